"""The clerk who copies a booklet out: field by field, noting every mistake with its place instead of stopping."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping
from typing import Any

from ludarium.booklet import pages
from ludarium.booklet.pages import ALWAYS, Condition, Costs, Sheet
from ludarium.booklet.profile import Profile, Words
from ludarium.kernel.errors import Refused

NO_WORDS = Words("?", "?")
KEY = re.compile(r"[a-z0-9_]+")  # a word of a sentence
PLACE = re.compile(r"[a-z0-9_]+|[A-Z]")
LARGEST = 99  # of any number in a booklet; beyond it odds take for ever and tracks are no tracks
DEEPEST = 60  # tables and lists inside each other


def shown(value: Any) -> str:
    """A value as a message quotes it, cut short when it is long."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number with thousands of digits, lists inside lists without end
        return f"this {type(value).__name__}"
    return text if len(text) <= 60 else f"{text[:57]}…"


class Clerk:
    """A booklet in the making, and everything that was found wrong with it."""

    profile: Profile

    def __init__(self, key: str) -> None:
        self.key = key
        self.mistakes: list[str] = []
        self.warnings: list[str] = []
        self.sheets: list[Sheet] = []
        self.sound: dict[int, bool] = {}  # adventures without a mistake so far
        self.known_equipment: frozenset[str] = frozenset()
        self.roads: dict[str, int] = {}
        self.marks: dict[str, Words | None] = {}
        self.adventure_prose: dict[str, Words] = {}
        self.places: Mapping[str, Any] = {}
        self.reasons: Mapping[str, Any] = {}
        self.passages: dict[str, int] = {}
        self.told: set[tuple[str, str]] = set()  # prose that some instruction tells
        self.open_adventure({}, key)
        self.enter(key, None, {})

    # --- noting -----------------------------------------------------------------------------------------------

    def wrong(self, where: str, what: str) -> None:
        """Note a mistake."""
        self.mistakes.append(f"{where}: {what}.")

    def warn(self, where: str, what: str) -> None:
        """Note something odd that does no harm (MM-92)."""
        self.warnings.append(f"{where}: {what}.")

    def refusal(self) -> Refused:
        """All mistakes together."""
        return Refused("bad_booklet", "\n".join(dict.fromkeys(self.mistakes)))

    # --- where the clerk is -----------------------------------------------------------------------------------

    def open_adventure(self, raw: Mapping[str, Any], where: str) -> None:
        """Turn to an adventure: what may be named in it is known before any instruction is read."""
        self.places = self.table(raw.get("locations", {}), "locations", where)
        self.reasons = self.table(raw.get("reasons", {}), "reasons", where)
        self.adventure_prose = self.all_words(raw.get("prose", {}), "prose", where)
        self.adventure_where = where
        self.marks = self._marks(raw.get("marks", {}), where)
        self.marks_read: set[str] = set()
        self.marks_raised: set[str] = set()
        self.passages = {}
        for key, location in self.places.items():
            here = f"{where}, location {key}"
            for name in (
                self.table(location.get("passages", {}), "passages", here) if isinstance(location, dict) else ()
            ):
                self.key_of(name, "passage", here)
                if name in self.passages:
                    self.wrong(here, f"the passage {name!r} is defined twice")
                self.passages[name] = self.blank()

    def enter(self, where: str, raw: Mapping[str, Any] | None, prose: Mapping[str, Words], place: str = "") -> None:
        """Turn to a location, by its key, or to a list outside any."""
        self.where = where
        self.here = place
        self.prose = prose
        self.raw_options = self.table((raw or {}).get("options", {}), "options", where)
        self.raw_combats = self.table((raw or {}).get("combats", {}), "combats", where)
        self.here_passages = tuple(self.table((raw or {}).get("passages", {}), "passages", where))
        self.here_options: dict[str, pages.Option] = {}
        self.here_combats: dict[str, pages.Combat] = {}
        for what, keys in (("option", self.raw_options), ("combat", self.raw_combats)):
            for key in keys:
                self.key_of(key, what, where)

    # --- sheets -----------------------------------------------------------------------------------------------

    def blank(self) -> int:
        """A new sheet, to be filled later."""
        self.sheets.append(())
        return len(self.sheets) - 1

    # --- values -----------------------------------------------------------------------------------------------

    def filled(self, raw: Any, parameters: Mapping[str, Any], path: tuple[str | int, ...] = ()) -> Any:
        """The same document with every ``@name`` replaced by that parameter."""
        if len(path) > DEEPEST:
            self.wrong(self.place_in_file(path[:5]), "it is nested too deeply")
            return None
        if isinstance(raw, dict):
            return {key: self.filled(value, parameters, (*path, key)) for key, value in raw.items()}
        if isinstance(raw, list):
            return [self.filled(value, parameters, (*path, at)) for at, value in enumerate(raw)]
        if isinstance(raw, str) and raw.startswith("@"):
            if raw[1:] not in parameters:
                self.wrong(self.place_in_file(path), f"there is no parameter {shown(raw[1:])}")
                return 1
            return parameters[raw[1:]]
        return raw

    def place_in_file(self, path: tuple[str | int, ...]) -> str:
        """A place in the document in the words of all other messages, then by its fields."""
        named = [self.key]
        for field, what in (("adventures", "adventure"), ("locations", "location"), ("equipment", "equipment")):
            if path[:1] == (field,) and len(path) > 1:
                key = path[1]
                named.append(f"{what} {key + 1 if isinstance(key, int) else key}")
                path = path[2:]
        return ", ".join([*named, *([".".join(map(str, path))] if path else [])])

    def key_of(self, key: str, what: str, where: str, pattern: re.Pattern[str] = KEY) -> None:
        """A key is a word of a sentence: small letters, digits and ``_``; a place may also be one capital letter."""
        if not pattern.fullmatch(key):
            letter = ", or one capital letter" if pattern is PLACE else ""
            self.wrong(where, f"the {what} {shown(key)} needs a key of small letters, digits and '_'{letter}")

    def name(self, raw: Any, what: str, where: str) -> str:
        """A name in quotes, or an empty one with a mistake."""
        if isinstance(raw, str):
            return raw
        self.wrong(where, f"{what} is missing" if raw is None else f"{what} must be a name in quotes, not {shown(raw)}")
        return ""

    def list_of(self, raw: Any, what: str, where: str) -> list[Any]:
        """A list, or an empty one with a mistake."""
        if isinstance(raw, list | tuple):
            return list(raw)
        self.wrong(where, f"{what} must be a list, not {shown(raw)}")
        return []

    def names(self, raw: Any, what: str, where: str) -> list[str]:
        """A list of names."""
        return [name for one in self.list_of(raw, what, where) if (name := self.name(one, what, where))]

    def flag(self, raw: Mapping[str, Any], field: str, where: str, otherwise: bool = False) -> bool:
        """True or false."""
        value = raw.get(field, otherwise)
        if isinstance(value, bool):
            return value
        self.wrong(where, f"{field} must be true or false, not {shown(value)}")
        return otherwise

    def fields(self, raw: Mapping[str, Any], allowed: Iterable[str], where: str) -> None:
        """MM-82. Every field must be one we know."""
        for name in raw:
            if name not in allowed:
                self.wrong(where, f"unknown field {shown(name)}")

    def table(self, raw: Any, what: str, where: str) -> dict[str, Any]:
        """A table, or an empty one with a mistake."""
        if isinstance(raw, dict):
            return raw
        self.wrong(where, f"{what} must be a table")
        return {}

    def whole(self, raw: Mapping[str, Any], field: str, where: str, otherwise: int | None = None) -> int:
        """A whole number."""
        value = raw.get(field, otherwise)
        if type(value) is not int:
            missing = f"{field} must be a whole number, not {shown(value)}"
            self.wrong(where, f"{field} is missing" if value is None else missing)
            return 1
        if abs(value) > LARGEST:
            self.wrong(where, f"{field} is {shown(value)}; no number may go beyond {LARGEST}")
            return 1
        return value

    def amount(self, raw: Mapping[str, Any], field: str, where: str) -> int:
        """A whole number from 1 on."""
        value = self.whole(raw, field, where)
        if value < 1:
            self.wrong(where, f"{field} must be at least 1, not {value}")
        return max(value, 1)

    def one_of(self, raw: Mapping[str, Any], field: str, allowed: tuple[str, ...], where: str) -> str:
        """One of a few words, the first by default."""
        value = raw.get(field, allowed[0])
        if value in allowed:
            return str(value)
        self.wrong(where, f"{field} is one of {', '.join(allowed)}, not {shown(value)}")
        return allowed[0]

    def point(self, raw: Any, where: str) -> tuple[float, float]:
        """A place on the map."""
        if isinstance(raw, list) and len(raw) == 2 and all(_is_number(one) for one in raw):
            return float(raw[0]), float(raw[1])
        self.wrong(where, f"at must be two numbers, x and y, not {shown(raw)}")
        return 0.0, 0.0

    def bend(self, raw: Any, where: str) -> float:
        """How far a road bends."""
        if _is_number(raw):
            return float(raw)
        self.wrong(where, f"bend must be a number, not {shown(raw)}")
        return 0.0

    def words(self, raw: Any, what: str, where: str) -> Words:
        """MM-91. A text in every language."""
        if not isinstance(raw, dict):
            self.wrong(where, f"{what[:60]} has no text; write {{ en = …, fr = … }}")
            return NO_WORDS
        self.fields(raw, ("en", "fr"), f"{where}, {what}")
        for language in ("en", "fr"):
            if not isinstance(raw.get(language), str) or not raw[language].strip():
                self.wrong(where, f"{what} has no text in {language}")
        return Words(_flowing(raw.get("en")), _flowing(raw.get("fr")))

    def all_words(self, raw: Any, what: str, where: str) -> dict[str, Words]:
        """Several texts by key."""
        listed = self.table(raw, what, where)
        for key in listed:
            self.key_of(key, what, where)
        return {key: self.words(one, f"{what} {shown(key)}", where) for key, one in listed.items()}

    def _marks(self, raw: Any, where: str) -> dict[str, Words | None]:
        """A mark with a name is shown to the player; ``false`` keeps it secret."""
        listed = self.table(raw, "marks", where)
        for key in listed:
            self.key_of(key, "mark", where)
            if key in self.profile.gauges:
                self.wrong(where, f"the mark {key!r} has the name of a gauge")
            if key == "visits":
                self.wrong(where, "a mark may not be called 'visits', which counts those to a place")
        return {
            key: self.words(one, f"mark {key!r}", where) if one is not False else None for key, one in listed.items()
        }

    # --- names ------------------------------------------------------------------------------------------------

    def gauge(self, name: Any, where: str) -> str:
        """MM-82. A gauge of the profile."""
        if isinstance(name, str) and name in self.profile.gauges:
            return name
        self.wrong(where, f"unknown gauge {shown(name)}")
        return self.profile.clock.gauge

    def skill(self, name: Any, where: str) -> str:
        """MM-82. A gauge of the profile that is a skill."""
        if isinstance(name, str) and name in self.profile.gauges and self.profile.gauges[name].role == "skill":
            return name
        self.wrong(where, f"unknown skill {shown(name)}")
        return self.profile.combat.skill

    def owned(self, name: Any, where: str) -> str:
        """MM-82. An equipment of the booklet."""
        if not isinstance(name, str) or name not in self.known_equipment:
            self.wrong(where, f"unknown equipment {shown(name)}")
        return str(name)

    def place(self, name: Any, where: str, what: str) -> str:
        """MM-81. A location of this adventure."""
        if not isinstance(name, str) or name not in self.places:
            self.wrong(where, f"{what} names location {shown(name)}, which does not exist")
        return str(name)

    def road(self, name: Any, where: str, what: str) -> int:
        """MM-81. A road of this adventure, named by its two ends in either order."""
        a, _, b = str(name).partition("-")
        for key in (f"{a}-{b}", f"{b}-{a}"):
            if key in self.roads:
                return self.roads[key]
        self.wrong(where, f"{what} names road {shown(name)}, which does not exist")
        return 0

    def reads_mark(self, name: Any, where: str) -> str:
        """MM-82. A mark of this adventure, looked at."""
        self.marks_read.add(str(name))
        if str(name) not in self.marks:
            self.wrong(where, f"unknown mark {shown(name)}")
        return str(name)

    def starting(self, raw: Any, where: str) -> dict[str, int]:
        """MM-72, MM-85. The gauges an adventure played alone begins with."""
        values: dict[str, int] = {}
        for name, value in self.table(raw, "starting", where).items():
            gauge = self.profile.gauges[self.gauge(name, where)]
            if type(value) is not int or not gauge.minimum <= value <= gauge.maximum:
                limits = f"{gauge.minimum} to {gauge.maximum}"
                self.wrong(where, f"starting {name} = {shown(value)} is outside its gauge ({limits})")
            values[name] = value
        return values

    def cost(self, raw: Any, where: str) -> Costs:
        """What must be paid in full."""
        found = []
        for name, amount in self.table(raw, "cost", where).items():
            if type(amount) is not int or not 1 <= amount <= LARGEST:
                self.wrong(where, f"a cost is a whole number from 1 to {LARGEST}, not {shown(amount)}")
                amount = 1
            found.append((self.gauge(name, where), amount))
        return tuple(found)

    # --- conditions -------------------------------------------------------------------------------------------

    def condition(self, raw: Any, where: str) -> Condition:
        """All conditions listed in a table must hold."""
        parts: list[Condition] = []
        for name, value in self.table(raw, "condition", where).items():
            parts += self._condition(name, value, where)
        return parts[0] if len(parts) == 1 else pages.AllOf(tuple(parts)) if parts else ALWAYS

    def _condition(self, name: str, value: Any, where: str) -> list[Condition]:
        several = value if isinstance(value, list) else [value]
        match name:
            case "any":
                if not several:
                    self.wrong(where, "any must list at least one condition")
                return [pages.AnyOf(tuple(self.condition(one, where) for one in several))]
            case "not":
                return [pages.Not(self.condition(value, where))]
            case "owns" | "lacks":
                return [pages.Owned(self.owned(one, where), name == "owns") for one in several]
            case "visited" | "unvisited":
                return [pages.Visited(self.place(one, where, name), name == "visited") for one in several]
        subject, least, most = self._bounds(name, value, where)
        if subject is None:
            return []
        if subject == "visits":
            return [pages.Visits(least, most)]
        if subject in self.profile.gauges:
            return [pages.Gauged(subject, least, most)]
        return [pages.Marked(self.reads_mark(subject, where), least, most)]

    def _bounds(self, name: str, value: Any, where: str) -> tuple[str | None, int | None, int | None]:
        """``fuel_at_least = 2`` taken apart."""
        for ending, least in (("_at_least", True), ("_at_most", False)):
            if name.endswith(ending):
                if type(value) is not int:
                    self.wrong(where, f"{name} must be a whole number, not {shown(value)}")
                    value = 0
                return name.removesuffix(ending), value if least else None, None if least else value
        self.wrong(where, f"unknown condition {shown(name)}")
        return None, None, None


def _is_number(raw: Any) -> bool:
    """A number that can be drawn: no truth value, and neither endless nor none."""
    return type(raw) in (int, float) and math.isfinite(raw) and abs(raw) <= 1000


def _flowing(text: Any) -> str:
    """Prose from a file: lines run on, an empty line begins a paragraph."""
    paragraphs = str(text or "?").strip().split("\n\n")
    return "\n".join(" ".join(one.split("\n")).strip() for one in paragraphs)
