"""The position of The Last Glow: what lies on the postcard, and the numbers printed on it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludarium.kernel import Position, Rules

CAPTAIN = 0
COLUMNS = "abcdef"


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
        if self.mode not in self.modes:
            raise ValueError(f"tables.modes has no entry for mode {self.mode}")


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


def neighbour(cell: str, right: int, down: int, lines: int) -> str | None:
    """The cell some columns to the right and some lines down; None when that is off the grid."""
    column = COLUMNS.index(cell[0]) + right
    line = line_of(cell) + down
    if 0 <= column < len(COLUMNS) and 1 <= line <= lines:
        return f"{COLUMNS[column]}{line}"
    return None


def apart(a: str, b: str) -> tuple[int, int]:
    """Columns and lines between two cells."""
    return abs(ord(a[0]) - ord(b[0])), abs(ord(a[1]) - ord(b[1]))


def distance(a: str, b: str) -> int:
    """Orthogonal steps between two cells."""
    return sum(apart(a, b))


def acting_order(hearts: tuple[str, ...]) -> tuple[str, ...]:
    """Lowest line first, inside a line from right to left (TG-52)."""
    return tuple(sorted(hearts, key=lambda cell: (cell[1], cell[0]), reverse=True))
