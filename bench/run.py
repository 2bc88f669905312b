"""How fast the kernel is, beside a plain Python loop and beside other libraries, on this machine, now.

Absolute rates say more about the machine than about the code, so everything is measured in interleaved rounds in
one run and reported as a ratio to the plain loop (and to OpenSpiel's game written in Python) of the same round.
Rates are per second of CPU time. A library that is not installed is named, not guessed.

    python bench/run.py [--rounds 7] [--seconds 0.5] [--json]
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from ludarium.bots import RandomBot, play_at_random, play_to_end
from ludarium.kernel import CHANCE, Game, Question, games, is_chance, pick, play, view
from toys.tic_tac_toe import GAME as TIC_TAC_TOE

Playing = Callable[[Random], int]  # plays one game at random and returns how many moves it had

PLAIN = "plain Python loop"
SPIEL = "OpenSpiel, game written in Python"
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Rate(NamedTuple):
    """Moves per CPU second of one contestant: the median of the rounds, and its share of another's rate."""

    moves_per_second: float
    to_plain: float
    to_plain_least: float
    to_plain_most: float


# --- Tic-tac-toe, played at random by everybody ----------------------------------------------------------------


def plain_game(random: Random) -> int:
    """What a programmer would write in ten minutes, without any framework."""
    board = [0] * 9
    player = 1
    for moves in range(1, 10):
        square = random.choice([square for square in range(9) if board[square] == 0])
        board[square] = player
        for a, b, c in LINES:
            if board[a] == board[b] == board[c] == player:
                return moves
        player = -player
    return 9


def kernel_bare(game: Game) -> Playing:
    """The kernel alone: answers taken from the question, unchecked, played on one position nobody else holds."""
    start = game.start()

    def playing(random: Random) -> int:
        return play_at_random(start.__copy__(), random)

    return playing


def kernel_with_views(game: Game) -> Playing:
    """As everything here plays: a new position per move, and bots that are shown views."""
    start = game.start()

    def playing(random: Random) -> int:
        bot = RandomBot(random)
        return play_to_end(game, start, [bot] * start.rules.seats, random).decisions

    return playing


def open_spiel_python() -> Playing:
    """OpenSpiel's tic-tac-toe in Python."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  (registers the game)

    game = pyspiel.load_game("python_tic_tac_toe")

    def playing(random: Random) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        return moves

    return playing


def pettingzoo_raw() -> Playing:
    """PettingZoo's tic-tac-toe without its wrappers."""
    from pettingzoo.classic.tictactoe.tictactoe import raw_env

    env = raw_env()

    def playing(random: Random) -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(random.choice([square for square in range(9) if seen["action_mask"][square]]))
                moves += 1
        return moves

    return playing


def contestants() -> tuple[dict[str, Playing], list[str]]:
    """Everybody who is here, and the names of those who are not installed."""
    here: dict[str, Playing] = {
        PLAIN: plain_game,
        "Ludarium, kernel alone": kernel_bare(TIC_TAC_TOE),
        "Ludarium, new positions and views": kernel_with_views(TIC_TAC_TOE),
    }
    absent = []
    for name, build in ((SPIEL, open_spiel_python), ("PettingZoo, raw_env", pettingzoo_raw)):
        try:
            here[name] = build()
        except ImportError as error:
            absent.append(f"{name} ({error})")
    return here, absent


# --- Measuring -------------------------------------------------------------------------------------------------


def moves_per_second(playing: Playing, random: Random, seconds: float) -> float:
    """Play for a while; moves per second of CPU time."""
    begun = time.process_time()
    moves = 0
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(20):
            moves += playing(random)
    return moves / spent


def in_rounds(players: dict[str, Playing], rounds: int, seconds: float) -> list[dict[str, float]]:
    """The rate of everybody in each round; the order turns from round to round. One short round warms up."""
    names = list(players)
    measured = []
    for number in range(rounds + 1):
        turn = number % len(names)
        length = seconds if number else seconds / 5
        order = names[turn:] + names[:turn]
        measured.append({name: moves_per_second(players[name], Random(number), length) for name in order})
    return measured[1:]


def ratio(measured: list[dict[str, float]], name: str, other: str) -> list[float]:
    """How many times as fast as ``other`` in each round."""
    return [round_[name] / round_[other] for round_ in measured]


def rate(measured: list[dict[str, float]], name: str) -> Rate:
    """One contestant's rounds in short."""
    shares = ratio(measured, name, PLAIN)
    return Rate(median(round_[name] for round_ in measured), median(shares), min(shares), max(shares))


# --- What a move, a copy and a question cost -------------------------------------------------------------------


