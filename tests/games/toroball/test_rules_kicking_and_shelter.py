"""TB-43 to TB-62: kicking, agitating, perching and hiding."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludarium.games.toroball import GAME, rules
from ludarium.games.toroball.forecast import shot
from ludarium.games.toroball.ground import distance
from ludarium.kernel import view
from ludarium.scene import Cell, Grid
from ludarium.texts import texts

from .arena import after, asked, cow_phase, events, moves, offered, phase_end, run, shows, the_rules, told, turn

# --- Kicking --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TB-43")
def test_when_a_runner_may_kick() -> None:
    assert offered(run("red1 e3 ball e3 cow a1", "red1"), "kick")  # before the first step
    assert not offered(run("red1 e3 ball e2 cow a1", "red1"), "kick")
    kicked = after(run("red1 e3 ball e3 cow a1", "red1"), "kick e6", "roll 1")
    back_on_it = after(run("red1 e3 ball e3 blue1 f3 cow a1", "red1"), "kick h3", "roll 2")
    assert shows(back_on_it, "red1 e3 ball e3")
    assert not offered(kicked, "kick")
    assert not offered(back_on_it, "kick")  # once per run
    assert offered(run("red1 e3 ball e3 cow a1", "red1", kicks=1, numbers={"kicks_per_run": 2}), "kick")


@pytest.mark.rule("TB-44")
def test_which_squares_can_be_named() -> None:
    wanted = {to for to in the_rules().printed.squares if 3 <= distance("e3", to) <= 6 and to != "f4"}
    g = run("red1 e3 ball e3 cow h3 blue1 h4", "red1")
    assert offered(g, "kick") == wanted
    assert {"h3", "h4", "h2", "b4", "e6", "k3"} <= wanted  # the cow's, a character's, a goal, a barrier
    assert not {"c3", "e1"} & wanted
    ground = the_rules().ground
    assert max(len(targets) for targets in ground.kicks.values()) == 61
    near = run("red1 f5 ball f5 cow a1", "red1", numbers={"kick_min": 1})
    assert "f3" in offered(near, "kick")
    assert "f4" not in offered(near, "kick")


@pytest.mark.rule("TB-45")
@pytest.mark.parametrize(
    ("layout", "stopped_by"),
    [
        ("red1 d3 ball d3 blue1 f3 cow a1", "blue1"),
        ("red1 d3 ball d3 red2 f3 cow a1", "red2"),
        ("red1 d3 ball d3 cow f3", "cow"),
        ("red1 d4 ball d4 cow a1", "hideout"),
    ],
)
def test_what_stops_a_ball(layout: str, stopped_by: str) -> None:
    g = run(layout, "red1")
    target = "kick h4" if stopped_by == "hideout" else "kick h3"
    assert told(g, target) == ["kicked", "intercepted"]
    assert events(g, target)[1].values["by"] == stopped_by
    assert after(g, target, "roll 4").ball == ("g3" if stopped_by == "hideout" else "g2")


@pytest.mark.rule("TB-45", "TB-61")
def test_a_sheltered_character_stops_a_ball_too() -> None:
    g = run("red1 d6 ball d6 blue1 e6 cow a1", "red1", sheltered=("blue1",))
    assert events(g, "kick g7")[1].values == {"square": "e6", "by": "blue1"}
    turned = turn("red1 d6 blue1 e6 cow a1", sheltered=("blue1",))
    assert "step e" not in moves(after(turned, "run red1"))


@pytest.mark.rule("TB-46")
def test_a_free_ball_scatters_from_its_target() -> None:
    g = run("red1 e3 ball e3 cow a1", "red1")
    assert after(g, "kick h3", "roll 1").ball == "g2"
    assert after(g, "kick h3", "roll 6").ball == "i4"


@pytest.mark.rule("TB-46")
def test_a_ball_between_walls_stays_on_its_target() -> None:
    rows = list(the_rules().pitch)
    rows[1], rows[3] = "..S.BHB.S..", ".G>X...X<G."  # the hideout on f2, beside the fence
    narrow = replace(the_rules(), pitch=tuple(rows), compass=("nw", "n", "sw", "ne", "s", "se"))
    g = run("red1 b1 ball b1 cow d4", "red1", rules=narrow)
    ends = [after(g, "kick f1", f"roll {die}").ball for die in range(1, 7)]
    assert ends == ["e2", "f1", "e2", "g2", "f1", "g2"]  # north and south end between fence and hideout
    assert shot(g, "f1").lands == tuple(ends)


@pytest.mark.rule("TB-47")
def test_a_stopped_ball_scatters_from_where_it_was_stopped() -> None:
    g = run("red1 d3 ball d3 blue1 f3 cow a1", "red1")
    assert after(g, "kick h3", "roll 1").ball == "e2"
    hideout = run("red1 d4 ball d4 cow a1", "red1")
    assert {after(hideout, "kick h4", f"roll {n}").ball for n in range(1, 7)} == {"e3", "e4", "e5", "g3", "g4", "g5"}


@pytest.mark.rule("TB-48", "TB-R7")
def test_a_ball_that_crosses_counts_at_once_and_one_that_falls_in_only_after_the_scatter() -> None:
    g = after(run("red2 g4 ball g4 blue3 i5 cow a1", "red2"), "kick k4")
    assert (g.score, g.die, asked(g)) == ((1, 0), 0, rules.third_placed)
    aimed = after(run("red2 g4 ball g4 blue3 i5 cow a1", "red2"), "kick j4")
    assert (aimed.score, asked(aimed)) == ((0, 0), rules.scattered)
    beyond_taken = after(run("red2 g4 ball g4 blue3 k4 cow a1", "red2"), "kick k4")  # through the goal, then stopped
    assert beyond_taken.score == (1, 0)


@pytest.mark.rule("TB-49", "TB-R8")
def test_a_ball_that_ends_on_somebody_stays_there() -> None:
    g = run("red1 e3 ball e3 blue1 i3 cow a1", "red1")
    on_blue = after(g, "kick h3", "roll 5")
    assert shows(on_blue, "ball i3 blue1 i3")
    assert asked(on_blue) is rules.run_act
    under_cow = after(run("red1 e3 ball e3 cow i3", "red1"), "kick h3", "roll 5")
    assert shows(under_cow, "ball i3 cow i3")
    beside = run("red1 h3 ball i3 cow i3", "red1")
    assert "e" not in offered(beside, "step")  # nobody reaches it


@pytest.mark.rule("TB-50")
def test_a_run_goes_on_after_a_kick_and_still_needs_a_square() -> None:
    g = after(run("red1 e3 ball e3 cow a1", "red1"), "kick h3", "roll 5")
    assert (g.left, g.runner) == (4, "red1")
    assert "stop" not in moves(g)
    assert "stop" in moves(after(g, "step n"))


# --- Agitating ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TB-51", "TB-R9")
def test_when_a_runner_may_agitate() -> None:
    starts_beside = run("red1 e3 cow d4", "red1")
    assert "agitate" not in moves(starts_beside)
    beside = after(starts_beside, "step w")  # d3, still beside her
    assert "agitate" in moves(beside)
    assert "agitate" not in moves(after(starts_beside, "step e"))
    assert "agitate" not in moves(after(beside, "agitate"))  # once per run


@pytest.mark.rule("TB-52")
def test_what_agitating_gives() -> None:
    g = after(run("red1 e3 cow d4", "red1"), "step w", "agitate")
    assert (g.agitation, g.left) == (3, 3 + 3)


@pytest.mark.rule("TB-53", "TB-R11")
def test_a_cow_cannot_be_more_agitated_than_six() -> None:
    assert "agitate" in moves(after(run("red1 e3 cow d4", "red1", agitation=5), "step w"))
    assert "agitate" not in moves(after(run("red1 e3 cow d4", "red1", agitation=6), "step w"))
    by_two = run("red1 e3 cow d4", "red1", agitation=5, numbers={"agitate_step": 2})
    assert after(by_two, "step w", "agitate").agitation == 6


@pytest.mark.rule("TB-54")
def test_agitating_does_not_move_the_cow() -> None:
    g = after(run("red1 e3 cow d4", "red1"), "step w", "agitate")
    assert (g.cow, g.runner) == ("d4", "red1")


# --- Perching and hiding --------------------------------------------------------------------------------------------


@pytest.mark.rule("TB-55")
def test_perching_on_the_fence() -> None:
    g = run("red1 a4 cow k7", "red1")
    assert "perch" not in moves(g)  # it has not moved yet
    g = after(g, "step n")
    assert "perch" in moves(g)
    assert "perch" not in moves(after(g, "step e"))  # b3 is no fence
    g = after(g, "perch")
    assert (g.sheltered, g.runner) == (("red1",), "")


@pytest.mark.rule("TB-56")
def test_hiding_behind_a_barrier() -> None:
    g = run("red1 e2 cow k7", "red1")
    assert "hide" not in moves(g)
    g = after(run("red1 d2 cow k7", "red1"), "step e")
    assert "hide" in moves(g)
    assert "perch" not in moves(g)
    assert after(g, "hide").sheltered == ("red1",)


@pytest.mark.rule("TB-57")
def test_hiding_behind_the_hideout() -> None:
    g = run("red1 g4 cow d4", "red1")
    assert "hide" not in moves(g)
    assert "hide" in moves(after(run("red1 h4 cow d4 ball a1", "red1"), "step w"))
    assert "hide" not in moves(after(run("red1 h4 cow d2 ball a1", "red1"), "step nw"))  # g3: she sees it
    assert "hide" not in moves(after(run("red1 g4 cow d4", "red1"), "step e"))  # h4 is not beside the hideout


@pytest.mark.rule("TB-58", "TB-R13")
def test_a_shelter_is_a_choice() -> None:
    g = after(run("red1 h4 cow d4 ball a1", "red1"), "step w")
    assert {"hide", "stop"} <= set(moves(g))
    stopped = after(g, "stop")
    assert (stopped.sheltered, stopped.exposed) == ((), ("red1",))
    by_itself = after(run("red1 d2 cow k7", "red1", left=1), "step e")
    assert {"hide", "stop"} == set(moves(by_itself))


@pytest.mark.rule("TB-59")
def test_a_sheltered_character_is_neither_target_nor_nudged() -> None:
    g = run("red1 d2 cow f1 blue1 i2", "red1", due=(), exposed=("blue1",))
    g = after(g, "step e", "hide")  # moved last, and stands beside the cow
    assert (g.exposed, asked(g)) == (("blue1",), rules.cow_rolled)
    assert shows(after(g, "roll 1", "charge e"), "red1 e2 blue1 out cow h1")


@pytest.mark.rule("TB-60")
def test_shelter_lasts_until_the_next_run() -> None:
    g = cow_phase("red1 g4 cow d4 blue1 h1", ["blue1"], sheltered=("red1",))
    g = after(g, "roll 1")
    while asked(g) is rules.charged:
        g = after(g, moves(g)[0])
    assert g.sheltered == ("red1",)  # though she sees it now
    assert "g4" not in g.rules.ground.unseen[g.cow]
    acted = turn("red1 g4", sheltered=("red1",))
    assert after(acted, "run red1").sheltered == ()


@pytest.mark.rule("TB-62")
@pytest.mark.parametrize("tall", [False, True])
def test_a_sheltered_character_is_drawn_diagonally(tall: bool) -> None:
    g = turn("red1 a4", sheltered=("red1",))
    assert GAME.scene is not None
    scene = GAME.scene(view(GAME, g, 0), texts(GAME), tall)
    grids = [part for part in scene.components if isinstance(part, Grid)]
    cells: list[Cell] = [cell for grid in grids for cell in grid.cells]
    turned: dict[str, float] = {piece.name: piece.turned for cell in cells for piece in cell.pieces}
    assert turned["red1"] == 45
    assert turned["red2"] == turned["blue1"] == 0


def test_a_phase_may_end_with_a_shelter() -> None:
    assert asked(phase_end("red1 a4", sheltered=("red1",))) is rules.cow_turned
