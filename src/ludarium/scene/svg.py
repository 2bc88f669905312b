"""A scene as SVG: a printed game on a table.

One pure function; one small function per component. The drawing holds no styles and no scripts (presentation
attributes and classes only), so it may be inlined under the strictest content policy.

For a client: things carry ``data-name`` and ``class="thing"``; pieces carry ``class="piece"``, ``data-kind``
and their centre in ``data-x`` and ``data-y``, and their groups have no transform of their own.

Besides the five colours every palette has, these are used when present: ``sheet`` (the table under everything,
else paper), ``card`` (faces of cards, else paper) and ``lit`` (the glow, else accent).
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import assert_never

from ludarium.scene.components import (
    Box,
    Card,
    Cards,
    Cell,
    Component,
    Dice,
    Grid,
    Link,
    Map,
    Mat,
    Note,
    Picture,
    Pool,
    Scene,
    Space,
    Spaces,
    Spot,
    Thing,
    Track,
)
from ludarium.scene.ink import measure, mix, quoted, rect, slug, tag
from ludarium.scene.pen import Pen
from ludarium.scene.pieces import CARD, card, die, empty_slot, pack, piece, pieces
from ludarium.scene.text import text
from ludarium.scene.tracks import track


def svg(scene: Scene, *, lit: Collection[str] = (), prefix: str = "", standalone: bool = True) -> str:
    """The drawing of a scene. ``lit`` names the things that can be acted on now.

    A ``standalone`` drawing is a picture with a full text alternative; otherwise it is a group whose things a
    page makes reachable one by one. ``prefix`` keeps the ids of several drawings on one page apart.
    """
    pen = Pen(scene, lit, prefix)
    parts = "".join(component(pen, part, pen.sheet, str(at)) for at, part in enumerate(scene.components))
    told = f"{scene.summary}\n\n{text(scene, lit=lit)}" if standalone else scene.summary
    body = (
        tag("title", quoted(scene.title), id=prefix + "title")
        + tag("desc", quoted(told), id=prefix + "desc")
        + pen.defs()
        + _sheet(pen)
        + parts
    )
    return tag(
        "svg",
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {scene.width:g} {scene.height:g}",
        preserveAspectRatio="xMidYMid meet",
        class_="scene",
        role="img" if standalone else "group",
        aria_labelledby=prefix + "title",
        aria_describedby=prefix + "desc",
        font_family="system-ui, sans-serif",
        font_variant="tabular-nums",
    )


def _sheet(pen: Pen) -> str:
    """The paper under everything, and the game's own drawing on it."""
    scene = pen.scene
    whole = Box(0, 0, scene.width, scene.height)
    paper = rect(whole, class_="sheet", fill=pen.sheet)
    return paper + (pen.icon(scene.look.background, whole, pen.ink) if scene.look.background in pen.art else "")


