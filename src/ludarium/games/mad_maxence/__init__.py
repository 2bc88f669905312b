"""Mad Maxence: drive across the Wastelands, live what each place holds, and be gone before the Erasers arrive."""

from ludarium.booklet import STEPS, Journey, Title, about_move, advice, conceal, grammar, guess, setup
from ludarium.games.mad_maxence.rules import FOLDER, MaxenceRules
from ludarium.games.mad_maxence.scene import scene

GAME = Title(
    "mad_maxence",
    folder=FOLDER,
    position=Journey,
    rules=MaxenceRules,
    setup=setup,
    steps=STEPS,
    grammar=grammar,
    scene=scene,
    advice=advice(),
    conceal=conceal,
    guess=guess,
    about_move=about_move,
    rule_prefix="MM",
)
