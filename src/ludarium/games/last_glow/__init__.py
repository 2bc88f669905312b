"""The Last Glow: the captain of a flying lighthouse against the storms."""

from pathlib import Path

from ludarium.games.last_glow import rules
from ludarium.games.last_glow.advice import ADVICE
from ludarium.games.last_glow.position import Glow, GlowRules
from ludarium.games.last_glow.scene import scene
from ludarium.games.last_glow.wording import about_move
from ludarium.kernel import Game

GAME = Game(
    "last_glow",
    folder=Path(__file__).parent,
    position=Glow,
    rules=GlowRules,
    setup=rules.setup,
    steps=rules,
    grammar=rules.grammar,
    scene=scene,
    advice=ADVICE,
    about_move=about_move,
    rule_prefix="TG",
)
