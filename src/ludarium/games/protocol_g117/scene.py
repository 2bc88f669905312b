"""The table of Protocol G117: a globe in a grid against a glowing ring network, and ten circuit cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from ludarium.games.protocol_g117 import outlook
from ludarium.games.protocol_g117.board import FIELDS, MATRIX, SQUARES
from ludarium.games.protocol_g117.layout import Layout, tall_layout, wide_layout
from ludarium.games.protocol_g117.outlook import acting, asked
from ludarium.games.protocol_g117.position import AI, HU, PARTS, SIDES, Protocol
from ludarium.games.protocol_g117.prints import LETTERS, prints
from ludarium.games.protocol_g117.wording import (
    action_brief,
    action_says,
    control_note,
    control_says,
    doing,
    dotted,
    event_told,
    group_title,
    held_told,
    now_told,
    order_short,
    paper_told,
    part_told,
    remarks,
    summary,
    turn_line,
    turn_short,
    units_line,
)
from ludarium.games.protocol_g117.worlds import TONES, earth, matrix
from ludarium.kernel import View
from ludarium.scene import (
    Box,
    Component,
    Glimpse,
    Look,
    Mat,
    Note,
    Picture,
    Piece,
    Pool,
    Ring,
    Scene,
    Space,
    Spaces,
    drawings,
)
from ludarium.texts import Texts

FOLDER = Path(__file__).parent
PALETTE = {
    "ink": "#10131a",
    "paper": "#f4f6fb",
    "accent": "#ffd166",
    "line": "#6f7c95",
    "panel": "#1b2230",
    "sheet": "#10131a",
    "lit": "#ffd166",
    "rose": "#e5428d",
    "blue": "#2b6cb0",
    "link": "#b8437c",
    "gold": "#ffd166",
    "ready": "#3a4663",
    "ai-card": "#5e1f41",
    "hu-card": "#1d4370",
    "ai-held": "#430a29",
    "hu-held": "#1f548f",
    "contest": "#7a5c12",
    "node": "#2a1523",
}
ROW_NAMES = ("outer", "inner")
VERBS = ("move", "attack", "charge", "end")
LINE = 40  # letters that a line of remarks holds on a phone


def scene(view: View, say: Texts, tall: bool = False) -> Scene:
    """The table as anybody sees it: nothing is hidden."""
    g: Protocol = view.table
    small_print = remarks(g, say)
    buttons = len(words_now(g, tall)) // 2
    lines = -(-len(small_print) // LINE)
    groups = tuple(len(pairs) for pairs in pair_groups(g, tall))
    at = tall_layout(buttons, groups, lines) if tall else wide_layout(buttons)
    return Scene(
        title=say("title"),
        summary=summary(g, say),
        width=at.width,
        height=at.height,
        letter=at.letter,
        look=Look(
            palette=PALETTE, art=drawings(FOLDER) + prints(g, say, at), background=at.background, letters=LETTERS
        ),
        components=(
            Picture(box=at.title, icon="lettering"),
            *(side(g, seat, say, at) for seat in (HU, AI)),
            *(() if tall else (paper(g, say, at),)),
            *status(g, say, at),
            *earth(g, say, at),
            *matrix(g, say, at),
            controls(g, say, at),
            *cards(g, say, at),
            *((paper(g, say, at),) if tall else ()),  # below the fold
            Note(box=at.remarks, text=small_print, size=0.83),
        ),
        glimpses=(*reaches(g, at), *strikes(g, at), *partners(g, at)),
    )


# --- Scores and the turn -------------------------------------------------------------------------------------------


def side(g: Protocol, seat: int, say: Texts, at: Layout) -> Mat:
    """Score, what would be scored now, sabotages, units in supply and eliminated."""
    box = at.sides[seat]
    tab = at.letter * 1.45
    inner = Box(box.x + 12, box.y + tab + 3, box.w - 24, box.h - tab - 10)
    beside = Box(box.x + tab * 3.1, box.y + 5, box.w - tab * 3.1 - 12, tab - 4)  # what the tab leaves of its strip
    score, now, held = str(g.score[seat]), now_told(g, seat, say), held_told(g, seat, say)
    parts: tuple[Component, ...]
    if at.tall:
        words = "\n".join(filter(None, (now, units_line(g, seat, say), held)))
        parts = (Note(box=beside, text=score, size=1.7), Note(box=inner, text=words, size=1.0))
    else:
        number = Box(inner.x, inner.y, 92, inner.h)
        line, pool = Box(inner.x + 100, inner.y, inner.w - 100, inner.h).cut(1, 2, 0)
        parts = (
            Note(box=number, text=score, size=2.6),
            Note(box=beside, text=dotted(now, held), size=0.95),
            Note(box=line, text=units_line(g, seat, say), size=0.95),
            supply(g, seat, say, pool),
        )
    name = say(f"name-{SIDES[seat]}")
    return Mat(box=box, title=name, seat=seat, tone=TONES[seat], active=acting(g) == seat, parts=parts)


def supply(g: Protocol, seat: int, say: Texts, box: Box) -> Pool:
    """The units in supply; there are as many places as are left once the start squares are taken."""
    cube = Piece(kind=say("scene-unit"), icon=f"cube-{SIDES[seat]}", tone=TONES[seat])  # of no kind yet
    told = say("scene-supply-says", supply=g.supply[seat], lost=g.lost[seat])
    slots = g.rules.units_per_side - g.rules.home[seat].bit_count()
    return Pool(box=box, says=told, pieces=(cube,) * g.supply[seat], slots=slots)


def paper(g: Protocol, say: Texts, at: Layout) -> Picture:
    """The sheet on which the points of each turn are noted."""
    return Picture(box=at.paper, icon="sheet-of-paper", says=paper_told(g, say))


def status(g: Protocol, say: Texts, at: Layout) -> list[Component]:
    """Which turn it is, who is first and who next time, and what is being carried out."""
    if not at.tall:
        return [
            Note(box=at.turn, text=turn_line(g, say), size=0.95),
            Note(box=at.status, text=doing(g, say), size=1.05, tone="panel"),
        ]
    order = order_short(g, say)
    return [
        Note(box=at.turn, text=turn_short(g, say)),
        *([Note(box=at.order, text=order)] if order else []),
        Note(box=at.status, text=doing(g, say)),
    ]


# --- What can be done ----------------------------------------------------------------------------------------------


def words_now(g: Protocol, tall: bool) -> tuple[str, ...]:
    """The parts of an action, the fields where a phone has no titles to click, or the verbs of operation points."""
    if asked(g) == "choose":
        return PARTS
    if tall and asked(g) == "sabotage" and g.rules.sabotage_scope == "field":
        return tuple(FIELDS)
    return VERBS


def controls(g: Protocol, say: Texts, at: Layout) -> Spaces:
    """The words that serve now, two in a row."""
    words = words_now(g, at.tall)
    return Spaces(box=at.controls, columns=2, spaces=tuple(control(g, word, say, at.tall) for word in words))


def control(g: Protocol, word: str, say: Texts, brief: bool) -> Space:
    """One word, with what it costs; faded, with the reason, when it cannot be used."""
    possible = outlook.possible(g, word)
    return Space(
        name=word,
        kind="control",
        icon=f"sign-{word}",
        label=say(f"scene-verb-{word}"),
        note=control_note(g, word, say, brief) if possible else "",
        says=control_says(g, word, say),
        tone="ready" if possible else "",
        faded=not possible,
    )


def reaches(g: Protocol, at: Layout) -> Iterator[Glimpse]:
    """Pointing at a unit picks out where it can step and, crossed out, whom it can charge."""
    for name in SQUARES:
        rings = [ring(at, goal) for goal in outlook.goals_from(g, name)]
        rings += [ring(at, target, "×") for target in outlook.targets_from(g, name)]
        if rings:
            yield Glimpse(of=name, rings=tuple(rings))


def strikes(g: Protocol, at: Layout) -> Iterator[Glimpse]:
    """Pointing at Attack or Charge picks out the enemies concerned, crossed out, and the units that can charge."""
    if foes := outlook.squares_for(g, "attack"):
        yield Glimpse(of="attack", rings=tuple(ring(at, name, "×") for name in foes))
    if units := outlook.squares_for(g, "charge"):
        targets = dict.fromkeys(target for name in units for target in outlook.targets_from(g, name))
        rings = [ring(at, name) for name in units] + [ring(at, name, "×") for name in targets]
        yield Glimpse(of="charge", rings=tuple(rings))


def ring(at: Layout, name: str, label: str = "") -> Ring:
    """A square picked out."""
    return Ring(box=at.place(name), label=label, round=name in MATRIX)


# --- The ten circuit cards -----------------------------------------------------------------------------------------


def pair_groups(g: Protocol, tall: bool) -> list[list[int]]:
    """The pairs row by row, each in its printed place; on a phone the one in play comes first, by itself."""
    pairs = range(len(g.rules.pairs))
    now = [pair for pair in pairs if tall and pair + 1 == g.pair]
    rows = [[pair for pair in pairs if g.rules.pairs[pair][2] == row and pair not in now] for row in ROW_NAMES]
    return [group for group in (now, *rows) if group]


def shown_pairs(g: Protocol, tall: bool) -> list[int]:
    """The pairs in the order of their cards."""
    return [pair for group in pair_groups(g, tall) for pair in group]


def cards(g: Protocol, say: Texts, at: Layout) -> list[Component]:
    """Each pair as a circuit card: the action of ai faces that of hu; on a phone the rows are headed by their names."""
    if not at.tall:
        names = [Picture(box=box, icon=f"row-{row}") for box, row in zip(at.rows, ROW_NAMES, strict=True)]
        return [*names, *circuits(g, shown_pairs(g, at.tall), at.cards, say, at)]
    parts: list[Component] = []
    boxes = iter(at.cards)
    for heading, pairs in zip(at.rows, pair_groups(g, at.tall), strict=True):
        parts.append(Note(box=heading, text=group_title(g, pairs, say), size=0.85))
        parts += circuits(g, pairs, tuple(islice(boxes, len(pairs))), say, at)
    return parts


def circuits(g: Protocol, pairs: Sequence[int], boxes: tuple[Box, ...], say: Texts, at: Layout) -> Iterator[Component]:
    """Some of the cards, each with its two actions."""
    order = (HU, AI) if at.tall else (AI, HU)
    for box, pair in zip(boxes, pairs, strict=True):
        places = at.halves(box)
        yield circuit(g, pair, say, box, at.tall)
        for seat in order:
            yield Spaces(box=places[seat], spaces=(action(g, pair, seat, say, at.tall),))


def partners(g: Protocol, at: Layout) -> Iterator[Glimpse]:
    """Pointing at an action picks out the one it faces, which is left to the other player."""
    for box, pair in zip(at.cards, shown_pairs(g, at.tall), strict=True):
        places = at.halves(box)
        for seat in (AI, HU):
            yield Glimpse(of=g.rules.pairs[pair][seat], rings=(Ring(box=places[1 - seat].inset(2)),))


def circuit(g: Protocol, pair: int, say: Texts, box: Box, tall: bool) -> Picture:
    """The card below both actions, which a phone leaves out; the pair in play has a golden frame."""
    icons = ("blank", "pair-now") if tall else ("circuit", "circuit-now")
    told = say(f"scene-pair-{g.rules.pairs[pair][2]}", pair=pair + 1)
    return Picture(box=box.inset(-4) if tall else box, icon=icons[g.pair == pair + 1], says=told)


def action(g: Protocol, pair: int, seat: int, say: Texts, brief: bool) -> Space:
    """One action: its operation points as bolts and its event in words, or the marker on the part that was used."""
    key, used = g.rules.pairs[pair][seat], g.marks[pair][seat]
    return Space(
        name=key,
        kind="action",
        label=say(f"name-{key}"),
        note=action_note(g, seat, key, used, say, brief),
        tone=f"{SIDES[seat]}-card",
        says=action_says(g, pair, seat, say),
        faded=bool(used) and g.pair != pair + 1,
        pieces=action_pieces(g, seat, key, used, say, brief),
    )


def action_note(g: Protocol, seat: int, key: str, used: str, say: Texts, brief: bool) -> str:
    """The event, as the points are drawn, or the part that was used; a phone tells both parts, or shows the marker."""
    if used:
        return "" if brief else part_told(g, seat, key, used, say)
    return action_brief(g, seat, key, say) if brief else event_told(g, seat, key, say)


def action_pieces(g: Protocol, seat: int, key: str, used: str, say: Texts, brief: bool) -> tuple[Piece, ...]:
    """The marker on a used action; on an unused one a bolt for each operation point, where there is room."""
    if used:
        return (Piece(kind=say(f"scene-marker-{used}"), icon=f"mark-{used}", tone=TONES[seat]),)
    po = g.rules.po_of(key)
    return () if brief else (Piece(kind=say("scene-po", po=po), icon=f"po{po}", tone="gold"),)
