"""The kernel: positions, questions, moves, bags, views, records and matches. It knows no game."""

from ludarium.kernel.bag import Bag
from ludarium.kernel.content import Content, load_content
from ludarium.kernel.dice import D6, Dice, dice
from ludarium.kernel.errors import Refused, RulesError
from ludarium.kernel.game import Advice, Game, Setup, find, games
from ludarium.kernel.grammar import Grammar
from ludarium.kernel.match import Match, Ply
from ludarium.kernel.play import go_on, is_chance, pick, pick_number, play, proceed, seat_to_move
from ludarium.kernel.position import (
    CHANCE,
    HIDDEN,
    Event,
    Outcome,
    Position,
    Question,
    Rules,
    Sealed,
    Step,
)
from ludarium.kernel.saving import (
    Record,
    position_from_json,
    position_to_json,
    read_record,
    replay,
)
from ludarium.kernel.view import View, guess, view

__all__ = [
    "CHANCE",
    "D6",
    "HIDDEN",
    "Advice",
    "Bag",
    "Content",
    "Dice",
    "Event",
    "Game",
    "Grammar",
    "Match",
    "Outcome",
    "Ply",
    "Position",
    "Question",
    "Record",
    "Refused",
    "Rules",
    "RulesError",
    "Sealed",
    "Setup",
    "Step",
    "View",
    "dice",
    "find",
    "games",
    "go_on",
    "guess",
    "is_chance",
    "load_content",
    "pick",
    "pick_number",
    "play",
    "position_from_json",
    "position_to_json",
    "proceed",
    "read_record",
    "replay",
    "seat_to_move",
    "view",
]
