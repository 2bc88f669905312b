"""TG-1 to TG-19: setup, things on the grid, gauges."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ludarium.games.last_glow import GAME
from ludarium.games.last_glow.position import Glow
from ludarium.kernel import CHANCE, Question, Refused, play, view
from ludarium.texts import texts

from .postcard import after, asked, crew_asked, ended, moves, offered, shows, start, table, told

EIGHT = "H a1 b1 c1 d1 e1 f1 a2 b2"
MODES = [
    ("final", "storm"),
    ("final", "nightmare"),
    ("final", "perturbation"),
    ("booklet_0_9", "storm"),
    ("booklet_0_9", "nightmare"),
]


# --- Setup -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-1")
def test_one_captain_plays_against_chance_and_sees_everything() -> None:
    with pytest.raises(Refused):
        GAME.setup(seats=2)
    random = Random(1)
    g = start()
    while isinstance(question := g.question, Question):
        assert question.seat in (0, CHANCE)
        assert view(GAME, g, 0).table == view(GAME, g, None).table == g
        g = play(g, random.choice(question.moves))
    assert g.outcome is not None


@pytest.mark.rule("TG-2")
def test_six_columns_and_six_lines_between_sky_and_planet() -> None:
    grammar = GAME.grammar(GAME.setup())
    assert grammar.kinds["cell"] == tuple(f"{column}{line}" for line in range(1, 7) for column in "abcdef")
    assert offered(table("L a4"), "maneuver") == {"right"}
    assert offered(table("L f4"), "maneuver") == {"left"}
    assert "throttle" not in moves(table("L c1"))  # the sky
    assert ended(table("L c6", "management")) == "crashed"  # the planet
    assert not ended(table("L c5", "management"))


@pytest.mark.rule("TG-3", "TG-4", "TG-5")
@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_the_start(edition: str, mode: str) -> None:
    g = start(edition, mode)
    assert shows(g, "L c4 B 3 S 6 P 0 K 0 H I")
    assert shows(after(g, "roll 1"), "C 5 N 1")


@pytest.mark.rule("TG-6")
def test_storm_is_the_default_and_the_recommendations_are_told() -> None:
    assert GAME.setup().options["mode"] == "storm"
    assert GAME.content.options_of("final")["mode"] == ("storm", "nightmare", "perturbation")
    say = texts(GAME, "en")
    assert "recommended for a first game" in say("option-mode-storm")
    assert "mastered Storm" in say("option-mode-nightmare")
    assert "introduction" in say("option-mode-perturbation")
    say = texts(GAME, "fr")
    assert "recommandé pour une première partie" in say("option-mode-storm")
    assert "maîtrisez" in say("option-mode-nightmare")
    assert "initiation" in say("option-mode-perturbation")


@pytest.mark.rule("TG-7")
def test_a_mode_fixes_the_new_hearts_and_the_exploded_heart_and_nothing_else() -> None:
    rules = {mode: start("final", mode).rules for mode in ("storm", "nightmare", "perturbation")}
    assert replace(rules["nightmare"], mode="storm") == rules["storm"] == replace(rules["perturbation"], mode="storm")
    modes = rules["storm"].modes
    assert (modes["storm"].new_hearts, modes["storm"].exploded_heart) == ((1,), "drops")
    assert (modes["perturbation"].new_hearts, modes["perturbation"].exploded_heart) == ((1,), "removed")
    assert modes["nightmare"].new_hearts == (2, 1, 2, 1, 3, 2, 1, 1, 2, 3, 1)
    assert modes["nightmare"].exploded_heart == "drops"


@pytest.mark.rule("TG-8")
@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_one_heart_before_the_first_turn_in_every_mode(edition: str, mode: str) -> None:
    for die, column in enumerate("abcdef", 1):
        g = after(start(edition, mode), f"roll {die}")
        assert shows(g, f"H {column}1 N 1")
        assert crew_asked(g)


@pytest.mark.rule("TG-8")
def test_the_sequence_starts_with_the_first_turn_and_not_with_the_setup() -> None:
    g = after(start("final", "nightmare"), "roll 6", *["light"] * 5)
    assert asked(g) == ("heart_rolled", "f1", 1)
    assert asked(after(g, "roll 3")) == ("heart_appears", 1, 2, 1)  # the sequence begins 2 1 2


@pytest.mark.rule("TG-8", "TG-78")
def test_the_first_heart_may_hit_a_lighthouse_that_starts_on_line_1() -> None:
    g = after(start(numbers={"start_cell": "b1"}), "roll 2")
    assert shows(g, "L b1 S 3 H C 4")


# --- Things on the grid ----------------------------------------------------------------------------------------


@pytest.mark.rule("TG-9")
def test_the_lighthouse_may_share_a_cell_with_an_item() -> None:
    g = after(table("L c4 I d4 c3"), "maneuver right")
    assert shows(g, "L d4 I d4 c3")
    assert shows(after(table("L c4 I c3"), "throttle"), "L c3 I c3")


@pytest.mark.rule("TG-9")
def test_a_cell_never_holds_a_heart_and_an_item() -> None:
    assert shows(after(table("L a6 H c2 I c3", "hearts"), "roll 2"), "H c3 I")
    assert shows(after(table("L c4 H c3"), "hunt c3", "roll 6"), "H I c3")


@pytest.mark.rule("TG-10")
def test_the_captain_may_not_move_onto_a_heart() -> None:
    g = table("L c4 H b4 d4 c3")
    assert not offered(g, "maneuver")
    assert "throttle" not in moves(g)


@pytest.mark.rule("TG-10")
@pytest.mark.parametrize(
    ("g", "die"),
    [(table("L c3 H c2", "hearts"), "roll 2"), (table("L c1", "spawn"), "roll 3")],
    ids=["a heart comes", "a heart appears"],
)
def test_any_other_meeting_is_a_collision(g: Glow, die: str) -> None:
    assert shows(after(g, die), "S 3 H")


@pytest.mark.rule("TG-11")
@pytest.mark.parametrize(
    ("g", "said"),
    [
        (table(f"L a4 P 3 C 1 {EIGHT}"), ["hunt a2", "roll 6", *["roll 3"] * 7]),
        (table("L a1 P 3 H b2 a2 c2 d2 e2 f2 e1 f1", "management"), ["roll 2"] * 7),
        (table("L a4 P 3 H f6 b1 c1 d1 e1 f1 a1 e2", "hearts"), ["roll 6", *["roll 3"] * 7]),
        (table("L a6 P 3 H e4 b1 c1 d1 e1 f1 a1 e2", "hearts", mode="perturbation"), ["roll 6", *["roll 3"] * 7]),
    ],
    ids=["hunted", "collided", "fallen", "burst"],
)
def test_the_cube_of_a_heart_that_left_is_free_at_once(g: Glow, said: list[str]) -> None:
    assert len(g.hearts) in (7, 8)
    g = after(g, *said)
    assert asked(g) == ("heart_appears", 1, 1, 1)
    assert len(g.hearts) == 7  # nobody had to fall for the new one
    assert len(after(g, "roll 1").hearts) == 8


@pytest.mark.rule("TG-12")
def test_items_never_move_by_themselves() -> None:
    g = table("L f3 C 1 H a1 I a4 c5 d6")
    g = after(g, "light", "roll 6", "roll 1")
    assert shows(g, "L f4 N 2 I a4 c5 d6")


@pytest.mark.rule("TG-13")
@pytest.mark.parametrize(
    ("g", "die", "postcard"),
    [
        (table("L f6 P 2 H c2 I d3", "hearts"), "roll 4", "H d3"),
        (table("L f6 P 2 H c2 d3 I c3 d4", "hearts"), "roll 2", "H c2 d4"),
        (table("L f6 P 2 H c3 I c4", "hearts"), "roll 6", "H c4"),
        (table("L f6 P 2 I e1", "spawn"), "roll 5", "H e1"),
    ],
    ids=["rolled move", "one of two", "drop after an explosion", "new heart"],
)
def test_a_heart_that_enters_destroys_an_item(g: Glow, die: str, postcard: str) -> None:
    items = len(g.items)
    g = after(g, die)
    assert shows(g, f"{postcard} P 2")
    assert len(g.items) == items - 1


@pytest.mark.rule("TG-13", "TG-58")
def test_a_blocked_heart_that_comes_straight_down_destroys_an_item() -> None:
    g = after(table("L f6 P 2 H c2 d2 I c3", "hearts"), "roll 2", "roll 4")
    assert shows(g, "P 2 H c3 d3 I")  # d3 is taken now, so c2 goes straight down


@pytest.mark.rule("TG-13", "TG-15")
def test_the_cube_of_a_destroyed_item_is_used_again() -> None:
    g = table("L c3 B 6 H c1 I a2 a3 a4 a5 a6 f1", "spawn")
    assert asked(g) == ("heart_appears", 1, 1, 1)
    assert not offered(after(g, "roll 5"), "hunt")  # all six cubes are in use
    assert offered(after(g, "roll 6"), "hunt") == {"c1"}  # f1 is destroyed


@pytest.mark.rule("TG-14")
def test_a_heart_that_stays_and_an_explosion_harm_no_item() -> None:
    g = after(table("L f6 H c2 d2 e2 I b2 b3 c1", "hearts"), "roll 1", "roll 1", "roll 4")
    assert shows(g, "H c2 c3 d3 I b2 b3 c1")  # c2 stays: d3 and c3 are taken
    g = after(table("L f6 H c3 I b2 c2 d2 b3 d3 b4", "hearts", mode="perturbation"), "roll 6")
    assert shows(g, "H I b2 c2 d2 b3 d3 b4")


@pytest.mark.rule("TG-15")
@pytest.mark.parametrize("postcard", ["K 0 I a1 a2 a3 a4 a5 a6", "K 2 I a1 a2 a3 a4"])
def test_at_most_six_items_on_the_grid_and_in_cargo(postcard: str) -> None:
    assert not offered(table(f"L c4 H c3 {postcard}"), "hunt")
    fewer = postcard.removesuffix(postcard[-3:])
    assert offered(table(f"L c4 H c3 {fewer}"), "hunt") == {"c3"}


@pytest.mark.rule("TG-15")
def test_the_cube_of_a_sent_item_is_used_again() -> None:
    g = table("L c4 H c3 K 2 I a1 a2 a3 a4")
    assert not offered(g, "hunt")
    assert offered(after(g, "sleep"), "hunt") == {"c3"}


# --- Gauges ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-16")
@pytest.mark.parametrize(("before", "then"), [(0, 2), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_brightness_ends_at_its_maximum(before: int, then: int) -> None:
    assert shows(after(table(f"B {before}"), "light"), f"B {then}")


@pytest.mark.rule("TG-17")
@pytest.mark.parametrize(("before", "then"), [("B 2 S 6", "B 1 S 6"), ("B 1 S 6", "B 0 S 6"), ("B 0 S 6", "B 0 S 5")])
def test_light_lost_in_the_dark_costs_structure(before: str, then: str) -> None:
    assert shows(after(table(f"L c4 H c3 {before}"), "hunt c3"), then)
    assert shows(table(f"L c4 H f1 {before}", "management"), then)


@pytest.mark.rule("TG-18")
def test_at_structure_0_the_lighthouse_is_destroyed_and_the_rest_does_not_happen() -> None:
    g = table("L c4 B 2 S 2 H c5", "management")  # a collision costs 3
    assert ended(g) == "destroyed"
    assert shows(g, "S 0 B 2")  # the lamp does not dim any more
    assert g.outcome is not None
    assert g.outcome.winners == ()
    g = after(table("L c5 S 2 P 1 H c4 a1", "hearts"), "roll 6")
    assert ended(g) == "destroyed"
    assert shows(g, "S 0 H c4 a1")  # the heart does not drop, a1 does not act


@pytest.mark.rule("TG-19")
def test_points_never_become_negative() -> None:
    assert shows(after(table("L a1 P 1 H f6", "hearts"), "roll 1"), "P 0 H")
    g = after(table("L a1 P 0 H f6", "hearts"), "roll 1")
    assert ended(g) == "nightmares"
    assert shows(g, "P 0")


@pytest.mark.rule("TG-19", "TG-80")
def test_points_end_at_what_wins() -> None:
    g = after(table("P 4 K 1", numbers={"sleep_points": 3}), "sleep")
    assert ended(g) == "dome"
    assert shows(g, "P 6")


def test_the_story_of_a_turn_names_the_patching_member() -> None:
    assert told(table("S 4 B 0 L c4 C 1 H f1"), "light") == ["lit", "sank", "dimmed"]
    for structure, leaks in ((6, False), (4, True), (3, False)):  # told once, when it begins
        assert ("leaking" in told(table(f"S {structure} B 0 L c4 C 1 H c3"), "hunt c3")) == leaks
    assert told(table("S 3"), "repair") == ["repaired", "patched"]
    assert told(table("S 4"), "repair") == ["repaired"]
    assert told(table("S 2"), "repair") == ["repaired"]
