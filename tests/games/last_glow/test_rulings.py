"""TG-R1 to TG-R24: what we decided where the rulebook is silent or contradicts itself."""

from __future__ import annotations

import pytest

from ludarium.games.last_glow import GAME
from ludarium.kernel import Event

from .postcard import after, asked, crew_asked, ended, moves, offered, shows, start, table

BOOKLET = "booklet_0_9"
CROSSED = "L f6 H c2 d2 e2"  # e2 and d2 drift to d3 and c3, and bar the way of c2
EIGHT = "H a2 b2 c2 d3 e3 b5 e5 f4"


@pytest.mark.rule("TG-R1")
def test_the_final_rules_are_the_game_and_the_booklet_an_edition() -> None:
    assert GAME.editions == ("final", BOOKLET)
    assert GAME.setup().edition == "final"


@pytest.mark.rule("TG-R2")
def test_blocked_heart_is_an_option() -> None:
    assert GAME.setup().options["blocked_heart"] == "down"
    assert GAME.setup(edition=BOOKLET).options["blocked_heart"] == "reroll"
    rerolls = after(table(CROSSED, "hearts", blocked_heart="reroll"), "roll 1", "roll 1", "roll 4")
    assert asked(rerolls) == ("heart_rolled", "c2", 2)
    assert shows(after(rerolls, "roll 1"), "H b3 c3 d3")
    assert shows(after(rerolls, "roll 3"), "H c2 c3 d3")
    down = after(table(CROSSED, "hearts", edition=BOOKLET, blocked_heart="down"), "roll 1", "roll 1", "roll 4")
    assert shows(down, "H c2 c3 d3")
    assert asked(down)[0] == "heart_appears"
    slips = after(table("L f6 H c2 d2", "hearts", edition=BOOKLET, blocked_heart="down"), "roll 2", "roll 4")
    assert shows(slips, "H c3 d3")


@pytest.mark.rule("TG-R2")
def test_the_drop_after_an_explosion_never_rolls_again() -> None:
    g = after(table("L f6 H c2 d2", "hearts", blocked_heart="reroll"), "roll 1", "roll 6")
    assert shows(g, "H c2 c3")
    assert asked(g)[0] == "heart_appears"


@pytest.mark.rule("TG-R3")
@pytest.mark.parametrize("edition", ["final", BOOKLET])
@pytest.mark.parametrize("blocked_heart", ["down", "reroll"])
def test_a_new_heart_on_a_heart_gets_one_more_die(edition: str, blocked_heart: str) -> None:
    g = after(table("H a1", "spawn", edition=edition, blocked_heart=blocked_heart), "roll 1")
    assert asked(g) == ("heart_appears", 1, 1, 2)
    assert shows(after(g, "roll 1"), "N 2 H a1")


@pytest.mark.rule("TG-R4")
@pytest.mark.parametrize(
    ("dark_rule", "before", "then"),
    [
        ("already_zero", "B 2 S 6", "B 1 S 6"),
        ("already_zero", "B 1 S 6", "B 0 S 6"),
        ("already_zero", "B 0 S 6", "B 0 S 5"),
        ("reaching_zero", "B 2 S 6", "B 1 S 6"),
        ("reaching_zero", "B 1 S 6", "B 0 S 5"),
        ("reaching_zero", "B 0 S 6", "B 0 S 5"),
    ],
)
def test_dark_rule_is_an_option(dark_rule: str, before: str, then: str) -> None:
    assert GAME.setup().options["dark_rule"] == "already_zero"
    assert shows(table(f"L c4 {before}", "management", dark_rule=dark_rule), then)
    assert shows(after(table(f"L c4 H c3 {before}", dark_rule=dark_rule), "hunt c3"), then)


