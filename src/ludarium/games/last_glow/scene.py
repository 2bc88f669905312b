"""The table of The Last Glow: a night postcard, the same parts laid out wide or tall."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from types import MappingProxyType

from ludarium.games.last_glow import forecast
from ludarium.games.last_glow.forecast import asked, why_not
from ludarium.games.last_glow.layout import Layout, tall_layout, wide_layout
from ludarium.games.last_glow.position import COLUMNS, Glow, line_of
from ludarium.games.last_glow.wording import (
    SIDES,
    action_name,
    action_note,
    cargo_says,
    cell_label,
    cell_says,
    crew_says,
    heart_says,
    hearts_says,
    holds,
    numbers,
    patching,
    remarks,
    storm_line,
    summary,
    throttles_says,
    turn_line,
)
from ludarium.kernel import CHANCE, Question, View
from ludarium.scene import (
    Box,
    Cell,
    Component,
    Dice,
    Die,
    Grid,
    Look,
    Marker,
    Note,
    Picture,
    Piece,
    Pool,
    Scene,
    Space,
    Spaces,
    Track,
    drawings,
)
from ludarium.texts import Texts

FOLDER = Path(__file__).parent
PALETTE = {
    "ink": "#11142b",
    "paper": "#f7efdc",
    "accent": "#ffc857",
    "line": "#8f97d6",
    "panel": "#262b54",
    "sheet": "#1b1f3b",
    "lit": "#ffc857",
    "amber": "#ffc857",
    "storm": "#5b4b8a",
    "teal": "#5bd1c6",
    "cream": "#f7efdc",
    "danger": "#ff8a70",
    "leak": "#6b3550",
}
SIGNS = {"brightness": "sign-light", "structure": "sign-structure", "points": "sign-dome"}


# --- The whole table -------------------------------------------------------------------------------------------------


def scene(view: View, say: Texts, tall: bool = False) -> Scene:
    """The table as the captain (or anybody else: nothing is hidden) sees it."""
    g: Glow = view.table
    words = remarks(g, say)
    at = tall_layout(g.rules.lines, 1 + len(words) // 42) if tall else wide_layout()
    return Scene(
        title=say("title"),
        summary=summary(g, say),
        width=at.width,
        height=at.height,
        letter=at.letter,
        look=Look(palette=PALETTE, art=drawings(FOLDER) + lettering(say("title")), background=at.background),
        components=(*sky(g, say, at), *panels(g, say, at)),
    )


def sky(g: Glow, say: Texts, at: Layout) -> tuple[Component, ...]:
    """What is above the planet, from the back to the front."""
    return (
        *backdrop(g, at),
        Picture(box=at.title, icon="lettering", says=""),
        Note(box=at.turn, text=turn_line(g, say, at.tall), size=0.9),
        grid(g, say, at),
        *alarm(g, say, at),
    )


def panels(g: Glow, say: Texts, at: Layout) -> tuple[Component, ...]:
    """What is printed around the sky."""
    return (
        *gauges(g, say, at),
        *(counters(g, say, at) if at.tall else pools(g, say, at)),
        *actions(g, say, at),
        help_card(g, say, at),
        *([] if at.tall else [harm(g, say, at)]),
        *die(g, say, at),
        Note(box=at.remarks, text=remarks(g, say), size=0.74),
    )


@cache
def lettering(title: str) -> str:
    """The title as a sign painter would letter it."""
    letters = escape(Look(palette={}).letters)
    return (
        '<symbol id="lettering" viewBox="0 0 400 96"><use href="#cartouche" width="400" height="96"/>'
        '<text x="200" y="58" text-anchor="middle" font-size="44" font-weight="700" textLength="340"'
        f' lengthAdjust="spacingAndGlyphs" font-family="{letters}" fill="#1b1f3b">{escape(title)}</text>'
        '<use href="#flourish" x="80" y="66" width="240" height="13"/></symbol>'
    )


# --- Sky -------------------------------------------------------------------------------------------------------------


def backdrop(g: Glow, at: Layout) -> list[Component]:
    """Moon, planet, printed panels, the light of the lamp, and the lines of the grid."""
    parts: list[Component] = [
        Picture(box=at.moon, icon="moon", opacity=0.4),
        Picture(box=at.planet, icon="planet"),
        Picture(box=at.village, icon="village"),
    ]
    parts += light(g, at)
    parts += [Picture(box=box, icon=icon) for icon, box in at.frames]
    for line in range(1, g.rules.lines + 1):
        first, last = (at.square(f"{column}{line}", g.rules.lines) for column in (COLUMNS[0], COLUMNS[-1]))
        parts.append(Picture(box=Box(first.x, first.y, last.x + last.w - first.x, first.h), icon="line-of-cells"))
    return parts if at.tall else [*parts, Picture(box=Box(0, 0, at.width, at.height), icon="border")]


def light(g: Glow, at: Layout) -> list[Component]:
    """A halo around the lamp and a cone down to the planet: both grow with brightness, and are gone at 0."""
    if not g.brightness:
        return []
    here = at.square(g.lighthouse, g.rules.lines)
    x, y = here.x + here.w / 2, here.y + here.h * 0.3
    share = g.brightness / g.rules.brightness_max
    around = here.w * (0.7 + 1.5 * share)
    floor = at.grid.y + at.grid.h + here.h * 0.1
    wide = here.w * (0.5 + 3.2 * share)
    return [
        Picture(box=Box(x - wide / 2, y, wide, floor - y), icon="cone", opacity=0.45 + 0.5 * share),
        Picture(box=Box(x - around, y - around, 2 * around, 2 * around), icon="halo", opacity=0.45 + 0.4 * share),
    ]


def grid(g: Glow, say: Texts, at: Layout) -> Grid:
    """The sky as a grid: column letters, line numbers, and who is where."""
    lines = range(1, g.rules.lines + 1)
    return Grid(
        box=at.grid,
        bare=True,
        columns=tuple(COLUMNS),
        lines=tuple(str(line) for line in lines),
        cells=tuple(cell(g, f"{column}{line}", say, at.tall) for line in lines for column in COLUMNS),
    )


def cell(g: Glow, name: str, say: Texts, small: bool) -> Cell:
    """One square with the pieces on it; small ones go without a printed label, which could not be read."""
    pieces = []
    if name == g.lighthouse:
        size = 1.42 if name in g.items else 1.22
        pieces.append(Piece(kind=say("scene-lighthouse"), icon="lighthouse", size=size))
    if name in g.items:
        pieces.append(soother(say, size=0.95))
    if name in g.hearts:
        pieces.append(heart(g, name, say))
    return Cell(
        name=name,
        kind="cell",
        column=COLUMNS.index(name[0]),
        line=line_of(name) - 1,
        label="" if small else cell_label(g, name, say),
        says=cell_says(g, name, say),
        pieces=tuple(pieces),
    )


def soother(say: Texts, size: float = 1.0) -> Piece:
    """A Dream-Soother, in the sky or in the hold."""
    return Piece(kind=say("scene-soother"), icon="soother", tone="teal", size=size)


def heart(g: Glow, name: str, say: Texts) -> Piece:
    """A storm heart; its number is the place in the order in which hearts act."""
    return Piece(
        kind=say("scene-heart"),
        icon="storm-heart",
        badge=str(g.hearts.index(name) + 1),
        says=heart_says(g, name, say),
        tone="storm",
        size=1.04,
    )


# --- Warnings and the end --------------------------------------------------------------------------------------------


def alarm(g: Glow, say: Texts, at: Layout) -> list[Component]:
    """The end of the game, or what the end of this turn threatens."""
    if g.outcome is not None:
        tone = "amber" if g.outcome.winners else "danger"
        return [Note(box=at.warning, text=say(f"scene-end-{g.outcome.reason}"), tone=tone)]
    found = forecast.warnings(g)
    if not found:
        return []
    loss = forecast.dark_loss(g, g.rules.dim)
    words = " ".join(say(f"scene-{'brief' if at.tall else 'warn'}-{one}", loss=loss) for one in found)
    box = at.warning if asked(g) else Box(at.warning.x, at.warning.y, at.die.x - at.warning.x - 8, at.warning.h)
    return [Note(box=box, text=words, tone="danger")]


# --- Gauges ----------------------------------------------------------------------------------------------------------


def gauges(g: Glow, say: Texts, at: Layout) -> list[Component]:
    """Brightness, structure and points: printed tracks with a cube on each."""
    rules = g.rules
    leaks = {"patching": rules.patching_at, "busy": rules.patching_crew}
    marks = {rules.patching_at: say("scene-patching-mark")}
    tones = dict.fromkeys(range(rules.patching_at + 1), "leak")
    brightness, structure, points = at.gauges
    return [
        *named(brightness, "brightness", say, at),
        gauge("brightness", brightness, g.brightness, rules.brightness_max, say, at, tone="amber"),
        *named(structure, "structure", say, at),
        gauge("structure", structure, g.structure, rules.structure_max, say, at,
              tone="cream", values=leaks, tones=tones, marks=marks),
        *named(points, "points", say, at),
        gauge("points", points, g.points, rules.points_to_win, say, at, tone="teal"),
    ]  # fmt: skip


def named(box: Box, name: str, say: Texts, at: Layout) -> list[Component]:
    """The name left of a gauge on narrow sheets, where the gauges' steps should line up."""
    if not at.tall:
        return []
    return [Note(box=Box(18, box.y, box.x - 24, min(box.h, 56)), text=say(f"scene-{name}"), size=0.84)]


