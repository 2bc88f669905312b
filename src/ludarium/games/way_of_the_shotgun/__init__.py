"""Way of the ShoTgun: our own stand-in for a title the publisher has announced without rules or booklet."""

from ludarium.booklet import STEPS, Journey, Taste, Title, about_move, advice, conceal, grammar, guess, setup
from ludarium.games.way_of_the_shotgun.rules import FOLDER, ShotgunRules
from ludarium.games.way_of_the_shotgun.scene import scene

GAME = Title(
    "way_of_the_shotgun",
    folder=FOLDER,
    position=Journey,
    rules=ShotgunRules,
    setup=setup,
    steps=STEPS,
    grammar=grammar,
    scene=scene,
    advice=advice(Taste(plain=0.1, first=0.4, paid=0.2, dread=0.4)),  # on this road, talk is worth more than goods
    conceal=conceal,
    guess=guess,
    about_move=about_move,
    rule_prefix="MM",
)
