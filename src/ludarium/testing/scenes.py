"""Looking at what a game draws: the things on its table, by their kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")


def parts(drawn: Any, kind: type[T]) -> Iterator[T]:
    """Everything of one kind in a scene or a part of it, in the order in which it was put there."""
    if isinstance(drawn, kind):
        yield drawn
    if isinstance(drawn, Struct):
        for field in drawn.__struct_fields__:
            yield from parts(getattr(drawn, field), kind)
    elif isinstance(drawn, tuple):
        for entry in drawn:
            yield from parts(entry, kind)
