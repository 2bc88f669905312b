"""Random games end within a bound, the program favours no seat, and advice is worth having."""

from __future__ import annotations

import re
from copy import copy
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from ludarium.bots import make_bot, play_at_random, play_to_end
from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.position import AI, HU, Protocol
from ludarium.kernel import Game

from .fronts import conserved, possible

# Why a game must end: it has at most 10 + 5 x 10 = 60 turns (PG-92). In a turn each seat says one ``choose``, and then
# with points at most 6 sentences (three points of two steps, or of ``charge`` and ``hit``; ``end`` only takes the place
# of one of them), with an event at most 2 and a ``sabotage``. So a turn has at most 2 x 7 sentences. One sentence
# places the second Troop, and with tie_board = reset one more before each of five series.
BOUND = 60 * 2 * 7 + 1 + 5

MODES: tuple[dict[str, str], ...] = (
    {},
    {"second_player_part": "same"},
    {"matrix_drop_in": "on"},
    {"sabotage_scope": "field"},
    {"tie_board": "reset"},
    {"second_player_part": "same", "matrix_drop_in": "on", "sabotage_scope": "field", "tie_board": "reset"},
)


def random_game(start: Protocol, random: Random) -> tuple[Protocol, int]:
    g = copy(start)
    return g, play_at_random(g, random)


def many(options: dict[str, str], games: int) -> dict[str, float]:
    """Games at random: wins of each seat, draws, extra series, and the longest one."""
    start, random = GAME.start(GAME.setup(options=options)), Random(f"{options}")
    found: dict[str, float] = {"ai": 0, "hu": 0, "draw": 0, "extra": 0, "longest": 0}
    for _ in range(games):
        g, said = random_game(start, random)
        possible(g)
        assert g.outcome is not None
        assert conserved(g) == (12, 12)
        assert g.outcome.scores == g.score
        winner = "draw" if not g.outcome.winners else ("ai", "hu")[g.outcome.winners[0]]
        assert winner == ("draw" if g.score[AI] == g.score[HU] else "ai" if g.score[AI] > g.score[HU] else "hu")
        found[winner] += 1
        found["extra"] += g.turn > 10
        found["longest"] = max(found["longest"], said)
        assert g.turn == 10 or (g.turn > 10 and g.turn % 2 == 0)
    return found


@pytest.mark.parametrize("options", MODES)
def test_random_games_end(options: dict[str, str]) -> None:
    assert many(options, 300)["longest"] <= BOUND


@pytest.mark.long
@pytest.mark.parametrize("options", MODES)
def test_ten_thousand_random_games_end(options: dict[str, str]) -> None:
    assert many(options, 10_000)["longest"] <= BOUND


# --- Which advantage the rules give ------------------------------------------------------------------------------

MIRROR = {"c4r1": 0, "c4r3": 0, "i1": 1, "i3": 1, "o2": 2, "o3": 2, "o6": 2, "o7": 2}


def mirrored(path: Path) -> Game:
    """The game on a board that looks the same from both sides, with the same forces."""
    raw = (GAME.folder / "content.toml").read_text("utf-8")
    printed = '[["c5r2", "o1", "o8"], ["c1r2", "o4"]]'
    assert printed in raw
    raw = raw.replace(printed, '[["c5r2", "c5r1", "o1", "o8"], ["c1r2", "o4", "o5"]]')
    for square, points in MIRROR.items():
        raw = re.sub(rf"vp_{square} = {{ value = \d", f"vp_{square} = {{ value = {points}", raw)
    path.write_text(raw, "utf-8")
    return GAME.with_content(path)


def share_of_ai(game: Game, options: dict[str, str], games: int) -> float:
    """The share of decided random games that ai wins, each side beginning half of them."""
    random, won = Random(f"{options}"), []
    for first in ("ai", "hu"):
        start = game.start(game.setup(options=options, parameters={"first_seat": first}))
        ends = [random_game(start, random)[0].outcome for _ in range(games // 2)]
        won += [end.winners[0] for end in ends if end is not None and end.winners]
    return won.count(AI) / len(won)


def even_on_the_mirrored_board(options: dict[str, str], games: int, folder: Path) -> None:
    """Exchanging the sides changes nothing there, so the share is one half exactly; four standard errors are luck.

    The bound follows from the symmetry and the number of games, not from what was measured. What a seat wins more
    on the printed board is then given by the board and the switches, not by the program.
    """
    share = share_of_ai(mirrored(folder / "content.toml"), options, games)
    assert abs(share - 0.5) < 4 * sqrt(0.25 / games)


def test_on_a_mirrored_board_no_seat_has_an_advantage(tmp_path_factory: pytest.TempPathFactory) -> None:
    even_on_the_mirrored_board({}, 2_000, tmp_path_factory.mktemp("content"))


@pytest.mark.long
@pytest.mark.parametrize("options", MODES)
def test_on_a_mirrored_board_no_mode_favours_a_seat(
    options: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    even_on_the_mirrored_board(options, 10_000, tmp_path_factory.mktemp("content"))


@pytest.mark.parametrize("seat", [AI, HU])
def test_greedy_beats_random_from_either_seat(seat: int) -> None:
    start, games, won = GAME.start(), 24, 0
    for number in range(games):
        random = Random(number)
        names = ["greedy" if at == seat else "random" for at in (AI, HU)]
        end = play_to_end(GAME, start, [make_bot(name, GAME, random) for name in names], random).position
        won += end.outcome.winners == (seat,)
    assert won / games - 3 * sqrt(0.25 / games) > 0.5  # far beyond luck: three standard errors above an even match
