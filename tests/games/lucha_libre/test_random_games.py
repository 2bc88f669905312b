"""Whole games: they end within the bound, and no seat has an advantage the rules do not give it."""

from __future__ import annotations

from collections import Counter
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludarium.bots import RandomBot, play_at_random, play_to_end
from ludarium.bots.greedy import GreedyBot
from ludarium.games.lucha_libre import GAME
from ludarium.kernel import Game, Question, pick, proceed
from ludarium.lab.statistics import share

LONGEST = 2_080  # sentences: 60 rounds x 6, and choice and throw for 430 rerolls of each team
REASONS = {"crowd", "crowd_both", "bell", "draw"}
CARTRIDGES = GAME.content.options["cartridge"].values


def check_random_games(cartridge: str, games: int) -> Counter[tuple[int, ...]]:
    """Random games end with a known reason, within the bound, and by the right winner."""
    start = GAME.start(GAME.setup(options={"cartridge": cartridge}))
    random = Random(f"lucha {cartridge}")
    winners: Counter[tuple[int, ...]] = Counter()
    for _ in range(games):
        g = copy(start)
        plies = play_at_random(g, random)
        assert plies <= LONGEST
        assert g.outcome.reason in REASONS
        assert g.outcome.winners == (() if g.fans[0] == g.fans[1] else (int(g.fans[1] > g.fans[0]),))
        winners[g.outcome.winners] += 1
    return winners


@pytest.mark.parametrize("cartridge", CARTRIDGES)
def test_random_games_end(cartridge: str) -> None:
    check_random_games(cartridge, 60)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("cartridge", CARTRIDGES)
def test_ten_thousand_random_games_of_each_track(cartridge: str) -> None:
    winners = check_random_games(cartridge, 10_000)
    decided = winners[0,] + winners[1,]
    assert 0.45 < winners[0,] / decided < 0.55


def team_game(game: Game, teams: tuple[int, int], seed: int) -> Any:
    """A random game in which each team has luck and choices of its own, whatever seat it sits on."""
    g = game.start()
    sources = [Random(f"{seed}/{team}") for team in teams]
    while (question := g.question) is not None:
        if isinstance(question, Question) and question.seat < 0:
            proceed(g, pick(question, sources[question.args[0]]))
        else:
            seat = question.waiting[-1]
            proceed(g, sources[seat].choice(question.moves_of(seat)), seat)
    return g


@pytest.mark.rule("LL-11")
def test_teams_that_trade_seats_play_the_same_game(tmp_path: Path) -> None:
    """So whatever one team wins more often is owed to its wrestlers, never to its seat."""
    printed = (GAME.folder / "content.toml").read_text("utf-8")
    teams = '[["demon", "bulldog"], ["santo", "cavernario"]]'
    assert teams in printed
    path = tmp_path / "traded.toml"
    path.write_text(printed.replace(teams, '[["santo", "cavernario"], ["demon", "bulldog"]]'), "utf-8")
    traded = GAME.with_content(path)
    for seed in range(30):
        here, there = team_game(GAME, (0, 1), seed), team_game(traded, (1, 0), seed)
        for pair in ("fans", "energy", "rest_energy", "in_ring"):
            assert getattr(there, pair) == getattr(here, pair)[::-1]
        assert there.outcome.scores == here.outcome.scores[::-1]
        assert (there.outcome.reason, there.round) == (here.outcome.reason, here.round)


def fights(kinds: str, games: int, seed: str) -> Counter[tuple[int, ...]]:
    """Games of greedy (g) and random (r) bots."""
    start = GAME.start()
    winners: Counter[tuple[int, ...]] = Counter()
    for number in range(games):
        random = Random(f"{seed}/{number}")
        bots = [GreedyBot(GAME, random) if kind == "g" else RandomBot(random) for kind in kinds]
        winners[play_to_end(GAME, start, bots, random).position.outcome.winners] += 1
    return winners


@pytest.mark.parametrize(("kinds", "seat"), [("gr", 0), ("rg", 1)])
def test_greedy_beats_random_from_both_seats(kinds: str, seat: int) -> None:
    won = fights(kinds, 40, "greedy")[seat,]
    assert share(won, 40).low > 0.5


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_equal_bots_from_both_seats() -> None:
    """Blue's and silver's wrestlers differ, so a small difference is the rules' own; a large one would be a bug."""
    winners = fights("gg", 10_000, "equal")
    assert 0.44 < winners[0,] / 10_000 < 0.56


def test_without_a_bell_sensible_games_still_end() -> None:
    start = GAME.start(GAME.setup(parameters={"round_limit": 0}))
    for number in range(5):
        random = Random(number)
        bots = [GreedyBot(GAME, random), GreedyBot(GAME, random)]
        assert play_to_end(GAME, start, bots, random).position.outcome.reason in {"crowd", "crowd_both"}
