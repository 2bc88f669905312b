"""LL-R1 to LL-R19: where the booklet is silent, contradicts itself, or lost its picture."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.lucha_libre import GAME
from ludarium.kernel import Event, Match, Question, Record, Refused, Sealed, replay, view

from .ll_table import fight, offers, own_content, performs, rules, say, table, told


@pytest.mark.rule("LL-R1")
def test_waves_are_sealed_and_standing_is_final() -> None:
    g = table("2 2 5", "3 5 6", at="wave")
    assert isinstance(g.question, Sealed)
    g = say(g, "0: stand", "1: reroll 6", "roll 6")
    assert isinstance(g.question, Question)
    assert g.question.seat == 1  # blue saw the reroll and may not answer it


@pytest.mark.rule("LL-R2")
def test_rolling_is_open() -> None:
    g = say(table("2 2 5", "3 5 6", at="wave"), "0: reroll 2 2", "1: stand")
    for seat in (0, 1, None):
        seen = view(GAME, g, seat).table
        assert seen.dice == ((5,), (3, 5, 6))
        assert seen.question.seen_by is None
    assert view(GAME, say(g, "roll 1 6"), 1).table.dice[0] == (1, 5, 6)


@pytest.mark.rule("LL-R3")
def test_a_reroll_of_several_dice_costs_one_fan() -> None:
    assert say(table("1 2 3 4 6", "3 5", at="wave"), "0: reroll 1 2 3 4 6", "1: stand").fans == (9, 10)


@pytest.mark.rule("LL-R4")
def test_the_same_move_twice() -> None:
    g = fight(table("1 5 5", "1 3 4"), "show_off show_off")
    assert (g.fans[0], g.energy[0]) == (12, 4)


@pytest.mark.rule("LL-R5")
def test_a_change_is_not_forced() -> None:
    g = fight(table("1 2", "1 3"))
    assert (g.in_ring[0], g.fans[0]) == ("demon", 10)


@pytest.mark.rule("LL-R6")
def test_a_second_change_would_undo_the_first() -> None:
    with pytest.raises(Refused):
        say(table("1 1 2 2", "1 3"), "perform change change")
    g = fight(table("1 1 2 2", "1 3", change_limit=2), "change change")
    assert (g.in_ring[0], g.fans[0]) == ("demon", 8)


LAYOUTS = {
    "pairs": (2, 2, 3, 3, 4, 4, 5, 5),
    "slow": (2, 2, 3, 3, 3, 4, 4, 5),
    "steep": (2, 3, 3, 4, 4, 5, 5),
    "wide": (2, 3, 3, 3, 4, 4, 5),
    "short": (2, 3, 3, 4, 4, 5),
}


@pytest.mark.rule("LL-R7")
@pytest.mark.parametrize("cartridge", LAYOUTS)
def test_five_layouts_of_the_energy_track(cartridge: str) -> None:
    assert next(iter(GAME.content.options["cartridge"].values)) == "pairs"
    found = rules(cartridge=cartridge)
    assert found.track == LAYOUTS[cartridge]
    assert found.top == len(LAYOUTS[cartridge]) - 1
    for level, number in enumerate(found.track):
        thrown = table(at="throw", energy=(level, 0), cartridge=cartridge).question.moves[0]
        assert thrown == "roll" + " 1" * number


@pytest.mark.rule("LL-R7")
@pytest.mark.parametrize("track", ["2, 3, 4", "3, 4, 5", "2, 3, 5, 4, 5", "2, 2, 4, 5", "2, 3, 4, 5, 6"])
def test_an_own_track_must_rise_from_two_to_five_with_a_three(track: str, tmp_path: Path) -> None:
    printed = "pairs = [2, 2, 3, 3, 4, 4, 5, 5]"
    with pytest.raises(Refused, match="cartridges"):
        own_content(tmp_path, printed, f"pairs = [{track}]")
    assert own_content(tmp_path, printed, "pairs = [2, 3, 4, 5]").start().energy == (1, 1)


@pytest.mark.rule("LL-R8")
def test_the_minimum_is_the_lowest_of_two_spaces_with_a_two() -> None:
    g = fight(table("4 6", "1 3", energy=(2, 1)), "sequence_2")
    assert (g.energy[1], g.fans[1]) == (0, 10)  # from the upper 2 to the lower 2: nothing is missing
    g = fight(table("4 6", "1 3", energy=(2, 0)), "sequence_2")
    assert (g.energy[1], g.fans[1]) == (0, 9)


@pytest.mark.rule("LL-R9")
def test_one_fan_for_each_missing_level() -> None:
    g = fight(table("1 1 1 4 6", "1 3", energy=(7, 0)), "triple sequence_2")
    assert g.fans[1] == 7
    assert fight(table("1 1 1 4 6", "1 3", energy=(7, 0), shortfall_cost=2), "triple sequence_2").fans[1] == 4


@pytest.mark.rule("LL-R10")
def test_the_top_does_not_swallow_a_gain() -> None:
    g = fight(table("1 1 5 5 6", "1 2 4", energy=(7, 2)), "show_off show_off", "sequence_3")
    assert g.energy[0] == 7  # 7 + 2 - 1, not 7 - 1
    g = fight(table("1 5", "6 6 6", energy=(0, 3)), "show_off", "triple_f")
    assert (g.energy[0], g.fans[0]) == (0, 10)  # 0 + 1 - 2: one missing, not two


@pytest.mark.rule("LL-R11")
def test_no_reroll_at_zero_fans() -> None:
    assert table("1 3 5", "1 3 4", at="wave", fans=(0, 0)).question.step.__name__ == "moves_chosen"
    assert "reroll 1" in offers(table("1 3 5", "1 3 4", at="wave", fans=(1, 0)), 0)
    assert table("1 3 5", "1 3 4", at="wave", fans=(1, 0), reroll_cost=2).question.step.__name__ == "moves_chosen"


@pytest.mark.rule("LL-R12")
def test_a_change_takes_effect_after_rest() -> None:
    g = fight(table("1 2", "3 5", energy=(3, 2), rest_energy=(3, 2)), "change", "sequence_2")
    assert (g.energy[0], g.rest_energy[0]) == (4, 2)  # Bulldog rested to 4; the blow struck Demon


@pytest.mark.rule("LL-R13")
@pytest.mark.parametrize(("fans", "winners"), [((38, 37), (0,)), ((37, 38), (1,)), ((37, 37), None)])
def test_both_at_37(fans: tuple[int, int], winners: tuple[int, ...] | None) -> None:
    outcome = table("1 1 3", "1 3 4", fans=fans).outcome
    assert (outcome and outcome.winners) == winners


@pytest.mark.rule("LL-R14")
def test_the_audience_limits_nothing() -> None:
    most = table("1 1 3", "1 3 4", fans=(36, 36))
    assert (most.outcome, most.rules.fans_present) == (None, 73)  # nobody has won, and a seat is still free
    g = table("5 5 5 5 5", "6 6 6 6 6", energy=(7, 7), fans=(36, 36))
    equal = fight(g, "triple_f show_off show_off", "triple_f show_off show_off")
    assert (equal.fans, equal.outcome) == ((43, 43), None)  # more fans than seats; they are only compared
    outcome = fight(g, "triple_f show_off show_off", "triple_f show_off").outcome
    assert (outcome.reason, outcome.winners) == ("crowd_both", (0,))


@pytest.mark.rule("LL-R15")
def test_the_sequence_of_two_follows_the_list() -> None:
    assert {name: one.sequence_2 for name, one in rules().wrestlers.items()} == {
        "demon": (4, 6), "bulldog": (5, 6), "santo": (3, 5), "cavernario": (5, 6),
    }  # fmt: skip
    assert "sequence_2" not in performs(table("1 5 6", "1 3 4"), 0)


@pytest.mark.rule("LL-R16")
def test_the_sequence_of_three_follows_the_list() -> None:
    assert {name: one.sequence_3 for name, one in rules().wrestlers.items()} == {
        "demon": (1, 2, 3), "bulldog": (1, 2, 4), "santo": (1, 2, 4), "cavernario": (1, 2, 3),
    }  # fmt: skip
    g = table("1 2 3", "1 2 3")
    assert "sequence_3" in performs(g, 0)
    assert "sequence_3" not in performs(g, 1)  # Santo, his direct opponent, needs 1 2 4


@pytest.mark.rule("LL-R17")
def test_three_lucky_dice_as_three_show_offs() -> None:
    g = fight(table("1 3 6", "6 6 6"), "", "show_off show_off show_off")
    assert (g.fans, g.energy) == ((10, 13), (2, 5))


@pytest.mark.rule("LL-R18")
def test_the_bell_makes_every_game_end() -> None:
    assert rules().round_limit == 60
    assert table("1 1 3", "1 3 4", round=60).outcome is not None
    assert table("1 1 3", "1 3 4", round=500, round_limit=0).outcome is None
    assert GAME.content.rules["round_limit"].range == (0, 500)
    for wrong in (-1, 501):
        with pytest.raises(Refused):
            rules(round_limit=wrong)


@pytest.mark.rule("LL-R19")
def test_the_record_names_seats_and_their_order_changes_nothing() -> None:
    first = ["roll 2 2 5", "roll 3 5 6", "0: reroll 2 2", "1: stand"]
    second = ["roll 2 2 5", "roll 3 5 6", "1: stand", "0: reroll 2 2"]
    ends = [list(replay(GAME, Record(setup=GAME.setup(), moves=moves)))[-1] for moves in (first, second)]
    assert ends[0] == ends[1]
    assert Match(GAME, moves=first[:3], seed=1).record().moves == first[:3]
    story: list[Event] = []
    say(table("2 2 5", "3 5 6", at="wave"), "1: stand", "0: reroll 2 2", story=story)
    assert [event.key for event in story] == ["rerolled", "stood"]  # told in the order of seats
    assert told(story, "rerolled")[0]["fans"] == 9
