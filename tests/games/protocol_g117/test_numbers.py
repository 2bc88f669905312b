"""Every printed number acts: the same sentences with another number end in another position."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.board import EARTH, SQUARES
from ludarium.games.protocol_g117.position import ACTIONS, AI, HU
from ludarium.kernel import Refused
from ludarium.kernel.content import Value

from .fronts import acting, after, asked, counting, ended, idle, moves, offered, points, start, table

Numbers = dict[str, Value]
LEVEL = "AI c5r2 | o1 ; HU c1r2 | o4"
AHEAD = "AI c4r2 | o1 ; HU c1r2 | o4"


def sabotages(numbers: Numbers) -> int:
    g = counting("AI c5r2 | o1 ; HU c2r2 | o7 i3", (1, 0), numbers=numbers)
    named = 0
    while moves(g)[0].startswith("sabotage"):
        g, named = after(g, moves(g)[0]), named + 1
    return named


# name: another value, what to look at, what it is as printed, what it becomes
ACTS: dict[str, tuple[Value, Callable[[Numbers], object], object, object]] = {
    "turns": (6, lambda n: ended(idle(table(AHEAD, turn=6, used=5, numbers=n))), "", "supremacy"),
    "units_per_side": (15, lambda n: start(n).supply, (9, 10), (12, 13)),
    "first_seat": ("hu", lambda n: asked(table(turn=1, numbers=n)), AI, HU),
    "move_squares": (3, lambda n: points(after(acting(LEVEL, HU, 1, numbers=n), "move o4 o5")), (0, 1), (0, 2)),
    "attackers_needed": (
        3,
        lambda n: offered(acting("AI c3r2 | - ; HU c2r2 c3r1 | -", HU, 1, numbers=n), "attack"),
        {"c3r2"},
        set(),
    ),
    "charge_steps_max": (
        3,
        lambda n: offered(acting("AI c5r2 | - ; HU c1r2 | -", HU, 1, numbers=n), "charge"),
        set(),
        {"c1r2"},
    ),
    "charge_steps_min": (
        1,
        lambda n: offered(acting("AI c1r2 c2r1 | - ; HU c1r1 | -", HU, 1, numbers=n), "charge"),
        {"c1r1"},
        set(),
    ),
    "sabotage_squares": (2, sabotages, 1, 2),
    "extra_series_turns": (4, lambda n: idle(table(LEVEL, turn=14, used=4, numbers=n)).series, 1, 2),
    "extra_check_every": (1, lambda n: ended(idle(table(AHEAD, turn=11, numbers=n))), "", "supremacy_extra"),
    "extra_series_max": (1, lambda n: ended(idle(table(LEVEL, turn=20, used=9, numbers=n))), "", "stalemate"),
}
RULES = GAME.rules(GAME.setup())
for _square in SQUARES:
    _fronts = f"AI {_square} | - ; HU - | -" if _square in EARTH else f"AI - | {_square} ; HU - | -"

    def _counted(n: Numbers, fronts: str = _fronts) -> object:
        return counting(fronts, (0, 0), numbers=n).paper

    ACTS[f"vp_{_square}"] = (5, _counted, ((RULES.vp_of(_square), 0),), ((5, 0),))
for _action in ACTIONS:
    _turn = 1 if _action in [pair[AI] for pair in RULES.pairs] else 2
    _other = 1 if RULES.po_of(_action) == 3 else 3

    def _given(n: Numbers, action: str = _action, turn: int = _turn) -> object:
        return points(after(table(turn=turn, numbers=n), f"choose {action} po"))[0]

    def _held(n: Numbers, action: str = _action, turn: int = _turn) -> object:
        g = after(table(turn=turn, numbers=n), f"choose {action} event")
        return g.sabotages[turn - 1], asked(g) == turn - 1

    ACTS[f"po_{_action}"] = (_other, _given, RULES.po_of(_action), _other)
    ACTS[f"event_{_action}"] = (
        "S S",
        _held,
        (int(RULES.event_of(_action) == ("S",)), RULES.event_of(_action)[0] != "S"),
        (2, False),
    )


def test_every_tunable_number_is_looked_at() -> None:
    assert set(ACTS) == {name for name, parameter in GAME.content.rules.items() if not parameter.fixed}


@pytest.mark.parametrize("name", ACTS)
def test_the_number_acts(name: str) -> None:
    value, look, printed, changed = ACTS[name]
    assert look({}) == printed
    assert look({name: value}) == changed


@pytest.mark.parametrize(
    "name", ["markers_per_side", "earth_capacity", "matrix_capacity", "po_min", "po_max", "event_icons_max"]
)
def test_numbers_other_rules_depend_on_are_fixed(name: str) -> None:
    with pytest.raises(Refused):
        GAME.setup(parameters={name: 2})


@pytest.mark.parametrize(
    "numbers",
    [
        {"charge_steps_min": 2, "charge_steps_max": 1},
        {"units_per_side": 2},
        {"event_hopes_end": "+X"},
        {"first_seat": "me"},
    ],
)
def test_numbers_that_do_not_fit_are_refused(numbers: Numbers) -> None:
    with pytest.raises(Refused):
        GAME.start(GAME.setup(parameters=numbers))


@pytest.mark.parametrize(
    ("printed", "changed", "what"),
    [
        ('[["c5r2", "o1", "o8"], ["c1r2", "o4"]]', '[["c5r2", "o1", "o9"], ["c1r2", "o4"]]', "does not exist"),
        ('[["c5r2", "o1", "o8"], ["c1r2", "o4"]]', '[["c5r2", "o1"], ["c5r2", "o4"]]', "both sides"),
        ('[["c5r2", "o1", "o8"], ["c1r2", "o4"]]', '[["o1", "o8"], ["c1r2", "o4"]]', "without a start square"),
        (
            '["human_betrayal", "faulty_cpus", "outer"]',
            '["human_betrayal", "anon_hacker", "outer"]',
            "each action once",
        ),
    ],
)
def test_tables_that_cannot_be_played_are_refused(
    printed: str, changed: str, what: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    raw = (GAME.folder / "content.toml").read_text("utf-8")
    assert printed in raw
    path = tmp_path_factory.mktemp("content") / "content.toml"
    path.write_text(raw.replace(printed, changed), "utf-8")
    with pytest.raises(Refused, match=what):
        GAME.with_content(path)


def test_a_users_own_start_squares_and_pairs_are_played(tmp_path_factory: pytest.TempPathFactory) -> None:
    raw = (GAME.folder / "content.toml").read_text("utf-8")
    raw = raw.replace('["c1r2", "o4"]]', '["c1r1", "o5"]]').replace('"anon_hacker", "outer"', '"X", "outer"')
    raw = raw.replace('"faulty_cpus", "outer"', '"anon_hacker", "outer"').replace(
        '"X", "outer"', '"faulty_cpus", "outer"'
    )
    path = tmp_path_factory.mktemp("content") / "content.toml"
    path.write_text(raw, "utf-8")
    g = GAME.with_content(path).start()
    assert set(moves(g)) == {"place c1r2", "place c2r1"}
    g = after(g, "place c1r2", "choose hopes_end po", "end")
    assert moves(g) == ("choose faulty_cpus po", "choose faulty_cpus event")
