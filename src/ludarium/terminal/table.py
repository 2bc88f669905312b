"""What a terminal shows: the table, the story, the question and its choices, as lines of text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any

from ludarium.kernel import CHANCE, HIDDEN, Game, Grammar, Match, Outcome, Position, View
from ludarium.kernel.view import seen_events
from ludarium.scene.text import ENGLISH, text
from ludarium.terminal.voice import Voice

ONE_PER_LINE = 24  # more choices than this are set in columns, if none has a note


def draw(game: Game, grammar: Grammar, seen: View, say: Voice, width: int) -> str:
    """The table in letters, as one seat sees it."""
    if game.scene is None:
        return say("terminal-no-scene") + "\n" + "\n".join(_fields(seen.table))
    words = {word: say(f"letters-{word}") for word in ENGLISH}
    return text(game.scene(seen, say, False), width=width, lit=lit(grammar, seen.moves), words=words).rstrip()


def lit(grammar: Grammar, moves: Iterable[str]) -> frozenset[str]:
    """The names of all things that occur in a possible sentence."""
    names: set[str] = set()
    for move in moves:
        if move in grammar:
            phrase = grammar.parse(move)
            names.add(phrase.verb)
            for value in phrase.values.values():
                names |= {value, *value.split()}
    return frozenset(names)


def question(seen: View, say: Voice) -> str:
    """What this seat is asked; with its seat in front where there are several."""
    asked = say.question(seen)
    return f"{say('terminal-asked', seat=seen.seat)} {asked}" if seen.table.rules.seats > 1 else asked


def choices(game: Game, grammar: Grammar, seen: View, say: Voice, width: int) -> list[str]:
    """The possible sentences, numbered, each with its label and what is worth knowing about it."""
    about = game.about_move
    lines, noted = [], False
    for number, move in enumerate(seen.moves, 1):
        label = say.move(grammar, move, seen.table.rules.edition)
        line = f"{number:3}  {label}" + (f" [{move}]" if label != move else "")
        note = about(seen, move, say) if about is not None else ""
        noted = noted or bool(note)
        lines.append(f"{line} – {note}" if note else line)
    if noted or len(lines) <= ONE_PER_LINE:
        return [part for line in lines for part in textwrap.wrap(line, width, subsequent_indent="     ")]
    return columns(lines, width)


def columns(lines: list[str], width: int) -> list[str]:
    """Many short lines side by side, read from top to bottom."""
    widest = max(map(len, lines)) + 2
    across = max(1, width // widest)
    down = -(-len(lines) // across)
    return ["".join(line.ljust(widest) for line in lines[row::down]).rstrip() for row in range(down)]


def story(match: Match, seat: int | None, since: int, bots: dict[int, str], say: Voice) -> list[str]:
    """What happened after ``since`` sentences, as ``seat`` may hear it."""
    grammar = match.game.grammar(match.setup)
    edition = match.setup.edition
    lines = [] if since else [say.event(event) for event in seen_events(match.opening, seat)]
    for number in range(since + 1, len(match.plies) + 1):
        ply = match.plies[number - 1]
        heard = [say.event(event) for event in seen_events(ply.events, seat)]
        sentence = match.sentence(number, seat)
        if ply.seat == CHANCE:
            lines += heard or [say.move(grammar, sentence, edition)]
            continue
        if ply.seat != seat:
            move = say.move(grammar, sentence, edition)
            lines.append(_said(ply.seat, HIDDEN if sentence == HIDDEN else move, bots.get(ply.seat, ""), say))
        lines += heard
    return lines


def outcome(seats: int, end: Outcome, seat: int | None, say: Voice) -> list[str]:
    """How the game ended."""
    lines = [say("terminal-over", reason=say.reason(end))]
    if seats == 1 and seat is not None:
        lines.append(say("terminal-won" if end.winners else "terminal-lost"))
    else:
        lines.append(say("terminal-winners", number=len(end.winners), winners=", ".join(map(str, end.winners))))
    if len(end.scores) > 1:
        lines.append(say("terminal-scores", scores=", ".join(f"{score:g}" for score in end.scores)))
    return lines


def _said(seat: int, move: str, bot: str, say: Voice) -> str:
    who = say("terminal-bot", seat=seat, bot=bot) if bot else say("terminal-seat", seat=seat)
    if move == HIDDEN:
        return say("terminal-chose-in-secret", who=who)
    return say("terminal-said", who=who, move=move)


def _fields(table: Position) -> list[str]:
    own = [name for name in table.__struct_fields__ if name not in Position.__struct_fields__]
    return [f"  {name}: {_plain(getattr(table, name))}" for name in own]


def _plain(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
