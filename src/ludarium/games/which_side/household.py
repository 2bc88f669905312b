"""The tenement: who lives there, who is away, and the three gauges."""

from __future__ import annotations

from ludarium.games.which_side.city import place
from ludarium.games.which_side.layout import Layout
from ludarium.games.which_side.position import GAUGES, WhichSide
from ludarium.scene import (
    Box,
    Cell,
    Component,
    Grid,
    Marker,
    Note,
    Picture,
    Piece,
    Space,
    Spaces,
    Track,
)
from ludarium.texts import Texts

WINDOWS = 8  # printed windows of the tenement, and faces in them


def home(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """The tenement with its people, who is away, and the three gauges."""
    parts: list[Component] = []
    if at.tall:
        parts.append(Picture(box=Box(10, 288, 700, 142), icon="row-of-windows"))
    parts += [
        Note(box=at.sign, text=actions_line(g, say, at), tone="bright", size=0.78),
        windows(g, say, at),
        Spaces(box=at.tenement, spaces=(place(g, "tenement", say, at),)),
    ]
    parts += counters(g, say, at) if at.tall else pools(g, say, at)
    parts += [gauge(g, name, say, box) for name, box in zip(GAUGES, at.gauges, strict=True)] if not at.tall else []
    return parts


def actions_line(g: WhichSide, say: Texts, at: Layout) -> str:
    """How many actions are left, and who stays in bed."""
    if g.idle and not at.tall:
        return say("scene-actions-with-idle", actions=g.actions, idle=g.idle)
    return say("scene-actions", actions=g.actions)


def windows(g: WhichSide, say: Texts, at: Layout) -> Grid:
    """One window for each worker of the house; those still to come or gone leave theirs dark."""
    people = household(g, say)
    count = max(WINDOWS, len(people))
    columns = at.window_columns if count == WINDOWS else -(-count * at.window_columns // WINDOWS)
    lines = -(-count // columns)
    return Grid(
        box=at.windows,
        bare=True,
        columns=("",) * columns,
        lines=("",) * lines,
        cells=tuple(
            Cell(column=n % columns, line=n // columns, pieces=(people[n],) if n < len(people) else ())
            for n in range(columns * lines)
        ),
    )


def household(g: WhichSide, say: Texts) -> list[Piece]:
    """The free workers: healthy ones, injured ones, and the injured who stay in bed."""
    idle = min(g.idle, g.injured)
    healthy = [worker(n, "healthy", "worker", say) for n in range(g.healthy)]
    injured = [worker(n, "injured", "injured", say) for n in range(g.injured - idle)]
    abed = [
        Piece(
            name="injured",
            kind="injured",
            icon="abed",
            tone="black",
            label=say("scene-idle"),
            says=say("scene-idle-says"),
        )
        for _ in range(idle)
    ]
    return healthy + injured + abed


def worker(number: int, state: str, icon: str, say: Texts) -> Piece:
    """One figure; men and women by turns."""
    return Piece(
        name=state,
        kind=state,
        icon=f"{icon}-{'ab'[number % 2]}",
        label=say(f"scene-{state}"),
        says=say(f"scene-{state}-says"),
        tone="black",
        size=1.05,
    )


def pools(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """Jail, Ellis Island and the graveyard, one figure each."""
    says = say("scene-jail-says", jailed=g.jailed)
    jailed = [Piece(name="free", kind="jailed", icon="prisoner", label=say("scene-jailed"), says=says, tone="black")]
    reserve = [
        Piece(kind="newcomer", icon=f"newcomer-{'ab'[n % 2]}", label=say("scene-newcomer"), tone="black")
        for n in range(g.reserve)
    ]
    dead = [Piece(kind="dead", icon="grave", label=say("scene-grave"), tone="black")]
    rooms = (("jail", jailed * g.jailed), ("reserve", reserve), ("dead", dead * g.dead))
    return [row(say(f"scene-{key}"), people, box) for box, (key, people) in zip(at.people, rooms, strict=True)]


def row(title: str, people: list[Piece], box: Box) -> Grid:
    """People side by side under a title."""
    columns = max(len(people), 3)
    cells = tuple(Cell(column=n, line=0, pieces=(one,)) for n, one in enumerate(people))
    return Grid(box=box, title=title, bare=True, columns=("",) * columns, lines=("",), cells=cells)


def counters(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """On a phone: who is away, and the gauges, as counters large enough for a thumb."""
    jail, reserve, dead = (
        Space(
            name=name,
            icon=icon,
            label=f"{number}",
            note=say(f"scene-{key}"),
            says=say(f"scene-{key}-says", jailed=number, reserve=number, dead=number),
        )
        for key, name, icon, number in (
            ("jail", "free", "prisoner", g.jailed),
            ("reserve", "", "newcomer-a", g.reserve),
            ("dead", "", "grave", g.dead),
        )
    )
    gauges = (
        Space(
            name=name,
            icon=f"gauge-{name}",
            label=say(f"scene-brief-{name}"),
            note=say("scene-gauge-level", level=getattr(g, name), end=g.rules.end_of(name)),
            says=gauge_says(g, name, say),
            tone="alarm" if getattr(g, name) + 1 == g.rules.end_of(name) else "",
        )
        for name in GAUGES
    )
    boxes = (*at.people, *at.gauges)
    return [Spaces(box=box, spaces=(space,)) for box, space in zip(boxes, (jail, reserve, dead, *gauges), strict=True)]


def gauge(g: WhichSide, name: str, say: Texts, box: Box) -> Track:
    """A printed gauge with its end."""
    end = g.rules.end_of(name)
    return Track(
        box=box,
        title=say.name(name),
        icon=f"gauge-{name}",
        says=gauge_says(g, name, say),
        high=end,
        marks={end: say("scene-jail-mark" if name == "threat" else "scene-hurt")},
        tones={end: "red"},
        markers=(
            Marker(name=name, kind=name, icon="cube", tone="black", label=say.name(name), at=getattr(g, name),
                   says=gauge_says(g, name, say)),
        ),
    )  # fmt: skip


def gauge_says(g: WhichSide, name: str, say: Texts) -> str:
    """A gauge in words."""
    kind = "jail" if name == "threat" else "hurt"
    return say("scene-gauge-says", gauge=say.name(name), level=getattr(g, name), end=g.rules.end_of(name), kind=kind)
