"""The position of Protocol G117: who stands where, what is used up, and the numbers printed on the board."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from ludarium.games.protocol_g117.board import (
    BIT,
    EARTH,
    EVERYWHERE,
    IN_MATRIX,
    LONGEST_CHARGE,
    ON_EARTH,
    SQUARES,
)
from ludarium.kernel import Position, Rules

AI, HU = 0, 1
SIDES = ("ai", "hu")
KINDS = {"earth": ("drone", "troop"), "matrix": ("bot", "decker")}  # PG-4
PARTS = ("po", "event")
ICONS = {"+E": "earth", "+M": "matrix", "-E": "earth", "-M": "matrix", "S": ""}

# What a content file of one's own may print: beyond these numbers the game cannot be played or drawn.
LEAST = {
    "turns": 1,
    "po_min": 1,
    "move_squares": 1,
    "attackers_needed": 1,
    "charge_steps_min": 0,
    "sabotage_squares": 1,
    "extra_series_turns": 1,
    "extra_check_every": 1,
    "extra_series_max": 0,
}
MOST_POINTS = 99  # of a square: a medal has room for two figures


class Deed(Struct, frozen=True):
    """One part of an action: what ``choose hopes_end po`` uses up and gives."""

    pair: int  # from 1
    action: str
    part: str
    po: int
    icons: tuple[str, ...]


class ProtocolRules(Rules, frozen=True, kw_only=True):
    """Every printed number, and the options chosen."""

    turns: int
    units_per_side: int
    markers_per_side: int
    first_seat: Literal["ai", "hu"]
    earth_capacity: int
    matrix_capacity: int
    po_min: int
    po_max: int
    event_icons_max: int
    move_squares: int
    attackers_needed: int
    charge_steps_max: int
    charge_steps_min: int
    sabotage_squares: int
    extra_series_turns: int
    extra_check_every: int
    extra_series_max: int

    second_player_part: Literal["free", "same"]
    matrix_drop_in: Literal["off", "on"]
    sabotage_scope: Literal["square", "field"]
    tie_board: Literal["keep", "reset"]

    vp_c1r1: int
    vp_c2r1: int
    vp_c3r1: int
    vp_c4r1: int
    vp_c5r1: int
    vp_c1r2: int
    vp_c2r2: int
    vp_c3r2: int
    vp_c4r2: int
    vp_c5r2: int
    vp_c1r3: int
    vp_c2r3: int
    vp_c3r3: int
    vp_c4r3: int
    vp_c5r3: int
    vp_core: int
    vp_i1: int
    vp_i2: int
    vp_i3: int
    vp_i4: int
    vp_o1: int
    vp_o2: int
    vp_o3: int
    vp_o4: int
    vp_o5: int
    vp_o6: int
    vp_o7: int
    vp_o8: int

    po_hopes_end: int
    po_human_betrayal: int
    po_drone_foundry: int
    po_self_replication: int
    po_neural_backlash: int
    po_deep_fakes: int
    po_predictive_strike: int
    po_adaptive_firewall: int
    po_orbital_relay: int
    po_singularity: int
    po_anon_hacker: int
    po_faulty_cpus: int
    po_call_to_arms: int
    po_hacker_collective: int
    po_emp_strike: int
    po_power_cut: int
    po_guerrilla: int
    po_back_door: int
    po_underground_network: int
    po_logic_bomb: int

    event_hopes_end: str
    event_human_betrayal: str
    event_drone_foundry: str
    event_self_replication: str
    event_neural_backlash: str
    event_deep_fakes: str
    event_predictive_strike: str
    event_adaptive_firewall: str
    event_orbital_relay: str
    event_singularity: str
    event_anon_hacker: str
    event_faulty_cpus: str
    event_call_to_arms: str
    event_hacker_collective: str
    event_emp_strike: str
    event_power_cut: str
    event_guerrilla: str
    event_back_door: str
    event_underground_network: str
    event_logic_bomb: str

    starts: tuple[tuple[str, ...], tuple[str, ...]]  # by seat
    pairs: tuple[tuple[str, str, Literal["outer", "inner"]], ...]  # action of ai, its partner of hu, row

    # Worked out from the numbers above, in the order and shape in which the rules look them up.
    vp: tuple[tuple[int, int], ...] = ()  # square and points, those without points left out
    worth: int = 0  # the set of squares with points
    home: tuple[int, int] = (0, 0)  # the start squares of each seat
    choices: tuple[tuple[tuple[str, str], ...], ...] = ()  # by seat and pair, the sentences for its two parts
    deeds: dict[str, Deed] = {}  # what each of these sentences means

    def __post_init__(self) -> None:
        self._check()
        vp = tuple((BIT[square], self.vp_of(square)) for square in SQUARES if self.vp_of(square))
        force_setattr(self, "vp", vp)
        force_setattr(self, "worth", sum(bit for bit, _ in vp))
        ai, hu = (sum(BIT[square] for square in set(side)) for side in self.starts)
        force_setattr(self, "home", (ai, hu))
        choices = tuple(
            tuple((f"choose {p[seat]} po", f"choose {p[seat]} event") for p in self.pairs) for seat in (AI, HU)
        )
        force_setattr(self, "choices", choices)
        force_setattr(self, "deeds", {said: self._deed(said) for side in choices for both in side for said in both})

    def _deed(self, sentence: str) -> Deed:
        _, action, part = sentence.split()
        pair = next(at for at, both in enumerate(self.pairs, 1) if action in both)
        if part == "po":
            return Deed(pair, action, part, self.po_of(action), ())
        return Deed(pair, action, part, 0, self.event_of(action))

    def _check(self) -> None:
        """Numbers and tables that cannot be played together are refused here, once, in words."""
        for name, least in LEAST.items():
            if getattr(self, name) < least:
                raise ValueError(f"{name} must be at least {least}")
        if self.charge_steps_max > LONGEST_CHARGE:
            raise ValueError(f"charge_steps_max must be at most {LONGEST_CHARGE}")
        if (self.earth_capacity, self.matrix_capacity) != (1, 2):
            raise ValueError("earth_capacity must be 1 and matrix_capacity 2: the rules know no other squares")
        if not all(0 <= self.vp_of(square) <= MOST_POINTS for square in SQUARES):
            raise ValueError(f"the points of a square (vp_…) must lie between 0 and {MOST_POINTS}")
        if self.charge_steps_min > self.charge_steps_max:
            raise ValueError("charge_steps_min is larger than charge_steps_max")
        if not set(self.starts[AI]) | set(self.starts[HU]) <= set(SQUARES):
            raise ValueError("tables.starts names a square that does not exist")
        if set(self.starts[AI]) & set(self.starts[HU]):
            raise ValueError("tables.starts gives one square to both sides")
        if not all(set(side) & set(field) for side in self.starts for field in (EARTH, set(SQUARES) - set(EARTH))):
            raise ValueError("tables.starts leaves a side without a start square on one of the fields")
        if self.units_per_side < max(len(self.starts[AI]), len(self.starts[HU]) + 1):
            raise ValueError("units_per_side is smaller than the forces at the start")
        if sorted(key for pair in self.pairs for key in pair[:2]) != sorted(ACTIONS):
            raise ValueError("tables.pairs must name each action once")
        if max(self.turns, self.extra_series_turns) > min(self.markers_per_side, len(self.pairs)):
            raise ValueError("there are more turns than action markers")
        for key in ACTIONS:
            self._check_action(key)

    def _check_action(self, key: str) -> None:
        if not self.po_min <= self.po_of(key) <= self.po_max:
            raise ValueError(f"po_{key} must lie between po_min and po_max")
        icons = self.event_of(key)
        if not 1 <= len(icons) <= self.event_icons_max or not set(icons) <= set(ICONS):
            raise ValueError(f"event_{key} takes 1 to {self.event_icons_max} of the icons {' '.join(ICONS)}")

    def vp_of(self, square: str) -> int:
        """The points printed on a square."""
        points: int = getattr(self, f"vp_{square}")
        return points

    def po_of(self, action: str) -> int:
        """The operation points printed on an action."""
        points: int = getattr(self, f"po_{action}")
        return points

    def event_of(self, action: str) -> tuple[str, ...]:
        """The icons of an action's event, from left to right."""
        return tuple(getattr(self, f"event_{action}").split())

    def first_in(self, turn: int) -> int:
        """PG-20, PG-83, PG-88. The first player of a turn: the roles swap every turn, through all series."""
        return (SIDES.index(self.first_seat) + turn - 1) % 2

    def series_in(self, turn: int) -> int:
        """PG-88. The tie-break series to which a turn belongs, from 1; 0 before the first tie."""
        beyond = turn - self.turns
        return 0 if beyond <= 0 else (beyond - 1) // self.extra_series_turns + 1


