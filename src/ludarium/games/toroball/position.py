"""The position of Toroball: who stands where on the pitch, and the numbers a match is played with."""

from __future__ import annotations

import warnings
from functools import cached_property
from typing import Literal

from ludarium.games.toroball.ground import BLUE, DIRECTIONS, RED, Ground, Pitch, is_symmetric, pitch
from ludarium.kernel import Position, Rules

TEAMS = ("red", "blue")  # by seat
CHARACTERS = ("red1", "red2", "red3", "blue1", "blue2", "blue3")
NUMBER = {name: number for number, name in enumerate(CHARACTERS)}
SEAT = {name: RED if name.startswith("red") else BLUE for name in CHARACTERS}
OWN = tuple(tuple(name for name in CHARACTERS if SEAT[name] == seat) for seat in (RED, BLUE))
OUT = ""  # the place of a character that is off the pitch


class ToroRules(Rules, frozen=True, kw_only=True, dict=True):
    """Every printed number, the options chosen and the pitch."""

    run_squares: int
    kick_min: int
    kick_max: int
    scatter_squares: int
    sangria_factor: int
    agitate_squares: int
    agitate_step: int
    agitation_start: int
    agitation_min: int
    agitation_max: int
    calm_step: int
    cow_still_on: int
    goals_to_win: int
    kicks_per_run: int
    agitates_per_run: int
    drinks_per_run: int
    rounds_out: int
    round_limit: int

    goal_line: Literal["straight", "arrow_square"]
    goal_squares: Literal["closed", "open"]
    sight_corner: Literal["touch", "cross"]

    compass: tuple[str, ...]
    pitch: tuple[str, ...]

    def __post_init__(self) -> None:
        if not self.agitation_min <= self.agitation_start <= self.agitation_max:
            raise ValueError("agitation_start must lie between agitation_min and agitation_max")
        if self.kick_min > self.kick_max:
            raise ValueError("kick_min is larger than kick_max")
        if len(self.compass) != 6 or not set(self.compass) <= DIRECTIONS.keys():
            raise ValueError("tables.compass needs a direction for each of the six faces of a die")
        pitch(self.pitch)
        if not is_symmetric(self.pitch):
            words = "The pitch is not the same on the left and on the right: one team may be better off."
            warnings.warn(words, stacklevel=2)

    @property
    def printed(self) -> Pitch:
        """What is printed where."""
        return pitch(self.pitch)

    @cached_property
    def ground(self) -> Ground:
        """The pitch with everything the rules look up on it; worked out once for each set of rules."""
        return Ground(
            pitch(self.pitch),
            closed=self.goal_squares == "closed",
            corner_hides=self.sight_corner == "touch",
            straight=self.goal_line == "straight",
            reach=range(self.kick_min, self.kick_max + 1),
        )


class Toro(Position, kw_only=True):
    """Squares and characters are words; tuples of characters are in the order in which things happened to them."""

    rules: ToroRules
    places: tuple[str, ...] = (OUT,) * 6  # the square of each character, in the order of CHARACTERS
    cow: str = ""
    ball: str = ""
    agitation: int
    score: tuple[int, int] = (0, 0)
    round: int = 1
    first: int = RED  # the seat that begins this round

    due: tuple[str, ...] = ()  # characters that have not acted yet this round
    hurried: tuple[str, ...] = ()  # characters that must act before their owner's others
    exposed: tuple[str, ...] = ()  # moved this round and not sheltered, in order of acting
    sheltered: tuple[str, ...] = ()  # perched or hidden
    returns: tuple[int, ...] = (0,) * 6  # for characters that are out: the round from which they are due again

    runner: str = ""  # the character on its run, and what it has done so far
    left: int = 0  # squares left to run
    moved: bool = False
    kicks: int = 0
    agitates: int = 0
    drinks: int = 0

    cow_left: int = 0  # squares left to charge
    die: int = 0  # the last result thrown


def place(g: Toro, character: str) -> str:
    """Where a character stands; empty when it is out."""
    return g.places[NUMBER[character]]


def on_square(g: Toro, square: str) -> str:
    """The character on a square, if there is one."""
    return CHARACTERS[g.places.index(square)] if square in g.places else ""


def is_safe(g: Toro, seat: int) -> bool:
    """Whether every character of a team is sheltered or out (TB-82)."""
    return all(name in g.sheltered or g.places[NUMBER[name]] == OUT for name in OWN[seat])


def target(g: Toro) -> str:
    """TB-63. Whom the cow would charge: the last one exposed this round; empty when nobody is."""
    return g.exposed[-1] if g.exposed else ""
