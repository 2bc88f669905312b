"""Protocol G117: artificial intelligence and humankind fight for Earth and for the Matrix."""

from pathlib import Path

from ludarium.games.protocol_g117 import rules
from ludarium.games.protocol_g117.advice import ADVICE
from ludarium.games.protocol_g117.position import Protocol, ProtocolRules
from ludarium.games.protocol_g117.scene import scene
from ludarium.games.protocol_g117.wording import about_move
from ludarium.kernel import Game

GAME = Game(
    "protocol_g117",
    folder=Path(__file__).parent,
    position=Protocol,
    rules=ProtocolRules,
    setup=rules.setup,
    steps=rules,
    grammar=rules.grammar,
    scene=scene,
    advice=ADVICE,
    about_move=about_move,
    rule_prefix="PG",
)
