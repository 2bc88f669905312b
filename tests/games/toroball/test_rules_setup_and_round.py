"""TB-1 to TB-22: pieces, set-up, and who acts when."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludarium.games.toroball import GAME, rules
from ludarium.games.toroball.ground import distance
from ludarium.games.toroball.position import CHARACTERS, OWN, SEAT
from ludarium.kernel import Question, view

from .arena import after, asked, at, cow_phase, mover, moves, offered, phase_end, run, shows, start, table, told, turn

SKIP_ALL = ("skip red1", "skip blue1", "skip red2", "skip blue2", "skip red3", "skip blue3")

# --- Pieces and squares ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TB-1")
def test_two_seats_each_with_a_goal_to_defend() -> None:
    assert GAME.content.about.seats == (2, 2)
    assert start().rules.printed.goals == ("b4", "j4")
    assert SEAT["red1"] == 0
    assert SEAT["blue1"] == 1
    scored = after(run("red2 h4 ball h4 blue3 i5", "red2"), "kick k4")  # red shoots into j4
    assert scored.score == (1, 0)


@pytest.mark.rule("TB-2")
def test_three_characters_each_and_nothing_hidden() -> None:
    assert [len(own) for own in OWN] == [3, 3]
    g = start("red", "d4", "c4", "i4")
    assert view(GAME, g, 0).table == view(GAME, g, 1).table == view(GAME, g, None).table == g


@pytest.mark.rule("TB-3", "TB-R2")
def test_all_pieces_move_in_eight_directions_and_diagonals_count_one() -> None:
    g = run("red1 e3 cow a1 ball a7", "red1")
    assert offered(g, "step") == {"n", "ne", "e", "s", "sw", "w", "nw"}  # all but the hideout in the south-east
    assert after(g, "step ne").left == after(g, "step n").left == 3
    assert distance("a1", "d3") == 3
    assert distance("k7", "k1") == 6
    chased = cow_phase("cow a1 blue1 e5", ["blue1"])
    assert at(after(chased, "roll 1"), "cow") == "d4"  # three diagonal steps for three squares


@pytest.mark.rule("TB-4")
def test_a_square_holds_one_character_or_the_cow_but_the_ball_may_share_it() -> None:
    g = run("red1 g4 red2 h3 cow h4 ball h5", "red1")
    assert not {"ne", "e"} & offered(g, "step")
    assert at(after(g, "step se"), "red1") == g.ball
    ridden = cow_phase("cow f6 blue3 h3 ball g5 blue1 k1", ["blue3"])
    assert shows(after(ridden, "roll 1", "charge ne"), "cow g5 ball g5")


@pytest.mark.rule("TB-5")
def test_where_nobody_may_stand() -> None:
    assert "e" not in offered(run("red1 e4 cow a1", "red1"), "step")  # the hideout
    assert "e" not in offered(run("red1 i4 blue3 c4 red3 a7 cow a1", "red1"), "step")  # a closed goal
    assert "e" in offered(run("red1 i4 blue3 c4 red3 a7 cow a1", "red1", goal_squares="open"), "step")
    assert "e" in offered(run("red1 d2 cow a1", "red1"), "step")  # characters may stand on a barrier
    around = cow_phase("cow d2 blue1 h2 red1 c1", ["blue1"])
    assert offered(after(around, "roll 1"), "charge") == {"ne", "se"}  # a barrier in the east
    assert offered(after(run("red1 a4 cow k1", "red1"), "step n"), "step") == {"n", "ne", "e", "s"}  # goal at b4


@pytest.mark.rule("TB-6")
def test_where_the_ball_may_lie() -> None:
    g = run("red1 d4 ball d4 cow a1", "red1")
    assert {after(g, "kick h4", f"roll {die}").ball for die in range(1, 7)} == {"e3", "e4", "e5", "g3", "g4", "g5"}
    over = run("red1 c2 ball c2 cow a1", "red1")
    assert after(over, "kick h2", "roll 5").ball == "i2"  # over two barriers, onto a character
    assert after(over, "kick f2", "roll 5").ball == "g2"  # onto a barrier


@pytest.mark.rule("TB-7", "TB-R21")
def test_only_a_kick_moves_the_ball() -> None:
    walked = after(run("red1 e5 ball f5 cow a1", "red1"), "step e", "step e")
    assert shows(walked, "red1 g5 ball f5")
    stumbled = after(run("red3 c4 red1 a7 ball b2 cow a1", "red3"), "step n", "step n", "roll 2")
    assert stumbled.ball == "b2"
    trodden = after(cow_phase("cow e5 ball f5 blue2 i5", ["blue2"]), "roll 1")
    assert trodden.ball == "f5"


@pytest.mark.rule("TB-8")
def test_no_character_and_no_team_is_special() -> None:
    for name in ("red1", "red2", "red3"):
        others = {other: f"{other} a{number}" for number, other in enumerate(("red1", "red2", "red3"), 5)}
        del others[name]
        g = run(f"{name} e3 {' '.join(others.values())} cow h4 ball e3", name)
        assert len(moves(g)) == 8 - 1 + len(g.rules.ground.kicks["e3"])  # every way but the hideout, every kick


# --- Set-up ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TB-9", "TB-R1")
def test_chance_names_the_first_player() -> None:
    g = GAME.start()
    assert isinstance(g.question, Question)
    assert g.question.chances() == {"first red": Fraction(1, 2), "first blue": Fraction(1, 2)}
    assert mover(start("blue", "d4")) == 1
    assert mover(start("red", "d4")) == 0


@pytest.mark.rule("TB-10", "TB-11")
def test_where_everybody_starts() -> None:
    g = start("blue", "d4")
    assert shows(g, "red1 c2 red2 c6 red3 out blue1 i2 blue2 i6 blue3 out")
    assert moves(g) == ("place i3", "place i4", "place i5")
    g = after(g, "place i5")
    assert (mover(g), moves(g)) == (0, ("place c3", "place c4", "place c5"))
    g = after(g, "place c3")
    assert shows(g, "red3 c3 blue3 i5")
    assert mover(g) == 1


@pytest.mark.rule("TB-12", "TB-13")
def test_chance_places_the_cow_and_the_ball_takes_the_other_cross() -> None:
    g = after(GAME.start(), "first red")
    assert isinstance(g.question, Question)
    assert g.question.chances() == {"cow d4": Fraction(1, 2), "cow h4": Fraction(1, 2)}
    assert shows(after(g, "cow d4"), "cow d4 ball h4")
    assert shows(after(g, "cow h4"), "cow h4 ball d4")
    assert asked(after(g, "cow h4")) is rules.third_placed


@pytest.mark.rule("TB-14")
def test_the_numbers_at_the_start() -> None:
    g = start("red", "d4", "c4", "i4")
    assert (g.agitation, g.score, g.round) == (2, (0, 0), 1)
    assert (g.sheltered, g.exposed, g.hurried) == ((), (), ())
    assert all(g.places)


# --- The round ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TB-15")
def test_characters_act_and_then_the_cow() -> None:
    g = after(start("red", "d4", "c3", "i4"), *SKIP_ALL[:-1])
    assert asked(g) is rules.act
    g = after(g, SKIP_ALL[-1])
    assert asked(g) is rules.cow_turned
    g = after(g, "roll 5", "roll 1")
    assert (g.round, asked(g)) == (2, rules.act)


@pytest.mark.rule("TB-16")
def test_the_first_player_changes_every_round() -> None:
    g = after(start("red", "d4", "c3", "i4"), *SKIP_ALL, "roll 5", "roll 1")
    assert (g.first, mover(g)) == (1, 1)
    cut_short = after(run("red2 h4 ball h4 blue3 i5", "red2", first=0, round=7), "kick k4")
    assert (cut_short.round, cut_short.first, mover(cut_short)) == (8, 1, 1)


@pytest.mark.rule("TB-17")
def test_who_is_due() -> None:
    g = table("red2 a4 red3 out blue3 out", rules.begin_round, sheltered=("red2",), round=5, returns=(0, 0, 6, 0, 0, 5))
    assert g.due == ("red1", "red2", "blue1", "blue2", "blue3")


@pytest.mark.rule("TB-18")
def test_players_take_turns_with_one_character_each() -> None:
    g = turn(seat=1)
    assert offered(g, "run") == offered(g, "skip") == {"blue1", "blue2", "blue3"}
    g = after(g, "skip blue2")
    assert (mover(g), offered(g, "skip")) == (0, {"red1", "red2", "red3"})
    g = after(g, "skip red1")
    assert (mover(g), offered(g, "skip")) == (1, {"blue1", "blue3"})


@pytest.mark.rule("TB-19")
def test_a_player_without_a_character_is_passed_over() -> None:
    g = after(turn("blue1 out blue2 out"), "skip red1", "skip blue3", "skip red2")
    assert (mover(g), offered(g, "skip")) == (0, {"red3"})
    assert asked(after(g, "skip red3")) is rules.cow_turned


@pytest.mark.rule("TB-20")
def test_a_skip_changes_nothing() -> None:
    g = turn("red1 a4 blue1 e2", sheltered=("red1",))
    skipped = after(g, "skip red1")
    assert skipped.places == g.places
    assert skipped.sheltered == ("red1",)
    assert skipped.exposed == ()
    assert "skip blue1" in moves(skipped)  # whatever its place: on a barrier, unsheltered


@pytest.mark.rule("TB-21")
def test_a_run_needs_a_first_step() -> None:
    g = turn("red1 a1 red2 a2 blue1 b1 cow b2 ball a1")
    assert "run red1" not in moves(g)
    assert {"skip red1", "run red2"} <= set(moves(g))


@pytest.mark.rule("TB-22")
def test_a_sheltered_character_beside_the_cow_acts_first() -> None:
    g = cow_phase("red1 a3 red2 a4 cow c4 red3 e7 blue3 g4", sheltered=("red1", "red2"), first=1)
    g = after(g, "roll 2", "roll 6")  # she stays: nobody is hurried
    assert g.hurried == ()
    g = cow_phase("red1 a3 red2 a5 cow c4 red3 e7 blue3 b1", ["blue3"], sheltered=("red1", "red2"), first=1)
    g = after(g, "roll 1")
    assert g.hurried == ()
    g = cow_phase("red1 a3 red2 a4 cow b3 red3 e7", sheltered=("red1", "red2"), first=1)
    g = after(g, "roll 1", "roll 6")
    assert g.hurried == ("red1", "red2")
    assert offered(g, "skip") == {"red1", "red2"}
    g = after(g, "skip red2", "skip blue1")
    assert offered(g, "run") == offered(g, "skip") == {"red1"}  # until all of them have acted
    g = after(g, "skip red1", "skip blue2")
    assert offered(g, "skip") == {"red3"}


@pytest.mark.rule("TB-22")
def test_an_exposed_character_beside_the_cow_has_no_such_duty() -> None:
    g = after(cow_phase("cow h3 blue3 i3 red1 h1 red2 g2", ["blue3"], sheltered=("red2",)), "roll 6")
    assert g.hurried == ("red2",)  # blue3 is beside her as well, but in the open


@pytest.mark.rule("TB-22")
def test_a_goal_cancels_the_duty() -> None:
    g = phase_end("red1 a3 red2 a4 red3 a5 cow b3", sheltered=("red1", "red2", "red3"), hurried=("red1",))
    assert g.score == (0, 1)
    assert g.hurried == ()
    assert told(phase_end("red1 a3 cow b3", sheltered=("red1",)), "roll 1", "roll 6")[-2:] == ["hurried", "round"]


def test_everybody_acts_exactly_once() -> None:
    g = start("red", "d4", "c4", "i4")
    acted = []
    while asked(g) is rules.act:
        acted.append(moves(g)[-1].split()[1])
        g = after(g, moves(g)[-1])
    assert sorted(acted) == sorted(CHARACTERS)
