"""Exact odds (MM-104): of a throw, of a test, of a combat fought to its end."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb

from ludarium.booklet.profile import Combat, Throw


def percent(chance: Fraction) -> int:
    """A chance as people say it; only certainties are 0 or 100."""
    rounded = round(100 * chance)
    return rounded if chance in (0, 1) else min(max(rounded, 1), 99)


@cache
def weights(throw: Throw, pieces: int) -> dict[str, int]:
    """The sentences that can come up with so many pieces, and in how many ways."""
    hit, miss = throw.succeed, throw.faces - throw.succeed
    return {f"{throw.success} {k}": comb(pieces, k) * hit**k * miss ** (pieces - k) for k in range(pieces + 1)}


@cache
def exactly(throw: Throw, pieces: int, hits: int) -> Fraction:
    """The chance of exactly ``hits`` successes."""
    if not 0 <= hits <= pieces:
        return Fraction(0)
    ways = comb(pieces, hits) * throw.succeed**hits * (throw.faces - throw.succeed) ** (pieces - hits)
    return Fraction(ways, throw.faces**pieces)


@cache
def at_least(throw: Throw, pieces: int, difficulty: int) -> Fraction:
    """MM-27, MM-28. The chance that a test of this difficulty succeeds."""
    return sum((exactly(throw, pieces, hits) for hits in range(max(difficulty, 0), pieces + 1)), Fraction(0))


@cache
def after_second_throw(throw: Throw, pieces: int, hits: int, difficulty: int) -> Fraction:
    """MM-110. The chance that a test succeeds once its failures are thrown again."""
    return at_least(throw, pieces - hits, difficulty - hits)


@cache
def victory(throw: Throw, combat: Combat, pieces: int, health: int, cb: int, guard: int = 0) -> Fraction:
    """The chance to win a combat fought to its end, the clock and further throws left aside (1.5)."""
    if health <= 0 or pieces == 0:
        return Fraction(0)
    won, same = Fraction(0), Fraction(0)
    for hits in range(pieces + 1):
        odds = exactly(throw, pieces, hits)
        loss, left = round_loss(throw, combat, hits, pieces - hits, hits >= cb, guard)
        alive = health - loss > 0
        if hits >= cb:
            won += odds * (alive or combat.costly_victory == "won")
        elif (loss, hits, left) == (0, 0, guard):
            same += odds  # nothing has changed: the same round once more
        elif alive:
            won += odds * victory(throw, combat, pieces, health - loss, cb - hits, left)
    return won / (1 - same) if same < 1 else Fraction(0)


@cache
def round_loss(throw: Throw, combat: Combat, hits: int, failures: int, won: bool, guard: int) -> tuple[int, int]:
    """MM-32, MM-33, MM-58, MM-105. The health a round costs, and the failures still guarded after it."""
    if not won and combat.lost_round == throw.success:
        guarded, loss = 0, hits  # equipment guards against failures only
    else:
        guarded = min(guard, failures)
        loss = failures - guarded
    return (min(loss, 1) if combat.loss == "any" else loss), guard - guarded
