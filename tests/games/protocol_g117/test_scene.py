"""What a player must see: points, starts, stacks and contested squares, the pair in play, the paper."""

from __future__ import annotations

import re

import pytest

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.board import SQUARES
from ludarium.games.protocol_g117.layout import tall_layout, wide_layout
from ludarium.games.protocol_g117.position import ACTIONS, AI, HU, Protocol
from ludarium.kernel import view
from ludarium.scene import Cell, Map, Mat, Note, Picture, Pool, Spaces, Spot, svg, text
from ludarium.testing import parts
from ludarium.texts import texts

from .fronts import acting, after, counting, start, table
from .looks import drawn, space, things, words


def standing(g: Protocol, square: str) -> list[str]:
    thing = things(drawn(g))[square]
    assert isinstance(thing, Cell | Spot)
    return [piece.icon for piece in thing.pieces]


@pytest.mark.parametrize("tall", [False, True])
def test_every_square_is_there_and_wide_every_action(tall: bool) -> None:
    named = things(drawn(table(), tall))
    assert set(SQUARES) <= set(named)
    assert set(ACTIONS) <= set(named)  # at the start a phone shows all ten pairs as well


def test_a_phone_shows_the_pair_in_play_first_and_used_ones_last() -> None:
    g = after(table(turn=3, used=2), "choose deep_fakes po")
    shown = [name for name in things(drawn(g, tall=True)) if name in ACTIONS]
    assert shown[:4] == ["power_cut", "deep_fakes", "call_to_arms", "drone_foundry"]
    assert shown[-4:] == ["anon_hacker", "hopes_end", "faulty_cpus", "human_betrayal"]
    assert len(shown) == len(ACTIONS)


@pytest.mark.parametrize("tall", [False, True])
def test_pointing_at_an_action_picks_out_its_partner(tall: bool) -> None:
    g = after(table(turn=3, used=2), "choose deep_fakes po")
    scene = drawn(g, tall)
    places = {row.spaces[0].name: row.box for row in parts(scene, Spaces) if row.spaces[0].name in ACTIONS}
    shown = {glimpse.of: glimpse.rings[0].box.centre for glimpse in scene.glimpses}
    for ai, hu, _ in g.rules.pairs:
        assert shown[ai] == places[hu].centre
        assert shown[hu] == places[ai].centre


@pytest.mark.parametrize("tall", [False, True])
def test_pointing_at_a_unit_picks_out_where_it_can_go_and_whom_it_can_charge(tall: bool) -> None:
    g = acting("AI c3r2 c1r1 | o1 ; HU c2r2 | o4", HU, 2)
    layout = tall_layout(2, 10, 4) if tall else wide_layout(2)
    scene = drawn(g, tall)
    middles = {layout.place(name).centre: name for name in SQUARES}
    seen = {glimpse.of: glimpse for glimpse in scene.glimpses if glimpse.of in SQUARES}
    assert set(seen) == {"c2r2", "o4"}
    rings = {middles[ring.box.centre]: ring.label for ring in seen["c2r2"].rings}
    assert rings == {"c2r1": "", "c1r2": "", "c2r3": "", "c3r2": "×", "c1r1": "×"}
    assert "Can charge one of c1r1, c3r2, and would be lost." in things(scene)["c2r2"].says
    far = {middles[ring.box.centre]: ring.label for ring in seen["o4"].rings}
    assert far == {"o3": "", "o5": "", "i3": "", "o1": "×"}  # two steps, then it is in contact


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


@pytest.mark.parametrize("tall", [False, True])
def test_markers_lie_on_used_actions_and_say_the_part(tall: bool) -> None:
    g = after(table(turn=3, used=2), "choose deep_fakes event")
    named = things(drawn(g, tall))
    assert [piece.icon for piece in space(named, "deep_fakes").pieces] == ["mark-event"]
    assert [piece.icon for piece in space(named, "anon_hacker").pieces] == ["mark-po"]
    assert [piece.icon for piece in space(named, "power_cut").pieces] == ([] if tall else ["po3"])


def test_used_pairs_fade_once_their_turn_is_over() -> None:
    g = after(table(turn=3, used=2), "choose deep_fakes event")
    named = things(drawn(g))
    assert [named[key].faded for key in ("hopes_end", "deep_fakes", "power_cut")] == [True, False, False]


