"""The counts and tables of the rules specification."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from ludarium.games.which_side import GAME
from ludarium.games.which_side.rules import ACTIONS
from ludarium.kernel import Question, Refused

from .ws_table import EVERYTHING_AT_HAND, moves, numbers, start, table

GRAMMAR = GAME.grammar(GAME.setup())


def test_the_grammar_has_26_decisions_and_6_throws() -> None:
    verbs = Counter(sentence.split()[0] for sentence in GRAMMAR.sentences)
    assert verbs.pop("roll") == 6
    assert verbs.total() == 26
    assert verbs["take"] == 8


def test_never_more_than_15_9_or_2_choices() -> None:
    crowded = table(savings=1, free=4, jailed=1, injured=1, risk=1, unsanitary=1, threat=1)
    assert moves(crowded) == ACTIONS
    assert len(ACTIONS) == 15
    assert len(moves(table("taking", **EVERYTHING_AT_HAND))) == 9


def test_the_die_is_fair() -> None:
    question = start().question
    assert isinstance(question, Question)
    assert set(question.chances().values()) == {Fraction(1, 6)}


PUBLISHED = {
    "workers_total": 8, "workers_start": 4, "savings_start": 2, "worker_cost": 1, "injured_cost": 1, "idle_divisor": 2,
    "strength_start": 0, "strength_step": 1, "strength_last": 10, "two_dice_at": [3, 6, 8], "press_cost": 1,
    "docks_pay": 3, "triangle_pay": 2, "dye_pay": 3, "tenderloin_pay": 3,
}  # fmt: skip
OTHERS = {
    "injured_max": (4, "inferred"), "savings_max": (20, "reconstructed"), "jailed_cost": (0, "reconstructed"),
    "risk_hurt_at": (3, "reconstructed"), "unsanitary_hurt_at": (3, "reconstructed"),
    "threat_jail_at": (4, "reconstructed"), "risk_after": (0, "reconstructed"),
    "unsanitary_after": (0, "reconstructed"), "threat_after": (0, "reconstructed"),
}  # fmt: skip


def test_every_number_of_the_specification_and_where_it_comes_from() -> None:
    found = {name: (parameter.value, parameter.status) for name, parameter in GAME.content.rules.items()}
    assert found == {name: (value, "published") for name, value in PUBLISHED.items()} | OTHERS


def test_the_die_table() -> None:
    table = ("rent_rise", "accident", "raid", "squalor", "sickness", "offensive")
    assert numbers().die_table == table


@pytest.mark.parametrize("typed", ["", "rest", "pass", "tenement", "tenement threat", "lawyers", "take", "take bank"])
def test_what_is_no_sentence_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        GRAMMAR.read(typed)


def test_sentences_may_be_typed_in_any_case_and_spacing() -> None:
    assert GRAMMAR.read("  Take   BAKERY ") == "take bakery"