@pytest.mark.rule("TG-R4", "TG-17")
def test_each_point_of_a_larger_loss_is_looked_at_alone() -> None:
    two = {"dim": 2}
    assert shows(table("B 1 S 6", "management", numbers=two), "B 0 S 5")
    assert shows(table("B 0 S 6", "management", numbers=two), "B 0 S 4")
    assert shows(table("B 1 S 6", "management", numbers=two, dark_rule="reaching_zero"), "B 0 S 4")
    assert shows(table("B 2 S 6", "management", numbers=two, dark_rule="reaching_zero"), "B 0 S 5")


@pytest.mark.rule("TG-R5")
def test_throttle_cost_is_an_option() -> None:
    assert GAME.setup().options["throttle_cost"] == "structure"
    assert shows(after(table("L c6 B 3", throttle_cost="structure"), "throttle", "throttle"), "L c4 B 3 S 5")
    assert shows(after(table("L c6 B 3", throttle_cost="brightness"), "throttle", "throttle"), "L c4 B 2 S 6")
    assert shows(after(table("L c6 B 0", throttle_cost="brightness"), "throttle", "throttle"), "L c4 B 0 S 5")


@pytest.mark.rule("TG-R6")
def test_two_throttles_a_turn_and_no_more() -> None:
    g = after(table("L c6"), "throttle")
    assert "throttle" in moves(g)
    g = after(g, "light", "throttle", "light")
    assert "throttle" not in moves(g)


@pytest.mark.rule("TG-R7")
def test_sinking_onto_a_heart_collides_before_the_heart_can_slip_away() -> None:
    story: list[Event] = []
    g = table("L c4 H c5", "management", story=story)
    assert [event.key for event in story][:2] == ["sank", "collided"]
    assert shows(g, "S 3 H B 2")
    assert asked(g)[0] == "heart_appears"  # the heart does not act any more


@pytest.mark.rule("TG-R8")
def test_a_blocked_move_of_the_captain_is_not_offered() -> None:
    assert offered(table("L a1 H b1"), "maneuver") == set()
    assert "throttle" not in moves(table("L a1"))
    assert "throttle" not in moves(table("L a2 H a1"))


@pytest.mark.rule("TG-R9")
def test_explosion_diagonal_is_an_option() -> None:
    assert GAME.setup().options["explosion_diagonal"] == "near"
    losses = {"b3": 1, "c3": 2, "d3": 1, "b4": 2, "b5": 1, "c2": 1, "a4": 1, "b2": 0, "a3": 0, "a2": 0}
    for lighthouse, loss in losses.items():
        g = table(f"L {lighthouse} H c4", "hearts", mode="perturbation", explosion_diagonal="far")
        assert shows(after(g, "roll 6"), f"S {6 - loss}")


@pytest.mark.rule("TG-R10")
def test_a_hunt_without_hope_is_not_offered() -> None:
    assert offered(table("L c4 H f4 c1 a2 e3"), "hunt") == {"f4", "c1", "e3"}
    assert "light" in moves(table("L c4 H f3"))


@pytest.mark.rule("TG-R11")
def test_a_hunt_without_a_free_item_cube_is_not_offered() -> None:
    assert offered(table("L c4 H c3 K 2 I a1 a2 a3 a4"), "hunt") == set()
    assert offered(table("L c4 H c3 K 2 I a1 a2 a3"), "hunt") == {"c3"}


@pytest.mark.rule("TG-R12")
def test_lighthouse_item_and_heart_on_one_cell() -> None:
    g = after(table("L c3 I c3 H c2", "hearts"), "roll 2")
    assert shows(g, "L c3 S 3 H I")


@pytest.mark.rule("TG-R13")
def test_every_member_is_placed_and_light_is_the_one_empty_action() -> None:
    assert moves(table("L c4 B 6 S 6 H b4 d4 c3 I a1 a2 a3 a4 a5 a6")) == ("light",)
    assert "repair" not in moves(table("S 6"))


@pytest.mark.rule("TG-R14")
def test_cubes_of_sent_items_are_used_again() -> None:
    g = table("L c4 B 6 K 2 P 0 H c3 I a1 a2 a3 a4")
    g = after(g, "sleep", "hunt c3", "roll 6")
    assert shows(g, "P 1 K 1 I a1 a2 a3 a4 c3")


