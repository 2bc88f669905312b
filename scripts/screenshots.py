"""Takes a picture of every page, so that people can look at what they changed.

A real server is started with the games that are installed, a real Chromium opens its pages, and the pictures go into
``build/screenshots``: at a desk, on a phone, and at a desk by night. ``--docs`` takes the few pictures that the
documentation shows instead, into ``docs/pictures``. Choices are seeded, so two runs show the same tables.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Literal

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

ROOT = Path(__file__).parents[1]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DECISIONS = 12  # of one's own, before the picture of a table is taken
PATIENCE = 60.0  # seconds to wait for the server or its bots


@dataclass(frozen=True)
class Screen:
    """What a page is looked at with."""

    name: str
    width: int
    height: int
    scale: float = 1
    phone: bool = False
    theme: Literal["light", "dark"] = "light"


SCREENS = (
    Screen("desk", 1440, 900),
    Screen("phone", 360, 740, scale=2, phone=True),
    Screen("night", 1440, 900, theme="dark"),
)
SMALL = Screen("desk", 1200, 750)
SMALL_PHONE = Screen("phone", 360, 740, phone=True)


# --- The server and somebody who plays there ---------------------------------------------------------------------


@contextmanager
def running_server(home: Path) -> Iterator[str]:
    """``ludarium serve`` on a free port; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    settings = {"LUDARIUM_HOME": str(home), "LUDARIUM_BOT_PAUSE": "0", "LUDARIUM_REQUESTS_PER_SECOND": "100000"}
    command = [sys.executable, "-m", "ludarium", "serve", "--port", str(port), "--no-browser"]
    process = subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{address}/healthz", timeout=2).status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.1)
            if process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit("The server does not answer; what it said is above.")
        yield address
    finally:
        process.terminate()
        process.wait(10)


class Player:
    """Somebody with an identity, who talks to the server as the page does."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.token = str(self.ask("/api/me")["token"])
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def ask(self, path: str, body: Any = None) -> Any:
        """What the server answers; anything but a yes ends the run."""
        answer = self.http.get(path) if body is None else self.http.post(path, json=body)
        if answer.status_code >= 400:
            raise SystemExit(f"{path} was refused: {answer.text}")
        return answer.json()

    def table(self, game: dict[str, Any], seed: str, friend: bool = False) -> str:
        """A new table with bots on the other seats, or one seat kept for a friend."""
        others = max(game["seats"][0], 2 if friend else 1) - 1
        rest: dict[str, str] = {"who": "friend"} if friend else {"who": "bot", "bot": "greedy"}
        wish = {"game": game["key"], "seats": [{"who": "me"}, *[rest] * others], "seed": seed}
        return str(self.ask("/api/tables", wish)["id"])

    def mid_game(self, game: dict[str, Any], seed: str = "7", decisions: int = DECISIONS) -> str:
        """A table a few random moves after its beginning; if the game ends before, a new one with fewer moves."""
        choice = random.Random(seed)
        table = self.table(game, seed)
        for _ in range(decisions):
            moves = self.asked(table)
            if not moves:
                return self.mid_game(game, f"{seed}+", decisions - 1)
            self.ask(f"/api/tables/{table}/moves", {"move": choice.choice(moves)})
        return table if self.asked(table) else self.mid_game(game, f"{seed}+", decisions - 1)

    def asked(self, table: str) -> list[str]:
        """What one may say once the bots have moved; nothing if the game is over."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            state = self.ask(f"/api/tables/{table}")
            if state["moves"] or state["over"]:
                return [move["move"] for move in state["moves"]]
            time.sleep(0.05)
        raise SystemExit(f"The bots of {table} do not move.")


# --- The camera ----------------------------------------------------------------------------------------------------


