"""What a player must see: section by section, in the wide and in the tall scene."""

from __future__ import annotations

from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from ludarium.games.toroball import GAME
from ludarium.games.toroball.ground import DIRECTIONS
from ludarium.games.toroball.layout import LEFTWARD, RIGHTWARD, tall_layout, wide_layout
from ludarium.games.toroball.position import CHARACTERS, NUMBER, Toro
from ludarium.games.toroball.scene import labels, scene
from ludarium.games.toroball.wording import ODDS, about_move, action_says, character_says, round_line, run_line, summary
from ludarium.kernel import Event, view
from ludarium.scene import (
    Box,
    Cell,
    Dice,
    Grid,
    Note,
    Picture,
    Piece,
    Pool,
    Scene,
    Space,
    Spaces,
    Thing,
    Track,
    svg,
    text,
)
from ludarium.testing import parts
from ludarium.texts import LANGUAGES, Texts, texts

from .arena import after, cow_phase, events, offered, phase_end, run, start, the_rules, turn

EN, FR = texts(GAME, "en"), texts(GAME, "fr")
INK = "{http://www.w3.org/2000/svg}"
FINGER, SMALLEST = 88, {True: 26, False: 18}  # on a phone 44 and 13 CSS pixels; at a desk 12 are about 18 units

both_shapes = pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])


def tables() -> dict[str, Toro]:
    """One table of each sort."""
    back: dict[str, Any] = {"returns": (0, 7, 0, 0, 0, 0), "round": 7, "due": ("red1", "red2", "red3", "blue1")}
    return {
        "set-up": start("red", "d4"),
        "turn": turn(
            "red1 a4 red2 out cow b3 ball e5 blue2 g4", hurried=("red1",), sheltered=("red1", "blue2"),
            exposed=("blue3",), **back,
        ),
        "return": after(turn("red1 d1 red2 out ball c6", **back), "run red2"),
        "kicks": run("red1 h4 ball h4 cow g3 blue3 i5 red2 e6", "red1", moved=True, left=2, exposed=("blue1", "red2")),
        "own goal": run("blue1 h4 ball h4 cow g3 blue3 i5 red2 e6", "blue1", moved=True, left=2),
        "steps": run("blue1 e5 cow d4 ball d6 red2 out blue3 out", "blue1", moved=True, left=5, agitation=6),
        "charge": after(cow_phase("cow d4 red2 d6 blue2 h6 ball e4", ["red2", "blue2"], agitation=3), "roll 1"),
        "end": after(run("red2 h4 ball h4 blue3 i5", "red2", score=(1, 1)), "kick k4"),
    }  # fmt: skip


TABLES = tables()
every_table = pytest.mark.parametrize("g", TABLES.values(), ids=TABLES.keys())


def drawn(g: Toro, tall: bool = False, seat: int = 0, say: Texts = EN) -> Scene:
    """The table as a seat sees it."""
    return scene(view(GAME, g, seat), say, tall)


def named(table: Scene) -> dict[str, Thing]:
    """Things by the word of the sentence."""
    return {thing.name: thing for thing in parts(table, Thing) if thing.name}


def cells(table: Scene) -> dict[str, Cell]:
    """The squares of the pitch."""
    (grid,) = (part for part in table.components if isinstance(part, Grid))
    letters = grid.columns[0].isalpha()
    heads = {
        cell: (grid.columns[cell.column], grid.lines[cell.line])
        if letters
        else (grid.lines[cell.line], grid.columns[cell.column])
        for cell in grid.cells
    }
    return {letter + number: cell for cell, (letter, number) in heads.items()}


def written(table: Scene, g: Toro) -> dict[str, str]:
    """What is written on each square, in the middle or in a corner."""
    at, known = wide_layout(), labels(EN)
    here = {square: at.box(square, g.rules.printed).inset(2) for square in g.rules.printed.squares}
    words = {square: cell.label for square, cell in cells(table).items() if cell.label}
    for part in table.components:
        if isinstance(part, Picture) and part.icon.startswith("corner-"):
            (square,) = (square for square, box in here.items() if (box.x, box.y) == (part.box.x, part.box.y))
            words[square] = known[int(part.icon.removeprefix("corner-"))]
    return words


def ink(g: Toro, tall: bool, say: Texts = EN) -> ElementTree.Element:
    """The drawing of a table."""
    return ElementTree.fromstring(svg(drawn(g, tall, say=say), lit=lit(g)))


