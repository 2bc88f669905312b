"""Records and saved positions: they survive JSON, replay without luck, and are refused with what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.kernel import (
    Game,
    Match,
    Record,
    Refused,
    position_from_json,
    position_to_json,
    read_record,
    replay,
)
from ludarium.testing.cases import walk
from toys import kuhn, pig, rock_paper_scissors, tic_tac_toe
from toys.common import changed, content

TOYS = (kuhn.GAME, pig.GAME, rock_paper_scissors.GAME, tic_tac_toe.GAME)
MOVES = ["mark b2", "mark a1", "mark c3"]


def record(moves: list[str] | None = None) -> Record:
    return Record(setup=tic_tac_toe.GAME.setup(), moves=MOVES if moves is None else moves)


def refused(call: Callable[[], Any]) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        call()
    return refusal.value.reason, str(refusal.value)


# --- Round trips -------------------------------------------------------------------------------------------------


@given(st.sampled_from(TOYS), st.integers(0, 10**6), st.data())
def test_any_part_of_any_record_survives_and_replays(game: Game, seed: int, data: st.DataObject) -> None:
    taken = walk(game, game.setup(), str(seed))
    plies = data.draw(st.integers(0, len(taken.sentences)))
    written = Record(setup=game.setup(), moves=taken.sentences[:plies])
    again = read_record(written.to_json())
    assert again == written
    assert list(replay(game, again)) == taken.positions[: plies + 1]


@given(st.sampled_from(TOYS), st.integers(0, 10**6), st.data())
def test_any_position_survives(game: Game, seed: int, data: st.DataObject) -> None:
    taken = walk(game, game.setup(), str(seed))
    position = data.draw(st.sampled_from(taken.positions))
    assert position_from_json(game, position_to_json(game.setup(), position)) == position


def test_a_record_can_be_read_by_people() -> None:
    text = record().to_json().decode()
    assert '"ludarium": 1' in text
    assert '  "mark b2",\n' in text
    assert text.endswith("}\n")


# --- What is refused ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"", "This is not a Ludarium record: it is not a whole JSON document."),
        (record().to_json()[:-20], "This is not a Ludarium record: it is not a whole JSON document."),
        (b"\xff", "This is not a Ludarium record: it is not a whole JSON document."),
        (b"[" * 100_000, "This is not a Ludarium record: it is not a whole JSON document."),
        (b"[1, 2]", "This is not a Ludarium record: the entry 'ludarium' (its format) is missing."),
        (b'{"moves": []}', "This is not a Ludarium record: the entry 'ludarium' (its format) is missing."),
        (
            record().to_json().replace(b'"ludarium": 1', b'"ludarium": 2'),
            "This record has format 2; this version of Ludarium reads 1.",
        ),
        (b'{"ludarium": 1}', "This is not a whole Ludarium record: object missing required field `setup`."),
        (
            record().to_json().replace(b'"mark a1"', b"7"),
            "This is not a whole Ludarium record: moves[1]: expected `str`, got `int`.",
        ),
        (
            record().to_json().replace(b'"seats": 2', b'"seats": "two"'),
            "This is not a whole Ludarium record: setup.seats: expected `int`, got `str`.",
        ),
    ],
)
def test_something_that_is_no_record(raw: bytes, says: str) -> None:
    assert refused(lambda: read_record(raw)) == ("bad_record", says)


@pytest.mark.parametrize("play", [lambda record: list(replay(tic_tac_toe.GAME, record)), lambda record: resume(record)])
@pytest.mark.parametrize(
    ("moves", "says"),
    [
        (
            ["mark b2", "mark b2"],
            "Move 2 of this record cannot be played: 'mark b2' is not possible now; possible: mark a1",
        ),
        (["fly away"], "Move 1 of this record cannot be played: 'fly away' is not possible now"),
        (["0: mark b2"], "Move 1 of this record cannot be played: '0: mark b2' is not possible now"),
        (
            ["mark a1", "mark a2", "mark b1", "mark b2", "mark c1", "mark c2"],
            "Move 6 of this record cannot be played: The game is over; no move is possible any more.",
        ),
    ],
)
def test_a_sentence_that_cannot_be_played(play: Callable[[Record], Any], moves: list[str], says: str) -> None:
    reason, sentence = refused(lambda: play(record(moves)))
    assert reason == "bad_record"
    assert sentence.startswith(says)


def resume(record: Record) -> Match:
    return Match.resume(tic_tac_toe.GAME, record)


@pytest.mark.parametrize("said", ["throw rock", "²: throw rock", "9: throw rock", "x: throw rock", "0: throw well"])
def test_a_sealed_sentence_that_cannot_be_played(said: str) -> None:
    game = rock_paper_scissors.GAME
    odd = Record(setup=game.setup(), moves=[said])
    for play in (lambda: list(replay(game, odd)), lambda: Match.resume(game, odd)):
        reason, sentence = refused(play)
        assert reason == "bad_record"
        assert sentence.startswith("Move 1 of this record cannot be played: ")


def test_a_record_of_another_game() -> None:
    says = ("other_game", "This belongs to the game 'tic_tac_toe', not to 'pig'.")
    assert refused(lambda: list(replay(pig.GAME, record()))) == says
    assert refused(lambda: Match.resume(pig.GAME, record())) == says


def test_a_record_made_with_other_content_names_both_versions() -> None:
    newer = msgspec.structs.replace(content("tic_tac_toe", 2), version="2-beef")
    game = changed(tic_tac_toe.GAME, content=newer)
    reason, sentence = refused(lambda: list(replay(game, record())))
    assert reason == "other_content"
    assert sentence.startswith("This was made with tic_tac_toe content 1, but here is 2-beef;")


def test_a_record_whose_set_up_does_not_exist() -> None:
    setup = msgspec.structs.replace(tic_tac_toe.GAME.setup(), edition="deluxe")
    says = "There is no edition 'deluxe'; choose one of: plain."
    assert refused(lambda: list(replay(tic_tac_toe.GAME, Record(setup=setup)))) == ("unknown_edition", says)


# --- Positions ---------------------------------------------------------------------------------------------------


def position(**entries: Any) -> bytes:
    """A saved position with some entries replaced, or left out when None."""
    game = kuhn.GAME
    start = walk(game, game.setup(), "0").positions[0]
    document = msgspec.json.decode(position_to_json(game.setup(), start)) | entries
    return msgspec.json.encode({key: value for key, value in document.items() if value != "absent"})


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"{", "This is not a Ludarium position: it is not a whole JSON document."),
        (position(ludarium=9), "This position has format 9; this version of Ludarium reads 1."),
        (position(fields=[]), "This is not a whole Ludarium position: "),
        (position(fields={"hands": 3}), "This is not a whole Ludarium position: expected `array`, got `int`."),
        (position(agenda="absent"), "This is not a whole Ludarium position: 'agenda'."),
        (position(agenda=[["fly_away"]]), "This is not a whole Ludarium position: 'fly_away'."),
        (position(question=[1]), "This is not a whole Ludarium position: "),
        (position(setup={"game": "kuhn"}), "This is not a whole Ludarium position: object missing required field"),
    ],
)
def test_something_that_is_no_position(raw: bytes, says: str) -> None:
    reason, sentence = refused(lambda: position_from_json(kuhn.GAME, raw))
    assert reason == "bad_position"
    assert sentence.startswith(says)


def test_a_position_of_another_game() -> None:
    says = ("bad_position", "This is a position of 'kuhn', not of 'pig'.")
    assert refused(lambda: position_from_json(pig.GAME, position())) == says


def test_a_saved_position_plays_on_like_the_one_it_was_saved_from() -> None:
    for game in TOYS:
        taken = walk(game, game.setup(), "7")
        half = len(taken.said) // 2
        again = position_from_json(game, position_to_json(game.setup(), taken.positions[half]))
        rest = Record(setup=game.setup(), moves=taken.sentences)
        assert again == list(replay(game, rest))[half]
