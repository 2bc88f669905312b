"""Views: what one seat may know. The only door through which bots, drawings, logs and the network see a game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from ludarium.kernel.position import HIDDEN, Event, Outcome, Position, Question, Sealed

if TYPE_CHECKING:
    from ludarium.kernel.game import Game


class View(Struct, frozen=True):
    """A position as one seat sees it; ``seat`` None is a spectator. ``table`` has hidden things concealed."""

    seat: int | None
    table: Any  # the game's Position

    @property
    def moves(self) -> tuple[str, ...]:
        """The sentences this seat may say now."""
        question = self.table.question
        return question.moves_of(self.seat) if question is not None and self.seat is not None else ()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        question = self.table.question
        return question.waiting if question is not None else ()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        outcome: Outcome | None = self.table.outcome
        return outcome


def view(game: Game, position: Position, seat: int | None) -> View:
    """What ``seat`` may know of ``position``."""
    table = position if game.conceal is None else game.conceal(position, seat)
    question = _redact(table.question, seat)
    if question is not table.question:
        table = replace(table, question=question)
    return View(seat, table)


def guess(game: Game, seen: View, random: Random) -> Any:
    """A position that could lie behind a view, for search; sealed choices of others are guessed too."""
    position = seen.table.__copy__() if game.guess is None else game.guess(seen, random)
    question = position.question
    if type(question) is Sealed and HIDDEN in question.chosen.values():
        chosen = {
            seat: random.choice(question.moves[seat]) if move == HIDDEN else move
            for seat, move in question.chosen.items()
        }
        position.question = replace(question, chosen=chosen)
    return position


def seen_events(events: list[Event], seat: int | None) -> list[Event]:
    """The part of a story that ``seat`` may hear."""
    return [event for event in events if event.seen_by is None or seat in event.seen_by]


def seen_move(question: Question | Sealed, move: str, seat: int | None, mover: int, revealed: bool) -> str:
    """A sentence of the record as ``seat`` may read it. A sealed one stays secret until all are ``revealed``."""
    if isinstance(question, Sealed):
        return move if revealed or seat == mover else HIDDEN
    secret = question.seen_by is not None and seat not in question.seen_by
    return f"{move.split(' ', 1)[0]} {HIDDEN}" if secret else move


def _redact(question: Question | Sealed | None, seat: int | None) -> Question | Sealed | None:
    if question is None:
        return None
    if isinstance(question, Sealed):
        chosen = {s: move if s == seat else HIDDEN for s, move in question.chosen.items()}
        moves = {s: own if question.open or s == seat else () for s, own in question.moves.items()}
        if chosen == question.chosen and moves == question.moves:
            return question
        return replace(question, chosen=chosen, moves=moves)
    if question.open or question.seat == seat:
        return question
    return replace(question, moves=(), answers=None, odds=None)
