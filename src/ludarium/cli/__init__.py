"""The command line: one module for each command.

Every command imports what it needs when it runs, so that ``--help`` is there at once. Whatever a user can do wrong
ends with one sentence on standard error and status 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ludarium.cli import booklet, games, play, replay, rules, serve, simulate
from ludarium.cli.options import REFUSED, CommandLine

COMMANDS = (games, play, simulate, replay, rules, booklet, serve)
INTERRUPTED = 130
BROKEN = 70  # a mistake of ours (EX_SOFTWARE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a letter the terminal lacks must not end the program
            stream.reconfigure(errors="replace")
    try:
        options = command_line().parse_args(arguments)
        status: int = options.run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader had enough, as in `ludarium games | head -1`
        _close_output()
        return 0
    except OSError as error:
        _close_output()
        print(f"The output cannot be written: {error.strerror or error}.", file=sys.stderr)
        return REFUSED
    except Exception as error:
        return complain(error)
    return status


def _close_output() -> None:
    """Send what is left of the output nowhere, so that it does not fail a second time when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(error: Exception) -> int:
    """One sentence about what went wrong; never a traceback, unless a developer asks for it."""
    from ludarium.kernel import Refused

    if isinstance(error, Refused):
        for line in str(error).splitlines():  # one each, where a file has several mistakes
            print(" ".join(line.split()), file=sys.stderr)
        return REFUSED
    if os.environ.get("LUDARIUM_DEBUG"):
        raise error
    what = " ".join(f"{type(error).__name__}: {error}".split())
    print(f"Something is wrong inside Ludarium ({what}); LUDARIUM_DEBUG=1 shows where.", file=sys.stderr)
    return BROKEN


def command_line() -> CommandLine:
    """All commands."""
    from ludarium import __version__

    top = CommandLine(prog="ludarium", description="Play, understand and playtest board games.")
    top.add_argument("--version", action="version", version=f"ludarium {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top
