"""Ink and lettering: escaped markup, readable colours, and text that fits its box.

Everything here is about drawing in general; nothing knows a component or a game.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from html import escape

from ludarium.scene.components import Box

LEADING = 1.2  # distance of two baselines, in letter heights
ELLIPSIS = "…"
LAST_RESORT = 0.7  # how far below the smallest size letters may shrink before words are cut

# How wide glyphs are, as a share of the letter height. Measured on DejaVu Sans, the widest of the usual
# system fonts: what fits in DejaVu fits everywhere.
GLYPHS = {
    0.28: "ijlI'|",
    0.34: " .,/:;\\-·",
    0.40: "frt!()[]{}",
    0.46: '"*J°',
    0.54: "csz?^–",
    0.60: "kvxyFTPYL",
    0.64: "abdeghnopqu0123456789$#_ESß",
    0.69: "ABCRVXKZ&£€",
    0.77: "DGHNUOQ",
    0.83: "wM+=<>~×±≤≥",
    0.98: "mW%@—…→←↑↓",
}
WIDTHS = {glyph: width for width, glyphs in GLYPHS.items() for glyph in glyphs}
USUAL_WIDTH = 0.7
WIDE = 1.1  # ideographs and emoji
FACES = {"sans": 1.02, "bold": 1.15, "title": 1.19}  # how much wider than the table


# --- markup -----------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def quoted(text: str) -> str:
    """Text made safe for an attribute or an element."""
    return escape("".join(glyph for glyph in text if glyph >= " " or glyph in "\n\t"))


@lru_cache(maxsize=16384)
def _opening(element: str, **attributes: str | float | None) -> str:
    """An element and its attributes. From one move to the next most of a drawing stays, so it is remembered."""
    ink = element
    for name, value in attributes.items():
        if value is not None:
            key = name.rstrip("_").replace("_", "-")
            ink += f' {key}="{quoted(value) if isinstance(value, str) else format(value, ".5g")}"'
    return ink


def tag(element: str, body: str = "", /, **attributes: str | float | None) -> str:
    """One element; ``None`` attributes are left out, ``stroke_width`` is written ``stroke-width``."""
    opening = _opening(element, **attributes)
    return f"<{opening}>{body}</{element}>" if body else f"<{opening}/>"


def rect(box: Box, *, r: float = 0.0, **attributes: str | float | None) -> str:
    """A rectangle with corners rounded by ``r``; nothing where its box has no room."""
    if box.w <= 0 or box.h <= 0:
        return ""
    return tag("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=r or None, **attributes)


@lru_cache(maxsize=4096)
def slug(text: str) -> str:
    """Text as part of an id or class: letters, digits and dashes."""
    return re.sub(r"[^A-Za-z0-9_]+", "-", text).strip("-")


@lru_cache(maxsize=64)
def prefixed(art: str, prefix: str) -> str:
    """The same drawing with every id, and every reference to one, prefixed."""
    if not prefix:
        return art
    art = re.sub(r'(\bid=")', rf"\g<1>{prefix}", art)
    art = re.sub(r'(href="#)', rf"\g<1>{prefix}", art)
    return re.sub(r"(url\(['\"]?#)", rf"\g<1>{prefix}", art)


@lru_cache(maxsize=64)
def symbols(art: str) -> frozenset[str]:
    """The ids of the symbols a drawing defines."""
    return frozenset(re.findall(r'<symbol\b[^>]*?\bid="([^"]+)"', art))


# --- colour -----------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def channels(colour: str) -> tuple[float, float, float]:
    """Red, green and blue from 0 to 1; a colour not written in hexadecimals counts as middle grey."""
    digits = colour.lstrip("#")
    if len(digits) in (3, 4):
        digits = "".join(digit * 2 for digit in digits)
    try:
        red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    except ValueError:
        return 0.5, 0.5, 0.5
    return red, green, blue


@lru_cache(maxsize=512)
def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=2048)
def contrast(a: str, b: str) -> float:
    """WCAG contrast ratio of two colours, from 1 to 21."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=2048)
def readable(surface: str, ink: str, paper: str) -> str:
    """Ink or paper, whichever reads better on a surface; black or white where neither is good enough."""
    best = max((ink, paper), key=lambda colour: contrast(surface, colour))
    if contrast(surface, best) >= 4.5:
        return best
    return max(("#000000", "#ffffff"), key=lambda colour: contrast(surface, colour))


@lru_cache(maxsize=2048)
def mix(a: str, b: str, share: float) -> str:
    """Colour ``a`` with a share of ``b`` stirred in."""
    mixed = (x + (y - x) * share for x, y in zip(channels(a), channels(b), strict=True))
    return "#" + "".join(f"{round(channel * 255):02x}" for channel in mixed)


