"""The verbs of a rulebook: what is carried out when, and what the kernel refuses to carry out."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ludarium.kernel import (
    CHANCE,
    D6,
    Bag,
    Event,
    Position,
    Question,
    Refused,
    Rules,
    RulesError,
    is_chance,
    pick,
    play,
    proceed,
    seat_to_move,
)
from ludarium.kernel.play import begin
from toys import tic_tac_toe


class Diary(Position, kw_only=True):
    lines: tuple[str, ...] = ()


def write(g: Diary, line: str) -> None:
    g.lines += (line,)


def finish(g: Diary) -> None:
    g.end("done", (0,), (1.0,))


def stop(g: Diary) -> None:
    g.ask(0, ("go",), gone)


def gone(g: Diary, move: str) -> None:
    write(g, move)


def diary(*agenda: Any) -> Diary:
    g = Diary(rules=Rules(edition="plain", seats=1), agenda=agenda)
    begin(g)
    return g


# --- then --------------------------------------------------------------------------------------------------------


def test_steps_run_in_the_order_given_and_before_what_was_waiting() -> None:
    def chapter(g: Diary) -> None:
        write(g, "chapter")
        g.then((write, "one"), section, (write, "three"))

    def section(g: Diary) -> None:
        g.then((write, "two a"), (write, "two b"))

    g = diary((write, "preface"), chapter, (write, "index"), finish)
    assert g.lines == ("preface", "chapter", "one", "two a", "two b", "three", "index")


def test_two_calls_of_then_keep_their_order() -> None:
    def chapter(g: Diary) -> None:
        g.then((write, "one"))
        g.then((write, "two"))

    assert diary(chapter, (write, "three"), finish).lines == ("one", "two", "three")


def test_what_a_step_leaves_to_do_waits_for_the_answer() -> None:
    def chapter(g: Diary) -> None:
        g.then((write, "after"))
        stop(g)
        write(g, "before")

    g = diary(chapter, finish)
    assert g.lines == ("before",)
    assert play(g, "go").lines == ("before", "go", "after")


def test_what_an_answer_leads_to_comes_before_what_was_waiting() -> None:
    def answered(g: Diary, move: str) -> None:
        g.then((write, "because of the answer"))
        write(g, "the answer")

    def chapter(g: Diary) -> None:
        g.ask(0, ("go",), answered)

    g = diary(chapter, (write, "later"), finish)
    assert play(g, "go").lines == ("the answer", "because of the answer", "later")


def test_an_answer_may_ask_the_next_question() -> None:
    def again(g: Diary, move: str) -> None:
        write(g, "again")
        stop(g)

    def chapter(g: Diary) -> None:
        g.ask(0, ("go",), again)

    assert play(play(diary(chapter, finish), "go"), "go").lines == ("again", "go")


# --- ask, roll, draw, chance -------------------------------------------------------------------------------------


def test_arguments_travel_with_the_question() -> None:
    def answered(g: Diary, move: str, cell: str, number: int) -> None:
        write(g, f"{move} {cell} {number}")

    def chapter(g: Diary) -> None:
        g.ask(0, ("go",), answered, "c4", 2)

    assert play(diary(chapter, finish), "go").lines == ("go c4 2",)


def test_a_die_hands_the_rules_a_number() -> None:
    def rolled(g: Diary, face: int) -> None:
        write(g, str(face + 1))

    def chapter(g: Diary) -> None:
        g.roll(D6, rolled)

    g = diary(chapter, finish)
    assert is_chance(g)
    assert seat_to_move(g) == CHANCE
    assert play(g, "roll 5").lines == ("6",)


def test_a_draw_hands_the_rules_the_name_and_has_the_bags_odds() -> None:
    def drawn(g: Diary, name: str) -> None:
        write(g, name)

    def chapter(g: Diary) -> None:
        g.draw(Bag.of(["wind", "sun", "wind"]), drawn, verb="turn")

    g = diary(chapter, finish)
    assert isinstance(g.question, Question)
    assert {move: str(share) for move, share in g.question.chances().items()} == {"turn wind": "2/3", "turn sun": "1/3"}
    assert g.question.open
    assert play(g, "turn sun").lines == ("sun",)


def test_any_other_chance_states_its_weights() -> None:
    def chapter(g: Diary) -> None:
        g.chance({"rain": 1, "shine": 3}, gone)

    g = diary(chapter, finish)
    assert isinstance(g.question, Question)
    assert g.question.odds == (1, 3)
    assert play(g, "shine").lines == ("shine",)


def test_pick_uses_one_number_and_follows_the_odds() -> None:
    question = Question(CHANCE, ("rain", "shine"), gone, odds=(1, 3))
    random, counted = Random(5), Random(5)
    seen = [pick(question, random) for _ in range(4000)]
    for _ in range(4000):
        counted.random()
    assert random.random() == counted.random()
    assert 900 < seen.count("rain") < 1100
    even = Question(CHANCE, ("rain", "shine"), gone)
    assert 1900 < [pick(even, random) for _ in range(4000)].count("rain") < 2100


# --- tell and end ------------------------------------------------------------------------------------------------


def test_the_story_is_told_only_to_those_who_listen() -> None:
    def telling(g: Diary, move: str) -> None:
        g.tell("hunted", die=5, cell="c4", seen_by=(0,), reveals=True)

    def chapter(g: Diary) -> None:
        g.ask(0, ("go",), telling)

    g = diary(chapter, finish)
    story: list[Event] = []
    end = play(g, "go", story=story)
    assert story == [Event("hunted", {"die": 5, "cell": "c4"}, (0,), True)]
    assert end == play(g, "go")
    assert end.story is None


def test_the_end_stops_everything_at_once() -> None:
    def chapter(g: Diary) -> None:
        inner(g)
        write(g, "never, for the chapter has ended")

    def inner(g: Diary) -> None:
        g.then((write, "never, for the game is over"))
        g.end("dome", (0,), (6.0,))
        write(g, "never, for the line comes after the end")

    g = diary((write, "before"), chapter, (write, "never, for it was waiting"))
    assert g.lines == ("before",)
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.winners, g.outcome.scores) == ("dome", (0,), (6.0,))
    assert g.agenda == ()
    assert g.question is None
    assert seat_to_move(g) is None


def test_a_game_can_end_in_an_answer() -> None:
    def answered(g: Diary, move: str) -> None:
        finish(g)

    def chapter(g: Diary) -> None:
        g.ask(0, ("go",), answered)

    end = play(diary(chapter, (write, "never")), "go")
    assert end.outcome is not None
    assert end.lines == ()
    with pytest.raises(Refused, match=r"^The game is over; no move is possible any more\.$"):
        play(end, "go")


# --- Broken promises ---------------------------------------------------------------------------------------------


def asks_twice(g: Diary) -> None:
    stop(g)
    stop(g)


def asks_nothing(g: Diary) -> None:
    g.ask(0, (), gone)


def seals_nothing(g: Diary) -> None:
    g.seal({}, gone)


def seals_an_empty_choice(g: Diary) -> None:
    g.seal({0: ("go",), 1: ()}, gone)


def draws_from_an_empty_bag(g: Diary) -> None:
    g.draw(Bag(), gone)


def runs_in_a_circle(g: Diary) -> None:
    g.then(runs_in_a_circle)


def does_nothing(g: Diary) -> None:
    pass


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (asks_twice, "a step asked twice"),
        (asks_nothing, "a question without an answer"),
        (seals_nothing, "a question without an answer"),
        (seals_an_empty_choice, "a question without an answer"),
        (draws_from_an_empty_bag, "a question without an answer"),
        (runs_in_a_circle, "the rules run in a circle"),
        (does_nothing, "nothing is left to do and nobody is asked anything"),
    ],
    ids=lambda part: part.__name__ if callable(part) else "",
)
def test_rules_that_break_a_promise(step: Callable[[Diary], None], says: str) -> None:
    with pytest.raises(RulesError, match=says):
        diary(step)


# --- Values ------------------------------------------------------------------------------------------------------


def test_play_leaves_the_position_as_it_was() -> None:
    start = tic_tac_toe.GAME.start()
    twin = tic_tac_toe.GAME.start()
    after = play(start, "mark b2")
    assert start == twin
    assert after != start


def test_proceed_works_on_the_position_itself_and_not_at_all_when_refused() -> None:
    board = tic_tac_toe.GAME.start()
    wanted = play(board, "mark b2")
    proceed(board, "mark b2")
    assert board == wanted
    with pytest.raises(Refused):
        proceed(board, "mark b2")
    assert board == wanted


def test_an_illegal_move_is_refused_with_what_is_possible() -> None:
    board = play(tic_tac_toe.GAME.start(), "mark b2")
    sentence = f"'mark b2' is not possible now; possible: {', '.join(board.free)}."
    with pytest.raises(Refused, match=f"^{re.escape(sentence)}$") as refusal:
        play(board, "mark b2")
    assert refusal.value.reason == "illegal_move"
