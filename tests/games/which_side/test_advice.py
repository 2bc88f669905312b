"""The advice: sensible in plain cases, and its sketch of an action is what the rules do."""

from __future__ import annotations

from random import Random

import pytest

from ludarium.games.which_side import GAME
from ludarium.games.which_side.advice import ADVICE, Planner, next_action, prefer, situation
from ludarium.games.which_side.position import WhichSide
from ludarium.games.which_side.rules import ACTIONS
from ludarium.kernel import play, view

from .ws_table import EVERYTHING_AT_HAND, PRINTED, asked, moves, say, start, table


def liked(g: WhichSide) -> str:
    """What the player is advised to do."""
    seen = view(GAME, g, 0)
    return max(seen.moves, key=lambda move: prefer(seen, move))


def test_the_winning_means_is_fetched_and_taken() -> None:
    g = table(strength=10, savings=8, controlled=PRINTED)
    while g.outcome is None:
        g = play(g, liked(g))
    assert g.outcome.reason == "commune"


def test_something_is_taken_rather_than_nothing() -> None:
    assert liked(table("taking", **EVERYTHING_AT_HAND)) != "done"


def test_a_healthy_worker_is_jailed_rather_than_a_sick_one_killed() -> None:
    assert liked(say(table(threat=3, injured=1), "tenderloin")) == "jail healthy"


def test_the_last_worker_does_not_walk_into_prison() -> None:
    g = table(savings=9, free=1, jailed=2, threat=3)
    assert liked(g) not in ("political_cafe", "tenderloin")


def test_more_means_and_more_workers_are_worth_more() -> None:
    worth = ADVICE.value
    middle = worth(view(GAME, table(controlled=PRINTED[:2], strength=5), 0))
    assert worth(view(GAME, table(controlled=PRINTED[:3], strength=5), 0)) > middle
    assert worth(view(GAME, table(controlled=PRINTED[:2], strength=5, free=6), 0)) > middle
    assert worth(view(GAME, table(controlled=PRINTED[:2], strength=9), 0)) < middle
    assert -1 <= middle <= 1


def test_the_advised_action_is_always_possible() -> None:
    for options in ({}, {"mode": "hard"}, {"place_limit": "1"}, {"take_limit": "0", "means": "heavy"}):
        for seed in range(8):
            random, g = Random(seed), start(**options)
            while g.outcome is None:
                if asked(g) == "act" and next_action(g):
                    assert next_action(g) in moves(g)
                g = play(g, random.choice(moves(g)))


@pytest.mark.parametrize("action", ACTIONS)
def test_the_sketch_of_an_action_is_what_the_rules_do(action: str) -> None:
    for risk, unsanitary, threat, injured in ((1, 1, 1, 1), (2, 2, 3, 0), (2, 2, 1, 4), (1, 2, 3, 0)):
        g = table(savings=19, free=6, jailed=1, risk=risk, unsanitary=unsanitary, threat=threat, injured=injured)
        if action in moves(g):
            after = play(g, action)
            foreseen = Planner(g.rules).after(situation(g), action)
            if asked(after) == "jail":
                after = play(after, "jail healthy")
            assert foreseen == situation(after)
