"""Where everything lies on the sheet, wide for a desk and tall for a phone."""

from __future__ import annotations

import math
from functools import cache

from ludarium.games.protocol_g117.board import COLUMNS, EARTH, INNER, OUTER, ROWS
from ludarium.scene import NOWHERE, Box, Sheet


class Layout(Sheet, frozen=True, kw_only=True):
    """Where each part lies, on a sheet of one shape."""

    title: Box
    turn: Box
    order: Box  # who is first and who next; on a wide sheet that is told with the turn
    paper: Box
    figure: float  # the height of the figures on the paper
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
    cards: tuple[Box, ...]  # one for each pair, in the order shown
    rows: tuple[Box, ...]  # the names of the outer and the inner row; on a phone the headings of the groups shown
    remarks: Box

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

    def place(self, name: str) -> Box:
        """Where a square of either field lies."""
        if name in EARTH:
            return self.square(name).inset(3)
        x, y = self.node(name)
        return Box(x, y, 0, 0).inset(-self.spot * 0.56)

    def medal(self, name: str) -> Box:
        """Where the points of a square are printed: in its upper right corner, clear of the units."""
        if name in EARTH:
            box = self.square(name)
            size = min(box.w, box.h) * (0.44 if self.tall else 0.36)
            return Box(box.x + box.w - size * 1.08, box.y + size * 0.08, size, size)
        x, y = self.node(name)
        return Box(x + self.spot * 0.55, y - self.spot * 0.56, 0, 0).inset(-self.spot * 0.24)

    def start_tag(self, name: str) -> Box:
        """Where a start square says whose it is while units stand on it: its upper left corner, or above the units."""
        high = self.letter * 0.95
        wide = high * 52 / 34  # as it is drawn
        if name in EARTH:
            box = self.square(name)
            return Box(box.x + 4, box.y + 4, wide, high)
        x, y = self.node(name)
        return Box(x + self.spot * 0.05 - wide / 2, y - self.spot * 0.57 - high / 2, wide, high)

    def foot(self, name: str) -> Box:
        """Where the name of a Matrix square is printed."""
        x, y = self.node(name)
        high = max(self.spot * 0.3, self.letter * 0.66)
        return Box(x - high * 1.1, y + self.spot * 0.46 - high / 2, high * 2.2, high)

    def halves(self, card: Box) -> tuple[Box, Box]:
        """The actions of ai and hu on a card: one above the other, or face to face like the two mats of a phone."""
        if not self.tall:
            ai, hu = card.inset(4).cut(1, 2, 5)
            return ai, hu
        wide = (card.w - 6) * 0.48  # the names of hu are longer
        return Box(card.x + card.w - wide, card.y, wide, card.h), Box(card.x, card.y, card.w - 6 - wide, card.h)


@cache
def wide_layout(buttons: int) -> Layout:
    """Blue world left, rose world right, what can be done between them, the ten circuit cards below."""
    return Layout(
        width=1600,
        height=1000,
        letter=26.4,
        background="sheet-wide",
        title=Box(534, 24, 532, 44),
        turn=Box(696, 146, 440, 68),
        order=NOWHERE,
        paper=Box(526, 70, 548, 68),
        figure=19,
        sides=(Box(1086, 24, 490, 112), Box(24, 24, 490, 112)),
        earth=Box(24, 144, 662, 420),
        earth_title=Box(36, 147, 142, 32),
        grid=Box(30, 180, 650, 378),
        matrix=Box(1146, 144, 430, 420),
        matrix_title=Box(1154, 147, 142, 32),
        centre=(1361, 360),
        radii=(92, 162),
        spot=78,
        status=Box(696, 222, 440, 92),
        controls=Box(696, 326, 440, 42 + buttons * 94),
        cards=Box(44, 572, 1534, 366).cut(5, 2, 7),
        rows=Box(19, 572, 23, 366).cut(1, 2, 7),
        remarks=Box(40, 940, 1520, 44),
    )


@cache
def tall_layout(buttons: int, groups: tuple[int, ...], remarks: int) -> Layout:
    """A phone held upright: both worlds at full width, what can be done now, the pairs, the paper, lines of remarks.

    ``groups`` says how many pairs lie under each heading.
    """
    controls = 1350
    top = controls + buttons * 104
    rows: list[Box] = []
    cards: list[Box] = []
    for pairs in groups:
        rows.append(Box(18, top, 684, 44))
        cards += Box(4, top + 48, 712, pairs * 98 - 6).cut(1, pairs, 6)
        top += 48 + pairs * 98 + 4
    paper = top + 8
    return Layout(
        tall=True,
        width=720,
        height=paper + 170 + 36 * remarks,
        letter=38,
        background="sheet-tall",
        title=Box(14, 10, 330, 58),
        turn=Box(360, 12, 346, 54),
        order=Box(18, 68, 684, 44),
        paper=Box(10, paper, 700, 138),
        figure=28,
        sides=(Box(364, 116, 348, 168), Box(8, 116, 348, 168)),
        earth=Box(6, 292, 708, 396),
        earth_title=NOWHERE,
        grid=Box(8, 296, 700, 386),
        matrix=Box(6, 694, 708, 586),
        matrix_title=NOWHERE,
        centre=(360, 990),
        radii=(126, 230),
        spot=112,
        status=Box(18, 1282, 684, 64),
        controls=Box(8, controls, 704, buttons * 104 - 10),
        cards=tuple(cards),
        rows=tuple(rows),
        remarks=Box(18, paper + 148, 684, 36 * remarks),
    )
