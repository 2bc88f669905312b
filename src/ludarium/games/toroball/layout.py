"""Where the parts of the table lie: wide for a desk, tall for a phone.

On a phone eleven squares abreast would be too small for a finger, so the pitch is turned, and each player sees the own
goal at the foot of the sheet, as if sitting behind it.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from ludarium.games.toroball.ground import DIRECTIONS, WORDS, Pitch, centre, named
from ludarium.scene import Box

NOWHERE = Box(0, 0, 0, 0)  # a part that this layout does without
UPRIGHT, LEFTWARD, RIGHTWARD = 0, 1, 2  # the pitch as printed; east at the top (for red); west at the top (for blue)


class Layout(Struct, frozen=True, kw_only=True):
    """Where each part lies, on a sheet of one shape."""

    width: float
    height: float
    letter: float
    background: str
    turned: int
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
    tall: bool = False

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
        letter=25,
        background="feast-wide",
        turned=UPRIGHT,
        frames=(
            ("card", Box(1212, 18, 364, 76)),
            ("card", Box(1212, 104, 364, 196)),
            ("card", Box(1212, 310, 364, 270)),
            ("card", Box(1212, 590, 364, 296)),
            ("card", Box(24, 876, 1178, 112)),
            ("card", Box(1212, 896, 364, 92)),
        ),
        title=Box(26, 14, 380, 76),
        score=Box(1230, 22, 330, 40),
        round=Box(1230, 58, 330, 32),
        grid=Box(28, 104, 1160, 752),
        teams=(Box(40, 886, 330, 92), Box(614, 886, 330, 92)),
        benches=(Box(384, 886, 220, 92), Box(958, 886, 232, 92)),
        agitation=Box(1230, 112, 330, 88),
        cow=Box(1230, 204, 330, 92),
        compass=Box(1230, 318, 330, 254),
        actions=Box(1230, 598, 330, 280),
        run=NOWHERE,
        die=Box(1446, 814, 64, 62),
        remarks=Box(1226, 902, 336, 80),
    )


@cache
def tall_layout(turned: int) -> Layout:
    """A phone held upright: the score, the pitch on end, and everything to press under the thumb."""
    return Layout(
        tall=True,
        width=720,
        height=2126,
        letter=44,
        background="feast-tall",
        turned=turned,
        frames=(
            ("card", Box(438, 8, 274, 68)),
            ("card", Box(8, 1298, 704, 104)),
            ("card", Box(8, 1412, 704, 420)),
            ("card", Box(8, 1842, 704, 140)),
            ("card", Box(8, 1992, 704, 126)),
        ),
        title=Box(8, 4, 420, 76),
        score=NOWHERE,
        round=Box(462, 12, 230, 60),
        teams=(Box(8, 86, 348, 96), Box(364, 86, 348, 96)),
        grid=Box(5, 192, 702, 1094),
        benches=(Box(20, 1846, 330, 132), Box(370, 1846, 330, 132)),
        agitation=NOWHERE,
        cow=Box(22, 1302, 676, 96),
        compass=Box(18, 1422, 304, 296),
        actions=Box(336, 1422, 368, 400),
        run=Box(112, 1724, 212, 100),
        die=Box(22, 1732, 84, 84),
        remarks=Box(24, 1996, 672, 116),
    )
