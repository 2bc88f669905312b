"""Pig: one die, two seats, a race to 100. Roll for the pot and lose it to a 1, or hold and keep it."""

from __future__ import annotations

import sys
from pathlib import Path

from ludarium.kernel import D6, Advice, Game, Grammar, Position, Rules, View
from toys.common import content

GOAL = 100


class Race(Position, kw_only=True):
    banked: tuple[int, int] = (0, 0)
    pot: int = 0
    turn: int = 0  # the seat that is rolling


def setup(rules: Rules) -> Race:
    return Race(rules=rules, agenda=(choose,))


def choose(g: Race) -> None:
    g.ask(g.turn, ("roll", "hold") if g.pot else ("roll",), chosen)


def chosen(g: Race, move: str) -> None:
    if move == "roll":
        g.roll(D6, rolled)
    else:
        hold(g)


def rolled(g: Race, face: int) -> None:
    g.tell("rolled", seat=g.turn, die=face)
    if face == 1:
        pass_on(g)
    else:
        g.pot += face
    g.then(choose)


def hold(g: Race) -> None:
    mine = g.banked[g.turn] + g.pot
    g.banked = (mine, g.banked[1]) if g.turn == 0 else (g.banked[0], mine)
    g.tell("held", seat=g.turn, total=mine)
    if mine >= GOAL:
        g.end("goal", (g.turn,), g.banked)
    pass_on(g)
    g.then(choose)


def pass_on(g: Race) -> None:
    g.pot = 0
    g.turn = 1 - g.turn


def value(view: View) -> float:
    assert view.seat is not None
    banked = view.table.banked
    return float(banked[view.seat] - banked[1 - view.seat]) / GOAL


def grammar(rules: Rules) -> Grammar:
    return Grammar(("roll", "hold", "roll {die}"), {"die": ("1", "2", "3", "4", "5", "6")})


GAME = Game(
    "pig",
    folder=Path(__file__).parent,
    position=Race,
    rules=Rules,
    setup=setup,
    steps=sys.modules[__name__],
    grammar=grammar,
    advice=Advice(value=value),
    content=content("pig", 2),
    complete=False,
)
