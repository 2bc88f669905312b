"""What a player must see: points, starts, stacks and contested squares, the pair in play, the paper."""

from __future__ import annotations

import re

import pytest

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.board import MATRIX, SQUARES
from ludarium.games.protocol_g117.layout import Layout, tall_layout, wide_layout
from ludarium.games.protocol_g117.position import ACTIONS, AI, HU, Protocol
from ludarium.kernel import view
from ludarium.scene import Cell, Map, Mat, Note, Picture, Pool, Spaces, Spot, svg, text
from ludarium.testing import parts
from ludarium.texts import texts

from .fronts import acting, after, counting, start, table
from .looks import drawn, space, things, words

UNITS = ("drone", "bot", "troop", "decker")


def standing(g: Protocol, square: str) -> list[str]:
    thing = things(drawn(g))[square]
    assert isinstance(thing, Cell | Spot)
    return [piece.icon for piece in thing.pieces]


@pytest.mark.parametrize("tall", [False, True])
def test_every_square_is_there_and_wide_every_action(tall: bool) -> None:
    named = things(drawn(table(), tall))
    assert set(SQUARES) <= set(named)
    assert set(ACTIONS) <= set(named)  # at the start a phone shows all ten pairs as well


def test_a_phone_shows_the_pair_in_play_first_and_the_others_in_their_rows() -> None:
    g = after(table(turn=3, used=2), "choose deep_fakes po")
    shown = [name for name in things(drawn(g, tall=True)) if name in ACTIONS]
    assert shown[:6] == ["power_cut", "deep_fakes", "anon_hacker", "hopes_end", "faulty_cpus", "human_betrayal"]
    assert shown[-2:] == ["logic_bomb", "singularity"]
    assert len(shown) == len(ACTIONS)


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", ["Inner row · in play", "Outer row", "Inner row"]),
        ("fr", ["Rangée intérieure · en jeu", "Rangée extérieure", "Rangée intérieure"]),
    ],
)
def test_a_phone_heads_the_pairs_with_the_name_of_their_row(language: str, titles: list[str]) -> None:
    scene = drawn(after(table(turn=3, used=2), "choose deep_fakes po"), tall=True, language=language)
    found: list[str] = []
    below: dict[str, list[str]] = {}
    for part in scene.components:
        if isinstance(part, Note) and part.text in titles:
            found.append(part.text)
        elif isinstance(part, Spaces) and part.spaces[0].name in ACTIONS:
            below.setdefault(found[-1], []).append(part.spaces[0].name)
    assert found == titles
    assert [len(below[title]) for title in titles] == [2, 10, 8]
    tops = [note.box.y for note in parts(scene, Note) if note.text in titles]
    cards = [row.box for row in parts(scene, Spaces) if row.spaces[0].name in ACTIONS]
    for top in tops:  # no heading lies on a card
        assert not [box for box in cards if box.y < top + 44 and top < box.y + box.h]


def test_a_desk_keeps_every_pair_in_its_printed_place() -> None:
    g = after(table(turn=3, used=2), "choose deep_fakes po")
    shown = [name for name in things(drawn(g)) if name in ACTIONS]
    assert shown == [action for pair in g.rules.pairs for action in pair[:2]]


@pytest.mark.parametrize("tall", [False, True])
def test_pointing_at_an_action_picks_out_its_partner(tall: bool) -> None:
    g = after(table(turn=3, used=2), "choose deep_fakes po")
    scene = drawn(g, tall)
    places = {row.spaces[0].name: row.box for row in parts(scene, Spaces) if row.spaces[0].name in ACTIONS}
    shown = {glimpse.of: glimpse.rings[0].box.centre for glimpse in scene.glimpses}
    for ai, hu, _ in g.rules.pairs:
        assert shown[ai] == places[hu].centre
        assert shown[hu] == places[ai].centre


def layout_of(tall: bool) -> Layout:
    """Where the squares lie, whatever else there is."""
    return tall_layout(2, (1, 4, 5), 4) if tall else wide_layout(2)


@pytest.mark.parametrize("tall", [False, True])
def test_pointing_at_attack_or_charge_picks_out_whom_it_concerns(tall: bool) -> None:
    g = acting("AI c3r2 c5r3 | o1 core ; HU c2r2 c3r1 | core i2", HU, 2)
    middles = {layout_of(tall).place(name).centre: name for name in SQUARES}
    seen = {
        glimpse.of: {(middles[ring.box.centre], ring.label) for ring in glimpse.rings}
        for glimpse in drawn(g, tall).glimpses
        if glimpse.of in ("attack", "charge")
    }
    assert seen["attack"] == {("c3r2", "×"), ("core", "×")}
    units = {("c2r2", ""), ("c3r1", ""), ("core", ""), ("i2", "")}
    assert seen["charge"] == units | {("c3r2", "×"), ("core", "×"), ("o1", "×")}
    assert not {"attack", "charge"} & {glimpse.of for glimpse in drawn(table(), tall).glimpses}


