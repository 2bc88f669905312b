"""The rules of The Last Glow, in the order of the rulebook. TG numbers are those of ``ludarium rules last_glow``."""

from __future__ import annotations

from ludarium.games.last_glow.position import (
    CAPTAIN,
    COLUMNS,
    Glow,
    GlowRules,
    acting_order,
    apart,
    beside,
    distance,
    distances,
    line_of,
    neighbour,
)
from ludarium.kernel import D6, Grammar

SIDEWAYS = {"left": -1, "down": 0, "right": 1}

# --- Setup -----------------------------------------------------------------------------------------------------


def setup(rules: GlowRules) -> Glow:
    """TG-1 to TG-8. The lighthouse on its cell, the gauges at their start, one heart before the first turn."""
    return Glow(
        rules=rules,
        lighthouse=rules.start_cell,
        brightness=rules.brightness_start,
        structure=rules.structure_start,
        points=rules.points_start,
        agenda=(first_hearts, turn),
    )


def first_hearts(g: Glow) -> None:
    """TG-8. These come on top of the mode's sequence, which starts with the first turn."""
    bring_hearts(g, g.rules.setup_hearts)


# --- The turn --------------------------------------------------------------------------------------------------


def turn(g: Glow) -> None:
    """TG-20 to TG-23. The crew is counted once, now; a member patches leaks while the structure is low."""
    rules = g.rules
    g.turn += 1
    g.throttles = 0
    patching = rules.patching_crew if g.structure <= rules.patching_at else 0
    g.crew = max(rules.crew - patching, 0)
    g.tell("turn", turn=g.turn, crew=g.crew, patching=patching)
    g.then(crew_acts, manage_lighthouse, hearts_act, hearts_appear, turn)


# --- Crew actions ----------------------------------------------------------------------------------------------


def crew_acts(g: Glow) -> None:
    """TG-24 to TG-26. Every member is placed, one after the other; there is no pass."""
    if g.crew:
        g.ask(CAPTAIN, crew_moves(g), crew_act)


def crew_moves(g: Glow) -> list[str]:
    """What the next member may do: TG-28, TG-30, TG-35 to TG-40, TG-43, TG-44."""
    rules, here, hearts = g.rules, g.lighthouse, g.hearts
    moves = ["light"]
    for side, cell in beside(here):
        if cell not in hearts:
            moves.append(f"maneuver {side}")
    if g.cargo + len(g.items) < rules.soother_cubes:
        away, reach = distances(here), 6 - rules.hunt_target
        for cell in hearts:
            if away[cell] <= reach:
                moves.append(f"hunt {cell}")
    if g.items and g.cargo < rules.cargo_max:
        moves += [f"capture {cell}" for cell in g.items if capture_cost(g, cell) <= g.crew]
    if g.structure < rules.structure_max:
        moves.append("repair")
    if g.throttles < rules.throttle_max and (above := neighbour(here, 0, -1, rules.lines)) and above not in hearts:
        moves.append("throttle")
    if g.cargo:
        moves.append("sleep")
    return moves


def capture_cost(g: Glow, cell: str) -> int:
    """TG-36 to TG-38. Members needed for an item here or one step away; for farther ones no crew is large enough."""
    away = distance(g.lighthouse, cell)
    if away > 1:
        return g.rules.crew + 1
    return g.rules.capture_near if away else g.rules.capture_here


def crew_act(g: Glow, move: str) -> None:
    """TG-24 to TG-46. One member (two for a capture nearby) does one thing, completely, before the next."""
    rules = g.rules
    verb, _, word = move.partition(" ")
    g.crew -= capture_cost(g, word) if verb == "capture" else 1
    match verb:
        case "light":
            gain = min(rules.light_gain, rules.brightness_max - g.brightness)
            g.brightness += gain
            g.tell("lit", brightness=g.brightness, gain=gain)
        case "maneuver":
            fly(g, SIDEWAYS[word], 0)
            g.tell("maneuvered", side=word, cell=g.lighthouse)
        case "hunt":
            hunt(g, word)
        case "capture":
            g.items = without(g.items, word)
            g.cargo += 1
            g.tell("captured", cell=word, cargo=g.cargo)
        case "repair":
            repair(g)
        case "throttle":
            throttle(g)
        case "sleep":
            send_item(g)
    g.then(crew_acts)


