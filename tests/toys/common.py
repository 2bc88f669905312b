"""What every toy shares: content without a file."""

from __future__ import annotations

from ludarium.kernel.content import About, Content, Edition


def content(game: str, seats: int) -> Content:
    about = About(seats=(seats, seats), minutes=(1, 1), complexity=1)
    return Content(game=game, version="1", about=about, editions={"plain": Edition()})
