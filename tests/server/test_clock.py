"""Clocks: they run for whoever is asked, and put nobody out of a game by themselves."""

from __future__ import annotations

import msgspec
import pytest

from ludarium.server.store import Entry, Opening
from ludarium.server.table import Clock, Seat, Table
from toys.tic_tac_toe import GAME


@pytest.fixture
def table_with(monkeypatch: pytest.MonkeyPatch) -> object:
    def make(clock: Clock, second: Seat) -> Table:
        monkeypatch.setattr("ludarium.server.table.find", lambda key: GAME)
        seats = [Seat(kind="person", person="ann"), second]
        opening = Opening(
            id="t",
            code="C",
            game="tic_tac_toe",
            setup=msgspec.json.encode(GAME.setup()),
            seed="1",
            moves=b"[]",
            seats=msgspec.json.encode(seats),
            clock=msgspec.json.encode(clock),
            made_by="ann",
            made_at=1000.0,
        )
        return Table(opening)

    return make


BEN = Seat(kind="person", person="ben")


def test_a_live_clock_charges_thinking_and_gives_a_bonus(table_with) -> None:  # type: ignore[no-untyped-def]
    table = table_with(Clock(kind="live", seconds=60, bonus=5), BEN)
    assert table.time_left(0, 1010.0) == 50
    assert table.time_left(1, 1010.0) == 60
    table.apply(Entry(seq=1, kind="move", at=1020.0, seat=0, body=["mark a1"]))
    assert table.time_left(0, 1050.0) == 45
    assert table.time_left(1, 1050.0) == 30
    assert table.overdue(1079.0) == ()
    assert table.overdue(1081.0) == (1,)


def test_days_start_anew_with_every_move(table_with) -> None:  # type: ignore[no-untyped-def]
    table = table_with(Clock(kind="days", seconds=100), BEN)
    table.apply(Entry(seq=1, kind="move", at=1090.0, seat=0, body=["mark a1"]))
    table.apply(Entry(seq=2, kind="move", at=1180.0, seat=1, body=["mark b1"]))
    assert table.time_left(0, 1200.0) == 80


def test_no_clock_runs_before_everybody_is_here(table_with) -> None:  # type: ignore[no-untyped-def]
    table = table_with(Clock(kind="live", seconds=60), Seat(kind="open", invite="x"))
    assert table.time_left(0, 5000.0) == 60
    table.apply(Entry(seq=1, kind="seat", at=5000.0, seat=1, body=msgspec.to_builtins(BEN)))
    assert table.time_left(0, 5010.0) == 50


def test_a_bot_is_never_overdue(table_with) -> None:  # type: ignore[no-untyped-def]
    table = table_with(Clock(kind="days", seconds=10), Seat(kind="bot", bot="random"))
    table.apply(Entry(seq=1, kind="move", at=1001.0, seat=0, body=["mark a1"]))
    assert table.overdue(9999.0) == ()
