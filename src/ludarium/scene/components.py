"""What a rulebook lists under "components": the words in which a game describes its table.

A scene is a value: boxes on a sheet of paper, measured in units of the game's choice (``Scene.width`` by
``Scene.height``). It says what lies where and what each thing is called; the renderers decide how ink or
letters show it. Nothing here knows a game, a position or a browser.

The one rule that makes a generic client possible: **a thing that can occur in a move carries as its name
the very word of the sentence**. ``hunt c4`` lights up the thing named ``hunt`` and the thing named ``c4``.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Box(Struct, frozen=True):
    """A rectangle on the sheet, in scene units; x and y are its top left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """The point in its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, by: float) -> Box:
        """The box inside this one, ``by`` units from each edge."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def cut(self, columns: int, rows: int, gap: float) -> tuple[Box, ...]:
        """This box cut into equal parts, row by row."""
        wide, high = (self.w - gap * (columns - 1)) / columns, (self.h - gap * (rows - 1)) / rows
        return tuple(
            Box(self.x + column * (wide + gap), self.y + row * (high + gap), wide, high)
            for row in range(rows)
            for column in range(columns)
        )


NOWHERE = Box(0, 0, 0, 0)  # for a part that a layout does without


class Thing(Struct, frozen=True, kw_only=True):
    """Anything on the table a person could point at."""

    name: str = ""  # the word used in sentences; empty: never part of a move
    kind: str = ""  # what sort of thing; two things of one kind may glide into each other's place
    label: str = ""  # short text printed on it
    says: str = ""  # a sentence for tooltip and screen reader: what it is, or why it cannot be used now
    icon: str = ""  # a symbol of the game's art, by id
    tone: str = ""  # a colour of the game's palette, by name
    faded: bool = False  # used up, crossed out or not available now


class Piece(Thing, frozen=True, kw_only=True):
    """A wooden piece: cube, pawn, token. Its shape is its icon; ``badge`` is a small number or letter on it."""

    badge: str = ""
    turned: float = 0.0  # degrees, clockwise: for pieces that face somewhere
    size: float = 1.0  # relative to the usual size in its place


class Cell(Thing, frozen=True, kw_only=True):
    """One square of a grid."""

    column: int
    line: int
    pieces: tuple[Piece, ...] = ()
    spans: tuple[int, int] = (1, 1)  # columns, lines


class Grid(Struct, frozen=True, kw_only=True, tag=True):
    """Squares in columns and lines, with their names along the edges."""

    box: Box
    title: str = ""
    columns: tuple[str, ...]  # headings from left to right
    lines: tuple[str, ...]  # headings from top to bottom
    cells: tuple[Cell, ...]
    bare: bool = False  # no cell outlines: the background drawing shows them


class Spot(Thing, frozen=True, kw_only=True):
    """A place on a map; x and y are its centre in scene units."""

    x: float
    y: float
    size: float = 60.0  # diameter
    shape: str = "circle"  # circle, square, hexagon
    pieces: tuple[Piece, ...] = ()


class Link(Struct, frozen=True, kw_only=True):
    """A road between two spots (by name). ``bend`` bows it sideways, as a share of its length."""

    a: str
    b: str
    tone: str = ""
    label: str = ""
    bend: float = 0.0
    dashed: bool = False
    width: float = 6.0


class Map(Struct, frozen=True, kw_only=True, tag=True):
    """Spots joined by links: roads, networks, race tracks."""

    box: Box
    title: str = ""
    spots: tuple[Spot, ...]
    links: tuple[Link, ...] = ()


class Marker(Piece, frozen=True, kw_only=True):
    """A cube on a track."""

    at: int


class Space(Thing, frozen=True, kw_only=True):
    """A printed space one may act on: an action, a place of a city, a line of a sheet."""

    note: str = ""  # second line: cost, gain, odds
    pieces: tuple[Piece, ...] = ()  # cubes standing on it


class Track(Struct, frozen=True, kw_only=True, tag=True):
    """A printed gauge from ``low`` to ``high`` with cubes on it; ``marks`` names special steps."""

    box: Box
    title: str = ""
    says: str = ""
    icon: str = ""
    low: int = 0
    high: int
    markers: tuple[Marker, ...]
    marks: dict[int, str] = {}  # step -> short text printed with it
    tones: dict[int, str] = {}  # step -> palette colour
    upright: bool = False  # drawn from the bottom up instead of from left to right
    rows: int = 1  # a long track may be folded into several rows


