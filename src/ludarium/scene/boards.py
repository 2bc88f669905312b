"""Boards: grids of squares, and maps of places and roads."""

from __future__ import annotations

import math

from ludarium.scene.components import Box, Cell, Grid, Link, Map, Spot
from ludarium.scene.ink import measure, mix, rect, tag
from ludarium.scene.pen import Pen
from ludarium.scene.pieces import pieces

# --- grid -------------------------------------------------------------------------------------------


def grid(pen: Pen, it: Grid, ground: str, where: str) -> str:
    """Squares with their headings along the top and the left edge."""
    heading, box = pen.heading(it.title, it.box, ground)
    top = pen.letter * 1.1 if any(it.columns) else 0.0
    left = pen.letter * (0.5 + 0.6 * max(map(len, it.lines))) if any(it.lines) else 0.0
    wide, high = (box.w - left) / len(it.columns), (box.h - top) / len(it.lines)
    ink, halo = pen.on(ground), pen.under(ground)

    def square(column: float, line: float, columns: int = 1, lines: int = 1) -> Box:
        return Box(box.x + left + column * wide, box.y + top + line * high, columns * wide, lines * high)

    body = heading
    for at, name in enumerate(it.columns):
        body += pen.write(name, Box(square(at, 0).x, box.y, wide, top), ink, size=0.8, across="middle", halo=halo)
    for at, name in enumerate(it.lines):
        body += pen.write(
            name, Box(box.x, square(0, at).y, left * 0.8, high), ink, size=0.8, across="middle", halo=halo
        )
    return body + "".join(cell(pen, one, square(one.column, one.line, *one.spans), it.bare, where) for one in it.cells)


def cell(pen: Pen, it: Cell, box: Box, bare: bool, where: str) -> str:
    """One square: its printed icon or label, and the pieces standing on it."""
    fill = pen.colour(it.tone, "panel")
    inner = box.inset(min(box.w, box.h) * 0.03)
    ground = body = ""
    if not bare:
        ground = rect(
            inner,
            r=min(box.w, box.h) * 0.07,
            fill=fill,
            fill_opacity=None if it.tone or not pen.scene.look.background else 0.62,
            stroke=pen.line,
            stroke_width=pen.letter * 0.06,
        )
    elif it.tone:
        ground = rect(inner, r=min(box.w, box.h) * 0.07, fill=fill, fill_opacity=0.75)
    ink = pen.on(fill)
    side = min(inner.w, inner.h)
    if it.icon:
        square = Box(box.x + (box.w - side * 0.78) / 2, box.y + (box.h - side * 0.78) / 2, side * 0.78, side * 0.78)
        body += pen.icon(it.icon, square, ink, ground=fill, opacity=0.5 if it.pieces else 1.0)
    if it.label:
        crowded = bool(it.pieces or it.icon)
        strip = inner.inset(side * 0.07)
        strip = Box(strip.x, strip.y, strip.w, min(strip.h * 0.24, pen.letter * 0.75)) if crowded else strip
        halo = fill if bare or it.icon else None
        across = "start" if crowded else "middle"
        body += pen.write(it.label, strip, ink, size=0.62 if crowded else 0.85, across=across, halo=halo)
    standing = inner.inset(side * (0.1 if len(it.pieces) < 2 else 0.05))
    if it.label:  # the pieces leave the printed label to be read
        down = min(standing.h * 0.24, pen.letter * 0.75) * 0.7
        standing = Box(standing.x, standing.y + down, standing.w, standing.h - down)
    body += pieces(pen, it.pieces, standing, it.name or f"{where}-{it.column}-{it.line}")
    if pen.is_lit(it):
        tint = rect(inner, r=side * 0.07, fill=pen.glow, fill_opacity=0.14)
        body = tag("g", tint, class_="glow", pointer_events="none") + body
    return pen.thing(
        it, "cell", ground + body, box, where=f"{where}-{it.column}-{it.line}", glow=pen.ticks(it, inner, side * 0.07)
    )