def lit(g: Toro) -> set[str]:
    """The words that can be said now."""
    return {word for move in getattr(g.question, "moves", ()) for word in move.split()}


def piece(table: Scene, name: str) -> Piece:
    """A piece by its name."""
    found = named(table)[name]
    assert isinstance(found, Piece)
    return found


def pictures(table: Scene) -> list[str]:
    """The decorations, by their drawing."""
    return [part.icon for part in table.components if isinstance(part, Picture)]


@both_shapes
@every_table
def test_every_drawing_a_table_asks_for_exists(g: Toro, tall: bool) -> None:
    table = drawn(g, tall)
    icons = {thing.icon for thing in parts(table, Thing) if thing.icon} | set(pictures(table))
    assert [icon for icon in icons if f'id="{icon}"' not in table.look.art] == []
    inside = ElementTree.fromstring(svg(table))
    known = {element.get("id") for element in inside.iter()}
    assert {use.get("href", "")[1:] for use in inside.iter(INK + "use")} <= known


@both_shapes
@every_table
def test_a_thing_has_one_name_and_a_name_one_thing(g: Toro, tall: bool) -> None:
    names = [thing.name for thing in parts(drawn(g, tall).components, Thing) if thing.name]
    twice = {name for name in names if names.count(name) > 1}
    assert twice <= DIRECTIONS.keys() & lit(g)  # the compass and the square, where a step leads
    assert all(names.count(name) == 2 for name in twice)
    assert {"n", "ne", "c2", "red2", "cow", "kick", "agitate"} <= set(names)


# --- Sizes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turned", [LEFTWARD, RIGHTWARD])
def test_squares_on_a_phone_are_large_enough_for_a_finger(turned: int) -> None:
    at, pitch = tall_layout(turned), start().rules.printed
    assert all(min(at.box(square, pitch).w, at.box(square, pitch).h) >= FINGER for square in pitch.squares)


@every_table
def test_whatever_can_be_pressed_on_a_phone_is_large_enough_for_a_finger(g: Toro) -> None:
    words = {*lit(g), *CHARACTERS}  # any character may be called in a turn, from the pitch or from the bench
    pressed = [thing for thing in ink(g, True).iter(INK + "g") if thing.get("data-name") in words]
    assert len(pressed) >= 4
    for thing in pressed:
        (hit,) = thing.findall(INK + "rect[@class='hit']")
        assert min(float(hit.get("width", 0)), float(hit.get("height", 0))) >= FINGER, thing.get("data-name")


@both_shapes
@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_letters_are_large_enough_to_read(g: Toro, tall: bool, language: str) -> None:
    drawing = ink(g, tall, texts(GAME, language))
    symbols = {element for defs in drawing.iter(INK + "defs") for element in defs.iter(INK + "text")}
    sizes = {
        "".join(element.itertext()): float(element.get("font-size", 0))
        for element in drawing.iter(INK + "text")
        if element not in symbols
    }
    assert {words: size for words, size in sizes.items() if size < SMALLEST[tall]} == {}


@both_shapes
def test_letters_in_the_corner_of_a_square_are_large_enough_too(tall: bool) -> None:
    table = drawn(TABLES["steps"], tall, seat=1)
    (box,) = {part.box.w for part in table.components if isinstance(part, Picture) and "corner" in part.icon}
    symbol = ElementTree.fromstring(svg(table)).find(f".//{INK}symbol[@id='corner-0']/{INK}text")
    assert symbol is not None
    assert float(symbol.get("font-size", 0)) * box / 100 >= SMALLEST[tall]


@both_shapes
@every_table
def test_printed_parts_do_not_overlap(g: Toro, tall: bool) -> None:
    it = drawn(g, tall)
    boxes = [part.box for part in it.components if isinstance(part, Track | Spaces | Pool | Grid | Note)]
    for a, b in combinations(boxes, 2):
        assert not overlap(a, b), (a, b)
    (die,) = (part.box for part in it.components if isinstance(part, Dice))  # it lies in the last place of the actions
    for box in (*boxes, die):
        assert box.x >= 0
        assert box.x + box.w <= it.width
        assert box.y + box.h <= it.height


def overlap(a: Box, b: Box) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


