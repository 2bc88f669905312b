"""The profile of a title: which gauges there are, what is thrown, what combat costs, which actions stand open.

A title is a profile plus a booklet, texts and a look (MM-101); nothing in the engine knows more of it than this.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language."""

    en: str
    fr: str

    def __call__(self, language: str) -> str:
        """The text in a language we have; English otherwise."""
        return self.fr if language == "fr" else self.en


class Gauge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A printed track with a cube on it."""

    role: Literal["clock", "skill", "health", "resource"]
    start: int
    minimum: int = 0
    maximum: int
    letter: str
    name: Words


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MM-103. The gauge that runs out; passing its end is defeat for ``reason``."""

    gauge: str
    direction: Literal["up", "down"]
    per_move: int
    reason: str
    warning: int = 2  # steps from the end from which the table warns

    @property
    def sign(self) -> int:
        """Which way spending moves the cube."""
        return 1 if self.direction == "up" else -1


class Throw(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MM-104. What is tossed: pieces with ``faces`` faces of which ``succeed`` succeed, at most ``most`` at once."""

    success: str  # the word for what succeeds; it begins the chance sentences
    failure: str
    faces: int
    succeed: int
    most: int


class Health(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What becomes of a traveller whose health is 0: she waits for help or repairs, or all is over at once."""

    gauge: str
    at_zero: Literal["wait", "end"]
    reason: str


class Combat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MM-105. How many pieces a round throws, and what it costs."""

    skill: str
    loss: Literal["each", "any"]  # health lost for each failure, or once for a round with any
    lost_round: str  # what a lost round costs: the word of the failures, or of the successes
    costly_victory: Literal["lost", "won"]
    per_round: int  # clock for each round after the first


class Repair(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MM-106. The standing action that gives health back; only in places with one of ``tags``, if any are named."""

    verb: str
    cost: dict[str, int]
    clock: int
    gain: int
    tags: tuple[str, ...] = ()


class Manoeuvre(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way of outwitting the clock before leaving."""

    difficulty: int
    back: int


class Departure(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MM-106. What may be tried before leaving a place: a test that moves the clock back."""

    verb: str
    cost: dict[str, int]
    test: str
    most: int  # per departure
    kinds: dict[str, Manoeuvre]


class SecondThrow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MM-106. What may be paid after a throw to throw its failures again, once."""

    verb: str
    keep: str
    cost: dict[str, int]
    skills: tuple[str, ...]
    combat: bool


class Movement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MM-107. How one travels."""

    verb: str
    turning_back: bool
    hidden: Literal["lettered", "revealed"]  # printed on the map, or known only once an instruction reveals them


class Campaign(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What happens between adventures: gauges raised to at least, and whether defeat is final."""

    at_least: dict[str, int]
    after_defeat: Literal["retry", "final"]


class Profile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a title fixes before its first adventure (MM-102 to MM-107)."""

    gauges: dict[str, Gauge]
    clock: Clock
    throw: Throw
    health: Health
    combat: Combat
    movement: Movement
    campaign: Campaign
    repair: Repair | None = None
    departure: Departure | None = None
    second_throw: SecondThrow | None = None