class Spaces(Struct, frozen=True, kw_only=True, tag=True):
    """Printed spaces in reading order, laid out in ``columns`` columns."""

    box: Box
    title: str = ""
    columns: int = 1
    spaces: tuple[Space, ...]


class Card(Thing, frozen=True, kw_only=True):
    """A card, face up unless ``back``; ``lines`` is the text under its headline."""

    lines: tuple[str, ...] = ()
    corner: str = ""  # number or cost in the top left corner
    back: bool = False
    turned: bool = False  # lying on its side
    pieces: tuple[Piece, ...] = ()


class Cards(Struct, frozen=True, kw_only=True, tag=True):
    """Cards lying together: a ``row`` or ``hand`` shows each, a ``pile`` or ``deck`` the top one and a count."""

    box: Box
    title: str = ""
    style: str = "row"  # row, hand, pile, deck
    cards: tuple[Card, ...] = ()
    count: int | None = None  # how many there are, when more than are shown


class Die(Thing, frozen=True, kw_only=True):
    """A die showing ``value`` (0: not thrown yet)."""

    value: int
    sides: int = 6


class Dice(Struct, frozen=True, kw_only=True, tag=True):
    """Dice lying together."""

    box: Box
    title: str = ""
    says: str = ""
    dice: tuple[Die, ...]


class Pool(Struct, frozen=True, kw_only=True, tag=True):
    """Pieces lying loose: a supply, a crew waiting, a bench."""

    box: Box
    title: str = ""
    says: str = ""
    pieces: tuple[Piece, ...]
    slots: int = 0  # printed places; those without a piece are drawn empty


class Note(Struct, frozen=True, kw_only=True, tag=True):
    """A few words on the table: a heading, a warning, a page of prose."""

    box: Box
    title: str = ""
    text: str
    tone: str = ""
    size: float = 1.0  # relative to the usual letter height


class Picture(Struct, frozen=True, kw_only=True, tag=True):
    """Decoration: a symbol of the game's art fitted into a box. ``says`` is empty when it tells nothing.

    A symbol with ``preserveAspectRatio="none"`` is stretched, one with ``xMidYMid slice`` fills the box.
    """

    box: Box
    icon: str
    says: str = ""
    opacity: float = 1.0
    turned: float = 0.0


class Mat(Struct, frozen=True, kw_only=True, tag=True):
    """A player's own corner: a framed panel with components on it (boxes in scene units, not relative)."""

    box: Box
    title: str
    seat: int
    tone: str = ""
    active: bool = False  # this seat is asked something now
    parts: tuple[Component, ...] = ()


Component: TypeAlias = (
    Grid | Map | Track | Spaces | Cards | Dice | Pool | Note | Picture | Mat
)  # fmt: skip


class Ring(Struct, frozen=True, kw_only=True):
    """A place picked out by a frame around it, with a few letters on a plate at its foot."""

    box: Box
    label: str = ""
    round: bool = False


class Glimpse(Struct, frozen=True, kw_only=True):
    """What shows only while the thing named ``of`` is pointed at: a way over the table, places that matter then.

    ``of`` may also be a whole sentence: then it shows while the button for it is pointed at. The thing, or the note
    on the button, says the same in words, for those who do not point.
    """

    of: str
    way: tuple[tuple[float, float], ...] = ()  # points in scene units; it ends in an arrow
    rings: tuple[Ring, ...] = ()


class Look(Struct, frozen=True, kw_only=True):
    """The taste of a game: its palette and its drawings.

    A palette may also name ``sheet`` (the table under everything; else paper), ``card`` (faces of cards; else
    paper) and ``lit`` (the glow of what can be acted on; else accent). Letters are ink or paper, whichever reads
    better on the surface below them.
    """

    palette: dict[str, str]  # colour name -> #rrggbb; must hold ink, paper, accent, line, panel
    art: str = ""  # SVG <symbol> elements (and gradients), ids unprefixed
    background: str = ""  # symbol stretched over the whole sheet, below everything
    letters: str = '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'  # for titles


class Sheet(Struct, frozen=True, kw_only=True):
    """The shape of a table, wide for a desk or tall for a phone; each game adds where its parts lie."""

    width: float
    height: float
    letter: float
    background: str
    tall: bool = False


class Scene(Struct, frozen=True, kw_only=True):
    """One table, seen by one seat."""

    title: str
    summary: str  # the table in one or two sentences, for those who cannot see it
    width: float
    height: float
    look: Look
    components: tuple[Component, ...]
    glimpses: tuple[Glimpse, ...] = ()  # lie above everything
    letter: float = 24.0  # usual letter height in scene units
