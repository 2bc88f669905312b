"""The battery, with what must be true of every position."""

from __future__ import annotations

from pathlib import Path

from booklet.titles import everything_in_its_place
from ludarium.games.mad_maxence import GAME
from ludarium.testing import assert_rules_pinned, conformance_tests

test_conformance = conformance_tests(GAME, invariant=everything_in_its_place)


def test_every_rule_is_pinned() -> None:
    assert_rules_pinned(GAME, Path(__file__).parent)
