"""The position of Lucha Libre: who is in the ring, how much energy and how many fans there are, and the dice."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from msgspec import Struct

from ludarium.kernel import Position, Rules

BLUE, SILVER = SEATS = (0, 1)
TEAMS = ("blue", "silver")
# The moves in the order in which a sentence names them.
MOVES = ("triple_f", "triple", "sequence_4", "sequence_3", "sequence_2", "show_off", "change")
LISTED = ("sequence_4", "sequence_3", "sequence_2", "change")  # the moves whose dice are listed for each wrestler

T = TypeVar("T")
Throw: TypeAlias = tuple[int, ...]  # faces, lowest first


class Wrestler(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """A wrestler's lucky number and the dice of his moves."""

    lucky: int
    sequence_4: Throw
    sequence_3: Throw
    sequence_2: Throw
    change: Throw


class Tally(Struct, frozen=True):
    """What one team did in a round, and what it came to: the sums before they were applied, and the shortfall."""

    moves: tuple[str, ...] = ()
    fans: int = 0
    energy: int = 0
    shortfall: int = 0  # fans lost for levels that were not there


class LuchaRules(Rules, frozen=True, kw_only=True):
    """Every printed number, and the options chosen."""

    fans_start: int
    fans_goal: int
    fans_present: int
    fans_min: int
    reroll_cost: int
    shortfall_cost: int
    dice_max: int
    dice_min: int
    rest_gain: int
    change_limit: int
    round_limit: int

    triple_f_fans: int
    triple_f_enemy: int
    triple_f_own: int
    triple_fans: int
    triple_enemy: int
    triple_own: int
    sequence_4_fans: int
    sequence_4_enemy: int
    sequence_4_own: int
    sequence_3_fans: int
    sequence_3_enemy: int
    sequence_3_own: int
    sequence_2_fans: int
    sequence_2_enemy: int
    sequence_2_own: int
    show_off_fans: int
    show_off_enemy: int
    show_off_own: int
    change_fans: int
    change_enemy: int
    change_own: int

    cartridge: str

    teams: tuple[tuple[str, str], tuple[str, str]]
    cartridges: dict[str, tuple[int, ...]]
    wrestlers: dict[str, Wrestler]

    def __post_init__(self) -> None:
        if not self.fans_start < self.fans_goal:
            raise ValueError("fans_start must be smaller than fans_goal")
        if self.round_limit < 0:
            raise ValueError("round_limit is a number of rounds, or 0 for no limit")
        for name, track in self.cartridges.items():
            self._check_track(name, track)
        if self.cartridge not in self.cartridges:
            raise ValueError(f"tables.cartridges has no {self.cartridge}")
        named = [name for team in self.teams for name in team]
        if len(set(named)) != 4 or set(named) - set(self.wrestlers):
            raise ValueError("tables.teams must name four different wrestlers of tables.wrestlers")
        for name, wrestler in self.wrestlers.items():
            _check_faces(name, wrestler)

    def _check_track(self, name: str, track: tuple[int, ...]) -> None:
        if not track or (track[0], track[-1]) != (self.dice_min, self.dice_max) or list(track) != sorted(track):
            span = f"{self.dice_min} to {self.dice_max}"
            raise ValueError(f"tables.cartridges.{name} must rise from {span} without falling")
        if 3 not in track:
            raise ValueError(f"tables.cartridges.{name} has no 3 to start on")

    @property
    def track(self) -> tuple[int, ...]:
        """Dice by level, on the energy track in use."""
        return self.cartridges[self.cartridge]

    @property
    def energy_start(self) -> int:
        """The level of the first 3."""
        return self.track.index(3)

    @property
    def top(self) -> int:
        """The highest level."""
        return len(self.track) - 1


def _check_faces(name: str, wrestler: Wrestler) -> None:
    """All dice of a wrestler's moves must be faces of a die, sorted as throws are."""
    for move in LISTED:
        faces = getattr(wrestler, move)
        if not faces or not all(1 <= face <= 6 for face in faces) or list(faces) != sorted(faces):
            raise ValueError(f"tables.wrestlers.{name}.{move} must be faces from 1 to 6, lowest first")
    if not 1 <= wrestler.lucky <= 6:
        raise ValueError(f"tables.wrestlers.{name}.lucky must be a face from 1 to 6")


class Lucha(Position, kw_only=True):
    """Everything is a pair: the blue team's and the silver team's."""

    rules: LuchaRules
    in_ring: tuple[str, str]
    resting: tuple[str, str]
    energy: tuple[int, int]  # levels of the wrestlers in the ring
    rest_energy: tuple[int, int]  # levels of the wrestlers outside
    fans: tuple[int, int]
    round: int = 0
    dice: tuple[Throw, Throw] = ((), ())  # while some are being thrown: those that lie
    stood: tuple[bool, bool] = (False, False)
    moves: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # chosen in this round and not yet resolved
    last: tuple[Tally, Tally] = (Tally(), Tally())  # the round before


def dice_of(g: Lucha, seat: int) -> int:
    """How many dice the level of a team's ring wrestler gives (LL-6, LL-12)."""
    return g.rules.track[g.energy[seat]]


def put(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    """The pair with one seat's value replaced."""
    return (pair[0], value) if seat else (value, pair[1])


def both(pair: tuple[T, T]) -> tuple[tuple[int, T], tuple[int, T]]:
    """Each seat with its value."""
    return (BLUE, pair[0]), (SILVER, pair[1])


def signed(number: int) -> str:
    """``+2``, ``−1`` or ``0``, with a real minus sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"
