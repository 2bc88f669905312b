"""What an author sees of a booklet: mistakes with their place, warnings, and the map."""

from __future__ import annotations

import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludarium.booklet import check, compile_booklet, draw_map, read_file, run_check
from ludarium.kernel import Game, Refused, find

TITLES = ("mad_maxence", "way_of_the_shotgun")


def booklet_of(game: Game) -> Path:
    return game.folder / "booklet" / "booklet.toml"


@pytest.mark.parametrize("key", TITLES)
def test_our_booklets_are_in_order(key: str) -> None:
    assert check(booklet_of(find(key))) == []


@pytest.mark.parametrize("key", TITLES)
def test_every_map_draws_with_every_place(key: str) -> None:
    booklet = compile_booklet(read_file(booklet_of(find(key))))
    for adventure in booklet.adventures:
        for language in ("en", "fr"):
            root = ElementTree.fromstring(draw_map(booklet, adventure.number, language))
            names = {element.attrib["data-name"] for element in root.iter() if "data-name" in element.attrib}
            assert {place.word for place in adventure.locations.values()} <= names


def test_run_check_tells_and_draws(tmp_path: Path) -> None:
    lines = run_check(booklet_of(find("mad_maxence")), tmp_path / "maps.svg")
    assert lines[0] == "mad_maxence: 3 adventures, no mistakes."
    assert lines[1] == "  1. The Salt Ring: 16 locations, 16 roads, 10 tests, 3 combats."
    assert sorted(path.name for path in tmp_path.iterdir()) == ["maps-1.svg", "maps-2.svg", "maps-3.svg"]
    one = run_check(booklet_of(find("way_of_the_shotgun")), tmp_path / "road.svg")
    assert one[-1] == f"Map drawn: {tmp_path / 'road.svg'}"


def test_run_check_without_a_drawing(tmp_path: Path) -> None:
    assert not any("Map" in line for line in run_check(booklet_of(find("mad_maxence"))))


def test_a_spoilt_file_is_refused_with_the_exact_place(tmp_path: Path) -> None:
    folder = tmp_path / "game" / "booklet"
    shutil.copytree(booklet_of(find("mad_maxence")).parent, folder)
    shutil.copy(find("mad_maxence").folder / "content.toml", folder.parent)
    file = folder / "1.toml"
    text = file.read_text("utf-8")
    text = text.replace('{ give = "toolbox" }', '{ give = "tolbox" }').replace('"6-9", "7-8"', '"6-99", "7-8"')
    file.write_text(text, "utf-8")
    with pytest.raises(Refused) as refused:
        run_check(folder / "booklet.toml")
    assert refused.value.reason == "bad_booklet"
    assert str(refused.value).splitlines() == [
        "mad_maxence, adventure 1: road 6-99: there is no location '99'.",
        "mad_maxence, adventure 1, location B: unknown equipment 'tolbox'.",
    ]


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read"):
        check(tmp_path / "absent.toml")
    bad = tmp_path / "bad.toml"
    bad.write_text("= no", "utf-8")
    with pytest.raises(Refused, match="is not a TOML file"):
        check(bad)
    bad.write_text('booklet = "x"', "utf-8")
    with pytest.raises(Refused, match="x: profile"):
        check(bad)