# --- lettering --------------------------------------------------------------------------------------


def _glyph(glyph: str) -> float:
    """The width of a glyph that is not in the table: an accented letter is as wide as its base."""
    base = unicodedata.normalize("NFD", glyph)[0]
    if base in WIDTHS:
        return WIDTHS[base]
    return WIDE if unicodedata.east_asian_width(glyph) in "WF" or ord(glyph) > 0x2FFF else USUAL_WIDTH


@lru_cache(maxsize=16384)
def measure(text: str, face: str = "sans") -> float:
    """How wide a line is, in letter heights: an estimate on the safe side."""
    width = 0.0
    for glyph in text:
        known = WIDTHS.get(glyph)
        width += _glyph(glyph) if known is None else known
    return width * FACES[face]


def wrap(text: str, width: float, face: str = "sans") -> list[str]:
    """Lines no wider than ``width`` letter heights, broken at spaces; a single long word stays whole."""
    space = measure(" ", face)
    lines = []
    for paragraph in text.split("\n"):
        line, used = "", 0.0
        for word in paragraph.split(" "):  # a no-break space keeps words together
            size = measure(word, face)
            if line and used + space + size > width:
                lines.append(line)
                line, used = word, size
            else:
                line, used = (f"{line} {word}", used + space + size) if line else (word, size)
        lines.append(line)
    return lines


def cut(text: str, width: float, face: str = "sans") -> str:
    """As much of a line as ``width`` letter heights hold, with an ellipsis where it ends."""
    if measure(text, face) <= width:
        return text
    while text and measure(text + ELLIPSIS, face) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS if text or measure(ELLIPSIS, face) <= width else ""


@lru_cache(maxsize=8192)
def fit(
    text: str, width: float, height: float, size: float, smallest: float, face: str = "sans"
) -> tuple[float, tuple[str, ...]]:
    """The letter height, up to ``size``, and the lines with which a text fits ``width`` by ``height``.

    It shrinks to ``smallest``, and a little further only where that spares a cut. What still does not fit is
    cut at ``smallest`` with an ellipsis, so nothing ever leaves its box.
    """
    if width <= 0 or height <= 0:
        return smallest, ()
    size = min(size, height / 1.05)
    smallest = min(smallest, size)
    while size > smallest * LAST_RESORT:
        lines = wrap(text, width / size, face)
        if high(len(lines), size) <= height and all(measure(line, face) * size <= width for line in lines):
            return size, tuple(lines)
        size *= 0.94
    lines = wrap(text, width / smallest, face)
    room = max(1, int((height / smallest - 1.05) / LEADING + 1e-9) + 1)
    kept = lines[:room]
    if len(lines) > room:
        kept[-1] += ELLIPSIS
    return smallest, tuple(cut(line, width / smallest, face) for line in kept)


def high(lines: int, size: float) -> float:
    """How high so many lines are."""
    return size * (1.05 + LEADING * (lines - 1))


def written(
    text: str,
    box: Box,
    *,
    size: float,
    fill: str,
    smallest: float,
    face: str = "sans",
    across: str = "start",
    down: str = "middle",
    halo: str | None = None,
    letters: str | None = None,
) -> str:
    """Text set into a box: wrapped, shrunk when needed, aligned ``across`` and ``down``.

    ``halo`` is the colour of the ground, laid thinly around the letters where a drawing may lie below.
    """
    if not text.strip() or box.w <= 0 or box.h <= 0:
        return ""
    size, lines = fit(text, box.w, box.h, size, smallest, face)
    x = {"start": box.x, "middle": box.x + box.w / 2, "end": box.x + box.w}[across]
    spare = box.h - high(len(lines), size)
    first = box.y + {"start": 0.0, "middle": spare / 2, "end": spare}[down] + size * 0.86
    if len(lines) == 1:
        body = quoted(lines[0])
    else:
        body = "".join(
            tag("tspan", quoted(line), x=x, y=first + at * size * LEADING) for at, line in enumerate(lines) if line
        )
    return tag(
        "text",
        body,
        x=x,
        y=first,
        font_size=size,
        fill=fill,
        text_anchor=None if across == "start" else across,
        font_family=letters,
        font_weight=None if face == "sans" else "700",
        stroke=halo,
        stroke_width=size * 0.22 if halo else None,
        stroke_opacity=0.75 if halo else None,
        stroke_linejoin="round" if halo else None,
        paint_order="stroke" if halo else None,
    )