def costs(game: Game, rounds: int) -> dict[str, float]:
    """Nanoseconds per sentence played, per copy, and per question put to a seat (its view and its moves)."""
    random = Random(0)
    answered: list[tuple[Any, str, int]] = []
    while len(answered) < 2000:
        position = game.start()
        while (question := position.question) is not None:
            seat = question.seat if type(question) is Question else question.waiting[0]
            move = pick(question, random) if is_chance(position) else random.choice(question.moves_of(seat))
            answered.append((position, move, seat))
            position = play(position, move, seat)
    asked = [(position, seat) for position, _, seat in answered if seat != CHANCE]

    def moves() -> None:
        for position, move, seat in answered:
            play(position, move, seat)

    def copies() -> None:
        for position, _, _ in answered:
            position.__copy__()

    def questions() -> None:
        for position, seat in asked:
            _ = view(game, position, seat).moves

    def nanoseconds(work: Callable[[], None], times: int) -> float:
        best = []
        for _ in range(rounds):
            begun = time.process_time()
            work()
            best.append((time.process_time() - begun) / times * 1e9)
        return median(best)

    return {
        "move_ns": nanoseconds(moves, len(answered)),
        "copy_ns": nanoseconds(copies, len(answered)),
        "question_ns": nanoseconds(questions, len(asked)),
    }


# --- Reporting -------------------------------------------------------------------------------------------------


def catalogue(rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """Every game that is installed: its costs, its rates bare and with views, and both beside the plain loop's."""
    shelf = games()
    players = {key: kernel_with_views(game) for key, game in shelf.items()} | {PLAIN: plain_game}
    players |= {bare(key): kernel_bare(game) for key, game in shelf.items()}
    measured = in_rounds(players, rounds, seconds)
    found = {}
    for key, game in shelf.items():
        its, alone = rate(measured, key), rate(measured, bare(key))
        found[key] = {
            "moves_per_second": its.moves_per_second,
            "to_plain": its.to_plain,
            "playout_per_second": alone.moves_per_second,
            "playout_to_plain": alone.to_plain,
        } | costs(game, rounds)
    return found


def bare(key: str) -> str:
    """What a playout without views is called among the contestants."""
    return f"{key}, bare"


def packages() -> dict[str, str]:
    """The versions that were measured."""
    found = {"python": platform.python_version()}
    for name in ("ludarium", "msgspec", "open_spiel", "pettingzoo"):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "not installed"
    return found


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """Everything this benchmark tells."""
    players, absent = contestants()
    measured = in_rounds(players, rounds, seconds)
    rates: dict[str, dict[str, float]] = {}
    for name in players:
        rates[name] = rate(measured, name)._asdict()
        if SPIEL in players:
            rates[name]["to_open_spiel_python"] = median(ratio(measured, name, SPIEL))
    return {
        "rounds": rounds,
        "seconds_per_round": seconds,
        "versions": packages(),
        "not_installed": absent,
        "tic_tac_toe": rates,
        "games": catalogue(rounds, seconds),
    }


def report(found: dict[str, Any]) -> None:
    """The figures as a page of text."""
    print(", ".join(f"{name} {number}" for name, number in found["versions"].items()))
    print(f"{found['rounds']} interleaved rounds of {found['seconds_per_round']} s of CPU each; medians\n")
    print(f"{'tic-tac-toe at random':36} {'moves/s':>10} {'to plain (range)':>22} {'to OpenSpiel Python':>20}")
    for name, its in found["tic_tac_toe"].items():
        spread = f"{its['to_plain']:.3f} ({its['to_plain_least']:.3f}-{its['to_plain_most']:.3f})"
        spiel = f"{its['to_open_spiel_python']:.1f}" if "to_open_spiel_python" in its else "-"
        print(f"{name:36} {its['moves_per_second']:>10,.0f} {spread:>22} {spiel:>20}")
    for name in found["not_installed"]:
        print(f"not installed: {name}")
    print("\nplayouts: sentences of one position in place, dice included; with views: decisions of bots that see views")
    print(f"{'game at random':22} {'playouts/s':>11} {'to plain':>9} {'with views/s':>13} {'to plain':>9}", end="")
    print(f" {'a sentence':>11} {'a copy':>8} {'a question':>11}")
    for key, its in found["games"].items():
        print(f"{key:22} {its['playout_per_second']:>11,.0f} {its['playout_to_plain']:>9.3f}", end="")
        print(f" {its['moves_per_second']:>13,.0f} {its['to_plain']:>9.3f}", end="")
        print(f" {its['move_ns']:>8,.0f} ns {its['copy_ns']:>5,.0f} ns {its['question_ns']:>8,.0f} ns")


def main() -> None:
    """Read the options, measure, report."""
    parser = argparse.ArgumentParser(description="Measure the kernel beside a plain loop and other libraries.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds per contestant and round")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = measure(options.rounds, options.seconds)
    if options.json:
        print(json.dumps(found, indent=2))
    else:
        report(found)


if __name__ == "__main__":
    main()
