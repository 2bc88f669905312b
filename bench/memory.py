"""Whether mass simulation loses memory: random games by the hundred thousand, measured before and after.

The first games fill caches and are not counted. Resident memory shows what the process holds; tracemalloc, over a
part of the games because it is slow, shows what Python holds and where it was taken.

    python bench/memory.py GAME [--games 100000]

Status 1 if the process has grown by more than ``ALLOWED`` bytes.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tracemalloc
from random import Random

from ludarium.bots import RandomBot, play_to_end
from ludarium.kernel import Game, find

WARM_UP = 2_000
TRACED = 1_000
ALLOWED = 2 * 1024 * 1024


def play_games(game: Game, numbers: range) -> None:
    """Random games, one after the other, as the laboratory plays them."""
    start = game.start()
    for number in numbers:
        random = Random(number)
        play_to_end(game, start, [RandomBot(random)] * start.rules.seats, random)


def resident() -> int:
    """Bytes of memory the process holds now."""
    gc.collect()
    with open("/proc/self/status") as status:
        line = next(line for line in status if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024


def main() -> int:
    """Measure and report; the exit status."""
    parser = argparse.ArgumentParser(description="Play many random games and see whether memory grows.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=100_000)
    options = parser.parse_args()
    game = find(options.game)
    play_games(game, range(WARM_UP))
    before = resident()
    play_games(game, range(WARM_UP, WARM_UP + options.games))
    after = resident()
    print(f"{options.games:,} games of {game.key}: {before:,} bytes before, {after:,} after, {after - before:+,}")

    tracemalloc.start()
    play_games(game, range(TRACED))
    gc.collect()
    first = tracemalloc.take_snapshot()
    play_games(game, range(TRACED, 2 * TRACED))
    gc.collect()
    second = tracemalloc.take_snapshot()
    growth = [entry for entry in second.compare_to(first, "lineno") if "tracemalloc" not in str(entry.traceback)]
    print(f"{TRACED:,} more games traced: {sum(entry.size_diff for entry in growth):+,} bytes held by Python")
    for entry in sorted(growth, key=lambda entry: -entry.size_diff)[:3]:
        print(f"  {entry.size_diff:+,} bytes at {entry.traceback}")
    return 1 if after - before > ALLOWED else 0


if __name__ == "__main__":
    sys.exit(main())
