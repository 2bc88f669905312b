"""Both battlefields in one line: ``AI c5r2 | o1 o8 ; HU c1r2 c1r3 | o4``, to lay out a position and to read it.

For each side first its squares on Earth, then those in the Matrix; ``-`` is none, a square named twice holds two units.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.games.protocol_g117 import GAME, rules
from ludarium.games.protocol_g117.board import BIT, IN_MATRIX, NAME, ON_EARTH, bits
from ludarium.games.protocol_g117.position import AI, HU, PARTS, Protocol, count_on
from ludarium.kernel import Event, Question, play
from ludarium.kernel.content import Value
from ludarium.kernel.play import begin

AT_FIRST = "AI c5r2 | o1 o8 ; HU c1r2 c1r3 | o4"
NO_MARKS = (("", ""),) * 10
SUPPLY = (6, 6)


def read(fronts: str) -> dict[str, Any]:
    """A line of notation as fields of a position."""
    units, stacks = [0, 0], [0, 0]
    for seat, side in enumerate(fronts.split(";")):
        name, *squares = side.replace("|", " ").replace("-", " ").split()
        assert name == ("AI", "HU")[seat], fronts
        for square in squares:
            assert not stacks[seat] & BIT[square], f"three units on {square}"
            stacks[seat] |= units[seat] & BIT[square]
            units[seat] |= BIT[square]
    return {"units": tuple(units), "stacks": tuple(stacks)}


def squares_of(g: Protocol, seat: int, squares: int) -> list[int]:
    """The squares on which a side stands, one entry for each unit."""
    return sorted(bits(g.units[seat] & squares) + bits(g.stacks[seat] & squares))


def show(g: Protocol) -> str:
    """A position as a line of notation, squares in the order of the board."""
    sides = []
    for seat, name in enumerate(("AI", "HU")):
        fields = [" ".join(NAME[bit] for bit in squares_of(g, seat, field)) or "-" for field in (ON_EARTH, IN_MATRIX)]
        sides.append(f"{name} {' | '.join(fields)}")
    return " ; ".join(sides)


def stands(g: Protocol, fronts: str) -> bool:
    """Whether the units stand as a line of notation says, in whatever order it names them."""
    wanted = read(fronts)
    assert (g.units, g.stacks) == (wanted["units"], wanted["stacks"]), f"{show(g)}\nis not\n{fronts}"
    return True


def table(
    fronts: str = AT_FIRST,
    *,
    turn: int = 1,
    supply: tuple[int, int] = SUPPLY,
    paper: tuple[tuple[int, int], ...] = (),
    used: int = 0,
    numbers: Mapping[str, Value] | None = None,
    story: list[Event] | None = None,
    **options: str,
) -> Protocol:
    """The beginning of a turn, with the first ``used`` pairs used up: ai chooses on odd turns, hu on even ones."""
    g = _laid(fronts, turn - 1, supply, paper, used, numbers, options)
    g.agenda = (rules.turn,)
    begin(g, story)
    return g


def acting(fronts: str, seat: int, po: int, *, numbers: Mapping[str, Value] | None = None, **options: str) -> Protocol:
    """A side in the middle of the last action of turn 2, with ``po`` points; then come the count and turn 3."""
    g = _laid(fronts, 2, SUPPLY, (), 1, numbers, options)
    g.po, g.pair = po, 1
    g.agenda = ((rules.operate, seat), rules.count, rules.end_of_turn)
    begin(g)
    return g


def counting(
    fronts: str, held: tuple[int, int], *, turn: int = 3, numbers: Mapping[str, Value] | None = None, **options: str
) -> Protocol:
    """The count of a turn with sabotages held; ai is first on odd turns."""
    g = _laid(fronts, turn, SUPPLY, (), turn, numbers, options)
    g.sabotages = held
    g.agenda = (rules.close,)
    begin(g)
    return g


def _laid(
    fronts: str,
    turn: int,
    supply: tuple[int, int],
    paper: tuple[tuple[int, int], ...],
    used: int,
    numbers: Mapping[str, Value] | None,
    options: dict[str, str],
) -> Protocol:
    setup = GAME.setup(options=options, parameters=numbers or {})
    marks = (("po", "po"),) * used + NO_MARKS[used:]
    g = Protocol(rules=GAME.rules(setup), turn=turn, supply=supply, paper=paper, marks=marks, **read(fronts))
    ai, hu = (g.rules.units_per_side - count_on(g, seat, ON_EARTH | IN_MATRIX) - supply[seat] for seat in (AI, HU))
    g.lost = (ai, hu)
    return g


def start(numbers: Mapping[str, Value] | None = None, **options: str) -> Protocol:
    """A new game, before hu's choice."""
    g: Protocol = GAME.start(GAME.setup(options=options, parameters=numbers or {}))
    return g


