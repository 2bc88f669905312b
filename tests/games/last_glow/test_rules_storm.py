"""TG-52 to TG-83: hearts act, explosion, collision, contact, new hearts, the end."""

from __future__ import annotations

import pytest

from ludarium.games.last_glow.rules import hearts_due
from ludarium.kernel import Event, Question, Refused, play

from .postcard import after, asked, crew_asked, ended, moves, offered, shows, start, table

# What a heart on column c does, by line and die: the table of the help card.
HELP_CARD = """
1  left  left  down  down  right  right
2  left  down  down  right  right  explode
3  down  down  right  right  explode  explode
4  down  right  right  explode  explode  explode
5  right  right  explode  explode  explode  explode
6  right  explode  explode  explode  explode  explode
"""
PRINTED = [
    (int(line), die, effect)
    for line, *effects in map(str.split, HELP_CARD.strip().splitlines())
    for die, effect in enumerate(effects, 1)
]

# --- Hearts act ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-52")
def test_hearts_act_from_the_lowest_line_up_and_from_right_to_left() -> None:
    g = table("L a6 P 3 H c1 a2 f2 b5 e5 d4", "hearts")
    order = []
    while asked(g)[0] == "heart_rolled":
        order.append(asked(g)[1])
        g = after(g, "roll 2")
    assert order == ["e5", "b5", "d4", "f2", "a2", "c1"]


@pytest.mark.rule("TG-53")
def test_each_heart_is_rolled_and_resolved_before_the_next() -> None:
    g = table("L a6 H c2 d2", "hearts")
    assert asked(g) == ("heart_rolled", "d2", 1)
    assert moves(g) == tuple(f"roll {die}" for die in range(1, 7))
    g = after(g, "roll 3")
    assert asked(g) == ("heart_rolled", "c2", 1)
    assert shows(g, "H c2 d3")


@pytest.mark.rule("TG-53", "TG-54", "TG-55", "TG-56", "TG-57")
@pytest.mark.parametrize(("line", "die", "effect"), PRINTED)
def test_the_help_card(line: int, die: int, effect: str) -> None:
    story: list[Event] = []
    g = after(table(f"L f1 P 3 H c{line}", "hearts"), f"roll {die}", story=story)
    rolled = story[0]
    assert (rolled.key, rolled.values["result"], rolled.values["effect"]) == ("heart_rolled", die + line, effect)
    assert ("exploded" in [event.key for event in story]) == (effect == "explode")
    column = {"left": "b", "down": "c", "right": "d", "explode": "c"}[effect]
    assert shows(g, f"P 3 H {column}{line + 1}" if line < 6 else "P 2 H")


@pytest.mark.rule("TG-54")
def test_left_from_column_a_is_straight_down() -> None:
    assert shows(after(table("L f6 H a1", "hearts"), "roll 2"), "H a2")
    assert shows(after(table("L f6 H b2", "hearts"), "roll 1"), "H a3")


@pytest.mark.rule("TG-55")
def test_straight_down() -> None:
    assert shows(after(table("L f6 H b2", "hearts"), "roll 2"), "H b3")  # 4
    assert shows(after(table("L f6 H b2", "hearts"), "roll 3"), "H b3")  # 5


@pytest.mark.rule("TG-56")
def test_right_from_column_f_is_straight_down() -> None:
    assert shows(after(table("L a6 H f1", "hearts"), "roll 5"), "H f2")
    assert shows(after(table("L a6 H e1", "hearts"), "roll 6"), "H f2")


@pytest.mark.rule("TG-57")
def test_eight_or_more_is_an_explosion() -> None:
    assert shows(after(table("L b3 H c2", "hearts", mode="perturbation"), "roll 5"), "S 6 H d3")  # 7
    assert shows(after(table("L b3 H c2", "hearts", mode="perturbation"), "roll 6"), "S 4 H")  # 8


