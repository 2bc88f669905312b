"""Lucha Libre: two teams of wrestlers, ten dice, and a crowd to win over."""

from pathlib import Path

from ludarium.games.lucha_libre import rules
from ludarium.games.lucha_libre.advice import ADVICE
from ludarium.games.lucha_libre.position import Lucha, LuchaRules
from ludarium.games.lucha_libre.scene import scene
from ludarium.games.lucha_libre.wording import about_move
from ludarium.kernel import Game

GAME = Game(
    "lucha_libre",
    folder=Path(__file__).parent,
    position=Lucha,
    rules=LuchaRules,
    setup=rules.setup,
    steps=rules,
    grammar=rules.grammar,
    scene=scene,
    about_move=about_move,
    advice=ADVICE,
    rule_prefix="LL",
)
