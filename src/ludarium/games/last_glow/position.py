"""The position of The Last Glow: what lies on the postcard, and the numbers printed on it."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from ludarium.kernel import Position, Rules

CAPTAIN = 0
COLUMNS = "abcdef"
CELLS = tuple(f"{column}{line}" for line in range(1, 10) for column in COLUMNS)  # as many lines as a user may ask for
_PAGE = {cell: place for place, cell in enumerate(CELLS)}


class Mode(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast hearts appear, and what becomes of one that exploded."""

    new_hearts: tuple[int, ...]
    exploded_heart: Literal["drops", "removed"]


class GlowRules(Rules, frozen=True, kw_only=True):
    """Every printed number, and the options chosen."""

    columns: int
    lines: int
    first_line_number: int
    start_cell: str
    brightness_start: int
    brightness_max: int
    structure_start: int
    structure_max: int
    points_start: int
    points_to_win: int
    crew: int
    patching_at: int
    patching_crew: int
    heart_limit: int
    soother_cubes: int
    cargo_max: int
    setup_hearts: int
    light_gain: int
    hunt_brightness: int
    hunt_target: int
    capture_here: int
    capture_near: int
    repair_gain: int
    throttle_max: int
    throttle_loss: int
    sleep_points: int
    fall_lines: int
    dim: int
    blast_near: int
    blast_far: int
    collision_loss: int
    contact_points: int

    mode: str
    blocked_heart: Literal["down", "reroll"]
    dark_rule: Literal["already_zero", "reaching_zero"]
    throttle_cost: Literal["structure", "brightness"]
    explosion_diagonal: Literal["near", "far"]

    heart_table: tuple[tuple[int, Literal["left", "down", "right", "explode"]], ...]
    ninth_heart: Literal["falls", "waits"]
    modes: dict[str, Mode]

    def __post_init__(self) -> None:
        if line_of(self.start_cell) > self.lines:
            raise ValueError(f"start_cell {self.start_cell} lies below line {self.lines}, the last one")
        if self.brightness_start > self.brightness_max:
            raise ValueError("brightness_start is larger than brightness_max")
        if self.structure_start > self.structure_max:
            raise ValueError("structure_start is larger than structure_max")
        if self.points_start >= self.points_to_win:
            raise ValueError("points_start must be smaller than points_to_win")
        if self.setup_hearts > self.heart_limit:
            raise ValueError("setup_hearts is larger than heart_limit")
        if self.mode not in self.modes or not self.modes[self.mode].new_hearts:
            raise ValueError(f"tables.modes says for no turn how many hearts appear in mode {self.mode}")
        if not self.heart_table or self.heart_table[-1][0] < 6 + self.lines + self.first_line_number - 1:
            raise ValueError("tables.heart_table ends before the largest result, a 6 on the lowest line")


class Glow(Position, kw_only=True):
    """Cells are words such as ``c4``: column c, line 4 from the top."""

    rules: GlowRules
    lighthouse: str
    brightness: int
    structure: int
    points: int
    crew: int = 0  # members still to be placed this turn
    throttles: int = 0  # this turn
    turn: int = 0
    cargo: int = 0
    hearts: tuple[str, ...] = ()  # in the order in which they act
    items: tuple[str, ...] = ()


def line_of(cell: str) -> int:
    """Lines are counted from 1 at the top."""
    return int(cell[1])


# The grid never changes, and rules, bots and drawings measure it all the time: each answer is worked out once.


@cache
def neighbour(cell: str, right: int, down: int, lines: int) -> str | None:
    """The cell some columns to the right and some lines down; None when that is off the grid."""
    column = COLUMNS.index(cell[0]) + right
    line = line_of(cell) + down
    if 0 <= column < len(COLUMNS) and 1 <= line <= lines:
        return f"{COLUMNS[column]}{line}"
    return None


@cache
def beside(cell: str) -> tuple[tuple[str, str], ...]:
    """The one or two cells beside a cell, each with its side."""
    sides = (("left", neighbour(cell, -1, 0, line_of(cell))), ("right", neighbour(cell, 1, 0, line_of(cell))))
    return tuple((side, other) for side, other in sides if other)


@cache
def apart(a: str, b: str) -> tuple[int, int]:
    """Columns and lines between two cells."""
    return abs(ord(a[0]) - ord(b[0])), abs(ord(a[1]) - ord(b[1]))


@cache
def distances(cell: str) -> dict[str, int]:
    """Orthogonal steps from a cell to every other one."""
    return {other: sum(apart(cell, other)) for other in CELLS}


def distance(a: str, b: str) -> int:
    """Orthogonal steps between two cells."""
    return distances(a)[b]


def acting_order(hearts: tuple[str, ...]) -> tuple[str, ...]:
    """Lowest line first, inside a line from right to left (TG-52): a page read backwards."""
    return tuple(sorted(hearts, key=_PAGE.__getitem__, reverse=True))
