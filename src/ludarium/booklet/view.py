"""What the player may know: no mark that is never told (R14). Unread passages are in no position to begin with."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from ludarium.booklet.position import Journey
from ludarium.kernel import View


def conceal(position: Journey, seat: int | None) -> Journey:
    """The table without its secret counters."""
    if not any(position.marks):
        return position
    shown = position.story_of.marks.values()
    seen = tuple(count if words else 0 for count, words in zip(position.marks, shown, strict=True))
    return position if seen == position.marks else replace(position, marks=seen)


def guess(seen: View, random: Random) -> Any:
    """A position behind a view: secret counters at random. Whoever searches it plays as one who knows the booklet."""
    table: Journey = seen.table.__copy__()
    shown = table.story_of.marks.values()
    table.marks = tuple(
        count if words else random.randrange(2) for count, words in zip(table.marks, shown, strict=True)
    )
    return table
