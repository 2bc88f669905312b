"""TB-R1 to TB-R21: what the booklet leaves open, and the switches that decide otherwise."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from ludarium.games.toroball import GAME, rules
from ludarium.games.toroball.ground import is_symmetric
from ludarium.games.toroball.position import Toro, ToroRules
from ludarium.kernel import Refused

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
    the_rules,
    told,
    turn,
)


@pytest.mark.rule("TB-R1")
def test_r1_nobody_is_asked_what_they_drank() -> None:
    g = GAME.start()
    assert set(moves(g)) == {"first red", "first blue"}
    assert mover(g) == -1


@pytest.mark.rule("TB-R3")
def test_r3_a_ball_scatters_one_square() -> None:
    g = run("red1 e3 ball e3 cow a1", "red1")
    assert after(g, "kick h3", "roll 5").ball == "i3"
    assert (
        after(run("red1 e3 ball e3 cow a1", "red1", numbers={"scatter_squares": 2}), "kick h3", "roll 5").ball == "j3"
    )


@pytest.mark.rule("TB-R5")
def test_r5_the_wide_reading_of_crossing() -> None:
    wide = the_rules(goal_line="arrow_square").ground
    assert len({start for start, _ in sure_shots(the_rules().ground)}) == 6
    assert len({start for start, _ in sure_shots(wide)}) == 32
    layout = "red1 f1 ball f1 blue1 k1 blue3 a1 cow a2"
    assert told(run(layout, "red1"), "kick k5") == ["kicked"]
    assert after(run(layout, "red1", goal_line="arrow_square"), "kick k5").score == (1, 0)
    backwards = run("red1 k4 ball k4 blue3 a1 cow a2", "red1", goal_line="arrow_square")
    assert after(backwards, "kick h4").score == (0, 0)  # not from an arrow


@pytest.mark.rule("TB-R6")
def test_r6_standing_in_a_goal() -> None:
    layout = "red1 i3 ball a1 blue3 a7 cow a2"
    assert "se" not in offered(run(layout, "red1"), "step")
    assert at(after(run(layout, "red1", goal_squares="open"), "step se"), "red1") == "j4"
    keeper = run("red1 h4 ball h4 blue3 j4 cow a1", "red1", goal_squares="open")
    assert events(keeper, "kick k4")[1].values == {"square": "j4", "by": "blue3"}
    assert after(keeper, "kick k4").score == (0, 0)
    stumbling = run("red2 h6 blue2 a7 cow k7 ball a1", "red2", goal_squares="open")
    drunk = after(stumbling, "step e", "roll 4")  # i6: j5 k4 | j3 i2, where blue1 stands
    assert at(drunk, "red2") == "j3"


@pytest.mark.rule("TB-R7")
def test_r7_a_ball_aimed_at_the_goal_is_not_in_yet() -> None:
    g = run("red1 g4 ball g4 blue3 a1 cow a2", "red1")
    assert after(g, "kick j4").score == (0, 0)
    assert {after(g, "kick j4", f"roll {die}").score for die in range(1, 7)} == {(0, 0)}


@pytest.mark.rule("TB-R8")
def test_r8_a_scattered_ball_does_not_bounce_off_people() -> None:
    g = run("red1 e3 ball e3 red2 i3 cow a1", "red1")
    assert shows(after(g, "kick h3", "roll 5"), "ball i3 red2 i3")


@pytest.mark.rule("TB-R9")
def test_r9_one_kick_and_one_agitation_in_a_run() -> None:
    twice = {"kicks_per_run": 2, "agitates_per_run": 2}
    layout = "red1 e3 cow d4 ball d3"
    g = after(run(layout, "red1"), "step w", "agitate")
    assert "agitate" not in moves(g)
    assert "agitate" in moves(after(run(layout, "red1", numbers=twice), "step w", "agitate"))
    kicked = run("red1 e3 cow a1 ball e3", "red1", kicks=1)
    assert not offered(kicked, "kick")


@pytest.mark.rule("TB-R10")
def test_r10_sangria_is_no_choice_and_leaves_actions_open() -> None:
    g = run("red1 a7 red3 c4 cow h4 ball g4", "red3")
    g = after(g, "step n", "step n")
    assert asked(g) is rules.drunk  # nobody was asked whether it drinks
    g = after(g, "roll 4")
    assert {move.split()[0] for move in moves(g)} == {"kick", "agitate", "stop"}


@pytest.mark.rule("TB-R11")
def test_r11_no_boost_from_a_cow_at_her_wildest() -> None:
    g = after(run("red1 e3 cow d4", "red1", agitation=6), "step w")
    assert (g.agitation, "agitate" in moves(g)) == (6, False)


@pytest.mark.rule("TB-R12")
def test_r12_a_line_through_the_corner() -> None:
    layout = "red1 h3 cow d4 ball a1"
    assert "hide" in moves(after(run(layout, "red1"), "step w"))
    assert "hide" not in moves(after(run(layout, "red1", sight_corner="cross"), "step w"))


@pytest.mark.rule("TB-R13")
def test_r13_standing_behind_the_hideout_hides_nobody_by_itself() -> None:
    g = after(run("red1 h4 cow d4 ball a1", "red1"), "step w", "stop")
    assert g.exposed == ("red1",)


@pytest.mark.rule("TB-R14")
def test_r14_the_movers_own_characters_can_be_nudged() -> None:
    g = after(cow_phase("cow f2 red2 d3 blue3 b3 red1 a7 red3 a6", ["red2", "blue3"]), "roll 5")
    assert mover(g) == 0  # red moves her, and runs into red2 first
    while asked(g) is rules.charged:
        g = after(g, moves(g)[0])
    assert shows(g, "red2 out blue3 b3")


@pytest.mark.rule("TB-R15")
@pytest.mark.parametrize(("rounds_out", "back"), [(1, 5), (0, 4)])
def test_r15_when_a_nudged_character_is_back(rounds_out: int, back: int) -> None:
    g = cow_phase("cow h3 blue3 i3 red1 a1", ["blue3"], round=3, numbers={"rounds_out": rounds_out})
    assert after(g, "roll 1").returns == (0, 0, 0, 0, 0, back)


@pytest.mark.rule("TB-R16")
def test_r16_the_field_is_not_looked_at_after_each_shelter() -> None:
    g = run("red1 a3 red2 a5 red3 b1", "red3", due=("red1", "blue1"), sheltered=("red1", "red2"))
    g = after(g, "step w", "perch")
    assert (g.score, asked(g)) == ((0, 0), rules.act)


@pytest.mark.rule("TB-R17")
def test_r17_two_empty_fields_cancel_out() -> None:
    nobody = "red1 out red2 out red3 out blue1 out blue2 out blue3 out"
    assert phase_end(nobody).score == (0, 0)


@pytest.mark.rule("TB-R18")
def test_r18_she_may_nudge_without_a_step_but_not_on_a_six() -> None:
    g = cow_phase("cow h3 blue3 i3 red1 a1", ["blue3"])
    assert shows(after(g, "roll 1"), "cow h3 blue3 out")
    assert shows(after(g, "roll 6"), "cow h3 blue3 i3")


@pytest.mark.rule("TB-R19")
def test_r19_no_detours() -> None:
    g = after(cow_phase("cow d4 blue2 h6 red2 d6", ["red2", "blue2"]), "roll 1")
    assert moves(g) == ("charge e", "charge se")


@pytest.mark.rule("TB-R20")
def test_r20_games_stop_after_the_agreed_round() -> None:
    g = after(cow_phase("cow d3", round=200, score=(1, 0)), "roll 1", "roll 6")
    assert g.outcome is not None
    assert g.outcome.reason == "round_limit"
    endless = cow_phase("cow d3", round=5000, score=(1, 0), numbers={"round_limit": 0})
    assert after(endless, "roll 1", "roll 6").outcome is None


@pytest.mark.rule("TB-R21")
def test_r21_the_cow_leaves_the_ball_alone() -> None:
    g = after(cow_phase("cow d3 ball e3"), "roll 5", "roll 1")
    assert shows(g, "cow g3 ball e3")
    on_it = after(cow_phase("cow d3 ball g3"), "roll 5", "roll 1")
    assert shows(on_it, "cow g3 ball g3")


# --- Pitches of one's own -------------------------------------------------------------------------------------------

PRINTED = GAME.content.tables["pitch"]


def with_pitch(*rows: str) -> ToroRules:
    """The rules with another pitch."""
    return replace(the_rules(), pitch=rows)


def test_the_printed_pitch_is_symmetric() -> None:
    assert is_symmetric(tuple(PRINTED))


def test_a_lopsided_pitch_is_warned_about() -> None:
    lopsided = [*PRINTED[:-1], "...B......."]
    with pytest.warns(UserWarning, match="left and on the right"):
        with_pitch(*lopsided)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("H", "."), "1 squares marked H"),
        (("G", "."), "2 squares marked G"),
        (("S", "?"), "mean nothing"),
        ((".G>X", "G.>X"), "does not touch the goal"),
    ],
)
def test_a_pitch_that_cannot_be_played_on_is_refused(change: tuple[str, str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        with_pitch(*(row.replace(*change) for row in PRINTED))


SIXTEEN = (
    "................",
    "..S.B......B.S..",
    "..>..........<..",
    ".G>X...H....X<G.",
    "..>..........<..",
    "..S.B......B.S..",
    "................",
)


def test_the_widest_pitch_can_be_played_on() -> None:
    with pytest.warns(UserWarning, match="left and on the right"):  # sixteen columns have no middle for the hideout
        wide = with_pitch(*SIXTEEN)
    assert wide.ground.walks["p1"] == {"o1", "o2", "p2"}  # no column comes after the sixteenth letter
    g = after(run("red1 o1 cow d4 ball p7", "red1", rules=wide), "step e")
    assert shows(g, "red1 p1")
    assert offered(g, "step") == {"s", "sw", "w"}


@pytest.mark.parametrize(
    "numbers", [{"kick_min": 6, "kick_max": 5}, {"agitation_start": 6, "agitation_max": 5}], ids=["kick", "agitation"]
)
def test_numbers_that_do_not_fit_together_are_refused(numbers: dict[str, int]) -> None:
    with pytest.raises(Refused, match="do not fit together"):
        the_rules(numbers)


# --- Numbers of one's own -------------------------------------------------------------------------------------------

THIRSTY = "red1 a7 red3 c4 cow k7 ball k1"  # red3 two squares from the bottle on c2
SURE = "red2 h4 ball h4 blue3 i5"  # red2 cannot miss


def winners(g: Toro) -> tuple[int, ...] | None:
    """Who has won, if the match is over."""
    return g.outcome.winners if g.outcome else None


def start_with(numbers: dict[str, int]) -> Toro:
    """A game from its beginning with other numbers."""
    g: Toro = GAME.start(GAME.setup(parameters=numbers))
    return g


NUMBERS: dict[str, tuple[int, Callable[[dict[str, int]], object], object, object]] = {
    # number: (changed to, what to look at, as printed, as changed)
    "goals_to_win": (1, lambda n: winners(after(run(SURE, "red2", numbers=n), "kick k4")), None, (0,)),
    "sangria_factor": (
        3,
        lambda n: at(after(run(THIRSTY, "red3", numbers=n), "step n", "step n", "roll 2"), "red3"),
        "c2",
        "e2",
    ),
    "run_squares": (2, lambda n: after(turn(numbers=n), "run red1").left, 4, 2),
    "agitate_squares": (5, lambda n: after(run("red1 e3 cow d4", "red1", numbers=n), "step w", "agitate").left, 6, 8),
    "agitate_step": (2, lambda n: after(run("red1 e3 cow d4", "red1", numbers=n), "step w", "agitate").agitation, 3, 4),
    "agitation_start": (4, lambda n: start_with(n).agitation, 2, 4),
    "calm_step": (1, lambda n: after(run(SURE, "red2", agitation=5, numbers=n), "kick k4").agitation, 3, 4),
}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_changed_number_changes_play(number: str) -> None:
    changed_to, look, as_printed, as_changed = NUMBERS[number]
    assert (look({}), look({number: changed_to})) == (as_printed, as_changed)


@pytest.mark.parametrize(("still_on", "stays"), [(6, {6}), (3, {3}), (0, set())])
def test_the_face_that_keeps_her_still_is_a_number_too(still_on: int, stays: set[int]) -> None:
    charging = cow_phase("cow d3 blue3 i3", ["blue3"], numbers={"cow_still_on": still_on})
    assert {die for die in range(1, 7) if told(charging, f"roll {die}")[0] == "cow_stays"} == stays
    wandering = after(cow_phase("cow d3", numbers={"cow_still_on": still_on}), "roll 5")
    assert {die for die in range(1, 7) if told(wandering, f"roll {die}")[0] == "cow_stays"} == stays
