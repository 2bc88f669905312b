"""Games told as stories; a change of the rules is read as a diff."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ludarium.games.last_glow import GAME
from ludarium.games.last_glow.advice import prefer
from ludarium.kernel import View
from ludarium.testing import assert_golden

GOLDEN = Path(__file__).parent / "golden"


def advised(view: View, random: Random) -> str:
    """The move that advice likes best."""
    return max(view.moves, key=lambda move: prefer(view, move))


@pytest.mark.parametrize(
    ("edition", "mode", "seed"),
    [("final", "storm", 6), ("final", "nightmare", 3), ("booklet_0_9", "storm", 1)],
)
def test_a_game_played_by_advice(edition: str, mode: str, seed: int) -> None:
    setup = GAME.setup(edition=edition, options={"mode": mode})
    assert_golden(GAME, setup, seed, GOLDEN / f"{edition}-{mode}.txt", choose=advised, every=200)


def test_a_game_played_at_random() -> None:
    setup = GAME.setup(edition="booklet_0_9", options={"mode": "nightmare"})
    assert_golden(GAME, setup, 2, GOLDEN / "booklet_0_9-nightmare.txt", every=200)


def test_a_game_played_at_random_with_every_option_turned() -> None:
    options = {"mode": "perturbation", "blocked_heart": "reroll", "dark_rule": "reaching_zero"}
    options |= {"throttle_cost": "brightness", "explosion_diagonal": "far"}
    assert_golden(GAME, GAME.setup(options=options), 3, GOLDEN / "final-options.txt", every=200)
