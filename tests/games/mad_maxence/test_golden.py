"""Playthroughs to be read: one adventure read greedily, and a campaign with its notebook."""

from __future__ import annotations

from pathlib import Path
from random import Random

from ludarium.bots import GreedyBot
from ludarium.games.mad_maxence import GAME
from ludarium.kernel import View
from ludarium.testing import assert_golden

GOLDEN = Path(__file__).parent / "golden"


def reading(view: View, random: Random) -> str:
    return GreedyBot(GAME, random).choose(view)


def test_the_salt_ring() -> None:
    assert_golden(GAME, GAME.setup(), "salt 5", GOLDEN / "salt_ring.txt", choose=reading)


def test_a_campaign() -> None:
    setup = GAME.setup(options={"adventure": "campaign"})
    assert_golden(GAME, setup, "campaign 2", GOLDEN / "campaign.txt", choose=reading, every=40, plies=240)
