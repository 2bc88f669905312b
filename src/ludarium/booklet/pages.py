"""A booklet that has been read and found in order: adventures, places, roads, passages, instructions.

A list of instructions is a *sheet*; sheets are numbered through the whole booklet, and a position remembers only
numbers (sheet and line), so that neither a saved game nor a view holds a word that has not been read.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

from msgspec import Struct

from ludarium.booklet.profile import Profile, Words

Costs: TypeAlias = tuple[tuple[str, int], ...]  # gauge, amount


# --- conditions -------------------------------------------------------------------------------------------------


class Gauged(Struct, frozen=True):
    """A gauge (the clock among them) within bounds."""

    gauge: str
    least: int | None = None
    most: int | None = None


class Marked(Struct, frozen=True):
    """A mark within bounds."""

    mark: str
    least: int | None = None
    most: int | None = None


class Owned(Struct, frozen=True):
    """An equipment owned, or not."""

    equipment: str
    owned: bool


class Visited(Struct, frozen=True):
    """MM-80. A place visited, or not; the present visit counts."""

    place: str
    visited: bool


class Visits(Struct, frozen=True):
    """How often the present place has been visited, now included."""

    least: int | None = None
    most: int | None = None


class AnyOf(Struct, frozen=True):
    """At least one of several conditions."""

    parts: tuple[Condition, ...]


class Not(Struct, frozen=True):
    """The contrary of a condition."""

    part: Condition


class AllOf(Struct, frozen=True):
    """Every one of several conditions; none means always."""

    parts: tuple[Condition, ...] = ()


Condition: TypeAlias = Gauged | Marked | Owned | Visited | Visits | AnyOf | Not | AllOf
ALWAYS = AllOf()


# --- instructions -----------------------------------------------------------------------------------------------


class Text(Struct, frozen=True):
    """Prose told to the reader; ``place`` owns it (empty: the whole adventure), wherever the reader stands."""

    prose: str
    place: str = ""


class Change(Struct, frozen=True):
    """A gain or a loss; for the clock a positive amount is spent, a negative one moves it back."""

    gauge: str
    by: int


class Raise(Struct, frozen=True):
    """A gauge becomes at least a value."""

    gauge: str
    to: int


class Fix(Struct, frozen=True):
    """A gauge becomes exactly a value."""

    gauge: str
    to: int


class Mark(Struct, frozen=True):
    """A counter goes up or down, never under 0."""

    mark: str
    by: int


class Give(Struct, frozen=True):
    """An equipment is owned from now on."""

    equipment: str


class Take(Struct, frozen=True):
    """An equipment is owned no longer."""

    equipment: str


class Trial(Struct, frozen=True):
    """One throw, then one of two sheets."""

    skill: str
    difficulty: int
    success: int
    failure: int


class Flight(Struct, frozen=True):
    """A way out of a combat: its cost, when it is offered, and what is read then."""

    cost: Costs
    when: Literal["before", "each_round"]
    do: int


class Combat(Struct, frozen=True):
    """An opponent, and what is read when the combat is won or lost."""

    key: str
    name: Words
    cb: int
    won: int
    lost: int
    flee: Flight | None
    place: str = ""  # the location it is written in


class Option(Struct, frozen=True):
    """One answer of a choice."""

    key: str
    label: Words
    when: Condition
    cost: Costs
    do: int
    place: str = ""  # the location it is written in


class Choose(Struct, frozen=True):
    """The player takes one of the options."""

    options: tuple[Option, ...]


class If(Struct, frozen=True):
    """One of two sheets, by the state at that moment."""

    when: Condition
    then: int
    otherwise: int | None


class Switch(Struct, frozen=True):
    """A road that can, or cannot, be used from now on."""

    road: int
    open: bool


class Show(Struct, frozen=True):
    """A hidden place that is, or is not, offered to its neighbours from now on."""

    place: str
    shown: bool


class Go(Struct, frozen=True):
    """Reading continues in a named passage and does not come back."""

    passage: str
    sheet: int


class Move(Struct, frozen=True):
    """The traveller is put somewhere without a cost, and reads on there."""

    place: str


class End(Struct, frozen=True):
    """The adventure is over."""

    escape: bool
    reason: str
    closing: str


Instruction: TypeAlias = (
    Text | Change | Raise | Fix | Mark | Give | Take | Trial | Combat | Choose | If | Switch | Show | Go | Move | End
)  # fmt: skip
Sheet: TypeAlias = tuple[Instruction, ...]


# --- equipment --------------------------------------------------------------------------------------------------


class Equipment(Struct, frozen=True, kw_only=True):
    """A thing carried along, with one effect; ``uses`` 0 means that it lasts.

    ``coins``: ``amount`` more pieces in throws ``of`` a skill, combat or departure. ``free_repair_time``.
    ``guard``: that many failures of each combat cost nothing. ``sure_manoeuvre``: the kind ``of`` succeeds without a
    throw. ``free_flee``: a flight costs nothing. ``absorb``: a written loss of the gauge ``of`` is smaller.
    ``use``: an action that reads the sheet ``do``.
    """

    key: str
    name: Words
    says: Words
    effect: Literal["coins", "free_repair_time", "guard", "sure_manoeuvre", "free_flee", "absorb", "use"]
    of: str = ""
    amount: int = 0
    uses: int = 0
    when: Condition = ALWAYS
    do: int = -1


# --- places, roads, adventures ----------------------------------------------------------------------------------


class Location(Struct, frozen=True, kw_only=True):
    """A numbered or lettered place."""

    key: str
    name: Words
    hidden: bool  # lettered, or known only once revealed
    concealed: bool  # not offered at the start
    tags: tuple[str, ...]
    x: float
    y: float
    repeat: Literal["no", "yes", "until"]
    until: str  # the mark, when repeat is "until"
    first: int
    again: int | None
    prose: dict[str, Words]
    options: dict[str, Option]
    combats: dict[str, Combat]
    passages: dict[str, int]

    @property
    def word(self) -> str:
        """The place in a sentence; sentences are written small."""
        return self.key.lower()


class Road(Struct, frozen=True, kw_only=True):
    """A road, or the link of a hidden place with a neighbour."""

    a: str
    b: str
    cost: int | None  # clock; None: as the profile says
    one_way: bool
    closed: bool  # at the start
    link: bool  # leads to a hidden place; not drawn as a road
    bend: float

    @property
    def key(self) -> str:
        return f"{self.a}-{self.b}"


class Exit(Struct, frozen=True):
    """A way out of a place: where to, by which road, for how much clock."""

    place: str
    road: int
    cost: int


class Adventure(Struct, frozen=True, kw_only=True, dict=True):
    """One adventure of a booklet."""

    number: int
    key: str
    title: Words
    start: str
    goals: dict[str, Condition]  # ways out the map marks, and when the first page says they stand open
    locations: dict[str, Location]
    roads: tuple[Road, ...]
    exits: dict[str, tuple[Exit, ...]]
    marks: dict[str, Words | None]  # with a name: shown to the player
    equipment: tuple[str, ...]
    starting: dict[str, int]  # gauges of an adventure played alone
    after: int
    prose: dict[str, Words]
    reasons: dict[str, Words]

    @cached_property
    def ways(self) -> dict[tuple[str, tuple[int, ...], tuple[str, ...]], dict[str, int]]:
        """Distances to a goal over the roads open and the places known then, kept once they were measured."""
        return {}

    def place(self, word: str) -> str:
        """The place a word of a sentence names."""
        return word if word in self.locations else word.upper()

    def said(self, place: str, key: str) -> Words:
        """A piece of prose: of the place, else of the whole adventure."""
        location = self.locations.get(place)
        if location is not None and key in location.prose:
            return location.prose[key]
        return self.prose[key]


class Booklet(Struct, frozen=True, kw_only=True):
    """A whole booklet."""

    key: str
    title: Words
    origin: Words  # who wrote it, to be shown with every adventure
    profile: Profile
    index: dict[str, int]  # gauges by their place in a position
    lowest: tuple[int, ...]
    highest: tuple[int, ...]
    clock: int  # place of the clock
    health: int
    equipment: dict[str, Equipment]
    adventures: tuple[Adventure, ...]
    sheets: tuple[Sheet, ...]
    warnings: tuple[str, ...]

    def adventure(self, number: int) -> Adventure:
        """The adventure with this number, counted from 1."""
        return self.adventures[number - 1]
