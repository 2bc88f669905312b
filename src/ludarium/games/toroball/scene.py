"""The table of Toroball: a village feast, the same parts laid out wide or tall."""

from __future__ import annotations

import math
import re
from collections import Counter
from functools import cache
from html import escape
from pathlib import Path

from ludarium.games.toroball.forecast import asked, offered, shot, why_not
from ludarium.games.toroball.ground import BLUE, DIRECTIONS, RED, WORDS, Pitch
from ludarium.games.toroball.layout import (
    LEFTWARD,
    RIGHTWARD,
    Layout,
    around,
    inner_corners,
    tall_layout,
    wide_layout,
)
from ludarium.games.toroball.position import NUMBER, OUT, OWN, SEAT, TEAMS, Toro, on_square, place, target
from ludarium.games.toroball.wording import (
    ACTIONS,
    ODDS,
    action_says,
    character_says,
    condition,
    cow_brief,
    cow_line,
    cow_says,
    kick_label,
    printed_kind,
    round_line,
    run_line,
    square_says,
    summary,
    team_note,
)
from ludarium.kernel import Question, View
from ludarium.scene import (
    Box,
    Cell,
    Component,
    Dice,
    Die,
    Glimpse,
    Grid,
    Look,
    Marker,
    Note,
    Picture,
    Piece,
    Pool,
    Ring,
    Scene,
    Space,
    Spaces,
    Track,
    drawings,
)
from ludarium.texts import Texts

FOLDER = Path(__file__).parent
PALETTE = {
    "ink": "#2b1d10",
    "paper": "#fff9e8",
    "accent": "#8e1b3f",
    "line": "#8a5a2c",
    "panel": "#f6e7c3",
    "sheet": "#f6e7c3",
    "lit": "#ffd21f",
    "step": "#fff3b8",
}
LETTERS = Look(palette=PALETTE).letters
TILT = 32.0  # how far the cow leans towards a target above or below her, in degrees
MARKED = ("acted", "exposed", "first")  # the conditions of a character that have a mark of their own
CORNER = 0.36  # the height of letters in the corner of a square, over their width


def scene(view: View, say: Texts, tall: bool) -> Scene:
    """The table as one seat sees it; on a tall sheet its own goal is at the foot."""
    g: Toro = view.table
    at = tall_layout(RIGHTWARD if view.seat == BLUE else LEFTWARD) if tall else wide_layout()
    return Scene(
        title=say("title"),
        summary=summary(g, say),
        width=at.width,
        height=at.height,
        letter=at.letter,
        look=Look(palette=PALETTE, art=art(at.background, say("title"), labels(say)), background=at.background),
        components=tuple(components(g, say, at)),
        glimpses=tuple(
            kick_glimpse(g, target, at) for target in g.rules.printed.squares if offered(g, f"kick {target}")
        ),
    )


@cache
def art(background: str, title: str, printed: tuple[str, ...]) -> str:
    """The drawings a sheet needs, one of the two backgrounds left out, with the words that are painted."""
    other = "feast-wide" if background == "feast-tall" else "feast-tall"
    drawn = re.sub(rf'<symbol id="{other}".*?</symbol>', "", drawings(FOLDER), flags=re.DOTALL)
    return drawn + lettering(title) + "".join(corner_letters(number, label) for number, label in enumerate(printed))


def lettering(title: str) -> str:
    """The title painted on the signboard."""
    return (
        '<symbol id="lettering" viewBox="0 0 380 76"><use href="#signboard" width="380" height="76"/>'
        f'<g font-family="{escape(LETTERS)}" font-weight="700" font-size="50" text-anchor="middle">'
        f'<text x="192" y="56" fill="#3a2410" fill-opacity=".55">{escape(title)}</text>'
        f'<text x="190" y="54" fill="#fff3d6">{escape(title)}</text></g></symbol>'
    )


