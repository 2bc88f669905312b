"""The city: the group, the five places of New York, and the purse."""

from __future__ import annotations

from ludarium.games.which_side.layout import Layout
from ludarium.games.which_side.outlook import (
    asks,
    danger_at,
    dollars_to_spend,
    life_cost_parts,
    wage,
    why_shut,
)
from ludarium.games.which_side.position import GROUP, NEW_YORK, WhichSide
from ludarium.games.which_side.rules import PLACE, take
from ludarium.scene import (
    Component,
    Marker,
    Note,
    Picture,
    Piece,
    Space,
    Spaces,
    Track,
)
from ludarium.texts import Texts


def city(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """The group, the five places of New York, and the purse."""
    spots = tuple(place(g, name, say, at) for name in NEW_YORK)
    parts: list[Component] = [
        Picture(box=at.group_title, icon="ribbon-group", says=say("scene-group")),
        Spaces(box=at.group, columns=2, spaces=tuple(place(g, name, say, at) for name in GROUP)),
        Picture(box=at.skyline, icon="skyline"),
        Picture(box=at.city_title, icon="ribbon-new_york", says=say("scene-new_york")),
        Spaces(box=at.city, columns=2, spaces=spots),
    ]
    if not at.tall:
        parts += [
            Picture(box=at.crowd, icon="crowd"),
            Note(box=at.note, text=say("scene-reconstructed"), size=0.72),
        ]
    return [*parts, purse(g, say, at), purse_note(g, say, at)]


def place(g: WhichSide, name: str, say: Texts, at: Layout) -> Space:
    """An action space: gain and price, who stands there, and whether it can be used now."""
    note = say(f"scene-{'short' if at.tall else 'note'}-{name}", pay=wage(g, name))
    threat, shut = danger_at(g, name), why_shut(g, name)
    label = say(f"scene-{'brief' if at.tall else 'label'}-{name}")
    if at.tall and visits(g, name):  # no room for figures
        label = f"{label} ×{visits(g, name)}"
    return Space(
        name=name,
        kind="place",
        icon=f"sign-{name}",
        label=label,
        note=alarmed(threat, note, say, at),
        says=place_says(g, name, say, threat, shut),
        tone="alarm" if threat else "",
        faded=bool(shut) and shut != "scene-why-later",
        pieces=() if at.tall else visitors(g, name, say),
    )


def alarmed(threat: str, note: str, say: Texts, at: Layout) -> str:
    """The note of a place, with what its gauge threatens; on a phone the threat alone."""
    if not threat:
        return note
    return say(f"scene-alarm-{threat}") if at.tall else say(f"scene-danger-{threat}", note=note)


def place_says(g: WhichSide, name: str, say: Texts, threat: str, shut: str) -> str:
    """A place in sentences: why it is shut, or what it gives and what it threatens."""
    if shut and shut != "scene-why-later":
        return say(shut)
    what = say("scene-place-says", place=say(f"scene-label-{name}"), note=say(f"scene-note-{name}", pay=wage(g, name)))
    warning = say(f"scene-danger-says-{threat}") if threat else ""
    return " ".join(filter(None, (what, warning, say(shut) if shut else "")))


def visitors(g: WhichSide, name: str, say: Texts) -> tuple[Piece, ...]:
    """The workers sent to a place this turn; many of them share one figure with a number."""
    here = visits(g, name)
    shown = here if here <= 2 else 1
    return tuple(
        Piece(
            kind="placed",
            icon=f"worker-{'ab'[n % 2]}",
            label=say("scene-placed"),
            badge="" if here == shown else str(here),
            tone="black",
        )
        for n in range(shown)
    )


def visits(g: WhichSide, name: str) -> int:
    """How many workers were sent to a place this turn."""
    return sum(PLACE[move] == name for move in g.placed)


def purse(g: WhichSide, say: Texts, at: Layout) -> Track:
    """Savings and life cost on one scale of dollars: what lies between them is left over, or missing."""
    return Track(
        box=at.purse,
        title="",
        icon="" if at.tall else "coin",
        says=say("scene-purse-says", savings=g.savings, cost=g.life_cost),
        high=g.rules.savings_max,
        markers=(
            Marker(kind="savings", icon="coin", label=say("scene-savings"), at=g.savings),
            Marker(kind="life_cost", icon="loaf", label=say("scene-life_cost"), at=g.life_cost),
        ),
    )


def purse_note(g: WhichSide, say: Texts, at: Layout) -> Note:
    """The life cost and its parts, and what would be left or missing if the turn ended now."""
    brief = "-brief" if at.tall else ""
    if asks(g, take) or g.outcome is not None:
        return Note(box=at.purse_note, text=say("scene-spend", savings=g.savings), size=0.82)
    line = say(f"scene-life{brief}", savings=g.savings, cost=g.life_cost, **life_cost_parts(g))
    rest = say(f"scene-missing{brief}", missing=g.missing) if g.missing else say(
        f"scene-left{brief}", left=dollars_to_spend(g)
    )  # fmt: skip
    text = f"{line} · {rest}" if at.tall else f"{line}\n{rest}"
    return Note(box=at.purse_note, text=text, size=0.82, tone="alarm" if g.missing else "")
