"""Checks of play itself: it ends, its moves are sentences, its odds are odds, its positions are values."""

from __future__ import annotations

from typing import Any

from ludarium.kernel import (
    CHANCE,
    Question,
    Record,
    Sealed,
    play,
    position_from_json,
    position_to_json,
    read_record,
    replay,
)
from ludarium.testing.cases import Case, Sample
from ludarium.testing.differences import difference, mutable_parts


def random_play_ends(case: Case) -> None:
    """Every random game ends, with an outcome that fits the seats."""
    for walk in case.walks:
        end = walk.positions[-1]
        last = len(walk.said)
        outcome = end.outcome
        if end.question is not None or end.agenda:
            case.fail("the game is over but something is still to be done", walk, last)
        if len(outcome.scores) != case.setup.seats:
            case.fail(f"{case.setup.seats} seats but the scores {outcome.scores}", walk, last)
        if not set(outcome.winners) <= set(case.seats) or len(set(outcome.winners)) != len(outcome.winners):
            case.fail(f"the winners {outcome.winners} are not seats, each once", walk, last)


def moves_are_sentences(case: Case) -> None:
    """The moves of every question are unique, in the grammar, and survive text both ways."""
    grammar = case.game.grammar(case.setup)
    known: set[str] = set()
    for sample in case.plies_of_walks():
        for seat, moves in _asked(sample.position.question):
            if seat != CHANCE and seat not in case.seats:
                case.fail(f"seat {seat} is asked, but there are {case.setup.seats}", sample)
            if len(set(moves)) != len(moves):
                twice = next(move for move in moves if moves.count(move) > 1)
                case.fail(f"{twice!r} is offered twice", sample)
            for move in moves:
                if move not in known:
                    _survives_text(case, sample, move, grammar)
                    known.add(move)


def _asked(question: Question | Sealed | None) -> list[tuple[int, tuple[str, ...]]]:
    if question is None:
        return []
    return list(question.moves.items()) if isinstance(question, Sealed) else [(question.seat, question.moves)]


def _survives_text(case: Case, sample: Sample, move: str, grammar: Any) -> None:
    if move not in grammar:
        case.fail(f"{move!r} is offered but is no sentence of the grammar", sample)
    if grammar.sentences[grammar.index[move]] != move:
        case.fail(f"{move!r} has a number that is another sentence's", sample)
    for typed in (move, f"  {move.upper()} ".replace(" ", "  ")):
        try:
            read = grammar.read(typed)
        except Exception as error:
            case.fail(f"{typed!r} cannot be read: {error}", sample)
        if read != move:
            case.fail(f"{typed!r} is read as {read!r}", sample)
    phrase = grammar.parse(move)
    spelled = " ".join([*phrase.key.split("-"), *phrase.values.values()])
    if sorted(spelled.replace("-", " ").split()) != sorted(move.replace("-", " ").split()):
        case.fail(f"{move!r} is taken apart into {spelled!r}", sample)


def odds_are_exact(case: Case) -> None:
    """Chance moves have positive whole-number odds that sum to one; people's moves have none."""
    for sample in case.plies_of_walks():
        question = sample.position.question
        if not isinstance(question, Question):
            continue
        if question.seat != CHANCE:
            if question.odds is not None:
                case.fail(f"seat {question.seat} is asked with odds", sample)
            continue
        odds = question.odds
        if odds is not None and len(odds) != len(question.moves):
            case.fail(f"{len(question.moves)} chance moves have {len(odds)} odds", sample)
        if odds is not None and not all(type(weight) is int and weight > 0 for weight in odds):
            case.fail(f"the odds {odds} of {question.moves} are not all positive whole numbers", sample)
        if question.answers is not None and len(question.answers) != len(question.moves):
            case.fail(f"{len(question.moves)} chance moves have {len(question.answers)} answers", sample)
        if sum(question.chances().values()) != 1:
            case.fail("the odds do not sum to one", sample)


