"""Mad Maxence: drive across the Wastelands, live what each place holds, and be gone before the Erasers arrive."""

from ludarium.booklet import STEPS, Journey, about_move, advice, conceal, grammar, guess, setup, stamped_content
from ludarium.games.mad_maxence.rules import BOOKLET, FOLDER, MaxenceRules
from ludarium.games.mad_maxence.scene import scene
from ludarium.kernel import Game

GAME = Game(
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
    content=stamped_content(FOLDER, "mad_maxence", BOOKLET),
    rule_prefix="MM",
)
