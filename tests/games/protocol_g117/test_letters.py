"""Letters that can be read: 12 px at a desk, 13 px on a phone, and no sentence cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from xml.etree import ElementTree

import pytest

from ludarium.games.protocol_g117.position import AI, HU, Protocol
from ludarium.kernel import play
from ludarium.scene import svg

from .fronts import acting, after, counting, idle, start, table
from .looks import drawn

SVG = "{http://www.w3.org/2000/svg}"
DESK, PHONE = 1060, 360  # how many pixels wide a sheet is shown
OTHER = {"second_player_part": "same", "matrix_drop_in": "on", "sabotage_scope": "field", "tie_board": "reset"}
CROWD = "AI c3r1 c3r2 c3r3 c4r2 c5r2 | core o1 o1 o2 o8 i1 i1 ; HU c1r1 c1r2 c2r2 c2r3 c4r3 | core o4 o4 o5 i3 i3 o2"
TABLES: dict[str, Callable[[], Protocol]] = {
    "set-up": start,
    "every option": lambda: after(start(None, **OTHER), "place c1r3"),
    "second player": lambda: after(table(turn=9, used=8), "choose orbital_relay event", "place c4r2"),
    "long name": lambda: after(table(turn=10, used=8, paper=((12, 9),) * 9), "choose underground_network event"),
    "points and a step": lambda: play(acting(CROWD, AI, 3), "move c3r1 c2r1"),
    "charge": lambda: after(acting(CROWD, HU, 3), "charge c2r2"),
    "elimination": lambda: after(table(CROWD, supply=(0, 0)), "choose human_betrayal event"),
    "sabotages": lambda: counting("AI c3r2 | core ; HU c2r2 | o7 i3", (2, 2), numbers={"sabotage_squares": 2}),
    "sabotage of a field": lambda: counting("AI c3r2 | core ; HU c2r2 | o7 i3", (1, 1), sabotage_scope="field"),
    "series": lambda: table(turn=13, used=2, paper=((12, 12),) * 12),
    "last turn": lambda: table(turn=60, used=9, paper=((12, 12),) * 59),
    "victory": lambda: idle(table("AI c4r2 | - ; HU - | -", turn=10, used=9, paper=((14, 14),) * 9)),
    "draw": lambda: idle(table("AI - | - ; HU - | -", turn=60, used=9, paper=((14, 14),) * 59, supply=(0, 0))),
}


def letters(drawing: str) -> Iterator[tuple[float, str]]:
    """Every text with its height in units of the sheet, also inside the symbols that are used."""
    root = ElementTree.fromstring(drawing)
    symbols = {symbol.attrib["id"]: symbol for symbol in root.iter(f"{SVG}symbol")}

    def inside(part: ElementTree.Element, scale: float) -> Iterator[tuple[float, str]]:
        for child in part:
            if child.tag == f"{SVG}text":
                yield float(child.attrib["font-size"]) * scale, "".join(child.itertext())
            elif child.tag == f"{SVG}use":
                symbol = symbols[child.attrib["href"].removeprefix("#")]
                _, _, wide, high = map(float, symbol.attrib["viewBox"].split())
                fits = min(float(child.attrib["width"]) / wide, float(child.attrib["height"]) / high)
                if symbol.attrib["id"] != "web":  # its ones and zeros are decoration
                    yield from inside(symbol, scale * fits)
            elif child.tag != f"{SVG}defs":
                yield from inside(child, scale)

    return inside(root, 1.0)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", TABLES)
def test_letters_are_large_enough_and_nothing_is_cut(name: str, language: str) -> None:
    g = TABLES[name]()
    for tall, shown, least in ((False, DESK, 12), (True, PHONE, 13)):
        scene = drawn(g, tall, language)
        found = list(letters(svg(scene)))
        assert len(found) > 60
        assert [words for size, words in found if round(size * shown / scene.width, 1) < least] == []
        assert [words for _, words in found if "…" in words] == []
