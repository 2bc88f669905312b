"""The two battlefields on the table: Earth as a grid on a globe, the Matrix as rings with drawn links."""

from __future__ import annotations

from ludarium.games.protocol_g117 import outlook
from ludarium.games.protocol_g117.board import BIT, COLUMNS, EARTH, LINKS, MATRIX, ROWS
from ludarium.games.protocol_g117.layout import Layout
from ludarium.games.protocol_g117.position import AI, HU, SIDES, Protocol, contested, controlled, count_on
from ludarium.games.protocol_g117.rules import kind
from ludarium.games.protocol_g117.wording import control_says, points_told, square_says
from ludarium.scene import (
    NOWHERE,
    Box,
    Cell,
    Component,
    Grid,
    Link,
    Map,
    Note,
    Picture,
    Piece,
    Space,
    Spaces,
    Spot,
)
from ludarium.texts import Texts

TONES = ("rose", "blue")
UNIT_ALONE = 0.86  # how large a unit is on Earth
UNIT_IN_TWO = 1.12  # and in the Matrix, where two stand: the drawings leave some of their width free


def earth(g: Protocol, say: Texts, at: Layout) -> list[Component]:
    """The globe, the grid on it, the units, and the points on top so that no unit hides them."""
    field = at.grid
    side = field.h - at.margins[1]
    x, y = field.x + field.w / 2 + at.margins[0] / 2, field.y + field.h / 2 + at.margins[1] / 2
    parts: list[Component] = [
        Picture(box=at.earth, icon="frame-earth"),
        Picture(box=Box(x - side / 2, y - side / 2, side, side), icon="globe", says=points_told(g, EARTH, say)),
        *heading(g, "earth", say, at.earth_title),
    ]
    parts += [Picture(box=at.square(name), icon="cell-earth") for name in EARTH]
    homes = [name for name in EARTH if outlook.home_of(g, name)]
    parts += [start_mark(g, name, at.square(name)) for name in homes if not taken(g, name)]
    parts.append(
        Grid(box=at.grid, bare=True, columns=COLUMNS, lines=ROWS, cells=tuple(cell(g, name, say) for name in EARTH))
    )
    parts += [start_tag(g, name, at) for name in homes if taken(g, name)]
    for name in EARTH:
        parts += medals(g, name, at.medal(name))
    return parts


def matrix(g: Protocol, say: Texts, at: Layout) -> list[Component]:
    """The rings, the links that say what is adjacent, and two places on every square."""
    x, y = at.centre
    reach = at.radii[1] / 0.79  # where the outer ring of that drawing is
    parts: list[Component] = [
        Picture(box=at.matrix, icon="frame-matrix"),
        Picture(box=Box(x - reach, y - reach, 2 * reach, 2 * reach), icon="web", says=points_told(g, MATRIX, say)),
        *heading(g, "matrix", say, at.matrix_title),
    ]
    spots = tuple(node(g, name, say, at) for name in MATRIX)
    links = tuple(
        Link(a=a, b=b, tone="link", width=at.spot * 0.13, bend=ring_bend(a, b)) for a, b in LINKS if a in MATRIX
    )
    parts.append(Map(box=at.matrix, spots=spots, links=links))
    parts.append(Picture(box=at.foot("core"), icon="core-plate"))  # too long a name for the plates of the others
    parts += [start_tag(g, name, at) for name in MATRIX if outlook.home_of(g, name)]
    for name in MATRIX:
        parts += medals(g, name, at.medal(name))
    return parts


def heading(g: Protocol, field: str, say: Texts, box: Box) -> list[Component]:
    """The name of a world; a thing to click where whole fields can be sabotaged (PG-80)."""
    if box is NOWHERE:
        return []
    if g.rules.sabotage_scope != "field":
        return [Note(box=box, text=say(f"scene-verb-{field}"))]
    possible = outlook.possible(g, field)
    says = control_says(g, field, say)
    space = Space(name=field, kind="control", label=say(f"scene-verb-{field}"), says=says, faded=not possible)
    return [Spaces(box=box, spaces=(space,))]


# --- Squares -------------------------------------------------------------------------------------------------------


