"""What a player should know before acting: costs, losses, lapses, and why something is not possible now."""

from __future__ import annotations

from ludarium.games.protocol_g117.board import BIT, FIELD
from ludarium.games.protocol_g117.position import AI, HU, ICONS, KINDS, PARTS, SIDES, Protocol, points_on
from ludarium.games.protocol_g117.rules import comparison_due, gain_squares, kind, scoring
from ludarium.kernel import Question
from ludarium.texts import Texts


def asked(g: Protocol) -> str:
    """The step that takes the next answer; empty when the game is over."""
    return g.question.step.__name__ if isinstance(g.question, Question) else ""


def acting(g: Protocol) -> int:
    """Who is asked; nobody (-1) when the game is over."""
    return g.question.seat if isinstance(g.question, Question) else -1


def legal(g: Protocol) -> tuple[str, ...]:
    """What may be said now."""
    return g.question.moves if isinstance(g.question, Question) else ()


def points_now(g: Protocol) -> tuple[int, int]:
    """What each side would score if the count came now."""
    return points_on(g, scoring(g, AI)), points_on(g, scoring(g, HU))


def next_comparison(g: Protocol) -> int:
    """The turn after which the scores are compared next."""
    turn = max(g.turn, g.rules.turns)
    while turn > g.rules.turns and not comparison_due(g.rules, turn):
        turn += 1
    return turn


def home_of(g: Protocol, name: str) -> str:
    """The side whose start square this is; empty for the others."""
    return next((side for seat, side in enumerate(SIDES) if g.rules.home[seat] & BIT[name]), "")


def cancelled(g: Protocol) -> int:
    """All squares sabotaged in this count."""
    found = 0
    for seat in (AI, HU):
        for place in g.cancelled[seat]:
            found |= (FIELD.get(place) or BIT[place]) & g.units[seat]
    return found


def verbs_at(g: Protocol, name: str) -> list[str]:
    """What can be done with a square now, each verb once; stepping there is not stepping away."""
    found: dict[str, None] = {}
    for move in legal(g):
        verb, *words = move.split()
        if name in words:
            found["enter" if verb == "move" and words[0] != name else verb] = None
    return list(found)


def event_told(g: Protocol, seat: int, action: str, say: Texts) -> str:
    """The icons of an event in words: ``+Bot +Drone``."""
    return " ".join(icon_told(seat, icon, say) for icon in g.rules.event_of(action))


def icon_told(seat: int, icon: str, say: Texts) -> str:
    """One icon: a unit gained, an enemy eliminated, or a sabotage."""
    if icon == "S":
        return say("scene-icon-sabotage")
    gains = icon[0] == "+"
    unit = say(f"name-{KINDS[ICONS[icon]][seat if gains else 1 - seat]}")
    return say("scene-icon-gain" if gains else "scene-icon-loss", unit=unit)


def lapses(g: Protocol, seat: int, action: str, say: Texts) -> str:
    """A warning when an icon of an event would do nothing as things stand now."""
    supply, idle = g.supply[seat], []
    for icon in g.rules.event_of(action):
        if icon[0] == "+":
            if not supply or not gain_squares(g, seat, ICONS[icon]):
                idle.append(icon)
            supply = max(supply - 1, 0)
        elif icon[0] == "-" and not g.units[1 - seat] & FIELD[ICONS[icon]]:
            idle.append(icon)
    if not idle:
        return ""
    return say("scene-lapses", icons=" ".join(icon_told(seat, icon, say) for icon in idle))


def cost(g: Protocol, word: str, say: Texts) -> str:
    """What a verb costs or brings now."""
    if word in PARTS:
        actions = {move.split()[1] for move in legal(g)}
        if len(actions) != 1:
            return ""
        (action,) = actions
        told = event_told(g, acting(g), action, say)
        return say("scene-po", po=g.rules.po_of(action)) if word == "po" else told
    if word == "move":
        return say("scene-cost-open" if g.open else "scene-cost-po", open=g.open)
    if word == "end":
        return wasted(g, say)
    return say(f"scene-cost-{word}") if word in ("attack", "charge") else ""


def wasted(g: Protocol, say: Texts) -> str:
    """What ``end`` would throw away."""
    return say("scene-wasted", po=g.po, open=g.open)


def why_not(g: Protocol, word: str) -> str:
    """The key of the sentence that says why a verb cannot be used."""
    if word in PARTS:
        return "scene-why-part"
    if word in FIELD:
        return "scene-why-field"
    if asked(g) != "operation":
        return "scene-why-no-operation"
    return "scene-why-no-point" if not g.po else f"scene-why-{word}"


def about(g: Protocol, move: str, say: Texts) -> str:
    """What a move costs, gains or throws away, in a few words."""
    verb, *words = move.split()
    seat = acting(g)
    match verb:
        case "choose":
            action, part = words
            told = say("scene-po", po=g.rules.po_of(action))
            if part == "event":
                told = " · ".join(filter(None, (event_told(g, seat, action, say), lapses(g, seat, action, say))))
            return told
        case "move":
            return " · ".join(filter(None, (cost(g, "move", say), points_at(g, words[1], say))))
        case "attack" | "hit" | "eliminate":
            return say("scene-icon-loss", unit=say(f"name-{kind(1 - seat, BIT[words[0]])}"))
        case "charge":
            return say("scene-lost", unit=say(f"name-{kind(seat, BIT[words[0]])}"))
        case "end":
            return wasted(g, say)
        case "sabotage":
            lost = points_on(g, scoring(g, 1 - seat) & (FIELD.get(words[0]) or BIT[words[0]]))
            return say("scene-points-lost", points=lost)
    return points_at(g, words[0], say)


def points_at(g: Protocol, name: str, say: Texts) -> str:
    """The points printed on a square, if any."""
    points = g.rules.vp_of(name)
    return say("scene-points-here", points=points) if points else ""
