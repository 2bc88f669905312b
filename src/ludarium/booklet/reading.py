"""Reading a passage (2.11). Rule numbers (MM) are those of the adventure booklet rules, shared by every title."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.booklet import gauges, pages
from ludarium.booklet.combat import begin_combat
from ludarium.booklet.odds import at_least, percent
from ludarium.booklet.page import note
from ludarium.booklet.position import TRAVELLER, Journey
from ludarium.booklet.throwing import AFTER, throw
from ludarium.kernel import RulesError

LINES = 10_000  # more instructions than this without a question are a circle no check could foresee


def arrive(g: Journey) -> None:
    """MM-9, MM-24, MM-25, MM-80. The visit counts from now on; the repeat rule says which passage is read."""
    location = g.story_of.locations[g.at]
    before = g.at in g.trail
    g.trail = (*g.trail, g.at)
    note(g, "arrived", g.at)
    if location.repeat == "yes" or (location.repeat == "no" and not before):
        sheet: int | None = location.first
    elif location.repeat == "until" and not gauges.mark_of(g, location.until):
        sheet = location.first
    else:
        sheet = location.again
    if sheet is None:
        note(g, "nothing")
    else:
        g.bookmarks = ((sheet, 0),)


def read_on(g: Journey) -> None:
    """MM-12, MM-22, MM-23. Instructions in their order, until something is asked or the passage is at its end."""
    sheets = g.rules.book.sheets
    for _ in range(LINES):
        if not g.bookmarks:
            return
        (sheet, line), *rest = g.bookmarks
        if line >= len(sheets[sheet]):
            g.bookmarks = tuple(rest)
            continue
        g.bookmarks = ((sheet, line + 1), *rest)
        instruction = sheets[sheet][line]
        READERS[type(instruction)](g, instruction, sheet, line)
        if g.question is not None or g.agenda:
            g.then(read_on)
            return
    raise RulesError(f"adventure {g.adventure}, location {g.at}: reading runs in a circle")


def nested(g: Journey, sheet: int) -> None:
    """Read a list inside a passage, then the passage goes on."""
    g.bookmarks = ((sheet, 0), *g.bookmarks)


# --- telling, gauges, marks, equipment --------------------------------------------------------------------------


def tell_text(g: Journey, it: pages.Text, *_: int) -> None:
    """MM-24, MM-76. Prose is shown when it is reached; it is that of the place it is written in."""
    note(g, "read", it.place, it.prose)


def change(g: Journey, it: pages.Change, *_: int) -> None:
    """MM-2, MM-4, MM-22, MM-61. A gain or a loss as written; equipment may make a loss smaller."""
    gauges.change(g, it.gauge, absorbed(g, it.gauge, it.by))
    if it.gauge == g.rules.book.profile.health.gauge:
        check_health(g)


def absorbed(g: Journey, gauge: str, by: int) -> int:
    """MM-61. A written loss, smaller where an equipment absorbs it; that is one use."""
    one = gauges.owned(g, "absorb", gauge)
    if one is None or by >= 0 or gauge == g.rules.book.profile.clock.gauge or gauges.value(g, gauge) == 0:
        return by
    gauges.use_up(g, one)
    return min(by + one.amount, 0)


def check_health(g: Journey) -> None:
    """MM-22. Where the title says so, losing the last health outside combat ends the adventure at once.

    The list of a lost combat begins with health 0 and may raise it again; so only a loss, or the end of the passage,
    asks this. After an escape nothing does.
    """
    book = g.rules.book
    health = book.profile.health
    if health.at_zero == "end" and not (g.over or g.escaped) and g.gauges[book.health] == 0:
        gauges.finish(g, health.reason)


def raise_to(g: Journey, it: pages.Raise, *_: int) -> None:
    """A gauge becomes at least a value."""
    missing = it.to - gauges.value(g, it.gauge)
    if missing > 0:
        shift(g, it.gauge, missing)


def set_to(g: Journey, it: pages.Fix, *_: int) -> None:
    """A gauge becomes exactly a value."""
    shift(g, it.gauge, it.to - gauges.value(g, it.gauge))
    if it.gauge == g.rules.book.profile.health.gauge:
        check_health(g)


def shift(g: Journey, gauge: str, by: int) -> None:
    """Move a cube on its track; the clock's too, without a defeat."""
    book = g.rules.book
    moved = gauges.put(g, book.index[gauge], gauges.value(g, gauge) + by)
    if moved:
        note(g, "gained" if moved > 0 else "lost", gauge, abs(moved), gauges.value(g, gauge))


def mark(g: Journey, it: pages.Mark, *_: int) -> None:
    """A counter up or down, never under 0; it is told only if the booklet shows it."""
    marks = g.story_of.marks
    at = tuple(marks).index(it.mark)
    now = max(g.marks[at] + it.by, 0)
    g.marks = (*g.marks[:at], now, *g.marks[at + 1 :])
    if marks[it.mark] is not None:
        note(g, "marked", it.mark, now)


