"""The text renderer: the table for terminals and screen readers."""

from __future__ import annotations

from textwrap import dedent

import pytest

from ludarium.scene import (
    Box,
    Card,
    Cards,
    Cell,
    Component,
    Dice,
    Die,
    Grid,
    Link,
    Look,
    Map,
    Marker,
    Mat,
    Note,
    Picture,
    Piece,
    Pool,
    Scene,
    Space,
    Spaces,
    Spot,
    Track,
    text,
)

BOX = Box(0, 0, 100, 100)
LOOK = Look(palette=dict.fromkeys(("ink", "paper", "accent", "line", "panel"), "#000000"))


def table(*components: Component) -> Scene:
    return Scene(title="Table", summary="", width=100, height=100, look=LOOK, components=components)


def told(*components: Component, width: int = 80, lit: tuple[str, ...] = ()) -> str:
    """What the components say, without the head of the page."""
    return text(table(*components), width=width, lit=lit).partition("=====")[2].strip("\n")


def sea(*cells: Cell) -> Grid:
    return Grid(box=BOX, title="Sea", columns=("a", "b", "c"), lines=("1", "2"), cells=cells)


def test_the_page_begins_with_title_and_summary() -> None:
    it = Scene(title="Night", summary="Turn 4.", width=1, height=1, look=LOOK, components=())
    assert text(it) == "Night\n=====\nTurn 4.\n"


def test_a_grid_is_a_table_with_names_marks_and_a_legend() -> None:
    it = sea(
        Cell(column=0, line=0, pieces=(Piece(kind="heart"),)),
        Cell(column=1, line=0, name="b1", says="33 %"),
        Cell(column=2, line=0, pieces=(Piece(kind="house"),)),
        Cell(column=0, line=1, pieces=(Piece(kind="crew", badge="2", name="ann"),)),
        Cell(column=2, line=1, label="5"),
    )
    assert told(it, lit=("b1", "ann")) == dedent("""\
        Sea
             a   b   c
          1  H   ·*  Ho
          2  C2*     5
          H heart   Ho house   C2 [ann] crew 2
        * [b1] — 33 %""")


