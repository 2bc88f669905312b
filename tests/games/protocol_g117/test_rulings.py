"""PG-R1 to PG-R22: what we decided where the rulebook is silent or contradicts itself."""

from __future__ import annotations

import pytest

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.board import ADJACENT, BIT
from ludarium.games.protocol_g117.position import AI, HU

from .fronts import acting, after, asked, conserved, counting, ended, idle, moves, offered, points, stands, start, table


@pytest.mark.rule("PG-R1")
def test_two_bots_in_all_one_on_each_start_square() -> None:
    assert stands(start(), "AI c5r2 | o1 o8 ; HU c1r2 | o4")
    assert start().supply[AI] == 9


@pytest.mark.rule("PG-R2")
def test_diagonals_do_not_touch_on_earth() -> None:
    assert not ADJACENT[BIT["c2r2"]] & BIT["c3r3"]
    assert offered(acting("AI c3r3 | - ; HU c2r2 c4r2 | -", HU, 1), "attack") == set()


@pytest.mark.rule("PG-R3")
def test_only_the_action_is_tied_unless_the_switch_says_so() -> None:
    assert GAME.setup().options["second_player_part"] == "free"
    g = after(table(), "choose deep_fakes event")
    assert len(moves(g)) == 2
    tied = after(table(second_player_part="same"), "choose deep_fakes event")
    assert moves(tied) == ("choose power_cut event",)
    assert len(moves(table(second_player_part="same"))) == 20  # the first player is free


@pytest.mark.rule("PG-R4")
def test_both_sides_may_share_a_matrix_square() -> None:
    g = after(acting("AI c5r2 | core ; HU - | i1", HU, 1), "move i1 core", "end")
    assert stands(g, "AI c5r2 | core ; HU - | core")
    gained = after(table("AI c5r2 | core ; HU c1r2 | i1", turn=2), "choose back_door event")
    assert "core" not in offered(gained, "place")
    dropped = table("AI c5r2 | core ; HU c1r2 | i1", turn=2, matrix_drop_in="on")
    assert stands(after(dropped, "choose back_door event", "place core"), "AI c5r2 | core ; HU c1r2 | i1 core")


@pytest.mark.rule("PG-R5")
def test_where_a_gained_matrix_unit_goes_is_a_switch() -> None:
    assert GAME.setup().options["matrix_drop_in"] == "off"
    fronts = "AI c5r2 | o5 ; HU c1r2 | o4"
    assert offered(after(table(fronts, turn=2), "choose back_door event"), "place") == {"o3", "o4", "i3"}
    loose = table(fronts, turn=2, matrix_drop_in="on")
    assert offered(after(loose, "choose back_door event"), "place") == {"o3", "o4", "o5", "i3"}


@pytest.mark.rule("PG-R6")
def test_a_lone_unit_is_crossed_a_full_square_never() -> None:
    crossed = acting("AI - | i3 ; HU - | o4", HU, 1)
    assert stands(after(crossed, "move o4 i3", "move i3 i4"), "AI - | i3 ; HU - | i4")
    barred = acting("AI - | i3 i3 ; HU - | o4", HU, 1)
    assert "o4 i3" not in offered(barred, "move")


@pytest.mark.rule("PG-R7")
def test_on_the_same_square_is_in_contact() -> None:
    assert offered(acting("AI - | core ; HU - | core i1", HU, 1), "attack") == {"core"}
    g = acting("AI - | core ; HU - | core", HU, 1)
    assert offered(after(g, "charge core"), "hit") == {"core"}


@pytest.mark.rule("PG-R8")
def test_a_charge_may_be_short_unless_the_number_says_two() -> None:
    fronts = "AI c2r1 | - ; HU c1r1 | -"
    assert offered(acting(fronts, HU, 1), "charge") == {"c1r1"}
    exactly = {"charge_steps_min": 2}
    g = acting(fronts, HU, 1, numbers=exactly)  # c1r2, c2r2 touches c2r1
    assert offered(after(g, "charge c1r1"), "hit") == {"c2r1"}
    boxed = acting("AI c2r1 c2r2 c1r3 | - ; HU c1r1 | -", HU, 1, numbers=exactly)
    assert offered(boxed, "charge") == set()  # only one step is possible
    assert offered(acting("AI c2r1 c2r2 c1r3 | - ; HU c1r1 | -", HU, 1), "charge") == {"c1r1"}


@pytest.mark.rule("PG-R9")
def test_a_move_may_be_split_across_the_fields() -> None:
    g = after(acting("AI c5r2 | o1 ; HU c1r2 | o4", HU, 1), "move c1r2 c2r2", "move o4 o5")
    assert stands(g, "AI c5r2 | o1 ; HU c2r2 | o5")


