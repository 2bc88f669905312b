"""A scene as text: for terminals and screen readers.

Components come in the order of the scene, headed by their titles. A name in square brackets is the word to use
in a move; a star marks what can be acted on now.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias, assert_never

from ludarium.scene.components import (
    Card,
    Cards,
    Cell,
    Component,
    Dice,
    Grid,
    Map,
    Marker,
    Mat,
    Note,
    Picture,
    Piece,
    Pool,
    Scene,
    Space,
    Spaces,
    Spot,
    Thing,
    Track,
)

ENGLISH: Mapping[str, str] = MappingProxyType(
    {
        "of": "of",
        "roads": "roads to",
        "empty": "empty",
        "faded": "not available",
        "back": "face down",
        "asked": "to move",
        "unthrown": "not thrown",
        "top": "on top",
        "free": "free",
    }
)
LONGEST_BAR = 20
EMPTY_CELL = "·"
GLUE = "\u00a0"  # holds the words of one legend entry together while lines are broken

Sort: TypeAlias = tuple[str, str, str]  # what a thing is called, what is written on it, its name


def text(scene: Scene, *, width: int = 80, lit: Collection[str] = (), words: Mapping[str, str] = ENGLISH) -> str:
    """The table in letters, no line longer than ``width``. ``words`` translates the few words of its own."""
    page = Page(width, frozenset(lit), words)
    lines = [*page.wrapped(scene.title), "=" * min(len(scene.title), width), *page.wrapped(scene.summary), ""]
    before: list[str] = []
    for part in scene.components:
        block = component(page, part)
        if before and block and not belongs(part, block, before):
            lines.append("")
        lines += block
        before = block or before
    return "\n".join(line.rstrip() for line in lines).rstrip() + "\n"


def belongs(part: Component, block: list[str], before: list[str]) -> bool:
    """Whether a component follows the one before without a gap: one-liners do, and spaces without a title."""
    return len(block) == len(before) == 1 or (isinstance(part, Spaces) and not part.title)


class Page:
    """How wide the page is, what is lit, and the words of the language."""

    def __init__(self, width: int, lit: frozenset[str], words: Mapping[str, str]) -> None:
        self.width = max(width, 16)
        self.lit = lit
        self.words = {**ENGLISH, **words}

    def narrower(self, by: int) -> Page:
        """The same page with a margin."""
        return Page(self.width - by, self.lit, self.words)

    def wrapped(self, line: str, first: str = "", then: str = "") -> list[str]:
        """A line broken to the page, with what stands before its first and its further lines."""
        out = []
        for paragraph in line.splitlines() or [""]:
            out += textwrap.wrap(
                paragraph, self.width, initial_indent=first, subsequent_indent=then, break_on_hyphens=False
            ) or [first.rstrip()]
            first = then
        return out

    def item(self, thing: Thing, line: str) -> list[str]:
        """One entry of a list, with its star when lit."""
        return self.wrapped(line, "* " if self.is_lit(thing) else "  ", "    ")

    def is_lit(self, thing: Thing) -> bool:
        """Whether a thing can be acted on now."""
        return bool(thing.name) and thing.name in self.lit

    def star(self, thing: Thing) -> str:
        """The mark of a thing that can be acted on, after its name."""
        return "*" if self.is_lit(thing) else ""


def component(page: Page, part: Component) -> list[str]:
    """Any component as lines."""
    match part:
        case Track():
            return track(page, part)
        case Mat():
            return mat(page, part)
        case Picture():
            return page.wrapped(part.says) if part.says else []
        case Grid():
            return headed(page, part.title, grid(page.narrower(2), part))
        case Map():
            return headed(page, part.title, roadmap(page, part))
        case Spaces():
            return headed(page, part.title, [line for one in part.spaces for line in space(page, one)])
        case Cards():
            return headed(page, cards_title(page, part), cards(page, part))
        case Dice():
            return dice(page, part)
        case Pool():
            return pool(page, part)
        case Note():
            margin = "  " if part.title else ""
            return headed(page, part.title, page.wrapped(part.text, margin, margin) if part.text else [])
        case _:
            assert_never(part)


def headed(page: Page, title: str, lines: list[str]) -> list[str]:
    """Lines under a title, if they have one."""
    return [*(page.wrapped(title) if title else ()), *lines]


def called(thing: Thing) -> str:
    """What to call a thing: its label, else its kind, its drawing or its name."""
    return thing.label or thing.kind or thing.icon or thing.name


def named(thing: Thing) -> str:
    """A thing with the word that stands for it in moves: ``[hunt] Hunt``."""
    return " ".join(filter(None, (f"[{thing.name}]" if thing.name else "", thing.label)))


def dashed(*parts: str) -> str:
    """Parts of a line, those that say something."""
    return " — ".join(part for part in parts if part)


def faded(page: Page, thing: Thing) -> str:
    """That a thing is not available, and why if it says so."""
    if not thing.faded:
        return ""
    why = re.sub(rf"^{re.escape(thing.label)}\s*:\s*", "", thing.says) if thing.label else thing.says
    return f"({page.words['faded']}: {why})" if why else f"({page.words['faded']})"


def counted(page: Page, pieces: Iterable[Piece]) -> str:
    """Pieces in words: named ones one by one, like ones counted. ``cube ×3, [red2]* pawn 2``"""
    tally: dict[str, int] = {}
    for piece in pieces:
        label = piece.label or piece.kind or piece.icon
        words = " ".join(filter(None, (label, piece.badge if piece.badge != label else "")))
        if piece.name and piece.name != label:
            words = f"[{piece.name}]{page.star(piece)} {words}".rstrip()
        elif piece.name:
            words = f"[{piece.name}]{page.star(piece)}"
        if piece.faded:
            words += f" ({page.words['faded']})"
        tally[words] = tally.get(words, 0) + 1
    return ", ".join(f"{words} ×{times}" if times > 1 else words for words, times in tally.items())


# --- grid -------------------------------------------------------------------------------------------


def grid(page: Page, it: Grid) -> list[str]:
    """An aligned table of marks, what the marks mean, and what lit and occupied squares say."""
    marks = marked(it)
    table = {(cell.column, cell.line): shown(page, cell, marks) for cell in it.cells}
    widest = max([len(mark) for mark in table.values()] + [len(name) for name in it.columns])
    side = max((len(name) for name in it.lines), default=0)
    lines = []
    if side + (widest + 1) * len(it.columns) + 4 <= page.width:
        lines.append(" " * (side + 4) + " ".join(name.ljust(widest) for name in it.columns))
        for at, name in enumerate(it.lines):
            row = (table.get((column, at), "").ljust(widest) for column in range(len(it.columns)))
            lines.append(f"  {name.rjust(side)}  {' '.join(row)}")
        lines += legend(page, marks)
    else:
        lines += [line for cell in it.cells for line in square(page, cell)]
    said = [cell for cell in it.cells if cell.says and (page.is_lit(cell) or cell.pieces)]
    return lines + [
        line
        for cell in said
        for line in page.wrapped(dashed(f"[{cell.name}]", cell.says), page.star(cell).ljust(2), "    ")
    ]


def shown(page: Page, cell: Cell, marks: Mapping[Sort, str]) -> str:
    """The marks of what is on a square, with stars where something is lit."""
    each = [marks[sort(piece)] + page.star(piece) for piece in cell.pieces]
    found = "".join(each) if len(each) <= 2 else each[0] + "+"
    if not found and (cell.label or cell.icon):
        found = marks[sort(cell)]
    return (found or EMPTY_CELL) + page.star(cell)


def square(page: Page, cell: Cell) -> list[str]:
    """A square in words, where a table would be too wide."""
    if not (cell.label or cell.pieces or page.is_lit(cell)):
        return []
    return page.item(cell, dashed(named(cell), counted(page, cell.pieces)))


def sort(thing: Thing) -> Sort:
    """What makes two things look alike in a table. A piece with a name is the only one of its sort."""
    if isinstance(thing, Piece):
        return called(thing), thing.badge, thing.name
    return called(thing), "", ""


def marked(it: Grid) -> dict[Sort, str]:
    """A mark of one or two characters for each sort of thing on a grid, no two alike."""
    marks: dict[Sort, str] = {}
    for cell in it.cells:
        things: Sequence[Thing] = cell.pieces or ((cell,) if cell.label or cell.icon else ())
        for thing in things:
            if sort(thing) not in marks:
                marks[sort(thing)] = mark(*sort(thing), taken=set(marks.values()))
    return marks


def mark(label: str, badge: str, name: str, *, taken: set[str]) -> str:
    """The first free of: a short name or label itself, the initial with the badge, two letters, a number."""
    letters = "".join(glyph for glyph in label if glyph.isalnum()) or "?"
    initial = letters[0].upper()
    tries = [name] if 0 < len(name) <= 2 else []
    tries += [label] if 0 < len(label) <= 2 and not badge else []
    if badge:
        tries += [initial + badge] if len(badge) == 1 else [badge[:2]]
    else:
        tries.append(initial)
    tries += [initial + letter.lower() for letter in letters[1:]]
    tries += [f"{initial}{number}" for number in range(2, 10)]
    tries += [f"{tens}{ones}" for tens in "abcdefghijklmnopqrstuvwxyz" for ones in "0123456789"]
    return next(one for one in tries if one not in taken)


def legend(page: Page, marks: Mapping[Sort, str]) -> list[str]:
    """What the marks mean, and the words for pieces with names; a short label is its own mark."""
    entries = []
    for (label, badge, name), mark in marks.items():
        if mark != label or name:
            words = dict.fromkeys(filter(None, (f"[{name}]" if name else "", label if label != name else "", badge)))
            entries.append(GLUE.join([mark, *words]).replace(" ", GLUE))
    lines = page.wrapped("   ".join(entries), "  ", "  ") if entries else []
    return [line.replace(GLUE, " ") for line in lines]


# --- map --------------------------------------------------------------------------------------------


def roadmap(page: Page, it: Map) -> list[str]:
    """Places in order, each with its roads and who stands there."""
    roads: dict[str, list[str]] = {}
    for link in it.links:
        label = f" ({link.label})" if link.label else ""
        roads.setdefault(link.a, []).append(link.b + label)
        roads.setdefault(link.b, []).append(link.a + label)
    return [line for spot in it.spots for line in page.item(spot, place(page, spot, roads))]


def place(page: Page, it: Spot, roads: Mapping[str, Sequence[str]]) -> str:
    """``5 Old Mill — roads to 3, 7 — car``"""
    title = " ".join(dict.fromkeys(filter(None, (it.name, it.label))))
    ways = f"{page.words['roads']} {', '.join(roads[it.name])}" if roads.get(it.name) else ""
    says = it.says if page.is_lit(it) and not it.faded else ""
    return " ".join(filter(None, (dashed(title, ways, counted(page, it.pieces), says), faded(page, it))))


# --- tracks and spaces --------------------------------------------------------------------------------


def track(page: Page, it: Track) -> list[str]:
    """``Brightness  3 of 6  ■■■□□□  (3: patching)``, a line for each cube when there are several."""
    marks = f"({', '.join(f'{step}: {words}' for step, words in sorted(it.marks.items()))})" if it.marks else ""
    if len(it.markers) == 1:
        return page.wrapped("  ".join(filter(None, (it.title, value(page, it, it.markers[0]), marks))), "", "    ")
    lines = page.wrapped("  ".join(filter(None, (it.title, marks))), "", "    ")
    for marker in it.markers:
        who = " ".join(filter(None, (named(marker) or called(marker), marker.badge)))
        lines += page.item(marker, "  ".join(filter(None, (who, value(page, it, marker)))))
    return lines


def value(page: Page, it: Track, marker: Marker) -> str:
    """Where a cube stands: ``3 of 6  ■■■□□□``; long tracks go without the bar."""
    steps, done = it.high - it.low, min(max(marker.at - it.low, 0), it.high - it.low)
    bar = "  " + "■" * done + "□" * (steps - done) if 0 < steps <= LONGEST_BAR else ""
    return f"{marker.at}{page.star(marker)} {page.words['of']} {it.high}{bar}"


def space(page: Page, it: Space) -> list[str]:
    """``[hunt] Hunt — cost 1 crew — cube ×2``"""
    line = dashed(named(it) or called(it), it.note, counted(page, it.pieces))
    return page.item(it, " ".join(filter(None, (line, faded(page, it)))))


# --- cards, dice, pools -------------------------------------------------------------------------------


def cards_title(page: Page, it: Cards) -> str:
    """The title of a row or pile with the number of its cards."""
    count = len(it.cards) if it.count is None else it.count
    return f"{it.title} ({count})" if it.title else (f"({count})" if it.style in ("pile", "deck") else "")


def cards(page: Page, it: Cards) -> list[str]:
    """Cards as a list; of a pile only the top one."""
    if it.style in ("pile", "deck"):
        return card(page, it.cards[-1], page.words["top"]) if it.cards else []
    tally: dict[Card, int] = {}
    for one in it.cards:
        tally[one] = tally.get(one, 0) + 1
    lines = [line for one, times in tally.items() for line in card(page, one, f"×{times}" if times > 1 else "")]
    return lines or ["  " + page.words["empty"]]


def card(page: Page, it: Card, remark: str = "") -> list[str]:
    """``[wind] 3 Wind: text of the card``; of a card that lies face down only what its back shows."""
    if it.back:
        return page.item(it, dashed(named(it), page.words["back"], remark, counted(page, it.pieces)))
    label = it.label or ("" if it.name else it.kind)
    title = " ".join(filter(None, (f"[{it.name}]" if it.name else "", it.corner, label)))
    body = " ".join(line if line[-1] in ".,:;!?…" else f"{line};" for line in it.lines if line).rstrip(";")
    line = f"{title}: {body}" if body and title else title or body
    line = dashed(line, remark, counted(page, it.pieces))
    return page.item(it, " ".join(filter(None, (line, faded(page, it)))))


def dice(page: Page, it: Dice) -> list[str]:
    """``Dice  5, [d2]* 3, not thrown``"""
    shown = []
    for die in it.dice:
        word = f"[{die.name}]{page.star(die)} " if die.name else ""
        side = str(die.value) if die.value else page.words["unthrown"]
        label = f" {die.label}" if die.label else ""
        shown.append(word + side + label + (f" ({page.words['faded']})" if die.faded else ""))
    return page.wrapped("  ".join(filter(None, (it.title, ", ".join(shown) or page.words["empty"]))), "", "    ")


def pool(page: Page, it: Pool) -> list[str]:
    """``Crew  pawn ×3, 2 free``"""
    free = max(it.slots - len(it.pieces), 0)
    held = counted(page, it.pieces) or ("" if free else page.words["empty"])
    rest = f"{free} {page.words['free']}" if free else ""
    return page.wrapped("  ".join(filter(None, (it.title, ", ".join(filter(None, (held, rest)))))), "", "    ")


def mat(page: Page, it: Mat) -> list[str]:
    """A player's corner, indented below the player's name."""
    inner = page.narrower(2)
    lines = page.wrapped(f"{it.title} ({page.words['asked']})" if it.active else it.title)
    for part in it.parts:
        lines += ["  " + line for line in component(inner, part)]
    return lines