@pytest.mark.rule("TG-58")
def test_a_heart_whose_way_is_taken_goes_straight_down_or_stays() -> None:
    g = after(table("L f6 H c2 d2", "hearts"), "roll 2")
    assert shows(g, "H c2 d3")
    assert shows(after(g, "roll 4"), "H c3 d3")  # right: d3 is taken, so down
    g = after(table("L f6 H c2 d2 e2", "hearts"), "roll 1", "roll 1", "roll 4")
    assert shows(g, "H c2 c3 d3")  # d3 and c3 are taken: it stays
    assert asked(g)[0] == "heart_appears"  # without a second die
    g = after(table("L f6 H c2 d2", "hearts"), "roll 1", "roll 2")
    assert shows(g, "H c2 c3")  # straight down was the way, and taken
    g = after(table("L f6 H a2 b2", "hearts"), "roll 1", "roll 1")
    assert shows(g, "H a2 a3")  # at the edge left is straight down


@pytest.mark.rule("TG-59")
def test_the_lighthouse_does_not_block_a_heart() -> None:
    assert shows(after(table("L b3 H c2", "hearts"), "roll 1"), "L b3 S 3 H")


@pytest.mark.rule("TG-60", "TG-70")
@pytest.mark.parametrize("cell", ["a6", "c6", "f6"])
@pytest.mark.parametrize("die", range(1, 7))
def test_every_move_from_line_6_leads_to_the_planet(cell: str, die: int) -> None:
    g = after(table(f"L c1 P 3 H {cell}", "hearts"), f"roll {die}")
    assert shows(g, "P 2 H")


@pytest.mark.rule("TG-60")
def test_the_way_to_the_planet_is_never_blocked() -> None:
    g = after(table("L a1 P 3 H c6 d6", "hearts"), "roll 1", "roll 1")
    assert shows(g, "P 1 H")


@pytest.mark.rule("TG-61")
def test_a_heart_acts_once_a_turn() -> None:
    g = after(table("L f6 H c2 a3", "hearts"), "roll 1")
    assert shows(g, "H c2 a4")
    g = after(g, "roll 1")
    assert shows(g, "H b3 a4")  # b3 came onto a line already handled
    assert asked(g) == ("heart_appears", 1, 1, 1)


@pytest.mark.rule("TG-62")
def test_without_hearts_the_step_is_skipped() -> None:
    assert asked(table("H", "hearts")) == ("heart_appears", 1, 1, 1)


# --- Explosion -------------------------------------------------------------------------------------------------

BLAST = """
    a b c d e f
1   0 0 0 0 0 0
2   0 0 0 1 0 0
3   0 0 2 2 2 0
4   0 1 2 * 2 1
5   0 0 2 2 2 0
6   0 0 0 1 0 0
"""
LOSSES = [
    (f"{column}{line}", int(loss))
    for line, *losses in map(str.split, BLAST.strip().splitlines()[1:])
    for column, loss in zip("abcdef", losses, strict=True)
    if loss != "*"
]


@pytest.mark.rule("TG-63", "TG-64", "TG-65")
@pytest.mark.parametrize(("lighthouse", "loss"), LOSSES)
def test_what_an_explosion_on_d4_costs(lighthouse: str, loss: int) -> None:
    g = after(table(f"L {lighthouse} H d4", "hearts", mode="perturbation"), "roll 6")
    assert shows(g, f"S {6 - loss} H")


@pytest.mark.rule("TG-63")
def test_the_blast_is_measured_before_the_heart_drops() -> None:
    assert shows(after(table("L c5 H d3", "hearts"), "roll 6"), "S 6 H d4")  # d4 would have been near
    assert shows(after(table("L c2 H d3", "hearts"), "roll 6"), "S 4 H d4")  # d4 would have been far


@pytest.mark.rule("TG-65")
def test_an_explosion_harms_neither_items_nor_other_hearts() -> None:
    g = after(table("L f6 H c3 b2 c2 d2 I b3 d3 b4 d4", "hearts"), "roll 6")
    assert shows(g, "H c4 b2 c2 d2 I b3 d3 b4 d4")


@pytest.mark.rule("TG-66")
def test_an_exploded_heart_drops_one_cell_unless_a_heart_is_there() -> None:
    assert shows(after(table("L f6 H c2", "hearts"), "roll 6"), "H c3")
    g = after(table("L f6 H c2 d2", "hearts"), "roll 1", "roll 6")
    assert shows(g, "H c2 c3")  # d2 came to c3 before
    g = after(table("L c3 S 2 H c2", "hearts"), "roll 6")
    assert ended(g) == "destroyed"
    assert shows(g, "H c2")  # it drops only if the lighthouse survives


