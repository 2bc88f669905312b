"""Whole games: they end with a reason in every mode, and advice is worth having."""

from __future__ import annotations

from collections import Counter
from copy import copy
from random import Random

import pytest

from ludarium.bots import GreedyBot, RandomBot, play_at_random, play_to_end
from ludarium.games.which_side import GAME
from ludarium.games.which_side.position import WhichSide
from ludarium.lab.statistics import share

REASONS = {"commune", "employers", "no_workers"}
MODES = ("normal", "advanced", "hard")
SWITCHES = ({"means": "heavy"}, {"take_limit": "0"}, {"place_limit": "1"}, {"keep_resources": "yes"})
# 14 dice at most, 10 turns of 8 actions with a jail question each, and 8 means with a `done` a turn.
LONGEST = 14 + 10 * 16 + 8 + 10


def check_random_games(games: int, options: dict[str, str]) -> Counter[str]:
    """Random games end with a reason that fits the last position."""
    start = GAME.start(GAME.setup(options=options))
    random = Random(f"which side {options}")
    reasons: Counter[str] = Counter()
    for _ in range(games):
        g: WhichSide = copy(start)
        plies = play_at_random(g, random)
        assert g.outcome is not None
        assert plies <= LONGEST
        assert g.turn <= 10
        won = len(g.controlled) >= g.rules.means_needed
        fits = {"commune": won, "employers": g.strength >= 10 and not won, "no_workers": g.free == 0}
        assert fits[g.outcome.reason]
        reasons[g.outcome.reason] += 1
    return reasons


@pytest.mark.parametrize("mode", MODES)
def test_random_games_end(mode: str) -> None:
    assert check_random_games(300, {"mode": mode}).total() == 300


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: next(iter(switch)))
def test_random_games_end_with_every_switch(switch: dict[str, str]) -> None:
    assert set(check_random_games(100, switch)) <= REASONS


@pytest.mark.long
@pytest.mark.parametrize("mode", [*MODES, "experienced"])
def test_ten_thousand_random_games_of_every_mode_end(mode: str) -> None:
    assert check_random_games(10_000, {"mode": mode}).total() == 10_000


@pytest.mark.long
@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: next(iter(switch)))
@pytest.mark.parametrize("mode", MODES)
def test_ten_thousand_random_games_with_every_switch_end(mode: str, switch: dict[str, str]) -> None:
    assert check_random_games(10_000, {"mode": mode, **switch}).total() == 10_000


def played(bot: str, games: int, mode: str) -> tuple[int, float]:
    """Games won, and means controlled on average."""
    start = GAME.start(GAME.setup(options={"mode": mode}))
    won = means = 0
    for number in range(games):
        random = Random(f"{mode}/{number}")
        player = GreedyBot(GAME, random) if bot == "greedy" else RandomBot(random)
        g = play_to_end(GAME, start, [player], random).position
        won += g.outcome.reason == "commune"
        means += len(g.controlled)
    return won, means / games


@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_greedy_beats_random_beyond_noise(mode: str) -> None:
    greedy, random = played("greedy", 40, mode)[0], played("random", 40, mode)[0]
    assert share(greedy, 40).low > share(random, 40).high


def test_greedy_comes_far_closer_to_all_eight_means_in_hard() -> None:
    assert played("greedy", 25, "hard")[1] > played("random", 25, "hard")[1] + 3


@pytest.mark.long
def test_greedy_beats_random_beyond_noise_in_hard() -> None:
    greedy, random = played("greedy", 1000, "hard")[0], played("random", 1000, "hard")[0]
    assert share(greedy, 1000).low > share(random, 1000).high