# --- The pitch ------------------------------------------------------------------------------------------------------


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
    for word, square in ground.next["e5"].items():
        here, there = at.place("e5", ground.pitch), at.place(square, ground.pitch)
        assert (there[0] - here[0], there[1] - here[1]) == DIRECTIONS[at.shown(word)]
    heads = at.columns(ground.pitch), at.lines(ground.pitch)
    column, line = at.place("e5", ground.pitch)
    assert {heads[0][column], heads[1][line]} == {"e", "5"}


def test_steps_are_written_on_the_squares_they_lead_to() -> None:
    g = run("red1 e5 cow a1 ball a7", "red1")
    assert written(drawn(g), g) == {
        "e4": "N", "f5": "E", "f6": "SE", "e6": "S", "d6": "SW", "d5": "W", "d4": "NW",
    }  # fmt: skip  # north-east lies the hideout


@both_shapes
def test_a_square_a_step_leads_to_goes_by_the_direction(tall: bool) -> None:
    table = cells(drawn(run("red1 e5 cow a1 ball e5", "red1"), tall))
    assert (table["d5"].name, table["e6"].name, table["f6"].name) == ("w", "s", "se")
    assert table["d5"].says.endswith("A step west leads here.")
    assert (table["f4"].name, table["c5"].name, table["b5"].name) == ("f4", "c5", "b5")
    charge = cells(drawn(TABLES["charge"], tall))
    assert {square: cell.name for square, cell in charge.items() if cell.name in DIRECTIONS} == {"e4": "e", "e5": "se"}
    assert charge["e5"].says.endswith("A charge south-east leads here.")


def test_a_square_that_can_be_kicked_to_keeps_its_name() -> None:
    table = cells(drawn(run("red1 e5 cow a1 ball e5", "red1", numbers={"kick_min": 1})))
    assert (table["d5"].name, table["e5"].name) == ("d5", "e5")
    assert "A step west leads here." in table["d5"].says


def test_steps_read_well_in_letters() -> None:
    g = run("red1 h4 cow g3 blue3 i5 ball h5", "red1")
    lines = text(drawn(g), lit=lit(g)).splitlines()
    assert "* [n] — h3: sand. A step north leads here." in [line.strip() for line in lines]
    assert "3  ·   ·   A   ·   ·   ·   C2  N*  A*  ·   ·" in [line.strip() for line in lines]
    south = run("red1 g3 cow a1 ball a7", "red1")
    assert "4  ·   G   R3  x   ·   H   S*  x*  B3  G   ·" in [
        line.strip() for line in text(drawn(south), lit=lit(south)).splitlines()
    ]  # south keeps its letter beside the sangria


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


def glimpsed(g: Toro, wanted: str, tall: bool) -> tuple[list[str], dict[str, str]]:
    """What pointing at the target of a kick shows, as squares: where the way begins and ends, the labels of rings."""
    table = drawn(g, tall)
    at = tall_layout(LEFTWARD) if tall else wide_layout()
    middles = {at.box(square, g.rules.printed).centre: square for square in g.rules.printed.squares}
    (seen,) = [one for one in table.glimpses if one.of == wanted]
    return [middles[point] for point in seen.way], {middles[ring.box.centre]: ring.label for ring in seen.rings}


@both_shapes
def test_pointing_at_a_kick_shows_its_way_what_stops_it_and_where_it_rolls(tall: bool) -> None:
    free = run("red1 h4 ball h4 cow a1 blue3 i5", "red1")
    assert {seen.of for seen in drawn(free, tall).glimpses} == offered(free, "kick")
    assert glimpsed(free, "k4", tall) == (["h4", "j4"], {"j4": "✓"})
    way, rings = glimpsed(free, "e1", tall)
    assert way == ["h4", "e1"]
    assert rings == {"d1": "1/6", "f1": "1/6", "d2": "2/6", "f2": "2/6"}  # the fence throws it back
    kept = run("red1 h4 ball h4 cow a1 blue3 i4", "red1")
    way, rings = glimpsed(kept, "k4", tall)
    assert way == ["h4", "i4"]
    assert rings.pop("i4") == ""
    assert rings == {"h3": "1/6", "h4": "1/6", "h5": "1/6", "j3": "1/6", "j4": "1/6", "j5": "1/6"}
    own = run("red1 d4 ball d4 red3 a1 cow k7", "red1")
    assert glimpsed(own, "a4", tall) == (["d4", "b4"], {"b4": "✗"})


@both_shapes
def test_without_the_ball_there_is_nothing_to_glimpse(tall: bool) -> None:
    assert not drawn(run("red1 h4 ball a1 cow a1", "red1"), tall).glimpses


