"""Reading the booklet, and the first adventure: MM-73 to MM-80, MM-94 to MM-99."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from ludarium.booklet.advice import news_behind
from ludarium.booklet.known import announced, option_of
from ludarium.booklet.pages import End, Mark, Trial
from ludarium.booklet.table import page_text, page_title
from ludarium.booklet.tracing import walk
from ludarium.games.mad_maxence import GAME
from ludarium.kernel import Event, play, view
from ludarium.texts import texts

from .mm_table import (
    choice,
    combat,
    gauge,
    gauges,
    mark,
    mistakes,
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


@pytest.mark.rule("MM-76", "MM-24")
def test_go_reads_on_in_the_words_of_the_place_that_owns_the_passage() -> None:
    """Prose, labels and opponents of the passage are those written beside it, not those where Maxence stands."""

    def named(words: str) -> dict[str, str]:
        return {"en": words, "fr": words}

    raw = small([{"go": "stairs"}], options={"on": {"label": named("on at 1")}}, combats=combat())
    raw["adventures"][0]["locations"]["2"] |= {
        "prose": {"a": named("prose of 2"), "z": named("only at 2")},
        "options": {"on": {"label": named("on at 2"), "do": [{"combat": "foe"}]}},
        "combats": {"foe": {"name": named("foe of 2"), "cb": 2, "won": [], "lost": []}},
        "passages": {"stairs": [{"text": "a"}, {"text": "z"}, {"choose": ["on"]}]},
    }
    assert mistakes(raw) == []
    g = opened(raw, c=3)
    assert g.at == "1"
    assert page_text(g, texts(GAME, "en")).splitlines() == ["prose of 2", "only at 2"]
    story: list[Event] = []
    g = play(g, "choose on", story=story)
    assert [event.values["en"] for event in story] == ["on at 2", "foe of 2"]
    assert page_title(g, texts(GAME, "fr")) == "Combat\u00a0: foe of 2"
    story.clear()
    play(g, "heads 0", story=story)
    assert g.at == "1"


@pytest.mark.rule("MM-77")
def test_the_page_after_a_move_says_which_part_was_read_where() -> None:
    g = tiny([{"text": "a"}, {"move": "2"}], second=[{"change": "fuel", "by": 2}])
    assert page_text(g, texts(GAME, "en")).splitlines() == ["1: words.", "words", "2: words.", "▸ Fuel +2, now 3."]
    stayed = tiny([{"text": "a"}])
    assert page_text(stayed, texts(GAME, "en")) == "words"


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
    other = table(at="0", marks={"keys": 1, "mast_done": 1})
    assert view(GAME, other, 0).table == seen  # nothing in a view depends on them


@pytest.mark.rule("MM-R14")
def test_only_what_an_option_begins_with_is_printed_with_it() -> None:
    test: dict[str, Any] = {"test": "tech", "difficulty": 2, "success": [], "failure": []}
    options = choice(
        "at_once", "later", "secret", "plain",
        at_once={"do": [{"if": {"fuel_at_least": 1}, "then": [test]}]},
        later={"do": [{"text": "a"}, test]},
        secret={"do": [{"if": {"flag_at_most": 9}, "then": [test]}, {"mark": "flag", "by": 1}]},
    )  # fmt: skip
    g = tiny([{"choose": list(options)}], options=options)
    assert isinstance(announced(g, option_of(g, "at_once")), Trial)
    assert [announced(g, option_of(g, key)) for key in ("later", "secret", "plain")] == [None, None, None]


@pytest.mark.rule("MM-R14")
def test_a_reader_counts_no_place_that_is_not_on_the_map() -> None:
    g = table(adventure="2", at="3")
    assert "G" not in g.revealed
    behind = [exit.place for exit in g.story_of.exits["9"]]
    assert "G" in behind
    trail = tuple(place for place in behind if place != "G")
    assert news_behind(replace(g, trail=trail), "9") == 0
    assert news_behind(replace(g, trail=trail, revealed=(*g.revealed, "G")), "9") > 0


@pytest.mark.rule("MM-R14", "MM-78")
def test_a_place_that_is_revealed_keeps_its_name_to_itself() -> None:
    hotel = says(table(adventure="2", at="5", p=2), "drive 7")
    story: list[Event] = []
    play(hotel, "choose ask_bar", story=story)
    assert [event.values for event in story if event.key == "revealed"] == [{"place": "G"}]
