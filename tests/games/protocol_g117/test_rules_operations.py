"""PG-35 to PG-54: Move, Attack and Charge."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.position import AI, HU
from ludarium.kernel import Refused, play
from ludarium.texts import texts

from .fronts import acting, after, asked, conserved, moves, offered, points, stands, steps, table, told


@pytest.mark.rule("PG-35")
def test_two_squares_for_one_unit_or_one_each_for_two() -> None:
    g = acting("AI c5r2 | o1 ; HU c1r2 c1r3 | -", HU, 1)
    assert stands(after(g, "move c1r2 c2r2", "move c2r2 c3r2"), "AI c5r2 | o1 ; HU c3r2 c1r3 | -")
    assert stands(after(g, "move c1r2 c2r2", "move c1r3 c2r3"), "AI c5r2 | o1 ; HU c2r2 c2r3 | -")
    assert after(g, "move c1r2 c2r2", "move c2r2 c3r2").turn == 3  # the point is spent


@pytest.mark.rule("PG-36")
def test_a_step_goes_to_an_adjacent_square_with_room() -> None:
    g = acting("AI c3r3 | i1 i1 ; HU c2r2 c3r2 | core", HU, 1)
    assert steps(g) == {
        "c2r2": {"c1r2", "c2r1", "c2r3"},
        "c3r2": {"c3r1", "c4r2"},
        "core": {"i2", "i3", "i4"},
    }
    assert stands(play(g, "move c3r2 c4r2"), "AI c3r3 | i1 i1 ; HU c2r2 c4r2 | core")
    with pytest.raises(Refused):
        play(g, "move c3r3 c4r3")  # an enemy's unit
    with pytest.raises(Refused):
        play(g, "move c2r2 c1r1")  # not adjacent


@pytest.mark.rule("PG-37")
def test_the_first_step_spends_a_point_the_second_none() -> None:
    g = acting("AI c5r2 | - ; HU c1r2 | o4", HU, 3)
    seen = [points(g)]
    for move in ("move c1r2 c2r2", "move c2r2 c2r3", "move o4 o5", "move o5 o6", "move o6 o7"):
        g = play(g, move)
        seen.append(points(g))
    assert seen == [(3, 0), (2, 1), (2, 0), (1, 1), (1, 0), (0, 1)]


@pytest.mark.rule("PG-38")
def test_the_open_square_serves_any_unit_on_either_field() -> None:
    g = play(acting("AI c5r2 | - ; HU c1r2 c1r3 | o4", HU, 1), "move c1r2 c1r1")
    assert set(steps(g)) == {"c1r1", "c1r3", "o4"}


@pytest.mark.rule("PG-39")
def test_attack_charge_and_end_drop_the_open_square() -> None:
    g = play(acting("AI c3r2 c5r2 | - ; HU c2r1 c2r2 | o4", HU, 3), "move c2r1 c3r1")
    assert points(g) == (2, 1)
    assert points(play(g, "attack c3r2")) == (1, 0)
    assert points(after(g, "charge c2r2", "hit c3r2")) == (1, 0)
    assert points(play(g, "end")) == (0, 0)
    assert points(after(g, "attack c3r2", "move o4 o5")) == (0, 1)  # a new point, not the lost square


@pytest.mark.rule("PG-40")
def test_no_unit_steps_straight_back() -> None:
    g = play(acting("AI c5r2 | - ; HU c2r2 | o4", HU, 2), "move c2r2 c3r2")
    assert "c3r2 c2r2" not in offered(g, "move")
    elsewhere = play(acting("AI c5r2 | - ; HU c2r2 | o4", HU, 2), "move o4 o5")
    assert "c2r2 c3r2" in offered(elsewhere, "move")
    stack = play(acting("AI - | - ; HU - | i1 i2", HU, 2), "move i1 i2")
    assert "i2 i1" not in offered(stack, "move")  # not even the other Decker on i2
    again = play(g, "move o4 o5")
    assert "c3r2 c2r2" in offered(again, "move")  # with the next point


ADJACENT_TO = {
    "c2r1": ("c1r1", "c3r1", "c2r2"),
    "c2r2": ("c2r1", "c1r2", "c3r2", "c2r3"),
    "c3r2": ("c3r1", "c2r2", "c4r2", "c3r3"),
}


@pytest.mark.rule("PG-40")
@pytest.mark.parametrize("squares", [3, 4])
def test_of_several_squares_only_the_last_step_may_not_be_undone(squares: int) -> None:
    g = acting("AI c5r3 | - ; HU c1r1 | o4", HU, 1, numbers={"move_squares": squares})
    way = ["c1r1", "c2r1", "c2r2", "c3r2"]
    for a, b in pairwise(way[:squares]):
        g = play(g, f"move {a} {b}")
        assert f"{b} {a}" not in offered(g, "move")
        assert {f"{b} {other}" for other in ADJACENT_TO[b] if other != a} <= offered(g, "move")
    round_trip = acting("AI c5r3 | - ; HU c1r1 | o4", HU, 1, numbers={"move_squares": squares})
    round_trip = after(round_trip, "move c1r1 c2r1", "move o4 o5")
    assert "c2r1 c1r1" in offered(round_trip, "move")  # another step lies between
    assert "o5 o4" not in offered(round_trip, "move")


@pytest.mark.rule("PG-41")
def test_on_earth_nothing_is_entered_or_crossed() -> None:
    g = acting("AI c1r1 c2r2 | - ; HU c1r2 c1r3 | -", HU, 1)
    assert steps(g) == {"c1r3": {"c2r3"}}


@pytest.mark.rule("PG-42")
def test_in_the_matrix_a_lone_unit_may_be_joined_and_crossed() -> None:
    g = acting("AI - | i3 ; HU - | o4 o5", HU, 1)
    assert stands(after(g, "move o4 i3", "move i3 core"), "AI - | i3 ; HU - | o5 core")
    assert stands(after(g, "move o4 o5", "move o5 o6"), "AI - | i3 ; HU - | o5 o6")
    full = acting("AI - | i3 i3 ; HU - | o4 core i1 i1", HU, 1)
    assert steps(full)["o4"] == {"o3", "o5"}
    assert steps(full)["core"] == {"i2", "i4"}


@pytest.mark.rule("PG-43")
def test_joining_an_enemy_contests_the_square_and_harms_nobody() -> None:
    g = acting("AI - | i3 ; HU - | o4", HU, 2)
    g, story = play(g, "move o4 i3"), told(g, "move o4 i3")
    assert stands(g, "AI - | i3 ; HU - | i3")
    assert story[0].values["contested"] is True
    assert g.lost == (5, 5)  # as before: twelve less one on the field and six in supply


@pytest.mark.rule("PG-44")
def test_enemies_hold_nobody_back() -> None:
    g = acting("AI - | core i1 i2 ; HU - | core", HU, 1)
    assert steps(g) == {"core": {"i1", "i2", "i3", "i4"}}


@pytest.mark.rule("PG-45")
@pytest.mark.parametrize(
    ("fronts", "targets"),
    [
        ("AI c3r2 | - ; HU c2r2 | -", set()),
        ("AI c3r2 | - ; HU c2r2 c3r1 | -", {"c3r2"}),
        ("AI c3r2 | - ; HU c2r1 c2r3 c4r1 | -", set()),  # diagonals are no contact
        ("AI c3r2 c3r1 | - ; HU c2r2 c3r3 c2r1 | -", {"c3r2"}),
        ("AI - | core ; HU - | i1 i3", {"core"}),
        ("AI - | core ; HU - | i1 o1", set()),
    ],
)
def test_an_attack_needs_two_in_contact(fronts: str, targets: set[str]) -> None:
    assert offered(acting(fronts, HU, 1), "attack") == targets


@pytest.mark.rule("PG-45")
def test_an_attack_needs_a_point_and_not_a_movement_square() -> None:
    g = play(acting("AI c3r2 | - ; HU c1r2 c3r1 | -", HU, 1), "move c1r2 c2r2")
    assert points(g) == (0, 1)
    assert offered(g, "attack") == offered(g, "charge") == set()


@pytest.mark.rule("PG-46")
def test_an_attack_takes_one_enemy_and_nothing_else() -> None:
    g = play(acting("AI c3r2 c5r2 | - ; HU c2r2 c3r1 | -", HU, 2), "attack c3r2")
    assert stands(g, "AI c5r2 | - ; HU c2r2 c3r1 | -")
    assert conserved(g) == (12, 12)
    assert g.supply == (6, 6)


@pytest.mark.rule("PG-47")
def test_attackers_may_share_a_square_even_the_targets() -> None:
    assert offered(acting("AI - | core ; HU - | i1 i1", HU, 1), "attack") == {"core"}
    assert offered(acting("AI - | core ; HU - | core i1", HU, 1), "attack") == {"core"}
    assert offered(acting("AI - | core ; HU - | core", HU, 1), "attack") == set()


@pytest.mark.rule("PG-47")
def test_the_story_of_an_attack_counts_who_stands_on_one_square() -> None:
    story = told(acting("AI - | core ; HU c1r1 | i1 i1 i2", HU, 2), "attack core")
    assert story[0].values["hands"] == ("i1 ×2", "i2")
    assert texts(GAME, "en").event(story[0]) == "Bot on core attacked from i1 ×2, i2, and eliminated."


@pytest.mark.rule("PG-48")
def test_the_same_units_may_attack_again() -> None:
    g = acting("AI c2r2 c3r1 c5r2 | - ; HU c2r1 c3r2 | -", HU, 3)
    assert offered(g, "attack") == {"c2r2", "c3r1"}
    assert stands(after(g, "attack c2r2", "attack c3r1"), "AI c5r2 | - ; HU c2r1 c3r2 | -")


@pytest.mark.rule("PG-49")
def test_of_two_enemies_one_stays() -> None:
    g = play(acting("AI - | core core ; HU - | i1 i2", HU, 2), "attack core")
    assert stands(g, "AI - | core ; HU - | i1 i2")


@pytest.mark.rule("PG-50")
def test_a_charge_costs_a_point_and_needs_one_unit() -> None:
    g = acting("AI c3r2 c5r2 | - ; HU c2r2 | o4", HU, 2)
    assert offered(g, "charge") == {"c2r2"}
    g = after(g, "charge c2r2", "hit c3r2")
    assert points(g) == (1, 0)
    assert stands(g, "AI c5r2 | - ; HU - | o4")


# What a lone Troop (H) can strike: X are enemies in reach, o enemies out of reach, # own units in the way.
CHARGES = (
    "H X . . .   . . . . .   . . . . .",
    "H . . X .   . . . . .   . . . . .",
    "H . . . o   . . . . .   . . . . .",
    "H X o . .   . . . . .   . . . . .",
    "H # o . .   # . . . .   . . . . .",
    "H . . . .   . . . . .   . X . . .",
    "H . . . .   . . . . .   . . o . .",
    "H X . . .   X o . . .   . . . . .",
)


@pytest.mark.rule("PG-51")
@pytest.mark.parametrize("picture", CHARGES)
def test_how_far_a_charge_reaches_on_earth(picture: str) -> None:
    marks = dict(zip((f"c{c}r{r}" for r in (1, 2, 3) for c in range(1, 6)), picture.split(), strict=True))
    foes = " ".join(square for square, mark in marks.items() if mark in "Xo")
    own = " ".join(square for square, mark in marks.items() if mark in "H#")
    g = acting(f"AI {foes} | - ; HU {own} | o4", HU, 1)
    reach = {square for square, mark in marks.items() if mark == "X"}
    assert ("c1r1" in offered(g, "charge")) == bool(reach)
    if reach:
        assert offered(play(g, "charge c1r1"), "hit") == reach


@pytest.mark.rule("PG-51")
@pytest.mark.parametrize(
    ("ai", "hu", "reach"),
    [
        ("o1", "o4", {"o1"}),  # by o3 to o2
        ("o8", "o4", set()),
        ("core o8", "o4", {"core"}),
        ("o1 i2 i2 o3 o3 i3 i3", "o4", {"o3", "i3"}),  # ways barred by stacks, which can be struck themselves
        ("i1", "core", {"i1"}),
        ("i1", "i1", {"i1"}),  # on one square: in contact without a step
    ],
)
def test_how_far_a_charge_reaches_in_the_matrix(ai: str, hu: str, reach: set[str]) -> None:
    g = acting(f"AI - | {ai} ; HU c1r1 | {hu}", HU, 1)
    if not reach:
        assert hu not in offered(g, "charge")
    else:
        assert offered(play(g, f"charge {hu}"), "hit") == reach


@pytest.mark.rule("PG-51")
def test_a_charge_visits_no_square_twice() -> None:
    """The Decker could only step to i3 and back; what stands beside o4 cannot be struck after two steps."""
    fronts = "AI - | o3 o3 o5 o5 core core i2 i2 i4 i4 ; HU c1r1 | o4"
    assert offered(acting(fronts, HU, 1), "charge") == {"o4"}
    assert offered(acting(fronts, HU, 1, numbers={"charge_steps_min": 1}), "charge") == {"o4"}
    assert offered(acting(fronts, HU, 1, numbers={"charge_steps_min": 2}), "charge") == set()
    # by i3 and core and back to i3 it would be beside o5
    fronts = "AI - | o5 o5 ; HU c1r1 | o4 o3 o3 i1 i1 i2 i2 i4 i4"
    g = acting(fronts, HU, 1, numbers={"charge_steps_min": 2, "charge_steps_max": 3})
    assert "o4" not in offered(g, "charge")


@pytest.mark.rule("PG-51", "PG-52")
def test_the_fewest_steps_count_for_the_targets_too() -> None:
    fronts = "AI c2r1 c2r2 c2r3 | - ; HU c1r1 | -"
    for fewest, targets in ((0, {"c2r1", "c2r2", "c2r3"}), (1, {"c2r2", "c2r3"}), (2, {"c2r3"})):
        g = acting(fronts, HU, 1, numbers={"charge_steps_min": fewest})
        assert offered(play(g, "charge c1r1"), "hit") == targets


@pytest.mark.rule("PG-52")
def test_a_charge_is_two_sentences_and_cannot_be_taken_back() -> None:
    g = acting("AI c3r2 c2r1 | - ; HU c2r2 c5r3 | -", HU, 1)
    g = play(g, "charge c2r2")
    assert set(moves(g)) == {"hit c2r1", "hit c3r2"}
    assert asked(g) == HU
    assert "charge c5r3" in moves(acting("AI c3r2 c2r1 | - ; HU c2r2 c5r3 | -", HU, 1))
    assert "charge c5r3" not in moves(acting("AI c2r1 | - ; HU c2r2 c5r3 | -", HU, 1))


@pytest.mark.rule("PG-53")
def test_both_are_lost_and_nothing_stays_on_the_way() -> None:
    g = acting("AI - | o1 i1 ; HU c1r1 | o4 o4", HU, 2)
    g = after(g, "charge o4", "hit o1")
    assert stands(g, "AI - | i1 ; HU c1r1 | o4")
    pair = acting("AI c5r2 | i3 i3 ; HU - | o4", HU, 2)
    after_hit = after(pair, "charge o4", "hit i3")
    assert stands(after_hit, "AI c5r2 | i3 ; HU - | -")


@pytest.mark.rule("PG-54", "PG-R19")
def test_whatever_is_eliminated_is_out_for_good() -> None:
    charged = after(acting("AI c3r2 | o1 ; HU c2r2 c3r1 | o5", HU, 3), "charge c2r2", "hit c3r2")
    assert (charged.supply, charged.lost) == ((6, 6), (5, 4))
    attacked = after(acting("AI c3r2 | o1 ; HU c2r2 c3r1 | o5", HU, 3), "attack c3r2")
    assert (attacked.supply, attacked.lost) == ((6, 6), (5, 3))
    event = after(table("AI c3r2 | o1 ; HU c2r2 c3r1 | o5"), "choose human_betrayal event", "eliminate c2r2")
    assert (event.supply, event.lost) == ((6, 6), (4, 4))


def test_seats_have_the_same_powers() -> None:
    """The mirror image of an attack and a charge, for ai."""
    g = acting("AI c2r2 c3r1 | - ; HU c3r2 c5r2 | -", AI, 2)
    assert offered(g, "attack") == {"c3r2"}
    assert stands(after(g, "charge c2r2", "hit c3r2"), "AI c3r1 | - ; HU c5r2 | -")
