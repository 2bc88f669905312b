"""Games played by bots: they end in time, every position on the way is possible, seats are equal, and advice helps."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from ludarium.bots import make_bot, play_to_end
from ludarium.games.toroball import GAME
from ludarium.games.toroball.advice import prefer
from ludarium.games.toroball.position import Toro, ToroRules
from ludarium.kernel import CHANCE, Question, Setup, pick, play, view

from .arena import mover, moves, possible, run, the_rules, turn

MODES: dict[str, Setup] = {
    "as printed": GAME.setup(),
    "goal_line": GAME.setup(options={"goal_line": "arrow_square"}),
    "goal_squares": GAME.setup(options={"goal_squares": "open"}),
    "sight_corner": GAME.setup(options={"sight_corner": "cross"}),
    "rounds_out": GAME.setup(parameters={"rounds_out": 0}),
}


def longest(rules: ToroRules) -> int:
    """How many sentences a game can have at most.

    A run: run, enter, every square a step, agitate, kick and its die, the die of a drink, an end. The cow: a die, a
    charge for every square (a 5 and her wildest), a nudge. Every round has six runs and one cow at most, and before
    each line-up (the first one and those after goals that do not win) two characters are placed.
    """
    run = 1 + 1 + rules.run_squares + rules.agitate_squares + 1 + 2 + 1 + 1
    cow = 1 + (5 + rules.agitation_max) + 1
    line_ups = 1 + 2 * (rules.goals_to_win - 1)
    return 2 + 2 * line_ups + rules.round_limit * (6 * run + cow)


def played(setup: Setup, number: int, seed: str, *, look: bool) -> Counter[tuple[str, str]]:
    """Random games: who won (by seat, or by having begun), each at most as long as can be."""
    won: Counter[tuple[str, str]] = Counter()
    limit = longest(GAME.rules(setup))
    random = Random(seed)
    for _ in range(number):
        g, first, plies = GAME.start(setup), -1, 0
        while isinstance(question := g.question, Question):
            if look:
                possible(g)
            g = play(g, pick(question, random) if question.seat == CHANCE else random.choice(question.moves))
            first = g.first if plies == 0 else first
            plies += 1
        assert plies <= limit
        if look:
            possible(g)
        winners = g.outcome.winners
        won["seat", f"{winners[0]}" if winners else "-"] += 1
        won["began", "yes" if first in winners else "no" if winners else "-"] += 1
        won["reason", g.outcome.reason] += 1
    return won


def share(won: int, games: int, sigmas: float = 4.0) -> tuple[float, float]:
    """The range in which a rate lies, by a normal interval of so many standard deviations."""
    rate = won / games
    around = sigmas * math.sqrt(max(rate * (1 - rate), 1e-9) / games)
    return rate - around, rate + around


def test_the_longest_game() -> None:
    assert longest(the_rules()) == 19_408


@pytest.mark.rule("TB-R20")
@pytest.mark.parametrize("mode", MODES)
def test_random_games_end_and_show_nothing_impossible(mode: str) -> None:
    won = played(MODES[mode], 60, mode, look=True)
    assert won["seat", "0"] + won["seat", "1"] + won["seat", "-"] == 60
    assert won["seat", "0"] >= 10
    assert won["seat", "1"] >= 10


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("mode", MODES)
def test_ten_thousand_random_games_favour_no_seat(mode: str) -> None:
    won = played(MODES[mode], 10_000, f"long/{mode}", look=False)
    low, high = share(won["seat", "0"], won["seat", "0"] + won["seat", "1"])
    assert low <= 0.5 <= high  # the pitch is symmetric and chance names the first player
    low, high = share(won["began", "yes"], won["began", "yes"] + won["began", "no"])
    assert low <= 0.55  # beginning is worth a little at most: the first player changes every round
    assert high >= 0.45


@pytest.mark.parametrize("seat", [0, 1])
def test_advice_beats_chance_from_either_seat(seat: int) -> None:
    random = Random(f"advice {seat}")
    bots = [make_bot("greedy" if seat == other else "random", GAME, random) for other in (0, 1)]
    wins = 0
    for _ in range(20):
        wins += play_to_end(GAME, GAME.start(), bots, random).position.outcome.winners == (seat,)
    assert wins >= 18  # a fair coin does that once in 5,000 tries


# --- Advice ---------------------------------------------------------------------------------------------------------


def preferred(g: Toro) -> dict[str, float]:
    """How promising each move looks to whoever is asked."""
    seen = view(GAME, g, mover(g))
    return {move: prefer(seen, move) for move in moves(g)}


def test_advice_goes_after_a_ball_that_is_far_from_the_whole_team() -> None:
    far = "red1 c2 red2 c6 red3 e3 blue1 g6 blue2 i6 blue3 i5 ball b6 cow j5"
    liked = preferred(turn(far, seat=1, sheltered=("red3", "blue1")))
    assert max(liked, key=lambda move: liked[move]) == "run blue1"  # the nearest of them
    assert liked["run blue1"] > liked["skip blue1"]
    steps = preferred(run(far, "blue2"))
    assert {move for move, mark in steps.items() if mark == max(steps.values())} == {"step w", "step sw", "step nw"}
    near = preferred(turn(far.replace("blue1 g6", "blue1 e6"), seat=1))
    assert near["run blue2"] < near["skip blue2"]  # one of them is near enough: the others stay out of trouble


def test_two_careful_teams_do_not_wait_for_each_other() -> None:
    random = Random("patience")
    bots = [make_bot("greedy", GAME, random) for _ in (0, 1)]
    reasons = Counter(play_to_end(GAME, GAME.start(), bots, random).position.outcome.reason for _ in range(12))
    assert reasons == {"two_goals": 12}


OTHER_TEAM = {"red": "blue", "blue": "red"}
OTHER_WAY = {"n": "n", "s": "s", "e": "w", "w": "e", "ne": "nw", "nw": "ne", "se": "sw", "sw": "se"}


def mirrored(words: str) -> str:
    """Words about the pitch as they read in a mirror: left and right, and with them the teams, change places."""
    return " ".join(map(reflection, words.split()))


def reflection(word: str) -> str:
    """One word in the mirror."""
    if word in OTHER_WAY:
        return OTHER_WAY[word]
    if word[:-1] in OTHER_TEAM:
        return f"{OTHER_TEAM[word[:-1]]}{word[-1]}"
    is_square = len(word) == 2 and word[1].isdigit()
    return f"{'kjihgfedcba'['abcdefghijk'.index(word[0])]}{word[1]}" if is_square else word


@pytest.mark.parametrize(
    ("layout", "runner"),
    [
        ("red1 c2 red2 e3 red3 c4 blue1 i2 blue2 i6 blue3 f5 ball f5 cow d4", "blue3"),  # some kicks gain nothing
        ("red1 h2 red2 e3 red3 c4 blue1 i2 blue2 i6 blue3 f5 ball h2 cow d4", "red1"),
        ("red1 c2 red2 c6 red3 e3 blue1 g6 blue2 i6 blue3 i5 ball b6 cow j5", "blue2"),
    ],
)
def test_advice_is_the_same_from_either_side(layout: str, runner: str) -> None:
    here, there = run(layout, runner), run(mirrored(layout), mirrored(runner))
    assert {mirrored(move): mark for move, mark in preferred(here).items()} == pytest.approx(preferred(there), abs=1e-9)
