"""The worked examples: three from the booklet, eighteen tricky ones."""

from __future__ import annotations

import pytest

from ludarium.kernel import is_chance

from .ws_table import (
    EVERYTHING_AT_HAND,
    FURTHER,
    PRINTED,
    asked,
    gauges,
    household,
    moves,
    reason,
    resources,
    say,
    start,
    table,
)

# --- From the booklet ------------------------------------------------------------------------------------------


@pytest.mark.rule("WS-39", "WS-4", "WS-R19")
def test_booklet_three_injured() -> None:
    g = table(free=3, injured=3)
    assert (g.actions, g.idle, g.life_cost) == (2, 1, 7)
    g = table(free=6, injured=3)
    assert (g.actions, g.life_cost) == (5, 10)


@pytest.mark.rule("WS-9", "WS-10", "WS-14", "WS-18")
def test_booklet_setup() -> None:
    g = start()
    assert (g.savings, g.life_cost, g.free) == (2, 5, 4)
    g = say(g, "roll 3")
    assert g.threat == 1
    assert (g.turn, g.strength) == (1, 1)
    assert not is_chance(say(g, "roll 2"))


@pytest.mark.rule("WS-19", "WS-26", "WS-78")
def test_booklet_losing_a_turn() -> None:
    g = table("employers", strength=4, turn=4, savings=20)
    assert g.strength == 5
    g = say(g, "roll 6")
    assert g.strength == 6
    assert not is_chance(g)
    spaces = [g.strength]
    while not reason(g):
        g = say(g, *["triangle"] * 4)
        while is_chance(g):
            spaces.append(g.strength)
            g = say(g, "roll 1")
    assert list(dict.fromkeys(spaces)) == [6, 7, 8, 9, 10]
    assert g.turn == 5 + 4


# --- Tricky scenarios ------------------------------------------------------------------------------------------


@pytest.mark.rule("WS-19")
def test_skipped_double() -> None:
    g = say(start(), "roll 6")
    assert g.strength == 2
    g = say(g, "roll 6")
    assert g.strength == 3
    assert asked(g) == "act"
    g = say(g, *["triangle"] * 4)
    assert (g.turn, g.strength) == (2, 4)
    assert asked(say(g, "roll 1")) == "act"


@pytest.mark.rule("WS-19", "WS-20")
def test_double_kept() -> None:
    g = say(table("employers", strength=2), "roll 6")
    assert g.strength == 4
    assert is_chance(g)
    g = say(g, "roll 2")
    assert g.risk == 1
    assert asked(g) == "act"


@pytest.mark.rule("WS-21", "WS-74")
def test_life_cost_results() -> None:
    g = say(start(), "roll 1", "roll 1")
    assert g.life_cost == 4 + 1 + 2
    g = say(g, "triangle", "triangle", "triangle")
    assert g.savings == 8
    g = say(g, "triangle")
    assert g.savings == 10 - 7
    assert (g.turn, g.life_cost) == (2, 5)


@pytest.mark.rule("WS-65", "WS-66")
def test_missing_dollars() -> None:
    g = table(savings=0, free=4, injured=1)
    assert g.actions == 4
    g = say(g, "triangle", "local_union", "local_union")
    assert (g.savings, g.union, g.life_cost) == (2, 2, 6)
    g = say(g, "local_union")
    assert household(g) == (3, 3, 0, 1)
    assert g.savings == 0
    assert g.controlled == ()
    assert asked(g) == "thrown"  # Bakery asks $2: the next turn has begun
    assert g.life_cost == 7
    assert say(g, "roll 3").actions == 2


@pytest.mark.rule("WS-30")
def test_fifth_injury() -> None:
    g = table("employers", free=6, injured=4)
    assert g.life_cost == 11
    g = say(g, "roll 5")
    assert household(g) == (5, 4, 0, 1)
    assert (g.life_cost, g.actions) == (10, 3)


@pytest.mark.rule("WS-31", "WS-38")
def test_all_injured() -> None:
    g = say(table("employers", free=2, injured=2), "roll 5")
    assert household(g) == (1, 1, 0, 1)
    assert g.actions == 1
    again = say(table("employers", free=1, injured=1, dead=1), "roll 5")
    assert again.free == 0
    assert reason(again) == "no_workers"


