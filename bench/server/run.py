"""Moves per second and latency with 200 simultaneous matches: Ludarium, and boardgame.io beside it in the same run.

Both servers run on this machine, one process each, and get the same random games from the same load generator in
interleaved rounds. A move counts as done when the opponent has been told of it; Ludarium has it on disk by then,
boardgame.io keeps it in memory.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
TESTS = HERE.parents[1] / "tests"


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--matches", type=int, default=200)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--json", action="store_true")
    chosen = options.parse_args()
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        print("The load generator and boardgame.io need Node.js with npm; install them and try again.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="ludarium-bench-") as name:
        folder = Path(name)
        for file in HERE.glob("*.*js*"):
            shutil.copy(file, folder)
        subprocess.run([npm, "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
        found = measure(folder, node, chosen.matches, chosen.rounds)
    print(json.dumps(found, indent=1) if chosen.json else report(found, chosen.matches))
    return 0


def measure(folder: Path, node: str, matches: int, rounds: int) -> dict[str, list[dict[str, float]]]:
    """The figures of every round, for both servers."""
    ports = {"ludarium": free_port(), "boardgame.io": free_port()}
    servers = [start_ludarium(folder, ports["ludarium"]), start_peer(folder, node, ports["boardgame.io"])]
    found: dict[str, list[dict[str, float]]] = {name: [] for name in ports}
    try:
        for number in range(rounds + 1):
            for name, port in ports.items():
                command = [node, "load.mjs", name, str(port), str(matches), str(number)]
                answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
                if answer.returncode:
                    raise SystemExit(f"the load on {name} failed: {answer.stderr[-800:]}")
                if number:  # the first round warms both up
                    found[name].append(json.loads(answer.stdout))
    finally:
        for server in servers:
            server.terminate()
            server.wait(10)
    return found


def start_ludarium(folder: Path, port: int) -> subprocess.Popen[bytes]:
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join((str(TESTS / "toys" / "shelf"), str(TESTS))),
        "LUDARIUM_HOME": str(folder / "home"),
        "LUDARIUM_REQUESTS_PER_SECOND": "1000000",
    }
    command = [sys.executable, "-m", "ludarium", "serve", "--port", str(port), "--no-browser", "--log", "error"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    wait_for(f"http://127.0.0.1:{port}/healthz")
    return server


def start_peer(folder: Path, node: str, port: int) -> subprocess.Popen[bytes]:
    environment = os.environ | {"NODE_ENV": "production"}
    server = subprocess.Popen([node, "peer.cjs", str(port)], cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    wait_for(f"http://127.0.0.1:{port}/games/tic-tac-toe")
    return server


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def report(found: dict[str, list[dict[str, float]]], matches: int) -> str:
    middle: dict[str, Any] = {
        name: {key: statistics.median(one[key] for one in rounds) for key in ("rate", "p50", "p99")}
        for name, rounds in found.items()
    }
    lines = [f"{matches} simultaneous matches of tic-tac-toe, median of {len(found['ludarium'])} rounds:"]
    for name, it in middle.items():
        lines.append(f"  {name:<14}{it['rate']:>8.0f} moves/s   p50 {it['p50']:6.1f} ms   p99 {it['p99']:6.1f} ms")
    ratio = middle["ludarium"]["rate"] / middle["boardgame.io"]["rate"]
    lines.append(f"  ratio of moves per second: {ratio:.2f}")
    return "\n".join(lines)


if __name__ == "__main__":
    raise SystemExit(main())
