"""The position of Which Side: what lies on the postcard, and the numbers printed on it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from ludarium.kernel import Position, Rules

HOUSEHOLD = 0
RESOURCES = ("union", "anarchist", "strike", "sabotage")
GAUGES = ("risk", "unsanitary", "threat")
GROUP = ("bonesetter", "local_union", "printing_press", "lawyers", "political_cafe", "chemistry")
NEW_YORK = ("docks", "triangle", "dye", "greenwich", "tenderloin")


class Mode(Struct, frozen=True, forbid_unknown_fields=True):
    """A level of difficulty."""

    means_needed: int
    rent: int


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    """What taking over a workplace costs."""

    union: int = 0
    anarchist: int = 0
    strike: int = 0
    sabotage: int = 0
    dollars: int = 0


class Workplace(Struct, frozen=True, forbid_unknown_fields=True):
    """A means of production, with its price in either set."""

    key: str
    standard: Price
    heavy: Price


Effect = Literal["rent_rise", "accident", "raid", "squalor", "sickness", "offensive"]


class WhichSideRules(Rules, frozen=True, kw_only=True):
    """Every printed number, and the options chosen."""

    workers_total: int
    workers_start: int
    injured_max: int
    savings_start: int
    savings_max: int
    worker_cost: int
    injured_cost: int
    jailed_cost: int
    idle_divisor: int
    risk_hurt_at: int
    unsanitary_hurt_at: int
    threat_jail_at: int
    risk_after: int
    unsanitary_after: int
    threat_after: int
    strength_start: int
    strength_step: int
    strength_last: int
    two_dice_at: tuple[int, ...]
    press_cost: int
    docks_pay: int
    triangle_pay: int
    dye_pay: int
    tenderloin_pay: int

    mode: str
    means: Literal["standard", "heavy"]
    take_limit: Literal["1", "0"]
    place_limit: Literal["0", "1"]
    keep_resources: Literal["no", "yes"]

    die_table: tuple[Effect, Effect, Effect, Effect, Effect, Effect]
    repeatable: tuple[str, ...]
    modes: dict[str, Mode]
    workplaces: tuple[Workplace, ...]

    def __post_init__(self) -> None:
        if self.mode == "experienced":  # WS-R3: two names for one mode
            force_setattr(self, "mode", "advanced")
        self._check_numbers()
        self._check_tables()

    def _check_numbers(self) -> None:
        if self.workers_start > self.workers_total:
            raise ValueError("workers_start is larger than workers_total")
        if self.savings_start > self.savings_max:
            raise ValueError("savings_start is larger than savings_max")
        if self.strength_start >= self.strength_last:
            raise ValueError("strength_start must be smaller than strength_last")
        for gauge in GAUGES:
            if self.after(gauge) >= self.end_of(gauge):
                raise ValueError(f"{gauge}_after must be smaller than the end of that gauge")

    def _check_tables(self) -> None:
        if self.mode not in self.modes:
            raise ValueError(f"tables.modes has no entry for mode {self.mode}")
        if self.modes[self.mode].means_needed > len(self.workplaces):
            raise ValueError(f"mode {self.mode} asks for more means than tables.workplaces lists")
        if len({workplace.key for workplace in self.workplaces}) < len(self.workplaces):
            raise ValueError("two entries of tables.workplaces have the same key")
        for action in self.repeatable:
            if action not in GROUP:
                raise ValueError(f"tables.repeatable names {action}, which is no action of the group")

    @property
    def means_needed(self) -> int:
        """WS-8. How many means of production win."""
        return self.modes[self.mode].means_needed

    @property
    def rent(self) -> int:
        """WS-8. The rent of the tenement."""
        return self.modes[self.mode].rent

    @property
    def prices(self) -> dict[str, Price]:
        """WS-R7. What each means costs in the chosen set, in the printed order."""
        return {place.key: place.heavy if self.means == "heavy" else place.standard for place in self.workplaces}

    def end_of(self, gauge: str) -> int:
        """The space Hurt or Jail of a gauge."""
        if gauge == "threat":
            return self.threat_jail_at
        return self.risk_hurt_at if gauge == "risk" else self.unsanitary_hurt_at

    def after(self, gauge: str) -> int:
        """Where a gauge stands after Hurt or Jail."""
        if gauge == "threat":
            return self.threat_after
        return self.risk_after if gauge == "risk" else self.unsanitary_after


class WhichSide(Position, kw_only=True):
    """The household, its purse and its enemies.

    ``turn``, ``dice`` and ``idle`` are only remembered for the people at the table: no rule looks back at them. (Of
    ``placed`` the rules ask which places are used up, and the picture who stands where.)
    """

    rules: WhichSideRules
    strength: int
    savings: int
    free: int  # workers in the household, the injured among them
    injured: int = 0
    jailed: int = 0
    dead: int = 0
    risk: int = 0
    unsanitary: int = 0
    threat: int = 0
    rises: int = 0  # die results 1 still in force
    controlled: tuple[str, ...] = ()  # means of production, in the printed order
    turn: int = 0

    dice: tuple[int, ...] = ()  # thrown this turn
    actions: int = 0  # still to be taken this turn
    idle: int = 0  # injured workers who cannot act this turn
    placed: tuple[str, ...] = ()  # the actions taken this turn, in the order of the rulebook
    union: int = 0
    anarchist: int = 0
    strike: int = 0
    sabotage: int = 0

    @property
    def healthy(self) -> int:
        """Free workers who are not injured."""
        return self.free - self.injured

    @property
    def reserve(self) -> int:
        """WS-2. Workers who have not joined yet."""
        return self.rules.workers_total - self.free - self.jailed - self.dead

    @property
    def life_cost(self) -> int:
        """WS-4, WS-5, WS-R6, WS-R17. Worked out afresh whenever it is asked for."""
        rules = self.rules
        people = self.free * rules.worker_cost + self.injured * rules.injured_cost + self.jailed * rules.jailed_cost
        return people + rules.rent + self.rises

    @property
    def missing(self) -> int:
        """Dollars that would be missing if the life cost had to be paid now."""
        return max(self.life_cost - self.savings, 0)


def covers(g: WhichSide, price: Price, savings: int) -> bool:
    """WS-68, WS-R26. Whether the resources of this turn and some savings pay a whole price."""
    return (
        price.union <= g.union
        and price.anarchist <= g.anarchist
        and price.strike <= g.strike
        and price.sabotage <= g.sabotage
        and price.dollars <= savings
    )
