"""Looking at the table that is drawn: its things by name, and the words on it."""

from __future__ import annotations

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.position import AI, Protocol
from ludarium.kernel import view
from ludarium.scene import Note, Scene, Space, Thing
from ludarium.testing import parts
from ludarium.texts import texts


def drawn(g: Protocol, tall: bool = False, language: str = "en") -> Scene:
    assert GAME.scene is not None
    found: Scene = GAME.scene(view(GAME, g, AI), texts(GAME, language), tall)
    return found


def things(scene: Scene) -> dict[str, Thing]:
    """Things by the word of the sentence."""
    return {thing.name: thing for thing in parts(scene, Thing) if thing.name}


def space(named: dict[str, Thing], name: str) -> Space:
    found = named[name]
    assert isinstance(found, Space)
    return found


def words(scene: Scene) -> list[str]:
    """The notes on the table."""
    return [note.text for note in parts(scene, Note)]
