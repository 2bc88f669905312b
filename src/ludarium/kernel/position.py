"""The position, and the verbs with which a rulebook is written: then, ask, roll, draw, seal, tell, end.

A position is a value: ``play`` copies it once and lets the steps work on that fresh copy, so every field of a game
must hold an immutable value (int, str, tuple, frozen struct, Bag). A shallow copy is then a full copy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from msgspec import Struct

from ludarium.kernel.bag import Bag
from ludarium.kernel.dice import Dice
from ludarium.kernel.errors import RulesError

CHANCE = -1  # the seat that throws dice and turns cards
HIDDEN = "?"  # stands in views and records for what a seat may not know

Step: TypeAlias = Callable[..., None]
Todo: TypeAlias = "Step | tuple[Any, ...]"  # a step, or (step, argument, …)


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The printed numbers and chosen options one game is played with; each game adds its own fields."""

    edition: str
    seats: int


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended: the reason as a key of the texts, who won, and each seat's score."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[float, ...]


class Event(Struct, frozen=True):
    """One sentence of the story: a key of the texts and its values. ``seen_by`` None means everyone.

    ``reveals`` marks news nobody can unlearn, so that undo stops there.
    """

    key: str
    values: dict[str, Any]
    seen_by: tuple[int, ...] | None = None
    reveals: bool = False


class Question(Struct, frozen=True, gc=False):
    """What the game waits for: one seat (or CHANCE) to say one of ``moves``; then ``step`` runs with the answer.

    ``answers`` replaces the sentence handed to the step (a die as an int). ``odds`` are whole-number weights, for
    chance only; None means all alike. ``open`` says that everybody may read the list of moves, ``seen_by`` who may
    know which of them was said (None: everybody).
    """

    seat: int
    moves: tuple[str, ...]
    step: Step
    args: tuple[Any, ...] = ()
    answers: tuple[Any, ...] | None = None
    odds: tuple[int, ...] | None = None
    seen_by: tuple[int, ...] | None = None
    open: bool = True

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer (CHANCE among them)."""
        return (self.seat,)

    def moves_of(self, seat: int | None) -> tuple[str, ...]:
        """What ``seat`` may say now."""
        return self.moves if seat == self.seat else ()

    def chances(self) -> dict[str, Fraction]:
        """The exact odds of each chance move."""
        weights = self.odds or (1,) * len(self.moves)
        total = sum(weights)
        return {move: Fraction(weight, total) for move, weight in zip(self.moves, weights, strict=True)}


class Sealed(Struct, frozen=True):
    """A simultaneous question: each seat chooses in secret; the step runs when the last choice is in."""

    moves: dict[int, tuple[str, ...]]
    step: Step
    args: tuple[Any, ...] = ()
    chosen: dict[int, str] = {}
    open: bool = True

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have not chosen yet."""
        return tuple(seat for seat in self.moves if seat not in self.chosen)

    def moves_of(self, seat: int | None) -> tuple[str, ...]:
        """What ``seat`` may still choose; nothing once it has chosen."""
        return () if seat is None or seat in self.chosen else self.moves.get(seat, ())


class GameOver(Exception):
    """Raised by ``end`` so that nothing after the end of a game happens; caught by the kernel."""


class Position(Struct, kw_only=True, gc=False):
    """Everything about one game at one moment. Each game adds its own fields, all immutable values."""

    rules: Any  # the game's Rules
    agenda: tuple[Todo, ...] = ()  # steps not finished yet, the next one first
    question: Question | Sealed | None = None
    outcome: Outcome | None = None
    story: list[Event] | None = None  # where the events of the present move go; None: nobody listens

    def then(self, *steps: Todo) -> None:
        """Put steps on the agenda, in this order, before everything that was waiting there."""
        self.agenda += steps

    def ask(
        self,
        seat: int,
        moves: Iterable[str],
        step: Step,
        *args: Any,
        seen_by: tuple[int, ...] | None = None,
        open: bool = True,
    ) -> None:
        """Ask ``seat`` for one of ``moves``; ``step(g, move, *args)`` goes on from there."""
        question = Question(seat, tuple(moves), step, args, None, None, seen_by, open)
        if self.question is not None or not question.moves:
            self._expect(question)  # complains
        self.question = question

    def roll(self, dice: Dice, step: Step, *args: Any) -> None:
        """Throw dice; ``step(g, face, *args)`` goes on (a sorted tuple of faces for several dice)."""
        question = Question(CHANCE, dice.moves, step, args, dice.answers, None if dice.alike else dice.odds)
        if self.question is not None:
            self._expect(question)  # complains
        self.question = question

    def draw(
        self,
        bag: Bag,
        step: Step,
        *args: Any,
        verb: str = "draw",
        seen_by: tuple[int, ...] | None = None,
    ) -> None:
        """Draw one thing from a bag by its counts; ``step(g, name, *args)`` goes on. The step takes it out."""
        names = tuple(bag.counts)
        moves = tuple(f"{verb} {name}" for name in names)
        weights = tuple(bag.counts.values())
        self._expect(Question(CHANCE, moves, step, args, names, weights, seen_by, seen_by is None))

    def chance(self, weights: Mapping[str, int], step: Step, *args: Any) -> None:
        """Any other chance: sentences with whole-number weights; ``step(g, move, *args)`` goes on."""
        self._expect(Question(CHANCE, tuple(weights), step, args, None, tuple(weights.values())))

    def seal(self, moves: Mapping[int, Iterable[str]], step: Step, *args: Any, open: bool = True) -> None:
        """Ask several seats at once, in secret; ``step(g, {seat: move}, *args)`` goes on when all have chosen."""
        self._expect(Sealed({seat: tuple(own) for seat, own in moves.items()}, step, args, {}, open))

    def tell(self, key: str, *, seen_by: tuple[int, ...] | None = None, reveals: bool = False, **values: Any) -> None:
        """Add an event to the story, if anybody listens."""
        if self.story is not None:
            self.story.append(Event(key, values, seen_by, reveals))

    def end(self, reason: str, winners: Iterable[int] = (), scores: Iterable[float] = ()) -> None:
        """The game is over, at once: no line of the rules after this one is carried out."""
        self.outcome = Outcome(reason, tuple(winners), tuple(scores))
        raise GameOver

    def _expect(self, question: Question | Sealed) -> None:
        if self.question is not None:
            raise RulesError(f"a step asked twice: {self.question} and {question}")
        if not question.moves or (isinstance(question, Sealed) and not all(question.moves.values())):
            raise RulesError(f"a question without an answer: {question}")
        self.question = question