def hunt(g: Glow, cell: str) -> None:
    """TG-31 to TG-33. The cost comes first, then the die, which must make up for the distance."""
    away = distance(g.lighthouse, cell)
    g.tell("hunting", cell=cell, distance=away)
    lose_brightness(g, g.rules.hunt_brightness)
    g.roll(D6, hunted, cell, g.rules.hunt_target + away)


def hunted(g: Glow, die: int, cell: str, needed: int) -> None:
    """TG-33, TG-34. Die minus distance reaches the target: an item takes the heart's place. If not, nothing happens."""
    away = needed - g.rules.hunt_target
    if die >= needed:
        g.hearts = without(g.hearts, cell)
        g.items += (cell,)
        g.tell("hunted", die=die, distance=away, result=die - away, cell=cell)
    else:
        g.tell("missed", die=die, distance=away, result=die - away, cell=cell)


def repair(g: Glow) -> None:
    """TG-40, TG-23. Leaks that are closed now give their member back at the next count."""
    leaking = g.structure <= g.rules.patching_at
    g.structure = min(g.structure + g.rules.repair_gain, g.rules.structure_max)
    g.tell("repaired", structure=g.structure)
    if leaking and g.structure > g.rules.patching_at:
        g.tell("patched")


def throttle(g: Glow) -> None:
    """TG-41, TG-42. One line up; every throttle after the first of a turn costs."""
    fly(g, 0, -1)
    g.throttles += 1
    g.tell("throttled", cell=g.lighthouse)
    if g.throttles > 1:
        if g.rules.throttle_cost == "structure":
            lose_structure(g, g.rules.throttle_loss, "throttle")
        else:
            lose_brightness(g, g.rules.throttle_loss)


def send_item(g: Glow) -> None:
    """TG-44 to TG-46, TG-80. One item sleeps on the planet; the last point wins at once."""
    g.cargo -= 1
    g.points = min(g.points + g.rules.sleep_points, g.rules.points_to_win)
    g.tell("slept", points=g.points)
    if g.points == g.rules.points_to_win:
        finish(g, "dome")


# --- Lighthouse management -------------------------------------------------------------------------------------


def manage_lighthouse(g: Glow) -> None:
    """TG-47 to TG-51. The lighthouse sinks, then its light grows dim."""
    for _ in range(g.rules.fall_lines):
        sink(g)
    lose_brightness(g, g.rules.dim)


def sink(g: Glow) -> None:
    """TG-47 to TG-50. Off the last line is a crash, onto a heart a collision, onto an item nothing."""
    if line_of(g.lighthouse) == g.rules.lines:
        finish(g, "crashed")
    fly(g, 0, 1)
    g.tell("sank", cell=g.lighthouse)
    if g.lighthouse in g.hearts:
        g.hearts = without(g.hearts, g.lighthouse)
        collide(g)


# --- Hearts act ------------------------------------------------------------------------------------------------


def hearts_act(g: Glow) -> None:
    """TG-52, TG-61, TG-62. Each heart now on the grid acts once; lowest line first, then from right to left."""
    g.then(*[(heart_acts, cell) for cell in g.hearts])


def heart_acts(g: Glow, cell: str) -> None:
    """TG-53. One die for this heart."""
    g.roll(D6, heart_rolled, cell, 1)


def heart_rolled(g: Glow, die: int, cell: str, throw: int) -> None:
    """TG-53 to TG-60, TG-90. The die plus the number of the line says whether the heart drifts or explodes."""
    line = line_of(cell) + g.rules.first_line_number - 1
    effect = heart_effect(g.rules, die + line)
    g.tell("heart_rolled", die=die, cell=cell, line=line, result=die + line, effect=effect)
    if effect == "explode":
        explode(g, cell)
        return
    target = drift(g, cell, effect)
    if target not in g.hearts:
        move_heart(g, cell, target)
    elif g.rules.blocked_heart == "reroll":
        reroll_blocked(g, cell, throw)
    else:
        slip_down(g, cell)


