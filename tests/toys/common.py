"""What every toy shares: content without a file, and a game with something about it changed."""

from __future__ import annotations

from typing import Any

from ludarium.kernel import Game
from ludarium.kernel.content import About, Content, Edition, Option, Parameter


def content(
    game: str,
    seats: int,
    *,
    editions: dict[str, Edition] | None = None,
    options: dict[str, Option] | None = None,
    rules: dict[str, Parameter] | None = None,
) -> Content:
    return Content(
        game=game,
        version="1",
        about=About(seats=(seats, seats), minutes=(1, 1), complexity=1),
        editions=editions or {"plain": Edition()},
        options=options or {},
        rules=rules or {},
    )


def changed(game: Game, **parts: Any) -> Game:
    """A game that is like another but for some of its parts."""
    twin = object.__new__(Game)
    twin.__dict__.update(game.__dict__)
    twin._started = {}
    for name, part in parts.items():
        assert hasattr(game, name)
        setattr(twin, name, part)
    return twin
