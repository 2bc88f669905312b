"""A title: a game whose content is a file of numbers and a booklet, both of which a user may replace."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from copy import copy
from pathlib import Path
from typing import Any, Self

from msgspec.structs import replace

from ludarium.booklet import shelf
from ludarium.booklet.loading import compile_booklet, read_file
from ludarium.booklet.pages import Booklet
from ludarium.booklet.profile import Words
from ludarium.kernel import Game
from ludarium.kernel.content import Content


class Title(Game):
    """A game on the booklet engine."""

    def __init__(self, key: str, *, folder: Path, **parts: Any) -> None:
        self.booklet = self.printed = shelf.shelve(folder / "booklet" / "booklet.toml")
        super().__init__(key, folder=folder, **parts)

    def __getstate__(self) -> dict[str, Any]:
        """Another process has our booklet on its shelf, but not that of a user."""
        return super().__getstate__() | {"_written": shelf.written(self.booklet)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Put the booklet on the shelf of this process, too."""
        shelf.put(state.pop("_written"))
        self.__dict__.update(state)

    def read(self, path: Path) -> Content:
        """A content file, its version naming the booklet too, so that records never meet another one."""
        content = super().read(path)
        version, tables = f"{content.version}-{self.booklet}", {**content.tables, "booklet": self.booklet}
        return replace(content, version=version, tables=tables)

    def with_content(self, path: Path) -> Self:
        """This title with other numbers or another booklet; refused, with nothing changed, for mistakes (MM-93)."""
        if not is_booklet(path):
            return super().with_content(path)
        raw = read_file(path)
        compile_booklet(raw)
        twin = copy(self)
        twin.booklet = shelf.put(raw)
        return twin.with_content(self.folder / "content.toml")  # tells now what does not fit the title's numbers

    def words(self, language: str) -> Mapping[str, str]:
        """What a user's booklet calls its options, equipment, gauges and ends; the title's texts know only ours."""
        if self.booklet == self.printed:
            return {}
        book = self.rules(self.setup()).book
        return {key: text(language) for key, text in named(book).items()}


def is_booklet(path: Path) -> bool:
    """Whether a file is a booklet and not a content file; what cannot be read is left to whoever reads it."""
    try:
        return "booklet" in tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return False


def named(book: Booklet) -> dict[str, Words]:
    """Who wrote a booklet, and everything in it that sentences and the story call by its key, with its words."""
    found = {"scene-origin": book.origin}
    found |= {f"name-{key}": gauge.name for key, gauge in book.profile.gauges.items()}
    found |= {f"name-{key}": one.name for key, one in book.equipment.items()}
    for adventure in reversed(book.adventures):  # a key used twice is called as where it is met first
        found |= {f"reason-{key}": words for key, words in adventure.reasons.items()}
        for place in reversed(adventure.locations.values()):
            found |= {f"name-{key}": option.label for key, option in place.options.items()}
    return found
