"""Toroball: football at a village feast, with a young cow on the pitch."""

from pathlib import Path

from ludarium.games.toroball import rules
from ludarium.games.toroball.advice import ADVICE
from ludarium.games.toroball.position import Toro, ToroRules
from ludarium.games.toroball.scene import scene
from ludarium.games.toroball.wording import about_move
from ludarium.kernel import Game

GAME = Game(
    "toroball",
    folder=Path(__file__).parent,
    position=Toro,
    rules=ToroRules,
    setup=rules.setup,
    steps=rules,
    grammar=rules.grammar,
    scene=scene,
    advice=ADVICE,
    about_move=about_move,
    rule_prefix="TB",
)
