"""What we tell bots: how good a position is for a side, and how promising a move looks. Nothing here is hidden."""

from __future__ import annotations

from functools import lru_cache
from math import tanh

from ludarium.games.protocol_g117 import rules
from ludarium.games.protocol_g117.board import EVERYWHERE, IN_MATRIX, NEAR, ON_EARTH
from ludarium.games.protocol_g117.position import AI, HU, Protocol, controlled, count_on, points_on
from ludarium.kernel import Advice, Question, View, play

REACH = (1.0, 0.55, 0.3, 0.15)  # how much of a square a unit 0, 1, 2, 3 steps away already has
NEARNESS = 2.0  # what being near to points is worth, compared with holding them for one count
UNIT = 0.9  # what a unit on the fields is worth, in victory points
RESERVE = 0.25  # what one in supply is worth
SCALE = 14.0  # a lead of so many points is nearly a win
FOLLOW_UP = (rules.operation, rules.charge_hits, rules.place_unit, rules.eliminate_unit, rules.sabotage)


def value(view: View) -> float:
    """How good the table looks to the seat of a view (to ai, for a spectator): -1 lost, 1 won."""
    return worth(view.table, view.seat if view.seat is not None else AI)


def prefer(view: View, move: str) -> float:
    """The value of the table once the rest of the own action has been carried out as well as one step at a time can."""
    assert view.seat is not None
    if move == "end":  # whatever follows is the same for every other way to stop here
        return worth(view.table, view.seat)
    return worth(carried_out(play(view.table, move), view.seat, move.startswith("choose")), view.seat)


def carried_out(g: Protocol, seat: int, completely: bool) -> Protocol:
    """The position after a seat's own further answers: those a charge needs, or all of an action."""
    while isinstance(g.question, Question) and g.question.seat == seat and g.question.step in FOLLOW_UP:
        if g.question.step is rules.operation and not completely:
            break
        best, mark = g, worth(g, seat) if "end" in g.question.moves else -2.0
        for move in g.question.moves:
            after = g if move == "end" else play(g, move)
            if move != "end" and (look := worth(after, seat)) > mark:
                best, mark = after, look
        if best is g:
            break
        g = best
    return g


def worth(g: Protocol, seat: int) -> float:
    """The lead expected at the end, squeezed between -1 and 1."""
    if g.outcome is not None:
        return 0.0 if not g.outcome.winners else 1.0 if seat in g.outcome.winners else -1.0
    ai, hu = g.score
    lead = ai - hu + prospects(g, AI) - prospects(g, HU)
    return tanh((lead if seat == AI else -lead) / SCALE)


def prospects(g: Protocol, seat: int) -> float:
    """Points a side may hope for: its squares in the counts to come, squares nearby, units, sabotages."""
    left = counts_left(g)
    own = count_on(g, seat, EVERYWHERE)
    hope = points_on(g, controlled(g, seat)) * left + influence(g.rules.vp, g.units[seat]) * NEARNESS
    hope += own * UNIT + min(g.supply[seat], left) * RESERVE
    if g.sabotages[seat]:
        hope += max((points for bit, points in g.rules.vp if bit & controlled(g, 1 - seat)), default=0)
    return hope


def counts_left(g: Protocol) -> int:
    """Counts until the scores are compared."""
    done = len(g.paper)
    return rules.next_comparison(g.rules, done + 1) - done


@lru_cache(maxsize=1 << 14)
def _influence(vp: tuple[tuple[int, int], ...], units: int) -> float:
    total = 0.0
    for bit, points in vp:
        near = NEAR[bit]
        for steps, share in enumerate(REACH):
            if near[steps] & units:
                total += points * share
                break
    return total


def influence(vp: tuple[tuple[int, int], ...], units: int) -> float:
    """How near units stand to points, each field for itself so that few combinations need remembering."""
    return _influence(vp, units & ON_EARTH) + _influence(vp, units & IN_MATRIX)


ADVICE = Advice(value=value, prefer=prefer)
