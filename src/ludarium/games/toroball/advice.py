"""Hints for bots: how good a table looks for a seat, and how promising a move is. Everything comes from a view."""

from __future__ import annotations

import math
from functools import lru_cache

from ludarium.games.toroball.forecast import shot
from ludarium.games.toroball.ground import BALL, BLUE, RED, centre, distance
from ludarium.games.toroball.position import NUMBER, OUT, OWN, SEAT, Toro, ToroRules, place
from ludarium.games.toroball.rules import free_bottles, will_drink
from ludarium.kernel import Advice, View

GOAL = 3.0  # what a goal is worth beside where the ball lies
RISK = 0.25  # what it costs to stand exposed at the end of a run
CHASE = 0.4  # what it is worth to get near the ball when nobody of the team is; more than RISK, or both teams wait
DIGITS = 9  # beyond them a gain is only rounding, which must not favour a seat where nothing is gained
SOON, LATER, NEVER = 1.0, 0.45, 0.15  # how much a shot counts for a team that can reach the ball this round, next, …


# --- Where the ball lies --------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def chance(rules: ToroRules, square: str, seat: int) -> float:
    """The odds of a goal for a seat with its best kick from a square, nobody being in the way."""
    ground = rules.ground
    goal, best = ground.pitch.goals[1 - seat], 0.0
    for to in ground.targets[square]:
        flight = ground.flight(square, to)
        if ground.pitch.hideout in flight.path:
            continue
        if flight.scorer == seat:
            return 1.0
        lands = [ground.rest(BALL, to, way, rules.scatter_squares) for way in rules.compass]
        best = max(best, lands.count(goal) / len(lands))
    return best


def hold(g: Toro, square: str, seat: int) -> float:
    """How soon a team can be at a square: this round, next round, or not before."""
    steps = g.rules.run_squares
    near = [name for name in OWN[seat] if place(g, name) != OUT and distance(place(g, name), square) <= steps]
    may_kick = g.kicks < g.rules.kicks_per_run
    if any(name in g.due or (name == g.runner and may_kick) for name in near):
        return SOON
    return LATER if near else NEVER


def ball_worth(g: Toro, square: str, seat: int) -> float:
    """What a ball on a square is worth to a seat, from about -1 to 1."""
    ahead = (centre(square)[0] * 2 - 1 - g.rules.printed.columns) / g.rules.printed.columns
    worth = 0.25 * (ahead if seat == RED else -ahead)
    for team, sign in ((seat, 1.0), (1 - seat, -1.0)):
        worth += sign * 0.6 * chance(g.rules, square, team) * hold(g, square, team)
    return worth


def shot_worth(g: Toro, target: str, seat: int) -> float:
    """What a kick is worth: goals for and against, and where the ball comes to lie otherwise."""
    seen = shot(g, target)
    worth = GOAL * (seen.chances[seat] - seen.chances[1 - seat]) / 6
    goals = g.rules.printed.goals
    return worth + sum(ball_worth(g, square, seat) for square in seen.lands if square not in goals) / 6


def gain(g: Toro, worth: float, seat: int) -> float:
    """What a kick of some worth gains in comparison with leaving the ball where it lies."""
    return round(worth - ball_worth(g, g.ball, seat), DIGITS)


def best_shot(g: Toro, seat: int) -> float:
    """What the best kick from where the ball lies would gain."""
    worths = [shot_worth(g, target, seat) for target in g.rules.ground.targets[g.ball]]
    return gain(g, max(worths, default=-GOAL), seat)


# --- A run ----------------------------------------------------------------------------------------------------------


def can_reach_ball(g: Toro, start: str, squares: int) -> bool:
    """Whether a run of so many squares from ``start`` can end on the ball."""
    taken = g.ball != start and (g.ball in g.places or g.ball == g.cow)
    return not taken and distance(start, g.ball) <= squares


def must_chase(g: Toro, seat: int) -> bool:
    """Whether nobody of a team is near enough to be at the ball with a run."""
    return hold(g, g.ball, seat) == NEVER