def component(pen: Pen, part: Component, ground: str, where: str) -> str:
    """Any component, drawn on a ground of this colour; ``where`` tells it from its neighbours in ids."""
    match part:
        case Grid():
            body = grid(pen, part, ground, where)
        case Map():
            body = roadmap(pen, part, ground, where)
        case Track():
            body = track(pen, part, ground, where)
        case Spaces():
            body = spaces(pen, part, ground, where)
        case Cards():
            body = cards(pen, part, ground, where)
        case Dice():
            body = dice(pen, part, ground, where)
        case Pool():
            body = pool(pen, part, ground, where)
        case Note():
            body = note(pen, part, ground)
        case Picture():
            body = picture(pen, part)
        case Mat():
            body = mat(pen, part, where)
        case _:
            assert_never(part)
    seat = str(part.seat) if isinstance(part, Mat) else None
    asked = " active" if isinstance(part, Mat) and part.active else ""
    return tag("g", body, class_=type(part).__name__.lower() + asked, data_seat=seat)


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
    body = ""
    if not bare:
        body = rect(
            inner,
            r=min(box.w, box.h) * 0.07,
            fill=fill,
            fill_opacity=None if it.tone or not pen.scene.look.background else 0.62,
            stroke=pen.line,
            stroke_width=pen.letter * 0.06,
        )
    elif it.tone:
        body = rect(inner, r=min(box.w, box.h) * 0.07, fill=fill, fill_opacity=0.75)
    ink = pen.on(fill)
    side = min(inner.w, inner.h)
    if it.icon:
        square = Box(box.x + (box.w - side * 0.78) / 2, box.y + (box.h - side * 0.78) / 2, side * 0.78, side * 0.78)
        body += pen.icon(it.icon, square, ink, opacity=0.5 if it.pieces else 1.0)
    if it.label:
        crowded = bool(it.pieces or it.icon)
        strip = inner.inset(side * 0.07)
        strip = Box(strip.x, strip.y, strip.w, min(strip.h * 0.3, pen.letter)) if crowded else strip
        halo = fill if bare or it.icon else None
        across = "start" if crowded else "middle"
        body += pen.write(it.label, strip, ink, size=0.62 if crowded else 0.85, across=across, halo=halo)
    standing = inner.inset(side * (0.1 if len(it.pieces) < 2 else 0.05))
    body += pieces(pen, it.pieces, standing, it.name or f"{where}-{it.column}-{it.line}")
    return pen.thing(it, "cell", body, box, where=f"{where}-{it.column}-{it.line}", glow=pen.ticks(inner, side * 0.07))


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
    body = pen.shadow(it.x, it.y + r * 0.22, r * 1.25, r * 1.15)
    body += _spot_outline(it, fill, stroke=pen.edge(fill), stroke_width=max(it.size * 0.05, 1.5))
    body += _spot_outline(it, "none", stroke="#fff", stroke_width=it.size * 0.03, stroke_opacity=0.4, shrink=0.84)
    ink = pen.on(fill)
    if it.icon:
        body += pen.icon(it.icon, box.inset(it.size * 0.2), ink, opacity=0.35 if it.pieces else 1.0)
    if _short(it.label) and not it.pieces and not it.icon:
        body += pen.figure(it.label, box.inset(it.size * 0.2), ink, size=it.size / pen.letter * 0.42)
    if it.pieces:
        one = len(it.pieces) == 1
        body += pieces(pen, it.pieces, box.inset(it.size * (0.1 if one else -0.06)), it.name or where)
    if _short(it.label) and it.label and (it.pieces or it.icon):
        body += _plate(pen, it.label, it.x, it.y + r * 0.86, it.size)
    reach = Box(it.x, it.y, 0, 0).inset(-max(r, pen.letter * 0.8))
    return pen.thing(it, "spot", body, reach, where=where, glow=pen.halo(it.x, it.y, r * 1.14))


def _plate(pen: Pen, label: str, x: float, y: float, size: float) -> str:
    """A short label on a small plate at the foot of a place."""
    high = max(size * 0.3, pen.letter * 0.66)
    wide = max(measure(label, "bold") * high * 0.78 + high * 0.5, high)
    plate = Box(x - wide / 2, y - high / 2, wide, high)
    frame = rect(plate, r=high * 0.3, fill=pen.paper, stroke=pen.edge(pen.paper), stroke_width=high * 0.05)
    return frame + pen.figure(label, plate, pen.on(pen.paper), size=high / pen.letter * 0.78)


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
    box = Box(x, it.y + it.size * 0.56, wide, pen.letter * 1.7)
    return pen.write(it.label, box, pen.on(ground), size=0.72, across="middle", down="start", halo=ground)


# --- spaces -----------------------------------------------------------------------------------------


def spaces(pen: Pen, it: Spaces, ground: str, where: str) -> str:
    """Printed action boxes in reading order."""
    heading, box = pen.heading(it.title, it.box, ground)
    gap = pen.letter * 0.28
    columns = max(it.columns, 1)
    lines = max(math.ceil(len(it.spaces) / columns), 1)
    wide, high = (box.w - gap * (columns - 1)) / columns, (box.h - gap * (lines - 1)) / lines
    body = heading
    for at, one in enumerate(it.spaces):
        line, column = divmod(at, columns)
        place = Box(box.x + column * (wide + gap), box.y + line * (high + gap), wide, high)
        body += space(pen, one, place, f"{where}-{at}")
    return body


