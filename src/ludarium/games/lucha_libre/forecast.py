"""What dice may bring: the best use of a throw, and the odds of a reroll. Exact, never sampled."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from ludarium.games.lucha_libre.combinations import performances, rerolls, together
from ludarium.games.lucha_libre.position import MOVES, Lucha, LuchaRules, Throw, Wrestler
from ludarium.games.lucha_libre.rules import Effect, added_up, effect
from ludarium.kernel import dice as thrown_dice

Effects: TypeAlias = tuple[Effect, ...]  # of all moves, in the order of the table


def effects_of(rules: LuchaRules) -> Effects:
    """The numbers of all moves: what a cache may remember of the rules."""
    return tuple(effect(rules, move) for move in MOVES)


def sums(moves: tuple[str, ...], effects: Effects) -> Effect:
    """What moves do together."""
    return added_up([effects[MOVES.index(move)] for move in moves])


@cache
def best_fans(dice: Throw, wrestler: Wrestler, changes: int, effects: Effects) -> int:
    """The most fans these dice can bring."""
    return max(sums(moves, effects)[0] for moves in performances(dice, wrestler, changes))


def best_now(g: Lucha, seat: int, dice: Throw) -> int:
    """The most fans a team's ring wrestler can make of some dice."""
    rules = g.rules
    return best_fans(dice, rules.wrestlers[g.in_ring[seat]], rules.change_limit, effects_of(rules))


def odds_of_more(g: Lucha, seat: int, reroll: str) -> float:
    """How likely the dice allow more fans after a reroll than they do now."""
    kept, number = rerolls(g.dice[seat])[reroll]
    now = best_now(g, seat, g.dice[seat])
    throw = thrown_dice(number)
    good = 0
    for faces, weight in zip(throw.answers, throw.odds, strict=True):
        if best_now(g, seat, together(kept, faces)) > now:
            good += weight
    return good / sum(throw.odds)
