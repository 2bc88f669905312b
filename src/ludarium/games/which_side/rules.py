"""The rules of Which Side, in the order of the rulebook. WS numbers are those of ``ludarium rules which_side``."""

from __future__ import annotations

from ludarium.games.which_side.position import (
    GROUP,
    HOUSEHOLD,
    NEW_YORK,
    RESOURCES,
    WhichSide,
    WhichSideRules,
    covers,
)
from ludarium.kernel import D6, Grammar

ACTIONS = (
    "tenement risk",
    "tenement unsanitary",
    "bonesetter",
    "local_union",
    "printing_press",
    "lawyers free",
    "lawyers threat",
    "political_cafe",
    "chemistry risk",
    "chemistry unsanitary",
    "docks",
    "triangle",
    "dye",
    "greenwich",
    "tenderloin",
)
ORDER = {action: number for number, action in enumerate(ACTIONS)}
PLACE = {action: action.partition(" ")[0] for action in ACTIONS}

# --- Setup -----------------------------------------------------------------------------------------------------


def setup(rules: WhichSideRules) -> WhichSide:
    """WS-9 to WS-13. A few dollars, a few workers, every gauge at its start, nothing controlled."""
    return WhichSide(
        rules=rules,
        strength=rules.strength_start,
        savings=rules.savings_start,
        free=rules.workers_start,
        agenda=(throw, turn),
    )


# --- The turn --------------------------------------------------------------------------------------------------


def turn(g: WhichSide) -> None:
    """WS-16. Employer phase, Worker phase, Resolution phase, and again until the game ends."""
    g.turn += 1
    g.then(employer_phase, worker_phase, pay_life_cost, take_means, end_turn, turn)


# --- Employer phase --------------------------------------------------------------------------------------------


def employer_phase(g: WhichSide) -> None:
    """WS-17 to WS-20. The employers grow stronger; the space they now stand on fixes the number of dice."""
    g.dice = ()
    g.tell("turn", turn=g.turn)
    strengthen(g, g.rules.strength_step)
    number = 2 if g.strength in g.rules.two_dice_at else 1
    if number == 2:
        g.tell("two_dice", strength=g.strength)
    g.then(*(throw,) * number)


def throw(g: WhichSide) -> None:
    """WS-14, WS-15, WS-20. One die; a second one waits until the first has done all its harm."""
    g.roll(D6, thrown)


def thrown(g: WhichSide, die: int) -> None:
    """WS-14, WS-21 to WS-27. The table of employer offensives."""
    effect = g.rules.die_table[die - 1]
    g.dice = (*g.dice, die)
    g.tell("thrown", die=die, effect=effect)
    match effect:
        case "rent_rise":
            g.rises += 1
            g.tell("rent_rose", cost=g.life_cost)
        case "accident":
            worsen(g, "risk")
        case "raid":
            worsen(g, "threat")
        case "squalor":
            worsen(g, "unsanitary")
        case "sickness":
            hurt(g, "sickness")
        case "offensive":
            strengthen(g, 1)


def strengthen(g: WhichSide, steps: int) -> None:
    """WS-17, WS-26, WS-27, WS-76. Beyond the last space the game is lost at once."""
    g.strength += steps
    g.tell("strength_rose", strength=g.strength)
    if g.strength > g.rules.strength_last:
        finish(g, "employers")
    if g.strength == g.rules.strength_last:
        g.tell("last_turn")


# --- Hurt, jail, death -----------------------------------------------------------------------------------------


def worsen(g: WhichSide, gauge: str) -> None:
    """WS-28, WS-32. One step up; at its end the gauge strikes a worker and falls back, at once, in any phase."""
    level = getattr(g, gauge) + 1
    g.tell("worsened", gauge=gauge, level=level)
    if level < g.rules.end_of(gauge):
        setattr(g, gauge, level)
        return
    setattr(g, gauge, g.rules.after(gauge))
    if gauge == "threat":
        arrest(g)
    else:
        hurt(g, gauge)


def relieve(g: WhichSide, gauge: str) -> None:
    """WS-7, WS-48, WS-49, WS-55. One step down; the caller knows that the gauge is not at 0."""
    level = getattr(g, gauge) - 1
    setattr(g, gauge, level)
    g.tell("relieved", gauge=gauge, level=level)


def hurt(g: WhichSide, cause: str) -> None:
    """WS-29 to WS-31, WS-R14, WS-R15. A healthy worker is injured; who cannot be marked as injured dies."""
    if g.healthy and g.injured < g.rules.injured_max:
        g.injured += 1
        g.tell("hurt", cause=cause, injured=g.injured)
        return
    state = "healthy" if g.healthy else "injured"
    lose_worker(g, state)
    g.dead += 1
    g.tell("died", cause=cause, state=state)
    check_household(g)


