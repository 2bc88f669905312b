"""Where the parts of the table lie: wide for a desk, tall for a phone."""

from __future__ import annotations

from functools import cache

from ludarium.games.last_glow.position import COLUMNS, line_of
from ludarium.scene import NOWHERE, Box, Sheet


class Layout(Sheet, frozen=True, kw_only=True):
    """Where each part lies, on a sheet of one shape."""

    title: Box
    turn: Box
    grid: Box
    planet: Box
    village: Box
    moon: Box
    warning: Box
    gauges: tuple[Box, Box, Box]
    crew: Box
    cargo: Box
    hearts: Box
    throttles: Box
    storm: Box
    actions: tuple[tuple[Box, int, tuple[str, ...]], ...]  # box, columns, verbs and sides
    help: Box
    harm: Box
    die: Box
    remarks: Box
    frames: tuple[tuple[str, Box], ...] = ()  # printed panels below everything

    @property
    def heading(self) -> float:
        """The strip the grid keeps for its letters and numbers."""
        return self.letter * 1.1

    def square(self, cell: str, lines: int) -> Box:
        """Where a cell of the grid lies, for what is drawn below the grid."""
        wide, high = (self.grid.w - self.heading) / len(COLUMNS), (self.grid.h - self.heading) / lines
        column, line = COLUMNS.index(cell[0]), line_of(cell) - 1
        return Box(self.grid.x + self.heading + column * wide, self.grid.y + self.heading + line * high, wide, high)


@cache
def wide_layout() -> Layout:
    """A postcard on a desk: gauges left, the sky in the middle, actions right, the planet below."""
    return Layout(
        width=1600,
        height=1000,
        letter=25,
        background="postcard-wide",
        frames=(("panel-left", Box(32, 34, 372, 846)), ("panel-left", Box(1196, 34, 372, 846))),
        title=Box(52, 50, 332, 80),
        turn=Box(56, 134, 328, 58),
        grid=Box(412, 28, 772, 798),
        planet=Box(16, 774, 1568, 210),
        village=Box(680, 818, 240, 48),
        moon=Box(860, 50, 330, 330),
        warning=Box(480, 880, 640, 46),
        gauges=(Box(56, 198, 328, 96), Box(56, 304, 328, 112), Box(56, 424, 328, 96)),
        crew=Box(56, 534, 328, 88),
        cargo=Box(56, 632, 156, 84),
        throttles=Box(228, 632, 156, 84),
        hearts=Box(56, 726, 328, 78),
        storm=Box(56, 814, 328, 46),
        actions=(
            (Box(1218, 52, 328, 161), 1, ("light", "maneuver")),
            (Box(1218, 220, 328, 60), 2, ("left", "right")),
            (Box(1218, 287, 328, 328), 1, ("hunt", "capture", "repair", "throttle", "sleep")),
        ),
        help=Box(1218, 630, 328, 124),
        harm=Box(1218, 762, 328, 102),
        die=Box(1128, 836, 60, 60),
        remarks=Box(60, 930, 1480, 50),
    )


@cache
def tall_layout(lines: int, remarks: int = 2) -> Layout:
    """A phone held upright: the sky at full width, gauges below it, actions under the thumb, lines of remarks last."""
    ground = 84 + 50 + lines * 101
    counters = ground + 284
    buttons = counters + 84
    help_ = buttons + 318
    words = ("light", "repair", "sleep", "hunt", "capture", "throttle", "left", "maneuver", "right")
    keys = [key for row in Box(18, buttons, 684, 304).cut(1, 3, 20) for key in row.cut(3, 1, 16)]
    brightness, structure, points = (
        Box(222, ground + top, 480, high) for top, high in ((66, 56), (128, 86), (216, 56))
    )
    crew, cargo, throttles, hearts = Box(18, counters, 684, 66).cut(4, 1, 12)
    return Layout(
        tall=True,
        width=720,
        height=help_ + 90 + 36 * remarks,
        letter=46,
        background="postcard-tall",
        frames=(("panel-band", Box(0, ground + 60, 720, help_ + 36 + 36 * remarks - ground)),),
        title=Box(12, 6, 320, 77),
        turn=Box(348, 8, 360, 72),
        grid=Box(10, 84, 696, ground - 84),
        planet=Box(0, ground - 46, 720, 180),
        village=Box(250, ground - 26, 220, 44),
        moon=Box(420, 120, 280, 280),
        warning=Box(18, ground + 4, 684, 52),
        gauges=(brightness, structure, points),
        crew=crew,
        cargo=cargo,
        hearts=hearts,
        throttles=throttles,
        storm=NOWHERE,
        actions=tuple((box, 1, (word,)) for box, word in zip(keys, words, strict=True)),
        help=Box(18, help_, 684, 72),
        harm=NOWHERE,
        die=Box(640, ground + 2, 56, 56),
        remarks=Box(18, help_ + 80, 684, 36 * remarks),
    )
