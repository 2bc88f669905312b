"""Which Side keeps every promise the house makes of a game."""

from __future__ import annotations

from pathlib import Path

from ludarium.games.which_side import GAME
from ludarium.games.which_side.position import RESOURCES, WhichSide
from ludarium.testing import assert_rules_pinned, conformance_tests


def workers(g: WhichSide) -> int:
    """WS-2. Reserve, free, jailed and dead."""
    return g.reserve + g.free + g.jailed + g.dead


def possible(g: WhichSide) -> None:
    """What is true of every position."""
    rules = g.rules
    assert 0 <= g.savings <= rules.savings_max
    assert 0 <= g.injured <= min(g.free, rules.injured_max)
    assert min(g.reserve, g.free, g.jailed, g.dead) >= 0
    for gauge in ("risk", "unsanitary", "threat"):
        assert 0 <= getattr(g, gauge) < rules.end_of(gauge)
    assert all(getattr(g, resource) >= 0 for resource in RESOURCES)
    assert g.strength <= rules.strength_last or g.outcome is not None
    assert g.turn <= g.strength
    assert len(set(g.controlled)) == len(g.controlled) <= rules.means_needed
    assert (g.free == 0) == (g.outcome is not None and g.outcome.reason == "no_workers")


test_conformance = conformance_tests(GAME, conserved=workers, invariant=possible)


def test_every_rule_is_pinned() -> None:
    assert_rules_pinned(GAME, Path(__file__).parent)
