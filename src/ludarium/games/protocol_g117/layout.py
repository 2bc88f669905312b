"""Where everything lies on the sheet, wide for a desk and tall for a phone."""

from __future__ import annotations

import math
from functools import cache

from msgspec import Struct

from ludarium.games.protocol_g117.board import COLUMNS, INNER, OUTER, ROWS
from ludarium.scene import Box

NOWHERE = Box(0, 0, 0, 0)  # a part that this layout does without


class Layout(Struct, frozen=True, kw_only=True):
    """Where each part lies, on a sheet of one shape."""

    width: float
    height: float
    letter: float
    background: str
    title: Box
    paper: Box
    sides: tuple[Box, Box]  # the mats of ai and hu
    earth: Box  # the frame around the field
    earth_title: Box
    grid: Box
    matrix: Box
    matrix_title: Box
    centre: tuple[float, float]
    radii: tuple[float, float]  # of the inner and the outer ring
    spot: float
    status: Box
    controls: Box
    control_columns: int
    cards: tuple[Box, ...]  # one for each pair shown, in order
    rows: tuple[Box, ...] = ()  # the names of the outer and the inner row
    remarks: Box
    tall: bool = False

    @property
    def margins(self) -> tuple[float, float]:
        """What the grid keeps for its headings: at the left and on top."""
        return self.letter * 1.7, self.letter * 1.1

    def square(self, name: str) -> Box:
        """Where an Earth square lies, for what is drawn below and above the grid."""
        left, top = self.margins
        wide, high = (self.grid.w - left) / len(COLUMNS), (self.grid.h - top) / len(ROWS)
        column, row = COLUMNS.index(name[:2]), ROWS.index(name[2:])
        return Box(self.grid.x + left + column * wide, self.grid.y + top + row * high, wide, high)

    def node(self, name: str) -> tuple[float, float]:
        """The middle of a Matrix square: the inner ring begins in the north, the outer one half a step further."""
        x, y = self.centre
        if name in INNER:
            radius, turn = self.radii[0], INNER.index(name) / len(INNER)
        elif name in OUTER:
            radius, turn = self.radii[1], (OUTER.index(name) + 0.5) / len(OUTER)
        else:
            return x, y
        return x + radius * math.sin(turn * math.tau), y - radius * math.cos(turn * math.tau)


def cut(box: Box, columns: int, rows: int, gap: float) -> tuple[Box, ...]:
    """A box cut into equal parts, row by row."""
    wide, high = (box.w - gap * (columns - 1)) / columns, (box.h - gap * (rows - 1)) / rows
    return tuple(
        Box(box.x + column * (wide + gap), box.y + row * (high + gap), wide, high)
        for row in range(rows)
        for column in range(columns)
    )


@cache
def wide_layout() -> Layout:
    """Blue world left, rose world right, the ten circuit cards below."""
    return Layout(
        width=1600,
        height=1000,
        letter=24,
        background="sheet-wide",
        title=Box(552, 26, 496, 60),
        paper=Box(556, 90, 488, 76),
        sides=(Box(1070, 26, 504, 140), Box(26, 26, 504, 140)),
        earth=Box(26, 178, 672, 430),
        earth_title=Box(44, 182, 300, 34),
        grid=Box(34, 214, 656, 388),
        matrix=Box(1058, 178, 516, 430),
        matrix_title=Box(1076, 182, 300, 34),
        centre=(1316, 393),
        radii=(93, 168),
        spot=74,
        status=Box(712, 180, 332, 142),
        controls=Box(712, 330, 332, 276),
        control_columns=2,
        cards=cut(Box(46, 620, 1528, 332), 5, 2, 12),
        rows=cut(Box(24, 620, 18, 332), 1, 2, 12),
        remarks=Box(40, 956, 1520, 28),
    )


@cache
def tall_layout(pairs: int, choosing: bool) -> Layout:
    """A phone held upright: both worlds at full width, then what can be done now."""
    controls = 1284
    rows = 1 if choosing else 2
    cards = controls + rows * 104 + 12
    remarks = cards + pairs * 104 + 8
    return Layout(
        tall=True,
        width=720,
        height=remarks + 120,
        letter=46,
        background="sheet-tall",
        title=Box(14, 10, 350, 66),
        paper=NOWHERE,
        sides=(Box(366, 84, 342, 150), Box(12, 84, 342, 150)),
        earth=Box(6, 242, 708, 394),
        earth_title=NOWHERE,
        grid=Box(8, 246, 700, 384),
        matrix=Box(6, 644, 708, 564),
        matrix_title=NOWHERE,
        centre=(360, 926),
        radii=(122, 222),
        spot=104,
        status=Box(18, 1212, 684, 66),
        controls=Box(14, controls, 692, rows * 104 - 12),
        control_columns=2,
        cards=cut(Box(10, cards, 700, pairs * 104 - 8), 1, pairs, 8),
        remarks=Box(18, remarks, 684, 110),
    )
