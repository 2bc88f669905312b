"""``ludarium simulate``: many games between bots, summed up."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ludarium.cli.options import A_GAME, chosen_game, chosen_setup, names, new_command, print_json, setup_options, whole

if TYPE_CHECKING:
    from ludarium.lab import Simulation
    from ludarium.lab.statistics import Estimate, Share, Spread

MOST_WORKERS = 1024


def add(commands: Any) -> None:
    """The command and its options."""
    command = new_command(
        commands,
        "simulate",
        run,
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
    setup_options(command)


def run(options: Any) -> int:
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
