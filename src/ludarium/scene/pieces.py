"""Loose things: pieces, dice and cards, and how several of them share a place."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ludarium.scene import shapes
from ludarium.scene.components import Box, Card, Die, Piece
from ludarium.scene.ink import fit, mix, rect, tag
from ludarium.scene.pen import WEAVE, Pen

CARD = 63 / 88  # width of a card over its height


def pack(
    count: int, box: Box, *, ratio: float = 1.0, gap: float = 0.0, most: float = math.inf, start: bool = False
) -> list[Box]:
    """Boxes for ``count`` things of one shape (``ratio``: width over height), as large as ``box`` allows.

    They lie in the middle of it, or from its top left corner when ``start``.
    """
    if count <= 0:
        return []
    high, columns = 0.0, 1
    for tried in range(1, count + 1):
        lines = math.ceil(count / tried)
        room = min((box.h - gap * (lines - 1)) / lines, (box.w - gap * (tried - 1)) / tried / ratio)
        if min(room, most) >= high - 1e-9:  # rather one long line than two short ones
            high, columns = min(room, most), tried
    high = max(high, 0.1)
    wide, lines = high * ratio, math.ceil(count / columns)
    top = box.y if start else box.y + (box.h - lines * high - (lines - 1) * gap) / 2
    places = []
    for at in range(count):
        line, column = divmod(at, columns)
        held = min(columns, count - line * columns)
        left = box.x if start else box.x + (box.w - held * wide - (held - 1) * gap) / 2
        places.append(Box(left + column * (wide + gap), top + line * (high + gap), wide, high))
    return places


# --- pieces -----------------------------------------------------------------------------------------


def pieces(pen: Pen, some: Sequence[Piece], box: Box, where: str, *, most: float = math.inf) -> str:
    """Pieces standing together in a place."""
    places = pack(len(some), box, gap=min(box.w, box.h) * 0.03, most=most)
    return "".join(piece(pen, it, at, f"{where}-{n}") for n, (it, at) in enumerate(zip(some, places, strict=True)))


def piece(pen: Pen, it: Piece, box: Box, where: str, *, figure: str = "") -> str:
    """A wooden piece filling a square box; ``figure`` is printed on it when it has no badge."""
    size = min(box.w, box.h) * it.size
    x, y = box.x + box.w / 2, box.y + box.h / 2
    place = Box(x - size / 2, y - size / 2, size, size)
    fill = pen.colour(it.tone)
    icon = pen.shape(it.icon, it.kind)
    body = (
        pen.shadow(x + size * 0.05, y + size * 0.36, size * 0.56, size * 0.24)
        + pen.icon(icon, place, fill, turned=it.turned)
        + badge(pen, it.badge or (it.label if len(it.label) <= 2 else "") or figure, icon, place, fill)
    )
    reach = max(size, min(pen.letter * 1.3, box.w, box.h))
    hit = Box(x - reach / 2, y - reach / 2, reach, reach)
    return pen.thing(it, "piece", body, hit, where=where, glow=pen.halo(it, x, y, size * 0.54))


def badge(pen: Pen, text: str, icon: str, place: Box, fill: str) -> str:
    """A number or letter on a piece: on its face where there is room, else on a small tag at its foot."""
    if not text:
        return ""
    size = place.w
    if icon not in pen.art and icon in shapes.FACES:
        x, y, wide = (share * size / 100 for share in shapes.FACES[icon])
        box = Box(place.x + x - wide / 2, place.y + y - wide / 2, wide, wide)
        return pen.figure(text, box, pen.on(fill), size=size / pen.letter * 0.5)
    high = min(max(size * 0.4, pen.letter * 0.72), size * 0.62)  # on small pieces it covers more, to be read
    wide = high if len(text) == 1 else high * (0.62 + 0.36 * len(text))
    box = Box(place.x + size * 0.98 - wide, place.y + size * 0.98 - high, wide, high)
    paper = pen.colour("", "paper")
    frame = rect(box, r=high / 2, fill=paper, stroke=pen.on(paper), stroke_width=size * 0.03)
    return frame + pen.figure(text, box.inset(high * 0.12), pen.on(paper), size=high / pen.letter * 0.8)


def empty_slot(pen: Pen, box: Box, ground: str) -> str:
    """A printed place without its piece."""
    return tag(
        "circle",
        cx=box.x + box.w / 2,
        cy=box.y + box.h / 2,
        r=min(box.w, box.h) * 0.4,
        fill=pen.on(ground),
        fill_opacity=0.06,
        stroke=pen.on(ground),
        stroke_opacity=0.6,
        stroke_width=max(pen.letter * 0.07, 1.2),
        stroke_dasharray=f"0.1 {pen.letter * 0.22:.1f}",
        stroke_linecap="round",
    )


# --- dice -------------------------------------------------------------------------------------------

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
OUTLINES = {  # how a die of so many sides looks from above: corners in hundredths
    4: ((50, 4), (97, 88), (3, 88)),
    8: ((50, 2), (94, 50), (50, 98), (6, 50)),
    10: ((50, 2), (97, 42), (92, 62), (50, 98), (8, 62), (3, 42)),
    12: ((50, 2), (97, 37), (79, 95), (21, 95), (3, 37)),
    20: ((50, 1), (94, 26), (94, 74), (50, 99), (6, 74), (6, 26)),
}


def die(pen: Pen, it: Die, box: Box, where: str) -> str:
    """A die with pips (six sides) or a figure (any other), lying in a shadow; not thrown yet: a question mark."""
    fill = pen.colour(it.tone) if it.tone else pen.bone
    spot = pen.on(fill)
    face = Box(box.x + box.w * 0.06, box.y + box.h * 0.03, box.w * 0.88, box.h * 0.88)
    x, y, size = face.x + face.w / 2, face.y + face.h / 2, face.w
    if not it.value:
        shown = pen.figure("?", face.inset(size * 0.2), spot, size=size / pen.letter * 0.5)
    elif it.sides == 6 and it.value in PIPS:
        shown = "".join(
            tag("circle", cx=x + dx * size * 0.26, cy=y + dy * size * 0.26, r=size * 0.098, fill=spot)
            for dx, dy in PIPS[it.value]
        )
    else:
        shown = pen.figure(str(it.value), face.inset(size * 0.24), spot, size=size / pen.letter * 0.5)
    body = pen.shadow(x + size * 0.06, y + size * 0.42, size * 0.66, size * 0.28) + _die_body(it, face, fill) + shown
    return pen.thing(it, "die", body, box, where=where, glow=pen.ticks(it, box, size * 0.2))


def _die_body(it: Die, face: Box, fill: str) -> str:
    """The block of a die: thickness, face and light edge."""
    size, thick = face.w, face.w * 0.07
    dark, light = mix(fill, "#000000", 0.35), mix(fill, "#ffffff", 0.65)
    low = Box(face.x, face.y + thick, size, size)
    if it.sides == 2:
        ring = {"cx": face.x + size / 2, "r": size / 2}
        return (
            tag("circle", cy=low.y + size / 2, fill=dark, **ring)
            + tag("circle", cy=face.y + size / 2, fill=fill, stroke=dark, stroke_width=size * 0.02, **ring)
            + tag("circle", cx=face.x + size / 2, cy=face.y + size / 2, r=size * 0.42, fill="none", stroke=light,
                  stroke_width=size * 0.04, stroke_dasharray=f"{size * 0.03:.1f} {size * 0.03:.1f}")
        )  # fmt: skip
    if it.sides in OUTLINES:
        top, base = (_polygon(OUTLINES[it.sides], at) for at in (face, low))
        return tag("polygon", points=base, fill=dark, stroke=dark, stroke_width=size * 0.04) + tag(
            "polygon", points=top, fill=fill, stroke=mix(fill, "#000000", 0.2), stroke_width=size * 0.025
        )
    edge = rect(face.inset(size * 0.035), r=size * 0.17, fill="none", stroke=light, stroke_width=size * 0.035)
    return (
        rect(low, r=size * 0.2, fill=dark)
        + rect(face, r=size * 0.2, fill=fill, stroke=dark, stroke_width=size * 0.02)
        + edge
    )


def _polygon(corners: Sequence[tuple[float, float]], box: Box) -> str:
    return " ".join(f"{box.x + x * box.w / 100:.1f},{box.y + y * box.h / 100:.1f}" for x, y in corners)


# --- cards ------------------------------------------------------------------------------------------


def card(pen: Pen, it: Card, box: Box, where: str, *, lean: float = 0.0) -> str:
    """A card filling a box; ``turned`` ones lie on their side in it, ``lean`` tilts one held in a hand."""
    x, y = box.x + box.w / 2, box.y + box.h / 2
    upright = Box(x - box.h / 2, y - box.w / 2, box.h, box.w) if it.turned else box
    body = card_back(pen, it, upright) if it.back else card_face(pen, it, upright)
    standing = ""
    if it.pieces:
        foot = Box(upright.x, upright.y + upright.h * 0.7, upright.w, upright.h * 0.27).inset(upright.w * 0.05)
        standing = pieces(pen, it.pieces, foot, it.name or where, most=pen.letter * 1.6)
    turn = lean + (90 if it.turned else 0)
    rotated = {"transform": f"rotate({turn:g} {x:.1f} {y:.1f})"} if turn else {}
    glow = pen.ticks(it, upright, upright.w * 0.07)
    if rotated:
        body, glow = tag("g", body + standing, **rotated), tag("g", glow, **rotated)
    else:
        body += standing
    return pen.thing(it, "card", body, box, where=where, glow=glow)


def _card_paper(pen: Pen, box: Box, fill: str) -> str:
    """Cardboard with rounded corners, a shadow at its foot and a thin printed edge."""
    r = box.w * 0.07
    below = Box(box.x + box.w * 0.015, box.y + box.w * 0.03, box.w, box.h)
    return rect(below, r=r, fill="#000", fill_opacity=0.28) + rect(
        box, r=r, fill=fill, stroke=pen.edge(fill), stroke_width=max(box.w * 0.008, 0.8)
    )


def card_back(pen: Pen, it: Card, box: Box) -> str:
    """The patterned side, with the icon or the label on a plate in the middle."""
    fill, pad = pen.colour(it.tone), box.w * 0.07
    paper = pen.palette.get("card", pen.paper)
    inner = box.inset(pad)
    body = _card_paper(pen, box, paper) + rect(inner, r=pad * 0.6, fill=fill)
    body += rect(inner, r=pad * 0.6, fill=f"url(#{pen.prefix}{WEAVE})")
    plate = Box(box.x + box.w * 0.24, box.y + (box.h - box.w * 0.52) / 2, box.w * 0.52, box.w * 0.52)
    if it.icon:
        body += tag("circle", cx=plate.x + plate.w / 2, cy=plate.y + plate.h / 2, r=plate.w / 2, fill=paper)
        return body + pen.icon(
            it.icon, plate.inset(plate.w * 0.17), pen.on(paper) if fill == paper else fill, ground=paper
        )
    if it.label:
        plate = Box(box.x + box.w * 0.13, box.y + box.h * 0.4, box.w * 0.74, box.h * 0.2)
        body += rect(plate, r=pad * 0.5, fill=paper)
        return body + pen.write(
            it.label, plate.inset(pad * 0.4), pen.on(paper), size=0.8, face="title", across="middle"
        )
    return body


def card_face(pen: Pen, it: Card, box: Box) -> str:
    """The printed side: corner and headline in a band, picture below it, lines of text at the foot."""
    paper = pen.palette.get("card", pen.paper)
    band = pen.colour(it.tone) if it.tone else mix(paper, pen.on(paper), 0.1)
    pad = box.w * 0.065
    inner = box.inset(pad)
    body = _card_paper(pen, box, paper)
    if not it.icon and not it.lines and not it.tone:
        body += rect(inner, r=pad * 0.6, fill="none", stroke=pen.edge(paper), stroke_width=max(box.w * 0.01, 0.8))
        return body + _card_plain(pen, it, inner.inset(pad * 0.5), pen.on(paper))
    head = _headline(pen, it, inner, band)
    rest = Box(inner.x, inner.y + head.h, inner.w, inner.h - head.h)
    body += rect(inner, r=pad * 0.6, fill=mix(paper, pen.on(paper), 0.04), stroke=pen.edge(paper), stroke_width=0.8)
    body += _band(inner, head.h, pad * 0.6, band) + _corner(pen, it, head, band)
    if it.pieces:
        rest = Box(rest.x, rest.y, rest.w, rest.h * 0.66)
    text = "\n".join(it.lines)
    if it.icon:
        share = 0.44 if text else 1.0
        window = Box(rest.x, rest.y, rest.w, rest.h * share).inset(pad * 0.5)
        side = max(min(window.w, window.h), 1.0)
        square = Box(window.x + (window.w - side) / 2, window.y + (window.h - side) / 2, side, side)
        body += pen.icon(it.icon, square, pen.colour(it.tone) if it.tone else pen.on(paper), ground=paper)
        rest = Box(rest.x, rest.y + rest.h * share, rest.w, rest.h * (1 - share))
    if text:
        block = Box(rest.x + pad * 0.6, rest.y + pad * 0.3, rest.w - pad * 1.2, rest.h - pad * 0.7)
        across, down = ("middle", "middle") if len(it.lines) == 1 else ("start", "start" if it.icon else "middle")
        body += pen.write(text, block, pen.on(paper), size=0.78, across=across, down=down)
    return body


def _card_plain(pen: Pen, it: Card, box: Box, fill: str) -> str:
    """A card with nothing but a name or a number: large, in the middle."""
    if not it.label:
        return pen.figure(it.corner, box, fill, size=box.w / pen.letter * 0.5, face="title")
    corner = Box(box.x, box.y, box.w * 0.36, box.w * 0.28)
    name = Box(box.x, box.y + box.h * 0.2, box.w, box.h * 0.6)
    printed = pen.write(it.label, name, fill, size=1.1, face="title", across="middle")
    return printed + pen.figure(it.corner, corner, fill, size=1.1, face="title")


def _headline(pen: Pen, it: Card, inner: Box, band: str) -> Box:
    """How high the band of the headline is: as its words need, a third of the card at most."""
    width = inner.w - inner.w * (0.34 if it.corner else 0.08)
    size, lines = fit(it.label, width, inner.h * 0.3, pen.letter * 0.85, pen.smallest, "title")
    words = size * (1.2 * len(lines) + 0.35) if it.label else 0.0
    return Box(inner.x, inner.y, inner.w, max(words, inner.w * 0.3 if it.corner else inner.w * 0.1))


def _band(inner: Box, high: float, r: float, fill: str) -> str:
    """The headline's band: round corners above, a straight edge below."""
    right, low = inner.x + inner.w, inner.y + high
    d = (
        f"M{inner.x:.1f} {low:.1f}V{inner.y + r:.1f}q0 {-r:.1f} {r:.1f} {-r:.1f}H{right - r:.1f}"
        f"q{r:.1f} 0 {r:.1f} {r:.1f}V{low:.1f}z"
    )
    return tag("path", d=d, fill=fill)


def _corner(pen: Pen, it: Card, head: Box, band: str) -> str:
    """The corner number on its disc, and the headline beside it."""
    words = Box(head.x + head.w * 0.04, head.y, head.w * 0.92, head.h)
    printed = ""
    if it.corner:
        side = head.w * 0.27
        disc = Box(head.x + head.w * 0.025, head.y + (head.h - side) / 2, side, side)
        printed = tag("circle", cx=disc.x + side / 2, cy=disc.y + side / 2, r=side / 2, fill=pen.on(band))
        figure = band if it.tone else pen.on(pen.on(band))
        printed += pen.figure(it.corner, disc.inset(side * 0.14), figure, size=side / pen.letter * 0.72)
        words = Box(head.x + head.w * 0.32, head.y, head.w * 0.66, head.h)
    across = "start" if it.corner else "middle"
    return printed + pen.write(it.label, words, pen.on(band), size=0.85, face="title", across=across)
