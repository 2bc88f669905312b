"""WS-39 to WS-63: the Worker phase, the Tenement, the Anarchist Group and New York."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludarium.games.which_side import GAME
from ludarium.games.which_side.position import WhichSide
from ludarium.games.which_side.rules import ACTIONS
from ludarium.kernel import Event, Refused
from ludarium.kernel.play import begin

from .ws_table import PHASES, asked, gauges, household, moves, numbers, reason, resources, say, table


def told(story: list[Event], *keys: str) -> list[str]:
    """The keys of a story, of these kinds only, in their order."""
    return [event.key for event in story if event.key in keys]


@pytest.mark.rule("WS-39", "WS-R19")
@pytest.mark.parametrize(
    ("free", "injured", "actions"), [(4, 0, 4), (4, 1, 4), (4, 2, 3), (4, 3, 3), (4, 4, 2), (8, 4, 6), (3, 3, 2)]
)
def test_half_of_the_injured_rounded_down_stay_in_bed(free: int, injured: int, actions: int) -> None:
    g = table(free=free, injured=injured)
    assert (g.actions, g.idle) == (actions, free - actions)


@pytest.mark.rule("WS-40")
def test_a_household_can_always_act() -> None:
    for free in range(1, 9):
        for injured in range(min(free, 4) + 1):
            assert table(free=free, injured=injured).actions >= 1
    assert table(free=3, injured=3, parameters={"idle_divisor": 1}).actions == 1


@pytest.mark.rule("WS-41", "WS-R20")
def test_the_number_of_actions_is_fixed_for_the_turn() -> None:
    assert say(table(free=4, injured=2), "bonesetter").actions == 2
    assert say(table(free=4), "greenwich").actions == 3
    assert say(table(free=4, jailed=1), "lawyers free").actions == 3
    assert say(table(free=4, risk=2, injured=1), "docks").actions == 3
    assert say(table(free=4, threat=3), "tenderloin").actions == 3
    assert say(table(free=4, injured=4, risk=2), "docks").actions == 1
    grown = say(table(free=4, savings=9), "greenwich", "greenwich", "triangle", "triangle", "roll 1")
    assert grown.actions == 6


@pytest.mark.rule("WS-42")
def test_actions_come_one_by_one_in_any_order_each_resolved() -> None:
    one = say(table(risk=2, injured=1, savings=9), "docks", "bonesetter", "local_union")
    other = say(table(risk=2, injured=1, savings=9), "local_union", "bonesetter", "docks")
    assert household(one) == household(other) == (4, 1, 0, 0)
    assert one == other
    # The injury of the first action is there before the second is chosen.
    assert "bonesetter" in moves(say(table(risk=2), "docks"))


@pytest.mark.rule("WS-43", "WS-R21")
def test_every_worker_must_act_and_can() -> None:
    assert not {"rest", "pass"} & set(GAME.grammar(GAME.setup()).sentences)
    g = table(savings=0)
    assert "done" not in moves(g)
    for left in (4, 3, 2, 1):
        assert g.actions == left
        assert {"triangle", "local_union"} <= set(moves(g))
        g = say(g, "local_union")
    assert g.turn == 2


@pytest.mark.rule("WS-44")
def test_gain_then_gauge_then_harm() -> None:
    story: list[Event] = []
    g = say(table(risk=2), "docks", story=story)
    assert told(story, "earned", "worsened", "hurt") == ["earned", "worsened", "hurt"]
    story = []
    g = say(table(threat=3, free=1), "political_cafe", story=story)
    assert told(story, "gained", "worsened", "jailed") == ["gained", "worsened", "jailed"]
    assert g.strike == 1  # gained although the household was lost


@pytest.mark.rule("WS-45")
def test_what_would_do_nothing_or_cannot_be_paid_is_not_offered() -> None:
    bare = table(savings=0, free=4, dead=4)
    assert moves(bare) == (
        "local_union",
        "political_cafe",
        "chemistry risk",
        "chemistry unsanitary",
        "docks",
        "triangle",
        "dye",
        "tenderloin",
    )
    assert moves(table(savings=1, free=4, jailed=1, injured=1, risk=1, unsanitary=1, threat=1)) == ACTIONS


@pytest.mark.rule("WS-46", "WS-R11")
def test_places_take_any_number_of_workers_unless_limited() -> None:
    free = say(table(risk=2, unsanitary=1), "tenement risk", "tenement risk", "triangle")
    assert {"tenement unsanitary", "triangle", "docks"} <= set(moves(free))
    g = say(table(free=8, risk=2, unsanitary=1, place_limit="1"), "tenement risk", "triangle", "docks")
    assert not {"tenement risk", "tenement unsanitary", "triangle", "docks"} & set(moves(g))
    g = say(g, "dye", "tenderloin", "local_union", "local_union")
    assert not {"dye", "tenderloin"} & set(moves(g))
    assert "local_union" in moves(g)


@pytest.mark.rule("WS-46")
def test_each_of_the_five_places_is_limited() -> None:
    for place in ("docks", "triangle", "dye", "greenwich", "tenderloin"):
        assert place in moves(say(table(), place))
        assert place not in moves(say(table(place_limit="1"), place))


@pytest.mark.rule("WS-47")
def test_the_phase_ends_with_the_last_action_or_when_nothing_is_legal() -> None:
    g = say(table(savings=9), *["local_union"] * 4)
    assert asked(g) == "take"
    # With one worker a place and nothing repeatable, a household without reserve runs out of things to do.
    story: list[Event] = []
    strict = replace(numbers(place_limit="1"), repeatable=())
    everywhere = ("bonesetter", "local_union", "printing_press", "lawyers threat", "political_cafe", "chemistry risk")
    stuck = WhichSide(rules=strict, strength=1, savings=9, free=8, actions=2, agenda=PHASES["stuck"], placed=(
        "tenement risk", *everywhere, "docks", "triangle", "dye"))  # fmt: skip
    begin(stuck, story)
    assert told(story, "earned", "nothing_to_do") == ["earned", "nothing_to_do"]  # one answer is not asked for
    assert asked(stuck) == "thrown"


@pytest.mark.rule("WS-48")
def test_tenement_lowers_risk() -> None:
    g = say(table(risk=2, unsanitary=2), "tenement risk")
    assert gauges(g) == (1, 2, 0)
    assert "tenement risk" not in moves(table(risk=0, unsanitary=2))


@pytest.mark.rule("WS-49")
def test_tenement_lowers_unsanitary() -> None:
    g = say(table(risk=2, unsanitary=2), "tenement unsanitary")
    assert gauges(g) == (2, 1, 0)
    assert "tenement unsanitary" not in moves(table(risk=2, unsanitary=0))


@pytest.mark.rule("WS-50", "WS-R10")
def test_two_group_actions_are_repeatable_the_other_four_are_not() -> None:
    assert numbers().repeatable == ("bonesetter", "local_union")
    g = table(free=8, savings=9, jailed=0, injured=2, threat=1)
    for action in ("bonesetter", "local_union"):
        assert action in moves(say(g, action))
    for action in ("printing_press", "lawyers threat", "political_cafe", "chemistry risk"):
        assert action not in moves(say(g, action))
    again = say(g, "printing_press", "local_union", "local_union", "local_union", "local_union", "local_union")
    assert "printing_press" not in moves(again)
    # A new turn opens them again.
    fresh = say(table(savings=9), "political_cafe", "triangle", "triangle", "triangle", "done", "roll 1")
    assert "political_cafe" in moves(fresh)


@pytest.mark.rule("WS-51")
def test_bonesetter_heals_one() -> None:
    g = say(table(injured=2), "bonesetter")
    assert household(g) == (4, 1, 0, 0)
    assert "bonesetter" not in moves(table(injured=0))


@pytest.mark.rule("WS-52")
def test_local_union_agitates() -> None:
    g = say(table(savings=0), "local_union", "local_union")
    assert resources(g) == (2, 0, 0, 0)
    assert "local_union" in moves(g)
    assert gauges(g) == (0, 0, 0)


@pytest.mark.rule("WS-53")
def test_printing_press_costs_a_dollar() -> None:
    g = say(table(savings=1), "printing_press")
    assert (g.savings, resources(g)) == (0, (0, 1, 0, 0))
    assert "printing_press" not in moves(table(savings=0))
    dear = table(savings=2, parameters={"press_cost": 3})
    assert "printing_press" not in moves(dear)


@pytest.mark.rule("WS-54")
def test_lawyers_free_a_comrade() -> None:
    g = table(free=2, injured=1, jailed=2, savings=9)
    before = g.life_cost
    g = say(g, "lawyers free")
    assert household(g) == (3, 1, 1, 0)
    assert g.life_cost == before + 1
    assert g.actions == 1
    assert "lawyers free" not in moves(table(jailed=0))
    next_turn = say(g, "triangle", "roll 1")
    assert next_turn.actions == 3


@pytest.mark.rule("WS-55")
def test_lawyers_lower_the_threat() -> None:
    assert gauges(say(table(threat=2), "lawyers threat")) == (0, 0, 1)
    assert "lawyers threat" not in moves(table(threat=0))


@pytest.mark.rule("WS-56")
def test_both_uses_of_the_lawyers_are_one() -> None:
    for use in ("lawyers free", "lawyers threat"):
        after = moves(say(table(jailed=2, threat=2), use))
        assert not {"lawyers free", "lawyers threat"} & set(after)


@pytest.mark.rule("WS-57")
def test_political_cafe_strikes_and_alarms_the_police() -> None:
    g = say(table(), "political_cafe")
    assert resources(g) == (0, 0, 1, 0)
    assert gauges(g) == (0, 0, 1)


@pytest.mark.rule("WS-58")
@pytest.mark.parametrize(("word", "after"), [("risk", (1, 0, 0)), ("unsanitary", (0, 1, 0))])
def test_chemistry_sabotages_at_a_price_of_choice(word: str, after: tuple[int, int, int]) -> None:
    g = say(table(), f"chemistry {word}")
    assert resources(g) == (0, 0, 0, 1)
    assert gauges(g) == after
    assert not {"chemistry risk", "chemistry unsanitary"} & set(moves(g))


@pytest.mark.rule("WS-59", "WS-60", "WS-61", "WS-63")
@pytest.mark.parametrize(
    ("place", "pay", "after"),
    [("docks", 3, (1, 0, 0)), ("triangle", 2, (0, 0, 0)), ("dye", 3, (0, 1, 0)), ("tenderloin", 3, (0, 0, 1))],
)
def test_wages_and_what_they_cost(place: str, pay: int, after: tuple[int, int, int]) -> None:
    g = say(table(savings=5), place)
    assert g.savings == 5 + pay
    assert gauges(g) == after
    richer = say(table(savings=5, parameters={f"{place}_pay": 7}), place)
    assert richer.savings == 12


@pytest.mark.rule("WS-60")
def test_triangle_is_open_with_a_full_purse() -> None:
    g = table(savings=20)
    assert "triangle" in moves(g)
    assert say(g, "triangle").savings == 20


@pytest.mark.rule("WS-62")
def test_greenwich_recruits_from_the_reserve() -> None:
    g = table(savings=9)
    g = say(g, "greenwich", "greenwich", "greenwich", "greenwich")
    assert household(g) == (8, 0, 0, 0)
    assert g.reserve == 0
    g = say(g, "roll 1")
    assert g.actions == 8  # they act from the next turn on
    assert "greenwich" not in moves(g)
    assert say(table(), "greenwich").life_cost == table().life_cost + 1


@pytest.mark.rule("WS-R26")
def test_nothing_is_bought_on_credit() -> None:
    g = table(savings=0)
    with pytest.raises(Refused):
        say(g, "printing_press")
    poor = table("taking", savings=1, union=1)
    assert asked(poor) == "thrown"  # Bakery asks $2: no question, the next turn has begun
    unarmed = table("taking", savings=20, union=0)
    assert asked(unarmed) == "thrown"
    assert reason(unarmed) == ""
