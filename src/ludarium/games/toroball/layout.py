"""Where the parts of the table lie: wide for a desk, tall for a phone.

On a phone eleven squares abreast would be too small for a finger, so the pitch is turned, and each player sees the own
goal at the foot of the sheet, as if sitting behind it.
"""

from __future__ import annotations

from functools import cache

from ludarium.games.toroball.ground import DIRECTIONS, WORDS, Pitch, centre, named
from ludarium.scene import NOWHERE, Box, Sheet

STANDING = 0.752  # the part of a square on which the grid lets a piece stand
UPRIGHT, LEFTWARD, RIGHTWARD = 0, 1, 2  # the pitch as printed; east at the top (for red); west at the top (for blue)


class Layout(Sheet, frozen=True, kw_only=True):
    """Where each part lies, on a sheet of one shape."""

    turned: int
    figure: float  # how large a character is on its square, and below how large on the bench: as its number needs
    resting: float
    ring: float  # how far the ring under the cow's target reaches over its square
    face: float  # how large a face of the die is on the compass
    grid: Box
    title: Box
    score: Box
    round: Box
    teams: tuple[Box, Box]
    benches: tuple[Box, Box]
    agitation: Box
    cow: Box
    compass: Box
    actions: Box
    run: Box
    die: Box
    remarks: Box
    frames: tuple[tuple[str, Box], ...]  # printed boards below everything

    @property
    def heading(self) -> float:
        """The strip the grid keeps for its letters and numbers."""
        return self.letter * 1.1

    def columns(self, pitch: Pitch) -> tuple[str, ...]:
        """The headings above the grid, from left to right."""
        return self._heads(pitch, across=True)

    def lines(self, pitch: Pitch) -> tuple[str, ...]:
        """The headings beside the grid, from top to bottom."""
        return self._heads(pitch, across=False)

    def _heads(self, pitch: Pitch, *, across: bool) -> tuple[str, ...]:
        squares = [square for square in pitch.squares if self.place(square, pitch)[1 if across else 0] == 0]
        order = sorted(squares, key=lambda square: self.place(square, pitch))
        letters = across == (self.turned == UPRIGHT)
        return tuple(square[0] if letters else square[1:] for square in order)

    def place(self, square: str, pitch: Pitch) -> tuple[int, int]:
        """Column and line of the grid in which a square is drawn, counted from 0."""
        column, row = centre(square)
        if self.turned == LEFTWARD:
            return row - 1, pitch.columns - column
        if self.turned == RIGHTWARD:
            return pitch.lines - row, column - 1
        return column - 1, row - 1

    def box(self, square: str, pitch: Pitch) -> Box:
        """Where a square is drawn, for what lies below the grid."""
        across, down = (pitch.columns, pitch.lines) if self.turned == UPRIGHT else (pitch.lines, pitch.columns)
        wide, high = (self.grid.w - self.heading) / across, (self.grid.h - self.heading) / down
        column, line = self.place(square, pitch)
        return Box(self.grid.x + self.heading + column * wide, self.grid.y + self.heading + line * high, wide, high)

    def figure_box(self, square: str, pitch: Pitch) -> Box:
        """Where a character on a square is drawn, for what is pinned to it."""
        box = self.box(square, pitch)
        side = min(box.w, box.h) * STANDING * self.figure
        x, y = box.centre
        return Box(x - side / 2, y - side / 2, side, side)

    def compass_box(self, direction: str) -> Box:
        """The space of the compass for a direction of the pitch."""
        dx, dy = DIRECTIONS[self.shown(direction)]
        return self.compass.cut(3, 3, self.letter * 0.28)[3 * (dy + 1) + dx + 1]

    def shown(self, direction: str) -> str:
        """Where a direction of the pitch points on the sheet: ``n`` is up."""
        dx, dy = DIRECTIONS[direction]
        if self.turned == LEFTWARD:
            return WORDS[dy, -dx]
        if self.turned == RIGHTWARD:
            return WORDS[-dy, dx]
        return direction


def around(boxes: list[Box], by: float) -> Box:
    """The box around some boxes, ``by`` units larger on each side."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, low = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(left - by, top - by, right - left + 2 * by, low - top + 2 * by)


def inner_corners(pitch: Pitch) -> tuple[str, str]:
    """The squares in two opposite corners of the sand, inside the fence."""
    return named(2, 2), named(pitch.columns - 1, pitch.lines - 1)


@cache
def wide_layout() -> Layout:
    """A poster on a desk: the arena at the left, the cow, the compass and the actions at the right."""
    return Layout(
        width=1600,
        height=1000,
        letter=28,
        background="feast-wide",
        turned=UPRIGHT,
        figure=1.1,
        resting=1.14,
        ring=0,
        face=38,
        frames=(
            ("card", Box(1212, 18, 364, 76)),
            ("card", Box(1212, 104, 364, 226)),
            ("card", Box(1212, 340, 364, 258)),
            ("card", Box(1212, 608, 364, 272)),
            ("card", Box(24, 844, 1178, 144)),
            ("card", Box(1212, 890, 364, 98)),
        ),
        title=Box(26, 14, 380, 76),
        score=Box(1230, 22, 330, 40),
        round=Box(1230, 62, 330, 30),
        grid=Box(28, 104, 1160, 730),
        teams=(Box(38, 858, 320, 116), Box(610, 858, 320, 116)),
        benches=(Box(372, 850, 228, 132), Box(944, 850, 248, 132)),
        agitation=Box(1230, 108, 330, 100),
        cow=Box(1224, 208, 342, 118),
        compass=Box(1236, 348, 316, 242),
        actions=Box(1218, 615, 352, 258),
        run=NOWHERE,
        die=Box(1455, 814, 58, 58),
        remarks=Box(1222, 894, 344, 90),
    )


@cache
def tall_layout(turned: int) -> Layout:
    """A phone held upright: the score, the pitch on end, and everything to press under the thumb."""
    red_team, blue_team = Box(8, 86, 704, 96).cut(2, 1, 8)
    red_bench, blue_bench = Box(20, 1903, 680, 208).cut(2, 1, 20)
    return Layout(
        tall=True,
        width=720,
        height=2268,
        letter=44,
        background="feast-tall",
        turned=turned,
        figure=1.3,
        resting=1.05,
        ring=10,
        face=40,
        frames=(
            ("card", Box(438, 6, 274, 74)),
            ("card", Box(8, 1298, 704, 130)),
            ("card", Box(8, 1438, 704, 449)),
            ("card", Box(8, 1897, 704, 220)),
            ("card", Box(8, 2127, 704, 132)),
        ),
        title=Box(8, 4, 420, 76),
        score=NOWHERE,
        round=Box(452, 8, 248, 68),
        teams=(red_team, blue_team),
        grid=Box(5, 192, 702, 1094),
        benches=(red_bench, blue_bench),
        agitation=NOWHERE,
        cow=Box(22, 1302, 676, 122),
        compass=Box(16, 1448, 308, 354),
        actions=Box(336, 1448, 368, 429),
        run=Box(20, 1808, 300, 69),
        die=Box(573, 1785, 86, 86),
        remarks=Box(24, 2131, 672, 124),
    )
