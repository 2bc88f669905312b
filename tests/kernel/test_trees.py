"""Whole game trees, counted: the kernel reaches every position of the toys, once for each way to get there."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from ludarium.kernel import is_chance, play
from toys import kuhn, pig, rock_paper_scissors, tic_tac_toe


def test_tic_tac_toe_has_255168_games() -> None:
    ends: Counter[tuple[int, ...]] = Counter()
    nodes = 0
    stack = [tic_tac_toe.GAME.start()]
    while stack:
        board = stack.pop()
        nodes += 1
        if board.outcome is not None:
            ends[board.outcome.winners] += 1
        else:
            stack += [play(board, move) for move in board.question.moves]
    assert nodes == 549_946
    assert ends == {(0,): 131_184, (1,): 77_904, (): 46_080}
    assert ends.total() == 255_168


def test_kuhn_poker_has_58_nodes() -> None:
    nodes: Counter[str] = Counter()
    stack = [kuhn.GAME.start()]
    while stack:
        table = stack.pop()
        kind = "end" if table.outcome is not None else "chance" if is_chance(table) else "decision"
        nodes[kind] += 1
        if table.question is not None:
            stack += [play(table, move) for move in table.question.moves]
    assert nodes == {"chance": 1 + 3, "decision": 24, "end": 30}


# Kuhn's equilibrium (1950), with the first player never betting: how often each card bets or calls.
BETS = {
    ("opened", "jack"): Fraction(0),
    ("opened", "queen"): Fraction(0),
    ("opened", "king"): Fraction(0),
    ("checked", "jack"): Fraction(1, 3),
    ("checked", "queen"): Fraction(0),
    ("checked", "king"): Fraction(1),
    ("answered", "jack"): Fraction(0),
    ("answered", "queen"): Fraction(1, 3),
    ("answered", "king"): Fraction(1),
}


def kuhn_value(table: Any) -> Fraction:
    """What the first seat wins on average when both play Kuhn's equilibrium."""
    if table.outcome is not None:
        return Fraction(table.outcome.scores[0])
    question = table.question
    if is_chance(table):
        odds = question.chances()
    else:
        bold = BETS[question.step.__name__, table.hands[question.seat]]
        odds = dict(zip(question.moves, (1 - bold, bold), strict=True))
    return sum((share * kuhn_value(play(table, move)) for move, share in odds.items() if share), Fraction(0))


def test_kuhn_poker_is_worth_minus_an_eighteenth() -> None:
    assert kuhn_value(kuhn.GAME.start()) == Fraction(-1, 18)


def hold_at_20(race: Any) -> Fraction:
    """What a turn banks on average when one holds at 20 or more."""
    if race.turn == 1:
        return Fraction(race.banked[0])
    if is_chance(race):
        return sum(
            (share * hold_at_20(play(race, move)) for move, share in race.question.chances().items()), Fraction(0)
        )
    return hold_at_20(play(race, "hold" if race.pot >= 20 else "roll"))


def test_pig_banks_about_8_points_a_turn_when_holding_at_20() -> None:
    assert round(float(hold_at_20(pig.GAME.start())), 4) == 8.1418  # Neller and Presser give 8.14


def test_pig_gains_nothing_by_rolling_at_20() -> None:
    """5/6 of the time four more on average, 1/6 of the time everything lost: even at a pot of 20."""

    def after_one_roll(pot: int) -> Fraction:
        race = pig.GAME.start()
        race.pot = pot
        rolling = play(race, "roll")
        return sum((share * play(rolling, move).pot for move, share in rolling.question.chances().items()), Fraction(0))

    assert after_one_roll(19) > 19
    assert after_one_roll(20) == 20
    assert after_one_roll(21) < 21


def test_rock_paper_scissors_is_fair() -> None:
    start = rock_paper_scissors.GAME.start()
    scores: Counter[tuple[float, ...]] = Counter()
    for first in rock_paper_scissors.THROWS:
        for second in rock_paper_scissors.THROWS:
            end = play(play(start, first, 0), second, 1)
            scores[end.outcome.scores] += 1
    assert scores == {(0, 0): 3, (1, -1): 3, (-1, 1): 3}
