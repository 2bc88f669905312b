"""Checks of the content: a number somebody may change can be changed, from one end of its range to the other."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.kernel import Refused, Setup
from ludarium.kernel.content import Parameter, Value
from ludarium.testing.cases import Case, walk

GAMES_PER_VALUE = 3


def parameters_play(case: Case) -> None:
    """With every tunable parameter at either end of its range the game is refused, or random games end."""
    for _, setup in _changed(case):
        for number in range(min(case.games, GAMES_PER_VALUE)):
            walk(case.game, setup, f"{case.seed}/{number}", case.plies)


def parameters_matter(case: Case) -> None:
    """Changing a tunable parameter changes the rules a game is played with."""
    printed = case.game.rules(case.setup)
    for name, setup in _changed(case):
        if case.game.rules(setup) == printed:
            case.fail(f"rules.{name} = {setup.parameters[name]!r} changes nothing in the rules")


def _changed(case: Case) -> Iterator[tuple[str, Setup]]:
    """Set-ups with one parameter at an end of its range, those that are refused left out."""
    edition = case.game.content.editions[case.setup.edition]
    for name, parameter in case.game.content.rules.items():
        now = edition.rules.get(name, parameter.value)
        for value in ends(parameter, now):
            try:
                setup = case.game.setup(edition=case.setup.edition, seats=case.setup.seats, parameters={name: value})
                case.game.rules(setup)
            except Refused:
                continue
            yield name, setup


def ends(parameter: Parameter, now: Value) -> list[Value]:
    """The extreme values a parameter may take, without the one it has; a text has none."""
    if parameter.fixed:
        return []
    extremes: list[Value] = []
    if isinstance(now, bool):
        extremes = [False, True]
    elif parameter.range is not None:
        extremes = [[end] * len(now) if isinstance(now, list) else end for end in parameter.range]
    return [value for value in extremes if value != now]
