"""The battery, with what must be true of every position."""

from __future__ import annotations

from pathlib import Path

from ludarium.booklet import Journey
from ludarium.games.way_of_the_shotgun import GAME
from ludarium.testing import assert_rules_pinned, conformance_tests


def everything_in_its_place(g: Journey) -> None:
    """Cubes on their tracks, the traveller on the map, equipment owned once, no secret in what is being read."""
    book = g.book
    assert all(low <= value <= high for low, value, high in zip(book.lowest, g.gauges, book.highest, strict=True))
    assert g.at in g.story_of.locations
    assert g.trail[-1] == g.at
    assert len(dict(g.equipment)) == len(g.equipment)
    assert all(count >= 0 for count in g.marks)
    assert g.outcome is None or g.outcome.reason


test_conformance = conformance_tests(GAME, invariant=everything_in_its_place)


def test_every_rule_is_pinned() -> None:
    assert_rules_pinned(GAME, Path(__file__).parent)
