"""Reading a booklet file: every mistake is noted with its place, and nothing is loaded when there is one (2.12)."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludarium.booklet import checking
from ludarium.booklet.clerk import Clerk, instructions
from ludarium.booklet.pages import ALWAYS, Adventure, Booklet, Equipment, Exit, Location, Road
from ludarium.booklet.profile import Profile
from ludarium.kernel.content import place
from ludarium.kernel.errors import Refused

EFFECTS = {
    "coins": ("of", "amount"),
    "free_repair_time": (),
    "guard": ("amount",),
    "sure_manoeuvre": ("of",),
    "free_flee": ("uses",),
    "absorb": ("of", "amount", "uses"),
    "use": ("do", "uses", "when"),
}
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
        raw["parameters"] = _parameters(_toml(path.parent / parameters))
    return raw


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Refused("bad_booklet", f"The booklet file {path.name} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused("bad_booklet", f"{path.name} is not a TOML file: {error}.") from None


def _parameters(content: dict[str, Any]) -> dict[str, Any]:
    """The numbers and option values of a content file, as printed."""
    numbers = {name: entry["value"] for name, entry in content.get("rules", {}).items()}
    return numbers | {name: entry["values"][0] for name, entry in content.get("options", {}).items()}


def fingerprint(raw: Mapping[str, Any]) -> str:
    """Eight letters that tell two booklets apart; its parameters belong to the content file and do not count."""
    told = {name: value for name, value in raw.items() if name != "parameters"}
    return hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()[:8]


# --- the whole booklet ------------------------------------------------------------------------------------------


def compile_booklet(raw: Mapping[str, Any], parameters: Mapping[str, Any] | None = None) -> Booklet:
    """A booklet ready to be played; refused with all its mistakes, one sentence each (MM-81 to MM-91)."""
    values = raw.get("parameters", {}) if parameters is None else parameters
    clerk = Clerk(str(raw.get("booklet", "booklet")))
    raw = clerk.filled(raw, values if isinstance(values, dict) else {})
    where = clerk.key
    clerk.fields(raw, BOOKLET_FIELDS, where)
    profile = _profile(clerk, raw.get("profile"), where)
    if profile is None:
        raise clerk.refusal()
    clerk.profile = profile
    equipment = _equipments(clerk, raw)
    clerk.equipment = equipment
    adventures = _adventures(clerk, raw)
    booklet = _assembled(clerk, raw, profile, equipment, adventures)
    checking.check_booklet(clerk, booklet)
    if clerk.mistakes:
        raise clerk.refusal()
    return msgspec.structs.replace(booklet, warnings=tuple(clerk.warnings))


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


def _profile(clerk: Clerk, raw: Any, where: str) -> Profile | None:
    try:
        profile = msgspec.convert(raw, Profile)
    except msgspec.ValidationError as error:
        clerk.wrong(where, f"profile.{place(error)}")
        return None
    before = len(clerk.mistakes)
    checking.check_profile(clerk, profile)
    return profile if len(clerk.mistakes) == before else None


def _equipments(clerk: Clerk, raw: Mapping[str, Any]) -> dict[str, Equipment]:
    listed = clerk.table(raw.get("equipment", {}), "equipment", clerk.key)
    clerk.known_equipment = frozenset(listed)
    return {key: _equipment(clerk, key, one) for key, one in listed.items() if isinstance(one, dict)}


def _equipment(clerk: Clerk, key: str, raw: dict[str, Any]) -> Equipment:
    where = f"{clerk.key}, equipment {key}"
    effect = raw.get("effect")
    if effect not in EFFECTS:
        clerk.wrong(where, f"unknown effect {effect!r}")
        effect = "guard"
    clerk.fields(raw, ("name", "says", "effect", *EFFECTS[effect]), where)
    clerk.enter(where, None, {})
    return Equipment(
        key=key,
        name=clerk.words(raw.get("name"), "name", where),
        says=clerk.words(raw.get("says"), "says", where),
        effect=effect,  # type: ignore[arg-type]  # checked above
        of=str(raw.get("of", "")),
        amount=clerk.whole(raw, "amount", where, 0),
        uses=clerk.whole(raw, "uses", where, 0),
        when=clerk.condition(raw.get("when", {}), where) if raw.get("when") else ALWAYS,
        do=instructions(clerk, raw["do"], "use list") if "do" in raw else -1,
    )


# --- adventures -------------------------------------------------------------------------------------------------


def _adventures(clerk: Clerk, raw: Mapping[str, Any]) -> tuple[Adventure, ...]:
    listed = raw.get("adventures", [])
    if not isinstance(listed, list) or not listed:
        clerk.wrong(clerk.key, "it has no adventures")
        return ()
    return tuple(_adventure(clerk, number, one) for number, one in enumerate(listed, 1) if isinstance(one, dict))


def _adventure(clerk: Clerk, number: int, raw: dict[str, Any]) -> Adventure:
    where = f"{clerk.key}, adventure {number}"
    clerk.fields(raw, ADVENTURE_FIELDS, where)
    before = len(clerk.mistakes)
    places = clerk.table(raw.get("locations", {}), "locations", where)
    clerk.open_adventure(raw, where)
    roads = _roads(clerk, raw, places, where)
    clerk.roads = {road.key: at for at, road in enumerate(roads)}
    locations = {key: _location(clerk, key, one, f"{where}, location {key}") for key, one in places.items()}
    _known(clerk, (raw.get("start"),), places, "start location", where)
    goals = clerk.table(raw.get("goals", {}), "goals", where)
    _known(clerk, goals, places, "goal", where)
    _known(clerk, raw.get("equipment", ()), clerk.equipment, "equipment", where)
    clerk.enter(where, None, clerk.adventure_prose)
    adventure = Adventure(
        number=number,
        key=str(raw.get("adventure", number)),
        title=clerk.words(raw.get("title"), "title", where),
        start=str(raw.get("start")),
        goals={key: clerk.condition(when, where) for key, when in goals.items()},
        locations=locations,
        roads=roads,
        exits=_exits(clerk.profile, locations, roads),
        marks=clerk.marks,
        equipment=tuple(raw.get("equipment", ())),
        starting=clerk.starting(raw.get("starting", {}), where),
        after=instructions(clerk, raw.get("after", []), "after list"),
        prose=clerk.adventure_prose,
        reasons=clerk.all_words(raw.get("reasons", {}), "reason", where),
    )
    checking.check_marks(clerk, where)
    checking.check_told(clerk, adventure, where)
    clerk.sound[number] = len(clerk.mistakes) == before
    return adventure


def _known(clerk: Clerk, names: Any, among: Mapping[str, Any], what: str, where: str) -> None:
    for name in names:
        if name not in among:
            clerk.wrong(where, f"there is no {what} {name!r}")


def _roads(clerk: Clerk, raw: dict[str, Any], places: Mapping[str, Any], where: str) -> tuple[Road, ...]:
    found: dict[str, Road] = {}
    for entry in raw.get("roads", []):
        one = {"road": entry} if isinstance(entry, str) else entry
        clerk.fields(one, ROAD_FIELDS, f"{where}, road {one.get('road')}")
        a, _, b = str(one.get("road", "")).partition("-")
        _add_road(clerk, found, places, where, a, b, one, link=False)
    for key, location in places.items():
        for other in location.get("near", ()) if isinstance(location, dict) else ():
            _add_road(clerk, found, places, f"{where}, location {key}", key, other, {}, link=True)
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
            clerk.wrong(where, f"{'neighbour' if link else 'road'} {a}-{b}: there is no location {end!r}")
            return
    if f"{a}-{b}" in found or f"{b}-{a}" in found:
        clerk.wrong(where, f"the road {a}-{b} is there twice")
        return
    found[f"{a}-{b}"] = Road(
        a=a,
        b=b,
        cost=one.get("cost"),
        one_way=bool(one.get("one_way", False)),
        closed=bool(one.get("closed", False)),
        link=link,
        bend=float(one.get("bend", 0.0)),
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
    clerk.enter(where, raw, {**clerk.adventure_prose, **prose})
    repeat, _, until = str(raw.get("repeat", "no")).partition(" ")
    if repeat not in ("no", "yes", "until") or (repeat == "until") != bool(until):
        clerk.wrong(where, f"repeat is 'no', 'yes' or 'until MARK', not {raw.get('repeat')!r}")
        repeat, until = "no", ""
    if until:
        clerk.reads_mark(until, where)
    hidden = clerk.one_of(raw, "kind", ("road", "hidden"), where) == "hidden"
    x, y = clerk.point(raw.get("at"), where)
    concealed = raw.get("concealed", hidden and clerk.profile.movement.hidden == "revealed")
    first = instructions(clerk, raw.get("first", []), "first passage")
    again = instructions(clerk, raw["again"], "passage 'again'") if "again" in raw else None
    for name in clerk.here_passages:
        clerk.fill_passage(name, raw["passages"][name])
    clerk.leave_nothing_unread()
    return Location(
        key=key,
        name=clerk.words(raw.get("name"), "name", where),
        hidden=hidden,
        concealed=bool(concealed),
        tags=tuple(raw.get("tags", ())),
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
