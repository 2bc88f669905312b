"""Whole sittings, typed through a pipe."""

from __future__ import annotations

import json
import signal
from pathlib import Path

from shell import Shell


def only_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def after(text: str, mark: str) -> str:
    """What a sitting printed from the first ``mark`` on."""
    assert mark in text, text
    return text[text.index(mark) :]


def test_a_game_around_one_keyboard_from_start_to_end(shell: Shell) -> None:
    moves = ("mark a1", "mark a2", "1", "MARK  b2", "mark c1")
    done = shell.ludarium("play", "tic_tac_toe", typed="\n".join(moves))
    assert done.returncode == 0
    assert not done.stderr
    assert "The game is over." in done.stdout
    assert "The winner: seat 0." in done.stdout
    assert "Scores: 1, -1." in done.stdout
    record = json.loads(only_file(shell.home / "records").read_text())
    assert record["moves"] == ["mark a1", "mark a2", "mark b1", "mark b2", "mark c1"]
    assert "seed" not in record
    assert not list((shell.home / "saves").iterdir())


def test_the_table_the_question_and_numbered_choices_are_shown(shell: Shell) -> None:
    shown = shell.ludarium("play", "last_glow", "--seed", "1").stdout
    assert "Place a crew member: 5 left." in shown
    assert "  1  Light up [light]" in shown
    assert "Turn 1: 5 crew members to place." in shown


def test_a_move_tells_its_story(shell: Shell) -> None:
    shown = shell.ludarium("play", "last_glow", "--seed", "1", typed="light\n").stdout
    assert "The lamp flares up: brightness 5." in after(shown, "> ")


def test_french(shell: Shell) -> None:
    for arguments, environment in ((("--lang", "fr"), {}), ((), {"LANG": "fr_FR.UTF-8"})):
        done = shell.ludarium("play", "last_glow", *arguments, typed="aide\nquitter\n", **environment)
        assert "Tapez le numéro d’un choix" in done.stdout
        assert "Sauvé dans" in done.stdout


def test_a_label_may_be_typed_too(shell: Shell) -> None:
    shown = shell.ludarium("play", "last_glow", "--lang", "fr", "--seed", "1", typed="éclaire\n").stdout
    assert "il en reste 4" in shown


def test_bad_input_is_met_with_one_sentence_and_the_game_goes_on(shell: Shell) -> None:
    (shell.folder / "letter.txt").write_text("Dear Ada")
    for typed, sentence in (
        ("99", "There are choices 1 to 9; 99 is none of them."),
        ("0", "There are choices 1 to 9; 0 is none of them."),
        ("-1", "There are choices 1 to 9; -1 is none of them."),
        ("9" * 5000, "There are choices 1 to 9;"),
        ("dance", "There is no move 'dance'; choose one of: mark."),
        ("mark z9", "'mark z9' is not a sentence of this game; say mark {square}. Possible now: mark a1, mark b1,"),
        ("export", "Say where to: export FILE."),
        ("undo", "There is nothing to take back"),
        ("save letter.txt/x.json", "letter.txt/x.json cannot be written: Not a directory."),
        ("save letter.txt", "letter.txt exists and is not a Ludarium record"),
    ):
        done = shell.ludarium("play", "tic_tac_toe", typed=f"{typed}\nmark a1\n")
        answer = done.stdout.split("> ")[1]
        assert answer.startswith(sentence), answer
        assert len(answer.splitlines()) == 1
        assert done.returncode == 0
        assert not done.stderr
    assert (shell.folder / "letter.txt").read_text() == "Dear Ada"


def test_a_sentence_that_is_not_possible_now_is_answered_with_those_that_are(shell: Shell) -> None:
    shown = shell.ludarium("play", "tic_tac_toe", typed="mark a1\nmark a1\n").stdout
    assert "'mark a1' is not possible now; possible: mark b1, mark c1" in shown


def test_undo_takes_back_the_last_move(shell: Shell) -> None:
    shown = shell.ludarium("play", "tic_tac_toe", typed="mark a1\nundo\nmark b2\n").stdout
    assert "Taken back: Mark a1." in shown
    moves = json.loads(only_file(shell.home / "saves").read_text())["moves"]
    assert moves == ["mark b2"]


def test_rules_at_hand(shell: Shell) -> None:
    shown = shell.ludarium("play", "last_glow", typed="rules\n").stdout
    assert "TG-24  Every available crew member must be placed" in shown
    assert "No numbered rule" in shell.ludarium("play", "tic_tac_toe", typed="rules\n").stdout


def test_leaving_saves_and_resume_goes_on_with_the_same_luck(shell: Shell) -> None:
    """Hunting and the storm throw dice; a game broken off and resumed ends in the very same record."""
    moves = ["light", "light", "throttle", "maneuver left", "light"] * 2
    whole = shell.ludarium("play", "last_glow", "--seed", "luck", typed="\n".join(moves))
    first = json.loads(only_file(shell.home / "saves").read_text())
    assert "Go on with: ludarium play last_glow --resume" in whole.stdout
    assert first["seed"] == "luck"

    other = Shell(shell.folder / "other")
    other.ludarium("play", "last_glow", "--seed", "luck", typed="\n".join([*moves[:3], "quit"]))
    for move in moves[3:]:
        done = other.ludarium("play", "last_glow", "--resume", typed=move)
        assert done.returncode == 0, done
    assert json.loads(only_file(other.home / "saves").read_text()) == first