def corner_letters(number: int, label: str) -> str:
    """A label for the corner of a square on which something stands or is printed."""
    return (
        f'<symbol id="corner-{number}" viewBox="0 0 100 {100 * CORNER:g}" overflow="visible">'
        f'<text x="93" y="30" font-size="31" text-anchor="end" fill="{PALETTE["ink"]}" stroke="{PALETTE["step"]}"'
        f' stroke-width="7" stroke-linejoin="round" paint-order="stroke">{escape(label)}</text></symbol>'
    )


def labels(say: Texts) -> tuple[str, ...]:
    """Everything that may be printed on a square: ways and odds."""
    return (*(say(f"scene-way-{word}") for word in DIRECTIONS), *ODDS)


def components(g: Toro, say: Texts, at: Layout) -> list[Component]:
    """Everything on the sheet, what lies below first."""
    parts: list[Component] = [Picture(box=box, icon=icon) for icon, box in at.frames]
    parts += arena(g.rules.printed, at)
    parts += rings(g, at)
    parts += [
        Picture(box=at.title, icon="lettering"),
        *score(g, say, at),
        Note(box=at.round, text=round_line(g, say, at.tall), size=0.9),
        grid(g, say, at),
        *corners(g, say, at),
        *shared_ball(g, at),
        *teams(g, say, at),
        *cow_panel(g, say, at),
        compass(g, say, at),
        actions(g, say, at),
        Dice(box=at.die, dice=(Die(name="roll", value=g.die, says=say("scene-die-says", die=g.die)),)),
        *benches(g, say, at),
    ]
    if at.tall:
        parts.append(Note(box=at.run, text=run_line(g, say), size=0.8))
    return [*parts, Note(box=at.remarks, text=say("scene-remarks"), size=0.72 if at.tall else 0.8)]


def score(g: Toro, say: Texts, at: Layout) -> list[Component]:
    """The goals, in large letters; on narrow sheets the teams show them."""
    if at.tall:
        return []
    red, blue = (say("scene-score", team=say.name(team), goals=g.score[seat]) for seat, team in enumerate(TEAMS))
    return [Note(box=at.score, text=f"{red} – {blue}", size=1.5)]


# --- The arena ------------------------------------------------------------------------------------------------------


def arena(pitch: Pitch, at: Layout) -> list[Component]:
    """Wood, straw and sand under the grid, and the rails of the fence."""
    boxes = {square: at.box(square, pitch) for square in pitch.squares}
    sand = around([boxes[corner] for corner in inner_corners(pitch)], 0)
    parts: list[Component] = [
        Picture(box=Box(at.grid.x, at.grid.y, at.grid.w + 8, at.grid.h + 8), icon="frame"),
        Picture(box=around(list(boxes.values()), 0), icon="straw"),
        Picture(box=sand, icon="sand"),
    ]
    for square, box in boxes.items():
        icon = f"fence-{fence_side(pitch, square, at)}" if square in pitch.fence else "plot"
        parts.append(Picture(box=box, icon=icon))
    return parts


def fence_side(pitch: Pitch, square: str, at: Layout) -> str:
    """The side of the sheet towards which a fence square has its rails."""
    wide, high = len(at.columns(pitch)), len(at.lines(pitch))
    column, line = at.place(square, pitch)
    across = -1 if column == 0 else 1 if column == wide - 1 else 0
    down = -1 if line == 0 else 1 if line == high - 1 else 0
    return WORDS[across, down]


def rings(g: Toro, at: Layout) -> list[Component]:
    """A ring under the cow's target and a frame under the runner."""
    marks = [("ring-target", target(g) if g.outcome is None else "", -at.ring), ("ring-runner", g.runner, 2)]
    return [
        Picture(box=at.box(place(g, name), g.rules.printed).inset(by), icon=icon)
        for icon, name, by in marks
        if name and place(g, name) != OUT
    ]


