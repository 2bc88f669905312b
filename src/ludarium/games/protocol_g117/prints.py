"""Drawings with letters or numbers on them: they depend on the language, the printed numbers or the score."""

from __future__ import annotations

from functools import cache
from html import escape

from ludarium.games.protocol_g117 import outlook
from ludarium.games.protocol_g117.layout import Layout
from ludarium.games.protocol_g117.position import ACTIONS, KINDS, SIDES, Protocol, ProtocolRules
from ludarium.texts import Texts

LETTERS = '"Avenir Next", "Century Gothic", "Segoe UI", "DejaVu Sans", sans-serif'
BOLT = '<path d="M58 8L26 54H46L40 92L74 42H53z" transform="translate({x:.1f} {y:.1f}) scale({scale:.2f})"/>'
PRINTED = ("#b3205f", "#1f5a99")  # ai and hu on paper
LIT = ("#ff7ab8", "#69b3ff")  # ai and hu on the dark sheet
TURNS = 10  # columns of the paper
CARRIED = 1.7  # how many times as wide the column is that sums up the turns before them


def prints(g: Protocol, say: Texts, at: Layout) -> str:
    """Everything of this kind, as symbols."""
    return "".join(
        (
            lettering(say("title")),
            start_marks(say),
            units(say),
            row_names(say),
            medals(g.rules),
            bolts(g.rules),
            paper(g, say, at),
        )
    )


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


def start_marks(say: Texts) -> str:
    """The printed starts, a broken ring with the name of the side, and the tags that tell it where units stand."""
    words = 'x="50" y="65" text-anchor="middle" font-size="42" font-weight="700" letter-spacing="1"'
    ring = 'cx="50" cy="50" r="42" fill-opacity=".12" stroke-width="3" stroke-dasharray="10 7"'
    return "".join(
        f'<symbol id="start-{side}" viewBox="0 0 100 100"><circle {ring} fill="{colour}" stroke="{colour}"/>'
        f'<text {words} fill="{colour}">{escape(say(f"name-{side}"))}</text></symbol>'
        for side, colour in zip(SIDES, LIT, strict=True)
    ) + "".join(
        f'<symbol id="tag-{side}" viewBox="0 0 52 34"><rect x="1.5" y="1.5" width="49" height="31" rx="9"'
        f' fill="#10131a" stroke="{colour}" stroke-width="3" stroke-dasharray="7 4"/>'
        f'<text x="26" y="26" text-anchor="middle" font-size="25" font-weight="700" fill="{colour}">'
        f"{escape(say(f'name-{side}'))}</text></symbol>"
        for side, colour in zip(SIDES, LIT, strict=True)
    )


def units(say: Texts) -> str:
    """The units with a letter for their kind; also under attack, and about to be lost in a charge."""
    badge = '<circle cx="75" cy="75" r="23" fill="#f4f6fb" stroke="#10131a" stroke-width="4"/>'
    words = 'x="75" y="89.5" text-anchor="middle" font-size="40" font-weight="700" fill="#10131a"'
    return "".join(
        f'<symbol id="unit-{kind}{fate}" viewBox="0 0 100 100" overflow="visible">{_art(kind)}{_art(fate[1:])}'
        f"{badge}<text {words}>{escape(say(f'scene-badge-{kind}'))}</text></symbol>"
        for kinds in KINDS.values()
        for kind in kinds
        for fate in ("", "-struck", "-lost")
    )


def _art(name: str) -> str:
    return f'<use href="#{name}" width="100" height="100"/>' if name else ""


def row_names(say: Texts) -> str:
    """The names of the two rows of actions, read from below."""
    words = 'x="18" y="90" text-anchor="middle" font-size="18.5" letter-spacing="2" transform="rotate(-90 18 90)"'
    return "".join(
        f'<symbol id="row-{row}" viewBox="0 0 23 179">'
        f'<text {words} fill="#c3cbdc">{escape(say(f"scene-row-{row}"))}</text></symbol>'
        for row in ("outer", "inner")
    )


def medals(rules: ProtocolRules) -> str:
    """A medal for each number of points on the board."""
    return "".join(
        f'<symbol id="vp{points}" viewBox="0 0 100 100"><use href="#medal-blank" width="100" height="100"/>'
        f'<text x="50" y="{71 if points < 10 else 67}" text-anchor="middle" font-size="{60 if points < 10 else 50}"'
        f' font-weight="700" fill="#241a04">{points}</text></symbol>'
        for points in sorted({points for _, points in rules.vp})
    )


def bolts(rules: ProtocolRules) -> str:
    """The box of an action with a bolt for each operation point."""
    box = '<rect x="2" y="2" width="96" height="96" rx="16" fill="#10131a" fill-opacity=".55"/>'
    return "".join(
        f'<symbol id="po{number}" viewBox="0 0 100 100">{box}{_bolts(number)}</symbol>'
        for number in sorted({rules.po_of(action) for action in ACTIONS})
    )


def _bolts(number: int) -> str:
    scale = min(0.9, 1.8 / number)
    first = 50 - 48 * scale * (number - 1) / 2 - 50 * scale  # a bolt is 48 wide, around the middle of its 100
    return "".join(BOLT.format(x=first + 48 * scale * at, y=50 - 50 * scale, scale=scale) for at in range(number))


def paper(g: Protocol, say: Texts, at: Layout) -> str:
    """The score sheet: a column for each of the ten turns being played, ai above hu; earlier turns are summed up."""
    now = outlook.turn_now(g)
    begun = (now - 1) // TURNS * TURNS
    wide, high = at.paper.w, at.paper.h
    row, column = high / 3, wide / (TURNS + 1.6 + (CARRIED if begun else 0))
    left = wide - TURNS * column
    names = left - (CARRIED * column if begun else 0)  # how wide the column of the names is
    body = f'<rect width="{wide}" height="{high}" rx="6" fill="#f4f6fb"/>'
    if g.outcome is None:
        body += _rect(left + (now - begun - 1) * column, column, row)
    lines = f"M0 {row:.1f}H{wide}M0 {2 * row:.1f}H{wide}"
    lines += "".join(f"M{left + turn * column:.1f} 0V{high}" for turn in range(TURNS))
    if begun:
        lines += f"M{names:.1f} 0V{high}"
    body += f'<path d="{lines}" stroke="#9aa6bd" stroke-opacity=".7"/>'
    base = row / 2 + at.figure * 0.36  # where a row's figures stand
    for seat, colour in enumerate(PRINTED):
        down = base + (seat + 1) * row
        body += _figure(say(f"name-{SIDES[seat]}"), names / 2, down, at.figure, colour)
        if begun:
            carried = sum(points[seat] for points in g.paper[:begun])
            body += _figure(str(carried), (names + left) / 2, down, at.figure, colour)
        for turn in range(begun, min(begun + TURNS, len(g.paper))):
            body += _figure(str(g.paper[turn][seat]), left + (turn - begun + 0.5) * column, down, at.figure, colour)
    if begun:
        body += _figure(f"1–{begun}", (names + left) / 2, base, at.figure, "#3a4356")
    for turn in range(TURNS):
        body += _figure(str(begun + turn + 1), left + (turn + 0.5) * column, base, at.figure, "#3a4356")
    return f'<symbol id="sheet-of-paper" viewBox="0 0 {wide} {high}">{body}</symbol>'


def _rect(x: float, wide: float, high: float) -> str:
    return f'<rect x="{x:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="#ffd166"/>'


def _figure(text: str, x: float, y: float, size: float, colour: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" font-size="{size:g}" font-weight="700"'
        f' fill="{colour}">{escape(text)}</text>'
    )
