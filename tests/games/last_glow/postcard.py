"""The postcard in one line: ``L c4 B 3 H d3 f1 I c2``, to lay out a position and to say what it must show.

L lighthouse, B brightness, S structure, P points, K cargo, C crew still to place, T throttles this turn, N turn,
H hearts, I items. ``H`` or ``I`` with nothing behind it means that there are none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.games.last_glow import GAME, rules
from ludarium.games.last_glow.position import Glow, acting_order, line_of
from ludarium.kernel import Event, Question, play
from ludarium.kernel.content import Value
from ludarium.kernel.play import begin

FIELDS = {
    "L": "lighthouse",
    "B": "brightness",
    "S": "structure",
    "P": "points",
    "K": "cargo",
    "C": "crew",
    "T": "throttles",
    "N": "turn",
    "H": "hearts",
    "I": "items",
}
AT_FIRST = "L c4 B 3 S 6 P 0 K 0 C 5 T 0 N 1 H I"
STEPS = {
    "crew": rules.crew_acts,
    "management": rules.manage_lighthouse,
    "hearts": rules.hearts_act,
    "spawn": rules.hearts_appear,
    "turn": rules.turn,
}


def table(
    postcard: str = "",
    step: str = "crew",
    *,
    edition: str = "final",
    mode: str = "storm",
    story: list[Event] | None = None,
    numbers: Mapping[str, Value] | None = None,
    **options: str,
) -> Glow:
    """A turn in the middle: what the postcard shows, with everything from ``step`` on still to come."""
    setup = GAME.setup(edition=edition, options={"mode": mode, **options}, parameters=numbers or {})
    order = list(STEPS.values())
    agenda = tuple(order[list(STEPS).index(step) :])
    g = Glow(rules=GAME.rules(setup), agenda=agenda, **(read(AT_FIRST) | read(postcard)))
    begin(g, story)
    return g


def start(edition: str = "final", mode: str = "storm", numbers: Mapping[str, Value] | None = None) -> Glow:
    """A game before its first die."""
    g: Glow = GAME.start(GAME.setup(edition=edition, options={"mode": mode}, parameters=numbers or {}))
    return g


def after(g: Glow, *moves: str, story: list[Event] | None = None) -> Glow:
    """The position once all these sentences were said."""
    for move in moves:
        g = play(g, move, story=story)
    return g


def told(g: Glow, *moves: str) -> list[str]:
    """The keys of the story these sentences tell."""
    story: list[Event] = []
    after(g, *moves, story=story)
    return [event.key for event in story]


def read(postcard: str) -> dict[str, Any]:
    """A line of notation as fields of a position."""
    found: dict[str, Any] = {}
    field = ""
    for word in postcard.split():
        if word in FIELDS:
            field = FIELDS[word]
            if field in ("hearts", "items"):
                found[field] = ()
        elif field in ("hearts", "items"):
            found[field] += (word,)
        else:
            found[field] = word if field == "lighthouse" else int(word)
    if "hearts" in found:
        found["hearts"] = acting_order(found["hearts"])
    return found


def shows(g: Glow, postcard: str) -> bool:
    """Whether the position shows everything a line of notation says; what it does not mention may be anything."""
    wanted = read(postcard)
    seen = {field: getattr(g, field) for field in wanted}
    for cells in {"hearts", "items"} & wanted.keys():
        seen[cells], wanted[cells] = sorted(seen[cells]), sorted(wanted[cells])
    assert seen == wanted, f"the table shows {seen}, not {wanted}"
    return True


def moves(g: Glow) -> tuple[str, ...]:
    """What may be said now."""
    return g.question.moves if isinstance(g.question, Question) else ()


def offered(g: Glow, verb: str) -> set[str]:
    """The words that may follow a verb now: the cells of ``hunt``, the sides of ``maneuver``."""
    return {word for move in moves(g) for said, _, word in [move.partition(" ")] if said == verb}


def asked(g: Glow) -> tuple[Any, ...]:
    """Which step takes the answer, and with what: ``("heart_rolled", "e2", 1)``."""
    assert g.question is not None
    return (g.question.step.__name__, *g.question.args)


def crew_asked(g: Glow) -> bool:
    """Whether the captain places a member next."""
    return asked(g) == ("crew_act",)


def ended(g: Glow) -> str:
    """The reason of the end; empty while the game goes on."""
    return g.outcome.reason if g.outcome else ""


def possible(g: Glow) -> None:
    """TG-83. What is true of every position between moves; raises where it is not."""
    rules, running = g.rules, g.outcome is None
    assert len(set(g.hearts)) == len(g.hearts), "two hearts on one cell"
    assert len(set(g.items)) == len(g.items), "two items on one cell"
    assert not set(g.hearts) & set(g.items), "a heart and an item on one cell"
    assert g.lighthouse not in g.hearts or not running, "a heart on the lighthouse"
    assert g.hearts == acting_order(g.hearts), "hearts out of order"
    assert all(1 <= line_of(cell) <= rules.lines for cell in (g.lighthouse, *g.hearts, *g.items)), "off the grid"
    assert len(g.hearts) <= rules.heart_limit, "too many hearts"
    assert len(g.items) + g.cargo <= rules.soother_cubes, "too many items"
    assert 0 <= g.cargo <= rules.cargo_max, "cargo"
    assert 0 <= g.brightness <= rules.brightness_max, "brightness"
    assert (1 if running else 0) <= g.structure <= rules.structure_max, "structure"
    assert 0 <= g.points <= rules.points_to_win - (1 if running else 0), "points"
    assert 0 <= g.crew <= rules.crew, "crew"
    assert 0 <= g.throttles <= rules.throttle_max, "throttles"