def grid(g: Toro, say: Texts, at: Layout) -> Grid:
    """The pitch: letters and numbers along it, and who is where. The squares a step leads to come first."""
    pitch = g.rules.printed
    ways = ways_on(g)
    return Grid(
        box=at.grid,
        bare=True,
        columns=at.columns(pitch),
        lines=at.lines(pitch),
        cells=tuple(
            cell(g, square, ways.get(square, ""), say, at) for square in dict.fromkeys((*ways, *pitch.squares))
        ),
    )


def ways_on(g: Toro) -> dict[str, str]:
    """The squares that a step or a charge would lead to, with its sentence."""
    if asked(g, "run_act"):
        here, verb = place(g, g.runner), "step"
    elif asked(g, "charged"):
        here, verb = g.cow, "charge"
    else:
        return {}
    around_it = g.rules.ground.next[here]
    return {around_it[word]: f"{verb} {word}" for word in DIRECTIONS if offered(g, f"{verb} {word}")}


def cell(g: Toro, square: str, way: str, say: Texts, at: Layout) -> Cell:
    """One square with what is printed and what stands on it.

    Where a step or a charge leads it goes by the direction, as in the sentence, and can be pressed like the compass;
    unless it can be named in a kick, too.
    """
    pitch = g.rules.printed
    kind = printed_kind(pitch, square)
    column, line = at.place(square, pitch)
    _, _, direction = way.partition(" ")
    return Cell(
        name=direction if direction and not offered(g, f"kick {square}") else square,
        kind=say(f"scene-kind-{kind}") if kind and kind != "fence" else "",
        column=column,
        line=line,
        icon=printed_icon(g, square, kind, at),
        label="" if is_crowded(g, square) else square_label(g, square, way, say),
        tone="step" if way else "",
        says=square_says(g, square, way, say),
        pieces=tuple(pieces(g, square, say, at)),
    )


def square_label(g: Toro, square: str, way: str, say: Texts) -> str:
    """What is written on a square now: the way of a step, or the odds of a kick."""
    if way:
        return say(f"scene-way-{way.partition(' ')[2]}")
    return kick_label(g, square) if offered(g, f"kick {square}") else ""


def is_crowded(g: Toro, square: str) -> bool:
    """Whether something stands or is printed on a square, so that a label has only a corner left."""
    pitch = g.rules.printed
    return square in (*g.places, g.cow, g.ball) or printed_kind(pitch, square) not in ("", "fence")


def corners(g: Toro, say: Texts, at: Layout) -> list[Component]:
    """The labels of crowded squares, in their upper right corners: large enough to read, and never in the way."""
    ways, known = ways_on(g), labels(say)
    parts: list[Component] = []
    for square in g.rules.printed.squares:
        label = square_label(g, square, ways.get(square, ""), say) if is_crowded(g, square) else ""
        if label:
            box = at.box(square, g.rules.printed).inset(2)
            corner = Box(box.x, box.y, box.w, box.w * CORNER)
            parts.append(Picture(box=corner, icon=f"corner-{known.index(label)}"))
    return parts


def printed_icon(g: Toro, square: str, kind: str, at: Layout) -> str:
    """The drawing of what is printed on a square."""
    pitch = g.rules.printed
    match kind:
        case "goal":
            team = pitch.goals.index(square)
            return f"goal-{TEAMS[team]}-{at.shown('e' if team == RED else 'w')}"
        case "arrow":
            return f"way-{at.shown(pitch.arrow_direction(square))}"
        case "bottle" | "cross" | "barrier" | "hideout":
            return {"bottle": "sangria", "cross": "chalk-x"}.get(kind, kind)
    return ""


def pieces(g: Toro, square: str, say: Texts, at: Layout) -> list[Piece]:
    """Who and what stands on a square."""
    standing = []
    if name := on_square(g, square):
        standing.append(character(g, name, say, at))
    if square == g.cow:
        standing.append(cow(g, say, at))
    if square == g.ball and not standing:
        standing.append(Piece(name="ball", kind=say("scene-ball"), icon="ball", size=0.62, says=say("scene-ball-says")))
    return standing


