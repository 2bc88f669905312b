"""The table as it is seen: every thing that can be said, every number, every warning, in both layouts."""

from __future__ import annotations

import re
from contextlib import suppress
from copy import copy
from itertools import combinations
from random import Random
from typing import Any

import pytest

from ludarium.games.last_glow import GAME, forecast, rules
from ludarium.games.last_glow.layout import tall_layout, wide_layout
from ludarium.games.last_glow.position import CAPTAIN, COLUMNS, Glow
from ludarium.games.last_glow.scene import scene
from ludarium.games.last_glow.wording import about_move
from ludarium.kernel import Event, play, view
from ludarium.kernel.position import GameOver
from ludarium.scene import Box, Cell, Dice, Grid, Note, Pool, Scene, Space, Spaces, Thing, Track, svg, text
from ludarium.testing import parts
from ludarium.texts import LANGUAGES, Texts, texts

from .postcard import after, ended, table

EN = texts(GAME, "en")
CROWDED = "L c4 B 5 S 3 P 2 K 1 C 3 T 1 N 7 H a2 b2 c2 d3 e3 b5 e5 f4 I c4 d4 a1"
DANGER = "L c5 B 0 S 2 P 1 K 2 C 2 T 2 N 9 H c6 e6 b5 d5 I a3"


class Strict(Texts):
    """Texts that do not forgive a missing key or a missing value."""

    def __call__(self, key: str, **values: Any) -> str:
        assert self.has(key), f"no text {key} in {self.language}"
        assert not self.errors(key, **values), f"{key} in {self.language}: {self.errors(key, **values)}"
        return super().__call__(key, **values)


def tables() -> dict[str, Glow]:
    """One table of each sort."""
    nine = {"lines": 9, "brightness_max": 12, "crew": 8, "heart_limit": 12}
    return {
        "start": table("H d1"),
        "crowded": table(CROWDED, mode="nightmare"),
        "danger": table(DANGER, throttle_cost="brightness", dark_rule="reaching_zero"),
        "ground": table("L d6 B 1 S 1 P 4 C 4 N 12 H a6 e2"),
        "die": after(table("C 2 H d3 c2"), "hunt d3"),
        "won": after(table("L c6 P 5 K 1 H a1"), "sleep"),
        "lost": after(table("L c6 C 1"), "light"),
        "perturbation": table("N 20 H a1 b2", mode="perturbation", blocked_heart="reroll", explosion_diagonal="far"),
        "booklet": table("L c7 K 4 H a1 b2 c8 I c6 d7", edition="booklet_0_9", numbers=nine),
        "few lines": table("L a1 H a2 b1", numbers={"lines": 4, "start_cell": "a1", "first_line_number": 0}),
    }


TABLES = tables()
every_table = pytest.mark.parametrize("g", TABLES.values(), ids=TABLES.keys())
both_shapes = pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])


def drawn(g: Glow, tall: bool = False, say: Texts = EN) -> Scene:
    return scene(view(GAME, g, CAPTAIN), say, tall)


def names(it: Scene) -> list[str]:
    return [thing.name for thing in parts(it, Thing) if thing.name]


def cell(it: Scene, name: str) -> Cell:
    return next(thing for thing in parts(it, Thing) if isinstance(thing, Cell) and thing.name == name)


def action(it: Scene, name: str) -> Space:
    return next(thing for thing in parts(it, Thing) if isinstance(thing, Space) and thing.name == name)


def notes(it: Scene) -> str:
    return "\n".join(part.text for part in it.components if isinstance(part, Note))


def alarms(it: Scene) -> list[str]:
    return [part.text for part in it.components if isinstance(part, Note) and part.tone == "danger"]


def pool(it: Scene, title: str) -> Pool:
    return next(part for part in it.components if isinstance(part, Pool) and part.title.startswith(title))


# --- Names -------------------------------------------------------------------------------------------------------


@both_shapes
@every_table
def test_every_word_of_a_move_is_the_name_of_one_thing(g: Glow, tall: bool) -> None:
    found = names(drawn(g, tall))
    assert len(found) == len(set(found))
    for move in view(GAME, g, CAPTAIN).moves:
        assert set(move.split()) <= set(found), move


@every_table
def test_wide_and_tall_show_the_same_things(g: Glow) -> None:
    assert sorted(names(drawn(g, True))) == sorted(names(drawn(g, False)))


