"""PG-1 to PG-18: sides, pieces, set-up and squares."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.board import ADJACENT, BIT, EARTH, IN_MATRIX, MATRIX, NAME, ON_EARTH, SQUARES, names
from ludarium.games.protocol_g117.position import AI, HU
from ludarium.games.protocol_g117.rules import kind
from ludarium.kernel import CHANCE, Question, Refused, play, view

from .fronts import (
    AT_FIRST,
    acting,
    after,
    asked,
    conserved,
    ended,
    idle,
    moves,
    offered,
    stands,
    start,
    steps,
    table,
    told,
)


@pytest.mark.rule("PG-1")
def test_two_seats_see_everything_and_nothing_is_random() -> None:
    assert GAME.content.about.seats == (2, 2)
    g = start()
    while g.question is not None:
        assert isinstance(g.question, Question)
        assert g.question.seat in (AI, HU)
        assert g.question.seat != CHANCE
        assert view(GAME, g, AI).table == view(GAME, g, HU).table == view(GAME, g, None).table == g
        g = after(g, moves(g)[-1])


@pytest.mark.rule("PG-1")
def test_one_or_three_players_are_refused() -> None:
    for seats in (1, 3):
        with pytest.raises(Refused):
            GAME.setup(seats=seats)


@pytest.mark.rule("PG-2", "PG-85")
def test_ten_turns_then_more_points_win() -> None:
    g = after(start(), "place c1r1")
    g = after(g, "choose hopes_end po", "move c5r2 c4r2", "end", "choose anon_hacker po", "end")
    for turn in range(2, 11):
        assert (g.turn, ended(g)) == (turn, "")
        g = idle(g)
    assert (ended(g), g.turn, g.score) == ("supremacy", 10, (20, 0))
    assert g.outcome is not None
    assert g.outcome.winners == (AI,)


@pytest.mark.rule("PG-3")
def test_twelve_units_each_wherever_they_are() -> None:
    g = start()
    for move in ("place c1r1", "choose neural_backlash event", "eliminate o4", "choose emp_strike event"):
        assert conserved(g) == (12, 12)
        g = play(g, move)
    g = after(g, "eliminate c5r2", "choose call_to_arms event", "place c2r2", "place c2r3")
    assert conserved(g) == (12, 12)
    assert (g.supply, g.lost) == ((9, 7), (1, 1))


@pytest.mark.rule("PG-4")
@pytest.mark.parametrize(
    ("seat", "square", "name"),
    [(AI, "c3r2", "drone"), (AI, "core", "bot"), (HU, "c3r2", "troop"), (HU, "core", "decker")],
)
def test_the_kind_of_a_unit_is_its_side_and_field(seat: int, square: str, name: str) -> None:
    assert kind(seat, BIT[square]) == name


@pytest.mark.rule("PG-5", "PG-15")
def test_no_way_leads_from_one_field_to_the_other() -> None:
    for square in SQUARES:
        field = EARTH if square in EARTH else MATRIX
        assert set(names(ADJACENT[BIT[square]])) <= set(field)
    crowd = "AI c1r1 c3r2 c5r3 | core o1 o5 ; HU c2r2 c4r2 | i1 o3"
    for seat in (AI, HU):
        for a, goals in steps(acting(crowd, seat, 3)).items():
            assert all((a in EARTH) == (b in EARTH) for b in goals)


@pytest.mark.rule("PG-6")
def test_one_marker_a_turn_lasts_ten_turns() -> None:
    g = after(start(), "place c1r1")
    for turn in range(1, 11):
        assert Counter(part for both in g.marks for part in both) == Counter({"po": 2 * turn - 2, "": 22 - 2 * turn})
        g = idle(g)
    assert GAME.rules(GAME.setup()).markers_per_side == 10


@pytest.mark.rule("PG-7", "PG-8", "PG-9", "PG-10")
def test_start_forces() -> None:
    assert stands(start(), "AI c5r2 | o1 o8 ; HU c1r2 | o4")


@pytest.mark.rule("PG-11")
def test_the_second_troop_beside_the_first_but_not_on_points() -> None:
    g = start()
    assert asked(g) == HU
    assert moves(g) == ("place c1r1", "place c1r3")
    with pytest.raises(Refused):
        play(g, "place c2r2")
    assert told(g, "place c1r3")[0].key == "second_troop"


@pytest.mark.rule("PG-12")
def test_when_the_first_turn_begins() -> None:
    g = after(start(), "place c1r3")
    assert stands(g, AT_FIRST)
    assert (g.supply, g.score, g.turn) == ((9, 9), (0, 0), 1)
    assert set(g.marks) == {("", "")}


# A picture of what is adjacent: x touches the square in question, which is marked O.
EARTH_PICTURES = (
    """
    O x . . .
    x . . . .
    . . . . .
    """,
    """
    . . x . .
    . x O x .
    . . x . .
    """,
    """
    . . . . .
    . . . . x
    . . . x O
    """,
)


@pytest.mark.rule("PG-13")
@pytest.mark.parametrize("picture", EARTH_PICTURES)
def test_earth_squares_touch_along_their_sides(picture: str) -> None:
    marks = dict(zip(EARTH, picture.split(), strict=True))
    (middle,) = (square for square, mark in marks.items() if mark == "O")
    assert set(names(ADJACENT[BIT[middle]])) == {square for square, mark in marks.items() if mark == "x"}


MATRIX_TABLE = """
core: i1 i2 i3 i4
i1: core i2 i4 o8 o1
i2: core i1 i3 o2 o3
i3: core i2 i4 o4 o5
i4: core i1 i3 o6 o7
o1: o8 o2 i1
o2: o1 o3 i2
o3: o2 o4 i2
o4: o3 o5 i3
o5: o4 o6 i3
o6: o5 o7 i4
o7: o6 o8 i4
o8: o7 o1 i1
"""


@pytest.mark.rule("PG-14")
def test_matrix_squares_touch_as_printed() -> None:
    printed = dict(line.split(": ") for line in MATRIX_TABLE.strip().splitlines())
    assert {square: set(names(ADJACENT[BIT[square]])) for square in MATRIX} == {
        square: set(row.split()) for square, row in printed.items()
    }


@pytest.mark.rule("PG-14")
def test_touching_is_mutual() -> None:
    for bit, near in ADJACENT.items():
        assert all(ADJACENT[other] & bit for other in NAME if near & other)
    assert sum(near.bit_count() for bit, near in ADJACENT.items() if bit & ON_EARTH) == 44
    assert sum(near.bit_count() for bit, near in ADJACENT.items() if bit & IN_MATRIX) == 48


@pytest.mark.rule("PG-16")
def test_one_unit_on_an_earth_square() -> None:
    g = acting("AI c3r2 | - ; HU c2r2 c1r2 c2r1 | -", HU, 1)
    assert steps(g)["c2r2"] == {"c2r3"}


@pytest.mark.rule("PG-17")
def test_two_units_on_a_matrix_square_whoever_they_are() -> None:
    g = acting("AI - | i1 i1 i2 ; HU - | core i2 i3 i4 i4", HU, 1)
    assert steps(g)["core"] == {"i3"}
    assert "i2" not in steps(g)["i3"]


@pytest.mark.rule("PG-18")
def test_of_two_units_on_a_square_either_may_act() -> None:
    g = acting("AI c5r2 | - ; HU - | o4 o4", HU, 1)
    assert offered(g, "move") == {"o4 o3", "o4 o5", "o4 i3"}
    assert stands(after(g, "move o4 o5"), "AI c5r2 | - ; HU - | o4 o5")


def test_the_next_chooser_sees_twenty_sentences() -> None:
    assert len(moves(table())) == 20
