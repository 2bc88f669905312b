"""A real server in a process of its own, and visitors who talk to it over loopback."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

TESTS = Path(__file__).parents[1]


class Server:
    """``ludarium serve`` with the toys on its shelf."""

    def __init__(self, folder: Path, url: str = "") -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = os.environ | {
            "PYTHONPATH": os.pathsep.join((str(TESTS / "toys" / "shelf"), str(TESTS))),
            "LUDARIUM_HOME": str(folder),
            "LUDARIUM_DATABASE_URL": url,
            "LUDARIUM_BOT_PAUSE": "0",
            "LUDARIUM_REQUESTS_PER_SECOND": "100000",
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.visitors: list[httpx.Client] = []

    def start(self) -> Server:
        command = [sys.executable, "-m", "ludarium", "serve", "--port", str(self.port), "--no-browser", "--log", "info"]
        with (self.folder / f"server-{self.port}.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"the server stopped: {self.log()}")
            try:
                if httpx.get(f"{self.address}/healthz", timeout=2).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError(f"the server does not answer: {self.log()}")

    def log(self) -> str:
        return (self.folder / f"server-{self.port}.log").read_text()

    def stop(self) -> None:
        for visitor in self.visitors:
            visitor.close()
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def kill(self) -> None:
        """As when the power goes: no chance to tidy up."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Visitor:
    """Somebody with an identity of their own."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.http = httpx.Client(base_url=server.address, headers={"x-ludarium": "test"}, timeout=30)
        server.visitors.append(self.http)
        self.token = self.get("/api/me")["token"]
        if name:
            self.post("/api/me", {"name": name})

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code < 400, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        if expect is None:
            assert answer.status_code < 400, answer.text
        else:
            assert answer.status_code == expect, answer.text
        return answer.json()

    def open(self, game: str, *seats: str, **more: Any) -> str:
        """A new table; seats are ``me``, ``friend``, ``beside`` or ``bot:greedy``."""
        wishes = []
        for seat in seats or ("me",):
            who, _, bot = seat.partition(":")
            wishes.append({"who": who} | ({"bot": bot} if bot else {}))
        return str(self.post("/api/tables", {"game": game, "seats": wishes, **more})["id"])

    def state(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}", **query)

    def move(self, table: str, move: str, expect: int | None = None, **more: Any) -> Any:
        return self.post(f"/api/tables/{table}/moves", {"move": move, **more}, expect)

    def join(self, table: str, invite: str) -> None:
        self.post(f"/api/tables/{table}/join", {"invite": invite})


def invitation(host: Visitor, table: str) -> str:
    """The invitation to the first open seat."""
    return next(str(seat["invite"]) for seat in host.state(table)["seats"] if seat["kind"] == "open")


def duel(server: Server, game: str = "blind_bid") -> tuple[Visitor, Visitor, str]:
    """Two people at one table."""
    ann, ben = Visitor(server), Visitor(server)
    table = ann.open(game, "me", "friend")
    ben.join(table, invitation(ann, table))
    return ann, ben, table
