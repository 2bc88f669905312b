"""The command line: ``ludarium games | play | simulate | replay | rules | booklet | serve``.

Every command imports what it needs when it runs, so that ``--help`` is there at once. Whatever a user can do wrong
ends with one sentence on standard error and status 2.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from ludarium.kernel import Game, Match, Setup
    from ludarium.lab import Simulation
    from ludarium.lab.statistics import Estimate, Share, Spread

REFUSED = 2
INTERRUPTED = 130
BROKEN = 70  # a mistake of ours (EX_SOFTWARE)
A_GAME = "SOME_GAME"  # stands in examples for a game that is installed
MOST_WORKERS = 1024


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a letter the terminal lacks must not end the program
            stream.reconfigure(errors="replace")
    try:
        options = command_line().parse_args(arguments)
        status: int = options.run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader had enough, as in `ludarium games | head -1`
        _close_output()
        return 0
    except OSError as error:
        _close_output()
        print(f"The output cannot be written: {error.strerror or error}.", file=sys.stderr)
        return REFUSED
    except Exception as error:
        return complain(error)
    return status


def _close_output() -> None:
    """Send what is left of the output nowhere, so that it does not fail a second time when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(error: Exception) -> int:
    """One sentence about what went wrong; never a traceback, unless a developer asks for it."""
    from ludarium.kernel import Refused

    if isinstance(error, Refused):
        print(" ".join(str(error).split()), file=sys.stderr)
        return REFUSED
    if os.environ.get("LUDARIUM_DEBUG"):
        raise error
    what = " ".join(f"{type(error).__name__}: {error}".split())
    print(f"Something is wrong inside Ludarium ({what}); LUDARIUM_DEBUG=1 shows where.", file=sys.stderr)
    return BROKEN


# --- The commands and their options ----------------------------------------------------------------------------


class CommandLine(argparse.ArgumentParser):
    """argparse with shorter complaints and examples that keep their line breaks."""

    def __init__(self, **settings: Any) -> None:
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **settings)

    def format_help(self) -> str:
        """The help, its examples about a game that is really here."""
        return super().format_help().replace(A_GAME, some_game())

    def error(self, message: str) -> NoReturn:
        """One sentence and status 2, like every other mistake."""
        sentence = message[:1].upper() + message[1:].rstrip(".")
        print(f"{sentence}; see '{self.prog} --help'.", file=sys.stderr)
        sys.exit(REFUSED)


def command_line() -> CommandLine:
    """All commands."""
    from ludarium import __version__

    top = CommandLine(prog="ludarium", description="Play, understand and playtest board games.")
    top.add_argument("--version", action="version", version=f"ludarium {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    _games_command(commands)
    _play_command(commands)
    _simulate_command(commands)
    _replay_command(commands)
    _rules_command(commands)
    _booklet_command(commands)
    _serve_command(commands)
    return top


def _command(commands: Any, name: str, run: Callable[[Any], int], what: str, *examples: str) -> CommandLine:
    epilog = "\n".join(("examples:" if len(examples) > 1 else "example:", *(f"  {line}" for line in examples)))
    command: CommandLine = commands.add_parser(name, help=what, description=what, epilog=epilog)
    command.set_defaults(run=run)
    return command


def _games_command(commands: Any) -> None:
    command = _command(
        commands, "games", list_games, "List the games, their editions, options and tunable numbers.", "ludarium games"
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="only this game")
    command.add_argument("--json", action="store_true", help="as JSON")
    _language_option(command)


def _play_command(commands: Any) -> None:
    command = _command(
        commands,
        "play",
        play,
        "Play in this terminal, alone, against bots or around one keyboard.",
        f"ludarium play {A_GAME} --seed 7",
        f"ludarium play {A_GAME} --resume",
        "ludarium play --resume evening.json",
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="the key of a game, see 'ludarium games'")
    command.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with the saved game of FILE, or with the last one"
    )
    command.add_argument(
        "--bots", metavar="B[,B…]", type=names, help="bots for the other seats, one for all or one each"
    )
    command.add_argument("--seat", metavar="S", type=whole(0), default=0, help="your seat beside bots (0 if not said)")
    command.add_argument("--seed", metavar="TEXT", help="the seed of the luck; drawn if not said")
    _setup_options(command)
    _language_option(command)


