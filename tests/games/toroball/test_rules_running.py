"""TB-23 to TB-42: running, sangria, scatter."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludarium.games.toroball import rules
from ludarium.kernel import Question

from .arena import after, asked, at, cow_phase, events, moves, offered, run, shows, told, turn

OPEN = "red1 g5 cow a1 ball a7"  # a runner with nobody about

# --- Running --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TB-23")
def test_a_run_has_four_squares_and_ends_the_shelter() -> None:
    g = after(turn("red1 a4", sheltered=("red1", "blue1")), "run red1")
    assert (g.left, g.moved, g.runner) == (4, False, "red1")
    assert g.sheltered == ("blue1",)


@pytest.mark.rule("TB-24")
def test_each_step_costs_one_square() -> None:
    g = after(run(OPEN, "red1"), "step n", "step nw", "step w")
    assert (at(g, "red1"), g.left) == ("e3", 1)


@pytest.mark.rule("TB-25")
def test_where_a_step_may_not_go() -> None:
    assert offered(run("red1 a1 cow k7", "red1"), "step") == {"e", "se", "s"}
    crowded = run("red1 e4 red2 e3 blue1 d4 cow d5", "red1")
    assert offered(crowded, "step") == {"ne", "se", "s", "nw"}  # e3 and d4 are taken, d5 is the cow's, f4 the hideout
    assert "w" not in offered(run("red3 c4 cow k7", "red3"), "step")


@pytest.mark.rule("TB-26")
def test_a_diagonal_step_between_two_others_or_past_the_hideout() -> None:
    squeezed = run("red1 e3 red2 f3 blue1 e2 cow k7", "red1")
    assert "ne" in offered(squeezed, "step")
    assert at(after(run("red1 e4 cow k7", "red1"), "step ne"), "red1") == "f3"


@pytest.mark.rule("TB-27")
def test_actions_come_before_between_and_after_steps() -> None:
    g = run("red1 e4 ball e4 cow d6", "red1")
    assert offered(g, "kick")
    g = after(g, "kick h4", "roll 2")
    assert at(g, "ball") == "e4"
    g = after(g, "step sw")  # d5, beside the cow
    assert "agitate" in moves(g)
    g = after(g, "agitate", "step ne", "step se", "step s")
    assert at(g, "red1") == "f6"
    assert moves(after(g, "step w"))[-2:] == ("hide", "stop")


@pytest.mark.rule("TB-28")
def test_when_stopping_is_offered() -> None:
    g = run(OPEN, "red1")
    assert "stop" not in moves(g)
    assert "stop" in moves(after(g, "step n"))
    stuck = run("red1 a1 red2 a2 blue1 b1 cow b2 ball a1", "red1")
    assert "stop" in moves(stuck)
    assert not offered(stuck, "step")


@pytest.mark.rule("TB-29")
def test_without_squares_actions_are_still_possible() -> None:
    g = run("red1 e2 ball e2 cow d1", "red1", left=0, moved=True)
    assert {move.split()[0] for move in moves(g)} == {"kick", "agitate", "hide", "stop"}
    assert "perch" in moves(run("red1 e1 cow k7", "red1", left=0, moved=True))


@pytest.mark.rule("TB-30")
def test_a_run_with_nothing_left_to_do_ends_by_itself() -> None:
    g = after(run(OPEN, "red1"), "step n", "step n", "step w", "step w")
    assert g.runner == ""
    assert g.exposed == ("red1",)
    assert asked(g) is rules.act


@pytest.mark.rule("TB-31")
def test_who_is_exposed() -> None:
    g = run(OPEN, "red1", exposed=("blue2",))
    assert after(g, "step n", "stop").exposed == ("blue2", "red1")
    perched = run("red1 f2 cow a7", "red1")
    assert after(perched, "step n", "perch").exposed == ()
    stuck = run("red1 a1 red2 a2 blue1 b1 cow b2 ball k7", "red1")  # its run ended by itself, without a square
    assert (stuck.runner, stuck.exposed) == ("", ())


# --- Sangria --------------------------------------------------------------------------------------------------------

THIRSTY = "red1 a7 red3 c4 cow k7 ball k1"  # c2 is free, red3 two squares from it


@pytest.mark.rule("TB-32")
def test_who_enters_a_bottle_with_squares_left_drinks() -> None:
    g = after(run(THIRSTY, "red3"), "step n", "step n")
    assert asked(g) is rules.drunk
    other_camp = after(run("blue1 a7 red3 h3 cow k7", "red3"), "step ne")
    assert asked(other_camp) is rules.drunk
    assert asked(run("red1 c2 cow k7", "red1")) is rules.run_act  # starting there is no drink
    back = turn("red1 out red2 out cow k7", returns=(3, 3, 0, 0, 0, 0), round=3, due=("red1", "blue1"))
    assert asked(after(back, "run red1", "enter c2")) is rules.run_act


@pytest.mark.rule("TB-33")
def test_what_drinking_does() -> None:
    g = after(run(THIRSTY, "red3"), "step n", "step n", "roll 4")
    assert (at(g, "red3"), g.left) == ("g4", 0)
    first = after(run("red1 a7 red3 c3 cow k7 ball k1", "red3"), "step n", "roll 5")  # 3 squares become 6
    assert at(first, "red3") == "h2"  # blue1 on i2 stands in the way of the sixth


@pytest.mark.rule("TB-34")
def test_a_stumble_asks_nothing_and_ends_before_somebody() -> None:
    # d2, e2, f2 and then red2: past the ball and the barrier without a question
    g = run("red1 a7 red2 g2 red3 c4 cow k7 ball d2", "red3")
    g = after(g, "step n", "step n", "roll 5")
    assert at(g, "red3") == "f2"
    cow = after(run("red1 a7 red3 c4 cow e2", "red3", goal_squares="closed"), "step n", "step n", "roll 5")
    assert at(cow, "red3") == "d2"


@pytest.mark.rule("TB-35")
def test_the_last_square_is_no_drink() -> None:
    g = after(run(THIRSTY, "red3"), "step e", "step n", "step n", "step w")
    assert at(g, "red3") == "c2"
    assert (g.die, g.runner) == (0, "")


@pytest.mark.rule("TB-36")
def test_one_drink_in_a_run() -> None:
    drift = after(run("red2 a7 red1 a6 red3 c5 cow k7 ball k1", "red3"), "step s", "roll 1")
    # 3 squares left become 6: b5 a4 b3 c2 d1 e2, over the other bottle
    assert at(drift, "red3") == "e2"
    assert drift.drinks == 1
    again = run("red1 a7 red3 c3 cow d3 ball k1", "red3", left=3, moved=True, drinks=1)
    assert asked(after(again, "step n")) is rules.run_act
    thirstier = run(
        "red1 a7 red3 c3 cow d3 ball k1", "red3", left=3, moved=True, drinks=1, numbers={"drinks_per_run": 2}
    )
    assert asked(after(thirstier, "step n")) is rules.drunk


@pytest.mark.rule("TB-37")
def test_what_is_possible_after_a_stumble() -> None:
    g = run("red1 a7 red3 c4 cow h4 ball g4", "red3")
    g = after(g, "step n", "step n", "roll 4")  # to g4, on the ball and beside the cow
    assert {move.split()[0] for move in moves(g)} == {"kick", "agitate", "stop"}
    assert after(g, "agitate").left == 3


@pytest.mark.rule("TB-38")
def test_bottles_are_never_empty() -> None:
    g = run("red1 a7 red2 d3 red3 c4 cow k7 ball k1", "red3", due=("red2", "blue1"))
    g = after(g, "step n", "step n", "roll 4")  # red3 drinks on c2 and stumbles away
    assert at(g, "red3") == "g4"
    assert asked(after(g, "skip blue1", "run red2", "step nw")) is rules.drunk  # from the same bottle


@pytest.mark.rule("TB-36", "TB-43", "TB-51")
def test_every_run_has_its_own_kick_agitation_and_drink() -> None:
    kicks = turn("red1 e3 ball e3 cow a1", kicks=1)
    assert offered(after(kicks, "run red1"), "kick")
    agitates = turn("red1 e3 cow d4", agitates=1)
    assert "agitate" in moves(after(agitates, "run red1", "step w"))
    drinks = turn(THIRSTY, drinks=1)
    assert asked(after(drinks, "run red3", "step n", "step n")) is rules.drunk


@pytest.mark.rule("TB-34")
@pytest.mark.parametrize(
    ("layout", "by"),
    [
        ("red1 a7 red2 d2 red3 c4 cow k7 ball a1", "red2"),
        ("red1 a7 red3 c4 cow e2 ball a1", "cow"),
        (THIRSTY, "nobody"),
    ],
)
def test_the_story_says_who_was_in_the_way_of_a_stumble(layout: str, by: str) -> None:
    told = {event.key: event for event in events(run(layout, "red3"), "step n", "step n", "roll 5")}["drank"]
    assert (told.values["squares"], told.values["by"]) == (4, by)


# --- Scatter --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TB-39")
def test_the_compass() -> None:
    g = after(run("red1 e3 ball e3 cow a1", "red1"), "kick h3")
    assert isinstance(g.question, Question)
    assert set(g.question.chances().values()) == {Fraction(1, 6)}
    ways = {die: events(g, f"roll {die}")[0].values["direction"] for die in range(1, 7)}
    assert ways == {1: "nw", 2: "w", 3: "sw", 4: "ne", 5: "e", 6: "se"}


@pytest.mark.rule("TB-40", "TB-R3")
def test_how_far_things_scatter() -> None:
    ball = after(run("red1 e3 ball e3 cow a1", "red1"), "kick h3", "roll 5")
    assert ball.ball == "i3"
    drinker = after(run(THIRSTY, "red3"), "step n", "step n", "roll 4")
    assert at(drinker, "red3") == "g4"  # 2 doubled
    cow = after(cow_phase("cow a1 ball h4"), "roll 5", "roll 3")
    assert cow.cow == "f1"  # 3 and agitation 2


@pytest.mark.rule("TB-41")
def test_bouncing_off_an_edge_and_out_of_a_corner() -> None:
    assert after(run("red1 h2 blue1 a2 ball h2 cow a1", "red1"), "kick k2", "roll 4").ball == "j1"
    corner = run("red1 h4 ball h4 cow a1", "red1")
    assert after(corner, "kick k1", "roll 4").ball == "j2"
    assert after(corner, "kick k1", "roll 5").ball == "j1"
    # sw at the west fence becomes se, the goal ahead turns that into nw, and the fence into ne:
    # b2 c1 | d2 e3 | hideout ahead: d2 c1 | b2
    assert shows(after(cow_phase("cow a3"), "roll 3", "roll 5"), "cow b2")


@pytest.mark.rule("TB-42")
def test_a_wall_inside_the_pitch_turns_right_round() -> None:
    g = after(run("red1 e6 ball e6 cow a1", "red1"), "kick e3", "roll 6")
    assert g.ball == "d2"
    assert told(run("red1 e6 ball e6 cow a1", "red1"), "kick e3", "roll 6") == ["kicked", "scattered"]
