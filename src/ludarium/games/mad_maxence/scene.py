"""The table of Mad Maxence: a folded road map burnt by the sun, and the open booklet lying on the asphalt beside it."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from ludarium.booklet import Journey, offers, table
from ludarium.kernel import View
from ludarium.scene import (
    Box,
    Component,
    Look,
    Map,
    Note,
    Picture,
    Piece,
    Pool,
    Scene,
    Sheet,
    Spaces,
    drawings,
)
from ludarium.scene.ink import wrap
from ludarium.texts import Texts

PALETTE = {
    "ink": "#33302e",
    "paper": "#fbf1dc",
    "accent": "#9c4a1a",
    "line": "#7a5a3c",
    "panel": "#f4e2c2",
    "sheet": "#e6bf85",
    "lit": "#0d7d77",
    "place": "#fbf1dc",
    "visited": "#d9a566",
    "hidden": "#bfe3df",
    "here": "#fff7e6",
    "road": "#4a4541",
    "trail": "#c2571b",
    "shut": "#b58b63",
    "page": "#fbf1dc",
    "space": "#f4e2c2",
    "fight": "#9c4a1a",
    "clock": "#2f2a27",
    "spent": "#c99a63",
    "danger": "#c8431f",
    "cube": "#3aa6a0",
    "item": "#d9a566",
    "warning": "#c8431f",
}
GAUGES = ("tech", "orientation", "driving", "combativeness", "fuel", "parts")


class Layout(Sheet, frozen=True, kw_only=True):
    """Where things lie on one sheet."""

    logo: Box
    title: Box
    map: Box | None  # a phone shows the map or, while a passage is read, its page
    margin: float  # between the edge of the map and its outermost places
    spot: float
    clock: Box
    clock_rows: int
    gauges: tuple[Box, ...]
    gauge_titles: bool
    page: Box
    marks: Box
    spaces: Box
    columns: int
    items: Box
    label: Box
    asphalt: Box | None


def wide_layout(g: Journey, boxes: int, text: str) -> Layout:
    """A table on a screen: the map left, the page and what can be done right."""
    spaces = min(92 * boxes, 340)
    low = 872.0
    gauge = [Box(40 + column * 328, 832 + line * 66, 312, 62) for line in range(2) for column in range(3)]
    return Layout(
        width=1600,
        height=1000,
        letter=24,
        logo=Box(36, 14, 420, 64),
        title=Box(462, 22, 300, 52),
        map=Box(24, 88, 988, 636),
        margin=66,
        spot=68,
        clock=Box(40, 732, 970, 92),
        clock_rows=1,
        gauges=tuple(gauge),
        gauge_titles=True,
        page=Box(1066, 24, 510, low - spaces - 40),
        marks=Box(772, 20, 238, 56),
        spaces=Box(1066, low - spaces, 510, spaces),
        columns=1,
        items=Box(1066, 884, 510, 102),
        label=Box(40, 968, 970, 26),
        background="map-wide",
        asphalt=None,
    )


def tall_layout(g: Journey, boxes: int, text: str) -> Layout:
    """A table on a phone: the map on the road, the page alone while it asks something; as long as its prose."""
    letter, on_road = 36.0, table.asked(g) == "leave"
    page = 96 + len(wrap(text, 632 / (letter * 0.9))) * letter * 0.9 * 1.2
    columns = min(boxes, 2) if on_road else 1
    rows = -(-boxes // max(columns, 1))
    actions = rows * (150 if on_road else 112)
    clock = 790.0 if on_road else 236.0
    top = clock + 360  # of the page: below the clock and two rows of gauges
    spaces, page_top = (top, top + actions + 12) if on_road else (top + page + 14, top)  # on the road: actions first
    items = top + page + actions + 28
    gauge = [Box(16 + column * 232, clock + 220 + line * 66, 222, 58) for line in range(2) for column in range(3)]
    return Layout(
        width=720,
        height=items + 190,
        letter=letter,
        logo=Box(18, 8, 430, 66),
        title=Box(20, 76, 430, 50) if not on_road else Box(456, 14, 250, 54),
        map=Box(0, 132, 720, 650) if on_road else None,
        margin=58,
        spot=88,
        clock=Box(16, clock, 688, 212),  # so high that the brush stands above its number
        clock_rows=2,
        gauges=tuple(gauge),
        gauge_titles=False,
        page=Box(16, page_top, 688, page),
        marks=Box(16, 80, 688, 50) if on_road else Box(16, 166, 688, 54),
        spaces=Box(16, spaces, 688, actions),
        columns=columns,
        items=Box(16, items, 688, 112),
        label=Box(20, items + 122, 680, 60),
        background="map-tall",
        asphalt=Box(0, top - 12, 720, items + 202 - top),
    )


def scene(view: View, say: Texts, tall: bool) -> Scene:
    """The whole table."""
    g: Journey = view.table
    spaces = offers.spaces(view, say)
    text = table.page_text(g, say)
    layout = (tall_layout if tall else wide_layout)(g, len(spaces), text)
    parts = [
        *_ground(g, layout),
        *_map(g, say, layout),
        *_tracks(g, say, layout),
        *_page(g, say, layout, text),
        *([Spaces(box=layout.spaces, columns=layout.columns, spaces=spaces)] if spaces else []),
        *_foot(g, say, layout),
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


def _ground(g: Journey, layout: Layout) -> list[Component]:
    """The asphalt of a phone, and the Erasers, whose shadow falls further over the map with every hour."""
    book = g.rules.book
    share = g.gauges[book.clock] / book.highest[book.clock]
    parts: list[Component] = []
    if layout.asphalt is not None:
        parts.append(Picture(box=layout.asphalt, icon="asphalt"))
    box = layout.map
    if box is None:
        parts.append(Picture(box=Box(0, 0, layout.width, 150), icon="horizon"))
        box = Box(0, 0, layout.width, 150)
    if share:
        shadow = Box(box.x, box.y, box.w * (0.15 + 0.6 * share), box.h)
        parts.append(Picture(box=shadow, icon="dusk-falls", opacity=round(0.2 + 0.5 * share, 2)))
        high = box.h * (0.25 + 0.25 * share)
        crowd = Box(box.x + 4, box.y + box.h - high - 4, high * 1.2, high)
        parts.append(Picture(box=crowd, icon="erasers", opacity=round(0.3 + 0.6 * share, 2)))
    return [*parts, Picture(box=layout.logo, icon="logo")]


def _map(g: Journey, say: Texts, layout: Layout) -> list[Component]:
    title = Note(box=layout.title, text=g.story_of.title(say.language), size=1.2)
    box = layout.map
    if box is None:
        return [title]
    where = table.spread(g, box, layout.margin)
    car = Piece(kind="car", icon="car", tone="cube", says=say("title"), turned=table.heading(g, where), size=1.12)
    spots = table.spots(g, say, where, layout.spot, car, "way-out")
    links = table.links(g, layout.spot * 0.13)
    return [title, Map(box=box, spots=spots, links=links)]


def _tracks(g: Journey, say: Texts, layout: Layout) -> list[Component]:
    """The clock with its brush, and six gauges with their cubes."""
    parts: list[Component] = [table.clock_track(g, say, layout.clock, "icon-brush", layout.clock_rows)]
    for key, box in zip(GAUGES, layout.gauges, strict=True):
        track = table.gauge_track(g, say, key, box, "cube")
        parts.append(track if layout.gauge_titles else replace(track, title=""))
    return parts


def _page(g: Journey, say: Texts, layout: Layout, text: str) -> list[Component]:
    """The open booklet; in combat its heading is the opponent."""
    title = table.page_title(g, say)
    parts: list[Component] = [Note(box=layout.page, title=title, text=text or "…", tone="page", size=1.06)]
    shown = table.marks(g, say)
    if table.near_the_end(g):
        parts.append(Note(box=layout.marks, text=say("scene-clock-warning"), tone="warning", size=0.9))
    elif shown:
        parts.append(Note(box=layout.marks, text=" · ".join(shown), tone="page", size=0.9))
    return parts


def _foot(g: Journey, say: Texts, layout: Layout) -> list[Component]:
    """Equipment, the campaign notebook between two adventures, and where the booklet comes from."""
    parts: list[Component] = []
    if table.asked(g) == "turn_page":
        parts.append(Note(box=layout.items, title=say("scene-notebook"), text=table.notebook(g, say), tone="page"))
    else:
        parts.append(Picture(box=layout.items, icon="tray"))
        parts.append(Pool(box=layout.items.inset(6), says=say("scene-equipment"), pieces=table.equipment(g, say)))
    tone = "page" if layout.asphalt else ""
    parts.append(Note(box=layout.label, text=say("scene-origin"), size=0.66 if not tone else 0.8, tone=tone))
    return parts
