"""Many games: every one ends with a reason, and greedy reading beats chance beyond noise."""

from __future__ import annotations

import pytest

from booklet.titles import every_game_ends_with_a_reason, greedy_beats_random
from ludarium.games.way_of_the_shotgun import GAME


def test_games_end_with_a_reason() -> None:
    every_game_ends_with_a_reason(GAME, "", 300)


@pytest.mark.long
def test_ten_thousand_games_end_with_a_reason() -> None:
    every_game_ends_with_a_reason(GAME, "", 10_000, ways=2)


def test_greedy_beats_random() -> None:
    greedy_beats_random(GAME, "")
