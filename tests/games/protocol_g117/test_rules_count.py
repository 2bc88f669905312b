"""PG-73 to PG-93: victory points, sabotage, the end and the tie."""

from __future__ import annotations

import pytest

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.position import AI, HU
from ludarium.games.protocol_g117.rules import next_comparison
from ludarium.kernel import Event, Question
from ludarium.kernel.content import Value
from ludarium.texts import texts

from .fronts import AT_FIRST, after, asked, counting, ended, idle, moves, offered, stands, start, table, told

BOARD = """
c1r1 0  c2r1 0  c3r1 0  c4r1 1  c5r1 0
c1r2 0  c2r2 2  c3r2 1  c4r2 2  c5r2 0
c1r3 0  c2r3 0  c3r3 0  c4r3 1  c5r3 0
core 3  i1 0  i2 0  i3 1  i4 0
o1 0  o2 2  o3 0  o4 0  o5 0  o6 0  o7 2  o8 0
"""


@pytest.mark.rule("PG-73", "PG-74")
def test_every_square_scores_what_is_printed_for_whoever_stands_there() -> None:
    words = BOARD.split()
    for square, vp in zip(words[::2], map(int, words[1::2]), strict=True):
        earth, matrix = (square, "-") if square.startswith("c") and square != "core" else ("-", square)
        assert counting(f"AI {earth} | {matrix} ; HU - | -", (0, 0)).paper == ((vp, 0),)
        assert counting(f"AI - | - ; HU {earth} | {matrix}", (0, 0)).paper == ((0, vp),)
    assert sum(map(int, words[1::2])) == 15


@pytest.mark.rule("PG-75")
def test_a_contested_square_is_nobodys() -> None:
    assert counting("AI - | core o2 ; HU - | core o2 o7", (0, 0)).paper == ((0, 2),)


@pytest.mark.rule("PG-76")
def test_two_units_score_no_more_than_one() -> None:
    assert counting("AI - | core core ; HU - | o7 o7 o2", (0, 0)).paper == ((3, 4),)


@pytest.mark.rule("PG-77")
def test_sabotages_are_named_first_player_first_among_rich_squares_of_the_other() -> None:
    fronts = "AI c4r2 c5r2 | core o2 ; HU c2r2 c1r1 | core o7"
    odd = counting(fronts, (1, 1), turn=3)
    assert (asked(odd), offered(odd, "sabotage")) == (AI, {"c2r2", "o7"})
    odd = after(odd, "sabotage o7")
    assert (asked(odd), offered(odd, "sabotage")) == (HU, {"c4r2", "o2"})
    even = counting(fronts, (1, 1), turn=4)
    assert (asked(even), offered(even, "sabotage")) == (HU, {"c4r2", "o2"})
    alone = counting(fronts, (0, 1), turn=3)
    assert asked(alone) == HU
    assert {move.split()[0] for move in moves(alone)} == {"sabotage"}  # must be named


@pytest.mark.rule("PG-78")
def test_a_sabotage_costs_one_count_and_nothing_else() -> None:
    g = after(counting("AI c4r2 | o1 ; HU c2r2 | o7", (1, 0)), "sabotage o7")
    assert g.paper == ((2, 2),)
    assert stands(g, "AI c4r2 | o1 ; HU c2r2 | o7")
    assert idle(g).paper == ((2, 2), (2, 4))


@pytest.mark.rule("PG-79")
def test_a_sabotage_without_a_target_lapses_and_is_not_kept() -> None:
    g = table("AI c4r2 | o1 ; HU c1r2 | o4")
    moves_said = ("choose deep_fakes event", "choose power_cut po", "end")
    assert "sabotage_lapsed" in [event.key for event in told(g, *moves_said)]
    g = after(g, *moves_said)
    assert (g.turn, asked(g), g.sabotages) == (2, HU, (0, 0))


@pytest.mark.rule("PG-80")
def test_with_scope_field_a_whole_field_is_named() -> None:
    fronts = "AI c4r2 c3r2 | o1 ; HU c2r2 | o7 i3"
    g = counting(fronts, (1, 1), sabotage_scope="field")
    assert moves(g) == ("sabotage earth", "sabotage matrix")
    g = after(g, "sabotage matrix")
    assert moves(g) == ("sabotage earth",)  # ai scores nothing in the Matrix
    assert after(g, "sabotage earth").paper == ((0, 2),)


