"""The shapes of the JSON API, for its documentation and for checking what comes in."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Model(BaseModel):
    """Unknown entries are refused, so that a typing error is noticed."""

    model_config = ConfigDict(extra="forbid")


class Problem(Model):
    """Why something was refused: a stable key for programs, a sentence for people."""

    reason: str
    message: str


class SeatWish(Model):
    """Who shall sit on a chair: ``me``, somebody ``beside`` me, a ``friend`` (by invitation), or a ``bot``."""

    who: Literal["me", "beside", "friend", "bot"] = "me"
    bot: str = Field("greedy", max_length=40, description="which bot, for who = bot")
    name: str = Field("", max_length=24, description="what to call somebody beside me")


class ClockWish(Model):
    """Time to think: none, ``live`` (minutes per seat and seconds per move on top) or ``days`` per move."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: int = Field(10, ge=1, le=600)
    bonus: int = Field(5, ge=0, le=600, description="seconds added per move")
    days: int = Field(3, ge=1, le=30)


class TableWish(Model):
    """A new table."""

    game: str = Field(max_length=60)
    edition: str | None = Field(None, max_length=60)
    options: dict[str, str] = Field(default_factory=dict, max_length=40)
    parameters: dict[str, bool | int | str | list[int]] = Field(default_factory=dict, max_length=80)
    seats: list[SeatWish] = Field(default_factory=lambda: [SeatWish()], min_length=1, max_length=12)
    clock: ClockWish = Field(default_factory=ClockWish)
    seed: str | None = Field(None, max_length=64)


class MoveWish(Model):
    """A sentence, the seat it is for (when one speaks for several), and the ``seq`` one has seen."""

    move: str = Field(max_length=200)
    seat: int | None = Field(None, ge=0, le=20)
    seq: int | None = Field(None, ge=0, le=2_000_000_000)


class ChatWish(Model):
    """A line of chat."""

    text: str = Field(max_length=300)


class JoinWish(Model):
    """An invitation to a seat."""

    invite: str = Field(max_length=64)


class CodeWish(Model):
    """A short code read out by a friend."""

    code: str = Field(max_length=16)


class BotWish(Model):
    """Which bot shall go on."""

    bot: str = Field("greedy", max_length=40)


class SeatBotWish(BotWish):
    """Which bot shall sit where."""

    seat: int = Field(ge=0, le=20)


class ForkWish(Model):
    """Where to go on differently."""

    ply: int = Field(ge=0, le=2_000_000_000)


class NameWish(Model):
    """A name, and a passphrase to keep it across devices."""

    name: str = Field(max_length=60)
    passphrase: str | None = Field(None, max_length=200)


class Login(Model):
    """Coming back on another device."""

    name: str = Field(max_length=60)
    passphrase: str = Field(max_length=200)


class Me(Model):
    """Who the server takes you for; the token is the same identity for programs (``Authorization: Bearer …``)."""

    name: str
    token: str


class Accepted(Model):
    """A change is on disk. ``seq`` counts the changes of this match, ``ply`` its sentences."""

    id: str
    seq: int
    ply: int


class SeatShown(Model):
    """A chair as a viewer sees it."""

    seat: int
    kind: str
    name: str
    side: str  # what the game calls this seat, if it does
    bot: str
    you: bool
    waiting: bool
    left: float | None
    running: bool
    overdue: bool
    invite: str


class MoveShown(Model):
    """A legal sentence with its label, and what it costs or risks."""

    move: str
    label: str
    note: str
    verb: str
    careful: bool


class RuleShown(Model):
    """A numbered rule."""

    number: str
    text: str


class OutcomeShown(Model):
    """How it ended."""

    reason: str
    text: str
    winners: list[int]
    scores: list[float]


class EventShown(Model):
    """An event of the story, for programs."""

    key: str
    values: dict[str, Any]


class Told(Model):
    """One ply of the story; ``seat`` is null for chance."""

    ply: int
    seat: int | None
    label: str
    lines: list[str]
    events: list[EventShown]
    move: str = ""


class Said(Model):
    """A line of chat."""

    at: float
    name: str
    text: str


class State(Model):
    """A table as one viewer may see it."""

    id: str
    code: str
    game: str
    title: str
    seq: int
    ply: int
    plies: int
    begun: int
    undone: int
    live: bool
    seat: int | None
    own: list[int]
    hides: bool
    ready: bool
    seats: list[SeatShown]
    waiting: list[int]
    question: str
    moves: list[MoveShown]
    rules: list[RuleShown]
    outcome: OutcomeShown | None
    can_undo: bool
    over: bool
    clock: str
    parent: str | None
    rematch: bool
    notes: list[str]
    svg: str
    text: str
    story: list[Told]
    chat: list[Said]


class TableShown(Model):
    """A table in a list."""

    id: str
    code: str
    game: str
    title: str
    over: bool
    your_turn: bool
    ready: bool
    ply: int
    names: list[str]
    changed_at: float


class GameShown(Model):
    """A game on the shelf."""

    key: str
    title: str
    tagline: str
    seats: list[int]
    sides: list[str]  # what the game calls its seats, if it does
    minutes: list[int]
    complexity: int
    reconstructed: bool
    draft: bool
    editions: dict[str, dict[str, list[str]]] = Field(description="each edition with its options and their values")
    parameters: dict[str, dict[str, Any]]
