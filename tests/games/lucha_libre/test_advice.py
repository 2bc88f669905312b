"""The advice: it follows the rules' numbers, and counts only what lies on the table."""

from __future__ import annotations

import pytest

from ludarium.games.lucha_libre import GAME
from ludarium.games.lucha_libre.advice import ADVICE, prefer
from ludarium.games.lucha_libre.forecast import best_now, odds_of_more
from ludarium.games.lucha_libre.wording import about_move
from ludarium.kernel import view
from ludarium.texts import texts

from .ll_table import table


def liked(blue: str, **changed: object) -> str:
    """What blue is advised to do."""
    seen = view(GAME, table(blue, "1 3 4", **changed), 0)  # type: ignore[arg-type]
    return max(seen.moves, key=lambda move: prefer(seen, move))


def test_a_sure_triple_is_kept() -> None:
    assert liked("5 5 5", at="wave") == "stand"
    assert liked("5 5 5") == "perform triple_f"


def test_dice_without_a_use_are_thrown_again() -> None:
    assert liked("1 1 3 3", at="wave", energy=(4, 4)).startswith("reroll")
    assert liked("1 1 5 5 5", at="wave", energy=(6, 4)) == "stand"


def test_the_goal_is_taken_at_once() -> None:
    assert liked("1 1 5", at="wave", fans=(36, 10)) == "stand"
    assert liked("1 2 5", fans=(36, 10)) == "perform show_off"


def test_a_tired_wrestler_is_relieved() -> None:
    assert liked("1 2", energy=(0, 3), rest_energy=(7, 2)) == "perform change"
    assert liked("1 2", energy=(5, 3), rest_energy=(2, 2)) == "pass"


def test_more_fans_and_more_energy_are_worth_more() -> None:
    even = ADVICE.value(view(GAME, table(at="throw"), 0))
    assert even == 0
    assert ADVICE.value(view(GAME, table(at="throw", fans=(15, 10)), 0)) > 0
    assert ADVICE.value(view(GAME, table(at="throw", fans=(15, 10)), 1)) < 0
    assert ADVICE.value(view(GAME, table(at="throw", energy=(5, 2)), 0)) > 0


def test_odds_are_counted_exactly() -> None:
    g = table("1 1 5", "1 3 4", at="wave")
    assert best_now(g, 0, g.dice[0]) == 1  # Show Off
    # One die again: a 1 makes a Triple of 1s and loses nothing, a 4 or 6 nothing, a 5 stays one Show Off.
    assert odds_of_more(g, 0, "reroll 5") == pytest.approx(1 / 6)
    assert odds_of_more(g, 0, "reroll 1") == pytest.approx(1 / 6)  # another 5: two Show Offs
    assert odds_of_more(g, 0, "reroll 1 1") == pytest.approx(13 / 36)


@pytest.mark.parametrize(
    ("move", "note"),
    [("reroll 5", "1 fan, 17\u00a0% for more"), ("stand", "up to +1 fans")],
)
def test_notes_on_throws(move: str, note: str) -> None:
    assert about_move(view(GAME, table("1 1 5", "1 3 4", at="wave"), 0), move, texts(GAME, "en")) == note


def test_notes_on_performances_give_the_totals() -> None:
    seen = view(GAME, table("5 5 5", "1 3 4"), 0)
    assert about_move(seen, "perform triple_f", texts(GAME, "en")) == "fans +5, enemy −2, own −1"
    assert about_move(seen, "perform show_off show_off", texts(GAME, "en")) == "fans +2, enemy 0, own +2"
