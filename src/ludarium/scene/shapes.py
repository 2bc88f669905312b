"""The house set of shapes: what a piece looks like when the game's art does not draw it.

Each shape is told apart by its outline alone. They take the colour of their surroundings (``fill``) and only
add light and shade, so that one drawing serves every palette.
"""

from __future__ import annotations

import math
from functools import lru_cache

DARK = 'fill="currentColor" fill-opacity=".85"'
LINE = 'fill="none" stroke="currentColor" stroke-opacity=".8"'


def _disc(radius: float, x: float = 50, y: float = 46) -> str:
    return f"M{x - radius} {y}a{radius} {radius} 0 1 1 {2 * radius} 0a{radius} {radius} 0 1 1 {-2 * radius} 0z"


def _gear(teeth: int) -> str:
    """A toothed wheel: four corners for each tooth, two outside and two inside."""
    corners = []
    for tooth in range(teeth):
        for share, reach in ((-0.32, 33), (-0.18, 45), (0.18, 45), (0.32, 33)):
            turn = (tooth + share) * math.tau / teeth
            corners.append(f"{50 + reach * math.sin(turn):.1f} {46 - reach * math.cos(turn):.1f}")
    return f"M{'L'.join(corners)}z"


CUBE = (
    '<path d="M8 30L26 9H92V73L74 95H8z" stroke="#000" stroke-opacity=".4" stroke-width="2"'
    ' stroke-linejoin="round"/>'
    '<path d="M8 30L26 9H92L74 30z" fill="#fff" fill-opacity=".42"/>'
    '<path d="M74 30L92 9V73L74 95z" fill="#000" fill-opacity=".3"/>'
    '<path d="M9 31H74M74 31V94" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>'
)

PAWN = (
    "M50 5a17 17 0 0 1 11 30c-2 2-2 4 0 6c10 9 12 26 14 37c6 2 9 6 9 12H16c0-6 3-10 9-12c2-11 4-28 14-37"
    "c2-2 2-4 0-6A17 17 0 0 1 50 5z"
)

# Name -> outline (a path in a square of 100) and details, which show in the colour around the shape.
OUTLINES = {
    "disc": (_disc(42), ""),
    "pawn": (PAWN, ""),
    "star": ("M50 3L62 33L95 36L70 57L78 89L50 72L22 89L30 57L5 36L38 33z", ""),
    "square": ("M14 8H86V82H14z", ""),
    "triangle": ("M50 4L94 84H6z", ""),
    "diamond": ("M50 2L92 46L50 90L8 46z", ""),
    "hexagon": ("M28 8H72L95 46L72 84H28L5 46z", ""),
    "cross": ("M36 6H64V32H90V60H64V86H36V60H10V32H36z", ""),
    "ring": (_disc(42) + "M28 46a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z", ""),
    "heart": ("M50 88C18 64 6 46 8 28C10 8 38 2 50 24C62 2 90 8 92 28C94 46 82 64 50 88z", ""),
    "drop": ("M50 3C62 26 82 42 82 60A32 31 0 1 1 18 60C18 42 38 26 50 3z", ""),
    "bolt": ("M58 2L18 52H44L34 90L82 36H54z", ""),
    "arrow": ("M50 4L90 46H66V88H34V46H10z", ""),
    "house": ("M50 5L92 40H82V86H18V40H8z", ""),
    "flag": ("M20 4H84L70 27L84 50H30V90H20z", ""),
    "shield": ("M50 4L88 14V46C88 70 68 84 50 91C32 84 12 70 12 46V14z", ""),
    "coin": (_disc(42), f'<path d="{_disc(28)}" {LINE} stroke-width="4"/>'),
    "die": (
        "M22 6H78Q90 6 90 18V74Q90 86 78 86H22Q10 86 10 74V18Q10 6 22 6z",
        "".join(f'<circle cx="{x}" cy="{y}" r="7.5" {DARK}/>' for x, y in ((30, 26), (50, 46), (70, 66))),
    ),
    "card": (
        "M26 3H74Q80 3 80 9V85Q80 91 74 91H26Q20 91 20 85V9Q20 3 26 3z",
        f'<path d="M32 20H68M32 32H68M32 44H56" {LINE} stroke-width="5"/>',
    ),
    "skull": (
        "M50 4C78 4 90 22 90 44C90 58 82 66 74 70V88H26V70C18 66 10 58 10 44C10 22 22 4 50 4z",
        f'<circle cx="33" cy="44" r="10" {DARK}/><circle cx="67" cy="44" r="10" {DARK}/>'
        f'<path d="M50 54L57 66H43z" {DARK}/>'
        f'<path d="M42 76V88M50 76V88M58 76V88" {LINE} stroke-width="4"/>',
    ),
    "eye": (
        "M4 46Q50 -4 96 46Q50 96 4 46z",
        f'<circle cx="50" cy="46" r="20" {LINE} stroke-width="6"/><circle cx="50" cy="46" r="9" {DARK}/>',
    ),
    "clock": (
        _disc(42),
        f'<path d="M50 20V46L67 56" {LINE} stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>',
    ),
    "bottle": ("M42 3H58V26C58 34 70 36 70 48V82Q70 90 62 90H38Q30 90 30 82V48C30 36 42 34 42 26z", ""),
    "gear": (
        _gear(8),
        f'<circle cx="50" cy="46" r="14" {DARK}/>',
    ),
}
SHAPES = frozenset({"cube", *OUTLINES})
FALLBACK = "cube"

# Where a badge goes on a shape with a roomy face (centre and width, in hundredths of the piece); on any
# other shape it hangs on a tag at the lower right.
FACES = {
    "cube": (41, 62, 58),
    "disc": (50, 46, 58),
    "square": (50, 45, 58),
    "hexagon": (50, 46, 56),
    "coin": (50, 46, 44),
    "shield": (50, 42, 54),
    "diamond": (50, 46, 42),
    "heart": (50, 42, 50),
    "drop": (50, 60, 42),
    "house": (50, 60, 50),
    "star": (50, 50, 36),
    "triangle": (50, 60, 38),
}


def _wood(outline: str, detail: str) -> str:
    """A token sawn from a board: its thickness below, its face, and a light edge."""
    return (
        f'<path d="{outline}" transform="translate(0 7)"/>'
        f'<path d="{outline}" transform="translate(0 7)" fill="#000" fill-opacity=".42" stroke="#000"'
        ' stroke-opacity=".35" stroke-width="2"/>'
        f'<path d="{outline}" stroke="#000" stroke-opacity=".3" stroke-width="1.5"/>'
        f'<path d="{outline}" transform="translate(4 3.5) scale(.92)" fill="none" stroke="#fff"'
        f' stroke-opacity=".5" stroke-width="3" stroke-linejoin="round"/>{detail}'
    )


def _flat(outline: str, detail: str) -> str:
    """The same shape as printed with ink."""
    return f'<g transform="translate(0 3.5)"><path d="{outline}"/>{detail}</g>'


@lru_cache(maxsize=256)
def symbol(name: str, ident: str, *, flat: bool) -> str:
    """A shape of the house set as a symbol: a wooden token, or printed flat."""
    drawn = CUBE if name == "cube" else (_flat if flat else _wood)(*OUTLINES[name])
    return f'<symbol id="{ident}" viewBox="0 0 100 100" overflow="visible">{drawn}</symbol>'
