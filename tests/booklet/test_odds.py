"""Exact odds, against the printed table and against counting."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from msgspec.structs import replace

from ludarium.booklet.odds import after_second_throw, at_least, exactly, percent, round_loss, victory, weights
from ludarium.booklet.profile import Combat, Throw

COINS = Throw(success="heads", failure="tails", faces=2, succeed=1, most=3)
DICE = Throw(success="hits", failure="misses", faces=6, succeed=2, most=5)
COMBAT = Combat(skill="x", loss="each", lost_round="tails", costly_victory="lost", per_round=1)


@pytest.mark.parametrize(("coins", "odds"), [(0, "0 0 0"), (1, "1/2 0 0"), (2, "3/4 1/4 0"), (3, "7/8 1/2 1/8")])
def test_success_of_coins(coins: int, odds: str) -> None:
    assert [at_least(COINS, coins, difficulty) for difficulty in (1, 2, 3)] == [Fraction(x) for x in odds.split()]


@pytest.mark.parametrize("throw", [COINS, DICE])
@pytest.mark.parametrize("pieces", [1, 2, 3])
def test_odds_are_those_of_counting(throw: Throw, pieces: int) -> None:
    for hits in range(pieces + 1):
        ways = sum(
            sum(face < throw.succeed for face in faces) == hits for faces in product(range(throw.faces), repeat=pieces)
        )
        assert weights(throw, pieces)[f"{throw.success} {hits}"] == ways
        assert exactly(throw, pieces, hits) == Fraction(ways, throw.faces**pieces)


def test_a_second_throw() -> None:
    whole = sum(exactly(DICE, 2, hits) * after_second_throw(DICE, 2, hits, 1) for hits in range(1))
    assert at_least(DICE, 2, 1) + whole == Fraction(65, 81)


def test_victory_against_the_printed_table() -> None:
    assert victory(COINS, COMBAT, 2, 3, 2) == Fraction(11, 16)
    assert victory(COINS, COMBAT, 3, 4, 1) == Fraction(57, 64)
    assert victory(COINS, replace(COMBAT, costly_victory="won"), 3, 2, 3) == Fraction(29, 64)
    assert victory(COINS, COMBAT, 0, 4, 1) == 0
    assert victory(COINS, COMBAT, 1, 0, 1) == 0


def test_what_a_round_costs() -> None:
    """MM-33, MM-58, MM-105: failures less what is guarded, or hits; once for a round where the title says so."""
    each, heads = COMBAT, replace(COMBAT, lost_round="heads")
    any_of = replace(COMBAT, loss="any")
    assert round_loss(COINS, each, 1, 2, False, 1) == (1, 0)
    assert round_loss(COINS, any_of, 0, 3, False, 1) == (1, 0)
    assert round_loss(COINS, any_of, 0, 1, False, 1) == (0, 0)
    assert round_loss(COINS, heads, 2, 1, False, 1) == (2, 1)
    assert round_loss(COINS, heads, 2, 1, True, 1) == (0, 0)
    assert round_loss(COINS, replace(any_of, lost_round="heads"), 3, 0, False, 0) == (1, 0)


def test_chances_as_people_say_them() -> None:
    assert [percent(Fraction(x)) for x in ("0", "1/999", "1/3", "998/999", "1")] == [0, 1, 33, 99, 100]


def test_victory_where_a_round_may_change_nothing() -> None:
    """With heads as the cost a throw of tails only leaves everything as it was; so such a fight is won in the end."""
    heads = replace(COMBAT, lost_round="heads")
    assert victory(COINS, heads, 1, 5, 1) == 1
    assert victory(COINS, replace(COMBAT, loss="any"), 2, 1, 1) == Fraction(1, 4)
    assert victory(COINS, COMBAT, 1, 1, 1, guard=1) == Fraction(3, 4)
