"""WS-64 to WS-79: the Resolution phase, victory and defeat; and the rulings on them."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ludarium.games.which_side import GAME
from ludarium.games.which_side.position import WhichSide
from ludarium.kernel import Event, play

from .ws_table import (
    EVERYTHING_AT_HAND,
    FURTHER,
    PRINTED,
    asked,
    household,
    moves,
    numbers,
    reason,
    resources,
    say,
    start,
    table,
)


@pytest.mark.rule("WS-64")
def test_the_life_cost_of_this_moment_is_paid() -> None:
    g = say(table(savings=10), "greenwich", "triangle", "triangle", "triangle")
    assert g.savings == 10 + 6 - 6
    assert table("resolution", savings=9, free=4, injured=1, rises=2).savings == 9 - 8


@pytest.mark.rule("WS-65")
def test_each_missing_dollar_hurts_a_worker() -> None:
    g = table("resolution", savings=3)  # life cost 5
    assert g.savings == 0
    assert household(g) == (4, 2, 0, 0)
    # The number is fixed before the first is hurt: injuries and deaths on the way change nothing.
    worse = table("resolution", savings=0, free=4, injured=3)  # life cost 8: one more is injured, then all four die
    assert reason(worse) == "no_workers"
    story: list[Event] = []
    g = table("resolution", savings=0, free=6, story=story)  # life cost 7: 4 injured, then 2 healthy and 1 injured die
    assert household(g) == (3, 3, 0, 3)
    assert [event.key for event in story if event.key in ("hurt", "died")] == ["hurt"] * 4 + ["died"] * 3


@pytest.mark.rule("WS-66", "WS-R13")
def test_no_debt_is_carried_on() -> None:
    g = say(table("resolution", savings=0, free=6), "roll 3")
    assert g.savings == 0
    assert g.life_cost == 3 + 3 + 1


@pytest.mark.rule("WS-67")
def test_a_household_that_dies_of_debt_takes_nothing() -> None:
    g = table("resolution", savings=0, free=1, injured=1, union=5, strike=5, controlled=PRINTED[:3])
    assert reason(g) == "no_workers"
    assert g.controlled == PRINTED[:3]  # the dock warehouse would have cost no dollar


@pytest.mark.rule("WS-68")
def test_a_means_is_paid_in_full_and_marked() -> None:
    g = table("taking", savings=5, union=1, anarchist=1, strike=1)
    assert moves(g) == (
        "take bakery",
        "take print_shop",
        "take garment_workshop",
        "take dock_warehouse",
        "take power_station",
        "done",
    )
    g = table("taking", savings=5, union=1, anarchist=1, strike=1, keep_resources="yes")
    g = say(g, "take power_station")
    assert g.controlled == ("power_station",)
    assert g.savings == 4
    assert resources(g) == (0, 0, 0, 0)


@pytest.mark.rule("WS-69", "WS-R8")
def test_one_means_a_turn_unless_unlimited() -> None:
    g = say(table("taking", **EVERYTHING_AT_HAND), "take bakery")
    assert asked(g) == "thrown"
    g = say(table("taking", **EVERYTHING_AT_HAND, take_limit="0"), "take bakery")
    assert moves(g) == (*(f"take {key}" for key in (*PRINTED[1:], *FURTHER)), "done")
    g = say(g, "take print_shop", "take garment_workshop", "take foundry", "take dye_works")
    assert reason(g) == "commune"
    assert g.turn == 1


@pytest.mark.rule("WS-69")
@pytest.mark.parametrize(("mode", "first"), [("normal", 5), ("advanced", 6), ("hard", 8)])
def test_the_earliest_victory(mode: str, first: int) -> None:
    g = say(start(mode=mode), "roll 2")
    for turn in range(1, first + 1):
        while g.turn == turn and g.outcome is None:
            g = _rich(g)
            wanted = [move for move in moves(g) if move.startswith("take")] or ["triangle", "roll 2"]
            g = play(g, next(move for move in wanted if move in moves(g)))
    assert reason(g) == "commune"
    assert g.turn == first


def _rich(g: WhichSide) -> WhichSide:
    """The same position with plenty of everything and nobody hurt, so that only the limits of the rules matter."""
    return replace(g, **EVERYTHING_AT_HAND, risk=0, injured=0)


@pytest.mark.rule("WS-70")
def test_a_controlled_means_stays_and_is_not_offered_again() -> None:
    g = table("taking", **EVERYTHING_AT_HAND, controlled=("bakery", "foundry"))
    assert not {"take bakery", "take foundry"} & set(moves(g))
    g = say(g, "take tram_depot", "roll 2", *["triangle"] * 4)
    assert g.controlled == ("bakery", "tram_depot", "foundry")


@pytest.mark.rule("WS-71")
def test_taking_is_never_forced() -> None:
    g = table("taking", **EVERYTHING_AT_HAND, take_limit="0")
    assert moves(g)[-1] == "done"
    g = say(g, "done")
    assert g.controlled == ()
    assert asked(g) == "thrown"
    assert asked(table("taking", savings=20)) == "thrown"  # nothing to take: the phase ends by itself


@pytest.mark.rule("WS-72")
def test_controlling_a_means_gives_nothing_else() -> None:
    before = table(controlled=())
    after = table(controlled=(*PRINTED,))
    assert moves(before) == moves(after)
    assert (before.life_cost, before.actions, before.savings) == (after.life_cost, after.actions, after.savings)
    for place in ("docks", "triangle", "dye", "tenderloin"):
        assert say(before, place).savings == say(after, place).savings


@pytest.mark.rule("WS-73", "WS-R9")
def test_unspent_resources_are_lost_unless_kept() -> None:
    lost = table("taking", savings=0, union=2, anarchist=1, strike=0, sabotage=1)
    assert resources(lost) == (0, 0, 0, 0)
    kept = table("taking", savings=0, union=2, anarchist=1, strike=0, sabotage=1, keep_resources="yes")
    assert resources(kept) == (2, 1, 0, 1)


@pytest.mark.rule("WS-74", "WS-R22")
def test_rises_of_the_life_cost_end_with_the_turn() -> None:
    g = say(start(), "roll 1")
    assert g.life_cost == 6  # turn 1 has begun, the one of the setup throw still counts
    g = say(g, "roll 1", *["triangle"] * 4)
    assert g.turn == 2
    assert g.savings == 2 + 8 - 7
    assert g.life_cost == 5


@pytest.mark.rule("WS-75")
@pytest.mark.parametrize(("mode", "needed"), [("normal", 5), ("advanced", 6), ("hard", 8)])
def test_the_last_means_wins_at_once(mode: str, needed: int) -> None:
    everything = (*PRINTED, *FURTHER)
    g = table("taking", **EVERYTHING_AT_HAND, mode=mode, controlled=everything[: needed - 1])
    g = say(g, f"take {everything[needed - 1]}")
    assert reason(g) == "commune"
    assert g.union > 0  # what is left does not matter
    one_less = table("taking", **EVERYTHING_AT_HAND, mode=mode, controlled=everything[: needed - 2])
    assert reason(say(one_less, f"take {everything[needed - 2]}")) == ""


@pytest.mark.rule("WS-76")
def test_the_turn_at_ten_is_played_and_can_be_won() -> None:
    g = say(table("employers", strength=9, savings=9, controlled=PRINTED), "roll 1")
    assert g.strength == 10
    assert asked(g) == "act"
    g = say(g, "local_union", "chemistry risk", "triangle", "triangle", "take dye_works")
    assert reason(g) == "commune"


@pytest.mark.rule("WS-77")
def test_at_the_end_of_the_turn_at_ten_all_is_lost() -> None:
    g = say(table(strength=10, savings=9), *["triangle"] * 4)
    assert reason(g) == "employers"
    assert reason(say(table(strength=9, savings=9), *["triangle"] * 4)) == ""


@pytest.mark.rule("WS-78")
def test_turns_and_sixes_add_up_to_the_strength() -> None:
    for seed in range(40):
        random = Random(seed)
        g, sixes = start(), 0
        while g.question is not None:
            move = random.choice(moves(g))
            sixes += move == "roll 6"
            g = play(g, move)
            assert g.turn + sixes == g.strength
            assert g.turn <= 10


@pytest.mark.rule("WS-79")
def test_the_outcome_names_its_reason_and_reports() -> None:
    story: list[Event] = []
    won = say(table("taking", **EVERYTHING_AT_HAND, controlled=PRINTED, turn=6), "take foundry", story=story)
    assert won.outcome is not None
    assert (won.outcome.reason, won.outcome.winners, won.outcome.scores) == ("commune", (0,), (1,))
    assert story[-1] == Event("tally", {"means": 5, "turns": 6})
    lost = say(table("employers", strength=9, turn=9), "roll 6")
    assert lost.outcome is not None
    assert (lost.outcome.reason, lost.outcome.winners, lost.outcome.scores) == ("employers", (), (0,))
    dead = say(table("employers", free=1, injured=1), "roll 5")
    assert dead.outcome is not None
    assert (dead.outcome.reason, dead.outcome.winners, dead.outcome.scores) == ("no_workers", (), (0,))


@pytest.mark.rule("WS-R1")
def test_the_last_turn_is_the_one_at_ten_and_a_stricter_reading_is_a_number() -> None:
    at_ten = say(table("employers", strength=9), "roll 2")
    assert asked(at_ten) == "act"
    assert reason(say(table("employers", strength=9), "roll 6")) == "employers"
    strict = say(table("employers", strength=8, savings=9, parameters={"strength_last": 9}), "roll 2")
    assert reason(say(strict, *["triangle"] * 4)) == "employers"


@pytest.mark.rule("WS-R2")
def test_turn_ten_means_strength_ten() -> None:
    g = say(table("employers", strength=9, turn=7, savings=9), "roll 2", *["triangle"] * 4)
    assert g.turn == 8
    assert reason(g) == "employers"


@pytest.mark.rule("WS-R7")
def test_two_sets_of_prices() -> None:
    for means, total in (("standard", (5, 3, 4, 3, 8)), ("heavy", (7, 4, 4, 3, 12))):
        prices = numbers(means=means).prices.values()
        assert len(prices) == 8
        names = ("union", "anarchist", "strike", "sabotage", "dollars")
        assert tuple(sum(getattr(price, name) for price in prices) for name in names) == total
    assert GAME.setup().options["means"] == "standard"
    assert GAME.content.options["means"].status == "reconstructed"


PRICES = {  # U A K X $ as in the list of means
    "bakery": ("10002", "20001"),
    "print_shop": ("01001", "11001"),
    "garment_workshop": ("00101", "10101"),
    "dock_warehouse": ("10100", "01101"),
    "dye_works": ("10011", "10012"),
    "tram_depot": ("01011", "01012"),
    "power_station": ("11101", "11102"),
    "foundry": ("10111", "10112"),
}


@pytest.mark.rule("WS-R7")
@pytest.mark.parametrize("key", PRICES)
def test_price_of_each_means(key: str) -> None:
    for means, price in zip(("standard", "heavy"), PRICES[key], strict=True):
        union, anarchist, strike, sabotage, dollars = map(int, price)
        exact = {"union": union, "anarchist": anarchist, "strike": strike, "sabotage": sabotage, "savings": dollars}
        others = tuple(other for other in PRICES if other != key)[:4]
        g = say(table("taking", **exact, means=means, mode="hard", controlled=others), f"take {key}")
        assert g.savings == 0
        for name in exact:
            if exact[name]:
                short = table("taking", **exact | {name: exact[name] - 1}, means=means, mode="hard", controlled=others)
                assert f"take {key}" not in moves(short)


@pytest.mark.rule("WS-R12")
def test_first_pay_then_take() -> None:
    g = say(table(savings=4), "local_union", "triangle", "local_union", "local_union")
    assert asked(g) == "thrown"  # $6 would have bought the bakery, the $1 left after the life cost does not
    assert g.controlled == ()
