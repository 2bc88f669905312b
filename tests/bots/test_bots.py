"""Bots see views only, answer with possible moves, and the greedy one takes what is plainly best."""

from __future__ import annotations

from collections import Counter
from copy import copy
from random import Random
from typing import Any

import pytest

from ludarium.bots import GreedyBot, RandomBot, bots, make_bot, play_at_random, play_out, play_to_end
from ludarium.bots.greedy import CHANCES, SAMPLES, answered, futures, result, worth
from ludarium.kernel import (
    CHANCE,
    HIDDEN,
    Advice,
    Bag,
    Game,
    Outcome,
    Position,
    Refused,
    View,
    find,
    games,
    pick,
    play,
    view,
)
from toys import kuhn, pig, rock_paper_scissors, tic_tac_toe


def advised(game: Game, advice: Advice) -> Game:
    """The same rules with other advice."""
    twin = copy(game)
    twin.advice = advice
    return twin


def after(game: Game, *moves: str) -> Any:
    """The position after some sentences."""
    position = game.start()
    for move in moves:
        position = play(position, move)
    return position


UNDECIDED = Advice(value=lambda view: 0.0)


def test_random_bot_says_every_move_about_as_often() -> None:
    start = view(tic_tac_toe.GAME, tic_tac_toe.GAME.start(), 0)
    bot = RandomBot(Random(1))
    said = Counter(bot.choose(start) for _ in range(9000))
    assert set(said) == set(start.moves)
    assert all(850 < n < 1150 for n in said.values())


@pytest.mark.parametrize("game", [tic_tac_toe.GAME, pig.GAME, kuhn.GAME, rock_paper_scissors.GAME], ids=str)
@pytest.mark.parametrize("name", list(bots()))
def test_every_bot_finishes_every_toy(game: Game, name: str) -> None:
    for seed in range(5):
        random = Random(seed)
        seats = [make_bot(name, game, random) for _ in range(2)]
        final, plies = play_out(game, game.start(), seats, random)
        assert final.outcome is not None
        assert plies > 0


def test_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(Refused, match="There is no bot 'gredy'; did you mean 'greedy'") as refusal:
        make_bot("gredy", pig.GAME, Random())
    assert refusal.value.reason == "unknown_bot"


def test_greedy_completes_a_line() -> None:
    game = advised(tic_tac_toe.GAME, UNDECIDED)
    position = after(game, "mark a1", "mark a2", "mark b1", "mark b2")  # both could complete a line at once
    for seed in range(20):
        assert GreedyBot(game, Random(seed)).choose(view(game, position, 0)) == "mark c1"


def test_greedy_follows_preferences_and_draws_lots_between_equals() -> None:
    game = advised(tic_tac_toe.GAME, Advice(value=lambda view: 0.0, prefer=lambda view, move: move[-1] == "2"))
    bot = GreedyBot(game, Random(3))
    said = {bot.choose(view(game, game.start(), 0)) for _ in range(100)}
    assert said == {"mark a2", "mark b2", "mark c2"}


def test_greedy_without_advice_is_a_random_bot() -> None:
    assert tic_tac_toe.GAME.advice is None
    start = view(tic_tac_toe.GAME, tic_tac_toe.GAME.start(), 0)
    assert GreedyBot(tic_tac_toe.GAME, Random(5)).choose(start) == RandomBot(Random(5)).choose(start)


def test_dice_are_averaged_exactly() -> None:
    """After "roll" from a pot of 4: a 1 leaves nothing, else the pot grows. Expected pot (2+3+4+5+6 + 5×4) / 6."""
    advice = Advice(value=lambda view: float(view.table.pot))
    position = after(pig.GAME, "roll", "roll 4", "roll")
    assert worth(pig.GAME, advice, position, 0, Random(0), CHANCES) == pytest.approx(40 / 6)


def test_too_many_results_are_sampled() -> None:
    class Heap(Position, kw_only=True):
        pass

    heap = Heap(rules=None)
    heap.draw(Bag.of({f"card{n}": 1 for n in range(CHANCES + 1)}), lambda g, name: None)
    assert len(list(futures(heap, Random(0), CHANCES))) == SAMPLES
    assert len(list(futures(heap, Random(0), 1))) == 1
    assert len(list(futures(heap, Random(0), CHANCES + 1))) == CHANCES + 1


def test_secret_choices_of_others_are_guessed() -> None:
    position = play(rock_paper_scissors.GAME.start(), "throw rock", 0)
    shown = {answered(position, Random(seed)).shown[1] for seed in range(30)}  # type: ignore[attr-defined]
    assert shown == {"throw rock", "throw paper", "throw scissors"}


