"""The view of an adventure as components: what every title shows, whatever it looks like.

A title's own scene decides where things lie and how they are drawn; here is what they are and what they say.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from ludarium.booklet import gauges, known, pages
from ludarium.booklet.combat import opponent
from ludarium.booklet.odds import percent
from ludarium.booklet.page import spoken
from ludarium.booklet.position import Journey
from ludarium.booklet.rules import ways_out
from ludarium.scene import Box, Link, Marker, Piece, Spot, Track
from ludarium.texts import Texts

Where = Callable[[pages.Location], tuple[float, float]]
BULLET = "▸ "
PROSE = ("read", "nothing")
QUIET = {"arrived", "began", "challenged"}  # lines the page shows by its heading


def costs(cost: pages.Costs, say: Texts) -> str:
    """``1 Fuel, 2 Spare Parts``."""
    return ", ".join(say(f"cost-{gauge}", amount=amount) for gauge, amount in cost) or say("scene-none")


def asked(g: Journey) -> str:
    """Which question is open, by the step that takes its answer."""
    return g.question.step.__name__ if g.question is not None else ""


def summary(g: Journey, say: Texts) -> str:
    """The table in a sentence or two."""
    book, story = g.rules.book, g.story_of
    return say(
        "scene-summary",
        title=story.title(say.language),
        place=f"{g.at}, {story.locations[g.at].name(say.language)}",
        tu=g.gauges[book.clock],
        limit=book.highest[book.clock],
        health=g.gauges[book.health],
    )


# --- the map ----------------------------------------------------------------------------------------------------


def spread(g: Journey, box: Box, margin: float, *, turned: bool = False) -> Where:
    """Fits the map into a box, its outermost places ``margin`` from the edge; ``turned`` has its west at the top."""
    places = g.story_of.locations.values()
    left, right = min(place.x for place in places), max(place.x for place in places)
    top, low = min(place.y for place in places), max(place.y for place in places)
    wide, high = right - left or 1.0, low - top or 1.0  # a map may lie on one line

    def where(place: pages.Location) -> tuple[float, float]:
        along, across = (place.x - left) / wide, (place.y - top) / high
        if turned:
            along, across = 1 - across, along
        return box.x + margin + along * (box.w - 2 * margin), box.y + margin + across * (box.h - 2 * margin)

    return where


def seen_places(g: Journey) -> list[pages.Location]:
    """The places on the map: numbered ones, and hidden ones as far as they are known."""
    return [place for key, place in g.story_of.locations.items() if known.on_the_map(g, key)]


def spots(g: Journey, say: Texts, where: Where, size: float, traveller: Piece, goal_icon: str) -> tuple[Spot, ...]:
    """Every known place, with the traveller standing on hers."""
    return tuple(_spot(g, say, place, where(place), size, traveller, goal_icon) for place in seen_places(g))


def _spot(
    g: Journey, say: Texts, place: pages.Location, at: tuple[float, float], size: float, traveller: Piece, goal: str
) -> Spot:
    here = place.key == g.at
    visited = place.key in g.trail
    reach = {exit.place for exit in ways_out(g)} if asked(g) == "leave" else set()
    back = place.key == g.came_from and place.key not in reach and not g.rules.book.profile.movement.turning_back
    return Spot(
        name=place.word,
        label=place.key,
        says=place_says(g, say, place),
        x=at[0],
        y=at[1],
        size=size,
        shape="hexagon" if place.hidden else "square" if _has_beds(g, place) else "circle",
        icon=goal if place.key in g.story_of.goals and not here else "",
        tone="here" if here else "hidden" if place.hidden and not visited else "visited" if visited else "place",
        pieces=(traveller,) if here else (),
        faded=back,
    )


def _has_beds(g: Journey, place: pages.Location) -> bool:
    """Whether a place is one of those where a title allows repairs, if it does not allow them anywhere."""
    repair = g.rules.book.profile.repair
    return repair is not None and bool(set(repair.tags) & set(place.tags))


def place_says(g: Journey, say: Texts, place: pages.Location) -> str:
    """What a place is, and whether one can go there now. Its name is known only to those who have been there."""
    name = place.name(say.language)
    known_place = place.key in g.trail
    cost = next((exit.cost for exit in ways_out(g) if exit.place == place.key), None)
    if place.key == g.at:
        told = say("scene-here", place=place.key, name=name)
    elif asked(g) == "leave" and cost is not None and g.gauges[g.rules.book.health]:
        if cost > gauges.clock_left(g):
            told = say("scene-reach-deadly", place=place.key)
        else:
            key = "scene-reach-known" if known_place else "scene-reach"
            told = say(key, place=place.key, name=name, cost=cost)
    elif place.key == g.came_from and not g.rules.book.profile.movement.turning_back:
        told = say("scene-back", place=place.key, name=name)
    else:
        told = say("scene-away-known" if known_place else "scene-away", place=place.key, name=name)
    return f"{told} ({say('scene-goal')})" if place.key in g.story_of.goals else told


def links(g: Journey, width: float, *, arrows: bool = False) -> tuple[Link, ...]:
    """The roads of the map, and the trail driven so far; hidden links show only once they were taken."""
    adventure = g.story_of
    shown = {place.key for place in seen_places(g)}
    taken = {frozenset(step) for step in zip(g.trail, g.trail[1:], strict=False)}
    found = []
    for at, road in enumerate(adventure.roads):
        driven = frozenset((road.a, road.b)) in taken
        if {road.a, road.b} <= shown and (driven or not road.link):
            found.append(_link(g, at, road, driven, width, arrows))
    return tuple(found)


def _link(g: Journey, at: int, road: pages.Road, driven: bool, width: float, arrows: bool) -> Link:
    places = g.story_of.locations
    one_way = "" if not (arrows and road.one_way) else "→" if places[road.b].x >= places[road.a].x else "←"
    return Link(
        a=places[road.a].word,
        b=places[road.b].word,
        tone="trail" if driven else "shut" if at in g.closed else "road",
        label=" ".join(filter(None, (one_way, str(road.cost) if road.cost else "", "×" if at in g.closed else ""))),
        bend=road.bend,
        dashed=road.link or at in g.closed,
        width=width * (0.7 if road.link else 1.0),
    )


def heading(g: Journey, where: Where) -> float:
    """The direction of the last move, in degrees clockwise from the right."""
    places = g.story_of.locations
    if not g.came_from:
        return 0.0
    (x, y), (to_x, to_y) = where(places[g.came_from]), where(places[g.at])
    return math.degrees(math.atan2(to_y - y, to_x - x))


# --- gauges -----------------------------------------------------------------------------------------------------


def gauge_track(g: Journey, say: Texts, key: str, box: Box, tone: str) -> Track:
    """A gauge with its cube."""
    gauge = g.rules.book.profile.gauges[key]
    value = gauges.value(g, key)
    says = say("scene-gauge-says", gauge=gauge.name(say.language), value=value, maximum=gauge.maximum)
    return Track(
        box=box,
        title=gauge.name(say.language),
        says=says,
        icon=f"gauge-{key}",
        low=gauge.minimum,
        high=gauge.maximum,
        markers=(Marker(kind=f"{key}-cube", icon="cube", tone=tone, at=value, says=says),),
    )


def clock_track(g: Journey, say: Texts, box: Box, icon: str, rows: int = 1) -> Track:
    """The clock, its last steps coloured as a warning."""
    book = g.rules.book
    clock = book.profile.clock
    value, limit = g.gauges[book.clock], book.highest[book.clock]
    low, high = book.lowest[book.clock], limit
    end = high if clock.sign > 0 else low
    says = say("scene-clock-says", value=value, limit=limit, left=gauges.clock_left(g))
    danger = range(end - clock.warning, end + 1) if clock.sign > 0 else range(end, end + clock.warning + 1)
    spent = range(low, value) if clock.sign > 0 else range(value + 1, high + 1)
    tones = dict.fromkeys(spent, "spent") | dict.fromkeys(danger, "danger")
    return Track(
        box=box,
        title=say("scene-clock"),
        says=says,
        low=low,
        high=high,
        markers=(Marker(kind="clock", icon=icon, tone="clock", at=value, says=says),),
        tones=tones,
        rows=rows,
    )


def near_the_end(g: Journey) -> bool:
    """Whether the clock is so far that the table should warn."""
    return gauges.clock_left(g) <= g.rules.book.profile.clock.warning and g.outcome is None


# --- the page ---------------------------------------------------------------------------------------------------


def page_title(g: Journey, say: Texts) -> str:
    """The number and the name of the place whose page is open; in combat the opponent."""
    if g.fight is not None:
        return fight_text(g, say)[0]
    if asked(g) == "turn_page":
        return say("scene-page-between" if g.escaped else "scene-page-lost")
    return say("scene-page", place=g.at, name=g.story_of.locations[g.at].name(say.language))


def page_text(g: Journey, say: Texts) -> str:
    """What was read, thrown and gained here: prose as paragraphs, everything else as short lines between them."""
    paragraphs: list[str] = []
    prose = True
    arrivals = [at for at, entry in enumerate(g.page) if entry[0] == "arrived"]
    quiet = QUIET if len(arrivals) < 2 else QUIET - {"arrived"}  # moved on while reading: each part says where
    for entry in g.page[arrivals[0] if arrivals else 0 :]:  # what the drive cost stands before the first
        kind = str(entry[0])
        if kind in quiet and not (kind == "challenged" and g.fight is None):
            continue
        line = say(f"story-{kind}", **say.values(spoken(g.rules.book, g.adventure, entry)))
        if kind == "arrived":
            paragraphs.append(line)
        elif kind in PROSE or prose:
            paragraphs.append(line if kind in PROSE else BULLET + line)
        else:
            paragraphs[-1] += f" {BULLET}{line}"
        prose = kind in PROSE or kind == "arrived"
    if g.fight is not None:
        paragraphs.append(fight_text(g, say)[1])
    return "\n".join(paragraphs)


def fight_text(g: Journey, say: Texts) -> tuple[str, str]:
    """The opponent's name, and where the combat stands."""
    book, fight = g.rules.book, g.fight
    assert fight is not None
    text = say(
        "scene-fight-text",
        loss=_hurts(g),
        cb=fight.cb,
        health=g.gauges[book.health],
        round=fight.round,
        pieces=gauges.pieces(g, book.profile.combat.skill, "combat"),
        succeed=book.profile.throw.succeed,
        low=book.profile.throw.faces - book.profile.throw.succeed + 1,
        faces=book.profile.throw.faces,
        tu=book.profile.combat.per_round,
        chance=percent(known.fight_chance(g, fight.cb)),
    )
    return say("scene-fight", name=opponent(g).name(say.language)), text


