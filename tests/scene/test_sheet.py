"""Boxes are cut as paper is, and drawings come out of their file whole."""

from __future__ import annotations

from pathlib import Path

from ludarium.scene import Box, Piece, Pool, drawings
from ludarium.testing import parts


def test_a_box_is_cut_row_by_row_with_gaps_between_the_parts() -> None:
    assert Box(10, 20, 100, 50).cut(2, 2, 10) == (
        Box(10, 20, 45, 20),
        Box(65, 20, 45, 20),
        Box(10, 50, 45, 20),
        Box(65, 50, 45, 20),
    )


def test_a_box_cut_once_is_itself() -> None:
    assert Box(1, 2, 3, 4).cut(1, 1, 99) == (Box(1, 2, 3, 4),)


def test_drawings_are_what_stands_between_the_definitions(tmp_path: Path) -> None:
    (tmp_path / "art.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg"><!-- ours --><defs>\n<symbol id="a"/>\n</defs></svg>', "utf-8"
    )
    assert drawings(tmp_path).strip() == '<symbol id="a"/>'


def test_parts_are_found_at_any_depth() -> None:
    pool = Pool(box=Box(0, 0, 1, 1), pieces=(Piece(name="a"), Piece(name="b")))
    assert [piece.name for piece in parts((pool, (pool,)), Piece)] == ["a", "b", "a", "b"]
    assert list(parts(pool, Pool)) == [pool]
