"""What the table says: sentences about cells, hearts and actions, the price of a move, what was changed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludarium.games.last_glow import forecast
from ludarium.games.last_glow.forecast import Fate, asked, fates, hunt_faces, hunt_needs, legal
from ludarium.games.last_glow.position import Glow, GlowRules, distance, neighbour
from ludarium.games.last_glow.rules import SIDEWAYS, capture_cost, hearts_due
from ludarium.kernel import Content, View, load_content
from ludarium.texts import Texts

FOLDER = Path(__file__).parent
SIDES = ("left", "right")

# --- The whole table -------------------------------------------------------------------------------------------------


def summary(g: Glow, say: Texts) -> str:
    """The table in a few sentences."""
    return say(
        "scene-summary",
        turn=g.turn,
        mode=say.name(g.rules.mode),
        cell=g.lighthouse,
        brightness=g.brightness,
        structure=g.structure,
        points=g.points,
        goal=g.rules.points_to_win,
        cargo=g.cargo,
        crew=g.crew,
        hearts=listed(g.hearts, say),
        items=listed(g.items, say),
    )


def listed(cells: tuple[str, ...], say: Texts) -> str:
    """Cells in a row, or the word for none."""
    return ", ".join(cells) or say("scene-none")


def turn_line(g: Glow, say: Texts, brief: bool) -> str:
    """Turn, mode, edition; on narrow sheets also the hearts to come, where they vary."""
    line = say("scene-turn", turn=g.turn, mode=say.name(g.rules.mode))
    last = say(f"scene-edition-{g.rules.edition}")
    if brief and len(set(g.rules.modes[g.rules.mode].new_hearts)) > 1:
        last = say("scene-storm-short", **storm(g))
    return f"{line}\n{last}"


def storm_line(g: Glow, say: Texts) -> str:
    """Hearts due at the end of this turn and of the next."""
    return say("scene-storm", **storm(g))


def storm(g: Glow) -> dict[str, int]:
    """How many hearts the mode brings now and then (before the first turn: as in the first)."""
    turn = max(g.turn, 1)
    return {"now": hearts_due(g.rules, turn), "then": hearts_due(g.rules, turn + 1)}


@cache
def printed() -> Content:
    """The content file, for what is printed and what was changed."""
    return load_content(FOLDER / "content.toml", "last_glow")


def remarks(g: Glow, say: Texts) -> str:
    """What is reconstructed, and everything that is not at its default."""
    return " ".join((say("scene-reconstructed"), *changes(g.rules, say)))


def changes(rules: GlowRules, say: Texts) -> list[str]:
    """Options and numbers that are not as printed, the mode apart, which the table names anyway."""
    content = printed()
    options = content.options_of(rules.edition)
    numbers = {name: one.value for name, one in content.rules.items()} | content.editions[rules.edition].rules
    said = [
        say("scene-change", what=say(f"option-{name}"), value=say(f"option-{name}-{getattr(rules, name)}"))
        for name, values in options.items()
        if name != "mode" and getattr(rules, name) != values[0]
    ]
    return said + [
        say("scene-change", what=say(f"rule-{name}"), value=getattr(rules, name))
        for name, value in numbers.items()
        if getattr(rules, name) != value
    ]


# --- Cells and hearts ------------------------------------------------------------------------------------------------


def cell_says(g: Glow, name: str, say: Texts) -> str:
    """Everything there is to know about a cell, in sentences."""
    if name in g.hearts:
        return heart_says(g, name, say)
    parts = []
    if name == g.lighthouse:
        parts.append(say("scene-lighthouse-on", cell=name, brightness=g.brightness, structure=g.structure))
    if name in g.items:
        parts.append(say("scene-soother-on", cell=name))
        parts.append(capture_says(g, name, say))
    return " ".join(filter(None, parts)) or say("scene-free-cell", cell=name)


def cell_label(g: Glow, name: str, say: Texts) -> str:
    """What a hunt promises, or how many members a capture takes."""
    if f"hunt {name}" in legal(g, "hunt"):
        return percent(hunt_faces(g, name))
    if f"capture {name}" in legal(g, "capture") and name != g.lighthouse:
        return say("scene-members-short", members=capture_cost(g, name))
    return ""


def capture_says(g: Glow, name: str, say: Texts) -> str:
    """What a capture takes, or why there can be none."""
    if f"capture {name}" in legal(g, "capture"):
        return say("scene-capture-takes", members=capture_cost(g, name))
    if not asked(g):
        return ""
    if g.cargo >= g.rules.cargo_max:
        return say("scene-why-full")
    return say("scene-why-item-far" if distance(g.lighthouse, name) > 1 else "scene-why-crew")


def heart_says(g: Glow, name: str, say: Texts) -> str:
    """A heart: when it acts, how it can be hunted, and what each die would do with it."""
    order = say("scene-heart-on", cell=name, place=g.hearts.index(name) + 1, hearts=len(g.hearts))
    if g.outcome is not None:
        return order
    dice = say("scene-heart-dice", cell=forecast.sunk(g), dice=say("scene-dice-then").join(die_lines(g, name, say)))
    if name in forecast.sinking(g):
        dice = say("scene-heart-hit", loss=g.rules.collision_loss)
    return " ".join(filter(None, (order, hunt_says(g, name, say), dice)))


def hunt_says(g: Glow, name: str, say: Texts) -> str:
    """Distance, die needed, odds and cost of a hunt, or why there can be none."""
    if f"hunt {name}" in legal(g, "hunt"):
        odds, cost = percent(hunt_faces(g, name)), hunt_cost(g, say)
        away = distance(g.lighthouse, name)
        return say("scene-hunt-odds", distance=away, needed=hunt_needs(g, name), odds=odds, cost=cost)
    if not asked(g):
        return ""
    return say("scene-why-no-cube", cubes=g.rules.soother_cubes) if near(g, name) else say("scene-why-far")


def near(g: Glow, name: str) -> bool:
    """Whether a hunt of this cell has any hope."""
    return hunt_faces(g, name) > 0


def die_lines(g: Glow, name: str, say: Texts) -> list[str]:
    """The six results, neighbouring dice of one result together: ``1–2: moves to b3``."""
    found: list[tuple[int, int, Fate]] = []
    for die, fate in enumerate(fates(g, name), 1):
        if found and found[-1][2] == fate:
            found[-1] = (found[-1][0], die, fate)
        else:
            found.append((die, die, fate))
    return [
        say("scene-dice", dice=f"{first}" if first == last else f"{first}–{last}", fate=fate_says(g, fate, say))
        for first, last, fate in found
    ]


def fate_says(g: Glow, fate: Fate, say: Texts) -> str:
    """One result in words, harm included."""
    points = min(g.rules.contact_points, g.points)
    parts = [say("scene-fate-explodes", loss=fate.blast)] if fate.explodes else []
    parts.append(say(f"scene-fate-{fate.end}", target=fate.target, points=points))
    if fate.crushes:
        parts.append(say("scene-fate-crushes"))
    if fate.collides:
        parts.append(say("scene-fate-collides", loss=g.rules.collision_loss))
    return ", ".join(parts)


# --- Gauges and holds ------------------------------------------------------------------------------------------------


def patching(g: Glow) -> int:
    """Members who patch leaks: this turn as counted at its start; the rules keep only how many are left."""
    return g.rules.patching_crew if g.structure <= g.rules.patching_at else 0


def holds(rules: GlowRules) -> int:
    """How many items the hold can carry at all (TG-15, TG-86)."""
    return min(rules.cargo_max, rules.soother_cubes)


def crew_says(g: Glow, say: Texts) -> str:
    """How many members are left to place, and who is patching."""
    return say("scene-crew-says", crew=g.crew, most=g.rules.crew, patching=patching(g))


def cargo_says(g: Glow, say: Texts) -> str:
    """How full the hold is."""
    return say("scene-cargo-says", cargo=g.cargo, most=holds(g.rules))


def throttles_says(g: Glow, say: Texts) -> str:
    """How often the engines were pushed this turn."""
    return say("scene-throttles-says", throttles=g.throttles, most=g.rules.throttle_max)


def hearts_says(g: Glow, say: Texts) -> str:
    """Heart cubes in use, and the hearts to come."""
    used = say("scene-hearts-says", hearts=len(g.hearts), most=g.rules.heart_limit)
    return f"{used} {storm_line(g, say)}"


# --- Actions ---------------------------------------------------------------------------------------------------------


def action_name(g: Glow, word: str, say: Texts, brief: bool) -> str:
    """How the edition calls an action, shortly where room is scarce."""
    tries = (f"scene-{word}-{g.rules.edition}", f"scene-{word}-brief" if brief else "")
    return say(next((key for key in tries if say.has(key)), f"scene-{word}"))


def action_note(g: Glow, word: str, say: Texts, brief: bool) -> str:
    """Cost and gain, in a few words."""
    if word in SIDES:
        return side_note(g, word, say)
    if word == "light" and g.brightness >= g.rules.brightness_max:
        return say("scene-no-effect")
    if word == "throttle" and forecast.throttle_costs(g) and not brief:
        return throttle_cost(g, say)
    if word == "hunt" and brief and legal(g, "hunt"):
        return say("scene-hunt-best", odds=percent(max(hunt_faces(g, move.split()[1]) for move in legal(g, "hunt"))))
    return say(f"scene-{word}-{'short' if brief else 'note'}", **numbers(g, word))


def side_note(g: Glow, side: str, say: Texts) -> str:
    """The cell on that side, or in a word what bars the way."""
    why = forecast.why_not_fly(g, SIDEWAYS[side], 0)
    return say(f"scene-bars-{why}") if why else neighbour(g.lighthouse, SIDEWAYS[side], 0, g.rules.lines) or ""


def numbers(g: Glow, word: str) -> dict[str, int | str]:
    """The printed numbers an action's texts speak of."""
    rules = g.rules
    match word:
        case "light":
            return {"gain": rules.light_gain}
        case "hunt":
            return {"cost": rules.hunt_brightness, "target": rules.hunt_target}
        case "capture":
            return {"here": rules.capture_here, "near": rules.capture_near}
        case "repair":
            return {"gain": rules.repair_gain}
        case "throttle":
            cost = {"loss": rules.throttle_loss, "cost": rules.throttle_cost}
            return {"most": rules.throttle_max, "used": g.throttles, **cost}
        case "sleep":
            return {"gain": rules.sleep_points}
    return {}


