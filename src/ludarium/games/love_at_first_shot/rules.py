"""The rules of Love at First Shot, in the order of the rulebook. LS numbers: ``ludarium rules love_at_first_shot``."""

from __future__ import annotations

from ludarium.games.love_at_first_shot.position import (
    ACTIONS,
    CLYDE,
    LEAVE_TOWN,
    PLACES,
    Changes,
    PoliceAction,
    Shot,
    ShotRules,
    deed,
)
from ludarium.kernel import D6, Grammar

# --- Setup -----------------------------------------------------------------------------------------------------


def setup(rules: ShotRules) -> Shot:
    """LS-1 to LS-6. A little money, nothing else, and Roy is at home."""
    return Shot(rules=rules, savings=rules.savings_start, agenda=(turn,))


# --- The turn --------------------------------------------------------------------------------------------------


def turn(g: Shot) -> None:
    """LS-5, LS-35, LS-71, LS-72. All cubes are back and every space is free; then the day takes its course."""
    g.turn += 1
    g.place_cubes, g.daily_cubes = g.rules.place_cubes, g.rules.daily_cubes
    g.visited = g.done = ()
    g.police_die = g.roy_die = 0
    g.tell("turn", turn=g.turn)
    g.then(police_action, roy_thornton, lost_cube, places, daily_actions, resolution, turn)


# --- Dice rolls: the police ------------------------------------------------------------------------------------


def police_action(g: Shot) -> None:
    """LS-32 to LS-36. One die, to which the modifier of this moment is added."""
    g.roll(D6, police_rolled, modifier(g))


def modifier(g: Shot) -> int:
    """LS-32, LS-33, LS-83. What the threat and the prisons add to the police die."""
    rules = g.rules
    watched = rules.threat_modifier if g.threat == rules.threat_max else 0
    filled = rules.prison_modifiers[: g.prisons]
    return watched + (sum(filled) if rules.modifiers_combine == "sum" else max(filled, default=0))


def police_rolled(g: Shot, die: int, modifier: int) -> None:
    """LS-36 to LS-38. The result so far; ammunition may still lower it."""
    g.police_die = die
    g.tell("police_rolled", die=die, modifier=modifier, result=die + modifier)
    offer_ammunition(g, die + modifier)


def offer_ammunition(g: Shot, result: int) -> None:
    """LS-38. Whoever has ammunition is asked, whatever the result."""
    if g.ammo:
        g.ask(CLYDE, ("spend ammo", "keep"), spend_ammunition, result)
    else:
        police_acts(g, result)


def spend_ammunition(g: Shot, move: str, result: int) -> None:
    """LS-37 to LS-39, LS-82. One ammunition lowers the result; once per die, or as often as there is some."""
    if move == "keep":
        police_acts(g, result)
        return
    g.ammo -= 1
    result -= g.rules.ammo_reduction
    g.tell("ammo_spent", ammo=g.ammo, result=max(result, 1))
    if g.rules.ammo_per_roll == "any":
        offer_ammunition(g, result)
    else:
        police_acts(g, result)


def police_acts(g: Shot, result: int) -> None:
    """LS-39 to LS-46, LS-77. The police table; from the deadly result on Clyde is dead and nothing follows."""
    g.police = max(result, 1)
    if g.police >= g.rules.death_at:
        g.tell("killed", result=g.police)
        finish(g, "killed")
    line = police_line(g.rules, g.police)
    g.tell("police", result=g.police, effect=line.key)
    resolve(g, line.changes)


def police_line(rules: ShotRules, result: int) -> PoliceAction:
    """LS-40 to LS-44. The line of the police table for a result that does not kill."""
    return next(line for line in reversed(rules.police_table) if line.at <= result)


# --- Dice rolls: Roy -------------------------------------------------------------------------------------------


def roy_thornton(g: Shot) -> None:
    """LS-47. Then one die for Bonnie's husband."""
    g.roll(D6, roy_rolled)


def roy_rolled(g: Shot, die: int) -> None:
    """LS-47. On a high die he comes home or goes away."""
    g.roy_die = die
    if die >= g.rules.roy_changes_at:
        g.roy = not g.roy
        g.tell("roy_comes" if g.roy else "roy_goes", die=die)
    else:
        g.tell("roy_stays" if g.roy else "roy_away", die=die)


def lost_cube(g: Shot) -> None:
    """LS-29, LS-48. Who had no ammunition to lose says now which cube is missing today."""
    cubes = {"lose place": g.place_cubes, "lose daily": g.daily_cubes}
    if g.lost_cubes and any(cubes.values()):
        g.ask(CLYDE, [move for move, left in cubes.items() if left], lose_cube)


def lose_cube(g: Shot, move: str) -> None:
    """LS-48. One place or one daily action less, this turn only."""
    g.lost_cubes -= 1
    if move == "lose place":
        g.place_cubes -= 1
    else:
        g.daily_cubes -= 1
    g.tell("cube_lost", cube=move.split()[1])
    g.then(lost_cube)


