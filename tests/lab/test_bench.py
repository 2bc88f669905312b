"""The benchmark runs and reports what it promises; how fast things are is not for a test to say."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench"


def run(*arguments: str) -> str:
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True)
    return done.stdout


def test_every_contestant_is_measured_or_named_as_absent() -> None:
    found = json.loads(run(str(BENCH / "run.py"), "--rounds", "1", "--seconds", "0.01", "--json"))
    assert len(found["tic_tac_toe"]) + len(found["not_installed"]) == 5
    assert found["tic_tac_toe"]["plain Python loop"]["to_plain"] == 1
    assert all(its["move_ns"] > its["copy_ns"] > 0 for its in found["games"].values())


def test_memory_is_reported() -> None:
    assert "50 games of last_glow: " in run(str(BENCH / "memory.py"), "last_glow", "--games", "50")
