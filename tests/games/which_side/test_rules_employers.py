"""WS-16 to WS-38: the Employer phase; hurt, jail and death."""

from __future__ import annotations

import pytest

from ludarium.kernel import Event, is_chance

from .ws_table import asked, gauges, household, moves, reason, say, start, table


@pytest.mark.rule("WS-16")
def test_three_phases_in_order() -> None:
    g = say(start(), "roll 3")
    assert asked(g) == "thrown"  # Employer phase
    assert g.strength == 1
    g = say(g, "roll 3")
    assert asked(g) == "act"  # Worker phase
    g = say(g, "docks", "dye", "local_union", "political_cafe")
    assert asked(g) == "take"  # Resolution phase: $8 less $5
    assert g.savings == 3
    g = say(g, "done")
    assert asked(g) == "thrown"  # and the next turn
    assert (g.turn, g.strength) == (2, 2)


@pytest.mark.rule("WS-17")
def test_strength_rises_first() -> None:
    g = table("employers", strength=4)
    assert g.strength == 5
    assert is_chance(g)
    assert table("employers", strength=4, parameters={"strength_step": 2}).strength == 6


@pytest.mark.rule("WS-18")
@pytest.mark.parametrize("strength", range(1, 11))
def test_number_of_dice(strength: int) -> None:
    g = say(table("employers", strength=strength - 1), "roll 1")
    assert is_chance(g) == (strength in (3, 6, 8))
    if strength in (3, 6, 8):
        assert not is_chance(say(g, "roll 1"))


@pytest.mark.rule("WS-19")
def test_a_six_changes_the_gauge_but_not_the_number_of_dice() -> None:
    onto = say(table("employers", strength=1), "roll 6")  # 2, then onto 3
    assert onto.strength == 3
    assert not is_chance(onto)
    off = say(table("employers", strength=2), "roll 6")  # 3, then off to 4
    assert off.strength == 4
    assert is_chance(off)


@pytest.mark.rule("WS-20", "WS-R23")
def test_two_dice_are_two_throws_one_after_the_other() -> None:
    g = table("employers", strength=2, threat=3, free=4, injured=1)
    assert moves(g) == tuple(f"roll {face}" for face in range(1, 7))
    g = say(g, "roll 3")  # the first brings the police: who is taken is settled before the second
    assert moves(g) == ("jail healthy", "jail injured")
    g = say(g, "jail healthy")
    assert moves(g) == tuple(f"roll {face}" for face in range(1, 7))
    g = say(g, "roll 4")
    assert gauges(g) == (0, 1, 0)
    assert g.dice == (3, 4)
    assert asked(g) == "act"


@pytest.mark.rule("WS-21")
def test_one_raises_the_life_cost_and_ones_add_up() -> None:
    g = table("employers", strength=2)
    assert say(g, "roll 1").life_cost == 6
    assert say(g, "roll 1", "roll 1").life_cost == 7


@pytest.mark.rule("WS-22", "WS-23", "WS-24")
@pytest.mark.parametrize(("face", "after"), [(2, (1, 0, 0)), (3, (0, 0, 1)), (4, (0, 1, 0))])
def test_two_three_and_four_raise_a_gauge(face: int, after: tuple[int, int, int]) -> None:
    g = say(table("employers"), f"roll {face}")
    assert gauges(g) == after
    assert household(g) == (4, 0, 0, 0)


@pytest.mark.rule("WS-25")
def test_five_hurts_a_worker_and_moves_no_gauge() -> None:
    g = say(table("employers", risk=2, unsanitary=2, threat=3), "roll 5")
    assert household(g) == (4, 1, 0, 0)
    assert gauges(g) == (2, 2, 3)


@pytest.mark.rule("WS-26")
def test_six_strengthens_the_employers_at_once() -> None:
    g = say(table("employers", strength=6), "roll 6")
    assert g.strength == 8


@pytest.mark.rule("WS-27")
def test_above_ten_all_is_lost_and_the_second_die_stays_unthrown() -> None:
    g = say(table("employers", strength=9), "roll 6")
    assert reason(g) == "employers"
    g = table("employers", strength=9, parameters={"two_dice_at": [10]})
    g = say(g, "roll 6")
    assert reason(g) == "employers"
    assert g.dice == (6,)


@pytest.mark.rule("WS-28", "WS-R18")
@pytest.mark.parametrize(("gauge", "face", "place"), [("risk", 2, "docks"), ("unsanitary", 4, "dye")])
def test_a_full_gauge_hurts_and_falls_to_zero_in_any_phase(gauge: str, face: int, place: str) -> None:
    by_die = say(table("employers", **{gauge: 2}), f"roll {face}")
    by_work = say(table(**{gauge: 2}), place)
    for g in (by_die, by_work):
        assert household(g) == (4, 1, 0, 0)
        assert getattr(g, gauge) == 0
    assert household(say(table(**{gauge: 1}), place)) == (4, 0, 0, 0)


