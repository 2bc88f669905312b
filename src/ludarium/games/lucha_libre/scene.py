"""The table of Lucha Libre: an arena poster. Two masks across a ring, and a crowd that takes sides."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludarium.games.lucha_libre.layout import Corner, Layout, tall_layout, wide_layout
from ludarium.games.lucha_libre.position import MOVES, SEATS, TEAMS, Lucha
from ludarium.games.lucha_libre.wording import (
    action_says,
    bell_line,
    choosing,
    die_says,
    effects,
    energy_says,
    idle_dice,
    move_dice,
    move_says,
    panel_lines,
    panel_title,
    phase,
    round_line,
    status,
    status_line,
    summary,
    usable_moves,
)
from ludarium.kernel import View
from ludarium.scene import (
    Box,
    Cell,
    Component,
    Dice,
    Die,
    Grid,
    Look,
    Marker,
    Mat,
    Note,
    Picture,
    Piece,
    Pool,
    Scene,
    Space,
    Spaces,
    Track,
)
from ludarium.texts import Texts

FOLDER = Path(__file__).parent
PALETTE = {
    "ink": "#16101c",
    "paper": "#fff6e0",
    "accent": "#ffd23f",
    "line": "#7a4e8c",
    "panel": "#2a1630",
    "sheet": "#16101c",
    "lit": "#ffd23f",
    "yellow": "#ffd23f",
    "magenta": "#d81e5b",
    "blue": "#0e79b2",
    "silver": "#cfd5de",
    "white": "#ffffff",
    "black": "#16101c",
    "plum": "#4a2b57",
}
ROWS = 3  # of the crowd
ACTIONS = ("reroll", "stand", "perform", "pass")


def scene(view: View, say: Texts, tall: bool) -> Scene:
    """The whole poster for one seat; a spectator sits with the blue team."""
    g: Lucha = view.table
    own = 0 if view.seat is None else view.seat
    at = tall_layout(own) if tall else wide_layout()
    return Scene(
        title=say("title"),
        summary=summary(view, say),
        width=at.width,
        height=at.height,
        letter=at.letter,
        look=Look(palette=PALETTE, art=art(), background=at.background),
        components=(
            *poster(g, say, at),
            *(part for seat in reading_order(own) for part in corner(view, seat, say, at)),
            *middle(view, say, at),
        ),
    )


@cache
def art() -> str:
    """Our drawings: what stands between the tags of the file."""
    text = (FOLDER / "art.svg").read_text("utf-8")
    return text[text.index("<defs>") + len("<defs>") : text.index("</defs>")]


def reading_order(own: int) -> tuple[int, int]:
    """The other team first, then the own one, which is nearer."""
    return (1 - own, own)


# --- The poster: title, crowd, fan track ---------------------------------------------------------------------------


def poster(g: Lucha, say: Texts, at: Layout) -> list[Component]:
    """What hangs above the ring."""
    parts: list[Component] = [Picture(box=at.title, icon="poster-title")]
    parts += crowd(g, at)
    parts.append(fan_track(g, say, at))
    if not at.tall:
        parts += [fan_count(g, seat, say, at) for seat in SEATS]
        parts.append(Picture(box=at.ring, icon="ring-wide"))
        parts.append(Picture(box=at.versus, icon="versus"))
        parts.append(Note(box=at.bell, text=bell_line(g, say), tone="black"))
    parts.append(Note(box=at.round, text=round_line(g, say, at.tall), tone="magenta"))
    return parts


def crowd(g: Lucha, at: Layout) -> list[Picture]:
    """All fans in the hall: blue ones fill it from the left, silver ones from the right; the middle seat decides."""
    count = g.rules.fans_present
    blue, silver = g.fans
    found: list[Picture] = []
    for number in range(count):
        if number == count // 2:
            icon = "fan-goal"
        elif number < blue:
            icon = "fan-blue"
        else:
            icon = "fan-silver" if count - number <= silver else "fan-none"
        found.append(Picture(box=place_of_fan(number, count, at.crowd), icon=icon))
    return found


def place_of_fan(number: int, count: int, box: Box) -> Box:
    """Columns of a few seats from left to right, on a stand that bends; the middle seat has a column of its own."""
    half = count // 2
    columns = 2 * -(-half // ROWS) + 1
    after = number - half
    column = number // ROWS if after < 0 else columns // 2 if after == 0 else columns - 1 - (count - 1 - number) // ROWS
    line = number % ROWS if after < 0 else 1 if after == 0 else (count - 1 - number) % ROWS
    wide = box.w / columns
    bend = (2 * column / (columns - 1) - 1) ** 2 * box.h * 0.1
    high = box.h * 0.9 / ROWS
    side = min(wide, high) * (1.7 if after == 0 else 1.12)
    x = box.x + (column + 0.5) * wide
    y = box.y + box.h * 0.1 - bend + (line + 0.5) * high
    return Box(x - side / 2, y - side / 2, side, side)


def fan_track(g: Lucha, say: Texts, at: Layout) -> Track:
    """Both counts on the printed track; a count beyond the goal stands on the goal."""
    rules = g.rules
    marks = {} if at.tall else {rules.fans_start: say("scene-start"), rules.fans_goal: say("scene-goal")}
    return Track(
        box=at.track,
        title="" if at.tall else say("scene-fans"),
        says=say("scene-fans-says", blue=g.fans[0], silver=g.fans[1], goal=rules.fans_goal),
        high=rules.fans_goal,
        markers=tuple(
            Marker(kind=say(f"name-{TEAMS[seat]}"), icon=f"fan-{TEAMS[seat]}", tone=TEAMS[seat], at=g.fans[seat])
            for seat in SEATS
        ),
        marks=marks,
        tones={rules.fans_start: "white", rules.fans_goal: "yellow"},
        rows=2 if at.tall else 1,
    )


def fan_count(g: Lucha, seat: int, say: Texts, at: Layout) -> Note:
    """A team's fans, and how many it still needs."""
    return Note(
        box=at.corners[seat].fans,
        title=say(f"name-{TEAMS[seat]}"),
        text=count_line(g, seat, say),
        tone=TEAMS[seat],
        size=1.5,
    )