# --- map --------------------------------------------------------------------------------------------


def roadmap(pen: Pen, it: Map, ground: str, where: str) -> str:
    """Roads first, so that places lie on them; casings below cores, so that crossings look like crossings."""
    heading, _ = pen.heading(it.title, it.box, ground)
    spots = {spot.name: spot for spot in it.spots if spot.name}
    links = [(link, spots[link.a], spots[link.b]) for link in it.links if link.a in spots and link.b in spots]
    casings = "".join(_road(pen, link, a, b, ground, casing=True) for link, a, b in links)
    cores = "".join(_road(pen, link, a, b, ground, casing=False) for link, a, b in links)
    signs = "".join(_road_sign(pen, link, a, b) for link, a, b in links if link.label)
    places = "".join(spot(pen, one, ground, f"{where}-{at}") for at, one in enumerate(it.spots))
    names = "".join(_spot_name(pen, one, it.box, ground) for one in it.spots)
    return heading + tag("g", casings + cores + signs, class_="roads", fill="none") + places + names


def _bow(link: Link, a: Spot, b: Spot) -> tuple[float, float]:
    """The control point of a road's curve: its middle, moved sideways by ``bend``."""
    return (a.x + b.x) / 2 - (b.y - a.y) * link.bend * 2, (a.y + b.y) / 2 + (b.x - a.x) * link.bend * 2


def _road(pen: Pen, link: Link, a: Spot, b: Spot, ground: str, *, casing: bool) -> str:
    """One layer of a road: the dark casing or the coloured core."""
    x, y = _bow(link, a, b)
    core = pen.colour(link.tone, "line")
    return tag(
        "path",
        class_="road",
        d=f"M{a.x:.1f} {a.y:.1f}Q{x:.1f} {y:.1f} {b.x:.1f} {b.y:.1f}",
        stroke=mix(core, pen.on(core), 0.6) if casing else core,
        stroke_width=link.width * (1.7 if casing else 1.0),
        stroke_opacity=0.55 if casing else None,
        stroke_dasharray=f"{link.width * 2:.1f} {link.width * 1.6:.1f}" if link.dashed else None,
        stroke_linecap="butt" if link.dashed else "round",
    )


def _road_sign(pen: Pen, link: Link, a: Spot, b: Spot) -> str:
    """A road's label on a little plate at its middle."""
    x, y = _bow(link, a, b)
    x, y = (a.x + b.x) / 4 + x / 2, (a.y + b.y) / 4 + y / 2
    size = pen.letter * 0.68
    wide, high = measure(link.label, "bold") * size + size * 0.7, size * 1.35
    plate = Box(x - wide / 2, y - high / 2, wide, high)
    frame = rect(plate, r=high * 0.3, fill=pen.paper, stroke=pen.ink, stroke_width=pen.letter * 0.05)
    return frame + pen.figure(link.label, plate, pen.on(pen.paper), size=0.68)


def _short(label: str) -> bool:
    """Whether a label is a number or a letter or two, to be printed on its place instead of under it."""
    return len(label) <= 3


