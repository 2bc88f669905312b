"""Reading the booklet, and the first adventure: MM-73 to MM-80, MM-94 to MM-99."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from ludarium.booklet.checking import walk
from ludarium.booklet.pages import End, Mark
from ludarium.games.mad_maxence import GAME
from ludarium.kernel import view

from .mm_table import choice, gauge, gauges, mark, moves, owns, reason, says, start, table, tiny, told


@pytest.mark.rule("MM-73")
def test_one_option_left_is_asked_all_the_same() -> None:
    options = choice("rich", "poor", rich={"cost": {"parts": 3}}, poor={})
    g = tiny([{"choose": ["rich", "poor"]}], options=options)
    assert moves(g) == ("choose poor",)
    options = choice("many", "few", many={"when": {"parts_at_least": 2}}, few={"when": {"parts_at_most": 1}})
    assert moves(tiny([{"choose": ["many", "few"]}], options=options)) == ("choose few",)


@pytest.mark.rule("MM-75")
def test_a_condition_looks_at_this_moment() -> None:
    lines: list[dict[str, Any]] = [
        {"if": {"fuel_at_least": 2}, "then": [{"text": "a"}]},
        {"change": "fuel", "by": 1},
        {"if": {"fuel_at_least": 2}, "then": [{"text": "b"}], "else": [{"text": "c"}]},
    ]
    assert told(tiny(lines)) == ["b"]


@pytest.mark.rule("MM-75")
@pytest.mark.parametrize(
    ("when", "holds"),
    [
        ({"tu_at_most": 0, "parts_at_least": 1}, True),
        ({"any": [{"tu_at_least": 5}, {"parts_at_least": 1}]}, True),
        ({"not": {"owns": "winch"}}, True),
        ({"lacks": "winch", "flag_at_least": 1}, False),
        ({"visited": "1", "unvisited": ["2", "3"]}, True),
        ({"visits_at_most": 0}, False),
    ],
)
def test_conditions(when: dict[str, object], holds: bool) -> None:
    lines = [{"if": when, "then": [{"text": "a"}]}, {"if": {"flag_at_least": 9}, "then": [{"mark": "flag", "by": 1}]}]
    assert (told(tiny(lines)) == ["a"]) == holds


@pytest.mark.rule("MM-76")
def test_go_does_not_come_back() -> None:
    passages = {"other": [{"text": "b"}]}
    nested = {"if": {"tu_at_most": 20}, "then": [{"go": "other"}]}
    assert told(tiny([{"text": "a"}, nested, {"text": "c"}], passages=passages)) == ["a", "b"]


@pytest.mark.rule("MM-77")
def test_move_puts_her_elsewhere_without_time() -> None:
    g = tiny([{"text": "a"}, {"move": "2"}, {"text": "c"}], second=[{"change": "fuel", "by": 2}])
    assert (g.at, g.came_from, g.trail) == ("2", "1", ("1", "2"))
    assert gauges(g, "tu f") == (0, 3)
    assert told(g) == ["a"]
    assert moves(g)[1:] == ("drive 3",)  # not back to 1


@pytest.mark.rule("MM-78")
def test_roads_and_places_stay_as_they_were_put() -> None:
    lines = [{"close": "1-2"}, {"conceal": "A"}]
    hidden = {"A": {"name": {"en": "x", "fr": "x"}, "at": [2, 2], "kind": "hidden", "near": ["1", "3"]}}
    third = [{"if": {"visits_at_least": 2}, "then": [{"end": "escape", "reason": "out", "closing": "bye"}]}]
    g = tiny(lines, locations=hidden, third=third)
    assert [move for move in moves(g) if "drive" in move] == ["drive 3"]
    g = says(g, "drive 3")
    assert "drive a" not in moves(g)
    g = says(g, "drive 2")
    assert [move for move in moves(g) if "drive" in move] == ["drive 3"]  # 1-2 is closed from this side too


@pytest.mark.rule("MM-78")
def test_opening_and_revealing() -> None:
    hotel = says(table(adventure="2", at="5", p=2), "drive 7")
    assert "drive g" not in moves(says(hotel, "choose sleep"))
    assert "drive g" in moves(says(hotel, "choose ask_bar"))
    divers = says(table(adventure="2", at="1", p=2), "drive 5")
    assert "drive 10" not in moves(says(divers, "choose watch"))
    assert "drive 10" in moves(says(divers, "choose pay_divers"))


@pytest.mark.rule("MM-79")
def test_an_end_drops_the_rest() -> None:
    g = tiny([{"end": "lost", "reason": "down", "closing": "bye"}, {"change": "fuel", "by": 3}])
    assert (reason(g), gauge(g, "f")) == ("down", 1)


@pytest.mark.rule("MM-80")
def test_visited_from_arrival_on() -> None:
    lines = [
        {"if": {"visited": "1"}, "then": [{"text": "a"}]},
        {"if": {"visits_at_least": 1, "visits_at_most": 1}, "then": [{"text": "b"}]},
    ]
    assert told(tiny(lines)) == ["a", "b"]


# --- the first adventure ----------------------------------------------------------------------------------------

ROADS = {
    "0": "2 3 5 A B", "1": "3 5 6 B C F", "2": "0 5 8 A", "3": "0 1 B F", "4": "5 6 7 8 A C D E",
    "5": "0 1 2 4 8 A B C", "6": "1 4 9 C E F", "7": "4 8 9 D E", "8": "2 4 5 7 A D", "9": "6 7 E",
    "A": "0 2 4 5 8", "B": "0 1 3 5", "C": "1 4 5 6", "D": "4 7 8", "E": "4 6 7 9", "F": "1 3 6",
}  # fmt: skip


@pytest.mark.rule("MM-94")
@pytest.mark.parametrize("place", ROADS)
def test_map_of_the_first_adventure(place: str) -> None:
    exits = start().story_of.exits[place]
    assert sorted(exit.place for exit in exits) == sorted(ROADS[place].split())


@pytest.mark.rule("MM-94")
def test_roads_are_sixteen_and_links_twenty_three() -> None:
    roads = start().story_of.roads
    assert sum(not road.link for road in roads) == 16
    assert sum(road.link for road in roads) == 23
    assert not any(road.closed or road.one_way for road in roads)


REWARDS = [  # from, place, sentences, what changes: gauges by letter
    ("5", "1", ("heads 1",), {"p": 2}),
    ("5", "1", ("heads 0",), {"p": 1, "tu": 1}),
    ("0", "2", ("heads 1",), {"d": 1}),
    ("0", "2", ("heads 0",), {"c": -1}),
    ("0", "3", ("choose tech",), {"p": -1, "t": 1}),
    ("0", "3", ("choose maps",), {"f": -1, "o": 1}),
    ("0", "3", ("choose leave",), {}),
    ("5", "4", ("choose pay",), {"f": -1, "p": -1}),
    ("5", "4", ("choose detour",), {"tu": 2}),
    ("0", "5", ("choose rest",), {"c": 2}),
    ("0", "5", ("choose trade",), {"f": 1, "p": 1}),
    ("1", "6", ("heads 1",), {"f": 2}),
    ("1", "6", ("heads 0",), {"tu": 2}),
    ("8", "7", ("choose leave_fuel",), {"f": -1}),
    ("5", "8", ("heads 1",), {"f": 2}),
    ("5", "8", ("heads 0",), {"f": 1, "c": -1}),
    ("0", "a", ("heads 1",), {"t": 1}),
    ("0", "a", ("heads 0",), {"tu": 1}),
    ("0", "b", ("heads 1",), {"d": 1}),
    ("0", "b", ("heads 0",), {"p": 1}),
    ("1", "c", ("choose drive_past",), {}),
    ("1", "c", ("choose fight", "heads 1"), {"t": 1, "p": 1}),
    ("4", "d", ("heads 1",), {"tu": 1}),
    ("4", "e", ("heads 0",), {"c": -2}),
    ("1", "f", ("choose lesson",), {"p": -1, "o": 1}),
    ("1", "f", ("choose rest",), {"c": 1}),
]


@pytest.mark.rule("MM-94")
@pytest.mark.parametrize(("at", "place", "sentences", "changes"), REWARDS)
def test_tests_and_rewards(at: str, place: str, sentences: tuple[str, ...], changes: dict[str, int]) -> None:
    before = table(at=at, tu=5, c=3, f=2, p=2)
    after = says(before, f"drive {place}", *sentences)
    letters = "tu t o d c f p"
    pairs = zip(gauges(before, letters), gauges(after, letters), strict=True)
    moved = dict(zip(letters.split(), (now - then for then, now in pairs), strict=True))
    moved["tu"] -= 1  # the drive
    assert {letter: by for letter, by in moved.items() if by} == changes


@pytest.mark.rule("MM-94")
def test_equipment_of_the_first_adventure() -> None:
    assert owns(says(table(at="0"), "drive b", "heads 1"), "toolbox")
    assert owns(says(table(at="1"), "drive f", "choose lesson"), "scanner")
    assert gauge(says(table(at="4", tu=9, d=2), "drive e", "heads 2"), "tu") == 8
    assert gauge(says(table(at="5", f=5), "drive 8", "heads 1"), "f") == 6  # example 14


@pytest.mark.rule("MM-95")
def test_the_exit() -> None:
    """Example 12."""
    one = says(table(at="7", marks={"keys": 1}, o=2, owns=("scanner",)), "drive 9")
    assert one.question is not None
    odds = one.question.chances()  # type: ignore[union-attr]
    assert odds["heads 2"] + odds["heads 3"] == Fraction(1, 2)
    assert reason(says(one, "heads 2")) == "gate"
    failed = says(one, "heads 1")
    assert (failed.at, gauge(failed, "tu")) == ("9", 3)
    assert reason(says(table(at="7", marks={"keys": 2}), "drive 9")) == "gate"
    hopeless = says(table(at="7", o=1), "drive 9")
    assert moves(hopeless) == ("heads 0", "heads 1")
    assert gauge(says(hopeless, "heads 1"), "tu") == 3
    three = says(table(at="7", o=3), "drive 9")
    assert reason(says(three, "heads 2")) == ""
    assert reason(says(three, "heads 3")) == "gate"


@pytest.mark.rule("MM-96")
def test_keys_come_from_three_places_once_each() -> None:
    g = start()
    giving = {
        place.key
        for place in g.story_of.locations.values()
        if any(isinstance(line, Mark) and line.mark == "keys" for line in walk(g.book, place.first))
    }
    assert giving == {"7", "A", "D"}
    bunker = says(table(at="0"), "drive a", "heads 1")
    assert mark(bunker, "keys") == 1
    assert told(says(bunker, "drive 5", "choose rest", "drive 0", "drive a")) == ["again"]
    mast = says(table(at="4", t=2, c=4), "drive d", "heads 2", "drive 8", "heads 0", "drive 4", "drive d")
    assert mark(mast, "keys") == 1


@pytest.mark.rule("MM-97")
@pytest.mark.parametrize(("at", "place"), [("5", "4"), ("8", "7"), ("1", "c")])
def test_fighting_is_a_choice_without_flight(at: str, place: str) -> None:
    g = says(table(at=at, c=6), f"drive {place}")
    assert moves(g)[0] == "choose fight"
    assert len(moves(g)) > 1
    assert all(move.startswith("heads") for move in moves(says(g, "choose fight")))


@pytest.mark.rule("MM-98")
def test_the_watchtower_waits() -> None:
    """Example 16."""
    g = says(table(at="8", f=1, c=3, t=1, trail=("5", "8")), "drive 7")
    assert moves(g) == ("choose fight", "choose leave_fuel")
    round_trip = says(g, "choose leave_fuel", "drive 4", "choose detour", "drive 8", "drive 7")
    assert moves(round_trip) == ("choose fight", "choose leave_slow")  # the tank is empty now
    empty = says(table(at="8", f=0, c=2, trail=("5", "8")), "drive 7")
    assert moves(empty) == ("choose fight", "choose leave_slow")
    fight = says(round_trip, "choose fight")
    assert fight.fight is not None
    assert fight.fight.cb == 3
    lost = says(empty, "choose fight", "heads 0", "heads 0")
    assert told(lost)[-1] == "lost"
    assert told(says(lost, "drive 4", "choose detour", "drive 8", "drive 7")) == ["again"]


@pytest.mark.rule("MM-99")
@pytest.mark.parametrize("number", ["2", "3"])
def test_further_adventures(number: str) -> None:
    g = start(number)
    assert len(g.story_of.locations) >= 16
    ends = {
        line.reason
        for place in g.story_of.locations.values()
        for line in walk(g.book, place.first, *place.passages.values())
        if isinstance(line, End) and line.escape
    }
    assert len(ends) == 3  # three different ways out


@pytest.mark.rule("MM-R14")
def test_a_view_shows_no_secret_mark() -> None:
    g = table(at="0", marks={"keys": 1, "tower_done": 1, "bunker_done": 1})
    seen = view(GAME, g, 0).table
    assert mark(seen, "keys") == 1
    assert (mark(seen, "tower_done"), mark(seen, "bunker_done")) == (0, 0)
    assert not any("prose" in name for name in seen.__struct_fields__)
