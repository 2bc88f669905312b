"""Throwing coins or dice. Rule numbers (MM) are those of the adventure booklet rules, shared by every title."""

from __future__ import annotations

from ludarium.booklet import gauges
from ludarium.booklet.odds import weights
from ludarium.booklet.page import note
from ludarium.booklet.position import TRAVELLER, Journey
from ludarium.booklet.profile import SecondThrow
from ludarium.kernel import Step

AFTER: dict[str, Step] = {}  # what each kind of throw is for; the chapters that throw enter themselves here


def throw(g: Journey, kind: str, pieces: int, *where: int | str) -> None:
    """MM-1, MM-26, MM-30, MM-104. All pieces at once, with their exact odds; there must be at least one."""
    g.chance(weights(g.rules.book.profile.throw, pieces), thrown, kind, pieces, *where)


def thrown(g: Journey, move: str, kind: str, pieces: int, a: int | str, b: int) -> None:
    """MM-27, MM-110. The successes are counted; where the title allows it, failures may be thrown again."""
    hits = hits_of(move)
    again = second_throw_of(g, kind, a, b)
    if again and hits < pieces and gauges.payable(g, tuple(again.cost.items())):
        g.ask(TRAVELLER, (again.verb, again.keep), second_throw, kind, pieces, a, b, hits)
    else:
        AFTER[kind](g, hits, pieces, a, b)


def second_throw(g: Journey, move: str, kind: str, pieces: int, a: int | str, b: int, hits: int) -> None:
    """MM-6, MM-106, MM-110, MM-111. Pay to throw the failures again, once, or keep the throw."""
    again = g.rules.book.profile.second_throw
    assert again is not None
    if move == again.keep:
        AFTER[kind](g, hits, pieces, a, b)
        return
    gauges.pay(g, tuple(again.cost.items()))
    if g.over:
        return
    note(g, "again", pieces - hits)
    odds = weights(g.rules.book.profile.throw, pieces - hits)
    g.chance(odds, thrown_again, kind, pieces, a, b, hits)


def thrown_again(g: Journey, move: str, kind: str, pieces: int, a: int | str, b: int, hits: int) -> None:
    """MM-110. The new result counts."""
    AFTER[kind](g, hits + hits_of(move), pieces, a, b)


def hits_of(move: str) -> int:
    """``heads 2`` says 2."""
    return int(move.rpartition(" ")[2])


def second_throw_of(g: Journey, kind: str, a: int | str, b: int) -> SecondThrow | None:
    """MM-110. The second throw a title allows after this one: of some tests, or of combat rounds."""
    again = g.rules.book.profile.second_throw
    if again is None:
        return None
    if kind == "round":
        return again if again.combat else None
    if kind == "test" and isinstance(a, int):
        return again if g.rules.book.sheets[a][b].skill in again.skills else None  # type: ignore[union-attr]
    return None