@pytest.mark.rule("PG-R10")
def test_forward_and_straight_back_is_no_move() -> None:
    g = after(acting("AI c5r2 | o1 ; HU c1r2 | o4", HU, 1), "move c1r2 c2r2")
    assert "c2r2 c1r2" not in offered(g, "move")


@pytest.mark.rule("PG-R11")
def test_attackers_are_neither_named_nor_used_up() -> None:
    g = acting("AI c3r2 c2r1 | - ; HU c2r2 c3r1 c1r1 | -", HU, 3)
    assert "attack c3r2" in moves(g)
    g = after(g, "attack c3r2")
    assert points(g) == (2, 0)
    assert "attack c2r1" in moves(g)  # c2r2 and c3r1 once more, with c1r1


@pytest.mark.rule("PG-R12")
def test_the_zone_of_a_sabotage_is_a_square_named_in_the_count_or_a_field() -> None:
    assert GAME.setup().options["sabotage_scope"] == "square"
    fronts = "AI c4r2 | o1 ; HU c2r2 | o7 i3"
    square = after(counting(fronts, (1, 0)), "sabotage o7")
    assert square.paper == ((2, 3),)
    field = after(counting(fronts, (1, 0), sabotage_scope="field"), "sabotage matrix")
    assert field.paper == ((2, 2),)


@pytest.mark.rule("PG-R13")
def test_the_first_player_names_first_and_the_order_changes_nothing() -> None:
    fronts = "AI c4r2 | o2 ; HU c2r2 | o7"
    odd = after(counting(fronts, (1, 1), turn=3), "sabotage c2r2", "sabotage o2")
    even = after(counting(fronts, (1, 1), turn=4), "sabotage o2", "sabotage c2r2")
    assert odd.paper == even.paper == ((2, 2),)


@pytest.mark.rule("PG-R14")
def test_an_event_that_does_nothing_may_be_picked() -> None:
    g = table(turn=2, supply=(9, 0))
    assert "choose guerrilla event" in moves(g)
    g = after(g, "choose guerrilla event")
    assert (asked(g), g.supply) == (AI, (9, 0))


@pytest.mark.rule("PG-R15")
def test_one_free_start_square_must_be_used() -> None:
    g = table("AI c5r2 | - ; HU c1r2 | o8")
    assert offered(after(g, "choose adaptive_firewall event"), "place") == {"o1"}


@pytest.mark.rule("PG-R16")
def test_a_tie_keeps_the_board_unless_the_switch_says_so() -> None:
    assert GAME.setup().options["tie_board"] == "keep"
    tie = {"turn": 10, "used": 9, "paper": ((7, 7),)}
    assert stands(idle(table("AI c5r1 | o2 ; HU c1r1 | o7", **tie)), "AI c5r1 | o2 ; HU c1r1 | o7")  # type: ignore[arg-type]
    reset = idle(table("AI c5r1 | o2 ; HU c1r1 | o7", tie_board="reset", **tie))  # type: ignore[arg-type]
    assert stands(reset, "AI c5r2 | o1 o8 ; HU c1r2 | o4")
    assert conserved(reset) == (12, 12)


@pytest.mark.rule("PG-R17")
def test_two_sides_without_units_draw_after_turn_sixty() -> None:
    g = idle(table("AI - | - ; HU - | -", turn=50, used=9, supply=(0, 0), paper=((9, 9),)))
    assert (ended(g), g.turn) == ("", 51)
    for _ in range(10):
        g = idle(g)
    assert (ended(g), g.turn) == ("stalemate", 60)


@pytest.mark.rule("PG-R18")
def test_free_means_empty() -> None:
    g = table("AI c5r2 | - ; HU c1r2 | o1 o8 i2")
    assert not offered(after(g, "choose adaptive_firewall event"), "place") & {"o1", "o8", "i2"}


@pytest.mark.rule("PG-R22", "PG-80")
@pytest.mark.parametrize("squares", [1, 2, 3])
def test_a_sabotage_names_one_field_however_many_squares_it_cancels(squares: int) -> None:
    fronts, numbers = "AI c5r2 | o1 ; HU c2r2 c3r2 | o7", {"sabotage_squares": squares}
    g = after(counting(fronts, (1, 0), numbers=numbers, sabotage_scope="field"), "sabotage earth")
    assert (g.turn, g.paper) == (4, ((0, 2),))
    two = after(counting(fronts, (2, 0), numbers=numbers, sabotage_scope="field"), "sabotage earth")
    assert (asked(two), moves(two)) == (AI, ("sabotage matrix",))  # one field for each sabotage
    assert after(two, "sabotage matrix").paper == ((0, 0),)
