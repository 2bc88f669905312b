"""Hints for bots: a plan for the rest of the turn, and how a household stands.

No die falls in the Worker phase, so a turn can be planned to its end: for each means of production one could take (or
none) the resources it needs are fetched first, and the other workers earn, clean, heal and recruit as seems best. The
plan that leaves the household best is followed.
"""

from __future__ import annotations

from copy import copy
from math import tanh

from msgspec import Struct
from msgspec.structs import astuple, replace

from ludarium.games.which_side.outlook import GAINS, RAISES, table_of
from ludarium.games.which_side.position import RESOURCES, Price, WhichSide, WhichSideRules
from ludarium.games.which_side.rules import closed
from ludarium.kernel import Advice, View

# What things are worth, in dollars or so; found by playing many games with different numbers.
MEANS = 8.0
URGENT = 2.4  # a means more, for every turn that is missing to take the others
WORKER = 8.0
SICK = 1.0
JAILED = 1.2
PURSE = 6  # dollars that are worth keeping
DOLLAR = 1.0
SPARE_DOLLAR = 0.12
NEARLY = 0.5  # a dollar short of a means
ARREST = 0.9  # Police Threat against the other gauges
HEAD = 0.3  # somebody alive on the last turn
HAZARD = (0.0, 0.3, 1.0, 1.6, 1.9)  # a gauge one, two … steps up
MEMORY = 50_000  # steps of plans remembered before all are forgotten
HORIZON = 5  # turns for which the worth of people and dollars is meant

FILLERS = (
    "docks",
    "dye",
    "tenderloin",
    "triangle",
    "greenwich",
    "bonesetter",
    "tenement risk",
    "tenement unsanitary",
    "lawyers free",
    "lawyers threat",
    "local_union",
)
FETCH = {"union": "local_union", "anarchist": "printing_press", "strike": "political_cafe"}


class Sketch(Struct):
    """What a plan changes of a position."""

    savings: int
    free: int
    injured: int
    jailed: int
    reserve: int
    risk: int
    unsanitary: int
    threat: int


class Situation(Struct, frozen=True):
    """All a plan depends on; equal ones have equal plans."""

    sketch: tuple[int, ...]
    actions: int
    shut: frozenset[str]
    held: tuple[int, ...]
    controlled: tuple[str, ...]
    strength: int
    rises: int


# --- Bots ask --------------------------------------------------------------------------------------------------


def prefer(view: View, move: str) -> float:
    """How promising a move looks: follow the plan; take what asked for most; let a healthy worker be jailed."""
    g = table_of(view)
    verb, _, word = move.partition(" ")
    if verb == "jail":
        return 1.0 if word == "healthy" else 0.0
    if verb == "done":
        return 0.0
    if verb == "take":
        price = g.rules.prices[word]
        return 1.0 + effort(price) - 0.1 * price.dollars
    return 1.0 if move == next_action(g) else 0.0


def value(view: View) -> float:
    """About -1 to 1: means taken, and those the household can still hope for, against the number needed."""
    g = table_of(view)
    rules = g.rules
    turns = max(rules.strength_last - g.strength, 0) * 0.86 + bool(g.actions or g.placed)
    vigour = (g.healthy + 0.4 * g.injured + 0.1 * g.jailed) / rules.workers_start
    worries = 0.1 * (g.risk + g.unsanitary) + 0.06 * g.threat + 0.08 * g.missing
    hope = turns * max(min(0.45 * vigour + 0.02 * min(g.savings, PURSE) - 0.2 * worries, 0.95), 0.0)
    return tanh((len(g.controlled) + hope - rules.means_needed) / 2)


def next_action(g: WhichSide) -> str:
    """The first action of the best plan."""
    return planner_for(g.rules).next(situation(g))


def situation(g: WhichSide) -> Situation:
    """What a plan depends on."""
    sketch = (g.savings, g.free, g.injured, g.jailed, g.reserve, g.risk, g.unsanitary, g.threat)
    held = tuple(getattr(g, name) for name in RESOURCES)
    return Situation(sketch, g.actions, closed(g), held, g.controlled, g.strength, g.rises)


def planner_for(rules: WhichSideRules) -> Planner:
    """The planner of these rules, with what it remembers."""
    for known in PLANNERS:
        if known.rules is rules:
            return known
    PLANNERS[:] = [Planner(rules), *PLANNERS[:7]]
    return PLANNERS[0]


# --- Plans -----------------------------------------------------------------------------------------------------


