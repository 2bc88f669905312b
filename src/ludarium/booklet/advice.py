"""Honest hints for bots: a reader who has the map, the gauges and the open page, and has read no further.

She gathers what the first page speaks of while the clock leaves room, and then makes for a way out.
"""

from __future__ import annotations

from msgspec import Struct

from ludarium.booklet import gauges, known, pages
from ludarium.booklet.odds import after_second_throw
from ludarium.booklet.position import Journey
from ludarium.booklet.rules import ways_out
from ludarium.kernel import Advice, View


class Taste(Struct, frozen=True, kw_only=True):
    """What a reader has learnt to expect of a title, in one number each."""

    reserve: int = 1  # clock kept for what a way out may still cost
    hidden: float = 1.0  # how much more a place without a road promises
    plain: float = 0.1  # an option that shows neither a cost nor a test
    first: float = 0.1  # more for it when it is the first one printed
    paid: float = 0.8  # an option that costs something
    dread: float = 0.1  # taken off the chance of a combat
    health: int = 2  # below this she repairs


def advice(taste: Taste | None = None) -> Advice:
    """The hints of a reader with a taste."""
    reader = Reader(taste or Taste())
    return Advice(value=reader.value, prefer=reader.prefer)


class Reader(Struct, frozen=True):
    """Somebody who reads only what is open before her."""

    taste: Taste

    def value(self, view: View) -> float:
        """How good things look, about -1 to 1: time to spare, health, and whether a way out stands open."""
        g: Journey = view.table
        if g.outcome is not None:
            return 1.0 if g.outcome.winners else -1.0
        book = g.rules.book
        far = min((known.distance(g, g.at, goal) for goal in g.story_of.goals), default=0)
        slack = (gauges.clock_left(g) - far) / (book.highest[book.clock] - book.lowest[book.clock])
        health = min(g.gauges[book.health], 4) / 4
        ready = any(gauges.holds(g, when) for when in g.story_of.goals.values())
        return max(min(-0.6 + 0.5 * slack + 0.3 * health + 0.5 * ready, 0.95), -0.95)

    def prefer(self, view: View, move: str) -> float:
        """How promising a move looks."""
        g: Journey = view.table
        question = g.question
        assert question is not None
        match question.step.__name__:
            case "leave":
                return self.before_leaving(g, move)
            case "chosen":
                return self.option(g, move.removeprefix("choose "))
            case "fight_or_flee":
                return self.fight(g, move)
            case "second_throw":
                return throw_again(g, move, *question.args)
        return 1.0 if move == "retry" or move.startswith("begin") else 0.0

    # --- on the road ---

    def before_leaving(self, g: Journey, move: str) -> float:
        """Repairs while weak, a manoeuvre that will probably work, then the best road."""
        profile = g.rules.book.profile
        verb, _, word = move.partition(" ")
        if verb == profile.movement.verb:
            return self.road(g, g.story_of.place(word))
        if profile.departure and verb == profile.departure.verb:
            chance = known.manoeuvre_chance(g, word)
            worth = chance >= 0.5 and not self.saving(g)
            return 20 + float(chance) * profile.departure.kinds[word].back if worth else -20.0
        weak = g.gauges[g.rules.book.health] < self.taste.health
        return 30.0 if weak and gauges.clock_left(g) > 3 else -30.0

    def saving(self, g: Journey) -> bool:
        """Whether a way out asks for what manoeuvres cost; then it is kept while time is plenty."""
        departure = g.rules.book.profile.departure
        spent = set(departure.cost) if departure else set()
        asked = any(
            part.gauge in spent
            for when in g.story_of.goals.values()
            for part in (when.parts if isinstance(when, pages.AllOf) else (when,))
            if isinstance(part, pages.Gauged)
        )
        return asked and gauges.clock_left(g) > 7

    def road(self, g: Journey, place: str) -> float:
        """Towards a way out that stands open, or once time is short; otherwise to what has not been seen."""
        cost = next(exit.cost for exit in ways_out(g) if exit.place == place)
        goals = g.story_of.goals
        open_ways = [goal for goal, when in goals.items() if gauges.holds(g, when)]
        far = min((known.distance(g, place, goal) for goal in open_ways or goals), default=0)
        if open_ways:
            return -float(far) - cost
        if gauges.clock_left(g) - cost - far < self.taste.reserve:
            return -2.0 * far
        new = place not in g.trail
        worth = (3.0 + self.taste.hidden * g.story_of.locations[place].hidden) * new
        return worth - 4.0 * (place in goals) - g.trail.count(place) - 0.5 * cost + news_behind(g, place)

    # --- on the page ---

    def option(self, g: Journey, key: str) -> float:
        """An option by what is printed with it: its cost, and the test or combat it begins with."""
        one = known.option_of(g, key)
        what = known.announced(g, one)
        spent = 0.06 * sum(amount for _, amount in one.cost)
        if what is not None:
            dread = self.taste.dread if isinstance(what, pages.Combat) else 0.0
            return float(known.chance(g, what)) - dread - spent
        assert g.question is not None
        first = g.question.moves_of(0)[0] == f"choose {key}"
        return self.taste.paid - spent if one.cost else self.taste.plain + self.taste.first * first

    def fight(self, g: Journey, move: str) -> float:
        """Stay while the odds are fair."""
        assert g.fight is not None
        return float(known.fight_chance(g, g.fight.cb)) if move == "fight" else 0.35


def news_behind(g: Journey, place: str) -> float:
    """A little for places whose neighbours are still unread."""
    unread = sum(
        exit.place not in g.trail
        for exit in g.story_of.exits[place]
        if exit.place != g.at and known.on_the_map(g, exit.place)
    )
    return 0.1 * min(unread, 4)


def throw_again(g: Journey, move: str, kind: str, pieces: int, a: int, b: int, hits: int) -> float:
    """Pay for another throw where the present one is not enough and the next may well be."""
    throw, again = g.rules.book.profile.throw, g.rules.book.profile.second_throw
    assert again is not None
    if kind == "test":
        trial = g.rules.book.sheets[a][b]
        assert isinstance(trial, pages.Trial)
        wanted = trial.difficulty
    else:
        assert g.fight is not None
        wanted = g.fight.cb
    if hits >= wanted:
        return 1.0 if move == again.keep else 0.0
    return float(after_second_throw(throw, pieces, hits, wanted)) if move == again.verb else 0.25
