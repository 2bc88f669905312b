"""LL-1 to LL-25: the setup, the round, and the dice rolling phase."""

from __future__ import annotations

import pytest

from ludarium.games.lucha_libre import GAME
from ludarium.games.lucha_libre.position import SEATS, TEAMS
from ludarium.kernel import HIDDEN, Event, Question, Refused, Sealed, play, view

from .ll_table import fight, offers, say, table, told

START = GAME.start()


@pytest.mark.rule("LL-1")
def test_two_seats_blue_and_silver() -> None:
    assert GAME.content.about.seats == (2, 2)
    assert dict(zip(SEATS, TEAMS, strict=True)) == {0: "blue", 1: "silver"}
    assert START.rules.teams == (("demon", "bulldog"), ("santo", "cavernario"))
    with pytest.raises(Refused):
        GAME.setup(seats=3)


@pytest.mark.rule("LL-2", "LL-3")
def test_one_of_each_team_is_in_the_ring_first_blue_demon_and_el_santo() -> None:
    assert START.in_ring == ("demon", "santo")
    assert START.resting == ("bulldog", "cavernario")


@pytest.mark.rule("LL-4")
@pytest.mark.parametrize(("cartridge", "level"), [("pairs", 2), ("slow", 2), ("steep", 1), ("wide", 1), ("short", 1)])
def test_everybody_starts_on_the_first_three(cartridge: str, level: int) -> None:
    g = GAME.start(GAME.setup(options={"cartridge": cartridge}))
    assert g.energy == g.rest_energy == (level, level)
    assert g.rules.track[level] == 3 != g.rules.track[level - 1]


@pytest.mark.rule("LL-5")
def test_ten_fans_each() -> None:
    assert START.fans == (10, 10)


@pytest.mark.rule("LL-6")
def test_a_level_gives_two_to_five_dice_and_stays_on_the_track() -> None:
    assert [len(table(at="throw", energy=(level, 2)).question.moves) for level in range(8)] == [
        21, 21, 56, 56, 126, 126, 252, 252,
    ]  # fmt: skip
    low = fight(table("1 1 1", "5 6", energy=(7, 0)), "triple")
    high = fight(table("5", "5 6", energy=(7, 0)), "show_off")
    assert (low.energy[1], high.energy[0]) == (0, 7)


@pytest.mark.rule("LL-7")
def test_one_level_moves_the_marker_even_if_the_number_of_dice_stays() -> None:
    g = fight(table("4 6", "1 3", energy=(2, 3)), "sequence_2")
    assert g.energy == (2, 2)
    assert g.rules.track[2] == g.rules.track[3] == 3


@pytest.mark.rule("LL-8")
def test_fans_have_a_floor_and_no_ceiling() -> None:
    assert fight(table("1 2 6", "1 3", fans=(0, 10)), "change").fans == (0, 10)
    assert fight(table("5 5 5 5 5", "1 3", fans=(70, 72), energy=(7, 2)), "triple_f show_off show_off").fans == (77, 72)


@pytest.mark.rule("LL-9")
def test_winning_fans_takes_none_from_the_other_team() -> None:
    assert fight(table("5 5 5", "1 3 4"), "triple_f").fans == (15, 10)


@pytest.mark.rule("LL-10")
def test_a_round_is_throwing_resolution_and_its_end() -> None:
    story: list[Event] = []
    g = say(table(at="throw", round=0, story=story), "roll 1 2 5", "roll 3 5 6", "0: stand", "1: stand", story=story)
    g = fight(g, "show_off change", "sequence_2", story)
    keys = list(dict.fromkeys(event.key for event in story))
    assert keys == ["round", "thrown", "stood", "performed", "fans", "energy", "rested", "changed"]
    assert g.round == 2


@pytest.mark.rule("LL-11")
def test_seats_are_alike() -> None:
    """The same fight with the teams' places exchanged ends with everything exchanged."""
    g = fight(table("4 6", "6 6 6", energy=(1, 3), fans=(8, 20)), "sequence_2", "triple_f")
    h = fight(table("6 6 6", "4 6", energy=(3, 1), fans=(20, 8), ring=("santo", "demon")), "triple_f", "sequence_2")
    for pair in ("fans", "energy", "rest_energy"):
        assert getattr(h, pair) == getattr(g, pair)[::-1]


@pytest.mark.rule("LL-12")
def test_dice_follow_the_level_at_the_start_of_the_round() -> None:
    g = table(at="throw", energy=(1, 7))
    assert len(g.question.moves) == 21
    g = say(g, "roll 5 5")
    assert len(g.question.moves) == 252


@pytest.mark.rule("LL-13")
def test_the_first_throw_is_free() -> None:
    assert say(START, "roll 1 2 3", "roll 1 2 4").fans == (10, 10)
    assert say(table(at="throw", fans=(0, 0)), "roll 1 3 4", "roll 1 3 4").fans == (0, 0)


