"""Combat (2.5). Rule numbers (MM) are those of the adventure booklet rules, shared by every title."""

from __future__ import annotations

from msgspec.structs import replace

from ludarium.booklet import gauges, pages
from ludarium.booklet.odds import round_loss
from ludarium.booklet.page import note
from ludarium.booklet.position import TRAVELLER, Fight, Journey
from ludarium.booklet.throwing import AFTER, throw


def begin_combat(g: Journey, sheet: int, line: int) -> None:
    """MM-31, MM-35, MM-37, MM-40. The opponent stands at full strength; without health the combat is lost at once."""
    book = g.rules.book
    combat = book.sheets[sheet][line]
    assert isinstance(combat, pages.Combat)
    guard = gauges.owned(g, "guard")
    g.fight = Fight(sheet, line, combat.cb, 1, guard.amount if guard else 0)
    note(g, "challenged", combat.place, combat.key, combat.cb)
    if g.gauges[book.health] == 0:
        lose_combat(g)
    else:
        g.then(round_begins)


def opponent(g: Journey) -> pages.Combat:
    """Whom the traveller fights now, as written in the booklet."""
    assert g.fight is not None
    combat = g.rules.book.sheets[g.fight.sheet][g.fight.line]
    assert isinstance(combat, pages.Combat)
    return combat


def round_begins(g: Journey) -> None:
    """MM-38, MM-39. A flight is offered where one is printed and can be paid; nothing else can be done here."""
    assert g.fight is not None
    flight = opponent(g).flee
    if flight and (g.fight.round == 1 or flight.when == "each_round") and can_flee(g, flight):
        g.ask(TRAVELLER, ("fight", "flee"), fight_or_flee)
    else:
        throw_round(g)


def can_flee(g: Journey, flight: pages.Flight) -> bool:
    """MM-39, MM-60. Whether the cost of a flight can be paid, or need not be."""
    return gauges.owned(g, "free_flee") is not None or gauges.payable(g, flight.cost)


def fight_or_flee(g: Journey, move: str) -> None:
    """MM-38 to MM-40, MM-60. A flight ends the combat and its list is read."""
    if move == "fight":
        throw_round(g)
        return
    combat = opponent(g)
    assert combat.flee is not None
    free = gauges.owned(g, "free_flee")
    if free and combat.flee.cost:
        gauges.use_up(g, free)
    else:
        gauges.pay(g, combat.flee.cost)
    if not g.over:
        note(g, "fled", combat.place, combat.key)
        leave_combat(g, combat.flee.do)


def throw_round(g: Journey) -> None:
    """MM-31, MM-41. As many pieces as the skill; without any the round is lost, but nothing else."""
    number = gauges.pieces(g, g.rules.book.profile.combat.skill, "combat")
    if number:
        throw(g, "round", number, 0, 0)
    else:
        fought(g, 0, 0)


def fought(g: Journey, hits: int, pieces: int, *_: int) -> None:
    """MM-32 to MM-36, MM-58. Successes against the opponent's strength; failures (or what is agreed) cost health."""
    book, fight = g.rules.book, g.fight
    assert fight is not None
    won = hits >= fight.cb
    failures = pieces - hits
    loss, guard = round_loss(book.profile.throw, book.profile.combat, hits, failures, won, fight.guard)
    gauges.put(g, book.health, g.gauges[book.health] - loss)
    g.fight = replace(fight, cb=max(fight.cb - hits, 0), guard=guard)
    note(g, "fought", fight.round, pieces, hits, failures, loss, g.fight.cb)
    if g.gauges[book.health] == 0 and not (won and book.profile.combat.costly_victory == "won"):
        lose_combat(g)
    elif won:
        win_combat(g)
    else:
        next_round(g)


def next_round(g: Journey) -> None:
    """MM-34. Another round costs time."""
    assert g.fight is not None
    gauges.spend(g, g.rules.book.profile.combat.per_round)
    if not g.over:
        g.fight = replace(g.fight, round=g.fight.round + 1)
        g.then(round_begins)


def win_combat(g: Journey) -> None:
    """MM-32. The list of the victory is read."""
    combat = opponent(g)
    note(g, "won", combat.place, combat.key)
    leave_combat(g, combat.won)


def lose_combat(g: Journey) -> None:
    """MM-36, MM-64. The list of the defeat is read; it decides what becomes of the traveller."""
    combat = opponent(g)
    note(g, "beaten", combat.place, combat.key)
    leave_combat(g, combat.lost)


def leave_combat(g: Journey, sheet: int) -> None:
    """MM-42, MM-74. One list is read, then the passage goes on behind the combat."""
    g.fight = None
    g.bookmarks = ((sheet, 0), *g.bookmarks)


AFTER["round"] = fought
