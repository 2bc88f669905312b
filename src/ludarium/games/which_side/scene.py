"""The table of Which Side: a union broadsheet in black and red, the same parts laid out wide or tall."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

from ludarium.games.which_side.layout import Layout, tall_layout, wide_layout
from ludarium.games.which_side.outlook import (
    GAINS,
    RAISES,
    asks,
    danger,
    danger_at,
    dice_waiting,
    dollars_to_spend,
    lacking,
    last_turn,
    life_cost_parts,
    table_of,
    wage,
    why_shut,
)
from ludarium.games.which_side.position import GAUGES, GROUP, NEW_YORK, RESOURCES, Price, WhichSide
from ludarium.games.which_side.rules import PLACE, take
from ludarium.kernel import View
from ludarium.scene import (
    Box,
    Cell,
    Component,
    Dice,
    Die,
    Grid,
    Look,
    Marker,
    Note,
    Picture,
    Piece,
    Pool,
    Scene,
    Space,
    Spaces,
    Track,
)
from ludarium.texts import Texts

FOLDER = Path(__file__).parent
INK, PAPER, RED = "#1d1a19", "#efe4d0", "#c1272d"
PALETTE = {
    "ink": INK,
    "paper": PAPER,
    "accent": RED,
    "line": INK,
    "panel": "#f8f1e2",
    "sheet": PAPER,
    "lit": RED,
    "red": RED,
    "dull": "#e2d3b6",
    "bright": "#fffaf0",
    "alarm": "#f4c3b1",
    "black": INK,
}
LETTERS = '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'
WINDOWS = 8  # printed windows of the tenement, and faces in them
ON_RESOURCE = {"union": "U", "anarchist": "A", "strike": "K", "sabotage": "X"}


# --- The whole table ---------------------------------------------------------------------------------------------


def scene(view: View, say: Texts, tall: bool = False) -> Scene:
    """The table; nothing is hidden, so everybody sees the same."""
    g = table_of(view)
    at = tall_layout() if tall else wide_layout()
    titles = {"group": say("scene-group"), "new_york": say("scene-new_york"), "means": say("scene-means")}
    lettered = "".join(ribbon(key, words) for key, words in titles.items())
    return Scene(
        title=say("title"),
        summary=summary(g, say),
        width=at.width,
        height=at.height,
        letter=at.letter,
        look=Look(palette=PALETTE, art=art() + lettered + rungs(g.rules.means_needed), background=at.background),
        components=(*head(g, say, at), *home(g, say, at), *city(g, say, at), *takeover(g, say, at)),
    )


@cache
def art() -> str:
    """The drawings of art.svg, without the file around them."""
    text = (FOLDER / "art.svg").read_text("utf-8")
    return text[text.index("<defs>") + len("<defs>") : text.rindex("</defs>")]


@cache
def ribbon(key: str, words: str) -> str:
    """The title of a part, lettered on a black ribbon with a swallow tail."""
    wide = 40 + 19 * len(words)
    return (
        f'<symbol id="ribbon-{key}" viewBox="0 0 {wide} 40" preserveAspectRatio="xMinYMid meet">'
        f'<path d="M0 3H{wide}L{wide - 14} 20L{wide} 37H0z" fill="{RED}" transform="translate(4 3)"/>'
        f'<path d="M0 3H{wide}L{wide - 14} 20L{wide} 37H0z" fill="{INK}"/>'
        f'<text x="14" y="29" font-size="26" font-weight="700" textLength="{wide - 46}"'
        f' lengthAdjust="spacingAndGlyphs" fill="{PAPER}" font-family="{escape(LETTERS)}">'
        f"{escape(words)}</text></symbol>"
    )


@cache
def rungs(needed: int) -> str:
    """The steps of the fist's lane, one for each means needed, with their numbers."""
    body = ""
    for step in range(1, needed + 1):
        y = 924 - lane_height(step, needed)
        body += f'<path d="M2 {y:.0f}H40" stroke="{INK}" stroke-width="3"/>'
        body += (
            f'<circle cx="18" cy="{y:.0f}" r="15" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
            f'<text x="18" y="{y + 8:.0f}" text-anchor="middle" font-size="22" font-weight="700" fill="{INK}"'
            f' font-family="{escape(LETTERS)}">{step}</text>'
        )
    return f'<symbol id="rungs" viewBox="0 0 130 924">{body}</symbol>'


