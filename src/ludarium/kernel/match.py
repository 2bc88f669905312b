"""A match: a record being played, with its seats and its own source of randomness."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludarium.kernel.errors import Refused
from ludarium.kernel.game import Game, Setup
from ludarium.kernel.play import is_chance, pick, play
from ludarium.kernel.position import CHANCE, Event, Question, Sealed
from ludarium.kernel.saving import Record, sealed_move
from ludarium.kernel.view import View, seen_events, seen_move, view


class Ply(Struct, frozen=True):
    """One sentence of a match: who said it, what the position became, and the story it told."""

    seat: int
    move: str
    position: Any
    events: list[Event]
    final: bool  # chance, a reveal or the last of several sealed choices: undo may not cross it


class Luck:
    """A source of chance that can be taken up anywhere: the n-th number follows from the seed and n alone.

    So a match resumed from its record goes on with the same luck, and undo, which never crosses a chance move, cannot
    be used to throw again.
    """

    def __init__(self, seed: str, thrown: int = 0) -> None:
        self._key = hashlib.sha256(seed.encode()).digest()
        self.thrown = thrown

    def random(self) -> float:
        """The next number, at least 0 and less than 1."""
        self.thrown += 1
        digest = hashlib.blake2b(self.thrown.to_bytes(8, "big"), key=self._key, digest_size=8).digest()
        return (int.from_bytes(digest, "big") >> 11) / (1 << 53)


class Match:
    """Seats around one game. Chance is settled at once, with one number of the match's luck per chance move."""

    def __init__(
        self,
        game: Game,
        setup: Setup | None = None,
        seed: int | str | None = None,
        moves: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.setup = setup or game.setup()
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self.opening: list[Event] = []
        self.start = game.start(self.setup, self.opening)
        self.plies: list[Ply] = []
        self._luck = Luck(self.seed)
        for ply, sentence in enumerate(moves, 1):
            try:
                self.say(sentence)
            except Refused as refusal:
                raise Refused("bad_record", f"Move {ply} of this record cannot be played: {refusal}") from None
        self._settle()

    @staticmethod
    def resume(game: Game, record: Record, seed: int | str | None = None) -> Match:
        """A match that goes on where a record stops."""
        return Match(game, record.setup, seed, record.moves)

    def twin(self) -> Match:
        """An independent match at the same point with the same luck, for trying a move out."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.plies = self.plies.copy()
        twin._luck = Luck(self.seed, self._luck.thrown)
        return twin

    @property
    def position(self) -> Any:
        """The position now."""
        return self.at(len(self.plies))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.outcome is not None

    def at(self, ply: int) -> Any:
        """The position after ``ply`` sentences."""
        return self.plies[ply - 1].position if ply else self.start

    def record(self, ply: int | None = None) -> Record:
        """The record so far, or its first ``ply`` sentences."""
        return Record(setup=self.setup, moves=[self._written(i) for i in range(len(self.plies[:ply]))])

    def view(self, seat: int | None, ply: int | None = None) -> View:
        """What ``seat`` may know, now or after ``ply`` sentences."""
        return view(self.game, self.position if ply is None else self.at(ply), seat)

    def story(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """The events of each ply after ``since`` that ``seat`` may hear."""
        return [seen_events(ply.events, seat) for ply in self.plies[since:]]

    def sentence(self, ply: int, seat: int | None) -> str:
        """The sentence that led to position ``ply``, as ``seat`` may read it."""
        said = self.plies[ply - 1]
        before = self.at(ply - 1).question
        return seen_move(before, said.move, seat, said.seat, self._revealed(ply))

    def play(self, seat: int, move: str) -> None:
        """Say ``move`` for ``seat``; dice and cards that follow are settled at once."""
        question = self.position.question
        if question is None:
            raise Refused("game_over", "The game is over; no move is possible any more.")
        if seat not in question.waiting:
            raise Refused("not_your_turn", f"Seat {seat} is not asked anything now.")
        self._add(seat, move)
        self._settle()

    def can_undo(self, seat: int) -> bool:
        """Whether the last sentence was this seat's own and nothing was thrown, revealed or said since."""
        return bool(self.plies) and self.plies[-1].seat == seat and not self.plies[-1].final

    def undo(self, seat: int) -> str:
        """Take back the last sentence and return it."""
        if not self.can_undo(seat):
            raise Refused(
                "no_undo",
                "There is nothing to take back: only your own last move, and only while no die or card followed.",
            )
        return self.plies.pop().move

    def fork(self, ply: int, seed: int | str | None = None) -> Match:
        """A new match that goes on differently after ``ply`` sentences, with luck of its own."""
        if not 0 <= ply <= len(self.plies):
            raise Refused("bad_ply", f"This match has plies 0 to {len(self.plies)}, not {ply}.")
        return Match.resume(self.game, self.record(ply), seed)

    def say(self, sentence: str) -> None:
        """Add a sentence as a record writes it; a chance move uses up the number it once cost."""
        question = self.position.question
        seat, colon, move = sentence.partition(": ")
        if isinstance(question, Sealed) and colon and seat.isdecimal():
            self._add(int(seat), move)
            return
        if is_chance(self.position):
            self._luck.random()
        self._add(question.seat if isinstance(question, Question) else CHANCE, sentence)

    def _add(self, seat: int, move: str) -> None:
        before = self.position.question
        events: list[Event] = []
        if isinstance(before, Sealed):
            position = play(self.position, move, seat, events)
            final = len(before.waiting) == 1  # the last choice reveals them all
        else:
            position = play(self.position, move, None, events)
            final = seat == CHANCE or any(event.reveals for event in events)
        self.plies.append(Ply(seat, move, position, events, final))

    def _settle(self) -> None:
        while is_chance(self.position):
            self._add(CHANCE, pick(self.position.question, self._luck))

    def _written(self, index: int) -> str:
        ply = self.plies[index]
        sealed = isinstance(self.at(index).question, Sealed)
        return sealed_move(ply.seat, ply.move) if sealed else ply.move

    def _revealed(self, ply: int) -> bool:
        """Whether the sealed question answered at ``ply`` has been completed since."""
        return any(later.final for later in self.plies[ply - 1 :])
