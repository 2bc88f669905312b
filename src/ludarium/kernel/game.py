"""A game as the kernel knows it, and the one list of games: the entry-point group ``ludarium.games``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Self

import msgspec
from msgspec import Struct

from ludarium.kernel.content import (
    Content,
    Value,
    build_rules,
    choose_options,
    choose_parameters,
    load_content,
)
from ludarium.kernel.errors import Refused, unknown
from ludarium.kernel.grammar import Grammar
from ludarium.kernel.play import begin
from ludarium.kernel.position import Event, Position, Rules, Step
from ludarium.kernel.view import View

GROUP = "ludarium.games"


class Setup(Struct, frozen=True, kw_only=True):
    """What was agreed before the first move; with the sentences said since, it is the whole game."""

    game: str
    edition: str
    seats: int
    options: dict[str, str]
    parameters: dict[str, bool | int | str | list[int]] = {}
    content: str


class Advice(Struct, frozen=True, kw_only=True):
    """What a game tells bots: how good a view is for its seat (about -1 to 1), and how promising a move looks."""

    value: Callable[[View], float]
    prefer: Callable[[View, str], float] | None = None


class Game:
    """One rulebook: where its folder is, how it is set up, and the functions that carry it out."""

    def __init__(
        self,
        key: str,
        *,
        folder: Path,
        position: type[Position],
        rules: type[Rules],
        setup: Callable[[Any], Position],
        steps: ModuleType | Iterable[ModuleType],
        grammar: Callable[[Any], Grammar],
        scene: Callable[..., Any] | None = None,
        advice: Advice | None = None,
        conceal: Callable[[Any, int | None], Any] | None = None,
        guess: Callable[[View, Random], Any] | None = None,
        about_move: Callable[..., str] | None = None,
        content: Content | None = None,
        rule_prefix: str = "",
        complete: bool = True,
    ) -> None:
        self.key = key
        self.folder = folder
        self.position = position
        self.rules_type = rules
        self.set_up = setup
        self._grammar = grammar
        self.scene = scene
        self.advice = advice
        self.conceal = conceal
        self.guess = guess
        self.about_move = about_move
        self.rule_prefix = rule_prefix
        self.complete = complete
        modules = [steps] if isinstance(steps, ModuleType) else list(steps)
        self.steps: dict[str, Step] = {
            name: thing
            for module in modules
            for name, thing in vars(module).items()
            if callable(thing) and getattr(thing, "__module__", None) == module.__name__
        }
        self.content = content or self.read(folder / "content.toml")
        self._started: dict[bytes, tuple[Any, Grammar]] = {}

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def __getstate__(self) -> dict[str, Any]:
        """What travels to another process: functions by name, and nothing that is worked out anew there."""
        return self.__dict__ | {"_started": {}}

    def read(self, path: Path) -> Content:
        """A content file of this game."""
        return load_content(path, self.key)

    def with_content(self, path: Path) -> Self:
        """This game with another content file in place of ours."""
        twin = copy(self)
        twin.content = self.read(path)
        for edition in twin.content.editions:  # a mistake should be told now, not in the middle of a match
            twin.start(twin.setup(edition=edition))
        return twin

    def words(self, language: str) -> Mapping[str, str]:
        """Texts that content of one's own brings along, by message id, in place of those of the folder."""
        return {}

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions, the default first."""
        return tuple(self.content.editions)

    def setup(
        self,
        *,
        edition: str | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        parameters: Mapping[str, Value | str] | None = None,
    ) -> Setup:
        """An agreed set-up with everything not said at its default; refused if something does not exist."""
        edition = edition or self.editions[0]
        if edition not in self.content.editions:
            raise unknown("edition", edition, self.editions)
        fewest, most = self.content.about.seats
        seats = fewest if seats is None else seats
        if not fewest <= seats <= most:
            wanted = f"{fewest}" if fewest == most else f"{fewest} to {most}"
            raise Refused("bad_seats", f"{self.key} is played by {wanted}, not by {seats}.")
        return Setup(
            game=self.key,
            edition=edition,
            seats=seats,
            options=choose_options(self.content, edition, options or {}),
            parameters=choose_parameters(self.content, parameters or {}),
            content=self.content.version,
        )

    def rules(self, setup: Setup) -> Any:
        """The numbers and options a set-up is played with."""
        return self._prepared(setup)[0]

    def grammar(self, setup: Setup) -> Grammar:
        """Every sentence that can be said in a match with this set-up."""
        return self._prepared(setup)[1]

    def start(self, setup: Setup | None = None, story: list[Event] | None = None) -> Any:
        """The position at the first question."""
        g = self.set_up(self.rules(setup or self.setup()))
        begin(g, story)
        return g

    def _prepared(self, setup: Setup) -> tuple[Any, Grammar]:
        key = msgspec.msgpack.encode(setup)
        if key not in self._started:
            if setup.game != self.key:
                raise Refused("other_game", f"This belongs to the game {setup.game!r}, not to {self.key!r}.")
            if setup.content != self.content.version:
                raise Refused(
                    "other_content",
                    f"This was made with {setup.game} content {setup.content}, but here is {self.content.version}; "
                    "use the same content file to open it.",
                )
            checked = self.setup(
                edition=setup.edition, seats=setup.seats, options=setup.options, parameters=setup.parameters
            )
            rules = build_rules(
                self.content, self.rules_type, checked.edition, checked.seats, checked.options, checked.parameters
            )
            self._started[key] = rules, self._grammar(rules)
        return self._started[key]


@cache
def games() -> dict[str, Game]:
    """All games that can be found, ours and those of other installed packages, by key.

    A package that cannot be loaded must not take the others down: it is named on standard error and left out.
    """
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found[point.name] = point.load()
        except Exception as error:  # a stranger's package may fail in any way
            print(f"The game {point.name!r} ({point.value}) could not be loaded: {error}", file=sys.stderr)
    return found


def find(key: str) -> Game:
    """The game with this key; refused with the keys that exist."""
    if key not in games():
        raise unknown("game", key, games())
    return games()[key]