def test_marks_of_different_things_differ() -> None:
    kinds = ("bat", "bear", "bee", "bird", "boar", "bull")
    it = sea(*(Cell(column=at % 3, line=at // 3, pieces=(Piece(kind=kind),)) for at, kind in enumerate(kinds)))
    legend = told(it).splitlines()[-1].split()
    assert len(set(legend[::2])) == 6
    assert tuple(legend[1::2]) == kinds


def test_a_grid_too_wide_for_the_page_becomes_a_list() -> None:
    cells = tuple(Cell(column=at, line=0, name=f"s{at}", pieces=(Piece(kind="ox"),) * (at % 2)) for at in range(20))
    it = Grid(box=BOX, columns=tuple(f"s{at}" for at in range(20)), lines=("",), cells=cells)
    assert told(it, width=30, lit=("s4",)).splitlines()[:3] == ["  [s1] — ox", "  [s3] — ox", "* [s4]"]


def test_a_track_tells_value_bar_and_special_steps() -> None:
    it = Track(box=BOX, title="Brightness", high=6, markers=(Marker(at=3),), marks={3: "patching"})
    assert told(it) == "Brightness  3 of 6  ■■■□□□  (3: patching)"


def test_a_track_with_several_cubes_has_a_line_for_each() -> None:
    it = Track(
        box=BOX, title="Fans", high=40, markers=(Marker(at=10, label="Ada", name="ada"), Marker(at=7, label="Bo"))
    )
    assert told(it, lit=("ada",)) == "Fans\n* [ada] Ada  10* of 40\n  Bo  7 of 40"


def test_spaces_are_a_list_of_words_to_use() -> None:
    it = Spaces(
        box=BOX,
        title="Actions",
        spaces=(
            Space(name="hunt", label="Hunt", note="cost 1", pieces=(Piece(kind="crew"),) * 2),
            Space(name="rest", label="Rest", faded=True, says="nobody is tired"),
        ),
    )
    assert told(it, lit=("hunt",)) == dedent("""\
        Actions
        * [hunt] Hunt — cost 1 — crew ×2
          [rest] Rest (not available: nobody is tired)""")


def test_a_map_is_a_list_of_places_with_their_roads() -> None:
    it = Map(
        box=BOX,
        spots=(
            Spot(name="5", label="Old Mill", x=0, y=0, pieces=(Piece(kind="car"),)),
            Spot(name="7", label="7", x=1, y=1),
            Spot(name="9", x=2, y=2),
        ),
        links=(Link(a="5", b="7"), Link(a="9", b="5", label="2 TU")),
    )
    assert told(it, lit=("7",)) == dedent("""\
          5 Old Mill — roads to 7, 9 (2 TU) — car
        * 7 — roads to 5
          9 — roads to 5 (2 TU)""")


def test_cards_are_listed_and_like_ones_counted() -> None:
    wind = Card(name="wind", label="Wind", corner="3", lines=("Turn", "Draw."))
    it = Cards(box=BOX, title="Hand", style="hand", cards=(wind, Card(back=True), Card(back=True)))
    assert told(it, lit=("wind",)) == "Hand (3)\n* [wind] 3 Wind: Turn; Draw.\n  face down — ×2"


def test_of_a_pile_only_the_top_is_told() -> None:
    it = Cards(box=BOX, title="Discard", style="pile", cards=(Card(label="Old"), Card(label="New")), count=9)
    assert told(it) == "Discard (9)\n  New — on top"
    assert told(Cards(box=BOX, title="Deck", style="deck", count=12)) == "Deck (12)"


def test_a_card_face_down_keeps_its_secret() -> None:
    assert "secret" not in told(Cards(box=BOX, cards=(Card(back=True, corner="secret", lines=("secret",)),)))


def test_dice_and_pools_are_one_line_each() -> None:
    dice = Dice(box=BOX, title="Dice", dice=(Die(value=5, name="d1"), Die(value=0), Die(value=2, faded=True)))
    pool = Pool(box=BOX, title="Crew", pieces=(Piece(kind="pawn"),) * 3, slots=5)
    assert told(dice, pool, lit=("d1",)) == dedent("""\
        Dice  [d1]* 5, not thrown, 2 (not available)
        Crew  pawn ×3, 2 free""")
    assert told(Pool(box=BOX, title="Crew", pieces=())) == "Crew  empty"


def test_a_mat_is_indented_below_its_player() -> None:
    it = Mat(box=BOX, title="Ada", seat=0, active=True, parts=(Note(box=BOX, text="Sings"),))
    assert told(it) == "Ada (to move)\n  Sings"


def test_pictures_are_silent_unless_they_say_something() -> None:
    silent, speaking = Picture(box=BOX, icon="sun"), Picture(box=BOX, icon="sun", says="The sun is low.")
    assert told(silent, speaking) == "The sun is low."


def test_its_few_words_can_be_translated() -> None:
    it = table(Track(box=BOX, title="Lumière", high=6, markers=(Marker(at=3),)))
    assert "3 sur 6" in text(it, words={"of": "sur"})


@pytest.mark.parametrize("width", [20, 40, 80])
def test_no_line_is_longer_than_the_page(width: int) -> None:
    long = "a very long sentence about lighthouses and an incomprehensibilityofoneword " * 2
    pieces = tuple(Piece(kind=f"kind{at}", badge=str(at)) for at in range(9))
    it = table(
        sea(*(Cell(column=at, line=0, name=f"n{at}", says=long, pieces=pieces[: at * 3]) for at in range(3))),
        Track(box=BOX, title=long, high=20, markers=(Marker(at=3), Marker(at=4)), marks={3: long}),
        Spaces(box=BOX, spaces=(Space(name="x", label=long, note=long),)),
        Cards(box=BOX, title=long, cards=(Card(label=long, lines=(long,)),)),
        Pool(box=BOX, title=long, pieces=pieces),
        Note(box=BOX, title=long, text=long),
        Mat(box=BOX, title=long, seat=0, parts=(Note(box=BOX, text=long), Pool(box=BOX, pieces=pieces))),
        Map(box=BOX, spots=(Spot(name="5", label=long, x=0, y=0),)),
    )
    for line in text(it, width=width, lit=("n0", "n1", "x")).splitlines():
        assert len(line) <= width, line
