"""What is printed on the board to put cubes on: tracks and spaces."""

from __future__ import annotations

import math

from ludarium.scene.components import Box, Marker, Space, Spaces, Track
from ludarium.scene.ink import measure, mix, quoted, rect, slug, tag
from ludarium.scene.pen import Pen
from ludarium.scene.pieces import pack, piece, pieces

# --- tracks -----------------------------------------------------------------------------------------


def track(pen: Pen, it: Track, ground: str, where: str) -> str:
    """A printed gauge: numbered steps, names of special ones, and cubes standing on the values."""
    body = tag("title", quoted(it.says)) if it.says else ""
    heading, box = _track_title(pen, it, ground)
    steps = _upright_steps(pen, it, box) if it.upright else _level_steps(pen, it, box)
    body += heading + _steps(pen, it, steps)
    body += _upright_marks(pen, it, steps, box, ground) if it.upright else _level_marks(pen, it, steps, box, ground)
    return body + _markers(pen, it, steps, where)


def _track_title(pen: Pen, it: Track, ground: str) -> tuple[str, Box]:
    """The title above a track, or at the left of one too low for that; and the box that remains."""
    if it.upright or it.box.h >= pen.letter * (1.2 + 1.15 * it.rows + 0.8 * bool(it.marks)):
        return pen.heading(it.title, it.box, ground, it.icon)
    if not it.title and not it.icon:
        return "", it.box
    side = min(it.box.h, pen.letter * 1.3) if it.icon else 0.0
    wide = min(measure(it.title, "title") * pen.letter * 0.85 + side * 1.2, it.box.w * 0.34) if it.title else side
    body = ""
    if it.icon:
        square = Box(it.box.x, it.box.y + (it.box.h - side) / 2, side, side)
        body = pen.icon(it.icon, square, pen.on(ground), ground=ground)
    words = Box(it.box.x + side * 1.2, it.box.y, wide - side * 1.2, it.box.h)
    body += pen.write(it.title, words, pen.on(ground), size=0.85, face="title", halo=pen.under(ground))
    left = wide + pen.letter * 0.4
    return body, Box(it.box.x + left, it.box.y, it.box.w - left, it.box.h)


def _strip(pen: Pen, it: Track, high: float) -> float:
    """The height kept free under each row for the names of its steps."""
    return min(pen.letter * 0.85, high * 0.32) if it.marks else 0.0


