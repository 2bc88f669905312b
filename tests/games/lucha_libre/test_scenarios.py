"""The booklet's example and the scenarios of the rules specification, one test each, in their order."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.lucha_libre import GAME

from .ll_table import fight, offers, performs, real_round, say, table


def standing(blue: str, silver: str) -> Any:
    """Round 1 from the very start: both throw and stand."""
    return say(GAME.start(), f"roll {blue}", f"roll {silver}", "0: stand", "1: stand")


# --- From the booklet --------------------------------------------------------------------------------------------


@pytest.mark.rule("LL-33", "LL-41")
def test_booklet_1_blue_demons_triple_five() -> None:
    g = standing("5 5 5", "1 3 4")
    assert offers(g, 1) == set()  # Santo can do nothing with 1 3 4
    g = say(g, "perform triple_f")
    assert g.fans == (15, 10)
    assert g.energy == (1, 0)
    assert g.rest_energy == (3, 3)
    assert g.round == 2
    assert len(g.question.moves) == len(say(g, "roll 1 1").question.moves) == 21  # two dice each


@pytest.mark.rule("LL-R17")
def test_booklet_2_same_dice_other_use() -> None:
    g = standing("5 5 5", "1 3 4")
    assert performs(g, 0) == {"triple_f", "show_off", "show_off show_off", "show_off show_off show_off", ""}
    g = fight(g, "show_off show_off show_off")
    assert (g.fans, g.energy) == ((13, 10), (5, 2))


# --- Tricky scenarios --------------------------------------------------------------------------------------------


def test_scenario_1_a_wave() -> None:
    g = table("2 2 5", "3 5 6", at="wave")
    assert len(offers(g, 0)) == 6
    g = say(g, "0: reroll 2 2", "1: stand")
    assert g.fans == (9, 10)
    g = say(g, "roll 1 5")
    assert g.dice[0] == (1, 5, 5)
    assert g.question.waiting == (0,)
    g = say(g, "reroll 1")
    assert g.fans == (8, 10)
    g = say(g, "roll 5", "stand")
    assert g.dice[0] == (5, 5, 5)
    assert g.question.step.__name__ == "moves_shown"


@pytest.mark.rule("LL-20")
def test_scenario_2_no_fans_no_reroll() -> None:
    g = table("1 3 6", "1 3 4", at="wave", fans=(0, 3))
    for left in (2, 1, 0):
        assert g.question.waiting == (1,)
        g = say(g, "reroll 4", "roll 4")
        assert g.fans == (0, left)
    assert g.round == 2  # both stood, nobody could perform anything


@pytest.mark.rule("LL-R10")
def test_scenario_3_gain_and_loss_at_the_top() -> None:
    g = fight(table("1 1 2 5 6", "3 5", energy=(7, 1)), "show_off", "sequence_2")
    assert g.energy[0] == 7


@pytest.mark.rule("LL-46")
def test_scenario_4_shortfall() -> None:
    g = fight(table("1 1 1", "3 6", energy=(3, 0)), "triple", "show_off")
    assert (g.energy, g.fans) == ((2, 0), (13, 10))
    assert g.last[1].shortfall == 1


@pytest.mark.rule("LL-R9")
def test_scenario_5_proportional_loss() -> None:
    g = fight(table("1 1 1 4 6", "1 3", energy=(7, 1), fans=(10, 4)), "triple sequence_2")
    assert (g.energy, g.fans) == ((6, 0), (14, 2))


@pytest.mark.rule("LL-48")
def test_scenario_6_own_loss_counts_too() -> None:
    g = table("1 1 1", "4 4 4 5 6", ring=("demon", "cavernario"), energy=(2, 7))
    g = fight(g, "triple", "triple_f sequence_2")
    assert (g.energy, g.fans[0]) == ((0, 4), 11)
    assert [tally.energy for tally in g.last] == [-4, -3]


@pytest.mark.rule("LL-R12")
def test_scenario_7_change() -> None:
    g = fight(table("1 2", "3 5", fans=(12, 10), energy=(1, 2), rest_energy=(6, 2)), "change", "sequence_2")
    assert g.fans[0] == 11
    assert (g.in_ring[0], g.energy[0], g.resting[0], g.rest_energy[0]) == ("bulldog", 7, "demon", 0)
    assert len(g.question.moves) == 252
    g = fight(say(g, "roll 1 1 5 5 5", "roll 1 1 3", "0: stand", "1: stand"))
    assert g.rest_energy[0] == 1


@pytest.mark.rule("LL-40")
def test_scenario_8_change_without_fans() -> None:
    g = fight(table("1 2 5", "1 3 4", fans=(0, 10), energy=(3, 2)), "show_off change")
    assert (g.fans[0], g.resting[0], g.rest_energy[0]) == (0, "demon", 4)
    g = fight(table("1 2 5", "1 3 4", fans=(0, 10), energy=(3, 2)), "change")
    assert (g.fans[0], g.in_ring[0]) == (0, "bulldog")


@pytest.mark.rule("LL-27")
def test_scenario_9_one_two_three_four_six() -> None:
    both = table("1 2 3 4 6", "1 2 3 4 6", energy=(7, 7))
    assert performs(both, 0) == {
        "sequence_4", "sequence_3 sequence_2", "sequence_3", "sequence_2 change", "sequence_2", "change", "",
    }  # fmt: skip
    assert performs(both, 1) == {
        "sequence_4 show_off", "sequence_4", "sequence_3 show_off", "sequence_3", "show_off change", "show_off",
        "change", "",
    }  # fmt: skip


@pytest.mark.rule("LL-R6")
def test_scenario_10_change_once() -> None:
    assert performs(table("1 1 2 2", "1 3", ring=("bulldog", "santo")), 0) == {"change", ""}


@pytest.mark.rule("LL-58")
def test_scenario_11_both_cross() -> None:
    g = fight(table("5 5 5", "3 5", fans=(33, 36), energy=(5, 5)), "triple_f", "sequence_2")
    assert g.fans == (38, 37)
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.winners) == ("crowd_both", (0,))


@pytest.mark.rule("LL-59")
def test_scenario_12_equal_crossing() -> None:
    g = fight(table("1 1 1", "1 6", fans=(34, 36), energy=(5, 5)), "triple", "show_off")
    assert (g.fans, g.outcome) == ((37, 37), None)
    g = say(g, "roll 1 1 3 3", "roll 1 3 3 4", "0: reroll 1", "1: stand", "roll 1", "stand")
    assert g.fans == (36, 37)
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.winners) == ("crowd", (1,))


@pytest.mark.rule("LL-56")
def test_scenario_13_crossing_lost_again() -> None:
    g = fight(table("1 2 3 4", "3 6", fans=(10, 36), energy=(4, 0)), "sequence_4", "show_off")
    assert (g.fans[1], g.outcome) == (36, None)


@pytest.mark.rule("LL-53")
def test_scenario_14_swap_and_win() -> None:
    g = real_round("1 2 5 5 5", "1 3", ("triple_f change", ""), fans=(33, 10), energy=(7, 1))
    assert g.outcome is not None
    assert (g.outcome.winners, g.in_ring[0], g.resting[0]) == ((0,), "demon", "bulldog")


@pytest.mark.rule("LL-61")
@pytest.mark.parametrize(
    ("fans", "reason", "winners"), [((20, 20), "draw", ()), ((21, 20), "bell", (0,)), ((37, 20), "crowd", (0,))]
)
def test_scenario_15_the_bell(fans: tuple[int, int], reason: str, winners: tuple[int, ...]) -> None:
    outcome = table("1 1 3", "1 3 4", fans=fans, round=60).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == (reason, winners)


@pytest.mark.rule("LL-51")
def test_scenario_16_top_level_rest() -> None:
    g = fight(table("5 5 5", "1 3 4", energy=(2, 2), rest_energy=(7, 2)))
    assert (g.rest_energy, g.energy, g.fans) == ((7, 3), (2, 2), (10, 10))
