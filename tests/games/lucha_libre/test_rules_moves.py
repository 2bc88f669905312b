"""LL-26 to LL-40: choosing moves, and the moves themselves."""

from __future__ import annotations

import pytest

from ludarium.games.lucha_libre import GAME
from ludarium.games.lucha_libre.position import Lucha
from ludarium.games.lucha_libre.rules import totals
from ludarium.kernel import HIDDEN, Event, Question, Refused, Sealed, play, view

from .ll_table import fight, performs, rules, say, table, told

FIVE = (7, 7)  # levels that give five dice


@pytest.mark.rule("LL-26")
def test_moves_are_chosen_sealed_and_at_the_same_time() -> None:
    g = table("5 5 5", "3 5 6")
    assert isinstance(g.question, Sealed)
    g = say(g, "1: perform sequence_2 show_off")
    seen = view(GAME, g, 0)
    assert seen.table.question.chosen == {1: HIDDEN}
    assert (g.fans, g.moves) == ((10, 10), ((), ()))
    assert say(g, "0: pass").fans == (10, 12)


@pytest.mark.rule("LL-27")
def test_a_die_serves_one_move() -> None:
    g = table("4 5 6", "3 5 6")
    assert "sequence_2 show_off" in performs(g, 0)  # 4 6 and 5
    assert "sequence_2 show_off" in performs(g, 1)  # 3 5 and 6
    assert performs(table("1 2 3", "1 3 4"), 0) == {"sequence_3", "change", ""}  # never both: 1 and 2 are shared
    with pytest.raises(Refused):
        play(table("1 2 3", "1 3 4"), "perform sequence_3 change")


@pytest.mark.rule("LL-28")
def test_several_moves_and_the_same_one_several_times() -> None:
    found = performs(table("4 4 5 6 6", "1 3 4", energy=FIVE), 0)
    assert {"sequence_2 sequence_2 show_off", "sequence_2 sequence_2"} <= found
    assert "show_off show_off" not in found  # one 5 only
    assert "sequence_2 sequence_2 show_off" not in performs(table("4 4 5 5 6", "1 3 4", energy=FIVE), 0)


@pytest.mark.rule("LL-29")
def test_no_move_is_forced() -> None:
    assert {"", "show_off"} <= performs(table("5 5 5", "1 3 4"), 0)
    story: list[Event] = []
    g = fight(table("5 5 5", "1 3 4"), story=story)
    assert (g.fans, g.energy) == ((10, 10), (2, 2))
    assert told(story, "passed") == [{"wrestler": "demon"}]


@pytest.mark.rule("LL-30")
@pytest.mark.parametrize(
    ("wrestler", "moves"),
    [
        ("demon", {"show_off", "sequence_2", "sequence_2 show_off", ""}),  # F 5, sequence 4 6
        ("bulldog", {"sequence_2", ""}),  # F 3, sequence 5 6
    ],
)
def test_only_the_moves_of_the_ring_wrestler_count(wrestler: str, moves: set[str]) -> None:
    assert performs(table("4 5 6", "1 3 4", ring=(wrestler, "santo")), 0) == moves


@pytest.mark.rule("LL-31")
def test_a_team_changes_once_a_round_at_most() -> None:
    assert performs(table("1 1 2 2", "1 3 4"), 0) == {"change", ""}
    assert performs(table("1 1 2 2", "1 3 4", change_limit=2), 0) == {"change", "change change", ""}
    assert table("1 1 2 2", "1 3 4", change_limit=0).round == 2  # nothing is possible, so nobody was asked


@pytest.mark.rule("LL-32")
def test_who_can_perform_nothing_passes_unasked() -> None:
    g = table("5 5 5", "1 3 4")
    assert isinstance(g.question, Question)
    assert g.question.seat == 0
    story: list[Event] = []
    fight(g, "triple_f", story=story)
    assert [event["wrestler"] for event in told(story, "unable")] == ["santo"]
    assert told(story, "passed") == []
    assert table("1 3 3", "1 3 4").round == 2


def changes(g: Lucha) -> tuple[int, int, int]:
    """What blue did: fans, enemy energy, own energy (levels 4 and 4 before, 10 fans each)."""
    return g.fans[0] - 10, g.energy[1] - 4, g.energy[0] - 4


