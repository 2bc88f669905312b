"""``ludarium replay``: one moment of a recorded game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludarium.cli.options import chosen_game, content_option, language_option, new_command, print_json, whole

if TYPE_CHECKING:
    from ludarium.kernel import Match


def add(commands: Any) -> None:
    """The command and its options."""
    command = new_command(
        commands,
        "replay",
        run,
        "Show a recorded game at any moment, as a spectator or as a seat sees it.",
        "ludarium replay evening.json --ply 12",
        "ludarium replay evening.json --svg table.svg",
    )
    command.add_argument("file", metavar="FILE", type=Path, help="a record or a saved game")
    command.add_argument("--ply", metavar="N", type=whole(0), help="after N sentences; at the end if not said")
    command.add_argument("--seat", metavar="S", type=whole(0), help="as this seat sees it; as a spectator if not said")
    form = command.add_mutually_exclusive_group()
    form.add_argument("--text", action="store_true", help="as text (what you get if you do not say)")
    form.add_argument("--json", action="store_true", help="as JSON")
    form.add_argument("--svg", metavar="OUT", help="draw the table into the file OUT ('-' for standard output)")
    content_option(command)
    language_option(command)


def run(options: Any) -> int:
    """One moment of a recorded game."""
    from ludarium.kernel import Refused

    match, ply = recorded_match(options)
    if options.seat is not None and options.seat >= match.setup.seats:
        raise Refused("bad_seat", f"This game has seats 0 to {match.setup.seats - 1}, not {options.seat}.")
    if options.json:
        print_json(moment(match, ply, options.seat, options.lang))
    elif options.svg:
        draw_svg(match, ply, options.seat, options.lang, options.svg)
    else:
        print("\n".join(moment_lines(match, ply, options.seat, options.lang)))
    return 0


def recorded_match(options: Any) -> tuple[Match, int]:
    """The match of a record, and the ply to look at. Dice thrown after the record's end are none of its plies."""
    from ludarium.kernel import Match, Refused, read_record
    from ludarium.terminal.saves import read_file

    record = read_record(read_file(options.file))
    game = chosen_game(record.setup.game, options.content)
    match = Match.resume(game, record)
    last = len(record.moves)
    ply = last if options.ply is None else options.ply
    if ply > last:
        raise Refused("bad_ply", f"This record has plies 0 to {last}, not {ply}.")
    return match, ply


def moment(match: Match, ply: int, seat: int | None, language: str) -> dict[str, Any]:
    """One moment of a match for programs, as ``seat`` may know it."""
    import msgspec

    from ludarium.kernel import position_to_json
    from ludarium.kernel.view import seen_events
    from ludarium.texts import texts

    say = texts(match.game, language)
    seen = match.view(seat, ply)
    events = seen_events(match.plies[ply - 1].events if ply else match.opening, seat)
    return {
        "ply": ply,
        "seat": seat,
        "sentences": [match.sentence(number, seat) for number in range(1, ply + 1)],
        "events": events,
        "story": [say.event(event) for event in events],
        "moves": seen.moves,
        "outcome": seen.outcome,
        "view": msgspec.Raw(position_to_json(match.setup, seen.table)),
    }


def moment_lines(match: Match, ply: int, seat: int | None, language: str) -> Iterable[str]:
    """One moment of a match for people."""
    from shutil import get_terminal_size

    from ludarium.kernel.view import seen_events
    from ludarium.terminal.table import draw, outcome
    from ludarium.terminal.voice import Voice

    say = Voice(match.game, language)
    grammar = match.game.grammar(match.setup)
    seen = match.view(seat, ply)
    said = match.sentence(ply, seat) if ply else ""
    yield f"{match.game.key}, {say('terminal-ply', ply=str(ply))}" + (f": {said}" if said else "")
    for event in seen_events(match.plies[ply - 1].events if ply else match.opening, seat):
        yield say.event(event)
    yield ""
    yield draw(match.game, grammar, seen, say, min(get_terminal_size((80, 24)).columns, 100))
    if seen.outcome is not None:
        yield ""
        yield from outcome(match.setup.seats, seen.outcome, seat, say)
    elif asked := say.question(seen):
        yield ""
        yield asked


def draw_svg(match: Match, ply: int, seat: int | None, language: str, out: str) -> None:
    """The table at one moment as a drawing."""
    from ludarium.kernel import Refused
    from ludarium.scene import svg
    from ludarium.terminal.saves import write_file
    from ludarium.texts import texts

    if match.game.scene is None:
        raise Refused("no_scene", f"{match.game.key} has no drawing.")
    drawn = svg(match.game.scene(match.view(seat, ply), texts(match.game, language), False))
    if out == "-":
        print(drawn)
    else:
        write_file(Path(out), drawn.encode())
