"""What a player must see: section by section, in the wide and in the tall scene."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.toroball import GAME
from ludarium.games.toroball.layout import LEFTWARD, RIGHTWARD, tall_layout, wide_layout
from ludarium.games.toroball.position import Toro
from ludarium.games.toroball.scene import art, scene
from ludarium.games.toroball.wording import about_move
from ludarium.kernel import view
from ludarium.scene import Cell, Grid, Picture, Piece, Pool, Scene, Space, Spaces, Thing
from ludarium.testing import parts
from ludarium.texts import texts

from .arena import after, cow_phase, run, start, turn

EN = texts(GAME, "en")


def drawn(g: Toro, tall: bool = False, seat: int = 0) -> Scene:
    """The table as a seat sees it."""
    return scene(view(GAME, g, seat), EN, tall)


def named(table: Scene) -> dict[str, Thing]:
    """Things by the word of the sentence."""
    return {thing.name: thing for thing in parts(table, Thing) if thing.name}


def cells(table: Scene) -> dict[str, Cell]:
    """The squares of the pitch."""
    return {cell.name: cell for part in table.components if isinstance(part, Grid) for cell in part.cells}


def piece(table: Scene, name: str) -> Piece:
    """A piece by its name."""
    found = named(table)[name]
    assert isinstance(found, Piece)
    return found


def pictures(table: Scene) -> list[str]:
    """The decorations, by their drawing."""
    return [part.icon for part in table.components if isinstance(part, Picture)]


@pytest.mark.parametrize("tall", [False, True])
def test_every_drawing_a_table_asks_for_exists(tall: bool) -> None:
    table = drawn(run("red1 d4 ball d4 cow e5", "red1", exposed=("blue1",), sheltered=("blue2",)), tall)
    known = art(table.look.background)
    icons = {thing.icon for thing in parts(table, Thing) if thing.icon} | set(pictures(table)) - {"lettering"}
    assert [icon for icon in icons if f'id="{icon}"' not in known] == []


def test_a_thing_has_one_name_and_a_name_one_thing() -> None:
    g = after(turn("red2 out", returns=(0, 1, 0, 0, 0, 0), due=("red1", "red2", "blue1")), "run red1")
    for tall in (False, True):
        names = [thing.name for thing in parts(drawn(g, tall).components, Thing) if thing.name]
        assert len(names) == len(set(names))
        assert {"n", "ne", "c2", "red2", "cow", "kick", "agitate"} <= set(names)


@pytest.mark.parametrize("turned", [LEFTWARD, RIGHTWARD])
def test_squares_on_a_phone_are_large_enough_for_a_finger(turned: int) -> None:
    at, pitch = tall_layout(turned), start().rules.printed
    assert all(min(at.box(square, pitch).w, at.box(square, pitch).h) >= 88 for square in pitch.squares)
    pressed = [part for part in drawn(start("red", "d4", "c4", "i4"), True).components if isinstance(part, Spaces)]
    for part in pressed:
        rows = -(-len(part.spaces) // part.columns)
        assert part.box.h / rows >= 88


def test_on_a_phone_everybody_sits_behind_the_own_goal() -> None:
    pitch = start().rules.printed
    for seat, goal in ((0, "b4"), (1, "j4")):
        table = cells(drawn(start("red", "d4", "c4", "i4"), True, seat))
        assert table[goal].line == 9
        assert table[pitch.goals[1 - seat]].line == 1
    assert tall_layout(LEFTWARD).shown("e") == "n"
    assert tall_layout(RIGHTWARD).shown("w") == "n"


@pytest.mark.parametrize("at", [wide_layout(), tall_layout(LEFTWARD), tall_layout(RIGHTWARD)])
def test_the_compass_points_where_the_squares_lie(at: Any) -> None:
    ground = start().rules.ground
    offset = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0), "ne": (1, -1), "sw": (-1, 1)}
    for word, square in ground.next["e5"].items():
        here, there = at.place("e5", ground.pitch), at.place(square, ground.pitch)
        if at.shown(word) in offset:
            assert (there[0] - here[0], there[1] - here[1]) == offset[at.shown(word)]
    heads = at.columns(ground.pitch), at.lines(ground.pitch)
    column, line = at.place("e5", ground.pitch)
    assert {heads[0][column], heads[1][line]} == {"e", "5"}


def test_steps_are_written_on_the_squares_they_lead_to() -> None:
    table = cells(drawn(run("red1 e5 cow a1 ball a7", "red1")))
    assert {square: cell.label for square, cell in table.items() if cell.label} == {
        "e4": "N", "f5": "E", "f6": "SE", "e6": "S", "d6": "SW", "d5": "W", "d4": "NW",
    }  # fmt: skip  # north-east lies the hideout


def test_kicks_show_odds_path_and_what_stops_them() -> None:
    g = run("red1 h4 ball h4 cow a1 blue3 i5", "red1")
    table = cells(drawn(g))
    assert table["k4"].label == "✓"
    assert "sure goal for Red" in table["k4"].says
    assert table["k3"].label == "33%"
    seen = view(GAME, g, 0)
    assert about_move(seen, "kick k4", EN) == "sure goal"
    assert about_move(seen, "kick k3", EN) == "33\N{NO-BREAK SPACE}% goal"
    kept = view(GAME, run("red1 h4 ball h4 cow a1 blue3 i4", "red1"), 0)
    assert "flies over i4. It is stopped on i4 by Blue 3." in cells(drawn(kept.table))["k4"].says
    assert about_move(kept, "kick k4", EN) == "stopped by Blue 3 · 17\N{NO-BREAK SPACE}% goal"
    own = view(GAME, run("red1 d4 ball d4 red3 a1 cow k7", "red1"), 0)
    assert about_move(own, "kick a4", EN) == "own goal!"


def test_what_other_moves_promise() -> None:
    g = run("red1 a7 red3 c3 cow d4 ball k1", "red3", moved=True)
    seen = view(GAME, g, 0)
    assert about_move(seen, "step n", EN) == "c2, drinks"
    assert about_move(seen, "step w", EN) == "b3"
    assert about_move(seen, "agitate", EN) == "+3 squares, agitation +1"
    assert about_move(seen, "stop", EN) == "exposed to the cow"


def test_who_has_acted_who_acts_first_and_who_is_chased() -> None:
    g = turn(
        "red1 a4 cow b3", hurried=("red1",), due=("red1", "red2", "blue1"), sheltered=("red1",), exposed=("blue3",)
    )
    table = drawn(g)
    assert piece(table, "red1").icon == "red-first"
    assert piece(table, "red2").icon == "red"
    assert piece(table, "blue3").icon == "blue-done"
    assert "ring-target" in pictures(table)
    assert "the cow's target" in piece(table, "blue3").says
    assert "must act first" in piece(table, "red1").says
    assert "ring-runner" in pictures(drawn(after(g, "run red1")))


@pytest.mark.parametrize(
    ("chased", "icon", "leans"),
    [("h3", "cow-right", 0), ("b3", "cow-left", 0), ("e6", "cow-left", -32), ("g1", "cow-right", -32)],
)
def test_the_cow_faces_her_target(chased: str, icon: str, leans: float) -> None:
    shown = piece(drawn(cow_phase(f"cow e3 red1 {chased}", ["red1"], agitation=5)), "cow")
    assert (shown.icon, shown.badge, shown.turned) == (icon, "5", leans)


def test_the_cow_panel_says_whom_she_follows_and_how_far() -> None:
    g = cow_phase("cow e3 red1 h3", ["red1"], agitation=3)
    said = " ".join(getattr(part, "text", "") for part in drawn(g).components)
    assert "Follows Red 1, led by Blue." in said
    assert "1→4, 2→5, 3→6, 4→7, 5→8. On 6 she stays." in said
    assert "our reconstruction" in said
    assert "respect for the cow" in said


def test_the_bench_says_when_somebody_is_back() -> None:
    g = turn("red2 out", returns=(0, 7, 0, 0, 0, 0), round=6)
    benches = [part for part in drawn(g).components if isinstance(part, Pool)]
    assert [(p.name, p.label) for bench in benches for p in bench.pieces] == [("red2", "↩ 7")]


def test_actions_that_are_not_possible_say_why() -> None:
    spaces = named(drawn(run("red1 e5 cow a1 ball a7", "red1")))
    assert "has to move at least one square" in spaces["perch"].says
    assert "not on the runner's square" in spaces["kick"].says
    assert spaces["perch"].faded
    hide = named(drawn(after(run("red1 g5 cow i3 ball a7", "red1"), "step n")))["hide"]
    assert "The cow sees the runner here." in hide.says
    wild = named(drawn(run("red1 e5 cow e4 ball a7", "red1", moved=True, agitation=6)))["agitate"]
    assert "cannot get any livelier" in wild.says


def test_a_ball_at_somebodys_feet_is_still_seen() -> None:
    table = drawn(run("red1 d4 ball d4 cow a1", "red1"))
    (ball,) = [part for part in table.components if isinstance(part, Picture) and part.icon == "ball"]
    assert "d4" in ball.says
    assert "ball" not in named(table)


def test_the_compass_carries_the_faces_of_the_die() -> None:
    spaces = named(drawn(start("red", "d4", "c4", "i4")))
    faces = {}
    for word in ("nw", "w", "sw", "ne", "e", "se", "n", "s"):
        space = spaces[word]
        assert isinstance(space, Space)
        faces[word] = [p.icon for p in space.pieces]
    assert faces == {
        "nw": ["die-1"], "w": ["die-2"], "sw": ["die-3"], "n": [],
        "ne": ["die-4"], "e": ["die-5"], "se": ["die-6"], "s": [],
    }  # fmt: skip
