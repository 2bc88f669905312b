"""TG-20 to TG-51: the turn, crew actions, lighthouse management."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludarium.kernel import CHANCE, Event, Question, Refused, play

from .postcard import after, asked, crew_asked, ended, moves, offered, shows, start, table, told

# --- The turn --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-20")
def test_a_turn_has_four_steps_in_this_order() -> None:
    story: list[Event] = []
    g = after(table("L c3 C 1 H a2 f1"), "light", "roll 2", "roll 3", "roll 4", story=story)
    kinds = ("lit", "sank", "dimmed", "heart_rolled", "heart_appeared", "turn")
    told = [event.key for event in story if event.key in kinds]
    assert told == ["lit", "sank", "dimmed", "heart_rolled", "heart_rolled", "heart_appeared", "turn"]
    assert shows(g, "L c4 N 2 C 5 H a3 f2 d1")


@pytest.mark.rule("TG-20")
def test_turns_have_no_limit() -> None:
    g = after(table("L c3 C 1 N 999 H f1"), "light", "roll 3", "roll 4")
    assert shows(g, "N 1000 C 5")


@pytest.mark.rule("TG-21")
@pytest.mark.parametrize(("structure", "crew"), [(6, 5), (5, 5), (4, 5), (3, 4), (2, 4), (1, 4)])
def test_one_member_patches_leaks_at_structure_3_or_less(structure: int, crew: int) -> None:
    assert shows(table(f"S {structure}", "turn"), f"C {crew}")


@pytest.mark.rule("TG-22")
def test_structure_lost_during_the_crew_actions_takes_no_member_away() -> None:
    g = after(table("L c5 S 4"), "throttle", "throttle")
    assert shows(g, "S 3 C 3")
    assert shows(after(g, "light", "light", "light", "roll 1"), "S 3 N 2 C 4")


@pytest.mark.rule("TG-23")
def test_a_repair_brings_the_member_back_at_the_next_count() -> None:
    g = after(table("L c4 S 3 C 4"), "repair")
    assert shows(g, "S 4 C 3")
    assert shows(after(g, "light", "light", "light", "roll 1"), "N 2 C 5")


# --- Placing members -------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-24")
def test_every_member_is_placed_and_nobody_may_pass() -> None:
    g = after(start(), "roll 1")
    for crew in (5, 4, 3, 2, 1):
        assert shows(g, f"L c4 C {crew}")
        assert crew_asked(g)
        assert not {"pass", "done", "end"} & set(moves(g))
        with pytest.raises(Refused):
            play(g, "pass")
        g = after(g, "light")
    assert shows(g, "L c5 C 0")  # the lighthouse has sunk: the step is over
    assert not crew_asked(g)


@pytest.mark.rule("TG-25")
def test_each_action_is_finished_before_the_next_is_chosen() -> None:
    g = after(table("L c4 H c3"), "hunt c3")
    assert asked(g) == ("hunted", "c3", 4)
    with pytest.raises(Refused):
        play(g, "light")
    g = after(g, "roll 6")
    assert crew_asked(g)
    assert "capture c3" in moves(g)  # the result of the first action is there for the second


@pytest.mark.rule("TG-26")
@pytest.mark.parametrize(
    ("postcard", "action"),
    [("", "light"), ("S 1", "repair"), ("K 2", "sleep"), ("L a4", "maneuver right"), ("L f4", "maneuver left")],
)
def test_the_same_action_may_be_chosen_again_and_again(postcard: str, action: str) -> None:
    times = 2 if action == "sleep" else 5
    g = after(table(postcard), *[action] * (times - 1))
    assert action in moves(g)
    assert shows(after(table(postcard), *[action] * times), f"C {5 - times}")


@pytest.mark.rule("TG-26", "TG-43")
def test_a_third_throttle_is_not_possible_in_a_turn() -> None:
    g = after(table("L c6"), "throttle", "throttle")
    assert shows(g, "L c4 C 3")
    assert "throttle" not in moves(g)


# --- Light, maneuver -------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-27")
def test_light_up() -> None:
    assert shows(after(table("B 3"), "light"), "B 5 C 4")
    assert shows(after(table("B 5"), "light"), "B 6 C 4")


@pytest.mark.rule("TG-28")
def test_light_is_always_possible_and_the_only_empty_action() -> None:
    g = table("L c4 B 6 S 6 H b4 d4 c3 I a1 a2 a3 a4 a5 a6")
    assert moves(g) == ("light",)
    g = after(g, "light")
    assert shows(g, "L c4 B 6 S 6 C 4")


@pytest.mark.rule("TG-29")
def test_maneuver() -> None:
    assert shows(after(table("L c4"), "maneuver left"), "L b4 C 4")
    assert shows(after(table("L c4"), "maneuver right"), "L d4 C 4")


@pytest.mark.rule("TG-30")
def test_a_maneuver_off_the_grid_or_onto_a_heart_is_not_possible() -> None:
    assert offered(table("L a4"), "maneuver") == {"right"}
    assert offered(table("L f4"), "maneuver") == {"left"}
    assert offered(table("L c4 H b4"), "maneuver") == {"right"}
    assert offered(table("L c4 H d4"), "maneuver") == {"left"}
    assert shows(after(table("L c4 I d4"), "maneuver right"), "L d4 I d4 K 0")


# --- Hunt ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-31")
def test_a_hunt_names_one_heart() -> None:
    g = table("L c4 H c3 d4 c2")
    assert offered(g, "hunt") == {"c3", "d4", "c2"}
    assert shows(after(g, "hunt d4", "roll 6"), "C 4 H c3 c2 I d4")


@pytest.mark.rule("TG-32")
def test_a_hunt_is_paid_before_the_die() -> None:
    g = after(table("L c4 B 3 H c3"), "hunt c3")
    assert shows(g, "B 2 S 6 C 4")
    assert asked(g)[0] == "hunted"
    assert shows(after(table("L c4 B 0 H c3"), "hunt c3"), "B 0 S 5")
    g = after(table("L c4 B 0 S 1 H c3"), "hunt c3")
    assert ended(g) == "destroyed"
    assert g.question is None  # no die


@pytest.mark.rule("TG-33")
@pytest.mark.parametrize(
    ("cell", "lowest"), [("c3", 4), ("b4", 4), ("c2", 5), ("d3", 5), ("c1", 6), ("e3", 6), ("f4", 6)]
)
def test_die_minus_distance_must_be_3_or_more(cell: str, lowest: int) -> None:
    g = after(table(f"L c4 B 3 H {cell}"), f"hunt {cell}")
    question = g.question
    assert isinstance(question, Question)
    assert question.seat == CHANCE
    assert question.chances() == {f"roll {die}": Fraction(1, 6) for die in range(1, 7)}
    for die in range(1, 7):
        hunted = f"H I {cell}" if die >= lowest else f"H {cell} I"
        assert shows(after(g, f"roll {die}"), hunted)


@pytest.mark.rule("TG-34")
def test_success_and_failure_of_a_hunt() -> None:
    g = table("L c4 B 3 H c3")
    assert shows(after(g, "hunt c3", "roll 4"), "B 2 C 4 H I c3 K 0 P 0")
    missed = after(g, "hunt c3", "roll 3")
    assert shows(missed, "B 2 C 4 S 6 H c3 I")
    assert shows(after(missed, "hunt c3", "roll 6"), "B 1 C 3 H I c3")


@pytest.mark.rule("TG-35")
def test_a_hunt_must_be_able_to_succeed() -> None:
    everywhere = [f"{column}{line}" for column in "abcdef" for line in range(1, 7) if f"{column}{line}" != "c4"]
    for cell in everywhere:
        columns, lines = abs(ord(cell[0]) - ord("c")), abs(int(cell[1]) - 4)
        assert bool(offered(table(f"L c4 H {cell}"), "hunt")) == (columns + lines <= 3)
    assert not offered(table("L c4 H c3 I a1 a2 a3 a4 a5 a6"), "hunt")


# --- Capture ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-36")
def test_capture_here_uses_one_member() -> None:
    g = table("L c4 C 1 H f1 I c4")
    assert offered(g, "capture") == {"c4"}
    assert shows(after(table("L c4 I c4"), "capture c4"), "C 4 K 1 I")


@pytest.mark.rule("TG-37")
@pytest.mark.parametrize("cell", ["c3", "c5", "b4", "d4"])
def test_capture_one_step_away_uses_two_members(cell: str) -> None:
    assert shows(after(table(f"L c4 C 3 I {cell}"), f"capture {cell}"), "C 1 K 1 I")
    assert offered(table(f"L c4 C 2 I {cell}"), "capture") == {cell}
    assert offered(table(f"L c4 C 1 I {cell}"), "capture") == set()


@pytest.mark.rule("TG-38")
@pytest.mark.parametrize("cell", ["b3", "d3", "b5", "d5", "c2", "e4", "f1"])
def test_items_on_a_diagonal_or_farther_are_out_of_reach(cell: str) -> None:
    assert offered(table(f"L c4 I {cell}"), "capture") == set()


@pytest.mark.rule("TG-39")
def test_the_cargo_holds_two_items() -> None:
    g = after(table("L c4 K 1 I c4 c3"), "capture c4")
    assert shows(g, "K 2 I c3")
    assert offered(g, "capture") == set()
    assert offered(after(g, "sleep"), "capture") == {"c3"}


# --- Repair, throttle, sleep -----------------------------------------------------------------------------------


@pytest.mark.rule("TG-40")
def test_repair() -> None:
    assert shows(after(table("S 4"), "repair"), "S 5 C 4")
    assert "repair" not in moves(table("S 6"))
    assert "repair" not in moves(after(table("S 5"), "repair"))


@pytest.mark.rule("TG-41")
def test_the_first_throttle_is_free() -> None:
    assert shows(after(table("L c4 B 3 S 6"), "throttle"), "L c3 B 3 S 6 C 4 T 1")


@pytest.mark.rule("TG-42")
@pytest.mark.parametrize("between", [[], ["light"], ["maneuver left", "light"]])
def test_the_second_throttle_of_a_turn_costs_structure(between: list[str]) -> None:
    g = after(table("L c6 B 3 S 6"), "throttle", *between, "throttle")
    assert shows(g, "S 5 T 2")
    assert g.lighthouse[1] == "4"


@pytest.mark.rule("TG-42", "TG-18")
def test_the_second_throttle_moves_before_it_costs() -> None:
    g = after(table("L c6 S 1"), "throttle", "throttle")
    assert ended(g) == "destroyed"
    assert shows(g, "L c4 S 0")


@pytest.mark.rule("TG-43")
def test_no_throttle_from_line_1_or_onto_a_heart_and_a_new_count_each_turn() -> None:
    assert "throttle" not in moves(table("L c1"))
    assert "throttle" not in moves(table("L c4 H c3"))
    assert "throttle" in moves(table("L c4 I c3"))
    g = after(table("L c6 C 3"), "throttle", "throttle", "light", "roll 1")
    assert shows(g, "L c5 N 2 T 0 S 5")
    assert shows(after(g, "throttle"), "L c4 S 5")  # free again


@pytest.mark.rule("TG-44")
def test_sleep() -> None:
    g = table("P 2 K 2")
    g = after(g, "sleep")
    assert shows(g, "P 3 K 1 C 4")
    g = after(g, "sleep")
    assert shows(g, "P 4 K 0 C 3")
    assert "sleep" not in moves(g)


@pytest.mark.rule("TG-45")
def test_an_item_may_be_sent_at_once_or_kept() -> None:
    g = after(table("L c4 C 2 I c4"), "capture c4")
    assert shows(after(g, "sleep"), "P 1 K 0")
    later = after(g, "light", "roll 1")
    assert shows(later, "N 2 K 1 P 0")
    assert "sleep" in moves(later)


@pytest.mark.rule("TG-46", "TG-80")
def test_the_sixth_point_wins_at_once() -> None:
    g = after(table("L c6 P 5 K 2 C 5 H c5"), "sleep")
    assert ended(g) == "dome"
    assert g.outcome is not None
    assert g.outcome.winners == (0,)
    assert shows(g, "L c6 P 6 K 1 C 4 H c5")  # no more members, no management, no storm
    assert g.question is None


# --- Lighthouse management -------------------------------------------------------------------------------------


@pytest.mark.rule("TG-47")
def test_the_lighthouse_sinks_one_line() -> None:
    assert shows(table("L c2", "management"), "L c3")
    assert shows(table("L e5", "management"), "L e6")


@pytest.mark.rule("TG-48")
def test_leaving_line_6_is_a_crash() -> None:
    g = table("L c6 B 3", "management")
    assert ended(g) == "crashed"
    assert shows(g, "B 3")
    assert g.question is None


@pytest.mark.rule("TG-49", "TG-69")
def test_sinking_onto_a_heart_is_a_collision_before_the_light_is_lost() -> None:
    g = table("L c4 B 0 S 6 H c5", "management")
    assert shows(g, "L c5 S 2 B 0 H")  # 3 for the collision, 1 for the dark
    story: list[Event] = []
    table("L c4 B 1 S 6 H c5", "management", story=story)
    assert [event.key for event in story][:5] == ["sank", "collided", "damaged", "leaking", "dimmed"]


@pytest.mark.rule("TG-50")
def test_sinking_onto_an_item_does_nothing() -> None:
    assert shows(table("L c4 I c5", "management"), "L c5 S 6 I c5 K 0")


@pytest.mark.rule("TG-51")
@pytest.mark.parametrize(("before", "then"), [("B 3 S 6", "B 2 S 6"), ("B 1 S 6", "B 0 S 6"), ("B 0 S 6", "B 0 S 5")])
def test_the_light_grows_dim(before: str, then: str) -> None:
    assert shows(table(before, "management"), then)


def test_the_story_says_when_light_up_is_empty() -> None:
    story: list[Event] = []
    after(table("B 5"), "light", "light", story=story)
    assert [event.values["gain"] for event in story] == [1, 0]
    assert told(table("B 3"), "light") == ["lit"]
