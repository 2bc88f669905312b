"""What the bots are told points the right way."""

from __future__ import annotations

from copy import copy
from random import Random

import pytest

from ludarium.bots import make_bot
from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.advice import counts_left, prefer, prospects, value
from ludarium.games.protocol_g117.position import AI, HU, Protocol
from ludarium.kernel import view

from .fronts import acting, after, counting, moves, table


def best(g: Protocol, seat: int) -> str:
    return make_bot("greedy", GAME, Random(0)).choose(view(GAME, g, seat))


def test_holding_more_is_better_and_the_seats_mirror() -> None:
    rich, poor = table("AI c4r2 | core ; HU c1r2 | o4"), table("AI c5r2 | o1 ; HU c1r2 | o4")
    assert value(view(GAME, rich, AI)) > value(view(GAME, poor, AI))
    assert value(view(GAME, rich, HU)) < value(view(GAME, poor, HU))
    assert abs(value(view(GAME, rich, AI)) + value(view(GAME, rich, HU))) < 1e-9
    assert -1 <= value(view(GAME, rich, AI)) <= 1


def test_a_finished_game_is_won_or_lost() -> None:
    g = table("AI - | - ; HU - | -", turn=10, used=9, paper=((44, 43),))
    g = after(g, "choose logic_bomb po", "choose singularity po")
    assert (value(view(GAME, g, AI)), value(view(GAME, g, HU))) == (1.0, -1.0)


def test_greedy_steps_onto_points() -> None:
    assert best(acting("AI c5r2 | o1 ; HU c1r2 | o4", HU, 1), HU) == "move c1r2 c2r2"


def test_greedy_takes_a_free_attack() -> None:
    assert best(acting("AI c2r2 | - ; HU c2r1 c1r2 | -", HU, 1), HU) == "attack c2r2"


def test_greedy_sabotages_the_richest_square() -> None:
    g = counting("AI c5r2 | o1 ; HU c3r2 | o7 core", (1, 0))
    assert best(g, AI) == "sabotage core"


def test_greedy_does_not_throw_a_unit_away() -> None:
    g = acting("AI c5r2 | o1 ; HU c2r2 c4r1 | o4", HU, 1)
    marks = {move: prefer(view(GAME, g, HU), move) for move in moves(g)}
    assert marks["charge c4r1"] < max(marks.values())


def test_a_sabotage_held_is_worth_the_richest_square_of_the_other() -> None:
    fronts = "AI c5r2 | o1 ; HU c2r2 | o7 core"
    without = after(table(fronts, turn=3, used=3), "choose self_replication po")
    held = copy(without)
    held.sabotages = (1, 0)
    assert prospects(held, AI) - prospects(without, AI) == 3
    assert prospects(held, HU) == prospects(without, HU)


@pytest.mark.parametrize(("turn", "left"), [(1, 10), (10, 1), (11, 3), (13, 1), (19, 1), (20, 1), (21, 3)])
def test_counts_are_left_until_the_next_comparison(turn: int, left: int) -> None:
    g = table(turn=turn, used=(turn - 1) % 10, paper=((0, 0),) * (turn - 1), numbers={"extra_check_every": 3})
    assert counts_left(g) == left
