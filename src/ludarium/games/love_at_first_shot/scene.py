"""The table of Love at First Shot: an open album, the same parts laid out wide or tall."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from ludarium.games.love_at_first_shot.forecast import (
    TWO_FORMS,
    asked,
    changed,
    legal,
    modifier_parts,
    police_effect,
    result_after,
    six_results,
    warnings,
    why_not,
)
from ludarium.games.love_at_first_shot.layout import Layout, tall_layout, wide_layout
from ludarium.games.love_at_first_shot.position import DEEDS, LEAVE_TOWN, PLACES, Changes, Shot, deed
from ludarium.games.love_at_first_shot.rules import modifier, statuses
from ludarium.kernel import Content, View, load_content, play
from ludarium.scene import (
    Box,
    Component,
    Dice,
    Die,
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
    drawings,
)
from ludarium.texts import Texts

FOLDER = Path(__file__).parent
PALETTE = {
    "ink": "#2b1d13",
    "paper": "#f3e6cf",
    "accent": "#9c2b2e",
    "line": "#6b4f3a",
    "panel": "#faf2e1",
    "sheet": "#ecdcbc",
    "lit": "#b5282c",
    "blood": "#9c2b2e",
    "sepia": "#6b4f3a",
    "kraft": "#d8bf95",
    "done": "#8a2629",
    "warn": "#f2cdb4",
    "bone": "#fbf6ea",
    "brass": "#b98b3a",
}
MINUS = "\N{MINUS SIGN}"
MEANS = ("pay", "threat", "ammo")  # how the actions with two forms are paid for
CHOICES = {  # the questions with two answers: the words that name them on the slip
    "spend_ammunition": {"spend ammo": "spend", "keep": "keep"},
    "lose_cube": {"lose place": "place", "lose daily": "daily"},
    "write_poem": {"write": "write", "skip": "skip"},
}
BARRED = ("money", "prison", "not-ready")  # what cannot be chosen although there is a cube for it


# --- The whole table ---------------------------------------------------------------------------------------------


def scene(view: View, say: Texts, tall: bool = False) -> Scene:
    """The table as Clyde (or anybody else: nothing is hidden) sees it."""
    g: Shot = view.table
    at = tall_layout() if tall else wide_layout()
    return Scene(
        title=say("title"),
        summary=summary(g, say),
        width=at.width,
        height=at.height,
        letter=at.letter,
        look=Look(palette=PALETTE, art=drawings(FOLDER) + sign(say, at), background=at.background),
        components=(
            *heading(g, say, at),
            *accounts(g, say, at),
            *slip(g, say, at),
            *day(g, say, at),
            remarks(g, say, at),
        ),
    )


@cache
def lettering(above: str, title: str, high: int) -> str:
    """The title on the postcard, ``high`` units high and 420 wide, as one signs a picture."""
    family = escape(Look(palette={}).letters)
    line = f'text-anchor="middle" lengthAdjust="spacingAndGlyphs" font-family="{family}"'
    signed = f'font-size="48" font-weight="700" font-style="italic" textLength="380" {line}>{escape(title)}</text>'
    return (
        f'<symbol id="lettering" viewBox="0 0 420 {high}">'
        f'<text x="210" y="30" font-size="20" font-weight="700" textLength="270" fill="#2b1d13" {line}>{escape(above)}'
        f'</text><text x="212" y="{high - 17}" fill="#120b06" {signed}'
        f'<text x="210" y="{high - 20}" fill="#fbf4e4" {signed}</symbol>'
    )


def sign(say: Texts, at: Layout) -> str:
    """The lettering that fits the postcard of a layout."""
    return lettering(say("scene-lettering-above"), say("scene-lettering"), round(420 * at.title.h / at.title.w))


def summary(g: Shot, say: Texts) -> str:
    """The table in a few sentences."""
    return say("scene-summary", **plain(g), modifier=modifier(g), presence="here" if g.roy else "away")


def plain(g: Shot) -> dict[str, Any]:
    """The numbers on the table, for texts."""
    names = ("turn", "savings", "love", "boredom", "threat", "ammo", "passion", "poems", "prisons")
    return {name: getattr(g, name) for name in names}


# --- Title, dice, police, Roy ------------------------------------------------------------------------------------


def heading(g: Shot, say: Texts, at: Layout) -> list[Component]:
    """The postcard with the title, the turn, what the police may do, and Roy."""
    threat, prison = modifier_parts(g)
    line = say("scene-odds", modifier=modifier(g), threat=threat, prison=prison)
    return [
        Picture(box=at.title, icon="lettering", turned=-1.4),
        Note(box=at.turn, text=say("scene-turn", turn=g.turn), size=1.0),
        *([] if at.tall else [wishes(g, say, at)]),
        Note(box=at.odds_title, text=say("scene-odds-short", modifier=modifier(g)) if at.tall else line, size=1.0),
        dice(g, say, at),
        *([] if at.tall else [Note(box=at.report, text=police_says(g, say), size=0.9)]),
        odds(g, say, at),
        roy(g, say, at),
    ]


def dice(g: Shot, say: Texts, at: Layout) -> Component:
    """This turn's two dice; the one about to be thrown shows a question mark."""
    police = Die(
        name="roll" if asked(g) == "police_rolled" else "",
        value=g.police_die,
        label=say("scene-die-police"),
        says=police_says(g, say),
    )
    husband = Die(
        name="roll" if asked(g) == "roy_rolled" else "",
        value=g.roy_die,
        label=say("scene-die-roy"),
        says=say("scene-die-roy-says", die=g.roy_die, at=g.rules.roy_changes_at),
        tone="kraft",
    )
    return Dice(box=at.dice, dice=(police, husband))


