"""Heaps: cards, dice and pieces that lie together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from ludarium.scene.components import Box, Card, Cards, Dice, Die, Piece, Pool
from ludarium.scene.ink import measure, mix, quoted, rect, tag
from ludarium.scene.pen import Pen
from ludarium.scene.pieces import CARD, card, die, empty_slot, pack, piece

Loose = TypeVar("Loose", Die, Piece)
GAP = 0.16  # between loose things, in letters
LARGEST_DIE = 2.6

# --- cards ------------------------------------------------------------------------------------------


def cards(pen: Pen, it: Cards, ground: str, where: str) -> str:
    """Cards in a row, held in a hand, or stacked."""
    heading, box = pen.heading(it.title, it.box, ground)
    if it.style in ("pile", "deck"):
        return heading + _stack(pen, it, box, ground, where)
    if not it.cards:
        return heading + _no_card(pen, pack(1, box, ratio=CARD, start=bool(it.title))[0], ground)
    return heading + (_hand if it.style == "hand" else _row)(pen, it, box, where)


def _row(pen: Pen, it: Cards, box: Box, where: str) -> str:
    """Cards side by side, in as many lines as make them largest; one on its side takes a wider place."""
    gap = pen.letter * 0.3
    if not any(one.turned for one in it.cards):
        places = pack(len(it.cards), box, ratio=CARD, gap=gap, start=bool(it.title))
    else:
        shares = [1 / CARD if one.turned else 1.0 for one in it.cards]
        wide = min(box.h * CARD, (box.w - gap * (len(shares) - 1)) / sum(shares))
        left = box.x if it.title else box.x + (box.w - wide * sum(shares) - gap * (len(shares) - 1)) / 2
        places = []
        for share in shares:
            high = wide if share > 1 else wide / CARD
            places.append(Box(left, box.y + (0.0 if it.title else (box.h - high) / 2), wide * share, high))
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
    place = pack(1, room, ratio=CARD, start=bool(it.title))[0]
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


# --- dice and pools -----------------------------------------------------------------------------------


def dice(pen: Pen, it: Dice, ground: str, where: str) -> str:
    """Dice side by side, each with its label below when any has one."""
    heading, box = pen.heading(it.title, it.box, ground)
    body = tag("title", quoted(it.says)) if it.says else ""
    lying = _labelled(pen, it.dice, box, ground, lambda one, at, n: die(pen, one, at, f"{where}-{n}"), LARGEST_DIE)
    return body + heading + lying


def dice_places(it: Dice, letter: float) -> list[Box]:
    """Where dice without a title and without labels lie, on a sheet with letters of this height."""
    return pack(len(it.dice), it.box, gap=letter * GAP, most=letter * LARGEST_DIE, start=True)


def pool(pen: Pen, it: Pool, ground: str, where: str) -> str:
    """Pieces lying loose, and the printed places without one."""
    heading, box = pen.heading(it.title, it.box, ground)
    empty = max(it.slots - len(it.pieces), 0)
    body = tag("title", quoted(it.says)) if it.says else ""
    body += heading
    body += _labelled(pen, it.pieces, box, ground, lambda one, at, n: piece(pen, one, at, f"{where}-{n}"), 2.0, empty)
    return body


def _labelled(
    pen: Pen,
    some: Sequence[Loose],
    box: Box,
    ground: str,
    draw: Callable[[Loose, Box, int], str],
    most: float,
    empty: int = 0,
) -> str:
    """Things from the left, up to ``most`` letters high; longer labels are printed below while there is room."""
    count = len(some) + empty
    strip = min(pen.letter * 1.5, box.h * 0.42)
    side = min(box.h - strip, box.w / max(count, 1), pen.letter * most)
    if side < pen.letter * 0.9 or not any(len(one.label) > 2 for one in some):
        places = pack(count, box, gap=pen.letter * GAP, most=pen.letter * most, start=True)
        body = "".join(draw(one, place, at) for at, (one, place) in enumerate(zip(some, places, strict=False)))
        return body + "".join(empty_slot(pen, place, ground) for place in places[len(some) :])
    halo = pen.under(ground)
    pitch = min(box.w / count, max(side * 1.15, pen.letter * 4.5))
    places = [Box(box.x + at * pitch + (pitch - side) / 2, box.y, side, side) for at in range(count)]
    body = "".join(empty_slot(pen, place, ground) for place in places[len(some) :])
    for at, (one, place) in enumerate(zip(some, places, strict=False)):
        words = Box(box.x + (at + 0.03) * pitch, place.y + side * 1.03, pitch * 0.94, strip)
        body += draw(one, place, at)
        if len(one.label) > 2:
            body += pen.write(one.label, words, pen.on(ground), size=0.66, across="middle", down="start", halo=halo)
    return body
