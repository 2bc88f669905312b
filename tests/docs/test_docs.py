"""Every command and every example in the documentation is carried out.

A page is a folder: blocks are worked through from top to bottom, in a fresh folder that is the page's own.

=========  =====================================================================================================
``sh``     each line is run by the hand below that knows its command; a command nobody knows fails the test
``python`` all blocks of a page run as one program
``toml``, ``json``, ``ftl``   are read by the parser of their language
``text``   is what one sees: output, trees, pictures in letters; it may hold no command
others     only those in READ_BY_PEOPLE, each with the reason why nothing can be run
=========  =====================================================================================================

A block whose first line is a comment with a path (``# low_tide/rules.py``) is written to that file.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from ludarium.cli import command_line
from ludarium.kernel import games
from ludarium.texts import texts
from server.conftest import postgres

__all__ = ["postgres"]

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "bench" / "README.md", *(ROOT / "docs").glob("*.md")],
    key=lambda path: path.relative_to(ROOT).as_posix(),
)
HOUSE = "http://localhost:8117"  # where the pages say that the server is
MOST_GAMES = 10  # a simulation on a page is run with fewer games: the same command, a wider interval
READ_BY_PEOPLE = {
    "nginx": "a piece of a reverse proxy's configuration; no proxy is installed where the tests run",
    "ini": "a systemd unit; it is read with configparser, systemd itself does not run in the tests",
}
TYPED = "help\n1\n1\nrules\nundo\nexport evening.json\nsave half-way.json\nquit\n"  # by somebody at the terminal


class Block(NamedTuple):
    """A fenced block: the page and line where it begins, its language, and what is in it."""

    page: Path
    line: int
    language: str
    text: str

    @property
    def file(self) -> str:
        """The path of the file this block is, if it is one."""
        first = re.match(r"# ([\w./-]+\.(?:py|toml|ftl))\n", self.text)
        return first.group(1) if first else ""

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    """All fenced blocks of a page."""
    found: list[Block] = []
    open_at, language, lines = 0, "", list[str]()
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        if not line.lstrip().startswith("```"):
            lines.append(line)
        elif open_at:
            found.append(Block(page, open_at, language, "\n".join(lines) + "\n"))
            open_at = 0
        else:
            open_at, language, lines = number, line.strip().removeprefix("```"), []
    assert not open_at, f"{page}: the block of line {open_at} is never closed"
    return found


# --- The house and the folder of a page --------------------------------------------------------------------------


class House:
    """A server of our own, on a free port, until it is stopped."""

    def __init__(self, home: Path, arguments: list[str], environment: dict[str, str]) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "ludarium", "serve", *arguments, "--port", str(self.port), "--no-browser"]
        settings = environment | {"LUDARIUM_HOME": str(home), "LUDARIUM_BOT_PAUSE": "0"}
        self.log = home.parent / f"server-{self.port}.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, env=settings, stdout=log, stderr=log)

    def wait(self) -> House:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                if httpx.get(f"{self.address}/healthz", timeout=2).text == "ok":
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Desk:
    """The folder in which a page is tried out, and the house its reader talks to."""

    def __init__(self, folder: Path, house: House, postgres: Callable[[], str]) -> None:
        self.folder = folder
        self.house = house
        self.postgres = postgres
        self.known: dict[str, str] = {}  # what the reader noted: TOKEN, TABLE
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("LUDARIUM_")} | {
            "LUDARIUM_HOME": str(folder / "home"),
            "PYTHONPATH": str(folder),
            "PYTHONIOENCODING": "utf-8",
            "LANG": "C.UTF-8",
        }
        (folder / "home").mkdir()

    def run(
        self,
        *command: str,
        typed: str = "",
        statuses: tuple[int, ...] = (0,),
        settings: dict[str, str] | None = None,
    ) -> str:
        done = subprocess.run(
            [sys.executable, *command],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=self.folder,
            env=self.environment | (settings or {}),
            timeout=120,
        )
        said = f"{shlex.join(command)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        assert done.returncode in statuses, said
        assert "Traceback" not in done.stderr, said
        return done.stdout


# --- One hand for each command -----------------------------------------------------------------------------------


def run_line(desk: Desk, line: str) -> None:
    """Carry out one line of a shell block."""
    words = shlex.split(line, comments=True)
    settings = {}
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        name, _, value = words.pop(0).partition("=")
        settings[name] = value
    match words:
        case []:
            return
        case ["ludarium", "serve", *arguments]:
            serve(desk, arguments, settings)
        case ["ludarium", *arguments]:
            ludarium(desk, arguments, settings)
        case ["make", *targets]:
            make(targets)
        case ["curl", *arguments]:
            curl(desk, arguments)
        case [".venv/bin/python", script, *arguments] if script.startswith("bench/"):
            bench(desk, script, arguments)
        case ["pip", "install", "-e", "."]:
            install(desk)
        case ["python", "-m", "pytest", *arguments]:
            desk.run("-m", "pytest", "-p", "no:cacheprovider", *arguments)
        case ["cp", source, target]:
            shutil.copy(ROOT / source, desk.folder / target)
        case ["sqlite3", database, question]:
            sqlite(database, question)
        case ["pg_dump", *_]:
            pass  # PostgreSQL's own tool, not ours: nothing of it could break by a change of Ludarium
        case _:
            raise AssertionError(f"no test knows how to run this line: {line}")


def ludarium(desk: Desk, arguments: list[str], settings: dict[str, str]) -> None:
    """The real command. At the terminal somebody types a few words; simulations play fewer games."""
    if "--games" in arguments:
        at = arguments.index("--games") + 1
        arguments[at] = str(min(int(arguments[at]), MOST_GAMES))
    if arguments[0] == "rules":  # status 1 says that a rule is pinned by no test, which is no fault of the page
        tests = desk.folder / "tests"
        if not tests.exists():
            tests.symlink_to(ROOT / "tests" / "games" / "last_glow")
        assert desk.run("-m", "ludarium", *arguments, statuses=(0, 1), settings=settings)
        return
    arguments = [str(ROOT / word) if word.startswith("src/") else word for word in arguments]  # a file of the checkout
    typed = TYPED if arguments[0] == "play" else ""
    said = desk.run("-m", "ludarium", *arguments, typed=typed, settings=settings)
    if arguments[0] == "replay" and "--svg" in arguments:
        said = (desk.folder / arguments[arguments.index("--svg") + 1]).read_text("utf-8")
    assert said.strip()


def serve(desk: Desk, arguments: list[str], settings: dict[str, str]) -> None:
    """A server of its own: another port than the page says, no browser, and a PostgreSQL of the tests."""
    if "--port" in arguments:
        at = arguments.index("--port")
        del arguments[at : at + 2]
    if settings.get("LUDARIUM_DATABASE_URL", "").startswith("postgresql://"):
        settings["LUDARIUM_DATABASE_URL"] = desk.postgres()
    arguments = [word if word != "0.0.0.0" else "127.0.0.1" for word in arguments if word != "--no-browser"]
    house = House(desk.folder / "home", arguments, desk.environment | settings)
    try:
        house.wait()
    finally:
        house.stop()


def make(targets: list[str]) -> None:
    """The targets exist; what they do is the matter of the tests they run."""
    plain = [target for target in targets if "=" not in target]
    done = subprocess.run(["make", "-n", *plain], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def curl(desk: Desk, arguments: list[str]) -> None:
    """The request such a line makes, sent to the server of the tests; TOKEN and TABLE are noted from the answers."""
    headers, body, url = {}, None, ""
    words = iter(arguments)
    for word in words:
        match word:
            case "-s" | "-N":
                pass
            case "-H":
                name, _, value = next(words).partition(": ")
                headers[name] = value
            case "-d":
                body = next(words)
            case _ if word.startswith(HOUSE):
                url = word.replace(HOUSE, desk.house.address)
            case _:
                raise AssertionError(f"no test knows this part of a curl line: {word}")
    fill = re.compile(r"\$([A-Z]+)")
    url = fill.sub(lambda name: desk.known[name.group(1)], url)
    headers = {name: fill.sub(lambda word: desk.known[word.group(1)], value) for name, value in headers.items()}
    with httpx.stream("GET" if body is None else "POST", url, headers=headers, content=body, timeout=30) as answer:
        if "event-stream" in answer.headers.get("content-type", ""):
            assert any("event: change" in line for line in answer.iter_lines())
            return
        answer.read()
    assert answer.status_code < 300, (url, answer.text)
    told: Any = answer.json() if "json" in answer.headers["content-type"] else {}
    if url.endswith("/api/me"):
        desk.known["TOKEN"] = told["token"]
    if url.endswith("/api/tables") and body is not None:
        desk.known["TABLE"] = told["id"]


def bench(desk: Desk, script: str, arguments: list[str]) -> None:
    """The benchmark with the least it can measure."""
    small = {
        "bench/run.py": ["--rounds", "1", "--seconds", "0.002"],
        "bench/memory.py": ["--games", "20"],
        "bench/server/run.py": ["--help"],  # the rest needs Node.js and boardgame.io, which no test may count on
    }
    assert desk.run(str(ROOT / script), *arguments, *small[script], statuses=(0, 1))


def install(desk: Desk) -> None:
    """Where pip would build a package, its entry points are written down by hand: the tests need no network."""
    project = tomllib.loads((desk.folder / "pyproject.toml").read_text("utf-8"))["project"]
    points = project["entry-points"]["ludarium.games"]
    kept = desk.folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    kept.mkdir()
    (kept / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = ["[ludarium.games]", *(f"{name} = {value}" for name, value in points.items())]
    (kept / "entry_points.txt").write_text("\n".join(lines) + "\n")


def sqlite(database: str, question: str) -> None:
    """SQLite's own shell may not be installed: what it is asked to do must at least name our file and a command."""
    assert Path(database).name == "ludarium.sqlite"
    assert question.startswith(".backup ")


