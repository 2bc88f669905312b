"""A match in a plain terminal: words in, words out, nothing a screen reader could not read."""

from ludarium.terminal.sitting import Sitting, sit_down, sit_down_again
from ludarium.terminal.table import draw

__all__ = ["Sitting", "draw", "sit_down", "sit_down_again"]
