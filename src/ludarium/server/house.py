"""The house: all tables, and everything a person may do at one. Authority is checked here, on every request."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from prometheus_client import Counter
from sqlalchemy.exc import IntegrityError

from ludarium.bots import bots
from ludarium.kernel import Match, Refused, Setup, find, read_record
from ludarium.kernel.errors import unknown
from ludarium.kernel.position import Sealed
from ludarium.kernel.saving import sealed_move
from ludarium.server.live import Watchers
from ludarium.server.settings import Settings
from ludarium.server.store import Entry, Opening, Store
from ludarium.server.table import Clock, Seat, Table
from ludarium.server.thinking import Thinkers

log = logging.getLogger("ludarium.house")

CHANGES = Counter("ludarium_changes_total", "Changes written, by kind", ["kind"])

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is mistaken for another
CODE_LENGTH = 6
TABLES_IN_MEMORY = 2_000
CHAT_LENGTH = 300
TRIES = 4  # how often a change is tried again when another process was faster


class House:
    """Tables in memory, each a cache of its log, and the changes people make to them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.watchers = Watchers()
        self.thinkers = Thinkers(settings.bot_workers)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._heard: dict[str, int] = {}  # newest entry announced by another process
        self._errands: dict[str, asyncio.Task[None]] = {}

    # --- finding a table

    async def table(self, id: str) -> Table:
        """A table as it is now; refused if there is none."""
        table = self._tables.get(id)
        if table is None:
            table = await self._load(id)
        elif self._heard.get(id, 0) > table.seq:
            async with self._lock(id):
                await self._catch_up(table)
        self._tables.move_to_end(id)
        self._send_for_bots(table)
        return table

    async def tables_of(self, person: str) -> list[Table]:
        """The tables a person sits at: those that wait for them first, then running ones, newest change first."""
        ids = await asyncio.to_thread(self.store.matches_of, person)
        tables = [await self.table(id) for id in ids]

        def order(table: Table) -> tuple[bool, bool, float]:
            return table.match.over, not table.awaits(person), -table.changed_at

        return sorted((table for table in tables if table.seats_of(person)), key=order)

    def heard(self, id: str, seq: int) -> None:
        """Another process (or this one) announced an entry."""
        self._heard[id] = max(seq, self._heard.get(id, 0))
        self.watchers.wake(id)

    def missed(self) -> None:
        """Announcements may have been missed: forget what is in memory and let everybody look again."""
        self._tables.clear()
        self.watchers.wake_all()

    async def _load(self, id: str) -> Table:
        opening = await asyncio.to_thread(self.store.opening, id)
        if opening is None:
            raise Refused("no_match", "There is no such table; check the link.")
        async with self._lock(id):
            if id in self._tables:
                return self._tables[id]
            table = Table(opening)
            await self._catch_up(table)
            self._remember(table)
            return table

    async def _catch_up(self, table: Table) -> None:
        for entry in await asyncio.to_thread(self.store.entries, table.id, table.seq):
            table.apply(entry)

    def _remember(self, table: Table) -> None:
        self._tables[table.id] = table
        while len(self._tables) > TABLES_IN_MEMORY:
            old, _ = self._tables.popitem(last=False)
            self._locks.pop(old, None)
            self._heard.pop(old, None)

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    # --- making a table

    async def open_table(
        self,
        person: str,
        game: str,
        *,
        setup: Setup,
        seats: list[Seat],
        clock: Clock | None = None,
        seed: str | None = None,
        moves: list[str] | None = None,
        parent: str | None = None,
        id: str | None = None,
    ) -> Table:
        """A new table with everybody seated; bots begin at once."""
        clock = clock or Clock()
        if len(seats) != setup.seats:
            raise Refused("bad_seats", f"This set-up has {setup.seats} seats, but {len(seats)} were described.")
        match = Match(find(game), setup, seed, moves or ())
        opening = Opening(
            id=id or new_id(),
            code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
            game=game,
            setup=msgspec.json.encode(setup),
            seed=match.seed,
            moves=msgspec.json.encode(moves or []),
            seats=msgspec.json.encode(seats),
            clock=msgspec.json.encode(clock),
            made_by=person,
            made_at=time.time(),
            parent=parent,
        )
        people = sorted({seat.person for seat in seats if seat.kind == "person"})
        await asyncio.to_thread(self.store.create, opening, people)
        table = Table(opening)
        self._remember(table)
        self._send_for_bots(table)
        return table

    async def import_record(self, person: str, name: str, raw: bytes) -> Table:
        """A table that goes on where a record stops, every seat in one person's hands."""
        record = read_record(raw)
        seats = [Seat(kind="person", person=person, name=name) for _ in range(record.setup.seats)]
        return await self.open_table(person, record.setup.game, setup=record.setup, seats=seats, moves=record.moves)

    async def fork(self, table: Table, person: str, name: str, ply: int) -> Table:
        """What if: a new table from any ply of a finished match, or of one's own open one."""
        table.must_be_open("it can be continued differently")
        if not table.match.over and table.people() != {person}:
            raise Refused(
                "running", "Others are still playing this match; it can be continued differently once it is over."
            )
        if not 0 <= ply <= len(table.match.plies):
            raise Refused("bad_ply", f"This match has moves 0 to {len(table.match.plies)}, not {ply}.")
        seats = [seat if seat.kind == "bot" else Seat(kind="person", person=person, name=name) for seat in table.seats]
        moves = table.match.record(ply).moves
        return await self.open_table(
            person, table.game.key, setup=table.match.setup, seats=seats, moves=moves, parent=table.id
        )

    async def rematch(self, id: str, person: str) -> Table:
        """The same people at a new table, one chair further; whoever asks second comes to the table of the first."""

        def agree(finished: Table) -> tuple[Entry, None]:
            self._need_seat(finished, person)
            if not finished.match.over:
                raise Refused("running", "This match is not over yet; finish it before the next one.")
            if finished.rematch:
                raise Refused("agreed", "The next match is agreed on already.")
            return self._entry(finished, "rematch", None, new_id()), None

        try:
            table = await self._change(id, agree)
        except Refused as refusal:
            if refusal.reason != "agreed":
                raise
            table = await self.table(id)
        async with self._lock(table.rematch):
            if await asyncio.to_thread(self.store.opening, table.rematch) is None:
                await self._open_rematch(table, person)
        return await self.table(table.rematch)

    async def _open_rematch(self, table: Table, person: str) -> None:
        again = [
            msgspec.structs.replace(seat, invite=new_invite()) if seat.kind == "open" else seat for seat in table.seats
        ]
        turned = again[1:] + again[:1]
        with suppress(IntegrityError):  # another process has just opened it
            await self.open_table(
                person,
                table.game.key,
                setup=table.match.setup,
                seats=turned,
                clock=table.clock,
                parent=table.id,
                id=table.rematch,
            )

    # --- changing a table

    async def play(self, id: str, person: str, seat: int | None, move: str, seq: int | None = None) -> Table:
        """Say a move for one of one's own seats. It is on disk when this returns."""
        return await self._change(
            id, lambda table: self._move_entry(table, self._own_seat(table, person, seat), move, seq)
        )

    async def undo(self, id: str, person: str) -> Table:
        """Take back one's own last move, if nothing was thrown, revealed or said since."""

        def take_back(table: Table) -> tuple[Entry, None]:
            self._need_seat(table, person)
            if not table.can_undo(person):
                raise Refused(
                    "no_undo", "There is nothing to take back: only your own last move, before dice, cards or others."
                )
            return self._entry(table, "undo", table.match.plies[-1].seat), None

        return await self._change(id, take_back)

    async def say(self, id: str, person: str, name: str, words: str) -> Table:
        """A short chat line."""
        words = " ".join(words.split())
        if not words or len(words) > CHAT_LENGTH:
            raise Refused("bad_chat", f"A chat line has 1 to {CHAT_LENGTH} characters.")

        def speak(table: Table) -> tuple[Entry, None]:
            self._need_seat(table, person)
            return self._entry(table, "chat", None, {"name": name, "text": words}), None

        return await self._change(id, speak)

    async def join(self, id: str, person: str, name: str, invite: str) -> Table:
        """Take the open seat an invitation is for."""
        table = await self.table(id)
        number = next((n for n, seat in enumerate(table.seats) if seat.invite and seat.invite == invite), None)
        if number is None:
            raise Refused("bad_invite", "This invitation has been used or never was; ask for a new one.")
        return await self._sit(id, person, name, number)

    async def join_by_code(self, code: str, person: str, name: str) -> Table:
        """Take the first open seat of the table with this short code."""
        id = await asyncio.to_thread(self.store.match_with_code, code.strip().upper())
        if id is None:
            raise Refused("bad_code", "There is no table with this code; check the letters.")
        table = await self.table(id)
        if table.seats_of(person):
            return table
        number = next((n for n, seat in enumerate(table.seats) if seat.kind == "open"), None)
        if number is None:
            raise Refused("no_seat", "Every seat at that table is taken.")
        return await self._sit(id, person, name, number)

    async def _sit(self, id: str, person: str, name: str, number: int) -> Table:
        def sit(table: Table) -> tuple[Entry, None]:
            if table.seats[number].kind != "open":
                raise Refused("no_seat", "Somebody has just taken this seat.")
            return self._seat_entry(table, number, Seat(kind="person", person=person, name=name)), None

        table = await self._change(id, sit)
        await asyncio.to_thread(self.store.take_seat, id, person)
        return table

    async def leave(self, id: str, person: str, bot: str = "random") -> Table:
        """Hand one's seats to a bot and go."""
        table = await self.table(id)
        for number in self._need_seat(table, person):
            await self._seat_bot(id, number, bot)
        await asyncio.to_thread(self.store.leave, id, person)
        return table

    async def claim(self, id: str, person: str, number: int, bot: str = "random") -> Table:
        """Let a bot go on for somebody whose time has run out. Nobody is put out of a game by the clock alone."""
        table = await self.table(id)
        self._need_seat(table, person)
        if number not in table.overdue(time.time()):
            raise Refused("in_time", "This seat still has time.")
        return await self._seat_bot(id, number, bot)

    async def fill(self, id: str, person: str, number: int, bot: str) -> Table:
        """Give a seat that is still open to a bot."""
        table = await self.table(id)
        self._need_seat(table, person)
        if not 0 <= number < len(table.seats) or table.seats[number].kind != "open":
            raise Refused("no_seat", "This seat is not open.")
        return await self._seat_bot(id, number, bot)

    async def _seat_bot(self, id: str, number: int, bot: str) -> Table:
        check_bot(bot)
        seat = Seat(kind="bot", bot=bot, name=bot)
        return await self._change(id, lambda table: (self._seat_entry(table, number, seat), None))

    # --- how a change is made

    async def _change(self, id: str, make: Callable[[Table], tuple[Entry, Match | None]]) -> Table:
        """Make a change and write it; when another process was faster, look again and try again."""
        for _ in range(TRIES):
            table = await self.table(id)
            async with self._lock(id):
                try:
                    entry, trial = make(table)
                except Refused:
                    if await self._is_behind(table):
                        continue
                    raise
                if await self._append(table, entry, trial):
                    return table
        raise Refused("busy", "Too many changes at once; please try again.")

    async def _is_behind(self, table: Table) -> bool:
        """Whether another process has changed the table and its announcement is still on its way: then look again."""
        if not self.store.postgres:
            return False
        seq = table.seq
        await self._catch_up(table)
        return table.seq > seq

    def _move_entry(self, table: Table, seat: int, move: str, seq: int | None) -> tuple[Entry, Match]:
        if not table.ready():
            raise Refused("not_ready", "The table is not full yet; invite somebody or seat a bot.")
        match = table.match
        if match.over:
            raise Refused("game_over", "The game is over; no move is possible any more.")
        if seat not in table.waiting():
            raise Refused("not_your_turn", "It is not your turn.")
        if seq is not None and table.asked_since > seq:
            raise Refused("stale", "The table has changed since you looked; here is how it is now.")
        trial = match.twin()
        sealed = isinstance(match.position.question, Sealed)
        trial.play(seat, move)
        said = [ply.move for ply in trial.plies[len(match.plies) :]]
        if sealed:
            said[0] = sealed_move(seat, move)
        return self._entry(table, "move", seat, said), trial

    def _entry(self, table: Table, kind: str, seat: int | None, body: Any = None) -> Entry:
        return Entry(seq=table.seq + 1, kind=kind, at=time.time(), seat=seat, body=body)

    def _seat_entry(self, table: Table, number: int, seat: Seat) -> Entry:
        return self._entry(table, "seat", number, msgspec.to_builtins(seat))

    async def _append(self, table: Table, entry: Entry, trial: Match | None = None) -> bool:
        """Write a change, then show it. False: another process wrote one first; the table has caught up with it."""
        if not await self.store.append(table.id, entry):
            await self._catch_up(table)
            return False
        table.apply(entry, trial)
        CHANGES.labels(entry.kind).inc()
        self.heard(table.id, entry.seq)  # wakes watchers, and a second copy of this table if memory was short
        self._send_for_bots(table)
        return True

    def _need_seat(self, table: Table, person: str) -> tuple[int, ...]:
        seats = table.seats_of(person)
        if not seats:
            raise Refused("not_seated", "You are watching this table, not playing at it.")
        return seats

    def _own_seat(self, table: Table, person: str, seat: int | None) -> int:
        own = self._need_seat(table, person)
        if seat is None:
            asked = [number for number in own if number in table.waiting()]
            return asked[0] if asked else own[0]
        if seat not in own:
            raise Refused("not_your_seat", "This is somebody else's seat.")
        return seat

    # --- bots

    def _send_for_bots(self, table: Table) -> None:
        """See that somebody moves for the bots that are asked."""
        if table.id in self._errands or not self._bot_seat(table):
            return
        task = asyncio.create_task(self._play_for_bots(table.id))
        self._errands[table.id] = task

    def _bot_seat(self, table: Table) -> tuple[int, ...]:
        if not table.ready():
            return ()
        return tuple(seat for seat in table.waiting() if seat >= 0 and table.seats[seat].kind == "bot")

    async def _play_for_bots(self, id: str) -> None:
        try:
            while True:
                table = await self.table(id)
                asked = self._bot_seat(table)
                if not asked:
                    return
                await asyncio.sleep(self.settings.bot_pause)
                await self._bot_move(table, asked[0])
        except Refused as refusal:
            log.warning("a bot could not move: %s", refusal)
        finally:
            self._errands.pop(id, None)

    async def _bot_move(self, table: Table, seat: int) -> None:
        seq = table.seq
        move = await self.thinkers.choose(table, seat)
        async with self._lock(table.id):
            if table.seq == seq or seat in self._bot_seat(table):
                try:
                    entry, trial = self._move_entry(table, seat, move, seq)
                except Refused:  # the table changed while the bot thought; it will be asked again
                    return
                await self._append(table, entry, trial)

    async def close(self) -> None:
        """Stop the bots."""
        for task in list(self._errands.values()):
            task.cancel()
        await asyncio.gather(*self._errands.values(), return_exceptions=True)
        self.thinkers.close()


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist."""
    if name not in bots():
        raise unknown("bot", name, bots())


def new_id() -> str:
    """The name of a table in its address."""
    return secrets.token_urlsafe(12)


def new_invite() -> str:
    """An invitation nobody can guess."""
    return secrets.token_urlsafe(12)
