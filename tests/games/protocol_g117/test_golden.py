"""Whole games told as stories, read as diffs when the rules change."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ludarium.bots import GreedyBot
from ludarium.games.protocol_g117 import GAME
from ludarium.kernel import View
from ludarium.kernel.content import Value
from ludarium.testing import assert_golden

GOLDEN = Path(__file__).parent / "golden"


def greedily(view: View, random: Random) -> str:
    return GreedyBot(GAME, random).choose(view)


def test_a_random_game() -> None:
    assert_golden(GAME, None, 117, GOLDEN / "random.txt", every=40)


def test_a_game_of_two_greedy_bots() -> None:
    assert_golden(GAME, None, 2043, GOLDEN / "greedy.txt", every=40, choose=greedily)


@pytest.mark.parametrize("seed", [0])
def test_a_game_with_every_switch_the_other_way(seed: int) -> None:
    options = {"second_player_part": "same", "matrix_drop_in": "on", "sabotage_scope": "field", "tie_board": "reset"}
    assert_golden(GAME, GAME.setup(options=options), seed, GOLDEN / "switches.txt", every=40)


def test_a_short_game_with_an_attack_lapses_and_a_tie() -> None:
    numbers: dict[str, Value] = {"turns": 4, "extra_series_turns": 4, "extra_check_every": 3, "units_per_side": 4}
    assert_golden(GAME, GAME.setup(parameters=numbers), 638, GOLDEN / "tie.txt", every=100)


def test_a_short_game_set_up_again_after_each_tie_until_it_is_a_draw() -> None:
    numbers: dict[str, Value] = {"turns": 2, "extra_series_turns": 2, "extra_series_max": 2}
    options = {"tie_board": "reset", "sabotage_scope": "field"}
    assert_golden(GAME, GAME.setup(options=options, parameters=numbers), 1899, GOLDEN / "reset.txt", every=100)
