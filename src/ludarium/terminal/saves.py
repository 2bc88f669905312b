"""Where games are kept between two evenings: a saved game is a record with the seed of its luck.

``saves/`` holds games that go on, ``records/`` finished ones, both in the user's data folder or in
``LUDARIUM_HOME``. A plain record never holds the seed: whoever has it could read the dice to come.
"""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from ludarium.kernel import Record, Refused, read_record
from ludarium.kernel.content import place


class Saved(Record, kw_only=True):
    """A record with what it takes to go on: the luck to come, and the bots by seat. A plain record has neither."""

    seed: str = ""
    bots: dict[int, str] = {}


def home() -> Path:
    """The folder for saved games."""
    chosen = os.environ.get("LUDARIUM_HOME")
    return Path(chosen) if chosen else user_data_path("ludarium", appauthor=False)


def new_save(game: str) -> Path:
    """A file name for a game that begins now; names sort by time."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    return home() / "saves" / f"{game}-{stamp}.json"


def latest_save(game: str) -> Path:
    """The unfinished game of this kind that was begun last."""
    found = sorted((home() / "saves").glob(f"{game}-[0-9]*.json"))
    if not found:
        raise Refused("no_save", f"There is no saved game of {game} in {home() / 'saves'}.")
    return found[-1]


def read_file(path: Path) -> bytes:
    """The bytes of a file, or a sentence why not."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refused("unreadable", f"{path} cannot be read: {error.strerror}.") from None


def read_saved(path: Path) -> Saved:
    """A saved game, or a plain record (which goes on with new luck)."""
    raw = read_file(path)
    read_record(raw)
    try:
        return msgspec.json.decode(raw, type=Saved)
    except msgspec.MsgspecError as error:
        raise Refused("bad_record", f"{path} is not a saved game: {place(error)}.") from None


def write_record(path: Path, record: Record) -> None:
    """Write a record or saved game whole or not at all, and never over a file that is something else."""
    if path.exists():
        try:
            read_record(read_file(path))
        except Refused:
            raise Refused("file_exists", f"{path} exists and is not a Ludarium record; choose another name.") from None
    write_file(path, record.to_json())


def keep(path: Path, record: Record) -> None:
    """Write a record into the user's own folder, which is made if it is not there yet."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("unwritable", f"{path.parent} cannot be written: {error.strerror}.") from None
    write_record(path, record)


def write_file(path: Path, raw: bytes) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_bytes(raw)
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise Refused("unwritable", f"{path} cannot be written: {error.strerror}.") from None
