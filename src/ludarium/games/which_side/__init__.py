"""Which Side, New York 1910-1911: a household of migrant workers against the employers."""

from pathlib import Path

from ludarium.games.which_side import rules
from ludarium.games.which_side.advice import ADVICE
from ludarium.games.which_side.position import WhichSide, WhichSideRules
from ludarium.games.which_side.scene import scene
from ludarium.games.which_side.wording import about_move
from ludarium.kernel import Game

GAME = Game(
    "which_side",
    folder=Path(__file__).parent,
    position=WhichSide,
    rules=WhichSideRules,
    setup=rules.setup,
    steps=rules,
    grammar=rules.grammar,
    scene=scene,
    advice=ADVICE,
    about_move=about_move,
    rule_prefix="WS",
)