def test_what_other_moves_promise() -> None:
    g = run("red1 a7 red3 c3 cow d4 ball k1", "red3", moved=True)
    seen = view(GAME, g, 0)
    assert about_move(seen, "step n", EN) == "c2, drinks"
    assert about_move(seen, "step w", EN) == "b3"
    assert about_move(seen, "agitate", EN) == "+3 squares, agitation +1"
    assert about_move(seen, "stop", EN) == "exposed to the cow"


def test_who_has_acted_who_acts_first_and_who_is_chased() -> None:
    g = turn(
        "red1 a4 cow b3",
        hurried=("red1",),
        due=("red1", "red2", "blue1"),
        sheltered=("red1",),
        exposed=("blue2", "blue3"),
    )
    table = drawn(g)
    assert marks(g) == {
        "red1": ("first", "must act first"), "red2": ("", ""), "red3": ("acted", "has acted"),
        "blue1": ("", ""), "blue2": ("exposed", "exposed to the cow"), "blue3": ("exposed", "the cow’s target"),
    }  # fmt: skip
    assert "ring-target" in pictures(table)
    assert "the cow’s target" in piece(table, "blue3").says
    assert "must act first" in piece(table, "red1").says
    assert "ring-runner" in pictures(drawn(after(g, "run red1")))


def marks(g: Toro) -> dict[str, tuple[str, str]]:
    """The mark of each character on the pitch, and what is said of it besides its square."""
    seen = {part.box.centre: part.icon.removeprefix("mark-") for part in marks_on(drawn(g))}
    at = {name: wide_layout().box(g.places[NUMBER[name]] or "a1", g.rules.printed).centre for name in CHARACTERS}
    said = {name: character_says(g, name, EN).partition(", ")[2] for name in CHARACTERS}
    return {name: (seen.get(at[name], ""), said[name].removeprefix("sheltered, ")) for name in CHARACTERS}


def marks_on(table: Scene) -> list[Picture]:
    """The marks that are pinned to characters."""
    return [part for part in table.components if isinstance(part, Picture) and part.icon.startswith("mark-")]


def test_marks_and_labels_agree_to_the_end_of_a_round() -> None:
    acted = dict.fromkeys(CHARACTERS, ("acted", "has acted"))
    last = run("red1 e3 cow a1 ball a7", "red1", due=())  # the others have skipped
    assert marks(last) == acted | {"red1": ("", "running, 4 left")}
    cow = cow_phase("cow a1 blue3 k4", ["blue3"])
    assert marks(cow) == acted | {"blue3": ("exposed", "the cow’s target")}
    fresh = after(cow, "roll 6")
    assert set(marks(fresh).values()) == {("", "")}
    scored = after(run("red2 h4 ball h4 blue3 i5", "red2"), "kick k4")  # nobody has acted while they line up
    assert not marks_on(drawn(scored))
    over = after(cow_phase("cow a1 blue3 k4", ["blue3"], round=200), "roll 6")
    assert set(marks(over).values()) == {("", "")}
    assert "ring-target" not in pictures(drawn(over))


@both_shapes
def test_the_mark_of_a_sheltered_character_stands_upright(tall: bool) -> None:
    table = drawn(turn("red1 a4 cow b3", hurried=("red1",), sheltered=("red1",)), tall)
    assert (piece(table, "red1").icon, piece(table, "red1").turned) == ("red", 45)
    (mark,) = marks_on(table)
    assert (mark.icon, mark.turned, mark.says) == ("mark-first", 0, "")


def test_a_mark_makes_room_for_the_odds_of_a_kick() -> None:
    table = drawn(run("red1 f5 ball f5 cow a1 blue1 i5", "red1", exposed=("blue1",), due=("blue3",)))
    (mark,) = [part for part in marks_on(table) if part.icon == "mark-exposed"]
    (odds,) = [part for part in table.components if isinstance(part, Picture) and over(part, "i5", "corner-")]
    assert mark.box.y > odds.box.y + odds.box.h / 2


def over(part: Picture, square: str, icon: str) -> bool:
    """Whether a picture begins in a square of the wide sheet."""
    box = wide_layout().box(square, start().rules.printed)
    inside = box.x <= part.box.x < box.x + box.w and box.y <= part.box.y < box.y + box.h
    return part.icon.startswith(icon) and inside


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


