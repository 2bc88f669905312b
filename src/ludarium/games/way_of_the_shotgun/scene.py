"""The table of Way of the ShoTgun: bone-white paper, one long road, few lines, and a red sun that sinks."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from ludarium.booklet import Journey, offers, table
from ludarium.kernel import View
from ludarium.scene import Box, Component, Look, Map, Note, Picture, Piece, Pool, Scene, Sheet, Spaces, drawings
from ludarium.scene.ink import wrap
from ludarium.texts import Texts

PALETTE = {
    "ink": "#16130f",
    "paper": "#f6efe0",
    "accent": "#c22a1f",
    "line": "#6d6353",
    "panel": "#f2e9d6",
    "sheet": "#e9dcc3",
    "lit": "#c22a1f",
    "place": "#f6efe0",
    "visited": "#cbbb9a",
    "hidden": "#f6efe0",
    "here": "#f6efe0",
    "road": "#16130f",
    "trail": "#c22a1f",
    "shut": "#a89a80",
    "page": "#f6efe0",
    "space": "#f6efe0",
    "clock": "#c22a1f",
    "spent": "#cbbb9a",
    "danger": "#16130f",
    "cube": "#16130f",
    "item": "#f6efe0",
    "warning": "#c22a1f",
}
GAUGES = ("aim", "ride", "talk", "grit", "shells", "dollars")


class Layout(Sheet, frozen=True, kw_only=True):
    """Where things lie on one sheet."""

    title: Box
    sky: Box  # where the sun goes down
    sun: float
    map: Box | None
    margin: float
    spot: float
    clock: Box
    gauges: tuple[Box, ...]
    page: Box
    marks: Box
    spaces: Box
    columns: int
    items: Box
    label: Box
    horizon: Box | None


def wide_layout(g: Journey, boxes: int, text: str) -> Layout:
    """The road across the whole sheet, words below it."""
    gauge = [Box(1210, 664 + line * 54, 350, 44) for line in range(6)]
    return Layout(
        width=1600,
        height=1000,
        letter=24,
        title=Box(40, 26, 300, 88),
        sky=Box(960, 40, 480, 330),
        sun=170,
        map=Box(30, 250, 1540, 370),
        margin=70,
        spot=62,
        clock=Box(380, 40, 640, 74),
        gauges=tuple(gauge),
        page=Box(40, 650, 640, 300),
        marks=Box(1210, 632, 350, 30),
        spaces=Box(710, 650, 460, min(92 * max(boxes, 1), 240) if boxes else 1),
        columns=1,
        items=Box(710, 902, 460, 84),
        label=Box(40, 962, 640, 28),
        background="plain-wide",
        horizon=None,
    )


def tall_layout(g: Journey, boxes: int, text: str) -> Layout:
    """A phone: the road winds down the sheet, or the page alone while it asks something."""
    letter, on_road = 36.0, table.asked(g) == "leave"
    page = 90 + len(wrap(text, 632 / (letter * 0.9))) * letter * 0.9 * 1.2
    rows = boxes if not on_road else 1 if boxes else 0
    actions = rows * 112.0
    clock = 1020.0 if on_road else 220.0
    top = clock + 250
    spaces, page_top = (top, top + actions + 12) if on_road else (top + page + 14, top)
    items = top + page + actions + 30
    gauge = [Box(16 + column * 232, clock + 108 + line * 66, 222, 58) for line in range(2) for column in range(3)]
    return Layout(
        width=720,
        height=items + 196,
        letter=letter,
        title=Box(20, 10, 320, 96),
        sky=Box(400, 10, 280, 170),
        sun=130,
        map=Box(10, 200, 700, 800) if on_road else None,
        margin=60,
        spot=88,
        clock=Box(16, clock, 688, 96),
        gauges=tuple(gauge),
        page=Box(16, page_top, 688, page),
        marks=Box(20, 150, 380, 44),
        spaces=Box(16, spaces, 688, max(actions, 1)),
        columns=max(boxes, 1) if on_road else 1,
        items=Box(16, items, 688, 104),
        label=Box(20, items + 112, 680, 76),
        background="plain-tall",
        horizon=Box(0, 0, 720, 200),
    )


def scene(view: View, say: Texts, tall: bool) -> Scene:
    """The whole table."""
    g: Journey = view.table
    spaces = offers.spaces(view, say)
    text = table.page_text(g, say)
    layout = (tall_layout if tall else wide_layout)(g, len(spaces), text)
    parts = [
        *_sky(g, say, layout),
        *_road(g, say, layout),
        *_tracks(g, say, layout),
        *_page(g, say, layout, text),
        *([Spaces(box=layout.spaces, columns=layout.columns, spaces=spaces)] if spaces else []),
        Pool(box=layout.items, says=say("scene-equipment"), pieces=table.equipment(g, say)),
        Note(box=layout.label, text=say("scene-origin"), size=0.7 if not tall else 0.84),
    ]
    return Scene(
        title=f"{say('title')}: {g.story_of.title(say.language)}",
        summary=table.summary(g, say),
        width=layout.width,
        height=layout.height,
        look=Look(palette=PALETTE, art=drawings(Path(__file__).parent), background=layout.background),
        components=tuple(parts),
        letter=layout.letter,
    )


def _sky(g: Journey, say: Texts, layout: Layout) -> list[Component]:
    """The sun, lower and further west with every hour."""
    book = g.rules.book
    gone = 1 - g.gauges[book.clock] / book.highest[book.clock]
    sky, size = layout.sky, layout.sun
    sun = Box(sky.x + (sky.w - size) * gone, sky.y + (sky.h - size) * gone**1.6, size, size)
    parts: list[Component] = [Picture(box=sun, icon="sun", says=say("scene-clock"))]
    if layout.horizon is not None:
        parts.append(Picture(box=layout.horizon, icon="horizon"))
    below = Box(layout.title.x, layout.title.y + layout.title.h, layout.title.w + 80, 34)
    named = Note(box=below, text=g.story_of.title(say.language), size=0.9)
    return [*parts, Picture(box=layout.title, icon="title-plate"), named]


def _road(g: Journey, say: Texts, layout: Layout) -> list[Component]:
    box = layout.map
    if box is None:
        return []
    where = table.spread(g, box, layout.margin, turned=box.h > box.w)  # a phone shows the road from top to bottom
    rider = Piece(kind="rider", icon="rider", tone="cube", says=say("title"), size=1.25)
    spots = table.spots(g, say, where, layout.spot, rider, "end-of-road")
    return [Map(box=box, spots=spots, links=table.links(g, layout.spot * 0.07, arrows=True))]


def _tracks(g: Journey, say: Texts, layout: Layout) -> list[Component]:
    """The hours left, and six gauges with their cubes."""
    parts: list[Component] = [table.clock_track(g, say, layout.clock, "disc")]
    for key, box in zip(GAUGES, layout.gauges, strict=True):
        track = table.gauge_track(g, say, key, box, "cube")
        parts.append(track if layout.width > layout.height else replace(track, title=""))
    return parts


def _page(g: Journey, say: Texts, layout: Layout, text: str) -> list[Component]:
    """The open page; in a fight its heading is the opponent."""
    title = table.page_title(g, say)
    parts: list[Component] = [Note(box=layout.page, title=title, text=text or "…", tone="page", size=1.06)]
    shown = [say("scene-clock-warning")] if table.near_the_end(g) else table.marks(g, say)
    return [*parts, Note(box=layout.marks, text=" · ".join(shown), size=0.95)]
