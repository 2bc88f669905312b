"""The position of Love at First Shot: the gauges and spaces of the postcard, and what is printed on it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ludarium.kernel import Position, Rules

CLYDE = 0
PLACES = ("home", "cement_city", "dallas", "ride")
ACTIONS = ("good_work", "work", "photo", "ammo pay", "ammo threat", "stick_up ammo", "stick_up threat")
LEAVE_TOWN = "leave_town"
DEEDS = ("good_work", "work", "photo", "ammo", "stick_up", LEAVE_TOWN)  # an action in two forms is one deed

Gauge: TypeAlias = Literal["savings", "love", "boredom", "threat", "ammo"]
Changes: TypeAlias = tuple[tuple[Gauge, int], ...]  # gauges and points, in the order in which they change


class PoliceAction(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the police table: from this result on, what the police do."""

    at: int
    key: str
    changes: Changes


class ShotRules(Rules, frozen=True, kw_only=True):
    """Every printed number, and the options chosen."""

    savings_start: int
    savings_max: int
    love_max: int
    boredom_max: int
    threat_max: int
    ammo_max: int
    passion_spaces: int
    poem_spaces: int
    win_love: int
    win_ammo: int
    poem_cost: int
    prison_love: int
    prison_modifiers: tuple[int, ...]
    threat_modifier: int
    life_cost: int
    death_at: int
    roy_changes_at: int
    place_cubes: int
    daily_cubes: int
    ammo_reduction: int

    threat_after_prison: Literal["stay", "reset"]
    love_after_passion: Literal["stay", "reset"]
    boredom_after_poem: Literal["stay", "reset"]
    ammo_per_roll: Literal["one", "any"]
    modifiers_combine: Literal["highest", "sum"]
    fourth_prison: Literal["love_only", "defeat"]

    places: dict[str, Changes]
    actions: dict[str, Changes]
    police_table: tuple[PoliceAction, ...]

    def __post_init__(self) -> None:
        if self.savings_start > self.savings_max:
            raise ValueError("savings_start is larger than savings_max")
        if self.poem_cost > self.savings_max:
            raise ValueError("poem_cost is larger than savings_max, so that no poem could ever be paid")
        if self.win_love > self.love_max or self.win_ammo > self.ammo_max:
            raise ValueError("win_love and win_ammo may not be larger than love_max and ammo_max")
        if tuple(self.places) != PLACES or tuple(self.actions) != ACTIONS:
            raise ValueError("tables.places and tables.actions must name the printed spaces, in the printed order")
        if self.police_table[0].at != 1 or list(self.police_table) != sorted(
            self.police_table, key=lambda line: line.at
        ):
            raise ValueError("tables.police_table must begin at 1 and rise")
        lines = (*self.places.values(), *self.actions.values(), *(line.changes for line in self.police_table))
        if any(gauge == "threat" and points < 0 for changes in lines for gauge, points in changes):
            raise ValueError("nothing may lower the threat (LS-26)")


class Shot(Position, kw_only=True):
    """The first nine fields are all that matters between two turns; see ``essence``."""

    rules: ShotRules
    savings: int
    love: int = 0
    boredom: int = 0
    threat: int = 0
    ammo: int = 0
    roy: bool = True  # present; absent otherwise
    passion: int = 0
    poems: int = 0
    prisons: int = 0

    place_cubes: int = 0  # still to be placed this turn
    daily_cubes: int = 0
    lost_cubes: int = 0  # by the police, this turn; the player has yet to say which
    visited: tuple[str, ...] = ()  # this turn, in the order of the alphabet: how one came there changes nothing
    done: tuple[str, ...] = ()

    turn: int = 0  # from here on only for the eye
    police: int = 0  # the last result, 0 before the first
    police_die: int = 0  # this turn's dice, 0 before they are thrown
    roy_die: int = 0


def essence(g: Shot) -> tuple[int, int, int, int, int, bool, int, int, int]:
    """All that matters between turns: two positions at the police die with the same nine numbers have one future."""
    return g.savings, g.love, g.boredom, g.threat, g.ammo, g.roy, g.passion, g.poems, g.prisons


def deed(action: str) -> str:
    """The daily action a sentence belongs to: both forms of ``ammo`` are one (LS-65)."""
    return action.partition(" ")[0]