def test_whoever_skips_the_return_may_come_back_in_the_next_round() -> None:
    def red2(g: Toro) -> str:
        return piece(drawn(g), "red2").label

    g = turn("red1 d1 red2 out", returns=(0, 6, 0, 0, 0, 0), round=7, due=CHARACTERS)  # it skipped round 6
    assert red2(g) == "↩ 7"
    assert red2(after(g, "run red2")) == "↩ 7"
    skipped = after(g, "skip red2")
    assert red2(skipped) == "↩ 8"
    assert piece(drawn(skipped, say=FR), "red2").says.endswith("peut revenir à partir de la manche 8")


def test_what_is_said_of_somebody_on_the_bench() -> None:
    def red2(g: Toro) -> str:
        return piece(drawn(g), "red2").says

    g = turn("red1 d1 red2 out", returns=(0, 7, 0, 0, 0, 0), round=7, due=CHARACTERS)
    assert red2(g) == "Red 2 is on the bench and may come back"
    assert red2(after(g, "run red2")) == "Red 2 is coming back"
    skipped = after(g, "skip red2")
    assert red2(skipped) == "Red 2 stays on the bench this round and may come back from round 8"
    assert piece(drawn(skipped), "red2").icon == "red-acted"
    assert red2(turn("red2 out", returns=(0, 7, 0, 0, 0, 0), round=6)) == "Red 2 is on the bench, back from round 7"
    over = after(cow_phase("cow a1 red2 out blue3 k4", ["blue3"], returns=(0, 9, 0, 0, 0, 0), round=200), "roll 6")
    assert (red2(over), piece(drawn(over), "red2").label) == ("Red 2 is on the bench", "")  # and there it stays


def test_actions_that_are_not_possible_say_why() -> None:
    spaces = named(drawn(run("red1 e5 cow a1 ball a7", "red1")))
    assert "has to move at least one square" in spaces["perch"].says
    assert "not on the runner’s square" in spaces["kick"].says
    assert spaces["perch"].faded
    hide = named(drawn(after(run("red1 g5 cow i3 ball a7", "red1"), "step n")))["hide"]
    assert "The cow sees the runner here." in hide.says
    wild = named(drawn(run("red1 e5 cow e4 ball a7", "red1", moved=True, agitation=6)))["agitate"]
    assert "cannot get any livelier" in wild.says


@pytest.mark.parametrize(
    ("verb", "numbers", "fields", "why"),
    [
        ("kick", {}, {"kicks": 1}, "has kicked already"),
        ("kick", {"kicks_per_run": 0}, {}, "nobody may kick"),
        ("kick", {"kick_min": 6}, {}, "No square lies at the distance"),
        ("agitate", {}, {"agitates": 1}, "has agitated the cow already"),
        ("agitate", {"agitates_per_run": 0}, {}, "nobody may agitate"),
    ],
)
def test_changed_numbers_give_the_right_reason(verb: str, numbers: Any, fields: Any, why: str) -> None:
    g = run("red1 f3 ball f3 cow e3", "red1", moved=True, numbers=numbers, **fields)
    assert why in action_says(g, verb, EN)


@both_shapes
def test_a_ball_at_somebodys_feet_is_still_seen_and_never_in_the_way(tall: bool) -> None:
    table = drawn(run("red1 d4 ball d4 cow a1", "red1"), tall)
    (ball,) = [part for part in table.components if isinstance(part, Picture) and part.icon == "ball"]
    assert ball.says == ""  # a picture that says nothing lets the pointer through to the character
    assert "ball" not in named(table)
    assert piece(table, "red1").says.startswith("Red 1 on d4, with the ball")
    assert "with the ball" in cells(table)["d4"].says
    under_her = drawn(run("red1 d3 ball d4 cow d4", "red1"), tall)
    assert piece(under_her, "cow").says == "The young cow, agitation 2. The foam ball lies here."


def test_the_middle_of_the_compass_speaks_of_whoever_moves() -> None:
    def middle(g: Toro) -> tuple[str, str]:
        (space,) = [thing for thing in parts(drawn(g), Space) if thing.kind == "left"]
        return space.label, space.says

    assert middle(run("red1 d3 cow a1", "red1", left=3)) == ("3", "3 squares left to run.")
    assert middle(TABLES["charge"]) == ("4", "The cow has 4 squares left.")
    assert middle(turn()) == ("0", "Nobody is running.")


