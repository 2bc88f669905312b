"""What a booklet must not do (2.12): one small check per rule, each noting its mistakes with the clerk."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.booklet.clerk import KEY, LARGEST, Clerk
from ludarium.booklet.pages import (
    Adventure,
    AllOf,
    Booklet,
    Change,
    Choose,
    End,
    Fix,
    Gauged,
    Give,
    If,
    Instruction,
    Location,
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
from ludarium.booklet.tracing import Tracer, WaysOut, gaining_equipment, given_by, inside, passages_of, walk

VERBS = ("choose", "fight", "flee", "use", "begin", "retry", "stop")  # of every title
MOST_PIECES = 12  # thrown at once
QUIET = (Text, Change, Raise, Fix, Give, Take, If)  # what may stand outside a location: nothing asked, nobody moved


def check_profile(clerk: Clerk, profile: Profile) -> None:
    """MM-85, MM-102 to MM-107. Gauges that exist, start values inside them, odds that are odds, words for sentences."""
    where = f"{clerk.key}, profile"
    for key, gauge in profile.gauges.items():
        clerk.key_of(key, "gauge", where)
        if not gauge.minimum <= gauge.start <= gauge.maximum:
            limits = f"{gauge.minimum} to {gauge.maximum}"
            clerk.wrong(where, f"the start value {gauge.start} of {key} is outside its gauge ({limits})")
        if gauge.minimum < 0 or gauge.maximum > LARGEST:
            clerk.wrong(where, f"the gauge {key} must lie between 0 and {LARGEST}")
    for key, role in _gauges_named(profile):
        if key not in profile.gauges:
            clerk.wrong(where, f"unknown gauge {key!r}")
        elif role and profile.gauges[key].role != role:
            clerk.wrong(where, f"{key!r} is a {profile.gauges[key].role}, where a {role} is needed")
    health = profile.gauges.get(profile.health.gauge)
    if health is not None and health.minimum:
        clerk.wrong(where, f"the health {profile.health.gauge} must go down to 0, not to {health.minimum}")
    throw = profile.throw
    if not 0 < throw.succeed < throw.faces <= LARGEST or not 1 <= throw.most <= MOST_PIECES:
        clerk.wrong(where, f"{throw.most} pieces with {throw.faces} faces of which {throw.succeed} succeed: no odds")
    if profile.combat.lost_round not in (throw.success, throw.failure):
        clerk.wrong(where, f"a lost round costs {throw.failure} or {throw.success}, not {profile.combat.lost_round!r}")
    _check_numbers(clerk, profile, where)
    _check_verbs(clerk, profile, where)


def _check_numbers(clerk: Clerk, profile: Profile, where: str) -> None:
    """MM-90, MM-103, MM-105, MM-106. What goes on costs time, and what wins time back costs something else."""
    for value, least, what in _numbers(profile):
        if not least <= value <= LARGEST:
            clerk.wrong(where, f"{what} must be {least} to {LARGEST}, not {value}")
    departure = profile.departure
    timeless = (profile.clock.gauge, profile.health.gauge)
    if departure and not any(amount > 0 and gauge not in timeless for gauge, amount in departure.cost.items()):
        clerk.wrong(where, "a departure must cost something besides time and health, or an adventure might not end")


def _numbers(profile: Profile) -> Iterator[tuple[int, int, str]]:
    """Every number of a profile, with the least it may be."""
    yield profile.clock.per_move, 1, "the clock for a move"
    yield profile.clock.warning, 0, "the warning of the clock"
    yield profile.combat.per_round, 1, "the clock for a further round of combat"
    yield from ((amount, 0, f"the {gauge} of a later adventure") for gauge, amount in profile.campaign.at_least.items())
    actions = {"repair": profile.repair, "departure": profile.departure, "second throw": profile.second_throw}
    for name, action in actions.items():
        if action:
            yield from ((amount, 0, f"the {gauge} paid for a {name}") for gauge, amount in action.cost.items())
    if profile.repair:
        yield profile.repair.clock, 0, "the clock for a repair"
        yield profile.repair.gain, 1, "the gain of a repair"
    if profile.departure:
        yield profile.departure.most, 0, "the number of departure actions"
        for kind, one in profile.departure.kinds.items():
            yield one.difficulty, 0, f"the difficulty of the departure {kind}"
            yield one.back, 1, f"the time the departure {kind} wins back"


def _check_verbs(clerk: Clerk, profile: Profile, where: str) -> None:
    """Sentences begin with one word each, and no two kinds of sentence with the same."""
    verbs = [*VERBS, profile.movement.verb, profile.throw.success]
    verbs += [profile.repair.verb] if profile.repair else []
    verbs += [profile.departure.verb] if profile.departure else []
    verbs += [profile.second_throw.verb, profile.second_throw.keep] if profile.second_throw else []
    kinds = profile.departure.kinds if profile.departure else {}
    for word in (*verbs, profile.throw.failure, *kinds):
        if not KEY.fullmatch(word):
            clerk.wrong(where, f"{word!r} must be one word of small letters")
    for verb in dict.fromkeys(verb for verb in verbs if verbs.count(verb) > 1):
        clerk.wrong(where, f"two kinds of sentence begin with {verb!r}")
    if profile.throw.success == profile.throw.failure:
        clerk.wrong(where, f"success and failure are both called {profile.throw.success!r}")


def _gauges_named(profile: Profile) -> Iterator[tuple[str, str]]:
    """Every gauge a profile names, and the role it must have there, if any."""
    yield profile.clock.gauge, "clock"
    yield profile.health.gauge, "health"
    yield profile.combat.skill, "skill"
    yield from ((key, "") for key in profile.campaign.at_least)
    if profile.repair:
        yield from ((key, "") for key in profile.repair.cost)
    if profile.departure:
        yield profile.departure.test, "skill"
        yield from ((key, "") for key in profile.departure.cost)
    if profile.second_throw:
        yield from ((key, "skill") for key in profile.second_throw.skills)
        yield from ((key, "") for key in profile.second_throw.cost)


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
        "absorb": tuple(key for key in profile.gauges if key != profile.clock.gauge),
    }
    gaining = gaining_equipment(booklet)
    for key, one in booklet.equipment.items():
        where = f"{clerk.key}, equipment {key}"
        if one.effect in subjects and one.of not in subjects[one.effect]:
            clerk.wrong(where, f"the effect {one.effect} is not possible for {one.of!r}")
        if one.effect == "use":
            _check_quiet(clerk, booklet, one.do, where, "use list")
            if key in gaining and (not one.uses or key in given_by(booklet, key)):
                clerk.wrong(where, "it may be used without limit and beats the clock; give it a number of uses")


def _check_quiet(clerk: Clerk, booklet: Booklet, sheet: int, where: str, what: str) -> None:
    for line in walk(booklet, sheet) if sheet >= 0 else ():
        if not isinstance(line, QUIET):
            clerk.wrong(where, f"the {what} may not hold the instruction {type(line).__name__.lower()!r}")


# --- one adventure ----------------------------------------------------------------------------------------------


class Inspector:
    """Looks at one adventure as a whole."""

    def __init__(self, clerk: Clerk, booklet: Booklet, adventure: Adventure) -> None:
        self.clerk = clerk
        self.booklet = booklet
        self.adventure = adventure
        self.where = f"{clerk.key}, adventure {adventure.number}"
        self.tracer = Tracer(booklet, adventure)
        self.ends = self.tracer.finishing(by_moving=False)
        self.ends_or_moves = self.tracer.finishing(by_moving=True)

    def inspect(self) -> None:
        """All checks in the order of their rules."""
        self.check_given()
        for location in self.adventure.locations.values():
            for check in (self.check_choices, self.check_dead_end, self.check_difficulty):
                check(location, self.at(location))
        self.check_reach()
        self.check_circles()
        self.check_traps()
        self.check_endless()
        self.check_after()

    def at(self, location: Location) -> str:
        return f"{self.where}, location {location.key}"

    def sheets_of(self, location: Location) -> set[int]:
        """Every sheet written in a place."""
        return set(inside(self.booklet, *passages_of(location)))

    def check_after(self) -> None:
        """MM-67, MM-68. Between two adventures nothing is asked, and the clock stands still: it is set back anyway."""
        _check_quiet(self.clerk, self.booklet, self.adventure.after, self.where, "after list")
        clock = self.booklet.profile.clock.gauge
        lines = walk(self.booklet, self.adventure.after)
        if any(isinstance(line, Change | Raise | Fix) and line.gauge == clock for line in lines):
            self.clerk.wrong(self.where, f"the after list may not change {clock}, which starts anew anyway")

    def check_given(self) -> None:
        """MM-10, MM-92. What is given is announced beside the map, and what is announced can be found."""
        given = {line.equipment for line in walk(self.booklet, *self.tracer.passages) if isinstance(line, Give)}
        for key in sorted(given - set(self.adventure.equipment)):
            self.clerk.wrong(self.where, f"it gives {key!r}, which its list of equipment does not name")
        for key in self.adventure.equipment:
            if key not in given:
                self.clerk.warn(self.where, f"the equipment {key!r} is never given")

    # --- choices and tests ---

    def check_choices(self, location: Location, where: str) -> None:
        """MM-84. Of every choice something is left to take."""
        for line in walk(self.booklet, *passages_of(location)):
            if isinstance(line, Choose) and not covers_all(line.options, self.booklet.profile):
                keys = ", ".join(option.key for option in line.options)
                self.clerk.wrong(where, f"every option of the choice {keys} has a condition or a cost")

    def check_difficulty(self, location: Location, where: str) -> None:
        """MM-92. A test nobody can pass."""
        profile = self.booklet.profile
        for line in walk(self.booklet, *passages_of(location)):
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
        if not self.ends_or_moves[location.first]:
            return False
        if location.repeat == "yes" or self.ends[location.first]:
            return True
        return location.again is not None and self.ends_or_moves[location.again]

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
        return [line for key in places for line in walk(self.booklet, *passages_of(locations[key]))]

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
        circles = self.tracer.empty_circles()
        for location in self.adventure.locations.values():
            if circles & self.sheets_of(location):
                self.clerk.wrong(self.at(location), "go and move run in a circle in which nothing happens")
                return

    def check_traps(self) -> None:
        """MM-90. Every choice can be left, or time is spent."""
        traps = WaysOut(self.tracer).traps()
        for location in self.adventure.locations.values():
            for sheet in sorted(traps.keys() & self.sheets_of(location)):
                keys = ", ".join(option.key for option in traps[sheet].options)
                self.clerk.wrong(self.at(location), f"no option of the choice {keys} ever leads out of it")

    # --- endless gains ---

    def check_endless(self) -> None:
        """MM-90. What can be read again and again does not beat the clock."""
        circles = self.tracer.gains_in_a_circle()
        for location in self.adventure.locations.values():
            again = any(self.tracer.gains_again(sheet, guards) for sheet, guards in read_again(location))
            if again or circles & self.sheets_of(location):
                what = "it can be read without limit and moves the clock back or pays for it"
                self.clerk.wrong(self.at(location), what)


def read_again(location: Location) -> Iterator[tuple[int, frozenset[str]]]:
    """The passages of a place that later visits read, and the mark that ends it."""
    if location.repeat == "yes":
        yield location.first, frozenset()
    elif location.repeat == "until":
        yield location.first, frozenset((location.until,))
    if location.again is not None and location.repeat != "yes":
        yield location.again, frozenset()


def covers_all(options: tuple[Option, ...], profile: Profile) -> bool:
    """MM-84. Something is free for all, or two options split one value between them, their costs implied."""
    if any(option.when == AllOf() and not option.cost for option in options):
        return True
    return any(_split(a, b, profile) for a in options for b in options)


def _split(high: Option, low: Option, profile: Profile) -> bool:
    """Whether one option takes a value from n on, the other up to n - 1."""
    match high.when, low.when:
        case Visits(least, None), Visits(None, most):
            return most >= least - 1 and not high.cost and not low.cost  # type: ignore[operator]  # one of each is set
        case (Gauged(a, least, None), Gauged(b, None, most)) | (Marked(a, least, None), Marked(b, None, most)):
            complete = a == b and least is not None and most is not None and most >= least - 1
            return complete and _implied(high, a, least or 0, profile) and not low.cost
        case Owned(a, True), Owned(b, False):
            return a == b and not high.cost and not low.cost
    return False


def _implied(option: Option, gauge: str, least: int, profile: Profile) -> bool:
    """Whether a cost can be paid because of the condition alone."""
    return all(name == gauge and least - amount >= profile.gauges[name].minimum for name, amount in option.cost)
