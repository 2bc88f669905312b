"""The shelf: booklets by their fingerprint.

The rules of a match name their booklet by fingerprint only. So neither a view nor anything sent to a client can hold a
passage that has not been read; whoever carries out the rules takes the booklet from here.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludarium.booklet.loading import compile_booklet, fingerprint, read_file
from ludarium.booklet.pages import Booklet
from ludarium.kernel import Refused

_written: dict[str, Mapping[str, Any]] = {}
_compiled: dict[tuple[str, str], Booklet] = {}  # the latest ones; a sweep of the numbers needs each only for a while
KEPT = 64


def put(raw: Mapping[str, Any]) -> str:
    """Put a booklet on the shelf; its fingerprint."""
    mark = fingerprint(raw)
    _written.setdefault(mark, raw)
    return mark


def written(mark: str) -> Mapping[str, Any]:
    """The booklet with this fingerprint, as it was written."""
    return _written[mark]


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