def prefer_run(g: Toro, name: str) -> float:
    """A run is good if it gets to the ball and a good kick, or near a ball that is far from the whole team."""
    seat, here = SEAT[name], place(g, name)
    starts = [here] if here else free_bottles(g, seat)
    alone = sum(other not in g.sheltered and place(g, other) != OUT for other in OWN[seat])
    out = 0.4 if not here else 1.5 if name in g.sheltered and not alone else 0.0  # a hidden team must come out
    if any(can_reach_ball(g, start, g.rules.run_squares) for start in starts):
        return out + best_shot(g, seat) - RISK
    near = CHASE - 0.01 * min(distance(start, g.ball) for start in starts) if must_chase(g, seat) else 0.0
    return out + near - RISK


def shelters(g: Toro) -> frozenset[str]:
    """The squares on which a runner could shelter now."""
    printed = g.rules.printed
    return printed.fence | printed.barriers | g.rules.ground.unseen[g.cow]


def prefer_step(g: Toro, word: str) -> float:
    """Towards the ball while a kick is possible or nobody is near it, then towards a shelter; not into a bottle."""
    seat, here = SEAT[g.runner], place(g, g.runner)
    to = g.rules.ground.next[here][word]
    thirst = 1.0 if will_drink(g, to, g.left - 1) else 0.0
    can_kick = g.kicks < g.rules.kicks_per_run and can_reach_ball(g, to, g.left - 1) and best_shot(g, seat) > 0
    if can_kick or must_chase(g, seat):
        return 1.0 - 0.05 * distance(to, g.ball) - thirst
    away = min(distance(to, square) for square in shelters(g))
    far = 0.02 * distance(to, g.cow)
    return (0.2 - 0.03 * away if away <= g.left - 1 else 0.0) + far - thirst


def prefer_shelter(g: Toro) -> float:
    """Safe, unless nobody of the team would be left in the open."""
    seat = SEAT[g.runner]
    in_the_open = [n for n in OWN[seat] if n != g.runner and n not in g.sheltered and place(g, n) != OUT]
    return 0.5 if in_the_open else -1.0


def prefer_agitate(g: Toro) -> float:
    """Worth it when the extra squares bring the ball within reach."""
    here, seat = place(g, g.runner), SEAT[g.runner]
    if g.kicks >= g.rules.kicks_per_run or can_reach_ball(g, here, g.left):
        return -0.5
    gains = can_reach_ball(g, here, g.left + g.rules.agitate_squares) and best_shot(g, seat) > 0.3
    return 1.1 if gains else -0.5


# --- The cow --------------------------------------------------------------------------------------------------------


def prefer_charge(g: Toro, word: str, seat: int) -> float:
    """Towards the other team's characters, past one's own."""
    to = g.rules.ground.next[g.cow][word]
    near = [name for name in g.exposed if distance(place(g, name), to) == 1]
    return sum(1.0 if SEAT[name] != seat else -1.0 for name in near) / (len(near) or 1)


def prefer_nudge(g: Toro, name: str, seat: int) -> float:
    """One of theirs, the nearer to the ball the better."""
    return (1.0 if SEAT[name] != seat else -1.0) - 0.01 * distance(place(g, name), g.ball)


# --- All together ---------------------------------------------------------------------------------------------------


def prefer(view: View, move: str) -> float:
    """How promising a move looks."""
    g: Toro = view.table
    seat = view.seat or RED
    verb, _, word = move.partition(" ")
    match verb:
        case "run":
            return prefer_run(g, word)
        case "kick":
            more = gain(g, shot_worth(g, word, seat), seat)
            return 2.0 + more if more > 0 else more
        case "step":
            return prefer_step(g, word)
        case "perch" | "hide":
            return prefer_shelter(g)
        case "agitate":
            return prefer_agitate(g)
        case "charge":
            return prefer_charge(g, word, seat)
        case "nudge":
            return prefer_nudge(g, word, seat)
        case "enter" | "place":
            return -float(distance(word, g.ball))
    return 0.0


def value(view: View) -> float:
    """How a table looks to a seat, from about -1 to 1: goals, the ball, and who is on the pitch."""
    g: Toro = view.table
    if view.seat is None or not g.ball:
        return 0.0
    seat = view.seat
    goals = (g.score[seat] - g.score[1 - seat]) * 1.2
    present = [sum(g.places[NUMBER[name]] != OUT for name in OWN[team]) for team in (RED, BLUE)]
    people = 0.1 * (present[seat] - present[1 - seat])
    return math.tanh(goals + people + 0.8 * ball_worth(g, g.ball, seat))


ADVICE = Advice(value=value, prefer=prefer)