def police_says(g: Shot, say: Texts) -> str:
    """The police gauge: the last result, or the one that ammunition may still lower."""
    if asked(g) == "spend_ammunition":
        result = result_after(g, "keep")
        return say("scene-police-so-far", result=result, effect=say(f"name-{police_effect(g, result)}"))
    if not g.police:
        return say("scene-police-none")
    return say("scene-police-says", result=g.police, effect=say(f"name-{police_effect(g, g.police)}"))


def odds(g: Shot, say: Texts, at: Layout) -> Spaces:
    """The six faces of the next police die, each with its result and what it brings."""
    return Spaces(
        box=at.odds,
        columns=6,
        spaces=tuple(
            Space(
                kind="odds",
                icon=f"sign-{effect}",
                label=f"{die}→{result}" if result != die else str(die),
                note="" if at.tall else say(f"scene-short-{effect}"),
                tone="blood" if effect == "killed" else "warn" if effect in ("watched", "searched") else "",
                says=say("scene-odds-says", die=die, result=result, effect=say(f"name-{effect}")),
            )
            for die, result, effect in six_results(g)
        ),
    )


def roy(g: Shot, say: Texts, at: Layout) -> Spaces:
    """Roy's portrait, or the empty frame."""
    state = "here" if g.roy else "away"
    return Spaces(
        box=at.roy,
        spaces=(
            Space(
                kind="roy",
                icon=f"roy-{state}",
                label=say("scene-die-roy" if at.tall else "scene-roy"),
                note=say(f"scene-roy-{state}"),
                tone="kraft" if g.roy else "",
                says=say(f"scene-roy-{state}-says", at=g.rules.roy_changes_at),
            ),
        ),
    )


def wishes(g: Shot, say: Texts, at: Layout) -> Spaces:
    """The four statuses of victory, as a checklist in a letter."""
    rules = g.rules
    needed = {
        "love": rules.win_love,
        "ammo": rules.win_ammo,
        "passion": rules.passion_spaces,
        "poems": rules.poem_spaces,
    }
    spaces = []
    for name, holds in statuses(g).items():
        spaces.append(
            Space(
                kind="wish",
                icon="sign-tick" if holds else f"sign-{name}",
                label=f"{say(f'scene-title-{name}')} {getattr(g, name)}/{needed[name]}",
                tone="done" if holds else "",
                says=say("scene-wish-says", what=say(f"name-{name}"), now=getattr(g, name), needed=needed[name]),
            )
        )
    return Spaces(
        box=at.wishes, title="" if at.tall else say("scene-wishes"), columns=at.columns[2], spaces=tuple(spaces)
    )


