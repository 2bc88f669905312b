"""The pitch: squares, straight lines, bounces and sight, worked out once for each pitch.

Squares are words such as ``c4``: column c, row 4 from the top. Their centres have whole-number coordinates and all
measuring is done with whole numbers (a corner lies half a square away, so corners are measured in halves).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import cache
from typing import NamedTuple

LETTERS = "abcdefghijklmnop"
DIRECTIONS = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
WORDS = {vector: word for word, vector in DIRECTIONS.items()}
RED, BLUE = 0, 1
BALL, DRINKER, COW = "ball", "drinker", "cow"  # what can drift


def named(column: int, row: int) -> str:
    """The square in a column and a row, both counted from 1."""
    return f"{LETTERS[column - 1]}{row}"


@cache
def centre(square: str) -> tuple[int, int]:
    """Column and row of a square, counted from 1."""
    return LETTERS.index(square[0]) + 1, int(square[1:])


@cache
def distance(a: str, b: str) -> int:
    """TB-3. King steps between two squares."""
    (column, row), (other_column, other_row) = centre(a), centre(b)
    return max(abs(column - other_column), abs(row - other_row))


# --- Lines -----------------------------------------------------------------------------------------------------


def _sides(a: str, b: str, square: str) -> list[int]:
    """On which side of the line a-b each corner of a square lies: a positive number, a negative one, or 0 for on it."""
    (ax, ay), (bx, by), (x, y) = centre(a), centre(b), centre(square)
    corners = ((2 * x + right, 2 * y + down) for right in (-1, 1) for down in (-1, 1))
    return [(bx - ax) * (cy - 2 * ay) - (by - ay) * (cx - 2 * ax) for cx, cy in corners]


def _beside(a: str, b: str, square: str) -> bool:
    """Whether a square lies beside the stretch from a to b, seen along the columns or along the rows."""
    return any(
        place < min(one, other) or place > max(one, other)  # centres: a side never lies on the end of a line
        for one, other, place in zip(centre(a), centre(b), centre(square), strict=True)
    )


@cache
def touches(a: str, b: str, square: str) -> bool:
    """Whether the line from a to b has a point inside a square, on its side or on its corner."""
    sides = _sides(a, b, square)
    return not _beside(a, b, square) and min(sides) <= 0 <= max(sides)


@cache
def crosses(a: str, b: str, square: str) -> bool:
    """Whether the line from a to b has a point strictly inside a square."""
    sides = _sides(a, b, square)
    return not _beside(a, b, square) and min(sides) < 0 < max(sides)


@cache
def path(a: str, b: str) -> tuple[str, ...]:
    """TB-R4. The squares a straight line crosses after the one it starts from, in the order it meets them."""
    (ax, ay), (bx, by) = centre(a), centre(b)
    between = [
        named(column, row)
        for column in range(min(ax, bx), max(ax, bx) + 1)
        for row in range(min(ay, by), max(ay, by) + 1)
    ]
    met = [square for square in between if square != a and crosses(a, b, square)]
    return tuple(sorted(met, key=lambda square: sum(abs(p - q) for p, q in zip(centre(square), (ax, ay), strict=True))))


# --- The pitch -------------------------------------------------------------------------------------------------


class Kick(NamedTuple):
    """A way the ball may fly: the squares on it, and the goal it crosses (``goal_at`` is its place on the path)."""

    path: tuple[str, ...]
    goal_at: int = -1
    scorer: int = -1


class Pitch:
    """What is printed where. Red's half is the left one."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        self.columns, self.lines = len(rows[0]), len(rows)
        self.squares = tuple(named(x, y) for y in range(1, self.lines + 1) for x in range(1, self.columns + 1))
        self.inside = frozenset(self.squares)
        marks = dict(zip(self.squares, "".join(rows), strict=True))
        self.hideout = self._marked(marks, "H")[0]
        self.barriers = frozenset(self._marked(marks, "B"))
        self.fence = frozenset(square for square in self.squares if self._on_edge(square))
        self.goals = self._by_team(self._marked(marks, "G"))
        self.crosses = self._by_team(self._marked(marks, "X"))
        bottles = self._marked(marks, "S")
        self.bottles = frozenset(bottles)
        self.own_bottles = tuple(tuple(sorted(s for s in bottles if self.half(s) == team)) for team in (RED, BLUE))
        self.arrows = tuple(tuple(self._marked(marks, mark)) for mark in "><")
        self.near = {square: frozenset(self._around(square)) for square in self.squares}

    @staticmethod
    def _marked(marks: dict[str, str], wanted: str) -> list[str]:
        return [square for square, mark in marks.items() if mark == wanted]

    def _by_team(self, squares: list[str]) -> tuple[str, str]:
        red, blue = sorted(squares, key=self.half)
        return red, blue

    def _on_edge(self, square: str) -> bool:
        column, row = centre(square)
        return column in (1, self.columns) or row in (1, self.lines)

    def _around(self, square: str) -> Iterable[str]:
        return (to for word in DIRECTIONS if (to := beyond(square, word)) in self.inside)

    def half(self, square: str) -> int:
        """The team in whose half a square lies."""
        return RED if 2 * centre(square)[0] <= self.columns else BLUE

    def arrow_direction(self, arrow: str) -> str:
        """The way an arrow points: into the goal beside it."""
        goal = self.goals[RED if arrow in self.arrows[RED] else BLUE]
        (x, y), (goal_x, goal_y) = centre(arrow), centre(goal)
        return WORDS[goal_x - x, goal_y - y]


