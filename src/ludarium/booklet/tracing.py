"""How reading may run through the sheets of an adventure: where it ends, turns in a circle, or gains for ever.

Every question here is asked of all sheets at once and answered by letting the answers settle, so that lists which
lead into each other, however often, cost no more than a look at each of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias, TypeVar

from ludarium.booklet.pages import (
    Adventure,
    AllOf,
    AnyOf,
    Booklet,
    Change,
    Choose,
    Combat,
    Condition,
    End,
    Fix,
    Give,
    Go,
    If,
    Instruction,
    Location,
    Mark,
    Marked,
    Move,
    Not,
    Raise,
    Trial,
    Visits,
)

T = TypeVar("T")
MOST_PATHS = 64  # different ways through a sheet that are told apart; beyond that the worst of all is assumed


# --- walking through sheets -------------------------------------------------------------------------------------


def inner(line: Instruction) -> tuple[int, ...]:
    """The sheets an instruction may turn to and come back from."""
    match line:
        case Trial():
            return line.success, line.failure
        case Combat():
            return (line.won, line.lost) if line.flee is None else (line.won, line.lost, line.flee.do)
        case Choose():
            return tuple(option.do for option in line.options)
        case If():
            return (line.then,) if line.otherwise is None else (line.then, line.otherwise)
    return ()


def inside(booklet: Booklet, *sheets: int) -> list[int]:
    """Some sheets and the lists inside them, each once."""
    found = dict.fromkeys(sheets)
    todo = list(found)
    while todo:
        for line in booklet.sheets[todo.pop()]:
            new = [sheet for sheet in inner(line) if sheet not in found]
            found |= dict.fromkeys(new)
            todo += new
    return list(found)


def walk(booklet: Booklet, *sheets: int) -> Iterator[Instruction]:
    """Every instruction of some sheets and of the lists inside them, each list once."""
    for sheet in inside(booklet, *sheets):
        yield from booklet.sheets[sheet]


def passages_of(location: Location) -> Iterator[int]:
    """The sheets that begin a passage of a place."""
    yield location.first
    if location.again is not None:
        yield location.again
    yield from location.passages.values()


# --- what beats the clock ---------------------------------------------------------------------------------------


def beats_clock(booklet: Booklet, line: Instruction, gaining: Iterable[str]) -> bool:
    """MM-90. Whether an instruction moves the clock back or gives what pays for moving it back."""
    profile = booklet.profile
    payers = tuple(profile.departure.cost) if profile.departure else ()
    match line:
        case Change(gauge, by):
            return by < 0 if gauge == profile.clock.gauge else by > 0 and gauge in payers
        case Raise(gauge, _) | Fix(gauge, _):
            return gauge == profile.clock.gauge or gauge in payers
        case Give(key):
            return key in gaining
    return False


def gaining_equipment(booklet: Booklet) -> set[str]:
    """MM-90. What beats the clock when it is used, or gives something else that does."""
    lists = {key: list(walk(booklet, one.do)) for key, one in booklet.equipment.items() if one.do >= 0}
    gaining: set[str] = set()
    while True:
        more = {key for key, lines in lists.items() if any(beats_clock(booklet, line, gaining) for line in lines)}
        if more == gaining:
            return gaining
        gaining = more


def given_by(booklet: Booklet, key: str) -> set[str]:
    """The equipment that comes of using one, also by way of others."""
    found: set[str] = set()
    todo = [key]
    while todo:
        one = booklet.equipment.get(todo.pop())
        lines = walk(booklet, one.do) if one is not None and one.do >= 0 else ()
        new = {line.equipment for line in lines if isinstance(line, Give)} - found
        found |= new
        todo += new
    return found


# --- ways to gain -----------------------------------------------------------------------------------------------


class Path(NamedTuple):
    """One way through a sheet: whether it beats the clock, which marks guard it, which marks it raises."""

    gains: bool = False
    guards: frozenset[str] = frozenset()
    raised: frozenset[str] = frozenset()

    @property
    def endless(self) -> bool:
        """Whether this way could be taken again and again to gain."""
        return self.gains and not self.guards & self.raised

    def then(self, other: Path) -> Path:
        """This way, then another."""
        return Path(self.gains or other.gains, self.guards | other.guards, self.raised | other.raised)

    def as_bad_as(self, other: Path) -> bool:
        """Whether whatever the other leads to, this one leads to as well."""
        return self.gains >= other.gains and self.guards <= other.guards and self.raised <= other.raised


Paths: TypeAlias = frozenset[Path]
NONE: Paths = frozenset()
ONE: Paths = frozenset((Path(),))


def worst(paths: Iterable[Path]) -> Paths:
    """The ways that matter: none that another makes superfluous, and one for all where they are too many."""
    kept: list[Path] = []
    for path in sorted(set(paths), key=lambda one: (-one.gains, len(one.guards) + len(one.raised))):
        if not any(one.as_bad_as(path) for one in kept):
            kept.append(path)
    if len(kept) <= MOST_PATHS:
        return frozenset(kept)
    guards = frozenset.intersection(*(one.guards for one in kept))
    raised = frozenset.intersection(*(one.raised for one in kept))
    return frozenset((Path(any(one.gains for one in kept), guards, raised),))


def joined(before: Paths, after: Paths) -> Paths:
    """Every way of the one, then every way of the other."""
    return before if after == ONE else worst(one.then(other) for one in before for other in after)


def guards_of(when: Condition, holds: bool = True) -> frozenset[str]:
    """The marks that must be low for a condition to hold (or not to)."""
    match when:
        case Marked(mark, least, most) if (most if holds else least) is not None:
            return frozenset((mark,))
        case Visits(least, most) if (most if holds else least) is not None:
            return frozenset(("",))  # visits only ever rise: as good as a mark that is raised
        case Not(part):
            return guards_of(part, not holds)
        case AllOf(parts) | AnyOf(parts) if isinstance(when, AllOf) == holds or len(parts) == 1:
            return frozenset().union(*(guards_of(part, holds) for part in parts))
    return frozenset()


# --- one adventure ----------------------------------------------------------------------------------------------

Node: TypeAlias = tuple[int, frozenset[str]]  # a sheet, and gauges of which something is sure when it is read


class Tracer:
    """Knows how reading may run through one adventure."""

    def __init__(self, booklet: Booklet, adventure: Adventure) -> None:
        self.booklet = booklet
        self.adventure = adventure
        self.gaining = gaining_equipment(booklet)
        passages = [sheet for location in adventure.locations.values() for sheet in passages_of(location)]
        self.passages = passages
        self.sheets = inside(booklet, *passages)[::-1]  # the innermost first: so answers settle soonest
        everything = [line for sheet in self.sheets for line in booklet.sheets[sheet]]
        self.lowered = {line.mark for line in everything if isinstance(line, Mark) and line.by < 0}
        self._known_ways: tuple[Mapping[int, Paths], Mapping[int, Paths]] | None = None

    def settled(self, answer: Callable[[int, dict[int, T]], T], start: T) -> dict[int, T]:
        """The answer for every sheet, where it may depend on the answers for others: asked again until none changes."""
        found = dict.fromkeys(self.sheets, start)
        users: dict[int, list[int]] = defaultdict(list)
        for sheet in self.sheets:
            for line in self.booklet.sheets[sheet]:
                for other in self.turns_to(line):
                    users[other].append(sheet)
        todo = dict.fromkeys(self.sheets)
        while todo:
            sheet = next(iter(todo))
            del todo[sheet]
            new = answer(sheet, found)
            if new != found[sheet]:
                found[sheet] = new
                todo |= dict.fromkeys(users[sheet])
        return found

    def turns_to(self, line: Instruction) -> tuple[int, ...]:
        """Every sheet an instruction may lead to."""
        match line:
            case Go():
                return (line.sheet,)
            case Move():
                there = self.adventure.locations[line.place]
                return (there.first,) if there.again is None else (there.first, there.again)
        return inner(line)

    def spends(self, line: Instruction) -> bool:
        """Whether an instruction moves the clock on."""
        clock = self.booklet.profile.clock.gauge
        return isinstance(line, Change) and line.gauge == clock and line.by > 0

    # --- ends ---

    def finishing(self, by_moving: bool) -> dict[int, bool]:
        """For every sheet whether each way through it ends the adventure (or, if that counts, moves on)."""

        def finishes(sheet: int, found: dict[int, bool]) -> bool:
            for line in self.booklet.sheets[sheet]:
                match line:
                    case End():
                        return True
                    case Move():
                        return by_moving
                    case Go():
                        return found[line.sheet]
                    case If(_, _, None):
                        continue
                lists = inner(line)
                if lists and all(found[one] for one in lists):
                    return True
            return False

        return self.settled(finishes, False)

    # --- circles in which nothing happens ---

    def empty_circles(self) -> set[int]:
        """MM-89. Sheets on a circle in which nothing is asked, thrown or spent."""
        edges: dict[Node, set[Node]] = {}
        sure = frozenset(key for key, gauge in self.booklet.profile.gauges.items() if gauge.minimum > 0)
        todo = [(sheet, sure) for sheet in self.sheets]  # any may be turned to by a choice or a throw
        while todo:
            node = todo.pop()
            if node not in edges:
                edges[node] = self._quiet(node, {})[0]
                todo += edges[node]
        return {sheet for sheet, _ in _on_circles(edges)}

    def _quiet(
        self, node: Node, known: dict[Node, tuple[set[Node], set[frozenset[str]]]]
    ) -> tuple[set[Node], set[frozenset[str]]]:
        """Where reading may turn to before anything happens, and how the gauges may stand if it comes to the end."""
        if node in known:
            return known[node]
        known[node] = set(), set()  # until it is known: a list inside itself never comes to its end quietly
        found: set[Node] = set()
        now = {node[1]}
        for line in self.booklet.sheets[node[0]]:
            if isinstance(line, Go | Move):
                found |= {(sheet, sure) for sheet in self._read_again(line) for sure in now}
                now = set()
            elif isinstance(line, End | Choose) or self.spends(line):
                now = set()
            else:
                now = {after for sure in now for after in self._quietly(line, sure, found, known)}
            if not now:
                break
        known[node] = found, now
        return known[node]

    def _quietly(
        self,
        line: Instruction,
        sure: frozenset[str],
        found: set[Node],
        known: dict[Node, tuple[set[Node], set[frozenset[str]]]],
    ) -> set[frozenset[str]]:
        """How the gauges may stand after an instruction if nothing happened: a test without pieces throws nothing."""
        match line:
            case Change(gauge, by):
                return {sure | {gauge} if by > 0 else sure - {gauge}}
            case Raise(gauge, to):
                return {sure | {gauge} if to > 0 else sure}
            case Fix(gauge, to):
                return {sure | {gauge} if to > 0 else sure - {gauge}}
            case Trial(skill, difficulty, success, failure):
                lists = [success] if difficulty == 0 else [] if skill in sure else [failure]
            case Combat():
                lists = [] if self.booklet.profile.health.gauge in sure else [line.lost]
            case If():
                lists = list(inner(line))
            case _:
                return {sure}
        after = {sure} if isinstance(line, If) and line.otherwise is None else set()
        for sheet in lists:
            found.add((sheet, sure))
            after |= self._quiet((sheet, sure), known)[1]
        return after

    def _read_again(self, line: Go | Move) -> list[int]:
        """Where a jump leads, time and again: the first passage of a place may be one that is read only once."""
        if isinstance(line, Go):
            return [line.sheet]
        there = self.adventure.locations[line.place]
        sheets = [] if there.repeat == "no" else [there.first]
        return sheets if there.again is None or there.repeat == "yes" else [*sheets, there.again]

    # --- endless gains ---

    def ways(self) -> tuple[Mapping[int, Paths], Mapping[int, Paths]]:
        """For every sheet the ways that come to its end, and those that leave it for another place or passage."""
        if self._known_ways is None:
            found = self.settled(self._ways_through, (NONE, NONE))
            self._known_ways = (
                {sheet: through for sheet, (through, _) in found.items()},
                {sheet: left for sheet, (_, left) in found.items()},
            )
        return self._known_ways

    def _ways_through(self, sheet: int, found: dict[int, tuple[Paths, Paths]]) -> tuple[Paths, Paths]:
        """Those known so far, and what is new: so they settle."""
        return tuple(worst(old | new) for old, new in zip(found[sheet], self._ways(sheet, found), strict=True))  # type: ignore[return-value]

    def _ways(self, sheet: int, found: dict[int, tuple[Paths, Paths]]) -> tuple[Paths, Paths]:
        now, left = ONE, NONE
        for line in self.booklet.sheets[sheet]:
            match line:
                case End():
                    return NONE, left  # an end is not read twice
                case Move():
                    return NONE, worst(left | now)
                case Go():
                    through, further = found[line.sheet]
                    return NONE, worst(left | joined(now, worst(through | further)))
            after = NONE
            for extra, sheet_read in self.branches(line):
                entered = joined(now, frozenset((extra,)))
                if sheet_read is None:
                    after |= entered
                else:
                    after |= joined(entered, found[sheet_read][0])
                    left |= joined(entered, found[sheet_read][1])
            now, left = worst(after), worst(left)
        return now, left

    def branches(self, line: Instruction) -> list[tuple[Path, int | None]]:
        """The ways an instruction may go: what it does, or what guards it, and the list that is read then."""
        match line:
            case Mark(mark, by) if by > 0:
                return [(Path(raised=frozenset((mark,))), None)]
            case If():
                return [
                    (self.guarded(guards_of(line.when)), line.then),
                    (self.guarded(guards_of(line.when, False)), line.otherwise),
                ]
            case Choose():
                return [(self.guarded(guards_of(one.when)), one.do) for one in line.options]
        lists = inner(line)
        gains = beats_clock(self.booklet, line, self.gaining)
        return [(Path(), one) for one in lists] if lists else [(Path(gains), None)]

    def guarded(self, guards: frozenset[str]) -> Path:
        """A way that some marks guard, as long as nothing lowers them."""
        kept = guards - self.lowered
        return Path(guards=kept, raised=kept & {""})

    def gains_again(self, sheet: int, guards: frozenset[str] = frozenset()) -> bool:
        """MM-90. Whether a passage that is read time and again, under some guards, gains each time."""
        through, left = self.ways()
        start = frozenset((self.guarded(guards),))
        return any(path.endless for path in joined(start, through[sheet] | left[sheet]))

    def gains_in_a_circle(self) -> set[int]:
        """MM-90. Sheets that are read again and again in one visit, and gain each time."""
        return {sheet for sheet in self._circles() if any(path.endless for path in self._ways_back(sheet))}

    def _circles(self) -> set[int]:
        """Sheets that lead to themselves without leaving the place."""
        onward: dict[int, set[int]] = {}
        for sheet in self.sheets:
            lines = [line for line in self.booklet.sheets[sheet] if not isinstance(line, Move)]
            onward[sheet] = {other for line in lines for other in self.turns_to(line)}
        return _on_circles(onward)

    def _ways_back(self, start: int) -> Paths:
        """The ways from a sheet to itself."""
        through, _ = self.ways()
        entries: dict[int, Paths] = defaultdict(frozenset)
        todo: dict[int, Paths] = {start: ONE}
        while todo:
            sheet, now = todo.popitem()
            for target, path in self._entered(sheet, now, through):
                more = worst(entries[target] | path)
                if more != entries[target]:
                    entries[target] = more
                    if target != start:
                        todo[target] = more
        return entries[start]

    def _entered(self, sheet: int, now: Paths, through: Mapping[int, Paths]) -> Iterator[tuple[int, Paths]]:
        """The sheets that reading turns to from one, with the ways that lead there."""
        for line in self.booklet.sheets[sheet]:
            if isinstance(line, Go):
                yield line.sheet, now
            if isinstance(line, End | Move | Go):
                return
            after = NONE
            for extra, sheet_read in self.branches(line):
                entered = joined(now, frozenset((extra,)))
                if sheet_read is not None:
                    yield sheet_read, entered
                after |= entered if sheet_read is None else joined(entered, through[sheet_read])
            now = worst(after)


def _on_circles(onward: Mapping[T, set[T]]) -> set[T]:
    """What leads to itself."""
    found: set[T] = set()
    for start in onward:
        todo, seen = list(onward[start]), set(onward[start])
        while todo and start not in seen:
            new = onward[todo.pop()] - seen
            seen |= new
            todo += new
        if start in seen:
            found.add(start)
    return found


# --- choices that go on for ever --------------------------------------------------------------------------------


class Lead(NamedTuple):
    """Where a list may lead: out (to an end, another place, time spent), and to its own end with these gauges on 0."""

    out: bool = False
    through: frozenset[frozenset[str]] = frozenset()

    @property
    def somewhere(self) -> bool:
        """Whether reading does not stay in it for ever."""
        return self.out or bool(self.through)


class WaysOut:
    """Finds choices that nobody can leave (MM-90).

    A test without pieces and a combat without health can go one way only, so a list is looked at with the gauges that
    stand on 0 when it begins: passages with none of them, and with all that may.
    """

    def __init__(self, tracer: Tracer) -> None:
        self.tracer = tracer
        self.profile = tracer.booklet.profile
        gauges = self.profile.gauges.items()
        self.may_be_empty = frozenset(key for key, one in gauges if one.role in ("skill", "health") and not one.minimum)
        self.found: dict[Node, Lead] = {}
        for sheet in tracer.passages:
            self.lead(sheet, frozenset())
            self.lead(sheet, self.may_be_empty)
        before: dict[Node, Lead] = {}
        while before != self.found:  # until nothing changes, and nothing new was asked for
            before = dict(self.found)
            for sheet, empty in before:
                self.found[sheet, empty] = self.led(tracer.booklet.sheets[sheet], empty)

    def traps(self) -> dict[int, Choose]:
        """The choices from which no option ever leads out, by their sheet."""
        traps: dict[int, Choose] = {}
        for sheet, empty in self.found:
            lines, now = self.tracer.booklet.sheets[sheet], {empty}
            for at, line in enumerate(lines):
                if isinstance(line, Choose) and not all(self.led(lines[at:], one).somewhere for one in now):
                    traps[sheet] = line
                now = {after for one in now for after in self.past(line, one).through}
        return traps

    def lead(self, sheet: int, empty: frozenset[str]) -> Lead:
        """What is known so far of a list."""
        return self.found.setdefault((sheet, empty), Lead())

    def led(self, lines: tuple[Instruction, ...], empty: frozenset[str]) -> Lead:
        """Where some lines may lead."""
        out, now = False, {empty}
        for line in lines:
            leads = [self.past(line, one) for one in now]
            out = out or any(lead.out for lead in leads)
            now = {after for lead in leads for after in lead.through}
        return Lead(out, frozenset(now))

    def past(self, line: Instruction, empty: frozenset[str]) -> Lead:
        """Where one instruction may lead."""
        match line:
            case End():
                return Lead(out=True)
            case Go() | Move():
                return Lead(out=self.somewhere(line, empty))
            case Change(gauge, by) if by > 0:
                return Lead(self.tracer.spends(line), frozenset((empty - {gauge},)))
            case Raise(gauge, to) | Fix(gauge, to) if to > 0:
                return Lead(through=frozenset((empty - {gauge},)))
            case Fix(gauge, _) if gauge in self.may_be_empty:
                return Lead(through=frozenset((empty | {gauge},)))
        if not inner(line):
            return Lead(through=frozenset((empty,)))
        leads = [self.lead(sheet, then) for sheet, then in self.entered(line, empty)]
        passed = frozenset((empty,)) if isinstance(line, If) and line.otherwise is None else frozenset()
        costs = [cost for option in line.options for cost in option.cost] if isinstance(line, Choose) else []
        out = any(gauge == self.profile.clock.gauge for gauge, _ in costs) or any(lead.out for lead in leads)
        return Lead(out, passed.union(*(lead.through for lead in leads)))

    def somewhere(self, line: Go | Move, empty: frozenset[str]) -> bool:
        """Whether a jump leads out of itself; a place that has been read, and says nothing new, always does."""
        there = self.tracer.adventure.locations[line.place] if isinstance(line, Move) else None
        if there is not None and there.again is None and there.repeat != "yes":
            return True
        return any(self.lead(sheet, empty).somewhere for sheet in self.tracer.turns_to(line))

    def entered(self, line: Instruction, empty: frozenset[str]) -> list[Node]:
        """The lists an instruction may turn to, by the gauges on 0; a lost combat leaves no health."""
        health = self.profile.health.gauge
        match line:
            case Trial() if line.difficulty == 0:
                return [(line.success, empty)]
            case Trial() if line.skill in empty:
                return [(line.failure, empty)]
            case Combat() if health in empty:
                return [(line.lost, empty)]
            case Combat():
                others = [sheet for sheet in inner(line) if sheet != line.lost]
                return [(line.lost, empty | {health}), *((sheet, empty) for sheet in others)]
        return [(sheet, empty) for sheet in inner(line)]
