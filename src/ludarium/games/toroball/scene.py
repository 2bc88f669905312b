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
from ludarium.games.toroball.position import CHARACTERS, NUMBER, OUT, OWN, SEAT, TEAMS, Toro, on_square, place, target
from ludarium.games.toroball.wording import (
    ACTIONS,
    MINUS,
    ODDS,
    action_says,
    character_says,
    compass_says,
    condition,
    cow_brief,
    cow_line,
    cow_says,
    kick_label,
    printed_kind,
    return_round,
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
EDGE = 0.08  # the empty margin in the drawing of a die
SMALL = 0.4  # how large a ball or a print is that has only a corner of its square


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
        f'<text x="97" y="30" font-size="32" text-anchor="end" fill="{PALETTE["ink"]}" stroke="{PALETTE["step"]}"'
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
        *covered_prints(g, at),
        *shared_ball(g, at),
        *marks(g, at),
        *corners(g, say, at),
        *teams(g, say, at),
        *cow_panel(g, say, at),
        Picture(box=at.compass, icon="tray", says=compass_says(g, say)),
        compass(g, say, at),
        *faces(g, at),
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
    label = square_label(g, square, way, say)
    return Cell(
        name=direction if direction and not offered(g, f"kick {square}") else square,
        kind=say(f"scene-kind-{kind}") if kind and kind != "fence" else "",
        column=column,
        line=line,
        icon="" if is_covered(g, square) else printed_icon(g, square, at),
        label="" if needs_own_letters(g, square, label, at) else label,
        tone="step" if way else "",
        says=square_says(g, square, way, say),
        pieces=tuple(pieces(g, square, say, at)),
    )


def square_label(g: Toro, square: str, way: str, say: Texts) -> str:
    """What is written on a square now: the way of a step, or the odds of a kick."""
    if way:
        return say(f"scene-way-{way.partition(' ')[2]}")
    return kick_label(g, square) if offered(g, f"kick {square}") else ""


def has_odds(g: Toro, square: str) -> bool:
    """Whether the odds of a kick are written on a square."""
    return offered(g, f"kick {square}") and bool(kick_label(g, square))


def is_crowded(g: Toro, square: str) -> bool:
    """Whether something stands or is printed on a square, so that a label has only a corner left."""
    pitch = g.rules.printed
    return square in (*g.places, g.cow, g.ball) or printed_kind(pitch, square) not in ("", "fence")


def needs_own_letters(g: Toro, square: str, label: str, at: Layout) -> bool:
    """Whether a label is drawn apart from its square: on crowded ones, and where it is too wide for the usual size."""
    return is_crowded(g, square) or (at.tall and label.startswith(MINUS))


def corners(g: Toro, say: Texts, at: Layout) -> list[Component]:
    """The labels of crowded squares, in their upper right corners: large enough to read, and never in the way."""
    ways, known = ways_on(g), labels(say)
    parts: list[Component] = []
    for square in g.rules.printed.squares:
        label = square_label(g, square, ways.get(square, ""), say)
        if label and needs_own_letters(g, square, label, at):
            box = at.box(square, g.rules.printed).inset(2)
            high = box.w * CORNER
            down = 0 if is_crowded(g, square) else (box.h - high) / 2
            parts.append(Picture(box=Box(box.x, box.y + down, box.w, high), icon=f"corner-{known.index(label)}"))
    return parts


def is_covered(g: Toro, square: str) -> bool:
    """Whether somebody stands, or the ball lies, on what is printed on a square. A ball in a goal covers nothing."""
    if square in g.places or square == g.cow:
        return True
    return square == g.ball and square not in g.rules.printed.goals


def covered_prints(g: Toro, at: Layout) -> list[Component]:
    """What is printed under somebody's feet, small in a corner of the square."""
    parts: list[Component] = []
    for square in g.rules.printed.squares:
        icon = printed_icon(g, square, at)
        if icon and is_covered(g, square):
            corner = free_corner(g, square, at)
            parts += [Picture(box=corner, icon="plate"), Picture(box=corner.inset(corner.w * 0.1), icon=icon)]
    return parts


def free_corner(g: Toro, square: str, at: Layout) -> Box:
    """The lower left corner of a square; an upper one where a ball lies there, and behind the head of the cow.

    Marks need the upper left corner, numbers the lower right one and the odds of a kick both upper ones.
    """
    if square == g.cow and not has_odds(g, square):
        return corner_of(square, g, at, right=cow_gaze(g, at)[0] <= 0, low=False)
    return corner_of(square, g, at, right=is_shared(g, square), low=not is_shared(g, square))


def corner_of(square: str, g: Toro, at: Layout, *, right: bool, low: bool) -> Box:
    """A corner of a square."""
    box = at.box(square, g.rules.printed)
    far, near = 0.98 - SMALL, 0.02
    return Box(
        box.x + box.w * (far if right else near), box.y + box.h * (far if low else near), box.w * SMALL, box.h * SMALL
    )


def printed_icon(g: Toro, square: str, at: Layout) -> str:
    """The drawing of what is printed on a square."""
    pitch = g.rules.printed
    match kind := printed_kind(pitch, square):
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
    return [Picture(box=corner_of(g.ball, g, at, right=False, low=True), icon="ball")] if is_shared(g, g.ball) else []


def is_shared(g: Toro, square: str) -> bool:
    """Whether the ball lies on a square on which somebody stands."""
    return bool(square) and square == g.ball and (square in g.places or square == g.cow)


def marks(g: Toro, at: Layout) -> list[Component]:
    """The marks of the characters on the pitch: upright even on those who are turned, and below the odds of a kick."""
    parts: list[Component] = []
    for name, square in zip(CHARACTERS, g.places, strict=True):
        became = condition(g, name)
        if square != OUT and became in MARKED:
            box = at.figure_box(square, g.rules.printed)
            down = box.w * CORNER if has_odds(g, square) else 0
            parts.append(Picture(box=Box(box.x, box.y + down, box.w, box.h), icon=f"mark-{became}"))
    return parts


def character(g: Toro, name: str, say: Texts, at: Layout) -> Piece:
    """A character on the pitch; a sheltered one is turned diagonally (TB-62)."""
    return Piece(
        name=name,
        kind=say.name(TEAMS[SEAT[name]]),
        icon=TEAMS[SEAT[name]],
        badge=name[-1],
        turned=45.0 if name in g.sheltered else 0.0,
        size=at.figure,
        says=character_says(g, name, say),
    )


def cow(g: Toro, say: Texts, at: Layout) -> Piece:
    """The cow, her head lowered towards her target, her agitation on her."""
    dx, dy = cow_gaze(g, at)
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


def cow_gaze(g: Toro, at: Layout) -> tuple[float, float]:
    """Where the cow looks on the sheet: towards her target, or to the left."""
    chased = place(g, target(g)) if g.exposed else ""
    return look(g.cow, chased, g.rules.printed, at) if chased else (-1.0, 0.0)


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
    return [Spaces(box=at.teams[seat], spaces=(team_space(g, seat, say, at),)) for seat in (RED, BLUE)]


def team_space(g: Toro, seat: int, say: Texts, at: Layout) -> Space:
    """One team, in bright colour while it is asked something."""
    known = {"team": say.name(TEAMS[seat]), "goals": g.score[seat]}
    return Space(
        icon=TEAMS[seat],
        label=say("scene-score", **known),
        note=team_note(g, seat, say, at.tall),
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
    """A character on the bench, with a mark once it has skipped its return."""
    team = TEAMS[SEAT[name]]
    return Piece(
        name=name,
        kind=say.name(team),
        icon=f"{team}-acted" if condition(g, name) == "acted" else team,
        badge=name[-1],
        size=at.resting,
        label=say("scene-back", round=return_round(g, name)) if g.outcome is None else "",
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
    """Eight directions as they lie on this sheet, squares left in the middle."""
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
    """One direction: a space to press."""
    dice = ", ".join(map(str, faces_of(g, word)))
    return Space(
        name=word,
        kind="direction",
        icon=f"way-{at.shown(word)}",
        label=say(f"scene-way-{word}"),
        says=say("scene-way-says", direction=say.name(word), dice=dice) if dice else say.name(word),
        faded=not (offered(g, f"step {word}") or offered(g, f"charge {word}")),
    )


def faces_of(g: Toro, word: str) -> list[int]:
    """The faces of the die that mean a direction."""
    return [face for face, way in enumerate(g.rules.compass, 1) if way == word]


def faces(g: Toro, at: Layout) -> list[Component]:
    """The faces of the die on the compass, never faded: they count for balls and drinkers, not for steps.

    They lie beside the arrows, on the side away from where these point.
    """
    parts: list[Component] = []
    for word in DIRECTIONS:
        box, dice = at.compass_box(word), faces_of(g, word)
        wide = min(at.face, box.w / max(len(dice), 1))
        rightward = DIRECTIONS[at.shown(word)][0] > 0
        edge = wide * EDGE  # the faces end where the space does
        left = box.x - edge if rightward else box.x + box.w + edge - wide * len(dice)
        parts += [Picture(box=Box(left + wide * n, box.y, wide, wide), icon=f"die-{die}") for n, die in enumerate(dice)]
    return parts


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
