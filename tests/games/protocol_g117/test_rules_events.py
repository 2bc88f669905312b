"""PG-55 to PG-72: events, and where a gained unit may be placed."""

from __future__ import annotations

import pytest

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.position import AI, HU
from ludarium.texts import texts

from .fronts import AT_FIRST, after, asked, moves, offered, stands, table, told

FREE = "AI c5r2 | o1 o8 ; HU c1r2 | o4"


@pytest.mark.rule("PG-55", "PG-R21")
def test_icons_are_resolved_from_left_to_right() -> None:
    g = after(table(), "choose hopes_end event")
    assert offered(g, "place") == {"o1", "o8", "o2", "o7", "i1"}  # +M first
    g = after(g, "place i1")
    assert offered(g, "place") == {"c4r2", "c5r1", "c5r3"}  # then +E
    g = after(g, "place c4r2")
    assert asked(g) == HU


@pytest.mark.rule("PG-56", "PG-72")
def test_a_gain_takes_a_unit_from_the_supply() -> None:
    g = after(table(AT_FIRST, turn=2, supply=(9, 9)), "choose guerrilla event", "place c2r2")
    assert stands(g, "AI c5r2 | o1 o8 ; HU c1r2 c1r3 c2r2 | o4")
    assert g.supply == (9, 8)
    g = after(g, "choose predictive_strike po", "end", "choose hopes_end po", "end", "choose anon_hacker po")
    assert "c2r2 c3r2" in offered(g, "move")  # a gained unit moves like any other


@pytest.mark.rule("PG-57")
@pytest.mark.parametrize(
    ("turn", "action", "targets"),
    [
        (1, "human_betrayal", {"c1r2", "c1r3"}),
        (1, "neural_backlash", {"o4"}),
        (2, "faulty_cpus", {"o1", "o8"}),
        (2, "emp_strike", {"c5r2"}),
    ],
)
def test_an_elimination_reaches_the_whole_field(turn: int, action: str, targets: set[str]) -> None:
    g = after(table(turn=turn), f"choose {action} event")
    assert {move.split()[0] for move in moves(g)} == {"eliminate"}
    assert offered(g, "eliminate") == targets


@pytest.mark.rule("PG-58")
def test_one_of_two_goes_and_the_own_unit_stays() -> None:
    g = table("AI c5r2 | o1 o1 core ; HU c1r2 | core", turn=2)
    g = after(g, "choose faulty_cpus event")
    assert stands(after(g, "eliminate o1"), "AI c5r2 | o1 core ; HU c1r2 | core")
    assert stands(after(g, "eliminate core"), "AI c5r2 | o1 o1 ; HU c1r2 | core")


@pytest.mark.rule("PG-59")
def test_a_sabotage_is_held_until_the_count() -> None:
    g = after(table("AI c4r2 | - ; HU c2r2 | -"), "choose deep_fakes event")
    assert g.sabotages == (1, 0)
    assert asked(g) == HU  # nothing is named yet
    g = after(g, "choose power_cut po", "end")
    assert (asked(g), moves(g)) == (AI, ("sabotage c2r2",))


@pytest.mark.rule("PG-60")
@pytest.mark.parametrize("action", ["drone_foundry", "human_betrayal", "singularity"])
def test_nothing_can_be_declined(action: str) -> None:
    g = after(table(), f"choose {action} event")
    assert {move.split()[0] for move in moves(g)} <= {"place", "eliminate"}


@pytest.mark.rule("PG-61")
def test_a_gain_lapses_without_supply_or_square() -> None:
    bare = table(turn=2, supply=(9, 0))
    story = told(bare, "choose anon_hacker event")
    assert [(event.key, event.values.get("why")) for event in story[1:3]] == [
        ("gain_lapsed", "supply"),
        ("gain_lapsed", "supply"),
    ]
    walled = table("AI c1r2 c2r1 | o1 ; HU c1r1 | o4", turn=2, supply=(5, 5))
    g = after(walled, "choose anon_hacker event", "place o5")  # +M works, then +E lapses
    assert (g.supply, asked(g)) == ((5, 4), AI)
    story = told(walled, "choose anon_hacker event", "place o5")
    assert ("gain_lapsed", "room") in [(event.key, event.values.get("why")) for event in story]


@pytest.mark.rule("PG-62")
def test_an_elimination_lapses_without_an_enemy_on_the_field() -> None:
    g = table("AI c5r2 | - ; HU c1r2 | o4", turn=2)
    story = told(g, "choose faulty_cpus event")
    assert story[1].key == "elimination_lapsed"
    assert asked(after(g, "choose faulty_cpus event")) == AI


@pytest.mark.rule("PG-61", "PG-62")
def test_the_story_of_a_lapse_names_the_side_the_field_and_the_reason() -> None:
    say = texts(GAME, "en")
    bare = told(table(turn=2, supply=(9, 0)), "choose anon_hacker event")
    assert [say.event(event) for event in bare[1:3]] == [
        "Humankind gains nothing in the Matrix: the supply is empty.",
        "Humankind gains nothing on Earth: the supply is empty.",
    ]
    walled = told(table("AI c1r1 | o1 ; HU c1r2 c2r1 | o4"), "choose predictive_strike event")
    assert say.event(walled[1]) == "The AI gains nothing on Earth: no square is free for the unit."
    alone = told(table("AI c5r2 | - ; HU c1r2 | o4", turn=2), "choose faulty_cpus event")
    assert say.event(alone[1]) == "Humankind eliminates nobody: no enemy stands in the Matrix."


