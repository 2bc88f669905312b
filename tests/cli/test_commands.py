"""Every command does what its help says."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ludarium.kernel import find
from shell import Shell

COMMANDS = ("games", "play", "simulate", "replay", "rules")


def recorded(shell: Shell, game: str = "tic_tac_toe", typed: str = "mark a1\nmark b2\n") -> str:
    """A record made by playing."""
    shell.ludarium("play", game, "--seed", "5", typed=f"{typed}export game.json\n")
    return "game.json"


def untimed(text: str) -> Any:
    """A simulation's JSON without how long it took."""
    document = json.loads(text)
    del document["timing"]
    return document


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(shell: Shell, command: str) -> None:
    done = shell.ludarium(command, "--help")
    assert done.returncode == 0
    assert f"ludarium {command}" in done.stdout[done.stdout.index("example") :]
    assert "SOME_GAME" not in done.stdout


def test_help_needs_no_game_and_no_kernel(shell: Shell) -> None:
    code = "import sys; from ludarium.cli import command_line; command_line(); print('ludarium.kernel' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_games_lists_seats_editions_options_and_numbers(shell: Shell) -> None:
    shown = shell.ludarium("games").stdout
    assert "last_glow: The Last Glow, 1 seat" in shown
    assert "tic_tac_toe: Tic-tac-toe, 2 seats" in shown
    assert "  edition final: " in shown
    assert "    option mode: storm, nightmare, perturbation" in shown
    assert "  rules.crew = 5 (published, 1 to 8)" in shown


def test_games_as_json(shell: Shell) -> None:
    shelf = {entry["key"]: entry for entry in json.loads(shell.ludarium("games", "--json").stdout)}
    glow = shelf["last_glow"]
    assert glow["seats"] == [1, 1]
    assert glow["editions"]["final"]["options"]["mode"][0] == "storm"
    assert glow["parameters"]["rules.crew"] == {
        "value": 5,
        "status": "published",
        "range": [1, 8],
        "pattern": None,
        "fixed": False,
    }
    assert list(shelf) == sorted(shelf)


def test_one_game_alone(shell: Shell) -> None:
    shown = json.loads(shell.ludarium("games", "pig", "--json").stdout)
    assert [entry["key"] for entry in shown] == ["pig"]


def test_simulate_is_the_same_for_one_and_two_workers(shell: Shell) -> None:
    common = ("simulate", "pig", "--bots", "greedy,random", "--games", "40", "--seed", "9", "--json")
    one = shell.ludarium(*common, "--workers", "1")
    two = shell.ludarium(*common, "--workers", "2")
    assert untimed(one.stdout) == untimed(two.stdout)
    assert not one.stderr + two.stderr  # no bar where there is no terminal


def test_simulate_obeys_options_numbers_and_edition(shell: Shell) -> None:
    done = shell.ludarium(
        *("simulate", "last_glow", "--games", "5", "--json", "--edition", "booklet_0_9"),
        *("--option", "mode=nightmare", "--set", "rules.structure_start=1", "--set", "crew=4"),
    )
    setup = json.loads(done.stdout)["setup"]
    assert setup["edition"] == "booklet_0_9"
    assert setup["options"]["mode"] == "nightmare"
    assert setup["parameters"] == {"structure_start": 1, "crew": 4}


def test_simulate_reports_intervals(shell: Shell) -> None:
    shown = shell.ludarium("simulate", "tic_tac_toe", "--games", "200", "--workers", "1").stdout
    assert "200 games, seed 0; 95 % intervals in brackets" in shown
    assert "seat 0 (random): wins " in shown
    assert "decisions a second on 1 worker" in shown


def test_simulate_with_own_content_on_two_workers(shell: Shell) -> None:
    text = (find("last_glow").folder / "content.toml").read_text("utf-8")
    (shell.folder / "mine.toml").write_text(text.replace('version = "1.0"', 'version = "mine"'), "utf-8")
    done = shell.ludarium(
        "simulate", "last_glow", "--games", "20", "--workers", "2", "--content", "mine.toml", "--json"
    )
    assert json.loads(done.stdout)["setup"]["content"].startswith("mine-")


def children(process: int) -> list[str]:
    """The processes a process has started."""
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()


@pytest.mark.parametrize("seconds", [0, 1])
def test_interrupted_simulation_ends_quietly_with_its_workers(shell: Shell, seconds: int) -> None:
    """Ctrl-C reaches the whole group: while the workers are still starting, and when they are at it."""
    running = shell.start("simulate", "pig", "--games", "100000000", "--workers", "2")
    while len(children(running.pid)) < 3:  # the workers and the one who tidies up after them
        time.sleep(0.01)
    time.sleep(seconds)
    os.killpg(running.pid, signal.SIGINT)
    shown, complaints = running.communicate(timeout=30)  # its pipes close only when the workers are gone too
    assert running.returncode == 130
    assert not shown
    assert not complaints.strip()


