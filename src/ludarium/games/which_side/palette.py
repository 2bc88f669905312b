"""The three inks of the broadsheet."""

from __future__ import annotations

INK, PAPER, RED = "#1d1a19", "#efe4d0", "#c1272d"
PALETTE = {
    "ink": INK,
    "paper": PAPER,
    "accent": RED,
    "line": INK,
    "panel": "#f8f1e2",
    "sheet": PAPER,
    "lit": RED,
    "red": RED,
    "dull": "#e2d3b6",
    "bright": "#fffaf0",
    "alarm": "#f4c3b1",
    "black": INK,
}
LETTERS = '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'
