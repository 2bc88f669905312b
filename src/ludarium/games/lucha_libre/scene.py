"""The table of Lucha Libre: an arena poster. Two masks across a ring, and a crowd that takes sides."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludarium.games.lucha_libre.combinations import named
from ludarium.games.lucha_libre.layout import Corner, Layout, tall_layout, wide_layout
from ludarium.games.lucha_libre.position import MOVES, SEATS, TEAMS, Lucha
from ludarium.games.lucha_libre.wording import (
    action_says,
    bell_line,
    choosing,
    dice_for,
    die_says,
    doing_line,
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
    waiting_line,
)
from ludarium.kernel import View
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
    Mat,
    Note,
    Picture,
    Piece,
    Pool,
    Ring,
    Scene,
    Space,
    Spaces,
    Track,
    dice_places,
    drawings,
)
from ludarium.scene.ink import measure
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
DISC, LARGE_DISC = 1.1, 1.7  # on a space of an energy track; large on the narrow ones of a small sheet
LINES = 4  # more performances are set in two columns
COLUMN_GAP = 10
NOTE_LETTER = 0.85  # how high the letters of a note are, in letters of the sheet
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
        look=Look(palette=PALETTE, art=drawings(FOLDER), background=at.background),
        components=(
            *poster(g, say, at),
            *(part for seat in reading_order(own) for part in corner(view, seat, say, at)),
            *middle(view, say, at),
        ),
        glimpses=tuple(glimpses(view, say, at)),
    )


def reading_order(own: int) -> tuple[int, int]:
    """The other team first, then the own one, which is nearer."""
    return (1 - own, own)


# --- The poster: title, crowd, fan track ---------------------------------------------------------------------------


def poster(g: Lucha, say: Texts, at: Layout) -> list[Component]:
    """What hangs above the ring, and the ring itself."""
    parts: list[Component] = [Picture(box=at.title, icon="poster-title")]
    parts += crowd(g, at)
    parts.append(fan_track(g, say, at))
    parts.append(Note(box=at.round, text=round_line(g, say, at.tall), tone="magenta"))
    if not at.tall:
        parts += [fan_count(g, seat, say, at) for seat in SEATS]
        parts.append(Note(box=at.bell, text=bell_line(g, say), tone="black"))
    parts.append(Picture(box=at.ring, icon="ring-tall" if at.tall else "ring-wide"))
    parts.append(Picture(box=at.versus, icon="versus"))
    return parts


def crowd(g: Lucha, at: Layout) -> list[Picture]:
    """All fans in the hall: blue ones fill it from the left, silver ones from the right; a star on a seat that wins."""
    count, goal = g.rules.fans_present, g.rules.fans_goal
    blue, silver = seats_taken(g.fans, count)
    found: list[Picture] = []
    for number in range(count):
        if number in (goal - 1, count - goal):
            icon = "fan-goal"
        elif number < blue:
            icon = "fan-blue"
        else:
            icon = "fan-silver" if count - number <= silver else "fan-none"
        found.append(Picture(box=place_of_fan(number, count, at.crowd, icon == "fan-goal"), icon=icon))
    return found


def seats_taken(fans: tuple[int, int], count: int) -> tuple[int, int]:
    """How many seats each team's fans take; where there are more fans than seats, they share the hall."""
    total = max(1, count, sum(fans))
    return round(fans[0] * count / total), round(fans[1] * count / total)


