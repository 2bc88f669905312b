"""What a reader can tell from the open page and the map alone: what an option leads to, how far a way out is."""

from __future__ import annotations

from fractions import Fraction

from ludarium.booklet import gauges, pages
from ludarium.booklet.odds import at_least, victory
from ludarium.booklet.position import Journey


def announced(g: Journey, option: pages.Option) -> pages.Trial | pages.Combat | None:
    """The test or combat an option is printed with: what its list begins with, as far as the reader can see."""
    sheet: int | None = option.do
    while sheet is not None and (lines := g.rules.book.sheets[sheet]):
        first = lines[0]
        if isinstance(first, pages.Trial | pages.Combat):
            return first
        if not isinstance(first, pages.If) or not visible(g, first.when):
            return None
        sheet = first.then if gauges.holds(g, first.when) else first.otherwise
    return None


def visible(g: Journey, when: pages.Condition) -> bool:
    """Whether a condition speaks only of what lies on the table."""
    match when:
        case pages.Marked(mark, _, _):
            return g.story_of.marks[mark] is not None
        case pages.AllOf(parts) | pages.AnyOf(parts):
            return all(visible(g, part) for part in parts)
        case pages.Not(part):
            return visible(g, part)
    return True


def chance(g: Journey, what: pages.Trial | pages.Combat) -> Fraction:
    """The exact chance of a test, or of a combat fought to its end."""
    book = g.rules.book
    if isinstance(what, pages.Trial):
        return at_least(book.profile.throw, gauges.pieces(g, what.skill), what.difficulty)
    return fight_chance(g, what.cb)


def fight_chance(g: Journey, cb: int) -> Fraction:
    """The chance to win against an opponent of this strength, from now on."""
    book = g.rules.book
    guard = gauges.owned(g, "guard")
    guarded = g.fight.guard if g.fight else guard.amount if guard else 0
    number = gauges.pieces(g, book.profile.combat.skill, "combat")
    return victory(book.profile.throw, book.profile.combat, number, g.gauges[book.health], cb, guarded)


def manoeuvre_chance(g: Journey, kind: str) -> Fraction:
    """The chance of a manoeuvre."""
    departure = g.rules.book.profile.departure
    assert departure is not None
    if gauges.owned(g, "sure_manoeuvre", kind):
        return Fraction(1)
    number = gauges.pieces(g, departure.test, "departure")
    return at_least(g.rules.book.profile.throw, number, departure.kinds[kind].difficulty)


def options(g: Journey) -> tuple[pages.Option, ...]:
    """Everything printed under the choice that is asked now, offered or not."""
    assert g.question is not None
    sheet, line = g.question.args[:2]
    choice = g.rules.book.sheets[sheet][line]
    assert isinstance(choice, pages.Choose)
    return choice.options


def option_of(g: Journey, key: str) -> pages.Option:
    """An option of the choice that is asked now."""
    return next(one for one in options(g) if one.key == key)


def on_the_map(g: Journey, place: str) -> bool:
    """Whether a place can be seen on the map: those with a number, and hidden ones as far as they are known."""
    return not g.story_of.locations[place].hidden or place in g.revealed or place in g.trail or place == g.at


def distance(g: Journey, start: str, goal: str) -> int:
    """The clock the shortest open way takes, as the map shows it; 99 when there is none."""
    adventure, key = g.story_of, (goal, g.closed, g.revealed)
    if key not in adventure.ways:
        adventure.ways[key] = _spread(adventure, goal, g.closed, g.revealed)
    return adventure.ways[key].get(start, 99)


def _spread(
    adventure: pages.Adventure, goal: str, closed: tuple[int, ...], revealed: tuple[str, ...]
) -> dict[str, int]:
    """From the goal backwards over every road that is open and every place that is known."""
    known = {key for key, place in adventure.locations.items() if not place.hidden} | set(revealed)
    into: dict[str, list[tuple[str, int]]] = {}
    for start, exits in adventure.exits.items():
        for exit in exits:
            if exit.road not in closed and start in known and exit.place in known:
                into.setdefault(exit.place, []).append((start, exit.cost))
    found, edge = {goal: 0}, [goal]
    while edge:
        here = edge.pop(0)
        for start, cost in into.get(here, ()):
            if found[here] + cost < found.get(start, 99):
                found[start] = found[here] + cost
                edge.append(start)
    return found
