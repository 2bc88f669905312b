"""What a player should know before acting: the turn, the points, what would lapse, why something is not possible now.

Facts only; ``wording`` puts them into sentences.
"""

from __future__ import annotations

from collections import Counter

from ludarium.games.protocol_g117.board import AREA, BIT, FIELD, names
from ludarium.games.protocol_g117.position import (
    AI,
    HU,
    ICONS,
    PARTS,
    SIDES,
    Protocol,
    controlled,
    points_on,
)
from ludarium.games.protocol_g117.rules import charge_targets, next_comparison, scoring
from ludarium.kernel import Event, Question, play

LAPSED = {"gain_lapsed": "+", "elimination_lapsed": "-"}  # events of the story: the first sign of their icon
EVENT_STEPS = ("place_unit", "eliminate_unit")


# --- The question --------------------------------------------------------------------------------------------------


def asked(g: Protocol) -> str:
    """The step that takes the next answer; empty when the game is over."""
    return g.question.step.__name__ if isinstance(g.question, Question) else ""


def acting(g: Protocol) -> int:
    """Who is asked; nobody (-1) when the game is over."""
    return g.question.seat if isinstance(g.question, Question) else -1


def legal(g: Protocol) -> tuple[str, ...]:
    """What may be said now."""
    return g.question.moves if isinstance(g.question, Question) else ()


def possible(g: Protocol, word: str) -> bool:
    """Whether a word occurs in something that may be said now."""
    return any(word in move.split() for move in legal(g))


def verbs_at(g: Protocol, name: str) -> list[str]:
    """What can be done with a square now, each verb once; stepping there is not stepping away."""
    found: dict[str, None] = {}
    for move in legal(g):
        verb, *words = move.split()
        if name in words:
            found["enter" if verb == "move" and words[0] != name else verb] = None
    return list(found)


def targets_from(g: Protocol, name: str) -> tuple[str, ...]:
    """The enemies that the unit on a square can charge now."""
    return names(charge_targets(g, acting(g), BIT[name])) if f"charge {name}" in legal(g) else ()


def goals_from(g: Protocol, name: str) -> tuple[str, ...]:
    """The squares to which the unit on a square can step now."""
    return tuple(move.split()[2] for move in legal(g) if move.startswith(f"move {name} "))


def squares_for(g: Protocol, *verbs: str) -> tuple[str, ...]:
    """The squares that can be named now after one of these verbs: ``attack``, ``charge`` or ``hit``."""
    return tuple(words[1] for words in map(str.split, legal(g)) if words[0] in verbs)


def charges_from(g: Protocol) -> str:
    """PG-52, PG-53. The square of the unit that charges and will be lost, while its target is chosen; else empty."""
    if not isinstance(g.question, Question) or asked(g) != "charge_hits":
        return ""
    return str(g.question.args[1])


# --- The turn ------------------------------------------------------------------------------------------------------


def turn_now(g: Protocol) -> int:
    """The turn being played; while the board is set up, the one that comes next."""
    return g.turn + 1 if asked(g) == "place_second_troop" else max(g.turn, 1)


def what_follows(g: Protocol) -> str:
    """What comes after this turn: a ``turn``, one of a ``series``; if scores are level, ``compared`` or ``draw``."""
    turn, rules = turn_now(g), g.rules
    if next_comparison(rules, turn) > turn:
        return "series" if rules.series_in(turn) else "turn"
    last = rules.turns + rules.extra_series_max * rules.extra_series_turns
    return "draw" if turn == last else "compared"


def points_now(g: Protocol) -> tuple[int, int]:
    """What each side would score if the count came now."""
    return points_on(g, scoring(g, AI)), points_on(g, scoring(g, HU))


# --- Squares -------------------------------------------------------------------------------------------------------


def home_of(g: Protocol, name: str) -> str:
    """The side whose start square this is; empty for the others."""
    return next((side for seat, side in enumerate(SIDES) if g.rules.home[seat] & BIT[name]), "")


def cancelled(g: Protocol) -> int:
    """PG-78. All squares that would have scored in this count but for a sabotage."""
    found = 0
    for seat in (AI, HU):
        for place in g.cancelled[seat]:
            found |= AREA[place] & controlled(g, seat) & g.rules.worth
    return found


# --- Before an action ----------------------------------------------------------------------------------------------


def idle_icons(g: Protocol, action: str) -> list[str]:
    """PG-61, PG-62. The icons of an event that will do nothing, whatever is chosen for the others: tried on copies."""
    move = f"choose {action} event"
    if move not in legal(g):
        return []
    ways = [Counter(icons) for icons in _lapses(g, move)]
    sure = ways[0]
    for way in ways[1:]:
        sure &= way
    idle = []
    for icon in g.rules.event_of(action):
        if sure[icon]:
            sure[icon] -= 1
            idle.append(icon)
    return idle


def _lapses(g: Protocol, move: str) -> list[tuple[str, ...]]:
    """For each way to carry an event out, from this answer on, the icons that lapse."""
    story: list[Event] = []
    after = play(g, move, story=story)
    lapsed = tuple(
        icon
        for event in story
        if event.key in LAPSED
        for icon, field in ICONS.items()
        if icon[0] == LAPSED[event.key] and field == event.values["field"]
    )
    if asked(after) not in EVENT_STEPS:
        return [lapsed]
    return [lapsed + more for answer in legal(after) for more in _lapses(after, answer)]


def why_not(g: Protocol, word: str) -> str:
    """Why a part, a field or a verb cannot be used now, as the end of a key of the texts."""
    step = asked(g)
    if not step:
        return "over"
    if word in PARTS:
        return "part"
    if word in FIELD:
        return "field"
    if step != "operation":
        return "event" if step in EVENT_STEPS else step
    return word if g.po else "no-point"
