"""Advice for bots: what the crew can still make of this turn, and how the lighthouse then meets the storm.

Everything is counted in crew members. A victory point is worth the six members or so that it takes to earn one, a lost
point of structure the member who repairs it, and more when little is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import exp

from msgspec import Struct
from msgspec.structs import replace

from ludarium.games.last_glow.position import Glow, GlowRules, beside, distances, line_of, neighbour
from ludarium.games.last_glow.rules import SIDEWAYS, blast, crew_act, heart_effect, hunted
from ludarium.kernel import Advice, View

POINT = 6.0
ABOARD = 5.0
ITEM = (4.2, 3.4, 2.4, 1.8, 1.2, 0.8, 0.5, 0.3, 0.2)  # by its distance when the lighthouse has sunk
PREY = (0.0, 0.9, 0.6, 0.3, 0.0)  # the nearest heart, by its distance: something to hunt next turn
STRUCTURE = (0.0, -9.0, -5.5, -3.6, -1.6, -0.6, 0.0)
BRIGHTNESS = (-3.2, -1.4, -0.7, -0.25, 0.0, 0.1)
HEIGHT = (-3.0, -1.0, -0.3, 0.0, -0.2, -0.6)  # lines between the sunk lighthouse and the planet
THREAT = (0.0, 1.5, 0.8, 0.4, 0.2, 0.1)  # a heart, by the lines between it and the planet
PERIL = (0.0, 6.0, 3.0, 1.5, 0.7, 0.3)  # the same when no point is left that it could take
BLOW = 1.0  # a point of structure the storm is expected to cost
RUIN = 25.0  # the storm destroys the lighthouse
WON, LOST = 100.0, -100.0

MEMORY = 100_000  # plans kept in mind before all are forgotten


class Deck(Struct, frozen=True, gc=False):
    """What matters of a position while the crew acts."""

    here: str
    throttles: int
    crew: int
    hearts: tuple[str, ...]
    items: tuple[str, ...]
    brightness: int
    structure: int
    cargo: int
    points: int


class Place(Struct, frozen=True):
    """What the storm has in store for a lighthouse on one cell."""

    worth: float
    ruin: tuple[float, ...]  # the chance to be destroyed, by structure


class Threat(Struct, frozen=True):
    """What the hearts have in store for the planet."""

    worth: float
    contacts: int  # points that are lost for certain
    peril: tuple[float, ...]  # by the points left


class Captain:
    """Plans turns under one set of rules: flights, hunts and captures first, then planet, hammer and lamp."""

    def __init__(self, rules: GlowRules) -> None:
        self.rules = rules
        self.drops = rules.modes[rules.mode].exploded_heart == "drops"
        self.plans: dict[Deck, float] = {}
        self.blows = cache(self.look_at_heart)
        self.place = cache(self.look_at_place)
        self.threat = cache(self.look_at_planet)

    def best(self, deck: Deck) -> float:
        """What the best plan for the rest of the crew is worth, dice averaged by their odds."""
        plan = self.plans.get(deck)
        if plan is None:
            plan = max(self.close(deck), *self.adventures(deck)) if deck.crew else self.close(deck)
            self.plans[deck] = plan
        return plan

    # --- What the next member may do ---------------------------------------------------------------------------

    def adventures(self, deck: Deck) -> Iterator[float]:
        """Flights, hunts and captures, each with the best plan after it."""
        rules, hearts, away = self.rules, deck.hearts, distances(deck.here)
        yield LOST
        for _, cell in beside(deck.here):
            if cell not in hearts:
                yield self.fly(deck, cell)
        above = neighbour(deck.here, 0, -1, rules.lines)
        if above and above not in hearts and deck.throttles < rules.throttle_max:
            yield self.throttle(deck, above)
        if deck.cargo + len(deck.items) < rules.soother_cubes:
            for cell in hearts:
                if away[cell] < 6 - rules.hunt_target:  # nobody plans with one chance in six
                    yield self.hunt(deck, cell)
        if deck.cargo < rules.cargo_max:
            for cell in deck.items:
                if away[cell] <= 1 and self.members_for(deck, cell) <= deck.crew:
                    yield self.capture(deck, cell)

    def fly(self, deck: Deck, cell: str) -> float:
        """One member takes the lighthouse to a cell beside it."""
        return self.best(replace(deck, here=cell, crew=deck.crew - 1))

    def throttle(self, deck: Deck, cell: str) -> float:
        """TG-41, TG-42. One member takes it up; not the first time in a turn, it costs."""
        loss = self.rules.throttle_loss if deck.throttles else 0
        if self.rules.throttle_cost == "brightness":
            paid = self.pay(deck, loss)
        else:
            paid = replace(deck, structure=deck.structure - loss)
        if paid.structure <= 0:
            return LOST
        return self.best(replace(paid, here=cell, crew=deck.crew - 1, throttles=deck.throttles + 1))

    def hunt(self, deck: Deck, cell: str) -> float:
        """TG-32 to TG-34. One member hunts, and finds an item or not."""
        missed = self.pay(replace(deck, crew=deck.crew - 1), self.rules.hunt_brightness)
        if missed.structure <= 0:
            return LOST
        odds = (7 - self.rules.hunt_target - distances(deck.here)[cell]) / 6
        others = tuple(heart for heart in deck.hearts if heart != cell)
        found = replace(missed, hearts=others, items=(*deck.items, cell))
        return odds * self.best(found) + (1 - odds) * self.best(missed)

    def capture(self, deck: Deck, cell: str) -> float:
        """TG-36 to TG-39. As many members as it takes bring an item aboard."""
        items = tuple(item for item in deck.items if item != cell)
        crew = deck.crew - self.members_for(deck, cell)
        return self.best(replace(deck, crew=crew, items=items, cargo=deck.cargo + 1))

    def members_for(self, deck: Deck, cell: str) -> int:
        """TG-36, TG-37. Members needed for an item here or one step away."""
        return self.rules.capture_here if cell == deck.here else self.rules.capture_near

    def pay(self, deck: Deck, loss: int) -> Deck:
        """TG-17, TG-R4. Brightness is lost, and structure for what is missing (or for the lamp going out)."""
        missing = max(loss - deck.brightness, 0)
        goes_out = self.rules.dark_rule == "reaching_zero" and 0 < deck.brightness <= loss
        structure = deck.structure - missing - (1 if goes_out else 0)
        return replace(deck, brightness=deck.brightness - loss + missing, structure=structure)

    def light(self, deck: Deck) -> Deck:
        """TG-27. One member lights up."""
        brightness = min(deck.brightness + self.rules.light_gain, self.rules.brightness_max)
        return replace(deck, crew=deck.crew - 1, brightness=brightness)

    def repair(self, deck: Deck) -> Deck:
        """TG-40. One member repairs."""
        structure = min(deck.structure + self.rules.repair_gain, self.rules.structure_max)
        return replace(deck, crew=deck.crew - 1, structure=structure)

    def sleep(self, deck: Deck) -> Deck:
        """TG-44. One member sends an item to the planet."""
        points = min(deck.points + self.rules.sleep_points, self.rules.points_to_win)
        return replace(deck, crew=deck.crew - 1, cargo=deck.cargo - 1, points=points)

    # --- The end of the turn -----------------------------------------------------------------------------------

    def close(self, deck: Deck) -> float:
        """Members without an adventure send items, repair and light up; then the lighthouse sinks into the storm."""
        rules = self.rules
        while deck.crew and deck.cargo and deck.points < rules.points_to_win:
            deck = self.sleep(deck)
        if deck.points >= rules.points_to_win:
            return WON
        sunk = deck.here
        for _ in range(rules.fall_lines):
            sunk = neighbour(sunk, 0, 1, rules.lines) or ""
            if not sunk:
                return LOST
        return max(self.sink(end, sunk) for end in self.errands(deck))

    def errands(self, deck: Deck) -> Iterator[Deck]:
        """Everything that repairing and lighting up can make of a crew."""
        while True:
            lit = deck
            while lit.crew and lit.brightness < self.rules.brightness_max:
                lit = self.light(lit)
            yield lit
            if not deck.crew or deck.structure == self.rules.structure_max:
                return
            deck = self.repair(deck)

    def sink(self, deck: Deck, cell: str) -> float:
        """TG-47 to TG-51. A collision on the way down, then the lamp grows dim."""
        loss = self.rules.collision_loss if cell in deck.hearts else 0
        return self.meet_storm(self.pay(replace(deck, structure=deck.structure - loss), self.rules.dim), cell)

    def meet_storm(self, deck: Deck, cell: str) -> float:
        """What the lighthouse on ``cell`` is worth before the hearts act."""
        place, threat = self.place(cell, deck.hearts), self.threat(deck.hearts)
        points = deck.points - threat.contacts
        if deck.structure <= 0 or points < 0:
            return LOST
        owned = points * POINT + deck.cargo * ABOARD + at(STRUCTURE, deck.structure) + at(BRIGHTNESS, deck.brightness)
        if deck.items:
            away = distances(cell)
            owned += sum(at(ITEM, away[item]) for item in deck.items)
        danger = at(threat.peril, points) + RUIN * at(place.ruin, deck.structure)
        return owned + place.worth + threat.worth - danger

    def look_at_place(self, cell: str, hearts: tuple[str, ...]) -> Place:
        """Height and prey, against the blows of the storm."""
        away = distances(cell)
        hearts = tuple(heart for heart in hearts if heart != cell)
        prey = max((at(PREY, away[heart]) for heart in hearts), default=0.0)
        losses = self.losses(cell, hearts)
        blows = sum(loss * odds for loss, odds in enumerate(losses))
        ruin = tuple(sum(losses[structure:]) for structure in range(len(losses) + 1))
        return Place(at(HEIGHT, self.rules.lines - line_of(cell)) + prey - BLOW * blows, ruin)

    def look_at_planet(self, hearts: tuple[str, ...]) -> Threat:
        """Hearts that come down, lowest first. Where they are gone once they explode, hardly any does."""
        heights = [self.rules.lines - line_of(heart) for heart in hearts] if self.drops else []
        contacts = heights.count(0)
        later = heights[contacts:]
        peril = tuple(sum(at(PERIL, height) for height in later[points:]) for points in range(len(later) + 1))
        return Threat(-sum(at(THREAT, height) for height in later), contacts, peril)

    def losses(self, cell: str, hearts: tuple[str, ...]) -> list[float]:
        """The odds of each loss of structure in this storm, as if hearts never barred one another's way."""
        odds = [1.0]
        for blows in (self.blows(heart, cell) for heart in hearts):
            if any(blows):
                before, odds = odds, [0.0] * (len(odds) + max(blows))
                for loss, chance in enumerate(before):
                    for blow in blows:
                        odds[loss + blow] += chance / 6
        return odds

    def look_at_heart(self, heart: str, cell: str) -> tuple[int, ...]:
        """The structure each face of a heart's die costs a lighthouse on ``cell``."""
        return tuple(self.blow(heart, cell, die) for die in range(1, 7))

    def blow(self, heart: str, cell: str, die: int) -> int:
        """TG-53 to TG-69. The structure one die costs."""
        rules = self.rules
        effect = heart_effect(rules, die + line_of(heart) + rules.first_line_number - 1)
        below = neighbour(heart, 0, 1, rules.lines)
        if effect == "explode":
            return blast(rules, heart, cell) + (rules.collision_loss if self.drops and below == cell else 0)
        target = neighbour(heart, SIDEWAYS[effect], 1, rules.lines) or below
        return rules.collision_loss if target == cell else 0