# --- Words ----------------------------------------------------------------------------------------------------------


def test_a_phone_tells_who_began_and_when_she_stays() -> None:
    g = turn("blue3 k4 cow a1", seat=0, first=1, exposed=("blue3",), agitation=3)
    assert round_line(g, EN, brief=True) == "Round 1\nBlue first"
    said = [part.text for part in drawn(g, True).components if isinstance(part, Note)]
    assert "Round 1\nBlue first" in said
    assert "Cow: agitation 3, next die 4–8 squares. On 6 she stays. Follows Blue 3, led by Red." in said
    always = drawn(turn(numbers={"cow_still_on": 0}), True)
    assert "stays" not in " ".join(part.text for part in always.components if isinstance(part, Note))


def test_before_the_set_up_nothing_is_on_the_pitch() -> None:
    assert "Cow and ball are not on the pitch yet; agitation 2. Red 1 is not" in summary(GAME.start(), EN)
    assert "La vache et le ballon ne sont pas encore sur le terrain" in summary(GAME.start(), FR)


def test_one_is_not_many() -> None:
    one = run("red1 e3 cow a1 ball a7", "red1", left=1, moved=True, score=(1, 0))
    assert "encore une case" in character_says(one, "red1", FR)
    goals = [space.says for space in parts(drawn(one, say=FR), Space) if space.icon in ("red", "blue")]
    assert goals == ["Les Rouges ont 1 but sur 2.", "Les Bleus ont 0 but sur 2."]
    assert run_line(one, EN) == "One square left to run."
    few = {"agitate_squares": 0, "agitation_min": 0}
    teased = events(run("red1 e3 cow d4", "red1", left=2, numbers=few), "step w", "agitate")
    assert EN.event(teased[-1]) == "Red 1 teases the cow: agitation 3, and one square left to run."
    charged = events(cow_phase("cow a1 blue3 k1", ["blue3"], agitation=0, numbers=few), "roll 1")
    assert EN.event(charged[0]) == "Die 1: the cow has one square and goes for Blue 3. Red leads her."
    assert FR.event(charged[0]).startswith("Dé 1\N{NO-BREAK SPACE}: la vache a une case et vise Bleu 3.")


@pytest.mark.parametrize(("goals", "en", "fr"), [
    (0, "Red has no goal yet: one goal wins.",
     "Les Rouges n’ont pas encore de but\N{NO-BREAK SPACE}: un seul but gagne."),
    (1, "Red has scored: one goal wins.", "Les Rouges ont marqué\N{NO-BREAK SPACE}: un seul but gagne."),
])  # fmt: skip
def test_the_score_where_one_goal_wins(goals: int, en: str, fr: str) -> None:
    g = turn(score=(goals, 0), numbers={"goals_to_win": 1})
    for say, says in ((EN, en), (FR, fr)):
        assert says in [space.says for space in parts(drawn(g, say=say), Space) if space.icon == "red"]


@pytest.mark.parametrize("say", [EN, FR])
def test_who_will_lead_the_cow_is_said_on_every_sheet(say: Texts) -> None:
    g = turn("blue3 k4 cow a1", exposed=("red1",))
    for tall, words in ((False, say("scene-moves-cow")), (True, say("scene-moves-cow-brief"))):
        assert words in [space.note for space in parts(drawn(g, tall, say=say), Space) if space.icon == "blue"]


def test_an_empty_field_is_one_with_nobody_in_the_open() -> None:
    heard: list[Event] = []
    phase_end("red1 out red2 out red3 a4", sheltered=("red3",), heard=heard)
    assert "nobody left in the open" in EN.event(heard[0])
    assert "plus personne à découvert en face" in FR.event(heard[0])


def test_a_stumble_is_told_as_it_was() -> None:
    blocked = events(run("red1 a7 red2 d2 red3 c4 cow k7 ball a1", "red3"), "step n", "step n", "roll 5")
    told = "Sangria! Die 5: Red 3 stumbles east, 4 squares at most, and ends on c2. Red 2 was in the way."
    assert EN.event(next(event for event in blocked if event.key == "drank")) == told
    free = events(run("red1 a7 red3 c4 cow k7 ball a1", "red3"), "step n", "step n", "roll 4")
    assert EN.event(next(event for event in free if event.key == "drank")).endswith("and ends on g4.")


