"""Playthroughs one can read as a story: one that ends well, one played at random, one with every switch turned."""

from pathlib import Path
from random import Random

from ludarium.games.love_at_first_shot import GAME
from ludarium.games.love_at_first_shot.advice import prefer
from ludarium.kernel import View
from ludarium.testing import assert_golden

from .ls_table import OPTIONS

GOLDEN = Path(__file__).parent / "golden"


def carefully(view: View, random: Random) -> str:
    """The move the advice likes best, the first of equals."""
    return max(view.moves, key=lambda move: prefer(view, move))


def test_a_love_story() -> None:
    assert_golden(GAME, None, 3, GOLDEN / "love_story.txt", choose=carefully, every=30)


def test_a_reckless_life() -> None:
    assert_golden(GAME, None, 1, GOLDEN / "reckless.txt")


def test_every_switch_turned() -> None:
    setup = GAME.setup(options={name: values[1] for name, values in OPTIONS.items()})
    assert_golden(GAME, setup, 4, GOLDEN / "switched.txt", choose=carefully, every=30)
