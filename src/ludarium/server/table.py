"""A table: one match with the people around it, built up from its opening and its log."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ludarium.kernel import Game, Match, Refused, Sealed, Setup, find
from ludarium.server.store import Entry, Opening

CHAT_LINES = 200  # kept in what a viewer is sent


class Seat(Struct, frozen=True, kw_only=True):
    """A chair: taken by a person (or somebody beside them), by a bot, or open to whoever holds its invitation."""

    kind: str  # person, bot, open
    person: str = ""
    name: str = ""
    bot: str = ""
    invite: str = ""


class Clock(Struct, frozen=True, kw_only=True):
    """Time to think: ``live`` gives each seat seconds and a bonus per move, ``days`` so many days per move."""

    kind: str = "none"
    seconds: float = 0.0
    bonus: float = 0.0


class Line(Struct, frozen=True):
    """Something somebody said beside the game."""

    at: float
    name: str
    text: str


class Table:
    """A match being played, as the server knows it. ``seq`` counts the changes; readers use it to notice a gap."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.game: Game = find(opening.game)
        setup = msgspec.json.decode(opening.setup, type=Setup)
        moves = msgspec.json.decode(opening.moves, type=list[str])
        self.match = Match(self.game, setup, opening.seed, moves)
        self.seats: list[Seat] = msgspec.json.decode(opening.seats, type=list[Seat])
        self.clock = msgspec.json.decode(opening.clock, type=Clock)
        self.chat: list[Line] = []
        self.begun = len(self.match.plies)  # undo stops here
        self.seq = 0
        self.asked_since = 0  # the entry after which everybody who is asked now was asked
        self.changed_at = opening.made_at
        self.taken_back: list[tuple[int, str]] = []  # ply and sentence, so that an undo leaves a trace
        self.rematch = ""  # the table at which the same people play again
        self.used = [0.0] * len(self.seats)
        self.asked_at: dict[int, float] = {}
        self._start_thinking(opening.made_at)

    @property
    def id(self) -> str:
        return self.opening.id

    @property
    def hides(self) -> bool:
        """Whether this game has secrets between seats."""
        return self.game.conceal is not None

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats a person speaks for."""
        if not person:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.person == person)

    def people(self) -> set[str]:
        """Everybody who sits here."""
        return {seat.person for seat in self.seats if seat.kind == "person"}

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        question = self.match.position.question
        return question.waiting if question is not None else ()

    def awaits(self, person: str) -> bool:
        """Whether the game can only go on when this person says something."""
        return self.ready() and bool(set(self.seats_of(person)) & set(self.waiting()))

    def can_undo(self, person: str | None) -> bool:
        """Whether a person may take back the last move: their own, with nothing thrown, revealed or said since."""
        if len(self.match.plies) <= self.begun:
            return False
        last = self.match.plies[-1].seat
        return last in self.seats_of(person) and self.match.can_undo(last)

    def ready(self) -> bool:
        """Whether every chair is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    def apply(self, entry: Entry, trial: Match | None = None) -> None:
        """Carry out a change that is in the log. ``trial`` is the match after it, where that is known already."""
        match entry.kind:
            case "move":
                self._charge(entry.seat, entry.at)
                self.match = trial or self._said(entry.body)
                self._start_thinking(entry.at)
            case "undo":
                sentence = self.match.plies.pop().move
                self.taken_back.append((len(self.match.plies), sentence))
                self._start_thinking(entry.at)
            case "chat":
                self.chat = [*self.chat, Line(entry.at, entry.body["name"], entry.body["text"])][-CHAT_LINES:]
            case "seat":
                assert entry.seat is not None
                self.seats[entry.seat] = msgspec.convert(entry.body, Seat)
                self._start_thinking(entry.at)
            case "rematch":
                self.rematch = entry.body
        self.seq = entry.seq
        if entry.kind in ("move", "undo") and not self._others_still_choose():
            self.asked_since = entry.seq
        self.changed_at = entry.at

    def _others_still_choose(self) -> bool:
        """Whether a choice in secret is half made: nothing has changed for those who have not chosen yet."""
        question = self.match.position.question
        return isinstance(question, Sealed) and bool(question.chosen)

    def _said(self, sentences: list[str]) -> Match:
        match = self.match.twin()
        for sentence in sentences:
            match.say(sentence)
        return match

    # --- time

    def time_left(self, seat: int, now: float) -> float | None:
        """Seconds this seat still has; None without a clock."""
        if self.clock.kind == "none":
            return None
        thinking = now - self.asked_at[seat] if seat in self.asked_at else 0.0
        if self.clock.kind == "days":
            return self.clock.seconds - thinking
        return self.clock.seconds - self.used[seat] - thinking

    def overdue(self, now: float) -> tuple[int, ...]:
        """The seats of people who owe an answer and have no time left."""
        late = []
        for seat in self.waiting():
            left = self.time_left(seat, now) if seat >= 0 else None
            if left is not None and left < 0 and self.seats[seat].kind == "person":
                late.append(seat)
        return tuple(late)

    def _charge(self, seat: int | None, now: float) -> None:
        if seat is not None and seat in self.asked_at:
            self.used[seat] += max(now - self.asked_at.pop(seat), 0.0) - self.clock.bonus

    def _start_thinking(self, now: float) -> None:
        """Clocks run for the seats that are asked, once everybody is here."""
        waiting = self.waiting() if self.ready() else ()
        self.asked_at = {seat: self.asked_at.get(seat, now) for seat in waiting}

    # --- what may be taken away from here

    def sentences(self) -> list[str]:
        """The record as it may be given out now: without choices that are still sealed."""
        moves = self.match.record().moves
        question = self.match.position.question
        sealed = len(question.chosen) if isinstance(question, Sealed) else 0
        return moves[: len(moves) - sealed]

    def must_be_open(self, what: str) -> None:
        """Refuse to give out or copy a running match that holds secrets between seats."""
        if self.hides and len(self.seats) > 1 and not self.match.over:
            raise Refused("secret", f"This match has secrets; {what} once it is over.")