@pytest.mark.rule("PG-63")
def test_events_give_no_operation() -> None:
    g = table("AI c2r2 | i3 ; HU c1r2 c2r1 | o4 o5", turn=2)
    for action in ("anon_hacker", "faulty_cpus", "call_to_arms", "logic_bomb"):
        offers = {move.split()[0] for move in moves(after(g, f"choose {action} event"))}
        assert not offers & {"move", "attack", "charge"}


# Where hu may place a Troop: H own units, A enemies, + legal squares.
PICTURES = (
    "+ . . . .   H + . . .   + . . . A",
    "H + . . .   + + A . .   + H + . .",
    "H A . . .   A . . . .   . . . . .",
    ". . + . .   . + H + .   . . A . .",
)


@pytest.mark.rule("PG-64", "PG-65", "PG-71")
@pytest.mark.parametrize("picture", PICTURES)
def test_on_earth_beside_an_own_unit_points_or_not(picture: str) -> None:
    marks = dict(zip((f"c{c}r{r}" for r in (1, 2, 3) for c in range(1, 6)), picture.split(), strict=True))
    ai, hu, legal = (" ".join(s for s, mark in marks.items() if mark == which) for which in "AH+")
    g = after(table(f"AI {ai} | o1 ; HU {hu} | o4", turn=2), "choose guerrilla event")
    assert offered(g, "place") == set(legal.split())


@pytest.mark.rule("PG-66")
@pytest.mark.parametrize(
    ("fronts", "off", "extra"),
    [
        ("AI c5r2 | o1 ; HU c1r2 | o4", "o3 o4 o5 i3", ""),
        ("AI c5r2 | o5 ; HU c1r2 | o4", "o3 o4 i3", "o5"),
        ("AI c5r2 | o5 o5 ; HU c1r2 | o4", "o3 o4 i3", ""),
        ("AI c5r2 | o1 ; HU c1r2 | o4 o4 o5", "o3 i3 o5 o6", ""),
        ("AI c5r2 | core ; HU c1r2 | core", "i1 i2 i3 i4", ""),
        ("AI c5r2 | o3 i3 ; HU c1r2 | o4 i2", "o4 i2 o5 i1 core o2", "o3 i3"),
    ],
)
def test_in_the_matrix_on_a_lone_unit_or_beside(fronts: str, off: str, extra: str) -> None:
    strict = after(table(fronts, turn=2), "choose back_door event")
    assert offered(strict, "place") == set(off.split())
    loose = after(table(fronts, turn=2, matrix_drop_in="on"), "choose back_door event")
    assert offered(loose, "place") == {*off.split(), *extra.split()}


@pytest.mark.rule("PG-67")
@pytest.mark.parametrize("drop_in", ["off", "on"])
def test_a_contested_square_is_full(drop_in: str) -> None:
    g = table("AI c5r2 | core ; HU c1r2 | core i1", turn=2, matrix_drop_in=drop_in)
    assert "core" not in offered(after(g, "choose back_door event"), "place")


@pytest.mark.rule("PG-68")
def test_without_units_on_a_field_its_start_squares() -> None:
    earth = table("AI c5r2 | o1 ; HU - | o4", turn=2)
    assert offered(after(earth, "choose guerrilla event"), "place") == {"c1r2"}
    both = table("AI c5r2 | - ; HU c1r2 | o4")
    assert offered(after(both, "choose adaptive_firewall event"), "place") == {"o1", "o8"}
    one = table("AI c5r2 | - ; HU c1r2 | o1")
    assert offered(after(one, "choose adaptive_firewall event"), "place") == {"o8"}


@pytest.mark.rule("PG-69")
def test_with_enemies_on_all_start_squares_any_empty_one() -> None:
    earth = table("AI c1r2 c3r3 | o1 ; HU - | o4", turn=2)
    assert len(offered(after(earth, "choose guerrilla event"), "place")) == 13
    matrix = table("AI c5r2 | - ; HU c1r2 | o1 o8 core")
    squares = offered(after(matrix, "choose adaptive_firewall event"), "place")
    assert len(squares) == 10
    assert not squares & {"o1", "o8", "core"}


@pytest.mark.rule("PG-70")
def test_the_second_gain_goes_by_the_first() -> None:
    g = after(table("AI c5r2 | o1 ; HU - | o4", turn=2), "choose call_to_arms event", "place c1r2")
    assert offered(g, "place") == {"c1r1", "c1r3", "c2r2"}
    far = after(table("AI c1r2 | o1 ; HU - | o4", turn=2), "choose call_to_arms event", "place c5r1")
    assert offered(far, "place") == {"c4r1", "c5r2"}


@pytest.mark.rule("PG-71")
def test_walled_in_is_not_the_same_as_absent() -> None:
    g = table("AI c2r1 c1r2 | o1 ; HU c1r1 | o4", turn=2)
    assert asked(after(g, "choose guerrilla event")) == AI  # nothing to place, although 12 squares are empty


def test_a_gain_on_a_start_square_of_the_enemy_is_fine() -> None:
    g = table("AI c5r1 | o1 ; HU c4r2 | o4", turn=2)
    assert "c5r2" in offered(after(g, "choose guerrilla event"), "place")