# --- The tests ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    home = tmp_path_factory.mktemp("docs") / "home"
    home.mkdir()
    running = House(home, [], dict(os.environ))
    yield running.wait()
    running.stop()


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_example_works(page: Path, tmp_path: Path, house: House, request: pytest.FixtureRequest) -> None:
    desk = Desk(tmp_path, house, lambda: str(request.getfixturevalue("postgres")))
    program: list[Block] = []
    found = blocks(page)
    for block in (block for block in found if block.file):
        check(block)
        path = tmp_path / block.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text.partition("\n")[2], "utf-8")
    for block in (block for block in found if not block.file):
        if block.language == "sh":
            for line in block.text.replace("\\\n", " ").splitlines():
                run_line(desk, line)
        elif block.language == "python":
            program.append(block)
        else:
            check(block)
    if program:
        run_program(desk, program)


def check(block: Block) -> None:
    """What can be said of a block by reading it."""
    match block.language:
        case "python":
            ast.parse(block.text)
        case "toml":
            tomllib.loads(block.text)
        case "json":
            json.loads(block.text)
        case "ftl":
            wrong = [entry.content for entry in FluentParser().parse(block.text).body if isinstance(entry, Junk)]
            assert not wrong, f"{block}: {wrong}"
        case "text":
            commands = re.findall(r"^\s*(?:\$ |ludarium |make |curl |pip |python )", block.text, re.MULTILINE)
            assert not commands, f"{block}: a command belongs in a block of its own"
        case "ini":
            import configparser

            configparser.ConfigParser(strict=False, interpolation=None).read_string(block.text)
        case language:
            assert language in READ_BY_PEOPLE, f"{block}: nobody knows what a block of {language!r} is"
            assert block.text.count("{") == block.text.count("}"), f"{block}: unbalanced braces"


