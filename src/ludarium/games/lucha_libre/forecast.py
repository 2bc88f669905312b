"""What dice may bring: totals of moves, the best use of a throw, and the odds of a reroll. Exact, never sampled."""

from __future__ import annotations

from functools import cache

from ludarium.games.lucha_libre.combinations import performances, rerolls, together
from ludarium.games.lucha_libre.position import MOVES, Lucha, LuchaRules, Throw, Wrestler
from ludarium.games.lucha_libre.rules import totals
from ludarium.kernel import dice as thrown_dice


def fans_by_move(rules: LuchaRules) -> tuple[int, ...]:
    """What each move brings in fans, in the order of the table."""
    return tuple(totals(rules, (move,))[0] for move in MOVES)


@cache
def best_fans(dice: Throw, wrestler: Wrestler, changes: int, fans: tuple[int, ...]) -> int:
    """The most fans these dice can bring."""
    return max(sum(fans[MOVES.index(move)] for move in moves) for moves in performances(dice, wrestler, changes))


def best_now(g: Lucha, seat: int, dice: Throw) -> int:
    """The most fans a team's ring wrestler can make of some dice."""
    rules = g.rules
    return best_fans(dice, rules.wrestlers[g.in_ring[seat]], rules.change_limit, fans_by_move(rules))


def odds_of_more(g: Lucha, seat: int, reroll: str) -> float:
    """How likely the dice allow more fans after a reroll than they do now."""
    kept, number = rerolls(g.dice[seat])[reroll]
    now = best_now(g, seat, g.dice[seat])
    throw = thrown_dice(number)
    good = 0
    for faces, weight in zip(throw.answers, throw.odds, strict=True):
        new = faces if isinstance(faces, tuple) else (faces,)
        if best_now(g, seat, together(kept, new)) > now:
            good += weight
    return good / sum(throw.odds)
