"""Games played to their end, by bots or blindly: the lean loops under mass simulation and search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from ludarium.bots.protocol import Bot
from ludarium.kernel import (
    CHANCE,
    Event,
    Game,
    Position,
    Question,
    Refused,
    Sealed,
    go_on,
    pick,
    pick_number,
    play,
    view,
)

PLIES_PER_GAME = 100_000  # a game longer than this has no end


class Playout(NamedTuple):
    """A finished game: its last position, all sentences said, and those said by seats (dice and cards left out)."""

    position: Any
    plies: int
    decisions: int


def play_to_end(
    game: Game, position: Position, bots: Sequence[Bot], random: Random, story: list[Event] | None = None
) -> Playout:
    """Let ``bots`` (one per seat) play on from ``position``; ``random`` throws the dice and turns the cards.

    Every bot gets a view of its own position, which nobody changes afterwards: it may keep what it saw.
    """
    plies = decisions = 0
    while (question := position.question) is not None:
        seat = question.seat if type(question) is Question else question.waiting[0]
        if seat == CHANCE:
            move = pick(question, random)  # type: ignore[arg-type]
        else:
            move = bots[seat].choose(view(game, position, seat))
            decisions += 1
        position = play(position, move, seat, story)
        plies += 1
        if plies == PLIES_PER_GAME:
            raise _endless()
    return Playout(position, plies, decisions)


def play_out(
    game: Game, position: Position, bots: Sequence[Bot], random: Random, story: list[Event] | None = None
) -> tuple[Any, int]:
    """The final position and how many sentences it took."""
    done = play_to_end(game, position, bots, random, story)
    return done.position, done.plies


def play_at_random(g: Position, random: Random) -> int:
    """Play ``g`` itself to its end, everybody at random, and return how many sentences that took.

    For search and measuring, on a copy nobody else holds: no views, no bots, no new positions.
    """
    plies = 0
    draw = random.random
    while (question := g.question) is not None:
        if type(question) is Sealed:
            said = question.chosen
            plies += len(question.moves) - len(said)
            options = question.moves.items()
            go_on(g, {seat: said.get(seat) or moves[int(draw() * len(moves))] for seat, moves in options})
        else:
            plies += 1
            answers = question.answers or question.moves  # type: ignore[union-attr]
            if question.odds is None:  # type: ignore[union-attr]
                go_on(g, answers[int(draw() * len(answers))])
            else:
                go_on(g, answers[pick_number(question, random)])  # type: ignore[arg-type]
        if plies >= PLIES_PER_GAME:
            raise _endless()
    return plies


def _endless() -> Refused:
    """Numbers and options can be chosen so that players who know nothing never come to an end."""
    return Refused(
        "endless",
        f"A game has not ended after {PLIES_PER_GAME:,} sentences; with these bots and numbers it may have no end.",
    )
