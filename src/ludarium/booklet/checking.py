"""What a booklet must not do (2.12): one small check per rule, each noting its mistakes with the clerk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludarium.booklet.clerk import Clerk
from ludarium.booklet.pages import (
    Adventure,
    AllOf,
    Booklet,
    Change,
    Choose,
    Combat,
    Condition,
    End,
    Fix,
    Gauged,
    Give,
    Go,
    If,
    Instruction,
    Location,
    Mark,
    Marked,
    Move,
    Option,
    Owned,
    Raise,
    Show,
    Switch,
    Take,
    Text,
    Trial,
    Visits,
)
from ludarium.booklet.profile import Profile

QUIET = (Text, Change, Raise, Fix, Give, Take, If)  # what may stand outside a location: nothing asked, nobody moved


def check_profile(clerk: Clerk, profile: Profile) -> None:
    """MM-85, MM-102 to MM-107. Gauges that exist, start values inside them, odds that are odds."""
    where = f"{clerk.key}, profile"
    for key, gauge in profile.gauges.items():
        if not gauge.minimum <= gauge.start <= gauge.maximum:
            limits = f"{gauge.minimum} to {gauge.maximum}"
            clerk.wrong(where, f"the start value {gauge.start} of {key} is outside its gauge ({limits})")
    for key in _gauges_named(profile):
        if key not in profile.gauges:
            clerk.wrong(where, f"unknown gauge {key!r}")
    throw = profile.throw
    if not 0 < throw.succeed < throw.faces or throw.most < 1:
        clerk.wrong(where, f"{throw.most} pieces with {throw.faces} faces of which {throw.succeed} succeed: no odds")
    if profile.combat.lost_round not in (throw.success, throw.failure):
        clerk.wrong(where, f"a lost round costs {throw.failure} or {throw.success}, not {profile.combat.lost_round!r}")
    if profile.clock.per_move < 1:
        clerk.wrong(where, "a move must cost at least 1 on the clock")


def _gauges_named(profile: Profile) -> Iterator[str]:
    yield from (profile.clock.gauge, profile.health.gauge, profile.combat.skill)
    yield from profile.campaign.at_least
    if profile.repair:
        yield from profile.repair.cost
    if profile.departure:
        yield from (profile.departure.test, *profile.departure.cost)
    if profile.second_throw:
        yield from (*profile.second_throw.skills, *profile.second_throw.cost)


def check_booklet(clerk: Clerk, booklet: Booklet) -> None:
    """Every adventure that could be copied out without a mistake is looked at as a whole."""
    _check_equipment(clerk, booklet)
    for adventure in booklet.adventures:
        if clerk.sound.get(adventure.number):
            Inspector(clerk, booklet, adventure).inspect()


def check_marks(clerk: Clerk, where: str) -> None:
    """MM-82, MM-83, MM-92. Every mark that is read can be raised; one never read is odd."""
    for mark in clerk.marks_read - clerk.marks_raised:
        if mark in clerk.marks:
            clerk.wrong(where, f"the mark {mark!r} is read but no instruction raises it")
    for mark in sorted(clerk.marks.keys() - clerk.marks_read):
        clerk.warn(where, f"the mark {mark!r} is never read")


def check_told(clerk: Clerk, adventure: Adventure, where: str) -> None:
    """MM-92. Prose that no instruction tells."""
    for location in adventure.locations.values():
        for key in location.prose:
            if (f"{where}, location {location.key}", key) not in clerk.told:
                clerk.warn(f"{where}, location {location.key}", f"the text {key!r} is never told")
    told = {key for place, key in clerk.told if place.startswith(where)}
    told |= {clerk.profile.clock.reason, clerk.profile.health.reason}  # defeats that no passage writes
    for key in adventure.prose:
        if key not in told:
            clerk.warn(where, f"the text {key!r} is never told")


def _check_equipment(clerk: Clerk, booklet: Booklet) -> None:
    """MM-82, MM-90. What an equipment speaks of must exist, and nothing usable without limit may beat the clock."""
    profile = booklet.profile
    departures = profile.departure.kinds if profile.departure else {}
    subjects: dict[str, tuple[str, ...]] = {
        "coins": (*profile.gauges, "combat", "departure"),
        "sure_manoeuvre": tuple(departures),
        "absorb": tuple(profile.gauges),
    }
    for key, one in booklet.equipment.items():
        where = f"{clerk.key}, equipment {key}"
        if one.effect in subjects and one.of not in subjects[one.effect]:
            clerk.wrong(where, f"the effect {one.effect} is not possible for {one.of!r}")
        if one.effect == "use":
            _check_quiet(clerk, booklet, one.do, where, "use list")
            gains = any(beats_clock(booklet, line) for line in walk(booklet, one.do))
            if one.do >= 0 and not one.uses and gains:
                clerk.wrong(where, "it may be used without limit and beats the clock; give it a number of uses")


def _check_quiet(clerk: Clerk, booklet: Booklet, sheet: int, where: str, what: str) -> None:
    for line in walk(booklet, sheet) if sheet >= 0 else ():
        if not isinstance(line, QUIET):
            clerk.wrong(where, f"the {what} may not hold the instruction {type(line).__name__.lower()!r}")


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


def walk(booklet: Booklet, *sheets: int) -> Iterator[Instruction]:
    """Every instruction of some sheets and of the lists inside them, each list once."""
    todo, seen = list(sheets), set(sheets)
    while todo:
        for line in booklet.sheets[todo.pop()]:
            yield line
            for sheet in inner(line):
                if sheet not in seen:
                    seen.add(sheet)
                    todo.append(sheet)


def beats_clock(booklet: Booklet, line: Instruction) -> bool:
    """MM-90. Whether an instruction moves the clock back or gives what pays for moving it back."""
    profile = booklet.profile
    payers = tuple(profile.departure.cost) if profile.departure else ()
    match line:
        case Change(gauge, by):
            return by < 0 if gauge == profile.clock.gauge else by > 0 and gauge in payers
        case Raise(gauge, _) | Fix(gauge, _):
            return gauge == profile.clock.gauge or gauge in payers
        case Give(key) if key in booklet.equipment:
            one = booklet.equipment[key]
            return one.effect == "use" and any(beats_clock(booklet, inside) for inside in walk(booklet, one.do))
    return False


class Path(NamedTuple):
    """One way through a passage: whether it beats the clock, which marks guard it, which marks it raises."""

    gains: bool = False
    guards: frozenset[str] = frozenset()
    raised: frozenset[str] = frozenset()

    @property
    def endless(self) -> bool:
        """Whether this way could be taken again and again to gain."""
        return self.gains and not self.guards & self.raised


def guards_of(when: Condition) -> frozenset[str]:
    """The marks that must be low for a condition to hold."""
    match when:
        case Marked(mark, _, most) if most is not None:
            return frozenset((mark,))
        case Visits(_, most) if most is not None:
            return frozenset(("",))  # visits only ever rise: as good as a mark that is raised
        case AllOf(parts):
            return frozenset().union(*map(guards_of, parts))
    return frozenset()


# --- one adventure ----------------------------------------------------------------------------------------------


class Inspector:
    """Looks at one adventure as a whole."""

    def __init__(self, clerk: Clerk, booklet: Booklet, adventure: Adventure) -> None:
        self.clerk = clerk
        self.booklet = booklet
        self.adventure = adventure
        self.where = f"{clerk.key}, adventure {adventure.number}"
        everything = list(walk(booklet, *self.passages()))
        self.lowered = {line.mark for line in everything if isinstance(line, Mark) and line.by < 0}

    def inspect(self) -> None:
        """All checks in the order of their rules."""
        self.check_roads()
        self.check_given()
        for location in self.adventure.locations.values():
            for check in (self.check_choices, self.check_dead_end, self.check_endless, self.check_difficulty):
                check(location, self.at(location))
        self.check_reach()
        self.check_circles()
        _check_quiet(self.clerk, self.booklet, self.adventure.after, self.where, "after list")

    def at(self, location: Location) -> str:
        return f"{self.where}, location {location.key}"

    def passages(self) -> Iterator[int]:
        """The sheets that begin a passage."""
        for location in self.adventure.locations.values():
            yield from self.passages_of(location)

    def passages_of(self, location: Location) -> Iterator[int]:
        yield location.first
        if location.again is not None:
            yield location.again
        yield from location.passages.values()

    def check_roads(self) -> None:
        """A road costs something, or an adventure might not end."""
        for road in self.adventure.roads:
            if road.cost is not None and (type(road.cost) is not int or road.cost < 1):
                self.clerk.wrong(f"{self.where}, road {road.key}", f"its cost must be at least 1, not {road.cost!r}")

    def check_given(self) -> None:
        """MM-10, MM-92. What is given is announced beside the map, and what is announced can be found."""
        given = {line.equipment for line in walk(self.booklet, *self.passages()) if isinstance(line, Give)}
        for key in sorted(given - set(self.adventure.equipment)):
            self.clerk.wrong(self.where, f"it gives {key!r}, which its list of equipment does not name")
        for key in self.adventure.equipment:
            if key not in given:
                self.clerk.warn(self.where, f"the equipment {key!r} is never given")

    # --- choices and tests ---

    def check_choices(self, location: Location, where: str) -> None:
        """MM-84. Of every choice something is left to take."""
        for line in walk(self.booklet, *self.passages_of(location)):
            if isinstance(line, Choose) and not covers_all(line.options):
                keys = ", ".join(option.key for option in line.options)
                self.clerk.wrong(where, f"every option of the choice {keys} has a condition or a cost")

    def check_difficulty(self, location: Location, where: str) -> None:
        """MM-92. A test nobody can pass."""
        profile = self.booklet.profile
        for line in walk(self.booklet, *self.passages_of(location)):
            if isinstance(line, Trial):
                more = sum(
                    one.amount
                    for one in self.booklet.equipment.values()
                    if one.effect == "coins" and one.of == line.skill
                )
                most = min(profile.throw.most, profile.gauges[line.skill].maximum + more)
                if line.difficulty > most:
                    what = f"a test of {line.skill} has difficulty {line.difficulty}, but at most {most} can be thrown"
                    self.clerk.warn(where, what)

    # --- ways ---

    def check_dead_end(self, location: Location, where: str) -> None:
        """MM-88, MM-112. Where one cannot turn back, a place with one neighbour must end or move on."""
        exits = {exit.place for exit in self.adventure.exits[location.key]}
        back = self.booklet.profile.movement.turning_back
        if len(exits) > (0 if back else 1) or self.moves_on(location):
            return
        alone = f"only one neighbour, {next(iter(exits))}," if exits else "no way out"
        self.clerk.wrong(where, f"it is a dead end: it has {alone} and its passages do not all end or move on")

    def moves_on(self, location: Location) -> bool:
        """Whether nobody is ever left standing in a place."""
        if not self.finishes(location.first, True):
            return False
        if location.repeat == "yes" or self.finishes(location.first, False):
            return True
        return location.again is not None and self.finishes(location.again, True)

    def finishes(self, sheet: int, by_moving: bool, inside: frozenset[int] = frozenset()) -> bool:
        """Whether every way through a sheet ends the adventure (or, if that counts, moves on)."""
        if sheet in inside:
            return False
        inside |= {sheet}
        for line in self.booklet.sheets[sheet]:
            match line:
                case End():
                    return True
                case Move():
                    return by_moving
                case Go():
                    return self.finishes(line.sheet, by_moving, inside)
                case If(_, _, None):
                    continue
            lists = inner(line)
            if lists and all(self.finishes(one, by_moving, inside) for one in lists):
                return True
        return False

    def check_reach(self) -> None:
        """MM-86, MM-87. Every place can be reached, and from one of them the adventure can be escaped."""
        reached = self.reached()
        for key, location in self.adventure.locations.items():
            if key not in reached:
                self.clerk.wrong(self.at(location), f"it cannot be reached from {self.adventure.start}")
        lines = self.lines_of(reached)
        if not any(isinstance(line, End) and line.escape for line in lines):
            self.clerk.wrong(self.where, "no location that can be reached has an escape")

    def lines_of(self, places: set[str]) -> list[Instruction]:
        """Every instruction that can be read in some places."""
        locations = self.adventure.locations
        return [line for key in places for line in walk(self.booklet, *self.passages_of(locations[key]))]

    def reached(self) -> set[str]:
        """The places one can come to, by roads that are or can be opened, by hidden links, or by ``move``."""
        reached = {self.adventure.start}
        while True:
            lines = self.lines_of(reached)
            opened = {line.road for line in lines if isinstance(line, Switch) and line.open}
            shown = {line.place for line in lines if isinstance(line, Show) and line.shown}
            found = {line.place for line in lines if isinstance(line, Move)}
            for key in reached:
                for exit in self.adventure.exits[key]:
                    road = self.adventure.roads[exit.road]
                    concealed = self.adventure.locations[exit.place].concealed and exit.place not in shown
                    if not concealed and (not road.closed or exit.road in opened):
                        found.add(exit.place)
            if found <= reached:
                return reached
            reached |= found

    # --- circles ---

    def check_circles(self) -> None:
        """MM-89. No circle of ``go`` and ``move`` in which nothing is asked, thrown or spent."""
        for location in self.adventure.locations.values():
            for sheet in self.passages_of(location):
                if self.comes_back(sheet):
                    self.clerk.wrong(self.at(location), "go and move run in a circle in which nothing happens")
                    return

    def comes_back(self, start: int) -> bool:
        """Whether jumps from a passage lead to it again without anything happening on the way."""
        todo, seen = [start], set()
        while todo:
            for sheet in self.jumps(todo.pop())[0]:
                if sheet == start:
                    return True
                if sheet not in seen:
                    seen.add(sheet)
                    todo.append(sheet)
        return False

    def jumps(self, sheet: int) -> tuple[set[int], bool]:
        """Where reading may jump to before anything happens, and whether it may come to the end of the sheet."""
        found: set[int] = set()
        for line in self.booklet.sheets[sheet]:
            match line:
                case Go():
                    return found | {line.sheet}, False
                case Move():
                    there = self.adventure.locations[line.place]
                    return found | {there.first} | ({there.again} if there.again is not None else set()), False
                case End() | Combat() | Choose():
                    return found, False
                case Trial() if line.difficulty > 0:
                    return found, False
                case Change() if line.gauge == self.booklet.profile.clock.gauge and line.by > 0:
                    return found, False
            parts = [self.jumps(one) for one in inner(line)]
            found |= {one for there, _ in parts for one in there}
            if parts and not any(through for _, through in parts) and not (isinstance(line, If) and len(parts) == 1):
                return found, False
        return found, True

    # --- endless gains ---

    def check_endless(self, location: Location, where: str) -> None:
        """MM-90. What can be read again and again does not beat the clock."""
        starts: list[tuple[int, frozenset[str]]] = []
        if location.repeat == "yes":
            starts.append((location.first, frozenset()))
        elif location.repeat == "until":
            starts.append((location.first, frozenset((location.until,))))
        if location.again is not None and location.repeat != "yes":
            starts.append((location.again, frozenset()))
        for sheet, guards in starts:
            if any(path.endless for path in self.paths(sheet, Path(guards=guards - self.lowered), frozenset())):
                self.clerk.wrong(where, "it can be read without limit and moves the clock back or pays for it")

    def paths(self, sheet: int, path: Path, inside: frozenset[int]) -> set[Path]:
        """All ways through a sheet."""
        now = {path}
        if sheet in inside:
            return now
        for line in self.booklet.sheets[sheet]:
            match line:
                case End() | Move():
                    return now
                case Go():
                    return set().union(*(self.paths(line.sheet, one, inside | {sheet}) for one in now))
            now = {after for one in now for after in self.through(line, one, inside | {sheet})}
        return now

    def through(self, line: Instruction, path: Path, inside: frozenset[int]) -> set[Path]:
        """All ways through one instruction."""
        match line:
            case Mark(mark, by) if by > 0:
                return {path._replace(raised=path.raised | {mark})}
            case If():
                kept = self.paths(line.then, self.guarded(path, line.when), inside)
                return kept | ({path} if line.otherwise is None else self.paths(line.otherwise, path, inside))
            case Choose():
                ways = (self.paths(one.do, self.guarded(path, one.when), inside) for one in line.options)
                return set().union(*ways)
        lists = inner(line)
        if lists:
            return set().union(*(self.paths(one, path, inside) for one in lists))
        return {path._replace(gains=True)} if beats_clock(self.booklet, line) else {path}

    def guarded(self, path: Path, when: Condition) -> Path:
        guards = guards_of(when) - self.lowered
        raised = path.raised | ({""} & guards)
        return path._replace(guards=path.guards | guards, raised=raised)


def covers_all(options: tuple[Option, ...]) -> bool:
    """MM-84. Something is free for all, or two options split one value between them, their costs implied."""
    if any(option.when == AllOf() and not option.cost for option in options):
        return True
    return any(_split(a, b) for a in options for b in options)


def _split(high: Option, low: Option) -> bool:
    """Whether one option takes a value from n on, the other up to n - 1."""
    match high.when, low.when:
        case (Gauged(a, least, None), Gauged(b, None, most)) | (Marked(a, least, None), Marked(b, None, most)):
            complete = a == b and least is not None and most is not None and most >= least - 1
            return complete and _implied(high, a, least or 0) and not low.cost
        case Owned(a, True), Owned(b, False):
            return a == b and not high.cost and not low.cost
    return False


def _implied(option: Option, gauge: str, least: int) -> bool:
    """Whether a cost can be paid because of the condition alone."""
    return all(name == gauge and amount <= least for name, amount in option.cost)
