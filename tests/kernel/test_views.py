"""Views: each seat sees its own, and nobody sees more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludarium.kernel import HIDDEN, Bag, Event, Match, Position, Question, Rules, Sealed, guess, play, view
from ludarium.kernel.view import seen_events, seen_move
from toys import kuhn, tic_tac_toe
from toys.common import changed

GAME = kuhn.GAME


def dealt(first: str = "king", second: str = "jack") -> Any:
    return play(play(GAME.start(), f"draw {first}"), f"draw {second}")


def test_each_seat_sees_its_own_card() -> None:
    table = dealt()
    assert view(GAME, table, 0).table.hands == ("king", HIDDEN)
    assert view(GAME, table, 1).table.hands == (HIDDEN, "jack")
    assert view(GAME, table, None).table.hands == (HIDDEN, HIDDEN)
    assert view(GAME, table, 0).table.deck == Bag.of([HIDDEN])
    assert table.hands == ("king", "jack")


def test_a_view_does_not_change_with_what_is_hidden() -> None:
    assert view(GAME, dealt("king", "jack"), 0) == view(GAME, dealt("king", "queen"), 0)
    assert view(GAME, dealt("king", "jack"), 1) != view(GAME, dealt("king", "queen"), 1)


def test_a_showdown_shows_the_cards() -> None:
    end = play(play(dealt(), "check"), "check")
    assert view(GAME, end, None).table.hands == ("king", "jack")
    folded = play(play(dealt(), "bet"), "fold")
    assert view(GAME, folded, 0).table.hands == ("king", HIDDEN)


def test_only_the_asked_seat_has_moves() -> None:
    table = dealt()
    assert view(GAME, table, 0).moves == ("check", "bet")
    assert view(GAME, table, 1).moves == ()
    assert view(GAME, table, None).moves == ()
    assert view(GAME, table, 1).waiting == (0,)
    assert view(GAME, table, 1).outcome is None


def test_at_the_end_nobody_waits() -> None:
    end = view(GAME, play(play(dealt(), "check"), "check"), 1)
    assert end.moves == ()
    assert end.waiting == ()
    assert end.outcome is not None
    assert end.outcome.winners == (0,)


def test_a_secret_draw_shows_neither_moves_nor_odds() -> None:
    dealing = GAME.start()
    for seat in (0, 1, None):
        question = view(GAME, dealing, seat).table.question
        assert (question.moves, question.answers, question.odds) == ((), None, None)


def test_a_guess_fits_the_view_and_tries_everything() -> None:
    seen = view(GAME, dealt(), 0)
    guesses = [guess(GAME, seen, Random(seed)) for seed in range(30)]
    assert {table.hands for table in guesses} == {("king", "jack"), ("king", "queen")}
    assert all(view(GAME, table, 0) == seen for table in guesses)
    assert all(Bag.of([*table.deck, *table.hands]) == Bag.of(kuhn.CARDS) for table in guesses)


def test_a_game_that_hides_nothing_guesses_the_position_itself() -> None:
    board = tic_tac_toe.GAME.start()
    guessed = guess(tic_tac_toe.GAME, view(tic_tac_toe.GAME, board, None), Random(0))
    assert guessed == board
    assert guessed is not board


# --- Questions that are not open ---------------------------------------------------------------------------------


def closed_question(open: bool) -> Position:
    question = Question(0, ("play ace", "play two"), print, open=open)
    return Position(rules=Rules(edition="plain", seats=2), question=question)


def closed_seal(open: bool) -> Position:
    question = Sealed({0: ("play ace",), 1: ("play two",)}, print, open=open)
    return Position(rules=Rules(edition="plain", seats=2), question=question)


@pytest.mark.parametrize("open", [True, False])
def test_moves_that_would_show_a_hand_are_shown_to_its_owner_only(open: bool) -> None:
    game = changed(tic_tac_toe.GAME, conceal=None)
    for seat in (0, 1, None):
        question = view(game, closed_question(open), seat).table.question
        assert bool(question.moves) is (open or seat == 0)
        sealed = view(game, closed_seal(open), seat).table.question
        assert {s for s, moves in sealed.moves.items() if moves} == ({0, 1} if open else {seat} - {None})
        assert sealed.waiting == (0, 1)


# --- Stories and sentences ---------------------------------------------------------------------------------------


def test_a_story_is_heard_by_those_it_is_for() -> None:
    public, private = Event("dealt", {"seat": 0}), Event("card", {"card": "king"}, (0,))
    assert seen_events([public, private], 0) == [public, private]
    assert seen_events([public, private], 1) == [public]
    assert seen_events([public, private], None) == [public]


def test_a_secret_sentence_keeps_its_verb_only() -> None:
    question = GAME.start().question
    assert seen_move(question, "draw king", 0, -1, True) == "draw king"
    assert seen_move(question, "draw king", 1, -1, True) == "draw ?"
    assert seen_move(question, "draw king", None, -1, True) == "draw ?"


def test_a_match_tells_each_seat_its_own_story() -> None:
    match = Match(GAME, seed=3)
    first, second = match.position.hands
    assert [match.sentence(ply, 0) for ply in (1, 2)] == [f"draw {first}", "draw ?"]
    assert [match.sentence(ply, 1) for ply in (1, 2)] == ["draw ?", f"draw {second}"]
    assert [len(events) for events in match.story(0)] == [2, 1]
    assert [len(events) for events in match.story(None)] == [1, 1]
    assert match.story(1, since=1) == [[Event("dealt", {"seat": 1}), Event("card", {"card": second}, (1,))]]
    assert match.view(1, 1).table.hands == (HIDDEN, "")
