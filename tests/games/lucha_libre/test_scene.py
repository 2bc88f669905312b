"""What a player must see."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.lucha_libre import GAME
from ludarium.games.lucha_libre.layout import tall_layout, wide_layout
from ludarium.games.lucha_libre.scene import crowd
from ludarium.kernel import view
from ludarium.scene import Die, Grid, Mat, Note, Scene, Space, Thing, Track, text
from ludarium.testing import parts
from ludarium.texts import texts

from .ll_table import fight, say, table


def drawn(g: Any, seat: int | None = 0, tall: bool = False) -> Scene:
    scene = GAME.scene(view(GAME, g, seat), texts(GAME, "en"), tall)  # type: ignore[misc]
    assert isinstance(scene, Scene)
    return scene


@pytest.mark.parametrize("tall", [False, True])
def test_own_dice_carry_their_faces_and_those_of_the_other_none(tall: bool) -> None:
    scene = drawn(table("2 2 5", "3 5 6", at="wave"), 0, tall)
    shown = [(die.name, die.value) for die in parts(scene, Die)]
    assert sorted(shown) == [("", 3), ("", 5), ("", 6), ("2", 2), ("2", 2), ("5", 5)]


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize(("at", "verbs"), [("wave", {"reroll", "stand"}), ("moves", {"perform", "pass"})])
def test_verbs_and_moves_can_be_clicked(at: str, verbs: set[str], tall: bool) -> None:
    scene = drawn(table("2 5 5", "3 5 6", at=at), 1, tall)
    names = {space.name for space in parts(scene, Space) if not space.faded}
    assert verbs <= names
    assert {"triple_f", "triple", "sequence_4", "sequence_3", "sequence_2", "show_off", "change"} <= names
    faded = {space.name for space in parts(scene, Space) if space.faded}
    assert faded == (set() if tall else {"reroll", "stand", "perform", "pass"} - verbs)


@pytest.mark.parametrize("tall", [False, True])
def test_four_energy_tracks_with_numbers_of_dice(tall: bool) -> None:
    grids = list(parts(drawn(table(energy=(0, 3), rest_energy=(5, 7), at="throw"), 0, tall), Grid))
    printed = [[cell.label or cell.pieces[0].badge for cell in grid.cells] for grid in grids]
    assert printed == [["2!", "2", "3", "3", "4", "4", "5", "5"]] * 4
    standing = [next(cell.column for cell in grid.cells if cell.pieces) for grid in grids]
    assert standing == [3, 7, 0, 5]


def test_the_fan_track_marks_start_and_goal() -> None:
    [track] = parts(drawn(table(fans=(22, 41), at="throw")), Track)
    assert (track.low, track.high, track.tones[10]) == (0, 37, "white")
    assert set(track.marks) == {10, 37}
    assert [marker.at for marker in track.markers] == [22, 41]


@pytest.mark.parametrize("fans", [(0, 0), (10, 10), (36, 36), (37, 20), (80, 3)])
def test_the_crowd_fills_from_both_sides(fans: tuple[int, int]) -> None:
    seats = [picture.icon for picture in crowd(table(fans=fans, at="throw"), wide_layout())]
    assert len(seats) == 73
    assert seats[36] == "fan-goal"
    assert seats[:36].count("fan-blue") == min(fans[0], 36)
    if max(fans) <= 37:
        assert seats[37:].count("fan-silver") == min(fans[1], 36)
        assert seats.count("fan-none") == 72 - min(fans[0], 36) - min(fans[1], 36)


def test_the_crowd_sits_inside_its_stand() -> None:
    for at in (wide_layout(), tall_layout(0)):
        for picture in crowd(table(at="throw"), at):
            assert picture.box.x >= 0
            assert picture.box.x + picture.box.w <= at.width


def test_moves_the_dice_allow_have_a_star() -> None:
    scene = drawn(table("4 5 6", "1 3 4"))
    starred = {space.name for space in parts(scene, Space) if space.note.startswith("★")}
    assert starred == {"sequence_2", "show_off"}


def test_dice_no_move_can_use_fade() -> None:
    faded = [die.value for die in parts(drawn(table("1 4 6", "1 3 4")), Die) if die.faded and die.name]
    assert faded == [1]


def test_every_performance_is_listed_with_its_totals() -> None:
    scene = drawn(table("1 2 3 4 6", "1 3 4", energy=(7, 2)))
    words = "\n".join(note.text for note in parts(scene, Note))
    for line in ("Seq. 4: +4 −2 −1", "Seq. 3 + Seq. 2: +3 −2 0", "Seq. 2 + Change: 0 −1 0"):
        assert line in words


def test_a_sealed_choice_is_shown_to_its_owner_only() -> None:
    g = say(table("2 2 5", "3 5 6", at="wave"), "0: reroll 2 2")
    assert "Reroll 2 2" in "\n".join(note.text for note in parts(drawn(g, 0), Note))
    for seat in (1, None):
        assert "Reroll 2 2" not in text(drawn(g, seat))
        assert "chosen" in text(drawn(g, seat))


def test_the_last_round_is_told_step_by_step() -> None:
    g = fight(table("1 1 1", "3 6", energy=(3, 0)), "triple", "show_off")
    words = "\n".join(note.text for note in parts(drawn(g), Note))
    assert "Silver team: Show Off. Fans +1, energy sum −1, 1 missing and paid in fans." in words


def test_rounds_to_the_bell_and_the_reconstruction_note() -> None:
    words = "\n".join(note.text for note in parts(drawn(table(round=55, at="moves", blue="5 5 5")), Note))
    assert "Round 55, 5 to the bell" in words
    assert "our reconstruction" in words


def test_the_end_names_reason_fans_and_rounds() -> None:
    g = table("1 1 3", "1 3 4", fans=(40, 3), round=12)
    words = "\n".join(note.text for note in parts(drawn(g), Note))
    assert "Blue team 40, silver team 3, after 12 rounds." in words


@pytest.mark.parametrize("tall", [False, True])
def test_everything_that_is_named_says_what_it_is(tall: bool) -> None:
    for seat in (0, 1, None):
        for g in (table("2 2 5", "3 5 6", at="wave"), table("2 2 5", "3 5 6"), table(at="throw")):
            for thing in parts(drawn(g, seat, tall), Thing):
                assert not thing.name or thing.says
                assert not thing.name or seat is not None


def test_the_seat_that_is_asked_is_marked() -> None:
    mats = {mat.seat: mat.active for mat in parts(drawn(table("5 5 5", "1 3 4")), Mat)}
    assert mats == {0: True, 1: False}
