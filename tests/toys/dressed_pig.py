"""Pig with everything a complete game has: texts in two languages, a table to look at, notes on moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludarium.kernel import Game, View
from ludarium.scene import Box, Look, Scene, Space, Spaces, Track
from ludarium.scene.components import Marker
from ludarium.texts import Texts
from toys import pig
from toys.common import changed

EN = """\
title = Pig
tagline = Roll for the pot, or hold and keep it.
edition-plain = The classic race to 100.
move-roll = Roll
move-hold = Hold
ask-chosen = Roll or hold? The pot is { $pot }.
story-rolled = Seat { $seat } rolls a { $die }.
story-held = Seat { $seat } keeps { $total }.
reason-goal = The goal is reached.
note-roll = One in six loses { $pot }.
bank = Bank of seat { $seat }
"""

FR = """\
title = Cochon
tagline = Lancez pour la cagnotte, ou gardez-la.
edition-plain = La course classique à 100.
move-roll = Lancer
move-hold = Garder
ask-chosen = Lancer ou garder ? La cagnotte est de { $pot }.
story-rolled = La place { $seat } lance un { $die }.
story-held = La place { $seat } garde { $total }.
reason-goal = Le but est atteint.
note-roll = Une chance sur six de perdre { $pot }.
bank = Banque de la place { $seat }
"""

RULES = """\
PG-1 = The die is rolled as often as one likes.
PG-2 = A 1 loses the pot.
PG-R1 = A goal that is overshot is reached.
"""

LOOK = Look(
    palette={
        "ink": "#222222",
        "paper": "#ffffff",
        "accent": "#aa3355",
        "line": "#888888",
        "panel": "#eeeeee",
    }
)


def scene(view: View, say: Texts, tall: bool) -> Scene:
    banked = view.table.banked
    tracks = tuple(
        Track(
            box=Box(20, 20 + 90 * seat, 560, 80),
            title=say("bank", seat=seat),
            high=110,
            rows=2,
            markers=(Marker(at=min(points, 110), label=str(points)),),
        )
        for seat, points in enumerate(banked)
    )
    actions = Spaces(
        box=Box(20, 220, 560, 80),
        columns=1 if tall else 2,
        spaces=(Space(name="roll", label=say("move-roll")), Space(name="hold", label=say("move-hold"))),
    )
    return Scene(
        title=say("title"),
        summary=say("ask-chosen", pot=view.table.pot),
        width=600,
        height=800 if tall else 320,
        look=LOOK,
        components=(*tracks, actions),
    )


def about_move(view: View, move: str, say: Texts) -> str:
    return say("note-roll", pot=view.table.pot) if move == "roll" and view.table.pot else ""


def dressed(folder: Path, en: str = EN, fr: str = FR, **parts: Any) -> Game:
    """The game, with its texts in a folder."""
    texts = folder / "texts"
    texts.mkdir()
    for name, text in (("en", en), ("fr", fr), ("rules.en", RULES), ("rules.fr", RULES)):
        (texts / f"{name}.ftl").write_text(text, "utf-8")
    whole: dict[str, Any] = {
        "folder": folder,
        "scene": scene,
        "about_move": about_move,
        "rule_prefix": "PG",
        "complete": True,
    }
    return changed(pig.GAME, **(whole | parts))