@pytest.mark.parametrize(("say", "words"), [(EN, "Nobody is exposed."), (FR, "Personne n’est à découvert.")])
def test_a_runner_who_perched_has_moved(say: Texts, words: str) -> None:
    g = after(turn("red2 b6 cow f2"), "run red2", "step s", "perch")
    g = after(g, "skip blue1", "skip red1", "skip blue2", "skip red3", "skip blue3")
    assert say.question(view(GAME, g, 0)).startswith(words)


def test_one_goal_may_decide_a_match() -> None:
    g = after(run("red2 h4 ball h4 blue3 i5", "red2", numbers={"goals_to_win": 1}), "kick k4")
    assert g.outcome is not None
    assert "Two" not in EN.reason(g.outcome)
    assert "Deux" not in FR.reason(g.outcome)


# --- Compass --------------------------------------------------------------------------------------------------------


def faces(g: Toro, tall: bool) -> dict[str, list[Picture]]:
    """The faces of the die that lie on each direction of the compass."""
    at = tall_layout(LEFTWARD) if tall else wide_layout()
    dice = [part for part in drawn(g, tall).components if isinstance(part, Picture) and part.icon.startswith("die-")]
    return {word: [die for die in dice if overlap(die.box.inset(4), at.compass_box(word))] for word in DIRECTIONS}


@both_shapes
def test_the_compass_carries_the_faces_of_the_die(tall: bool) -> None:
    seen = faces(start("red", "d4", "c4", "i4"), tall)
    assert {word: [die.icon for die in dice] for word, dice in seen.items()} == {
        "nw": ["die-1"], "w": ["die-2"], "sw": ["die-3"], "n": [],
        "ne": ["die-4"], "e": ["die-5"], "se": ["die-6"], "s": [],
    }  # fmt: skip
    sizes = {die.box.w for dice in seen.values() for die in dice}
    assert min(sizes) >= 1.25 * SMALLEST[tall]
    assert {(die.says, die.opacity) for dice in seen.values() for die in dice} == {("", 1)}  # not in the way, not faded


@both_shapes
def test_the_spaces_of_the_compass_lie_where_the_faces_are_laid(tall: bool) -> None:
    at = tall_layout(LEFTWARD) if tall else wide_layout()
    hits = {
        thing.get("data-name"): thing.find(INK + "rect[@class='hit']")
        for thing in ink(turn(), tall).iter(INK + "g")
        if "space" in thing.get("class", "")
    }
    for word in DIRECTIONS:
        hit, box = hits[word], at.compass_box(word)
        assert hit is not None
        assert [float(hit.get(side, 0)) for side in ("x", "y", "width", "height")] == pytest.approx(
            [box.x, box.y, box.w, box.h], rel=1e-3
        )


def test_a_compass_of_ones_own_may_have_two_faces_for_a_direction() -> None:
    rules = msgspec.structs.replace(the_rules(), compass=("n", "n", "n", "e", "s", "w"))
    g = turn(rules=rules)
    seen = faces(g, tall=True)
    assert [die.icon for die in seen["n"]] == ["die-1", "die-2", "die-3"]
    assert not any(overlap(a.box.inset(1), b.box.inset(1)) for a, b in combinations(seen["n"], 2))
    assert "The compass of the die: 1 north, 2 north, 3 north, 4 east, 5 south, 6 west." in text(drawn(g), width=200)


# --- What is printed --------------------------------------------------------------------------------------------------


def prints(g: Toro, tall: bool = False) -> dict[str, tuple[str, Box]]:
    """What is drawn small in the corner of a covered square, and where."""
    at, table = tall_layout(LEFTWARD) if tall else wide_layout(), drawn(g, tall)
    plates = [part.box for part in table.components if isinstance(part, Picture) and part.icon == "plate"]
    small = {}
    for part in [part for part in table.components if isinstance(part, Picture) and part.icon != "plate"]:
        for plate in plates:
            if part.box.centre == pytest.approx(plate.centre):
                assert part.says == ""  # the pointer finds whoever stands there
                (square,) = (s for s in g.rules.printed.squares if overlap(at.box(s, g.rules.printed), plate.inset(2)))
                small[square] = part.icon, plate
    return small


