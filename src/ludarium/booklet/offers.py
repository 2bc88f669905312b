"""What can be said now, as printed boxes with their price and odds."""

from __future__ import annotations

from ludarium.booklet import gauges, known, pages
from ludarium.booklet.combat import opponent
from ludarium.booklet.odds import percent
from ludarium.booklet.position import TRAVELLER, Journey
from ludarium.booklet.rules import repair_time, ways_out
from ludarium.booklet.table import asked, costs
from ludarium.kernel import View
from ludarium.scene import Space
from ludarium.texts import Texts

# --- what can be said -------------------------------------------------------------------------------------------


def spaces(view: View, say: Texts) -> tuple[Space, ...]:
    """The printed boxes of the open question: options of a choice, actions before leaving, pages of the notebook."""
    g: Journey = view.table
    match asked(g):
        case "chosen":
            return tuple(_option(g, say, one) for one in _options(g))
        case "leave":
            return _actions(g, say)
        case "fight_or_flee":
            return tuple(_plain(view, say, move, say(f"move-{move}")) for move in ("fight", "flee"))
        case "second_throw":
            again = g.rules.book.profile.second_throw
            assert again is not None
            return tuple(_plain(view, say, move, say(f"move-{move}")) for move in (again.verb, again.keep))
        case "turn_page":
            return _pages_to_turn(g, say)
    return ()


def _options(g: Journey) -> list[pages.Option]:
    """What is offered, and what would be if it could be paid, as far as the reader can tell.

    A view hides the secret marks, so it cannot say whether a condition on one of them holds; the question can.
    """
    return [
        one
        for one in known.options(g)
        if f"choose {one.key}" in _sayable(g)
        or (not gauges.payable(g, one.cost) and known.visible(g, one.when) and gauges.holds(g, one.when))
    ]


def _option(g: Journey, say: Texts, one: pages.Option) -> Space:
    label = one.label(say.language)
    poor = f"choose {one.key}" not in _sayable(g)
    if poor:
        says = say("scene-option-poor", label=label, cost=costs(one.cost, say))
    else:
        says = say("scene-option-says", label=label)
    note = about_option(g, say, one)
    return Space(name=one.key, label=label, note=note, says=says, faded=poor, tone="space", icon=option_icon(g, one))


def option_icon(g: Journey, one: pages.Option) -> str:
    """A coin for a test, blades for a combat, a purse for a price."""
    what = known.announced(g, one)
    if isinstance(what, pages.Combat):
        return "icon-fight"
    if isinstance(what, pages.Trial):
        return f"gauge-{what.skill}"
    return "icon-pay" if one.cost else "icon-choice"


def about_option(g: Journey, say: Texts, one: pages.Option) -> str:
    """The cost of an option, and the odds of what it begins with."""
    parts = [say("scene-cost", cost=costs(one.cost, say))] if one.cost else []
    what = known.announced(g, one)
    if isinstance(what, pages.Trial):
        number = gauges.pieces(g, what.skill)
        chance = percent(known.chance(g, what))
        skill = say.name(what.skill)
        parts.append(say("scene-test", skill=skill, difficulty=what.difficulty, pieces=number, chance=chance))
    elif isinstance(what, pages.Combat):
        parts.append(say("scene-combat", cb=what.cb, chance=percent(known.chance(g, what))))
    return " · ".join(parts)


def _plain(view: View, say: Texts, move: str, label: str) -> Space:
    return Space(
        name=move, label=label, note=about_move(view, move, say), says=label, tone="space", icon=f"icon-{move}"
    )


def _pages_to_turn(g: Journey, say: Texts) -> tuple[Space, ...]:
    found = []
    for move in _sayable(g):
        verb, _, number = move.partition(" ")
        label = say(f"move-{verb}", number=number)
        says = say(f"scene-{verb}-says")
        found.append(Space(name=verb, label=label, says=says, tone="space", icon="icon-choice"))
    return tuple(found)


def _actions(g: Journey, say: Texts) -> tuple[Space, ...]:
    """Repair, equipment to use, and manoeuvres; those not possible now say why (MM-20, MM-46, MM-50)."""
    profile = g.rules.book.profile
    found = [_repair(g, say)] if profile.repair else []
    found += [_use(g, say, key) for key, _ in g.equipment if g.rules.book.equipment[key].effect == "use"]
    if profile.departure and profile.departure.most:
        found += [_manoeuvre(g, say, kind) for kind in profile.departure.kinds]
    return tuple(found)


def _sayable(g: Journey) -> tuple[str, ...]:
    """What the traveller may say now: the one list that decides which boxes are grey."""
    assert g.question is not None
    return g.question.moves_of(TRAVELLER)


