"""Simultaneous choices: secret until the last one is in, and the same in whatever order they come."""

from __future__ import annotations

from random import Random

import pytest

from ludarium.kernel import HIDDEN, Match, Refused, guess, play, position_from_json, position_to_json, view
from ludarium.testing import Failure, conformance
from toys.rock_paper_scissors import GAME, THROWS


def test_choices_commute() -> None:
    start = GAME.start()
    for first in THROWS:
        for second in THROWS:
            forwards = play(play(start, first, 0), second, 1)
            assert forwards == play(play(start, second, 1), first, 0)
            assert forwards.shown == (first, second)


def test_a_choice_is_seen_only_by_its_own_seat() -> None:
    half = play(GAME.start(), "throw rock", 0)
    assert view(GAME, half, 0).table.question.chosen == {0: "throw rock"}
    assert view(GAME, half, 1).table.question.chosen == {0: HIDDEN}
    assert view(GAME, half, None).table.question.chosen == {0: HIDDEN}
    assert view(GAME, half, 1) == view(GAME, play(GAME.start(), "throw paper", 0), 1)


def test_who_has_chosen_has_no_moves_left() -> None:
    half = play(GAME.start(), "throw rock", 0)
    assert view(GAME, half, 0).moves == ()
    assert view(GAME, half, 1).moves == THROWS
    assert view(GAME, half, None).moves == ()
    assert view(GAME, half, 0).waiting == (1,)


def test_a_guess_fills_in_the_others_choice() -> None:
    half = play(GAME.start(), "throw rock", 0)
    seen = view(GAME, half, 1)
    guesses = {guess(GAME, seen, Random(seed)).question.chosen[0] for seed in range(40)}
    assert guesses == set(THROWS)
    assert view(GAME, guess(GAME, seen, Random(1)), 1) == seen


def test_the_last_seat_need_not_be_named() -> None:
    half = play(GAME.start(), "throw rock", 1)
    assert play(half, "throw paper").shown == ("throw paper", "throw rock")


@pytest.mark.parametrize(
    ("seat", "move", "reason", "says"),
    [
        (None, "throw rock", "seat_needed", "Several seats choose in secret now; say which seat this move is for."),
        (2, "throw rock", "not_your_turn", "Seat 2 has nothing to choose now."),
        (0, "throw well", "illegal_move", "'throw well' is not possible now; possible: throw rock, throw paper, throw"),
    ],
)
def test_what_is_refused(seat: int | None, move: str, reason: str, says: str) -> None:
    with pytest.raises(Refused) as refusal:
        play(GAME.start(), move, seat)
    assert refusal.value.reason == reason
    assert str(refusal.value).startswith(says)


def test_nobody_chooses_twice() -> None:
    with pytest.raises(Refused, match=r"^Seat 0 has nothing to choose now\.$"):
        play(play(GAME.start(), "throw rock", 0), "throw paper", 0)


def test_a_half_answered_question_survives_json() -> None:
    half = play(GAME.start(), "throw rock", 1)
    assert position_from_json(GAME, position_to_json(GAME.setup(), half)) == half


def test_a_match_writes_the_seat_and_keeps_the_secret_until_the_last_choice() -> None:
    match = Match(GAME)
    match.play(1, "throw rock")
    assert match.record().moves == ["1: throw rock"]
    assert [match.sentence(1, seat) for seat in (0, 1, None)] == [HIDDEN, "throw rock", HIDDEN]
    match.play(0, "throw paper")
    assert [match.sentence(1, seat) for seat in (0, 1, None)] == ["throw rock"] * 3
    assert Match.resume(GAME, match.record()).record() == match.record()


def test_a_choice_can_be_taken_back_until_the_last_one_is_in() -> None:
    match = Match(GAME)
    match.play(0, "throw rock")
    assert match.undo(0) == "throw rock"
    match.play(0, "throw paper")
    match.play(1, "throw rock")
    assert not match.can_undo(1)
    assert not match.can_undo(0)


def test_the_battery_agrees() -> None:
    conformance(GAME)
    with pytest.raises(Failure):
        conformance(GAME, plies=1)
