"""What may come of it: kicks before they are kicked, and why something is not possible now."""

from __future__ import annotations

from typing import NamedTuple

from ludarium.games.toroball.ground import BALL, RED
from ludarium.games.toroball.position import NUMBER, SEAT, Toro
from ludarium.games.toroball.rules import stopped_on, who_stops
from ludarium.kernel import Question

FACES = range(1, 7)


class Shot(NamedTuple):
    """A kick looked at beforehand."""

    path: tuple[str, ...]  # the squares the ball flies over, up to where it is stopped or crosses a goal
    stopped_by: str  # a character, ``cow``, ``hideout``, or empty
    scorer: int  # the seat for which it crosses a goal for certain, or -1
    lands: tuple[str, ...]  # where each face of the die would put it; empty when it crosses
    chances: tuple[int, int]  # how many of the six faces are a goal for red and for blue


def shot(g: Toro, target: str) -> Shot:
    """What a kick of the ball from where it lies would do (TB-45 to TB-48, TB-79, TB-80)."""
    ground = g.rules.ground
    flight = ground.flight(g.ball, target)
    stop = stopped_on(g, flight)
    if not stop and flight.scorer >= 0:
        over_goal = flight.path[: flight.goal_at + 1]
        return Shot(over_goal, "", flight.scorer, (), (6, 0) if flight.scorer == RED else (0, 6))
    flown = flight.path[: flight.path.index(stop) + 1] if stop else flight.path
    lands = tuple(ground.rest(BALL, flown[-1], way, g.rules.scatter_squares) for way in g.rules.compass)
    red_goal, blue_goal = ground.pitch.goals
    by = who_stops(g, stop) if stop else ""
    return Shot(flown, by, -1, lands, (lands.count(blue_goal), lands.count(red_goal)))


def asked(g: Toro, *steps: str) -> bool:
    """Whether a person is asked one of these questions now."""
    return isinstance(g.question, Question) and g.question.step.__name__ in steps


def offered(g: Toro, move: str) -> bool:
    """Whether a sentence can be said now."""
    return isinstance(g.question, Question) and move in g.question.moves


def cow_reach(g: Toro) -> list[int]:
    """The squares she would have for each face of the next die; 0 where she stays."""
    return [0 if face == g.rules.cow_still_on else face + g.agitation for face in FACES]


def why_not(g: Toro, verb: str) -> str:
    """The key of the reason why a verb cannot be used now; empty when it can."""
    if isinstance(g.question, Question) and any(move.split()[0] == verb for move in g.question.moves):
        return ""
    if g.outcome is not None:
        return "over"
    if verb in ("run", "skip"):
        return "running" if g.runner else "turn"
    if not g.runner or not asked(g, "run_act"):
        return "no-runner"
    if not g.moved and verb != "kick":
        return "not-moved"
    return _why_no_action(g, verb)


def _why_no_action(g: Toro, verb: str) -> str:
    here = g.places[NUMBER[g.runner]]
    match verb:
        case "kick":
            if not g.rules.kicks_per_run:
                return "no-kicking"
            if here != g.ball:
                return "no-ball"
            return "kicked" if g.rules.ground.targets[here] else "no-target"
        case "agitate":
            if not g.rules.agitates_per_run:
                return "no-agitating"
            if here not in g.rules.printed.near[g.cow]:
                return "far"
            return "wildest" if g.agitation >= g.rules.agitation_max else "agitated"
        case "perch":
            return "no-fence"
        case _:
            return "seen" if here in g.rules.printed.near[g.rules.printed.hideout] else "no-cover"


def cow_mover(g: Toro) -> int | None:
    """The seat that would move the cow if the phase ended now; nobody while she has no target."""
    return 1 - SEAT[g.exposed[-1]] if g.exposed else None
