"""Mass simulation: the same for the same seed, whoever does the work; known odds are found; failures end cleanly."""

from __future__ import annotations

import pickle
from copy import copy
from pathlib import Path
from textwrap import dedent

import pytest

from ludarium.kernel import Advice, Game, Refused, find, games
from ludarium.lab import Simulation, simulate
from toys import kuhn, pig, rock_paper_scissors, tic_tac_toe


def run(
    game: Game, games: int = 60, seed: int = 1, workers: int = 1, bots: tuple[str, ...] = ("random",)
) -> Simulation:
    return simulate(game, game.setup(), list(bots), games, seed, workers)


@pytest.mark.parametrize("game", [pig.GAME, kuhn.GAME, rock_paper_scissors.GAME], ids=str)
def test_same_seed_same_result_for_any_number_of_workers(game: Game) -> None:
    alone = run(game, bots=("greedy", "random"))
    assert alone.same_as(run(game, workers=2, bots=("greedy", "random")))
    assert alone.timing.workers == 1


def test_three_workers_find_an_installed_game_by_its_key() -> None:
    game = find("last_glow")
    assert run(game).same_as(run(game, workers=3))


def test_workers_play_with_the_users_own_content(tmp_path: Path) -> None:
    printed = find("last_glow")
    file = tmp_path / "mine.toml"
    text = (printed.folder / "content.toml").read_text("utf-8")
    assert "points_to_win = { value = 6" in text
    file.write_text(text.replace("points_to_win = { value = 6", "points_to_win = { value = 1"), "utf-8")
    game = printed.with_content(file)
    alone, together = run(game, 200), run(game, 200, workers=2)
    assert alone.same_as(together)
    assert alone.seats[0].wins.count > run(printed, 200).seats[0].wins.count


@pytest.mark.parametrize("key", games())
def test_every_game_travels_with_content_of_ones_own(key: str) -> None:
    printed = find(key)
    game = printed.with_content(printed.folder / "content.toml")
    game.grammar(game.setup())  # what is worked out for a set-up must not hinder it
    sent = pickle.loads(pickle.dumps(game))
    assert sent.start() == game.start()
    assert type(sent) is type(printed)
    assert sent.content == game.content


def test_another_seed_gives_other_games() -> None:
    assert not run(pig.GAME, seed=1).same_as(run(pig.GAME, seed=2))


def test_the_first_games_of_a_longer_run_are_the_same() -> None:
    """Each game has luck of its own: adding games changes none that were there."""
    short, long = run(tic_tac_toe.GAME, 1), run(tic_tac_toe.GAME, 2)
    assert long.plies.least <= short.plies.mean.value <= long.plies.most


def test_random_tic_tac_toe_has_its_known_odds() -> None:
    """Exactly 737/1260 for the first seat, 121/420 for the second, 8/63 for nobody."""
    found = run(tic_tac_toe.GAME, 4000)
    first, second = found.seats
    assert first.wins.low < 737 / 1260 < first.wins.high
    assert second.wins.low < 121 / 420 < second.wins.high
    assert found.nobody_won.low < 8 / 63 < found.nobody_won.high
    assert found.reasons["full"] == found.nobody_won
    assert found.reasons["line"].count == first.wins.count + second.wins.count
    assert (found.decisions.least, found.decisions.most) == (5, 9)
    assert first.score.value == -second.score.value


def test_dice_are_sentences_but_not_decisions() -> None:
    found = run(pig.GAME)
    assert found.plies.mean.value > found.decisions.mean.value


def test_greedy_beats_random_at_tic_tac_toe() -> None:
    """Seeing a line that can be completed is enough, even from the second seat."""
    game = copy(tic_tac_toe.GAME)
    game.advice = Advice(value=lambda view: 0.0)
    random, greedy = run(game, 400, bots=("random", "greedy")).seats
    assert greedy.wins.low > random.wins.high
    assert (random.bot, greedy.bot) == ("random", "greedy")


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_counts_up_to_all_games(workers: int) -> None:
    calls: list[tuple[int, int]] = []
    simulate(tic_tac_toe.GAME, tic_tac_toe.GAME.setup(), ["random"], 100, 0, workers, lambda *call: calls.append(call))
    assert calls == sorted(calls)
    assert calls[-1] == (100, 100)


@pytest.mark.parametrize(
    ("bots", "games", "reason"),
    [(["clever"], 5, "unknown_bot"), (["random"] * 3, 5, "bad_bots"), (["random"], 0, "bad_games")],
)
def test_nonsense_is_refused_before_the_first_game(bots: list[str], games: int, reason: str) -> None:
    with pytest.raises(Refused) as refusal:
        simulate(pig.GAME, pig.GAME.setup(), bots, games)
    assert refusal.value.reason == reason


FRAGILE = """
    import os, sys
    from pathlib import Path
    from ludarium.kernel import Game, Grammar, Position, Refused, Rules
    from toys.common import content

    def setup(rules):
        return Position(rules=rules, agenda=(start,))

    def start(g):
        g.ask(0, ("go",), go)

    def go(g, move):
        LAST_WORDS

    GAME = Game("fragile", folder=Path(__file__).parent, position=Position, rules=Rules, setup=setup,
                steps=sys.modules[__name__], grammar=lambda rules: Grammar(("go",), {}), content=content("fragile", 1))
"""


def fragile(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, last_words: str, plain: bool = True) -> Game:
    """A game that ends badly, in a module the workers can import."""
    source = dedent(FRAGILE).replace("LAST_WORDS", last_words)
    if plain:
        source = source.replace("lambda rules: Grammar", "grammar").replace('grammar(("go",), {})', "grammar")
        source = source.replace("GAME =", "def grammar(rules):\n    return Grammar(('go',), {})\n\nGAME =")
    (folder / f"{name}.py").write_text(source)
    monkeypatch.syspath_prepend(folder)
    game: Game = __import__(name).GAME
    return game


def test_a_worker_that_dies_ends_the_run_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = fragile(tmp_path, monkeypatch, "fragile_dies", "os._exit(3)")
    with pytest.raises(Refused, match="A worker process ended before its games were played") as refusal:
        run(game, workers=2)
    assert refusal.value.reason == "worker_lost"


def test_a_refusal_in_a_worker_arrives_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = fragile(tmp_path, monkeypatch, "fragile_refuses", "raise Refused('odd', 'This is odd.')")
    with pytest.raises(Refused, match="This is odd") as refusal:
        run(game, workers=2)
    assert refusal.value.reason == "odd"


def test_a_game_that_cannot_travel_is_refused_for_several_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = fragile(tmp_path, monkeypatch, "fragile_stays", "g.end('done', (0,), (1,))", plain=False)
    assert run(game, workers=1).seats[0].wins.share == 1
    with pytest.raises(Refused, match="use one worker") as refusal:
        run(game, workers=2)
    assert refusal.value.reason == "cannot_travel"


def test_a_game_that_workers_cannot_import_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = fragile(tmp_path, monkeypatch, "fragile_gone", "g.end('done', (0,), (1,))")
    (tmp_path / "fragile_gone.py").unlink()
    with pytest.raises(ModuleNotFoundError, match="fragile_gone"):
        run(game, workers=2)