def heart_effect(rules: GlowRules, result: int) -> str:
    """The table of results (TG-54 to TG-57)."""
    for most, effect in rules.heart_table:
        if result <= most:
            return effect
    raise ValueError(f"the heart table ends before {result}")


def drift(g: Glow, cell: str, effect: str) -> str | None:
    """TG-54 to TG-56, TG-60. The cell a heart drifts to; straight down at an edge, None for the planet."""
    lines = g.rules.lines
    return neighbour(cell, SIDEWAYS[effect], 1, lines) or neighbour(cell, 0, 1, lines)


def slip_down(g: Glow, cell: str) -> None:
    """TG-58. A heart whose way is taken goes straight down; if that is taken too it stays."""
    below = neighbour(cell, 0, 1, g.rules.lines)
    if below in g.hearts:
        g.tell("heart_stayed", cell=cell)
    else:
        g.tell("heart_blocked", cell=cell)
        move_heart(g, cell, below)


def reroll_blocked(g: Glow, cell: str, throw: int) -> None:
    """TG-90. With blocked_heart = reroll the die is thrown once more; blocked again, the heart stays."""
    if throw == 1:
        g.tell("heart_rerolls", cell=cell)
        g.roll(D6, heart_rolled, cell, 2)
    else:
        g.tell("heart_stayed", cell=cell)


# --- Explosion, collision, contact -----------------------------------------------------------------------------


def explode(g: Glow, cell: str) -> None:
    """TG-63 to TG-68, TG-88. First the harm, then the heart drops one cell (or is gone, in the milder modes)."""
    harm = blast(g.rules, cell, g.lighthouse)
    g.tell("exploded", cell=cell, distance=max(apart(cell, g.lighthouse)), loss=harm)
    lose_structure(g, harm, "explosion")
    if g.rules.modes[g.rules.mode].exploded_heart == "removed":
        g.hearts = without(g.hearts, cell)
        g.tell("heart_burst", cell=cell)
        return
    below = neighbour(cell, 0, 1, g.rules.lines)
    if below in g.hearts:
        g.tell("heart_stayed", cell=cell)
    else:
        move_heart(g, cell, below)


def blast(rules: GlowRules, cell: str, lighthouse: str) -> int:
    """TG-63 to TG-65, TG-89. Structure an explosion costs: near, two cells away in a straight line, or none."""
    match sorted(apart(cell, lighthouse)):
        case [0, 1]:
            return rules.blast_near
        case [1, 1]:
            return rules.blast_near if rules.explosion_diagonal == "near" else rules.blast_far
        case [0, 2]:
            return rules.blast_far
    return 0


def move_heart(g: Glow, cell: str, target: str | None) -> None:
    """TG-59, TG-60, TG-67. A heart leaves its cell for another one, or for the planet (None)."""
    g.hearts = without(g.hearts, cell)
    if target is None:
        g.tell("contact", cell=cell)
        contact(g)
    else:
        g.tell("heart_moved", cell=cell, target=target)
        place_heart(g, target)


def place_heart(g: Glow, cell: str) -> None:
    """TG-13, TG-69, TG-78. However a heart enters a cell, it destroys an item there and hits the lighthouse."""
    if cell in g.items:
        g.items = without(g.items, cell)
        g.tell("item_destroyed", cell=cell)
    if cell == g.lighthouse:
        collide(g)
    else:
        g.hearts = acting_order((*g.hearts, cell))


def collide(g: Glow) -> None:
    """TG-69. Lighthouse and heart on one cell: the heart is gone and the structure suffers."""
    g.tell("collided", cell=g.lighthouse, loss=g.rules.collision_loss)
    lose_structure(g, g.rules.collision_loss, "collision")


def contact(g: Glow) -> None:
    """TG-70, TG-71. A heart reached the planet: a point is lost, or the game when there is none."""
    if g.points == 0:
        finish(g, "nightmares")
    g.points = max(g.points - g.rules.contact_points, 0)
    g.tell("points_lost", points=g.points)


# --- New hearts appear -----------------------------------------------------------------------------------------


