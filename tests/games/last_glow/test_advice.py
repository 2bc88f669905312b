"""Advice: what it recommends where the answer is plain, and that following it beats chance in every mode."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from ludarium.bots import make_bot, play_to_end
from ludarium.games.last_glow import GAME
from ludarium.games.last_glow.advice import prefer, value
from ludarium.games.last_glow.position import Glow
from ludarium.kernel import view

from .postcard import after, moves, table

BOOKLET = "booklet_0_9"
MODES = [
    ("final", "storm"),
    ("final", "nightmare"),
    ("final", "perturbation"),
    (BOOKLET, "storm"),
    (BOOKLET, "nightmare"),
]


def best(g: Glow) -> set[str]:
    """The moves that advice likes most."""
    marks = {move: prefer(view(GAME, g, 0), move) for move in moves(g)}
    return {move for move, mark in marks.items() if mark == max(marks.values())}


def hope(g: Glow) -> float:
    return value(view(GAME, g, 0))


@pytest.mark.parametrize(
    ("postcard", "advised"),
    [
        ("P 5 K 1 C 1", {"sleep"}),  # the sixth point wins
        ("L c6 C 1 H f1", {"throttle"}),  # everything else crashes
        ("L c3 C 1 B 6 I c3 H f1", {"capture c3"}),
        ("L c3 C 2 B 6 I c2 H f1", {"throttle"}),  # then the item is captured by one member
        ("L c3 C 1 S 1 B 3 P 2 H b3", {"maneuver right"}),  # out of reach of the heart
        ("L c3 C 1 S 6 B 0 P 2 H f1", {"light"}),
    ],
)
def test_plain_advice(postcard: str, advised: set[str]) -> None:
    assert best(table(postcard)) == advised


def test_hope_lies_between_lost_and_won_and_grows_with_what_is_won() -> None:
    ladder = [hope(table(f"L c4 B 3 S 6 P {points} H c2 d1")) for points in range(6)]
    assert ladder == sorted(ladder)
    assert -1 < ladder[0] < ladder[-1] < 1
    assert hope(table("P 2 H c2 S 6")) > hope(table("P 2 H c2 S 2"))
    assert hope(table("P 2 K 1 H c2")) > hope(table("P 2 H c2"))
    assert hope(after(table("P 5 K 1"), "sleep")) == 1
    assert hope(after(table("L c6 C 1"), "light")) == -1


def games(bot: str, number: int, edition: str, mode: str) -> list[Glow]:
    """The last positions of games a bot played."""
    random = Random(f"{bot}/{edition}/{mode}")
    setup = GAME.setup(edition=edition, options={"mode": mode})
    seats = [make_bot(bot, GAME, random)]
    return [play_to_end(GAME, GAME.start(setup), seats, random).position for _ in range(number)]


def wins(ends: list[Glow]) -> int:
    return sum(bool(g.outcome and g.outcome.winners) for g in ends)


@pytest.mark.parametrize(("edition", "mode"), [case for case in MODES if case != ("final", "nightmare")])
def test_greedy_beats_random(edition: str, mode: str) -> None:
    # Random wins at most 1 game in 100; half of 10 by such luck would happen once in tens of millions of tries.
    assert wins(games("random", 200, edition, mode)) <= 8
    assert wins(games("greedy", 10, edition, mode)) >= 5


def test_greedy_outlives_random_in_the_nightmare() -> None:
    # Few win this mode at all; random captains last five turns or so, with a spread of two.
    chance = fmean(g.turn for g in games("random", 200, "final", "nightmare"))
    advised = fmean(g.turn for g in games("greedy", 6, "final", "nightmare"))
    assert advised > chance + 4


@pytest.mark.long
def test_greedy_wins_nightmares_that_random_does_not() -> None:
    assert wins(games("random", 2_000, "final", "nightmare")) <= 2
    assert wins(games("greedy", 300, "final", "nightmare")) >= 10