def test_replay_shows_the_last_table_or_any_other(shell: Shell) -> None:
    file = recorded(shell)
    last = shell.ludarium("replay", file).stdout
    assert last.startswith("tic_tac_toe, ply 2: mark b2")
    assert "  1  X · ·\n  2  · O ·\n" in last
    assert shell.ludarium("replay", file, "--ply", "0", "--text").stdout.startswith("tic_tac_toe, ply 0\n")


def test_replay_as_json(shell: Shell) -> None:
    shown = json.loads(shell.ludarium("replay", recorded(shell), "--json", "--seat", "0").stdout)
    assert shown["sentences"] == ["mark a1", "mark b2"]
    assert shown["view"]["fields"]["free"][0] == "mark b1"
    assert shown["moves"][0] == "mark b1"
    assert shown["outcome"] is None


def test_replay_shows_a_seat_only_what_it_may_know(shell: Shell) -> None:
    file = recorded(shell, "kuhn", "\ncheck\n\n")
    hands = [draw.split()[1] for draw in json.loads((shell.folder / file).read_text())["moves"][:2]]
    for seat, shown in (("0", [hands[0], "?"]), ("1", ["?", hands[1]])):
        document = json.loads(shell.ludarium("replay", file, "--seat", seat, "--json").stdout)
        assert document["view"]["fields"]["hands"] == shown
        assert document["sentences"][:2] == [f"draw {card}" for card in shown]
    spectator = json.loads(shell.ludarium("replay", file, "--json").stdout)
    assert spectator["view"]["fields"]["hands"] == ["?", "?"]


def test_replay_does_not_throw_dice_of_its_own(shell: Shell) -> None:
    """A record may stop before a die falls; looking at it must not invent the throw."""
    file = shell.folder / recorded(shell, "pig", "roll\n")
    record = json.loads(file.read_text())
    file.write_text(json.dumps(record | {"moves": ["roll"]}))
    assert shell.ludarium("replay", str(file)).stdout.startswith("pig, ply 1: roll")


def test_replay_draws_an_svg(shell: Shell) -> None:
    file = recorded(shell, "last_glow", "light\n")
    done = shell.ludarium("replay", file, "--svg", "table.svg")
    assert done.returncode == 0, done
    assert ElementTree.parse(shell.folder / "table.svg").getroot().tag.endswith("svg")
    assert shell.ludarium("replay", file, "--svg", "-").stdout.lstrip().startswith("<")


def test_replay_opens_a_saved_game_too(shell: Shell) -> None:
    shell.ludarium("play", "tic_tac_toe", typed="mark a1\nsave mine.json\n")
    assert shell.ludarium("replay", "mine.json").stdout.startswith("tic_tac_toe, ply 1")


RULES_TEST = """
import pytest

@pytest.mark.rule({numbers})
def test_all():
    pass
"""


def test_rules_names_the_tests_and_the_gaps(shell: Shell) -> None:
    from ludarium.texts import rule_numbers

    numbers = rule_numbers(find("last_glow"))
    tests = shell.folder / "tests"
    tests.mkdir()
    (tests / "test_glow.py").write_text(RULES_TEST.format(numbers=", ".join(map(repr, numbers))))
    done = shell.ludarium("rules", "last_glow")
    assert done.returncode == 0, done.stderr
    assert "tests/test_glow.py::test_all" in done.stdout
    assert "TG-3  The lighthouse starts on cell c4." in done.stdout

    (tests / "test_glow.py").write_text(RULES_TEST.format(numbers=", ".join(map(repr, numbers[2:]))))
    done = shell.ludarium("rules", "last_glow", "--tests", str(tests))
    assert done.returncode == 1
    assert done.stderr == "Rules of last_glow that no test pins: TG-1, TG-2.\n"


def test_rules_without_tests(shell: Shell) -> None:
    done = shell.ludarium("rules", "last_glow", "--lang", "fr")
    assert done.returncode == 0
    assert "TG-1  " in done.stdout
    assert done.stderr == "The tests are not here: --tests says where they are.\n"


def test_a_reader_who_had_enough_is_no_error(shell: Shell) -> None:
    command = f"{shlex.quote(sys.executable)} -m ludarium games --json | head -c 10"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        capture_output=True,
        text=True,
        env=shell.environment,
        cwd=shell.folder,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_version(shell: Shell) -> None:
    assert shell.ludarium("--version").stdout.startswith("ludarium ")


def test_own_content_can_be_played_and_resumed(shell: Shell) -> None:
    text = (find("last_glow").folder / "content.toml").read_text("utf-8")
    Path(shell.folder / "mine.toml").write_text(text.replace('version = "1.0"', 'version = "mine"'), "utf-8")
    done = shell.ludarium("play", "last_glow", "--content", "mine.toml", typed="light\n")
    assert "ludarium play last_glow --resume --content mine.toml" in done.stdout
    assert "other_content" not in shell.complaint("play", "last_glow", "--resume")
    assert shell.ludarium("play", "last_glow", "--resume", "--content", "mine.toml").returncode == 0