@pytest.mark.rule("LL-14")
def test_dice_lie_open_to_both() -> None:
    g = say(START, "roll 1 2 3", "roll 1 2 4")
    for seat in (0, 1, None):
        assert view(GAME, g, seat).table.dice == ((1, 2, 3), (1, 2, 4))


@pytest.mark.rule("LL-15")
def test_both_choose_sealed_and_at_the_same_time() -> None:
    g = table("2 2 5", "3 5 6", at="wave")
    assert isinstance(g.question, Sealed)
    assert g.question.waiting == (0, 1)
    g = say(g, "0: reroll 2 2")
    assert g.fans == (10, 10)
    assert g.dice == ((2, 2, 5), (3, 5, 6))
    seen = view(GAME, g, 1)
    assert seen.table.question.chosen == {0: HIDDEN}
    assert "stand" in seen.moves


@pytest.mark.rule("LL-16")
def test_a_reroll_costs_one_fan_whatever_the_number_of_dice() -> None:
    g = say(table("2 2 5", "3 5 6", at="wave"), "0: reroll 2 2 5", "1: reroll 3")
    assert g.fans == (9, 9)


@pytest.mark.rule("LL-17")
def test_chosen_dice_are_thrown_again_and_the_others_stay() -> None:
    g = say(table("2 2 5", "3 5 6", at="wave"), "0: reroll 2 5", "1: reroll 3 6")
    assert g.dice == ((2,), (5,))
    assert len(g.question.moves) == 21
    assert say(g, "roll 1 6", "roll 1 1").dice == ((1, 2, 6), (1, 1, 5))


@pytest.mark.rule("LL-18")
def test_dice_kept_before_may_be_rerolled_later() -> None:
    g = say(table("2 2 5", "3 5 6", at="wave"), "0: reroll 2 2", "1: stand", "roll 1 3")
    assert "reroll 5" in offers(g, 0)


@pytest.mark.rule("LL-19")
def test_a_reroll_names_dice_that_are_there() -> None:
    g = table("2 2 5", "3 5 6", at="wave")
    assert offers(g, 0) == {"stand", "reroll 2", "reroll 5", "reroll 2 2", "reroll 2 5", "reroll 2 2 5"}
    for wrong in ("reroll", "reroll 5 5", "reroll 3"):
        with pytest.raises(Refused):
            play(g, wrong, 0)


@pytest.mark.rule("LL-20")
def test_without_a_fan_one_stands_unasked() -> None:
    story: list[Event] = []
    g = table("2 2 5", "3 5 6", at="wave", fans=(0, 1), story=story)
    assert g.question.waiting == (1,)
    assert g.stood == (True, False)
    assert told(story, "broke") == [{"wrestler": "demon", "dice": "2 2 5"}]
    g = say(g, "reroll 3", "roll 3")
    assert g.stood == (True, True)
    assert g.question.step.__name__ == "moves_shown"


@pytest.mark.rule("LL-21")
def test_rerolls_have_no_other_limit() -> None:
    g = say(table("1 3 6", "1 3 4", at="wave", fans=(12, 10)), "0: reroll 6", "1: stand", "roll 6")
    for left in range(10, -1, -1):
        g = say(g, "reroll 6", "roll 6")
        assert g.fans[0] == left
    assert g.round == 2  # blue stands without fans, and the dice allow nobody a move


@pytest.mark.rule("LL-22")
def test_standing_is_final_for_this_round() -> None:
    g = say(table("2 2 5", "3 5 6", at="wave"), "0: reroll 2 2", "1: stand", "roll 1 5", "reroll 1", "roll 4")
    assert g.question.waiting == (0,)
    assert g.stood == (False, True)
    g = fight(say(g, "stand"))
    assert say(g, "roll 1 2 3", "roll 1 2 3").question.waiting == (0, 1)


@pytest.mark.rule("LL-23")
def test_the_other_goes_on_alone_and_sees_the_final_dice() -> None:
    g = say(table("2 2 5", "3 5 6", at="wave"), "0: stand", "1: reroll 5", "roll 6")
    assert isinstance(g.question, Question)
    assert g.question.seat == 1
    assert view(GAME, g, 1).table.dice[0] == (2, 2, 5)
    assert view(GAME, g, 1).table.stood == (True, False)


@pytest.mark.rule("LL-24")
def test_the_phase_ends_when_both_have_stood() -> None:
    g = say(table("2 2 5", "3 5 6", at="wave"), "0: stand", "1: stand")
    assert g.question.step.__name__ == "moves_shown"


@pytest.mark.rule("LL-25")
def test_fans_paid_are_gone_and_nobody_wins_while_rolling() -> None:
    g = say(table("2 2 4", "3 5 6", at="wave", fans=(38, 39)), "0: reroll 2", "1: stand", "roll 1")
    assert g.outcome is None
    g = fight(say(g, "reroll 1", "roll 1", "stand"))
    assert g.fans == (36, 39)
    assert g.outcome is not None
    assert g.outcome.winners == (1,)
