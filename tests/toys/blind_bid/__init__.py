"""Blind Bid: two seats, hidden hands, sealed bids. Small enough to reason about, rich enough to leak if anything can.

Each seat is dealt three cards from a pack of nine. Three times both choose a card in secret; the higher one takes the
trick. Then whoever is behind has the last word: stop, or double what both won.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from msgspec.structs import replace

from ludarium.kernel import HIDDEN, Advice, Bag, Game, Grammar, Position, Rules, Sealed, View
from ludarium.scene import Box, Card, Cards, Look, Marker, Mat, Note, Scene, Space, Spaces, Track
from ludarium.texts import Texts

CARDS = tuple(f"card{n}" for n in range(1, 10))
HAND = 3


class BidRules(Rules, frozen=True, kw_only=True):
    """Nothing to tune but the number of tricks."""

    tricks: int


class Bid(Position, kw_only=True):
    rules: BidRules
    pack: Bag
    hands: tuple[tuple[str, ...], ...] = ((), ())
    tricks: tuple[int, int] = (0, 0)
    played: tuple[str, str] | None = None  # the last trick
    seen: tuple[str, ...] = ()  # every card that has been played


def setup(rules: BidRules) -> Bid:
    return Bid(rules=rules, pack=Bag.of(CARDS), agenda=(*((deal, seat) for _ in range(HAND) for seat in (0, 1)), bid))


def deal(g: Bid, seat: int) -> None:
    """BB-1. Three cards each, seen by their owner only."""
    g.draw(g.pack, dealt, seat, seen_by=(seat,))


def dealt(g: Bid, card: str, seat: int) -> None:
    """BB-1. A card goes into a hand."""
    g.pack = g.pack.minus(card)
    hand = tuple(sorted((*g.hands[seat], card)))
    g.hands = (hand, g.hands[1]) if seat == 0 else (g.hands[0], hand)
    g.tell("dealt", seen_by=(seat,), card=card)


def bid(g: Bid) -> None:
    """BB-2. Both choose a card at once, in secret."""
    g.seal({seat: bids(g, seat) for seat in (0, 1)}, bidden, open=False)


def bids(g: Bid, seat: int) -> tuple[str, ...]:
    return tuple(f"bid {card}" for card in g.hands[seat])


def bidden(g: Bid, said: dict[int, str]) -> None:
    """BB-2. The higher card takes the trick."""
    cards = (said[0].split()[1], said[1].split()[1])
    g.hands = tuple(tuple(c for c in g.hands[seat] if c != cards[seat]) for seat in (0, 1))
    g.played = cards
    g.seen += cards
    taker = 0 if cards[0] > cards[1] else 1
    g.tricks = (g.tricks[0] + (taker == 0), g.tricks[1] + (taker == 1))
    g.tell("trick", first=cards[0], second=cards[1], taker=taker + 1)
    if sum(g.tricks) < g.rules.tricks:
        g.then(bid)
    else:
        behind = 0 if g.tricks[0] < g.tricks[1] else 1
        g.ask(behind, ("stop", "double"), last_word)


def last_word(g: Bid, move: str) -> None:
    """BB-3. Whoever is behind may stop, or double what the other won."""
    winner = 0 if g.tricks[0] > g.tricks[1] else 1
    worth = 2 if move == "double" else 1
    g.tell("ended", word=move)
    g.end("tricks", (winner,), tuple(worth * n for n in g.tricks))


def grammar(rules: BidRules) -> Grammar:
    return Grammar(("bid {card}", "stop", "double", "draw {card}"), {"card": CARDS})


def conceal(g: Bid, seat: int | None) -> Bid:
    hidden = tuple(hand if s == seat else (HIDDEN,) * len(hand) for s, hand in enumerate(g.hands))
    concealed: Bid = g.__copy__()  # type: ignore[attr-defined]
    concealed.hands = hidden
    concealed.pack = Bag({HIDDEN: len(g.pack)})
    return concealed


def guess(view: View, random: Random) -> Bid:
    g: Bid = view.table.__copy__()
    known = {card for hand in g.hands for card in hand} | set(g.seen)
    free = [card for card in CARDS if card not in known]
    random.shuffle(free)
    g.hands = tuple(tuple(free.pop() if card == HIDDEN else card for card in hand) for hand in g.hands)
    g.pack = Bag.of(free)
    if isinstance(g.question, Sealed):  # what the other may bid follows from the hand just guessed
        g.question = replace(g.question, moves={seat: bids(g, seat) for seat in (0, 1)})
    return g


def scene(view: View, say: Texts, tall: bool) -> Scene:
    table: Bid = view.table
    width, height = (720, 1100) if tall else (1200, 760)
    mats = []
    for seat, hand in enumerate(table.hands):
        top = 40 + seat * (height / 2 - 20)
        cards = tuple(
            Card(name=card, kind="card", label=card, corner=card[-1], says=say("scene-card", card=card))
            if card != HIDDEN
            else Card(back=True, says=say("scene-back"))
            for card in hand
        )
        box = Box(30, top, width - 60, height / 2 - 100)
        inner = Box(box.x + 20, box.y + 50, box.w * 0.55, box.h - 60)
        score = Box(inner.x + inner.w + 20, inner.y, box.w - inner.w - 60, 110)
        won = (Marker(at=table.tricks[seat], kind=f"tricks{seat}", icon="cube"),)
        parts = (
            Cards(box=inner, style="hand", cards=cards, title=say("scene-hand")),
            Track(box=score, title=say("scene-tricks"), high=table.rules.tricks, markers=won),
        )
        mats.append(
            Mat(box=box, title=say("scene-seat", number=seat + 1), seat=seat, active=seat in view.waiting, parts=parts)
        )
    last = " / ".join(table.played) if table.played else ""
    words = tuple(Space(name=verb, label=say(f"move-{verb}")) for verb in ("stop", "double"))
    return Scene(
        title=say("title"),
        summary=say("scene-summary"),
        width=width,
        height=height,
        look=Look(
            palette={"ink": "#1d2b2a", "paper": "#f4efe2", "accent": "#0b6e5f", "line": "#7b8f8c", "panel": "#e4eee9"}
        ),
        components=(
            *mats,
            Spaces(box=Box(30, height - 95, width * 0.5, 80), columns=2, spaces=words),
            Note(box=Box(width * 0.55, height - 80, width * 0.4, 60), text=last or say("scene-nothing")),
        ),
    )


def value(view: View) -> float:
    mine = view.table.tricks[view.seat or 0]
    return float(mine - view.table.tricks[1 - (view.seat or 0)]) / 3


GAME = Game(
    "blind_bid",
    folder=Path(__file__).parent,
    position=Bid,
    rules=BidRules,
    setup=setup,
    steps=sys.modules[__name__],
    grammar=grammar,
    conceal=conceal,
    guess=guess,
    scene=scene,
    advice=Advice(value=value),
    rule_prefix="BB",
)