@pytest.mark.rule("TG-R15")
@pytest.mark.parametrize(("edition", "turn", "number"), [("final", 12, 2), ("final", 16, 3), (BOOKLET, 11, 1)])
def test_the_sequence_starts_again(edition: str, turn: int, number: int) -> None:
    assert asked(table(f"N {turn}", "spawn", edition=edition, mode="nightmare")) == ("heart_appears", 1, number, 1)


@pytest.mark.rule("TG-R16")
def test_the_crew_is_counted_at_the_start_of_the_turn_only() -> None:
    assert shows(after(table("L c6 S 4"), "throttle", "throttle"), "S 3 C 3")
    assert shows(after(table("S 3 C 4"), "repair"), "S 4 C 3")


@pytest.mark.rule("TG-R17")
@pytest.mark.parametrize("structure", [4, 5, 6])
def test_a_collision_always_costs_a_member(structure: int) -> None:
    assert shows(after(table("S 5"), "repair"), "S 6")
    assert "repair" not in moves(table("S 6"))
    g = after(table(f"L c1 S {structure}", "spawn"), "roll 3")
    assert shows(g, f"S {structure - 3} N 2 C 4")


@pytest.mark.rule("TG-R18")
def test_the_ninth_heart_falls_before_the_die_and_stays_gone() -> None:
    g = table("P 2 H a1 b1 c2 d3 e3 b5 e5 f4", "spawn")
    assert shows(g, "P 1 H a1 b1 c2 d3 e3 b5 f4")
    g = after(g, "roll 1", "roll 2")
    assert shows(g, "P 1 N 2 H a1 b1 c2 d3 e3 b5 f4")


@pytest.mark.rule("TG-R19")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("mode", ["storm", "nightmare"])
def test_a_heart_on_line_6_reaches_the_planet_this_turn(die: int, mode: str) -> None:
    assert shows(after(table("L f1 P 1 H c6", "hearts", mode=mode), f"roll {die}"), "P 0 H")


@pytest.mark.rule("TG-R20")
def test_several_new_hearts_are_rolled_one_after_the_other() -> None:
    g = after(table("", "spawn", mode="nightmare"), "roll 3")
    assert shows(g, "H c1")
    assert asked(g) == ("heart_appears", 2, 2, 1)
    assert asked(after(g, "roll 3")) == ("heart_appears", 2, 2, 2)


@pytest.mark.rule("TG-R21")
def test_only_a_captured_item_can_be_sent() -> None:
    g = after(table("L c4 H c3"), "hunt c3", "roll 6")
    assert "sleep" not in moves(g)
    assert "sleep" in moves(after(g, "capture c3"))


@pytest.mark.rule("TG-R22")
def test_the_game_ends_at_the_sixth_point() -> None:
    g = table("P 4 K 2 L c1")
    g = after(g, "sleep", "sleep")
    assert ended(g) == "dome"
    assert shows(g, "P 6")
    assert not ended(after(start(), "roll 1"))


@pytest.mark.rule("TG-R23")
def test_a_collided_heart_is_removed_in_the_booklet_too() -> None:
    assert shows(table("L c4 H c5", "management", edition=BOOKLET), "L c5 S 3 H")
    assert shows(after(table("L c1", "spawn", edition=BOOKLET), "roll 3"), "S 3 H")
    assert shows(after(table("L c3 H c2", "hearts", edition=BOOKLET), "roll 2"), "S 3 H")


@pytest.mark.rule("TG-R24")
def test_suicidal_actions_are_legal_and_lose() -> None:
    g = table("L c4 B 0 S 1 H c3")
    assert "hunt c3" in moves(g)
    assert ended(after(g, "hunt c3")) == "destroyed"
    g = after(table("L c6 S 1"), "throttle")
    assert crew_asked(g)
    assert "throttle" in moves(g)
    assert ended(after(g, "throttle")) == "destroyed"
