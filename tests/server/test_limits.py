"""Limits are limits: too many requests, guesses or streams are refused, and say when to come back."""

from __future__ import annotations

from ludarium.server.guard import Rates
from ludarium.server.live import Watchers


def test_a_bucket_holds_a_burst_and_fills_steadily() -> None:
    rates = Rates(per_second=2, burst=4)
    assert [rates.allows("ann", now=0.0) for _ in range(5)] == [True] * 4 + [False]
    assert rates.allows("ben", now=0.0), "everybody has a bucket of their own"
    assert not rates.allows("ann", now=0.4)
    assert rates.allows("ann", now=1.0)


def test_the_oldest_visitor_is_forgotten_when_there_are_too_many() -> None:
    rates = Rates(per_second=1, burst=1, visitors=2)
    for visitor in ("ann", "ben", "joe"):
        assert rates.allows(visitor, now=0.0)
    assert not rates.allows("ben", now=0.0)
    assert rates.allows("ann", now=0.0)


def test_a_person_may_open_only_so_many_streams() -> None:
    watchers = Watchers()
    with watchers.watching("m", "ann"), watchers.watching("n", "ann"):
        assert not watchers.admit("ann", 2)
        assert watchers.admit("ben", 2)
        assert watchers.count() == 2
    assert watchers.admit("ann", 2)
    assert watchers.count() == 0
