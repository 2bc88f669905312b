"""``ludarium rules``: the numbered rules of a game and the tests that pin them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from ludarium.cli.options import A_GAME, language_option, new_command


def add(commands: Any) -> None:
    """The command and its options."""
    command = new_command(
        commands,
        "rules",
        run,
        "List the numbered rules of a game and the tests that pin them; status 1 if one is pinned by none.",
        f"ludarium rules {A_GAME} --tests tests",
    )
    command.add_argument("game", metavar="GAME", help="the key of a game, see 'ludarium games'")
    command.add_argument("--tests", metavar="PATH", type=Path, help="the folder of the tests (./tests if it is there)")
    language_option(command)


def run(options: Any) -> int:
    """The numbered rules and what pins them."""
    from ludarium.kernel import Refused, find
    from ludarium.texts import rule_numbers, texts

    game = find(options.game)
    say = texts(game, options.lang)
    tests = options.tests or Path("tests")
    if options.tests and not tests.is_dir():
        raise Refused("no_tests", f"There is no folder {tests}.")
    if not tests.is_dir():
        for number in rule_numbers(game):
            print(f"{number}  {say(number)}")
        print("The tests are not here: --tests says where they are.", file=sys.stderr)
        return 0
    from ludarium.testing.rules import gaps, pins

    try:
        pinned, missing = pins(tests), gaps(game, tests)
    except (SyntaxError, ValueError, OSError) as error:
        raise Refused("bad_tests", f"The tests in {tests} cannot be read: {error}.") from None
    for number in rule_numbers(game):
        print(f"{number}  {say(number)}")
        for test in pinned.get(number, ()):
            print(f"      {test}")
    if missing:
        print(f"Rules of {game.key} that no test pins: {', '.join(missing)}.", file=sys.stderr)
    return 1 if missing else 0
