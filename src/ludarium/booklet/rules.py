"""The course of an adventure and of a campaign, in the order of the rules.

Rule numbers (MM) are those of the adventure booklet rules, shared by every title.
"""

from __future__ import annotations

from ludarium.booklet import gauges, pages
from ludarium.booklet.page import note
from ludarium.booklet.position import TRAVELLER, Finish, Journey, JourneyRules, Start
from ludarium.booklet.reading import arrive, check_health, read_on
from ludarium.booklet.throwing import AFTER, throw
from ludarium.kernel import Grammar

# --- setup ------------------------------------------------------------------------------------------------------


def setup(rules: JourneyRules) -> Journey:
    """MM-1, MM-7, MM-10, MM-72. Every cube on its start; an adventure played alone may state its own."""
    book = rules.book
    alone = rules.adventure != "campaign"
    number = int(rules.adventure) if alone else 1
    start = {key: gauge.start for key, gauge in book.profile.gauges.items()}
    if alone:
        start |= book.adventure(number).starting
    return Journey(rules=rules, gauges=tuple(start.values()), agenda=((begin_adventure, number),))


def begin_adventure(g: Journey, number: int) -> None:
    """MM-8, MM-9, MM-11, MM-69. On the start location, whose passage is read at once; the notebook keeps the state."""
    adventure = g.rules.book.adventure(number)
    kept = tuple(line for line in g.notebook if line.adventure != number)
    g.notebook = (*kept, Start(number, g.gauges, g.equipment))
    g.adventure, g.at, g.came_from = number, adventure.start, ""
    g.trail, g.page, g.departures = (), (), 0
    g.marks = (0,) * len(adventure.marks)
    g.closed = tuple(at for at, road in enumerate(adventure.roads) if road.closed)
    g.revealed = tuple(key for key, place in adventure.locations.items() if place.hidden and not place.concealed)
    g.over, g.escaped, g.closing = "", False, ""
    note(g, "began", number)
    arrive(g)
    g.then(read_on, resolved)


# --- after reading ----------------------------------------------------------------------------------------------


def resolved(g: Journey) -> None:
    """MM-12, MM-20, MM-21. The passage is at its end: what may be done before leaving, and where one may go."""
    check_health(g)
    if not g.over:
        moves = moves_here(g)
        if moves:
            g.ask(TRAVELLER, moves, leave)
            return
        gauges.finish(g, g.rules.book.profile.health.reason)
    close_adventure(g)


def moves_here(g: Journey) -> list[str]:
    """MM-12, MM-20, MM-21, MM-46, MM-50. Repairs and equipment, then at most one manoeuvre, then the road."""
    moves = [] if g.departures else [*repairs(g), *uses(g)]
    if g.gauges[g.rules.book.health]:
        verb = g.rules.book.profile.movement.verb
        locations = g.story_of.locations
        moves += manoeuvres(g)
        moves += [f"{verb} {locations[exit.place].word}" for exit in ways_out(g)]
    return moves


def ways_out(g: Journey) -> list[pages.Exit]:
    """MM-14 to MM-19. Open roads and hidden neighbours, not back where one came from unless nothing else is left."""
    adventure = g.story_of
    ways = [
        exit
        for exit in adventure.exits[g.at]
        if exit.road not in g.closed and (exit.place in g.revealed or not adventure.locations[exit.place].hidden)
    ]
    if g.rules.book.profile.movement.turning_back:
        return ways
    return [exit for exit in ways if exit.place != g.came_from] or ways


def repairs(g: Journey) -> list[str]:
    """MM-43, MM-44, MM-106. Repairing is offered where it can be paid, has a place, and can help."""
    book = g.rules.book
    repair = book.profile.repair
    if repair is None or g.gauges[book.health] == book.highest[book.health]:
        return []
    here = not repair.tags or bool(set(repair.tags) & set(g.story_of.locations[g.at].tags))
    return [repair.verb] if here and gauges.payable(g, tuple(repair.cost.items())) else []


def uses(g: Journey) -> list[str]:
    """MM-21, MM-54. Equipment to use, while its condition holds; without health only what gives health."""
    book = g.rules.book
    weak = g.gauges[book.health] == 0
    found = []
    for key, _ in g.equipment:
        one = book.equipment[key]
        if one.effect == "use" and gauges.holds(g, one.when) and (not weak or heals(g, one)):
            found.append(f"use {key}")
    return found