# --- Gauges ------------------------------------------------------------------------------------------------------


def accounts(g: Shot, say: Texts, at: Layout) -> list[Component]:
    """The five gauges, each beside the spaces it overflows into."""
    rules = g.rules
    return [
        gauge(
            g, "savings", at.savings, rules.savings_max, say, at, {rules.life_cost: "life"} if rules.life_cost else {}
        ),
        gauge(g, "love", at.love, rules.love_max, say, at, {0: "below", rules.love_max: "above"}),
        filled(g, "passion", at.passion, rules.passion_spaces, say, at),
        gauge(g, "boredom", at.boredom, rules.boredom_max, say, at, {0: "below", rules.boredom_max: "above"}),
        filled(g, "poems", at.poems, rules.poem_spaces, say, at),
        gauge(g, "threat", at.threat, rules.threat_max, say, at, {rules.threat_max: "above"}),
        prisons(g, say, at),
        gauge(g, "ammo", at.ammo, rules.ammo_max, say, at, {0: "below"}),
    ]


def gauge(g: Shot, name: str, box: Box, top: int, say: Texts, at: Layout, marks: dict[int, str]) -> Track:
    """A printed gauge with its cube, and what happens beyond its ends."""
    value: int = getattr(g, name)
    printed = {step: say(f"scene-{name}-{key}", cost=g.rules.poem_cost) for step, key in marks.items()}
    return Track(
        box=box,
        title="" if at.tall else say(f"scene-title-{name}"),
        icon=f"sign-{name}",
        says=say(f"scene-{name}-says", value=value, top=top, cost=g.rules.poem_cost, life=g.rules.life_cost),
        high=top,
        marks={} if at.tall else printed,
        tones={top: "warn"} if name == "threat" else {},
        markers=(Marker(kind=f"cube-{name}", icon="cube", at=value, tone="blood" if name == "love" else "sepia"),),
    )


def filled(g: Shot, name: str, box: Box, slots: int, say: Texts, at: Layout) -> Pool:
    """Passion hearts or poem sheets: those won, and the printed places of the others."""
    count: int = getattr(g, name)
    return Pool(
        box=box,
        title="" if at.tall else say(f"scene-title-{name}"),
        says=say(f"scene-{name}-says", value=count, top=slots),
        pieces=(Piece(kind=name, icon=f"piece-{name}", tone="blood"),) * count,
        slots=slots,
    )


def prisons(g: Shot, say: Texts, at: Layout) -> Spaces:
    """The spaces of the permanent modifier."""
    return Spaces(
        box=at.prisons,
        title="" if at.tall else f"{say('scene-title-prisons')} {g.prisons}/{len(g.rules.prison_modifiers)}",
        columns=len(g.rules.prison_modifiers),
        spaces=tuple(
            Space(
                kind="prison",
                label=f"+{added}",
                icon="" if at.tall else "sign-prison" if number <= g.prisons else "sign-cell",
                tone="sepia" if number <= g.prisons else "",
                says=say("scene-prison-filled" if number <= g.prisons else "scene-prison-free", added=added),
            )
            for number, added in enumerate(g.rules.prison_modifiers, 1)
        ),
    )


# --- The slip: a question with two answers, or a word of warning -----------------------------------------------------


def slip(g: Shot, say: Texts, at: Layout) -> list[Component]:
    """What is asked besides places and actions; otherwise the evening's bill (wide) or the wishes (tall)."""
    choices = CHOICES.get(asked(g), {})
    if choices:
        spaces = tuple(choice(g, move, word, say, at) for move, word in choices.items() if move in legal(g))
        return [Spaces(box=at.slip, columns=2, spaces=spaces)]
    if at.tall:
        return [wishes(g, say, at)]
    return [Note(box=at.slip, text=evening(g, say), size=1.0)]


def choice(g: Shot, move: str, word: str, say: Texts, at: Layout) -> Space:
    """One answer, with what it brings."""
    label = f"move-{move.replace(' ', '-')}"
    return Space(
        name=word,
        kind="choice",
        icon=f"sign-{word}",
        label=say(f"scene-short-{word}") if at.tall else say(label),
        note=in_short(g, move, say) if at.tall else consequence(g, move, say),
        says=f"{say(label)}: {consequence(g, move, say)}",
    )