@pytest.mark.rule("TG-67")
def test_the_drop_has_all_consequences_of_entering() -> None:
    assert shows(after(table("L f6 H c3 I c4", "hearts"), "roll 6"), "H c4 I")
    assert shows(after(table("L c4 S 6 H c3", "hearts"), "roll 6"), "S 1 H")  # 2 + 3
    assert shows(after(table("L f1 P 1 H c6", "hearts"), "roll 6"), "P 0 H")


@pytest.mark.rule("TG-68")
def test_in_perturbation_an_exploded_heart_is_removed() -> None:
    g = after(table("L c4 S 6 P 0 H c3 I c5", "hearts", mode="perturbation"), "roll 6")
    assert shows(g, "S 4 H I c5")
    g = after(table("L f1 P 0 H c6", "hearts", mode="perturbation"), "roll 6")
    assert shows(g, "P 0 H")
    assert not ended(g)


# --- Collision, contact ----------------------------------------------------------------------------------------


@pytest.mark.rule("TG-69")
def test_a_collision_costs_3_and_the_heart() -> None:
    assert shows(after(table("L c3 S 6 H c2", "hearts"), "roll 2"), "S 3 H")
    assert shows(table("L c3 S 6 H c4", "management"), "L c4 S 3 H")
    assert shows(after(table("L c1 S 6", "spawn"), "roll 3"), "S 3 H")


@pytest.mark.rule("TG-69")
def test_the_heart_that_entered_destroys_an_item_too() -> None:
    assert shows(after(table("L c3 S 6 H c2 I c3", "hearts"), "roll 2"), "S 3 H I")


@pytest.mark.rule("TG-70")
def test_a_contact_costs_a_point() -> None:
    assert shows(after(table("L a1 P 4 H d6 e6", "hearts"), "roll 4", "roll 1"), "P 2 H")


@pytest.mark.rule("TG-71")
def test_a_contact_without_points_is_the_end() -> None:
    g = after(table("L a1 P 1 H d6 e6 f1", "hearts"), "roll 1")
    assert not ended(g)
    g = after(g, "roll 1")
    assert ended(g) == "nightmares"
    assert shows(g, "P 0 H f1")  # f1 does not act any more


# --- New hearts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-72")
@pytest.mark.parametrize("mode", ["perturbation", "storm"])
@pytest.mark.parametrize("turn", [1, 2, 5, 12])
def test_one_new_heart_a_turn(mode: str, turn: int) -> None:
    g = table(f"N {turn}", "spawn", mode=mode)
    assert asked(g) == ("heart_appears", 1, 1, 1)
    assert crew_asked(after(g, "roll 1"))


@pytest.mark.rule("TG-72")
def test_the_sequence_of_nightmare() -> None:
    rules = start(mode="nightmare").rules
    assert [hearts_due(rules, turn) for turn in range(1, 14)] == [2, 1, 2, 1, 3, 2, 1, 1, 2, 3, 1, 2, 1]
    g = after(table("N 5", "spawn", mode="nightmare"), "roll 1", "roll 2")
    assert asked(g) == ("heart_appears", 3, 3, 1)
    assert shows(after(g, "roll 3"), "N 6 H a1 b1 c1")


@pytest.mark.rule("TG-73")
def test_new_hearts_are_handled_one_at_a_time() -> None:
    g = table("L f6 P 2 H a2 b2 c2 d2 e2 f2 a3", "spawn", mode="nightmare")  # seven hearts, two are due
    assert asked(g) == ("heart_appears", 1, 2, 1)
    g = after(g, "roll 1")
    assert shows(g, "P 1 H a1 a2 b2 c2 d2 e2 f2")  # the ninth pushed a3 out, after the eighth was placed
    assert asked(g) == ("heart_appears", 2, 2, 1)
    assert shows(after(g, "roll 6"), "H a1 f1 a2 b2 c2 d2 e2 f2")


@pytest.mark.rule("TG-74")
def test_the_ninth_heart_pushes_out_the_lowest_and_rightmost() -> None:
    story: list[Event] = []
    g = table("L e6 P 2 H a2 b2 c2 d3 e3 b5 e5 f4 I e6", "spawn", story=story)
    assert [(event.key, *event.values.values()) for event in story] == [("ninth_heart", "e5"), ("points_lost", 1)]
    assert shows(g, "L e6 S 6 P 1 H a2 b2 c2 d3 e3 b5 f4 I e6")  # crossing no cell
    assert asked(g) == ("heart_appears", 1, 1, 1)
    g = table("P 0 H a2 b2 c2 d3 e3 b5 e5 f4", "spawn")
    assert ended(g) == "nightmares"
    assert g.question is None


