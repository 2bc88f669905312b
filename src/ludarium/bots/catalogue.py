"""The one list of bots, by the names people type."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ludarium.bots.greedy import GreedyBot
from ludarium.bots.protocol import Bot, RandomBot
from ludarium.kernel import Game
from ludarium.kernel.errors import unknown


def bots() -> dict[str, Callable[[Game, Random], Bot]]:
    """Every bot there is: its name, and how to seat one at a game."""
    return {"random": lambda game, random: RandomBot(random), "greedy": GreedyBot}


def make_bot(name: str, game: Game, random: Random) -> Bot:
    """The bot with this name, with its own source of randomness; refused with the names that exist."""
    if name not in bots():
        raise unknown("bot", name, bots())
    return bots()[name](game, random)