@pytest.mark.rule("WS-32", "WS-33", "WS-34", "WS-35")
def test_choice_at_the_gate() -> None:
    g = table(savings=4, free=4, injured=1, threat=3)
    assert g.actions == 4
    g = say(g, "tenderloin")
    assert (g.savings, g.threat) == (7, 0)
    healthy, injured = say(g, "jail healthy"), say(g, "jail injured")
    assert household(healthy) == (3, 1, 1, 0)
    assert healthy.life_cost == 5
    assert household(injured) == (3, 0, 0, 1)
    assert injured.life_cost == 4
    assert healthy.actions == injured.actions == 3
    unasked = say(table(savings=4, free=4, threat=3), "tenderloin")
    assert household(unasked) == (3, 0, 1, 0)
    assert asked(unasked) == "act"


@pytest.mark.rule("WS-41")
def test_fixed_number_of_actions() -> None:
    g = table(savings=20, free=4, injured=2)
    assert g.actions == 3
    g = say(g, "bonesetter", "bonesetter")
    assert household(g) == (4, 0, 0, 0)
    g = say(g, "greenwich")
    assert g.free == 5
    assert asked(g) == "thrown"  # the phase is over, and with nothing to take the turn
    assert g.savings == 20 - 6
    assert say(g, "roll 2").actions == 5


@pytest.mark.rule("WS-50", "WS-54", "WS-56")
def test_once_or_often() -> None:
    g = say(table(free=5, jailed=2, threat=1, savings=9), "lawyers free")
    assert household(g) == (6, 0, 1, 0)
    assert g.actions == 4
    assert not {"lawyers free", "lawyers threat"} & set(moves(g))
    for union in range(1, 4):
        g = say(g, "local_union")
        assert g.union == union
    g = say(g, "local_union")
    assert asked(g) == "take"
    assert g.union == 4


ONE_OR_THREE = ("local_union", "local_union", "printing_press", "political_cafe", "triangle")


@pytest.mark.rule("WS-68", "WS-69", "WS-73")
@pytest.mark.parametrize("take_limit", ["1", "0"])
def test_one_or_three_in_a_turn(take_limit: str) -> None:
    g = table(strength=4, savings=9, free=5, take_limit=take_limit)
    assert say(g, *ONE_OR_THREE[:3]).savings == 8
    assert say(g, *ONE_OR_THREE[:4]).threat == 1
    g = say(g, *ONE_OR_THREE)
    assert g.savings == 4
    assert resources(g) == (2, 1, 1, 0)
    offered = ("bakery", "print_shop", "garment_workshop", "dock_warehouse", "power_station")
    assert moves(g) == (*(f"take {key}" for key in offered), "done")
    g = say(g, "take bakery")
    assert g.savings == 2
    if take_limit == "1":
        assert asked(g) == "thrown"
        assert g.controlled == ("bakery",)
        assert resources(g) == (0, 0, 0, 0)
        return
    assert resources(g) == (1, 1, 1, 0)
    g = say(g, "take print_shop")
    assert (g.savings, resources(g)) == (1, (1, 0, 1, 0))
    g = say(g, "take dock_warehouse")
    assert asked(g) == "thrown"
    assert g.savings == 1
    assert len(g.controlled) == 3


LAST_TURN = ("local_union", "chemistry risk", "triangle", "triangle")


@pytest.mark.rule("WS-27", "WS-75", "WS-76", "WS-77")
def test_the_last_turn() -> None:
    before = table("employers", strength=9, savings=8, controlled=PRINTED)
    assert reason(say(before, "roll 6")) == "employers"
    g = say(before, "roll 1")
    assert say(g, *LAST_TURN[:2]).risk == 1
    assert say(g, *LAST_TURN[:3]).savings == 10
    g = say(g, *LAST_TURN)
    assert g.savings == 12 - 6
    assert reason(say(g, "take dye_works")) == "commune"
    assert reason(say(g, "done")) == "employers"
    advanced = say(table("employers", strength=9, savings=8, controlled=PRINTED, mode="advanced"), "roll 1")
    assert reason(say(advanced, *LAST_TURN, "take dye_works")) == "employers"


@pytest.mark.rule("WS-69", "WS-77")
def test_the_last_turn_with_three_means() -> None:
    late = say(table("employers", strength=9, savings=8, controlled=PRINTED[1:]), "roll 1")
    assert reason(say(late, *LAST_TURN, "take dye_works")) == "employers"
    unlimited = say(table("employers", strength=9, savings=10, controlled=PRINTED[1:], take_limit="0"), "roll 1")
    g = say(unlimited, "local_union", "local_union", "chemistry risk", "triangle", "take dye_works", "take bakery")
    assert reason(g) == "commune"


