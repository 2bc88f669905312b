"""Games played at random: they end, and every position on the way is possible."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludarium.games.last_glow import GAME
from ludarium.kernel import CHANCE, Question, pick, play

from .postcard import possible

MODES = [
    ("final", "storm"),
    ("final", "nightmare"),
    ("final", "perturbation"),
    ("booklet_0_9", "storm"),
    ("booklet_0_9", "nightmare"),
]
OTHER_OPTIONS = [
    ("blocked_heart", "reroll"),
    ("dark_rule", "reaching_zero"),
    ("throttle_cost", "brightness"),
    ("explosion_diagonal", "far"),
]
ENDS = {"dome", "destroyed", "crashed", "nightmares"}


def random_games(number: int, edition: str, seed: str, **options: str) -> Counter[str]:
    """How random games ended; every position on the way is looked at."""
    random, ends = Random(seed), Counter[str]()
    setup = GAME.setup(edition=edition, options=options)
    for _ in range(number):
        g = GAME.start(setup)
        while isinstance(question := g.question, Question):
            possible(g)
            chance = question.seat == CHANCE
            g = play(g, pick(question, random) if chance else random.choice(question.moves))
        possible(g)
        ends[g.outcome.reason] += 1
    return ends


@pytest.mark.rule("TG-83")
@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_random_games_end_and_show_nothing_impossible(edition: str, mode: str) -> None:
    ends = random_games(300, edition, "sample", mode=mode)
    assert ends.total() == 300
    assert ends.keys() <= ENDS
    assert len(ends) >= 3  # a random captain finds every way to lose


@pytest.mark.rule("TG-83")
@pytest.mark.parametrize(("option", "value"), OTHER_OPTIONS)
def test_random_games_with_other_options(option: str, value: str) -> None:
    assert random_games(150, "final", option, **{option: value}).keys() <= ENDS


@pytest.mark.long
@pytest.mark.rule("TG-83")
@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_ten_thousand_random_games(edition: str, mode: str) -> None:
    ends = random_games(10_000, edition, "long", mode=mode)
    assert ends.total() == 10_000
    assert ENDS - {"dome"} <= ends.keys() <= ENDS