def arrest(g: WhichSide) -> None:
    """WS-32, WS-33, WS-R16. The player says who is taken, if there is a choice."""
    if g.healthy and g.injured:
        g.ask(HOUSEHOLD, ("jail healthy", "jail injured"), jail)
    else:
        jail(g, "jail healthy" if g.healthy else "jail injured")


def jail(g: WhichSide, move: str) -> None:
    """WS-32 to WS-38. A healthy worker goes to prison, an injured one dies of it."""
    state = move.removeprefix("jail ")
    lose_worker(g, state)
    if state == "healthy":
        g.jailed += 1
        g.tell("jailed", jailed=g.jailed)
    else:
        g.dead += 1
        g.tell("died_in_prison")
    check_household(g)


def lose_worker(g: WhichSide, state: str) -> None:
    """WS-30, WS-31, WS-34, WS-35. One free worker less."""
    g.free -= 1
    if state == "injured":
        g.injured -= 1


def check_household(g: WhichSide) -> None:
    """WS-38, WS-67, WS-R25. Nobody left to act: all is over, whoever sits in jail or waits in reserve."""
    if not g.free:
        finish(g, "no_workers")


# --- Worker phase ----------------------------------------------------------------------------------------------


def worker_phase(g: WhichSide) -> None:
    """WS-39 to WS-41, WS-R19, WS-R20. The actions are counted once, now; half of the injured stay in bed."""
    g.actions = max(g.free - g.injured // g.rules.idle_divisor, 1)
    g.idle = g.free - g.actions
    g.tell("workers_ready", actions=g.actions, idle=g.idle)
    g.then(workers_act)


def workers_act(g: WhichSide) -> None:
    """WS-42, WS-43, WS-47. One action after the other, all of them, as long as one is possible."""
    if not g.actions:
        return
    moves = worker_moves(g)
    if len(moves) > 1:
        g.ask(HOUSEHOLD, moves, act)
    elif moves:
        act(g, moves[0])
    else:
        g.tell("nothing_to_do", actions=g.actions)
        g.actions = 0


def worker_moves(g: WhichSide) -> list[str]:
    """WS-45, WS-46, WS-50, WS-R21. Every action that is open and would do something."""
    shut, use = closed(g), needs(g)
    return [action for action in ACTIONS if PLACE[action] not in shut and use.get(action, 1)]


def closed(g: WhichSide) -> frozenset[str]:
    """WS-46, WS-50, WS-56, WS-58, WS-R10, WS-R11. The places that take no further worker this turn."""
    if not g.placed:
        return frozenset()
    repeatable, once = g.rules.repeatable, g.rules.place_limit == "1"
    used = {PLACE[action] for action in g.placed}
    return frozenset(place for place in used if (place not in repeatable if place in GROUP else once))


def needs(g: WhichSide) -> dict[str, int]:
    """WS-45, WS-48, WS-49, WS-51 to WS-55, WS-62, WS-R26. What some actions need to do anything; 0 shuts them."""
    return {
        "tenement risk": g.risk,
        "tenement unsanitary": g.unsanitary,
        "bonesetter": g.injured,
        "printing_press": g.savings >= g.rules.press_cost,
        "lawyers free": g.jailed,
        "lawyers threat": g.threat,
        "greenwich": g.reserve,
    }


def act(g: WhichSide, move: str) -> None:
    """WS-42 to WS-63. One worker does one thing: first the gain, then the gauge, then Hurt or Jail."""
    g.actions -= 1
    g.placed = tuple(sorted((*g.placed, move), key=ORDER.__getitem__))
    place, _, word = move.partition(" ")
    if place == "tenement":
        relieve(g, word)
    elif place in NEW_YORK:
        work(g, place)
    else:
        organise(g, place, word)
    g.then(workers_act)


# --- Anarchist Group -------------------------------------------------------------------------------------------


def organise(g: WhichSide, action: str, word: str) -> None:
    """WS-50 to WS-58. The six actions of the group."""
    match action:
        case "bonesetter":
            g.injured -= 1
            g.tell("healed", injured=g.injured)
        case "local_union":
            gain(g, "union")
        case "printing_press":
            g.savings -= g.rules.press_cost
            gain(g, "anarchist")
        case "lawyers" if word == "free":
            g.jailed -= 1
            g.free += 1
            g.tell("freed", jailed=g.jailed)
        case "lawyers":
            relieve(g, word)
        case "political_cafe":
            gain(g, "strike")
            worsen(g, "threat")
        case "chemistry":
            gain(g, "sabotage")
            worsen(g, word)


def gain(g: WhichSide, resource: str) -> None:
    """WS-52, WS-53, WS-57, WS-58. One more resource."""
    amount = getattr(g, resource) + 1
    setattr(g, resource, amount)
    g.tell("gained", resource=resource, amount=amount)


# --- New York --------------------------------------------------------------------------------------------------


def work(g: WhichSide, place: str) -> None:
    """WS-59 to WS-63. The five places of the city."""
    rules = g.rules
    match place:
        case "docks":
            earn(g, place, rules.docks_pay)
            worsen(g, "risk")
        case "triangle":
            earn(g, place, rules.triangle_pay)
        case "dye":
            earn(g, place, rules.dye_pay)
            worsen(g, "unsanitary")
        case "greenwich":
            g.free += 1
            g.tell("recruited", free=g.free, reserve=g.reserve)
        case "tenderloin":
            earn(g, place, rules.tenderloin_pay)
            worsen(g, "threat")


def earn(g: WhichSide, place: str, pay: int) -> None:
    """WS-6. What would go beyond the end of the Savings gauge is lost."""
    before = g.savings
    g.savings = min(before + pay, g.rules.savings_max)
    g.tell("earned", place=place, pay=pay, savings=g.savings, lost=before + pay - g.savings)


# --- Resolution phase ------------------------------------------------------------------------------------------


def pay_life_cost(g: WhichSide) -> None:
    """WS-64 to WS-67, WS-R12, WS-R13. Each missing dollar hurts a worker; nothing is owed afterwards."""
    cost, missing = g.life_cost, g.missing
    g.savings = max(g.savings - cost, 0)
    g.tell("paid", cost=cost, savings=g.savings, missing=missing)
    for _ in range(missing):
        hurt(g, "debt")


def take_means(g: WhichSide) -> None:
    """WS-68, WS-71. The player is asked if at least one means can be paid."""
    if means := affordable(g):
        g.ask(HOUSEHOLD, (*(f"take {key}" for key in means), "done"), take)


def affordable(g: WhichSide) -> list[str]:
    """WS-68, WS-70. The means not yet controlled whose whole price is at hand."""
    return [key for key, price in g.rules.prices.items() if key not in g.controlled and covers(g, price, g.savings)]


def take(g: WhichSide, move: str) -> None:
    """WS-68 to WS-72, WS-75, WS-R8. Pay for one means and mark it; ``done`` takes none."""
    if move == "done":
        g.tell("no_take")
        return
    rules, key = g.rules, move.removeprefix("take ")
    price = rules.prices[key]
    for resource in RESOURCES:
        setattr(g, resource, getattr(g, resource) - getattr(price, resource))
    g.savings -= price.dollars
    g.controlled = tuple(place for place in rules.prices if place == key or place in g.controlled)
    g.tell("took", workplace=key, controlled=len(g.controlled), needed=rules.means_needed)
    if len(g.controlled) >= rules.means_needed:
        finish(g, "commune")
    if rules.take_limit == "0":
        g.then(take_means)


def end_turn(g: WhichSide) -> None:
    """WS-73, WS-74, WS-76, WS-77, WS-R1, WS-R2. Everybody goes home; on the last space of the gauge all is lost."""
    if g.rules.keep_resources == "no":
        lost = sum(getattr(g, resource) for resource in RESOURCES)
        if lost:
            g.tell("resources_lost", lost=lost)
        for resource in RESOURCES:
            setattr(g, resource, 0)
    if g.rises:
        g.rises = 0
        g.tell("rents_fell", cost=g.life_cost)
    g.placed = ()
    g.idle = 0
    if g.strength >= g.rules.strength_last:
        finish(g, "employers")


# --- Victory and defeat ----------------------------------------------------------------------------------------


def finish(g: WhichSide, reason: str) -> None:
    """WS-75, WS-77, WS-79. Victory or defeat; means and turns are only reported."""
    g.tell("tally", means=len(g.controlled), turns=g.turn)
    won = reason == "commune"
    g.end(reason, winners=(HOUSEHOLD,) if won else (), scores=(1 if won else 0,))


# --- Words -----------------------------------------------------------------------------------------------------


def grammar(rules: WhichSideRules) -> Grammar:
    """Every sentence of the game."""
    return Grammar(
        (
            "tenement {hazard}",
            "bonesetter",
            "local_union",
            "printing_press",
            "lawyers {favour}",
            "political_cafe",
            "chemistry {hazard}",
            "docks",
            "triangle",
            "dye",
            "greenwich",
            "tenderloin",
            "jail {state}",
            "take {workplace}",
            "done",
            "roll {die}",
        ),
        {
            "hazard": ("risk", "unsanitary"),
            "favour": ("free", "threat"),
            "state": ("healthy", "injured"),
            "workplace": tuple(place.key for place in rules.workplaces),
            "die": tuple("123456"),
        },
    )
