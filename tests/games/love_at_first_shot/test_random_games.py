"""Games played by bots: they end with a reason, every position on the way is possible, and advice helps."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludarium.bots import make_bot, play_to_end
from ludarium.games.love_at_first_shot import GAME
from ludarium.kernel import CHANCE, Question, pick, play

from .ls_table import OPTIONS, possible

MODES: list[dict[str, str]] = [
    {},
    *({name: values[1]} for name, values in OPTIONS.items()),
    {name: values[1] for name, values in OPTIONS.items()},
]
ENDS = {"ran_away", "killed", "hungry", "jailed"}


def random_games(number: int, options: dict[str, str], seed: str) -> Counter[str]:
    """How random games ended; every position on the way is looked at."""
    random, ends, setup = Random(seed), Counter[str](), GAME.setup(options=options)
    for _ in range(number):
        g = GAME.start(setup)
        while isinstance(question := g.question, Question):
            possible(g)
            chance = question.seat == CHANCE
            g = play(g, pick(question, random) if chance else random.choice(question.moves))
        possible(g)
        ends[g.outcome.reason] += 1
    return ends


@pytest.mark.parametrize("options", MODES, ids=lambda options: "-".join(options) or "printed")
def test_random_games_end_with_a_reason(options: dict[str, str]) -> None:
    ends = random_games(300, options, "sample")
    assert ends.total() == 300
    assert {"killed", "hungry"} <= ends.keys() <= ENDS
    assert "jailed" not in ends or "fourth_prison" in options


@pytest.mark.long
@pytest.mark.parametrize("options", MODES, ids=lambda options: "-".join(options) or "printed")
def test_ten_thousand_random_games(options: dict[str, str]) -> None:
    ends = random_games(10_000, options, "long")
    assert ends.total() == 10_000
    assert {"killed", "hungry"} <= ends.keys() <= ENDS
    assert ("jailed" in ends) == ("fourth_prison" in options)


def test_advice_wins_where_chance_does_not() -> None:
    """Greedy wins about half its games, random play hardly ever: thirty games are enough to tell."""
    random = Random("duel")
    won = {}
    for bot in ("greedy", "random"):
        seats = [make_bot(bot, GAME, random)]
        ends = [play_to_end(GAME, GAME.start(), seats, random).position.outcome for _ in range(30)]
        won[bot] = sum(bool(outcome.winners) for outcome in ends)
    assert won["greedy"] >= 8
    assert won["random"] <= 1
