"""Tests, combat, repair and manoeuvres: MM-26 to MM-52."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from ludarium.booklet import Journey
from ludarium.kernel import CHANCE

from .mm_table import combat, gauge, gauges, mark, moves, opened, owns, reason, says, small, table, tiny, told


def throws(g: Journey) -> dict[str, Fraction]:
    """The coins about to fall, with their odds."""
    assert g.question is not None
    assert g.question.seat == CHANCE  # type: ignore[union-attr]
    return g.question.chances()  # type: ignore[union-attr]


@pytest.mark.rule("MM-26", "MM-30")
def test_all_coins_of_the_skill_are_thrown() -> None:
    assert list(throws(says(table(at="5", t=2), "drive 1"))) == ["heads 0", "heads 1", "heads 2"]
    assert list(throws(says(table(at="5", t=3), "drive 1")))[-1] == "heads 3"


@pytest.mark.rule("MM-26", "MM-57", "MM-R7")
def test_three_coins_are_the_most() -> None:
    """Example 14: Scanner and Orientation 3."""
    assert list(throws(says(table(at="1", o=3, owns=("scanner",)), "drive 6")))[-1] == "heads 3"
    assert gauge(says(table(at="1", t=3, p=1), "drive 3", "choose tech"), "t") == 3


@pytest.mark.rule("MM-27")
@pytest.mark.parametrize(("heads", "parts"), [(0, 2), (1, 3), (2, 3)])
def test_enough_heads_succeed(heads: int, parts: int) -> None:
    assert gauge(says(table(at="5", t=2, p=1), "drive 1", f"heads {heads}"), "p") == parts


@pytest.mark.rule("MM-28")
def test_no_throw_with_difficulty_0_or_without_coins() -> None:
    test = {"test": "tech", "difficulty": 0, "success": [{"change": "fuel", "by": 2}], "failure": []}
    assert gauge(tiny([test]), "f") == 3
    unable = says(table(at="5", t=0, p=1), "drive 1")
    assert told(unable) == ["seen", "lost"]
    assert gauge(unable, "p") == 2
    sure = says(table(parameters={"easy_difficulty": 0}, tu=5, d=0), "manoeuvre easy")
    assert gauge(sure, "tu") == 4


@pytest.mark.rule("MM-29")
@pytest.mark.parametrize(("place", "to", "letter"), [("5", "1", "t"), ("0", "2", "d"), ("1", "6", "o")])
def test_each_test_uses_its_own_skill(place: str, to: str, letter: str) -> None:
    own: dict[str, Any] = {letter: 3}
    assert len(throws(says(table(at=place, **own), f"drive {to}"))) == 4
    others: dict[str, Any] = {other: 3 for other in "tod" if other != letter}
    assert len(throws(says(table(at=place, **others), f"drive {to}"))) == 2


@pytest.mark.rule("MM-27")
def test_odds_of_the_coins() -> None:
    three = throws(says(table(at="5", t=3), "drive 1"))
    assert list(three.values()) == [Fraction(1, 8), Fraction(3, 8), Fraction(3, 8), Fraction(1, 8)]


# --- combat -----------------------------------------------------------------------------------------------------


def sentinel(options: dict[str, str] | None = None, **letters: Any) -> Journey:
    """The sentinel of the watchtower, Cb 3, before the first throw."""
    return says(table(at="8", options=options, **letters), "drive 7", "choose fight")


def keeper(options: dict[str, str] | None = None, **letters: Any) -> Journey:
    """The toll-keeper, Cb 2."""
    return says(table(at="5", options=options, **letters), "drive 4", "choose fight")


def raider(options: dict[str, str] | None = None, **letters: Any) -> Journey:
    """The raider in white, Cb 1."""
    return says(table(at="5", options=options, **letters), "drive c", "choose fight")


@pytest.mark.rule("MM-31")
def test_a_round_throws_the_coins_of_tech() -> None:
    assert len(throws(sentinel(t=2))) == 3


@pytest.mark.rule("MM-32")
def test_won_at_a_price() -> None:
    """Example 3: TECH 2, C 3, Cb 1, one head: won, C 2."""
    g = says(raider(t=2, c=3), "heads 1")
    assert gauges(g, "c t p") == (2, 3, 2)


@pytest.mark.rule("MM-33", "MM-34")
def test_two_rounds() -> None:
    """Example 4: TECH 2, C 3, Cb 2, TU 6 (5 before the drive)."""
    g = says(keeper(t=2, c=3, tu=5), "heads 1")
    assert g.fight is not None
    assert g.fight.cb == 1
    assert gauges(g, "tu c") == (7, 2)
    g = says(g, "heads 2")
    assert gauges(g, "c t") == (2, 3)


@pytest.mark.rule("MM-33", "MM-R1")
def test_tails_or_heads_hurt() -> None:
    """Example 6."""
    g = says(keeper(t=2, c=3), "heads 0")
    assert gauges(g, "c tu") == (1, 2)
    assert g.fight is not None
    assert g.fight.cb == 2
    g = says(keeper(t=2, c=3, options={"combat_loss": "heads"}), "heads 0")
    assert gauges(g, "c tu") == (3, 2)
    g = says(keeper(t=2, c=3, options={"combat_loss": "heads"}), "heads 1")
    assert gauge(g, "c") == 2
    won = says(raider(t=2, c=3, options={"combat_loss": "heads"}), "heads 1")
    assert gauge(won, "c") == 2  # a won round costs the tails in either case


@pytest.mark.rule("MM-35")
def test_the_first_round_costs_no_time() -> None:
    assert gauge(says(raider(t=1, c=1, tu=5), "heads 1"), "tu") == 6  # the drive alone


@pytest.mark.rule("MM-36", "MM-R2")
def test_costly_victory() -> None:
    """Example 7."""
    g = says(raider(t=2, c=1, tu=4), "heads 1")
    assert gauges(g, "tu c t p") == (7, 1, 2, 1)
    assert told(g) == ["seen", "lost"]
    g = says(raider(t=2, c=1, tu=4, options={"costly_victory": "won"}), "heads 1")
    assert gauges(g, "tu c t p") == (5, 0, 3, 2)
    assert moves(g) == ("repair",)


@pytest.mark.rule("MM-36")
def test_combat_and_clock() -> None:
    """Example 10: on TU 20 a second round is defeat; falling to C 0 reads the lost list instead."""
    g = says(raider(t=1, c=2, tu=19), "heads 0")
    assert reason(g) == "erasers"
    assert (gauge(g, "c"), "lost" in told(g)) == (1, False)
    g = says(raider(t=1, c=1, tu=19), "heads 0")
    assert reason(g) == "erasers"
    assert told(g)[:2] == ["seen", "lost"]


@pytest.mark.rule("MM-37")
def test_a_combat_begun_without_combativeness_is_lost() -> None:
    g = says(table(at="4", trail=("7", "4"), c=1), "drive 7", "choose fight", "heads 0")
    assert gauge(g, "c") == 1
    weak = says(table(at="8"), "drive 7")
    weak = says(replace(weak, gauges=(*weak.gauges[:4], 0, *weak.gauges[5:])), "choose fight")
    assert told(weak) == ["seen", "lost"]
    assert gauge(weak, "c") == 1


@pytest.mark.rule("MM-38")
def test_nothing_but_the_throw_in_combat() -> None:
    g = sentinel(t=1, c=3, p=3)
    while g.fight is not None:
        assert all(move.startswith("heads") for move in moves(g))
        g = says(g, "heads 0")


@pytest.mark.rule("MM-41")
def test_without_coins_every_round_only_costs_time() -> None:
    g = sentinel(t=0, c=3, tu=10)
    assert reason(g) == "erasers"
    assert gauge(g, "c") == 3


@pytest.mark.rule("MM-42", "MM-64", "MM-74")
def test_one_list_is_read_and_the_journey_goes_on() -> None:
    won = says(sentinel(t=3, c=3), "heads 3")
    assert (mark(won, "keys"), gauge(won, "f")) == (1, 2)
    assert told(won) == ["seen", "won"]
    lost = says(sentinel(t=3, c=1, tu=0), "heads 2")
    assert told(lost) == ["seen", "lost"]
    assert gauges(lost, "tu c") == (4, 1)
    assert reason(lost) == ""
    assert any(move.startswith("drive") for move in moves(lost))


@pytest.mark.rule("MM-42")
def test_the_passage_goes_on_behind_a_combat() -> None:
    flee = {"cost": {}, "do": [{"text": "c"}]}
    lists: dict[str, Any] = {"won": [{"text": "a"}], "lost": [{"text": "b"}], "flee": flee}
    g = tiny([{"combat": "foe"}, {"change": "parts", "by": 2}], combats=combat(1, **lists))
    for sentences, text in ((("fight", "heads 1"), "a"), (("fight", "heads 0"), "b"), (("flee",), "c")):
        after = says(g, *sentences)
        assert told(after) == [text]
        assert gauge(after, "p") == 3


ORACLE = {  # chance to win a combat fought to the end, the clock left aside: TECH, Cb -> C 1, 2, 3, 4
    (1, 1): ("1/2", "3/4", "7/8", "15/16"),
    (1, 2): ("1/4", "1/2", "11/16", "13/16"),
    (1, 3): ("1/8", "5/16", "1/2", "21/32"),
    (2, 1): ("1/4", "3/4", "13/16", "15/16"),
    (2, 2): ("1/4", "3/8", "11/16", "3/4"),
    (2, 3): ("1/16", "5/16", "13/32", "21/32"),
    (3, 1): ("1/8", "1/2", "7/8", "57/64"),
    (3, 2): ("1/8", "1/2", "35/64", "45/64"),
    (3, 3): ("1/8", "11/64", "23/64", "21/32"),
}
FOES: dict[int, Callable[..., Journey]] = {1: raider, 2: keeper, 3: sentinel}


def winning(g: Journey) -> Fraction:
    """The exact chance that the list of the victory is read, every throw followed to its end."""
    if g.fight is None:
        return Fraction("won" in told(g))
    # With C above 0 a round may leave everything as it was (no heads and no tails never happens: coins are thrown).
    return sum((odds * winning(says(g, move)) for move, odds in throws(g).items()), Fraction(0))


@pytest.mark.rule("MM-32", "MM-33", "MM-36")
@pytest.mark.parametrize(("tech", "cb"), ORACLE)
def test_exact_chances_of_combat(tech: int, cb: int) -> None:
    for c, chance in enumerate(ORACLE[tech, cb], 1):
        assert winning(FOES[cb](t=tech, c=c)) == Fraction(chance)


@pytest.mark.rule("MM-36")
@pytest.mark.parametrize(("tech", "cb", "c", "chance"), [(2, 1, 1, "3/4"), (3, 1, 1, "7/8"), (3, 3, 2, "29/64")])
def test_exact_chances_when_a_costly_victory_is_one(tech: int, cb: int, c: int, chance: str) -> None:
    g = FOES[cb](options={"costly_victory": "won"}, t=tech, c=c)
    assert winning(g) == Fraction(chance)


# --- repair -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-43")
def test_repair_as_often_as_wanted() -> None:
    g = says(table(p=3, c=1), "repair", "repair", "repair")
    assert gauges(g, "p tu c") == (0, 3, 4)


@pytest.mark.rule("MM-44")
def test_no_repair_without_parts_or_at_the_maximum() -> None:
    assert "repair" not in moves(table(p=0))
    assert "repair" not in moves(table(c=6))
    assert "repair" in moves(table(c=5))


@pytest.mark.rule("MM-45")
def test_a_repair_on_20_is_defeat() -> None:
    g = says(table(tu=20), "repair")
    assert reason(g) == "erasers"
    assert gauge(g, "c") == 1


@pytest.mark.rule("MM-46", "MM-50", "MM-R6")
def test_after_a_manoeuvre_only_a_move() -> None:
    g = says(table(tu=5, f=3, p=3), "manoeuvre easy", "heads 1")
    assert all(move.startswith("drive ") for move in moves(g))
    assert "manoeuvre easy" in moves(says(g, "drive 5", "choose rest"))


@pytest.mark.rule("MM-50")
def test_as_many_manoeuvres_as_the_rules_of_the_match_allow() -> None:
    """With two for each departure the second is offered, a repair in between is not."""
    g = table(tu=9, f=3, p=3, parameters={"manoeuvres_per_departure": 2})
    once = says(g, "manoeuvre easy", "heads 1")
    assert "manoeuvre easy" in moves(once)
    assert "repair" not in moves(once)
    assert all(move.startswith("drive ") for move in moves(says(once, "manoeuvre easy", "heads 1")))


# --- manoeuvres -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-47", "MM-48", "MM-49")
def test_manoeuvre() -> None:
    """Example 5: F 2, Driving 3, TU 9."""
    g = says(table(at="5", f=2, d=3, tu=9), "manoeuvre hard")
    done = says(g, "heads 3")
    assert gauges(done, "f tu") == (1, 7)
    assert gauge(says(done, "drive 4"), "tu") == 8
    failed = says(g, "heads 2")
    assert gauges(failed, "f tu") == (1, 9)
    assert gauge(says(failed, "drive 4"), "tu") == 10
    easy = says(table(at="5", f=2, d=3, tu=9), "manoeuvre easy")
    assert gauges(says(easy, "heads 1"), "f tu") == (1, 8)
    assert gauges(says(easy, "heads 0"), "f tu") == (1, 9)


@pytest.mark.rule("MM-51")
def test_when_a_manoeuvre_is_offered() -> None:
    def offered(**letters: Any) -> list[str]:
        return [move for move in moves(table(**letters)) if move.startswith("manoeuvre")]

    assert offered(f=0, tu=5, d=3) == []
    assert offered(f=1, tu=0, d=3) == []
    assert offered(f=1, tu=5, d=0) == []
    assert offered(f=1, tu=5, d=2) == ["manoeuvre easy"]
    assert offered(f=1, tu=5, d=3) == ["manoeuvre easy", "manoeuvre hard"]


@pytest.mark.rule("MM-20")
def test_no_manoeuvre_without_combativeness() -> None:
    assert moves(table(c=0, f=3, tu=5, p=1)) == ("repair",)


@pytest.mark.rule("MM-6")
def test_a_manoeuvre_paid_with_time_may_be_the_end() -> None:
    raw = small([])
    raw["profile"]["departure"]["cost"] = {"fuel": 1, "tu": 1}
    assert gauge(says(opened(raw, tu=10, d=3), "manoeuvre hard"), "tu") == 11
    assert reason(says(opened(raw, tu=20, d=3), "manoeuvre hard")) == "erasers"


@pytest.mark.rule("MM-52")
def test_a_manoeuvre_on_20_lets_her_leave() -> None:
    """Example 8."""
    g = table(at="5", tu=20, f=1, d=1, c=1)
    assert "manoeuvre hard" not in moves(g)
    assert reason(says(g, "drive 4")) == "erasers"
    left = says(g, "manoeuvre easy", "heads 1", "drive 4")
    assert (left.at, gauge(left, "tu")) == ("4", 20)
    assert told(left) == ["seen"]


def test_owning_needs_giving() -> None:
    assert owns(says(table(at="0", t=1), "drive b", "heads 1"), "toolbox")
