"""Gauges, clock, equipment and conditions: the small words in which all other rules are written."""

from __future__ import annotations

from ludarium.booklet.page import note
from ludarium.booklet.pages import (
    AllOf,
    AnyOf,
    Condition,
    Costs,
    Equipment,
    Gauged,
    Marked,
    Not,
    Owned,
    Visited,
    Visits,
)
from ludarium.booklet.position import Journey

# --- gauges -----------------------------------------------------------------------------------------------------


def value(g: Journey, gauge: str) -> int:
    """Where the cube of a gauge stands."""
    return g.gauges[g.rules.book.index[gauge]]


def put(g: Journey, gauge: int, to: int) -> int:
    """MM-2. Move a cube within the limits of its gauge; by how much it moved."""
    book = g.rules.book
    to = min(max(to, book.lowest[gauge]), book.highest[gauge])
    before = g.gauges
    g.gauges = (*before[:gauge], to, *before[gauge + 1 :])
    return to - before[gauge]


def change(g: Journey, gauge: str, by: int) -> None:
    """MM-2, MM-4, MM-5. A gain or a loss; of the clock a positive amount is spent."""
    book = g.rules.book
    if gauge == book.profile.clock.gauge:
        spend(g, by) if by > 0 else turn_back(g, -by)
        return
    moved = put(g, book.index[gauge], value(g, gauge) + by)
    if moved:
        note(g, "gained" if moved > 0 else "lost", gauge, abs(moved), value(g, gauge))
    else:
        note(g, "unmoved", gauge, value(g, gauge))


def spend(g: Journey, amount: int) -> None:
    """MM-4, MM-6, MM-111. The clock runs; having to pass its end is defeat, and the cube stays on the end."""
    book = g.rules.book
    clock, sign = book.clock, book.profile.clock.sign
    to = g.gauges[clock] + sign * amount
    put(g, clock, to)
    if not book.lowest[clock] <= to <= book.highest[clock]:
        finish(g, book.profile.clock.reason)
    elif amount:
        note(g, "spent", amount, to)


def turn_back(g: Journey, amount: int) -> None:
    """MM-5. The clock moves back, not beyond its start."""
    book = g.rules.book
    moved = put(g, book.clock, g.gauges[book.clock] - book.profile.clock.sign * amount)
    note(g, "turned_back", abs(moved), g.gauges[book.clock])


def clock_left(g: Journey) -> int:
    """How much the clock may still run without a defeat."""
    book = g.rules.book
    now = g.gauges[book.clock]
    return book.highest[book.clock] - now if book.profile.clock.sign > 0 else now - book.lowest[book.clock]


def clock_at_start(g: Journey) -> bool:
    """Whether the clock cannot move back any further."""
    book = g.rules.book
    ends = book.lowest if book.profile.clock.sign > 0 else book.highest
    return g.gauges[book.clock] == ends[book.clock]


def finish(g: Journey, reason: str, escaped: bool = False, closing: str = "") -> None:
    """MM-6, MM-62, MM-63, MM-79. The adventure is over: nothing of what was being read or fought goes on.

    A defeat that no passage writes closes with the adventure's prose of that name, if it has one.
    """
    g.over, g.escaped = reason, escaped
    g.closing = closing or (reason if reason in g.story_of.prose else "")
    g.bookmarks = ()
    g.fight = None


# --- costs ------------------------------------------------------------------------------------------------------


def payable(g: Journey, cost: Costs) -> bool:
    """MM-3. Whether a cost can be paid in full; the clock can always run."""
    book = g.rules.book
    clock = book.profile.clock.gauge
    return all(gauge == clock or value(g, gauge) - amount >= book.lowest[book.index[gauge]] for gauge, amount in cost)


def pay(g: Journey, cost: Costs) -> None:
    """MM-3. Pay what was agreed; the clock last, for it may end everything."""
    clock = g.rules.book.profile.clock.gauge
    for gauge, amount in sorted(cost, key=lambda one: one[0] == clock):
        change(g, gauge, amount if gauge == clock else -amount)


# --- equipment --------------------------------------------------------------------------------------------------


def owns(g: Journey, key: str) -> bool:
    """Whether an equipment is owned."""
    return any(name == key for name, _ in g.equipment)


def owned(g: Journey, effect: str, of: str = "") -> Equipment | None:
    """The first owned equipment with an effect (on something)."""
    for key, _ in g.equipment:
        one = g.rules.book.equipment[key]
        if one.effect == effect and one.of == of:
            return one
    return None


def give(g: Journey, key: str) -> None:
    """MM-55. A second copy of what is owned is not given."""
    if owns(g, key):
        note(g, "owned_already", key)
        return
    g.equipment = (*g.equipment, (key, g.rules.book.equipment[key].uses))
    note(g, "given", key)


def take(g: Journey, key: str) -> None:
    """What is taken is owned no longer."""
    if owns(g, key):
        g.equipment = tuple(one for one in g.equipment if one[0] != key)
        note(g, "taken", key)


def use_up(g: Journey, one: Equipment) -> None:
    """MM-60, MM-61. One use less; without uses left it is gone. What lasts stays as it is."""
    left = dict(g.equipment)
    if left[one.key]:
        left[one.key] -= 1
        g.equipment = tuple((key, uses) for key, uses in left.items() if key != one.key or uses)
        note(g, "used", one.key, left[one.key])


def pieces(g: Journey, skill: str, purpose: str = "") -> int:
    """MM-26, MM-31. Coins or dice of a throw: the skill and what equipment adds, as many as there are."""
    book = g.rules.book
    number = value(g, skill)
    for key, _ in g.equipment:
        one = book.equipment[key]
        if one.effect == "coins" and one.of in (skill, purpose) and one.of:
            number += one.amount
    return min(number, book.profile.throw.most)


# --- conditions -------------------------------------------------------------------------------------------------


def holds(g: Journey, when: Condition) -> bool:
    """MM-75, MM-80. Whether a condition holds now."""
    match when:
        case AllOf(parts):
            return all(holds(g, part) for part in parts)
        case Marked(mark, least, most):
            return _within(mark_of(g, mark), least, most)
        case Gauged(gauge, least, most):
            return _within(value(g, gauge), least, most)
        case Owned(key, wanted):
            return owns(g, key) == wanted
        case Visited(place, wanted):
            return (place in g.trail) == wanted
        case Visits(least, most):
            return _within(g.trail.count(g.at), least, most)
        case AnyOf(parts):
            return any(holds(g, part) for part in parts)
        case Not(part):
            return not holds(g, part)


def _within(number: int, least: int | None, most: int | None) -> bool:
    return (least is None or number >= least) and (most is None or number <= most)


def mark_of(g: Journey, mark: str) -> int:
    """How often a mark was set."""
    return g.marks[tuple(g.story_of.marks).index(mark)]