def _hurts(g: Journey) -> str:
    """MM-33. What a lost round costs health for: ``success`` or ``failure``."""
    profile = g.rules.book.profile
    return "success" if profile.combat.lost_round == profile.throw.success else "failure"


def marks(g: Journey, say: Texts) -> list[str]:
    """The counters the booklet shows."""
    named = zip(g.story_of.marks.values(), g.marks, strict=True)
    return [say("scene-marks", name=words(say.language), value=count) for words, count in named if words]


# --- things owned, and the notebook -----------------------------------------------------------------------------


def equipment(g: Journey, say: Texts) -> tuple[Piece, ...]:
    """What is owned, with uses left, and the names of what can be found."""
    left = dict(g.equipment)
    found = []
    for key in (*left, *(key for key in g.story_of.equipment if key not in left)):
        one = g.rules.book.equipment[key]
        name, says = one.name(say.language), one.says(say.language)
        if key not in left:
            told = say("scene-findable", name=name)
        elif left[key]:
            told = say("scene-owned-uses", name=name, says=says, left=left[key])
        else:
            told = say("scene-owned", name=name, says=says)
        badge = str(left[key]) if left.get(key) else ""
        found.append(
            Piece(
                kind="equipment", icon=f"item-{key}", label=name, says=told, tone="item", badge=badge,
                faded=key not in left,
            )
        )  # fmt: skip
    return tuple(found)


def notebook(g: Journey, say: Texts) -> str:
    """The campaign notebook: adventures done, and the state at the start of the present one."""
    lines = []
    for line in g.finished:
        state = say("scene-notebook-escaped" if line.escaped else "scene-notebook-lost")
        lines.append(say("scene-notebook-line", number=line.adventure, state=state))
    if g.notebook:
        start = g.notebook[-1]
        letters = [gauge.letter for gauge in g.rules.book.profile.gauges.values()]
        values = " ".join(f"{letter} {value}" for letter, value in zip(letters, start.gauges, strict=True))
        state = say("scene-notebook-now", gauges=values)
        lines.append(say("scene-notebook-line", number=start.adventure, state=state))
    return "\n".join(lines[-4:])
