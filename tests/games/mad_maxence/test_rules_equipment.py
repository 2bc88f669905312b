"""Flight and equipment: MM-39, MM-40, MM-53 to MM-61."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.booklet import Journey

from .mm_table import choice, combat, gauge, gauges, kinds, moves, owns, reason, says, table, tiny

FLIGHT = {"cost": {"fuel": 1}, "when": "each_round", "do": [{"change": "parts", "by": 1}]}


def foe(cb: int, flee: dict[str, Any] | None = None, equipment: tuple[str, ...] = (), **letters: Any) -> Journey:
    """A combat right at the start, with equipment given first."""
    first: list[dict[str, Any]] = [{"give": key} for key in equipment]
    fields = {"flee": flee} if flee else {}
    return tiny([*first, {"combat": "foe"}], given=letters, combats=combat(cb, **fields))


@pytest.mark.rule("MM-39")
def test_flight_before_each_round_or_before_the_first() -> None:
    g = foe(3, FLIGHT, c=5, f=2)
    assert moves(g) == ("fight", "flee")
    second = says(g, "fight", "heads 0")
    assert moves(second) == ("fight", "flee")
    away = says(second, "flee")
    assert gauges(away, "f p") == (1, 2)
    assert away.fight is None
    first_only = says(foe(3, FLIGHT | {"when": "before"}, c=5, f=2), "fight", "heads 0")
    assert moves(first_only) == ("heads 0", "heads 1")


@pytest.mark.rule("MM-39")
def test_no_flight_where_none_is_printed_or_payable() -> None:
    assert moves(foe(3, None, c=5)) == ("heads 0", "heads 1")
    assert moves(foe(3, FLIGHT, c=5, f=0)) == ("heads 0", "heads 1")


@pytest.mark.rule("MM-40")
def test_an_opponent_met_again_has_its_full_strength() -> None:
    again: list[dict[str, Any]] = [{"combat": "foe"}, {"choose": ["on"]}]
    fields = {"options": choice("on", on={"do": [{"combat": "foe"}]}), "combats": combat(3, flee=FLIGHT)}
    g = says(tiny(again, given={"c": 6, "f": 3}, **fields), "fight", "heads 1")
    assert g.fight is not None
    assert g.fight.cb == 2
    g = says(g, "flee", "choose on")
    assert g.fight is not None
    assert g.fight.cb == 3


@pytest.mark.rule("MM-53")
def test_passive_equipment_works_while_it_is_owned() -> None:
    test: dict[str, Any] = {"test": "orientation", "difficulty": 1, "success": [], "failure": []}
    assert len(moves(tiny([{"give": "scanner"}, test]))) == 3
    assert len(moves(tiny([{"give": "scanner"}, {"take": "scanner"}, test]))) == 2


@pytest.mark.rule("MM-54")
def test_use_after_reading_before_the_manoeuvre() -> None:
    g = table(adventure="2", at="2", c=2, tu=5, f=2, d=1, owns=("canteen",))
    assert "use canteen" in moves(g)
    used = says(g, "use canteen")
    assert gauge(used, "c") == 4
    assert not owns(used, "canteen")
    assert "use canteen" not in moves(says(g, "manoeuvre easy", "heads 0"))
    assert "use canteen" not in moves(table(adventure="2", at="2", c=6, owns=("canteen",)))
    in_combat = foe(3, FLIGHT, ("canteen",), c=3, f=2)
    assert moves(in_combat) == ("fight", "flee")


@pytest.mark.rule("MM-55")
def test_a_second_copy_is_not_given() -> None:
    g = tiny([{"give": "flares"}, {"give": "flares"}])
    assert g.equipment == (("flares", 1),)
    assert "owned_already" in kinds(g)


@pytest.mark.rule("MM-56")
def test_toolbox() -> None:
    """The end of example 9."""
    g = says(table(tu=20, p=1, c=0, owns=("toolbox",)), "repair")
    assert gauges(g, "tu p c") == (20, 0, 1)
    assert reason(g) == ""


@pytest.mark.rule("MM-57")
def test_scanner() -> None:
    assert len(moves(says(table(at="1", o=1, owns=("scanner",)), "drive 6"))) == 3
    assert len(moves(says(table(at="5", t=1, owns=("scanner",)), "drive 1"))) == 2


@pytest.mark.rule("MM-58")
def test_plating_guards_the_first_tails_of_each_combat() -> None:
    g = says(foe(3, None, ("plating",), c=5, t=2), "heads 1")
    assert gauge(g, "c") == 5
    assert gauge(says(g, "heads 1"), "c") == 4  # only the first one
    assert gauge(says(foe(3, None, ("plating",), c=5, t=3), "heads 1"), "c") == 4


@pytest.mark.rule("MM-58", "MM-R1")
def test_plating_guards_against_tails_only() -> None:
    """Where a lost round costs heads, the heads are not guarded, and the guard is kept for a won round's tails."""
    g = table(at="5", t=2, c=3, owns=("plating",), options={"combat_loss": "heads"})
    first = says(g, "drive 4", "choose fight", "heads 1")
    assert gauge(first, "c") == 2
    assert gauge(says(first, "heads 1"), "c") == 2


@pytest.mark.rule("MM-59")
def test_nitro_makes_an_easy_manoeuvre_sure() -> None:
    g = table(tu=5, f=1, d=0, owns=("nitro",))
    assert [move for move in moves(g) if "man" in move] == ["manoeuvre easy"]
    assert gauges(says(g, "manoeuvre easy"), "tu f") == (4, 0)
    hard = says(table(tu=5, f=1, d=3, owns=("nitro",)), "manoeuvre hard")
    assert moves(hard)[0] == "heads 0"


@pytest.mark.rule("MM-60")
def test_flares_pay_for_one_flight() -> None:
    g = says(foe(3, FLIGHT, ("flares",), c=5, f=0), "flee")
    assert gauges(g, "f p") == (0, 2)
    assert not owns(g, "flares")


@pytest.mark.rule("MM-61")
def test_winch_makes_one_written_loss_smaller() -> None:
    g = tiny([{"give": "winch"}, {"change": "combativeness", "by": -2}], given={"c": 5})
    assert gauge(g, "c") == 4
    assert not owns(g, "winch")
    twice: list[dict[str, Any]] = [
        {"give": "winch"},
        {"change": "combativeness", "by": -1},
        {"change": "combativeness", "by": -1},
    ]
    assert gauge(tiny(twice, given={"c": 5}), "c") == 4
    spared = tiny([{"give": "winch"}, {"change": "combativeness", "by": -1}], given={"c": 0})
    assert owns(spared, "winch")  # there was nothing to lose
    fought = says(foe(1, None, ("winch",), c=5, t=2), "heads 1")
    assert gauge(fought, "c") == 4
    assert owns(fought, "winch")
