"""Adventure booklets: an engine for games that are a map, a few gauges and a book of places to read.

A title is a profile, a booklet, texts and a look; nothing here knows one (MM-101). Rule numbers (MM) in this package
are those of the adventure booklet rules, which every title shares.
"""

from ludarium.booklet import combat, reading, rules, throwing
from ludarium.booklet.advice import Taste, advice
from ludarium.booklet.inspection import check, draw_map, run_check
from ludarium.booklet.loading import compile_booklet, read_file
from ludarium.booklet.offers import about_move
from ludarium.booklet.pages import Booklet
from ludarium.booklet.position import TRAVELLER, Journey, JourneyRules
from ludarium.booklet.rules import grammar, setup
from ludarium.booklet.shelf import put, shelve
from ludarium.booklet.title import Title
from ludarium.booklet.view import conceal, guess

STEPS = (rules, reading, combat, throwing)

__all__ = [
    "STEPS",
    "TRAVELLER",
    "Booklet",
    "Journey",
    "JourneyRules",
    "Taste",
    "Title",
    "about_move",
    "advice",
    "check",
    "compile_booklet",
    "conceal",
    "draw_map",
    "grammar",
    "guess",
    "put",
    "read_file",
    "run_check",
    "setup",
    "shelve",
]
