"""``ludarium booklet``: an adventure booklet of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludarium.cli.options import new_command


def add(commands: Any) -> None:
    """The command and its options."""
    command = new_command(
        commands,
        "booklet",
        run,
        "Check an adventure booklet you have written, and draw the maps of its adventures.",
        "ludarium booklet check my_booklet.toml --svg map.svg",
    )
    command.add_argument("what", choices=("check",), help="check: read the booklet and name every mistake by its place")
    command.add_argument("file", metavar="FILE", type=Path, help="the booklet, a TOML file")
    command.add_argument("--svg", metavar="OUT", type=Path, help="draw the map into OUT, or one map each beside it")


def run(options: Any) -> int:
    """Say that a booklet is sound, or where it is not."""
    from ludarium.booklet import run_check

    print("\n".join(run_check(options.file, options.svg)))
    return 0