# --- Scores --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tall", [False, True])
def test_the_paper_shows_the_points_of_each_turn(tall: bool) -> None:
    scene = drawn(table(turn=3, used=2, paper=((4, 3), (12, 0))), tall)
    (paper,) = (picture for picture in parts(scene, Picture) if picture.icon == "sheet-of-paper")
    assert paper.says == "Points turn by turn, AI first: turn 1: 4–3; turn 2: 12–0."
    assert paper.box.w > 500
    assert ">12<" in scene.look.art
    assert "No points noted yet." in text(drawn(start(), tall))


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize(("held", "shown"), [((0, 0), ""), ((1, 0), "sabotage"), ((2, 0), "sabotage ×2")])
def test_a_mat_shows_how_many_sabotages_are_held(held: tuple[int, int], shown: str, tall: bool) -> None:
    g = counting("AI c4r2 | o1 ; HU c2r2 | o7", held) if any(held) else table()
    (mat,) = (part for part in drawn(g, tall).components if isinstance(part, Mat) and part.seat == AI)
    said = re.split(r" · |\n", "\n".join(note.text for note in parts(mat, Note)))
    assert [one for one in said if "sabotage" in one] == ([shown] if shown else [])


@pytest.mark.parametrize(("language", "told_so"), [("en", "1 unit in supply, 1"), ("fr", "1 unité en réserve, 1 élim")])
def test_one_is_not_many(language: str, told_so: str) -> None:
    g = table("AI c3r2 | - ; HU c1r2 | -", turn=2, used=1, supply=(10, 10), paper=((1, 0),))
    g.supply, g.lost = (10, 1), (1, 1)
    scene = drawn(g, language=language)
    assert told_so in " ".join(pool.says for pool in parts(scene, Pool))
    assert re.search(r"(AI|IA) 1 point ", scene.summary)


@pytest.mark.rule("PG-3")
def test_there_is_a_place_for_every_unit_of_the_supply() -> None:
    pools = list(parts(drawn(start()), Pool))
    assert [(len(pool.pieces), pool.slots) for pool in pools] == [(10, 10), (9, 9)]


# --- Squares and sabotage ------------------------------------------------------------------------------------------


@pytest.mark.rule("PG-78", "PG-80")
def test_only_squares_that_lose_points_are_struck_out() -> None:
    fronts = "AI c5r2 | core o2 i1 ; HU c2r2 c1r1 | core o7"
    g = after(counting(fronts, (1, 1), sabotage_scope="field"), "sabotage matrix")  # o7 scores, core is contested
    named = things(drawn(g))
    assert [square for square in SQUARES if "Sabotaged" in named[square].says] == ["o7"]
    assert [picture.icon for picture in parts(drawn(g), Picture)].count("strike") == 1
    g = after(counting(fronts, (1, 1), sabotage_scope="field"), "sabotage earth")  # c1r1 has no points
    assert [square for square in SQUARES if "Sabotaged" in things(drawn(g))[square].says] == ["c2r2"]


@pytest.mark.rule("PG-80")
def test_whole_fields_are_named_by_their_titles_or_on_a_phone_by_two_buttons() -> None:
    g = counting("AI c5r2 | core o2 ; HU c2r2 | i1", (1, 0), sabotage_scope="field")
    named = things(drawn(g))
    assert [space(named, field).label for field in ("earth", "matrix")] == ["Earth", "The Matrix"]
    assert [named[field].faded for field in ("earth", "matrix")] == [False, True]
    phone = things(drawn(g, tall=True))
    assert {"earth", "matrix"} <= set(phone)
    assert not {"move", "attack", "charge", "end"} & set(phone)
    assert {"Earth", "The Matrix"} <= set(words(drawn(counting("AI - | - ; HU c2r2 | -", (1, 0)))))


# --- Small print ---------------------------------------------------------------------------------------------------

OTHER = {"second_player_part": "same", "matrix_drop_in": "on", "sabotage_scope": "field", "tie_board": "reset"}


@pytest.mark.parametrize("tall", [False, True])
def test_options_off_their_default_are_named_in_full(tall: bool) -> None:
    drawing = drawn(start(None, **OTHER), tall)
    assert words(drawing)[-1].endswith("Options: same part, drop in, whole field, set up again after a tie.")
    assert "…" not in svg(drawing)
    assert "Options" not in words(drawn(start(), tall))[-1]
    assert words(drawn(start(tie_board="reset"), tall))[-1].endswith("Options: set up again after a tie.")


def test_a_board_that_is_not_reconstructed_does_not_say_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    raw = (GAME.folder / "content.toml").read_text("utf-8")
    path = tmp_path_factory.mktemp("content") / "content.toml"
    path.write_text(raw.replace("reconstructed = true", "reconstructed = false"), "utf-8")
    own = GAME.with_content(path)
    assert own.scene is not None
    assert words(own.scene(view(own, own.start(), AI), texts(own, "en"), False))[-1] == ""


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