# The twenty actions by key, those of ai first.
ACTIONS = tuple(
    name.removeprefix("event_")
    for name in ProtocolRules.__struct_fields__
    if name.startswith("event_") and name != "event_icons_max"
)


class Protocol(Position, kw_only=True):
    """Sets of squares are bit masks (see ``board``); pairs of values are those of ai and hu."""

    rules: ProtocolRules
    units: tuple[int, int] = (0, 0)  # the squares on which a side has at least one unit
    stacks: tuple[int, int] = (0, 0)  # those on which it has two
    supply: tuple[int, int]
    lost: tuple[int, int] = (0, 0)  # units eliminated
    paper: tuple[tuple[int, int], ...] = ()  # victory points noted turn by turn
    turn: int = 0
    marks: tuple[tuple[str, str], ...] = (("", ""),) * 10  # for each pair, the parts ai and hu have used
    pair: int = 0  # the pair of this turn, from 1; 0 before the first player has chosen
    po: int = 0  # operation points left in the action being carried out
    open: int = 0  # movement squares already paid for
    back: str = ""  # the one sentence PG-40 forbids while a movement square is open
    sabotages: tuple[int, int] = (0, 0)  # held by each side
    cancelled: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # squares or fields named against each side

    @property
    def first(self) -> int:
        """PG-20. The first player of this turn; during the set-up, of turn 1."""
        return self.rules.first_in(max(self.turn, 1))

    @property
    def score(self) -> tuple[int, int]:
        """PG-82. Scores add up from turn to turn."""
        return sum(ai for ai, _ in self.paper), sum(hu for _, hu in self.paper)

    @property
    def series(self) -> int:
        """The tie-break series being played, from 1; 0 before the first tie."""
        return self.rules.series_in(self.turn)


def count_on(g: Protocol, seat: int, squares: int) -> int:
    """How many units of a side stand on these squares."""
    return (g.units[seat] & squares).bit_count() + (g.stacks[seat] & squares).bit_count()


def room(g: Protocol) -> int:
    """PG-16, PG-17. The squares with room for one more unit."""
    (ai, hu), (twos, more) = g.units, g.stacks
    return EVERYWHERE & ~((ai | hu) & ON_EARTH | ai & hu | twos | more)


def contested(g: Protocol) -> int:
    """One unit of each side on a Matrix square."""
    return g.units[AI] & g.units[HU] & IN_MATRIX


def controlled(g: Protocol, seat: int) -> int:
    """PG-73 to PG-75. With at most two units on a square, more of one side means none of the other."""
    return g.units[seat] & ~g.units[1 - seat]


def points_on(g: Protocol, squares: int) -> int:
    """PG-76. The points printed on these squares."""
    total = 0
    for bit, points in g.rules.vp:
        if bit & squares:
            total += points
    return total