def count_line(g: Lucha, seat: int, say: Texts) -> str:
    """``15 fans, 22 to go``"""
    return say("scene-count", fans=g.fans[seat], needed=max(0, g.rules.fans_goal - g.fans[seat]))


# --- A team's corner -----------------------------------------------------------------------------------------------


def corner(view: View, seat: int, say: Texts, at: Layout) -> list[Component]:
    """The team's panel, its wrestler in the ring, and its dice."""
    g: Lucha = view.table
    box = at.corners[seat]
    parts = energy(g, seat, say, at, box)
    if box.status.w and status(view, seat, say):
        parts.append(Note(box=box.status, text=status(view, seat, say)))
    if box.moves.w:
        parts += [moves(view, seat, say, at, box)]
        parts += [legend(say, at, box)]
        parts += actions(view, seat, say, at, box)
    ring = [*wrestler(g, seat, say, at, box), dice(view, seat, say, box)]
    mat = Mat(
        box=box.mat,
        title=mat_title(view, seat, say, at),
        seat=seat,
        tone=TEAMS[seat],
        active=seat in view.waiting,
        parts=tuple(parts + ring if at.tall else parts),
    )
    return [mat] if at.tall else [mat, *ring]


def mat_title(view: View, seat: int, say: Texts, at: Layout) -> str:
    """Whose panel it is; on a small sheet also its fans and what it is doing."""
    g: Lucha = view.table
    team = say("scene-you", team=say(f"name-{TEAMS[seat]}")) if seat == view.seat else say(f"name-{TEAMS[seat]}")
    if at.tall:
        return f"{say(f'scene-team-{TEAMS[seat]}')} · {say('scene-count-short', fans=g.fans[seat])}"
    doing = status(view, seat, say)
    return f"{team} · {doing}" if doing else team


def wrestler(g: Lucha, seat: int, say: Texts, at: Layout, box: Corner) -> list[Component]:
    """The mask in the ring, its name and its lucky number in large type."""
    name = g.in_ring[seat]
    lucky = g.rules.wrestlers[name].lucky
    parts: list[Component] = [
        Picture(box=box.mask, icon=f"mask-{name}", says=say("scene-in-ring", wrestler=say(f"name-{name}"))),
    ]
    parts.append(Note(box=box.name, text=say(f"name-{name}"), tone="" if at.tall else "black"))
    if box.lucky.w:
        parts.append(Pool(box=box.lucky, pieces=(lucky_piece(lucky, say),)))
    return parts


def lucky_piece(lucky: int, say: Texts, label: str = "") -> Piece:
    """F as a golden disc."""
    says = say("scene-lucky-says", face=lucky)
    return Piece(kind=say("scene-lucky"), label=label, icon="disc", badge=str(lucky), tone="yellow", says=says)


def energy(g: Lucha, seat: int, say: Texts, at: Layout, box: Corner) -> list[Component]:
    """Both wrestlers' tracks, with the mask of the one who rests."""
    ring, resting = g.in_ring[seat], g.resting[seat]
    parts: list[Component] = []
    label = "" if at.tall else say("scene-lucky-label")
    parts.append(Pool(box=box.sign, pieces=(lucky_piece(g.rules.wrestlers[ring].lucky, say, label),)))
    title = "" if at.tall else say("scene-ring-track", wrestler=say(f"name-{ring}"))
    parts.append(energy_track(g, ring, g.energy[seat], title, TEAMS[seat], say, box.ring_track))
    parts.append(
        Picture(box=box.rest_mask, icon=f"mask-{resting}", says=say("scene-resting", wrestler=say(f"name-{resting}")))
    )
    if box.rest_lucky.w:
        parts.append(Pool(box=box.rest_lucky, pieces=(lucky_piece(g.rules.wrestlers[resting].lucky, say),)))
    title = "" if at.tall else say("scene-rest-track", wrestler=say(f"name-{resting}"), gain=g.rules.rest_gain)
    parts.append(energy_track(g, resting, g.rest_energy[seat], title, "plum", say, box.rest_track))
    return parts