def space(pen: Pen, it: Space, box: Box, where: str) -> str:
    """An action box: icon at the left (or on top of a tall one), label, note, and the cubes standing on it."""
    fill = pen.colour(it.tone, "panel")
    pad = min(pen.letter * 0.26, box.h * 0.12)
    r = min(pen.letter * 0.35, box.h * 0.2)
    body = rect(Box(box.x, box.y + pad * 0.4, box.w, box.h), r=r, fill="#000", fill_opacity=0.18)
    body += rect(
        box,
        r=r,
        fill=fill,
        stroke=pen.edge(fill),
        stroke_width=pen.letter * 0.06,
        stroke_dasharray=f"{pen.letter * 0.25:.1f} {pen.letter * 0.2:.1f}" if it.faded else None,
    )
    body += rect(box.inset(pad * 0.5), r=r * 0.7, fill="none", stroke=pen.on(fill), stroke_opacity=0.16)
    inner = box.inset(pad)
    tall = bool(it.icon) and box.h > box.w * 0.7
    body += _space_tall(pen, it, inner, fill, where) if tall else _space_wide(pen, it, inner, fill, where)
    return pen.thing(it, "space", body, box, where=where, glow=pen.ticks(box, r))


def _space_wide(pen: Pen, it: Space, inner: Box, fill: str, where: str) -> str:
    """Icon left, words in the middle, cubes right."""
    body, left, right = "", inner.x + pen.letter * 0.12, inner.x + inner.w
    if it.icon:
        side = min(inner.h, inner.w * 0.28, pen.letter * 2.4)
        tile = Box(inner.x, inner.y + (inner.h - side) / 2, side, side)
        body += rect(tile, r=side * 0.16, fill=mix(fill, pen.on(fill), 0.12))
        body += pen.icon(it.icon, tile.inset(side * 0.1), pen.on(fill))
        left = tile.x + side + pen.letter * 0.3
    if it.pieces:
        side = min(inner.h, pen.letter * 1.5)
        wide = min(side * len(it.pieces), inner.w * (0.34 if it.label or it.note else 1.0))
        right -= wide
        body += pieces(pen, it.pieces, Box(right, inner.y, wide, inner.h), it.name or where, most=side)
    return body + _words(pen, it, Box(left, inner.y, right - left, inner.h), fill, "start")


def _space_tall(pen: Pen, it: Space, inner: Box, fill: str, where: str) -> str:
    """Icon on top, words below, cubes between them."""
    side = min(inner.w, inner.h * (0.3 if it.pieces else 0.46))
    tile = Box(inner.x + (inner.w - side) / 2, inner.y, side, side)
    body = pen.icon(it.icon, tile.inset(side * 0.06), pen.on(fill))
    top = inner.y + side
    if it.pieces:
        row = Box(inner.x, top, inner.w, inner.h * 0.3)
        body += pieces(pen, it.pieces, row, it.name or where, most=pen.letter * 1.5)
        top += row.h
    return body + _words(pen, it, Box(inner.x, top, inner.w, inner.y + inner.h - top), fill, "middle")


def _words(pen: Pen, it: Space, box: Box, fill: str, across: str) -> str:
    """Label and note; side by side they share the height as they need it."""
    ink = pen.on(fill)
    if not it.note:
        return pen.write(it.label, box, ink, size=0.88, face="bold", across=across)
    if not it.label:
        return pen.write(it.note, box, ink, size=0.74, across=across)
    lines = measure(it.label, "bold") * pen.letter * 0.88 / max(box.w, 1.0)
    share = 0.5 if lines <= 1 or box.h < pen.letter * 2.6 else 0.6
    above = Box(box.x, box.y, box.w, box.h * share)
    below = Box(box.x, box.y + box.h * share, box.w, box.h * (1 - share))
    label = pen.write(it.label, above, ink, size=0.88, face="bold", across=across, down="end")
    return label + pen.write(it.note, below, ink, size=0.7, across=across, down="start")


# --- cards ------------------------------------------------------------------------------------------


def cards(pen: Pen, it: Cards, ground: str, where: str) -> str:
    """Cards in a row, held in a hand, or stacked."""
    heading, box = pen.heading(it.title, it.box, ground)
    if it.style in ("pile", "deck"):
        return heading + _stack(pen, it, box, ground, where)
    if not it.cards:
        return heading + _no_card(pen, pack(1, box, ratio=CARD)[0], ground)
    return heading + (_hand if it.style == "hand" else _row)(pen, it, box, where)


def _row(pen: Pen, it: Cards, box: Box, where: str) -> str:
    """Cards side by side, in as many lines as make them largest; one on its side takes a wider place."""
    gap = pen.letter * 0.3
    if not any(one.turned for one in it.cards):
        places = pack(len(it.cards), box, ratio=CARD, gap=gap)
    else:
        shares = [1 / CARD if one.turned else 1.0 for one in it.cards]
        wide = min(box.h * CARD, (box.w - gap * (len(shares) - 1)) / sum(shares))
        left = box.x + (box.w - wide * sum(shares) - gap * (len(shares) - 1)) / 2
        places = []
        for share in shares:
            high = wide if share > 1 else wide / CARD
            places.append(Box(left, box.y + (box.h - high) / 2, wide * share, high))
            left += wide * share + gap
    return "".join(card(pen, one, at, f"{where}-{n}") for n, (one, at) in enumerate(zip(it.cards, places, strict=True)))


