"""Hints for bots: how good a position looks between turns, and what the rest of the day can make of it."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Any

from ludarium.games.love_at_first_shot.position import Shot, essence
from ludarium.games.love_at_first_shot.rules import modifier
from ludarium.kernel import CHANCE, Advice, Question, View, play

# The log-odds of leaving town: so much at best, less for each thing still to do and for each danger. The numbers are
# a rough fit to how often good play wins: a feeling for the game, not a solution of it.
AT_BEST = 5.0
PER_STEP = -0.3  # a point of love or boredom, a dollar or a cartridge still to be earned
PER_CARTRIDGE = -0.17  # missing: they also hold off the police
ROY_IN_THE_WAY = -0.41
THREAT = (0.0, -1.3, -3.1)  # one step below the top, at the top
PRISON = (0.0, -2.2, -3.4, -4.1, -4.7, -5.2, -5.6)  # by what the prisons add to the police die
BOTH = 0.7  # a watched man with a record is not quite twice as lost


def value(view: View) -> float:
    """How good a view is for Clyde: -1 lost, 1 won."""
    return 2 * outlook(view.table) - 1


def prefer(view: View, move: str) -> float:
    """How good the best day after a move is."""
    return outlook(play(view.table, move))


def outlook(g: Shot) -> float:
    """The chance to win: looked up to the next police die, guessed from there on."""
    if g.outcome is not None:
        return 1.0 if g.outcome.winners else 0.0
    return today(Day(g))


class Day:
    """A position, compared by what matters until the next police die."""

    __slots__ = ("g", "key")

    def __init__(self, g: Shot) -> None:
        assert isinstance(g.question, Question)
        self.g = g
        cubes = (g.place_cubes, g.daily_cubes, g.lost_cubes, g.visited, g.done)
        self.key: tuple[Any, ...] = (essence(g), cubes, g.question.step, g.question.args, id(g.rules))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Day) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=200_000)
def today(day: Day) -> float:
    """The best the rest of the day can bring; Roy's die is averaged."""
    g, question = day.g, day.g.question
    assert isinstance(question, Question)
    if question.step.__name__ == "police_rolled":
        return guess(g)
    if question.seat == CHANCE:
        return sum(float(odds) * outlook(play(g, move)) for move, odds in question.chances().items())
    return max(outlook(play(g, move)) for move in question.moves)


def guess(g: Shot) -> float:
    """The chance to win between two turns, from the nine numbers alone."""
    steps, missing = steps_to_go(g), max(g.rules.win_ammo - g.ammo, 0)
    odds = AT_BEST + steps * PER_STEP + missing * PER_CARTRIDGE + danger(g)
    if g.roy and g.passion < g.rules.passion_spaces:
        odds += ROY_IN_THE_WAY
    return 1 / (1 + exp(-odds))


def danger(g: Shot) -> float:
    """What threat and prisons take from the log-odds."""
    near = max(len(THREAT) - 1 - g.rules.threat_max + g.threat, 0)
    watched = g.rules.threat_modifier if g.threat == g.rules.threat_max else 0
    record = min(modifier(g) - watched, len(PRISON) - 1)
    return THREAT[near] + PRISON[record] + (BOTH if watched and record else 0.0)


def steps_to_go(g: Shot) -> int:
    """Points of love and boredom, dollars and cartridges that are still missing."""
    rules = g.rules
    poems = rules.poem_spaces - g.poems
    bored = filling(poems, rules.boredom_max, g.boredom, rules.boredom_after_poem == "reset")
    loved = filling(rules.passion_spaces - g.passion, rules.love_max, g.love, rules.love_after_passion == "reset")
    love_left = loved or max(rules.win_love - g.love, 0)
    if loved and rules.love_after_passion == "reset":
        love_left += rules.win_love
    cartridges = max(rules.win_ammo - g.ammo, 0)
    dollars = max(rules.poem_cost * poems + cartridges - g.savings, 0)
    return bored + love_left + cartridges + dollars


def filling(spaces: int, top: int, now: int, reset: bool) -> int:
    """Points of a gauge to fill so many spaces by overflow."""
    if not spaces:
        return 0
    return top - now + spaces + (top * (spaces - 1) if reset else 0)


ADVICE = Advice(value=value, prefer=prefer)
