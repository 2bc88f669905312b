"""A table of Which Side in any situation, in one line."""

from __future__ import annotations

from typing import Any

from ludarium.games.which_side import GAME, rules
from ludarium.games.which_side.position import WhichSide, WhichSideRules
from ludarium.kernel import Event, play
from ludarium.kernel.play import begin

PHASES = {
    "employers": (rules.turn,),
    "workers": (rules.worker_phase, rules.pay_life_cost, rules.take_means, rules.end_turn, rules.turn),
    "resolution": (rules.pay_life_cost, rules.take_means, rules.end_turn, rules.turn),
    "stuck": (rules.workers_act, rules.pay_life_cost, rules.take_means, rules.end_turn, rules.turn),
    "taking": (rules.take_means, rules.end_turn, rules.turn),
}
PRINTED = ("bakery", "print_shop", "garment_workshop", "dock_warehouse")
FURTHER = ("dye_works", "tram_depot", "power_station", "foundry")
EVERYTHING_AT_HAND = {"union": 9, "anarchist": 9, "strike": 9, "sabotage": 9, "savings": 20}
OPTIONS = ("mode", "means", "take_limit", "place_limit", "keep_resources")


def numbers(parameters: Any = None, **options: str) -> WhichSideRules:
    """The rules with some options or numbers changed."""
    found: WhichSideRules = GAME.rules(GAME.setup(options=options, parameters=parameters or {}))
    return found


def table(
    phase: str = "workers",
    /,
    *,
    parameters: Any = None,
    story: Any = None,
    **fields: Any,
) -> WhichSide:
    """A position at the first question of a phase: four healthy workers, $2, strength 1, unless said otherwise.

    ``employers`` is the end of the turn before; names of options may be given among the fields.
    """
    options = {name: fields.pop(name) for name in OPTIONS if name in fields}
    usual: dict[str, Any] = {"strength": 1, "savings": 2, "free": 4, "turn": 1}
    g = WhichSide(rules=numbers(parameters, **options), agenda=PHASES[phase], **usual | fields)
    begin(g, story)
    return g


def start(parameters: Any = None, **options: str) -> WhichSide:
    """A new game at its first question, the throw of the setup."""
    found: WhichSide = GAME.start(GAME.setup(options=options, parameters=parameters or {}))
    return found


def say(g: WhichSide, *sentences: str, story: list[Event] | None = None) -> WhichSide:
    """The position after these sentences."""
    for sentence in sentences:
        g = play(g, sentence, story=story)
    return g


def moves(g: WhichSide) -> tuple[str, ...]:
    """What can be said now."""
    assert g.question is not None
    found = g.question.moves
    assert isinstance(found, tuple)
    return found


def asked(g: WhichSide) -> str:
    """The step that waits for an answer, by name; empty when the game is over."""
    return g.question.step.__name__ if g.question is not None else ""


def household(g: WhichSide) -> tuple[int, int, int, int]:
    """Free, injured, jailed, dead."""
    return g.free, g.injured, g.jailed, g.dead


def gauges(g: WhichSide) -> tuple[int, int, int]:
    """Risk, Unsanitary, Police Threat."""
    return g.risk, g.unsanitary, g.threat


def resources(g: WhichSide) -> tuple[int, int, int, int]:
    """Union, anarchist, strike, sabotage."""
    return g.union, g.anarchist, g.strike, g.sabotage


def reason(g: WhichSide) -> str:
    """Why the game ended; empty while it goes on."""
    return g.outcome.reason if g.outcome is not None else ""
