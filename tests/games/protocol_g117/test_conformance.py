"""What the house promises of every game, and what is true of every position of this one."""

from __future__ import annotations

from pathlib import Path

from ludarium.games.protocol_g117 import GAME
from ludarium.testing import assert_rules_pinned, conformance_tests

from .fronts import conserved, possible

LONGEST = 3_000  # with any number changed: at most 110 turns of 2 x 13 sentences (see test_random_games)

test_conformance = conformance_tests(GAME, plies=LONGEST, conserved=conserved, invariant=possible)


def test_every_rule_and_ruling_is_pinned_by_a_test() -> None:
    assert_rules_pinned(GAME, Path(__file__).parent)