def shared_ball(g: Toro, at: Layout) -> list[Component]:
    """A ball on somebody's square lies in the corner, at their feet; whoever stands there says so."""
    if not g.ball or (g.ball not in g.places and g.ball != g.cow):
        return []
    box = at.box(g.ball, g.rules.printed)
    corner = Box(box.x + box.w * 0.02, box.y + box.h * 0.58, box.w * 0.4, box.h * 0.4)
    return [Picture(box=corner, icon="ball")]


def character(g: Toro, name: str, say: Texts, at: Layout) -> Piece:
    """A character on the pitch; a sheltered one is turned diagonally (TB-62)."""
    return Piece(
        name=name,
        kind=say.name(TEAMS[SEAT[name]]),
        icon=character_icon(g, name),
        badge=name[-1],
        turned=45.0 if name in g.sheltered else 0.0,
        size=at.figure,
        says=character_says(g, name, say),
    )


def character_icon(g: Toro, name: str) -> str:
    """A team by shape and colour, with a mark for having acted, being exposed to the cow or having to act first."""
    team, became = TEAMS[SEAT[name]], condition(g, name)
    return f"{team}-{became}" if became in MARKED else team


def cow(g: Toro, say: Texts, at: Layout) -> Piece:
    """The cow, her head lowered towards her target, her agitation on her."""
    chased = place(g, target(g)) if g.exposed else ""
    dx, dy = look(g.cow, chased, g.rules.printed, at) if chased else (-1.0, 0.0)
    lean = math.degrees(math.atan2(dy, abs(dx) or 0.5))
    lean = max(-TILT, min(TILT, lean))
    return Piece(
        name="cow",
        kind=say("scene-cow"),
        icon="cow-right" if dx > 0 else "cow-left",
        badge=str(g.agitation),
        turned=lean if dx > 0 else -lean,
        size=at.figure * 1.06,
        says=cow_says(g, say),
    )


def look(start: str, end: str, pitch: Pitch, at: Layout) -> tuple[float, float]:
    """The way from one square to another on the sheet."""
    a, b = at.box(start, pitch), at.box(end, pitch)
    return b.x - a.x, b.y - a.y


def kick_glimpse(g: Toro, wanted: str, at: Layout) -> Glimpse:
    """A kick looked at beforehand: the way of the ball, what stops it, where it may roll and how likely that is."""
    seen, pitch = shot(g, wanted), g.rules.printed
    rings = {seen.path[-1]: ""} if seen.stopped_by else {}
    if seen.scorer >= 0:
        rings[seen.path[-1]] = kick_label(g, wanted)
    rings |= {square: f"{faces}/6" for square, faces in Counter(seen.lands).items()}
    return Glimpse(
        of=wanted,
        way=(at.box(g.ball, pitch).centre, at.box(seen.path[-1], pitch).centre),
        rings=tuple(Ring(box=at.box(square, pitch).inset(4), label=label) for square, label in rings.items()),
    )


# --- Teams, cow, bench ----------------------------------------------------------------------------------------------


def teams(g: Toro, say: Texts, at: Layout) -> list[Component]:
    """The score of each team, and what it has to do."""
    return [Spaces(box=at.teams[seat], spaces=(team_space(g, seat, say),)) for seat in (RED, BLUE)]


def team_space(g: Toro, seat: int, say: Texts) -> Space:
    """One team, in bright colour while it is asked something."""
    known = {"team": say.name(TEAMS[seat]), "goals": g.score[seat]}
    return Space(
        icon=TEAMS[seat],
        label=say("scene-score", **known),
        note=team_note(g, seat, say),
        tone="step" if isinstance(g.question, Question) and g.question.seat == seat else "",
        says=say("scene-score-says", most=g.rules.goals_to_win, **known),
    )


