"""``ludarium games``: the shelf."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ludarium.cli.options import language_option, new_command, print_json

if TYPE_CHECKING:
    from ludarium.kernel import Game


def add(commands: Any) -> None:
    """The command and its options."""
    command = new_command(
        commands, "games", run, "List the games, their editions, options and tunable numbers.", "ludarium games"
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="only this game")
    command.add_argument("--json", action="store_true", help="as JSON")
    language_option(command)


def run(options: Any) -> int:
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