# --- Places ----------------------------------------------------------------------------------------------------


def places(g: Shot) -> None:
    """LS-49, LS-50, LS-54, LS-55. Every cube is placed, each on another place that Clyde can afford."""
    if g.place_cubes:
        printed = g.rules.places
        g.ask(CLYDE, [place for place in PLACES if place not in g.visited and affordable(g, printed[place])], visit)


def visit(g: Shot, place: str) -> None:
    """LS-49, LS-51 to LS-55. One place, with everything that follows from it, before the next."""
    g.place_cubes -= 1
    g.visited = tuple(sorted((*g.visited, place)))
    g.tell("visited", place=place)
    resolve(g, g.rules.places[place])
    g.then(places)


# --- Daily actions ---------------------------------------------------------------------------------------------


def daily_actions(g: Shot) -> None:
    """LS-56, LS-57, LS-65 to LS-67. Every cube is placed, each on another action."""
    if g.daily_cubes:
        g.ask(CLYDE, action_moves(g), act)


def action_moves(g: Shot) -> list[str]:
    """What Clyde may do: LS-31, LS-56, LS-60 to LS-67, LS-84."""
    printed = g.rules.actions
    moves = [action for action in ACTIONS if deed(action) not in g.done and affordable(g, printed[action])]
    if ready_to_leave(g):
        moves.append(LEAVE_TOWN)
    return moves


def affordable(g: Shot, changes: Changes) -> bool:
    """LS-31, LS-54, LS-60, LS-61, LS-63, LS-84. Costs must be there; nobody walks into the prison that ends it all."""
    for gauge, points in changes:
        if gauge == "savings" and g.savings < -points:
            return False
        if gauge == "ammo" and g.ammo < -points:
            return False
        if gauge == "threat" and last_prison_looms(g):
            return False
    return True


def last_prison_looms(g: Shot) -> bool:
    """LS-84. Whether one more threat would lose the game."""
    rules = g.rules
    full = g.prisons == len(rules.prison_modifiers)
    return rules.fourth_prison == "defeat" and full and g.threat == rules.threat_max


def act(g: Shot, action: str) -> None:
    """LS-56 to LS-68, LS-74. One action, with everything that follows from it, before the next."""
    g.daily_cubes -= 1
    g.done = tuple(sorted((*g.done, deed(action))))
    g.tell("acted", action=action.replace(" ", "_"))
    if action == LEAVE_TOWN:
        finish(g, "ran_away")
    resolve(g, g.rules.actions[action])
    g.then(daily_actions)


# --- Resolution ------------------------------------------------------------------------------------------------


def resolution(g: Shot) -> None:
    """LS-69, LS-70, LS-77. The day must be paid for; who cannot leaves alone for the camps."""
    cost = g.rules.life_cost
    if g.savings < cost:
        g.tell("starved", savings=g.savings, cost=cost)
        finish(g, "hungry")
    g.savings -= cost
    g.tell("life_paid", cost=cost, savings=g.savings)


# --- Gauges and what overflows ---------------------------------------------------------------------------------


def resolve(g: Shot, changes: Changes) -> None:
    """LS-7. Changes in their order, point by point; a poem in between is decided before the rest goes on."""
    for at, (gauge, points) in enumerate(changes):
        for point in range(abs(points)):
            POINT[gauge, points > 0](g)
            if g.question is not None:
                g.then((resolve, ((gauge, points - point - 1), *changes[at + 1 :])))
                return


def earn(g: Shot) -> None:
    """LS-8. A dollar more; above the top it is lost."""
    if g.savings < g.rules.savings_max:
        g.savings += 1
        g.tell("earned", savings=g.savings)
    else:
        g.tell("savings_full", savings=g.savings)


def pay(g: Shot) -> None:
    """LS-31. A dollar less; that it is there was seen to when the action was offered."""
    g.savings -= 1
    g.tell("paid", savings=g.savings)


def more_love(g: Shot) -> None:
    """LS-9 to LS-12, LS-80. At the top love turns into passion, while Roy is away and there is room."""
    if g.love < g.rules.love_max:
        g.love += 1
        g.tell("love_more", love=g.love)
    elif g.roy:
        g.tell("love_wasted_roy")
    elif g.passion == g.rules.passion_spaces:
        g.tell("love_wasted_full")
    else:
        g.passion += 1
        if g.rules.love_after_passion == "reset":
            g.love = 0
        g.tell("passion_more", passion=g.passion, love=g.love)


def less_love(g: Shot) -> None:
    """LS-13, LS-14, LS-30. Below 0 a passion dies, if there is one."""
    if g.love:
        g.love -= 1
        g.tell("love_less", love=g.love)
    elif g.passion:
        g.passion -= 1
        g.tell("passion_less", passion=g.passion)
    else:
        g.tell("nothing_to_lose", gauge="love")


