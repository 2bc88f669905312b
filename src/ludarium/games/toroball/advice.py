"""Hints for bots: how good a table looks for a seat, and how promising a move is. Everything comes from a view."""

from __future__ import annotations

import math
from functools import lru_cache

from ludarium.games.toroball.forecast import shot
from ludarium.games.toroball.ground import BALL, BLUE, RED, centre, distance
from ludarium.games.toroball.position import NUMBER, OUT, OWN, SEAT, Toro, ToroRules, place
from ludarium.games.toroball.rules import free_bottles
from ludarium.kernel import Advice, View

GOAL = 3.0  # what a goal is worth beside where the ball lies
RISK = 0.25  # what it costs to stand exposed at the end of a run
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
        lands = [ground.drift(BALL, to, way, rules.scatter_squares) for way in rules.compass]
        best = max(best, sum(route[-1:] == [goal] for route in lands) / len(lands))
    return best


def hold(g: Toro, square: str, seat: int) -> float:
    """How soon a team can be at a square: this round, next round, or not before."""
    steps = g.rules.run_squares
    near = [name for name in OWN[seat] if place(g, name) != OUT and distance(place(g, name), square) <= steps]
    if any(name in g.due or (name == g.runner and not g.kicks) for name in near):
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


def best_shot(g: Toro, seat: int) -> float:
    """The best kick from where the ball lies, in comparison with leaving it there."""
    worths = [shot_worth(g, target, seat) for target in g.rules.ground.targets[g.ball]]
    return max(worths, default=-GOAL) - ball_worth(g, g.ball, seat)


# --- A run ----------------------------------------------------------------------------------------------------------


def can_reach_ball(g: Toro, start: str, squares: int) -> bool:
    """Whether a run of so many squares from ``start`` can end on the ball."""
    taken = g.ball != start and (g.ball in g.places or g.ball == g.cow)
    return not taken and distance(start, g.ball) <= squares


def prefer_run(g: Toro, name: str) -> float:
    """A run is good if it gets to the ball and a good kick; a hidden team must come out."""
    seat, here = SEAT[name], place(g, name)
    starts = [here] if here else free_bottles(g, seat)
    alone = sum(other not in g.sheltered and place(g, other) != OUT for other in OWN[seat])
    out = 0.4 if not here else 1.5 if name in g.sheltered and not alone else 0.0
    if any(can_reach_ball(g, start, g.rules.run_squares) for start in starts):
        return out + best_shot(g, seat) - RISK
    return out - RISK


def shelters(g: Toro) -> frozenset[str]:
    """The squares on which a runner could shelter now."""
    printed = g.rules.printed
    return printed.fence | printed.barriers | g.rules.ground.unseen[g.cow]


def prefer_step(g: Toro, word: str) -> float:
    """Towards the ball while a kick is possible, then towards a shelter; not into a bottle."""
    seat, here = SEAT[g.runner], place(g, g.runner)
    to = g.rules.ground.next[here][word]
    thirst = 1.0 if to in g.rules.printed.bottles and g.left > 1 and g.drinks < g.rules.drinks_per_run else 0.0
    if g.kicks < g.rules.kicks_per_run and can_reach_ball(g, to, g.left - 1) and best_shot(g, seat) > 0:
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
    if g.kicks or can_reach_ball(g, here, g.left):
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
            worth = shot_worth(g, word, seat) - ball_worth(g, g.ball, seat)
            return 2.0 + worth if worth > 0 else worth
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
        case "enter":
            return -float(distance(word, g.ball))
        case "place":
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
