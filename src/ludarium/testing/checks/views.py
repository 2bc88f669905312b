"""Checks of what each seat may know: hidden things stay hidden, and a guess fits what is seen."""

from __future__ import annotations

import math
from typing import Any

from ludarium.kernel import Question, Sealed, guess, is_chance, play, position_to_json, view
from ludarium.kernel.view import seen_events
from ludarium.testing.cases import Case, Sample, blame, legal
from ludarium.testing.differences import difference

ONWARD = 400  # plies a guessed position is played on


def secrets_stay_secret(case: Case) -> None:
    """A move that a seat may not know changes nothing that seat can see, whichever move it was.

    Where the story tells the seat about it, or the game ends, the move is no secret any more.
    """
    for sample in case.plies_of_walks():
        question = sample.position.question
        if isinstance(question, Question) and question.seen_by is not None:
            for watcher in case.watchers:
                if watcher not in question.seen_by and watcher != question.seat:
                    _look_alike(case, sample, watcher, [(question.seat, move) for move in question.moves[:6]])
        elif isinstance(question, Sealed):
            for seat in question.waiting if len(question.waiting) > 1 else ():
                for watcher in case.watchers:
                    if watcher != seat:
                        _look_alike(case, sample, watcher, [(seat, move) for move in question.moves[seat][:6]])


def _look_alike(case: Case, sample: Sample, watcher: int | None, moves: list[tuple[int, str]]) -> None:
    seen: list[tuple[str, Any]] = []
    heard: list[Any] = []
    for seat, move in moves:
        events: list[Any] = []
        after = play(sample.position, move, seat, events)
        seen.append((move, view(case.game, after, watcher)))
        heard.append((seen_events(events, watcher), after.outcome))
    for other, story in zip(seen[1:], heard[1:], strict=True):
        if story == heard[0] and other[1] != seen[0][1]:
            who = "a spectator" if watcher is None else f"seat {watcher}"
            what = difference(seen[0][1], other[1])
            case.fail(f"{who} can tell {seen[0][0]!r} from {other[0]!r}, a secret move: {what}", sample)


def views_offer_the_moves(case: Case) -> None:
    """A seat sees in its view exactly the moves it may say; looking changes nothing."""
    for sample in case.samples(60):
        position = sample.position
        before = position_to_json(case.setup, position)
        for watcher in case.watchers:
            seen = view(case.game, position, watcher)
            asked = position.question.moves_of(watcher) if position.question is not None else ()
            if seen.moves != asked:
                case.fail(f"seat {watcher} is offered {seen.moves} in its view instead of {asked}", sample)
            if seen.outcome != position.outcome:
                case.fail(f"seat {watcher} sees the outcome {seen.outcome}, not {position.outcome}", sample)
        if position_to_json(case.setup, position) != before:
            case.fail("looking at the position changed it", sample)


def guesses_look_the_same(case: Case) -> None:
    """A position guessed from a view cannot be told from the true one by whoever had that view."""
    if case.game.conceal is not None and case.game.guess is None:
        case.fail("the game conceals something but cannot guess it: Game(..., guess=...) is missing")
    for sample, watcher, seen, guessed in _guesses(case):
        again = view(case.game, guessed, watcher)
        if again != seen:
            who = "a spectator" if watcher is None else f"seat {watcher}"
            case.fail(f"{who} sees something else in the guessed position: {difference(seen, again)}", sample)


def spectators_see_no_more(case: Case) -> None:
    """Whatever a spectator sees follows from what any one seat knows."""
    for sample, watcher, _, guessed in _guesses(case):
        if watcher is not None:
            spectator, again = view(case.game, sample.position, None), view(case.game, guessed, None)
            if spectator != again:
                what = difference(spectator, again)
                case.fail(f"a spectator sees something that seat {watcher} does not know: {what}", sample)


def guesses_play_on(case: Case) -> None:
    """A guessed position is a whole one: it can be played on."""
    for sample, watcher, _, guessed in _guesses(case):
        random = case.random("onward")
        position = guessed
        for _ in range(ONWARD):
            if position.outcome is not None:
                break
            said = "?"
            try:
                seat, said = legal(position, random)
                position = play(position, said, seat)
            except Exception as error:
                who = "a spectator" if watcher is None else f"seat {watcher}"
                case.fail(f"a guess of {who} cannot be played on with {said!r}: {blame(error)}", sample)


def _guesses(case: Case) -> Any:
    random = case.random("guesses")
    for sample in case.samples(30, decisions=True):
        for watcher in case.watchers:
            seen = view(case.game, sample.position, watcher)
            before = position_to_json(case.setup, seen.table)
            try:
                guessed = guess(case.game, seen, random)
            except Exception as error:
                case.fail(f"nothing can be guessed from the view of seat {watcher}: {blame(error)}", sample)
            if position_to_json(case.setup, seen.table) != before:
                case.fail(f"guessing from the view of seat {watcher} changed the view", sample)
            yield sample, watcher, seen, guessed


def advice_is_finite(case: Case) -> None:
    """The advice to bots is a number for every view, and for every move if moves are ranked."""
    advice = case.game.advice
    assert advice is not None
    for sample in case.samples(60):
        for seat in case.seats:
            seen = view(case.game, sample.position, seat)
            if not math.isfinite(value := advice.value(seen)):
                case.fail(f"the advised value for seat {seat} is {value}", sample)
            for move in seen.moves if advice.prefer is not None and not is_chance(sample.position) else ():
                assert advice.prefer is not None
                if not math.isfinite(value := advice.prefer(seen, move)):
                    case.fail(f"the advised preference for {move!r} is {value}", sample)
