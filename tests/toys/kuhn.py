"""Kuhn poker: three cards, two seats, one card each in secret. Its tree has 4 chance, 24 decision and 30 end nodes."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from msgspec.structs import replace

from ludarium.kernel import HIDDEN, Bag, Game, Grammar, Position, Rules, View
from toys.common import content

CARDS = ("jack", "queen", "king")  # low to high


class Table(Position, kw_only=True):
    deck: Bag = Bag.of(CARDS)
    hands: tuple[str, str] = ("", "")  # "" before the deal
    stakes: tuple[int, int] = (1, 1)  # the antes


def setup(rules: Rules) -> Table:
    return Table(rules=rules, agenda=((deal, 0), (deal, 1), first_act))


def deal(g: Table, seat: int) -> None:
    g.draw(g.deck, dealt, seat, seen_by=(seat,))


def dealt(g: Table, card: str, seat: int) -> None:
    g.deck = g.deck.minus(card)
    g.hands = (card, g.hands[1]) if seat == 0 else (g.hands[0], card)
    g.tell("dealt", seat=seat)
    g.tell("card", card=card, seen_by=(seat,))


def first_act(g: Table) -> None:
    g.ask(0, ("check", "bet"), opened)


def opened(g: Table, move: str) -> None:
    if move == "bet":
        g.stakes = (2, 1)
        g.ask(1, ("fold", "call"), answered, 1)
    else:
        g.ask(1, ("check", "bet"), checked)


def checked(g: Table, move: str) -> None:
    if move == "check":
        showdown(g)
    g.stakes = (1, 2)
    g.ask(0, ("fold", "call"), answered, 0)


def answered(g: Table, move: str, seat: int) -> None:
    if move == "fold":
        win(g, "fold", 1 - seat)
    g.stakes = (2, 2)
    showdown(g)


def showdown(g: Table) -> None:
    g.tell("shown", first=g.hands[0], second=g.hands[1], reveals=True)
    win(g, "showdown", 0 if CARDS.index(g.hands[0]) > CARDS.index(g.hands[1]) else 1)


def win(g: Table, reason: str, seat: int) -> None:
    gain = g.stakes[1 - seat]
    g.end(reason, (seat,), (gain, -gain) if seat == 0 else (-gain, gain))


# --- What each seat may know -----------------------------------------------------------------------------------


def conceal(g: Table, seat: int | None) -> Table:
    """The other hand and the deck are hidden; a showdown shows the hands."""
    if g.outcome is not None and g.outcome.reason == "showdown":
        return g
    first, second = (card if owner == seat or not card else HIDDEN for owner, card in enumerate(g.hands))
    return replace(g, hands=(first, second), deck=Bag.of({HIDDEN: len(g.deck)}))


def guess(view: View, random: Random) -> Table:
    """Deal the cards this seat has not seen."""
    g: Table = view.table
    unseen = [card for card in CARDS if card not in g.hands]
    random.shuffle(unseen)
    first, second = (unseen.pop() if card == HIDDEN else card for card in g.hands)
    return replace(g, hands=(first, second), deck=Bag.of(unseen))


def grammar(rules: Rules) -> Grammar:
    return Grammar(("check", "bet", "fold", "call", "draw {card}"), {"card": CARDS})


GAME = Game(
    "kuhn",
    folder=Path(__file__).parent,
    position=Table,
    rules=Rules,
    setup=setup,
    steps=sys.modules[__name__],
    grammar=grammar,
    conceal=conceal,
    guess=guess,
    content=content("kuhn", 2),
    complete=False,
)
