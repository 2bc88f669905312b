"""Checks of a game in a match: luck comes from the seed, a move can be taken back, a match can fork."""

from __future__ import annotations

from random import Random

from ludarium.kernel import Match, Refused
from ludarium.testing.cases import Case, legal
from ludarium.testing.differences import difference


def matches_undo_and_fork(case: Case) -> None:
    """Undo gives back the position before; a resumed match has the same luck; a fork leaves the match alone."""
    for number in range(min(case.games, 3)):
        _one_match(case, f"{case.seed}/match {number}")


def _one_match(case: Case, seed: str) -> None:
    match = Match(case.game, case.setup, seed)
    choice = Random(seed)
    for _ in range(case.plies):
        if match.over:
            break
        before, plies = match.position, len(match.plies)
        seat, move = legal(before, choice)
        match.play(seat, move)
        if match.can_undo(seat):
            after = match.position
            if match.undo(seat) != move or match.position != before or len(match.plies) != plies:
                case.fail(f"taking back {move!r} does not give the position before", seed, plies)
            match.play(seat, move)
            if match.position != after:
                what = difference(after, match.position)
                case.fail(f"{move!r} taken back and said again gives another position: {what}", seed, plies)
        elif plies % 7 == 0 and match.plies[plies].final:
            _refuses_undo(case, match, seat, seed, plies)
    _resumes(case, match, seed, choice.randrange(len(match.plies) + 1))


def _refuses_undo(case: Case, match: Match, seat: int, seed: str, ply: int) -> None:
    try:
        match.undo(seat)
    except Refused:
        return
    case.fail(f"seat {seat} could take back a move after which something was revealed", seed, ply)


def _resumes(case: Case, match: Match, seed: str, ply: int) -> None:
    record = match.record()
    fork = match.fork(ply, "another")
    for earlier in range(ply + 1):
        if fork.at(earlier) != match.at(earlier):
            case.fail(
                f"a fork is different before it forks: {difference(match.at(earlier), fork.at(earlier))}", seed, ply
            )
    again = Match.resume(case.game, match.record(ply), seed)
    while not again.over:
        plies = len(again.plies)
        if again.record() != match.record(plies):
            break
        again.play(match.plies[plies].seat, match.plies[plies].move)
    if again.record() != record:
        case.fail(f"a resumed match has other luck: {difference(record, again.record())}", seed, ply)
    if match.record() != record:
        case.fail("a fork changed the match it came from", seed, ply)
