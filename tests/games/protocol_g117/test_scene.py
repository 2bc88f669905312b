"""What a player must see: points, starts, stacks and contested squares, the pair in play, warnings."""

from __future__ import annotations

import pytest

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.board import SQUARES
from ludarium.games.protocol_g117.position import ACTIONS, AI, HU, Protocol
from ludarium.kernel import view
from ludarium.scene import Cell, Map, Mat, Scene, Space, Spot, Thing, svg, text
from ludarium.testing import parts
from ludarium.texts import texts

from .fronts import acting, after, counting, moves, start, table

EN = texts(GAME, "en")


def drawn(g: Protocol, tall: bool = False, language: str = "en") -> Scene:
    assert GAME.scene is not None
    found: Scene = GAME.scene(view(GAME, g, AI), texts(GAME, language), tall)
    return found


def things(scene: Scene) -> dict[str, Thing]:
    """Things by the word of the sentence."""
    return {thing.name: thing for thing in parts(scene, Thing) if thing.name}


def standing(g: Protocol, square: str) -> list[str]:
    thing = things(drawn(g))[square]
    assert isinstance(thing, Cell | Spot)
    return [piece.icon for piece in thing.pieces]


@pytest.mark.parametrize("tall", [False, True])
def test_every_square_is_there_and_wide_every_action(tall: bool) -> None:
    named = things(drawn(table(), tall))
    assert set(SQUARES) <= set(named)
    assert set(ACTIONS) <= set(named)  # at the start a phone shows all ten pairs as well


def test_a_phone_shows_the_pairs_that_matter() -> None:
    g = after(table(), "choose deep_fakes po")
    assert set(ACTIONS) & set(things(drawn(g, tall=True))) == {"deep_fakes", "power_cut"}


def test_units_differ_by_shape() -> None:
    g = table("AI c3r2 | core core ; HU c1r2 | o4")
    assert [standing(g, square) for square in ("c3r2", "core", "c1r2", "o4")] == [
        ["drone"],
        ["bot", "bot"],
        ["troop"],
        ["decker"],
    ]


def test_contested_stacked_and_lone_are_told_apart() -> None:
    g = table("AI c5r2 | core o1 o1 o2 ; HU c1r2 | core")
    named = things(drawn(g))
    assert [named[square].tone for square in ("core", "o1", "o2", "i1")] == ["contest", "ai-held", "ai-held", "node"]
    assert "Contested" in named["core"].says
    assert "2 Bots" in named["o1"].says


def test_links_say_what_is_adjacent() -> None:
    (field,) = (part for part in drawn(table()).components if isinstance(part, Map))
    assert len(field.links) == 24


def test_the_seat_that_is_asked_is_marked() -> None:
    for g, seat in ((table(turn=1), AI), (table(turn=2), HU)):
        mats = [part for part in drawn(g).components if isinstance(part, Mat)]
        assert [mat.seat for mat in mats if mat.active] == [seat]


def test_markers_lie_on_used_actions_and_say_the_part() -> None:
    g = after(table(), "choose deep_fakes event")
    used = things(drawn(g))["deep_fakes"]
    assert isinstance(used, Space)
    assert [piece.badge for piece in used.pieces] == ["EV"]


def test_verbs_say_what_they_cost_or_why_not() -> None:
    g = acting("AI c5r2 | o1 ; HU c1r2 | o4", HU, 2)
    named = things(drawn(g))
    end, attack = named["end"], named["attack"]
    assert isinstance(end, Space)
    assert end.note == "loses 2 PO"
    assert attack.faded
    assert "two of your units" in attack.says


@pytest.mark.parametrize(
    ("g", "move", "note"),
    [
        (acting("AI c3r2 | o1 ; HU c2r2 | o4", HU, 2), "charge c2r2", "the Troop will be lost"),
        (acting("AI c3r2 | o1 ; HU c1r2 | o4", HU, 2), "move c1r2 c2r2", "1 PO, 2 steps · 2 VP"),
        (acting("AI c3r2 | o1 ; HU c2r2 c3r1 | o4", HU, 2), "attack c3r2", "−Drone"),
        (acting("AI c3r2 | o1 ; HU c2r2 | o4", HU, 2), "end", "loses 2 PO"),
        (counting("AI c5r2 | o1 ; HU c2r2 | core", (1, 0)), "sabotage core", "−3 VP"),
        (table(), "choose deep_fakes po", "3 PO"),
        (table(), "choose hopes_end event", "+Bot +Drone"),
        (table(supply=(1, 6)), "choose hopes_end event", "+Bot +Drone · No effect now: +Drone."),
        (start(), "place c1r1", ""),
    ],
)
def test_moves_carry_their_price(g: Protocol, move: str, note: str) -> None:
    assert move in moves(g)
    assert GAME.about_move is not None
    assert GAME.about_move(view(GAME, g, AI), move, EN) == note


def test_the_series_names_its_next_comparison() -> None:
    g = table(turn=13, used=2, paper=((9, 9),))
    assert "compared after turn 14" in text(drawn(g))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("tall", [False, True])
def test_it_says_what_is_reconstructed(language: str, tall: bool) -> None:
    word = {"en": "reconstructed", "fr": "reconstitués"}[language]
    assert word in text(drawn(table(), tall, language)).replace("\n", " ")


def test_the_drawing_has_no_styles_or_scripts() -> None:
    ink = svg(drawn(table()))
    assert "<style" not in ink
    assert "style=" not in ink
    assert "<script" not in ink
