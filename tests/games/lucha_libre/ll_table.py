"""Small pictures of a fight: a position as a value, in the middle of a round, and sentences played on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludarium.games.lucha_libre import GAME
from ludarium.games.lucha_libre.position import Lucha, LuchaRules
from ludarium.games.lucha_libre.rules import AFTER_THROWING, choose_moves, game_round, wave
from ludarium.kernel import Event, Game, Sealed, play
from ludarium.kernel.play import begin

PARTNER = {"demon": "bulldog", "bulldog": "demon", "santo": "cavernario", "cavernario": "santo"}
AT = {  # what is left of the round where a picture begins
    "throw": (game_round,),
    "wave": AFTER_THROWING[AFTER_THROWING.index(wave) :],
    "moves": AFTER_THROWING[AFTER_THROWING.index(choose_moves) :],
}


def rules(**changed: Any) -> LuchaRules:
    """The printed rules, with the option (text) or parameters (numbers) changed."""
    options = {name: value for name, value in changed.items() if name == "cartridge"}
    numbers = {name: value for name, value in changed.items() if name != "cartridge"}
    found: LuchaRules = GAME.rules(GAME.setup(options=options, parameters=numbers))
    return found


def own_content(folder: Path, printed: str, own: str) -> Game:
    """The game with a content file of one's own, in which one printed line is another."""
    text = (GAME.folder / "content.toml").read_text("utf-8")
    assert text.count(printed) == 1
    path = folder / "own.toml"
    path.write_text(text.replace(printed, own), "utf-8")
    return GAME.with_content(path)


def table(
    blue: str = "1 3 6",
    silver: str = "1 3 4",
    *,
    at: str = "moves",
    ring: tuple[str, str] = ("demon", "santo"),
    fans: tuple[int, int] = (10, 10),
    energy: tuple[int, int] = (2, 2),
    rest_energy: tuple[int, int] = (2, 2),
    round: int = 1,
    story: list[Event] | None = None,
    **changed: Any,
) -> Any:  # a position, but tests look into its question without asking whether there is one
    """Dice on the table (``blue`` and ``silver``), at the next question: a wave, the choice of moves, or a throw."""
    g = Lucha(
        rules=rules(**changed),
        in_ring=ring,
        resting=(PARTNER[ring[0]], PARTNER[ring[1]]),
        energy=energy,
        rest_energy=rest_energy,
        fans=fans,
        round=round,
        dice=(throw(blue), throw(silver)) if at != "throw" else ((), ()),
        stood=(at == "moves", at == "moves"),
        agenda=AT[at],
    )
    begin(g, story)
    return g


def real_round(
    blue: str, silver: str, moves: tuple[str, str] = ("", ""), *, story: list[Event] | None = None, **table_: Any
) -> Any:
    """A whole round from the throw: both teams throw these dice, stand and perform these moves."""
    g = say(table(at="throw", **table_), f"roll {blue}", f"roll {silver}", "0: stand", "1: stand", story=story)
    return fight(g, *moves, story)


def throw(faces: str) -> tuple[int, ...]:
    """``2 2 5`` as dice, lowest first."""
    return tuple(sorted(map(int, faces.split())))


def say(g: Any, *sentences: str, story: list[Event] | None = None) -> Any:
    """Play sentences as a record writes them: ``0: reroll 2`` for a sealed choice, ``reroll 2`` otherwise."""
    for sentence in sentences:
        seat, colon, move = sentence.partition(": ")
        g = play(g, move, int(seat), story) if colon else play(g, sentence, None, story)
    return g


def fight(g: Any, blue: str = "", silver: str = "", story: list[Event] | None = None) -> Any:
    """Both choose moves (nothing: pass); a seat that is not asked must have nothing to say."""
    for seat, moves in enumerate((blue, silver)):
        question = g.question
        if question is not None and question.step.__name__.startswith("moves_") and seat in question.waiting:
            g = play(g, f"perform {moves}" if moves else "pass", seat if isinstance(question, Sealed) else None, story)
        else:
            assert not moves, f"seat {seat} is not asked, and cannot perform {moves}"
    return g


def offers(g: Lucha, seat: int) -> set[str]:
    """What a seat may say now."""
    assert g.question is not None
    return set(g.question.moves_of(seat))


def performs(g: Lucha, seat: int) -> set[str]:
    """The sets of moves a seat may choose from, ``pass`` as the empty one."""
    return {move.removeprefix("perform ").removeprefix("pass") for move in offers(g, seat)}


def told(story: list[Event], key: str) -> list[dict[str, Any]]:
    """The values of all events of one kind."""
    return [event.values for event in story if event.key == key]
