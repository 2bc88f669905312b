"""The database: who there is, which matches there are, and an append-only log of everything said in each.

A match is its log. One entry is one change: a move with the dice that followed it, an undo, a chat line, a seat that
changed hands. The primary key (match, seq) is the only lock there is: of two writers with the same idea of what comes
next, one is told that it came too late. Appends of many matches share one transaction (group commit), and nobody is
answered before it is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError

from ludarium.kernel import Refused
from ludarium.server.settings import driver_url

log = logging.getLogger("ludarium.store")

CHANNEL = "ludarium"  # the PostgreSQL channel on which processes tell each other of new entries
BATCH = 500  # appends in one transaction at the most


class Entry(Struct, frozen=True, kw_only=True):
    """One change of a match."""

    seq: int
    kind: str  # move, undo, chat, seat, rematch
    at: float  # seconds since 1970
    seat: int | None = None
    body: Any = None


class Person(Struct, frozen=True):
    """Somebody with an identity; a guest has neither name nor passphrase."""

    id: str
    name: str | None
    passphrase: str | None


class Opening(Struct, frozen=True, kw_only=True):
    """What a match began with. The seed is the match's secret: it tells the future."""

    id: str
    code: str
    game: str
    setup: bytes
    seed: str
    moves: bytes  # sentences it began with, when it was forked or imported
    seats: bytes  # how they were taken at first
    clock: bytes
    made_by: str
    made_at: float
    parent: str | None = None


