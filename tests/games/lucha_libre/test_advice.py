"""The advice: it follows the rules' numbers, and counts only what lies on the table."""

from __future__ import annotations

from typing import Any

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


def reroll_worth(dice: str, reroll: str, fans: int, **changed: Any) -> float:
    """What blue expects of a reroll."""
    return prefer(view(GAME, table(dice, "1 3 4", at="wave", fans=(fans, 10), **changed), 0), reroll)


def test_rerolls_that_cannot_be_paid_are_not_planned() -> None:
    # One reroll: a 5 is a Show Off (a fan and a level), a 2 a Sequence of 3 (two fans and a level); less its price.
    assert reroll_worth("1 3 6", "reroll 6", 1) == pytest.approx((2 + 3) / 6 - 1)
    one, two, six, seven = (reroll_worth("1 3 6", "reroll 6", fans) for fans in (1, 2, 6, 7))
    assert one < two < six == seven
    all_dice = ("1 1 3 3 4", "reroll 1 1 3 3 4")
    two, three, four = (reroll_worth(*all_dice, fans, reroll_cost=2, energy=(7, 4)) for fans in (2, 3, 4))
    assert two == three < four


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
    [("reroll 5", "1 fan, 17\u00a0% for more"), ("stand", "up to 1 fan")],
)
def test_notes_on_throws(move: str, note: str) -> None:
    assert about_move(view(GAME, table("1 1 5", "1 3 4", at="wave"), 0), move, texts(GAME, "en")) == note


@pytest.mark.parametrize(
    ("dice", "en", "fr"),
    [
        ("1 3 6", "no fans", "aucun fan"),
        ("1 1 5", "up to 1 fan", "jusqu’à 1 fan"),
        ("5 5 5", "up to 5 fans", "jusqu’à 5 fans"),
    ],
)
def test_standing_is_noted_with_the_fans_it_may_bring(dice: str, en: str, fr: str) -> None:
    seen = view(GAME, table(dice, "1 3 4", at="wave"), 0)
    assert [about_move(seen, "stand", texts(GAME, language)) for language in ("en", "fr")] == [en, fr]


@pytest.mark.parametrize(
    ("dice", "move", "en", "fr"),
    [
        ("5 5 5", "triple_f", "fans +5, enemy −2, own −1; dice 5_5_5", "fans +5, adverse −2, propre −1_; dés 5_5_5"),
        (
            "5 5 5",
            "show_off show_off",
            "fans +2, enemy 0, own +2; dice 5 · 5",
            "fans +2, adverse 0, propre +2_; dés 5 · 5",
        ),
        ("1 2 3 5", "sequence_3 show_off", "fans +3, enemy −1, own +1; dice 1_2_3 · 5", "+1_; dés 1_2_3 · 5"),
    ],
)
def test_notes_on_performances_give_the_totals_and_the_dice(dice: str, move: str, en: str, fr: str) -> None:
    """A line may break between the dice of two moves (``_``: nowhere else)."""
    seen = view(GAME, table(dice, "1 3 4", energy=(5, 2)), 0)
    english, french = (about_move(seen, f"perform {move}", texts(GAME, language)) for language in ("en", "fr"))
    unbroken = "\u00a0"
    assert english == en.replace("dice ", "dice_").replace("_", unbroken)
    assert french.endswith(fr.replace("dés ", "dés_").replace("_", unbroken))