@pytest.mark.parametrize("tall", [False, True])
def test_pointing_at_a_unit_picks_out_where_it_can_go_and_whom_it_can_charge(tall: bool) -> None:
    g = acting("AI c3r2 c1r1 | o1 ; HU c2r2 | o4", HU, 2)
    layout = layout_of(tall)
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
        ["unit-drone"],
        ["unit-bot", "unit-bot"],
        ["unit-troop"],
        ["place", "unit-decker"],
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_units_carry_a_letter_of_their_own(language: str) -> None:
    art = drawn(table(), language=language).look.art
    found = [re.search(rf'<symbol id="unit-{kind}".*?<text[^>]*>(\w)</text>', art) for kind in UNITS]
    assert len({match.group(1) for match in found if match}) == len(UNITS)


def test_units_in_supply_are_of_no_kind_yet() -> None:
    pools = list(parts(drawn(table()), Pool))
    assert [{piece.icon for piece in pool.pieces} for pool in pools] == [{"cube-hu"}, {"cube-ai"}]


@pytest.mark.rule("PG-17")
def test_every_matrix_square_shows_two_places() -> None:
    g = table("AI c5r2 | core o1 o1 o2 ; HU c1r2 | core o4")
    assert [standing(g, square) for square in ("i1", "o2", "o4", "o1", "core")] == [
        ["place", "place"],
        ["unit-bot", "place"],
        ["place", "unit-decker"],
        ["unit-bot", "unit-bot"],
        ["unit-bot", "unit-decker"],
    ]
    assert "o2 — roads to o1, o3, i2 — Bot, free place" in text(drawn(g))


@pytest.mark.rule("PG-45", "PG-49")
def test_enemies_that_can_be_attacked_are_marked() -> None:
    g = acting("AI c3r2 c5r2 | o1 o8 i3 i3 ; HU c2r2 c3r1 | core i2", HU, 2)
    assert standing(g, "c3r2") == ["unit-drone-struck"]
    assert standing(g, "i3") == ["unit-bot-struck", "unit-bot"]  # one of two
    assert [standing(g, square) for square in ("c5r2", "o1", "c2r2")] == [
        ["unit-drone"],
        ["unit-bot", "place"],
        ["unit-troop"],
    ]


@pytest.mark.rule("PG-52", "PG-53")
def test_during_a_charge_the_unit_that_will_be_lost_and_its_targets_are_marked() -> None:
    g = after(acting("AI c3r2 c5r2 | o1 ; HU c1r2 c2r2 | o4 o4", HU, 2), "charge c2r2")
    assert [standing(g, square) for square in ("c2r2", "c1r2", "c3r2", "c5r2")] == [
        ["unit-troop-lost"],
        ["unit-troop"],
        ["unit-drone-struck"],
        ["unit-drone"],
    ]
    g = after(acting("AI c3r2 c5r2 | o1 ; HU c1r2 c2r2 | o4 o4", HU, 2), "charge o4")
    assert standing(g, "o4") == ["unit-decker-lost", "unit-decker"]  # one of two


@pytest.mark.parametrize("tall", [False, True])
def test_start_squares_say_whose_they_are_also_under_a_unit(tall: bool) -> None:
    icons = [picture.icon for picture in parts(drawn(table(), tall), Picture)]
    assert [icons.count(icon) for icon in ("tag-ai", "tag-hu", "start-ai", "start-hu")] == [3, 2, 0, 0]
    moved = table("AI c4r2 | o2 o7 ; HU c2r2 | o5")
    icons = [picture.icon for picture in parts(drawn(moved, tall), Picture)]
    assert [icons.count(icon) for icon in ("tag-ai", "tag-hu", "start-ai", "start-hu")] == [2, 1, 1, 1]


@pytest.mark.parametrize("tall", [False, True])
def test_tags_medals_and_names_do_not_lie_on_each_other(tall: bool) -> None:
    layout = layout_of(tall)
    for name in SQUARES:
        tag, medal = layout.start_tag(name), layout.medal(name)
        assert tag.x + tag.w < medal.x + medal.w * 0.2
        assert name not in MATRIX or layout.foot(name).y > tag.y + tag.h


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


@pytest.mark.rule("PG-82", "PG-88")
@pytest.mark.parametrize("tall", [False, True])
def test_in_a_series_the_paper_sums_up_the_turns_before(tall: bool) -> None:
    paper = ((4, 3), *((12, 13),) * 9, (7, 8))
    art = drawn(table(turn=12, used=1, paper=paper), tall).look.art
    sheet = art[art.index('<symbol id="sheet-of-paper"') :]
    figures = re.findall(r">([^<>]+)</text>", sheet)
    assert figures == ["AI", "112", "7", "HU", "120", "8", "1–10", *map(str, range(11, 21))]
    art = drawn(table(turn=3, used=2, paper=paper[:2]), tall).look.art
    assert "1–" not in art[art.index('<symbol id="sheet-of-paper"') :]


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
