"""Whatever a user does wrong ends with status 2 and one sentence on standard error."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ludarium.kernel import Record, find
from shell import Shell
from toys import pig, tic_tac_toe


def write_record(shell: Shell) -> None:
    """A good record, to be spoilt."""
    record = Record(setup=tic_tac_toe.GAME.setup(), moves=["mark a1"])
    (shell.folder / "game.json").write_bytes(record.to_json())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "arguments are required: COMMAND"),
        ("dance", "invalid choice: 'dance'"),
        ("games nope", "There is no game 'nope'"),
        ("games --colour", "Unrecognized arguments: --colour"),
        ("play", "Say which game to play"),
        ("play last_glo", "There is no game 'last_glo'; did you mean 'last_glow'?"),
        ("play last_glow --edition blue", "There is no edition 'blue'; choose one of: final, booklet_0_9."),
        ("play last_glow --seats 3", "last_glow is played by 1, not by 3."),
        ("play last_glow --bots greedy", "there is no seat for a bot"),
        ("play pig --bots clever", "There is no bot 'clever'"),
        ("play pig --bots random,random,random", "name one bot for all or one each, not 3"),
        ("play pig --bots random --seat 7", "pig has seats 0 to 1 here, not 7."),
        ("play pig --lang de", "invalid choice: 'de'"),
        ("play --resume", "Say which game or file to resume"),
        ("play pig --resume", "There is no saved game of pig"),
        ("play pig --resume --seed 4", "A saved game goes on as it was agreed"),
        ("play --resume nope.json", "nope.json cannot be read: No such file or directory."),
        ("simulate", "required: GAME"),
        ("simulate nope", "There is no game 'nope'"),
        ("simulate pig --bots clever", "There is no bot 'clever'; choose one of: random, greedy."),
        ("simulate pig --bots random,random,random", "name one bot for all or one each, not 3"),
        ("simulate pig --games many", "'many' is not a whole number"),
        ("simulate pig --games 0", "0 is too small, the least is 1"),
        ("simulate pig --games 1.5", "'1.5' is not a whole number"),
        ("simulate pig --seed luck", "'luck' is not a whole number"),
        ("simulate pig --workers 0", "0 is too small"),
        ("simulate pig --workers 1000000", "1000000 is too large"),
        ("simulate last_glow --option mode", "'mode' does not look like name=value"),
        ("simulate last_glow --option mod=storm", "There is no option 'mod'; did you mean 'mode'?"),
        ("simulate last_glow --option mode=calm", "There is no value for option mode 'calm'"),
        ("simulate last_glow --set rules.crow=3", "There is no parameter 'crow'; did you mean 'crew'?"),
        ("simulate last_glow --set rules.crew=99", "rules.crew must lie between 1 and 8, not 99."),
        ("simulate last_glow --set rules.crew=five", "rules.crew takes a whole number, not 'five'."),
        ("simulate last_glow --set rules.columns=5", "rules.columns is 6 and cannot be changed."),
        ("simulate last_glow --content nope.toml", "nope.toml cannot be read: No such file or directory."),
        ("replay", "required: FILE"),
        ("replay nope.json", "nope.json cannot be read: No such file or directory."),
        ("replay .", "cannot be read: Is a directory."),
        ("rules nope", "There is no game 'nope'"),
        ("rules last_glow --tests nope", "There is no folder nope."),
    ],
)
def test_bad_arguments(shell: Shell, arguments: str, sentence: str) -> None:
    assert sentence in shell.complaint(*arguments.split())


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({}, ""),
        ({"moves": ["mark a1", "mark a1"]}, "Move 2 of this record cannot be played: 'mark a1' is not possible now"),
        ({"moves": ["gibberish"]}, "Move 1 of this record cannot be played"),
        ({"moves": "mark a1"}, "This is not a whole Ludarium record: moves: expected `array`, got `str`."),
        ({"moves": [1]}, "This is not a whole Ludarium record"),
        ({"ludarium": 99}, "This record has format 99; this version of Ludarium reads 1."),
        ({"ludarium": None}, "the entry 'ludarium' (its format) is missing"),
        ({"setup": None}, "This is not a whole Ludarium record: setup"),
        ({"setup": {"game": "nope"}}, "There is no game 'nope'"),
        ({"setup": {"edition": "blue"}}, "There is no edition 'blue'"),
        ({"setup": {"seats": 9}}, "tic_tac_toe is played by 2, not by 9."),
        ({"setup": {"content": "other"}}, "made with tic_tac_toe content other, but here is 1"),
        ({"setup": {"options": {"x": "y"}}}, "There is no option 'x'"),
    ],
)
@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")], ids=["replay", "resume"])
def test_bad_records(shell: Shell, command: tuple[str, ...], changed: dict[str, object], sentence: str) -> None:
    write_record(shell)
    record = json.loads((shell.folder / "game.json").read_text())
    setup = changed.get("setup")
    if isinstance(setup, dict):
        changed = {"setup": record["setup"] | setup}
    (shell.folder / "game.json").write_text(json.dumps(record | changed))
    if sentence:
        assert sentence in shell.complaint(*command, "game.json")
    else:
        assert shell.ludarium(*command, "game.json").returncode == 0


@pytest.mark.parametrize("content", [b"", b"hello", b"[]", b"{}", b"null", b"\xff\xfe\x00", b"x" * 100_000])
def test_foreign_files_are_no_records(shell: Shell, content: bytes) -> None:
    (shell.folder / "game.json").write_bytes(content)
    assert "This is not a Ludarium record" in shell.complaint("replay", "game.json")
    assert "This is not a Ludarium record" in shell.complaint("play", "--resume", "game.json")


def test_truncated_records(shell: Shell) -> None:
    write_record(shell)
    whole = (shell.folder / "game.json").read_bytes()
    for length in (1, len(whole) // 3, len(whole) // 2, len(whole) - 3):
        (shell.folder / "game.json").write_bytes(whole[:length])
        assert "it is not a whole JSON document" in shell.complaint("replay", "game.json")


def test_a_ply_or_seat_the_record_does_not_have(shell: Shell) -> None:
    write_record(shell)
    assert "This record has plies 0 to 1, not 2." in shell.complaint("replay", "game.json", "--ply", "2")
    assert "-1 is too small" in shell.complaint("replay", "game.json", "--ply", "-1")
    assert "This game has seats 0 to 1, not 2." in shell.complaint("replay", "game.json", "--seat", "2")


def test_a_drawing_that_cannot_be_made(shell: Shell) -> None:
    (shell.folder / "pig.json").write_bytes(Record(setup=pig.GAME.setup()).to_json())
    assert "pig has no drawing." in shell.complaint("replay", "pig.json", "--svg", "x.svg")
    assert "not allowed with argument" in shell.complaint("replay", "pig.json", "--svg", "x.svg", "--json")
    write_record(shell)
    assert "nowhere/x.svg cannot be written" in shell.complaint("replay", "game.json", "--svg", "nowhere/x.svg")


def test_a_record_of_another_game_is_not_resumed(shell: Shell) -> None:
    write_record(shell)
    assert "is a game of tic_tac_toe, not of pig" in shell.complaint("play", "pig", "--resume", "game.json")


@pytest.mark.parametrize(
    ("extra", "sentence"),
    [
        ({"seed": 5}, "game.json is not a saved game: seed: expected `str`, got `int`."),
        ({"bots": {"7": "random"}}, "seats a bot at 7, a seat this game does not have."),
        ({"bots": {"1": "clever"}}, "There is no bot 'clever'"),
    ],
)
def test_bad_saved_games(shell: Shell, extra: dict[str, object], sentence: str) -> None:
    write_record(shell)
    saved = json.loads((shell.folder / "game.json").read_text())
    (shell.folder / "game.json").write_text(json.dumps(saved | extra))
    assert sentence in shell.complaint("play", "--resume", "game.json")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("version =", "version", "mine.toml is not a content file"),
        ('game = "last_glow"', 'game = "pig"', "mine.toml is content for 'pig', not for 'last_glow'."),
        ("crew = { value = 5", 'crew = { value = "five"', "rules.crew"),
        ("crew = { value = 5", "crew = { value = 500", "rules.crew must lie between 1 and 8, not 500."),
        ("seats = [1, 1]", "", "about: object missing required field `seats`"),
        ("[editions.final]", "[editions.final]\nrules.nope = 1", "sets rules.nope, which is not declared"),
    ],
)
def test_broken_content(shell: Shell, old: str, new: str, sentence: str) -> None:
    text = (find("last_glow").folder / "content.toml").read_text("utf-8")
    assert old in text
    (shell.folder / "mine.toml").write_text(text.replace(old, new, 1), "utf-8")
    assert sentence in shell.complaint("simulate", "last_glow", "--content", "mine.toml", "--games", "1")
    assert sentence in shell.complaint("play", "last_glow", "--content", "mine.toml")


def test_output_that_cannot_be_written(shell: Shell) -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full here")
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ludarium", "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=shell.environment,
        )
    assert done.returncode == 2
    assert done.stderr == "The output cannot be written: No space left on device.\n"


def test_saving_where_nothing_can_be_written(shell: Shell) -> None:
    shell.home.write_text("a file where the folder should be")
    done = shell.ludarium("play", "tic_tac_toe", typed="mark a1\n")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "cannot be written" in done.stderr
