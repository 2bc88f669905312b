"""Thousands of games between bots, on all cores, the same for the same seed whatever the number of workers.

Game number ``i`` takes its luck from the seed and ``i`` alone, and results are added up as histograms, which come
out the same in any order. Luck and bots draw from separate generators: two runs that differ only in their bots meet
the same luck for as long as they ask for it in the same order.
"""

from __future__ import annotations

import os
import pickle
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from random import Random
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from ludarium.bots import make_bot, play_to_end
from ludarium.kernel import Game, Outcome, Refused, Setup, find, games
from ludarium.lab.statistics import Estimate, Share, Spread, mean, share, spread

CHUNK = 250  # games handed to a worker at a time, at most
IN_HAND = 4  # chunks per worker handed out ahead

Progress = Callable[[int, int], None]


class Seat(Struct, frozen=True):
    """How one seat did. A win shared by several seats counts for each of them."""

    seat: int
    bot: str
    wins: Share
    score: Estimate


class Timing(Struct, frozen=True):
    """How long it took: the only part of a simulation that differs from run to run."""

    workers: int
    seconds: float
    cpu_seconds: float
    decisions_per_second: float  # decisions of seats per second on the clock, all workers together
    decisions_per_cpu_second: float  # decisions of seats per second of one core


class Simulation(Struct, frozen=True, kw_only=True):
    """What many games told. ``plies`` counts every sentence, ``decisions`` those of seats (without dice and cards)."""

    setup: Setup
    bots: list[str]
    seed: int
    games: int
    seats: list[Seat]
    nobody_won: Share
    reasons: dict[str, Share]
    plies: Spread
    decisions: Spread
    timing: Timing

    def same_as(self, other: Simulation) -> bool:
        """Whether both found the same; how long they took does not matter."""
        return replace(self, timing=other.timing) == other


class Tally(Struct):
    """Results of some games, as counts that can be added to those of others."""

    games: int = 0
    unwon: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    plies: Counter[float] = field(default_factory=Counter)
    decisions: Counter[float] = field(default_factory=Counter)
    scores: Counter[tuple[int, float]] = field(default_factory=Counter)
    cpu_seconds: float = 0.0

    def count(self, outcome: Outcome, plies: int, decisions: int) -> None:
        """Add one ended game."""
        self.games += 1
        self.unwon += not outcome.winners
        self.wins.update(outcome.winners)
        self.reasons[outcome.reason] += 1
        self.plies[plies] += 1
        self.decisions[decisions] += 1
        self.scores.update(enumerate(outcome.scores))

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.unwon += other.unwon
        self.wins.update(other.wins)
        self.reasons.update(other.reasons)
        self.plies.update(other.plies)
        self.decisions.update(other.decisions)
        self.scores.update(other.scores)
        self.cpu_seconds += other.cpu_seconds


class Task(Struct, frozen=True):
    """What a worker needs to know: the game, how it is set up, who plays, and the seed."""

    game: Any  # the Game
    setup: Setup
    bots: tuple[str, ...]
    seed: int


