"""Positions of Mad Maxence as values: gauges by their letters, marks and equipment by name."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from msgspec.structs import replace

from ludarium.booklet import Journey, compile_booklet, put, read_file, setup
from ludarium.booklet.pages import Booklet
from ludarium.booklet.rules import resolved
from ludarium.games.mad_maxence import GAME
from ludarium.games.mad_maxence.rules import FOLDER
from ludarium.kernel import Question, Refused, play
from ludarium.kernel.play import begin

LETTERS = {"tu": 0, "t": 1, "o": 2, "d": 3, "c": 4, "f": 5, "p": 6}
RAW = read_file(FOLDER / "booklet" / "booklet.toml")


def start(adventure: str = "1", parameters: dict[str, Any] | None = None, **options: str) -> Journey:
    """A new game."""
    game: Journey = GAME.start(GAME.setup(options={"adventure": adventure, **options}, parameters=parameters))
    return game


def table(
    at: str = "0",
    came_from: str = "",
    owns: tuple[str, ...] = (),
    marks: dict[str, int] | None = None,
    trail: tuple[str, ...] | None = None,
    adventure: str = "1",
    options: dict[str, str] | None = None,
    parameters: dict[str, Any] | None = None,
    **letters: Any,
) -> Journey:
    """Maxence at a place she has read, about to leave; gauges not named stand on 1, the clock on 0."""
    g = start(adventure, parameters, **(options or {}))
    book = g.book
    values = [0, 1, 1, 1, 1, 1, 1]
    for letter, value in letters.items():
        values[LETTERS[letter]] = value
    g = replace(
        g,
        question=None,
        at=at,
        came_from=came_from,
        gauges=tuple(values),
        equipment=tuple((key, book.equipment[key].uses) for key in owns),
        marks=tuple((marks or {}).get(mark, 0) for mark in g.story_of.marks),
        trail=trail if trail is not None else (*((came_from,) if came_from else ()), at),
        page=(),
        agenda=(resolved,),
    )
    begin(g)
    return g


def says(g: Journey, *moves: str) -> Journey:
    """The position after some sentences."""
    for move in moves:
        g = play(g, move)
    return g


def moves(g: Journey) -> tuple[str, ...]:
    """What may be said now."""
    return g.question.moves if isinstance(g.question, Question) else ()


def gauge(g: Journey, letter: str) -> int:
    """Where a cube stands."""
    return g.gauges[LETTERS[letter]]


def gauges(g: Journey, letters: str) -> tuple[int, ...]:
    """Where several cubes stand: ``gauges(g, "tu c p")``."""
    return tuple(gauge(g, letter) for letter in letters.split())


def mark(g: Journey, name: str) -> int:
    """How often a mark was set."""
    return g.marks[tuple(g.story_of.marks).index(name)]


def owns(g: Journey, name: str) -> bool:
    """Whether an equipment is owned."""
    return name in dict(g.equipment)


def reason(g: Journey) -> str:
    """Why the game ended; empty while it goes on."""
    return g.outcome.reason if g.outcome else ""


def kinds(g: Journey) -> list[str]:
    """What kinds of lines stand on the open page."""
    return [str(line[0]) for line in g.page]


def told(g: Journey) -> list[str]:
    """The prose on the open page, by key."""
    return [str(line[2]) for line in g.page if line[0] == "read"]


# --- booklets of our own ----------------------------------------------------------------------------------------


def booklet() -> dict[str, Any]:
    """The booklet as it is written, to be spoilt."""
    return deepcopy(RAW)


def location(raw: dict[str, Any], key: str, adventure: int = 1) -> dict[str, Any]:
    """A location of it."""
    found: dict[str, Any] = raw["adventures"][adventure - 1]["locations"][key]
    return found


def mistakes(raw: dict[str, Any]) -> list[str]:
    """What is wrong with a booklet, sentence by sentence."""
    try:
        compile_booklet(raw)
    except Refused as refusal:
        return str(refusal).splitlines()
    return []


def warnings(raw: dict[str, Any]) -> tuple[str, ...]:
    """What is odd about a booklet."""
    read: Booklet = compile_booklet(raw)
    return read.warnings


WORDS = {"en": "words", "fr": "mots"}


def small(first: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A booklet of one adventure: places 1, 2 and 3, each next to the others; ``first`` is read at 1.

    ``second`` and ``third`` are read at the others, ``options``, ``combats`` and ``passages`` belong to 1, anything
    else to the adventure.
    """
    raw = booklet()
    own = {name: more.pop(name) for name in ("options", "combats", "passages", "again", "repeat") if name in more}
    places: dict[str, Any] = {
        "1": {"name": WORDS, "at": [0, 0], "first": first, "prose": {"a": WORDS, "b": WORDS, "c": WORDS}, **own},
        "2": {"name": WORDS, "at": [1, 0], "first": more.pop("second", [])},
        "3": {
            "name": WORDS,
            "at": [0, 1],
            "repeat": "yes",
            "first": more.pop("third", [{"end": "escape", "reason": "out", "closing": "bye"}]),
        },
    }
    adventure: dict[str, Any] = {
        "adventure": "small",
        "title": WORDS,
        "start": "1",
        "roads": ["1-2", "2-3", "1-3"],
        "locations": places,
        "equipment": list(raw["equipment"]),
        "marks": {"flag": False},
        "reasons": {"out": WORDS, "down": WORDS},
        "prose": {"bye": WORDS},
    }
    adventure["locations"] |= more.pop("locations", {})
    raw["adventures"] = [adventure | more]
    return raw


def opened(raw: dict[str, Any], adventure: str = "1", **letters: Any) -> Journey:
    """A game of a booklet of our own, at its first question."""
    rules = replace(GAME.rules(GAME.setup()), booklet=put(raw), adventure=adventure)
    g = setup(rules)
    values = list(g.gauges)
    for letter, value in letters.items():
        values[LETTERS[letter]] = value
    g.gauges = tuple(values)
    begin(g)
    return g


def tiny(first: list[dict[str, Any]], *, given: dict[str, Any] | None = None, **more: Any) -> Journey:
    """A game of a small booklet."""
    return opened(small(first, **more), **(given or {}))


def choice(*keys: str, **fields: Any) -> dict[str, Any]:
    """Options without a list, or with what is given for them."""
    return {key: {"label": WORDS, **fields.get(key, {})} for key in keys}


def combat(cb: int = 1, **fields: Any) -> dict[str, Any]:
    """A combat with empty lists, or with what is given for them."""
    return {"foe": {"name": WORDS, "cb": cb, "won": [], "lost": [], **fields}}