@pytest.mark.rule("WS-28")
def test_length_and_rest_of_a_gauge_are_numbers() -> None:
    g = table(risk=1, parameters={"risk_hurt_at": 2, "risk_after": 1})
    g = say(g, "docks", "docks")
    assert household(g) == (4, 2, 0, 0)
    assert g.risk == 1


@pytest.mark.rule("WS-29")
def test_hurt_strikes_a_healthy_worker_without_asking() -> None:
    g = say(table("employers", free=3, injured=1), "roll 5")
    assert household(g) == (3, 2, 0, 0)
    assert asked(g) == "act"


@pytest.mark.rule("WS-30")
def test_a_fifth_injury_kills_the_healthy_worker_struck() -> None:
    g = say(table("employers", free=5, injured=4), "roll 5")
    assert household(g) == (4, 4, 0, 1)


@pytest.mark.rule("WS-31")
def test_if_all_are_injured_one_of_them_dies() -> None:
    g = say(table("employers", free=3, injured=3), "roll 5")
    assert household(g) == (2, 2, 0, 1)


@pytest.mark.rule("WS-32")
def test_a_full_threat_sends_one_to_prison_in_any_phase() -> None:
    by_die = say(table("employers", threat=3), "roll 3")
    by_work = say(table(threat=3), "tenderloin")
    for g in (by_die, by_work):
        assert household(g) == (3, 0, 1, 0)
        assert g.threat == 0
    assert household(say(table(threat=2), "tenderloin")) == (4, 0, 0, 0)


@pytest.mark.rule("WS-33", "WS-R16")
def test_the_player_chooses_who_is_jailed_if_there_is_a_choice() -> None:
    g = say(table(threat=3, injured=1), "tenderloin")
    assert moves(g) == ("jail healthy", "jail injured")
    assert asked(say(table(threat=3), "tenderloin")) == "act"
    assert asked(say(table(threat=3, injured=4), "tenderloin")) == "act"


@pytest.mark.rule("WS-34")
def test_a_healthy_worker_is_jailed() -> None:
    g = say(table(threat=3, injured=1), "tenderloin", "jail healthy")
    assert household(g) == (3, 1, 1, 0)


@pytest.mark.rule("WS-35")
def test_an_injured_worker_dies_in_prison() -> None:
    g = say(table(threat=3, injured=1), "tenderloin", "jail injured")
    assert household(g) == (3, 0, 0, 1)
    alone = say(table(threat=3, injured=4), "tenderloin")  # nobody healthy: no question
    assert household(alone) == (3, 3, 0, 1)


@pytest.mark.rule("WS-36", "WS-R24")
def test_the_dead_never_come_back() -> None:
    g = table(free=4, dead=4)
    assert g.reserve == 0
    assert "greenwich" not in moves(g)
    assert "lawyers free" not in moves(g)


@pytest.mark.rule("WS-37")
def test_the_jailed_do_nothing_cost_nothing_and_stay() -> None:
    g = table(free=2, jailed=3, savings=9)
    assert g.actions == 2
    assert g.life_cost == 3
    g = say(g, "triangle", "triangle")
    assert g.jailed == 3
    assert household(say(g, "roll 5")) == (2, 1, 3, 0)
    hurt = say(table("employers", free=1, injured=1, jailed=3), "roll 5")
    assert reason(hurt) == "no_workers"  # the jailed are not hurt instead


@pytest.mark.rule("WS-38", "WS-R25")
def test_no_free_worker_left_is_defeat() -> None:
    jailed = say(table(free=1, jailed=2, threat=3), "political_cafe")
    assert household(jailed) == (0, 0, 3, 0)
    assert jailed.reserve == 5
    assert reason(jailed) == "no_workers"
    assert reason(say(table("employers", free=1, injured=1), "roll 5")) == "no_workers"
    assert reason(say(table(free=1, injured=1, risk=2), "docks")) == "no_workers"


@pytest.mark.rule("WS-R14")
def test_nobody_is_ever_asked_who_is_hurt() -> None:
    story: list[Event] = []
    g = say(table("employers", free=4, injured=3), "roll 5", story=story)
    assert household(g) == (4, 4, 0, 0)  # the one healthy worker, although three were injured
    assert [event.key for event in story if event.key in ("hurt", "died")] == ["hurt"]


@pytest.mark.rule("WS-R15")
def test_whoever_cannot_be_marked_as_injured_dies() -> None:
    assert household(say(table("employers", free=6, injured=4), "roll 5")) == (5, 4, 0, 1)
    assert household(say(table("employers", free=2, injured=2), "roll 5")) == (1, 1, 0, 1)
    assert household(say(table("employers", free=4, injured=1, parameters={"injured_max": 1}), "roll 5")) == (
        3,
        1,
        0,
        1,
    )


@pytest.mark.rule("WS-R17")
def test_the_jailed_are_fed_by_the_prison() -> None:
    assert table(free=3, jailed=2).life_cost == 4
    assert table(free=3, jailed=2, parameters={"jailed_cost": 1}).life_cost == 6
