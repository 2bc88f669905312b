"""The two battlefields: squares, what touches what, and every sentence about them, worked out once at import.

A set of squares is a number with one bit per square, so that "the free neighbours of c3r2" is a single ``&``.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

COLUMNS = ("c1", "c2", "c3", "c4", "c5")
ROWS = ("r1", "r2", "r3")
EARTH = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
INNER = ("i1", "i2", "i3", "i4")  # clockwise from the north
OUTER = ("o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8")  # clockwise from the north-north-east
MATRIX = ("core", *INNER, *OUTER)
SQUARES = EARTH + MATRIX
FIELDS = {"earth": EARTH, "matrix": MATRIX}
LONGEST_CHARGE = 4  # steps
LONGEST_WAY = LONGEST_CHARGE + 1  # steps for which "near" is worked out: a charge strikes one further than it goes

BIT = {square: 1 << at for at, square in enumerate(SQUARES)}
NAME = {bit: square for square, bit in BIT.items()}
EVERYWHERE = (1 << len(SQUARES)) - 1
FIELD = {name: sum(BIT[square] for square in squares) for name, squares in FIELDS.items()}
ON_EARTH, IN_MATRIX = FIELD["earth"], FIELD["matrix"]
AREA = {**FIELD, **BIT}  # the squares that a word stands for, be it a field or a square


def mask(*squares: str) -> int:
    """The set of these squares."""
    return sum(BIT[square] for square in set(squares))


def field_of(bit: int) -> str:
    """Which battlefield a square belongs to."""
    return "earth" if bit & ON_EARTH else "matrix"


def _links() -> list[tuple[str, str]]:
    """PG-13, PG-14. All pairs of adjacent squares."""
    links = [(f"{a}{row}", f"{b}{row}") for row in ROWS for a, b in pairwise(COLUMNS)]
    links += [(f"{column}{a}", f"{column}{b}") for column in COLUMNS for a, b in pairwise(ROWS)]
    links += [("core", inner) for inner in INNER]
    for ring in (INNER, OUTER):
        links += [(square, ring[(at + 1) % len(ring)]) for at, square in enumerate(ring)]
    for at, inner in enumerate(INNER):  # each inner square touches the two outer ones behind it
        links += [(inner, OUTER[2 * at - 1]), (inner, OUTER[2 * at])]
    return links


LINKS = tuple(_links())
ADJACENT = {bit: mask(*(b if a == square else a for a, b in LINKS if square in (a, b))) for square, bit in BIT.items()}
# In the Matrix a unit on the same square is in contact too.
CONTACT = {bit: around | (bit & IN_MATRIX) for bit, around in ADJACENT.items()}


@lru_cache(maxsize=1 << 14)  # there are 40,960 sets; a few thousand of them come up again and again
def _split(squares: int) -> tuple[int, ...]:
    return tuple(1 << at for at in range(len(SQUARES)) if squares >> at & 1)


def bits(squares: int) -> tuple[int, ...]:
    """The squares of a set one by one, Earth first."""
    return _split(squares & ON_EARTH) + _split(squares & IN_MATRIX)


def names(squares: int) -> tuple[str, ...]:
    """The squares of a set by name."""
    return tuple(NAME[bit] for bit in bits(squares))


@lru_cache(maxsize=1 << 14)
def around(squares: int) -> int:
    """Everything adjacent to a set of squares."""
    found = 0
    for bit in bits(squares):
        found |= ADJACENT[bit]
    return found


def _near(bit: int) -> tuple[int, ...]:
    """The squares at most 0, 1, 2, … steps away, whatever stands on them."""
    rings = [bit]
    for _ in range(LONGEST_WAY):
        rings.append(rings[-1] | around(rings[-1]))
    return tuple(rings)


NEAR = {bit: _near(bit) for bit in NAME}


@cache  # keyed by the few squares nearby, so the number of entries is bounded
def strikes(start: int, room: int, fewest: int, most: int) -> int:
    """PG-51. The squares a unit can be in contact with after ``fewest`` to ``most`` steps.

    ``room`` are the squares it may step on, out of those at most that many steps away.
    """
    found = CONTACT[start] if fewest == 0 else 0
    ways = [(start, start)]  # where it stands, and the squares it has been on
    for step in range(1, most + 1):
        ways = [(bit, been | bit) for here, been in ways for bit in bits(ADJACENT[here] & room & ~been)]
        if step >= fewest:
            for here, _ in ways:
                found |= CONTACT[here]
    return found


# --- Sentences ---------------------------------------------------------------------------------------------------


def _subsets(squares: int) -> list[int]:
    """Every set that can be made of these squares."""
    found = [0]
    for bit in bits(squares):
        found += [other | bit for other in found]
    return found


def _spoken(verb: str) -> dict[int, str]:
    return {bit: f"{verb} {square}" for bit, square in NAME.items()}


# From a square and the set of neighbours with room: the sentences that take a unit there.
STEPS = {
    bit: {to: tuple(f"move {NAME[bit]} {square}" for square in names(to)) for to in _subsets(ADJACENT[bit])}
    for bit in NAME
}
WAYS = {sentence: sentence.split()[1:] for each in STEPS.values() for to in each.values() for sentence in to}
MOVES = {sentence: (BIT[a], BIT[b], f"move {b} {a}") for sentence, (a, b) in WAYS.items()}  # from, to, the way back
ATTACK, CHARGE, HIT = _spoken("attack"), _spoken("charge"), _spoken("hit")
PLACE, ELIMINATE = _spoken("place"), _spoken("eliminate")


# --- Looking everything up at once -------------------------------------------------------------------------------


class Ground(NamedTuple):
    """All that the list of moves needs to know of a square on which somebody stands."""

    bit: int
    adjacent: int
    contact: int
    near: tuple[int, ...]
    steps: dict[int, tuple[str, ...]]


GROUND = {bit: Ground(bit, ADJACENT[bit], CONTACT[bit], NEAR[bit], STEPS[bit]) for bit in NAME}


@lru_cache(maxsize=1 << 14)
def _grounds(squares: int) -> tuple[Ground, ...]:
    return tuple(GROUND[bit] for bit in _split(squares))


def grounds(squares: int) -> tuple[Ground, ...]:
    """The squares of a set one by one, Earth first, with what lies around them."""
    return _grounds(squares & ON_EARTH) + _grounds(squares & IN_MATRIX)
