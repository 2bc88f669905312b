"""Running the real command line: a fresh process, with the toys installed beside the house's first game.

The catalogue is a distribution of its own, so that these tests do not depend on what else is installed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent
CATALOGUE = """[ludarium.games]
last_glow = ludarium.games.last_glow:GAME
tic_tac_toe = toys.tic_tac_toe:GAME
pig = toys.pig:GAME
kuhn = toys.kuhn:GAME
rock_paper_scissors = toys.rock_paper_scissors:GAME
"""


class Shell:
    """A folder to work in, with a home for saved games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started: list[subprocess.Popen[str]] = []
        self.home = folder / "home"
        installed = folder / "installed" / "ludarium-0.1.0.dist-info"
        installed.mkdir(parents=True)
        (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: ludarium\nVersion: 0.1.0\n")
        (installed / "entry_points.txt").write_text(CATALOGUE)
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
        self.environment |= {
            "LUDARIUM_HOME": str(self.home),
            "PYTHONPATH": os.pathsep.join((str(installed.parent), str(TESTS))),
            "PYTHONIOENCODING": "utf-8",
            "LANG": "C.UTF-8",
        }

    def ludarium(self, *arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        """Run ``ludarium`` with these arguments, typing these lines."""
        return subprocess.run(
            [sys.executable, "-m", "ludarium", *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=self.folder,
            env=self.environment | environment,
            timeout=120,
        )

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start ``ludarium`` in a process group of its own, to be interrupted."""
        if (
            signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        ):  # so it is in the background of a script; it would be inherited
            signal.signal(signal.SIGINT, signal.default_int_handler)
        running = subprocess.Popen(
            [sys.executable, "-m", "ludarium", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            cwd=self.folder,
            env=self.environment,
            start_new_session=True,
        )
        self.started.append(running)
        return running

    def close(self) -> None:
        """Stop what a failed test has left running."""
        for running in self.started:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
                running.communicate()

    def complaint(self, *arguments: str, typed: str = "") -> str:
        """The one sentence with which a command is refused."""
        done = self.ludarium(*arguments, typed=typed)
        assert done.returncode == 2, done
        assert not done.stdout, done.stdout
        lines = done.stderr.splitlines()
        assert len(lines) == 1, done.stderr
        assert lines[0].endswith((".", "?")), lines[0]
        return lines[0]
