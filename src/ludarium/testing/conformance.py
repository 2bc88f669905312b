"""The conformance battery: one line in a test module, and a game is held to every promise the house makes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.kernel import Game
from ludarium.testing.cases import GAMES, PLIES, Case, Failure, blame, options_off_default, setups, where
from ludarium.testing.checks import CHECKS, Check


def cases(
    game: Game,
    *,
    games: int = GAMES,
    seed: int | str = 0,
    plies: int = PLIES,
    conserved: Callable[[Any], object] | None = None,
    invariant: Callable[[Any], None] | None = None,
) -> list[tuple[Check, Case]]:
    """Every check of the battery with every set-up it is to be made with."""
    found: list[tuple[Check, Case]] = []
    editions: set[str] = set()
    for setup in setups(game):
        case = Case(
            game=game, setup=setup, games=games, seed=seed, plies=plies, conserved=conserved, invariant=invariant
        )
        new = {"setup"} | (set() if setup.edition in editions else {"edition"}) | (set() if editions else {"game"})
        found += [(check, case) for check in CHECKS if check.each in new and check.needs(case)]
        editions.add(setup.edition)
    return found


def conformance(
    game: Game,
    games: int = GAMES,
    seed: int | str = 0,
    *,
    plies: int = PLIES,
    conserved: Callable[[Any], object] | None = None,
    invariant: Callable[[Any], None] | None = None,
    only: str | None = None,
) -> None:
    """Hold a game to all checks (or one); raises ``Failure`` with everything that is wrong.

    Each set-up is played ``games`` times at random, at most ``plies`` moves long. ``conserved`` maps a position to
    something that must never change (all cubes, counted), ``invariant`` raises if a position cannot be.
    """
    wrong: dict[str, str] = {}  # what is wrong, and the first check that said so
    for check, case in cases(game, games=games, seed=seed, plies=plies, conserved=conserved, invariant=invariant):
        if only in (None, check.name):
            try:
                look(check, case)
            except Failure as failure:
                wrong.setdefault(str(failure), check.name)
    if wrong:
        raise Failure("\n".join(f"{name}: {what}" for what, name in wrong.items()))


def look(check: Check, case: Case) -> None:
    """Make one check; whatever goes wrong is a ``Failure`` that says where."""
    try:
        check.run(case)
    except Failure:
        raise
    except Exception as error:
        raise Failure(f"{where(case.game, case.setup)}: {blame(error)}") from error


def conformance_tests(
    game: Game,
    *,
    games: int = GAMES,
    seed: int | str = 0,
    plies: int = PLIES,
    conserved: Callable[[Any], object] | None = None,
    invariant: Callable[[Any], None] | None = None,
) -> Callable[[Check, Case], None]:
    """One pytest test per check and set-up, for ``test_conformance = conformance_tests(GAME)`` in a test module."""
    import pytest

    parts = cases(game, games=games, seed=seed, plies=plies, conserved=conserved, invariant=invariant)
    ids = [f"{check.name}-{_label(check, case)}" for check, case in parts]

    @pytest.mark.parametrize(("check", "case"), parts, ids=ids)
    def test(check: Check, case: Case) -> None:
        __tracebackhide__ = True
        wrong = ""
        try:
            look(check, case)
        except Failure as failure:
            wrong = str(failure)
        if wrong:
            pytest.fail(wrong, pytrace=False)

    return test


def _label(check: Check, case: Case) -> str:
    if check.each == "game":
        return case.game.key
    if check.each == "edition":
        return case.setup.edition
    other = [f"{name}={value}" for name, value in options_off_default(case.game, case.setup).items()]
    return "-".join([case.setup.edition, f"{case.setup.seats}p", *other])