@both_shapes
def test_what_is_printed_is_seen_under_everybody(tall: bool) -> None:
    g = run("red1 e2 red2 c6 red3 c4 blue1 g3 cow d4 ball h4", "red1", moved=True)
    arrows = {"c4": "way-s" if tall else "way-w", "i4": "way-n" if tall else "way-e"}
    assert {square: icon for square, (icon, _) in prints(g, tall).items()} == arrows | {
        "e2": "barrier", "c6": "sangria", "d4": "chalk-x", "h4": "chalk-x", "i6": "sangria",
    }  # fmt: skip
    table = cells(drawn(g, tall))
    assert (table["e2"].icon, table["g2"].icon, table["h4"].icon) == ("", "barrier", "")  # never twice
    assert table["e2"].kind == "barrier"


@both_shapes
def test_an_open_goal_is_seen_under_a_keeper_and_a_ball_lies_in_the_net(tall: bool) -> None:
    kept = run("red1 b4 red2 d1 cow a1 ball a7", "red2", goal_squares="open")
    assert prints(kept, tall)["b4"][0] == ("goal-red-n" if tall else "goal-red-e")
    scored = TABLES["end"]
    assert scored.ball == "j4"
    assert "j4" not in prints(scored, tall)
    assert cells(drawn(scored, tall))["j4"].icon.startswith("goal-blue")


@both_shapes
def test_a_print_never_lies_on_the_ball_or_under_odds(tall: bool) -> None:
    g = run("red1 e6 ball e6 cow h4 blue3 i4 blue1 i5", "red1", moved=True)
    small, table = prints(g, tall), drawn(g, tall, seat=0)
    (ball,) = [part.box for part in table.components if isinstance(part, Picture) and part.icon == "ball"]
    odds = [part.box for part in table.components if isinstance(part, Picture) and part.icon.startswith("corner-")]
    assert "e6" in small
    assert odds
    assert not [
        square for square, (_, box) in small.items() if overlap(box, ball) or any(overlap(box, o) for o in odds)
    ]


def test_a_print_leaves_the_head_of_the_cow_free() -> None:
    def corner(target: str) -> float:
        g = cow_phase(f"cow d4 red1 {target}", ["red1"])
        return prints(g)["d4"][1].x - wide_layout().box("d4", g.rules.printed).x

    assert corner("a4") > corner("k4")


@pytest.mark.parametrize(("square", "en", "fr"), [
    ("b4", "b4: Red’s goal.", "b4\N{NO-BREAK SPACE}: le but des Rouges."),
    ("i3", "i3: an arrow pointing south-east into Blue’s goal.",
     "i3\N{NO-BREAK SPACE}: une flèche vers le sud-est, dans le but des Bleus."),
])  # fmt: skip
def test_goals_and_arrows_say_whose_they_are_and_where_they_point(square: str, en: str, fr: str) -> None:
    g = turn()
    assert cells(drawn(g))[square].says == en
    assert cells(drawn(g, say=FR))[square].says == fr


@pytest.mark.parametrize(("numbers", "drinks", "said"), [
    ({}, 0, "Whoever enters with squares left drinks."),
    ({}, 1, "The runner has had enough and drinks no more."),
    ({"drinks_per_run": 2}, 1, "Whoever enters with squares left drinks."),
    ({"drinks_per_run": 0}, 0, "In this match nobody drinks."),
])  # fmt: skip
def test_a_bottle_says_whether_anybody_drinks(numbers: Any, drinks: int, said: str) -> None:
    g = run("red1 d3 cow a1 red2 e5", "red1", numbers=numbers, drinks=drinks)
    assert cells(drawn(g))["c6"].says == f"c6: a bottle of sangria. {said}"
    assert cells(drawn(turn("red2 e5", drinks=1)))["c6"].says.endswith("Whoever enters with squares left drinks.")


@both_shapes
def test_the_odds_of_an_own_goal_have_a_minus_and_are_not_smaller_than_others(tall: bool) -> None:
    g = run("red1 d4 ball d4 red3 a1 cow k7", "red1")
    assert set(ODDS) <= set(labels(EN))
    if not tall:
        assert written(drawn(g), g)["a3"] == "−33%"
        return
    table = drawn(g, tall)
    assert cells(table)["a3"].label == ""  # the usual letters would be squeezed
    own = f"corner-{labels(EN).index('−33%')}"
    (box,) = {part.box.w for part in table.components if isinstance(part, Picture) and part.icon == own}
    symbol = ElementTree.fromstring(svg(table)).find(f".//{INK}symbol[@id='{own}']/{INK}text")
    assert symbol is not None
    assert float(symbol.get("font-size", 0)) * box / 100 >= SMALLEST[tall]