def give(g: Journey, it: pages.Give, *_: int) -> None:
    """MM-55. Equipment is owned from now on."""
    gauges.give(g, it.equipment)


def take(g: Journey, it: pages.Take, *_: int) -> None:
    """Equipment is owned no longer."""
    gauges.take(g, it.equipment)


# --- tests ------------------------------------------------------------------------------------------------------


def begin_test(g: Journey, it: pages.Trial, sheet: int, line: int) -> None:
    """MM-26, MM-28 to MM-30. One throw of the skill; difficulty 0 and no pieces at all need none."""
    number = gauges.pieces(g, it.skill)
    if it.difficulty and number:
        throw(g, "test", number, sheet, line)
    else:
        note(g, "sure", it.skill, it.difficulty, number)
        nested(g, it.failure if it.difficulty else it.success)


def tested(g: Journey, hits: int, pieces: int, sheet: int, line: int) -> None:
    """MM-27, MM-74. Enough successes read the one list, fewer the other."""
    it = g.rules.book.sheets[sheet][line]
    assert isinstance(it, pages.Trial)
    chance = percent(at_least(g.rules.book.profile.throw, pieces, it.difficulty))
    passed = hits >= it.difficulty
    note(g, "tested", it.skill, it.difficulty, pieces, hits, chance, int(passed))
    nested(g, it.success if passed else it.failure)


def begin_fight(g: Journey, it: pages.Combat, sheet: int, line: int) -> None:
    """MM-31. The combat is carried out before the passage goes on."""
    g.then((begin_combat, sheet, line))


# --- choices and conditions -------------------------------------------------------------------------------------


def choose(g: Journey, it: pages.Choose, sheet: int, line: int) -> None:
    """MM-3, MM-23, MM-73. The options whose condition holds and whose cost can be paid; one alone is asked too."""
    g.ask(TRAVELLER, [f"choose {one.key}" for one in offered(g, it)], chosen, sheet, line)


def offered(g: Journey, it: pages.Choose) -> list[pages.Option]:
    """MM-3, MM-73. What may be chosen now."""
    return [one for one in it.options if gauges.holds(g, one.when) and gauges.payable(g, one.cost)]


def chosen(g: Journey, move: str, sheet: int, line: int) -> None:
    """MM-3, MM-23, MM-73. The cost is paid, then the option's list is read."""
    it = g.rules.book.sheets[sheet][line]
    assert isinstance(it, pages.Choose)
    key = move.removeprefix("choose ")
    option = next(one for one in it.options if one.key == key)
    note(g, "chose", option.place, key)
    gauges.pay(g, option.cost)
    if any(gauge == g.rules.book.profile.health.gauge for gauge, _ in option.cost):
        check_health(g)
    if not g.over:
        nested(g, option.do)


def consider(g: Journey, it: pages.If, *_: int) -> None:
    """MM-75. One list or the other, by the state at this moment."""
    if gauges.holds(g, it.when):
        nested(g, it.then)
    elif it.otherwise is not None:
        nested(g, it.otherwise)


# --- the map, and where reading goes ----------------------------------------------------------------------------


def switch_road(g: Journey, it: pages.Switch, *_: int) -> None:
    """MM-78. A road is open or closed from now on, in both directions."""
    g.closed = tuple(road for road in g.closed if road != it.road)
    if not it.open:
        g.closed = (*g.closed, it.road)
    note(g, "opened" if it.open else "closed", g.story_of.roads[it.road].key)


def show_place(g: Journey, it: pages.Show, *_: int) -> None:
    """MM-78. A hidden place is offered, or not, from now on."""
    g.revealed = tuple(place for place in g.revealed if place != it.place)
    if it.shown:
        g.revealed = (*g.revealed, it.place)
    note(g, "revealed" if it.shown else "concealed", it.place)


def go(g: Journey, it: pages.Go, *_: int) -> None:
    """MM-76. Reading continues elsewhere and does not come back."""
    g.bookmarks = ((it.sheet, 0),)


def move(g: Journey, it: pages.Move, *_: int) -> None:
    """MM-77. Put somewhere else without a cost; the rest of this passage is dropped, the new place is read."""
    g.came_from, g.at = g.at, it.place
    g.bookmarks = ()
    arrive(g)


def end(g: Journey, it: pages.End, *_: int) -> None:
    """MM-62, MM-63, MM-79. The adventure is over, whatever was still to be read."""
    gauges.finish(g, it.reason, it.escape, it.closing)


READERS: dict[type, Callable[..., Any]] = {
    pages.Text: tell_text,
    pages.Change: change,
    pages.Raise: raise_to,
    pages.Fix: set_to,
    pages.Mark: mark,
    pages.Give: give,
    pages.Take: take,
    pages.Trial: begin_test,
    pages.Combat: begin_fight,
    pages.Choose: choose,
    pages.If: consider,
    pages.Switch: switch_road,
    pages.Show: show_place,
    pages.Go: go,
    pages.Move: move,
    pages.End: end,
}
AFTER["test"] = tested