def gauge(
    name: str,
    box: Box,
    value: int,
    high: int,
    say: Texts,
    at: Layout,
    *,
    tone: str,
    values: Mapping[str, int] = MappingProxyType({}),
    tones: Mapping[int, str] = MappingProxyType({}),
    marks: Mapping[int, str] = MappingProxyType({}),
) -> Track:
    """One track; wide enough sheets also show its sign."""
    return Track(
        box=box,
        title="" if at.tall else say(f"scene-{name}"),
        says=say(f"scene-{name}-says", value=value, most=high, **values),
        icon="" if at.tall else SIGNS[name],
        high=high,
        markers=(Marker(kind=name, icon="cube", tone=tone, at=value),),
        tones=dict(tones),
        marks=dict(marks),
    )


# --- Crew, cargo, hearts in use --------------------------------------------------------------------------------------


def pools(g: Glow, say: Texts, at: Layout) -> list[Component]:
    """Crew, cargo, throttles and heart cubes as wooden pieces on printed places."""
    rules = g.rules
    cubes = (Piece(kind=say("scene-heart"), icon="storm-heart", tone="storm"),) * len(g.hearts)
    pushed = (Piece(kind=say("scene-throttle"), icon="sign-throttle"),) * g.throttles
    hearts = say("scene-hearts", hearts=len(g.hearts), most=rules.heart_limit)
    parts = (
        (at.crew, say("scene-crew"), crew_says(g, say), crew(g, say), rules.crew),
        (at.cargo, say("scene-cargo"), cargo_says(g, say), (soother(say),) * g.cargo, holds(rules)),
        (at.throttles, say("scene-throttles"), throttles_says(g, say), pushed, rules.throttle_max),
        (at.hearts, hearts, hearts_says(g, say), cubes, rules.heart_limit),
    )
    return [
        *(Pool(box=box, title=title, says=says, pieces=some, slots=slots) for box, title, says, some, slots in parts),
        Note(box=at.storm, text=storm_line(g, say), size=0.9),
    ]