def test_a_spectator_sees_the_same_table() -> None:
    g = TABLES["crowded"]
    assert scene(view(GAME, g, None), EN, False) == drawn(g)


@both_shapes
@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists_and_is_complete(g: Glow, tall: bool, language: str) -> None:
    say = Strict(GAME, language)
    it = drawn(g, tall, say)
    for thing in parts(it, Thing):
        if thing.name:
            assert thing.says.endswith("."), thing
    for move in view(GAME, g, CAPTAIN).moves:
        assert about_move(view(GAME, g, CAPTAIN), move, say)


# --- Layout ------------------------------------------------------------------------------------------------------


def overlap(a: Box, b: Box) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


def hit(ink: str, sort: str, name: str) -> Box:
    """Where a pointer finds a thing of the drawing."""
    found = re.search(rf'<g id="{sort}-{name}" .*?<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"', ink)
    assert found, name
    return Box(*map(float, found.groups()))


@both_shapes
@every_table
def test_printed_parts_do_not_overlap(g: Glow, tall: bool) -> None:
    it = drawn(g, tall)
    boxes = [part.box for part in it.components if isinstance(part, Track | Spaces | Pool | Grid | Dice | Note)]
    for a, b in combinations(boxes, 2):
        assert not overlap(a, b), (a, b)
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.w <= it.width
        assert box.y + box.h <= it.height


@both_shapes
def test_what_can_be_touched_is_apart_and_large_enough(tall: bool) -> None:
    ink = svg(drawn(TABLES["crowded"], tall))
    words = ("light", "maneuver", "left", "right", "hunt", "capture", "repair", "throttle", "sleep")
    boxes = [hit(ink, "space", word) for word in words] + [hit(ink, "cell", f"{column}1") for column in COLUMNS]
    for a, b in combinations(boxes, 2):
        assert not overlap(a.inset(0.1), b.inset(0.1))
    if tall:
        assert min(min(box.w, box.h) for box in boxes) >= 88


@pytest.mark.parametrize("g", [TABLES["crowded"], TABLES["booklet"], TABLES["few lines"]])
@both_shapes
def test_the_sky_behind_the_grid_lies_where_its_cells_are(g: Glow, tall: bool) -> None:
    at = tall_layout(g.rules.lines) if tall else wide_layout()
    ink = svg(drawn(g, tall))
    for name in ("a1", "f1", f"c{g.rules.lines}"):
        seen, planned = hit(ink, "cell", name), at.square(name, g.rules.lines)
        assert (seen.x, seen.y, seen.w, seen.h) == pytest.approx((planned.x, planned.y, planned.w, planned.h), abs=0.1)


@both_shapes
@pytest.mark.parametrize("language", LANGUAGES)
@every_table
def test_no_text_is_cut(g: Glow, language: str, tall: bool) -> None:
    ink = svg(drawn(g, tall, texts(GAME, language)), standalone=False)
    assert "…" not in re.sub(r"<title.*?</title>", "", ink)