def beyond(square: str, direction: str) -> str:
    """The next square in a direction, whether it is on the pitch or not; empty where no column has a letter."""
    (x, y), (dx, dy) = centre(square), DIRECTIONS[direction]
    return named(x + dx, y + dy) if 1 <= x + dx <= len(LETTERS) else ""


@cache
def pitch(rows: tuple[str, ...]) -> Pitch:
    """The pitch printed like this; a fault in it is a ``ValueError`` that says what is wrong."""
    _check_shape(rows)
    found = Pitch(rows)
    for team in (RED, BLUE):
        for arrow in found.arrows[team]:
            if distance(arrow, found.goals[team]) != 1:
                raise ValueError(f"the arrow square {arrow} does not touch the goal {found.goals[team]}")
        if len(found.own_bottles[team]) != 2:
            raise ValueError("each half of the pitch needs two sangria squares S")
        if found.half(found.crosses[team]) != team or found.half(found.goals[team]) != team:
            raise ValueError("each half of the pitch needs one goal G and one cross X")
    return found


def _check_shape(rows: tuple[str, ...]) -> None:
    if not 3 <= len(rows) <= 9 or len({len(row) for row in rows}) != 1 or not 5 <= len(rows[0]) <= len(LETTERS):
        raise ValueError(f"the pitch needs 3 to 9 rows of one length, 5 to {len(LETTERS)} squares")
    printed = "".join(rows)
    if odd := set(printed) - set(".SBGXH<>"):
        raise ValueError(f"the pitch has marks that mean nothing: {' '.join(sorted(odd))}")
    for mark, number in (("G", 2), ("X", 2), ("H", 1), (">", 3), ("<", 3), ("S", 4)):
        if printed.count(mark) != number:
            raise ValueError(f"the pitch needs {number} squares marked {mark}, not {printed.count(mark)}")


def is_symmetric(rows: tuple[str, ...]) -> bool:
    """Whether the left half of a pitch mirrors the right one."""
    mirrored = tuple(row[::-1].translate(str.maketrans("<>", "><")) for row in rows)
    return mirrored == rows


# --- The pitch with the rules of a match -------------------------------------------------------------------------


