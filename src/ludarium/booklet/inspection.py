"""For authors: is a booklet in order, and what does its map look like?"""

from __future__ import annotations

from pathlib import Path

from ludarium.booklet.loading import compile_booklet, read_file
from ludarium.booklet.pages import Adventure, Booklet, Combat, End, Location, Trial
from ludarium.booklet.tracing import passages_of, walk
from ludarium.scene import Box, Link, Look, Map, Note, Piece, Scene, Spot, svg

PALETTE = {"ink": "#2b2620", "paper": "#f6efe0", "accent": "#a4551e", "line": "#8d8273", "panel": "#e8dcc2"}
UNIT = 190.0  # scene units between two whole numbers of a booklet's map


def check(path: Path | str) -> list[str]:
    """The warnings about a booklet file; refused with every mistake, each with its place (2.12)."""
    return list(compile_booklet(read_file(Path(path))).warnings)


def run_check(path: Path | str, svg_out: Path | str | None = None) -> list[str]:
    """What ``ludarium booklet check FILE`` prints; with ``svg_out`` the maps are drawn into that file or folder.

    One adventure is drawn into a file, several into ``NAME-1.svg``, ``NAME-2.svg`` … beside each other.
    """
    booklet = compile_booklet(read_file(Path(path)))
    number = len(booklet.adventures)
    lines = [f"{booklet.key}: {number} adventure{'s' if number > 1 else ''}, no mistakes."]
    for adventure in booklet.adventures:
        lines.append(_summary(booklet, adventure))
    lines += [f"Warning: {warning}" for warning in booklet.warnings]
    if svg_out is not None:
        lines += [f"Map drawn: {file}" for file in _draw(booklet, Path(svg_out))]
    return lines


def _summary(booklet: Booklet, adventure: Adventure) -> str:
    roads = sum(not road.link for road in adventure.roads)
    instructions = list(walk(booklet, *(place.first for place in adventure.locations.values())))
    tests = sum(isinstance(line, Trial) for line in instructions)
    combats = sum(isinstance(line, Combat) for line in instructions)
    counted = f"{len(adventure.locations)} locations, {roads} roads, {tests} tests, {combats} combats"
    return f"  {adventure.number}. {adventure.title.en}: {counted}."


def _draw(booklet: Booklet, out: Path) -> list[Path]:
    files = []
    for adventure in booklet.adventures:
        many = len(booklet.adventures) > 1
        file = out.with_name(f"{out.stem}-{adventure.number}{out.suffix or '.svg'}") if many else out
        file.write_text(draw_map(booklet, adventure.number), "utf-8")
        files.append(file)
    return files


def draw_map(booklet: Booklet, number: int = 1, language: str = "en") -> str:
    """The whole map of an adventure as SVG, hidden places too: for its author, not for its player."""
    adventure = booklet.adventure(number)
    places = adventure.locations.values()
    left, top = min(place.x for place in places), min(place.y for place in places)
    wide = (max(place.x for place in places) - left) * UNIT + 260
    high = (max(place.y for place in places) - top) * UNIT + 330
    spots = tuple(
        _spot(booklet, adventure, place, 130 + (place.x - left) * UNIT, 170 + (place.y - top) * UNIT, language)
        for place in places
    )
    parts = (
        Note(box=Box(40, 20, wide - 80, 60), text=f"{number}. {adventure.title(language)}", size=1.6),
        Map(box=Box(0, 80, wide, high - 80), spots=spots, links=_links(adventure)),
    )
    return svg(
        Scene(
            title=f"{booklet.title(language)}: {adventure.title(language)}",
            summary=f"{len(adventure.locations)} locations",
            width=wide,
            height=high,
            look=Look(palette=PALETTE),
            components=parts,
        )
    )


def _spot(booklet: Booklet, adventure: Adventure, place: Location, x: float, y: float, language: str) -> Spot:
    """A place: hidden ones are hexagons, the start carries a pawn, a place with an end is coloured."""
    ends = any(isinstance(line, End) for line in walk(booklet, *passages_of(place)))
    return Spot(
        name=place.word,
        label=place.name(language),
        x=x,
        y=y,
        size=74,
        shape="hexagon" if place.hidden else "circle",
        tone="accent" if ends else "panel",
        pieces=(Piece(kind="pawn", icon="pawn"),) if place.key == adventure.start else (),
    )


def _links(adventure: Adventure) -> tuple[Link, ...]:
    words = {key: place.word for key, place in adventure.locations.items()}
    return tuple(
        Link(
            a=words[road.a],
            b=words[road.b],
            label=("→ " if road.one_way else "") + (str(road.cost) if road.cost else ""),
            dashed=road.link or road.closed,
            width=3 if road.link else 7,
            bend=road.bend,
        )
        for road in adventure.roads
    )
