"""The table of Which Side: a union broadsheet in black and red, the same parts laid out wide or tall."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

from ludarium.games.which_side.city import city
from ludarium.games.which_side.household import home
from ludarium.games.which_side.layout import Layout, tall_layout, wide_layout
from ludarium.games.which_side.outlook import (
    dice_waiting,
    last_turn,
    table_of,
)
from ludarium.games.which_side.palette import INK, LETTERS, PALETTE, PAPER, RED
from ludarium.games.which_side.position import WhichSide
from ludarium.games.which_side.takeover import rungs, takeover
from ludarium.kernel import View
from ludarium.scene import (
    Component,
    Dice,
    Die,
    Look,
    Marker,
    Note,
    Picture,
    Scene,
    Track,
    drawings,
)
from ludarium.texts import Texts

FOLDER = Path(__file__).parent


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
        look=Look(
            palette=PALETTE, art=drawings(FOLDER) + lettered + rungs(g.rules.means_needed), background=at.background
        ),
        components=(*head(g, say, at), *home(g, say, at), *city(g, say, at), *takeover(g, say, at)),
    )


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