class Ground:
    """A pitch with the tables the rules look things up in: steps, kicks, bounces, sight."""

    def __init__(self, pitch: Pitch, *, closed: bool, corner_hides: bool, straight: bool, reach: range) -> None:
        self.pitch = pitch
        self.straight = straight
        shut = frozenset(pitch.goals) if closed else frozenset()
        walls = {
            BALL: frozenset({pitch.hideout}),
            DRINKER: shut | {pitch.hideout},
            COW: shut | pitch.barriers | {pitch.hideout},
        }
        ways = {a: self._ways(a, walls[DRINKER]) for a in pitch.squares}
        self.steps = {a: tuple((f"step {word}", to) for word, to in ways[a]) for a in pitch.squares}
        self.walks = {a: frozenset(to for _, to in ways[a]) for a in pitch.squares}
        self.next = {a: {word: beyond(a, word) for word in DIRECTIONS} for a in pitch.squares}
        self.targets = {a: self._targets(a, reach) for a in pitch.squares}
        self.kicks = {a: tuple(f"kick {to}" for to in self.targets[a]) for a in pitch.squares}
        self.bounces = {
            piece: {(a, word): self._bounce(a, word, walls[piece]) for a in pitch.squares for word in DIRECTIONS}
            for piece in walls
        }
        hides = touches if corner_hides else crosses
        self.unseen = {cow: self._unseen(cow, hides) for cow in pitch.squares}
        self.cow_walls = walls[COW]
        self.cow_steps = {a: self._ways(a, walls[COW]) for a in pitch.squares}
        self.bit = {square: 1 << self._place(square) for square in pitch.squares}
        self.cow_room = sum(self.bit[square] for square in pitch.squares if square not in walls[COW])
        self._flights: dict[tuple[str, str], Kick] = {}

    # Every square has a bit in a number of rows one wider than the pitch: what falls over an edge lands on no square.

    def _place(self, square: str) -> int:
        column, row = centre(square)
        return column - 1 + (row - 1) * (self.pitch.columns + 1)

    def _ways(self, here: str, walls: frozenset[str]) -> tuple[tuple[str, str], ...]:
        """TB-25, TB-68. The steps the printed squares allow a character or the cow, each with its direction."""
        ways = ((word, beyond(here, word)) for word in DIRECTIONS)
        return tuple((word, to) for word, to in ways if to in self.pitch.inside and to not in walls)

    def _targets(self, here: str, reach: range) -> tuple[str, ...]:
        """TB-44. The squares that can be named in a kick."""
        return tuple(to for to in self.pitch.squares if distance(here, to) in reach and to != self.pitch.hideout)

    def _bounce(self, square: str, direction: str, walls: frozenset[str]) -> tuple[str, str] | None:
        """TB-41, TB-42. The next square of a drift and the direction from then on; None where it ends between walls."""
        (x, y), (dx, dy) = centre(square), DIRECTIONS[direction]
        for _ in range(2):
            dx = -dx if not 1 <= x + dx <= self.pitch.columns else dx
            dy = -dy if not 1 <= y + dy <= self.pitch.lines else dy
            ahead = named(x + dx, y + dy)
            if ahead not in walls:
                return ahead, WORDS[dx, dy]
            dx, dy = -dx, -dy
        return None

    def _unseen(self, cow: str, hides: Callable[[str, str, str], bool]) -> frozenset[str]:
        """TB-57, TB-R12. The squares next to the hideout that the cow does not see."""
        hideout = self.pitch.hideout
        return frozenset(
            square for square in self.pitch.near[hideout] if distance(cow, square) > 1 and hides(cow, square, hideout)
        )

    def drift(self, piece: str, start: str, direction: str, squares: int, stops: Container[str] = ()) -> list[str]:
        """TB-41, TB-42. The squares a piece drifts over; something that ``stops`` it ends the drift before it."""
        table, here, route = self.bounces[piece], start, []
        for _ in range(squares):
            ahead = table[here, direction]
            if ahead is None or ahead[0] in stops:
                break
            here, direction = ahead
            route.append(here)
        return route

    def rest(self, piece: str, start: str, direction: str, squares: int, stops: Container[str] = ()) -> str:
        """TB-40, TB-46. Where a drift ends; a piece that cannot leave stays where it started."""
        route = self.drift(piece, start, direction, squares, stops)
        return route[-1] if route else start

    def flight(self, start: str, target: str) -> Kick:
        """TB-45, TB-80. How a kicked ball flies, and which goal it crosses if nothing stops it."""
        found = self._flights.get((start, target))
        if found is None:
            found = self._flights[start, target] = self._flight(start, path(start, target))
        return found

    def _flight(self, start: str, squares: tuple[str, ...]) -> Kick:
        before = start
        for place, square in enumerate(squares[:-1]):
            for team in (RED, BLUE):
                if square == self.pitch.goals[team] and before in self.pitch.arrows[team]:
                    if not self.straight or self._along(start, squares[-1], before, square):
                        return Kick(squares, place, 1 - team)
            before = square
        return Kick(squares)

    @staticmethod
    def _along(start: str, target: str, arrow: str, goal: str) -> bool:
        """Whether the line from start to target is the arrow's own line."""
        (sx, sy), (tx, ty), (ax, ay), (gx, gy) = centre(start), centre(target), centre(arrow), centre(goal)
        same_way = (tx - sx) * (gy - ay) == (ty - sy) * (gx - ax)
        return same_way and (ax - sx) * (gy - ay) == (ay - sy) * (gx - ax)

    def charges(self, cow: str, target: str, filled: Iterable[str]) -> list[tuple[str, str]]:
        """TB-69, TB-70. First steps of the shortest routes to a square beside the target; none if there is no route."""
        bit, wide = self.bit, self.pitch.columns + 1
        room = self.cow_room
        for square in filled:
            room &= ~bit[square]
        here, reached = bit[cow], bit[target]
        grown = self._spread(reached, wide) & room
        while not self._spread(grown, wide) & here:
            if grown == reached:
                return []
            reached, grown = grown, (self._spread(grown, wide) & room) | grown
        return [(word, to) for word, to in self.cow_steps[cow] if bit[to] & grown]

    @staticmethod
    def _spread(squares: int, wide: int) -> int:
        """These squares and all their neighbours."""
        row = squares | squares << 1 | squares >> 1
        return row | row << wide | row >> wide
