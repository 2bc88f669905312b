"""What a sentence would do, found out by playing it: nothing is hidden, and no die falls before its effects."""

from __future__ import annotations

from ludarium.games.love_at_first_shot.position import PLACES, Shot, deed
from ludarium.games.love_at_first_shot.rules import modifier, police_line
from ludarium.kernel import Event, Question, play

COUNTED = ("savings", "love", "boredom", "threat", "ammo", "passion", "poems", "prisons")
TWO_FORMS = ("ammo", "stick_up")  # one form always costs only threat: nothing but the last prison forbids them
EVENING = ("life_paid", "starved", "turn")  # from here on it is not the action's own doing any more
WARNINGS = {  # events one should be warned of, the worst first
    "killed": "killed",
    "prison": "prison",
    "poem_less": "poem",
    "passion_less": "passion",
    "love_wasted_roy": "roy",
    "love_wasted_full": "love",
    "boredom_wasted_poor": "poor",
    "boredom_wasted_full": "poems",
    "ammo_wasted": "ammo",
    "savings_full": "savings",
}


def asked(g: Shot) -> str:
    """The step that waits for an answer; empty when the game is over."""
    return g.question.step.__name__ if g.question is not None else ""


def legal(g: Shot) -> tuple[str, ...]:
    """The sentences that may be said now, by whoever is asked."""
    return g.question.moves_of(g.question.waiting[0]) if g.question is not None else ()


def own_events(g: Shot, move: str) -> list[Event]:
    """The story of a sentence up to the evening."""
    told: list[Event] = []
    play(g, move, story=told)
    end = next((at for at, event in enumerate(told) if event.key in EVENING), len(told))
    return told[:end]


def changed(g: Shot, move: str) -> dict[str, tuple[int, int]]:
    """The gauges and spaces a sentence changes at once, each with its value before and after."""
    after: dict[str, int] = {}
    for event in own_events(g, move):
        if event.key != "tally":
            after |= {name: value for name, value in event.values.items() if name in COUNTED}
        if event.key == "threat_reset":
            after["threat"] = 0
    before = {name: getattr(g, name) for name in COUNTED}
    return {name: (value, after[name]) for name, value in before.items() if after.get(name, value) != value}


def warnings(g: Shot, move: str) -> list[str]:
    """What is bad about a sentence, by key, the worst first."""
    keys = {event.key for event in own_events(g, move)}
    found = [warning for key, warning in WARNINGS.items() if key in keys]
    if starves(g, move):
        found.insert(0, "hungry")
    elif leaves_nothing(g, move):
        found.append("broke")
    return found


def starves(g: Shot, move: str) -> bool:
    """Whether the evening after this very sentence cannot be paid for."""
    after = play(g, move)
    return after.outcome is not None and after.outcome.reason == "hungry"


def leaves_nothing(g: Shot, move: str) -> bool:
    """Whether a sentence spends the money for the evening: what is left to do today must earn it."""
    after = changed(g, move).get("savings", (0, 0))
    return after[1] < after[0] and after[1] < g.rules.life_cost and move != "leave_town" and not last_cube(g)


def last_cube(g: Shot) -> bool:
    """Whether the evening follows at once."""
    return asked(g) == "act" and g.daily_cubes == 1


def why_not(g: Shot, action: str) -> str:
    """Why a place or an action (``stick_up``: any of its forms) cannot be chosen now, by key; empty if it can."""
    if any(deed(move) == action for move in legal(g)):
        return ""
    if g.outcome is not None:
        return "over"
    place = action in PLACES
    if action in (g.visited if place else g.done):
        return "used"
    if asked(g) != ("visit" if place else "act"):
        return "no-cubes" if not (g.place_cubes if place else g.daily_cubes) else "wait"
    if action == "leave_town":
        return "not-ready"
    return "prison" if action in TWO_FORMS else "money"


def six_results(g: Shot) -> list[tuple[int, int, str]]:
    """The next police die, face by face: die, result, and what the police would do."""
    added = modifier(g)
    return [(die, die + added, police_effect(g, die + added)) for die in range(1, 7)]


def police_effect(g: Shot, result: int) -> str:
    """What the police do at a result, by key."""
    return "killed" if result >= g.rules.death_at else police_line(g.rules, max(result, 1)).key


def modifier_parts(g: Shot) -> tuple[int, int]:
    """What the modifier is made of: the threat's part and the prisons'."""
    threat = g.rules.threat_modifier if g.threat == g.rules.threat_max else 0
    return threat, modifier(g) - threat


def result_after(g: Shot, move: str) -> int:
    """What the police die comes to after ``spend ammo`` or ``keep``."""
    assert isinstance(g.question, Question)
    result: int = g.question.args[0]
    return max(result - (g.rules.ammo_reduction if move == "spend ammo" else 0), 1)
