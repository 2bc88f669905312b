"""Many games: every one ends with a reason, and greedy reading beats chance beyond noise."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludarium.bots import make_bot, play_to_end
from ludarium.games.way_of_the_shotgun import GAME
from ludarium.texts import texts

MODES = ("1",)


def play_many(mode: str, bot: str, number: int) -> tuple[Counter[str], int]:
    """The reasons of many games, and how many of them were won."""
    setup = GAME.setup(options={})
    random = Random(f"{mode}/{bot}")
    reasons: Counter[str] = Counter()
    won = 0
    for _ in range(number):
        done = play_to_end(GAME, GAME.start(setup), [make_bot(bot, GAME, random)], random)
        reasons[done.position.outcome.reason] += 1
        won += bool(done.position.outcome.winners)
    return reasons, won


@pytest.mark.parametrize("mode", MODES)
def test_games_end_with_a_reason(mode: str) -> None:
    reasons, _ = play_many(mode, "random", 300)
    assert all(texts(GAME, language).has(f"reason-{reason}") for reason in reasons for language in ("en", "fr"))
    assert sum(reasons.values()) == 300


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
def test_ten_thousand_games_end_with_a_reason(mode: str) -> None:
    reasons, won = play_many(mode, "random", 10_000)
    assert sum(reasons.values()) == 10_000
    assert len(reasons) > 1
    assert 0 < won < 10_000 or mode == "campaign"


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "campaign"])
def test_greedy_beats_random(mode: str) -> None:
    """With 300 games each, twice the rate and 15 games more is far beyond noise at these rates."""
    _, by_chance = play_many(mode, "random", 300)
    _, by_reading = play_many(mode, "greedy", 300)
    assert by_reading > 2 * by_chance + 15
