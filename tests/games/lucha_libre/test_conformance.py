"""Lucha Libre keeps every promise of the house."""

from __future__ import annotations

from copy import copy
from pathlib import Path

from msgspec.structs import replace

from ludarium.games.lucha_libre import GAME
from ludarium.games.lucha_libre.position import Lucha
from ludarium.kernel import Game
from ludarium.testing import assert_rules_pinned, conformance_tests


def sound(g: Lucha) -> None:
    """Fans, levels, dice and places are always possible ones."""
    rules = g.rules
    assert min(g.fans) >= 0
    assert all(0 <= level <= rules.top for level in g.energy + g.rest_energy)
    for seat in (0, 1):
        assert {g.in_ring[seat], g.resting[seat]} == set(rules.teams[seat])
        assert len(g.dice[seat]) <= rules.track[g.energy[seat]] or g.question is None
        assert list(g.dice[seat]) == sorted(g.dice[seat])
    assert not rules.round_limit or g.round <= rules.round_limit


def wrestlers(g: Lucha) -> tuple[str, ...]:
    """The four of them, wherever they are."""
    return tuple(sorted(g.in_ring + g.resting))


def with_a_bell() -> Game:
    """The game whose bell can be moved but not taken away: without one, random games need not end (LL-R18)."""
    game, content = copy(GAME), GAME.content
    limit = content.rules["round_limit"]
    assert limit.range == (0, 500)
    game.content = replace(content, rules=content.rules | {"round_limit": replace(limit, range=(1, 500))})
    return game


test_conformance = conformance_tests(with_a_bell(), games=4, plies=6_000, conserved=wrestlers, invariant=sound)


def test_every_rule_is_pinned() -> None:
    assert_rules_pinned(GAME, Path(__file__).parent)
