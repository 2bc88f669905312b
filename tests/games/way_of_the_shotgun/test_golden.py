"""A playthrough to be read."""

from __future__ import annotations

from pathlib import Path
from random import Random

from ludarium.bots import GreedyBot
from ludarium.games.way_of_the_shotgun import GAME
from ludarium.kernel import View
from ludarium.testing import assert_golden


def reading(view: View, random: Random) -> str:
    return GreedyBot(GAME, random).choose(view)


def test_the_long_road() -> None:
    path = Path(__file__).parent / "golden" / "long_road.txt"
    assert_golden(GAME, GAME.setup(), "mercy 1", path, choose=reading)