def place_of_fan(number: int, count: int, box: Box, star: bool) -> Box:
    """Columns of a few seats from left to right, on a stand that bends; the middle seat has a column of its own."""
    half = count // 2
    columns = 2 * -(-half // ROWS) + 1
    after = number - half
    column = number // ROWS if after < 0 else columns // 2 if after == 0 else columns - 1 - (count - 1 - number) // ROWS
    line = number % ROWS if after < 0 else 1 if after == 0 else (count - 1 - number) % ROWS
    wide = box.w / columns
    bend = (2 * column / max(1, columns - 1) - 1) ** 2 * box.h * 0.1
    high = box.h * 0.9 / ROWS
    side = min(wide, high) * (1.7 if star and after == 0 else 1.12)
    x = box.x + (column + 0.5) * wide
    y = box.y + box.h * 0.1 - bend + (line + 0.5) * high
    return Box(x - side / 2, y - side / 2, side, side)


def fan_track(g: Lucha, say: Texts, at: Layout) -> Track:
    """Both counts on the printed track; a count beyond the goal stands on the goal."""
    rules = g.rules
    start, goal = rules.fans_start, rules.fans_goal
    if at.tall:  # there not every space has its number, and a number is wider than its space
        marks = {start: say("scene-start-at", fans=start), goal: say("scene-goal-at", fans=goal)}
    else:
        marks = {start: say("scene-start"), goal: say("scene-goal")}
    return Track(
        box=at.track,
        title="" if at.tall else say("scene-fans"),
        says=say("scene-fans-says", blue=g.fans[0], silver=g.fans[1], goal=goal),
        high=goal,
        markers=tuple(
            Marker(kind=say(f"name-{TEAMS[seat]}"), icon=f"fan-{TEAMS[seat]}", tone=TEAMS[seat], at=g.fans[seat])
            for seat in SEATS
        ),
        marks=marks,
        tones={start: "white", goal: "yellow"},
    )


def fan_count(g: Lucha, seat: int, say: Texts, at: Layout) -> Note:
    """A team's fans, and how many it still needs."""
    text = say("scene-count", fans=g.fans[seat], needed=max(0, g.rules.fans_goal - g.fans[seat]))
    if at.tall:
        return Note(box=at.corners[seat].fans, text=text, size=0.9)
    return Note(box=at.corners[seat].fans, title=say(f"name-{TEAMS[seat]}"), text=text, tone=TEAMS[seat], size=1.5)


# --- A team's corner -----------------------------------------------------------------------------------------------


def corner(view: View, seat: int, say: Texts, at: Layout) -> list[Component]:
    """The team's panel, its wrestler and dice in the ring, and its moves: on the panel, or below a small ring."""
    g: Lucha = view.table
    box = at.corners[seat]
    ring = [*wrestler(g, seat, say, box), *doing_note(view, seat, say, box), dice(view, seat, say, at, box)]
    parts, below = energy(g, seat, say, at, box), desk(view, seat, say, at, box)
    if at.tall:
        parts, ring, below = [fan_count(g, seat, say, at), *parts], ring + below, []
    mat = Mat(
        box=box.mat,
        title=mat_title(view, seat, say, at),
        seat=seat,
        tone=TEAMS[seat],
        active=seat in view.waiting,
        parts=(*parts, *below),
    )
    return [mat, *ring]


def mat_title(view: View, seat: int, say: Texts, at: Layout) -> str:
    """Whose panel it is; at a desk also what the team is doing, on a small sheet only whether it has won."""
    if at.tall and view.outcome is not None:
        return doing_line(view, seat, say)
    team = say(f"scene-team-{TEAMS[seat]}" if at.tall else f"name-{TEAMS[seat]}")
    if seat == view.seat:
        team = say("scene-you", team=team)
    doing = "" if at.tall else status(view, seat, say)
    return say("scene-doing", team=team, doing=doing) if doing else team


def wrestler(g: Lucha, seat: int, say: Texts, box: Corner) -> list[Component]:
    """The mask in the ring, its name and its lucky number in large type."""
    name = g.in_ring[seat]
    says = say("scene-in-ring", wrestler=say(f"name-{name}"))
    parts: list[Component] = [Picture(box=box.mask, icon=f"mask-{name}", says=says)]
    if box.name.w:
        parts.append(Note(box=box.name, text=say(f"name-{name}"), tone="black"))
    parts.append(Pool(box=box.lucky, pieces=(lucky_piece(g.rules.wrestlers[name].lucky, say),)))
    return parts


def doing_note(view: View, seat: int, say: Texts, box: Corner) -> list[Component]:
    """On a small sheet, above the other team's dice: whose they are, and what the team is doing."""
    return [Note(box=box.doing, text=doing_line(view, seat, say), tone="black")] if box.doing.w else []


def lucky_piece(lucky: int, say: Texts, label: str = "") -> Piece:
    """F as a golden disc."""
    says = say("scene-lucky-says", face=lucky)
    return Piece(kind=say("scene-lucky"), label=label, icon="disc", badge=str(lucky), tone="yellow", says=says)


def energy(g: Lucha, seat: int, say: Texts, at: Layout, box: Corner) -> list[Component]:
    """Both wrestlers' tracks, each with its wrestler's name; the mask and lucky number of the one who rests."""
    ring, resting = g.in_ring[seat], g.resting[seat]
    ring_name, rest_name = say(f"name-{ring}"), say(f"name-{resting}")
    disc = lucky_piece(g.rules.wrestlers[resting].lucky, say)
    rests: list[Component] = [
        Picture(box=box.rest_mask, icon=f"mask-{resting}", says=say("scene-resting", wrestler=rest_name)),
        Pool(box=box.rest_lucky, pieces=(disc,)),
    ]
    if at.tall:
        return [
            Note(box=box.ring_name, text=ring_name, size=0.8),
            energy_track(g, ring, g.energy[seat], "", TEAMS[seat], say, box.ring_track, LARGE_DISC),
            *rests,
            Note(box=box.rest_name, text=rest_name, size=0.8),
            energy_track(g, resting, g.rest_energy[seat], "", "plum", say, box.rest_track, LARGE_DISC),
        ]
    sign = lucky_piece(g.rules.wrestlers[ring].lucky, say, say("scene-lucky-label"))
    fights, gains = say("scene-ring-track", wrestler=ring_name), g.rules.rest_gain
    recovers = say("scene-rest-track", wrestler=rest_name, gain=gains)
    return [
        Pool(box=box.sign, pieces=(sign,)),
        energy_track(g, ring, g.energy[seat], fights, TEAMS[seat], say, box.ring_track),
        *rests,
        energy_track(g, resting, g.rest_energy[seat], recovers, "plum", say, box.rest_track),
    ]


def energy_track(
    g: Lucha, name: str, level: int, title: str, tone: str, say: Texts, box: Box, disc: float = DISC
) -> Grid:
    """The printed numbers of dice; the lowest space has an exclamation mark where losses cost fans."""
    track = g.rules.track
    cells = []
    for at, number in enumerate(track):
        costly = at == 0 and g.rules.shortfall_cost > 0
        label = f"{number}!" if costly else str(number)
        says = energy_says(g, name, at, level, say)
        here = Piece(kind=say("scene-energy"), icon="disc", badge=label, tone="yellow", size=disc, says=says)
        cells.append(
            Cell(
                column=at,
                line=0,
                label="" if at == level else label,
                tone="magenta" if costly else tone if at <= level else "",
                says="" if at == level else says,
                pieces=(here,) if at == level else (),
            )
        )
    return Grid(box=box, title=title, columns=("",) * len(track), lines=("",), cells=tuple(cells))


def dice(view: View, seat: int, say: Texts, at: Layout, box: Corner) -> Dice:
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
            faded=number in idle,
            says=die_says(view, seat, face, number in idle, say),
        )
        for number, face in enumerate(g.dice[seat])
    ]
    if phase(view) == "throw":
        flying = g.rules.track[g.energy[seat]] - len(shown)
        shown += [Die(kind=f"die-{TEAMS[seat]}", value=0, tone=TEAMS[seat])] * max(0, flying)
    says = say("scene-dice-says", wrestler=say(f"name-{g.in_ring[seat]}"))
    place = middle_of(box.dice, len(shown) / g.rules.dice_max) if at.tall else box.dice
    return Dice(box=place, says=says, dice=tuple(shown))


