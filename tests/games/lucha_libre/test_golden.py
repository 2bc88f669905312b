"""Two fights told as stories; a change of the rules is read as a diff."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ludarium.games.lucha_libre import GAME
from ludarium.games.lucha_libre.advice import prefer
from ludarium.kernel import View
from ludarium.testing import assert_golden

GOLDEN = Path(__file__).parent / "golden"


def well(view: View, random: Random) -> str:
    """The move the advice likes best."""
    return max(view.moves, key=lambda move: prefer(view, move))


@pytest.mark.parametrize(("cartridge", "seed"), [("pairs", 1), ("short", 2)])
def test_golden(cartridge: str, seed: int) -> None:
    setup = GAME.setup(options={"cartridge": cartridge})
    assert_golden(GAME, setup, seed, GOLDEN / f"{cartridge}-{seed}.txt", choose=well, every=40)
