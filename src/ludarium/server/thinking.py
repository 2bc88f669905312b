"""Bots think in worker processes, so that a slow thought never holds up the table of somebody else."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor

from ludarium.bots import make_bot
from ludarium.kernel import find, position_from_json, position_to_json, view
from ludarium.server.table import Table


def think(game: str, saved: bytes, seat: int, bot: str, seed: str) -> str:
    """What a bot says in a saved position. It is handed a view, like everybody else."""
    found = find(game)
    position = position_from_json(found, saved)
    return make_bot(bot, found, random.Random(seed)).choose(view(found, position, seat))


class Thinkers:
    """The worker processes, started when the first bot has to think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, table: Table, seat: int) -> str:
        """The bot's sentence for a seat."""
        if self._pool is None:
            # "spawn": a fork of a process with threads could inherit a lock nobody will ever open again
            self._pool = ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("spawn"))
        match = table.match
        saved = position_to_json(match.setup, match.position)
        seed = f"{match.seed}:{len(match.plies)}:{seat}"
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, table.game.key, saved, seat, table.seats[seat].bot, seed)

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
