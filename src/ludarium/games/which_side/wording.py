"""What a move gains, costs and risks, in a few words."""

from __future__ import annotations

from ludarium.games.which_side.outlook import (
    GAINS,
    RAISES,
    danger,
    last_turn,
    table_of,
    wage,
)
from ludarium.games.which_side.position import WhichSide
from ludarium.games.which_side.takeover import priced
from ludarium.kernel import View
from ludarium.texts import Texts


def about_move(view: View, move: str, say: Texts) -> str:
    """What a move gains, costs and risks, in a few words."""
    g = table_of(view)
    verb, _, word = move.partition(" ")
    if verb == "jail":
        return say("about-jailed" if word == "healthy" else "about-dies")
    if verb == "take":
        return about_take(g, word, say)
    if verb == "done":
        return say("about-last") if last_turn(g) else ""
    return ", ".join(filter(None, (*gains_of(g, move, verb, say), gauge_of(g, move, say), warning(g, move, say))))


def gains_of(g: WhichSide, move: str, verb: str, say: Texts) -> list[str]:
    """What an action brings in, and what it costs in dollars."""
    found = [say("about-pay", pay=wage(g, verb))] if verb in ("docks", "triangle", "dye", "tenderloin") else []
    if move in GAINS:
        found.append(say(f"about-gain-{GAINS[move]}"))
    if verb == "printing_press":
        found.append(say("about-cost", cost=wage(g, verb)))
    if verb in ("bonesetter", "greenwich"):
        found.append(say("about-healed" if verb == "bonesetter" else "about-recruit"))
    return found


def gauge_of(g: WhichSide, move: str, say: Texts) -> str:
    """Where the gauge of an action would stand."""
    if move in RAISES:
        name, step = RAISES[move], 1
    elif move.startswith("tenement") or move == "lawyers threat":
        name, step = move.split()[1], -1
    else:
        return ""
    level, end = getattr(g, name) + step, g.rules.end_of(name)
    return say("about-gauge", gauge=say(f"scene-brief-{name}"), level=level, end=end)


def warning(g: WhichSide, move: str, say: Texts) -> str:
    """What happens if that is the end of the gauge."""
    threat = danger(g, move)
    return say(f"about-danger-{threat}") if threat else ""


def about_take(g: WhichSide, key: str, say: Texts) -> str:
    """The price, and whether it wins."""
    price = say("about-price", price=priced(g.rules.prices[key], say))
    wins = len(g.controlled) + 1 >= g.rules.means_needed
    return f"{price}, {say('about-wins')}" if wins else price
