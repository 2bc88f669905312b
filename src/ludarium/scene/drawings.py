"""The drawings of a game, kept in its folder as a file that any drawing program opens."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def drawings(folder: Path) -> str:
    """The symbols and gradients of a folder's art.svg, without the file around them: the art of a ``Look``."""
    text = (folder / "art.svg").read_text("utf-8")
    return text[text.index("<defs>") + len("<defs>") : text.rindex("</defs>")]
