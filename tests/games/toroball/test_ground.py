"""Lines, sight, bounces and scatter, each as a picture of the pitch: position in, marked position out."""

from __future__ import annotations

import pytest

from ludarium.games.toroball.ground import BALL, COW, DIRECTIONS, DRINKER, crosses, path, touches
from ludarium.games.toroball.position import Toro

from .arena import after, found, marked, plain, run, shows, squares_of, the_rules

GROUND = the_rules().ground
PITCH = GROUND.pitch

# --- The pitch itself -----------------------------------------------------------------------------------------------

PRINTED = """
    a b c d e f g h i j k
1   F F F F F F F F F F F
2   F . S . B . B . S . F
3   F . > . . . . . < . F
4   F G > X . # . X < G F
5   F . > . . . . . < . F
6   F . S . B . B . S . F
7   F F F F F F F F F F F
"""


def test_the_pitch_is_the_printed_one() -> None:
    marks = dict.fromkeys(PITCH.fence, "F") | dict.fromkeys(PITCH.bottles, "S") | dict.fromkeys(PITCH.barriers, "B")
    marks |= dict.fromkeys(PITCH.arrows[0], ">") | dict.fromkeys(PITCH.arrows[1], "<")
    marks |= dict.fromkeys(PITCH.goals, "G") | dict.fromkeys(PITCH.crosses, "X") | {PITCH.hideout: "#"}
    assert marked(PRINTED, marks) == plain(PRINTED)
    assert len(PITCH.fence) == 32
    directions = {arrow: PITCH.arrow_direction(arrow) for arrows in PITCH.arrows for arrow in arrows}
    assert directions == {"c3": "sw", "c4": "w", "c5": "nw", "i3": "se", "i4": "e", "i5": "ne"}


# --- Paths: P is where the ball lies, the numbers are the squares it meets, in order --------------------------------

PATHS = {
    "through a corner": """
        d e f g
    6   P 1 . .
    7   . . 2 3
    """,
    "along a row": """
        d e f g h
    4   P 1 2 3 4
    """,
    "along a diagonal": """
        g h i j k
    1   P . . . .
    2   . 1 . . .
    3   . . 2 . .
    4   . . . 3 .
    5   . . . . 4
    """,
    "flat and long": """
        f g h i j k
    1   P 1 . . . .
    2   . 2 3 . . .
    3   . . 4 5 . .
    4   . . . 6 7 .
    5   . . . . 8 9
    """,
    "upwards": """
        e f g h
    3   . . 4 5
    4   . 2 3 .
    5   P 1 . .
    """,
    "half as steep": """
        d e f g h
    2   P 1 . . .
    3   . 2 3 4 .
    4   . . . 5 6
    """,
}


@pytest.mark.rule("TB-45", "TB-R4")
@pytest.mark.parametrize("picture", PATHS.values(), ids=PATHS.keys())
def test_a_straight_path_is_every_square_the_line_crosses(picture: str) -> None:
    drawn = squares_of(picture)
    (start,) = found(picture, "P")
    target = max((mark, square) for square, mark in drawn.items() if mark.isdigit())[1]
    marks = {square: str(number) for number, square in enumerate(path(start, target), 1)}
    assert marked(picture, {start: "P", **marks}) == plain(picture)


@pytest.mark.rule("TB-R4")
def test_every_path_is_a_chain_of_neighbours_that_reads_the_same_backwards() -> None:
    for a in PITCH.squares:
        for b in PITCH.squares:
            if a != b:
                there = path(a, b)
                assert there[-1] == b
                assert all(two in PITCH.near[one] for one, two in zip((a, *there), there, strict=False))
                assert path(b, a) == tuple(reversed((a, *there[:-1])))


def test_a_line_may_touch_a_square_without_crossing_it() -> None:
    assert touches("d6", "g7", "e7")  # the corner between e6 and f7 belongs to e7 and f6 as well
    assert not crosses("d6", "g7", "e7")
    assert not touches("d6", "g7", "d7")
    assert crosses("d4", "h4", "f4")
    assert not touches("d4", "e4", "f4")  # it stops short of the side they share


# --- Sight: C is the cow, h a square she does not see, with "cross" only H ------------------------------------------

