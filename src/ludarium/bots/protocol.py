"""What a bot is, and the simplest one."""

from __future__ import annotations

from random import Random
from typing import Protocol

from ludarium.kernel import View


class Bot(Protocol):
    """Somebody who answers for a seat. A bot only ever sees views, so it cannot peek."""

    def choose(self, view: View) -> str:
        """One of ``view.moves``."""
        ...


class RandomBot:
    """Says any possible sentence, all alike: the yardstick for every other bot."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: View) -> str:
        """Any possible sentence."""
        moves = view.moves
        return moves[int(self.random.random() * len(moves))]
