"""A scene as SVG: a printed game on a table.

One pure function; one small function per component. The drawing holds no styles and no scripts (presentation
attributes and classes only), so it may be inlined under the strictest content policy.

For a client: things carry ``data-name`` and ``class="thing"``; pieces carry ``class="piece"``, ``data-kind``
and their centre in ``data-x`` and ``data-y``, and their groups have no transform of their own. What shows only
while a thing is pointed at is ``class="glimpse"``, with the thing's name in ``data-of``, and hidden at first.

Besides the five colours every palette has, these are used when present: ``sheet`` (the table under everything,
else paper), ``card`` (faces of cards, else paper) and ``lit`` (the glow, else accent).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from ludarium.scene.boards import grid, roadmap
from ludarium.scene.components import (
    Box,
    Cards,
    Component,
    Dice,
    Grid,
    Map,
    Mat,
    Note,
    Picture,
    Pool,
    Scene,
    Spaces,
    Track,
)
from ludarium.scene.glimpses import glimpse
from ludarium.scene.heaps import cards, dice, pool
from ludarium.scene.ink import measure, mix, quoted, rect, tag
from ludarium.scene.pen import Pen
from ludarium.scene.printed import spaces, track
from ludarium.scene.text import text


def svg(scene: Scene, *, lit: Collection[str] = (), prefix: str = "", standalone: bool = True) -> str:
    """The drawing of a scene. ``lit`` names the things that can be acted on now.

    A ``standalone`` drawing is a picture with a full text alternative; otherwise it is a group whose things a
    page makes reachable one by one. ``prefix`` keeps the ids of several drawings on one page apart.
    """
    pen = Pen(scene, lit, prefix)
    parts = "".join(component(pen, part, pen.sheet, str(at)) for at, part in enumerate(scene.components))
    shown = "" if standalone else "".join(glimpse(pen, one) for one in scene.glimpses)
    told = f"{scene.summary}\n\n{text(scene, lit=lit)}" if standalone else scene.summary
    body = (
        tag("title", quoted(scene.title), id=prefix + "scene-title")
        + tag("desc", quoted(told), id=prefix + "scene-desc")
        + pen.defs()
        + _sheet(pen)
        + parts
        + shown
    )
    return tag(
        "svg",
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {scene.width:g} {scene.height:g}",
        preserveAspectRatio="xMidYMid meet",
        class_="scene",
        role="img" if standalone else "group",
        aria_labelledby=prefix + "scene-title",
        aria_describedby=prefix + "scene-desc",
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
    title = "" if isinstance(part, Picture) else part.title
    return tag(
        "g",
        body,
        class_=type(part).__name__.lower() + (" active" if isinstance(part, Mat) and part.active else ""),
        data_seat=str(part.seat) if isinstance(part, Mat) else None,
        role="group" if title else None,
        aria_label=title or None,
    )


def note(pen: Pen, it: Note, ground: str) -> str:
    """Words on the table: on a paper slip when they have a tone, else lettered on the ground."""
    box, fill, body = it.box, ground, ""
    if it.tone:
        fill = pen.colour(it.tone)
        body = _slip(pen, box, fill)
        box = box.inset(min(pen.letter * 0.4, box.h * 0.14))
    heading, box = pen.heading(it.title, box, fill)
    halo = None if it.tone else pen.under(ground)
    down = "start" if it.title else "middle"
    return body + heading + pen.write(it.text, box, pen.on(fill), size=0.85 * it.size, down=down, halo=halo)


def _slip(pen: Pen, box: Box, fill: str) -> str:
    """A slip of paper with a folded corner."""
    fold = min(pen.letter * 0.7, box.h * 0.3)
    right, low = box.x + box.w, box.y + box.h
    sheet = f"M{box.x:.1f} {box.y:.1f}H{right:.1f}V{low - fold:.1f}L{right - fold:.1f} {low:.1f}H{box.x:.1f}z"
    corner = f"M{right:.1f} {low - fold:.1f}H{right - fold:.1f}V{low:.1f}z"
    below = f"translate({pen.letter * 0.08:.1f} {pen.letter * 0.12:.1f})"
    return (
        tag("path", d=sheet, fill="#000", fill_opacity=0.22, transform=below)
        + tag("path", d=sheet, fill=fill, stroke=pen.edge(fill), stroke_width=pen.letter * 0.04)
        + tag("path", d=corner, fill=mix(fill, "#000000", 0.18))
    )


def picture(pen: Pen, it: Picture) -> str:
    """Decoration; it speaks only when it has something to say."""
    drawn = pen.icon(it.icon, it.box, pen.ink, turned=it.turned, opacity=it.opacity)
    if not it.says:
        return tag("g", drawn, aria_hidden="true", pointer_events="none")
    return tag("g", tag("title", quoted(it.says)) + drawn, role="img", aria_label=it.says)


def mat(pen: Pen, it: Mat, where: str) -> str:
    """A player's framed panel; the one who is asked has a thick frame and a pennant on the tab."""
    panel, tone = pen.palette["panel"], pen.colour(it.tone)
    high, r = pen.letter * 1.45, pen.letter * 0.45
    flag = high if it.active else 0.0
    wide = min(measure(it.title, "title") * pen.letter * 0.85 + pen.letter * 1.1 + flag, it.box.w * 0.9)
    tab = Box(it.box.x, it.box.y, wide, high)
    frame = pen.glow if it.active else pen.line
    thick = pen.letter * (0.2 if it.active else 0.08)
    body = rect(Box(it.box.x, it.box.y + pen.letter * 0.12, it.box.w, it.box.h), r=r, fill="#000", fill_opacity=0.2)
    body += rect(it.box, r=r, fill=panel, stroke=frame, stroke_width=thick)
    body += rect(it.box.inset(pen.letter * 0.2), r=r * 0.6, fill="none", stroke=pen.on(panel), stroke_opacity=0.14)
    body += _tab(tab, r, tone)
    if it.active:
        body += _pennant(pen, Box(tab.x + pen.letter * 0.45, tab.y + high * 0.26, high * 0.5, high * 0.5), pen.on(tone))
    words = Box(tab.x + pen.letter * 0.5 + flag * 0.75, tab.y, tab.w - pen.letter * 0.9 - flag * 0.75, high)
    body += pen.write(it.title, words, pen.on(tone), size=0.85, face="title")
    return body + "".join(component(pen, part, panel, f"{where}-{at}") for at, part in enumerate(it.parts))


def _tab(tab: Box, r: float, fill: str) -> str:
    """The tab of a mat, snug in its top left corner."""
    right, low = tab.x + tab.w, tab.y + tab.h
    d = (
        f"M{tab.x:.1f} {low:.1f}V{tab.y + r:.1f}q0 {-r:.1f} {r:.1f} {-r:.1f}H{right:.1f}"
        f"V{low - r:.1f}q0 {r:.1f} {-r:.1f} {r:.1f}z"
    )
    return tag("path", d=d, fill=fill)


def _pennant(pen: Pen, box: Box, fill: str) -> str:
    """The mark of the seat that is asked: a triangle pointing at its name."""
    low, middle = box.y + box.h, box.y + box.h / 2
    d = f"M{box.x:.1f} {box.y:.1f}L{box.x + box.w:.1f} {middle:.1f}L{box.x:.1f} {low:.1f}z"
    return tag("path", d=d, fill=fill, class_="asked")