def crew(g: Glow, say: Texts) -> tuple[Piece, ...]:
    """The members still to place, then the one who patches leaks."""
    waiting = (Piece(kind=say("scene-member"), icon="crew"),) * g.crew
    busy = Piece(kind=say("scene-patching"), icon="crew-patching")
    return waiting + (busy,) * min(patching(g), g.rules.crew - g.crew)


def counters(g: Glow, say: Texts, at: Layout) -> list[Component]:
    """The same as numbers with a sign, for narrow sheets."""
    rules = g.rules
    counts = (
        (at.crew, "crew", g.crew, rules.crew, crew_says(g, say)),
        (at.cargo, "soother", g.cargo, holds(rules), cargo_says(g, say)),
        (at.throttles, "sign-throttle", g.throttles, rules.throttle_max, throttles_says(g, say)),
        (at.hearts, "storm-heart", len(g.hearts), rules.heart_limit, hearts_says(g, say)),
    )
    return [
        Spaces(box=box, spaces=(Space(icon=icon, label=f"{value}/{most}", says=says),))
        for box, icon, value, most, says in counts
    ]


# --- Actions ---------------------------------------------------------------------------------------------------------


def actions(g: Glow, say: Texts, at: Layout) -> list[Component]:
    """One printed space for each verb, and one for each side."""
    titles = ["" if at.tall else say("scene-actions"), *[""] * (len(at.actions) - 1)]
    return [
        Spaces(box=box, title=title, columns=columns, spaces=tuple(action(g, word, say, at.tall) for word in words))
        for title, (box, columns, words) in zip(titles, at.actions, strict=True)
    ]


