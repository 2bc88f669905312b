"""What a check works on: one game with one set-up, random games played with it, and a way to say what is wrong."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import msgspec
from msgspec import Struct

from ludarium.kernel import CHANCE, Event, Game, Refused, Sealed, Setup, is_chance, pick, play
from ludarium.kernel.saving import sealed_move

PLIES = 20_000  # a random game that is longer than this does not end
GAMES = 10


class Failure(AssertionError):
    """A check found something wrong; the text says in which game, set-up, random game and ply."""


class Walk(Struct):
    """A game played at random: ``positions`` has one entry more than the other lists."""

    seed: str
    positions: list[Any]
    sentences: list[str]  # as a record writes them
    said: list[tuple[int, str]]  # the same as seat and move
    events: list[list[Event]]


class Sample(Struct):
    """One position of a walk, picked for a check that is too slow for all of them."""

    walk: Walk
    ply: int

    @property
    def position(self) -> Any:
        return self.walk.positions[self.ply]


@dataclass(frozen=True, kw_only=True)
class Case:
    """One game with one set-up, and how thoroughly it is looked at."""

    game: Game
    setup: Setup
    games: int = GAMES
    seed: int | str = 0
    plies: int = PLIES
    conserved: Callable[[Any], object] | None = None
    invariant: Callable[[Any], None] | None = None

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(range(self.setup.seats))

    @property
    def watchers(self) -> tuple[int | None, ...]:
        """Everyone who may look at the table: each seat, and a spectator."""
        return (*self.seats, None)

    @property
    def walks(self) -> tuple[Walk, ...]:
        """The random games of this case; a rule that breaks on the way is a failure here."""
        return _walks(self.game, msgspec.msgpack.encode(self.setup), self.games, self.seed, self.plies)

    def random(self, purpose: str) -> Random:
        return Random(f"{self.seed}/{purpose}")

    def plies_of_walks(self) -> Iterator[Sample]:
        """Every position of every walk."""
        for walk in self.walks:
            for ply in range(len(walk.positions)):
                yield Sample(walk, ply)

    def samples(self, number: int, *, decisions: bool = False) -> list[Sample]:
        """The first position of each kind of question, an end, and ``number`` others from anywhere."""
        found: dict[tuple[str, int], Sample] = {}
        kinds: set[object] = set()
        everything: list[Sample] = []
        for sample in self.plies_of_walks():
            if decisions and (sample.position.question is None or is_chance(sample.position)):
                continue
            everything.append(sample)
            kind = getattr(sample.position.question, "step", None)
            if kind not in kinds:
                kinds.add(kind)
                found[sample.walk.seed, sample.ply] = sample
        for sample in self.random("samples").sample(everything, min(number, len(everything))):
            found[sample.walk.seed, sample.ply] = sample
        return list(found.values())

    def fail(self, what: str, at: Sample | Walk | str | None = None, ply: int | None = None) -> NoReturn:
        """Say what is wrong, and where: ``at`` is a sample, or a walk or seed with a ply."""
        if isinstance(at, Sample):
            ply, at = at.ply, at.walk
        seed = at.seed if isinstance(at, Walk) else at
        raise Failure(f"{where(self.game, self.setup, seed, ply)}: {what}")


def where(game: Game, setup: Setup, seed: str | None = None, ply: int | None = None) -> str:
    """``some_game (final, 1 seat, mode=nightmare, seed 0/3, ply 41)``."""
    parts = [setup.edition, f"{setup.seats} seat{'s' if setup.seats != 1 else ''}"]
    parts += [f"{name}={value}" for name, value in (options_off_default(game, setup) | setup.parameters).items()]
    if seed is not None:
        parts.append(f"seed {seed}")
    if ply is not None:
        parts.append(f"ply {ply}")
    return f"{game.key} ({', '.join(parts)})"


def options_off_default(game: Game, setup: Setup) -> dict[str, str]:
    """The options a set-up does not leave as they are."""
    allowed = game.content.options_of(setup.edition)
    return {name: value for name, value in setup.options.items() if value != allowed[name][0]}


def blame(error: BaseException) -> str:
    """An exception in one line: what, and the last place in somebody's code."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno} in {last.name})"


def legal(position: Any, random: Random) -> tuple[int, str]:
    """A random answer to the question of a position: by the odds for chance, evenly for people."""
    question = position.question
    if isinstance(question, Sealed):
        seat = random.choice(question.waiting)
        return seat, random.choice(question.moves[seat])
    if question.seat == CHANCE:
        return CHANCE, pick(question, random)
    return question.seat, random.choice(question.moves)


def walk(game: Game, setup: Setup, seed: str, plies: int = PLIES) -> Walk:
    """One game at random, every position kept."""
    random = Random(seed)
    try:
        position = game.start(setup)
    except Exception as error:
        raise Failure(f"{where(game, setup)}: the game cannot be set up: {blame(error)}") from error
    taken = Walk(seed, [position], [], [], [])
    while position.outcome is None:
        ply = len(taken.said)
        if ply == plies:
            raise Failure(f"{where(game, setup, seed, ply)}: a random game did not end")
        said = "?"
        events: list[Event] = []
        try:
            seat, said = legal(position, random)
            sealed = isinstance(position.question, Sealed)
            position = play(position, said, seat if sealed else None, events)
        except Exception as error:
            raise Failure(f"{where(game, setup, seed, ply)}: {said!r} breaks the rules: {blame(error)}") from error
        taken.sentences.append(sealed_move(seat, said) if sealed else said)
        taken.said.append((seat, said))
        taken.positions.append(position)
        taken.events.append(events)
    return taken


@lru_cache(maxsize=2)
def _walks(game: Game, setup: bytes, games: int, seed: int | str, plies: int) -> tuple[Walk, ...]:
    agreed = msgspec.msgpack.decode(setup, type=Setup)
    return tuple(walk(game, agreed, f"{seed}/{number}", plies) for number in range(games))


def setups(game: Game) -> list[Setup]:
    """Every edition with every number of seats, and every other value of each option, one at a time."""
    fewest, most = game.content.about.seats
    found: list[Setup] = []
    for edition in game.editions:
        found += [game.setup(edition=edition, seats=seats) for seats in range(fewest, most + 1)]
        for name, values in game.content.options_of(edition).items():
            found += [_with_option(game, edition, name, value) for value in values[1:]]
    return found


def _with_option(game: Game, edition: str, name: str, value: str) -> Setup:
    """With the fewest seats the option can be played with."""
    fewest, most = game.content.about.seats
    for seats in range(fewest, most + 1):
        setup = game.setup(edition=edition, seats=seats, options={name: value})
        try:
            game.rules(setup)
        except Refused:
            continue
        return setup
    return game.setup(edition=edition, options={name: value})