# --- Costs and odds --------------------------------------------------------------------------------------------------


def throttle_cost(g: Glow, say: Texts) -> str:
    """What a throttle after the first of a turn costs."""
    loss = g.rules.throttle_loss
    if g.rules.throttle_cost == "structure":
        return say("scene-loses-structure", loss=loss, left=g.structure - loss)
    return brightness_cost(g, loss, say)


def hunt_cost(g: Glow, say: Texts) -> str:
    """What a hunt costs now: brightness, or structure in the dark."""
    return brightness_cost(g, g.rules.hunt_brightness, say)


def brightness_cost(g: Glow, loss: int, say: Texts) -> str:
    """What losing brightness costs now (TG-17)."""
    harm = forecast.dark_loss(g, loss)
    paid = min(loss, g.brightness)
    said = [say("scene-loses-brightness", loss=paid)] if paid or not harm else []
    return ", ".join([*said, *([say("scene-loses-structure", loss=harm, left=g.structure - harm)] if harm else [])])


def percent(faces: int) -> str:
    """Odds of some of the six faces of a die."""
    return f"{round(faces * 100 / 6)}\N{NO-BREAK SPACE}%"


# --- Labels of moves -------------------------------------------------------------------------------------------------


def about_move(view: View, move: str, say: Texts) -> str:
    """What a move costs, promises or risks, in a few words."""
    g: Glow = view.table
    verb, _, word = move.partition(" ")
    match verb:
        case "hunt":
            odds = percent(hunt_faces(g, word))
            return f"{odds} · {hunt_cost(g, say)}" if g.rules.hunt_brightness else odds
        case "capture":
            return say("scene-members", members=capture_cost(g, word))
        case "maneuver":
            return neighbour(g.lighthouse, SIDEWAYS[word], 0, g.rules.lines) or ""
        case "throttle":
            up = neighbour(g.lighthouse, 0, -1, g.rules.lines) or ""
            return f"{up} · {throttle_cost(g, say)}" if forecast.throttle_costs(g) else up
        case "light":
            return gain(g.brightness, g.rules.light_gain, g.rules.brightness_max, say)
        case "repair":
            return gain(g.structure, g.rules.repair_gain, g.rules.structure_max, say)
        case "sleep":
            rise = gain(g.points, g.rules.sleep_points, g.rules.points_to_win, say)
            wins = g.points + g.rules.sleep_points >= g.rules.points_to_win
            return f"{rise} · {say('scene-wins')}" if wins else rise
    return ""


def gain(value: int, by: int, most: int, say: Texts) -> str:
    """A gauge that rises: ``3 → 5``."""
    reached = min(value + by, most)
    return f"{value} → {reached}" if reached > value else say("scene-no-effect")