class Planner:
    """Plans turns under one set of rules."""

    def __init__(self, rules: WhichSideRules) -> None:
        self.rules = rules
        self.plans: dict[Situation, str] = {}

    def next(self, now: Situation) -> str:
        """The action a plan starts with; empty if there is nothing to plan."""
        if now not in self.plans:
            if len(self.plans) > MEMORY:
                self.plans.clear()
            self.remember(now, self.best(now))
        return self.plans[now]

    def remember(self, now: Situation, plan: list[str]) -> None:
        """Put a plan into an order (what raises a gauge comes last, and first of all what pays) and keep every step."""
        while True:
            sketch = Sketch(*now.sketch)
            ready = [action for action in plan if possible(sketch, action, self.rules.press_cost)]
            first = min(ready, key=lambda action: (action in RAISES, action == "printing_press"), default="")
            self.plans[now] = first
            if not first:
                return
            plan.remove(first)
            now = self.after(now, first)

    def after(self, now: Situation, action: str) -> Situation:
        """The situation once an action is taken."""
        sketch = Sketch(*now.sketch)
        self.carry_out(sketch, action)
        gained = GAINS.get(action)
        held = tuple(amount + (name == gained) for name, amount in zip(RESOURCES, now.held, strict=True))
        shut = now.shut if self.again(place_of(action)) else now.shut | {place_of(action)}
        return replace(now, sketch=astuple(sketch), actions=now.actions - 1, shut=shut, held=held)

    def best(self, now: Situation) -> list[str]:
        """The plan that leaves the household best, as actions in a sensible order."""
        plans = [self.fill(now, [], None)]
        for key, price in self.rules.prices.items():
            if key not in now.controlled:
                plans += [self.fill(now, needed, price) for needed in self.fetch(now, price)]
        return max(plans, key=lambda plan: plan[0])[1]

    def fetch(self, now: Situation, price: Price) -> list[list[str]]:
        """The actions that bring the resources a price asks for, in the ways there are; none if it is too much."""
        short = {name: max(getattr(price, name) - held, 0) for name, held in zip(RESOURCES, now.held, strict=True)}
        needed = [FETCH[name] for name in FETCH for _ in range(short[name])]
        ways = [needed + [f"chemistry {hazard}"] * short["sabotage"] for hazard in ("risk", "unsanitary")]
        ways = ways if short["sabotage"] else ways[:1]
        return [way for way in ways if len(way) <= now.actions and self.allowed(now, way)]

    def allowed(self, now: Situation, actions: list[str]) -> bool:
        """Whether these actions can all be taken this turn, as far as the places go."""
        for action in set(actions):
            place = action.partition(" ")[0]
            if place in now.shut or (actions.count(action) > 1 and not self.again(place)):
                return False
        return True

    def again(self, place: str) -> bool:
        """Whether a place takes a second worker."""
        if place in ("docks", "triangle", "dye", "greenwich", "tenderloin", "tenement"):
            return self.rules.place_limit == "0"
        return place in self.rules.repeatable

    def fill(self, now: Situation, needed: list[str], price: Price | None) -> tuple[float, list[str]]:
        """A plan with the needed actions, every further worker sent where it helps most; and its worth."""
        sketch = Sketch(*now.sketch)
        for action in needed:
            self.carry_out(sketch, action)
        plan = list(needed)
        shut = set(now.shut) | {place for place in map(place_of, needed) if not self.again(place)}
        worth = self.worth(now, sketch, price)
        for _ in range(now.actions - len(needed)):
            tried = []
            for action in FILLERS:
                if place_of(action) not in shut and possible(sketch, action):
                    after = copy(sketch)
                    self.carry_out(after, action)
                    tried.append((self.worth(now, after, price), action, after))
            if not tried:
                break
            worth, action, sketch = max(tried, key=lambda one: one[0])
            plan.append(action)
            if not self.again(place_of(action)):
                shut.add(place_of(action))
        return worth, plan

    # --- What an action does to a sketch ---

    def carry_out(self, sketch: Sketch, action: str) -> None:
        """The effect of an action, as the rules have it."""
        place, _, word = action.partition(" ")
        if place in ("docks", "dye", "tenderloin", "triangle"):
            pay: int = getattr(self.rules, f"{place}_pay")
            sketch.savings = min(sketch.savings + pay, self.rules.savings_max)
        elif place == "printing_press":
            sketch.savings -= self.rules.press_cost
        elif place == "greenwich":
            sketch.free, sketch.reserve = sketch.free + 1, sketch.reserve - 1
        elif place == "bonesetter":
            sketch.injured -= 1
        elif action == "lawyers free":
            sketch.free, sketch.jailed = sketch.free + 1, sketch.jailed - 1
        elif place in ("tenement", "lawyers"):
            setattr(sketch, word, getattr(sketch, word) - 1)
        if action in RAISES:
            self.raise_gauge(sketch, RAISES[action])

    def raise_gauge(self, sketch: Sketch, gauge: str) -> None:
        """One step up, and what follows at the end of the gauge."""
        level = getattr(sketch, gauge) + 1
        if level < self.rules.end_of(gauge):
            setattr(sketch, gauge, level)
            return
        setattr(sketch, gauge, self.rules.after(gauge))
        if gauge == "threat" and sketch.free > sketch.injured:
            sketch.free, sketch.jailed = sketch.free - 1, sketch.jailed + 1
        else:
            self.hurt(sketch)

    def hurt(self, sketch: Sketch) -> None:
        """An injury, or a death where no injury is possible."""
        healthy = sketch.free - sketch.injured
        if healthy and sketch.injured < self.rules.injured_max:
            sketch.injured += 1
        else:
            sketch.free -= 1
            sketch.injured -= not healthy

    # --- What a sketch is worth ---

    def worth(self, now: Situation, sketch: Sketch, price: Price | None) -> float:
        """What the household is worth at the end of the turn, a means taken if it could be paid."""
        rules, turns = self.rules, self.rules.strength_last - now.strength
        sketch, left = self.paid(sketch, now.rises)
        if sketch.free <= 0:
            return -1000.0
        taken = 0.0
        if price and left >= price.dollars:
            taken = self.progress(now, price, turns)
            left -= price.dollars
        share = min(turns, rules.means_needed - len(now.controlled)) / HORIZON
        people = WORKER * (sketch.free - sketch.injured) + SICK * sketch.injured + JAILED * sketch.jailed
        purse = DOLLAR * min(left, PURSE) + SPARE_DOLLAR * max(left - PURSE, 0)
        worries = (
            HAZARD[min(sketch.risk, 4)] + HAZARD[min(sketch.unsanitary, 4)] + ARREST * HAZARD[min(sketch.threat, 4)]
        )
        # What cannot be paid now is worth something too: it shows the way to a plan that is not finished yet.
        nearly = 0.0 if not price or taken else -NEARLY * (price.dollars - left)
        return taken + nearly + share * (people + purse - worries) + HEAD * rules.worker_cost * sketch.free

    def paid(self, sketch: Sketch, rises: int) -> tuple[Sketch, int]:
        """The household after the life cost, those who go hungry for missing dollars included; and what is left."""
        rules = self.rules
        people = sketch.free * rules.worker_cost + sketch.injured * rules.injured_cost
        left = sketch.savings - people - sketch.jailed * rules.jailed_cost - rules.rent - rises
        if left >= 0:
            return sketch, left
        sketch = copy(sketch)
        for _ in range(-left):
            self.hurt(sketch)
            if sketch.free <= 0:
                break
        return sketch, 0

    def progress(self, now: Situation, price: Price, turns: int) -> float:
        """What taking a means is worth: more when turns run out, everything when it wins."""
        needed = self.rules.means_needed - len(now.controlled)
        if needed <= 1:
            return 1000.0
        late = max(needed - turns * 0.8, 0.0)
        return MEANS + URGENT * late + 0.5 * effort(price)


def possible(sketch: Sketch, action: str, press_cost: int = 0) -> bool:
    """Whether an action would do something."""
    match action:
        case "tenement risk":
            return sketch.risk > 0
        case "tenement unsanitary":
            return sketch.unsanitary > 0
        case "bonesetter":
            return sketch.injured > 0
        case "lawyers free":
            return sketch.jailed > 0
        case "lawyers threat":
            return sketch.threat > 0
        case "greenwich":
            return sketch.reserve > 0
        case "printing_press":
            return sketch.savings >= press_cost
    return True


def place_of(action: str) -> str:
    """The place an action is taken at."""
    return action.partition(" ")[0]


def effort(price: Price) -> int:
    """How many actions a price asks for."""
    return price.union + price.anarchist + price.strike + price.sabotage


PLANNERS: list[Planner] = []
ADVICE = Advice(value=value, prefer=prefer)
