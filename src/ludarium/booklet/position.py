"""The position of an adventure: gauges, place, what is owned, how far one has read, and the campaign notebook."""

from __future__ import annotations

from functools import cached_property
from typing import TypeAlias

from msgspec import Struct

from ludarium.booklet import shelf
from ludarium.booklet.pages import Adventure, Booklet
from ludarium.kernel import Position, Refused, Rules

TRAVELLER = 0

Entry: TypeAlias = tuple[str | int, ...]  # a line of the open page: its kind and its values, never its words


class JourneyRules(Rules, frozen=True, kw_only=True, dict=True):
    """The rules of a title: its own numbers (in a subclass), its booklet by fingerprint, and what is played of it.

    The booklet itself is no field: it is looked up, and never leaves with a position, a view or a record.
    """

    booklet: str
    adventure: str = "1"  # a number, or "campaign"

    def __post_init__(self) -> None:
        try:
            booklet = self.book
        except Refused as refusal:
            raise ValueError(str(refusal)) from None
        if self.adventure != "campaign" and not 1 <= int(self.adventure) <= len(booklet.adventures):
            raise ValueError(f"the booklet {booklet.key} has no adventure {self.adventure}")

    @cached_property
    def book(self) -> Booklet:
        """The booklet with this title's numbers."""
        return shelf.take(self.booklet, {name: getattr(self, name) for name in self.__struct_fields__})


class Fight(Struct, frozen=True):
    """A combat going on: where it is written, the opponent's strength now, the round, and failures still guarded."""

    sheet: int
    line: int
    cb: int
    round: int
    guard: int


class Start(Struct, frozen=True):
    """A line of the campaign notebook: the state at the start of an adventure (MM-69)."""

    adventure: int
    gauges: tuple[int, ...]
    equipment: tuple[tuple[str, int], ...]


class Finish(Struct, frozen=True):
    """A line of the campaign notebook: how an adventure ended."""

    adventure: int
    escaped: bool
    reason: str
    closing: str


class Journey(Position, kw_only=True):
    """Everything about one adventure, or campaign, at one moment."""

    rules: JourneyRules
    adventure: int = 0
    at: str = ""
    came_from: str = ""  # the place that may not be returned to at once; empty at the start
    gauges: tuple[int, ...] = ()  # in the order of the profile
    equipment: tuple[tuple[str, int], ...] = ()  # owned, with the uses left (0: it lasts)
    marks: tuple[int, ...] = ()  # in the order of the adventure
    trail: tuple[str, ...] = ()  # every place visited, in order
    closed: tuple[int, ...] = ()  # roads that cannot be used now
    revealed: tuple[str, ...] = ()  # hidden places that are offered now
    bookmarks: tuple[tuple[int, int], ...] = ()  # sheet and line still to be read, the innermost first
    page: tuple[Entry, ...] = ()  # what stands on the open page
    fight: Fight | None = None
    departures: int = 0  # manoeuvres made since the last move
    over: str = ""  # the reason why the adventure is over
    escaped: bool = False
    closing: str = ""
    notebook: tuple[Start, ...] = ()
    finished: tuple[Finish, ...] = ()

    @property
    def book(self) -> Booklet:
        """The booklet that is played."""
        return self.rules.book

    @property
    def story_of(self) -> Adventure:
        """The adventure that is played."""
        return self.rules.book.adventures[self.adventure - 1]