@pytest.mark.rule("WS-6", "WS-28", "WS-44")
def test_accident_at_work() -> None:
    g = say(table(savings=18, risk=2), "docks")
    assert g.savings == 20
    assert g.risk == 0
    assert household(g) == (4, 1, 0, 0)
    assert (g.life_cost, g.actions) == (6, 3)


@pytest.mark.rule("WS-53", "WS-R26")
def test_empty_purse() -> None:
    g = table(savings=0)
    assert "printing_press" not in moves(g)
    g = say(g, "triangle")
    assert "printing_press" in moves(g)
    g = say(g, "printing_press")
    assert g.savings == 1
    assert "printing_press" not in moves(g)


@pytest.mark.rule("WS-38", "WS-62", "WS-64")
def test_last_one_out() -> None:
    g = table(savings=5, free=1, jailed=2, threat=3)
    lost = say(g, "political_cafe")
    assert lost.free == 0
    assert reason(lost) == "no_workers"
    assert (lost.savings, lost.controlled) == (5, ())
    alive = say(g, "greenwich")
    assert alive.free == 2
    assert alive.savings == 5 - 3
    assert reason(alive) == ""


@pytest.mark.rule("WS-62", "WS-36")
def test_no_recruits_left() -> None:
    g = table(free=5, jailed=1, dead=2)
    assert g.reserve == 0
    assert "greenwich" not in moves(g)


@pytest.mark.rule("WS-65", "WS-67")
def test_paid_with_lives() -> None:
    g = table("resolution", savings=0, free=1, injured=1, anarchist=1)
    assert reason(g) == "no_workers"
    assert household(g) == (0, 0, 0, 1)


@pytest.mark.rule("WS-8", "WS-69", "WS-75", "WS-78")
def test_hard() -> None:
    assert start(mode="hard").life_cost == 6
    everything = (*PRINTED, *FURTHER)
    seven = say(
        table("taking", **EVERYTHING_AT_HAND, mode="hard", controlled=everything[:6], strength=7), "take power_station"
    )
    assert len(seven.controlled) == 7
    assert reason(seven) == ""
    assert (
        reason(say(table("taking", **EVERYTHING_AT_HAND, mode="hard", controlled=everything[:7]), "take foundry"))
        == "commune"
    )
    # After a third six turn 7 is the last one, at strength 10: the seventh means is the last as well.
    third_six = say(table("employers", mode="hard", strength=8, turn=6, savings=20), "roll 6")
    assert (third_six.strength, third_six.turn) == (10, 7)
    late = table("taking", **EVERYTHING_AT_HAND, mode="hard", controlled=everything[:6], strength=10, turn=7)
    assert reason(say(late, "take power_station")) == "employers"
    quick = table(
        "taking", **EVERYTHING_AT_HAND, mode="hard", controlled=everything[:5], strength=3, turn=3, take_limit="0"
    )
    quick = say(quick, "take tram_depot", "take power_station", "take foundry")
    assert (reason(quick), quick.turn) == ("commune", 3)


@pytest.mark.rule("WS-R7", "WS-68")
@pytest.mark.parametrize("take_limit", ["1", "0"])
def test_heavy_set(take_limit: str) -> None:
    g = say(table(strength=4, savings=9, free=5, means="heavy", take_limit=take_limit), *ONE_OR_THREE)
    assert g.savings == 4
    assert resources(g) == (2, 1, 1, 0)
    offered = ("bakery", "print_shop", "garment_workshop", "dock_warehouse", "power_station")
    assert moves(g) == (*(f"take {key}" for key in offered), "done")
    if take_limit == "1":
        g = say(g, "take power_station")
        assert asked(g) == "thrown"
        assert (g.savings, resources(g)) == (2, (0, 0, 0, 0))
        return
    g = say(g, "take print_shop")
    assert (g.savings, resources(g)) == (3, (1, 0, 1, 0))
    g = say(g, "take garment_workshop")
    assert asked(g) == "thrown"
    assert (g.savings, g.controlled) == (2, ("print_shop", "garment_workshop"))
    assert gauges(g) == (0, 0, 1)