def after(g: Protocol, *moves: str, story: list[Event] | None = None) -> Protocol:
    """The position once all these sentences were said."""
    for move in moves:
        g = play(g, move, story=story)
    return g


def told(g: Protocol, *moves: str) -> list[Event]:
    """The story these sentences tell."""
    story: list[Event] = []
    after(g, *moves, story=story)
    return story


def moves(g: Protocol) -> tuple[str, ...]:
    """What may be said now."""
    return g.question.moves if isinstance(g.question, Question) else ()


def offered(g: Protocol, verb: str) -> set[str]:
    """The words that may follow a verb now: the squares of ``place``, the two squares of ``move``."""
    return {word for move in moves(g) for said, _, word in [move.partition(" ")] if said == verb}


def steps(g: Protocol) -> dict[str, set[str]]:
    """Where the units may step: for each square the squares."""
    found: dict[str, set[str]] = {}
    for way in offered(g, "move"):
        start, goal = way.split()
        found.setdefault(start, set()).add(goal)
    return found


def asked(g: Protocol) -> int:
    """Who is asked."""
    assert isinstance(g.question, Question)
    return g.question.seat


def points(g: Protocol) -> tuple[int, int]:
    """Operation points left and movement squares open."""
    return g.po, g.open


def idle(g: Protocol, story: list[Event] | None = None) -> Protocol:
    """A whole turn in which nothing happens: both take points of the first unused pair and stop at once."""
    for _ in range(2):
        g = after(g, next(move for move in moves(g) if move.endswith(" po")), story=story)
        if "end" in moves(g):
            g = after(g, "end", story=story)
    return g


def ended(g: Protocol) -> str:
    """The reason of the end; empty while the game goes on."""
    return g.outcome.reason if g.outcome else ""


def conserved(g: Protocol) -> tuple[int, int]:
    """PG-3. Units on the fields, in supply and eliminated, for each side."""
    ai, hu = (count_on(g, seat, ON_EARTH | IN_MATRIX) + g.supply[seat] + g.lost[seat] for seat in (AI, HU))
    return ai, hu


def possible(g: Protocol) -> None:
    """What is true of every position between moves; raises where it is not."""
    (ai, hu), (twos, more) = g.units, g.stacks
    assert not ai & hu & ON_EARTH, "two sides on one Earth square"
    assert not (twos | more) & ON_EARTH, "two units on one Earth square"
    assert twos & ~ai == 0, "a stack without a unit"
    assert more & ~hu == 0, "a stack without a unit"
    assert not (twos & hu) | (more & ai), "three units on one Matrix square"
    assert min(*g.supply, *g.lost) >= 0, "less than nothing"
    assert conserved(g) == (g.rules.units_per_side,) * 2, "units got lost or doubled"
    assert 0 <= g.po <= g.rules.po_max, "operation points"
    assert 0 <= g.open < max(g.rules.move_squares, 1), "movement squares"
    assert bool(g.back) == bool(g.open), "the way back is remembered exactly while a square is open"
    assert all(part in ("", *PARTS) for both in g.marks for part in both), "parts"
    assert len(g.paper) in (g.turn, g.turn - 1), "the paper has one line for each turn counted"