def middle_of(box: Box, share: float) -> Box:
    """The middle of a row, a share of its width."""
    wide = box.w * share
    return Box(box.x + (box.w - wide) / 2, box.y, wide, box.h)


def glimpses(view: View, say: Texts, at: Layout) -> Iterator[Glimpse]:
    """Rings around the own dice that a move of the list uses, and around those a whole performance uses beyond them.

    The button of a performance shows the glimpses of all its words, and two rings around a die would hide it.
    """
    seat = view.seat
    if seat is None:
        return
    able = usable_moves(view, seat)
    used = {move: dice_for(view.table, seat, (move,)) for move in MOVES if move in able}
    for sentence in view.moves:
        moves = named(sentence) if sentence.startswith("perform ") else ()
        used[sentence] = dice_for(view.table, seat, moves).difference(*(used[move] for move in moves))
    lie = dice_places(dice(view, seat, say, at, at.corners[seat]), at.letter)
    for of, some in used.items():
        if some:
            yield Glimpse(of=of, rings=tuple(Ring(box=lie[die]) for die in sorted(some)))


# --- Moves and actions ---------------------------------------------------------------------------------------------


def desk(view: View, seat: int, say: Texts, at: Layout, box: Corner) -> list[Component]:
    """A team's moves, what their numbers mean, and its verbs."""
    if not box.moves.w:
        return []
    return [moves(view, seat, say, at, box), legend(view, say, at, box), *actions(view, seat, say, at, box)]