def lane_height(taken: int, needed: int) -> float:
    """How high above the foot of its lane the knuckles stand."""
    return 210 + 640 * min(taken / needed, 1.0)


def summary(g: WhichSide, say: Texts) -> str:
    """The table in a few sentences."""
    return say(
        "scene-summary",
        turn=g.turn,
        mode=say.name(g.rules.mode),
        strength=g.strength,
        last=g.rules.strength_last,
        healthy=g.healthy,
        injured=g.injured,
        jailed=g.jailed,
        dead=g.dead,
        reserve=g.reserve,
        savings=g.savings,
        cost=g.life_cost,
        risk=g.risk,
        unsanitary=g.unsanitary,
        threat=g.threat,
        controlled=len(g.controlled),
        needed=g.rules.means_needed,
    )


# --- The head of the sheet: title, strength, dice ----------------------------------------------------------------


def head(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """Masthead, what turn it is, the employers and their dice."""
    line = "scene-subtitle-brief" if at.tall else "scene-subtitle"
    mode = say.name(g.rules.mode)
    return [
        Picture(box=at.masthead, icon="masthead"),
        Note(
            box=at.subtitle,
            text=say(line, turn=g.turn, mode=mode, needed=g.rules.means_needed),
            size=0.86,
            tone="bright" if at.tall else "",
        ),
        Dice(box=at.dice, says=say("scene-dice"), dice=tuple(thrown_dice(g, say))),
        offensive(g, say, at),
        strength(g, say, at),
    ]


def thrown_dice(g: WhichSide, say: Texts) -> list[Die]:
    """The dice of this turn, and those not thrown yet."""
    dice = [
        Die(value=die, kind="die", says=say("scene-die-says", die=die, effect=effect(g, die, say))) for die in g.dice
    ]
    return dice + [Die(value=0, kind="die", says=say("scene-no-die")) for _ in range(dice_waiting(g))]


def effect(g: WhichSide, die: int, say: Texts, brief: bool = False) -> str:
    """The row of the die table."""
    return say(f"scene-{'hit' if brief else 'effect'}-{g.rules.die_table[die - 1]}")


def offensive(g: WhichSide, say: Texts, at: Layout) -> Note:
    """What the dice brought; on the last turn and at the end, that."""
    if g.outcome is not None:
        won = bool(g.outcome.winners)
        return Note(box=at.offensive, text=say("scene-won" if won else "scene-lost"), tone="red" if won else "black")
    words = [f"{die} · {effect(g, die, say, at.tall)}" for die in g.dice]
    if not words or dice_waiting(g):
        words.append(say("scene-no-die"))
    if last_turn(g):
        words = [say("scene-last-turn")] if at.tall else [say("scene-last-turn"), *words]
    tone = "alarm" if last_turn(g) else "panel"
    return Note(box=at.offensive, text=(" / " if at.tall else "\n").join(words), tone=tone, size=0.8)


def strength(g: WhichSide, say: Texts, at: Layout) -> Track:
    """The Employer's Strength, its two-dice spaces and its end."""
    rules = g.rules
    doubles = [step for step in rules.two_dice_at if step <= rules.strength_last]
    marks = {step: say("scene-two-dice") for step in doubles}
    marks[rules.strength_last] = say("scene-end")
    return Track(
        box=at.strength,
        title="" if at.tall else say("scene-strength"),
        icon="tophat",
        says=say(
            "scene-strength-says",
            strength=g.strength,
            last=rules.strength_last,
            dice=", ".join(map(str, doubles)),
        ),
        high=rules.strength_last,
        marks=marks,
        tones=dict.fromkeys(doubles, "dull") | {rules.strength_last: "red"},
        markers=(Marker(kind="strength", icon="tophat", label=say("scene-strength"), at=g.strength),),
    )


# --- The household -----------------------------------------------------------------------------------------------


def home(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """The tenement with its people, who is away, and the three gauges."""
    parts: list[Component] = []
    if at.tall:
        parts.append(Picture(box=Box(10, 288, 700, 142), icon="row-of-windows"))
    parts += [
        Note(box=at.sign, text=actions_line(g, say, at), tone="bright", size=0.78),
        windows(g, say, at),
        Spaces(box=at.tenement, spaces=(place(g, "tenement", say, at),)),
    ]
    parts += counters(g, say, at) if at.tall else pools(g, say, at)
    parts += [gauge(g, name, say, box) for name, box in zip(GAUGES, at.gauges, strict=True)] if not at.tall else []
    return parts


def actions_line(g: WhichSide, say: Texts, at: Layout) -> str:
    """How many actions are left, and who stays in bed."""
    if g.idle and not at.tall:
        return say("scene-actions-with-idle", actions=g.actions, idle=g.idle)
    return say("scene-actions", actions=g.actions)


def windows(g: WhichSide, say: Texts, at: Layout) -> Grid:
    """One window for each worker of the house; those still to come or gone leave theirs dark."""
    people = household(g, say)
    count = max(WINDOWS, len(people))
    columns = at.window_columns if count == WINDOWS else -(-count * at.window_columns // WINDOWS)
    lines = -(-count // columns)
    return Grid(
        box=at.windows,
        bare=True,
        columns=("",) * columns,
        lines=("",) * lines,
        cells=tuple(
            Cell(column=n % columns, line=n // columns, pieces=(people[n],) if n < len(people) else ())
            for n in range(columns * lines)
        ),
    )


def household(g: WhichSide, say: Texts) -> list[Piece]:
    """The free workers: healthy ones, injured ones, and the injured who stay in bed."""
    idle = min(g.idle, g.injured)
    healthy = [worker(n, "healthy", "worker", say) for n in range(g.healthy)]
    injured = [worker(n, "injured", "injured", say) for n in range(g.injured - idle)]
    abed = [
        Piece(
            name="injured",
            kind="injured",
            icon="abed",
            tone="black",
            label=say("scene-idle"),
            says=say("scene-idle-says"),
        )
        for _ in range(idle)
    ]
    return healthy + injured + abed


def worker(number: int, state: str, icon: str, say: Texts) -> Piece:
    """One figure; men and women by turns."""
    return Piece(
        name=state,
        kind=state,
        icon=f"{icon}-{'ab'[number % 2]}",
        label=say(f"scene-{state}"),
        says=say(f"scene-{state}-says"),
        tone="black",
        size=1.05,
    )


def pools(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """Jail, Ellis Island and the graveyard, one figure each."""
    says = say("scene-jail-says", jailed=g.jailed)
    jailed = [Piece(name="free", kind="jailed", icon="prisoner", label=say("scene-jailed"), says=says, tone="black")]
    reserve = [
        Piece(kind="newcomer", icon=f"newcomer-{'ab'[n % 2]}", label=say("scene-newcomer"), tone="black")
        for n in range(g.reserve)
    ]
    dead = [Piece(kind="dead", icon="grave", label=say("scene-grave"), tone="black")]
    rooms = (("jail", jailed * g.jailed), ("reserve", reserve), ("dead", dead * g.dead))
    return [row(say(f"scene-{key}"), people, box) for box, (key, people) in zip(at.people, rooms, strict=True)]


def row(title: str, people: list[Piece], box: Box) -> Grid:
    """People side by side under a title."""
    columns = max(len(people), 3)
    cells = tuple(Cell(column=n, line=0, pieces=(one,)) for n, one in enumerate(people))
    return Grid(box=box, title=title, bare=True, columns=("",) * columns, lines=("",), cells=cells)


def counters(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """On a phone: who is away, and the gauges, as counters large enough for a thumb."""
    jail, reserve, dead = (
        Space(
            name=name,
            icon=icon,
            label=f"{number}",
            note=say(f"scene-{key}"),
            says=say(f"scene-{key}-says", jailed=number, reserve=number, dead=number),
        )
        for key, name, icon, number in (
            ("jail", "free", "prisoner", g.jailed),
            ("reserve", "", "newcomer-a", g.reserve),
            ("dead", "", "grave", g.dead),
        )
    )
    gauges = (
        Space(
            name=name,
            icon=f"gauge-{name}",
            label=say(f"scene-brief-{name}"),
            note=say("scene-gauge-level", level=getattr(g, name), end=g.rules.end_of(name)),
            says=gauge_says(g, name, say),
            tone="alarm" if getattr(g, name) + 1 == g.rules.end_of(name) else "",
        )
        for name in GAUGES
    )
    boxes = (*at.people, *at.gauges)
    return [Spaces(box=box, spaces=(space,)) for box, space in zip(boxes, (jail, reserve, dead, *gauges), strict=True)]


def gauge(g: WhichSide, name: str, say: Texts, box: Box) -> Track:
    """A printed gauge with its end."""
    end = g.rules.end_of(name)
    return Track(
        box=box,
        title=say.name(name),
        icon=f"gauge-{name}",
        says=gauge_says(g, name, say),
        high=end,
        marks={end: say("scene-jail-mark" if name == "threat" else "scene-hurt")},
        tones={end: "red"},
        markers=(
            Marker(name=name, kind=name, icon="cube", tone="black", label=say.name(name), at=getattr(g, name),
                   says=gauge_says(g, name, say)),
        ),
    )  # fmt: skip


def gauge_says(g: WhichSide, name: str, say: Texts) -> str:
    """A gauge in words."""
    kind = "jail" if name == "threat" else "hurt"
    return say("scene-gauge-says", gauge=say.name(name), level=getattr(g, name), end=g.rules.end_of(name), kind=kind)


# --- The city: actions and money ---------------------------------------------------------------------------------


def city(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """The group, the five places of New York, and the purse."""
    spots = tuple(place(g, name, say, at) for name in NEW_YORK)
    parts: list[Component] = [
        Picture(box=at.group_title, icon="ribbon-group", says=say("scene-group")),
        Spaces(box=at.group, columns=2, spaces=tuple(place(g, name, say, at) for name in GROUP)),
        Picture(box=at.skyline, icon="skyline"),
        Picture(box=at.city_title, icon="ribbon-new_york", says=say("scene-new_york")),
        Spaces(box=at.city, columns=2, spaces=spots),
    ]
    if not at.tall:
        parts += [
            Picture(box=at.crowd, icon="crowd"),
            Note(box=at.note, text=say("scene-reconstructed"), size=0.72),
        ]
    return [*parts, purse(g, say, at), purse_note(g, say, at)]


def place(g: WhichSide, name: str, say: Texts, at: Layout) -> Space:
    """An action space: gain and price, who stands there, and whether it can be used now."""
    note = say(f"scene-{'short' if at.tall else 'note'}-{name}", pay=wage(g, name))
    threat, shut = danger_at(g, name), why_shut(g, name)
    label = say(f"scene-{'brief' if at.tall else 'label'}-{name}")
    if at.tall and visits(g, name):  # no room for figures
        label = f"{label} ×{visits(g, name)}"
    return Space(
        name=name,
        kind="place",
        icon=f"sign-{name}",
        label=label,
        note=alarmed(threat, note, say, at),
        says=place_says(g, name, say, threat, shut),
        tone="alarm" if threat else "",
        faded=bool(shut) and shut != "scene-why-later",
        pieces=() if at.tall else visitors(g, name, say),
    )


def alarmed(threat: str, note: str, say: Texts, at: Layout) -> str:
    """The note of a place, with what its gauge threatens; on a phone the threat alone."""
    if not threat:
        return note
    return say(f"scene-alarm-{threat}") if at.tall else say(f"scene-danger-{threat}", note=note)


def place_says(g: WhichSide, name: str, say: Texts, threat: str, shut: str) -> str:
    """A place in sentences: why it is shut, or what it gives and what it threatens."""
    if shut and shut != "scene-why-later":
        return say(shut)
    what = say("scene-place-says", place=say(f"scene-label-{name}"), note=say(f"scene-note-{name}", pay=wage(g, name)))
    warning = say(f"scene-danger-says-{threat}") if threat else ""
    return " ".join(filter(None, (what, warning, say(shut) if shut else "")))


def visitors(g: WhichSide, name: str, say: Texts) -> tuple[Piece, ...]:
    """The workers sent to a place this turn; many of them share one figure with a number."""
    here = visits(g, name)
    shown = here if here <= 2 else 1
    return tuple(
        Piece(
            kind="placed",
            icon=f"worker-{'ab'[n % 2]}",
            label=say("scene-placed"),
            badge="" if here == shown else str(here),
            tone="black",
        )
        for n in range(shown)
    )


def visits(g: WhichSide, name: str) -> int:
    """How many workers were sent to a place this turn."""
    return sum(PLACE[move] == name for move in g.placed)


def purse(g: WhichSide, say: Texts, at: Layout) -> Track:
    """Savings and life cost on one scale of dollars: what lies between them is left over, or missing."""
    return Track(
        box=at.purse,
        title="",
        icon="" if at.tall else "coin",
        says=say("scene-purse-says", savings=g.savings, cost=g.life_cost),
        high=g.rules.savings_max,
        markers=(
            Marker(kind="savings", icon="coin", label=say("scene-savings"), at=g.savings),
            Marker(kind="life_cost", icon="loaf", label=say("scene-life_cost"), at=g.life_cost),
        ),
    )


def purse_note(g: WhichSide, say: Texts, at: Layout) -> Note:
    """The life cost and its parts, and what would be left or missing if the turn ended now."""
    brief = "-brief" if at.tall else ""
    if asks(g, take) or g.outcome is not None:
        return Note(box=at.purse_note, text=say("scene-spend", savings=g.savings), size=0.82)
    line = say(f"scene-life{brief}", savings=g.savings, cost=g.life_cost, **life_cost_parts(g))
    rest = say(f"scene-missing{brief}", missing=g.missing) if g.missing else say(
        f"scene-left{brief}", left=dollars_to_spend(g)
    )  # fmt: skip
    text = f"{line} · {rest}" if at.tall else f"{line}\n{rest}"
    return Note(box=at.purse_note, text=text, size=0.82, tone="alarm" if g.missing else "")


# --- The means of production -------------------------------------------------------------------------------------


def takeover(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """The rising fist, the resources, and the eight workplaces."""
    parts: list[Component] = [] if at.tall else fist(g, say, at)
    parts += [
        Picture(box=at.means_title, icon="ribbon-means", says=say("scene-means")),
        stock(g, say, at),
        goal(g, say, at),
        workplaces(g, say, at),
    ]
    return parts if at.tall else [*parts, Spaces(box=at.done, spaces=(done(g, say),))]


def fist(g: WhichSide, say: Texts, at: Layout) -> list[Component]:
    """A red fist that rises with every means taken, up to the star."""
    lane, high = at.lane, lane_height(len(g.controlled), g.rules.means_needed)
    top = lane.y + lane.h - high
    return [
        Picture(box=Box(lane.x + 24, lane.y + 10, 96, 96), icon="star"),
        Picture(box=lane, icon="rungs"),
        Picture(box=Box(lane.x + 20, top + 150, 110, lane.y + lane.h - top - 150), icon="arm"),
        Picture(box=Box(lane.x + 20, top, 110, 156), icon="fist"),
    ]


def stock(g: WhichSide, say: Texts, at: Layout) -> Component:
    """The resources of this turn."""
    if at.tall:
        return Spaces(
            box=at.resources, columns=len(RESOURCES), spaces=tuple(counter(g, name, say) for name in RESOURCES)
        )
    return Pool(
        box=at.resources,
        says=say("scene-resources"),
        pieces=tuple(
            Piece(
                kind=name,
                icon=name,
                label=say(f"scene-{name}"),
                badge=str(getattr(g, name)),
                says=say("scene-resource-says", resource=say.name(name), amount=getattr(g, name)),
            )
            for name in RESOURCES
        ),
    )


def counter(g: WhichSide, name: str, say: Texts) -> Space:
    """A resource as a counter."""
    amount = getattr(g, name)
    says = say("scene-resource-says", resource=say.name(name), amount=amount)
    return Space(icon=name, label=f"{ON_RESOURCE[name]} {amount}", says=says)


def goal(g: WhichSide, say: Texts, at: Layout) -> Component:
    """How far the takeover is, and how many may be taken in a turn."""
    numbers = {"controlled": len(g.controlled), "needed": g.rules.means_needed, "limit": int(g.rules.take_limit)}
    label, note = say("scene-goal", **numbers), say("scene-goal-note", **numbers)
    says = say("scene-goal-says", **numbers)
    space = Space(
        name="take", icon="" if at.tall else "flag", label=label if at.tall else f"{label}, {note}", says=says
    )
    return Spaces(box=at.goal, spaces=(space,))


def workplaces(g: WhichSide, say: Texts, at: Layout) -> Spaces:
    """The means of production in the printed order."""
    cards = tuple(workplace(g, key, price, say, at) for key, price in g.rules.prices.items())
    return Spaces(box=at.means, columns=3 if at.tall else 1, spaces=(*cards, done(g, say)) if at.tall else cards)


def workplace(g: WhichSide, key: str, price: Price, say: Texts, at: Layout) -> Space:
    """One means: its price in tokens, whether it is ours, within reach, or what it lacks."""
    short = lacking(g, price)
    name, cost = say.name(key), priced(price, say)
    if key in g.controlled:
        tone, note, says = "red", say("scene-taken"), say("scene-means-taken", workplace=name)
    elif not short:
        tone, note = "bright", say("scene-reach")
        says = say("scene-means-reach", workplace=name, price=cost)
    else:
        what = amounts(short, say)
        tone, note = "dull", say("scene-lacks", what=what)
        says = say("scene-means-lacks", workplace=name, price=cost, what=what)
    letters = " ".join(lettered(part, amount, say) for part, amount in parts_of(price))
    return Space(
        name=key,
        kind="means",
        icon="" if at.tall else f"means-{key}",
        label=say(brief) if at.tall and say.has(brief := f"scene-brief-{key}") else name,
        note=(note if key in g.controlled else letters) if at.tall else note,
        says=says,
        tone=tone,
        pieces=() if at.tall else tokens(key in g.controlled, price, say),
    )


def lettered(part: str, amount: int, say: Texts) -> str:
    """A part of a price in as few letters as possible: ``1K``, ``$2``."""
    return say("about-dollars", dollars=amount) if part == "dollars" else f"{amount}{ON_RESOURCE[part]}"


def tokens(taken: bool, price: Price, say: Texts) -> tuple[Piece, ...]:
    """The price as tokens, or the flag of a means that is ours."""
    if taken:
        return (Piece(kind="control", icon="taken-mark", label=say("scene-control")),)
    return tuple(
        Piece(
            kind="cost",
            icon="coin" if part == "dollars" else part,
            label=say(f"scene-{part}"),
            badge=str(amount) if amount > 1 or part == "dollars" else "",
        )
        for part, amount in parts_of(price)
    )


def parts_of(price: Price) -> list[tuple[str, int]]:
    """What a price is made of, in the printed order."""
    found = [(name, getattr(price, name)) for name in (*RESOURCES, "dollars")]
    return [(name, amount) for name, amount in found if amount]


def priced(price: Price, say: Texts) -> str:
    """A price in words."""
    return amounts(dict(parts_of(price)), say)


def amounts(parts: dict[str, int], say: Texts) -> str:
    """``1 strike, $2``."""
    return ", ".join(
        say("about-dollars", dollars=amount) if name == "dollars" else f"{amount} {say(f'scene-lower-{name}')}"
        for name, amount in parts.items()
    )


def done(g: WhichSide, say: Texts) -> Space:
    """The end of the takeover."""
    open_now = asks(g, take)
    return Space(
        name="done",
        label=say("scene-done"),
        says=say("scene-done-says" if open_now else "scene-done-later"),
        faded=not open_now,
    )


# --- Notes on moves ----------------------------------------------------------------------------------------------


def about_move(view: View, move: str, say: Texts) -> str:
    """What a move gains, costs and risks, in a few words."""
    g = table_of(view)
    verb, _, word = move.partition(" ")
    if verb == "jail":
        return say("about-jailed" if word == "healthy" else "about-dies")
    if verb == "take":
        return about_take(g, word, say)
    if verb == "done":
        return say("about-last") if last_turn(g) else ""
    return ", ".join(filter(None, (*gains_of(g, move, verb, say), gauge_of(g, move, say), warning(g, move, say))))


def gains_of(g: WhichSide, move: str, verb: str, say: Texts) -> list[str]:
    """What an action brings in, and what it costs in dollars."""
    found = [say("about-pay", pay=wage(g, verb))] if verb in ("docks", "triangle", "dye", "tenderloin") else []
    if move in GAINS:
        found.append(say(f"about-gain-{GAINS[move]}"))
    if verb == "printing_press":
        found.append(say("about-cost", cost=wage(g, verb)))
    if verb in ("bonesetter", "greenwich"):
        found.append(say("about-healed" if verb == "bonesetter" else "about-recruit"))
    return found


def gauge_of(g: WhichSide, move: str, say: Texts) -> str:
    """Where the gauge of an action would stand."""
    if move in RAISES:
        name, step = RAISES[move], 1
    elif move.startswith("tenement") or move == "lawyers threat":
        name, step = move.split()[1], -1
    else:
        return ""
    level, end = getattr(g, name) + step, g.rules.end_of(name)
    return say("about-gauge", gauge=say(f"scene-brief-{name}"), level=level, end=end)


def warning(g: WhichSide, move: str, say: Texts) -> str:
    """What happens if that is the end of the gauge."""
    threat = danger(g, move)
    return say(f"about-danger-{threat}") if threat else ""


def about_take(g: WhichSide, key: str, say: Texts) -> str:
    """The price, and whether it wins."""
    price = say("about-price", price=priced(g.rules.prices[key], say))
    wins = len(g.controlled) + 1 >= g.rules.means_needed
    return f"{price}, {say('about-wins')}" if wins else price