def in_short(g: Shot, move: str, say: Texts) -> str:
    """The consequence of a choice for narrow sheets: ``7: search``, ``$3→1``."""
    if asked(g) == "spend_ammunition":
        result = result_after(g, move)
        return f"{result}: {say(f'scene-short-{police_effect(g, result)}')}"
    if asked(g) == "lose_cube":
        return left_after(g, move, "scene-short-left", say)
    before, after = changed(g, move).get("savings", (0, 0))
    return f"{say('scene-short-savings')}{before}→{after}" if before != after else say("scene-no-effect")


def evening(g: Shot, say: Texts) -> str:
    """How the day would end if nothing more were earned."""
    if g.outcome is not None:
        return say(f"reason-{g.outcome.reason}")
    key = "scene-evening-poor" if g.savings < g.rules.life_cost else "scene-evening"
    return say(key, cost=g.rules.life_cost, savings=g.savings)


# --- Places and daily actions --------------------------------------------------------------------------------------


def day(g: Shot, say: Texts, at: Layout) -> list[Component]:
    """The spaces on which the action cubes are placed."""
    return [
        Note(box=at.places_title, title=say("scene-places"), text=""),
        cubes(g.place_cubes, at.place_cubes, "place", say),
        Spaces(box=at.places, columns=at.columns[0], spaces=tuple(place(g, name, say, at) for name in PLACES)),
        Note(box=at.actions_title, title=say("scene-actions"), text=""),
        cubes(g.daily_cubes, at.daily_cubes, "daily", say),
        Spaces(box=at.actions, columns=at.columns[1], spaces=tuple(action(g, name, say, at) for name in DEEDS)),
        Spaces(box=at.means, columns=3, spaces=tuple(means(g, name, say, at) for name in MEANS)),
    ]


def cubes(left: int, box: Box, sort: str, say: Texts) -> Pool:
    """The action cubes still to be placed."""
    return Pool(
        box=box,
        says=say(f"scene-cubes-{sort}", cubes=left),
        pieces=(Piece(kind="cube", icon="cube", tone="blood"),) * left,
        slots=2,
    )


def place(g: Shot, name: str, say: Texts, at: Layout) -> Space:
    """A place, as a photograph in the album."""
    icon = f"photo-{name}" if at.tall else f"wide-{name}"
    return spot(g, name, g.rules.places[name], icon, name in g.visited, say, at)


def action(g: Shot, name: str, say: Texts, at: Layout) -> Space:
    """A daily action; one with two forms is paid for by one of the means below."""
    icon = "sign-cartridges" if name == "ammo" else f"sign-{name}"
    return spot(g, name, gains(g, name), icon, name in g.done, say, at)


def gains(g: Shot, name: str) -> Changes:
    """What an action changes; of one with two forms what both bring."""
    if name in TWO_FORMS:
        return next(form for move, form in g.rules.actions.items() if deed(move) == name)[1:]
    return g.rules.actions.get(name, ())


def spot(g: Shot, name: str, changes: Changes, icon: str, used: bool, say: Texts, at: Layout) -> Space:
    """A space for a cube: its printed effect, a warning in its place, or why it cannot be used."""
    why = why_not(g, name)
    bad = warnings(g, name) if name in legal(g) else []
    remark = say(f"scene-why-{why}") if why else say(f"scene-warn-{bad[0]}") if bad else ""
    otherwise = say("scene-wins" if name == LEAVE_TOWN else "scene-no-effect")
    note = printed(changes, say, at.tall) or otherwise
    return Space(
        name="" if name == "ammo" and why else name,  # the word also stands for the cartridge of a stick-up
        kind="spot",
        icon=icon,
        label=label(name, say, at),
        note=say("scene-beware", what=say(f"scene-warn-short-{bad[0]}")) if bad else remark if why in BARRED else note,
        says=" ".join(
            filter(
                None, (say("scene-spot", spot=say(f"scene-{name}"), does=printed(changes, say) or otherwise), remark)
            )
        ),
        tone="warn" if bad else "kraft" if used else "",
        faded=why in BARRED,
        pieces=(Piece(kind="cube", icon="cube", tone="blood"),) if used else (),
    )


