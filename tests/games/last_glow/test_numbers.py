"""Every printed number acts: the same sentences with another number end in another position."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludarium.games.last_glow import GAME
from ludarium.games.last_glow.position import Glow
from ludarium.kernel import Refused
from ludarium.kernel.content import Value, read_content

from .postcard import after, asked, crew_asked, ended, moves, offered, shows, start, table

Numbers = dict[str, Value]
EIGHT = "H a2 b2 c2 d3 e3 b5 e5 f4"


def hunting(numbers: Numbers) -> Glow:
    return table("L c4 B 3 H c3 c1 I a1 a2 a3 a4 a5", numbers=numbers)


def storm(postcard: str, numbers: Numbers) -> Glow:
    return after(table(postcard, "hearts", numbers=numbers), "roll 6")


# name: another value, what to look at, what it is as printed, what it becomes
ACTS: dict[str, tuple[Value, Callable[[Numbers], object], object, object]] = {
    "lines": (7, lambda n: ended(table("L c6", "management", numbers=n)), "crashed", ""),
    "first_line_number": (
        3,
        lambda n: after(table("L f6 H c1", "hearts", numbers=n), "roll 1").hearts,
        ("b2",),
        ("c2",),
    ),
    "start_cell": ("a2", lambda n: start(numbers=n).lighthouse, "c4", "a2"),
    "brightness_start": (1, lambda n: start(numbers=n).brightness, 3, 1),
    "brightness_max": (4, lambda n: after(table("B 3", numbers=n), "light").brightness, 5, 4),
    "structure_start": (4, lambda n: start(numbers=n).structure, 6, 4),
    "structure_max": (7, lambda n: "repair" in moves(table("S 6", numbers=n)), False, True),
    "points_start": (2, lambda n: start(numbers=n).points, 0, 2),
    "points_to_win": (3, lambda n: ended(after(table("P 2 K 1", numbers=n), "sleep")), "", "dome"),
    "crew": (7, lambda n: after(start(numbers=n), "roll 1").crew, 5, 7),
    "patching_at": (5, lambda n: table("S 5", "turn", numbers=n).crew, 5, 4),
    "patching_crew": (2, lambda n: table("S 3", "turn", numbers=n).crew, 4, 3),
    "heart_limit": (9, lambda n: table(f"P 2 {EIGHT}", "spawn", numbers=n).points, 1, 2),
    "soother_cubes": (5, lambda n: offered(hunting(n), "hunt"), {"c3", "c1"}, set()),
    "cargo_max": (1, lambda n: offered(table("L c4 K 1 I c4", numbers=n), "capture"), {"c4"}, set()),
    "setup_hearts": (2, lambda n: crew_asked(after(start(numbers=n), "roll 1")), True, False),
    "light_gain": (3, lambda n: after(table("B 2", numbers=n), "light").brightness, 4, 5),
    "hunt_brightness": (2, lambda n: after(hunting(n), "hunt c3").brightness, 2, 1),
    "hunt_target": (4, lambda n: after(hunting(n), "hunt c3", "roll 4").hearts, ("c1",), ("c3", "c1")),
    "capture_here": (2, lambda n: after(table("L c4 I c4", numbers=n), "capture c4").crew, 4, 3),
    "capture_near": (3, lambda n: after(table("L c4 I c3", numbers=n), "capture c3").crew, 3, 2),
    "repair_gain": (2, lambda n: after(table("S 3", numbers=n), "repair").structure, 4, 5),
    "throttle_max": (1, lambda n: "throttle" in moves(after(table("L c6", numbers=n), "throttle")), True, False),
    "throttle_loss": (2, lambda n: after(table("L c6", numbers=n), "throttle", "throttle").structure, 5, 4),
    "sleep_points": (2, lambda n: after(table("K 1", numbers=n), "sleep").points, 1, 2),
    "fall_lines": (2, lambda n: table("L c3", "management", numbers=n).lighthouse, "c4", "c5"),
    "dim": (2, lambda n: table("B 3", "management", numbers=n).brightness, 2, 1),
    "blast_near": (1, lambda n: storm("L b3 H c3", n).structure, 4, 5),
    "blast_far": (0, lambda n: storm("L a3 H c3", n).structure, 5, 6),
    "collision_loss": (1, lambda n: after(table("L c1", "spawn", numbers=n), "roll 3").structure, 3, 5),
    "contact_points": (2, lambda n: storm("L a1 P 3 H f6", n).points, 2, 1),
}


def test_every_tunable_number_is_looked_at() -> None:
    assert set(ACTS) == {name for name, parameter in GAME.content.rules.items() if not parameter.fixed}


@pytest.mark.parametrize("name", ACTS)
def test_the_number_acts(name: str) -> None:
    value, look, printed, changed = ACTS[name]
    assert look({}) == printed
    assert look({name: value}) == changed


def test_the_reach_of_a_hunt_follows_its_target() -> None:
    for target, reach in ((1, 5), (3, 3), (5, 1)):
        hearts = "b1 c1 c2 c3 f6 e6 f5"  # 4, 3, 2, 1, 5, 4, 4 steps from c4
        away = dict(zip(hearts.split(), (4, 3, 2, 1, 5, 4, 4), strict=True))
        g = table(f"L c4 H {hearts}", numbers={"hunt_target": target})
        assert offered(g, "hunt") == {cell for cell, steps in away.items() if steps <= reach}


def test_no_fall_and_no_dim_leave_the_lighthouse_where_it_is() -> None:
    assert shows(table("L c6 B 0 S 1", "management", numbers={"fall_lines": 0, "dim": 0}), "L c6 B 0 S 1")


def test_falling_two_lines_collides_and_crashes_on_the_way() -> None:
    two: Numbers = {"fall_lines": 2}
    assert shows(table("L c3 H c4", "management", numbers=two), "L c5 S 3 H")
    assert ended(table("L c5", "management", numbers=two)) == "crashed"


def test_the_columns_are_fixed() -> None:
    with pytest.raises(Refused):
        GAME.setup(parameters={"columns": 5})


@pytest.mark.parametrize(
    ("numbers", "what"),
    [
        ({"start_cell": "c7"}, "start_cell"),
        ({"brightness_start": 7}, "brightness_start"),
        ({"structure_start": 7}, "structure_start"),
        ({"points_start": 6}, "points_start"),
        ({"setup_hearts": 3, "heart_limit": 2}, "setup_hearts"),
    ],
)
def test_numbers_that_do_not_fit_together_are_refused(numbers: Numbers, what: str) -> None:
    with pytest.raises(Refused, match=what):
        GAME.start(GAME.setup(parameters=numbers))


@pytest.mark.parametrize(
    ("printed", "changed", "what"),
    [
        ('storm = { new_hearts = [1], exploded_heart = "drops" }', "", "mode storm"),
        ("new_hearts = [1], exploded_heart", "new_hearts = [], exploded_heart", "mode storm"),
        ('[99, "explode"]', '[9, "explode"]', "heart_table"),
    ],
)
def test_tables_with_a_hole_are_refused(
    printed: str, changed: str, what: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    raw = (GAME.folder / "content.toml").read_text("utf-8")
    assert printed in raw
    path = tmp_path_factory.mktemp("content") / "content.toml"
    path.write_text(raw.replace(printed, changed), "utf-8")
    assert read_content(path.read_bytes(), "last_glow", "content.toml").game == "last_glow"
    with pytest.raises(Refused, match=what):
        GAME.with_content(path)


def test_a_users_own_table_is_played(tmp_path_factory: pytest.TempPathFactory) -> None:
    raw = (GAME.folder / "content.toml").read_text("utf-8")
    path = tmp_path_factory.mktemp("content") / "content.toml"
    path.write_text(raw.replace("storm = { new_hearts = [1]", "storm = { new_hearts = [2]"), "utf-8")
    g = GAME.with_content(path)
    position = after(g.start(), "roll 6", *["light"] * 5, "roll 3")
    assert asked(position) == ("heart_appears", 1, 2, 1)