SIGHT = {
    "d4": """
        c d e f g h
    3   . . . . h .
    4   . C . # H .
    5   . . . . h .
    """,
    "e4": """
        d e f g
    3   . . . H
    4   . C # H
    5   . . . H
    """,
    "f2": """
        e f g
    2   . C .
    3   . . .
    4   . # .
    5   h H h
    """,
    "f3": """
        e f g
    3   . C .
    4   . # .
    5   H H H
    """,
    "e3": """
        e f g
    3   C . .
    4   . # H
    5   . H H
    """,
    "c1": """
        c d e f g
    1   C . . . .
    2   . . . . .
    3   . . . . .
    4   . . . # H
    5   . . . H H
    """,
    "c4": """
        c d e f g
    3   . . . . .
    4   C . . # H
    5   . . . . .
    """,
    "i2": """
        e f g h i
    2   . . . . C
    3   . . . . .
    4   H # . . .
    5   H h . . .
    """,
    "k3": """
        e f g h i j k
    3   . . . . . . C
    4   H # . . . . .
    5   h . . . . . .
    """,
    "h6": """
        e f g h
    3   H H . .
    4   H # . .
    5   . . . .
    6   . . . C
    """,
}


@pytest.mark.rule("TB-57", "TB-R12")
@pytest.mark.parametrize("cow", SIGHT)
def test_what_the_cow_does_not_see(cow: str) -> None:
    picture = SIGHT[cow]
    frame = {cow: "C", "f4": "#"}
    strict = the_rules(sight_corner="cross").ground.unseen[cow]
    marks = dict.fromkeys(GROUND.unseen[cow], "h") | dict.fromkeys(strict, "H")
    assert marked(picture, marks | frame) == plain(picture)


@pytest.mark.rule("TB-57")
def test_a_neighbour_of_the_cow_is_always_seen_and_only_squares_beside_the_hideout_hide() -> None:
    for cow in PITCH.squares:
        assert not GROUND.unseen[cow] & PITCH.near[cow]
        assert GROUND.unseen[cow] <= PITCH.near["f4"]


# --- Bounces: S is where the piece starts, the numbers are the squares it drifts over -------------------------------

BALLS = {
    ("a wall", "ne", 1): """
        i j k
    1   . 1 .
    2   . . S
    """,
    ("a corner", "ne", 1): """
        i j k
    1   . . S
    2   . 1 .
    """,
    ("straight into the fence", "e", 1): """
        i j k
    1   . 1 S
    2   . . .
    """,
    ("the hideout turns it round", "se", 1): """
        d e f
    2   1 . .
    3   . S .
    4   . . #
    """,
    ("off the hideout itself", "se", 1): """
        e f g
    4   . S .
    5   . . 1
    """,
    ("a barrier is nothing to it", "e", 1): """
        d e f
    6   S 1 .
    """,
    ("into a goal", "nw", 1): """
        i j k
    4   . 1 .
    5   . . S
    """,
}


def drifted(piece: str, direction: str, squares: int, picture: str) -> str:
    """The picture with the route of a drift drawn in; a square met twice keeps its last number."""
    (start,) = found(picture, "S")
    frame = dict.fromkeys(found(picture, "#"), "#") | dict.fromkeys(found(picture, "G"), "G")
    frame |= dict.fromkeys(found(picture, "b"), "b") | dict.fromkeys(found(picture, "B"), "B")
    route = GROUND.drift(piece, start, direction, squares, found(picture, "b"))
    return marked(picture, frame | {start: "S"} | {square: str(n) for n, square in enumerate(route, 1)})


@pytest.mark.rule("TB-40", "TB-41", "TB-42", "TB-47")
@pytest.mark.parametrize("case", BALLS, ids=[case[0] for case in BALLS])
def test_how_a_ball_scatters(case: tuple[str, str, int]) -> None:
    _, direction, squares = case
    assert drifted(BALL, direction, squares, BALLS[case]) == plain(BALLS[case])


DRINKERS = {
    ("back from the fence over its own way", "w", 3): """
        a b c
    2   2 3 S
    """,
    ("a corner of the room", "nw", 4): """
        a b c d
    2   . . 4 .
    3   . 3 . .
    4   2 . . .
    5   . 1 . .
    6   . . S .
    """,
    ("up and down again", "ne", 4): """
        c d e f g
    1   . 1 . . .
    2   S . 2 . .
    3   . . . 3 .
    4   . . . . 4
    """,
    ("a closed goal turns round", "w", 2): """
        b c d e
    4   G S 1 2
    """,
    ("somebody in the way", "e", 4): """
        c d e f g
    2   S 1 2 b .
    """,
    ("over a barrier", "e", 4): """
        c d e f g
    6   S 1 2 3 4
    """,
}