def moves(view: View, seat: int, say: Texts, at: Layout, box: Corner) -> Spaces:
    """The ring wrestler's moves with dice, fans and energy; those the dice allow are yellow and have a star."""
    g: Lucha = view.table
    able = usable_moves(view, seat)
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


def legend(view: View, say: Texts, at: Layout, box: Corner) -> Note:
    """What the numbers and signs of a move and of an energy track mean."""
    text = say("scene-legend", cost=view.table.rules.shortfall_cost)
    return Note(box=box.legend, text=text, size=0.68 if at.tall else 0.78)


def actions(view: View, seat: int, say: Texts, at: Layout, box: Corner) -> list[Component]:
    """The verbs of the own team; on a small sheet only those of this phase, and a sentence while there are none."""
    if at.tall and not (seat == view.seat and view.moves):
        return [Note(box=box.actions, text=waiting_line(view, seat, say), tone="plum", size=0.9)]
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
    """Below the ring: what the dice allow, or how the last round went (at a desk); and what is reconstructed."""
    parts: list[Component] = [Picture(box=at.ropes, icon="ropes")] if at.tall else panel(view, say, at)
    return [*parts, Note(box=at.note, text=say("scene-reconstructed"), size=0.72)]


def panel(view: View, say: Texts, at: Layout) -> list[Component]:
    """A slip with a few lines; many performances are set in two columns."""
    lines, title = panel_lines(view, say), panel_title(view, say)
    if choosing(view) and len(lines) > LINES:
        half = (len(lines) + 1) // 2
        columns = side_by_side([lines[:half], lines[half:]], at.columns, at.letter)
        return [Note(box=at.panel, title=title, text=" ", tone="panel"), *columns]
    size = 1.0 if len(lines) <= 3 else 0.8
    return [Note(box=at.panel, title=title, text="\n".join(lines), tone="panel", size=size)]


def side_by_side(columns: list[list[str]], room: Box, letter: float) -> list[Note]:
    """Columns as wide as their longest lines, in the largest letters with which they fill the room."""
    rows = max(map(len, columns))
    lengths = [max(map(measure, column)) for column in columns]
    high = (room.w - COLUMN_GAP * (len(columns) - 1)) / sum(lengths)
    size = min(0.8, high / (NOTE_LETTER * letter))
    notes, x = [], room.x
    for column, length in zip(columns, lengths, strict=True):
        words = "\n".join(column) + "\n" * (rows - len(column))  # all begin on the same line
        notes.append(Note(box=Box(x, room.y, length * high + 1, room.h), text=words, size=size))
        x += length * high + COLUMN_GAP
    return notes
