"""A content file of one's own: what the rules need of it, and what is said when it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.lucha_libre.layout import wide_layout
from ludarium.games.lucha_libre.scene import crowd
from ludarium.kernel import Refused

from .ll_table import own_content, rules

TEAMS = 'teams = [["demon", "bulldog"], ["santo", "cavernario"]]'
LIMIT = 'round_limit = { value = 60, status = "reconstructed", range = [0, 500] }'


def test_the_start_lies_below_the_goal() -> None:
    with pytest.raises(Refused, match="fans_start must be smaller than fans_goal"):
        rules(fans_start=20, fans_goal=20)
    assert rules(fans_start=19, fans_goal=20).fans_goal == 20


@pytest.mark.parametrize(
    ("printed", "own", "wrong"),
    [
        (LIMIT, 'round_limit = { value = -1, status = "reconstructed" }', "round_limit is a number of rounds"),
        ('values = ["pairs", "slow"', 'values = ["long", "pairs", "slow"', "tables.cartridges has no long"),
        (TEAMS, TEAMS.replace("cavernario", "demon"), "tables.teams must name four different wrestlers"),
        (TEAMS, TEAMS.replace("cavernario", "huracan"), "tables.teams must name four different wrestlers"),
        ("sequence_2 = [4, 6]", "sequence_2 = [6, 4]", "demon.sequence_2 must be faces from 1 to 6, lowest first"),
        ("sequence_2 = [4, 6]", "sequence_2 = [4, 7]", "demon.sequence_2 must be faces from 1 to 6, lowest first"),
        ("sequence_2 = [4, 6]", "sequence_2 = []", "demon.sequence_2 must be faces from 1 to 6, lowest first"),
        ("lucky = 5", "lucky = 0", "demon.lucky must be a face from 1 to 6"),
        ("lucky = 6", "lucky = 7", "santo.lucky must be a face from 1 to 6"),
    ],
)
def test_a_mistake_in_the_content_is_told(printed: str, own: str, wrong: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match=wrong):
        own_content(tmp_path, printed, own)


@pytest.mark.parametrize("seats", [0, 1, 2, 74])
def test_a_hall_of_any_size_can_be_drawn(seats: int, tmp_path: Path) -> None:
    printed = "fans_present = { value = 73"
    game = own_content(tmp_path, printed, f"fans_present = {{ value = {seats}")
    g = game.start()
    for g.fans in ((0, 0), (10, 10), (80, 3)):
        assert len(crowd(g, wide_layout())) == seats


def test_wrestlers_and_teams_may_be_ones_own(tmp_path: Path) -> None:
    game = own_content(tmp_path, "sequence_2 = [4, 6]", "sequence_2 = [3, 4, 6]")
    assert game.start().rules.wrestlers["demon"].sequence_2 == (3, 4, 6)