def benches(g: Toro, say: Texts, at: Layout) -> list[Component]:
    """The characters that are out, with the round of their return."""
    parts: list[Component] = []
    for seat in (RED, BLUE):
        out = [name for name in OWN[seat] if place(g, name) == OUT and g.returns[NUMBER[name]]]
        resting = tuple(bench_piece(g, name, say, at) for name in out)
        title = say("scene-bench-of", team=say.name(TEAMS[seat]))
        parts.append(Pool(box=at.benches[seat], title=title, says=say("scene-bench-says"), pieces=resting, slots=3))
    return parts


def bench_piece(g: Toro, name: str, say: Texts, at: Layout) -> Piece:
    """A character on the bench."""
    return Piece(
        name=name,
        kind=say.name(TEAMS[SEAT[name]]),
        icon=character_icon(g, name),
        badge=name[-1],
        size=at.resting,
        label=say("scene-back", round=g.returns[NUMBER[name]]),
        says=character_says(g, name, say),
    )


def cow_panel(g: Toro, say: Texts, at: Layout) -> list[Component]:
    """Her agitation, her target, and how far the next die takes her."""
    if at.tall:
        return [Note(box=at.cow, text=cow_brief(g, say), size=0.86)]
    return [
        Track(
            box=at.agitation,
            title=say("scene-agitation"),
            says=cow_says(g, say),
            low=g.rules.agitation_min,
            high=g.rules.agitation_max,
            markers=(Marker(kind="agitation", icon="cow-left", at=g.agitation),),
        ),
        Note(box=at.cow, text=cow_line(g, say), size=0.82),
    ]


# --- Compass, actions, die ------------------------------------------------------------------------------------------


def compass(g: Toro, say: Texts, at: Layout) -> Spaces:
    """Eight directions as they lie on this sheet, faces of the die on six of them, squares left in the middle."""
    by_place = {DIRECTIONS[at.shown(word)]: word for word in DIRECTIONS}
    return Spaces(
        box=at.compass,
        columns=3,
        spaces=tuple(
            way(g, by_place[x, y], say, at) if (x, y) in by_place else middle(g, say, at)
            for y in (-1, 0, 1)
            for x in (-1, 0, 1)
        ),
    )


def way(g: Toro, word: str, say: Texts, at: Layout) -> Space:
    """One direction: a space to press, and the face of the die that means it."""
    faces = [face for face, way in enumerate(g.rules.compass, 1) if way == word]
    dice = tuple(Piece(kind=say("scene-die", die=face), icon=f"die-{face}") for face in faces)
    known = ", ".join(map(str, faces))
    return Space(
        name=word,
        kind="direction",
        icon=f"way-{at.shown(word)}",
        label=say(f"scene-way-{word}"),
        says=say("scene-way-says", direction=say.name(word), dice=known) if faces else say.name(word),
        faded=not (offered(g, f"step {word}") or offered(g, f"charge {word}")),
        pieces=dice,
    )


def middle(g: Toro, say: Texts, at: Layout) -> Space:
    """The middle of the compass: squares left to the runner, or to the cow."""
    left = g.left if g.runner else g.cow_left
    note = "" if at.tall else say("scene-squares", left=left)
    return Space(kind="left", label=str(left), note=note, says=run_line(g, say), tone="step" if left else "")


def actions(g: Toro, say: Texts, at: Layout) -> Spaces:
    """One printed space for each verb."""
    return Spaces(
        box=at.actions,
        columns=2,
        spaces=tuple(
            Space(
                name=verb,
                kind="action",
                icon="" if at.tall else f"sign-{verb}",
                label=say(f"scene-verb-{verb}"),
                says=action_says(g, verb, say),
                faded=bool(why_not(g, verb)),
            )
            for verb in ACTIONS
        ),
    )
