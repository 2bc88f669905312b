"""What the table of Protocol G117 says: labels, notes on moves, and the sentences behind every thing on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludarium.games.protocol_g117 import outlook
from ludarium.games.protocol_g117.board import AREA, BIT, NAME
from ludarium.games.protocol_g117.outlook import acting, asked, legal
from ludarium.games.protocol_g117.position import (
    AI,
    HU,
    ICONS,
    KINDS,
    PARTS,
    SIDES,
    Protocol,
    contested,
    count_on,
    points_on,
)
from ludarium.games.protocol_g117.rules import kind, next_comparison, sabotages_to_name, scoring
from ludarium.kernel import Content, Question, View
from ludarium.texts import Texts

# --- The whole table -----------------------------------------------------------------------------------------------


def summary(g: Protocol, say: Texts) -> str:
    """The table in a few sentences."""
    ai, hu = outlook.points_now(g)
    return say(
        "scene-summary" if g.outcome is None else "scene-summary-over",
        turn=turn_line(g, say),
        ai=g.score[AI],
        hu=g.score[HU],
        ai_now=ai,
        hu_now=hu,
        ai_units=units_told(g, AI, say),
        hu_units=units_told(g, HU, say),
    )


def units_told(g: Protocol, seat: int, say: Texts) -> str:
    """Where a side stands: ``Drone c5r2, Bot o1 ×2``."""
    found = []
    for bit, name in NAME.items():
        number = count_on(g, seat, bit)
        if number:
            found.append(f"{say(f'name-{kind(seat, bit)}')} {name}" + (" ×2" if number == 2 else ""))
    return ", ".join(found) or say("scene-none")


def content(say: Texts) -> Content:
    """The content file that is played with: ours, or one that replaces it."""
    assert say.game is not None, "the texts of a table belong to a game"
    return say.game.content


def remarks(g: Protocol, say: Texts) -> str:
    """What is reconstructed, and the options that are not at their default."""
    printed = content(say)
    other = [
        say(f"scene-option-{name}-{getattr(g.rules, name)}")
        for name, values in printed.options_of(g.rules.edition).items()
        if getattr(g.rules, name) != values[0]
    ]
    told = [say("scene-reconstructed")] if printed.about.reconstructed else []
    return " ".join(told + ([say("scene-options", options=", ".join(other))] if other else []))


# --- The turn ------------------------------------------------------------------------------------------------------


def turn_values(g: Protocol, say: Texts) -> dict[str, int | str]:
    """What the lines about the turn speak of."""
    turn = outlook.turn_now(g)
    first = g.rules.first_in(turn)
    return {
        "turn": turn,
        "turns": g.rules.turns,
        "series": g.rules.series_in(turn),
        "first": say(f"name-{SIDES[first]}"),
        "then": say(f"name-{SIDES[1 - first]}"),
        "check": next_comparison(g.rules, turn),
    }


def turn_line(g: Protocol, say: Texts) -> str:
    """``Turn 3 of 10: AI first, then HU. Next turn HU begins.``; in a series also when scores are compared."""
    if g.outcome is not None:
        return say("scene-over", turn=g.turn)
    told = turn_values(g, say)
    return f"{say('scene-turn', **told)} {say(f'scene-next-{outlook.what_follows(g)}', **told)}"


def turn_short(g: Protocol, say: Texts) -> str:
    """Only which turn it is, for a phone."""
    return say("scene-over-short" if g.outcome is not None else "scene-turn-short", **turn_values(g, say))


def order_short(g: Protocol, say: Texts) -> str:
    """Who is first, who next time, and in a series when scores are compared, for a phone; nothing after the end."""
    if g.outcome is not None:
        return ""
    return say(f"scene-next-{outlook.what_follows(g)}-short", **turn_values(g, say))


def outcome_line(g: Protocol, say: Texts) -> str:
    """Who has won, by how much, and why."""
    assert g.outcome is not None
    more, less = sorted(g.score, reverse=True)
    told = {"more": more, "less": less, "reason": say.reason(g.outcome)}
    winner = [say(f"name-{SIDES[seat]}") for seat in g.outcome.winners]
    return say("scene-won", who=winner[0], **told) if winner else say("scene-drawn", **told)


def doing(g: Protocol, say: Texts) -> str:
    """What is going on, in one line."""
    if g.outcome is not None:
        return outcome_line(g, say)
    seat, step = acting(g), asked(g)
    told: dict[str, int | str] = {
        "who": say(f"name-{SIDES[seat]}"),
        "action": say(f"name-{g.rules.pairs[g.pair - 1][seat]}") if g.pair else "",
        "po": g.po,
        "open": g.open,
    }
    if step in outlook.EVENT_STEPS:
        told["unit"] = say(f"name-{KINDS[argument(g)][seat if step == 'place_unit' else 1 - seat]}")
    if step == "charge_hits":
        told |= {"unit": say(f"name-{kind(seat, BIT[argument(g)])}"), "square": argument(g)}
    if step == "sabotage":
        told |= {"number": argument(g) + 1, "all": sabotages_to_name(g, seat)}
    return say(f"scene-doing-{'choose-partner' if step == 'choose' and g.pair else step}", **told)


def argument(g: Protocol) -> Any:
    """What the step was given besides the seat: the field of an icon, the square of a charge, the sabotages named."""
    assert isinstance(g.question, Question)
    return g.question.args[1]


# --- Scores --------------------------------------------------------------------------------------------------------


def now_told(g: Protocol, seat: int, say: Texts) -> str:
    """What a side would score now; empty when nothing is counted any more."""
    return say("scene-side-now", now=outlook.points_now(g)[seat]) if g.outcome is None else ""


def held_told(g: Protocol, seat: int, say: Texts) -> str:
    """The sabotages a side holds; empty without one."""
    return say("scene-side-held", held=g.sabotages[seat]) if g.sabotages[seat] else ""


def units_line(g: Protocol, seat: int, say: Texts) -> str:
    """Units in supply and eliminated."""
    return say("scene-side-units", supply=g.supply[seat], lost=g.lost[seat])


def paper_told(g: Protocol, say: Texts) -> str:
    """The paper as a sentence."""
    lines = [say("scene-paper-line", turn=turn, ai=ai, hu=hu) for turn, (ai, hu) in enumerate(g.paper, 1)]
    return say("scene-paper-says", lines=say("scene-paper-between").join(lines)) if lines else say("scene-paper-empty")


# --- Squares -------------------------------------------------------------------------------------------------------


def points_told(g: Protocol, field: tuple[str, ...], say: Texts) -> str:
    """The points of a field as a sentence, for those who cannot see the medals."""
    rich = ", ".join(f"{name} {g.rules.vp_of(name)}" for name in field if g.rules.vp_of(name))
    return say("scene-points", squares=rich or say("scene-none"))


def square_says(g: Protocol, name: str, say: Texts) -> str:
    """A square in a sentence that begins with its name: points, start, who stands there, what can be done now."""
    bit = BIT[name]
    said = [say("scene-square", name=name, points=g.rules.vp_of(name))]
    if home := outlook.home_of(g, name):
        said.append(say("scene-start", side=say(f"name-{home}")))
    for seat in (AI, HU):
        if number := count_on(g, seat, bit):
            said.append(say("scene-stands", unit=say(f"name-{kind(seat, bit)}"), number=number))
    if contested(g) & bit:
        said.append(say("scene-contested"))
    if outlook.cancelled(g) & bit:
        said.append(say("scene-sabotaged"))
    said += [say(f"scene-can-{verb}", **targets_told(g, name)) for verb in outlook.verbs_at(g, name)]
    return " ".join(said)


def targets_told(g: Protocol, name: str) -> dict[str, str | int]:
    """Whom the unit on a square can charge now, one of them."""
    targets = outlook.targets_from(g, name)
    return {"targets": ", ".join(targets), "number": len(targets)}


# --- Actions -------------------------------------------------------------------------------------------------------


def icon_told(seat: int, icon: str, say: Texts, brief: bool = False) -> str:
    """One icon: a unit gained, an enemy eliminated, or a sabotage."""
    if icon == "S":
        return say("scene-icon-sabotage-short" if brief else "scene-icon-sabotage")
    gains = icon[0] == "+"
    unit = say(f"name-{KINDS[ICONS[icon]][seat if gains else 1 - seat]}")
    return say("scene-icon-gain" if gains else "scene-icon-loss", unit=unit)


def event_told(g: Protocol, seat: int, action: str, say: Texts, brief: bool = False) -> str:
    """The icons of an event in words: ``+Bot +Drone``."""
    return " ".join(icon_told(seat, icon, say, brief) for icon in g.rules.event_of(action))


def lapses(g: Protocol, seat: int, action: str, say: Texts) -> str:
    """A warning when icons of an event will do nothing."""
    idle = outlook.idle_icons(g, action)
    return say("scene-lapses", icons=" ".join(icon_told(seat, icon, say) for icon in idle)) if idle else ""


def part_told(g: Protocol, seat: int, action: str, part: str, say: Texts) -> str:
    """What one part of an action gives."""
    return say("scene-po", po=g.rules.po_of(action)) if part == "po" else event_told(g, seat, action, say)


def action_brief(g: Protocol, seat: int, action: str, say: Texts) -> str:
    """Both parts of an action in few words, for a phone."""
    return say("scene-parts", po=g.rules.po_of(action), event=event_told(g, seat, action, say, brief=True))


def action_says(g: Protocol, pair: int, seat: int, say: Texts) -> str:
    """An action in sentences: its parts or which of them was used, row, partner, and why it cannot be chosen."""
    key, partner, used = g.rules.pairs[pair][seat], g.rules.pairs[pair][1 - seat], g.marks[pair][seat]
    row = say(f"scene-heading-{g.rules.pairs[pair][2]}")
    names = {"action": say(f"name-{key}"), "partner": say(f"name-{partner}"), "row": row}
    if used:
        return say(f"scene-action-used-{used}", **names)
    said = say("scene-action-says", po=g.rules.po_of(key), event=event_told(g, seat, key, say), **names)
    why = lapses(g, seat, key, say) if outlook.possible(g, key) else say(f"scene-action-{waiting(g, pair)}")
    return f"{said} {why}".strip()


def group_title(g: Protocol, pairs: Sequence[int], say: Texts) -> str:
    """The heading of pairs that lie together: their row, and whether they are the pair of this turn."""
    row = say(f"scene-heading-{g.rules.pairs[pairs[0]][2]}")
    return say("scene-heading-now", row=row) if pairs[0] + 1 == g.pair else row


def waiting(g: Protocol, pair: int) -> str:
    """Why an unused action cannot be chosen now."""
    if not g.pair:
        return {"": "over", "place_second_troop": "setup"}.get(asked(g), "wait")
    return "next" if g.pair == pair + 1 else "tied"


# --- Verbs ---------------------------------------------------------------------------------------------------------


def numbers(g: Protocol) -> dict[str, int | str]:
    """The printed numbers of Move, Attack and Charge, and how those of a charge go together."""
    rules = g.rules
    fewest, most = rules.charge_steps_min, rules.charge_steps_max
    return {
        "squares": rules.move_squares,
        "hands": rules.attackers_needed,
        "steps": most,
        "fewest": fewest,
        "reach": "within" if fewest == 0 else "exactly" if fewest == most else "between",
    }


def control_says(g: Protocol, word: str, say: Texts) -> str:
    """What a part, a verb or a field does, or why it cannot be used."""
    if outlook.possible(g, word):
        return say(f"scene-verb-{word}-says", **numbers(g))
    return say(f"scene-why-{outlook.why_not(g, word)}", verb=say(f"scene-verb-{word}"), **numbers(g))


def control_note(g: Protocol, word: str, say: Texts, brief: bool) -> str:
    """What a verb costs now, or a part of the partner action gives; a phone shows that on the card below."""
    if word in PARTS:
        actions = {move.split()[1] for move in legal(g)}
        return part_told(g, acting(g), actions.pop(), word, say) if len(actions) == 1 and not brief else ""
    if word == "move":
        return move_cost(g, say)
    if word == "end":
        return wasted(g, say, brief)
    return say(f"scene-cost-{word}") if word in ("attack", "charge") else ""


def move_cost(g: Protocol, say: Texts) -> str:
    """A step uses an open one, or costs a point that gives several."""
    return say("scene-cost-open", open=g.open) if g.open else say("scene-cost-po", squares=g.rules.move_squares)


def wasted(g: Protocol, say: Texts, brief: bool = False) -> str:
    """What ``end`` would throw away."""
    return say("scene-wasted-short" if brief else "scene-wasted", po=g.po, open=g.open)


# --- Notes on moves ------------------------------------------------------------------------------------------------


def about_move(view: View, move: str, say: Texts) -> str:
    """What a move costs, gains or throws away, in a few words."""
    g: Protocol = view.table
    verb, *words = move.split()
    seat = acting(g)
    match verb:
        case "choose":
            action, part = words
            warning = lapses(g, seat, action, say) if part == "event" else ""
            return dotted(part_told(g, seat, action, part, say), warning)
        case "move":
            return dotted(move_cost(g, say), points_at(g, words[1], say))
        case "attack" | "hit" | "eliminate":
            return say("scene-icon-loss", unit=say(f"name-{kind(1 - seat, BIT[words[0]])}"))
        case "charge":
            return say("scene-lost", unit=say(f"name-{kind(seat, BIT[words[0]])}"), **targets_told(g, words[0]))
        case "end":
            return wasted(g, say)
        case "sabotage":
            return say("scene-points-lost", points=points_on(g, scoring(g, 1 - seat) & AREA[words[0]]))
    return points_at(g, words[0], say)


def dotted(*parts: str) -> str:
    """Parts of a note, those that say something."""
    return " · ".join(filter(None, parts))


def points_at(g: Protocol, name: str, say: Texts) -> str:
    """The points printed on a square, if any."""
    points = g.rules.vp_of(name)
    return say("scene-points-here", points=points) if points else ""