def spot(pen: Pen, it: Spot, ground: str, where: str) -> str:
    """A place on a map: its outline, what is printed on it, and who stands there."""
    fill = pen.colour(it.tone, "panel")
    r = it.size / 2
    box = Box(it.x - r, it.y - r, it.size, it.size)
    base = pen.shadow(it.x, it.y + r * 0.22, r * 1.25, r * 1.15) + _spot_outline(it, ground)
    body = _spot_outline(it, fill, stroke=pen.edge(fill), stroke_width=max(it.size * 0.05, 1.5))
    body += _spot_outline(it, "none", stroke="#fff", stroke_width=it.size * 0.03, stroke_opacity=0.4, shrink=0.84)
    ink = pen.on(fill)
    if it.icon:
        body += pen.icon(it.icon, box.inset(it.size * 0.2), ink, ground=fill, opacity=0.35 if it.pieces else 1.0)
    number = it.label if _short(it.label) else it.name if _short(it.name) else ""
    crowded = bool(it.pieces or it.icon)
    if number and not crowded:
        body += pen.figure(number, box.inset(it.size * 0.2), ink, size=it.size / pen.letter * 0.42)
    if it.pieces:
        room = box.inset(it.size * (0.1 if len(it.pieces) == 1 else -0.05))
        up = it.size * 0.12 if number else 0.0
        body += pieces(pen, it.pieces, Box(room.x, room.y - up, room.w, room.h), it.name or where)
    if number and crowded:
        body += _plate(pen, number, it.x, it.y + r * 0.92, it.size)
    if it.faded:
        body += _strike(pen, it, r)
    reach = Box(it.x, it.y, 0, 0).inset(-max(r, pen.letter * 0.8))
    square = it.shape == "square"
    glow = pen.ticks(it, box.inset(-r * 0.1), r * 0.2) if square else pen.halo(it, it.x, it.y, r * 1.14)
    return pen.thing(it, "spot", body, reach, where=where, base=base + glow)


def _strike(pen: Pen, it: Spot, r: float) -> str:
    """The stroke through a place one cannot go to."""
    d = f"M{it.x - r:.1f} {it.y + r:.1f}L{it.x + r:.1f} {it.y - r:.1f}"
    return tag("path", d=d, stroke=pen.ink, stroke_width=pen.letter * 0.16, stroke_linecap="round")


def _plate(pen: Pen, label: str, x: float, y: float, size: float) -> str:
    """A short label on a small plate at the foot of a place."""
    high = _plate_height(pen, size)
    wide = max(measure(label, "bold") * high * 0.78 + high * 0.5, high)
    box = Box(x - wide / 2, y - high / 2, wide, high)
    frame = rect(box, r=high * 0.3, fill=pen.paper, stroke=pen.edge(pen.paper), stroke_width=high * 0.05)
    return frame + pen.figure(label, box, pen.on(pen.paper), size=high / pen.letter * 0.78)


def _plate_height(pen: Pen, size: float) -> float:
    """The height of that plate."""
    return max(size * 0.3, pen.letter * 0.66)


def _spot_outline(it: Spot, fill: str, *, shrink: float = 1.0, **ink: str | float | None) -> str:
    """The shape of a place."""
    r = it.size / 2 * shrink
    if it.shape == "square":
        return rect(Box(it.x - r, it.y - r, 2 * r, 2 * r), r=r * 0.18, fill=fill, **ink)
    if it.shape == "hexagon":
        corners = ((math.cos(turn * math.pi / 3), math.sin(turn * math.pi / 3)) for turn in range(6))
        points = " ".join(f"{it.x + r * x:.1f},{it.y + r * y:.1f}" for x, y in corners)
        return tag("polygon", points=points, fill=fill, stroke_linejoin="round", **ink)
    return tag("circle", cx=it.x, cy=it.y, r=r, fill=fill, **ink)


def _spot_name(pen: Pen, it: Spot, within: Box, ground: str) -> str:
    """A place's name below it, moved sideways rather than over the edge of the map."""
    if _short(it.label):
        return ""
    wide = min(max(it.size * 2.2, pen.letter * 5), within.w)
    x = min(max(it.x - wide / 2, within.x), within.x + within.w - wide)
    on_plate = _short(it.name) and bool(it.pieces or it.icon)
    top = it.y + it.size * (0.46 if on_plate else 0.56) + (_plate_height(pen, it.size) / 2 if on_plate else 0.0)
    box = Box(x, top, wide, pen.letter * 1.7)
    return pen.write(it.label, box, pen.on(ground), size=0.72, across="middle", down="start", halo=ground)