@pytest.mark.rule("TB-34", "TB-41", "TB-42")
@pytest.mark.parametrize("case", DRINKERS, ids=[case[0] for case in DRINKERS])
def test_how_a_drinker_stumbles(case: tuple[str, str, int]) -> None:
    _, direction, squares = case
    assert drifted(DRINKER, direction, squares, DRINKERS[case]) == plain(DRINKERS[case])


COWS = {
    ("a barrier turns her round", "e", 2): """
        b c d e
    2   2 1 S B
    """,
    ("a character stops her", "e", 5): """
        c d e f g
    3   S 1 2 b .
    """,
    ("between two barriers she cannot turn", "e", 4): """
        d e f g h
    2   . B S B .
    """,
    ("from the fence behind a closed goal", "e", 4): """
        a b c
    4   S G .
    """,
}


@pytest.mark.rule("TB-41", "TB-42", "TB-71")
@pytest.mark.parametrize("case", COWS, ids=[case[0] for case in COWS])
def test_how_the_cow_wanders(case: tuple[str, str, int]) -> None:
    _, direction, squares = case
    assert drifted(COW, direction, squares, COWS[case]) == plain(COWS[case])


@pytest.mark.rule("TB-41")
def test_every_drift_stays_on_the_pitch_and_off_the_walls() -> None:
    walls = {BALL: {"f4"}, DRINKER: {"f4", "b4", "j4"}, COW: {"f4", "b4", "j4", "e2", "g2", "e6", "g6"}}
    for piece, forbidden in walls.items():
        for start in PITCH.inside - forbidden:
            for direction in DIRECTIONS:
                route = GROUND.drift(piece, start, direction, 12)
                assert len(route) in (0, 12)  # with nobody about it ends only between two walls, at once
                assert set(route) <= PITCH.inside - forbidden


# --- Scatter on the pitch: the ball is kicked to x, the numbers show where each face of the die puts it -------------


def scatter(g: Toro, kick: str) -> dict[int, str]:
    """Where the ball lies after a kick, for each face of the die."""
    return {die: after(g, kick, f"roll {die}").ball for die in range(1, 7)}


@pytest.mark.rule("TB-39", "TB-40", "TB-46")
def test_where_each_face_puts_the_ball() -> None:
    g = run("red1 f6 ball f6 cow a1", "red1")
    picture = """
        g h i
    2   1 . 4
    3   2 x 5
    4   3 . 6
    """
    marks = {square: str(die) for die, square in scatter(g, "kick h3").items()}
    assert marked(picture, {"h3": "x", **marks}) == plain(picture)


@pytest.mark.rule("TB-39", "TB-41", "TB-46")
def test_where_each_face_puts_a_ball_at_the_fence() -> None:
    picture = """
        i j k
    1   . 4 .
    2   . 5 x
    3   . 6 .
    """
    kicked = scatter(run("red1 h2 ball h2 cow a1 blue1 a7", "red1"), "kick k2")
    assert kicked == {1: "j1", 2: "j2", 3: "j3", 4: "j1", 5: "j2", 6: "j3"}
    marks = {square: str(die) for die, square in kicked.items()}
    assert marked(picture, {"k2": "x", **marks}) == plain(picture)


@pytest.mark.rule("TB-47")
def test_a_ball_stopped_by_the_hideout_lies_beside_it() -> None:
    picture = """
        e f g
    3   1 . 4
    4   2 # 5
    5   3 . 6
    """
    kicked = scatter(run("red1 d4 ball d4 cow a1", "red1"), "kick h4")
    marks = {square: str(die) for die, square in kicked.items()}
    assert marked(picture, {"f4": "#", **marks}) == plain(picture)


@pytest.mark.rule("TB-41")
def test_a_position_before_and_after_a_bounce() -> None:
    g = run("""
        g h i j k
    1   . . . . .
    2   . r1o . . .
    """, "red1")  # fmt: skip
    assert shows(after(g, "kick k2", "roll 4"), """
        g h i j k
    1   . . . o .
    2   . r1 . . .
    """)  # fmt: skip