def start_mark(g: Protocol, name: str, box: Box) -> Picture:
    """The printed start of a side, large on an empty square."""
    size = min(box.w, box.h) * 0.72
    square = Box(box.x + (box.w - size) / 2, box.y + (box.h - size) / 2, size, size)
    return Picture(box=square, icon=f"start-{outlook.home_of(g, name)}")


def start_tag(g: Protocol, name: str, at: Layout) -> Picture:
    """Whose start a square is, on a small tag that no unit hides."""
    return Picture(box=at.start_tag(name), icon=f"tag-{outlook.home_of(g, name)}")


def medals(g: Protocol, name: str, box: Box) -> list[Component]:
    """The points printed on a square, struck out when they are sabotaged in this count."""
    points = g.rules.vp_of(name)
    if not points:
        return []
    parts: list[Component] = [Picture(box=box, icon=f"vp{points}")]
    if outlook.cancelled(g) & BIT[name]:
        parts.append(Picture(box=box, icon="strike"))
    return parts


def cell(g: Protocol, name: str, say: Texts) -> Cell:
    """One Earth square; in letters an empty one shows its points or whose start it is."""
    home = outlook.home_of(g, name)
    printed = str(g.rules.vp_of(name)) if g.rules.vp_of(name) else say(f"name-{home}") if home else ""
    return Cell(
        name=name,
        kind=printed,
        icon="blank" if printed else "",
        column=COLUMNS.index(name[:2]),
        line=ROWS.index(name[2:]),
        says=square_says(g, name, say),
        tone=held_tone(g, name),
        pieces=(*units(g, AI, name, say, UNIT_ALONE), *units(g, HU, name, say, UNIT_ALONE)),
    )


def node(g: Protocol, name: str, say: Texts, at: Layout) -> Spot:
    """One Matrix square: two places, units of ai from the left and units of hu from the right."""
    x, y = at.node(name)
    return Spot(
        name=name,
        kind="node",
        x=x,
        y=y,
        size=at.spot,
        label="" if name == "core" else name,
        says=square_says(g, name, say),
        tone=held_tone(g, name) or "node",
        pieces=places(g, name, say),
    )


def taken(g: Protocol, name: str) -> bool:
    """Whether somebody stands on a square."""
    return bool((g.units[AI] | g.units[HU]) & BIT[name])


def ring_bend(a: str, b: str) -> float:
    """Links along a ring follow it; the others are straight."""
    if a[0] == b[0] == "o":
        return -0.1
    return -0.21 if a[0] == b[0] == "i" else 0.0


def held_tone(g: Protocol, name: str) -> str:
    """Whose square it is now."""
    bit = BIT[name]
    if contested(g) & bit:
        return "contest"
    holders = [f"{SIDES[seat]}-held" for seat in (AI, HU) if controlled(g, seat) & bit]
    return holders[0] if holders else ""


def places(g: Protocol, name: str, say: Texts) -> tuple[Piece, ...]:
    """PG-17. The places of a Matrix square from left to right, with the units on them."""
    ai, hu = (units(g, seat, name, say, UNIT_IN_TWO) for seat in (AI, HU))
    free = Piece(label=say("scene-free-place"), icon="place", size=UNIT_IN_TWO)
    return (*ai, *[free] * (g.rules.matrix_capacity - len(ai) - len(hu)), *hu)


def units(g: Protocol, seat: int, name: str, say: Texts, size: float) -> list[Piece]:
    """The units of a side on a square, marked when they can be struck now or when one of them is charging."""
    bit = BIT[name]
    found = []
    for at in range(count_on(g, seat, bit)):
        icon = f"unit-{kind(seat, bit)}{fate(g, seat, name) if at == 0 else ''}"
        found.append(Piece(kind=say(f"name-{kind(seat, bit)}"), icon=icon, tone=TONES[seat], size=size))
    return found


def fate(g: Protocol, seat: int, name: str) -> str:
    """What threatens one unit of a side on a square, as the end of the name of its drawing."""
    if seat != outlook.acting(g):
        return "-struck" if name in outlook.squares_for(g, "attack", "hit") else ""
    return "-lost" if name == outlook.charges_from(g) else ""
