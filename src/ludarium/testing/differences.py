"""Two things that should be equal: in which part are they not?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct


def difference(a: Any, b: Any, at: str = "") -> str:
    """The first part in which two values differ, as ``hands[1].cards: 3 is not 4``; empty when they are equal."""
    if a == b and type(a) is type(b):
        return ""
    if isinstance(a, Struct) and type(a) is type(b):
        for name in a.__struct_fields__:
            found = difference(getattr(a, name), getattr(b, name), f"{at}.{name}" if at else name)
            if found:
                return found
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        for key in a:
            if found := difference(a[key], b[key], f"{at}[{key!r}]"):
                return found
    if isinstance(a, (tuple, list)) and type(a) is type(b) and len(a) == len(b):
        for number, (one, other) in enumerate(zip(a, b, strict=True)):
            if found := difference(one, other, f"{at}[{number}]"):
                return found
    return f"{at or 'the whole'}: {_short(a)} is not {_short(b)}"


def mutable_parts(value: Any, at: str) -> Iterator[str]:
    """The parts of a value that could be changed in place."""
    if value is None or isinstance(value, (bool, int, float, str)) or callable(value):
        return
    if isinstance(value, (tuple, frozenset)):
        for number, part in enumerate(value):
            yield from mutable_parts(part, f"{at}[{number}]")
    elif isinstance(value, Struct) and value.__struct_config__.frozen:
        for name in value.__struct_fields__:
            part = getattr(value, name)
            if isinstance(part, dict):  # a frozen struct may keep counts, as Bag does
                for key, entry in part.items():
                    yield from mutable_parts(entry, f"{at}.{name}[{key!r}]")
            else:
                yield from mutable_parts(part, f"{at}.{name}")
    else:
        yield f"{at} is a {type(value).__name__}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 160 else f"{text[:120]} … {text[-36:]}"