def _hand(pen: Pen, it: Cards, box: Box, where: str) -> str:
    """Cards held: fanned a little, overlapping when there are many."""
    count = len(it.cards)
    high = min(box.h * 0.94, box.w * 0.9 / CARD)
    if count > 1:  # at least a third of each stays visible
        high = min(high, box.w * 0.96 / CARD / (1 + (count - 1) * 0.34))
    wide = high * CARD
    step = min(wide * 1.06, (box.w * 0.96 - wide) / (count - 1)) if count > 1 else 0.0
    left = box.x + (box.w - wide - step * (count - 1)) / 2
    body = ""
    for at, one in enumerate(it.cards):
        off = at - (count - 1) / 2
        lean = off * min(1.6, 6 / count)
        place = Box(left + at * step, box.y + (box.h - high) / 2 + abs(lean) * high * 0.004, wide, high)
        body += card(pen, one, place, f"{where}-{at}", lean=lean)
    return body


def _stack(pen: Pen, it: Cards, box: Box, ground: str, where: str) -> str:
    """A pile or deck: the top card on the edges of those below, with their number."""
    count = len(it.cards) if it.count is None else it.count
    room = Box(box.x, box.y, box.w * 0.92, box.h * 0.94)
    place = pack(1, room, ratio=CARD)[0]
    if not count and not it.cards:
        return _no_card(pen, place, ground)
    top = it.cards[-1] if it.cards else Card(back=True)
    if it.style == "deck" and not it.cards:
        top = Card(back=True, label=it.title)
    paper = pen.palette.get("card", pen.paper)
    depth = min(max(count - 1, 0), 4)
    step = place.w * 0.02
    edges = "".join(
        rect(
            Box(place.x + at * step, place.y + at * step, place.w, place.h),
            r=place.w * 0.07,
            fill=mix(paper, "#000000", 0.12),
            stroke=pen.edge(paper),
            stroke_width=0.8,
        )
        for at in range(depth, 0, -1)
    )
    size = min(pen.letter * 1.3, place.w * 0.34)
    wide = max(size, measure(str(count), "bold") * size * 0.7 + size * 0.4)
    tab = Box(place.x + place.w - wide * 0.8, place.y + place.h - size * 0.8, wide, size)
    number = rect(tab, r=size / 2, fill=pen.ink, stroke=pen.paper, stroke_width=size * 0.06)
    number += pen.figure(str(count), tab, pen.on(pen.ink), size=size / pen.letter * 0.66)
    return edges + card(pen, top, place, where) + tag("g", number, class_="count", pointer_events="none")


def _no_card(pen: Pen, place: Box, ground: str) -> str:
    """The printed place of a card when none lies there."""
    return rect(
        place,
        r=place.w * 0.07,
        fill=pen.on(ground),
        fill_opacity=0.05,
        stroke=pen.on(ground),
        stroke_opacity=0.55,
        stroke_width=pen.letter * 0.06,
        stroke_dasharray=f"{pen.letter * 0.3:.1f} {pen.letter * 0.25:.1f}",
    )


# --- dice, pool, note, picture, mat -------------------------------------------------------------------


def dice(pen: Pen, it: Dice, ground: str, where: str) -> str:
    """Dice side by side, each with its label below when any has one."""
    heading, box = pen.heading(it.title, it.box, ground)
    body = tag("title", quoted(it.says)) if it.says else ""
    return body + heading + _labelled(pen, it.dice, box, ground, lambda one, at, n: die(pen, one, at, f"{where}-{n}"))


def pool(pen: Pen, it: Pool, ground: str, where: str) -> str:
    """Pieces lying loose, and the printed places without one."""
    heading, box = pen.heading(it.title, it.box, ground)
    empty = max(it.slots - len(it.pieces), 0)
    body = tag("title", quoted(it.says)) if it.says else ""
    body += heading
    body += _labelled(pen, it.pieces, box, ground, lambda one, at, n: piece(pen, one, at, f"{where}-{n}"), empty)
    return body