def label(name: str, say: Texts, at: Layout) -> str:
    """The name of a space; ``ammo`` is also the short name of a gauge."""
    if not at.tall:
        return say(f"scene-{name}")
    return say("scene-short-ammunition" if name == "ammo" else f"scene-short-{name}")


def means(g: Shot, name: str, say: Texts, at: Layout) -> Space:
    """What Get Ammunition or a Stick Up may be paid with."""
    form = next(move for move in g.rules.actions if move.endswith(f" {name}"))
    cost = printed(g.rules.actions[form][:1], say, at.tall)
    moves = [move for move in legal(g) if move.endswith(f" {name}")] if asked(g) == "act" else []
    prison = any("prison" in warnings(g, move) for move in moves)
    return Space(
        name=name if moves else "",
        kind="means",
        icon=f"sign-{name}",
        label=cost,
        note=say("scene-beware", what=say("scene-warn-short-prison")) if prison else say("scene-means"),
        says=say(f"scene-means-{name}"),
        tone="warn" if prison else "kraft",
        faded=not moves,
    )


def printed(changes: Changes, say: Texts, short: bool = False) -> str:
    """Costs and gains as printed: ``savings −1, love +1``, or shorter: ``$−1 ♥+1``."""
    if short:
        return " ".join(f"{say(f'scene-short-{gauge}')}{points:+d}".replace("-", MINUS) for gauge, points in changes)
    return ", ".join(f"{say(f'name-{gauge}')} {points:+d}".replace("-", MINUS) for gauge, points in changes)


# --- Small print ---------------------------------------------------------------------------------------------------


def remarks(g: Shot, say: Texts, at: Layout) -> Note:
    """What is reconstructed, and everything that is not at its default."""
    said = say("scene-reconstructed-short" if at.tall else "scene-reconstructed")
    return Note(box=at.remarks, text=" ".join((said, *other_rules(g, say))), size=0.72)


@cache
def content() -> Content:
    """The content file, for what is printed and what was changed."""
    return load_content(FOLDER / "content.toml", "love_at_first_shot")


def other_rules(g: Shot, say: Texts) -> list[str]:
    """Options and numbers that are not as printed."""
    said = [
        f"{say(f'option-{name}')}: {say(f'option-{name}-{getattr(g.rules, name)}')}."
        for name, values in content().options_of(g.rules.edition).items()
        if getattr(g.rules, name) != values[0]
    ]
    for name, parameter in content().rules.items():
        value = getattr(g.rules, name)
        if (list(value) if isinstance(value, tuple) else value) != parameter.value:
            shown = ", ".join(map(str, value)) if isinstance(value, tuple) else value
            said.append(f"{say(f'rule-{name}')}: {shown}.")
    return said


# --- Labels of moves -------------------------------------------------------------------------------------------------


def about_move(view: View, move: str, say: Texts) -> str:
    """What a move changes, and what is bad about it, in a few words."""
    return consequence(view.table, move, say)


def consequence(g: Shot, move: str, say: Texts) -> str:
    """``love 1 → 2 · costs a poem``; for ammunition what the police will do, for a lost cube what is left."""
    if asked(g) == "spend_ammunition":
        result = result_after(g, move)
        return say("scene-result", result=result, effect=say(f"name-{police_effect(g, result)}"))
    if asked(g) == "lose_cube":
        return left_after(g, move, "scene-left", say)
    if move == LEAVE_TOWN:
        return say("scene-wins")
    if asked(g) not in ("visit", "act", "write_poem"):
        return ""
    parts = [f"{say(f'name-{name}')} {before} → {after}" for name, (before, after) in changed(g, move).items()]
    parts += [say(f"scene-warn-{bad}") for bad in warnings(g, move)]
    return " · ".join(parts) or say("scene-no-effect")


def left_after(g: Shot, move: str, key: str, say: Texts) -> str:
    """The cubes that are left when one is given up."""
    after = play(g, move)
    return say(key, places=after.place_cubes, actions=after.daily_cubes)