@pytest.mark.rule("PG-81")
def test_two_sabotages_of_one_side_name_different_squares() -> None:
    both = {"event_deep_fakes": "S S"}
    g = after(
        table("AI c5r2 | o1 ; HU c2r2 | o7", numbers=both), "choose deep_fakes event", "choose power_cut po", "end"
    )
    assert offered(g, "sabotage") == {"c2r2", "o7"}
    g = after(g, "sabotage o7")
    assert (asked(g), offered(g, "sabotage")) == (AI, {"c2r2"})
    assert after(g, "sabotage c2r2").paper == ((0, 0),)
    one = table("AI c5r2 | o1 ; HU c2r2 | o4", numbers=both)
    one = after(one, "choose deep_fakes event", "choose power_cut po", "end")
    assert [event.key for event in told(one, "sabotage c2r2")][:2] == ["sabotaged", "sabotage_lapsed"]
    assert after(one, "sabotage c2r2").turn == 2


@pytest.mark.rule("PG-77", "PG-81")
def test_each_of_two_sabotages_names_as_many_squares_as_the_number_says() -> None:
    g = counting("AI c5r2 | o1 ; HU c2r2 c3r2 c4r2 | o7 core", (2, 0), numbers={"sabotage_squares": 2})
    for square in ("c2r2", "c3r2", "o7", "core"):
        assert asked(g) == AI
        assert square in offered(g, "sabotage")
        g = after(g, f"sabotage {square}")
    assert (g.turn, g.paper) == (4, ((0, 2),))


@pytest.mark.rule("PG-79", "PG-81")
def test_the_story_tells_whether_all_of_a_sabotage_lapses_or_the_rest_of_it() -> None:
    say = texts(GAME, "en")
    g = counting("AI c5r2 | o1 ; HU c2r2 | o4", (1, 0), numbers={"sabotage_squares": 2})
    rest = told(g, "sabotage c2r2")[1]
    assert say.event(rest) == "The AI’s further sabotage lapses: the opponent has no more points to lose."
    g = after(table("AI c4r2 | o1 ; HU c1r2 | o4"), "choose deep_fakes event", "choose power_cut po")
    whole = told(g, "end")[1]
    assert say.event(whole) == "The AI’s sabotage lapses: the opponent has no points to lose."


@pytest.mark.rule("PG-82")
def test_scores_add_up() -> None:
    g = table("AI c4r2 | o1 ; HU c2r2 | i3", paper=())
    for turn in range(1, 5):
        g = idle(g)
        assert (g.paper[-1], g.score) == ((2, 3), (2 * turn, 3 * turn))
    g = table("AI - | - ; HU - | -", turn=2, used=1, paper=((4, 3),))
    assert idle(g).score == (4, 3)


@pytest.mark.rule("PG-83")
def test_the_next_turn_begins_with_the_other_player() -> None:
    g = table(turn=4, used=3)
    assert asked(g) == HU
    g = idle(g)
    assert (g.turn, asked(g)) == (5, AI)


@pytest.mark.rule("PG-84")
@pytest.mark.parametrize(("paper", "winner"), [(((44, 43),), AI), (((43, 44),), HU)])
def test_after_turn_ten_the_higher_score_wins(paper: tuple[tuple[int, int], ...], winner: int) -> None:
    g = idle(table("AI - | - ; HU - | -", turn=10, used=9, paper=paper))
    assert ended(g) == "supremacy"
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.scores) == ((winner,), paper[0])


@pytest.mark.rule("PG-85", "PG-R20")
def test_no_eleventh_count() -> None:
    g = table("AI c4r2 | o1 ; HU c2r2 | i3", turn=10, used=9, paper=((10, 9),) * 9)
    g = idle(g)
    assert ended(g) == "supremacy"
    assert len(g.paper) == 10
    assert g.score == (92, 84)


@pytest.mark.rule("PG-86")
def test_a_side_without_anything_plays_on() -> None:
    g = table("AI c4r2 | o1 ; HU - | -", turn=5, used=4, supply=(5, 0), paper=((4, 0),) * 4)
    for turn in range(5, 11):
        assert (g.turn, ended(g)) == (turn, "")
        if g.turn % 2 == 0:
            assert asked(g) == HU
            assert moves(g)
        g = idle(g)
    assert ended(g) == "supremacy"