def action(g: Glow, word: str, say: Texts, brief: bool) -> Space:
    """An action with its cost and gain; one that is not possible says why."""
    why = why_not(g, word)
    reason = say(f"scene-why-{why}", cubes=g.rules.soother_cubes, most=g.rules.throttle_max) if why else ""
    does = say(f"scene-{word}-says", **numbers(g, word))
    return Space(
        name=word,
        kind="action",
        icon="" if brief and word == "maneuver" else f"sign-{word}",  # between two arrows it needs none
        label=action_name(g, word, say, brief),
        note=action_note(g, word, say, brief) if brief or word in SIDES or why in ("", "wait", "over") else reason,
        says=f"{does} {reason}".strip(),
        faded=bool(why) and why != "wait",
    )


# --- Help and the die ------------------------------------------------------------------------------------------------


def help_card(g: Glow, say: Texts, at: Layout) -> Spaces:
    """The table of results: die plus line number."""
    offset = g.rules.first_line_number - 1
    title = "" if at.tall else say("scene-help", offset=f"{offset:+d}" if offset else "")
    harms = {"near": g.rules.blast_near, "far": g.rules.blast_far}
    rows, low = [], 1
    for most, effect in g.rules.heart_table:
        rows.append((effect, f"{low}+" if most >= 99 else f"{low}–{most}"))
        low = most + 1
    return Spaces(
        box=at.help,
        title=title,
        columns=len(rows),
        spaces=tuple(
            Space(
                icon=f"sign-drift-{effect}",
                label=results,
                note="" if at.tall else say(f"scene-help-{effect}"),
                says=say(f"scene-help-{effect}-says", results=results, **harms),
            )
            for effect, results in rows
        ),
    )


def harm(g: Glow, say: Texts, at: Layout) -> Note:
    """The other half of the help card: what storms cost."""
    rules = g.rules
    words = say(
        "scene-harm",
        near=rules.blast_near,
        far=rules.blast_far,
        collision=rules.collision_loss,
        contact=rules.contact_points,
    )
    return Note(box=at.harm, text=words, size=0.82)


def die(g: Glow, say: Texts, at: Layout) -> list[Component]:
    """The die about to be thrown, if one is."""
    question = g.question
    if not isinstance(question, Question) or question.seat != CHANCE:
        return []
    return [Dice(box=at.die, dice=(Die(name="roll", value=0, says=say("scene-die-says")),))]