class Store:
    """One database. Writing happens in one thread of its own; reading wherever it is asked for."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(driver_url(url))
        self.postgres = self.engine.dialect.name == "postgresql"
        _migrate(self.engine)
        self._queue: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_batches, name="ludarium-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting and let go of the database."""
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    # --- the log of a match

    async def append(self, match: str, entry: Entry) -> bool:
        """Add an entry durably. False: another one with this number was there first."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._queue.put(Append(match, entry, loop, done))
        return await done

    def entries(self, match: str, after: int = 0) -> list[Entry]:
        """The log of a match from ``after`` on."""
        with self.engine.connect() as connection:
            rows = connection.execute(
                text(
                    "SELECT seq, kind, at, seat, body FROM entries WHERE match = :match AND seq > :after ORDER BY seq"
                ),
                {"match": match, "after": after},
            )
            return [
                Entry(seq=seq, kind=kind, at=at, seat=seat, body=msgspec.json.decode(body))
                for seq, kind, at, seat, body in rows
            ]

    # --- matches

    def create(self, opening: Opening, people: list[str]) -> None:
        """Add a match and who sits at it."""
        with self.engine.begin() as connection:
            connection.execute(
                text(
                    "INSERT INTO matches (id, code, game, setup, seed, moves, seats, clock, made_by, made_at, parent) "
                    "VALUES (:id, :code, :game, :setup, :seed, :moves, :seats, :clock, :made_by, :made_at, :parent)"
                ),
                {name: _plain(getattr(opening, name)) for name in opening.__struct_fields__},
            )
            for person in people:
                _seat(connection, opening.id, person)

    def opening(self, match: str) -> Opening | None:
        """What a match began with."""
        with self.engine.connect() as connection:
            columns = "id, code, game, setup, seed, moves, seats, clock, made_by, made_at, parent"
            row = connection.execute(text(f"SELECT {columns} FROM matches WHERE id = :id"), {"id": match}).first()
        if row is None:
            return None
        values = dict(zip(columns.split(", "), row, strict=True))
        for name in ("setup", "moves", "seats", "clock"):
            values[name] = values[name].encode()
        return Opening(**values)

    def match_with_code(self, code: str) -> str | None:
        """The match a short code stands for."""
        with self.engine.connect() as connection:
            found: str | None = connection.execute(
                text("SELECT id FROM matches WHERE code = :code"), {"code": code}
            ).scalar()
            return found

    def take_seat(self, match: str, person: str) -> None:
        """Remember that a person sits at a match, for their list."""
        with self.engine.begin() as connection:
            _seat(connection, match, person)

    def leave(self, match: str, person: str) -> None:
        """Take a match off a person's list."""
        with self.engine.begin() as connection:
            connection.execute(
                text("DELETE FROM sitting WHERE match = :match AND person = :person"),
                {"match": match, "person": person},
            )

    def matches_of(self, person: str, limit: int = 60) -> list[str]:
        """The matches a person sits at, newest first."""
        with self.engine.connect() as connection:
            rows = connection.execute(
                text(
                    "SELECT matches.id FROM sitting JOIN matches ON matches.id = sitting.match "
                    "WHERE sitting.person = :person ORDER BY matches.made_at DESC LIMIT :limit"
                ),
                {"person": person, "limit": limit},
            )
            return [row[0] for row in rows]

    # --- people

    def person(self, id: str) -> Person | None:
        """Somebody by identity."""
        return self._person("id", id)

    def person_named(self, name: str) -> Person | None:
        """Somebody by name, whatever the capitals."""
        return self._person("folded", name.casefold())

    def save_person(self, person: Person) -> bool:
        """Add or change somebody. False: the name belongs to somebody else."""
        values = {
            "id": person.id,
            "name": person.name,
            "folded": person.name.casefold() if person.name else None,
            "passphrase": person.passphrase,
            "now": time.time(),
        }
        taken = self.person_named(person.name) if person.name else None
        if taken is not None and taken.id != person.id:
            return False
        try:
            with self.engine.begin() as connection:
                connection.execute(
                    text(
                        "INSERT INTO people (id, name, folded, passphrase, made_at) "
                        "VALUES (:id, :name, :folded, :passphrase, :now) "
                        "ON CONFLICT (id) DO UPDATE SET name = :name, folded = :folded, passphrase = :passphrase"
                    ),
                    values,
                )
        except SQLAlchemyError:  # the unique name was taken in between
            return False
        return True

    def house_secret(self, fresh: str) -> str:
        """The secret that signs cookies: made once, then the same for every process on this database."""
        with self.engine.begin() as connection:
            connection.execute(
                text("INSERT INTO house (name, value) VALUES ('secret', :value) ON CONFLICT (name) DO NOTHING"),
                {"value": fresh},
            )
            return str(connection.execute(text("SELECT value FROM house WHERE name = 'secret'")).scalar_one())

    def alive(self) -> bool:
        """Whether the database answers."""
        try:
            with self.engine.connect() as connection:
                return bool(connection.execute(text("SELECT 1")).scalar())
        except SQLAlchemyError:
            return False

    def _person(self, column: str, value: str) -> Person | None:
        with self.engine.connect() as connection:
            row = connection.execute(
                text(f"SELECT id, name, passphrase FROM people WHERE {column} = :value"), {"value": value}
            ).first()
        return Person(*row) if row else None

    # --- the writer thread

    def _write_batches(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch, last = [first], False
            while len(batch) < BATCH and not self._queue.empty():
                item = self._queue.get()
                if item is None:
                    last = True
                    break
                batch.append(item)
            self._write(batch)
            if last:
                return

    def _write(self, batch: list[Append]) -> None:
        written: set[tuple[str, int]] | None = None
        try:
            with self.engine.begin() as connection:
                written = _insert(connection, batch, self.postgres)
        except Exception as error:  # whatever went wrong, every caller must be told, or it waits for ever
            log.error("append failed: %s", error)
        by_loop: dict[asyncio.AbstractEventLoop, list[Append]] = {}
        for append in batch:
            by_loop.setdefault(append.loop, []).append(append)
        for loop, part in by_loop.items():
            with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                loop.call_soon_threadsafe(_answer, part, written)


class Append(Struct, frozen=True):
    """An entry on its way to disk, and who waits for it."""

    match: str
    entry: Entry
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[bool]


def _answer(batch: list[Append], written: set[tuple[str, int]] | None) -> None:
    """Tell everybody who waits, in their own thread."""
    for append in batch:
        if append.done.done():
            continue
        if written is None:
            append.done.set_exception(Refused("database", "The database cannot be written now; please try again."))
        else:
            # of two appends with one number in one batch only the first was written
            key = (append.match, append.entry.seq)
            append.done.set_result(key in written)
            written.discard(key)


def _insert(connection: Connection, batch: list[Append], postgres: bool) -> set[tuple[str, int]]:
    """Write a batch in one statement: each statement more would hand the interpreter to and fro once more."""
    mark = "%s" if postgres else "?"
    values = ", ".join([f"({', '.join([mark] * 6)})"] * len(batch))
    insert = (
        f"INSERT INTO entries (match, seq, kind, at, seat, body) VALUES {values} "
        "ON CONFLICT (match, seq) DO NOTHING RETURNING match, seq"
    )
    if postgres:
        insert = f"WITH new AS ({insert}) SELECT match, seq, pg_notify('{CHANNEL}', match || ' ' || seq) FROM new"
    row: list[Any] = []
    for append in batch:
        it = append.entry
        row += (append.match, it.seq, it.kind, it.at, it.seat, msgspec.json.encode(it.body).decode())
    return {(match, seq) for match, seq, *_ in connection.exec_driver_sql(insert, tuple(row))}


def _seat(connection: Connection, match: str, person: str) -> None:
    connection.execute(
        text("INSERT INTO sitting (match, person) VALUES (:match, :person) ON CONFLICT DO NOTHING"),
        {"match": match, "person": person},
    )


def _plain(value: Any) -> Any:
    return value.decode() if isinstance(value, bytes) else value


def _engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    return engine


def _migrate(engine: Engine) -> None:
    """Bring the schema up to date; several processes may start at once, so PostgreSQL holds a lock meanwhile."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(7163301)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise Refused("bad_database", f"The database cannot be opened: {cause}.") from None
