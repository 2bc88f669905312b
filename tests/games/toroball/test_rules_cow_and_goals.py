"""TB-63 to TB-87: the cow's phase, being nudged, goals and the end."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.toroball import rules
from ludarium.games.toroball.position import Toro, target
from ludarium.kernel import Event

from .arena import (
    after,
    asked,
    at,
    cow_phase,
    events,
    mover,
    moves,
    offered,
    phase_end,
    run,
    shows,
    sure_shots,
    table,
    the_rules,
    told,
    turn,
)

# --- The cow's phase ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TB-63")
def test_the_target_is_the_last_one_exposed() -> None:
    g = cow_phase("cow a1", ["red2", "blue3", "red1"])
    assert target(g) == "red1"
    assert events(g, "roll 1")[0].values["character"] == "red1"
    assert target(cow_phase("cow a1")) == ""


@pytest.mark.rule("TB-64")
def test_the_targets_opponent_moves_the_cow() -> None:
    open_pitch = "cow e7 blue2 i6 red2 c6"
    assert mover(after(cow_phase(f"{open_pitch} red3 k4 blue3 i4", ["red3"]), "roll 1")) == 1
    assert mover(after(cow_phase(f"{open_pitch} blue3 k4", ["blue3"]), "roll 1")) == 0


@pytest.mark.rule("TB-65")
def test_her_squares_are_die_and_agitation_and_a_six_keeps_her_still() -> None:
    g = cow_phase("cow a1 blue3 k1 red1 k7", ["blue3"], agitation=3)
    assert asked(g) is rules.cow_rolled
    assert steps_of(g, "roll 2") == 5
    still = after(cow_phase("cow h3 blue3 i3", ["blue3"]), "roll 6")
    assert shows(still, "cow h3 blue3 i3")
    assert still.round == 2


def steps_of(g: Toro, roll: str) -> int:
    """How many squares the cow walks, whatever way is chosen."""
    story: list[Event] = []
    g = after(g, roll, story=story)
    while asked(g) is rules.charged:
        g = after(g, moves(g)[0], story=story)
    return sum(event.key == "cow_steps" for event in story)


@pytest.mark.rule("TB-66", "TB-R18")
def test_she_nudges_whoever_is_exposed_beside_her_and_stops() -> None:
    before_a_step = after(cow_phase("cow h3 blue3 i3 red1 a1", ["blue3"]), "roll 1")
    assert shows(before_a_step, "cow h3 blue3 out")
    on_the_way = cow_phase("cow d3 red2 f2 blue3 i3 blue1 k1", ["red2", "blue3"])
    assert shows(after(on_the_way, "roll 5", "charge e"), "cow e3 red2 out blue3 i3")
    several = cow_phase("cow h3 blue3 i3 red1 g3", ["red1", "blue3"])
    g = after(several, "roll 1")
    assert (mover(g), set(moves(g))) == (0, {"nudge red1", "nudge blue3"})
    assert shows(after(g, "nudge red1"), "red1 out blue3 i3 cow h3")


@pytest.mark.rule("TB-67")
def test_whom_she_never_nudges() -> None:
    g = cow_phase("cow h3 red1 g3 red2 g2 blue3 k6", ["blue3"], sheltered=("red2",))
    g = after(g, "roll 1")
    while asked(g) is rules.charged:
        g = after(g, moves(g)[0])
    assert shows(g, "red1 g3 red2 g2")  # one skipped, one is hidden: she walks off


@pytest.mark.rule("TB-63", "TB-67")
def test_who_was_exposed_last_round_is_not_any_more() -> None:
    g = after(cow_phase("cow a7 blue3 k4", ["blue3"]), "roll 6")
    assert (g.round, g.exposed) == (2, ())
    for _ in range(6):
        g = after(g, moves(g)[-1])
    assert (target(g), asked(g)) == ("", rules.cow_turned)  # everybody skipped: she has nobody to follow


@pytest.mark.rule("TB-68", "TB-71")
def test_what_stops_her_when_she_wanders() -> None:
    somebody = cow_phase("cow d3 blue1 g3 red3 c4")
    assert shows(after(somebody, "roll 5", "roll 3"), "cow f3 blue1 g3")
    barrier = cow_phase("cow d2 red1 a7 red3 c4")
    assert shows(after(barrier, "roll 5", "roll 1"), "cow a2")  # e2 turns her round: c2, b2, a2


@pytest.mark.rule("TB-68")
def test_where_she_cannot_go() -> None:
    ways = set()
    g = cow_phase("cow d3 blue1 h5 red1 e3", ["blue1"])
    ground, places = g.rules.ground, [square for square in g.places if square]
    for cow in ground.pitch.inside - ground.cow_walls - set(places):
        ways |= {to for _, to in ground.charges(cow, "h5", places)}
    assert not ways & {"f4", "e2", "g2", "e6", "g6", "b4", "j4", *places}
    assert offered(after(cow_phase("cow a4 blue1 e4 red3 d7", ["blue1"]), "roll 1"), "charge") == {"ne", "se"}
    opened = cow_phase("cow a4 blue1 e4 red3 d7", ["blue1"], goal_squares="open")
    assert offered(after(opened, "roll 1"), "charge") == {"ne", "e", "se"}


@pytest.mark.rule("TB-69", "TB-R19")
def test_only_shortest_routes_and_one_is_taken_unasked() -> None:
    g = after(cow_phase("cow d4 blue2 h6 red2 c7", ["blue2"]), "roll 1")
    assert offered(g, "charge") == {"e", "se"}
    alone = cow_phase("cow a1 blue3 d4 red1 k7", ["blue3"])
    assert told(alone, "roll 1")[:3] == ["cow_charges", "cow_steps", "cow_steps"]
    # past the hideout: a straight line is barred, and both ways round are equally short
    round_it = after(cow_phase("cow d4 blue3 i4 red3 c3", ["blue3"]), "roll 1")
    assert offered(round_it, "charge") == {"ne", "e", "se"}


@pytest.mark.rule("TB-70")
def test_without_a_route_she_stays_and_without_squares_she_stands() -> None:
    walled = cow_phase("cow c1 blue3 a1 red1 a2 red2 b1 red3 b2", ["blue3"])
    g = after(walled, "roll 5")
    assert shows(g, "cow c1 blue3 a1")
    assert told(walled, "roll 5")[:2] == ["cow_charges", "cow_stops"]
    tired = after(cow_phase("cow a7 blue3 g7 red2 k1", ["blue3"]), "roll 1")
    while asked(tired) is rules.charged:
        tired = after(tired, moves(tired)[0])
    assert tired.cow[0] == "d"  # three columns on
    assert at(tired, "blue3") == "g7"


@pytest.mark.rule("TB-71")
def test_with_nobody_exposed_she_wanders() -> None:
    g = cow_phase("cow d3 red3 c3")
    assert asked(g) is rules.cow_turned
    assert asked(after(g, "roll 5")) is rules.cow_wanders
    assert shows(after(g, "roll 5", "roll 2"), "cow h3 red3 c3")
    assert shows(after(g, "roll 5", "roll 6"), "cow d3")
    assert shows(after(cow_phase("cow a1", agitation=4), "roll 5", "roll 3"), "cow h1")  # 3 and agitation 4
    beside = cow_phase("cow d3 red3 e3")
    assert shows(after(beside, "roll 2", "roll 1"), "cow a3 red3 e3")  # she was beside it, and nudged nobody
    assert told(beside, "roll 2", "roll 1") == ["cow_turns", "cow_wanders", "round"]


# --- Being nudged ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TB-72")
def test_a_nudged_character_is_off_the_pitch_at_once() -> None:
    g = after(cow_phase("cow h3 blue3 i3 red1 a1", ["blue3"]), "roll 1")
    assert at(g, "blue3") == ""


@pytest.mark.rule("TB-73", "TB-74", "TB-R15")
def test_it_misses_a_round_without_taking_a_turn() -> None:
    g = after(cow_phase("cow h3 blue3 i3 red1 a1", ["blue3"], round=3), "roll 1")
    assert (g.round, g.due) == (4, ("red1", "red2", "red3", "blue1", "blue2"))
    for _ in range(5):
        g = after(g, moves(g)[-1])
    g = after(g, "roll 1", "roll 6")
    assert (g.round, "blue3" in g.due) == (5, True)
    sooner = after(cow_phase("cow h3 blue3 i3 red1 a1", ["blue3"], round=3, numbers={"rounds_out": 0}), "roll 1")
    assert (sooner.round, "blue3" in sooner.due) == (4, True)


@pytest.mark.rule("TB-75")
def test_the_ball_stays_where_it_was() -> None:
    g = after(cow_phase("cow h3 blue3 i3 ball i3 red1 a1", ["blue3"]), "roll 1")
    assert shows(g, "blue3 out ball i3")


BACK: dict[str, Any] = {
    "returns": (0, 5, 0, 0, 0, 0),
    "round": 5,
    "due": ("red1", "red2", "red3", "blue1", "blue2", "blue3"),
}


@pytest.mark.rule("TB-76")
def test_a_return_starts_on_a_free_bottle_of_the_own_camp() -> None:
    g = after(turn("red1 d1 red2 out ball c6", **BACK), "run red2")
    assert moves(g) == ("enter c2", "enter c6")
    g = after(g, "enter c6")
    assert (at(g, "red2"), g.left, g.returns) == ("c6", 4, (0,) * 6)
    assert offered(g, "kick")  # the ball on it does not matter
    taken = after(turn("red1 c2 red2 out", **BACK), "run red2")
    assert moves(taken) == ("enter c6",)
    cow_there = after(turn("red1 d1 red2 out cow c6", **BACK), "run red2")
    assert moves(cow_there) == ("enter c2",)


@pytest.mark.rule("TB-77")
def test_without_a_free_bottle_it_can_only_skip_and_is_due_again() -> None:
    g = turn("red1 c2 red2 out blue1 c6", **BACK)
    assert "run red2" not in moves(g)
    g = after(g, "skip red2")
    assert shows(g, "red2 out")
    later = table("red2 out", rules.begin_round, round=6, returns=g.returns)
    assert "red2" in later.due


# --- Goals and the end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TB-78")
def test_own_goals_count() -> None:
    own = run("red1 d4 ball d4 red3 a1 cow k7", "red1")
    assert after(own, "kick a4").score == (0, 1)
    assert events(own, "kick a4")[1].values == {"team": "blue", "how": "crossed", "own": True, "red": 0, "blue": 1}
    theirs = run("red1 h4 ball h4 blue3 k1 cow a1", "red1")
    assert after(theirs, "kick k4").score == (1, 0)
    assert events(theirs, "kick k4")[1].values["own"] is False


@pytest.mark.rule("TB-79")
def test_a_ball_that_falls_in_scores_from_whatever_side() -> None:
    behind = run("red1 k7 ball k7 blue3 a1 cow a2", "red1")
    assert after(behind, "kick k3", "roll 3").score == (1, 0)  # sw, from behind the goal
    front = run("red1 e3 ball e3 blue3 a1 cow a2", "red1")
    assert after(front, "kick i3", "roll 6").score == (1, 0)
    assert events(front, "kick i3", "roll 6")[2].values["how"] == "fell_in"


@pytest.mark.rule("TB-80")
def test_which_shots_cross() -> None:
    assert sure_shots(the_rules().ground) == {
        ("g4", "k4"), ("h4", "k4"), ("g1", "k5"), ("h2", "k5"), ("g7", "k3"), ("h6", "k3"),
    }  # fmt: skip
    kept = run("red1 h4 ball h4 blue3 i4 cow a1", "red1")
    assert after(kept, "kick k4").score == (0, 0)
    steep = after(run("red1 g1 ball g1 cow a1 blue1 i1", "red1"), "kick k5")
    assert steep.score == (1, 0)


@pytest.mark.rule("TB-81")
def test_any_other_way_over_a_goal_does_nothing() -> None:
    across = run("red1 f1 ball f1 blue1 k1 blue3 a1 cow a2", "red1")
    assert "j4" in across.rules.ground.flight("f1", "k5").path
    assert told(across, "kick k5") == ["kicked"]
    named = run("red1 g4 ball g4 blue3 a1 cow a2", "red1")
    assert {after(named, "kick j4", f"roll {die}").score for die in range(1, 7)} == {(0, 0)}
    backwards = run("red1 k4 ball k4 blue3 a1 cow a2", "red1")
    assert told(backwards, "kick h4") == ["kicked"]  # through the goal from behind


@pytest.mark.rule("TB-82", "TB-R16", "TB-R17")
def test_the_empty_field() -> None:
    all_safe = {"sheltered": ("red1", "red2")}
    g = phase_end("red1 a3 red2 a5 red3 out", **all_safe)
    assert g.score == (0, 1)
    heard: list[Event] = []
    phase_end("red1 a3 red2 a5 red3 out", heard=heard, **all_safe)
    assert (heard[0].values["how"], heard[0].values["own"]) == ("empty_field", False)
    assert phase_end("red1 a3 red2 a5 red3 c4", **all_safe).score == (0, 0)  # one stands in the open
    both = phase_end("red1 a3 red2 a5 red3 out blue1 out blue2 out blue3 out", **all_safe)
    assert (both.score, asked(both)) == ((0, 0), rules.cow_turned)
    after_the_cow = cow_phase("red1 a3 red2 a5 red3 h3 cow h4", ["red3"], **all_safe)
    assert after(after_the_cow, "roll 1").score == (0, 1)
    not_yet = run("red1 a3 red2 a5 red3 b1", "red3", due=("red1", "red2"), **all_safe)
    not_yet = after(not_yet, "step w", "perch")
    assert not_yet.score == (0, 0)  # all three are sheltered, but the phase is not over
    assert after(not_yet, "run red1").sheltered == ("red2", "red3")


@pytest.mark.rule("TB-83")
def test_a_goal_ends_the_round_at_once() -> None:
    g = after(run("red2 h4 ball h4 blue3 i5", "red2", exposed=("blue1",), round=4), "kick k4")
    assert (g.round, g.exposed, g.due) == (5, (), ())
    assert asked(g) is rules.third_placed  # no cow in between
    g = after(g, moves(g)[0])
    g = after(g, moves(g)[0])
    assert len(g.due) == 6


@pytest.mark.rule("TB-84")
@pytest.mark.parametrize(("before", "step", "is_told"), [(5, 2, True), (3, 2, True), (2, 2, False), (5, 0, False)])
def test_calming_is_told_only_of_a_cow_who_calmed_down(before: int, step: int, is_told: bool) -> None:
    g = run("red2 h4 ball h4 blue3 i5", "red2", agitation=before, numbers={"calm_step": step})
    assert ("calmed" in told(g, "kick k4")) is is_told


@pytest.mark.rule("TB-84")
@pytest.mark.parametrize(("before", "then"), [(6, 4), (5, 3), (4, 2), (3, 2), (2, 2)])
def test_a_goal_calms_the_cow(before: int, then: int) -> None:
    kicked = after(run("red2 h4 ball h4 blue3 i5", "red2", agitation=before), "kick k4")
    emptied = phase_end("red1 a3 red2 a5 red3 out", sheltered=("red1", "red2"), agitation=before)
    assert kicked.agitation == emptied.agitation == then


@pytest.mark.rule("TB-85")
def test_two_goals_win_at_once() -> None:
    g = after(run("red2 h4 ball h4 blue3 i5", "red2", score=(1, 1)), "kick k4")
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.winners, g.outcome.scores) == ("two_goals", (0,), (2, 1))
    assert moves(g) == ()


@pytest.mark.rule("TB-86")
def test_everybody_lines_up_again() -> None:
    g = after(run("red2 h4 ball h4 blue3 i5 red1 out", "red2", first=0, sheltered=("blue3",)), "kick k4")
    assert shows(g, "red1 c2 red2 c6 red3 out blue1 i2 blue2 i6 blue3 out cow d4 ball h4")
    assert (g.sheltered, g.returns, mover(g)) == ((), (0,) * 6, 1)  # nobody has to be waited for
    g = after(g, "place i3", "place c5")
    assert (mover(g), len(g.due)) == (1, 6)
    blue = phase_end("red1 a3 red2 a5 red3 out", sheltered=("red1", "red2"))
    assert shows(blue, "cow h4 ball d4")


@pytest.mark.rule("TB-87", "TB-R20")
@pytest.mark.parametrize(("score", "winners"), [((1, 0), (0,)), ((0, 1), (1,)), ((1, 1), ())])
def test_the_last_round(score: tuple[int, int], winners: tuple[int, ...]) -> None:
    g = after(cow_phase("cow d3", score=score, round=200), "roll 1", "roll 6")
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.winners, g.outcome.scores) == ("round_limit", winners, score)
    assert after(cow_phase("cow d3", score=score, round=199), "roll 1", "roll 6").outcome is None
    endless = cow_phase("cow d3", score=score, round=200, numbers={"round_limit": 0})
    assert after(endless, "roll 1", "roll 6").round == 201
    shorter = cow_phase("cow d3", score=score, round=10, numbers={"round_limit": 10})
    assert after(shorter, "roll 1", "roll 6").outcome is not None


@pytest.mark.rule("TB-87")
def test_a_goal_in_the_last_round_counts() -> None:
    g = after(run("red2 h4 ball h4 blue3 i5", "red2", round=200), "kick k4")
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.winners) == ("round_limit", (0,))