class Camera:
    """Opens pages as one person on one screen and keeps what it sees."""

    missing: ClassVar[list[str]] = []  # pictures that could not be taken

    def __init__(self, browser: Browser, screen: Screen, player: Player | None, address: str, folder: Path) -> None:
        self.screen = screen
        self.address = address
        self.folder = folder
        self.context: BrowserContext = browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            device_scale_factor=screen.scale,
            is_mobile=screen.phone,
            has_touch=screen.phone,
            color_scheme=screen.theme,
            reduced_motion="reduce",
            locale="en-GB",
        )
        if player is not None:
            self.context.add_cookies([{"name": "ludarium", "value": player.token, "url": address}])

    def open(self, path: str) -> Page:
        """A page that has come to rest."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: print(f"{path}: a script failed: {error}", file=sys.stderr))
        page.goto(self.address + path, wait_until="load")
        if path.startswith("/table/"):
            page.locator("#board > svg").wait_for(timeout=15_000)
            page.locator("#question:not(:empty)").wait_for()
        page.evaluate("document.fonts.ready")
        return page

    def take(self, name: str, path: str, *, whole: bool = True, tab: str = "") -> None:
        """A picture of a page, down to its end if ``whole``; of a table, with one of its tabs chosen."""
        try:
            self._take(name, path, whole, tab)
        except PlaywrightError as error:  # the other pages can still be looked at
            self.missing.append(name)
            print(f"{name}: no picture: {error.message.splitlines()[0]}", file=sys.stderr)

    def _take(self, name: str, path: str, whole: bool, tab: str) -> None:
        page = self.open(path)
        if tab:
            page.locator(f"#tab-{tab}").click()
            if self.screen.phone:
                page.locator(f"#panel-{tab}").scroll_into_view_if_needed()
        if whole:
            for image in page.locator("img[loading=lazy]").all():
                image.scroll_into_view_if_needed()
            page.evaluate("scrollTo(0, 0)")
            page.wait_for_function("[...document.images].every(image => image.complete)")
        file = self.folder / f"{name}.png"
        page.screenshot(path=file, full_page=whole, animations="disabled")
        print(f"{file.relative_to(ROOT) if file.is_relative_to(ROOT) else file}  {file.stat().st_size / 1000:,.0f} kB")
        page.close()


def everything(browser: Browser, address: str, folder: Path, wanted: str) -> None:
    """Every page on every screen."""
    player = Player(address)
    games = [game for game in player.ask("/api/games") if wanted in ("", game["key"])]
    first = games[0]
    tables = {game["key"]: player.mid_game(game) for game in games}
    shared = next((game for game in games if game["seats"][1] > 1), None)
    invited = player.table(shared, "7", friend=True) if shared else tables[first["key"]]
    seats = player.ask(f"/api/tables/{invited}")["seats"]
    invite = next((seat["invite"] for seat in seats if seat["invite"]), "used")
    for screen in SCREENS:
        camera = Camera(browser, screen, player, address, folder)
        guest = Camera(browser, screen, None, address, folder)
        guest.take(f"shelf-{screen.name}", "/")
        camera.take(f"shelf-at-home-{screen.name}", "/", whole=False)
        for key, table in tables.items():
            camera.take(f"table-{key}-{screen.name}", f"/table/{table}", whole=False)
            camera.take(f"new-{key}-{screen.name}", f"/new/{key}")
        at = player.ask(f"/api/tables/{tables[first['key']]}")["plies"] // 2
        for tab in ("story", "seats", "rules", "more"):
            camera.take(f"tab-{tab}-{screen.name}", f"/table/{tables[first['key']]}", whole=False, tab=tab)
        camera.take(f"replay-{screen.name}", f"/table/{tables[first['key']]}#ply={at}", whole=False, tab="replay")
        camera.take(f"waiting-{screen.name}", f"/table/{invited}", whole=False, tab="seats")
        camera.take(f"rules-{screen.name}", f"/games/{first['key']}")
        camera.take(f"you-{screen.name}", "/you")
        guest.take(f"invitation-{screen.name}", f"/join/{invited}/{invite}")
        guest.take(f"refusal-{screen.name}", "/games/there_is_none")
        camera.context.close()
        guest.context.close()


def for_the_docs(browser: Browser, address: str, folder: Path, wanted: str) -> None:
    """The few pictures the documentation shows, small enough to be kept with it."""
    player = Player(address)
    game = player.ask(f"/api/games/{wanted or 'last_glow'}")
    table = player.mid_game(game)
    desk = Camera(browser, SMALL, player, address, folder)
    desk.take("table", f"/table/{table}", whole=False)
    desk.take("new-table", f"/new/{game['key']}", whole=False)
    Camera(browser, SMALL_PHONE, player, address, folder).take("phone", f"/table/{table}", whole=False)


def main() -> None:
    """Take the pictures."""
    reader = argparse.ArgumentParser(description="Takes a picture of every page of the house.")
    reader.add_argument("--docs", action="store_true", help="only the pictures kept in docs/pictures")
    reader.add_argument("--game", default="", metavar="KEY", help="only this game")
    reader.add_argument("--out", type=Path, metavar="FOLDER", help="where to (build/screenshots, or docs/pictures)")
    options = reader.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("Pictures need Debian's chromium: scripts/ensure-chromium installs it.")
    folder = options.out or ROOT / ("docs/pictures" if options.docs else "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, running_server(Path(home)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        (for_the_docs if options.docs else everything)(browser, address, folder, options.game)
        browser.close()
    if Camera.missing:
        raise SystemExit(f"These pictures could not be taken: {', '.join(Camera.missing)}.")


if __name__ == "__main__":
    main()