@pytest.mark.parametrize("name", ["start", "crowded", "danger", "die", "won", "lost"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_on_a_phone_are_large(name: str, language: str) -> None:
    """At 360 pixels a unit is half a pixel. The widest system font decides: on most phones letters are larger."""
    ink = svg(drawn(TABLES[name], True, texts(GAME, language)), standalone=False)
    body = ink[ink.index("</defs>") :]
    assert min(float(size) for size in re.findall(r'<text[^>]*font-size="([\d.]+)"', body)) >= 22


# --- What must be seen -------------------------------------------------------------------------------------------


@both_shapes
def test_an_item_under_the_lighthouse_stays_visible(tall: bool) -> None:
    it = drawn(TABLES["crowded"], tall)
    assert [piece.icon for piece in cell(it, "c4").pieces] == ["lighthouse", "soother"]
    places = re.findall(r'data-kind="(Lighthouse|Dream-Soother)" data-x="([\d.]+)" data-y="([\d.]+)"', svg(it))
    here = next((float(x), float(y)) for kind, x, y in places if kind == "Lighthouse")
    item = min(((float(x), float(y)) for kind, x, y in places if kind == "Dream-Soother"),
               key=lambda at: abs(at[0] - here[0]) + abs(at[1] - here[1]))  # fmt: skip
    assert abs(item[0] - here[0]) + abs(item[1] - here[1]) > 30


def test_hearts_carry_the_order_in_which_they_act() -> None:
    it = drawn(TABLES["crowded"])
    order = {name: cell(it, name).pieces[0].badge for name in TABLES["crowded"].hearts}
    assert order == {"e5": "1", "b5": "2", "f4": "3", "e3": "4", "d3": "5", "c2": "6", "b2": "7", "a2": "8"}


def test_gauges_stand_at_their_values() -> None:
    for tall in (False, True):
        tracks = [part for part in drawn(TABLES["crowded"], tall).components if isinstance(part, Track)]
        assert [(part.markers[0].at, part.high) for part in tracks] == [(5, 6), (3, 6), (2, 6)]
        assert tracks[1].marks == {3: "leaks"}


def test_pools_count_crew_cargo_throttles_and_hearts() -> None:
    it = drawn(TABLES["crowded"])
    crew = pool(it, "Crew")
    assert [piece.icon for piece in crew.pieces] == ["crew"] * 3 + ["crew-patching"]
    assert (len(pool(it, "Cargo").pieces), pool(it, "Cargo").slots) == (1, 2)
    assert (len(pool(it, "Throttles").pieces), pool(it, "Throttles").slots) == (1, 2)
    assert (len(pool(it, "Storm Hearts").pieces), pool(it, "Storm Hearts").slots) == (8, 8)


def test_nobody_patches_a_sound_hull() -> None:
    assert [piece.icon for piece in pool(drawn(table("S 4 C 2")), "Crew").pieces] == ["crew"] * 2


def test_turn_mode_edition_and_the_hearts_to_come() -> None:
    assert "Turn 7 · Nightmare\nFinal rules" in notes(drawn(TABLES["crowded"]))
    assert "New hearts: 3 this turn, 2 next" in notes(drawn(table("N 5", mode="nightmare")))
    assert "Hearts +3, then +2" in notes(drawn(table("N 5", mode="nightmare"), True))
    assert "Booklet 0.9" in notes(drawn(TABLES["booklet"]))


@both_shapes
def test_what_is_reconstructed_or_changed_is_said(tall: bool) -> None:
    plain, changed = notes(drawn(TABLES["start"], tall)), notes(drawn(TABLES["danger"], tall))
    assert "postcard is lost" in plain
    assert "costs" not in plain
    assert "A second Full throttle in a turn costs: brightness." in changed
    assert "When the lamp goes out: falling from 1 to 0 costs structure as well." in changed
    assert "Highest brightness: 12." in notes(drawn(TABLES["booklet"], tall))


def test_the_light_grows_with_brightness_and_goes_out() -> None:
    def beam(brightness: int) -> float:
        found = [
            part.box.w for part in drawn(table(f"B {brightness}")).components if getattr(part, "icon", "") == "cone"
        ]
        return found[0] if found else 0.0

    widths = [beam(brightness) for brightness in range(7)]
    assert widths[0] == 0
    assert widths == sorted(set(widths))


@pytest.mark.parametrize("edition", ["final", "booklet_0_9"])
def test_actions_are_called_as_the_edition_calls_them(edition: str) -> None:
    it = drawn(table("K 1 I c4", edition=edition))
    wanted = ("Capture", "Sleep") if edition == "final" else ("Sleep", "Send")
    assert (action(it, "capture").label, action(it, "sleep").label) == wanted


@pytest.mark.parametrize(
    ("postcard", "word", "reason"),
    [
        ("K 2 I c4", "capture", "The cargo is full."),
        ("C 1 I c3", "capture", "Not enough crew left."),
        ("I a1", "capture", "Too far to capture."),
        ("", "capture", "No Dream-Soother in the sky."),
        ("S 6", "repair", "Structure is at its maximum."),
        ("H f1", "hunt", "Too far to hunt."),
        ("", "hunt", "No Storm Heart in the sky."),
        ("K 2 H c3 I a1 b1 d1 e1", "hunt", "All 6 Dream-Soothers are in use."),
        ("L a4", "left", "The grid ends there."),
        ("H d4", "right", "A Storm Heart is in the way."),
        ("H d4 b4", "maneuver", "Both ways are barred."),
        ("L c1", "throttle", "The lighthouse is on the top line."),
        ("T 2", "throttle", "No more than 2 in a turn."),
        ("H c3", "throttle", "A Storm Heart is in the way."),
        ("K 0", "sleep", "The cargo is empty."),
    ],
)
def test_what_cannot_be_done_says_why(postcard: str, word: str, reason: str) -> None:
    for tall in (False, True):
        space = action(drawn(table(postcard), tall), word)
        assert space.faded
        assert space.says.endswith(reason)


@every_table
def test_exactly_what_cannot_be_done_is_faded(g: Glow) -> None:
    said = {word for move in view(GAME, g, CAPTAIN).moves for word in move.split()}
    waiting = not g.outcome and not forecast.asked(g)
    for thing in parts(drawn(g), Thing):
        if isinstance(thing, Space) and thing.name:
            assert thing.faded == (thing.name not in said and not waiting), thing.name


# --- Warnings ----------------------------------------------------------------------------------------------------


def test_warnings_of_a_sinking() -> None:
    assert alarms(drawn(table("L c5 H a1"))) == []
    assert "crashes" in alarms(drawn(table("L c6")))[0]
    assert "hits a Storm Heart" in alarms(drawn(table("L c5 H c6")))[0]
    assert alarms(drawn(table("L c4 H c6"))) == []
    assert alarms(drawn(table("B 1"))) == []
    assert alarms(drawn(table("B 1", dark_rule="reaching_zero"))) == ["In the dark: structure −1 this turn."]


def random_tables(games: int, seed: str) -> list[Glow]:
    """Positions of random games, in every mode."""
    random, found = Random(seed), []
    for at in range(games):
        mode = ("storm", "nightmare", "perturbation")[at % 3]
        options = {
            "blocked_heart": random.choice(("down", "reroll")),
            "explosion_diagonal": random.choice(("near", "far")),
        }
        g = GAME.start(GAME.setup(options={"mode": mode, **options}))
        while g.question is not None:
            found.append(g)
            g = play(g, random.choice(g.question.moves))
    return found


def managed(g: Glow) -> tuple[Glow, list[Event]]:
    """What the rules themselves do at the end of the crew's work, with a hull that holds."""
    later: Glow = copy(g)
    later.question, later.structure, later.story = None, 99, []
    with suppress(GameOver):
        rules.manage_lighthouse(later)
    return later, later.story or []


def test_warnings_appear_exactly_when_the_rules_would_carry_them_out() -> None:
    seen: set[str] = set()
    for g in random_tables(60, "warnings"):
        later, story = managed(g)
        due = set()
        if forecast.crew_phase(g):
            due |= {"crash"} if ended(later) == "crashed" else set()
            due |= {"collision"} if any(event.key == "collided" for event in story) else set()
            due |= {"dark"} if forecast.dark_loss(g, g.rules.dim) else set()
            if not ended(later):
                assert ("dark" in due) == any(event.values.get("cause") == "darkness" for event in story)
        assert set(forecast.warnings(g)) == due
        if due - seen or len(g.hearts) == 3:  # drawing is slow: not every position
            assert bool(alarms(drawn(g))) == bool(due)
        seen |= due
    assert seen == {"crash", "collision", "dark"}


@pytest.mark.parametrize("name", ["won", "lost"])
@both_shapes
def test_the_end_is_told(name: str, tall: bool) -> None:
    assert ("Victory!" if name == "won" else "Defeat.") in notes(drawn(TABLES[name], tall))


# --- Hearts ------------------------------------------------------------------------------------------------------


def carried_out(g: Glow, cell: str, die: int) -> forecast.Fate:
    """What the rules do with a heart and a die, read from the story they tell."""
    later: Glow = copy(g)
    later.question, later.structure, later.story = None, 99, []
    with suppress(GameOver):
        rules.heart_rolled(later, die, cell, 1)
    told = {event.key: event.values for event in later.story or []}
    ends: dict[str, forecast.End] = {
        "contact": "planet", "heart_burst": "gone", "heart_stayed": "stays", "heart_rerolls": "rerolls",
        "heart_blocked": "slips", "heart_moved": "moves",
    }  # fmt: skip
    return forecast.Fate(
        next(end for key, end in ends.items() if key in told),
        told.get("heart_moved", {}).get("target", ""),
        "exploded" in told,
        told.get("exploded", {}).get("loss", 0),
        "collided" in told,
        "item_destroyed" in told,
    )


def test_the_six_results_of_every_heart_are_those_of_the_rules() -> None:
    ends = set()
    for g in random_tables(45, "hearts"):
        later, _ = managed(g) if forecast.crew_phase(g) else (g, [])
        if ended(later):
            continue
        for heart in later.hearts:
            said = forecast.fates(g, heart)
            assert said == tuple(carried_out(later, heart, die) for die in range(1, 7)), (g, heart)
            ends |= {fate.end for fate in said}
    assert ends == {"moves", "slips", "stays", "rerolls", "planet", "gone"}


def test_a_heart_says_its_six_results() -> None:
    says = cell(drawn(table("L c4 P 1 H b4 I c5")), "b4").says
    assert says == (
        "Storm Heart on b4, acts 1 of 1. Hunt: distance 1, needs 4 or more (50\u00a0%); cost: brightness −1. "
        "Its die, with the lighthouse on c5 – 1: moves to b5; "
        "2–3: moves to c5, crushes the Dream-Soother, hits the lighthouse (structure −3); "
        "4–6: explodes (structure −2), moves to b5."
    )
    assert cell(drawn(table("L c4 H b4")), "b4").pieces[0].says.startswith("Storm Heart on b4")


def test_a_heart_below_the_lighthouse_says_that_it_will_be_hit() -> None:
    assert cell(drawn(table("L c4 H c5")), "c5").says.endswith("The lighthouse will sink onto it (structure −3).")


def test_a_heart_on_the_last_line_threatens_points_or_the_game() -> None:
    assert "reaches the planet (points −1)" in cell(drawn(table("L c4 P 1 H b6")), "b6").says
    assert "reaches the planet (defeat)" in cell(drawn(table("L c4 P 0 H b6")), "b6").says


def test_hunts_and_captures_show_their_odds_and_cost() -> None:
    assert action(drawn(TABLES["crowded"], True), "hunt").note == "≤\u00a033\u00a0%"
    it = drawn(TABLES["crowded"])
    assert [cell(it, name).label for name in ("d3", "e3", "a2", "d4")] == ["33\u00a0%", "17\u00a0%", "", "2 crew"]
    assert "Capturing it takes one crew member." in cell(it, "c4").says
    assert "Too far to hunt." in cell(it, "a2").says


# --- Labels of moves ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("postcard", "move", "words"),
    [
        ("B 3 H d3", "hunt d3", "33\u00a0% · brightness −1"),
        ("B 0 S 4 H c3", "hunt c3", "50\u00a0% · structure −1"),
        ("B 0 S 1 H c3", "hunt c3", "50\u00a0% · structure −1: destroyed!"),
        ("I c4", "capture c4", "1 member"),
        ("I c3", "capture c3", "2 members"),
        ("", "maneuver left", "b4"),
        ("T 0", "throttle", "c3"),
        ("T 1", "throttle", "c3 · structure −1"),
        ("T 1 S 1", "throttle", "c3 · structure −1: destroyed!"),
        ("B 3", "light", "3 → 5"),
        ("B 5", "light", "5 → 6"),
        ("B 6", "light", "no effect"),
        ("S 2", "repair", "2 → 3"),
        ("P 2 K 1", "sleep", "2 → 3"),
        ("P 5 K 1", "sleep", "5 → 6 · victory"),
    ],
)
def test_a_move_tells_its_price(postcard: str, move: str, words: str) -> None:
    g = table(postcard)
    assert move in view(GAME, g, CAPTAIN).moves
    assert about_move(view(GAME, g, CAPTAIN), move, EN) == words


def test_prices_follow_the_options() -> None:
    g = table("T 1", throttle_cost="brightness")
    assert about_move(view(GAME, g, CAPTAIN), "throttle", EN) == "c3 · brightness −1"
    g = table("B 1 H c3", dark_rule="reaching_zero")
    assert about_move(view(GAME, g, CAPTAIN), "hunt c3", EN) == "50\u00a0% · brightness −1, structure −1"
    g = table("H c3", edition="booklet_0_9")
    assert about_move(view(GAME, g, CAPTAIN), "hunt c3", EN) == "50\u00a0%"


# --- In letters --------------------------------------------------------------------------------------------------


def test_the_table_in_letters() -> None:
    page = text(drawn(TABLES["crowded"]), lit={"c4", "hunt"})
    assert max(map(len, page.splitlines())) <= 80
    for line in ("  4  ·   ·   LD* D   ·   S3", "Structure  3 of 6  ■■■□□□  (3: leaks)", "  8+ — bursts",
                 "Crew  member ×3, patching leaks, 1 free"):  # fmt: skip
        assert line in page
