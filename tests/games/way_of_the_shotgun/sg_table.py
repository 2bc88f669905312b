"""Positions of Way of the ShoTgun as values: gauges and marks by name."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from msgspec.structs import replace

from ludarium.booklet import Journey, compile_booklet, put, read_file, setup
from ludarium.booklet.rules import resolved
from ludarium.games.way_of_the_shotgun import GAME
from ludarium.games.way_of_the_shotgun.rules import FOLDER
from ludarium.kernel import Question, Refused, play
from ludarium.kernel.play import begin

RAW = read_file(FOLDER / "booklet" / "booklet.toml")


def table(
    at: str = "1",
    *,
    words: int = 0,
    owns: tuple[str, ...] = (),
    revealed: tuple[str, ...] = (),
    trail: tuple[str, ...] | None = None,
    parameters: dict[str, Any] | None = None,
    **gauges: int,
) -> Journey:
    """The rider at a place she has read, about to leave; gauges not named stand on their start."""
    g: Journey = GAME.start(GAME.setup(parameters=parameters))
    values = dict(zip(g.book.index, g.gauges, strict=True)) | gauges
    g = replace(
        g,
        question=None,
        at=at,
        gauges=tuple(values.values()),
        equipment=tuple((key, g.book.equipment[key].uses) for key in owns),
        marks=tuple(words if mark == "words" else 0 for mark in g.story_of.marks),
        revealed=revealed,
        trail=trail or (at,),
        page=(),
        agenda=(resolved,),
    )
    begin(g)
    return g


def opened(first: list[dict[str, Any]], raw: dict[str, Any] | None = None, **gauges: int) -> Journey:
    """A game of our booklet whose first passage is another; gauges not named stand on their start."""
    raw = raw or booklet()
    start = raw["adventures"][0]["locations"]["1"]
    start["first"] = first
    rules = replace(GAME.rules(GAME.setup()), booklet=put(raw))
    g = setup(rules)
    g.gauges = tuple((dict(zip(g.book.index, g.gauges, strict=True)) | gauges).values())
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


def gauge(g: Journey, name: str) -> int:
    """Where a cube stands."""
    return g.gauges[g.book.index[name]]


def words(g: Journey) -> int:
    """The words gathered for the dead."""
    return g.marks[tuple(g.story_of.marks).index("words")]


def reason(g: Journey) -> str:
    """Why the game ended; empty while it goes on."""
    return g.outcome.reason if g.outcome else ""


def told(g: Journey) -> list[str]:
    """The prose on the open page, by key."""
    return [str(line[2]) for line in g.page if line[0] == "read"]


def booklet() -> dict[str, Any]:
    """The booklet as it is written, to be changed."""
    return deepcopy(RAW)


def mistakes(raw: dict[str, Any]) -> list[str]:
    """What is wrong with a booklet, sentence by sentence."""
    try:
        compile_booklet(raw)
    except Refused as refusal:
        return str(refusal).splitlines()
    return []
