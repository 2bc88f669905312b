"""The house set of shapes: what a piece looks like when the game's art does not draw it.

Each shape is told apart by its outline alone. They take the colour of their surroundings (``fill``) and only
add light and shade, so that one drawing serves every palette.
"""

from __future__ import annotations

DARK = 'fill="#000" fill-opacity=".72"'
LIGHT = 'fill="#fff" fill-opacity=".85"'


def _wood(outline: str, detail: str = "") -> str:
    """A token sawn from a board: its thickness below, its face, and a light edge at the top left."""
    return (
        f'<path d="{outline}" transform="translate(0 7)"/>'
        f'<path d="{outline}" transform="translate(0 7)" fill="#000" fill-opacity=".42" stroke="#000"'
        ' stroke-opacity=".35" stroke-width="2"/>'
        f'<path d="{outline}" stroke="#000" stroke-opacity=".3" stroke-width="1.5"/>'
        f'<path d="{outline}" transform="translate(4 3.5) scale(.92)" fill="none" stroke="#fff"'
        f' stroke-opacity=".5" stroke-width="3" stroke-linejoin="round"/>{detail}'
    )


def _disc(radius: float, x: float = 50, y: float = 46) -> str:
    return f"M{x - radius} {y}a{radius} {radius} 0 1 1 {2 * radius} 0a{radius} {radius} 0 1 1 {-2 * radius} 0z"


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

SHAPES = {
    "cube": CUBE,
    "disc": _wood(_disc(42)),
    "pawn": _wood(PAWN),
    "star": _wood("M50 3L62 33L95 36L70 57L78 89L50 72L22 89L30 57L5 36L38 33z"),
    "square": _wood("M14 8H86V82H14z"),
    "triangle": _wood("M50 4L94 84H6z"),
    "diamond": _wood("M50 2L92 46L50 90L8 46z"),
    "hexagon": _wood("M28 8H72L95 46L72 84H28L5 46z"),
    "cross": _wood("M36 6H64V32H90V60H64V86H36V60H10V32H36z"),
    "ring": _wood(_disc(42) + "M28 46a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z"),
    "heart": _wood("M50 88C18 64 6 46 8 28C10 8 38 2 50 24C62 2 90 8 92 28C94 46 82 64 50 88z"),
    "drop": _wood("M50 3C62 26 82 42 82 60A32 31 0 1 1 18 60C18 42 38 26 50 3z"),
    "bolt": _wood("M58 2L18 52H44L34 90L82 36H54z"),
    "arrow": _wood("M50 4L90 46H66V88H34V46H10z"),
    "house": _wood("M50 5L92 40H82V86H18V40H8z"),
    "flag": _wood("M20 4H84L70 27L84 50H30V90H20z"),
    "shield": _wood("M50 4L88 14V46C88 70 68 84 50 91C32 84 12 70 12 46V14z"),
    "coin": _wood(
        _disc(42), f'<path d="{_disc(28)}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="4"/>'
    ),
    "die": _wood(
        "M22 6H78Q90 6 90 18V74Q90 86 78 86H22Q10 86 10 74V18Q10 6 22 6z",
        "".join(f'<circle cx="{x}" cy="{y}" r="7.5" {DARK}/>' for x, y in ((30, 26), (50, 46), (70, 66))),
    ),
    "card": _wood(
        "M26 3H74Q80 3 80 9V85Q80 91 74 91H26Q20 91 20 85V9Q20 3 26 3z",
        '<path d="M32 20H68M32 32H68M32 44H56" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="5"/>',
    ),
    "skull": _wood(
        "M50 4C78 4 90 22 90 44C90 58 82 66 74 70V88H26V70C18 66 10 58 10 44C10 22 22 4 50 4z",
        f'<circle cx="33" cy="44" r="10" {DARK}/><circle cx="67" cy="44" r="10" {DARK}/>'
        f'<path d="M50 54L57 66H43z" {DARK}/>'
        '<path d="M42 76V88M50 76V88M58 76V88" stroke="#000" stroke-opacity=".6" stroke-width="4"/>',
    ),
    "eye": _wood(
        "M4 46Q50 -4 96 46Q50 96 4 46z",
        f'<circle cx="50" cy="46" r="19" {LIGHT}/><circle cx="50" cy="46" r="10" {DARK}/>',
    ),
    "clock": _wood(
        _disc(42),
        '<path d="M50 20V46L67 56" fill="none" stroke="#000" stroke-opacity=".7" stroke-width="7"'
        ' stroke-linecap="round" stroke-linejoin="round"/>',
    ),
    "bottle": _wood("M42 3H58V26C58 34 70 36 70 48V82Q70 90 62 90H38Q30 90 30 82V48C30 36 42 34 42 26z"),
    "gear": _wood(
        "M43 4H57L60 16L71 21L82 14L92 25L84 36L88 46L98 50V58H86L80 70L86 81L76 91L64 84L57 88H43L36 84L24 91"
        "L14 81L20 70L14 58H2V50L12 46L16 36L8 25L18 14L29 21L40 16z",
        f'<circle cx="50" cy="50" r="14" {DARK}/>',
    ),
}
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


def house_symbol(name: str, ident: str) -> str:
    """A shape of the house set as a symbol."""
    return f'<symbol id="{ident}" viewBox="0 0 100 100" overflow="visible">{SHAPES[name]}</symbol>'
