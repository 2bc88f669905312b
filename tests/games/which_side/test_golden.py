"""Games told as stories; a change of the rules is read as a diff."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ludarium.games.which_side import GAME
from ludarium.games.which_side.advice import prefer
from ludarium.kernel import View
from ludarium.testing import assert_golden

GOLDEN = Path(__file__).parent / "golden"


def well(view: View, random: Random) -> str:
    """The move the advice likes best."""
    return max(view.moves, key=lambda move: prefer(view, move))


@pytest.mark.parametrize(("mode", "seed"), [("normal", 1), ("advanced", 2), ("hard", 3)])
def test_golden_game_played_well(mode: str, seed: int) -> None:
    setup = GAME.setup(options={"mode": mode})
    assert_golden(GAME, setup, seed, GOLDEN / f"{mode}-{seed}.txt", choose=well, every=30)


def test_golden_game_played_at_random_with_every_switch_turned() -> None:
    options = {"means": "heavy", "take_limit": "0", "place_limit": "1", "keep_resources": "yes"}
    assert_golden(GAME, GAME.setup(options=options), 4, GOLDEN / "switches-4.txt", every=30)
