"""What the house promises of every game."""

from pathlib import Path

from ludarium.games.love_at_first_shot import GAME
from ludarium.testing import assert_rules_pinned, conformance_tests

from .ls_table import possible

test_conformance = conformance_tests(GAME, games=25, invariant=possible)


def test_every_rule_and_ruling_is_pinned_by_a_test() -> None:
    assert_rules_pinned(GAME, Path(__file__).parent)