def more_boredom(g: Shot) -> None:
    """LS-15 to LS-17. At the top a poem may be written, if it can be paid and there is room."""
    rules = g.rules
    if g.boredom < rules.boredom_max:
        g.boredom += 1
        g.tell("boredom_more", boredom=g.boredom)
    elif g.poems == rules.poem_spaces:
        g.tell("boredom_wasted_full")
    elif g.savings < rules.poem_cost:
        g.tell("boredom_wasted_poor", cost=rules.poem_cost)
    else:
        g.ask(CLYDE, ("write", "skip"), write_poem)


def write_poem(g: Shot, move: str) -> None:
    """LS-16 to LS-19, LS-81. Bonnie writes for two dollars, or the point of boredom is lost."""
    if move == "skip":
        g.tell("poem_skipped")
        return
    g.savings -= g.rules.poem_cost
    g.poems += 1
    if g.rules.boredom_after_poem == "reset":
        g.boredom = 0
    g.tell("poem_more", poems=g.poems, savings=g.savings, boredom=g.boredom)


def less_boredom(g: Shot) -> None:
    """LS-20, LS-21, LS-30. Below 0 a poem is lost, if there is one."""
    if g.boredom:
        g.boredom -= 1
        g.tell("boredom_less", boredom=g.boredom)
    elif g.poems:
        g.poems -= 1
        g.tell("poem_less", poems=g.poems)
    else:
        g.tell("nothing_to_lose", gauge="boredom")


def more_threat(g: Shot) -> None:
    """LS-22, LS-23, LS-26. Above the top waits the prison."""
    if g.threat < g.rules.threat_max:
        g.threat += 1
        g.tell("threat_more", threat=g.threat)
    else:
        prison(g)


def prison(g: Shot) -> None:
    """LS-23 to LS-25, LS-68, LS-79, LS-84. Love suffers, then the next space of the modifier is filled."""
    rules = g.rules
    free = g.prisons < len(rules.prison_modifiers)
    g.tell("prison", prisons=g.prisons + free)
    if not free and rules.fourth_prison == "defeat":
        finish(g, "jailed")
    for _ in range(rules.prison_love):
        less_love(g)
    if free:
        g.prisons += 1
        g.tell("surveillance", modifier=rules.prison_modifiers[g.prisons - 1])
    if rules.threat_after_prison == "reset":
        g.threat = 0
        g.tell("threat_reset")


def more_ammo(g: Shot) -> None:
    """LS-27, LS-66. Into the tin, if it is not full."""
    if g.ammo < g.rules.ammo_max:
        g.ammo += 1
        g.tell("ammo_more", ammo=g.ammo)
    else:
        g.tell("ammo_wasted")


def less_ammo(g: Shot) -> None:
    """LS-28, LS-29. Only the police can take what is not there: a cube instead, for this turn."""
    if g.ammo:
        g.ammo -= 1
        g.tell("ammo_less", ammo=g.ammo)
    else:
        g.lost_cubes += 1
        g.tell("cube_due")


POINT = {  # what one point more (True) or less of a gauge does
    ("savings", True): earn,
    ("savings", False): pay,
    ("love", True): more_love,
    ("love", False): less_love,
    ("boredom", True): more_boredom,
    ("boredom", False): less_boredom,
    ("threat", True): more_threat,
    ("ammo", True): more_ammo,
    ("ammo", False): less_ammo,
}


# --- The end ---------------------------------------------------------------------------------------------------


def statuses(g: Shot) -> dict[str, bool]:
    """LS-73. What victory needs, and whether it holds. Roy does not matter (LS-76)."""
    rules = g.rules
    return {
        "love": g.love >= rules.win_love,
        "ammo": g.ammo >= rules.win_ammo,
        "passion": g.passion == rules.passion_spaces,
        "poems": g.poems == rules.poem_spaces,
    }


def ready_to_leave(g: Shot) -> bool:
    """LS-67, LS-73, LS-75, LS-76. All four at the same moment."""
    rules = g.rules
    return (
        g.passion == rules.passion_spaces
        and g.poems == rules.poem_spaces
        and g.love >= rules.win_love
        and g.ammo >= rules.win_ammo
    )


def finish(g: Shot, reason: str) -> None:
    """LS-74, LS-77, LS-78. Victory or defeat at once; turns and statuses are only reported."""
    g.tell("tally", turn=g.turn, love=g.love, ammo=g.ammo, passion=g.passion, poems=g.poems, prisons=g.prisons)
    won = reason == "ran_away"
    g.end(reason, winners=(CLYDE,) if won else (), scores=(1 if won else 0,))


# --- Words -----------------------------------------------------------------------------------------------------


def grammar(rules: ShotRules) -> Grammar:
    """Every sentence of the game."""
    return Grammar(
        (
            "spend ammo",
            "keep",
            "lose place",
            "lose daily",
            *PLACES,
            *ACTIONS,
            LEAVE_TOWN,
            "write",
            "skip",
            "roll {die}",
        ),
        {"die": tuple("123456")},
    )