def heals(g: Journey, one: pages.Equipment) -> bool:
    """MM-21. Whether using an equipment now leaves a traveller without health with some."""
    book = g.rules.book
    gauge, health = book.profile.health.gauge, 0
    lines = list(book.sheets[one.do])
    while lines:
        match lines.pop(0):
            case pages.Change(name, by) if name == gauge:
                health = max(health + by, 0)
            case pages.Raise(name, to) if name == gauge:
                health = max(health, to)
            case pages.Fix(name, to) if name == gauge:
                health = to
            case pages.If(when, then, otherwise):
                sheet = then if gauges.holds(g, when) else otherwise
                lines[:0] = book.sheets[sheet] if sheet is not None else ()
    return health > 0


def manoeuvres(g: Journey) -> list[str]:
    """MM-47, MM-50, MM-51. What can still change something, with enough pieces or equipment that makes it sure."""
    departure = g.rules.book.profile.departure
    if departure is None or g.departures >= departure.most or gauges.clock_at_start(g):
        return []
    if not gauges.payable(g, tuple(departure.cost.items())):
        return []
    number = gauges.pieces(g, departure.test, "departure")
    return [
        f"{departure.verb} {kind}"
        for kind, one in departure.kinds.items()
        if number >= one.difficulty or gauges.owned(g, "sure_manoeuvre", kind)
    ]


def leave(g: Journey, move: str) -> None:
    """MM-12 to MM-20, MM-43 to MM-54. One thing done before leaving, or the departure itself."""
    profile = g.rules.book.profile
    verb, _, word = move.partition(" ")
    if verb == profile.movement.verb:
        travel(g, g.story_of.place(word))
    elif verb == "use":
        use(g, word)
    elif profile.repair and verb == profile.repair.verb:
        repair(g)
    else:
        manoeuvre(g, word)


def travel(g: Journey, place: str) -> None:
    """MM-12, MM-13, MM-17. The clock runs first; then the move, and the new place is read."""
    exit = next(exit for exit in g.story_of.exits[g.at] if exit.place == place and exit.road not in g.closed)
    g.page, g.departures = (), 0
    gauges.spend(g, exit.cost)
    if g.over:
        g.then(resolved)
        return
    g.came_from, g.at = g.at, place
    arrive(g)
    g.then(read_on, resolved)


def repair(g: Journey) -> None:
    """MM-43, MM-45, MM-56. Pay, let the clock run (unless equipment saves it), gain health."""
    repair = g.rules.book.profile.repair
    assert repair is not None
    gauges.pay(g, tuple(repair.cost.items()))
    if not g.over:
        gauges.spend(g, repair_time(g))
    if not g.over:
        gauges.change(g, g.rules.book.profile.health.gauge, repair.gain)
    g.then(resolved)


def repair_time(g: Journey) -> int:
    """MM-43, MM-56. What a repair costs on the clock."""
    repair = g.rules.book.profile.repair
    assert repair is not None
    return 0 if gauges.owned(g, "free_repair_time") else repair.clock


def use(g: Journey, key: str) -> None:
    """MM-54. What an equipment does is read like a passage."""
    one = g.rules.book.equipment[key]
    gauges.use_up(g, one)
    g.bookmarks = ((one.do, 0),)
    g.then(read_on, resolved)


def manoeuvre(g: Journey, kind: str) -> None:
    """MM-6, MM-28, MM-47 to MM-52, MM-59. What it costs is spent either way; then the test, unless it is sure."""
    departure = g.rules.book.profile.departure
    assert departure is not None
    gauges.pay(g, tuple(departure.cost.items()))
    g.departures += 1
    if g.over:
        g.then(resolved)
    elif gauges.owned(g, "sure_manoeuvre", kind) or departure.kinds[kind].difficulty == 0:
        note(g, "surely_manoeuvred", kind, departure.kinds[kind].back)
        gauges.turn_back(g, departure.kinds[kind].back)
        g.then(resolved)
    else:
        throw(g, "manoeuvre", gauges.pieces(g, departure.test, "departure"), kind, 0)


