"""Tic-tac-toe: 255,168 games, 549,946 positions in its tree."""

from __future__ import annotations

import sys
from pathlib import Path

from ludarium.kernel import Game, Grammar, Position, Rules, View
from ludarium.scene import Box, Cell, Grid, Look, Piece, Scene
from ludarium.texts import Texts
from toys.common import content

SQUARES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
MARKS = tuple(f"mark {square}" for square in SQUARES)
NUMBER = {move: number for number, move in enumerate(MARKS)}
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
WINS = tuple(tuple(sum(1 << square for square in line) for line in LINES if n in line) for n in range(9))


class Board(Position, kw_only=True):
    marks: tuple[int, int] = (0, 0)  # one bit per square and seat
    free: tuple[str, ...] = MARKS


def setup(rules: Rules) -> Board:
    return Board(rules=rules, agenda=(turn,))


def turn(g: Board) -> None:
    if not g.free:
        g.end("full", (), (0, 0))
    g.ask(len(g.free) % 2 ^ 1, g.free, mark)


def mark(g: Board, move: str) -> None:
    square = NUMBER[move]
    free = g.free
    seat = len(free) % 2 ^ 1
    crosses, noughts = g.marks
    if seat:
        own = noughts | 1 << square
        g.marks = (crosses, own)
    else:
        own = crosses | 1 << square
        g.marks = (own, noughts)
    place = free.index(move)
    g.free = free[:place] + free[place + 1 :]
    for line in WINS[square]:
        if own & line == line:
            g.end("line", (seat,), (1 - 2 * seat, 2 * seat - 1))
    turn(g)


def grammar(rules: Rules) -> Grammar:
    return Grammar(("mark {square}",), {"square": SQUARES})


def scene(view: View, say: Texts, tall: bool) -> Scene:
    crosses, noughts = view.table.marks
    cells = []
    for number, square in enumerate(SQUARES):
        marks: tuple[Piece, ...] = ()
        if crosses >> number & 1:
            marks = (Piece(kind="cross", icon="cross", label="X"),)
        elif noughts >> number & 1:
            marks = (Piece(kind="nought", icon="disc", label="O"),)
        cells.append(Cell(name=square, column=number % 3, line=number // 3, pieces=marks))
    return Scene(
        title=say("title"),
        summary=say("scene-summary"),
        width=720,
        height=720,
        look=Look(
            palette={"ink": "#22262e", "paper": "#faf6ec", "accent": "#a03c2c", "line": "#22262e", "panel": "#efe7d3"}
        ),
        components=(
            Grid(box=Box(40, 30, 640, 660), columns=("a", "b", "c"), lines=("1", "2", "3"), cells=tuple(cells)),
        ),
        letter=36,
    )


GAME = Game(
    "tic_tac_toe",
    folder=Path(__file__).parent,
    position=Board,
    rules=Rules,
    setup=setup,
    steps=sys.modules[__name__],
    grammar=grammar,
    scene=scene,
    content=content("tic_tac_toe", 2),
)
