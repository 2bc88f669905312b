"""Two matches told as stories: one at random, one by advice."""

from __future__ import annotations

from pathlib import Path
from random import Random

from ludarium.games.toroball import GAME
from ludarium.games.toroball.advice import prefer
from ludarium.kernel import View
from ludarium.testing import assert_golden

GOLDEN = Path(__file__).parent / "golden"


def by_advice(view: View, random: Random) -> str:
    """The move that looks most promising; equal ones by lot."""
    marks = {move: prefer(view, move) for move in view.moves}
    best = max(marks.values())
    return random.choice([move for move, mark in marks.items() if mark == best])


def test_a_match_by_advice() -> None:
    assert_golden(GAME, None, 34, GOLDEN / "by_advice.txt", every=40, choose=by_advice)


def test_a_match_at_random_with_other_options() -> None:
    setup = GAME.setup(options={"goal_line": "arrow_square", "goal_squares": "open"}, parameters={"rounds_out": 0})
    assert_golden(GAME, setup, 37, GOLDEN / "open_goals.txt", every=60)
