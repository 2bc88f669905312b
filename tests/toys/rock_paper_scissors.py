"""Rock, paper, scissors: one round, both hands at once."""

from __future__ import annotations

import sys
from pathlib import Path

from ludarium.kernel import Game, Grammar, Position, Rules
from toys.common import content

HANDS = ("rock", "paper", "scissors")  # each beats the one before it
THROWS = tuple(f"throw {hand}" for hand in HANDS)


class Round(Position, kw_only=True):
    shown: tuple[str, ...] = ()


def setup(rules: Rules) -> Round:
    return Round(rules=rules, agenda=(throw,))


def throw(g: Round) -> None:
    g.seal({0: THROWS, 1: THROWS}, shown)


def shown(g: Round, chosen: dict[int, str]) -> None:
    g.shown = (chosen[0], chosen[1])
    g.tell("shown", first=chosen[0].split()[1], second=chosen[1].split()[1])
    match (THROWS.index(chosen[0]) - THROWS.index(chosen[1])) % 3:
        case 0:
            g.end("draw", (), (0, 0))
        case 1:
            g.end("beaten", (0,), (1, -1))
        case 2:
            g.end("beaten", (1,), (-1, 1))


def grammar(rules: Rules) -> Grammar:
    return Grammar(("throw {hand}",), {"hand": HANDS})


GAME = Game(
    "rock_paper_scissors",
    folder=Path(__file__).parent,
    position=Round,
    rules=Rules,
    setup=setup,
    steps=sys.modules[__name__],
    grammar=grammar,
    content=content("rock_paper_scissors", 2),
    complete=False,
)
