"""The table of Protocol G117: a globe in a grid against a glowing ring network, and ten circuit cards."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

from ludarium.games.protocol_g117 import outlook
from ludarium.games.protocol_g117.board import BIT, COLUMNS, EARTH, LINKS, MATRIX, NAME, ROWS
from ludarium.games.protocol_g117.layout import NOWHERE, Layout, tall_layout, wide_layout
from ludarium.games.protocol_g117.outlook import acting, asked, legal
from ludarium.games.protocol_g117.position import AI, HU, PARTS, SIDES, Protocol, contested, controlled, count_on
from ludarium.games.protocol_g117.rules import kind
from ludarium.kernel import Content, View, load_content
from ludarium.scene import (
    Box,
    Cell,
    Component,
    Grid,
    Link,
    Look,
    Map,
    Mat,
    Note,
    Picture,
    Piece,
    Pool,
    Scene,
    Space,
    Spaces,
    Spot,
)
from ludarium.texts import Texts

FOLDER = Path(__file__).parent
LETTERS = '"Avenir Next", "Century Gothic", "Segoe UI", "DejaVu Sans", sans-serif'
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
VERBS = ("move", "attack", "charge", "end")
TONES = ("rose", "blue")


def scene(view: View, say: Texts, tall: bool = False) -> Scene:
    """The table as anybody sees it: nothing is hidden."""
    g: Protocol = view.table
    at = tall_layout(len(shown_pairs(g)), asked(g) == "choose") if tall else wide_layout()
    art_now = art() + lettering(say("title")) + start_marks(say)
    art_now += "" if tall else sheet_of_paper(g, say) + row_names(say)
    return Scene(
        title=say("title"),
        summary=summary(g, say),
        width=at.width,
        height=at.height,
        letter=at.letter,
        look=Look(palette=PALETTE, art=art_now, background=at.background, letters=LETTERS),
        components=(
            Picture(box=at.title, icon="lettering"),
            *scores(g, say, at),
            *status(g, say, at),
            *earth(g, say, at),
            *matrix(g, say, at),
            controls(g, say, at),
            *cards(g, say, at),
            Note(box=at.remarks, text=remarks(g, say), size=0.62 if tall else 0.6),
        ),
    )


@cache
def art() -> str:
    """The drawings of art.svg, without the file around them."""
    text = (FOLDER / "art.svg").read_text("utf-8")
    return text[text.index("<defs>") + len("<defs>") : text.rindex("</defs>")]


@cache
def lettering(title: str) -> str:
    """The title as a sign, half blue and half rose."""
    letters = escape(LETTERS)
    words = f'text-anchor="middle" font-size="46" font-weight="700" textLength="440" font-family="{letters}"'
    return (
        '<linearGradient id="two-worlds"><stop offset=".1" stop-color="#7dbdff"/>'
        '<stop offset=".5" stop-color="#ffffff"/><stop offset=".9" stop-color="#ff86bf"/></linearGradient>'
        '<symbol id="lettering" viewBox="0 0 480 62"><path d="M4 51H206L216 59H264L274 51H476" fill="none"'
        ' stroke="url(#two-worlds)" stroke-width="2.5"/>'
        f'<text x="240" y="41" {words} lengthAdjust="spacingAndGlyphs" fill="url(#two-worlds)">'
        f"{escape(title.upper())}</text></symbol>"
    )


def summary(g: Protocol, say: Texts) -> str:
    """The table in a few sentences."""
    ai, hu = outlook.points_now(g)
    return say(
        "scene-summary",
        turn=max(g.turn, 1),
        turns=g.rules.turns,
        first=say(f"name-{SIDES[g.first]}"),
        ai=g.score[AI],
        hu=g.score[HU],
        ai_now=ai,
        hu_now=hu,
        ai_units=units_told(g, AI, say),
        hu_units=units_told(g, HU, say),
    )


def units_told(g: Protocol, seat: int, say: Texts) -> str:
    """Where a side stands: ``Drone c5r2, Bot o1 ×2``."""
    found = []
    for bit, name in NAME.items():
        number = count_on(g, seat, bit)
        if number:
            found.append(f"{say(f'name-{kind(seat, bit)}')} {name}" + (" ×2" if number == 2 else ""))
    return ", ".join(found) or say("scene-none")


# --- Scores and the turn -----------------------------------------------------------------------------------------


def scores(g: Protocol, say: Texts, at: Layout) -> list[Component]:
    """A mat for each side, and the paper with the points of each turn between them."""
    parts: list[Component] = [side(g, seat, say, at) for seat in (HU, AI)]
    if not at.tall:
        parts.append(Picture(box=at.paper, icon="sheet-of-paper", says=paper_told(g, say)))
    return parts


def side(g: Protocol, seat: int, say: Texts, at: Layout) -> Mat:
    """Score, what would be scored now, units in supply and eliminated, sabotages."""
    box = at.sides[seat]
    now = outlook.points_now(g)[seat]
    top = at.letter * 1.45
    inner = Box(box.x + 12, box.y + top + 4, box.w - 24, box.h - top - 12)
    number = Note(box=Box(inner.x, inner.y, inner.h * 1.2, inner.h), text=str(g.score[seat]), size=3)
    left = inner.x + inner.h * 1.2 + 8
    words = Box(left, inner.y, inner.x + inner.w - left, inner.h)
    told = {"now": now, "supply": g.supply[seat], "lost": g.lost[seat], "held": g.sabotages[seat]}
    parts: list[Component]
    if at.tall:
        parts = [number, Note(box=words, text=say("scene-side-short", **told), size=0.86)]
    else:
        half = words.h * 0.5
        line = Note(box=Box(words.x, words.y, words.w, half), text=say("scene-side", **told), size=0.92)
        pool = Box(words.x, words.y + half, words.w, words.h - half)
        icon, tone = (("bot", "rose"), ("troop", "blue"))[seat]
        cubes = (Piece(kind=say("scene-unit"), icon=icon, tone=tone),) * g.supply[seat]
        parts = [number, line, Pool(box=pool, says=say("scene-supply-says", **told), pieces=cubes, slots=at_most(g))]
    title = say(f"name-{SIDES[seat]}") if at.tall else say(f"scene-title-{SIDES[seat]}")
    return Mat(box=box, title=title, seat=seat, tone=TONES[seat], active=acting(g) == seat, parts=tuple(parts))


def at_most(g: Protocol) -> int:
    """The most units that are ever in supply together."""
    return g.rules.units_per_side - 3


def paper_told(g: Protocol, say: Texts) -> str:
    """The paper as a sentence."""
    lines = "; ".join(f"{turn}: {ai}–{hu}" for turn, (ai, hu) in enumerate(g.paper, 1))
    return say("scene-paper-says", lines=lines) if lines else say("scene-paper-empty")


def row_names(say: Texts) -> str:
    """The names of the two rows of actions, read from below."""
    words = 'x="13" y="80" text-anchor="middle" font-size="14" letter-spacing="2" transform="rotate(-90 13 80)"'
    return "".join(
        f'<symbol id="row-{row}" viewBox="0 0 18 160">'
        f'<text {words} fill="#c3cbdc">{escape(say(f"scene-row-{row}"))}</text></symbol>'
        for row in ("outer", "inner")
    )


def start_marks(say: Texts) -> str:
    """The printed starts: a broken ring with the name of the side."""
    words = 'x="50" y="63" text-anchor="middle" font-size="36" font-weight="700" letter-spacing="2"'
    ring = 'cx="50" cy="50" r="40" fill-opacity=".12" stroke-width="3" stroke-dasharray="10 7"'
    return "".join(
        f'<symbol id="start-{side}" viewBox="0 0 100 100"><circle {ring} fill="{colour}" stroke="{colour}"/>'
        f'<text {words} fill="{colour}">{escape(say(f"name-{side}"))}</text></symbol>'
        for side, colour in zip(SIDES, ("#ff7ab8", "#69b3ff"), strict=True)
    )


def sheet_of_paper(g: Protocol, say: Texts) -> str:
    """The score sheet as a symbol: a column for each of the ten turns being played, ai above hu."""
    first = max(0, g.turn - 1) // 10 * 10
    wide = 42
    body = '<rect width="488" height="76" rx="6" fill="#f4f6fb"/><path d="M0 24H488M0 50H488" stroke="#9aa6bd"/>'
    for row, colour in enumerate(("#b3205f", "#1f5a99")):
        body += figure(escape(say(f"name-{SIDES[row]}")), 33, 43 + 26 * row, colour)
    for column in range(10):
        turn, x = first + column + 1, 68 + column * wide
        body += f'<path d="M{x} 0V76" stroke="#9aa6bd" stroke-opacity=".6"/>'
        if turn == g.turn:
            body += f'<rect x="{x}" width="{wide}" height="24" fill="#ffd166"/>'
        body += figure(str(turn), x + wide / 2, 18, "#3a4356")
        if turn <= len(g.paper):
            ai, hu = g.paper[turn - 1]
            body += figure(str(ai), x + wide / 2, 43, "#b3205f") + figure(str(hu), x + wide / 2, 69, "#1f5a99")
    return f'<symbol id="sheet-of-paper" viewBox="0 0 488 76">{body}</symbol>'


def figure(text: str, x: float, y: float, colour: str) -> str:
    """A number on the score sheet."""
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="18" font-weight="700" fill="{colour}">{text}</text>'
    )


def status(g: Protocol, say: Texts, at: Layout) -> list[Component]:
    """Which turn it is, who is first and who next time, and what is being carried out."""
    if at.tall:
        where = Box(376, 12, 332, 64)
        return [
            Note(box=where, text=turn_line(g, say, short=True), size=0.8),
            Note(box=at.status, text=doing(g, say), size=0.78),
        ]
    half = at.status.h * 0.5
    return [
        Note(box=Box(at.status.x, at.status.y, at.status.w, half), text=turn_line(g, say, short=False), size=0.92),
        Note(box=Box(at.status.x, at.status.y + half, at.status.w, half), text=doing(g, say), size=0.92, tone="panel"),
    ]


def turn_line(g: Protocol, say: Texts, short: bool) -> str:
    """``Turn 3 of 10: AI first, HU next``; in a series when the next comparison is due."""
    first, then = (say(f"name-{SIDES[seat]}") for seat in (g.first, 1 - g.first))
    told = {"turn": max(g.turn, 1), "turns": g.rules.turns, "first": first, "then": then}
    if g.series:
        return say("scene-series", **told, series=g.series, check=outlook.next_comparison(g))
    return say("scene-turn-short" if short else "scene-turn", **told)


def doing(g: Protocol, say: Texts) -> str:
    """What is going on, in one line."""
    if g.outcome is not None:
        return say(f"reason-{g.outcome.reason}")
    seat = acting(g)
    action = say(f"name-{g.rules.pairs[g.pair - 1][seat]}") if g.pair else ""
    key = "choose-partner" if asked(g) == "choose" and g.pair else asked(g)
    return say(f"scene-doing-{key}", who=say(f"name-{SIDES[seat]}"), action=action, po=g.po, open=g.open)


# --- The two worlds ----------------------------------------------------------------------------------------------


def earth(g: Protocol, say: Texts, at: Layout) -> list[Component]:
    """The globe, the grid on it, the units, and the points on top so that no unit hides them."""
    field = at.grid
    side = field.h - at.margins[1]
    x, y = field.x + field.w / 2 + at.margins[0] / 2, field.y + field.h / 2 + at.margins[1] / 2
    parts: list[Component] = [
        Picture(box=at.earth, icon="frame-earth"),
        Picture(box=Box(x - side / 2, y - side / 2, side, side), icon="globe", says=points_told(g, EARTH, say)),
        *heading(g, "earth", say, at.earth_title),
    ]
    parts += [Picture(box=at.square(name), icon="cell-earth") for name in EARTH]
    parts += [start_mark(g, name, at.square(name)) for name in EARTH if outlook.home_of(g, name)]
    parts.append(
        Grid(box=at.grid, bare=True, columns=COLUMNS, lines=ROWS, cells=tuple(cell(g, name, say) for name in EARTH))
    )
    for name in EARTH:
        box = at.square(name)
        size = min(box.w, box.h) * (0.44 if at.tall else 0.34)
        parts += medals(g, name, Box(box.x + box.w - size * 1.08, box.y + size * 0.08, size, size))
    return parts


def heading(g: Protocol, field: str, say: Texts, box: Box) -> list[Component]:
    """The name of a world; a thing to click where whole fields can be sabotaged."""
    if box is NOWHERE or g.rules.sabotage_scope == "field":
        return []
    return [Note(box=box, text=say(f"scene-{field}"), size=1.1)]


def start_mark(g: Protocol, name: str, box: Box) -> Picture:
    """The printed start of a side."""
    size = min(box.w, box.h) * 0.72
    square = Box(box.x + (box.w - size) / 2, box.y + (box.h - size) / 2, size, size)
    return Picture(box=square, icon=f"start-{outlook.home_of(g, name)}")


def medals(g: Protocol, name: str, box: Box) -> list[Component]:
    """The points printed on a square, struck out when they are sabotaged in this count."""
    points = g.rules.vp_of(name)
    if not points:
        return []
    parts: list[Component] = [Picture(box=box, icon=f"vp{points}")]
    if outlook.cancelled(g) & BIT[name]:
        parts.append(Picture(box=box, icon="strike"))
    return parts


def points_told(g: Protocol, field: tuple[str, ...], say: Texts) -> str:
    """The points of a field as a sentence, for those who cannot see the medals."""
    rich = ", ".join(f"{name} {g.rules.vp_of(name)}" for name in field if g.rules.vp_of(name))
    return say("scene-points", squares=rich or say("scene-none"))


def cell(g: Protocol, name: str, say: Texts) -> Cell:
    """One Earth square; in letters an empty one shows its points or whose start it is."""
    home = outlook.home_of(g, name)
    printed = str(g.rules.vp_of(name)) if g.rules.vp_of(name) else say(f"name-{home}") if home else ""
    return Cell(
        name=name,
        kind=printed,
        icon="blank" if printed else "",
        column=COLUMNS.index(name[:2]),
        line=ROWS.index(name[2:]),
        says=square_says(g, name, say),
        tone=held_tone(g, name),
        pieces=pieces(g, name, say, 0.86),
    )


def matrix(g: Protocol, say: Texts, at: Layout) -> list[Component]:
    """The rings, the links that say what is adjacent, and two places on every square."""
    x, y = at.centre
    reach = at.radii[1] / 0.79  # where the outer ring of that drawing is
    parts: list[Component] = [
        Picture(box=at.matrix, icon="frame-matrix"),
        Picture(box=Box(x - reach, y - reach, 2 * reach, 2 * reach), icon="web", says=points_told(g, MATRIX, say)),
        *heading(g, "matrix", say, at.matrix_title),
    ]
    spots = tuple(node(g, name, say, at) for name in MATRIX)
    links = tuple(
        Link(a=a, b=b, tone="link", width=at.spot * 0.13, bend=ring_bend(a, b)) for a, b in LINKS if a in MATRIX
    )
    parts.append(Map(box=at.matrix, spots=spots, links=links))
    for name in MATRIX:
        left, top = at.node(name)
        size = at.spot * 0.48
        parts += medals(g, name, Box(left + at.spot * 0.2, top - at.spot * 0.7, size, size))
    return parts


def ring_bend(a: str, b: str) -> float:
    """Links along a ring follow it; the others are straight."""
    if a[0] == b[0] == "o":
        return -0.1
    return -0.21 if a[0] == b[0] == "i" else 0.0


def node(g: Protocol, name: str, say: Texts, at: Layout) -> Spot:
    """One Matrix square; empty ones show their name or whose start they are."""
    x, y = at.node(name)
    home = outlook.home_of(g, name)
    icon = "core-print" if name == "core" else f"start-{home}" if home else ""
    return Spot(
        name=name,
        kind="node",
        x=x,
        y=y,
        size=at.spot,
        label="" if name == "core" else name,
        icon=icon,
        says=square_says(g, name, say),
        tone=held_tone(g, name) or "node",
        pieces=pieces(g, name, say, 1.0),
    )


def held_tone(g: Protocol, name: str) -> str:
    """Whose square it is now."""
    bit = BIT[name]
    if contested(g) & bit:
        return "contest"
    holders = [f"{SIDES[seat]}-held" for seat in (AI, HU) if controlled(g, seat) & bit]
    return holders[0] if holders else ""


def pieces(g: Protocol, name: str, say: Texts, size: float) -> tuple[Piece, ...]:
    """The units on a square, those of ai first."""
    bit = BIT[name]
    return tuple(
        Piece(kind=say(f"name-{kind(seat, bit)}"), icon=kind(seat, bit), tone=TONES[seat], size=size)
        for seat in (AI, HU)
        for _ in range(count_on(g, seat, bit))
    )


def square_says(g: Protocol, name: str, say: Texts) -> str:
    """A square in a sentence: points, start, who stands there, what can be done with it now."""
    bit = BIT[name]
    said = [say("scene-square", name=name, points=g.rules.vp_of(name))]
    if home := outlook.home_of(g, name):
        said.append(say("scene-start", side=say(f"name-{home}")))
    for seat in (AI, HU):
        if number := count_on(g, seat, bit):
            said.append(say("scene-stands", unit=say(f"name-{kind(seat, bit)}"), number=number))
    if contested(g) & bit:
        said.append(say("scene-contested"))
    if outlook.cancelled(g) & bit:
        said.append(say("scene-sabotaged"))
    said += [say(f"scene-can-{verb}") for verb in outlook.verbs_at(g, name)]
    return " ".join(said)


# --- What can be done --------------------------------------------------------------------------------------------


def controls(g: Protocol, say: Texts, at: Layout) -> Spaces:
    """The parts of an action and the verbs of operation points; on a phone only those that serve now."""
    words: tuple[str, ...] = (*PARTS, *VERBS)
    if at.tall:
        words = PARTS if asked(g) == "choose" else VERBS
    if g.rules.sabotage_scope == "field" and (asked(g) == "sabotage" or not at.tall):
        words = (*words[: 2 if at.tall else None], "earth", "matrix")
    return Spaces(box=at.controls, columns=at.control_columns, spaces=tuple(control(g, word, say) for word in words))


def control(g: Protocol, word: str, say: Texts) -> Space:
    """One verb, with what it costs; faded, with the reason, when it cannot be used."""
    possible = any(word in move.split() for move in legal(g))
    note = outlook.cost(g, word, say) if possible else ""
    return Space(
        name=word,
        kind="control",
        icon="po1" if word == "po" else f"sign-{word}",
        label=say(f"scene-verb-{word}"),
        note=note,
        says=say(f"scene-verb-{word}-says") if possible else say(outlook.why_not(g, word)),
        tone="ready" if possible else "",
        faded=not possible,
    )


# --- The ten circuit cards -----------------------------------------------------------------------------------------


def shown_pairs(g: Protocol) -> tuple[int, ...]:
    """The pairs a phone shows: those that can still be chosen, or the one being carried out."""
    if g.pair:
        return (g.pair - 1,)
    free = tuple(at for at, marks in enumerate(g.marks) if not any(marks))
    return free or (len(g.marks) - 1,)


def cards(g: Protocol, say: Texts, at: Layout) -> list[Component]:
    """Each pair as a circuit card: the action of ai faces that of hu."""
    parts: list[Component] = [
        Picture(box=box, icon=f"row-{row}") for box, row in zip(at.rows, ("outer", "inner"), strict=False)
    ]
    pairs = shown_pairs(g) if at.tall else range(len(g.rules.pairs))
    for box, pair in zip(at.cards, pairs, strict=True):
        row = g.rules.pairs[pair][2]
        if at.tall:
            half = (box.w - 8) / 2
            places = (Box(box.x + half + 8, box.y, half, box.h), Box(box.x, box.y, half, box.h))
        else:
            high = (box.h - 20) / 2
            places = (Box(box.x + 8, box.y + 7, box.w - 16, high), Box(box.x + 8, box.y + high + 13, box.w - 16, high))
            icon = "circuit-now" if g.pair == pair + 1 else "circuit"
            parts.append(Picture(box=box, icon=icon, says=say(f"scene-pair-{row}", pair=pair + 1)))
        order = (HU, AI) if at.tall else (AI, HU)
        parts += [Spaces(box=places[seat], spaces=(action(g, pair, seat, say, at),)) for seat in order]
    return parts


def action(g: Protocol, pair: int, seat: int, say: Texts, at: Layout) -> Space:
    """One action: its operation points as bolts, its event in words, and the marker on the part that was used."""
    key, used = g.rules.pairs[pair][seat], g.marks[pair][seat]
    possible = any(key in move.split() for move in legal(g))
    marker = (
        (Piece(kind=say("scene-marker"), icon="disc", tone=TONES[seat], badge=say(f"scene-mark-{used}")),)
        if used
        else ()
    )
    return Space(
        name=key,
        kind="action",
        icon="" if at.tall else f"po{g.rules.po_of(key)}",
        label=say(f"name-{key}"),
        note=action_note(g, seat, key, used if at.tall else "", say),
        tone=f"{SIDES[seat]}-card",
        says=action_says(g, pair, seat, possible, say),
        faded=bool(used) and g.pair != pair + 1,
        pieces=() if at.tall else marker,
    )


def action_note(g: Protocol, seat: int, key: str, used: str, say: Texts) -> str:
    """What both parts give, or only the part that was used."""
    parts = {"po": say("scene-po", po=g.rules.po_of(key)), "event": outlook.event_told(g, seat, key, say)}
    return parts[used] if used else " · ".join(parts.values())


def action_says(g: Protocol, pair: int, seat: int, possible: bool, say: Texts) -> str:
    """An action in sentences: what its parts give, its partner, and why it cannot be chosen."""
    key, partner = g.rules.pairs[pair][seat], g.rules.pairs[pair][1 - seat]
    if g.marks[pair][seat]:
        return say(f"scene-action-used-{g.marks[pair][seat]}")
    said = say(
        "scene-action-says",
        action=say(f"name-{key}"),
        po=g.rules.po_of(key),
        event=outlook.event_told(g, seat, key, say),
        partner=say(f"name-{partner}"),
    )
    if possible:
        lapses = outlook.lapses(g, seat, key, say)
        return f"{said} {lapses}".strip()
    return f"{said} {say('scene-action-tied' if g.pair else 'scene-action-wait')}"


# --- Small print ---------------------------------------------------------------------------------------------------


@cache
def content() -> Content:
    """The content file, for what is printed and what was changed."""
    return load_content(FOLDER / "content.toml", "protocol_g117")


def remarks(g: Protocol, say: Texts) -> str:
    """What is reconstructed, and the options that are not at their default."""
    other = [
        f"{say(f'option-{name}')}: {say(f'option-{name}-{getattr(g.rules, name)}')}"
        for name, values in content().options_of(content_edition()).items()
        if getattr(g.rules, name) != values[0]
    ]
    return " ".join((say("scene-reconstructed"), *other))


def content_edition() -> str:
    """The only edition."""
    return next(iter(content().editions))


def about_move(view: View, move: str, say: Texts) -> str:
    """What a move costs, gains or throws away, in a few words."""
    return outlook.about(view.table, move, say)
