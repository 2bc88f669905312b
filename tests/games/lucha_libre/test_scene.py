"""What a player must see."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from ludarium.games.lucha_libre import GAME
from ludarium.games.lucha_libre.combinations import dice_used, named, performances, throws
from ludarium.games.lucha_libre.layout import tall_layout, wide_layout
from ludarium.games.lucha_libre.scene import crowd
from ludarium.games.lucha_libre.wording import panel_lines
from ludarium.kernel import view
from ludarium.scene import (
    Dice,
    Die,
    Grid,
    Mat,
    Note,
    Picture,
    Pool,
    Scene,
    Space,
    Thing,
    Track,
    dice_places,
    svg,
    text,
)
from ludarium.testing import parts
from ludarium.texts import texts

from .ll_table import fight, say, table

SVG = "{http://www.w3.org/2000/svg}"


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


@pytest.mark.parametrize("tall", [False, True])
def test_the_fan_track_marks_start_and_goal(tall: bool) -> None:
    [track] = parts(drawn(table(fans=(22, 41), at="throw"), tall=tall), Track)
    assert (track.low, track.high, track.tones[10]) == (0, 37, "white")
    assert set(track.marks) == {10, 37}
    assert [marker.at for marker in track.markers] == [22, 41]


@pytest.mark.parametrize("goal", [11, 37, 73])
def test_on_a_small_sheet_the_marks_of_start_and_goal_name_their_numbers(goal: int) -> None:
    [track] = parts(drawn(table(fans_goal=goal, at="throw"), tall=True), Track)
    assert track.marks == {10: "start 10", goal: f"goal {goal}"}


@pytest.mark.parametrize("tall", [False, True])
def test_two_markers_on_the_start_leave_its_number_to_be_read(tall: bool) -> None:
    """The first screen of every game: both counts stand on 10."""
    drawing = ElementTree.fromstring(svg(drawn(GAME.start(), 0, tall)))
    [track] = [group for group in drawing.iter(f"{SVG}g") if group.get("class") == "track"]
    [number] = [text for text in track.iter(f"{SVG}text") if text.text == ("start 10" if tall else "10")]
    top = float(number.get("y", 0)) - 0.75 * float(number.get("font-size", 0))  # so high are figures
    markers = [use for use in track.iter(f"{SVG}use") if "#fan-" in use.get("href", "")]
    assert len(markers) == 2
    for marker in markers:
        assert float(marker.get("y", 0)) + float(marker.get("height", 0)) < top


@pytest.mark.parametrize("fans", [(0, 0), (10, 10), (36, 36), (37, 20), (80, 3)])
def test_the_crowd_fills_from_both_sides(fans: tuple[int, int]) -> None:
    seats = [picture.icon for picture in crowd(table(fans=fans, at="throw"), wide_layout())]
    assert len(seats) == 73
    assert seats[36] == "fan-goal"
    assert seats[:36].count("fan-blue") == min(fans[0], 36)
    assert seats[37:].count("fan-silver") == min(fans[1], 36)
    if max(fans) <= 37:
        assert seats.count("fan-none") == 72 - min(fans[0], 36) - min(fans[1], 36)


@pytest.mark.parametrize("fans", [(43, 43), (60, 60), (50, 40), (40, 50)])
def test_more_fans_than_seats_share_the_hall(fans: tuple[int, int]) -> None:
    seats = [picture.icon for picture in crowd(table(fans=fans, at="throw"), wide_layout())]
    blue, silver = (seats.count(f"fan-{team}") for team in ("blue", "silver"))
    assert blue + silver + seats.count("fan-none") == 72
    assert (blue > silver, blue < silver) == (fans[0] > fans[1], fans[0] < fans[1])


@pytest.mark.parametrize(("goal", "stars"), [(20, [19, 53]), (37, [36]), (73, [0, 72])])
def test_the_stars_stand_on_the_seats_that_win(goal: int, stars: list[int]) -> None:
    """Blue fills the hall from the left, silver from the right."""
    seats = [picture.icon for picture in crowd(table(fans_goal=goal, at="throw"), wide_layout())]
    assert [number for number, icon in enumerate(seats) if icon == "fan-goal"] == stars


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
    for line in ("Sequence 4: +4 −2 −1", "Sequence 3 + Sequence 2: +3 −2 0", "Sequence 2 + Change: 0 −1 0"):
        assert line in words


def letters(scene: Scene) -> dict[str | None, str]:
    """How high the letters of each line of text are."""
    lines = ((line, words) for words in ElementTree.fromstring(svg(scene)).iter(f"{SVG}text") for line in words.iter())
    return {line.text: words.get("font-size", "") for line, words in lines}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_long_lists_of_performances_are_as_large_as_their_box_allows(language: str) -> None:
    """Every throw of every wrestler: both columns in letters of one size, large enough, and no line broken or cut."""
    heights: dict[str, float] = {}
    for name, wrestler in GAME.start().rules.wrestlers.items():
        for dice in throws(5):
            if len(performances(dice, wrestler, 1)) <= 6:
                continue
            seen = view(GAME, *against_nothing(name, " ".join(map(str, dice))))
            lines = panel_lines(seen, texts(GAME, language))
            if str(lines) not in heights:
                height = letters(GAME.scene(seen, texts(GAME, language), False))  # type: ignore[misc]
                [heights[str(lines)]] = {float(height[line]) for line in lines}
    assert len(heights) > 5
    assert min(heights.values()) > 14.4
    assert sum(heights.values()) / len(heights) > 15.5


def against_nothing(name: str, dice: str) -> tuple[Any, int]:
    """A wrestler in the ring who chooses moves for these dice, against one who can do nothing; and his seat."""
    seat = int(name in ("santo", "cavernario"))
    thrown, ring = (("1 1", dice), ("demon", name)) if seat else ((dice, "1 1"), (name, "santo"))
    return table(*thrown, ring=ring, energy=(7, 7)), seat


# --- Which dice a move uses ----------------------------------------------------------------------------------------


def ringed(scene: Scene, sentence: str) -> list[int]:
    """The dice with a ring while the button of a sentence, or the thing of that name, is pointed at."""
    words = {sentence, *sentence.split()[1:]} if " " in sentence else {sentence}
    rings = [ring.box for glimpse in scene.glimpses if glimpse.of in words for ring in glimpse.rings]
    assert len(rings) == len({(box.x, box.y) for box in rings})  # never two around one die
    [own] = [dice for dice in parts(scene, Dice) if any(die.name for die in dice.dice)]
    lie = dice_places(own, scene.letter)
    return sorted(own.dice[lie.index(box)].value for box in rings)


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize(
    ("name", "dice"),
    [
        ("demon", "1 2 3 4 6"),
        ("demon", "5 5 5 5 5"),
        ("demon", "1 1 2 2 3"),
        ("bulldog", "1 2 3 3 4"),
        ("santo", "3 3 5 5 6"),
        ("cavernario", "1 2 3 4 4"),
        ("cavernario", "2 2 2 4 4"),
    ],
)
def test_a_performance_rings_the_dice_it_uses(name: str, dice: str, tall: bool) -> None:
    g, seat = against_nothing(name, dice)
    scene = drawn(g, seat, tall)
    wrestler = g.rules.wrestlers[name]
    moves = view(GAME, g, seat).moves
    assert len(moves) > 3
    for sentence in moves:
        used = dice_used(g.dice[seat], named(sentence), wrestler)
        assert ringed(scene, sentence) == sorted(face for faces in used for face in faces)


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("at", ["wave", "moves"])
def test_a_move_of_the_list_rings_dice_it_could_use(at: str, tall: bool) -> None:
    scene = drawn(table("4 5 5 6", "1 3 4", at=at, energy=(4, 2)), 0, tall)
    assert (ringed(scene, "show_off"), ringed(scene, "sequence_2")) == ([5], [4, 6])
    assert not [glimpse for glimpse in scene.glimpses if glimpse.of in ("triple_f", "change", "pass", "stand")]


def test_rings_are_for_those_who_play() -> None:
    for g in (table("4 5 5 6", "3 5 6", energy=(4, 2)), table("4 5 5 6", "3 5 6", at="wave", energy=(4, 2))):
        assert not drawn(g, None).glimpses


@pytest.mark.parametrize("tall", [False, True])
def test_a_sealed_choice_is_shown_to_its_owner_only(tall: bool) -> None:
    g = say(table("2 2 5", "3 5 6", at="wave"), "0: reroll 2 2")
    assert "Reroll 2 2" in "\n".join(note.text for note in parts(drawn(g, 0, tall), Note))
    for seat in (1, None):
        assert "Reroll 2 2" not in text(drawn(g, seat, tall))
        assert "chosen" in text(drawn(g, seat, tall))


def test_the_last_round_is_told_step_by_step() -> None:
    g = fight(table("1 1 1", "3 6", energy=(3, 0)), "triple", "show_off")
    words = "\n".join(note.text for note in parts(drawn(g), Note))
    assert "Silver team: Show Off. Fans +1, energy sum −1; 1 fan lost for missing energy." in words
    g = fight(table("1 1 1", "3 6", energy=(3, 0), shortfall_cost=0), "triple", "show_off")
    words = "\n".join(note.text for note in parts(drawn(g), Note))
    assert "Silver team: Show Off. Fans +1, energy sum −1." in words


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


# --- The small sheet -----------------------------------------------------------------------------------------------


def notes(scene: Scene) -> list[str]:
    return [note.text for note in parts(scene, Note)]


def test_a_small_sheet_shows_fans_names_and_lucky_numbers_of_both_teams() -> None:
    scene = drawn(table(ring=("bulldog", "santo"), fans=(15, 1), at="wave"), 0, tall=True)
    words = notes(scene)
    assert {"15 fans, 22 to go", "1 fan, 36 to go"} <= set(words)
    assert {"El Bulldog", "Blue Demon", "El Santo", "El Cavernario"} <= set(words)
    lucky = [piece.badge for pool in parts(scene, Pool) for piece in pool.pieces]
    assert sorted(lucky) == ["3", "4", "5", "6"]


def test_a_small_sheet_says_that_the_goal_is_reached() -> None:
    assert "37: goal reached!" in notes(drawn(table("1 1 3", "1 3 4", fans=(37, 3)), 0, tall=True))


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_masks_look_at_each_other(seat: int | None, tall: bool) -> None:
    """Blue's masks are drawn looking right, silver's looking left; so blue's is the left one, at the same height."""
    scene = drawn(table(at="wave"), seat, tall)
    blue, silver = (
        next(picture.box for picture in parts(scene, Picture) if picture.says == f"{name} is in the ring.")
        for name in ("Blue Demon", "El Santo")
    )
    assert blue.x + blue.w < silver.x
    assert blue.y == silver.y


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize(("cost", "explained"), [(1, True), (3, True), (0, False)])
def test_the_exclamation_mark_is_explained_where_losses_cost_fans(cost: int, explained: bool, tall: bool) -> None:
    scene = drawn(table(at="throw", shortfall_cost=cost), 0, tall)
    labels = {cell.label for grid in parts(scene, Grid) for cell in grid.cells}
    assert ("2!" in labels) is explained
    assert any("!\u00a0losses cost fans" in words for words in notes(scene)) is explained


