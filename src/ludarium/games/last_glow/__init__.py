"""The Last Glow: the captain of a flying lighthouse against the storms."""

from pathlib import Path

from ludarium.games.last_glow import rules
from ludarium.games.last_glow.position import Glow, GlowRules
from ludarium.kernel import Game

GAME = Game(
    "last_glow",
    folder=Path(__file__).parent,
    position=Glow,
    rules=GlowRules,
    setup=rules.setup,
    steps=rules,
    grammar=rules.grammar,
    rule_prefix="TG",
)