def _simulate_command(commands: Any) -> None:
    command = _command(
        commands,
        "simulate",
        run_simulation,
        "Let bots play many games and report what happened, with intervals.",
        f"ludarium simulate {A_GAME} --bots greedy --games 10000 --json",
    )
    command.add_argument("game", metavar="GAME", help="the key of a game, see 'ludarium games'")
    command.add_argument(
        "--bots", metavar="B[,B…]", type=names, default=["random"], help="one bot for all seats or one each (random)"
    )
    command.add_argument("--games", metavar="N", type=whole(1), default=1000, help="how many games (1000)")
    command.add_argument("--seed", metavar="S", type=whole(None), default=0, help="same seed, same games (0)")
    command.add_argument(
        "--workers", metavar="W", type=whole(1, MOST_WORKERS), help="processes at once; every core if not said"
    )
    command.add_argument("--json", action="store_true", help="as JSON")
    _setup_options(command)


def _replay_command(commands: Any) -> None:
    command = _command(
        commands,
        "replay",
        replay,
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
    _content_option(command)
    _language_option(command)


def _rules_command(commands: Any) -> None:
    command = _command(
        commands,
        "rules",
        list_rules,
        "List the numbered rules of a game and the tests that pin them; status 1 if one is pinned by none.",
        f"ludarium rules {A_GAME} --tests tests",
    )
    command.add_argument("game", metavar="GAME", help="the key of a game, see 'ludarium games'")
    command.add_argument("--tests", metavar="PATH", type=Path, help="the folder of the tests (./tests if it is there)")
    _language_option(command)


def _booklet_command(commands: Any) -> None:
    command = _command(
        commands,
        "booklet",
        check_booklet,
        "Check an adventure booklet you have written, and draw the maps of its adventures.",
        "ludarium booklet check my_booklet.toml --svg map.svg",
    )
    command.add_argument("what", choices=("check",), help="check: read the booklet and name every mistake by its place")
    command.add_argument("file", metavar="FILE", type=Path, help="the booklet, a TOML file")
    command.add_argument("--svg", metavar="OUT", type=Path, help="draw the map into OUT, or one map each beside it")


def _serve_command(commands: Any) -> None:
    command = _command(
        commands,
        "serve",
        serve_tables,
        "Open the tables in the browser: for yourself, or for others with --host 0.0.0.0.",
        "ludarium serve",
        "ludarium serve --host 0.0.0.0 --port 8000 --no-browser",
    )
    command.add_argument(
        "--host", metavar="H", default="127.0.0.1", help="the address to listen on (this machine only)"
    )
    command.add_argument("--port", metavar="P", type=whole(1, 65535), default=8117, help="the port (8117)")
    command.add_argument("--no-browser", action="store_true", help="do not open a browser")
    command.add_argument(
        "--log", choices=("debug", "info", "warning", "error"), default="warning", help="how much to log"
    )


def _setup_options(command: CommandLine) -> None:
    command.add_argument("--edition", metavar="E", help="the edition; the first one if not said")
    command.add_argument("--seats", metavar="N", type=whole(1), help="how many seats")
    command.add_argument(
        "--option", metavar="K=V", type=pair, action="append", default=[], help="choose an option; may be repeated"
    )
    command.add_argument(
        "--set", metavar="rules.K=V", type=pair, action="append", default=[], help="change a number; may be repeated"
    )
    _content_option(command)


def _content_option(command: CommandLine) -> None:
    command.add_argument("--content", metavar="FILE", type=Path, help="a content file in place of the printed one")


def _language_option(command: CommandLine) -> None:
    command.add_argument(
        "--lang", choices=("en", "fr"), default=spoken_language(), help="the language; by LANG if not said"
    )


def some_game() -> str:
    """The key of a game that is installed, for examples."""
    from importlib.metadata import entry_points

    return min(entry_points(group="ludarium.games").names, default="GAME")


def whole(least: int | None, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers from ``least`` to ``most``."""

    def read(given: str) -> int:
        try:
            number = int(given)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{given!r} is not a whole number") from None
        if least is not None and number < least:
            raise argparse.ArgumentTypeError(f"{number} is too small, the least is {least}")
        if most is not None and number > most:
            raise argparse.ArgumentTypeError(f"{number} is too large, the most is {most}")
        return number

    return read


def pair(given: str) -> tuple[str, str]:
    """``name=value`` as two texts."""
    name, equals, value = given.partition("=")
    if not (name.strip() and equals):
        raise argparse.ArgumentTypeError(f"{given!r} does not look like name=value")
    return name.strip(), value.strip()


def names(given: str) -> list[str]:
    """Names with commas between."""
    return [name.strip() for name in given.split(",")]


def spoken_language() -> str:
    """The user's language as the environment tells it, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def chosen_game(key: str, content: Path | None) -> Game:
    """The game with this key, with the user's own content file if there is one."""
    from ludarium.kernel import find

    game = find(key)
    return game.with_content(content) if content else game


def chosen_setup(game: Game, options: Any) -> Setup:
    """The set-up the options of a command ask for."""
    return game.setup(
        edition=options.edition,
        seats=options.seats,
        options=dict(options.option),
        parameters={name.removeprefix("rules."): value for name, value in options.set},
    )


def print_json(value: Any) -> None:
    """A value as JSON people can read."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


# --- games -----------------------------------------------------------------------------------------------------


def list_games(options: Any) -> int:
    """The shelf."""
    from ludarium.kernel import find, games

    shelf = [find(options.game)] if options.game else list(games().values())
    entries = [describe(game, options.lang) for game in shelf]
    if options.json:
        print_json(entries)
    else:
        print("\n\n".join("\n".join(_entry_lines(entry)) for entry in entries))
    return 0


def describe(game: Game, language: str) -> dict[str, Any]:
    """What the shelf says about a game."""
    from ludarium.texts import texts

    say = texts(game, language)
    content = game.content
    return {
        "key": game.key,
        "title": say("title"),
        "seats": content.about.seats,
        "minutes": content.about.minutes,
        "complexity": content.about.complexity,
        "reconstructed": content.about.reconstructed,
        "draft": content.about.draft,
        "content": content.version,
        "editions": {
            edition: {"title": say(f"edition-{edition}"), "options": content.options_of(edition)}
            for edition in game.editions
        },
        "parameters": {f"rules.{name}": parameter for name, parameter in content.rules.items()},
    }


def _entry_lines(entry: dict[str, Any]) -> Iterable[str]:
    fewest, most = entry["seats"]
    seats = f"{fewest}" if fewest == most else f"{fewest} to {most}"
    yield f"{entry['key']}: {entry['title']}, {seats} {'seat' if seats == '1' else 'seats'}"
    for edition, part in entry["editions"].items():
        yield f"  edition {edition}: {part['title']}"
        for option, values in part["options"].items():
            yield f"    option {option}: {', '.join(values)}"
    for name, parameter in entry["parameters"].items():
        bounds = f", {parameter.range[0]} to {parameter.range[1]}" if parameter.range else ""
        bounds += f", like {parameter.pattern}" if parameter.pattern else ""
        bounds += ", fixed" if parameter.fixed else ""
        yield f"  {name} = {parameter.value} ({parameter.status}{bounds})"


# --- play ------------------------------------------------------------------------------------------------------


def play(options: Any) -> int:
    """A sitting at this terminal."""
    from ludarium.kernel import Refused
    from ludarium.terminal import sit_down, sit_down_again
    from ludarium.terminal.saves import latest_save, read_saved

    if options.resume is None:
        if options.game is None:
            raise Refused("no_game", f"Say which game to play, as in 'ludarium play {some_game()}'.")
        game = chosen_game(options.game, options.content)
        setup = chosen_setup(game, options)
        seated = seated_bots(game, setup, options.bots, options.seat)
        command = resume_command(game, options.content)
        sit_down(game, setup, seated, options.lang, options.seed, command).run()
        return 0
    if options.edition or options.seats or options.option or options.set or options.bots or options.seed:
        raise Refused("bad_resume", "A saved game goes on as it was agreed; leave its set-up, bots and seed unsaid.")
    if options.game is None and not options.resume:
        raise Refused("no_game", f"Say which game or file to resume, as in 'ludarium play {some_game()} --resume'.")
    key = options.game or read_saved(Path(options.resume)).setup.game
    game = chosen_game(key, options.content)
    file = Path(options.resume) if options.resume else latest_save(key)
    sit_down_again(game, file, options.lang, resume_command(game, options.content)).run()
    return 0


def seated_bots(game: Game, setup: Setup, bots: list[str] | None, own: int) -> dict[int, str]:
    """Which bot sits where, beside a person on seat ``own``."""
    from random import Random

    from ludarium.bots import make_bot
    from ludarium.kernel import Refused

    if bots is None:
        return {}
    others = [seat for seat in range(setup.seats) if seat != own]
    if own >= setup.seats:
        raise Refused("bad_seat", f"{game.key} has seats 0 to {setup.seats - 1} here, not {own}.")
    if not others:
        raise Refused("bad_bots", f"{game.key} is played alone here; there is no seat for a bot.")
    if len(bots) not in (1, len(others)):
        raise Refused(
            "bad_bots", f"There are {len(others)} other seats; name one bot for all or one each, not {len(bots)}."
        )
    for name in bots:
        make_bot(name, game, Random(0))
    return dict(zip(others, bots * len(others) if len(bots) == 1 else bots, strict=False))


def resume_command(game: Game, content: Path | None) -> str:
    """What to type to go on with this game."""
    import shlex

    words = ["ludarium", "play", game.key, "--resume"]
    return shlex.join([*words, "--content", str(content)] if content else words)


# --- simulate --------------------------------------------------------------------------------------------------


def run_simulation(options: Any) -> int:
    """Many games, summed up."""
    from ludarium.lab import simulate

    game = chosen_game(options.game, options.content)
    setup = chosen_setup(game, options)
    bar = progress_bar if sys.stderr.isatty() else None
    found = simulate(game, setup, options.bots, options.games, options.seed, options.workers, bar)
    if options.json:
        print_json(found)
    else:
        print("\n".join(simulation_lines(found)))
    return 0


def progress_bar(done: int, games: int) -> None:
    """One line that fills up, and is gone when it is full."""
    width = 40
    filled = "█" * (width * done // games)
    line = f"\r{filled:<{width}} {done:,} of {games:,} games"
    print(line if done < games else "\r" + " " * len(line) + "\r", end="", file=sys.stderr, flush=True)


def simulation_lines(found: Simulation) -> Iterable[str]:
    """A simulation as a short report."""
    setup, timing = found.setup, found.timing
    chosen = [f"{name}={value}" for name, value in setup.options.items()]
    chosen += [f"rules.{name}={value}" for name, value in setup.parameters.items()]
    yield f"{setup.game}, edition {setup.edition}" + (f" ({', '.join(chosen)})" if chosen else "")
    yield f"{found.games:,} games, seed {found.seed}; 95 % intervals in brackets"
    yield ""
    for seat in found.seats:
        yield f"seat {seat.seat} ({seat.bot}): wins {_share(seat.wins)}, mean score {_estimate(seat.score)}"
    yield f"nobody wins: {_share(found.nobody_won)}"
    yield ""
    widest = max(map(len, found.reasons))
    for reason, share in found.reasons.items():
        yield f"{reason:<{widest}}  {_share(share)}"
    yield ""
    yield f"length in decisions: {_spread(found.decisions)}"
    yield f"length in sentences, with dice and cards: {_spread(found.plies)}"
    yield (
        f"{timing.decisions_per_second:,.0f} decisions a second on {timing.workers} "
        f"{'worker' if timing.workers == 1 else 'workers'} ({timing.decisions_per_cpu_second:,.0f} per second of "
        f"one core), {timing.seconds:.1f} seconds"
    )


def _share(it: Share) -> str:
    return f"{it.share:.1%} [{it.low:.1%} to {it.high:.1%}] ({it.count:,})"


def _estimate(it: Estimate) -> str:
    if it.low is None or it.high is None:
        return f"{it.value:.4g}"
    return f"{it.value:.4g} [{it.low:.4g} to {it.high:.4g}]"


def _spread(it: Spread) -> str:
    return (
        f"mean {_estimate(it.mean)}, median {_estimate(it.median)}, "
        f"p10 {_estimate(it.p10)}, p90 {_estimate(it.p90)}, from {it.least:g} to {it.most:g}"
    )


# --- replay ----------------------------------------------------------------------------------------------------


def replay(options: Any) -> int:
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


# --- rules -----------------------------------------------------------------------------------------------------


def list_rules(options: Any) -> int:
    """The numbered rules and what pins them."""
    from ludarium.kernel import Refused, find
    from ludarium.texts import rule_numbers, texts

    game = find(options.game)
    say = texts(game, options.lang)
    tests = options.tests or Path("tests")
    if options.tests and not tests.is_dir():
        raise Refused("no_tests", f"There is no folder {tests}.")
    if not tests.is_dir():
        for number in rule_numbers(game):
            print(f"{number}  {say(number)}")
        print("The tests are not here: --tests says where they are.", file=sys.stderr)
        return 0
    from ludarium.testing.rules import gaps, pins

    try:
        pinned, missing = pins(tests), gaps(game, tests)
    except (SyntaxError, ValueError, OSError) as error:
        raise Refused("bad_tests", f"The tests in {tests} cannot be read: {error}.") from None
    for number in rule_numbers(game):
        print(f"{number}  {say(number)}")
        for test in pinned.get(number, ()):
            print(f"      {test}")
    if missing:
        print(f"Rules of {game.key} that no test pins: {', '.join(missing)}.", file=sys.stderr)
    return 1 if missing else 0


# --- booklet ---------------------------------------------------------------------------------------------------


def check_booklet(options: Any) -> int:
    """Say that a booklet is sound, or where it is not."""
    from ludarium.booklet import run_check

    print("\n".join(run_check(options.file, options.svg)))
    return 0


# --- serve -----------------------------------------------------------------------------------------------------


def serve_tables(options: Any) -> int:
    """Run the web server until it is stopped."""
    from ludarium.server.app import serve

    serve(options.host, options.port, not options.no_browser, options.log)
    return 0