@pytest.mark.parametrize("tall", [False, True])
def test_the_legend_is_as_large_in_french(tall: bool) -> None:
    """It says whose price is paid in fans, in letters that need not shrink."""
    seen = view(GAME, table(at="wave"), 0)
    heights = []
    for language, ends in (("en", "losses cost fans."), ("fr", "!\u00a0: pertes en fans.")):
        scene = GAME.scene(seen, texts(GAME, language), tall)  # type: ignore[misc]
        drawing = ElementTree.fromstring(svg(scene))
        found = [text for text in drawing.iter(f"{SVG}text") if "".join(text.itertext()).endswith(ends)]
        heights.append({text.get("font-size") for text in found})
    assert heights[0] == heights[1] != set()


def strip(g: Any, seat: int | None) -> str:
    """What stands in place of the verbs on a small sheet."""
    scene = drawn(g, seat, tall=True)
    assert not [space for space in parts(scene, Space) if space.kind == "action"]
    box = tall_layout(seat or 0).corners[seat or 0].actions
    return next(note.text for note in parts(scene, Note) if note.box == box)


def test_while_there_is_nothing_to_choose_a_small_sheet_says_what_one_waits_for() -> None:
    wave = table("2 2 5", "3 5 6", at="wave")
    assert strip(say(wave, "0: reroll 2 2"), 0) == "Your sealed choice: Reroll 2 2"
    assert strip(say(table("1 2 3", "3 5 6"), "0: perform sequence_3"), 0) == "Your sealed choice: Seq. 3"
    assert strip(say(wave, "0: stand", "1: reroll 3", "roll 3"), 0) == "You have stood."
    assert strip(table("1 3 6", "3 5 6"), 0) == "Your dice allow no move."
    assert strip(table(at="throw"), 0) == "Dice are thrown."
    assert strip(wave, None) == "Blue · thinking…"
    over = table("1 1 3", "1 3 4", fans=(40, 3), round=12)
    for seat in (0, 1, None):
        assert strip(over, seat).splitlines() == [
            "One team has won the hall over.", "Blue team 40, silver team 3, after 12 rounds.",
        ]  # fmt: skip


def test_a_small_sheet_names_the_winner() -> None:
    titles = [mat.title for mat in parts(drawn(table("1 1 3", "1 3 4", fans=(40, 3)), 1, tall=True), Mat)]
    assert titles == ["Blue · wins!", "Silver"]