def simulate(
    game: Game,
    setup: Setup,
    bots: list[str],
    games: int,
    seed: int = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play ``games`` games between ``bots`` (one name per seat, or one for all) and sum them up.

    ``progress(done, games)`` is called now and then. ``workers`` None takes every core there is.
    """
    task = Task(game, setup, check(game, setup, bots, games), seed)
    workers = min(workers or cores(), games)
    begun = time.perf_counter()
    tally = Tally()
    for part in _parts(task, games, workers):
        tally.add(part)
        if progress is not None:
            progress(tally.games, games)
    return summary(task, tally, workers, time.perf_counter() - begun)


def check(game: Game, setup: Setup, bots: Sequence[str], games: int) -> tuple[str, ...]:
    """One bot name per seat; everything that cannot work is refused before the first game."""
    if games < 1:
        raise Refused("bad_games", f"At least one game must be played, not {games}.")
    seated = tuple(bots) * setup.seats if len(bots) == 1 else tuple(bots)
    if len(seated) != setup.seats:
        raise Refused(
            "bad_bots",
            f"Here {game.key} is played on {setup.seats} seat(s); name one bot for all or one each, not {len(bots)}.",
        )
    for name in seated:
        make_bot(name, game, Random(0))
    game.start(setup)
    return seated


def cores() -> int:
    """How many processes may run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_games(task: Task, numbers: range, stopped: Callable[[], bool] = lambda: False) -> Tally:
    """Play the games with these numbers, one after the other."""
    begun = time.process_time()
    tally = Tally()
    start = task.game.start(task.setup)
    for number in numbers:
        if stopped():
            break
        luck, minds = Random(f"{task.seed}/{number}"), Random(f"{task.seed}/{number}/bots")
        bots = [make_bot(name, task.game, minds) for name in task.bots]
        end = play_to_end(task.game, start, bots, luck)
        tally.count(end.position.outcome, end.plies, end.decisions)
    tally.cpu_seconds = time.process_time() - begun
    return tally


def summary(task: Task, tally: Tally, workers: int, seconds: float) -> Simulation:
    """A tally as estimates with intervals."""
    decisions = sum(value * n for value, n in tally.decisions.items())
    return Simulation(
        setup=task.setup,
        bots=list(task.bots),
        seed=task.seed,
        games=tally.games,
        seats=[_seat(tally, number, bot) for number, bot in enumerate(task.bots)],
        nobody_won=share(tally.unwon, tally.games),
        reasons={
            reason: share(n, tally.games) for reason, n in sorted(tally.reasons.items(), key=lambda x: (-x[1], x[0]))
        },
        plies=spread(tally.plies),
        decisions=spread(tally.decisions),
        timing=Timing(
            workers, seconds, tally.cpu_seconds, decisions / seconds, decisions / max(tally.cpu_seconds, 1e-9)
        ),
    )


def _seat(tally: Tally, seat: int, bot: str) -> Seat:
    scores = {score: n for (owner, score), n in sorted(tally.scores.items()) if owner == seat}
    return Seat(seat, bot, share(tally.wins[seat], tally.games), mean(scores or {0: tally.games}))


# --- Workers ---------------------------------------------------------------------------------------------------


def _parts(task: Task, games: int, workers: int) -> Iterator[Tally]:
    size = max(1, min(CHUNK, games // (workers * 8)))
    chunks = (range(first, min(first + size, games)) for first in range(0, games, size))
    if workers == 1:
        yield from (play_games(task, chunk) for chunk in chunks)
    else:
        yield from _from_workers(task, chunks, workers)


def _from_workers(task: Task, chunks: Iterator[range], workers: int) -> Iterator[Tally]:
    """The chunks' tallies as they are done. Whatever ends this early ends the workers too, between two games."""
    context = get_context("spawn")  # a fresh process: no threads, locks or open files are copied
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, _begin_work, (_parcel(task.game), replace(task, game=None), stop))
    running: set[Future[Tally]] = set()
    try:
        while True:
            with _undisturbed():
                while len(running) < workers * IN_HAND and (chunk := next(chunks, None)) is not None:
                    running.add(pool.submit(_work, chunk))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise Refused(
            "worker_lost",
            "A worker process ended before its games were played (perhaps for lack of memory); try fewer workers.",
        ) from None
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


def _parcel(game: Game) -> bytes | str:
    """A game as it travels to another process: by its key, or, with content of its own or from nowhere, as it is.

    Functions travel by name, so the other process must be able to import them.
    """
    if games().get(game.key) is game:
        return game.key
    try:
        return pickle.dumps(game)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise Refused(
            "cannot_travel", f"{game.key} cannot be sent to other processes ({error}); use one worker."
        ) from None


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes started in here never see Ctrl-C: it is the parent that ends them, without a traceback each.

    A Ctrl-C meanwhile is not lost; it arrives at the end of the block.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """What a worker process was told when it began."""

    task: Task
    stop: Any
    broken: Exception | None = None


def _begin_work(parcel: bytes | str, task: Task, stop: Any) -> None:
    """Unpack the game. What goes wrong is kept for the first chunk to report, where the parent can hear it."""
    try:
        game = find(parcel) if isinstance(parcel, str) else pickle.loads(parcel)
    except Exception as error:  # importing a stranger's game may fail in any way
        _Worker.broken = error
        return
    _Worker.task = replace(task, game=game)
    _Worker.stop = stop


def _work(numbers: range) -> Tally:
    if _Worker.broken is not None:
        raise _Worker.broken
    return play_games(_Worker.task, numbers, _Worker.stop.is_set)
