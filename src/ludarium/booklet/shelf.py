"""The shelf: booklets by their fingerprint.

The rules of a match name their booklet by fingerprint only. So neither a view nor anything sent to a client can hold a
passage that has not been read; whoever carries out the rules takes the booklet from here.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludarium.booklet.loading import compile_booklet, fingerprint, read_file
from ludarium.booklet.pages import Booklet
from ludarium.kernel import Game, Refused
from ludarium.kernel.content import load_content

_written: dict[str, Mapping[str, Any]] = {}
_compiled: dict[tuple[str, str], Booklet] = {}  # the latest ones; a sweep of the numbers needs each only for a while
KEPT = 64


def put(raw: Mapping[str, Any]) -> str:
    """Put a booklet on the shelf; its fingerprint."""
    mark = fingerprint(raw)
    _written.setdefault(mark, raw)
    return mark


def shelve(path: Path) -> str:
    """Read a booklet file and put it on the shelf; its fingerprint."""
    return put(read_file(path))


def take(mark: str, parameters: Mapping[str, Any]) -> Booklet:
    """The booklet with this fingerprint, its numbers filled in; refused with its mistakes."""
    if mark not in _written:
        raise Refused("unknown_booklet", f"The booklet {mark!r} is not on the shelf; load its file first.")
    key = mark, repr(sorted(parameters.items()))
    if key not in _compiled:
        while len(_compiled) >= KEPT:
            del _compiled[next(iter(_compiled))]
        _compiled[key] = compile_booklet(_written[mark], parameters)
    return _compiled[key]


def stamped_content(folder: Path, game: str, mark: str) -> Any:
    """The content of a title, its version naming the booklet too, so that records never meet another one."""
    content = load_content(folder / "content.toml", game)
    return msgspec.structs.replace(content, version=f"{content.version}-{mark}")


def with_booklet(game: Game, path: Path) -> Game:
    """A title with another booklet in place of ours; refused, with nothing changed, if it has mistakes (MM-93)."""
    raw = read_file(path)
    compile_booklet(raw)
    mark = put(raw)
    content = game.content
    twin = object.__new__(Game)
    twin.__dict__.update(game.__dict__)
    twin.content = msgspec.structs.replace(
        content, version=f"{content.version}-{mark}", tables={**content.tables, "booklet": mark}
    )
    twin._started = {}
    twin.start(twin.setup())  # what does not fit the title's own numbers is told now
    return twin
