"""A bot that looks one move ahead: quick, honest, and as clever as the game's own advice."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from statistics import fmean

from ludarium.bots.protocol import RandomBot
from ludarium.kernel import Advice, Game, Outcome, Position, Question, Sealed, View, guess, is_chance, pick, play, view

GUESSES = 4  # tables imagined behind a view that hides something
CHANCES = 216  # chance results looked at per move, three dice in full; beyond that they are sampled
SAMPLES = 12  # throws tried where the results are too many to look at all


class GreedyBot:
    """Takes the move its game's advice likes best; without advice it is a random bot.

    Where the advice ranks moves (``prefer``) that is followed. Otherwise each move is tried on a table that could
    lie behind the view, dice and cards are averaged by their odds, and the resulting views are valued.
    """

    def __init__(self, game: Game, random: Random) -> None:
        self.game = game
        self.random = random
        self.advice = game.advice
        self.fallback = RandomBot(random)

    def choose(self, view: View) -> str:
        """The best move after one look; equally good ones are drawn by lot."""
        moves = view.moves
        if len(moves) == 1:
            return moves[0]
        if self.advice is None:
            return self.fallback.choose(view)
        marks = self._marks(self.advice, view)
        best = max(marks)
        return self.random.choice([move for move, mark in zip(moves, marks, strict=True) if mark == best])

    def _marks(self, advice: Advice, seen: View) -> list[float]:
        """How good each possible move looks."""
        if advice.prefer is not None:
            return [advice.prefer(seen, move) for move in seen.moves]
        tables = [guess(self.game, seen, self.random) for _ in range(GUESSES if hides(self.game, seen) else 1)]
        seed = self.random.random()  # the same sampled luck for every move, so that moves and not luck are compared
        return [look_ahead(self.game, advice, tables, seen.seat, move, Random(seed)) for move in seen.moves]


def hides(game: Game, seen: View) -> bool:
    """Whether a seat has to imagine something: hidden things on the table, or choices made in secret."""
    return game.guess is not None or type(seen.table.question) is Sealed


def look_ahead(
    game: Game, advice: Advice, tables: list[Position], seat: int | None, move: str, random: Random
) -> float:
    """What ``move`` is worth to ``seat``, averaged over the imagined tables."""
    after = [answered(play(table, move, seat), random) for table in tables]
    return fmean(worth(game, advice, position, seat, random, CHANCES) for position in after)


def answered(position: Position, random: Random) -> Position:
    """The position once the other seats have made the secret choices they still owe, guessed at random."""
    while type(question := position.question) is Sealed:
        seat = question.waiting[0]
        moves = question.moves_of(seat)
        if not moves:  # even what they may choose is hidden: there is nothing to guess from
            break
        position = play(position, random.choice(moves), seat)
        if not isinstance(position.question, Sealed) or not position.question.chosen:
            break  # that was the last choice; what is asked next is a new question
    return position


def worth(game: Game, advice: Advice, position: Position, seat: int | None, random: Random, chances: int) -> float:
    """The value of a position to ``seat``, dice and cards that come first averaged within ``chances`` results."""
    if position.outcome is not None:
        return result(position.outcome, seat, position.rules.seats)
    if not is_chance(position):
        return advice.value(view(game, position, seat))
    branches = list(futures(position, random, chances))
    rest = max(chances // len(branches), 1)
    total = sum(float(odds) * worth(game, advice, play(position, move), seat, random, rest) for move, odds in branches)
    return total / float(sum(odds for _, odds in branches))


def futures(position: Position, random: Random, chances: int) -> Iterator[tuple[str, Fraction | int]]:
    """The chance moves to look at, with their weights: all of them if they are few enough, otherwise a sample."""
    question = position.question
    assert isinstance(question, Question)
    if len(question.moves) <= chances:
        yield from question.chances().items()
    else:
        for _ in range(min(SAMPLES, chances)):
            yield pick(question, random), 1


def result(outcome: Outcome, seat: int | None, seats: int) -> float:
    """An ended game in the measure of advice: 1 for a win, -1 for a loss, 0 for a game of several nobody won."""
    if seat in outcome.winners:
        return 1.0
    return 0.0 if seats > 1 and not outcome.winners else -1.0
