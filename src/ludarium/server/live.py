"""Live updates: whoever watches a match is woken when it changes, in this process or in another one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Iterator

import psycopg

from ludarium.server.settings import driver_url
from ludarium.server.store import CHANNEL

log = logging.getLogger("ludarium.live")

HEARTBEAT = 15.0  # seconds; keeps proxies from closing a quiet stream


class Watchers:
    """Who watches which match. A watcher only learns that something changed; what, it asks for itself."""

    def __init__(self) -> None:
        self._events: dict[str, set[asyncio.Event]] = {}
        self._people: Counter[str] = Counter()

    def count(self) -> int:
        """How many streams are open."""
        return sum(map(len, self._events.values()))

    def admit(self, person: str, most: int) -> bool:
        """Whether a person may open one more stream."""
        return self._people[person] < most

    def wake(self, match: str) -> None:
        """Tell everybody who watches this match."""
        for event in self._events.get(match, ()):
            event.set()

    def wake_all(self) -> None:
        """Tell everybody: something may have been missed."""
        for match in list(self._events):
            self.wake(match)

    @contextlib.contextmanager
    def watching(self, match: str, person: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the match changes, for as long as the block lasts."""
        event = asyncio.Event()
        self._events.setdefault(match, set()).add(event)
        self._people[person] += 1
        try:
            yield event
        finally:
            self._people[person] -= 1
            if not self._people[person]:
                del self._people[person]
            group = self._events[match]
            group.discard(event)
            if not group:
                del self._events[match]


async def listen(url: str, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
    """Pass on what other processes announce on a PostgreSQL database; after a lost connection, all may have changed."""
    address = driver_url(url).replace("postgresql+psycopg://", "postgresql://")
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                missed()
                async for note in connection.notifies():
                    match, _, seq = note.payload.partition(" ")
                    heard(match, int(seq))
        except psycopg.Error as error:
            log.warning("listening was interrupted: %s", error)
            await asyncio.sleep(1.0)
