"""``ludarium play``: a sitting at this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludarium.cli.options import (
    A_GAME,
    chosen_game,
    chosen_setup,
    language_option,
    names,
    new_command,
    setup_options,
    some_game,
    whole,
)

if TYPE_CHECKING:
    from ludarium.kernel import Game, Setup


def add(commands: Any) -> None:
    """The command and its options."""
    command = new_command(
        commands,
        "play",
        run,
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
    setup_options(command)
    language_option(command)


def run(options: Any) -> int:
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
