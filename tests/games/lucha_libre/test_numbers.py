"""The counts and odds of the rules specification, section 4."""

from __future__ import annotations

from fractions import Fraction
from math import prod

import pytest

from ludarium.games.lucha_libre import GAME
from ludarium.games.lucha_libre.combinations import (
    dice_used,
    perform_moves,
    performances,
    rerolls,
    throws,
    wave_moves,
    without,
)
from ludarium.kernel import Refused, dice

from .ll_table import rules, throw

GRAMMAR = GAME.grammar(GAME.setup())
SHORT = {
    "t3F": "triple_f", "t3": "triple", "q4": "sequence_4", "q3": "sequence_3", "q2": "sequence_2", "f": "show_off",
    "c": "change",
}  # fmt: skip
EVER = """
t3F; t3; q4; q3; q2; f; c;
t3F q2; t3F f; t3F c; t3 q2; t3 f; t3 c; q4 f; q3 q2; q3 f; q3 c; q2 q2; q2 f; q2 c; f f; f c;
t3F f f; t3 f f; q3 f f; q2 q2 f; q2 f f; q2 f c; f f f; f f c;
q2 f f f; f f f c; f f f f; f f f f f
"""


@pytest.mark.parametrize("number", range(1, 6))
def test_number_of_rerolls(number: int) -> None:
    for faces in throws(number):
        assert len(rerolls(faces)) == prod(faces.count(face) + 1 for face in set(faces)) - 1
    examples = {"1 2 3 4 6": 31, "4 4 4 4 4": 5, "2 6": 3, "3 3": 2}
    assert {faces: len(rerolls(throw(faces))) for faces in examples} == examples


def test_questions_list_their_moves_in_a_fixed_order() -> None:
    """Seeds and records of bots that choose by number depend on it."""
    assert wave_moves((2, 2, 5)) == ("stand", "reroll 2", "reroll 5", "reroll 2 2", "reroll 2 5", "reroll 2 2 5")
    assert perform_moves((4, 5, 6), rules().wrestlers["demon"], 1) == (
        "perform sequence_2 show_off", "perform sequence_2", "perform show_off", "pass",
    )  # fmt: skip


def test_every_performance_that_can_ever_occur() -> None:
    wanted = [" ".join(SHORT[word] for word in entry.split()) for entry in EVER.split(";")]
    assert sorted(GRAMMAR.kinds["moves"]) == sorted(wanted)
    assert len(wanted) == 34


def test_the_grammar_counts() -> None:
    verbs = [sentence.split()[0] for sentence in GRAMMAR.sentences]
    assert {verb: verbs.count(verb) for verb in verbs} == {
        "reroll": 461, "stand": 1, "perform": 34, "pass": 1, "roll": 461,
    }  # fmt: skip


def test_never_more_than_eleven_choices_of_moves() -> None:
    most = 0
    for name, wrestler in rules().wrestlers.items():
        for number in range(2, 6):
            for faces in throws(number):
                count = len(perform_moves(faces, wrestler, 1))
                most = max(most, count)
                if count == 11:
                    assert (name, faces) in [("cavernario", (1, 2, 3, 4, 4)), ("bulldog", (1, 2, 3, 3, 4))]
    assert most == 11


def test_moves_never_share_a_die() -> None:
    for wrestler in rules().wrestlers.values():
        for faces in throws(5):
            for moves in performances(faces, wrestler, 1):
                used = [face for part in dice_used(faces, moves, wrestler) for face in part]
                assert without(faces, tuple(used)) is not None


@pytest.mark.parametrize(("sentence", "odds"), [("roll 5 5 5", 1), ("roll 1 1 2", 3), ("roll 1 2 3", 6)])
def test_odds_of_three_dice(sentence: str, odds: int) -> None:
    assert GAME.start().question.chances()[sentence] == Fraction(odds, 216)


def test_outcomes_by_number_of_dice() -> None:
    assert [len(dice(number).moves) for number in range(1, 6)] == [6, 21, 56, 126, 252]
    assert sum(len(dice(number).moves) for number in range(1, 6)) == 461


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("reroll 5 2 2", "reroll 2 2 5"),
        ("  Reroll 6  1", "reroll 1 6"),
        ("perform show_off triple_f", "perform triple_f show_off"),
        ("perform change sequence_2", "perform sequence_2 change"),
        ("STAND", "stand"),
        ("roll 4 1", "roll 1 4"),
    ],
)
def test_dice_and_moves_may_be_typed_in_any_order(typed: str, sentence: str) -> None:
    assert GRAMMAR.read(typed) == sentence


@pytest.mark.parametrize(
    "typed", ["", "reroll", "reroll 7", "reroll 1 2 3 4 5 6", "perform dance", "perform change change"]
)
def test_what_is_no_sentence_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        GRAMMAR.read(typed)