def at(table: tuple[float, ...], number: int) -> float:
    """The entry of a table; for everything beyond its end, the last one."""
    return table[number] if number < len(table) else table[-1]


# --- What bots ask ---------------------------------------------------------------------------------------------

_captains: dict[int, Captain] = {}  # by the identity of their rules, which they keep alive


def captain(rules: GlowRules) -> Captain:
    """Somebody who plans under these rules and remembers what was planned before."""
    known = _captains.get(id(rules))
    if known is None or len(known.plans) > MEMORY:
        if len(_captains) >= 8:
            _captains.clear()
        known = _captains[id(rules)] = Captain(rules)
    return known


def deck_of(g: Glow) -> Deck:
    """The part of a position that plans are made from."""
    return Deck(g.lighthouse, g.throttles, g.crew, g.hearts, g.items, g.brightness, g.structure, g.cargo, g.points)


def prefer(view: View, move: str) -> float:
    """What the best plan that begins with a move is worth, in crew members."""
    g: Glow = view.table
    planner, deck = captain(g.rules), deck_of(g)
    match move.split():
        case ["maneuver", side]:
            return planner.fly(deck, dict(beside(deck.here))[side])
        case ["throttle"]:
            return planner.throttle(deck, neighbour(deck.here, 0, -1, g.rules.lines) or deck.here)
        case ["hunt", cell]:
            return planner.hunt(deck, cell)
        case ["capture", cell]:
            return planner.capture(deck, cell)
        case ["light"]:
            return planner.best(planner.light(deck))
        case ["repair"]:
            return planner.best(planner.repair(deck))
        case _:
            return planner.best(planner.sleep(deck))


def value(view: View) -> float:
    """How good a position looks, from -1 (lost) to 1 (won)."""
    g: Glow = view.table
    if g.outcome is not None:
        return 1.0 if g.outcome.winners else -1.0
    planner, deck = captain(g.rules), deck_of(g)
    acting = g.question is not None and g.question.step in (crew_act, hunted)
    worth = planner.best(deck) if acting else planner.meet_storm(deck, deck.here)
    return 2 / (1 + exp((EVEN - worth) / SPREAD)) - 1


EVEN, SPREAD = 8.0, 8.0  # measured in storm mode: what half of the games are won from, and how fast hope grows

ADVICE = Advice(value=value, prefer=prefer)
