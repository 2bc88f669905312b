"""Hints for bots: what a throw is worth, and when a reroll is worth its fan. Everything here is on the table."""

from __future__ import annotations

from functools import cache
from math import tanh

from ludarium.games.lucha_libre.combinations import named, performances, rerolls, throws, together
from ludarium.games.lucha_libre.forecast import Effects, effects_of, sums
from ludarium.games.lucha_libre.position import Lucha, Throw, Wrestler
from ludarium.games.lucha_libre.rules import totals
from ludarium.kernel import Advice, View, dice

LEVEL = 1.0  # a level of a ring wrestler's energy, in fans
REST = 0.3  # the same for the one who rests
WAVES = 6  # rerolls looked ahead; more change nothing that matters
WIN = 100.0


# --- One performance -----------------------------------------------------------------------------------------------


@cache
def worth(moves: tuple[str, ...], effects: Effects, own: int, enemy: int, top: int, missing: int) -> float:
    """What moves bring to a wrestler on level ``own`` against one on level ``enemy``, in fans."""
    fans, hits, gain = sums(moves, effects)
    return fans + felt(own, gain, top, missing) - felt(enemy, hits, top, missing)


def felt(level: int, change: int, top: int, missing: int) -> float:
    """What a change of energy means: levels on the track, and fans for those that are not there."""
    after = level + change
    return LEVEL * (min(top, max(0, after)) - level) - missing * max(0, -after)


@cache
def best(
    throw: Throw, wrestler: Wrestler, changes: int, effects: Effects, own: int, enemy: int, top: int, missing: int
) -> float:
    """The best use of a throw, a change counted by its own effects only."""
    return max(worth(moves, effects, own, enemy, top, missing) for moves in performances(throw, wrestler, changes))


# --- Rerolls: when to stop ------------------------------------------------------------------------------------------


@cache
def keeping(
    number: int,
    cost: int,
    wrestler: Wrestler,
    changes: int,
    effects: Effects,
    own: int,
    enemy: int,
    top: int,
    missing: int,
) -> tuple[dict[Throw, float], ...]:
    """For each set of dice one may keep of ``number``: what it is worth to throw the others again, and go on well.

    The first entry is for a player who can pay this reroll only, the next one for one who can pay another, and so on.
    """
    stop = {throw: best(throw, wrestler, changes, effects, own, enemy, top, missing) for throw in throws(number)}
    value = stop
    found: list[dict[Throw, float]] = []
    for _ in range(WAVES):
        after = {kept: mean(kept, number - len(kept), value) for size in range(number) for kept in throws(size)}
        value = {
            throw: max(stop[throw], max(after[kept] for kept, _ in rerolls(throw).values()) - cost) for throw in stop
        }
        found.append(after)
    return tuple(found)


def mean(kept: Throw, number: int, value: dict[Throw, float]) -> float:
    """The average over all results of so many dice."""
    thrown = dice(number)
    total = 0.0
    for faces, weight in zip(thrown.answers, thrown.odds, strict=True):
        total += weight * value[together(kept, faces)]
    return total / sum(thrown.odds)


# --- Advice --------------------------------------------------------------------------------------------------------


def prefer(view: View, move: str) -> float:
    """How good a move looks: the fans it brings on average, energy counted in fans."""
    g: Lucha = view.table
    seat = view.seat or 0
    if move == "stand" or move.startswith("reroll"):
        return prefer_throw(g, seat, move)
    return prefer_moves(g, seat, named(move))


def prefer_throw(g: Lucha, seat: int, move: str) -> float:
    """Standing is worth the best use of the dice; a reroll what follows on average, less its price."""
    rules = g.rules
    here = (
        rules.wrestlers[g.in_ring[seat]],
        rules.change_limit,
        effects_of(rules),
        g.energy[seat],
        g.energy[1 - seat],
        rules.top,
        rules.shortfall_cost,
    )
    if move == "stand":
        return best(g.dice[seat], *here) + WIN * wins_now(g, seat)
    kept, _ = rerolls(g.dice[seat])[move]
    cost = rules.reroll_cost
    payable = min(WAVES, (g.fans[seat] - rules.fans_min) // cost) if cost else WAVES
    return keeping(len(g.dice[seat]), cost, *here)[payable - 1][kept] - cost


def wins_now(g: Lucha, seat: int) -> bool:
    """Whether the dice as they lie reach the goal."""
    rules = g.rules
    needed = rules.fans_goal - g.fans[seat]
    options = performances(g.dice[seat], rules.wrestlers[g.in_ring[seat]], rules.change_limit)
    return any(totals(rules, moves)[0] >= needed for moves in options)


def prefer_moves(g: Lucha, seat: int, moves: tuple[str, ...]) -> float:
    """What the moves bring, what a change does to the levels of the next rounds, and the goal above all."""
    rules = g.rules
    own, enemy = g.energy[seat], g.energy[1 - seat]
    mark = worth(moves, effects_of(rules), own, enemy, rules.top, rules.shortfall_cost)
    if moves.count("change") % 2:
        fresh = min(rules.top, g.rest_energy[seat] + rules.rest_gain)
        mark += (LEVEL - REST) * (fresh - own)
    fans = g.fans[seat] + totals(rules, moves)[0]
    return mark + WIN * (fans >= rules.fans_goal)


def value(view: View) -> float:
    """The fight from this seat, from -1 to 1: fans ahead, and energy counted in fans."""
    g: Lucha = view.table
    seat = view.seat or 0
    if view.outcome is not None:
        return 2 * view.outcome.scores[seat] - 1
    other = 1 - seat
    ahead = g.fans[seat] - g.fans[other]
    ahead_energy = LEVEL * (g.energy[seat] - g.energy[other]) + REST * (g.rest_energy[seat] - g.rest_energy[other])
    near = max(1, g.rules.fans_goal - max(g.fans))
    return tanh((ahead + ahead_energy) / (6 + near / 3))


ADVICE = Advice(value=value, prefer=prefer)
