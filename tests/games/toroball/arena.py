"""The arena in words or as a picture, to lay out a position and to say what it must show.

Words: ``red1 e3 cow f3 ball h4 blue2 out``. A picture has the letters of its columns above and the number of each row
before it; ``r1`` and ``b2`` are characters, ``C`` the cow, ``o`` the ball (``r1o``: a character on it); what is printed
on the pitch may be drawn as well (``. S B G X # < >``). Pieces that are not mentioned stand as at the start, unless a
picture shows that square without them: then they are out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ludarium.games.toroball import GAME, rules
from ludarium.games.toroball.ground import Ground
from ludarium.games.toroball.position import CHARACTERS, NUMBER, OUT, SEAT, Toro, ToroRules
from ludarium.kernel import Event, Question, Step, play
from ludarium.kernel.content import Value
from ludarium.kernel.play import begin

START = {
    "red1": "c2",
    "red2": "c6",
    "red3": "c4",
    "blue1": "i2",
    "blue2": "i6",
    "blue3": "i4",
    "cow": "d4",
    "ball": "h4",
}
FAR = 99  # the round in which a character that a test leaves out would come back


def the_rules(numbers: Mapping[str, Value] | None = None, **options: str) -> ToroRules:
    """The printed rules, or others."""
    found: ToroRules = GAME.rules(GAME.setup(options=options, parameters=numbers or {}))
    return found


# --- Pictures ------------------------------------------------------------------------------------------------------


def squares_of(picture: str) -> dict[str, str]:
    """Each square of a picture with what is drawn on it."""
    head, *rows = [line.split() for line in picture.strip().splitlines()]
    return {f"{column}{row[0]}": mark for row in rows for column, mark in zip(head, row[1:], strict=True)}


def marked(picture: str, marks: Mapping[str, str]) -> str:
    """The same window of the pitch with other marks in it, dots elsewhere, in one spelling."""
    head, *rows = [line.split() for line in picture.strip().splitlines()]
    outside = set(marks) - {f"{column}{row[0]}" for row in rows for column in head}
    assert not outside, f"outside the picture: {outside}"
    lines = [" ".join(head), *(" ".join([row[0], *(marks.get(f"{c}{row[0]}", ".") for c in head)]) for row in rows)]
    return "\n".join(lines)


def plain(picture: str) -> str:
    """A picture in one spelling, without indentation and extra blanks."""
    return "\n".join(" ".join(line.split()) for line in picture.strip().splitlines())


def found(picture: str, mark: str) -> set[str]:
    """The squares of a picture that carry a mark."""
    return {square for square, drawn in squares_of(picture).items() if drawn == mark}


def pieces_of(picture: str) -> dict[str, str]:
    """The pieces drawn in a picture; those that stand inside its frame at the start but are not drawn are out."""
    drawn = squares_of(picture)
    pieces = {name: "out" for name in CHARACTERS if START[name] in drawn}
    for square, marks in drawn.items():
        for team, number, other in re.findall(r"(r|b)([123])|(C|o)", marks):
            pieces[{"C": "cow", "o": "ball"}[other] if other else f"{'red' if team == 'r' else 'blue'}{number}"] = (
                square
            )
    return pieces


def read(layout: str) -> dict[str, str]:
    """A picture or words as pieces with their squares."""
    if "\n" in layout:
        return pieces_of(layout)
    words = layout.split()
    return dict(zip(words[::2], words[1::2], strict=True))


# --- Positions -----------------------------------------------------------------------------------------------------


def table(layout: str = "", *agenda: Any, numbers: Mapping[str, Value] | None = None, **fields: Any) -> Toro:
    """A position with these pieces, run on from ``agenda`` to its first question. Options go by their names.

    ``rules`` are other rules altogether, with a pitch of their own.
    """
    options = {name: fields.pop(name) for name in ("goal_line", "goal_squares", "sight_corner") if name in fields}
    story = fields.pop("heard", None)
    at = START | read(layout)
    places = tuple(OUT if at[name] == "out" else at[name] for name in CHARACTERS)
    default: dict[str, Any] = {
        "agitation": 2,
        "due": tuple(name for name, square in zip(CHARACTERS, places, strict=True) if square != OUT),
        "returns": tuple(0 if square != OUT else FAR for square in places),
    }
    g = Toro(
        rules=fields.pop("rules", None) or the_rules(numbers, **options),
        places=places,
        cow=at["cow"],
        ball=at["ball"],
        agenda=agenda,
        **(default | fields),
    )
    begin(g, story)
    return g


def turn(layout: str = "", seat: int = 0, **fields: Any) -> Toro:
    """A seat is about to act with one of its characters."""
    return table(layout, (rules.turn, seat), first=fields.pop("first", seat), **fields)


def run(layout: str, runner: str, **fields: Any) -> Toro:
    """A character has just begun its run, or is in the middle of one (``left``, ``moved``)."""
    others = tuple(name for name in CHARACTERS if name != runner and (START | read(layout))[name] != "out")
    usual: dict[str, Any] = {"left": 4, "due": others}
    return table(layout, rules.run_on, runner=runner, **(usual | fields))


def cow_phase(layout: str, exposed: Iterable[str] = (), **fields: Any) -> Toro:
    """Everybody has acted, and the cow is about to."""
    return table(layout, rules.cow_phase, due=(), exposed=tuple(exposed), **fields)


def phase_end(layout: str, exposed: Iterable[str] = (), **fields: Any) -> Toro:
    """Everybody has acted, and the field is about to be looked at."""
    return table(layout, rules.characters_done, due=(), exposed=tuple(exposed), **fields)


def start(first: str = "red", cow: str = "d4", *thirds: str, **options: str) -> Toro:
    """A game from its beginning, with chance as wished; ``thirds`` are the squares of the third characters."""
    g: Toro = GAME.start(GAME.setup(options=options))
    return after(g, f"first {first}", f"cow {cow}", *(f"place {square}" for square in thirds))


# --- Playing and looking --------------------------------------------------------------------------------------------


def after(g: Toro, *moves: str, story: list[Event] | None = None) -> Toro:
    """The position once all these sentences were said."""
    for move in moves:
        g = play(g, move, story=story)
    return g


def events(g: Toro, *moves: str) -> list[Event]:
    """The story these sentences tell."""
    story: list[Event] = []
    after(g, *moves, story=story)
    return story


def told(g: Toro, *moves: str) -> list[str]:
    """The keys of that story."""
    return [event.key for event in events(g, *moves)]


def moves(g: Toro) -> tuple[str, ...]:
    """What may be said now."""
    return g.question.moves if isinstance(g.question, Question) else ()


def offered(g: Toro, verb: str) -> set[str]:
    """The words that may follow a verb now; ``{""}`` for a verb without a word."""
    return {word for move in moves(g) for said, _, word in [move.partition(" ")] if said == verb}


def asked(g: Toro) -> Step:
    """The step that takes the next answer."""
    assert g.question is not None
    return g.question.step


def mover(g: Toro) -> int:
    """The seat that is asked."""
    assert isinstance(g.question, Question)
    return g.question.seat


def at(g: Toro, piece: str) -> str:
    """Where a piece is."""
    if piece in NUMBER:
        return g.places[NUMBER[piece]]
    return g.cow if piece == "cow" else g.ball


def shows(g: Toro, layout: str) -> bool:
    """Whether the mentioned pieces are where words or a picture say."""
    wanted = read(layout)
    seen = {piece: at(g, piece) or "out" for piece in wanted}
    assert seen == wanted, f"the pitch shows {seen}, not {wanted}"
    return True


def sure_shots(ground: Ground) -> set[tuple[str, str]]:
    """From where to where red can shoot on an empty pitch and be sure of a goal."""
    nowhere = {ground.pitch.hideout, *ground.pitch.goals}
    return {
        (start, to)
        for start in ground.pitch.inside - nowhere
        for to in ground.targets[start]
        for flight in [ground.flight(start, to)]
        if flight.scorer == 0 and ground.pitch.hideout not in flight.path[: flight.goal_at]
    }


def possible(g: Toro) -> None:
    """What is true of every position between two sentences; raises where it is not."""
    printed, standing = g.rules.printed, [square for square in g.places if square]
    assert set(standing) <= printed.inside, "off the pitch"
    assert len(set(standing)) == len(standing), "two characters on one square"
    assert g.cow not in standing, "the cow on a character"
    closed = set(printed.goals) if g.rules.goal_squares == "closed" else set()
    assert not closed & {*standing, g.cow}, "somebody in a closed goal"
    assert printed.hideout not in {*standing, g.cow, g.ball}, "somebody or the ball on the hideout"
    assert g.cow not in printed.barriers, "the cow on a barrier"
    assert g.ball not in printed.goals or g.outcome, "a ball left in a goal"
    assert g.rules.agitation_min <= g.agitation <= g.rules.agitation_max, "agitation"
    running = g.outcome is None
    assert max(g.score) <= g.rules.goals_to_win - (1 if running else 0), "score"
    limit = g.rules.round_limit
    assert 1 <= g.round <= limit or not limit, "round"
    for group in (g.exposed, g.sheltered, g.hurried, g.due):
        assert len(set(group)) == len(group), "a character twice"
    assert not set(g.exposed) & {*g.sheltered, *g.due}, "exposed and sheltered, or exposed before acting"
    assert all(at(g, name) for name in (*g.exposed, *g.sheltered)), "somebody out is exposed or sheltered"
    assert g.left >= 0, "squares left"
    assert g.cow_left >= 0, "squares left for the cow"
    assert not g.runner or SEAT[g.runner] in (0, 1), "runner"