def manoeuvred(g: Journey, hits: int, pieces: int, kind: str, _: int) -> None:
    """MM-48, MM-49. A success moves the clock back; a failure changes nothing."""
    departure = g.rules.book.profile.departure
    assert departure is not None
    one = departure.kinds[kind]
    back = one.back if hits >= one.difficulty else 0
    note(g, "manoeuvred", kind, one.difficulty, pieces, hits, back)
    if back:
        gauges.turn_back(g, back)
    g.then(resolved)


# --- the end of an adventure ------------------------------------------------------------------------------------


def close_adventure(g: Journey) -> None:
    """MM-62, MM-63, MM-65 to MM-67, MM-70. Escaped or lost: alone that is all, in a campaign it goes on."""
    book = g.rules.book
    g.finished = (*g.finished, Finish(g.adventure, g.escaped, g.over, g.closing))
    if g.closing:
        note(g, "read", "", g.closing)
    note(g, "escaped" if g.escaped else "caught", g.over)
    if g.rules.adventure != "campaign":
        g.end(g.over, (TRAVELLER,) if g.escaped else (), (gauges.clock_left(g) if g.escaped else 0,))
    if not g.escaped and book.profile.campaign.after_defeat == "final":
        g.end(g.over, (), (len(done(g)),))
    if g.escaped:
        g.over = ""
        g.bookmarks = ((book.adventure(g.adventure).after, 0),)
        g.then(read_on, carry_over)
    else:
        g.ask(TRAVELLER, ("retry", "stop"), turn_page)


def done(g: Journey) -> set[int]:
    """The adventures escaped from."""
    return {line.adventure for line in g.finished if line.escaped}


def carry_over(g: Journey) -> None:
    """MM-66 to MM-69, MM-71. The clock is set back, some gauges rise to their least, everything else is kept.

    Behind the last adventure there is nothing to carry anything to: the campaign is won.
    """
    book = g.rules.book
    if g.adventure == len(book.adventures):
        g.end("campaign", (TRAVELLER,), (len(done(g)),))
    for key, least in book.profile.campaign.at_least.items():
        at = book.index[key]
        gauges.put(g, at, max(g.gauges[at], least))
    gauges.put(g, book.clock, book.profile.gauges[book.profile.clock.gauge].start)
    note(g, "carried")
    g.ask(TRAVELLER, (f"begin {g.adventure + 1}",), turn_page)


def turn_page(g: Journey, move: str) -> None:
    """MM-66, MM-69, MM-70. The next adventure, or the lost one from the state the notebook kept, or no more."""
    if move == "stop":
        g.end("stopped", (), (len(done(g)),))
    if move == "retry":
        start = g.notebook[-1]
        g.gauges, g.equipment = start.gauges, start.equipment
        g.then((begin_adventure, g.adventure))
    else:
        g.then((begin_adventure, g.adventure + 1))


# --- sentences --------------------------------------------------------------------------------------------------


def grammar(rules: JourneyRules) -> Grammar:
    """Every sentence of a title: its verbs, and the words of its booklet."""
    book = rules.book
    profile = book.profile
    patterns = [f"{profile.movement.verb} {{place}}", "choose {option}", "fight", "flee", "use {equipment}"]
    if profile.repair:
        patterns.append(profile.repair.verb)
    if profile.departure:
        patterns.append(f"{profile.departure.verb} {{kind}}")
    if profile.second_throw:
        patterns += [profile.second_throw.verb, profile.second_throw.keep]
    patterns.append(f"{profile.throw.success} {{hits}}")
    if len(book.adventures) > 1:
        patterns += ["begin {number}", "retry", "stop"]
    return Grammar([one for one in patterns if one != "use {equipment}" or _usable(book)], _kinds(book))


def _usable(book: pages.Booklet) -> list[str]:
    return [key for key, one in book.equipment.items() if one.effect == "use"]


def _kinds(book: pages.Booklet) -> dict[str, list[str]]:
    places = {place.word: None for adventure in book.adventures for place in adventure.locations.values()}
    options = {
        key: None for adventure in book.adventures for place in adventure.locations.values() for key in place.options
    }
    departure = book.profile.departure
    return {
        "place": list(places),
        "option": list(options),
        "equipment": _usable(book),
        "kind": list(departure.kinds) if departure else [],
        "hits": [str(number) for number in range(book.profile.throw.most + 1)],
        "number": [str(adventure.number) for adventure in book.adventures[1:]],
    }


AFTER["manoeuvre"] = manoeuvred