EFFECTS = [
    pytest.param("triple_f", "5 5 5", (5, -2, -1), marks=pytest.mark.rule("LL-33")),
    pytest.param("show_off", "5 1 1", (1, 0, 1), marks=pytest.mark.rule("LL-34")),
    pytest.param("sequence_2", "4 6 6", (1, -1, 0), marks=pytest.mark.rule("LL-35")),
    pytest.param("sequence_3", "1 2 3", (2, -1, 0), marks=pytest.mark.rule("LL-36")),
    pytest.param("sequence_4", "1 2 3 4", (4, -2, -1), marks=pytest.mark.rule("LL-37")),
    pytest.param("triple", "2 2 2", (3, -2, -1), marks=pytest.mark.rule("LL-38")),
    pytest.param("change", "1 2 6", (-1, 0, 0), marks=pytest.mark.rule("LL-39")),
]


@pytest.mark.parametrize(("move", "dice", "effect"), EFFECTS)
def test_what_a_move_does(move: str, dice: str, effect: tuple[int, int, int]) -> None:
    """Performed by Blue Demon against a wrestler who can do nothing."""
    g = fight(table(dice, "1 3 4", energy=(4, 4)), move)
    if move == "change":
        assert (g.fans[0], g.rest_energy[0], g.energy[1]) == (9, 4, 4)
    else:
        assert changes(g) == effect
    assert totals(rules(), (move,)) == effect


WRESTLERS = ("demon", "bulldog", "santo", "cavernario")


def who_can(move: str, dice: str) -> set[str]:
    """The wrestlers who can perform a move with these dice."""
    able = set()
    for name in WRESTLERS:
        seat = WRESTLERS.index(name) // 2
        ring = (name, "santo") if seat == 0 else ("demon", name)
        dull = "1 3 3" if seat else "1 1 3"
        g = table(dice, dull, ring=ring, energy=(4, 4)) if seat == 0 else table(dull, dice, ring=ring, energy=(4, 4))
        if g.round == 1 and move in performs(g, seat):
            able.add(name)
    return able


@pytest.mark.rule("LL-33")
@pytest.mark.parametrize(("face", "name"), [(5, "demon"), (3, "bulldog"), (6, "santo"), (4, "cavernario")])
def test_triple_f_is_three_of_the_own_number(face: int, name: str) -> None:
    assert who_can("triple_f", f"{face} {face} {face}") == {name}


@pytest.mark.rule("LL-34")
@pytest.mark.parametrize(("face", "name"), [(5, "demon"), (3, "bulldog"), (6, "santo"), (4, "cavernario")])
def test_show_off_is_one_die_of_the_own_number(face: int, name: str) -> None:
    assert who_can("show_off", f"1 1 {face}") == {name}


@pytest.mark.rule("LL-35")
def test_sequence_of_two() -> None:
    assert who_can("sequence_2", "4 6") == {"demon"}
    assert who_can("sequence_2", "5 6") == {"bulldog", "cavernario"}
    assert who_can("sequence_2", "3 5") == {"santo"}


@pytest.mark.rule("LL-36")
def test_sequence_of_three() -> None:
    assert who_can("sequence_3", "1 2 3") == {"demon", "cavernario"}
    assert who_can("sequence_3", "1 2 4") == {"santo", "bulldog"}
    assert who_can("sequence_3", "2 3 4") == set()


@pytest.mark.rule("LL-37")
def test_sequence_of_four_is_everybodys() -> None:
    assert who_can("sequence_4", "1 2 3 4") == set(WRESTLERS)
    assert who_can("sequence_4", "2 3 4 5") == set()


@pytest.mark.rule("LL-38")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_triple_is_never_of_the_own_number(face: int) -> None:
    lucky = {"demon": 5, "bulldog": 3, "santo": 6, "cavernario": 4}
    assert who_can("triple", f"{face} {face} {face}") == {name for name in WRESTLERS if lucky[name] != face}


@pytest.mark.rule("LL-39")
def test_change_is_one_and_two_and_swaps_at_the_end_of_the_round() -> None:
    assert who_can("change", "1 2") == set(WRESTLERS)
    g = fight(table("1 2", "1 3", energy=(1, 1), rest_energy=(5, 2)), "change")
    assert (g.in_ring, g.resting) == (("bulldog", "santo"), ("demon", "cavernario"))
    assert (g.energy, g.rest_energy, g.fans) == ((6, 1), (1, 3), (9, 10))


@pytest.mark.rule("LL-40")
def test_a_change_is_possible_without_fans() -> None:
    alone = fight(table("1 2 5", "1 3 4", fans=(0, 10)), "change")
    assert (alone.fans[0], alone.in_ring[0]) == (0, "bulldog")
    paid = fight(table("1 2 5", "1 3 4", fans=(0, 10)), "show_off change")
    assert (paid.fans[0], paid.in_ring[0]) == (0, "bulldog")
