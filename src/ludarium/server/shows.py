"""What a viewer is shown of a table: everything here is made from views, so nothing here can tell a secret."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludarium.kernel import HIDDEN, Event, View
from ludarium.kernel.view import seen_events
from ludarium.scene import svg
from ludarium.scene.text import ENGLISH
from ludarium.scene.text import text as in_letters
from ludarium.server.table import Table
from ludarium.texts import Texts, explain_setup, rules_at_hand, texts

CAREFUL = frozenset({"end", "done", "pass", "ready", "stop", "leave"})  # a misclick on these would hurt


class Viewer(Struct, frozen=True):
    """Who looks, from which seat (None: from beside the table), in which language and on which shape of screen."""

    person: str | None
    seat: int | None
    language: str = "en"
    tall: bool = False


def viewing_seat(table: Table, person: str | None, wanted: int | None) -> int | None:
    """The seat somebody looks from. Only their own; with several, the one that is asked, unless that tells secrets.

    Two people beside each other share one identity: where a game has secrets, the page must say which of them is
    looking (after a hand-over), otherwise it is shown the table as a spectator sees it.
    """
    own = table.seats_of(person)
    if wanted is not None:
        return wanted if wanted in own else None
    if len(own) <= 1:
        return own[0] if own else None
    if table.hides:
        return None
    asked = [seat for seat in own if seat in table.waiting()]
    return asked[0] if asked else own[0]


def state(table: Table, viewer: Viewer, now: float, ply: int | None = None, since: int = 0) -> dict[str, Any]:
    """The table as JSON: now, or as it was after ``ply`` sentences."""
    say = texts(table.game, viewer.language)
    last = len(table.match.plies)
    at = last if ply is None else min(max(ply, 0), last)
    seen = table.match.view(viewer.seat, at)
    live = at == last
    board = _board(table, seen, viewer, say)
    return {
        "id": table.id,
        "code": table.opening.code,
        "game": table.game.key,
        "title": say("title"),
        "seq": table.seq,
        "ply": at,
        "plies": last,
        "begun": table.begun,
        "undone": len(table.taken_back),
        "live": live,
        "seat": viewer.seat,
        "own": list(table.seats_of(viewer.person)),
        "hides": table.hides,
        "ready": table.ready(),
        "seats": _seats(table, viewer, now, say),
        "waiting": [seat for seat in seen.waiting if seat >= 0],
        "question": _question(table, seen, say),
        "moves": _moves(table, seen, say) if live and table.ready() else [],
        "rules": _rules(table, seen, say),
        "outcome": _outcome(table, seen, say),
        "can_undo": live and table.can_undo(viewer.person),
        "over": table.match.over,
        "clock": table.clock.kind,
        "parent": table.opening.parent,
        "rematch": bool(table.rematch),
        "notes": explain_setup(table.game, table.match.setup, viewer.language),
        "svg": board["svg"],
        "text": board["text"],
        "story": story(table, viewer, say, since, at),
        "chat": [{"at": line.at, "name": line.name, "text": line.text} for line in table.chat],
    }


def story(table: Table, viewer: Viewer, say: Texts, since: int, until: int) -> list[dict[str, Any]]:
    """The plies after ``since`` up to ``until``, told for a viewer; the opening comes as ply 0."""
    told = []
    if since <= 0:
        told.append(_told(0, -1, "", seen_events(table.match.opening, viewer.seat), say))
    grammar = table.game.grammar(table.match.setup)
    edition = table.match.setup.edition
    for ply in range(max(since, 0) + 1, until + 1):
        said = table.match.plies[ply - 1]
        sentence = table.match.sentence(ply, viewer.seat)
        label = "" if HIDDEN in sentence else say.move(grammar, sentence, edition)
        told.append(_told(ply, said.seat, label, seen_events(said.events, viewer.seat), say) | {"move": sentence})
    return told


def _told(ply: int, seat: int, label: str, events: list[Event], say: Texts) -> dict[str, Any]:
    return {
        "ply": ply,
        "seat": seat if seat >= 0 else None,
        "label": label,
        "lines": [line for line in map(say.event, events) if line],
        "events": [{"key": event.key, "values": event.values} for event in events],
    }


def _board(table: Table, seen: View, viewer: Viewer, say: Texts) -> dict[str, str]:
    if table.game.scene is None:
        return {"svg": "", "text": ""}
    scene = table.game.scene(seen, say, viewer.tall)
    lit = {word for move in seen.moves for word in move.split()} if table.ready() else set()
    words = {word: say(f"letters-{word}") for word in ENGLISH}
    return {"svg": svg(scene, lit=lit, standalone=False), "text": in_letters(scene, lit=lit, words=words)}


def side_of(say: Texts, seat: int) -> str:
    """What a game calls a seat (a team, a colour), if it does."""
    return say(f"seat-{seat}") if say.has(f"seat-{seat}") else ""


def _seats(table: Table, viewer: Viewer, now: float, say: Texts) -> list[dict[str, Any]]:
    own = table.seats_of(viewer.person)
    overdue = table.overdue(now)
    shown = []
    for number, seat in enumerate(table.seats):
        shown.append(
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "side": side_of(say, number),
                "bot": seat.bot,
                "you": number in own,
                "waiting": number in table.waiting(),
                "left": table.time_left(number, now),
                "running": number in table.asked_at,
                "overdue": number in overdue,
                # whoever sits here may pass the invitation on; a spectator may not take a seat that way
                "invite": seat.invite if seat.kind == "open" and own else "",
            }
        )
    return shown


def _question(table: Table, seen: View, say: Texts) -> str:
    if seen.outcome is not None:
        return say.reason(seen.outcome)
    return say.question(seen)


def _moves(table: Table, seen: View, say: Texts) -> list[dict[str, Any]]:
    grammar = table.game.grammar(table.match.setup)
    edition = table.match.setup.edition
    about = table.game.about_move
    several = len(seen.moves) > 1
    return [
        {
            "move": move,
            "label": say.move(grammar, move, edition),
            "note": about(seen, move, say) if about else "",
            "verb": (verb := move.split(" ", 1)[0]),
            "careful": several and verb in CAREFUL,
        }
        for move in seen.moves
    ]


def _rules(table: Table, seen: View, say: Texts) -> list[dict[str, str]]:
    question = seen.table.question
    if question is None:
        return []
    return [{"number": number, "text": say(number)} for number in rules_at_hand(table.game, question.step)]


def _outcome(table: Table, seen: View, say: Texts) -> dict[str, Any] | None:
    outcome = seen.outcome
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "text": say.reason(outcome),
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
    }
