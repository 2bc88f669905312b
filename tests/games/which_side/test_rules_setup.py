"""WS-1 to WS-15: pieces, numbers and the setup throw."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from ludarium.games.which_side import GAME
from ludarium.games.which_side.position import WhichSide
from ludarium.kernel import CHANCE, Question, Refused, play, view

from .ws_table import FURTHER, PRINTED, gauges, household, moves, numbers, resources, say, start, table


@pytest.mark.rule("WS-1")
def test_one_player_sees_everything() -> None:
    assert GAME.content.about.seats == (1, 1)
    with pytest.raises(Refused):
        GAME.setup(seats=2)
    g = table(savings=7, jailed=1, free=3)
    assert view(GAME, g, 0).table == g
    assert view(GAME, g, None).table == g


@pytest.mark.rule("WS-2")
def test_every_worker_is_in_one_of_four_states() -> None:
    g = start()
    assert (g.reserve, g.free, g.jailed, g.dead) == (4, 4, 0, 0)
    for seed in range(30):
        random = Random(seed)
        g = start()
        while g.question is not None:
            g = play(g, random.choice(moves(g)))
            assert g.reserve + g.free + g.jailed + g.dead == 8
            assert min(g.reserve, g.free, g.jailed, g.dead) >= 0


@pytest.mark.rule("WS-3")
def test_at_most_four_injured_and_the_jailed_are_healthy() -> None:
    g = say(table("employers", free=6, injured=4), "roll 5")
    assert g.injured == 4
    freed = say(table(free=4, injured=2, jailed=1), "lawyers free")
    assert household(freed)[:2] == (5, 2)


@pytest.mark.rule("WS-4")
def test_life_cost_counts_workers_injuries_rent_and_ones() -> None:
    g = table(free=5, injured=2, jailed=2, dead=1, rises=3)
    assert g.life_cost == 5 + 2 + 1 + 3
    assert table(free=5, injured=2, jailed=2, dead=1, mode="hard").life_cost == 5 + 2 + 2
    dear = table(free=5, injured=2, jailed=2, parameters={"worker_cost": 2, "injured_cost": 3})
    assert dear.life_cost == 10 + 6 + 1


@pytest.mark.rule("WS-5")
def test_life_cost_moves_at_once() -> None:
    g = table(free=4, injured=2)
    assert g.life_cost == 7
    assert say(g, "bonesetter").life_cost == 6
    assert say(g, "greenwich").life_cost == 8


@pytest.mark.rule("WS-6")
def test_savings_stop_at_twenty() -> None:
    assert say(table(savings=19), "triangle").savings == 20
    assert say(table(savings=20), "docks").savings == 20
    assert say(table(savings=8, parameters={"savings_max": 9}), "dye").savings == 9
    assert table("resolution", savings=3).savings == 0


@pytest.mark.rule("WS-7")
def test_gauges_never_fall_below_zero() -> None:
    g = table()
    assert gauges(g) == (0, 0, 0)
    assert not {"tenement risk", "tenement unsanitary", "lawyers threat"} & set(moves(g))
    down = say(table(risk=1, unsanitary=1, threat=1), "tenement risk", "tenement unsanitary", "lawyers threat")
    assert gauges(down) == (0, 0, 0)


@pytest.mark.rule("WS-8")
@pytest.mark.parametrize(
    ("mode", "needed", "rent"), [("normal", 5, 1), ("advanced", 6, 1), ("experienced", 6, 1), ("hard", 8, 2)]
)
def test_modes(mode: str, needed: int, rent: int) -> None:
    rules = numbers(mode=mode)
    assert (rules.means_needed, rules.rent) == (needed, rent)
    assert GAME.setup().options["mode"] == "normal"


@pytest.mark.rule("WS-9", "WS-11", "WS-12", "WS-13")
@pytest.mark.parametrize("mode", ["normal", "advanced", "hard"])
def test_setup(mode: str) -> None:
    g = start(mode=mode)
    assert g.savings == 2
    assert (*gauges(g), g.strength) == (0, 0, 0, 0)
    assert household(g) == (4, 0, 0, 0)
    assert g.reserve == 4
    assert g.controlled == ()
    assert resources(g) == (0, 0, 0, 0)


@pytest.mark.rule("WS-10")
def test_life_cost_at_the_start() -> None:
    assert start().life_cost == 5
    assert start(mode="advanced").life_cost == 5
    assert start(mode="hard").life_cost == 6


@pytest.mark.rule("WS-14")
def test_the_setup_throw_counts_in_full() -> None:
    after = {face: say(start(), f"roll {face}") for face in range(1, 7)}
    # The next question is the throw of turn 1, at strength 1 (2 after a six).
    assert {face: g.strength for face, g in after.items()} == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2}
    assert after[1].life_cost == 6
    assert after[2].risk == 1
    assert after[3].threat == 1
    assert after[4].unsanitary == 1
    assert household(after[5]) == (4, 1, 0, 0)
    assert all(g.turn == 1 for g in after.values())
    unharmed = [face for face, g in after.items() if household(g) == (4, 0, 0, 0) and g.life_cost == 5]
    assert unharmed == [2, 3, 4, 6]


@pytest.mark.rule("WS-15")
def test_the_setup_throw_is_one_die() -> None:
    g = start({"two_dice_at": [0]})  # even if the start space were one with two dice
    question = g.question
    assert isinstance(question, Question)
    assert question.seat == CHANCE
    assert question.chances() == {f"roll {face}": Fraction(1, 6) for face in range(1, 7)}
    assert say(g, "roll 2").turn == 1


@pytest.mark.rule("WS-R4")
def test_eight_means_can_be_marked_although_the_box_has_six_cubes() -> None:
    seven = (*PRINTED, *FURTHER[:3])
    g = table("taking", mode="hard", controlled=seven, union=1, strike=1, sabotage=1, savings=9, strength=8)
    assert say(g, "take foundry").controlled == (*PRINTED, *FURTHER)


@pytest.mark.rule("WS-R5")
def test_five_gauges_and_one_purse() -> None:
    stored = set(WhichSide.__struct_fields__)
    assert {"strength", "risk", "unsanitary", "threat"} <= stored
    assert "life_cost" not in stored  # worked out, never stored; a sixth gauge does not exist
    assert say(table(savings=9), "triangle").savings == 11  # one number, whatever two cubes would show


@pytest.mark.rule("WS-R6")
def test_hard_starts_at_six_dollars() -> None:
    g = start(mode="hard")
    assert g.life_cost == 4 + 2 == 6


@pytest.mark.rule("WS-R3")
def test_experienced_is_the_advanced_mode() -> None:
    rules = numbers(mode="experienced")
    assert rules == numbers(mode="advanced")
    assert rules.mode == "advanced"


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ({"workers_start": 9}, "workers_start"),
        ({"savings_start": 21}, "savings_start"),
        ({"strength_start": 10}, "strength_start"),
        ({"risk_after": 3}, "risk_after"),
        ({"threat_after": 4}, "threat_after"),
    ],
)
def test_numbers_that_do_not_fit_together_are_refused(parameters: dict[str, int], complaint: str) -> None:
    with pytest.raises(Refused, match=complaint):
        numbers(parameters)
