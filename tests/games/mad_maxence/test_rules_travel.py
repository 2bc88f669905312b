"""Gauges, setup, turn and movement: MM-1 to MM-25."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from booklet.titles import nothing_unread_is_shown
from ludarium.games.mad_maxence import GAME
from ludarium.kernel import CHANCE
from ludarium.testing.cases import walk

from .mm_table import (
    gauge,
    gauges,
    kinds,
    moves,
    opened,
    owns,
    reason,
    says,
    small,
    start,
    table,
    tiny,
    told,
)


@pytest.mark.rule("MM-1")
def test_one_seat_and_only_the_coins_are_chance() -> None:
    assert GAME.content.about.seats == (1, 1)
    for seed in range(20):
        taken = walk(GAME, GAME.setup(), str(seed))
        assert {move.split()[0] for seat, move in taken.said if seat == CHANCE} <= {"heads"}
        assert {seat for seat, _ in taken.said} <= {0, CHANCE}


@pytest.mark.rule("MM-2")
def test_gains_stop_at_the_maximum_and_losses_at_0() -> None:
    oasis = table(at="0", f=6, p=5)
    assert gauges(says(oasis, "drive 5", "choose trade"), "f p") == (6, 6)
    mines = table(at="9", c=1)
    assert gauge(says(mines, "drive e", "heads 0"), "c") == 0


@pytest.mark.rule("MM-3")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    """Example 15: at the toll barrier with no fuel, or with no part."""
    both: tuple[dict[str, Any], ...] = ({"f": 0, "p": 3}, {"f": 3, "p": 0})
    for letters in both:
        g = says(table(at="5", **letters), "drive 4")
        assert moves(g) == ("choose fight", "choose detour")
    g = says(table(at="5", f=1, p=1), "drive 4")
    assert moves(g) == ("choose fight", "choose pay", "choose detour")
    assert gauges(says(g, "choose pay"), "f p") == (0, 0)


@pytest.mark.rule("MM-4", "MM-R3")
def test_losing_time_moves_the_marker_forward() -> None:
    assert gauge(says(table(at="5", tu=7), "drive 4", "choose detour"), "tu") == 7 + 1 + 2
    assert gauge(says(table(tu=7, p=1, c=1), "repair"), "tu") == 8


@pytest.mark.rule("MM-5")
def test_time_moves_back_never_under_0() -> None:
    assert gauge(says(table(at="9", tu=0, d=3), "drive e", "heads 2"), "tu") == 0
    assert gauge(says(table(at="9", tu=10, d=3), "drive e", "heads 2"), "tu") == 9
    assert gauge(says(table(tu=1, d=3), "manoeuvre hard", "heads 3"), "tu") == 0


@pytest.mark.rule("MM-6", "MM-R4")
def test_standing_on_20_is_safe_and_passing_it_is_the_end() -> None:
    """Also example 11: at the wreck yard with TU 20 the part is still gained, then the clock runs out."""
    there = says(table(at="5", tu=19), "drive 1")
    assert gauge(there, "tu") == 20
    assert reason(there) == ""
    lost = says(there, "heads 0")
    assert reason(lost) == "erasers"
    assert gauges(lost, "tu p") == (20, 2)


@pytest.mark.rule("MM-6")
def test_nothing_of_a_passage_follows_a_defeat_by_the_clock() -> None:
    tower = says(table(at="8", tu=18, c=1), "drive 7", "choose fight", "heads 0")
    assert reason(tower) == "erasers"  # the lost list spends three, and the health it gives afterwards is not given
    assert gauge(tower, "c") == 0


@pytest.mark.rule("MM-7", "MM-R13")
def test_setup_of_the_gauges() -> None:
    assert gauges(start(), "tu o d t p f c") == (0, 1, 1, 1, 1, 1, 1)


@pytest.mark.rule("MM-8", "MM-9", "MM-11", "MM-R9")
def test_the_prologue_is_read_at_0_and_every_road_is_open() -> None:
    g = start()
    assert (g.at, g.trail, g.came_from) == ("0", ("0",), "")
    assert told(g) == ["prologue"]
    assert gauge(g, "tu") == 0
    assert [move for move in moves(g) if move.startswith("drive")] == [f"drive {x}" for x in ("2", "3", "5", "a", "b")]


@pytest.mark.rule("MM-10")
def test_no_equipment_at_the_start_but_its_names_are_known() -> None:
    g = start("campaign")
    assert g.equipment == ()
    assert g.story_of.equipment == ("toolbox", "scanner")


@pytest.mark.rule("MM-12")
def test_a_turn_in_its_order() -> None:
    g = says(table(at="8", tu=3, t=1), "drive 2")
    assert kinds(g) == ["spent", "arrived", "read"]
    g = says(g, "heads 1")
    assert moves(g)[:2] == ("repair", "manoeuvre easy")
    g = says(g, "repair", "manoeuvre easy", "heads 0")
    assert all(move.startswith("drive ") for move in moves(g))


@pytest.mark.rule("MM-13")
def test_leaving_with_20_is_defeat_and_nothing_is_read() -> None:
    g = says(table(at="5", tu=20), "drive 4")
    assert reason(g) == "erasers"
    assert g.at == "5"
    assert "arrived" not in kinds(g)


@pytest.mark.rule("MM-14")
def test_offered_are_open_roads_and_hidden_neighbours() -> None:
    g = table(at="1")
    assert moves(g)[1:] == tuple(f"drive {x}" for x in ("3", "5", "6", "b", "c", "f"))
    adventure = g.story_of
    road = next(at for at, road in enumerate(adventure.roads) if road.key == "1-5")
    closed = says(msgspec.structs.replace(g, closed=(road,), revealed=("B", "F")), "repair")
    assert [move for move in moves(closed) if "drive" in move] == [f"drive {x}" for x in ("3", "6", "b", "f")]


@pytest.mark.rule("MM-15")
@pytest.mark.parametrize("place", "0123456789")
def test_a_is_offered_from_its_neighbours_only(place: str) -> None:
    """Example 1."""
    assert ("drive a" in moves(table(at=place))) == (place in "02458")
    assert "drive a" not in moves(table(at=place, came_from="A"))


@pytest.mark.rule("MM-16")
def test_a_letter_leads_back_to_its_neighbours() -> None:
    g = table(at="A", came_from="5")
    assert [move for move in moves(g) if "drive" in move] == [f"drive {x}" for x in "0248"]


@pytest.mark.rule("MM-17", "MM-18", "MM-R8")
def test_no_turning_back() -> None:
    """Example 2: 2, then 5: back to 2 only by a round trip."""
    at_2 = says(table(at="0"), "drive 2", "heads 1")
    at_5 = says(at_2, "drive 5", "choose rest")
    assert "drive 2" not in moves(at_5)
    assert "drive 2" in moves(says(at_5, "drive 8", "heads 0"))
    assert "drive 2" in moves(says(at_5, "drive 0"))
    at_a = says(at_5, "drive a", "heads 0")
    assert "drive 5" not in moves(at_a)
    assert "drive a" not in moves(says(at_a, "drive 8", "heads 0"))


@pytest.mark.rule("MM-17")
def test_back_to_the_gate_takes_three_moves() -> None:
    """Example 13."""
    g = says(table(at="7", c=3), "drive 9", "heads 0")
    assert [move for move in moves(g) if "drive" in move] == ["drive 6", "drive e"]
    at_6 = says(g, "drive 6", "heads 1")
    assert "drive 9" not in moves(at_6)
    assert "drive 9" in moves(says(at_6, "drive e", "heads 0"))


@pytest.mark.rule("MM-19", "MM-R10")
def test_the_way_back_is_offered_when_nothing_else_is_open() -> None:
    g = table(at="3", came_from="0")
    roads = tuple(at for at, road in enumerate(g.story_of.roads) if "3" in (road.a, road.b) and road.key != "0-3")
    stuck = says(msgspec.structs.replace(g, closed=roads), "repair")
    assert [move for move in moves(stuck) if "drive" in move] == ["drive 0"]


@pytest.mark.rule("MM-20", "MM-21")
def test_without_combativeness_only_a_repair_is_offered() -> None:
    """Example 9: at the canyon with C 1, P 1, TU 19 the test fails."""
    g = says(table(at="0", tu=18, c=1, p=1, f=3), "drive 2", "heads 0")
    assert gauges(g, "tu c p") == (19, 0, 1)
    assert moves(g) == ("repair",)
    mended = says(g, "repair")
    assert gauges(mended, "tu c p") == (20, 1, 0)
    assert reason(says(table(at="0", tu=19, c=1, p=1), "drive 2", "heads 0", "repair")) == "erasers"


@pytest.mark.rule("MM-21", "MM-R5")
def test_stranded_without_parts() -> None:
    assert reason(says(table(at="0", c=1, p=0), "drive 2", "heads 0")) == "stranded"


@pytest.mark.rule("MM-21")
def test_equipment_that_gives_combativeness_saves_from_being_stranded() -> None:
    g = table(at="0", c=0, p=0, owns=("canteen",), adventure="2")
    assert moves(g) == ("use canteen",)
    assert gauge(says(g, "use canteen"), "c") == 2


@pytest.mark.rule("MM-21")
@pytest.mark.parametrize(
    ("do", "offered"),
    [
        ([{"set": "combativeness", "to": 3}], True),
        ([{"if": {"tu_at_most": 20}, "then": [{"change": "combativeness", "by": 2}]}], True),
        ([{"if": {"tu_at_least": 9}, "then": [{"change": "combativeness", "by": 2}]}], False),
        ([{"change": "combativeness", "by": 1}, {"change": "combativeness", "by": -1}], False),
        ([{"set": "combativeness", "to": 0}], False),
        ([{"change": "parts", "by": 1}], False),
    ],
)
def test_without_combativeness_only_equipment_that_gives_some(do: list[dict[str, Any]], offered: bool) -> None:
    raw = small([{"give": "canteen"}, {"change": "combativeness", "by": -1}])
    raw["equipment"]["canteen"]["do"] = do
    assert moves(opened(raw, p=1)) == (("repair", "use canteen") if offered else ("repair",))
    assert reason(opened(raw, p=0)) == ("" if offered else "stranded")


@pytest.mark.rule("MM-22")
def test_combativeness_0_does_not_interrupt_a_passage() -> None:
    """At the depot the canister comes before the burn; the other way round it is still given."""
    g = says(table(at="5", c=1, f=1, p=1), "drive 8", "heads 0")
    assert gauges(g, "f c") == (2, 0)
    behind = tiny([{"change": "combativeness", "by": -1}, {"text": "a"}, {"change": "fuel", "by": 2}])
    assert gauges(behind, "c f") == (0, 3)
    assert told(behind) == ["a"]
    lost = says(table(at="5", c=1, p=2, t=1), "drive c", "choose fight", "heads 0")
    assert gauge(lost, "c") == 1  # the list of a lost combat is read with C 0 and raises it again


@pytest.mark.rule("MM-23")
def test_a_choice_is_made_before_anything_after_it_is_known() -> None:
    g = says(table(at="2"), "drive 5")
    assert told(g) == ["seen"]
    assert gauges(g, "c f p") == (1, 1, 1)
    assert told(says(g, "choose rest")) == ["seen", "rest"]


@pytest.mark.rule("MM-24")
@pytest.mark.parametrize("adventure", ["1", "2", "3"])
def test_nothing_unread_in_any_view_or_drawing(adventure: str) -> None:
    nothing_unread_is_shown(GAME, {"adventure": adventure}, games=3)


@pytest.mark.rule("MM-25", "MM-R11")
def test_the_repeat_rule_decides_what_is_read_again() -> None:
    assert told(table(at="0")) == []
    assert told(says(table(at="0", trail=("5", "0")), "drive 5")) == ["again"]
    assert told(says(table(at="7", trail=("9", "7"), o=1), "drive 9", "heads 0")) == ["seen", "lost"]
    assert told(says(table(at="0", trail=("A", "0")), "drive a", "heads 0")) == ["seen", "lost"]
    assert told(says(table(at="0", trail=("A", "0"), marks={"bunker_done": 1}), "drive a")) == ["again"]


def test_nothing_is_owned_that_was_not_given() -> None:
    assert not owns(start(), "toolbox")
