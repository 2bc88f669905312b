"""What the commands share: how options are declared, read and complained about."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from ludarium.kernel import Game, Setup

REFUSED = 2
A_GAME = "SOME_GAME"  # stands in examples for a game that is installed


class CommandLine(argparse.ArgumentParser):
    """argparse with shorter complaints and examples that keep their line breaks."""

    def __init__(self, **settings: Any) -> None:
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **settings)

    def format_help(self) -> str:
        """The help, its examples about a game that is really here."""
        return super().format_help().replace(A_GAME, some_game())

    def error(self, message: str) -> NoReturn:
        """One sentence and status 2, like every other mistake."""
        sentence = message[:1].upper() + message[1:].rstrip(".")
        print(f"{sentence}; see '{self.prog} --help'.", file=sys.stderr)
        sys.exit(REFUSED)


def new_command(commands: Any, name: str, run: Callable[[Any], int], what: str, *examples: str) -> CommandLine:
    """A command with its help and examples; ``run`` carries it out and returns the exit status."""
    epilog = "\n".join(("examples:" if len(examples) > 1 else "example:", *(f"  {line}" for line in examples)))
    command: CommandLine = commands.add_parser(name, help=what, description=what, epilog=epilog)
    command.set_defaults(run=run)
    return command


def setup_options(command: CommandLine) -> None:
    """How the game is set up."""
    command.add_argument("--edition", metavar="E", help="the edition; the first one if not said")
    command.add_argument("--seats", metavar="N", type=whole(1), help="how many seats")
    command.add_argument(
        "--option", metavar="K=V", type=pair, action="append", default=[], help="choose an option; may be repeated"
    )
    command.add_argument(
        "--set", metavar="rules.K=V", type=pair, action="append", default=[], help="change a number; may be repeated"
    )
    content_option(command)


def content_option(command: CommandLine) -> None:
    """A content file of one's own."""
    command.add_argument("--content", metavar="FILE", type=Path, help="a content file, or a booklet, in place of ours")


def language_option(command: CommandLine) -> None:
    """The language of everything that is printed."""
    command.add_argument(
        "--lang", choices=("en", "fr"), default=spoken_language(), help="the language; by LANG if not said"
    )


def some_game() -> str:
    """The key of a game that is installed, for examples."""
    from importlib.metadata import entry_points

    return min(entry_points(group="ludarium.games").names, default="GAME")


def whole(least: int | None, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers from ``least`` to ``most``."""

    def read(given: str) -> int:
        try:
            number = int(given)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{given!r} is not a whole number") from None
        if least is not None and number < least:
            raise argparse.ArgumentTypeError(f"{number} is too small, the least is {least}")
        if most is not None and number > most:
            raise argparse.ArgumentTypeError(f"{number} is too large, the most is {most}")
        return number

    return read


def pair(given: str) -> tuple[str, str]:
    """``name=value`` as two texts."""
    name, equals, value = given.partition("=")
    if not (name.strip() and equals):
        raise argparse.ArgumentTypeError(f"{given!r} does not look like name=value")
    return name.strip(), value.strip()


def names(given: str) -> list[str]:
    """Names with commas between."""
    return [name.strip() for name in given.split(",")]


def spoken_language() -> str:
    """The user's language as the environment tells it, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def chosen_game(key: str, content: Path | None) -> Game:
    """The game with this key, with the user's own content file if there is one."""
    from ludarium.kernel import find

    game = find(key)
    return game.with_content(content) if content else game


def chosen_setup(game: Game, options: Any) -> Setup:
    """The set-up the options of a command ask for."""
    return game.setup(
        edition=options.edition,
        seats=options.seats,
        options=dict(options.option),
        parameters={name.removeprefix("rules."): value for name, value in options.set},
    )


def print_json(value: Any) -> None:
    """A value as JSON people can read."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
