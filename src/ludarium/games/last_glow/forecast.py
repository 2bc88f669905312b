"""What may happen next: the odds of a hunt, where hearts may go, what the end of the turn will do.

Nothing here changes a position; the scene and the labels of moves speak of it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludarium.games.last_glow.position import CAPTAIN, Glow, distance, line_of, neighbour
from ludarium.games.last_glow.rules import SIDEWAYS, blast, crew_act, drift, heart_effect, hunted

End = Literal["moves", "slips", "stays", "rerolls", "planet", "gone"]


class Fate(Struct, frozen=True):
    """What one die would do with a heart, as things stand."""

    end: End
    target: str = ""  # the cell it goes to
    explodes: bool = False
    blast: int = 0  # structure lost to its explosion
    collides: bool = False
    crushes: bool = False  # an item is destroyed


# --- The captain's crew ------------------------------------------------------------------------------------------


def crew_phase(g: Glow) -> bool:
    """Whether the crew is acting: the lighthouse has yet to sink, and then the hearts act."""
    return g.question is not None and g.question.step in (crew_act, hunted)


def asked(g: Glow) -> bool:
    """Whether the captain may say something now."""
    return g.question is not None and CAPTAIN in g.question.waiting


def legal(g: Glow, verb: str) -> tuple[str, ...]:
    """The moves with this verb that are possible now."""
    if g.question is None:
        return ()
    return tuple(move for move in g.question.moves_of(CAPTAIN) if move.split(" ")[0] == verb)


def hunt_needs(g: Glow, cell: str) -> int:
    """The lowest die that hunts down the heart on a cell."""
    return max(g.rules.hunt_target + distance(g.lighthouse, cell), 1)


def hunt_faces(g: Glow, cell: str) -> int:
    """How many of the six faces hunt it down."""
    return max(7 - hunt_needs(g, cell), 0)


def dark_loss(g: Glow, loss: int) -> int:
    """TG-17. Structure lost when so much brightness is lost."""
    kept = max(g.brightness, 0)
    reaches = g.rules.dark_rule == "reaching_zero" and 0 < kept <= loss
    return max(loss - kept, 0) + (1 if reaches else 0)


def throttle_costs(g: Glow) -> bool:
    """TG-42. Whether the next throttle is not the first of this turn, and so costs something."""
    return g.throttles > 0 and g.rules.throttle_loss > 0


# --- Why something is not possible -------------------------------------------------------------------------------


def why_not(g: Glow, word: str) -> str:
    """The reason, as a key of the texts, why an action (or a side) is not possible now; empty when it is."""
    if g.outcome is not None:
        return "over"
    if not asked(g):
        return "wait"
    match word:
        case "left" | "right":
            return why_not_fly(g, SIDEWAYS[word], 0)
        case "maneuver":
            return "" if legal(g, "maneuver") else "hemmed"
        case "hunt":
            return why_not_hunt(g)
        case "capture":
            return why_not_capture(g)
        case "repair":
            return "" if legal(g, "repair") else "maximum"
        case "throttle":
            return "spent" if g.throttles >= g.rules.throttle_max else why_not_fly(g, 0, -1)
        case "sleep":
            return "" if g.cargo else "empty"
    return ""


def why_not_fly(g: Glow, right: int, down: int) -> str:
    """TG-30, TG-43. Walls and hearts stop the lighthouse."""
    cell = neighbour(g.lighthouse, right, down, g.rules.lines)
    if cell is None:
        return "top" if down else "edge"
    return "heart" if cell in g.hearts else ""


def why_not_hunt(g: Glow) -> str:
    """TG-35, TG-R10, TG-R11. A hunt needs a heart, a hope and a free cube."""
    if legal(g, "hunt"):
        return ""
    if not g.hearts:
        return "no-heart"
    return "no-cube" if g.cargo + len(g.items) >= g.rules.soother_cubes else "far"


def why_not_capture(g: Glow) -> str:
    """TG-36 to TG-39. A capture needs an item in reach, room in the hold and enough members."""
    if legal(g, "capture"):
        return ""
    if not g.items:
        return "no-item"
    if g.cargo >= g.rules.cargo_max:
        return "full"
    return "crew" if any(distance(g.lighthouse, cell) <= 1 for cell in g.items) else "item-far"


# --- The end of the turn -----------------------------------------------------------------------------------------


def sinking(g: Glow) -> tuple[str, ...]:
    """The cells the lighthouse will sink through this turn, the last one where it will be; none if it has sunk."""
    falls = g.rules.fall_lines if crew_phase(g) else 0
    cells = (neighbour(g.lighthouse, 0, down, g.rules.lines) for down in range(1, falls + 1))
    return tuple(cell for cell in cells if cell is not None)


def sunk(g: Glow) -> str:
    """The cell on which the lighthouse will be when the hearts act."""
    return (g.lighthouse, *sinking(g))[-1]


def warnings(g: Glow) -> tuple[str, ...]:
    """What the end of this turn would do if nothing changed: ``crash``, ``collision``, ``dark``."""
    if not crew_phase(g):
        return ()
    found = []
    low, fall = line_of(g.lighthouse), g.rules.fall_lines
    if low + fall > g.rules.lines:
        found.append("crash")
    if any(cell in g.hearts for cell in sinking(g)):
        found.append("collision")
    if dark_loss(g, g.rules.dim):
        found.append("dark")
    return tuple(found)


# --- Hearts ------------------------------------------------------------------------------------------------------


def fates(g: Glow, cell: str) -> tuple[Fate, ...]:
    """TG-53 to TG-69. What each face of the die would do with the heart on a cell, as things stand."""
    return tuple(fate(g, cell, die) for die in range(1, 7))


def fate(g: Glow, cell: str, die: int) -> Fate:
    """TG-53 to TG-58. The result is the die plus the number of the line."""
    effect = heart_effect(g.rules, die + line_of(cell) + g.rules.first_line_number - 1)
    if effect == "explode":
        return explosion(g, cell)
    target = drift(g, cell, effect)
    if target not in others(g, cell):
        return arrival(g, target)
    if g.rules.blocked_heart == "reroll":
        return Fate("rerolls")
    below = neighbour(cell, 0, 1, g.rules.lines)
    return Fate("stays") if below in others(g, cell) else arrival(g, below, "slips")


def explosion(g: Glow, cell: str) -> Fate:
    """TG-63 to TG-68, TG-88. The blast, then the heart drops or is gone."""
    harm = blast(g.rules, cell, sunk(g))
    if g.rules.modes[g.rules.mode].exploded_heart == "removed":
        return Fate("gone", explodes=True, blast=harm)
    below = neighbour(cell, 0, 1, g.rules.lines)
    end = Fate("stays") if below in others(g, cell) else arrival(g, below)
    return Fate(end.end, end.target, True, harm, end.collides, end.crushes)


def arrival(g: Glow, target: str | None, end: End = "moves") -> Fate:
    """TG-59, TG-60, TG-67 to TG-70. A heart enters a cell, or reaches the planet."""
    if target is None:
        return Fate("planet")
    return Fate(end, target, collides=target == sunk(g), crushes=target in g.items)


def others(g: Glow, cell: str) -> tuple[str, ...]:
    """The other hearts, without those the lighthouse will have sunk onto."""
    gone = (cell, *sinking(g))
    return tuple(heart for heart in g.hearts if heart not in gone)
