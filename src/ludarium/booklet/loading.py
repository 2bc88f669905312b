"""Reading a booklet file: every mistake is noted with its place, and nothing is loaded when there is one (2.12)."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Container, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludarium.booklet import checking
from ludarium.booklet.clerk import KEY, PLACE, Clerk, shown
from ludarium.booklet.instructions import fill, instructions, leave_nothing_unread
from ludarium.booklet.pages import ALWAYS, Adventure, Booklet, Equipment, Exit, Location, Road
from ludarium.booklet.profile import Profile
from ludarium.kernel.content import place
from ludarium.kernel.errors import Refused

EFFECTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {  # fields each effect must have, and may have
    "coins": (("of", "amount"), ()),
    "free_repair_time": ((), ()),
    "guard": (("amount",), ()),
    "sure_manoeuvre": (("of",), ()),
    "free_flee": ((), ("uses",)),
    "absorb": (("of", "amount"), ("uses",)),
    "use": (("do",), ("uses", "when")),
}
NO_EFFECT: tuple[tuple[str, ...], tuple[str, ...]] = ((), ("of", "amount", "uses", "do", "when"))
BOOKLET_FIELDS = ("booklet", "title", "origin", "parameters", "profile", "equipment", "adventures")
ADVENTURE_FIELDS = (
    "adventure", "title", "start", "goals", "roads", "locations", "marks", "equipment", "starting", "after", "prose",
    "reasons",
)  # fmt: skip
LOCATION_FIELDS = (
    "name", "kind", "concealed", "tags", "at", "near", "repeat", "first", "again", "prose", "options", "combats",
    "passages",
)  # fmt: skip
ROAD_FIELDS = ("road", "cost", "one_way", "closed", "bend")


# --- files ------------------------------------------------------------------------------------------------------


def read_file(path: Path) -> dict[str, Any]:
    """A booklet file as it is written, with the adventures it names read from beside it."""
    raw = _toml(path)
    adventures = raw.get("adventures", [])
    if isinstance(adventures, list):
        raw["adventures"] = [_toml(path.parent / one) if isinstance(one, str) else one for one in adventures]
    parameters = raw.get("parameters", {})
    if isinstance(parameters, str):
        raw["parameters"] = _parameters(parameters, _toml(path.parent / parameters))
    return raw


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Refused("bad_booklet", f"The booklet file {path.name} cannot be read: {error.strerror}.") from None
    except RecursionError:
        raise Refused("bad_booklet", f"{path.name} is nested too deeply to be read.") from None
    except ValueError as error:  # no TOML, no UTF-8, or a number nobody can read
        raise Refused("bad_booklet", f"{path.name} is not a TOML file: {error}.") from None


def _parameters(file: str, content: dict[str, Any]) -> dict[str, Any]:
    """The numbers and option values of a content file, as printed."""
    found: dict[str, Any] = {}
    mistakes = []
    for part, field in (("rules", "value"), ("options", "values")):
        entries = content.get(part, {})
        for name, entry in entries.items() if isinstance(entries, dict) else ():
            value = entry.get(field) if isinstance(entry, dict) else None
            if value is None or (part == "options" and not (isinstance(value, list) and value)):
                mistakes.append(f"{file}: {part}.{name} has no {field}; write {name} = {{ {field} = … }}.")
            else:
                found[name] = value[0] if part == "options" else value
    if mistakes:
        raise Refused("bad_booklet", "\n".join(mistakes))
    return found


def fingerprint(raw: Mapping[str, Any]) -> str:
    """Eight letters that tell two booklets apart; its parameters belong to the content file and do not count."""
    told = {name: value for name, value in raw.items() if name != "parameters"}
    return hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()[:8]


# --- the whole booklet ------------------------------------------------------------------------------------------


def compile_booklet(raw: Mapping[str, Any], parameters: Mapping[str, Any] | None = None) -> Booklet:
    """A booklet ready to be played; refused with all its mistakes, one sentence each (MM-81 to MM-91)."""
    values = raw.get("parameters", {}) if parameters is None else parameters
    key = raw.get("booklet", "booklet")
    clerk = Clerk(key if isinstance(key, str) and KEY.fullmatch(key) else "booklet")
    if key != clerk.key:
        clerk.wrong(clerk.key, f"booklet = {shown(key)} is no key; use small letters, digits and '_'")
    if not isinstance(values, dict):
        clerk.wrong(clerk.key, "parameters must be a table or the name of a content file")
        values = {}
    try:
        booklet = _read(clerk, clerk.filled({**raw, "parameters": {}}, values))
    except RecursionError:
        clerk.wrong(clerk.key, "its lists lead into each other too deeply")
        raise clerk.refusal() from None
    if clerk.mistakes:
        raise clerk.refusal()
    return msgspec.structs.replace(booklet, warnings=tuple(clerk.warnings))


def _read(clerk: Clerk, raw: Mapping[str, Any]) -> Booklet:
    """Everything in its order: what comes later may name what came before."""
    clerk.fields(raw, BOOKLET_FIELDS, clerk.key)
    profile = _profile(clerk, raw.get("profile"))
    if profile is None:
        raise clerk.refusal()
    clerk.profile = profile
    equipment = _equipments(clerk, raw)
    adventures = _adventures(clerk, raw)
    booklet = _assembled(clerk, raw, profile, equipment, adventures)
    checking.check_booklet(clerk, booklet)
    return booklet


def _assembled(
    clerk: Clerk,
    raw: Mapping[str, Any],
    profile: Profile,
    equipment: dict[str, Equipment],
    adventures: tuple[Adventure, ...],
) -> Booklet:
    index = {key: at for at, key in enumerate(profile.gauges)}
    return Booklet(
        key=clerk.key,
        title=clerk.words(raw.get("title"), "title", clerk.key),
        origin=clerk.words(raw.get("origin"), "origin", clerk.key),
        profile=profile,
        index=index,
        lowest=tuple(gauge.minimum for gauge in profile.gauges.values()),
        highest=tuple(gauge.maximum for gauge in profile.gauges.values()),
        clock=index[profile.clock.gauge],
        health=index[profile.health.gauge],
        equipment=equipment,
        adventures=adventures,
        sheets=tuple(clerk.sheets),
        warnings=(),
    )


def _profile(clerk: Clerk, raw: Any) -> Profile | None:
    if not isinstance(raw, dict):
        clerk.wrong(clerk.key, "profile must be a table")
        return None
    try:
        profile = msgspec.convert(raw, Profile)
    except msgspec.ValidationError as error:
        clerk.wrong(clerk.key, f"profile, {place(error)}")
        return None
    before = len(clerk.mistakes)
    checking.check_profile(clerk, profile)
    return profile if len(clerk.mistakes) == before else None


def _equipments(clerk: Clerk, raw: Mapping[str, Any]) -> dict[str, Equipment]:
    listed = clerk.table(raw.get("equipment", {}), "equipment", clerk.key)
    clerk.known_equipment = frozenset(listed)
    return {key: _equipment(clerk, key, one) for key, one in listed.items()}


def _equipment(clerk: Clerk, key: str, one: Any) -> Equipment:
    where = f"{clerk.key}, equipment {key}"
    raw = clerk.table(one, "equipment", where)
    clerk.key_of(key, "equipment", where)
    effect = raw.get("effect")
    needed, allowed = EFFECTS.get(effect, NO_EFFECT) if isinstance(effect, str) else NO_EFFECT
    if (needed, allowed) == NO_EFFECT:
        clerk.wrong(where, f"unknown effect {shown(effect)}")
        effect = "free_repair_time"
    clerk.fields(raw, ("name", "says", "effect", *needed, *allowed), where)
    for field in needed:
        if field not in raw:
            clerk.wrong(where, f"the effect {effect} needs {field}")
    clerk.enter(where, None, {})
    return Equipment(
        key=key,
        name=clerk.words(raw.get("name"), "name", where),
        says=clerk.words(raw.get("says"), "says", where),
        effect=effect,  # type: ignore[arg-type]  # checked above
        of=clerk.name(raw.get("of", ""), "of", where),
        amount=clerk.amount(raw, "amount", where) if "amount" in raw else 0,
        uses=clerk.amount(raw, "uses", where) if "uses" in raw else 0,
        when=clerk.condition(raw["when"], where) if "when" in raw else ALWAYS,
        do=instructions(clerk, raw["do"], "use list") if "do" in raw else -1,
    )


# --- adventures -------------------------------------------------------------------------------------------------


def _adventures(clerk: Clerk, raw: Mapping[str, Any]) -> tuple[Adventure, ...]:
    listed = raw.get("adventures", [])
    if not isinstance(listed, list) or not listed:
        clerk.wrong(clerk.key, "it has no adventures")
        return ()
    for number, one in enumerate(listed, 1):
        if not isinstance(one, dict):
            clerk.wrong(
                f"{clerk.key}, adventure {number}", f"it must be a table or the name of a file, not {shown(one)}"
            )
    tables = {number: one for number, one in enumerate(listed, 1) if isinstance(one, dict)}
    adventures = tuple(_adventure(clerk, number, one) for number, one in tables.items())
    keys = [adventure.key for adventure in adventures]
    for key in dict.fromkeys(key for key in keys if keys.count(key) > 1):
        clerk.wrong(clerk.key, f"two adventures have the key {shown(key)}")
    return adventures


def _adventure(clerk: Clerk, number: int, raw: dict[str, Any]) -> Adventure:
    where = f"{clerk.key}, adventure {number}"
    before = len(clerk.mistakes)
    clerk.fields(raw, ADVENTURE_FIELDS, where)
    places = clerk.table(raw.get("locations", {}), "locations", where)
    clerk.open_adventure(raw, where)
    roads = _roads(clerk, raw, places, where)
    clerk.roads = {road.key: at for at, road in enumerate(roads)}
    _check_keys(clerk, places, where)
    locations = {key: _location(clerk, key, one, f"{where}, location {key}") for key, one in places.items()}
    start = clerk.name(raw.get("start"), "start", where)
    _known(clerk, (start,) if start else (), places, "start location", where)
    equipment = clerk.names(raw.get("equipment", []), "equipment", where)
    _known(clerk, equipment, clerk.known_equipment, "equipment", where)
    goals = clerk.table(raw.get("goals", {}), "goals", where)
    _known(clerk, goals, places, "goal", where)
    clerk.enter(where, None, clerk.adventure_prose)
    adventure = Adventure(
        number=number,
        key=clerk.name(raw.get("adventure", str(number)), "adventure", where),
        title=clerk.words(raw.get("title"), "title", where),
        start=start,
        goals={key: clerk.condition(when, where) for key, when in goals.items()},
        locations=locations,
        roads=roads,
        exits=_exits(clerk.profile, locations, roads),
        marks=clerk.marks,
        equipment=tuple(equipment),
        starting=clerk.starting(raw.get("starting", {}), where),
        after=instructions(clerk, raw.get("after", []), "after list"),
        prose=clerk.adventure_prose,
        reasons=clerk.all_words(raw.get("reasons", {}), "reason", where),
    )
    checking.check_marks(clerk, where)
    checking.check_told(clerk, adventure, where)
    clerk.sound[number] = len(clerk.mistakes) == before
    return adventure


def _check_keys(clerk: Clerk, places: Mapping[str, Any], where: str) -> None:
    """MM-82. Places are named in sentences, where letters are written small."""
    words: dict[str, str] = {}
    for key in places:
        clerk.key_of(key, "location", where, PLACE)
        if key.lower() in words:
            clerk.wrong(where, f"the locations {words[key.lower()]} and {key} are the same word in a sentence")
        words[key.lower()] = key


def _known(clerk: Clerk, names: Iterable[str], among: Container[str], what: str, where: str) -> None:
    for name in names:
        if name not in among:
            clerk.wrong(where, f"there is no {what} {shown(name)}")


def _roads(clerk: Clerk, raw: dict[str, Any], places: Mapping[str, Any], where: str) -> tuple[Road, ...]:
    found: dict[str, Road] = {}
    for entry in clerk.list_of(raw.get("roads", []), "roads", where):
        if not isinstance(entry, str | dict):
            clerk.wrong(where, f'a road is written "1-2" or {{ road = "1-2", … }}, not {shown(entry)}')
            continue
        one = {"road": entry} if isinstance(entry, str) else entry
        name = clerk.name(one.get("road"), "road", where)
        clerk.fields(one, ROAD_FIELDS, f"{where}, road {name}")
        a, _, b = name.partition("-")
        _add_road(clerk, found, places, where, a, b, one, link=False)
    for key, location in places.items():
        here = f"{where}, location {key}"
        for other in clerk.names(location.get("near", []), "near", here) if isinstance(location, dict) else ():
            _add_road(clerk, found, places, here, key, other, {}, link=True)
    return tuple(found.values())


def _add_road(
    clerk: Clerk,
    found: dict[str, Road],
    places: Mapping[str, Any],
    where: str,
    a: str,
    b: str,
    one: dict[str, Any],
    *,
    link: bool,
) -> None:
    for end in (a, b):
        if end not in places:
            clerk.wrong(where, f"{'neighbour' if link else 'road'} {a}-{b}: there is no location {shown(end)}")
            return
    if a == b:
        clerk.wrong(where, f"the road {a}-{b} leads from a place to itself")
        return
    if f"{a}-{b}" in found or f"{b}-{a}" in found:
        clerk.wrong(where, f"the road {a}-{b} is there twice")
        return
    found[f"{a}-{b}"] = Road(
        a=a,
        b=b,
        cost=clerk.amount(one, "cost", f"{where}, road {a}-{b}") if "cost" in one else None,
        one_way=clerk.flag(one, "one_way", f"{where}, road {a}-{b}"),
        closed=clerk.flag(one, "closed", f"{where}, road {a}-{b}"),
        link=link,
        bend=clerk.bend(one.get("bend", 0.0), f"{where}, road {a}-{b}"),
    )


def _exits(profile: Profile, locations: Mapping[str, Location], roads: tuple[Road, ...]) -> dict[str, tuple[Exit, ...]]:
    """The ways out of each place: roads first, then hidden neighbours, each in the order of the map."""
    found: dict[str, list[Exit]] = {key: [] for key in locations}
    for at, road in enumerate(roads):
        cost = profile.clock.per_move if road.cost is None else road.cost
        found[road.a].append(Exit(road.b, at, cost))
        if not road.one_way:
            found[road.b].append(Exit(road.a, at, cost))
    order = list(locations)
    return {
        key: tuple(sorted(exits, key=lambda exit: (locations[exit.place].hidden, order.index(exit.place))))
        for key, exits in found.items()
    }


def _location(clerk: Clerk, key: str, raw: Any, where: str) -> Location:
    raw = clerk.table(raw, "location", where)
    clerk.fields(raw, LOCATION_FIELDS, where)
    prose = clerk.all_words(raw.get("prose", {}), "prose", where)
    clerk.enter(where, raw, {**clerk.adventure_prose, **prose}, key)
    repeat, _, until = str(raw.get("repeat", "no")).partition(" ")
    if repeat not in ("no", "yes", "until") or (repeat == "until") != bool(until):
        clerk.wrong(where, f"repeat is 'no', 'yes' or 'until MARK', not {shown(raw.get('repeat'))}")
        repeat, until = "no", ""
    if until:
        clerk.reads_mark(until, where)
    hidden = clerk.one_of(raw, "kind", ("road", "hidden"), where) == "hidden"
    x, y = clerk.point(raw.get("at"), where)
    concealed = clerk.flag(raw, "concealed", where, hidden and clerk.profile.movement.hidden == "revealed")
    first = instructions(clerk, raw.get("first", []), "first passage")
    again = instructions(clerk, raw["again"], "passage 'again'") if "again" in raw else None
    for name in clerk.here_passages:
        fill(clerk, clerk.passages[name], raw["passages"][name], f"passage {name!r}")
    leave_nothing_unread(clerk)
    return Location(
        key=key,
        name=clerk.words(raw.get("name"), "name", where),
        hidden=hidden,
        concealed=concealed,
        tags=tuple(clerk.names(raw.get("tags", []), "tags", where)),
        x=x,
        y=y,
        repeat=repeat,  # type: ignore[arg-type]  # checked above
        until=until,
        first=first,
        again=again,
        prose=prose,
        options=dict(clerk.here_options),
        combats=dict(clerk.here_combats),
        passages={name: clerk.passages[name] for name in clerk.here_passages},
    )
