"""Playing: one sentence in, one new position out. Nothing here knows a game, a turn or a phase."""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from itertools import accumulate
from typing import Any, Protocol, TypeVar

from ludarium.kernel.errors import Refused, RulesError
from ludarium.kernel.position import CHANCE, Event, GameOver, Position, Question, Sealed

P = TypeVar("P", bound=Position)

STEPS_PER_MOVE = 100_000  # more steps than this without a question are a loop in the rules


def play(position: P, move: str, seat: int | None = None, story: list[Event] | None = None) -> P:
    """The position after ``move``; the one given is left as it was.

    ``seat`` is needed when a sealed question waits for several seats. Events are added to ``story`` if given.
    """
    g: P = position.__copy__()  # type: ignore[attr-defined]  # msgspec gives every struct one, in C
    proceed(g, move, seat, story)
    return g


def proceed(g: Position, move: str, seat: int | None = None, story: list[Event] | None = None) -> None:
    """Play ``move`` on ``g`` itself: for search and mass simulation on a copy nobody else holds.

    After a refusal (an illegal move) ``g`` is unchanged.
    """
    question = g.question
    if type(question) is Question:
        try:
            index = question.moves.index(move)
        except ValueError:
            raise _illegal(move, question.moves) from None
        answer = move if question.answers is None else question.answers[index]
    elif type(question) is Sealed:
        chosen = _choose(question, move, seat)
        if len(chosen) < len(question.moves):
            g.question = Sealed(question.moves, question.step, question.args, chosen, question.open)
            return
        answer = {seat: chosen[seat] for seat in question.moves}
    else:
        raise Refused("game_over", "The game is over; no move is possible any more.")
    if story is None:
        go_on(g, answer)
    else:
        g.story = story
        go_on(g, answer)
        g.story = None


def go_on(g: Position, answer: Any) -> None:
    """What follows an answer: the step of the question, and the agenda up to the next question.

    Nothing is checked: ``proceed`` has looked the answer up in the question, a rollout takes it from there.
    """
    question: Any = g.question
    g.question = None
    waiting = g.agenda
    g.agenda = ()
    args = question.args
    try:
        if args:
            question.step(g, answer, *args)
        else:  # a plain call is quicker
            question.step(g, answer)
        if waiting:
            g.agenda += waiting
        if g.question is None:
            run(g)
    except GameOver:
        _finish(g)


def run(g: Position) -> None:
    """Carry out the agenda until somebody is asked something or the game ends."""
    agenda, at = g.agenda, 0
    g.agenda = ()
    for _ in range(STEPS_PER_MOVE):
        if at == len(agenda):
            raise RulesError("nothing is left to do and nobody is asked anything, but the game has not ended")
        todo = agenda[at]
        at += 1
        if type(todo) is not tuple:
            todo(g)  # type: ignore[operator]
        elif len(todo) == 2:  # a plain call is quicker
            todo[0](g, todo[1])
        else:
            todo[0](g, *todo[1:])
        if g.question is not None:
            g.agenda += agenda[at:]
            return
        if g.agenda:  # what a step adds comes before everything that was waiting
            agenda, at = g.agenda + agenda[at:], 0
            g.agenda = ()
    raise RulesError(f"{STEPS_PER_MOVE} steps without a question: the rules run in a circle")


def begin(g: Position, story: list[Event] | None = None) -> None:
    """Run a freshly set up position to its first question."""
    g.story = story
    try:
        run(g)
    except GameOver:
        _finish(g)
    g.story = None


class Source(Protocol):
    """Where chance comes from: ``random.Random``, or the luck of a match."""

    def random(self) -> float:
        """A number, at least 0 and less than 1."""


def pick(question: Question, random: Source) -> str:
    """One move by its odds, using exactly one number of the generator."""
    return question.moves[pick_number(question, random)]


def pick_number(question: Question, random: Source) -> int:
    """The same, as its place in the list."""
    weights = question.odds
    x = random.random()
    if weights is None:
        return int(x * len(question.moves))
    sums = _running_sums(weights)
    return bisect(sums, x * sums[-1], 0, len(sums) - 1)


@lru_cache(maxsize=1024)
def _running_sums(weights: tuple[int, ...]) -> list[int]:
    return list(accumulate(weights))


def seat_to_move(position: Position) -> int | None:
    """The seat asked next (the first of several in a sealed question), CHANCE, or None when the game is over."""
    question = position.question
    if question is None:
        return None
    return question.seat if type(question) is Question else question.waiting[0]


def is_chance(position: Position) -> bool:
    """Whether dice or cards decide next."""
    question = position.question
    return type(question) is Question and question.seat == CHANCE


def _finish(g: Position) -> None:
    g.agenda = ()
    g.question = None


def _choose(question: Sealed, move: str, seat: int | None) -> dict[int, str]:
    """The choices of a sealed question with one more among them."""
    waiting = question.waiting
    if seat is None and len(waiting) == 1:
        seat = waiting[0]
    if seat is None:
        raise Refused("seat_needed", "Several seats choose in secret now; say which seat this move is for.")
    if seat not in waiting:
        raise Refused("not_your_turn", f"Seat {seat} has nothing to choose now.")
    moves = question.moves[seat]
    if move not in moves:
        raise _illegal(move, moves)
    return question.chosen | {seat: move}


def _illegal(move: str, moves: tuple[str, ...]) -> Refused:
    shown = ", ".join(moves[:12]) + (", …" if len(moves) > 12 else "")
    return Refused("illegal_move", f"{move!r} is not possible now; possible: {shown}.")
