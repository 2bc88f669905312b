"""What the house promises of every game, and what TG-83 promises of every position of this one."""

from __future__ import annotations

from pathlib import Path

from ludarium.games.last_glow import GAME
from ludarium.testing import assert_rules_pinned, conformance_tests

from .postcard import possible

test_conformance = conformance_tests(GAME, invariant=possible)


def test_every_rule_and_ruling_is_pinned_by_a_test() -> None:
    assert_rules_pinned(GAME, Path(__file__).parent)
