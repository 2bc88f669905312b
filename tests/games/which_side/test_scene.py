"""What a player must see."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.games.which_side import GAME
from ludarium.games.which_side.position import GROUP, NEW_YORK, WhichSide
from ludarium.games.which_side.takeover import lane_height
from ludarium.games.which_side.wording import about_move
from ludarium.kernel import view
from ludarium.scene import Die, Marker, Note, Picture, Piece, Scene, Space, Thing, Track, svg
from ludarium.testing import parts
from ludarium.texts import texts

from .ws_table import EVERYTHING_AT_HAND, PRINTED, moves, say, table

SHAPES = pytest.mark.parametrize("tall", [False, True])


def drawn(g: WhichSide, tall: bool = False, language: str = "en") -> Scene:
    assert GAME.scene is not None
    scene = GAME.scene(view(GAME, g, 0), texts(GAME, language), tall)
    assert isinstance(scene, Scene)
    return scene


def spaces(scene: Scene) -> dict[str, Space]:
    return {space.name: space for space in parts(scene, Space) if space.name}


def words(scene: Scene) -> str:
    return "\n".join(note.text for note in parts(scene, Note))


@SHAPES
def test_three_areas_with_all_their_spaces(tall: bool) -> None:
    found = spaces(drawn(table(), tall))
    assert {"tenement", *GROUP, *NEW_YORK} <= set(found)
    assert "$3" in found["docks"].note
    assert "Risk +1" in found["docks"].note


@SHAPES
def test_shut_places_fade_and_say_why(tall: bool) -> None:
    found = spaces(drawn(say(table(savings=9, free=4, dead=4), "political_cafe"), tall))
    faded = {name for name, space in found.items() if space.faded}
    assert faded == {"tenement", "bonesetter", "political_cafe", "greenwich", "done"}
    assert "Used up" in found["political_cafe"].says
    assert "reserve is empty" in found["greenwich"].says
    assert "Nobody is injured" in found["bonesetter"].says


@SHAPES
def test_the_household_as_figures(tall: bool) -> None:
    g = table(free=5, injured=3, jailed=1, dead=1)
    pieces = list(parts(drawn(g, tall), Piece))
    figures = Counter(piece.icon.rstrip("ab").rstrip("-") for piece in pieces if piece.name in ("healthy", "injured"))
    assert figures == {"worker": 2, "injured": 2, "abed": 1}  # one of three injured stays in bed
    if not tall:
        kinds = Counter(piece.kind for piece in pieces)
        assert (kinds["jailed"], kinds["newcomer"], kinds["dead"]) == (1, 1, 1)


@SHAPES
def test_actions_left(tall: bool) -> None:
    g = table()
    assert "4 actions left" in words(drawn(g, tall))
    assert "1 action left" in words(drawn(say(g, "triangle", "triangle", "triangle"), tall))


def test_workers_stand_where_they_were_sent() -> None:
    g = say(table(free=6), "triangle", "triangle", "triangle", "local_union", "local_union")
    found = spaces(drawn(g))
    assert [piece.badge for piece in found["triangle"].pieces] == ["3"]
    assert len(found["local_union"].pieces) == 2
    assert spaces(drawn(g, True))["triangle"].label == "Triangle ×3"


def test_gauges_with_their_ends() -> None:
    tracks = {marker.name: track for track in parts(drawn(table(risk=2, threat=1)), Track) for marker in track.markers}
    assert (tracks["risk"].high, tracks["risk"].markers[0].at, tracks["risk"].marks) == (3, 2, {3: "Hurt"})
    assert (tracks["unsanitary"].high, tracks["unsanitary"].marks) == (3, {3: "Hurt"})
    assert (tracks["threat"].high, tracks["threat"].markers[0].at, tracks["threat"].marks) == (4, 1, {4: "Jail"})


@SHAPES
def test_strength_with_two_dice_spaces_and_end(tall: bool) -> None:
    [track] = [track for track in parts(drawn(table(strength=5), tall), Track) if track.markers[0].kind == "strength"]
    assert (track.high, track.markers[0].at) == (10, 5)
    assert set(track.marks) == {3, 6, 8, 10}
    assert track.marks[3] == "2 dice"


@SHAPES
def test_savings_and_life_cost_side_by_side(tall: bool) -> None:
    scene = drawn(table(savings=7, injured=1), tall)
    assert {marker.kind: marker.at for marker in parts(scene, Marker) if marker.kind in ("savings", "life_cost")} == {
        "savings": 7,
        "life_cost": 6,
    }


def test_the_life_cost_in_its_parts_and_what_would_be_missing() -> None:
    short = words(drawn(table(savings=3, free=5, injured=2, rises=1)))
    assert "Life cost $9 = workers 5 + injured 2 + rent 1 + dice 1" in short
    assert "$6 missing: 6 would be hurt" in short
    assert "$4 would be left" in words(drawn(table(savings=9)))


@SHAPES
def test_means_with_marks_and_those_within_reach(tall: bool) -> None:
    # $9 less the life cost of $5 leaves $4.
    found = spaces(drawn(say(table(savings=9, controlled=("foundry",)), "local_union"), tall))
    tones = {key: found[key].tone for key in ("bakery", "print_shop", "dock_warehouse", "foundry")}
    assert tones == {"bakery": "bright", "print_shop": "dull", "dock_warehouse": "dull", "foundry": "red"}
    assert "still lacking: 1 strike" in found["dock_warehouse"].says
    assert found["take"].label.startswith("1 of 5 taken")


def test_means_out_of_the_purse_are_not_lit_before_paying() -> None:
    found = spaces(drawn(say(table(savings=6), "local_union")))
    assert found["bakery"].tone == "dull"
    assert "$1" in found["bakery"].note


@pytest.mark.parametrize(("limit", "said"), [("1", "one a turn"), ("0", "any number a turn")])
def test_how_many_may_be_taken(limit: str, said: str) -> None:
    assert said in spaces(drawn(table(take_limit=limit)))["take"].label


@SHAPES
def test_the_dice_and_their_rows(tall: bool) -> None:
    g = table("employers", strength=2, threat=3, injured=1)
    assert [die.value for die in parts(drawn(g, tall), Die)] == [0, 0]
    g = say(g, "roll 3")  # the police ask before the second die is thrown
    scene = drawn(g, tall)
    assert [die.value for die in parts(scene, Die)] == [3, 0]
    assert "Police" in words(scene)
    done = drawn(say(g, "jail healthy", "roll 2"), tall)
    assert [die.value for die in parts(done, Die)] == [3, 2]
    assert "Risk +1" in words(done)


def test_a_warning_before_a_gauge_is_full() -> None:
    g = table(risk=2, threat=3)
    found = spaces(drawn(g))
    assert "HURT" in found["docks"].note
    assert "JAIL" in found["tenderloin"].note
    assert found["triangle"].tone == ""
    # Chemistry has a harmless way, so its space does not warn; the move itself does.
    assert "HURT" not in found["chemistry"].note
    seen, english = view(GAME, g, 0), texts(GAME, "en")
    assert "a worker is hurt" in about_move(seen, "chemistry risk", english)
    assert "a worker is hurt" not in about_move(seen, "chemistry unsanitary", english)


@pytest.mark.parametrize(
    ("fields", "danger"),
    [
        ({"free": 1, "threat": 3}, "the end"),
        ({"free": 3, "threat": 3}, "a worker is jailed"),
    ],
)
def test_notes_on_arrests(fields: dict[str, int], danger: str) -> None:
    assert danger in about_move(view(GAME, table(**fields), 0), "political_cafe", texts(GAME, "en"))


def test_notes_on_other_moves() -> None:
    english = texts(GAME, "en")
    seen = view(GAME, table(risk=1, injured=1), 0)
    notes = {move: about_move(seen, move, english) for move in moves(seen.table)}
    assert notes["docks"] == "+$3, Risk 2/3"
    assert notes["triangle"] == "+$2"
    assert notes["tenement risk"] == "Risk 0/3"
    assert notes["printing_press"] == "+1 anarchist, −$1"
    assert notes["bonesetter"] == "life cost −$1"
    last = view(GAME, table("taking", **EVERYTHING_AT_HAND, controlled=PRINTED, strength=10), 0)
    assert about_move(last, "take dye_works", english) == "1 union, 1 sabotage, $1, founds the commune"
    assert about_move(last, "done", english) == "the game is lost"


@SHAPES
def test_a_warning_on_the_last_turn(tall: bool) -> None:
    assert "Last turn" in words(drawn(table(strength=10), tall))
    assert "Last turn" not in words(drawn(table(strength=9), tall))


@SHAPES
def test_the_end_is_announced(tall: bool) -> None:
    won = say(table("taking", **EVERYTHING_AT_HAND, controlled=PRINTED), "take foundry")
    assert "commune is founded" in words(drawn(won, tall))
    assert "employers" in words(drawn(say(table("employers", strength=9), "roll 6"), tall))


def test_the_fist_rises_with_the_means() -> None:
    tops = []
    for taken in range(5):
        scene = drawn(table(controlled=PRINTED[:taken]))
        tops += [picture.box.y for picture in parts(scene, Picture) if picture.icon == "fist"]
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) == 5
    assert lane_height(8, 8) == lane_height(5, 5)


@pytest.mark.parametrize(("language", "word"), [("en", "Reconstructed"), ("fr", "Reconstitués")])
def test_the_note_on_what_is_reconstructed(language: str, word: str) -> None:
    assert word in words(drawn(table(), language=language))
    assert "reconstructed" in texts(GAME, "en")("option-means-standard")
    assert "reconstructed" in texts(GAME, "en")("option-means-heavy")


@SHAPES
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_is_named_says_what_it_is(tall: bool, language: str) -> None:
    for g in (table(jailed=1, injured=1), table("taking", **EVERYTHING_AT_HAND), table("employers")):
        for thing in parts(drawn(g, tall, language), Thing):
            assert not thing.name or thing.says


@SHAPES
def test_nothing_is_cut_off_in_a_busy_turn(tall: bool) -> None:
    g = say(table("employers", strength=2, turn=2, savings=18, free=7, injured=3, jailed=1), "roll 1", "roll 4")
    g = say(g, "local_union", "local_union", "political_cafe", "docks")
    for language in ("en", "fr"):
        assert "…" not in svg(drawn(g, tall, language))