def _level_steps(pen: Pen, it: Track, box: Box) -> dict[int, Box]:
    """Where each step is printed, from left to right, row by row."""
    count, rows = it.high - it.low + 1, max(it.rows, 1)
    each = math.ceil(count / rows)
    high = box.h / rows
    room = high - _strip(pen, it, high) - pen.letter * 0.14 * (rows > 1)
    wide = min(box.w / each, room * 2.4)
    return {it.low + at: Box(box.x + at % each * wide, box.y + at // each * high, wide, room) for at in range(count)}


def _upright_steps(pen: Pen, it: Track, box: Box) -> dict[int, Box]:
    """Where each step is printed, from the bottom up, column by column."""
    count, columns = it.high - it.low + 1, max(it.rows, 1)
    each = math.ceil(count / columns)
    high = min(box.h / each, pen.letter * 3)
    wide = min(box.w * (0.55 if it.marks else 1.0) / columns, pen.letter * 3)
    low = box.y + box.h
    return {
        it.low + at: Box(box.x + at // each * wide, low - (at % each + 1) * high, wide, high) for at in range(count)
    }


def _steps(pen: Pen, it: Track, steps: dict[int, Box]) -> str:
    """The printed boxes with their numerals; where boxes are narrow only every fifth or tenth has one."""
    first = steps[it.low]
    widest = max(len(str(it.low)), len(str(it.high)))
    narrow = first.w < widest * pen.letter * 0.3
    every = 1 if not narrow else 5 if first.w * 5 > widest * pen.letter * 0.55 else 10
    gap = min(first.w, first.h) * 0.05
    left, right = min(box.x for box in steps.values()), max(box.x + box.w for box in steps.values())
    boxes = numerals = ""
    for step, box in steps.items():
        fill = pen.colour(it.tones[step]) if step in it.tones else pen.palette["panel"]
        inner = box.inset(gap)
        special = step in it.marks
        boxes += rect(
            inner,
            r=min(inner.w, inner.h) * 0.16,
            fill=fill,
            stroke=pen.edge(fill) if not special else pen.on(fill),
            stroke_width=pen.letter * (0.09 if special else 0.05),
        )
        named = narrow and str(step) in it.marks.get(step, "").split()  # its name below tells its number
        if (step % every == 0 and not named) or (not narrow and step == it.high):
            place = _numeral(pen, inner, it.upright, narrow)
            place = Box(min(max(place.x, left), right - place.w), place.y, place.w, place.h)
            numerals += pen.figure(str(step), place, pen.on(fill), size=0.7, face="sans")
    return boxes + numerals


def _roomy(pen: Pen, box: Box, upright: bool) -> bool:
    """Whether a step has room for its numeral beside the cube."""
    return box.w >= pen.letter * 1.8 if upright else box.h >= pen.letter * 2


def _numeral(pen: Pen, box: Box, upright: bool, narrow: bool) -> Box:
    """Where the numeral of a step is printed: at the foot of a roomy one, else in the middle."""
    if upright and _roomy(pen, box, upright):
        return Box(box.x + box.w * 0.06, box.y, box.w * 0.34, box.h)
    if _roomy(pen, box, upright) and not upright:
        box = Box(box.x, box.y + box.h * 0.64, box.w, box.h * 0.36)
    if narrow:
        return _at_least(box, pen.letter * 1.6) if not upright else box
    return Box(box.x + box.w * 0.08, box.y, box.w * 0.84, box.h)


def _level_marks(pen: Pen, it: Track, steps: dict[int, Box], box: Box, ground: str) -> str:
    """The names of special steps under their boxes, each as wide as its neighbours leave it."""
    body = ""
    row = sorted(step for step in it.marks if step in steps)
    for step in row:
        place = steps[step]
        middle = place.x + place.w / 2
        others = [abs(steps[one].x - place.x) for one in row if one != step and steps[one].y == place.y]
        reach = min([*others, box.w])
        wide = min(measure(it.marks[step]) * pen.letter * 0.66 + 1, reach - pen.letter * 0.2 * bool(others))
        x = min(max(middle - wide / 2, box.x), box.x + box.w - wide)
        strip = Box(x, place.y + place.h, wide, _strip(pen, it, box.h / max(it.rows, 1)))
        body += pen.write(it.marks[step], strip, pen.on(ground), size=0.66, across="middle", halo=pen.under(ground))
    return body


def _upright_marks(pen: Pen, it: Track, steps: dict[int, Box], box: Box, ground: str) -> str:
    """The names of special steps at the right of their boxes."""
    body = ""
    for step, words in it.marks.items():
        if step in steps:
            place = steps[step]
            left = place.x + place.w + pen.letter * 0.2
            strip = Box(left, place.y, box.x + box.w - left, place.h)
            body += pen.write(words, strip, pen.on(ground), size=0.66, halo=pen.under(ground))
    return body


def _markers(pen: Pen, it: Track, steps: dict[int, Box], where: str) -> str:
    """The cubes. One that hides its numeral carries it."""
    standing: dict[int, list[tuple[int, Marker]]] = {}
    for at, marker in enumerate(it.markers):
        standing.setdefault(min(max(marker.at, it.low), it.high), []).append((at, marker))
    body = ""
    for step, group in standing.items():
        box = steps[step]
        roomy = _roomy(pen, box, it.upright)
        if roomy and it.upright:
            high = max(box.h, pen.letter * 1.2)  # a cube may stand over the edge of a flat step
            box = Box(box.x + box.w * 0.4, box.y + (box.h - high) / 2, box.w * 0.58, high)
        elif roomy:
            box = Box(box.x - box.w * 0.06, box.y - box.h * 0.13, box.w * 1.12, box.h * 0.76)
        figure = str(step) if len(group) == 1 and not roomy else ""
        box = _at_least(box, pen.letter * 0.8 * math.ceil(math.sqrt(len(group))))
        for (at, marker), place in zip(group, pack(len(group), box, most=pen.letter * 2.2), strict=True):
            body += piece(pen, marker, place, f"{slug(it.title)}-{where}-{at}", figure=figure)
    return body


def _at_least(box: Box, side: float) -> Box:
    """A box around the same middle, large enough for cubes one can still see on a tiny step."""
    wide, high = max(box.w, side), max(box.h, side)
    return Box(box.x - (wide - box.w) / 2, box.y - (high - box.h) / 2, wide, high)


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
    return pen.thing(it, "space", body, box, where=where, glow=pen.ticks(it, box, r))


def _space_wide(pen: Pen, it: Space, inner: Box, fill: str, where: str) -> str:
    """Icon left, words in the middle, cubes right."""
    body, left, right = "", inner.x + pen.letter * 0.12, inner.x + inner.w
    if it.icon:
        side = min(inner.h, inner.w * 0.28, pen.letter * 2.4)
        tile = Box(inner.x, inner.y + (inner.h - side) / 2, side, side)
        body += rect(tile, r=side * 0.16, fill=mix(fill, pen.on(fill), 0.12))
        body += pen.icon(it.icon, tile.inset(side * 0.12), pen.on(fill), ground=fill)
        left = tile.x + side + pen.letter * 0.3
    if it.pieces:
        side = min(inner.h, pen.letter * 1.5)
        wide = min(side * 1.1 * len(it.pieces), inner.w * (0.34 if it.label or it.note else 1.0))
        right -= wide
        body += pieces(pen, it.pieces, Box(right, inner.y, wide, inner.h), it.name or where, most=side)
    return body + _words(pen, it, Box(left, inner.y, right - left, inner.h), fill, "start")


def _space_tall(pen: Pen, it: Space, inner: Box, fill: str, where: str) -> str:
    """Icon on top, words below, cubes between them."""
    side = min(inner.w, inner.h * (0.3 if it.pieces else 0.46))
    tile = Box(inner.x + (inner.w - side) / 2, inner.y, side, side)
    body = pen.icon(it.icon, tile.inset(side * 0.06), pen.on(fill), ground=fill)
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