def records_replay(case: Case) -> None:
    """A record survives JSON, and replayed it gives the same position after every sentence."""
    for walk in case.walks:
        record = Record(setup=case.setup, moves=walk.sentences)
        again = read_record(record.to_json())
        if again != record:
            case.fail(f"the record changes in JSON: {difference(record, again)}", walk)
        for ply, (before, position) in enumerate(zip(walk.positions, replay(case.game, again), strict=True)):
            if before != position:
                case.fail(f"replayed, the position is another: {difference(before, position)}", walk, ply)


def positions_survive_json(case: Case) -> None:
    """A position saved and read again is equal."""
    for sample in case.samples(60):
        again = position_from_json(case.game, position_to_json(case.setup, sample.position))
        if again != sample.position:
            case.fail(f"the position changes in JSON: {difference(sample.position, again)}", sample)


def positions_are_values(case: Case) -> None:
    """Fields hold immutable values, and playing from a position leaves it as it was."""
    for sample in case.samples(60):
        position = sample.position
        for name in position.__struct_fields__:
            if name in ("rules", "story", "question", "agenda"):
                continue
            for part in mutable_parts(getattr(position, name), name):
                case.fail(f"a field can be changed in place: {part}", sample)
        for todo in position.agenda:
            for part in mutable_parts(todo, "agenda"):
                case.fail(f"a step waits with an argument that can be changed in place: {part}", sample)
        question = position.question
        if question is None:
            continue
        for part in mutable_parts(question.args, f"argument of {question.step.__name__}"):
            case.fail(f"a question keeps something that can be changed in place: {part}", sample)
        _unchanged_by_play(case, sample)


def _unchanged_by_play(case: Case, sample: Sample) -> None:
    position = sample.position
    before = position_to_json(case.setup, position)
    for seat, moves in _asked(position.question):
        for move in moves[:8]:
            if seat in position.question.waiting:
                play(position, move, seat)
            after = position_to_json(case.setup, position)
            if after != before:
                what = _first_line(before, after)
                case.fail(f"playing {move!r} changed the position it was played from: {what}", sample)


def _first_line(before: bytes, after: bytes) -> str:
    pairs = zip(before.decode().splitlines(), after.decode().splitlines(), strict=False)
    return next((f"{a.strip()} became {b.strip()}" for a, b in pairs if a != b), "it is longer or shorter")


def sealed_choices_commute(case: Case) -> None:
    """Choices made in secret have the same effect in whatever order they come in, and stay secret meanwhile."""
    for sample in case.plies_of_walks():
        question = sample.position.question
        if not isinstance(question, Sealed) or question.chosen:
            continue
        choice = case.random(f"{sample.walk.seed} {sample.ply}")
        chosen = {seat: choice.choice(moves) for seat, moves in question.moves.items()}
        forwards = list(chosen)
        backwards, mixed = forwards[::-1], choice.sample(forwards, len(forwards))
        ends = [_choose(sample.position, chosen, order) for order in (forwards, backwards, mixed)]
        for order, end in zip((backwards, mixed), ends[1:], strict=True):
            if end != ends[0]:
                what = f"the order of seats {order} instead of {forwards} changes the result"
                case.fail(f"{what} of {chosen}: {difference(ends[0], end)}", sample)


def _choose(position: Any, chosen: dict[int, str], order: list[int]) -> tuple[Any, list[Any]]:
    events: list[Any] = []
    for seat in order:
        position = play(position, chosen[seat], seat, events)
    return position, events


def pieces_are_conserved(case: Case) -> None:
    """What the game's author says is conserved stays the same from the first position to the last."""
    assert case.conserved is not None
    for walk in case.walks:
        at_first = case.conserved(walk.positions[0])
        for ply, position in enumerate(walk.positions):
            now = case.conserved(position)
            if now != at_first:
                case.fail(f"something got lost or doubled: {difference(at_first, now)}", walk, ply)


def invariant_holds(case: Case) -> None:
    """What the game's author says of every position is true of every position."""
    assert case.invariant is not None
    for sample in case.plies_of_walks():
        try:
            case.invariant(sample.position)
        except Exception as error:
            case.fail(f"the invariant does not hold: {error}", sample)
