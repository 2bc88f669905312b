"""Bots: they are handed what their seat may know, and answer with a sentence."""

from ludarium.bots.catalogue import bots, make_bot
from ludarium.bots.greedy import GreedyBot
from ludarium.bots.playout import Playout, play_at_random, play_out, play_to_end
from ludarium.bots.protocol import Bot, RandomBot

__all__ = [
    "Bot",
    "GreedyBot",
    "Playout",
    "RandomBot",
    "bots",
    "make_bot",
    "play_at_random",
    "play_out",
    "play_to_end",
]
