"""Live updates: whoever watches a match is woken when it changes, in this process or in another one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeAlias

import psycopg
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ludarium.server.settings import driver_url
from ludarium.server.store import CHANNEL

log = logging.getLogger("ludarium.live")

HEARTBEAT = 15.0  # seconds; keeps proxies from closing a quiet stream, and notices watchers who have gone


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

    async def beat(self) -> None:
        """Wake everybody now and then, so that no stream needs a timer of its own."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.wake_all()

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


News: TypeAlias = Callable[[], Awaitable[tuple[int, bytes]]]  # the newest sequence number, and what to say of it


class Changes(Response):
    """A stream of sequence numbers for one watcher: server-sent events, written without detours."""

    media_type = "text/event-stream"

    def __init__(self, watchers: Watchers, match: str, person: str, news: News) -> None:
        self.status_code = 200
        self.background = None
        self._watchers = watchers
        self._match = match
        self._person = person
        self._news = news
        self.init_headers({"cache-control": "no-store", "x-accel-buffering": "no"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        gone = asyncio.ensure_future(_hung_up(receive))
        try:
            with self._watchers.watching(self._match, self._person) as changed:
                gone.add_done_callback(lambda _: changed.set())
                await self._tell(send, changed, gone)
        finally:
            gone.cancel()

    async def _tell(self, send: Send, changed: asyncio.Event, gone: asyncio.Future[None]) -> None:
        await _chunk(send, b"retry: 1000\n\n")
        sent = -1
        while not gone.done():
            changed.clear()
            seq, news = await self._news()
            if seq != sent:
                sent = seq
                await _chunk(send, b"id: %d\nevent: change\ndata: %b\n\n" % (seq, news))
            else:
                await _chunk(send, b": still here\n\n")
            await changed.wait()


async def _chunk(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


async def _hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


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
