"""The open page: what was read, thrown, gained and lost here. It keeps keys; the words are looked up to be shown."""

from __future__ import annotations

from typing import Any

from ludarium.booklet.pages import Adventure, Booklet
from ludarium.booklet.position import Entry, Journey

# What the values of each kind of line are called; the texts of a title say ``story-<kind>`` with them.
FIELDS: dict[str, tuple[str, ...]] = {
    "began": ("number",),
    "arrived": ("place",),
    "read": ("place", "prose"),
    "nothing": (),
    "chose": ("place", "option"),
    "gained": ("gauge", "amount", "value"),
    "lost": ("gauge", "amount", "value"),
    "unmoved": ("gauge", "value"),
    "spent": ("amount", "value"),
    "turned_back": ("amount", "value"),
    "marked": ("mark", "value"),
    "given": ("equipment",),
    "owned_already": ("equipment",),
    "taken": ("equipment",),
    "used": ("equipment", "left"),
    "tested": ("skill", "difficulty", "pieces", "hits", "chance", "passed"),
    "sure": ("skill", "difficulty", "pieces"),
    "challenged": ("place", "combat", "cb"),
    "fought": ("round", "pieces", "hits", "failures", "loss", "cb"),
    "won": ("place", "combat"),
    "beaten": ("place", "combat"),
    "fled": ("place", "combat"),
    "again": ("failures",),
    "manoeuvred": ("kind", "difficulty", "pieces", "hits", "back"),
    "surely_manoeuvred": ("kind", "back"),
    "opened": ("road",),
    "closed": ("road",),
    "revealed": ("place",),
    "concealed": ("place",),
    "escaped": ("reason",),
    "caught": ("reason",),
    "carried": (),
}
NEWS = ("read",)  # what nobody can unlearn


def note(g: Journey, kind: str, *values: str | int) -> None:
    """Write a line on the open page, and tell it to whoever listens."""
    entry = (kind, *values)
    g.page = (*g.page, entry)
    if g.story is not None:
        g.tell(kind, reveals=kind in NEWS, **spoken(g.rules.book, g.adventure, entry))


def spoken(book: Booklet, number: int, entry: Entry) -> dict[str, Any]:
    """The values of a line by name; what only the booklet can say comes along in every language."""
    kind, *values = entry
    named: dict[str, Any] = dict(zip(FIELDS[str(kind)], values, strict=True))
    adventure = book.adventure(number)
    words = _words(adventure, str(kind), named)
    if words is not None:
        named |= {"en": words.en, "fr": words.fr}
    return named


def _words(adventure: Adventure, kind: str, named: dict[str, Any]) -> Any:
    locations = adventure.locations
    match kind:
        case "began":
            return adventure.title
        case "read":
            return adventure.said(named["place"], named["prose"])
        case "arrived":  # only who has been there knows the name of a place
            return locations[named["place"]].name
        case "chose":
            return locations[named["place"]].options[named["option"]].label
        case "challenged" | "won" | "beaten" | "fled":
            return locations[named["place"]].combats[named["combat"]].name
        case "marked":
            return adventure.marks[named["mark"]]
    return None
