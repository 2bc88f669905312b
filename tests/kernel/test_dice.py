"""Dice are printed odds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from ludarium.kernel import CHANCE, D6, Question, dice
from ludarium.kernel import Dice as DiceKind


def odds(kind: DiceKind) -> dict[str, Fraction]:
    return Question(CHANCE, kind.moves, print, odds=kind.odds).chances()


def test_one_die_has_six_even_faces() -> None:
    assert D6 is dice()
    assert D6.answers == (1, 2, 3, 4, 5, 6)
    assert set(odds(D6).values()) == {Fraction(1, 6)}
    assert D6.moves[4] == "roll 5"


def test_three_dice() -> None:
    shares = odds(dice(3))
    assert shares["roll 5 5 5"] == Fraction(1, 216)
    assert shares["roll 2 5 5"] == Fraction(3, 216)
    assert shares["roll 2 3 5"] == Fraction(6, 216)
    assert sum(shares.values()) == 1
    assert len(shares) == 56
    assert dice(3).answers[0] == (1, 1, 1)


@pytest.mark.parametrize(("number", "sides"), [(1, 6), (2, 6), (2, 8), (3, 4), (5, 6)])
def test_weights_count_the_throws_of_distinct_dice(number: int, sides: int) -> None:
    ways = Counter(tuple(sorted(throw)) for throw in product(range(1, sides + 1), repeat=number))
    kind = dice(number, sides)
    answers = kind.answers if number > 1 else [(answer,) for answer in kind.answers]
    assert dict(zip(answers, kind.odds, strict=True)) == ways
