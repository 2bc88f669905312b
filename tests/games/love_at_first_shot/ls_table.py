"""Small pictures of the postcard: ``$1 L2 B0 T0 A1 R- Pa0 Po0 Q0`` is a position, and zeros may be left out.

$ savings, L love, B boredom, T threat, A ammunition, R+ or R- Roy present or absent, Pa passions, Po poems,
Q filled prison spaces.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludarium.games.love_at_first_shot import GAME
from ludarium.games.love_at_first_shot.position import Shot, ShotRules
from ludarium.games.love_at_first_shot.rules import daily_actions, places, resolution, turn
from ludarium.kernel import Event, Question, play
from ludarium.kernel.play import begin

FIELDS = {
    "$": "savings",
    "L": "love",
    "B": "boredom",
    "T": "threat",
    "A": "ammo",
    "R": "roy",
    "Pa": "passion",
    "Po": "poems",
    "Q": "prisons",
}
OPTIONS = {name: option.values for name, option in GAME.content.options.items()}
AT = {  # what is left of the turn where a picture begins
    "police": (turn,),
    "places": (places, daily_actions, resolution, turn),
    "daily": (daily_actions, resolution, turn),
    "evening": (resolution, turn),
}


def rules(**changed: Any) -> ShotRules:
    """The printed rules, with options (text) or parameters (numbers) changed."""
    options = {name: value for name, value in changed.items() if name in OPTIONS}
    numbers = {name: value for name, value in changed.items() if name not in OPTIONS}
    found: ShotRules = GAME.rules(GAME.setup(options=options, parameters=numbers))
    return found


def table(picture: str, at: str = "police", **changed: Any) -> Shot:
    """The position of a picture, at its first question. Further words change the rules or set other fields."""
    values = {name: value for name, value in changed.items() if name in Shot.__struct_fields__ and name != "rules"}
    numbers = {name: value for name, value in changed.items() if name not in values}
    agreed = numbers.pop("rules", None) or rules(**numbers)
    cubes = {"place_cubes": agreed.place_cubes if at == "places" else 0, "daily_cubes": agreed.daily_cubes}
    g = Shot(rules=agreed, **{"savings": 0} | cubes | _read(picture) | values, agenda=AT[at])
    begin(g)
    return g


def _read(picture: str) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for word in picture.split():
        sign = word.rstrip("0123456789+-")
        value = word[len(sign) :]
        fields[FIELDS[sign]] = value == "+" if sign == "R" else int(value)
    return fields


def card(g: Shot) -> str:
    """The picture of a position: savings and Roy always, of the rest what is not 0."""
    shown = []
    for sign, field in FIELDS.items():
        value = getattr(g, field)
        if sign == "R":
            shown.append("R+" if value else "R-")
        elif value or sign == "$":
            shown.append(f"{sign}{value}")
    return " ".join(shown)


def say(g: Shot, *moves: str) -> Shot:
    """The position after these sentences."""
    for move in moves:
        g = play(g, move)
    return g


def offered(g: Shot) -> tuple[str, ...]:
    """The sentences that may be said now."""
    return g.question.moves_of(g.question.waiting[0]) if g.question is not None else ()


def question(g: Shot) -> Question:
    """The question that waits; there must be one."""
    assert isinstance(g.question, Question)
    return g.question


def args(g: Shot) -> tuple[Any, ...]:
    """What the question carries: the modifier of the police die, or its result so far."""
    return question(g).args


def asked(g: Shot) -> str:
    """The step that waits for the answer."""
    return g.question.step.__name__ if g.question is not None else "nothing"


def told(g: Shot, move: str) -> list[str]:
    """The keys of the story a sentence tells."""
    events: list[Event] = []
    play(g, move, story=events)
    return [event.key for event in events]


def reason(g: Shot) -> str:
    """Why the game ended; empty while it goes on."""
    return g.outcome.reason if g.outcome is not None else ""


def all_cards() -> Iterator[str]:
    """A few hundred pictures from all over the position space."""
    for savings in (0, 1, 2, 5):
        for love in range(3):
            for threat in range(3):
                for ammo in range(3):
                    for roy in "+-":
                        for prisons in range(4):
                            yield f"${savings} L{love} T{threat} A{ammo} R{roy} Q{prisons} Pa1 Po1"


def possible(g: Shot) -> None:
    """Raises when a position cannot be: every cube on its gauge, every action cube accounted for."""
    rules = g.rules
    for field in ("savings", "love", "boredom", "threat", "ammo"):
        assert 0 <= getattr(g, field) <= getattr(rules, f"{field}_max"), field
    assert 0 <= g.passion <= rules.passion_spaces
    assert 0 <= g.poems <= rules.poem_spaces
    assert 0 <= g.prisons <= len(rules.prison_modifiers)
    cubes = g.place_cubes + g.daily_cubes + len(g.visited) + len(g.done)
    everything = rules.place_cubes + rules.daily_cubes
    given_up = everything - cubes
    assert given_up in (0, 1)
    assert not given_up or (g.police_die and g.roy_die and not g.lost_cubes)
    assert g.lost_cubes in (0, 1)
    assert len(set(g.visited)) == len(g.visited) <= rules.place_cubes
    assert len(set(g.done)) == len(g.done) <= rules.daily_cubes
