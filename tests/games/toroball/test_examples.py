"""The booklet's examples and the worked examples of the rules, one test each."""

from __future__ import annotations

import pytest

from ludarium.games.toroball import rules
from ludarium.games.toroball.position import target

from .arena import (
    after,
    asked,
    at,
    cow_phase,
    events,
    found,
    mover,
    moves,
    offered,
    phase_end,
    run,
    shows,
    start,
    the_rules,
    told,
    turn,
)


@pytest.mark.rule("TB-57")
def test_1_adjacent_not_hidden() -> None:
    g = run("""
        d e f g h
    3   r1 . C . .
    4   . . # . .
    5   . . . . .
    """, "red1")  # fmt: skip
    g = after(g, "step e")
    assert shows(g, "red1 e3 cow f3")
    assert "hide" not in moves(g)


@pytest.mark.rule("TB-57", "TB-59")
def test_2_hideout_between() -> None:
    picture = """
        d e f g h
    3   . . . * .
    4   C . # * r1
    5   . . . * .
    """
    g = after(run(picture, "red1"), "step w")
    assert "hide" in moves(g)
    g = after(g, "hide")
    assert g.sheltered == ("red1",)
    assert g.exposed == ()
    assert g.rules.ground.unseen["d4"] == found(picture, "*")


@pytest.mark.rule("TB-41")
@pytest.mark.parametrize(("target", "die", "end"), [("k2", 4, "j1"), ("k1", 5, "j1"), ("k1", 4, "j2")])
def test_3_bounce(target: str, die: int, end: str) -> None:
    g = run("red1 h1 ball h1 cow a1 blue1 a2", "red1")
    assert after(g, f"kick {target}", f"roll {die}").ball == end


@pytest.mark.rule("TB-57", "TB-R12")
def test_4_corner_and_neighbour() -> None:
    def on_g3(**options: str) -> tuple[str, ...]:
        return moves(after(run("red1 h3 cow d4 ball a1", "red1", **options), "step w"))

    assert "hide" in on_g3()
    assert "hide" not in on_g3(sight_corner="cross")
    assert "hide" not in moves(after(run("red1 f2 cow e4 ball a1", "red1"), "step s"))


@pytest.mark.rule("TB-33", "TB-36", "TB-41")
def test_5_sangria() -> None:
    g = run("""
        a b c d e f g
    1   . . . . . . .
    2   . . S . . . .
    3   . . . . . . .
    4   . . r3 . . # .
    """, "red3", due=("red2", "blue1"))  # fmt: skip
    g = after(g, "step n", "step n")
    assert g.left == 2
    west = events(g, "roll 2")[0].values
    assert (west["squares"], west["direction"]) == (4, "w")
    assert g.rules.ground.drift("drinker", "c2", "w", 4) == ["b2", "a2", "b2", "c2"]
    back = after(g, "roll 2")
    assert (at(back, "red3"), back.left, back.runner) == ("c2", 0, "")
    assert shows(after(g, "roll 4"), """
        a b c d e f g
    1   . . . . . . .
    2   . . S . . . .
    3   . . . . . . .
    4   . . . . . # r3
    """)  # fmt: skip
    assert g.rules.ground.drift("drinker", "c2", "ne", 4) == ["d1", "e2", "f3", "g4"]


@pytest.mark.rule("TB-35", "TB-30")
def test_6_last_square() -> None:
    g = run("red3 c5 red2 a7 cow k7 ball k1", "red3")
    g = after(g, "step e", "step e", "step w", "step sw")
    assert (at(g, "red3"), g.runner, g.die) == ("c6", "", 0)
    assert asked(g) is rules.act


@pytest.mark.rule("TB-48", "TB-79", "TB-80", "TB-43")
def test_7_sure_shot_and_keeper() -> None:
    free = run("red2 h4 ball h4 blue3 a1 cow a2", "red2")
    assert free.rules.ground.flight("h4", "k4").path == ("i4", "j4", "k4")
    assert events(free, "kick k4")[1].values["how"] == "crossed"
    kept = run("red2 h4 ball h4 blue3 i4 cow a2", "red2")
    fell = events(kept, "kick k4", "roll 5")
    assert [event.key for event in fell][:4] == ["kicked", "intercepted", "scattered", "goal"]
    assert fell[3].values["how"] == "fell_in"
    back = after(kept, "kick k4", "roll 2")
    assert shows(back, "ball h4 red2 h4")
    assert not offered(back, "kick")


@pytest.mark.rule("TB-79", "TB-81")
def test_8_not_along_the_arrow() -> None:
    empty = "blue1 a1 blue2 a2 blue3 a3 red1 a7 red2 b7 red3 c7 cow b6"
    g = run(f"{empty} red1 f1 ball f1", "red1")
    assert g.rules.ground.flight("f1", "k5").path == ("g1", "g2", "h2", "h3", "i3", "i4", "j4", "j5", "k5")
    assert after(g, "kick k5").score == (0, 0)
    assert {die for die in range(1, 7) if after(g, "kick k5", f"roll {die}").score == (1, 0)} == {1, 4}

    def odds(square: str) -> int:
        ground = the_rules().ground
        return sum(ground.drift("ball", square, way, 1) == ["j4"] for way in g.rules.compass)

    assert {square: odds(square) for square in the_rules().printed.squares if odds(square)} == {
        "k3": 2, "k4": 2, "k5": 2, "i3": 1, "i4": 1, "i5": 1,
    }  # fmt: skip
    named = run(f"{empty} red1 g4 ball g4", "red1")
    assert {after(named, "kick j4", f"roll {die}").score for die in range(1, 7)} == {(0, 0)}


