"""Love at First Shot: Clyde has a few days to win Bonnie's heart before hunger or the police end it."""

from pathlib import Path

from ludarium.games.love_at_first_shot import rules
from ludarium.games.love_at_first_shot.advice import ADVICE
from ludarium.games.love_at_first_shot.position import Shot, ShotRules
from ludarium.games.love_at_first_shot.scene import about_move, scene
from ludarium.kernel import Game

GAME = Game(
    "love_at_first_shot",
    folder=Path(__file__).parent,
    position=Shot,
    rules=ShotRules,
    setup=rules.setup,
    steps=rules,
    grammar=rules.grammar,
    scene=scene,
    advice=ADVICE,
    about_move=about_move,
    rule_prefix="LS",
)
