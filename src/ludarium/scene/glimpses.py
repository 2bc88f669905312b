"""What shows only while something is pointed at: ways and rings above the table, hidden until a page asks for them.

There may be one for every square of a board, so each is a few strokes: all its lines are one path, drawn twice.
"""

from __future__ import annotations

import math

from ludarium.scene.components import Glimpse, Ring
from ludarium.scene.ink import measure, quoted, tag
from ludarium.scene.pen import Pen


def glimpse(pen: Pen, it: Glimpse) -> str:
    """One glimpse, light on dark so that it shows on every colour."""
    lines = "".join(_outline(ring) for ring in it.rings) + _way(it.way, pen.letter * 0.6)
    return tag(
        "g",
        tag("path", d=lines, stroke=pen.on(pen.glow), stroke_width=pen.letter * 0.32, fill=pen.glow, fill_opacity=0.25)
        + tag("path", d=lines, stroke=pen.glow, stroke_width=pen.letter * 0.17)
        + _labels(pen, [ring for ring in it.rings if ring.label]),
        class_="glimpse",
        data_of=it.of,
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
        visibility="hidden",
        pointer_events="none",
        aria_hidden="true",
    )


def _outline(it: Ring) -> str:
    box = it.box
    if it.round:
        half = f"a{box.w / 2:.1f} {box.h / 2:.1f} 0 0 1"
        return f"M{box.x:.1f} {box.centre[1]:.1f}{half} {box.w:.1f} 0{half} {-box.w:.1f} 0z"
    return f"M{box.x:.1f} {box.y:.1f}h{box.w:.1f}v{box.h:.1f}h{-box.w:.1f}z"


def _way(points: tuple[tuple[float, float], ...], arm: float) -> str:
    """A way from point to point, with an arrow head."""
    if len(points) < 2:
        return ""
    (x, y), (tip_x, tip_y) = points[-2:]
    back = math.atan2(y - tip_y, x - tip_x)
    barbs = [(tip_x + arm * math.cos(back + turn), tip_y + arm * math.sin(back + turn)) for turn in (0.5, -0.5)]
    return _line(*points) + _line(barbs[0], (tip_x, tip_y), barbs[1])


def _line(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _labels(pen: Pen, rings: list[Ring]) -> str:
    """Letters on plates inside the lower edges of rings."""
    if not rings:
        return ""
    size = pen.letter * 0.66
    high, plates, words = size * 1.25, "", ""
    for ring in rings:
        wide, (x, _), low = measure(ring.label, "bold") * size + size * 0.6, ring.box.centre, ring.box.y + ring.box.h
        plates += f"M{x - wide / 2:.1f} {low - high:.1f}h{wide:.1f}v{high:.1f}h{-wide:.1f}z"
        words += tag("text", quoted(ring.label), x=x, y=low - high * 0.24)
    plate = tag("path", d=plates, fill=pen.paper, stroke=pen.edge(pen.paper), stroke_width=size * 0.08)
    return plate + tag("g", words, font_size=size, font_weight="700", text_anchor="middle", fill=pen.on(pen.paper))
