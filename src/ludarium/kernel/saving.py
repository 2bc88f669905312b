"""Positions and records as JSON and back, with a format version."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from ludarium.kernel.content import place
from ludarium.kernel.errors import Refused
from ludarium.kernel.game import Game, Setup
from ludarium.kernel.play import play
from ludarium.kernel.position import Event, Outcome, Position, Question, Sealed

FORMAT = 1
_NOT_SAVED = ("rules", "story", "agenda", "question", "outcome")


class Record(Struct, kw_only=True, omit_defaults=False):
    """A game as it was agreed and every sentence since: it replays without a random generator.

    A sentence of a sealed question begins with its seat: ``1: wager 3``.
    """

    ludarium: int = FORMAT
    setup: Setup
    moves: list[str] = []

    def to_json(self) -> bytes:
        """The record as a JSON document people can read."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def read_record(raw: bytes) -> Record:
    """A record from JSON; anything else is refused with what is wrong."""
    _check_format(raw, "record")
    try:
        return msgspec.json.decode(raw, type=Record)
    except msgspec.MsgspecError as error:
        raise Refused("bad_record", f"This is not a whole Ludarium record: {place(error)}.") from None


def sealed_move(seat: int, move: str) -> str:
    """How a record writes a choice of a sealed question."""
    return f"{seat}: {move}"


def say(position: Position, sentence: str, story: list[Event] | None = None) -> Any:
    """The position after a sentence of a record (which may begin with its seat)."""
    seat, colon, move = sentence.partition(": ")
    if isinstance(position.question, Sealed) and colon and seat.isdecimal():
        return play(position, move, int(seat), story)
    return play(position, sentence, None, story)


def replay(game: Game, record: Record) -> Iterator[Any]:
    """Every position of a record, the first before any move. A sentence that is not possible is refused."""
    position = game.start(record.setup)
    yield position
    for ply, sentence in enumerate(record.moves, 1):
        try:
            position = say(position, sentence)
        except Refused as refusal:
            raise Refused("bad_record", f"Move {ply} of this record cannot be played: {refusal}") from None
        yield position


def position_to_json(setup: Setup, position: Position) -> bytes:
    """A position as JSON, with the set-up that gives its rules."""
    fields = {
        name: msgspec.to_builtins(getattr(position, name), str_keys=True)
        for name in position.__struct_fields__
        if name not in _NOT_SAVED
    }
    document = {
        "ludarium": FORMAT,
        "setup": setup,
        "agenda": [_todo_out(todo) for todo in position.agenda],
        "question": _question_out(position.question),
        "outcome": position.outcome,
        "fields": fields,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def position_from_json(game: Game, raw: bytes) -> Any:
    """The position a JSON document describes; refused if it is not one of this game and content."""
    _check_format(raw, "position")
    try:
        document = msgspec.json.decode(raw)
        setup = msgspec.convert(document["setup"], Setup)
        if setup.game != game.key:
            raise Refused("bad_position", f"This is a position of {setup.game!r}, not of {game.key!r}.")
        hints = _field_types(game.position)
        fields = {
            name: msgspec.convert(value, hints[name], str_keys=True) for name, value in document["fields"].items()
        }
        return game.position(
            rules=game.rules(setup),
            agenda=tuple(_todo_in(game, todo) for todo in document["agenda"]),
            question=_question_in(game, document["question"]),
            outcome=msgspec.convert(document["outcome"], Outcome | None),
            **fields,
        )
    except (msgspec.MsgspecError, AttributeError, KeyError, TypeError, ValueError) as error:
        raise Refused("bad_position", f"This is not a whole Ludarium position: {place(error)}.") from None


def _check_format(raw: bytes, what: str) -> None:
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, RecursionError):
        raise Refused(f"bad_{what}", f"This is not a Ludarium {what}: it is not a whole JSON document.") from None
    version = document.get("ludarium") if isinstance(document, dict) else None
    if version is None:
        raise Refused(f"bad_{what}", f"This is not a Ludarium {what}: the entry 'ludarium' (its format) is missing.")
    if version != FORMAT:
        raise Refused(f"bad_{what}", f"This {what} has format {version}; this version of Ludarium reads {FORMAT}.")


@cache
def _field_types(kind: type[Position]) -> dict[str, Any]:
    return get_type_hints(kind)


def _todo_out(todo: Any) -> list[Any]:
    step, *args = todo if isinstance(todo, tuple) else (todo,)
    return [step.__name__, *args]


def _todo_in(game: Game, saved: list[Any]) -> Any:
    step, *args = saved
    return (game.steps[step], *map(_frozen, args)) if args else game.steps[step]


def _question_out(question: Question | Sealed | None) -> dict[str, Any] | None:
    if question is None:
        return None
    fields = {name: getattr(question, name) for name in question.__struct_fields__}
    return fields | {"step": question.step.__name__, "sealed": isinstance(question, Sealed)}


def _question_in(game: Game, saved: dict[str, Any] | None) -> Question | Sealed | None:
    if saved is None:
        return None
    fields = {name: _frozen(value) for name, value in saved.items()}
    fields["step"] = game.steps[fields["step"]]
    if fields.pop("sealed"):
        fields["moves"] = {int(seat): moves for seat, moves in fields["moves"].items()}
        fields["chosen"] = {int(seat): move for seat, move in fields["chosen"].items()}
        return Sealed(**fields)
    return Question(**fields)


def _frozen(value: Any) -> Any:
    """JSON knows lists only; inside a position every sequence is a tuple."""
    if isinstance(value, dict):
        return {key: _frozen(entry) for key, entry in value.items()}
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
