"""Matches: luck comes from the seed, moves can be taken back but not thrown again, and a match can fork."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.kernel import CHANCE, Match, Record, Refused, position_to_json
from ludarium.kernel.match import Luck
from toys import kuhn, pig, tic_tac_toe
from toys.common import changed


def rolls(match: Match) -> list[str]:
    return [ply.move for ply in match.plies if ply.seat == CHANCE]


def race(seed: int, turns: int = 12) -> Match:
    match = Match(pig.GAME, seed=seed)
    for _ in range(turns):
        match.play(match.position.turn, "roll")
    return match


def test_chance_is_settled_at_once() -> None:
    match = Match(kuhn.GAME, seed=1)
    assert len(match.plies) == 2
    assert match.position.question.seat == 0
    match = race(1, 1)
    assert len(match.plies) == 2
    assert match.plies[1].seat == CHANCE


def test_the_seed_is_the_luck() -> None:
    assert rolls(race(5)) == rolls(race(5))
    assert rolls(race(5)) != rolls(race(6))
    assert rolls(Match(kuhn.GAME, seed="a word")) == rolls(Match(kuhn.GAME, seed="a word"))


@given(st.integers(0, 1000), st.integers(0, 24))
def test_a_resumed_match_has_the_same_luck(seed: int, ply: int) -> None:
    whole = race(seed)
    resumed = Match.resume(pig.GAME, whole.record(ply), seed)
    while len(resumed.plies) < len(whole.plies):
        resumed.play(resumed.position.turn, "roll")
    assert resumed.record() == whole.record()
    assert resumed.position == whole.position


def test_the_story_of_a_resumed_match_is_whole() -> None:
    match = race(5)
    resumed = Match.resume(pig.GAME, match.record(), 5)
    assert resumed.story(None) == match.story(None)
    assert [ply.seat for ply in resumed.plies] == [ply.seat for ply in match.plies]


def test_a_match_that_ends() -> None:
    match = Match(tic_tac_toe.GAME)
    for number, square in enumerate(("a1", "a2", "b1", "b2", "c1")):
        assert not match.over
        match.play(number % 2, f"mark {square}")
    assert match.over
    assert match.position.outcome.winners == (0,)
    with pytest.raises(Refused, match=r"^The game is over; no move is possible any more\.$") as refusal:
        match.play(1, "mark c2")
    assert refusal.value.reason == "game_over"


def test_who_is_not_asked_cannot_play() -> None:
    match = Match(tic_tac_toe.GAME)
    for seat in (1, 2, CHANCE):
        with pytest.raises(Refused, match=rf"^Seat {seat} is not asked anything now\.$") as refusal:
            match.play(seat, "mark a1")
        assert refusal.value.reason == "not_your_turn"
    assert match.plies == []


def test_a_refused_move_changes_nothing() -> None:
    match = Match(tic_tac_toe.GAME)
    match.play(0, "mark a1")
    before = position_to_json(match.setup, match.position)
    with pytest.raises(Refused, match="'mark a1' is not possible now"):
        match.play(1, "mark a1")
    assert position_to_json(match.setup, match.position) == before
    assert len(match.plies) == 1


# --- Undo --------------------------------------------------------------------------------------------------------


def test_ones_own_last_move_can_be_taken_back() -> None:
    match = Match(tic_tac_toe.GAME)
    start = match.position
    match.play(0, "mark a1")
    assert not match.can_undo(1)
    assert match.undo(0) == "mark a1"
    assert match.position == start
    assert not match.can_undo(0)


def test_not_after_the_others_answer() -> None:
    match = Match(tic_tac_toe.GAME)
    match.play(0, "mark a1")
    match.play(1, "mark a2")
    with pytest.raises(Refused, match=r"^There is nothing to take back: only your own last move") as refusal:
        match.undo(0)
    assert refusal.value.reason == "no_undo"
    assert match.undo(1) == "mark a2"
    assert match.undo(0) == "mark a1"


def test_not_after_a_die() -> None:
    match = race(5, 1)
    for seat in (0, 1, CHANCE):
        assert not match.can_undo(seat)


def test_not_after_something_was_revealed() -> None:
    match = Match(kuhn.GAME, seed=1)
    match.play(0, "check")
    assert match.can_undo(0)
    match.play(1, "check")  # a showdown
    assert match.over
    assert not match.can_undo(1)


def test_taking_back_does_not_change_the_luck() -> None:
    match = race(5, 3)
    wanted = rolls(race(5, 6))
    while match.position.pot == 0:
        match.play(match.position.turn, "roll")
    seat = match.position.turn
    match.play(seat, "hold")
    match.undo(seat)
    while len(rolls(match)) < 6:
        match.play(match.position.turn, "roll")
    assert rolls(match)[:6] == wanted


# --- Forks -------------------------------------------------------------------------------------------------------


def test_a_fork_goes_its_own_way() -> None:
    match = Match(tic_tac_toe.GAME)
    match.play(0, "mark a1")
    match.play(1, "mark b2")
    fork = match.fork(1)
    assert fork.position == match.at(1)
    fork.play(1, "mark c3")
    assert fork.record().moves == ["mark a1", "mark c3"]
    assert match.record().moves == ["mark a1", "mark b2"]
    assert match.fork(0).position == match.start


def test_a_fork_has_luck_of_its_own() -> None:
    match = race(5, 8)
    forks = [rolls(match.fork(15, seed)) for seed in range(20)]
    assert {tuple(thrown[:-1]) for thrown in forks} == {tuple(rolls(match)[:-1])}
    assert len({thrown[-1] for thrown in forks}) > 1


@pytest.mark.parametrize("ply", [-1, 3])
def test_a_fork_from_nowhere(ply: int) -> None:
    match = Match(tic_tac_toe.GAME)
    match.play(0, "mark a1")
    match.play(1, "mark b2")
    with pytest.raises(Refused, match=rf"^This match has plies 0 to 2, not {ply}\.$") as refusal:
        match.fork(ply)
    assert refusal.value.reason == "bad_ply"


def test_a_twin_tries_a_move_out_with_the_same_luck() -> None:
    match = race(5, 3)
    twin = match.twin()
    twin.play(twin.position.turn, "roll")
    assert len(match.plies) == 6
    match.play(match.position.turn, "roll")
    assert match.record() == twin.record()
    assert match.position == twin.position


def test_luck_can_be_taken_up_anywhere() -> None:
    whole = Luck("a word")
    numbers = [whole.random() for _ in range(6)]
    assert numbers[3:] == [Luck("a word", thrown).random() for thrown in (3, 4, 5)]
    assert len(set(numbers)) == 6
    assert all(0 <= number < 1 for number in numbers)
    assert 480 < sum(1000 * Luck(str(seed)).random() for seed in range(4000)) / 4000 < 520


def test_a_match_without_a_seed_gets_one_that_is_kept() -> None:
    match = Match(kuhn.GAME)
    assert match.seed != Match(kuhn.GAME).seed
    assert Match(kuhn.GAME, seed=match.seed).record() == match.record()


def test_the_opening_is_told_too() -> None:
    def setup(rules: object) -> tic_tac_toe.Board:
        return tic_tac_toe.Board(rules=rules, agenda=(greet, tic_tac_toe.turn))

    def greet(g: tic_tac_toe.Board) -> None:
        g.tell("welcome")

    game = changed(tic_tac_toe.GAME, set_up=setup)
    assert [event.key for event in Match(game).opening] == ["welcome"]
    assert [event.key for event in Match.resume(game, Record(setup=game.setup())).opening] == ["welcome"]
