"""What the table tells about the moves to come: dangers, prices within reach, and why something is shut."""

from __future__ import annotations

from ludarium.games.which_side.position import RESOURCES, Price, WhichSide
from ludarium.games.which_side.rules import PLACE, act, closed, take, throw, thrown
from ludarium.kernel import Question, View

RAISES = {
    "docks": "risk",
    "dye": "unsanitary",
    "tenderloin": "threat",
    "political_cafe": "threat",
    "chemistry risk": "risk",
    "chemistry unsanitary": "unsanitary",
}
GAINS = {
    "local_union": "union",
    "printing_press": "anarchist",
    "political_cafe": "strike",
    "chemistry risk": "sabotage",
    "chemistry unsanitary": "sabotage",
}


def asks(g: WhichSide, step: object) -> bool:
    """Whether the question on the table is the one this step answers."""
    return isinstance(g.question, Question) and g.question.step is step


def offered(g: WhichSide, place: str) -> list[str]:
    """The actions of a place that are possible now."""
    if not asks(g, act):
        return []
    assert isinstance(g.question, Question)
    return [move for move in g.question.moves if PLACE[move] == place]


def dice_waiting(g: WhichSide) -> int:
    """How many dice of this throw have not been thrown yet."""
    return sum(todo is throw for todo in g.agenda) + asks(g, thrown)


# --- Dangers -----------------------------------------------------------------------------------------------------


def danger(g: WhichSide, action: str) -> str:
    """What an action brings when its gauge reaches the end: hurt, dies, jail, lost; empty if it does not."""
    gauge = RAISES.get(action)
    if gauge is None or getattr(g, gauge) + 1 < g.rules.end_of(gauge):
        return ""
    if gauge != "threat" and g.healthy and g.injured < g.rules.injured_max:
        return "hurt"
    if g.free == 1:
        return "lost"
    return "jail" if gauge == "threat" else "dies"


def danger_at(g: WhichSide, place: str) -> str:
    """The danger of a place: only what all its possible actions bring, since the player may pick the milder one."""
    dangers = {danger(g, move) for move in offered(g, place)}
    return dangers.pop() if len(dangers) == 1 else ""


def why_shut(g: WhichSide, place: str) -> str:
    """The text that says why a place cannot be used now; empty if it can."""
    if offered(g, place):
        return ""
    if not asks(g, act):
        return "scene-why-later"
    return "scene-why-used" if place in closed(g) else f"scene-why-{place}"


def last_turn(g: WhichSide) -> bool:
    """WS-76, WS-77. Whether the game is lost at the end of this turn."""
    return g.outcome is None and g.strength >= g.rules.strength_last


# --- Money and prices --------------------------------------------------------------------------------------------


def dollars_to_spend(g: WhichSide) -> int:
    """What a means may cost: the savings, less the life cost while it has not been paid."""
    return g.savings if asks(g, take) else max(g.savings - g.life_cost, 0)


def lacking(g: WhichSide, price: Price) -> dict[str, int]:
    """What is still missing to pay a price, by resource and in dollars."""
    short = {name: getattr(price, name) - getattr(g, name) for name in RESOURCES}
    short["dollars"] = price.dollars - dollars_to_spend(g)
    return {name: amount for name, amount in short.items() if amount > 0}


def life_cost_parts(g: WhichSide) -> dict[str, int]:
    """The life cost broken into what it is made of."""
    rules = g.rules
    return {
        "workers": g.free * rules.worker_cost,
        "injured": g.injured * rules.injured_cost,
        "jailed": g.jailed * rules.jailed_cost,
        "rent": rules.rent,
        "rises": g.rises,
    }


def wage(g: WhichSide, place: str) -> int:
    """What a place pays; for the Printing Press, what it costs."""
    pays = {"docks": "docks_pay", "triangle": "triangle_pay", "dye": "dye_pay", "tenderloin": "tenderloin_pay"}
    pay: int = getattr(g.rules, pays[place]) if place in pays else g.rules.press_cost
    return pay


def table_of(view: View) -> WhichSide:
    """The position behind a view: nothing of it is hidden."""
    g: WhichSide = view.table
    return g