@pytest.mark.rule("TG-74")
def test_seven_hearts_push_nobody_out() -> None:
    assert shows(table("P 2 H a2 b2 c2 d3 e3 b5 e5", "spawn"), "P 2 H a2 b2 c2 d3 e3 b5 e5")


@pytest.mark.rule("TG-75")
def test_the_cube_recovered_is_used_for_the_new_heart() -> None:
    g = after(table("P 2 H a2 b2 c2 d3 e3 b5 e5 f4", "spawn"), "roll 3")
    assert shows(g, "P 1 H a2 b2 c2 d3 e3 b5 f4 c1")


@pytest.mark.rule("TG-76")
@pytest.mark.parametrize(("die", "cell"), list(enumerate(["a1", "b1", "c1", "d1", "e1", "f1"], 1)))
def test_the_die_is_the_column(die: int, cell: str) -> None:
    assert shows(after(table("", "spawn"), f"roll {die}"), f"H {cell}")


@pytest.mark.rule("TG-77")
def test_a_taken_cell_gives_one_more_die_and_then_none() -> None:
    g = after(table("H a1 b1", "spawn"), "roll 1")
    assert asked(g) == ("heart_appears", 1, 1, 2)
    assert shows(after(g, "roll 3"), "H a1 b1 c1")
    for die in ("roll 1", "roll 2"):
        given_up = after(g, die)
        assert shows(given_up, "H a1 b1 N 2")
        assert crew_asked(given_up)


@pytest.mark.rule("TG-78")
def test_a_new_heart_destroys_an_item_and_hits_the_lighthouse() -> None:
    assert shows(after(table("I d1 d2", "spawn"), "roll 4"), "H d1 I d2")
    assert shows(after(table("L d1 S 6", "spawn"), "roll 4"), "L d1 S 3 H")


@pytest.mark.rule("TG-79")
def test_new_hearts_act_in_the_next_turn() -> None:
    g = after(table("L c3 C 1 H"), "light", "roll 6")
    assert crew_asked(g)
    assert shows(g, "N 2 H f1")
    assert asked(after(g, *["light"] * 5)) == ("heart_rolled", "f1", 1)


# --- The end ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-80")
def test_lost_points_must_be_earned_again() -> None:
    g = after(table("L c1 P 5 K 0 H a6", "hearts"), "roll 1", "roll 6")
    assert shows(g, "P 4 N 2")
    g = table("L c3 P 4 K 2")
    g = after(g, "sleep")
    assert not ended(g)
    assert ended(after(g, "sleep")) == "dome"


@pytest.mark.rule("TG-81")
@pytest.mark.parametrize(
    ("structure", "points", "mode", "reason"),
    [
        (2, 0, "storm", "destroyed"),
        (3, 0, "storm", "nightmares"),
        (3, 1, "storm", ""),
        (3, 0, "perturbation", ""),
    ],
)
def test_the_first_defeat_decides(structure: int, points: int, mode: str, reason: str) -> None:
    g = after(table(f"L b6 S {structure} P {points} H c6", "hearts", mode=mode), "roll 2")
    assert ended(g) == reason


@pytest.mark.rule("TG-82")
def test_there_is_no_score_but_points_structure_and_turns_are_told() -> None:
    for postcard, said, score in (("P 5 K 1 S 4 N 7", ["sleep"], 1), ("L c6 P 3 S 2 C 1 N 9", ["light"], 0)):
        story: list[Event] = []
        g = after(table(postcard), *said, story=story)
        assert g.outcome is not None
        assert g.outcome.scores == (score,)
        tally = {"points": g.points, "structure": g.structure, "turn": g.turn}
        assert (story[-1].key, story[-1].values) == ("tally", tally)


@pytest.mark.rule("TG-82")
def test_nothing_can_be_said_after_the_end() -> None:
    g = after(table("P 5 K 1"), "sleep")
    with pytest.raises(Refused):
        play(g, "light")
    assert offered(g, "hunt") == set()
    assert not isinstance(g.question, Question)