@pytest.mark.rule("PG-87", "PG-88")
def test_a_tie_takes_the_markers_off_and_goes_on() -> None:
    g = idle(table("AI c5r2 | o1 ; HU c1r2 | o4", turn=10, used=9, paper=((44, 44),)))
    assert ended(g) == ""
    assert (g.turn, asked(g), g.series) == (11, AI, 1)
    assert set(g.marks) == {("", "")}
    assert len(moves(g)) == 20


@pytest.mark.rule("PG-89")
def test_in_a_tie_everything_else_stays() -> None:
    g = idle(table("AI c4r2 | o1 o1 ; HU c2r2 | o4", turn=10, used=9, supply=(3, 2), paper=((44, 44),)))
    assert stands(g, "AI c4r2 | o1 o1 ; HU c2r2 | o4")
    assert (g.supply, g.lost, g.score) == ((3, 2), (6, 8), (46, 46))


@pytest.mark.rule("PG-89")
def test_with_tie_board_reset_the_board_is_set_up_again() -> None:
    fronts = "AI c4r2 | o1 o1 ; HU c2r2 | o4"
    g = idle(table(fronts, turn=10, used=9, supply=(3, 2), paper=((44, 44),), tie_board="reset"))
    assert (asked(g), moves(g)) == (HU, ("place c1r1", "place c1r3"))
    g = after(g, "place c1r3")
    assert stands(g, AT_FIRST)
    assert (g.supply, g.lost, g.score, g.turn) == ((9, 9), (0, 0), (46, 46), 11)
    assert asked(g) == AI


def series(gains: str, paper: tuple[tuple[int, int], ...] = ((44, 44),)) -> tuple[str, int]:
    """How a series goes in which ai (a), hu (h) or nobody (-) scores a square of two points in each turn."""
    fronts = {"a": "AI c4r2 | - ; HU c1r2 | -", "h": "AI c5r2 | - ; HU c2r2 | -", "-": "AI c5r2 | - ; HU c1r2 | -"}
    g = table(turn=11, paper=paper)
    for used, gain in enumerate(gains):
        turn = 11 + used
        g = idle(table(fronts[gain], turn=turn, used=used % 10, paper=(*paper, *g.paper[1:]) if used else paper))
        if ended(g):
            return ended(g), turn
    return "", g.turn - 1


@pytest.mark.rule("PG-90")
@pytest.mark.parametrize(
    ("gains", "result"),
    [
        ("a", ("", 11)),
        ("a-", ("supremacy_extra", 12)),
        ("ah", ("", 12)),
        ("aha", ("", 13)),
        ("ahah", ("", 14)),
        ("ahahhaah--", ("", 20)),
        ("ahahhaah-h", ("supremacy_extra", 20)),
        ("ha-h", ("supremacy_extra", 14)),
    ],
)
def test_scores_are_compared_every_second_turn(gains: str, result: tuple[str, int]) -> None:
    assert series(gains) == result


@pytest.mark.rule("PG-90")
def test_the_winner_of_a_series_is_who_has_more() -> None:
    g = idle(table("AI c5r2 | - ; HU c2r2 | -", turn=12, used=1, paper=((44, 44),)))
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.winners, g.outcome.scores) == ("supremacy_extra", (HU,), (44, 46))


@pytest.mark.rule("PG-88", "PG-90")
def test_a_series_is_played_on_from_turn_to_turn() -> None:
    g = table("AI c5r2 | o1 ; HU c1r2 | o4", turn=11, paper=((44, 44),))
    assert (asked(g), g.series) == (AI, 1)
    g = after(g, "choose hopes_end po", "move c5r2 c4r2", "end", "choose anon_hacker po", "end")
    assert (g.turn, g.score, asked(g)) == (12, (46, 44), HU)  # ahead after an odd turn
    g = after(g, "choose guerrilla po", "move c1r2 c2r2", "end", "choose predictive_strike po", "move c4r2 c5r2", "end")
    assert (g.turn, g.score, asked(g)) == (13, (46, 46), AI)  # level when compared
    g = idle(g)
    assert (g.turn, g.score, asked(g), sum(both != ("", "") for both in g.marks)) == (14, (46, 48), HU, 3)
    g = idle(g)
    assert (ended(g), g.turn, g.score) == ("supremacy_extra", 14, (46, 50))
    assert g.outcome is not None
    assert g.outcome.winners == (HU,)


