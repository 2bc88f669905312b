"""Dice as printed odds: every throw is a sentence with a whole-number weight."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from msgspec import Struct


class Dice(Struct, frozen=True):
    """What a throw can show: its sentences, the values handed to the rules, and their weights."""

    moves: tuple[str, ...]
    answers: tuple[int | tuple[int, ...], ...]
    odds: tuple[int, ...]
    alike: bool = False  # every throw is as likely as the next


@cache
def dice(number: int = 1, sides: int = 6) -> Dice:
    """``number`` dice thrown together; faces are sorted, because equal dice have no names.

    One die hands the rules an ``int``, several a sorted tuple.
    """
    throws = list(combinations_with_replacement(range(1, sides + 1), number))
    moves = tuple("roll " + " ".join(map(str, throw)) for throw in throws)
    if number == 1:
        return Dice(moves, tuple(throw[0] for throw in throws), (1,) * sides, alike=True)
    return Dice(moves, tuple(throws), tuple(_ways(throw) for throw in throws))


def _ways(throw: tuple[int, ...]) -> int:
    """In how many orders distinguishable dice could show this throw."""
    ways = factorial(len(throw))
    for repeats in Counter(throw).values():
        ways //= factorial(repeats)
    return ways


D6 = dice()
