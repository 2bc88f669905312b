"""Golden playthroughs: told the same every time, and a change is shown as a difference."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.kernel import Game
from ludarium.testing import assert_golden, golden, playthrough
from toys import kuhn, pig, rock_paper_scissors, tic_tac_toe
from toys.dressed_pig import dressed

KEPT = Path(__file__).parent / "golden"


@pytest.mark.parametrize("game", [kuhn.GAME, rock_paper_scissors.GAME, tic_tac_toe.GAME], ids=lambda game: game.key)
def test_playthroughs(game: Game) -> None:
    assert_golden(game, None, 1, KEPT / f"{game.key}.txt")


def test_a_story_is_told_in_english_with_the_table(tmp_path: Path) -> None:
    told = playthrough(dressed(tmp_path), seed=2, every=30)
    assert told == playthrough(dressed_again(tmp_path), seed=2, every=30)
    lines = told.splitlines()
    assert lines[0] == "Pig: plain, 2 seats, seed 2"
    assert any(line.startswith("   1. seat 0  roll") for line in lines)
    assert any(line == "       Seat 0 rolls a 6." for line in lines)
    assert any("Bank of seat 1" in line for line in lines)
    assert "The end: The goal is reached." in lines
    assert lines[-1].startswith("  won by seat ")
    assert all(line == line.rstrip() for line in lines)


def dressed_again(folder: Path) -> Game:
    again = folder / "again"
    again.mkdir()
    return dressed(again)


def test_a_match_that_is_cut_short_says_so() -> None:
    assert playthrough(pig.GAME, seed=1, plies=10).splitlines()[-1] == "(not over after 10 plies)"


def test_moves_may_be_chosen_by_somebody() -> None:
    told = playthrough(pig.GAME, seed=1, plies=40, choose=lambda view, random: view.moves[-1])
    assert "hold" in told


def test_a_change_is_shown_as_a_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDARIUM_GOLDEN", raising=False)
    path = tmp_path / "kept" / "pig.txt"
    with pytest.raises(AssertionError, match=r"^the playthrough pig\.txt has changed; LUDARIUM_GOLDEN=write writes it"):
        assert_golden(pig.GAME, None, 3, path)
    monkeypatch.setenv("LUDARIUM_GOLDEN", "write")
    assert_golden(pig.GAME, None, 3, path)
    monkeypatch.delenv("LUDARIUM_GOLDEN")
    assert golden(pig.GAME, None, 3, path) == ""
    path.write_text(path.read_text().replace("   1. seat 0  roll", "   1. seat 0  hold", 1))
    diff = golden(pig.GAME, None, 3, path)
    assert diff.splitlines()[:2] == ["--- pig.txt (kept)", "+++ pig.txt (now)"]
    assert "-   1. seat 0  hold" in diff.splitlines()
    assert "+   1. seat 0  roll" in diff.splitlines()
