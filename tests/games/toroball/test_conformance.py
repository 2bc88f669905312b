"""What the house promises of every game, and what is true of every position of this one."""

from __future__ import annotations

from pathlib import Path

from ludarium.games.toroball import GAME
from ludarium.testing import assert_rules_pinned, conformance_tests

from .arena import possible

test_conformance = conformance_tests(GAME, games=4, invariant=possible)


def test_every_rule_and_ruling_is_pinned_by_a_test() -> None:
    assert_rules_pinned(GAME, Path(__file__).parent)