def run_program(desk: Desk, program: list[Block]) -> None:
    """All Python of a page, in one file: each block may use what came before it."""
    text = "\n".join(f"# {block}\n{block.text}" for block in program).replace(HOUSE, desk.house.address)
    (desk.folder / "the_page.py").write_text(text, "utf-8")
    desk.run("-W", "error", "the_page.py")


def test_every_link_and_picture_exists() -> None:
    wrong = []
    for page in PAGES:
        text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
        for target in re.findall(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"", text):
            link = "".join(target)
            if re.match(r"[a-z]+:", link):
                continue
            path, _, anchor = link.partition("#")
            aim = (page.parent / path) if path else page
            if not aim.exists():
                wrong.append(f"{name(page)}: {link}")
            elif anchor and anchor not in anchors(aim):
                wrong.append(f"{name(page)}: {link} has no such heading")
    assert not wrong, "\n".join(wrong)


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as forges make them."""
    heads = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def test_every_command_is_shown() -> None:
    spoken = "\n".join(block.text for page in PAGES for block in blocks(page) if block.language == "sh")
    commands = next(action.choices for action in command_line()._actions if action.metavar == "COMMAND")
    assert commands
    missing = [command for command in commands if not re.search(rf"\bludarium {command}\b", spoken)]
    assert not missing


def test_every_setting_is_explained() -> None:
    read = set(re.findall(r"LUDARIUM_[A-Z_]+", (ROOT / "src/ludarium/server/settings.py").read_text("utf-8")))
    read.discard("LUDARIUM_")
    told = (ROOT / "docs" / "run-a-server.md").read_text("utf-8")
    assert not [setting for setting in sorted(read) if f"`{setting}`" not in told]


def test_the_games_table_names_every_game_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    registered = set(project["entry-points"]["ludarium.games"])
    rows = re.findall(r"^\| (.+?) \| `(\w+)` \| ([\d–]+) \| ([\d–]+) \|", (ROOT / "README.md").read_text("utf-8"), re.M)
    shown = {key for _, key, *_ in rows}
    assert shown == registered, "\n".join(["README.md lacks these lines:", *map(row, sorted(registered - shown))])
    for _, key, seats, minutes in rows:
        about = games()[key].content.about
        assert (seats, minutes) == (span(*about.seats), span(*about.minutes)), key


def row(key: str) -> str:
    """A game's line in the table of the README; what is reconstructed is for a person to say."""
    game = games()[key]
    about = game.content.about
    reconstructed = "…" if about.reconstructed or about.draft else "nothing"
    title = texts(game, "en")("title")
    return f"| {title} | `{key}` | {span(*about.seats)} | {span(*about.minutes)} | {reconstructed} |"


def span(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest}–{most}"


def test_the_pictures_stay_small() -> None:
    pictures = list((ROOT / "docs" / "pictures").iterdir())
    assert pictures
    assert sum(picture.stat().st_size for picture in pictures) < 1_500_000
