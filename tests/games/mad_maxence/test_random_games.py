"""Many games: every one ends with a reason, and greedy reading beats chance beyond noise."""

from __future__ import annotations

import pytest

from booklet.titles import every_game_ends_with_a_reason, greedy_beats_random
from ludarium.games.mad_maxence import GAME

ADVENTURES = ("1", "2", "3")


@pytest.mark.parametrize("adventure", [*ADVENTURES, "campaign"])
def test_games_end_with_a_reason(adventure: str) -> None:
    every_game_ends_with_a_reason(GAME, adventure, 300)


@pytest.mark.long
@pytest.mark.parametrize("adventure", [*ADVENTURES, "campaign"])
def test_ten_thousand_games_end_with_a_reason(adventure: str) -> None:
    every_game_ends_with_a_reason(GAME, adventure, 10_000, ways=2)


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_greedy_beats_random(adventure: str) -> None:
    greedy_beats_random(GAME, adventure)