@pytest.mark.rule("TB-42", "TB-47")
def test_9_hideout() -> None:
    stopped = run("red1 d4 ball d4 cow a1", "red1")
    assert after(stopped, "kick h4", "roll 6").ball == "g5"
    beside = run("red1 e6 ball e6 cow a1", "red1")
    assert after(beside, "kick e3", "roll 6").ball == "d2"


@pytest.mark.rule("TB-51", "TB-52")
def test_10_agitating() -> None:
    g = after(run("red1 e7 cow e4 ball a1", "red1"), "step n", "step n")
    assert g.left == 2
    g = after(g, "agitate")
    assert (g.agitation, g.left) == (3, 5)
    assert "agitate" not in moves(g)
    beside = run("red1 e5 cow e4 ball a1", "red1")
    assert "agitate" not in moves(beside)
    assert "agitate" in moves(after(beside, "step w"))


@pytest.mark.rule("TB-66", "TB-69")
def test_11_choice_of_route() -> None:
    g = cow_phase("""
        c d e f g h i
    4   . C . # . . .
    5   . . . . . . .
    6   S r2 B . B b2 S
    """, ["red2", "blue2"])  # fmt: skip
    g = after(g, "roll 1")
    assert (mover(g), moves(g)) == (0, ("charge e", "charge se"))
    assert shows(after(g, "charge se"), "cow e5 red2 out blue2 h6")
    route = [event.values["square"] for event in events(g, "charge e") if event.key == "cow_steps"]
    assert route == ["e4", "f5", "g5"]
    assert shows(after(g, "charge e"), "cow g5 red2 d6 blue2 out")


@pytest.mark.rule("TB-65")
def test_12_natural_6() -> None:
    g = cow_phase("cow d5 red2 d6", ["red2"])
    assert shows(after(g, "roll 6"), "cow d5 red2 d6")


@pytest.mark.rule("TB-59", "TB-63", "TB-64", "TB-71")
def test_13_last_mover_perched() -> None:
    g = turn("red2 b6 cow f2")
    g = after(g, "run red1", "step w", "stop", "run blue1", "step e", "stop")
    g = after(g, "run red2", "step s", "perch", "skip blue2", "skip red3", "skip blue3")
    assert (g.exposed, target(g), asked(g)) == (("red1", "blue1"), "blue1", rules.cow_rolled)
    assert mover(after(g, "roll 1")) == 0
    sheltered = after(turn("red2 b6 cow f2"), "run red2", "step s", "perch")
    sheltered = after(sheltered, "skip blue1", "skip red1", "skip blue2", "skip red3", "skip blue3")
    assert asked(sheltered) is rules.cow_turned


@pytest.mark.rule("TB-71", "TB-42")
def test_14_all_skip() -> None:
    skips = ("skip red1", "skip blue1", "skip red2", "skip blue2", "skip red3", "skip blue3")
    g = after(start("red", "d4", "c3", "i4"), *skips, "roll 5")
    assert after(g, "roll 4").cow == "d4"
    assert g.rules.ground.drift("cow", "d4", "e", 6, g.places) == ["e4", "d4", "c4", "d4", "e4", "d4"]
    assert after(g, "roll 3").cow == "e4"  # an odd number of squares shows whether somebody stops her
    blocked = after(start("red", "d4", "c4", "i4"), *skips, "roll 5")
    assert after(blocked, "roll 3").cow == after(blocked, "roll 4").cow == "d4"
    assert blocked.rules.ground.drift("cow", "d4", "e", 6, blocked.places) == ["e4", "d4"]


@pytest.mark.rule("TB-73", "TB-76", "TB-77", "TB-32")
def test_15_return() -> None:
    g = after(cow_phase("cow d5 red2 d6", ["red2"], round=3), "roll 1")
    assert (g.round, [name for name in g.due if name.startswith("red")]) == (4, ["red1", "red3"])
    for _ in range(5):
        g = after(g, moves(g)[-1])
    g = after(g, "roll 1", "roll 6")
    assert g.round == 5
    assert {"run red2", "skip red2"} <= {*moves(g), *moves(after(g, moves(g)[-1]))}
    g = g if mover(g) == 0 else after(g, moves(g)[-1])
    g = after(g, "run red2")
    assert moves(g) == ("enter c6",)  # red1 still stands on c2
    g = after(g, "enter c6")
    assert (g.left, asked(g)) == (4, rules.run_act)
    full = turn("red1 d1 red2 out blue1 c2 blue2 c6", returns=(0, 5, 0, 0, 0, 0), round=5, due=("red2",))
    assert moves(full) == ("skip red2",)


@pytest.mark.rule("TB-82", "TB-84", "TB-86")
def test_16_empty_field() -> None:
    layout = "red1 a4 red2 e6 red3 h3 cow h2 blue1 k1"
    hidden = {"sheltered": ("red1", "red2"), "agitation": 5}
    g = phase_end(layout, ["red3"], **hidden)
    assert g.score == (0, 0)
    g = after(g, "roll 1")
    assert (g.score, g.agitation) == ((0, 1), 3)
    assert shows(g, "cow h4 ball d4")
    calmer = after(phase_end(layout, ["red3"], sheltered=("red1", "red2"), agitation=3), "roll 1")
    assert calmer.agitation == 2


@pytest.mark.rule("TB-22")
def test_17_contact() -> None:
    g = cow_phase("red1 a4 cow b3", sheltered=("red1",), first=1)
    g = after(g, "roll 1", "roll 6")
    assert set(moves(g)) == {"run red1", "skip red1"}
    assert told(g, "skip red1") == ["skipped"]