def _repair(g: Journey, say: Texts) -> Space:
    book = g.rules.book
    repair = book.profile.repair
    assert repair is not None
    cost = costs(tuple(repair.cost.items()), say)
    possible = repair.verb in _sayable(g)
    if possible:
        says = say("scene-repair-says", cost=cost, tu=repair_time(g), gain=repair.gain)
    elif g.departures:
        says = say("scene-too-late")
    else:
        says = say("scene-repair-no", cost=cost, maximum=book.highest[book.health])
    return Space(
        name=repair.verb,
        label=say(f"move-{repair.verb}"),
        note=_about_repair(g, say),
        says=says,
        faded=not possible,
        tone="space",
        icon=f"icon-{repair.verb}",
    )


def _use(g: Journey, say: Texts, key: str) -> Space:
    one = g.rules.book.equipment[key]
    name, note = one.name(say.language), one.says(say.language)
    possible = f"use {key}" in _sayable(g)
    if possible:
        says = note
    else:
        says = say("scene-too-late") if g.departures else say("scene-use-no", name=name)
    label = say("move-use", equipment=name)
    return Space(name=key, label=label, note=note, says=says, faded=not possible, tone="space", icon=f"item-{key}")


def _manoeuvre(g: Journey, say: Texts, kind: str) -> Space:
    departure = g.rules.book.profile.departure
    assert departure is not None
    one, cost = departure.kinds[kind], costs(tuple(departure.cost.items()), say)
    possible = f"{departure.verb} {kind}" in _sayable(g)
    word = say.name(kind)
    if possible:
        chance = percent(known.manoeuvre_chance(g, kind))
        says = say("scene-manoeuvre-says", kind=word, cost=cost, chance=chance, back=one.back)
    elif not g.gauges[g.rules.book.health]:
        says = say("scene-too-weak")
    elif g.departures >= departure.most:
        says = say("scene-too-late")
    else:
        says = say("scene-manoeuvre-no", kind=word, cost=cost, difficulty=one.difficulty)
    label = say(f"move-{departure.verb}", kind=word)
    note = _about_manoeuvre(g, say, kind)
    icon = f"icon-{departure.verb}"
    return Space(name=kind, label=label, note=note, says=says, faded=not possible, tone="space", icon=icon)


# --- the price of a move ----------------------------------------------------------------------------------------


def about_move(view: View, move: str, say: Texts) -> str:
    """What a move costs or risks, short."""
    g: Journey = view.table
    profile = g.rules.book.profile
    verb, _, word = move.partition(" ")
    match asked(g):
        case "chosen":
            return about_option(g, say, known.option_of(g, word))
        case "fight_or_flee":
            return _about_fight(g, say, verb)
        case "second_throw":
            again = profile.second_throw
            return costs(tuple(again.cost.items()), say) if again and verb == again.verb else ""
        case "leave":
            return _about_leaving(g, say, verb, word)
    return ""


def _about_fight(g: Journey, say: Texts, verb: str) -> str:
    assert g.fight is not None
    if verb == "fight":
        return say("scene-combat", cb=g.fight.cb, chance=percent(known.fight_chance(g, g.fight.cb)))
    flight = opponent(g).flee
    assert flight is not None
    free = gauges.owned(g, "free_flee")
    return free.name(say.language) if free and flight.cost else costs(flight.cost, say)


def _about_leaving(g: Journey, say: Texts, verb: str, word: str) -> str:
    profile = g.rules.book.profile
    if verb == profile.movement.verb:
        cost = next(exit.cost for exit in ways_out(g) if exit.place == g.story_of.place(word))
        deadly = cost > gauges.clock_left(g)
        return say("scene-deadly") if deadly else say("scene-clock-cost", tu=cost)
    if profile.repair and verb == profile.repair.verb:
        return _about_repair(g, say)
    if profile.departure and verb == profile.departure.verb:
        return _about_manoeuvre(g, say, word)
    return g.rules.book.equipment[word].says(say.language)


def _about_repair(g: Journey, say: Texts) -> str:
    book = g.rules.book
    repair = book.profile.repair
    assert repair is not None
    if repair_time(g) > gauges.clock_left(g):
        return say("scene-deadly")
    gain = say("scene-gain", gauge=say.name(book.profile.health.gauge), amount=repair.gain)
    paid = costs(tuple(repair.cost.items()), say)
    return f"{gain} · {paid} · {say('scene-clock-cost', tu=repair_time(g))}"


def _about_manoeuvre(g: Journey, say: Texts, kind: str) -> str:
    departure = g.rules.book.profile.departure
    assert departure is not None
    back = say("scene-clock-cost", tu=departure.kinds[kind].back)
    return f"{percent(known.manoeuvre_chance(g, kind))}\u00a0% · −{back}"
