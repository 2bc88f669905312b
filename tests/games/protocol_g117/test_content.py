"""A content file of one's own: what cannot be played is refused in a sentence, what can is played and drawn."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from ludarium.bots import play_at_random
from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.position import AI
from ludarium.kernel import Event, Game, Refused, view
from ludarium.scene import Picture, svg
from ludarium.testing import parts
from ludarium.texts import texts

Printed = tuple[str, int | str]  # a parameter and what a file prints for it


def with_printed(path: Path, *printed: Printed) -> Game:
    """The game with a file that prints other values, and that allows them."""
    raw = (GAME.folder / "content.toml").read_text("utf-8")
    for name, value in printed:
        shown = f'"{value}"' if isinstance(value, str) else value
        raw, found = re.subn(
            rf"^{name} = .*$", f'{name} = {{ value = {shown}, status = "published" }}', raw, flags=re.M
        )
        assert found == 1
    path.write_text(raw, "utf-8")
    return GAME.with_content(path)


@pytest.fixture
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("content") / "content.toml"


@pytest.mark.parametrize(
    ("printed", "why"),
    [
        ([("charge_steps_max", 5)], "charge_steps_max must be at most 4"),
        ([("charge_steps_min", -1)], "charge_steps_min must be at least 0"),
        ([("extra_check_every", 0)], "extra_check_every must be at least 1"),
        ([("extra_series_turns", 0)], "extra_series_turns must be at least 1"),
        ([("extra_series_max", -1)], "extra_series_max must be at least 0"),
        ([("turns", 0)], "turns must be at least 1"),
        ([("move_squares", 0)], "move_squares must be at least 1"),
        ([("attackers_needed", 0)], "attackers_needed must be at least 1"),
        ([("sabotage_squares", 0)], "sabotage_squares must be at least 1"),
        ([("earth_capacity", 2)], "earth_capacity must be 1"),
        ([("matrix_capacity", 3)], "earth_capacity must be 1 and matrix_capacity 2"),
        ([("vp_core", -1)], "must lie between 0 and 99"),
        ([("vp_core", 100)], "must lie between 0 and 99"),
        ([("units_per_side", 2)], "units_per_side is smaller than the forces"),
        ([("markers_per_side", 9)], "more turns than action markers"),
        ([("turns", 11)], "more turns than action markers"),
        ([("extra_series_turns", 11)], "more turns than action markers"),
        ([("po_hopes_end", 4)], "po_hopes_end must lie between po_min and po_max"),
        ([("po_min", 2)], "po_hopes_end must lie between po_min and po_max"),
        ([("po_min", 0), ("po_hopes_end", 0)], "po_min must be at least 1"),
        ([("event_hopes_end", "+E +E +E")], "event_hopes_end takes 1 to 2 of the icons"),
        ([("event_hopes_end", "")], "event_hopes_end takes 1 to 2 of the icons"),
        ([("event_hopes_end", "+X")], "event_hopes_end takes 1 to 2 of the icons"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(printed: list[Printed], why: str, path: Path) -> None:
    with pytest.raises(Refused, match=re.escape(why)):
        with_printed(path, *printed)


@pytest.mark.parametrize(
    "printed",
    [
        [("charge_steps_max", 4), ("charge_steps_min", 4)],
        [("extra_series_max", 0)],
        [("units_per_side", 3)],
        [("po_max", 5), ("po_hopes_end", 5)],
        [("event_icons_max", 3), ("event_hopes_end", "+M S +E")],
        [("vp_core", 99)],
    ],
)
def test_what_can_be_played_is_played(printed: list[Printed], path: Path) -> None:
    game = with_printed(path, *printed)
    for seed in range(3):
        g = game.start()
        play_at_random(g, Random(seed))
        assert g.outcome is not None


def test_any_number_of_points_and_of_bolts_is_drawn(path: Path) -> None:
    game = with_printed(path, ("vp_core", 12), ("po_max", 5), ("po_hopes_end", 5))
    assert game.scene is not None
    scene = game.scene(view(game, game.start(), AI), texts(game, "en"), False)
    assert "vp12" in {picture.icon for picture in parts(scene, Picture)}
    drawing = svg(scene)
    assert re.search(r'<symbol id="vp12".*?>12</text></symbol>', drawing)
    assert re.search(r'<symbol id="po5"[^>]*><rect[^>]*/>(<path[^>]*/>){5}</symbol>', drawing)
    assert 'href="#wood-cube"' not in drawing  # what is drawn for an icon that does not exist


@pytest.mark.rule("PG-11")
def test_the_second_troop_does_not_join_a_start_square_beside_the_first(path: Path) -> None:
    raw = (GAME.folder / "content.toml").read_text("utf-8")
    path.write_text(raw.replace('["c5r2", "o1", "o8"]', '["c1r1", "o1", "o8"]'), "utf-8")
    assert GAME.with_content(path).start().question.moves == ("place c1r3",)


@pytest.mark.rule("PG-11")
def test_without_a_square_for_it_the_second_troop_is_missed_in_words(path: Path) -> None:
    game = with_printed(path, ("vp_c1r1", 1), ("vp_c1r3", 1))
    story: list[Event] = []
    g = game.start(story=story)
    assert (g.supply, g.turn) == ((9, 10), 1)
    assert [event.key for event in story] == ["deployed", "second_troop_lapsed", "turn"]
    assert "second Troop" in texts(game, "en").event(story[1])
    story.clear()
    GAME.start(story=story)
    assert [event.key for event in story] == ["deployed"]