@pytest.mark.rule("PG-84", "PG-90")
@pytest.mark.parametrize(
    ("numbers", "compared"),
    [
        ({}, [10, 12, 14, 16, 18, 20, 22]),
        ({"extra_check_every": 3}, [10, 13, 16, 19, 20, 23, 26]),  # also when a series ends; counted anew in the next
        ({"extra_check_every": 4, "extra_series_turns": 6}, [10, 14, 16, 20, 22]),
        ({"turns": 3, "extra_series_turns": 5}, [3, 5, 7, 8, 10, 12, 13]),  # not by the number of the turn
        ({"extra_check_every": 10, "extra_series_turns": 4}, [10, 14, 18, 22]),
    ],
)
def test_when_scores_are_compared(numbers: dict[str, Value], compared: list[int]) -> None:
    rules = GAME.rules(GAME.setup(parameters=numbers))
    for turn in range(1, compared[-1] + 1):
        assert next_comparison(rules, turn) == next(due for due in compared if due >= turn)
        used = (turn - 1) % rules.turns if turn <= rules.turns else (turn - rules.turns - 1) % rules.extra_series_turns
        g = table("AI c4r2 | - ; HU - | -", turn=turn, used=used, paper=((9, 9),), numbers=numbers)
        assert bool(ended(idle(g))) == (turn in compared)


@pytest.mark.rule("PG-87", "PG-90")
@pytest.mark.parametrize(
    ("numbers", "check"),
    [({}, 12), ({"extra_check_every": 10, "extra_series_turns": 4}, 14), ({"extra_check_every": 5}, 15)],
)
def test_the_story_of_a_tie_names_the_next_comparison(numbers: dict[str, Value], check: int) -> None:
    story: list[Event] = []
    idle(table("AI - | - ; HU - | -", turn=10, used=9, paper=((4, 4),), numbers=numbers), story)
    assert [event.values["check"] for event in story if event.key == "tie"] == [check]


@pytest.mark.rule("PG-20", "PG-88", "PG-91")
@pytest.mark.parametrize("first", ["ai", "hu"])
def test_the_first_player_changes_every_turn_through_odd_series_too(first: str) -> None:
    numbers: dict[str, Value] = {"turns": 3, "extra_series_turns": 3, "extra_series_max": 2, "first_seat": first}
    g = after(start(numbers), "place c1r1")
    seen = []
    while not ended(g):
        seen.append((g.turn, g.series, asked(g)))
        g = idle(g)
    beginners = [AI, HU] if first == "ai" else [HU, AI]
    assert seen == [(turn, (turn - 1) // 3, beginners[(turn - 1) % 2]) for turn in range(1, 10)]


@pytest.mark.rule("PG-91")
def test_a_level_series_is_followed_by_another() -> None:
    g = idle(table("AI c5r2 | - ; HU c1r2 | -", turn=20, used=9, paper=((44, 44),)))
    assert (ended(g), g.turn, g.series, asked(g)) == ("", 21, 2, AI)
    assert set(g.marks) == {("", "")}


@pytest.mark.rule("PG-92")
def test_after_five_level_series_it_is_a_draw() -> None:
    g = after(start(), "place c1r1")
    turns = 0
    while not ended(g):
        turns += 1
        g = idle(g)
    assert (ended(g), turns) == ("stalemate", 60)
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.scores) == ((), (0, 0))


@pytest.mark.rule("PG-92")
def test_the_story_of_a_draw_says_so() -> None:
    story: list[Event] = []
    idle(table("AI - | - ; HU - | -", turn=60, used=9, paper=((9, 9),), supply=(0, 0)), story)
    assert texts(GAME, "en").event(story[-1]).startswith("Still level at 9 after the last series")


@pytest.mark.rule("PG-93")
def test_no_dice_in_this_game() -> None:
    assert not any(pattern.verb in ("roll", "draw") for pattern in GAME.grammar(GAME.setup()).patterns)
    g = after(start(), "place c1r1")
    assert isinstance(g.question, Question)
    assert g.question.odds is None