def test_greedy_never_values_a_hidden_card() -> None:
    seen: list[View] = []

    def value(view: View) -> float:
        seen.append(view)
        return 0.0

    game = advised(kuhn.GAME, Advice(value=value))
    position = after(game, "draw king", "draw jack")
    GreedyBot(game, Random(0)).choose(view(game, position, 0))
    assert seen
    assert all(view.table.hands == ("king", HIDDEN) for view in seen)


def test_greedy_imagines_hidden_cards_fairly() -> None:
    """With the king in hand a call wins whatever is imagined; folding loses."""
    game = advised(kuhn.GAME, UNDECIDED)
    position = after(game, "draw king", "draw queen", "check", "bet")
    assert GreedyBot(game, Random(0)).choose(view(game, position, 0)) == "call"


@pytest.mark.parametrize(
    ("winners", "seats", "worth"), [((0,), 2, 1.0), ((1,), 2, -1.0), ((), 2, 0.0), ((), 1, -1.0), ((0,), 1, 1.0)]
)
def test_result_of_an_ended_game(winners: tuple[int, ...], seats: int, worth: float) -> None:
    assert result(Outcome("any", winners, ()), 0, seats) == worth


def test_playout_counts_dice_apart_and_tells_the_story() -> None:
    random = Random(1)
    story: list[Any] = []
    done = play_to_end(pig.GAME, pig.GAME.start(), [RandomBot(random)] * 2, random, story)
    throws = sum(event.key == "rolled" for event in story)
    assert done.plies == done.decisions + throws
    assert throws > 0


def test_a_bot_may_keep_what_it_saw() -> None:
    class Remembering(RandomBot):
        seen: list[tuple[View, tuple[int, int]]] = []

        def choose(self, view: View) -> str:
            self.seen.append((view, view.table.marks))
            return super().choose(view)

    start = tic_tac_toe.GAME.start()
    random = Random(2)
    play_out(tic_tac_toe.GAME, start, [Remembering(random)] * 2, random)
    assert all(view.table.marks == marks for view, marks in Remembering.seen)
    assert start == tic_tac_toe.GAME.start()


@pytest.mark.parametrize("game", [tic_tac_toe.GAME, pig.GAME, kuhn.GAME, rock_paper_scissors.GAME])
def test_a_blind_playout_ends_the_position_it_was_given(game: Game) -> None:
    start = game.start()
    own = copy(start)
    plies = play_at_random(own, Random(3))
    assert own.question is None
    assert own.outcome is not None
    assert plies > 0
    assert start == game.start()


def sentence_by_sentence(position: Any, random: Random) -> tuple[Any, int]:
    """The same luck, with every sentence said and checked."""
    plies = 0
    while (question := position.question) is not None:
        seat = question.waiting[0]
        moves = question.moves_of(seat)
        move = pick(question, random) if seat == CHANCE else moves[int(random.random() * len(moves))]
        position = play(position, move, seat)
        plies += 1
    return position, plies


@pytest.mark.parametrize("key", [*games(), "pig", "kuhn", "rock_paper_scissors"])
def test_a_blind_playout_is_what_saying_every_sentence_would_be(key: str) -> None:
    toys = {"pig": pig.GAME, "kuhn": kuhn.GAME, "rock_paper_scissors": rock_paper_scissors.GAME}
    game = toys.get(key) or find(key)
    for seed in range(4):
        own = copy(game.start())
        plies = play_at_random(own, Random(seed))
        assert (own, plies) == sentence_by_sentence(game.start(), Random(seed))


def test_a_blind_playout_keeps_what_a_seat_has_chosen_in_secret() -> None:
    begun = play(rock_paper_scissors.GAME.start(), "throw rock", 1)
    for seed in range(9):
        own = copy(begun)
        plies = play_at_random(own, Random(seed))
        assert (own, plies) == sentence_by_sentence(begun, Random(seed))


def test_a_blind_playout_takes_every_way() -> None:
    """Games of every possible length come up: no move is left out."""
    lengths = Counter(play_at_random(copy(tic_tac_toe.GAME.start()), Random(seed)) for seed in range(400))
    assert set(lengths) == {5, 6, 7, 8, 9}


def test_a_game_without_an_end_is_given_up_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.bots.playout.PLIES_PER_GAME", 3)
    with pytest.raises(Refused, match="has not ended after 3 sentences"):
        play_at_random(copy(tic_tac_toe.GAME.start()), Random(0))
    with pytest.raises(Refused, match="has not ended after 3 sentences"):
        play_to_end(tic_tac_toe.GAME, tic_tac_toe.GAME.start(), [RandomBot(Random(0))] * 2, Random(0))
