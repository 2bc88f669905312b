"""The rising fist, the resources, and the eight workplaces to take over."""

from __future__ import annotations

from functools import cache
from html import escape

from ludarium.games.which_side.layout import Layout
from ludarium.games.which_side.outlook import (
    asks,
    lacking,
)
from ludarium.games.which_side.palette import INK, LETTERS, PAPER
from ludarium.games.which_side.position import RESOURCES, Price, WhichSide
from ludarium.games.which_side.rules import take
from ludarium.scene import (
    Box,
    Component,
    Picture,
    Piece,
    Pool,
    Space,
    Spaces,
)
from ludarium.texts import Texts

ON_RESOURCE = {"union": "U", "anarchist": "A", "strike": "K", "sabotage": "X"}


def takeover(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """The rising fist, the resources, and the eight workplaces."""
    parts: list[Component] = [] if at.tall else fist(g, say, at)
    parts += [
        Picture(box=at.means_title, icon="ribbon-means", says=say("scene-means")),
        stock(g, say, at),
        goal(g, say, at),
        workplaces(g, say, at),
    ]
    return parts if at.tall else [*parts, Spaces(box=at.done, spaces=(done(g, say),))]


def fist(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """A red fist that rises with every means taken, up to the star."""
    lane, high = at.lane, lane_height(len(g.controlled), g.rules.means_needed)
    top = lane.y + lane.h - high
    return [
        Picture(box=Box(lane.x + 24, lane.y + 10, 96, 96), icon="star"),
        Picture(box=lane, icon="rungs"),
        Picture(box=Box(lane.x + 20, top + 150, 110, lane.y + lane.h - top - 150), icon="arm"),
        Picture(box=Box(lane.x + 20, top, 110, 156), icon="fist"),
    ]


def stock(g: WhichSide, say: Texts, at: Layout) -> Component:
    """The resources of this turn."""
    if at.tall:
        return Spaces(
            box=at.resources, columns=len(RESOURCES), spaces=tuple(counter(g, name, say) for name in RESOURCES)
        )
    return Pool(
        box=at.resources,
        says=say("scene-resources"),
        pieces=tuple(
            Piece(
                kind=name,
                icon=name,
                label=say(f"scene-{name}"),
                badge=str(getattr(g, name)),
                says=say("scene-resource-says", resource=say.name(name), amount=getattr(g, name)),
            )
            for name in RESOURCES
        ),
    )


def counter(g: WhichSide, name: str, say: Texts) -> Space:
    """A resource as a counter."""
    amount = getattr(g, name)
    says = say("scene-resource-says", resource=say.name(name), amount=amount)
    return Space(icon=name, label=f"{ON_RESOURCE[name]} {amount}", says=says)


def goal(g: WhichSide, say: Texts, at: Layout) -> Component:
    """How far the takeover is, and how many may be taken in a turn."""
    numbers = {"controlled": len(g.controlled), "needed": g.rules.means_needed, "limit": int(g.rules.take_limit)}
    label, note = say("scene-goal", **numbers), say("scene-goal-note", **numbers)
    says = say("scene-goal-says", **numbers)
    space = Space(
        name="take", icon="" if at.tall else "flag", label=label if at.tall else f"{label}, {note}", says=says
    )
    return Spaces(box=at.goal, spaces=(space,))


def workplaces(g: WhichSide, say: Texts, at: Layout) -> Spaces:
    """The means of production in the printed order."""
    cards = tuple(workplace(g, key, price, say, at) for key, price in g.rules.prices.items())
    return Spaces(box=at.means, columns=3 if at.tall else 1, spaces=(*cards, done(g, say)) if at.tall else cards)


def workplace(g: WhichSide, key: str, price: Price, say: Texts, at: Layout) -> Space:
    """One means: its price in tokens, whether it is ours, within reach, or what it lacks."""
    short = lacking(g, price)
    name, cost = say.name(key), priced(price, say)
    if key in g.controlled:
        tone, note, says = "red", say("scene-taken"), say("scene-means-taken", workplace=name)
    elif not short:
        tone, note = "bright", say("scene-reach")
        says = say("scene-means-reach", workplace=name, price=cost)
    else:
        what = amounts(short, say)
        tone, note = "dull", say("scene-lacks", what=what)
        says = say("scene-means-lacks", workplace=name, price=cost, what=what)
    letters = " ".join(lettered(part, amount, say) for part, amount in parts_of(price))
    return Space(
        name=key,
        kind="means",
        icon="" if at.tall else f"means-{key}",
        label=say(brief) if at.tall and say.has(brief := f"scene-brief-{key}") else name,
        note=(note if key in g.controlled else letters) if at.tall else note,
        says=says,
        tone=tone,
        pieces=() if at.tall else tokens(key in g.controlled, price, say),
    )


def lettered(part: str, amount: int, say: Texts) -> str:
    """A part of a price in as few letters as possible: ``1K``, ``$2``."""
    return say("about-dollars", dollars=amount) if part == "dollars" else f"{amount}{ON_RESOURCE[part]}"


def tokens(taken: bool, price: Price, say: Texts) -> tuple[Piece, ...]:
    """The price as tokens, or the flag of a means that is ours."""
    if taken:
        return (Piece(kind="control", icon="taken-mark", label=say("scene-control")),)
    return tuple(
        Piece(
            kind="cost",
            icon="coin" if part == "dollars" else part,
            label=say(f"scene-{part}"),
            badge=str(amount) if amount > 1 or part == "dollars" else "",
        )
        for part, amount in parts_of(price)
    )


def parts_of(price: Price) -> list[tuple[str, int]]:
    """What a price is made of, in the printed order."""
    found = [(name, getattr(price, name)) for name in (*RESOURCES, "dollars")]
    return [(name, amount) for name, amount in found if amount]


def priced(price: Price, say: Texts) -> str:
    """A price in words."""
    return amounts(dict(parts_of(price)), say)


def amounts(parts: dict[str, int], say: Texts) -> str:
    """``1 strike, $2``."""
    return ", ".join(
        say("about-dollars", dollars=amount) if name == "dollars" else f"{amount} {say(f'scene-lower-{name}')}"
        for name, amount in parts.items()
    )


def done(g: WhichSide, say: Texts) -> Space:
    """The end of the takeover."""
    open_now = asks(g, take)
    return Space(
        name="done",
        label=say("scene-done"),
        says=say("scene-done-says" if open_now else "scene-done-later"),
        faded=not open_now,
    )


@cache
def rungs(needed: int) -> str:
    """The steps of the fist's lane, one for each means needed, with their numbers."""
    body = ""
    for step in range(1, needed + 1):
        y = 924 - lane_height(step, needed)
        body += f'<path d="M2 {y:.0f}H40" stroke="{INK}" stroke-width="3"/>'
        body += (
            f'<circle cx="18" cy="{y:.0f}" r="15" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
            f'<text x="18" y="{y + 8:.0f}" text-anchor="middle" font-size="22" font-weight="700" fill="{INK}"'
            f' font-family="{escape(LETTERS)}">{step}</text>'
        )
    return f'<symbol id="rungs" viewBox="0 0 130 924">{body}</symbol>'


def lane_height(taken: int, needed: int) -> float:
    """How high above the foot of its lane the knuckles stand."""
    return 210 + 640 * min(taken / needed, 1.0)
