"""The SVG renderer: safe to inline, addressable, readable, and always inside its boxes."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ludarium.scene import (
    Box,
    Card,
    Cards,
    Cell,
    Component,
    Dice,
    Die,
    Glimpse,
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
    Ring,
    Scene,
    Space,
    Spaces,
    Spot,
    Track,
    dice_places,
    svg,
    text,
)
from ludarium.scene.ink import LAST_RESORT, contrast, fit, high, measure, prefixed, readable
from ludarium.scene.pieces import pack

NAMESPACE = "{http://www.w3.org/2000/svg}"
ART = (
    '<linearGradient id="dusk"><stop offset="0" stop-color="#123"/></linearGradient>'
    '<symbol id="sky" viewBox="0 0 10 10"><rect width="10" height="10" fill="url(#dusk)"/></symbol>'
    '<symbol id="knot" viewBox="0 0 100 100"><circle id="loop" cx="50" cy="50" r="40"/><use href="#loop"/></symbol>'
)
PALETTES = {
    "night": {"ink": "#f4ecd8", "paper": "#1b1f3b", "accent": "#ffc857", "storm": "#5b4b8a", "teal": "#5bd1c6"},
    "sepia": {"ink": "#3a2a1f", "paper": "#f3e6cf", "accent": "#9c2b2e", "sepia": "#6b4f3a"},
    "poster": {"ink": "#1d1a19", "paper": "#efe4d0", "accent": "#c1272d", "grey": "#808080"},
    "dust": {"ink": "#33302e", "paper": "#f6ead2", "accent": "#9c4a1a", "dust": "#d9a566", "sea": "#3aa6a0"},
    "arena": {"ink": "#1b1420", "paper": "#fff4e0", "accent": "#d81e5b", "sun": "#ffd23f", "blue": "#0e79b2"},
    "stage": {"ink": "#2b1a14", "paper": "#f5e9d0", "accent": "#6b1d2a", "candle": "#f0c674", "velvet": "#1f4d3a"},
}


def look(name: str = "sepia", background: str = "") -> Look:
    palette = PALETTES[name]
    colours = {"line": palette["accent"], "panel": palette["paper"], **palette}
    return Look(palette=colours, art=ART, background=background)


SEPIA = look()


def table(*components: Component, look: Look = SEPIA) -> Scene:
    return Scene(title="A table", summary="Two of us.", width=1000, height=600, look=look, components=components)


def everything(look: Look = SEPIA) -> Scene:
    """One of each component, with names, long words and odd characters."""
    cells = tuple(
        Cell(column=at % 3, line=at // 3, name="abc"[at % 3] + str(at // 3 + 1), pieces=(Piece(kind="pawn"),) * at)
        for at in range(6)
    )
    cards = (
        Card(name="wind", label="Wind & <rain>", corner="3", icon="bolt", lines=("Turn the boat.", "Then draw.")),
        Card(back=True, turned=True, lines=("secret",)),
    )
    return table(
        Picture(box=Box(0, 0, 50, 50), icon="knot", says="A knot"),
        Grid(box=Box(10, 10, 300, 200), title="Sea", columns=("a", "b", "c"), lines=("1", "2"), cells=cells),
        Track(box=Box(320, 10, 300, 90), title="Light", high=6, markers=(Marker(at=3, name="cube"),), marks={3: "!"}),
        Track(box=Box(320, 110, 80, 200), high=9, upright=True, markers=(Marker(at=9),), marks={9: "end"}),
        Track(box=Box(420, 110, 300, 60), title="Fans", high=99, rows=2, markers=(Marker(at=40), Marker(at=40))),
        Spaces(box=Box(640, 10, 340, 90), columns=2, spaces=(
            Space(name="hunt", label="Hunt", note="cost 1", icon="star", says="Hunt a heart", pieces=(Piece(),)),
            Space(name="rest", label="An extraordinarily long name for a short rest", faded=True),
        )),
        Cards(box=Box(10, 220, 300, 150), title="Row", cards=cards),
        Cards(box=Box(420, 180, 200, 130), title="Hand", style="hand", cards=cards),
        Cards(box=Box(640, 110, 80, 120), title="Deck", style="deck", count=12),
        Cards(box=Box(740, 110, 80, 120), style="pile", count=0),
        Dice(box=Box(10, 380, 300, 60), title="Dice", dice=tuple(Die(value=n, sides=n or 6) for n in (0, 2, 4, 6, 20))),
        Pool(box=Box(10, 450, 300, 80), title="Crew", pieces=(Piece(name="m1", label="Mate", icon="pawn"),), slots=4),
        Note(box=Box(320, 320, 200, 100), title="Warning", text="The next sinking would crash. " * 6, tone="accent"),
        Map(box=Box(530, 320, 200, 200), spots=(
            Spot(name="5", label="Old Mill", x=570, y=380, pieces=(Piece(kind="car", turned=40),)),
            Spot(name="7", label="7", x=690, y=380, shape="hexagon", faded=True),
            Spot(name="8", label="8", x=640, y=480, shape="square", icon="house"),
        ), links=(Link(a="5", b="7", label="2", bend=0.2), Link(a="7", b="8", dashed=True))),
        Mat(box=Box(740, 320, 250, 260), title="Ada", seat=1, active=True, parts=(
            Pool(box=Box(750, 370, 200, 50), pieces=(Piece(kind="pawn"), Piece(kind="pawn"))),
        )),
        look=look,
    )  # fmt: skip


def drawn(it: Scene, **options: object) -> ElementTree.Element:
    return ElementTree.fromstring(svg(it, **options))  # type: ignore[arg-type]


def things(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [one for one in root.iter() if one.get("data-name") == name]


def classes(element: ElementTree.Element) -> list[str]:
    return (element.get("class") or "").split()


def child(element: ElementTree.Element, name: str) -> ElementTree.Element:
    found = element.find(f"{NAMESPACE}{name}")
    assert found is not None, name
    return found


# --- the sheet --------------------------------------------------------------------------------------


def test_the_sheet_has_the_size_of_the_scene_and_a_readable_alternative() -> None:
    it = everything()
    root = drawn(it)
    assert (root.get("viewBox"), root.get("preserveAspectRatio")) == ("0 0 1000 600", "xMidYMid meet")
    assert root.get("role") == "img"
    assert child(root, "title").text == "A table"
    assert child(root, "desc").text == f"Two of us.\n\n{text(it)}"


def test_a_drawing_inside_a_page_is_a_group_with_a_short_description() -> None:
    root = drawn(everything(), standalone=False)
    assert root.get("role") == "group"
    assert child(root, "desc").text == "Two of us."


def test_nothing_in_the_drawing_offends_a_strict_content_policy() -> None:
    for element in drawn(everything(look(background="sky"))).iter():
        assert element.tag.removeprefix(NAMESPACE) not in ("style", "script", "foreignObject", "image")
        assert not [key for key in element.attrib if key == "style" or key.startswith("on")]


def test_the_same_scene_gives_the_same_drawing() -> None:
    assert svg(everything(), lit=("hunt", "a1")) == svg(everything(), lit=["a1", "hunt"])


def test_a_glimpse_is_hidden_in_a_page_above_everything_and_absent_in_a_picture() -> None:
    ring = Ring(box=Box(100, 100, 50, 40), label="2/6")
    seen = Glimpse(of="a1", way=((10, 10), (60, 10), (60, 90)), rings=(ring,))
    it = replace(everything(), glimpses=(seen,))
    root = drawn(it, standalone=False)
    last = list(root)[-1]
    assert (last.get("class"), last.get("data-of"), last.get("visibility")) == ("glimpse", "a1", "hidden")
    assert (last.get("pointer-events"), last.get("aria-hidden")) == ("none", "true")
    assert "".join(last.itertext()) == "2/6"
    casing, core, _ = last.findall(f"{NAMESPACE}path")
    assert casing.get("stroke") != core.get("stroke")  # it shows on light and on dark
    assert str(core.get("d")).startswith("M100.0 100.0h50.0v40.0h-50.0zM10.0 10.0L60.0 10.0L60.0 90.0M")
    disc = replace(it, glimpses=(Glimpse(of="a1", rings=(Ring(box=Box(0, 0, 20, 20), round=True),)),))
    arcs = "M0.0 10.0a10.0 10.0 0 0 1 20.0 0a10.0 10.0 0 0 1 -20.0 0z"
    assert list(drawn(disc, standalone=False))[-1][0].get("d") == arcs
    assert svg(it) == svg(everything())
    assert text(it) == text(everything())


def test_text_from_people_is_escaped() -> None:
    root = drawn(table(Note(box=Box(0, 0, 900, 90), text='<script>alert("&")</script>')))
    assert '<script>alert("&")</script>' in "".join(root.itertext())


# --- ids and art ------------------------------------------------------------------------------------


@pytest.mark.parametrize("prefix", ["", "t-"])
def test_ids_are_unique_prefixed_and_every_reference_is_kept(prefix: str) -> None:
    drawing = svg(everything(look(background="sky")), lit=("wind",), prefix=prefix)
    ids = re.findall(r'\bid="([^"]+)"', drawing)
    assert len(ids) == len(set(ids))
    assert all(one.startswith(prefix) for one in ids)
    references = re.findall(r'href="#([^"]+)"', drawing) + re.findall(r"url\(#([^)]+)\)", drawing)
    assert references
    assert set(references) <= set(ids)


def test_art_is_prefixed_in_ids_links_and_paints() -> None:
    assert prefixed('<g id="x"/><use href="#x" fill="url(#y)"/>', "p-") == (
        '<g id="p-x"/><use href="#p-x" fill="url(#p-y)"/>'
    )


def the_only_piece(it: Piece) -> ElementTree.Element:
    """The symbol with which a piece is drawn."""
    root = drawn(table(Pool(box=Box(0, 0, 100, 50), pieces=(it,))))
    (piece,) = (part for part in root.iter() if "piece" in classes(part))
    return child(piece, "use")


@pytest.mark.parametrize(
    ("icon", "kind", "symbol"),
    [
        ("knot", "", "#knot"),  # the game's own art
        ("skull", "", "#wood-skull"),  # the house set
        ("", "pawn", "#wood-pawn"),  # a kind that is a shape needs no icon
        ("no such thing", "", "#wood-cube"),
    ],
)
def test_an_icon_is_looked_up_in_the_art_then_in_the_house(icon: str, kind: str, symbol: str) -> None:
    assert the_only_piece(Piece(icon=icon, kind=kind)).get("href") == symbol


def test_a_tone_the_palette_lacks_is_the_accent() -> None:
    assert the_only_piece(Piece(tone="no such colour")).get("fill") == PALETTES["sepia"]["accent"]


# --- things -----------------------------------------------------------------------------------------


def test_a_named_thing_can_be_found_heard_and_clicked() -> None:
    (hunt,) = things(drawn(everything()), "hunt")
    assert classes(hunt)[:2] == ["thing", "space"]
    assert (hunt.get("role"), hunt.get("aria-label")) == ("img", "Hunt a heart")
    assert child(hunt, "title").text == "Hunt a heart"
    hit = child(hunt, "rect")
    assert (hit.get("class"), hit.get("fill")) == ("hit", "transparent")
    assert float(hit.get("width") or 0) > 160
    assert float(hit.get("height") or 0) == pytest.approx(90)


def test_every_named_thing_of_the_scene_is_there_once() -> None:
    root = drawn(everything())
    for name in ("a1", "c2", "cube", "hunt", "rest", "m1", "5", "7", "8"):
        assert len(things(root, name)) == 1, name


def test_what_is_lit_has_a_class_and_a_shape_and_nothing_else_has() -> None:
    root = drawn(everything(), lit=("a1", "m1", "hunt", "7"))
    for name in ("a1", "m1", "hunt", "7"):
        (thing,) = things(root, name)
        assert "lit" in classes(thing)
        assert [part for part in thing.iter() if "glow" in classes(part)], name
    lit = [thing for thing in root.iter() if "lit" in classes(thing)]
    assert len(lit) == 4
    glowing = [part for thing in lit for part in thing.iter() if "glow" in classes(part)]
    assert [part for part in root.iter() if "glow" in classes(part)] == glowing
    assert not [part for part in drawn(everything()).iter() if "glow" in classes(part)]


def test_pieces_say_what_and_where_they_are_and_can_be_moved() -> None:
    board = Grid(
        box=Box(0, 0, 200, 100),
        columns=("", ""),
        lines=("",),
        cells=(Cell(column=1, line=0, pieces=(Piece(kind="heart", name="h1"),)),),
    )
    (heart,) = things(drawn(table(board)), "h1")
    assert classes(heart) == ["thing", "piece", "heart"]
    assert heart.get("data-kind") == "heart"
    assert (heart.get("data-x"), heart.get("data-y")) == ("150", "50")
    assert heart.get("transform") is None
    assert heart.get("id") == "piece-h1"


def test_dice_lie_where_a_glimpse_may_ring_them() -> None:
    lying = Dice(box=Box(20, 30, 150, 90), dice=tuple(Die(value=n) for n in range(1, 6)))
    it = table(lying)
    groups = [one for one in drawn(it).iter() if "die" in classes(one)]
    centres = [(float(str(one.get("data-x"))), float(str(one.get("data-y")))) for one in groups]
    assert centres == [pytest.approx(place.centre, abs=0.1) for place in dice_places(lying, it.letter)]


def test_a_card_face_down_keeps_its_secret() -> None:
    it = table(Cards(box=Box(0, 0, 100, 100), cards=(Card(back=True, corner="77", lines=("secret",)),)))
    assert "secret" not in svg(it)
    assert "77" not in "".join(drawn(it, standalone=False).itertext())


def test_the_seat_that_is_asked_is_marked_by_shape() -> None:
    root = drawn(everything())
    (mat,) = (part for part in root.iter() if part.get("data-seat") == "1")
    assert classes(mat) == ["mat", "active"]
    assert [part for part in mat.iter() if "asked" in classes(part)]


def test_a_track_stands_its_cube_on_the_value() -> None:
    def middle(at: int) -> float:
        gauge = Track(box=Box(0, 0, 700, 60), high=6, markers=(Marker(at=at, name="m"),))
        (cube,) = things(drawn(table(gauge)), "m")
        return float(cube.get("data-x") or 0)

    assert [middle(at) for at in range(7)] == pytest.approx([50 + 100 * at for at in range(7)])
    assert middle(99) == middle(6)  # never off the track


# --- colours and letters ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PALETTES)
def test_letters_on_every_surface_have_enough_contrast(name: str) -> None:
    palette = PALETTES[name]
    for surface in palette.values():
        assert contrast(surface, readable(surface, palette["ink"], palette["paper"])) >= 4.5


def test_ink_or_paper_is_chosen_before_black_or_white() -> None:
    assert readable("#ffffff", "#333333", "#eeeeee") == "#333333"
    assert readable("#000000", "#333333", "#eeeeee") == "#eeeeee"
    assert readable("#808080", "#777777", "#888888") == "#000000"


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@given(
    st.text(alphabet="abcdefgh iMW.é中", max_size=120),
    st.floats(5, 400),
    st.floats(5, 200),
    st.floats(8, 40),
    st.sampled_from(["sans", "bold", "title"]),
)
def test_text_never_leaves_its_box(words: str, wide: float, tall: float, size: float, face: str) -> None:
    used, lines = fit(words, wide, tall, size, size * 0.6, face)
    assert all(measure(line, face) * used <= wide + 1e-6 for line in lines)
    assert high(len(lines), used) <= tall + 1e-6
    assert used >= min(size * 0.6 * LAST_RESORT, tall / 1.06 * LAST_RESORT)


def test_text_shrinks_before_it_is_cut_and_says_when_it_is() -> None:
    assert fit("one two", 100, 30, 20, 12) == (20, ("one two",))
    size, lines = fit("one two three", 100, 30, 20, 12)
    assert size < 20
    assert " ".join(lines) == "one two three"
    assert fit("far too many words for one line", 60, 14, 20, 12)[1][-1].endswith("…")


@pytest.mark.parametrize("name", PALETTES)
def test_all_letters_lie_on_the_sheet(name: str) -> None:
    for words in drawn(everything(look(name)), lit=("wind", "5")).iter(f"{NAMESPACE}text"):
        size = float(words.get("font-size") or 0)
        face = "title" if words.get("font-family") else "bold" if words.get("font-weight") else "sans"
        share = {"middle": 0.5, "end": 1.0}.get(words.get("text-anchor") or "", 0.0)
        for line in words.findall(f"{NAMESPACE}tspan") or [words]:
            wide = measure(line.text or "", face) * size
            left = float(line.get("x") or 0) - share * wide
            assert -0.01 <= left <= left + wide <= 1000.01, line.text
            assert 0 <= float(line.get("y") or 0) <= 600


@given(st.integers(1, 80), st.floats(10, 500), st.floats(10, 500), st.floats(0.5, 2), st.booleans())
def test_packed_things_stay_in_their_place_and_do_not_overlap(
    count: int, wide: float, tall: float, ratio: float, start: bool
) -> None:
    box = Box(7, 9, wide, tall)
    places = pack(count, box, ratio=ratio, start=start)
    assert len(places) == count
    for one in places:
        assert box.x - 0.01 <= one.x <= one.x + one.w <= box.x + box.w + 0.01
        assert box.y - 0.01 <= one.y <= one.y + one.h <= box.y + box.h + 0.01
    for one, other in pairwise(places):
        assert other.x >= one.x + one.w - 0.01 or other.y >= one.y + one.h - 0.01


def test_a_screen_reader_hears_first_what_is_printed_on_a_thing() -> None:
    spoken = [
        Space(name="stand", label="Stand", says="Keep your dice."),
        Space(name="hunt", label="Hunt", says="hunt a heart from here."),
        Space(name="wait", label="Wait"),
        Space(name="rest", says="Nothing happens."),
    ]
    labels = [thing.get("aria-label") for name in ("stand", "hunt", "wait", "rest") for thing in spaces(spoken, name)]
    assert labels == ["Stand. Keep your dice.", "hunt a heart from here.", "Wait", "Nothing happens."]


def spaces(shown: list[Space], name: str) -> list[ElementTree.Element]:
    part = Spaces(box=Box(0, 0, 100, 100), spaces=tuple(shown))
    return things(drawn(replace(everything(), components=(part,))), name)
