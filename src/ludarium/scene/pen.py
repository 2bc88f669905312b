"""The pen: what every drawing needs besides the thing it draws (palette, letters, art, ids, glow)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from ludarium.scene import shapes
from ludarium.scene.components import Box, Scene, Thing
from ludarium.scene.ink import luminance, mix, prefixed, quoted, readable, rect, slug, symbols, tag, written

SOFT = "soft-shadow"
WEAVE = "card-weave"
SHADOW_DEFS = (
    '<radialGradient id="{id}"><stop offset=".35" stop-color="#000" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>'
)
WEAVE_DEFS = (
    '<pattern id="{id}" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="scale({scale})">'
    '<path d="M0 8L8 0L16 8L8 16z" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"/>'
    '<circle cx="8" cy="8" r="1.8" fill="#fff" fill-opacity=".45"/>'
    '<circle cx="0" cy="0" r="1.8" fill="#000" fill-opacity=".2"/></pattern>'
)


def spoken_name(it: Thing) -> str:
    """What a screen reader calls a thing: what is printed on it first, as those who see it would call it."""
    if it.label and it.says and not it.says.casefold().startswith(it.label.casefold()):
        return f"{it.label}. {it.says}"
    return it.says or it.label or it.name


class Pen:
    """One drawing in the making."""

    def __init__(self, scene: Scene, lit: Collection[str], prefix: str) -> None:
        self.scene = scene
        self.lit = frozenset(lit)
        self.prefix = prefix
        self.letter = scene.letter
        self.smallest = scene.letter * 0.6
        self.palette = scene.look.palette
        self.ink = self.palette["ink"]
        self.paper = self.palette["paper"]
        self.line = self.palette["line"]
        self.sheet = self.palette.get("sheet", self.paper)
        self.glow = self.palette.get("lit", self.palette["accent"])
        self.bone = mix(max(self.ink, self.paper, key=luminance), "#ffffff", 0.45)  # dice without a tone
        self.art = symbols(scene.look.art)
        self.used: dict[str, str] = {}  # symbols of the house by id, in order of first use
        self.given: Counter[str] = Counter()

    # --- colours ---

    def colour(self, tone: str, otherwise: str = "accent") -> str:
        """The colour of a tone; ``otherwise`` when no tone is asked for, accent when the palette lacks it."""
        return self.palette.get(tone or otherwise) or self.palette["accent"]

    def on(self, surface: str) -> str:
        """The colour of letters on a surface."""
        return readable(surface, self.ink, self.paper)

    def edge(self, surface: str) -> str:
        """A thin outline that shows on a surface without shouting."""
        return mix(surface, self.on(surface), 0.35)

    # --- ids and groups ---

    def ident(self, *words: str) -> str:
        """An id no other part of the drawing has, made of words; the same words give the same id each time."""
        plain = "-".join(slug(word) for word in words if word)
        self.given[plain] += 1
        times = self.given[plain]
        return f"{self.prefix}{plain}" if times == 1 else f"{self.prefix}{plain}-{times}"

    def thing(
        self, it: Thing, sort: str, body: str, place: Box, *, where: str = "", glow: str = "", base: str = ""
    ) -> str:
        """A thing as a group that can be pointed at; ``place`` is where a pointer finds it.

        ``base`` lies below and does not fade with the rest. The group itself is never transformed, so that a
        client may move it freely while it animates.
        """
        if it.faded:
            body = tag("g", body, opacity=0.58)
        hit = rect(place, class_="hit", fill="transparent") if it.name else ""
        heard = bool(it.name or it.says)
        marks = [sort, slug(it.kind), "lit" if self.is_lit(it) else "", "faded" if it.faded else ""]
        return tag(
            "g",
            (tag("title", quoted(it.says)) if it.says else "") + hit + base + body + glow,
            id=self.ident(sort, it.name) if it.name else self.ident(sort, it.kind or it.icon, where),
            class_=" ".join(dict.fromkeys(filter(None, ["thing" if it.name else "", *marks]))),
            data_name=it.name or None,
            data_label=it.label or None if it.name else None,
            data_kind=it.kind or None,
            data_x=place.x + place.w / 2,
            data_y=place.y + place.h / 2,
            role="img" if heard else None,
            aria_label=spoken_name(it) if heard else None,
        )

    # --- what lights up ---

    def is_lit(self, it: Thing) -> bool:
        """Whether a thing can be acted on now."""
        return bool(it.name) and it.name in self.lit

    def ticks(self, it: Thing, box: Box, r: float = 0.0) -> str:
        """The glow of something rectangular, if it is lit: a soft frame and four corner ticks."""
        if not self.is_lit(it):
            return ""
        wide = max(self.letter * 0.15, 2)
        path = _brackets(box, r, min(box.w, box.h) * 0.22)
        return tag(
            "g",
            rect(box, r=r, stroke=self.glow, stroke_width=wide * 1.7, stroke_opacity=0.4)
            + tag("path", d=path, stroke=self.on(self.glow), stroke_width=wide * 1.9, stroke_opacity=0.7)
            + tag("path", d=path, stroke=self.glow, stroke_width=wide * 1.25),
            class_="glow",
            fill="none",
            stroke_linecap="round",
            pointer_events="none",
        )

    def halo(self, it: Thing, x: float, y: float, radius: float) -> str:
        """The glow of something round, if it is lit: a soft ring with a dashed one on it."""
        if not self.is_lit(it):
            return ""
        wide = max(self.letter * 0.11, 2)
        dash = f"{radius * 0.36:.1f} {radius * 0.264:.1f}"
        ring = {"cx": x, "cy": y, "r": radius}
        casing = {"stroke": self.on(self.glow), "stroke_dasharray": dash}
        return tag(
            "g",
            tag("circle", stroke=self.glow, stroke_width=wide * 3, stroke_opacity=0.4, **ring)
            + tag("circle", stroke_width=wide * 1.9, stroke_opacity=0.7, **casing, **ring)
            + tag("circle", stroke=self.glow, stroke_width=wide * 1.25, stroke_dasharray=dash, **ring),
            class_="glow",
            fill="none",
            stroke_linecap="round",
            pointer_events="none",
        )

    # --- drawing ---

    def shape(self, icon: str, otherwise: str = "") -> str:
        """The drawing for an icon: the game's own, else one of the house, else a cube."""
        known = (name for name in (icon, otherwise) if name in self.art or name in shapes.SHAPES)
        return next(known, shapes.FALLBACK)

    def icon(
        self, icon: str, box: Box, fill: str, *, ground: str = "", turned: float = 0.0, opacity: float = 1.0
    ) -> str:
        """An icon in a box; parts of it without a colour of their own take ``fill``.

        On a ``ground`` a shape of the house is printed flat, with that colour showing through its details;
        without one it is a wooden token.
        """
        shape = self.shape(icon)
        detail = fill
        if shape in self.art:
            ident = self.prefix + shape
        else:
            detail = ground or self.on(fill)
            ident = f"{self.prefix}{'flat' if ground else 'wood'}-{shape}"
            self.used[ident] = shapes.symbol(shape, ident, flat=bool(ground))
        return tag(
            "use",
            href="#" + ident,
            x=box.x,
            y=box.y,
            width=box.w,
            height=box.h,
            fill=fill,
            color=detail,
            transform=f"rotate({turned:g} {box.x + box.w / 2:.1f} {box.y + box.h / 2:.1f})" if turned else None,
            opacity=opacity if opacity != 1 else None,
        )

    def shadow(self, x: float, y: float, rx: float, ry: float) -> str:
        """A soft shadow without a filter, which phones draw slowly."""
        return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=f"url(#{self.prefix}{SOFT})", pointer_events="none")

    def write(
        self,
        text: str,
        box: Box,
        fill: str,
        *,
        size: float = 1.0,
        face: str = "sans",
        across: str = "start",
        down: str = "middle",
        halo: str | None = None,
        smallest: float | None = None,
    ) -> str:
        """Text in a box; sizes are relative to the scene's letter."""
        return written(
            text,
            box,
            size=size * self.letter,
            fill=fill,
            smallest=self.smallest if smallest is None else smallest * self.letter,
            face=face,
            across=across,
            down=down,
            halo=halo,
            letters=self.scene.look.letters if face == "title" else None,
        )

    def figure(self, text: str, box: Box, fill: str, *, size: float = 1.0, face: str = "bold") -> str:
        """A number or a letter or two, centred: it shrinks with its box and is never cut."""
        return self.write(text, box, fill, size=size, face=face, across="middle", smallest=0.1)

    def under(self, ground: str) -> str | None:
        """The halo of letters on this ground: needed only where a background drawing may lie below."""
        return ground if ground == self.sheet and self.scene.look.background else None

    def heading(self, title: str, box: Box, ground: str, icon: str = "") -> tuple[str, Box]:
        """A component's title along the top of its box, and the box that remains below."""
        if not title and not icon:
            return "", box
        strip = min(self.letter * 1.25, box.h * 0.4)
        body, left = "", box.x
        if icon:
            side = strip * 0.9
            body, left = (
                self.icon(icon, Box(box.x, box.y, side, side), self.on(ground), ground=ground),
                box.x + side * 1.25,
            )
        words = Box(left, box.y, box.x + box.w - left, strip * 0.92)
        body += self.write(title, words, self.on(ground), size=0.9, face="title", halo=self.under(ground))
        return body, Box(box.x, box.y + strip, box.w, box.h - strip)

    def defs(self) -> str:
        """The symbols this drawing uses, once."""
        weave = WEAVE_DEFS.format(id=self.prefix + WEAVE, scale=f"{self.letter / 24:g}")
        shadow = SHADOW_DEFS.format(id=self.prefix + SOFT)
        return tag("defs", shadow + weave + "".join(self.used.values()) + prefixed(self.scene.look.art, self.prefix))


def _brackets(box: Box, r: float, arm: float) -> str:
    """Four corners of a rounded rectangle, each with two arms."""
    x, y, right, low, arm = box.x, box.y, box.x + box.w, box.y + box.h, max(arm, r)
    return (
        f"M{x:.1f} {y + arm:.1f}V{y + r:.1f}Q{x:.1f} {y:.1f} {x + r:.1f} {y:.1f}H{x + arm:.1f}"
        f"M{right - arm:.1f} {y:.1f}H{right - r:.1f}Q{right:.1f} {y:.1f} {right:.1f} {y + r:.1f}V{y + arm:.1f}"
        f"M{right:.1f} {low - arm:.1f}V{low - r:.1f}Q{right:.1f} {low:.1f} {right - r:.1f} {low:.1f}H{right - arm:.1f}"
        f"M{x + arm:.1f} {low:.1f}H{x + r:.1f}Q{x:.1f} {low:.1f} {x:.1f} {low - r:.1f}V{low - arm:.1f}"
    )