def test_interrupting_saves(shell: Shell) -> None:
    playing = shell.start("play", "tic_tac_toe")
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write("mark b2\n")
    playing.stdin.flush()
    while "quit" not in playing.stdout.readline():
        pass
    while "quit" not in playing.stdout.readline():  # the second question is there
        pass
    playing.send_signal(signal.SIGINT)
    shown, complaints = playing.communicate(timeout=30)
    assert playing.returncode == 0
    assert "Saved in" in shown
    assert not complaints
    assert json.loads(only_file(shell.home / "saves").read_text())["moves"] == ["mark b2"]


def test_a_game_is_saved_with_every_move(shell: Shell) -> None:
    playing = shell.start("play", "tic_tac_toe")
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write("mark b2\n")
    playing.stdin.flush()
    for _ in range(2):
        while "quit" not in playing.stdout.readline():
            pass
    playing.kill()
    playing.communicate(timeout=30)
    assert "Seat 1" in shell.ludarium("play", "tic_tac_toe", "--resume").stdout


def test_save_and_resume_a_file_of_ones_own(shell: Shell) -> None:
    shell.ludarium("play", "tic_tac_toe", "--bots", "random", "--seed", "3", typed="mark b2\nsave mine.json\n")
    saved = json.loads((shell.folder / "mine.json").read_text())
    assert saved["seed"] == "3"
    assert saved["bots"] == {"1": "random"}
    done = shell.ludarium("play", "--resume", "mine.json", typed="quit\n")
    assert done.returncode == 0
    assert "Seat 0:" in done.stdout


def test_an_exported_record_holds_no_seed(shell: Shell) -> None:
    shell.ludarium("play", "pig", "--seed", "3", typed="roll\nexport plain.json\n")
    record = json.loads((shell.folder / "plain.json").read_text())
    assert set(record) == {"ludarium", "setup", "moves"}
    assert record["moves"][0] == "roll"
    assert shell.ludarium("play", "--resume", "plain.json").returncode == 0


def test_a_second_game_leaves_the_first_one_saved(shell: Shell) -> None:
    for move in ("mark a1", "mark c3"):
        shell.ludarium("play", "tic_tac_toe", typed=move)
    assert len(list((shell.home / "saves").iterdir())) == 2
    assert (
        "'mark c3' is not possible now" in shell.ludarium("play", "tic_tac_toe", "--resume", typed="mark c3\n").stdout
    )


def test_bots_take_the_other_seats(shell: Shell) -> None:
    shown = shell.ludarium("play", "tic_tac_toe", "--bots", "greedy", typed="mark b2\n").stdout
    assert "Seat 1 (greedy):" in after(shown, "> ")
    assert "Seat 1:" not in shown


def test_a_bot_may_begin(shell: Shell) -> None:
    shown = shell.ludarium("play", "tic_tac_toe", "--bots", "random", "--seat", "1", typed="quit\n").stdout
    assert shown.startswith("Seat 0 (random):")


def test_secrets_are_handed_over_behind_a_pause(shell: Shell) -> None:
    shown = shell.ludarium("play", "kuhn", "--seed", "1", typed="\ncheck\n\ncheck\n").stdout
    assert shown.startswith("The next question is for seat 0 alone.")
    assert shown.count("Hand over, then press Enter.") == 2
    first, second = shown.split("The next question is for seat 1 alone.")
    hands = json.loads(only_file(shell.home / "records").read_text())["moves"][:2]
    own, others = (draw.split()[1] for draw in hands)
    assert own in first
    assert others not in first
    assert own not in second.split("> ")[0]
    assert f"hands: {own} {others}" in second


def test_sealed_choices_stay_secret_until_the_last(shell: Shell) -> None:
    shown = shell.ludarium("play", "rock_paper_scissors", typed="\nthrow rock\n\nundo\nthrow paper\n").stdout
    between = after(shown, "for seat 1 alone")
    before_choice = between[: between.index("The game is over")]
    assert "Seat 0 has chosen." in before_choice
    assert "There is nothing to take back" in before_choice  # nor would undo show what seat 0 chose
    assert "The winner: seat 1." in shown


def test_one_person_beside_bots_is_never_asked_to_hand_over(shell: Shell) -> None:
    shown = shell.ludarium("play", "rock_paper_scissors", "--bots", "random", typed="throw rock\n").stdout
    assert "Hand over" not in shown
    assert "The game is over." in shown


def test_the_saved_seed_is_never_shown(shell: Shell) -> None:
    shown = shell.ludarium("play", "pig", "--seed", "xyzzy", typed="roll\nsave a.json\nhelp\nquit\n").stdout
    assert "xyzzy" not in shown
    assert "xyzzy" not in shell.ludarium("replay", "a.json", "--json").stdout