def energy_track(g: Lucha, name: str, level: int, title: str, tone: str, say: Texts, box: Box) -> Grid:
    """The printed numbers of dice; the lowest space has an exclamation mark: losses there cost fans."""
    track = g.rules.track
    cells = []
    for at, number in enumerate(track):
        label = f"{number}!" if at == 0 else str(number)
        says = energy_says(g, name, at, level, say)
        here = Piece(kind=say("scene-energy"), icon="disc", badge=label, tone="yellow", size=1.1, says=says)
        cells.append(
            Cell(
                column=at,
                line=0,
                label="" if at == level else label,
                tone="magenta" if at == 0 else tone if at <= level else "",
                says="" if at == level else says,
                pieces=(here,) if at == level else (),
            )
        )
    return Grid(box=box, title=title, columns=("",) * len(track), lines=("",), cells=tuple(cells))


def dice(view: View, seat: int, say: Texts, box: Corner) -> Dice:
    """A team's dice, lowest first. The own ones carry their faces as names; those no move can use fade."""
    g: Lucha = view.table
    idle = idle_dice(view, seat)
    own = seat == view.seat
    shown = [
        Die(
            name=str(face) if own else "",
            kind=f"die-{TEAMS[seat]}",
            value=face,
            tone=TEAMS[seat],
            faded=at in idle,
            says=die_says(view, seat, face, at in idle, say),
        )
        for at, face in enumerate(g.dice[seat])
    ]
    if phase(view) == "throw":
        flying = g.rules.track[g.energy[seat]] - len(shown)
        shown += [Die(kind=f"die-{TEAMS[seat]}", value=0, tone=TEAMS[seat])] * max(0, flying)
    return Dice(box=box.dice, says=say("scene-dice-says", wrestler=say(f"name-{g.in_ring[seat]}")), dice=tuple(shown))


# --- Moves and actions ---------------------------------------------------------------------------------------------


def moves(view: View, seat: int, say: Texts, at: Layout, box: Corner) -> Spaces:
    """The ring wrestler's moves with dice, fans and energy; those the dice allow are yellow and have a star."""
    g: Lucha = view.table
    able = usable_moves(g, seat)
    spaces = []
    for move in MOVES:
        label = say(f"scene-short-{move}" if at.tall else f"scene-name-{move}")
        printed = effects(g.rules, (move,))
        spaces.append(
            Space(
                name=move if seat == view.seat else "",
                kind="move",
                label=label,
                note=f"★ {printed}" if move in able else printed,
                tone="yellow" if move in able else "",
                says=move_says(view, seat, move, say),
                pieces=tuple(Piece(kind=face, icon=f"face-{face}") for face in move_dice(g, seat, move)),
            )
        )
    return Spaces(box=box.moves, columns=2, spaces=(*spaces, Space(tone="panel")))


def legend(say: Texts, at: Layout, box: Corner) -> Note:
    """What the numbers of a move mean."""
    if at.tall:
        return Note(box=box.legend, text=say("scene-legend-short"), size=0.86)
    return Note(box=box.legend, text=say("scene-legend"), size=0.72)


def actions(view: View, seat: int, say: Texts, at: Layout, box: Corner) -> list[Component]:
    """The verbs of the own team; on a small sheet only those of this phase."""
    if seat != view.seat:
        return [Note(box=box.actions, text=status_line(view, seat, say), tone="plum")]
    verbs = ACTIONS if not at.tall else ACTIONS[2:] if phase(view) == "moves" else ACTIONS[:2]
    possible = {word for move in view.moves for word in move.split()}
    spaces = tuple(
        Space(
            name=verb,
            kind="action",
            icon=f"sign-{verb}",
            label=say(f"scene-{verb}"),
            tone="blue" if verb in possible else "",
            says=action_says(view, verb, verb in possible, say),
            faded=verb not in possible,
        )
        for verb in verbs
    )
    return [Spaces(box=box.actions, columns=len(spaces), spaces=spaces)]


# --- The middle ----------------------------------------------------------------------------------------------------


def middle(view: View, say: Texts, at: Layout) -> list[Component]:
    """Below the ring: what the dice allow, or how the last round went; and what is reconstructed."""
    parts = panel(view, say, at) if at.panel.w else []
    return [*parts, Note(box=at.note, text=say("scene-reconstructed"), size=0.72)]


def panel(view: View, say: Texts, at: Layout) -> list[Component]:
    """A slip with a few lines; many performances are set in two columns."""
    lines, title = panel_lines(view, say), panel_title(view, say)
    if not choosing(view) or len(lines) <= 5:
        return [Note(box=at.panel, title=title, text="\n".join(lines), tone="panel", size=0.8)]
    half = (len(lines) + 1) // 2
    parts: list[Component] = [Note(box=at.panel, title=title, text=" ", tone="panel")]
    for box, some in zip(at.columns, (lines[:half], lines[half:]), strict=True):
        parts.append(Note(box=box, text="\n".join(some), size=0.68))
    return parts