def hearts_appear(g: Glow) -> None:
    """TG-72. As many as the mode says for this turn."""
    bring_hearts(g, hearts_due(g.rules, g.turn))


def hearts_due(rules: GlowRules, turn: int) -> int:
    """TG-72, TG-84. The entry of the mode's sequence for a turn; after the last one again the first."""
    sequence = rules.modes[rules.mode].new_hearts
    return sequence[(turn - 1) % len(sequence)]


def bring_hearts(g: Glow, number: int) -> None:
    """TG-73. One at a time: heart limit, die, placement."""
    g.then(*[(heart_due, nth, number) for nth in range(1, number + 1)])


def heart_due(g: Glow, nth: int, number: int) -> None:
    """TG-74, TG-75, TG-91. Without a free cube the lowest, rightmost heart falls first (or the new one must wait)."""
    if len(g.hearts) >= g.rules.heart_limit:
        if g.rules.ninth_heart == "waits":
            g.tell("no_cube")
            return
        lowest = g.hearts[0]
        g.hearts = g.hearts[1:]
        g.tell("ninth_heart", cell=lowest)
        contact(g)
    g.roll(D6, heart_appears, nth, number, 1)


def heart_appears(g: Glow, die: int, nth: int, number: int, throw: int) -> None:
    """TG-76 to TG-79. The die is the column on line 1; on another heart it is thrown once more, then given up."""
    cell = f"{COLUMNS[die - 1]}1"
    if cell not in g.hearts:
        g.tell("heart_appeared", die=die, cell=cell)
        place_heart(g, cell)
    elif throw == 1:
        g.tell("spawn_rerolled", die=die, cell=cell)
        g.roll(D6, heart_appears, nth, number, 2)
    else:
        g.tell("no_heart", die=die, cell=cell)


# --- Gauges and the end ----------------------------------------------------------------------------------------


def lose_brightness(g: Glow, loss: int) -> None:
    """TG-16, TG-17. Each point lost in the dark costs structure instead (TG-R4: or already when the light goes out)."""
    for _ in range(loss):
        if g.brightness:
            g.brightness -= 1
            g.tell("dimmed", brightness=g.brightness)
            if g.brightness or g.rules.dark_rule == "already_zero":
                continue
        lose_structure(g, 1, "darkness")


def lose_structure(g: Glow, loss: int, cause: str) -> None:
    """TG-18. At 0 the lighthouse is destroyed, and nothing else happens any more."""
    if not loss:
        return
    sound = g.structure > g.rules.patching_at
    g.structure = max(g.structure - loss, 0)
    g.tell("damaged", structure=g.structure, loss=loss, cause=cause)
    if g.structure == 0:
        finish(g, "destroyed")
    if sound and g.structure <= g.rules.patching_at:
        g.tell("leaking")


def finish(g: Glow, reason: str) -> None:
    """TG-80 to TG-82. The first reason decides; points, structure and turns are only reported."""
    g.tell("tally", points=g.points, structure=g.structure, turn=g.turn)
    won = reason == "dome"
    g.end(reason, winners=(CAPTAIN,) if won else (), scores=(1 if won else 0,))


# --- Things and words ------------------------------------------------------------------------------------------


def fly(g: Glow, right: int, down: int) -> None:
    """Move the lighthouse; the caller knows that the cell exists."""
    cell = neighbour(g.lighthouse, right, down, g.rules.lines)
    assert cell is not None
    g.lighthouse = cell


def without(cells: tuple[str, ...], cell: str) -> tuple[str, ...]:
    """These cells less one."""
    place = cells.index(cell)
    return cells[:place] + cells[place + 1 :]


def grammar(rules: GlowRules) -> Grammar:
    """Every sentence of the game."""
    cells = tuple(f"{column}{line}" for line in range(1, rules.lines + 1) for column in COLUMNS)
    return Grammar(
        (
            "light",
            "maneuver {side}",
            "hunt {cell}",
            "capture {cell}",
            "repair",
            "throttle",
            "sleep",
            "roll {die}",
        ),
        {"side": ("left", "right"), "cell": cells, "die": tuple("123456")},
    )
