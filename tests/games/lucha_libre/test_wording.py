"""What the table and the story say, also after numbers have been changed."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.lucha_libre import GAME
from ludarium.games.lucha_libre.position import MOVES
from ludarium.games.lucha_libre.scene import ACTIONS
from ludarium.games.lucha_libre.wording import (
    action_says,
    die_says,
    energy_says,
    move_says,
    panel_lines,
    round_line,
    status,
    status_line,
    summary,
    usable_moves,
)
from ludarium.kernel import Event, view
from ludarium.texts import Texts, texts

from .ll_table import fight, say, table

EN, FR = texts(GAME, "en"), texts(GAME, "fr")
WAVE = table("2 2 5", "3 5 6", at="wave")
OVER = table("1 1 3", "1 3 4", fans=(40, 3), round=12)


def story_of(key: str, story: list[Event]) -> list[str]:
    """The sentences of one kind, in English."""
    return [EN.event(event) for event in story if event.key == key]


# --- The story -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LL-20")
@pytest.mark.parametrize(("fans", "cost"), [(0, 1), (1, 2), (4, 5)])
def test_who_cannot_pay_a_reroll_may_still_have_fans(fans: int, cost: int) -> None:
    story: list[Event] = []
    table("2 2 5", "3 5 6", at="wave", fans=(fans, 10), reroll_cost=cost, story=story)
    assert story_of("broke", story) == ["Blue Demon cannot pay for a reroll and stands with 2 2 5."]


@pytest.mark.rule("LL-46")
@pytest.mark.parametrize(
    ("level", "cost", "told"),
    [
        (1, 1, "1 missing level costs 1 fan. 9 left."),
        (1, 3, "1 missing level costs 3 fans. 7 left."),
        (0, 1, "2 missing levels cost 2 fans. 8 left."),
    ],
)
def test_a_shortfall_is_told_with_the_fans_it_cost(level: int, cost: int, told: str) -> None:
    story: list[Event] = []
    fight(table("1 1 1", "1 3", energy=(4, level), shortfall_cost=cost), "triple", story=story)
    assert story_of("shortfall", story) == [f"El Santo has nothing left to lose: {told}"]


@pytest.mark.rule("LL-47")
@pytest.mark.parametrize(("level", "missing"), [(1, "1 missing level"), (0, "2 missing levels")])
def test_a_shortfall_without_fans_is_told_too(level: int, missing: str) -> None:
    story: list[Event] = []
    fight(table("1 1 1", "1 3", energy=(4, level), fans=(10, 0)), "triple", story=story)
    told = f"El Santo has nothing left to lose: {missing}, but no fans left to pay with."
    assert story_of("shortfall", story) == [told]


@pytest.mark.rule("LL-57", "LL-58", "LL-61")
@pytest.mark.parametrize(
    ("fans", "english", "french"),
    [
        ((40, 3), "The crowd roars: the blue team has won the hall over.", "l’équipe bleue a conquis la salle."),
        ((3, 37), "The crowd roars: the silver team has won the hall over.", "l’équipe d’argent a conquis la salle."),
        (
            (38, 39),
            "Both teams have won the hall over; the silver team has more fans and wins.",
            "Les deux équipes ont conquis la salle\u00a0; l’équipe d’argent a plus de fans et gagne.",
        ),
        (
            (9, 3),
            "The bell rings: the blue team has more fans and wins.",
            "La cloche sonne\u00a0: l’équipe bleue a plus de fans et gagne.",
        ),
        ((7, 7), "The bell rings, and the hall is split in two equal halves: a draw.", "partie nulle."),
    ],
)
def test_the_end_is_told_with_its_reason_and_its_winner(fans: tuple[int, int], english: str, french: str) -> None:
    story: list[Event] = []
    table("1 1 3", "1 3 4", fans=fans, round=60, story=story)
    blue, silver = fans
    assert story_of("ended", story) == [f"{english} After 60 rounds: blue team {blue}, silver team {silver}."]
    assert f"{french} Après 60 manches" in FR.event(story[-1])


def test_moves_are_named_in_a_sentence() -> None:
    grammar = GAME.grammar(GAME.setup())
    assert EN.move(grammar, "perform triple_f show_off") == "Perform “Triple F” “Show Off”"
    assert FR.move(grammar, "perform sequence_2 change") == "Porter «\u00a0Suite de 2\u00a0» «\u00a0Relais\u00a0»"


def test_in_french_a_change_has_one_name() -> None:
    names = {FR(key) for key in ("scene-name-change", "scene-short-change")}
    assert names == {"Relais"}
    for key in ("name-change", "scene-move-change", "rule-change_fans", "rule-change_limit", "LL-31", "LL-39", "LL-R6"):
        assert "relais" in FR(key).casefold()
        assert "changement" not in FR(key).casefold()


# --- The table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        (0, "Blue Demon stands here: 2 dice."),
        (1, "Blue Demon stands here: 2 dice. This is the lowest space: every further level lost costs 1 fan."),
        (3, "Blue Demon stands here: 2 dice. This is the lowest space: every further level lost costs 3 fans."),
    ],
)
def test_the_lowest_space_says_what_a_loss_costs(cost: int, words: str) -> None:
    g = table(at="throw", shortfall_cost=cost)
    assert energy_says(g, "demon", 0, 0, EN) == words
    assert ("cost fans" in energy_says(g, "demon", 0, 3, EN)) is (cost > 0)
    assert energy_says(g, "demon", 1, 1, EN) == "Blue Demon stands here: 2 dice."


def test_one_fan_is_one_fan() -> None:
    seen = view(GAME, table(at="wave", fans=(1, 2)), 0)
    assert "Blue Demon (1 fan, 3 dice) against El Santo (2 fans, 3 dice)" in summary(seen, EN)
    assert "Blue Demon (1 fan, 3 dés) contre El Santo (2 fans, 3 dés)" in summary(seen, FR)


def test_a_die_of_another_team_is_named_by_its_wrestler() -> None:
    for seat, name, other in ((0, "El Santo", 1), (1, "Blue Demon", 0), (None, "El Santo", 1), (None, "Blue Demon", 0)):
        assert die_says(view(GAME, WAVE, seat), other, 5, False, EN) == f"A die of {name} showing 5."


@pytest.mark.parametrize("goal", [20, 37])
@pytest.mark.parametrize(("seat", "picks"), [(0, True), (1, False), (None, False)])
def test_only_who_is_asked_is_told_to_pick_dice_in_the_first_round(seat: int | None, picks: bool, goal: int) -> None:
    g = say(table("2 2 5", "3 5 6", at="wave", fans_goal=goal), "1: stand", "0: reroll 2", "roll 2")
    [line] = panel_lines(view(GAME, g, seat), EN)
    assert ("pick dice" in line) is picks
    assert line.endswith(f" Whoever has {goal} fans at the end of a round wins the fight.")


def test_performances_keep_the_space_of_their_language() -> None:
    seen = view(GAME, table("5 5 5", "1 3 4"), 0)
    assert panel_lines(seen, EN)[0] == "Triple F: +5 −2 −1"
    assert panel_lines(seen, FR)[0] == "Triple F\u00a0: +5 −2 −1"


@pytest.mark.parametrize(("say_", "name"), [(EN, "Sequence 3"), (FR, "Suite de 3")])
def test_at_a_desk_moves_have_the_names_of_the_list(say_: Texts, name: str) -> None:
    """While they are chosen, while the choice is sealed, and when the round is over."""
    choosing = table("1 2 3", "3 5 6")
    assert say_("scene-name-sequence_3") == name
    assert panel_lines(view(GAME, choosing, 0), say_)[0].startswith(name)
    assert panel_lines(view(GAME, say(choosing, "0: perform sequence_3"), 0), say_) == [name]
    assert f" {name}. " in panel_lines(view(GAME, fight(choosing, "sequence_3"), 0), say_)[0]


@pytest.mark.parametrize(
    ("limit", "round_", "english", "french"),
    [
        (60, 50, "Round 50 / 60", "Manche 50 / 60"),
        (60, 51, "Round 51, 9 left", "Manche 51, reste 9"),
        (60, 59, "Round 59, 1 left", "Manche 59, reste 1"),
        (60, 60, "Round 60, the last", "Manche 60, ultime"),
        (7, 1, "Round 1, 6 left", "Manche 1, reste 6"),
        (0, 59, "Round 59", "Manche 59"),
    ],
)
def test_a_small_sheet_says_how_many_rounds_are_left(limit: int, round_: int, english: str, french: str) -> None:
    g = table("2 2 5", "3 5 6", at="wave", round=round_, round_limit=limit)
    assert (round_line(g, EN, True), round_line(g, FR, True)) == (english, french)


# --- Why something can be done, or not -----------------------------------------------------------------------------


def test_a_change_tells_all_its_effects() -> None:
    seen = view(GAME, table("1 2 5", "1 3 4", change_enemy=-3, change_own=2), 0)
    assert "fans −1, enemy energy −3, own energy +2; the team’s wrestlers trade places" in move_says(
        seen, 0, "change", EN
    )


@pytest.mark.parametrize(
    ("limit", "why"), [(0, "Nobody may change in this fight."), (1, "The dice allow it."), (2, "The dice allow it.")]
)
def test_a_forbidden_change_is_not_blamed_on_the_dice(limit: int, why: str) -> None:
    seen = view(GAME, table("1 2 5", "1 3 4", change_limit=limit), 0)
    assert move_says(seen, 0, "change", EN).endswith(why)
    assert move_says(seen, 0, "triple", EN).endswith("The dice do not allow it.")


def test_moves_are_explained_while_dice_are_thrown_again() -> None:
    assert move_says(view(GAME, WAVE, 0), 0, "show_off", EN).endswith("moves are chosen when both have stood.")


def test_after_the_end_everything_says_that_the_fight_is_over() -> None:
    won = fight(table("5 5 5", "6 6 6", fans=(36, 10)), "show_off")  # the dice still lie there
    for seat in (0, 1):
        seen = view(GAME, won, seat)
        assert usable_moves(seen, seat) == set()
        for move in MOVES:
            assert move_says(seen, seat, move, EN).endswith("The fight is over.")
        for verb in ACTIONS:
            assert action_says(seen, verb, False, EN).endswith("The fight is over.")


@pytest.mark.parametrize(
    ("g", "verb", "why"),
    [
        (say(WAVE, "0: stand"), "reroll", "You have chosen; the other one is still thinking."),
        (say(WAVE, "0: stand", "1: reroll 3", "roll 3"), "reroll", "You have stood."),
        (table(at="throw"), "stand", "This is not the time to reroll."),
        (WAVE, "perform", "Moves are chosen when both have stood."),
        (table("1 3 6", "3 5 6"), "pass", "Your dice allow no move."),
    ],
)
def test_a_verb_says_why_it_cannot_be_said(g: Any, verb: str, why: str) -> None:
    assert action_says(view(GAME, g, 0), verb, False, EN).endswith(why)


@pytest.mark.parametrize(
    ("g", "word", "line"),
    [
        (WAVE, "thinking…", "Is still thinking."),
        (say(WAVE, "0: stand"), "chosen", "Has chosen in secret."),
        (say(WAVE, "0: stand", "1: reroll 3", "roll 3"), "stands", "Has stood: these dice are final."),
        (table("1 3 6", "3 5 6"), "no move", "These dice allow no move."),
        (table(at="throw"), "", "Waits for the dice."),
        (OVER, "wins!", "The fight is over."),
    ],
)
def test_what_a_team_is_doing(g: Any, word: str, line: str) -> None:
    seen = view(GAME, g, 1)
    assert (status(seen, 0, EN), status_line(seen, 0, EN)) == (word, line)


def test_the_loser_has_not_won() -> None:
    assert status(view(GAME, OVER, 0), 1, EN) == ""
