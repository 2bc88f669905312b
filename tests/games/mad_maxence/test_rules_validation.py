"""Validation of a booklet: MM-81 to MM-93. Each test spoils our own booklet, or a small one, in one place."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from ludarium.booklet import check, compile_booklet
from ludarium.games.mad_maxence import GAME
from ludarium.kernel import Match, Refused

from .mm_table import WORDS, booklet, choice, combat, location, mistakes, small, warnings

ONE = "mad_maxence, adventure 1"
HERE = f"{ONE}, location 1"


def test_our_own_booklet_has_no_mistakes_and_no_warnings() -> None:
    assert mistakes(booklet()) == []
    assert warnings(booklet()) == ()
    assert mistakes(small([{"text": "a"}])) == []


@pytest.mark.rule("MM-81")
@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([{"move": "9"}], f"{HERE}: move names location '9', which does not exist."),
        ([{"go": "nowhere"}], f"{HERE}: go names the passage 'nowhere', which does not exist."),
        ([{"open": "1-9"}], f"{HERE}: open names road '1-9', which does not exist."),
        ([{"reveal": "9"}], f"{HERE}: reveal names location '9', which does not exist."),
    ],
)
def test_names_of_nothing_in_a_passage(lines: list[dict[str, Any]], sentence: str) -> None:
    assert sentence in mistakes(small(lines))


@pytest.mark.rule("MM-81")
def test_names_of_nothing_on_the_map() -> None:
    raw = small([])
    raw["adventures"][0] |= {"start": "7", "roads": ["1-2", "2-3", "1-3", "3-8"]}
    raw["adventures"][0]["locations"]["A"] = {"name": WORDS, "at": [2, 2], "kind": "hidden", "near": ["1", "Z"]}
    found = mistakes(raw)
    assert "mad_maxence, adventure 1: there is no start location '7'." in found
    assert "mad_maxence, adventure 1: road 3-8: there is no location '8'." in found
    assert "mad_maxence, adventure 1, location A: neighbour A-Z: there is no location 'Z'." in found


@pytest.mark.rule("MM-82")
@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([{"change": "luck", "by": 1}], f"{HERE}: unknown gauge 'luck'."),
        ([{"test": "fuel", "difficulty": 1, "success": [], "failure": []}], f"{HERE}: unknown skill 'fuel'."),
        ([{"give": "laser"}], f"{HERE}: unknown equipment 'laser'."),
        ([{"dance": 3}], f"{HERE}: unknown instruction {{ dance }}."),
        ([{"change": "fuel", "by": 1, "when": 2}], f"{HERE}: change 'fuel': unknown field 'when'."),
        ([{"mark": "ghost", "by": 1}], f"{HERE}: unknown mark 'ghost'."),
        ([{"if": {"flag_at_least": 1}, "then": []}], f"{ONE}: the mark 'flag' is read but no instruction raises it."),
        ([{"if": {"luck": 1}, "then": []}], f"{HERE}: unknown condition 'luck'."),
        ([{"choose": ["x"]}], f"{HERE}: there is no option 'x'."),
        ([{"combat": "x"}], f"{HERE}: there is no combat 'x'."),
    ],
)  # fmt: skip
def test_unknown_words(lines: list[dict[str, Any]], sentence: str) -> None:
    assert sentence in mistakes(small(lines))


@pytest.mark.rule("MM-82")
def test_reasons_have_keys_too() -> None:
    raw = small([])
    raw["adventures"][0]["reasons"]["My End"] = WORDS
    assert mistakes(raw) == [f"{ONE}: the reason 'My End' needs a key of small letters, digits and '_'."]


@pytest.mark.rule("MM-82")
def test_unknown_effects_fields_and_keys_used_twice() -> None:
    raw = small([])
    raw["equipment"]["winch"]["effect"] = "fly"
    raw["colour"] = "red"
    raw["adventures"][0]["locations"]["1"]["passages"] = {"same": []}
    raw["adventures"][0]["locations"]["2"]["passages"] = {"same": []}
    raw["adventures"][0]["roads"].append("2-1")
    found = mistakes(raw)
    assert "mad_maxence, equipment winch: unknown effect 'fly'." in found
    assert "mad_maxence: unknown field 'colour'." in found
    assert "mad_maxence, adventure 1, location 2: the passage 'same' is defined twice." in found
    assert "mad_maxence, adventure 1: the road 2-1 is there twice." in found


@pytest.mark.rule("MM-83")
def test_a_combat_without_a_lost_list() -> None:
    """Example 18."""
    raw = booklet()
    del location(raw, "7")["combats"]["sentinel"]["lost"]
    assert mistakes(raw) == ["mad_maxence, adventure 1, location 7: combat 'sentinel' has no lost list."]


@pytest.mark.rule("MM-83")
def test_missing_lists() -> None:
    test = [{"test": "tech", "difficulty": 1, "success": []}]
    assert f"{HERE}: test of tech has no failure list." in mistakes(small(test))
    raw = small([{"combat": "foe"}], combats=combat(1, flee={"cost": {"fuel": 1}}))
    assert f"{HERE}: combat 'foe', flee has no do list." in mistakes(raw)
    raw = small([{"text": "a"}], repeat="until flag")
    assert "mad_maxence, adventure 1: the mark 'flag' is read but no instruction raises it." in mistakes(raw)


@pytest.mark.rule("MM-84")
def test_a_choice_that_may_leave_nothing() -> None:
    asked = [{"choose": ["a", "b"]}]
    sentence = f"{HERE}: every option of the choice a, b has a condition or a cost."
    both_cost = choice("a", "b", a={"cost": {"fuel": 1}}, b={"cost": {"parts": 1}})
    assert mistakes(small(asked, options=both_cost)) == [sentence]
    gap = choice("a", "b", a={"when": {"fuel_at_least": 2}}, b={"when": {"fuel_at_most": 0}})
    assert mistakes(small(asked, options=gap)) == [sentence]
    covered = choice("a", "b", a={"when": {"fuel_at_least": 1}, "cost": {"fuel": 1}}, b={"when": {"fuel_at_most": 0}})
    assert mistakes(small(asked, options=covered)) == []
    owned = choice("a", "b", a={"when": {"owns": "winch"}}, b={"when": {"lacks": "winch"}})
    assert mistakes(small(asked, options=owned)) == []
    visits = choice("a", "b", a={"when": {"visits_at_least": 2}}, b={"when": {"visits_at_most": 1}})
    assert mistakes(small(asked, options=visits)) == []
    raw = small(asked, options=covered)
    raw["profile"]["gauges"]["fuel"]["minimum"] = 1
    assert mistakes(raw) == [sentence]  # with 1 on the gauge neither is offered
    too_dear = choice("a", "b", a={"when": {"fuel_at_least": 1}, "cost": {"fuel": 2}}, b={"when": {"fuel_at_most": 0}})
    assert mistakes(small(asked, options=too_dear)) == [sentence]


@pytest.mark.rule("MM-85")
def test_numbers_that_are_none() -> None:
    below = "test of tech has the difficulty -1, below 0"
    for difficulty, what in ((-1, below), (1.5, "difficulty must be a whole number, not 1.5")):
        test: list[dict[str, Any]] = [{"test": "tech", "difficulty": difficulty, "success": [], "failure": []}]
        assert f"{HERE}: {what}." in mistakes(small(test))
    assert f"{HERE}: combat 'foe' has cb 0; it must be at least 1." in mistakes(
        small([{"combat": "foe"}], combats=combat(0))
    )
    raw = small([], starting={"tech": 4})
    assert "mad_maxence, adventure 1: starting tech = 4 is outside its gauge (0 to 3)." in mistakes(raw)
    raw = small([])
    raw["profile"]["gauges"]["fuel"]["start"] = 7
    assert mistakes(raw) == ["mad_maxence, profile: the start value 7 of fuel is outside its gauge (0 to 6)."]


@pytest.mark.rule("MM-86")
def test_a_place_nobody_can_reach() -> None:
    away = {"4": {"name": WORDS, "at": [3, 3]}, "5": {"name": WORDS, "at": [4, 3]}, "6": {"name": WORDS, "at": [4, 4]}}
    roads = ["1-2", "2-3", "1-3", "4-5", "5-6", "6-4"]
    raw = small([], locations=away, roads=roads)
    assert [line for line in mistakes(raw) if "reached" in line] == [
        f"mad_maxence, adventure 1, location {key}: it cannot be reached from 1." for key in "456"
    ]
    assert mistakes(small([{"move": "5"}], locations=away, roads=roads)) == []
    shut = [*roads, {"road": "1-4", "closed": True}]
    assert len(mistakes(small([], locations=away, roads=shut))) == 3
    assert mistakes(small([{"open": "1-4"}], locations=away, roads=shut)) == []


@pytest.mark.rule("MM-87")
def test_no_escape() -> None:
    raw = small([], third=[{"end": "lost", "reason": "down", "closing": "bye"}])
    assert mistakes(raw) == ["mad_maxence, adventure 1: no location that can be reached has an escape."]


@pytest.mark.rule("MM-88")
def test_dead_ends() -> None:
    """Example 18: a location G whose only neighbour is 6."""
    raw = booklet()
    raw["adventures"][0]["locations"]["G"] = {"name": WORDS, "at": [3, 0], "kind": "hidden", "near": ["6"]}
    assert mistakes(raw) == [
        "mad_maxence, adventure 1, location G: it is a dead end: it has only one neighbour, 6, and its passages do "
        "not all end or move on."
    ]
    location(raw, "G")["first"] = [{"move": "1"}]
    location(raw, "G")["repeat"] = "yes"
    assert mistakes(raw) == []
    over = [{"end": "lost", "reason": "gate", "closing": "beyond"}]
    test = {"test": "tech", "difficulty": 1, "success": [{"move": "1"}], "failure": over}
    location(raw, "G")["first"] = [test]
    assert mistakes(raw) == []


@pytest.mark.rule("MM-89")
def test_circles_in_which_nothing_happens() -> None:
    sentence = f"{HERE}: go and move run in a circle in which nothing happens."
    passages = {"x": [{"text": "a"}, {"go": "y"}], "y": [{"go": "x"}]}
    assert mistakes(small([{"go": "x"}], passages=passages)) == [sentence]
    raw = small([{"move": "2"}], repeat="yes", second=[{"move": "1"}])
    assert mistakes(raw) == []  # the second place is read once: then the circle is left
    location(raw, "2")["repeat"] = "yes"
    assert mistakes(raw) == [sentence]
    assert mistakes(small([{"move": "2"}], second=[{"move": "1"}])) == []
    spent = {"x": [{"change": "tu", "by": 1}, {"go": "x"}]}
    assert mistakes(small([{"go": "x"}], passages=spent)) == []


@pytest.mark.rule("MM-89", "MM-28", "MM-37")
def test_circles_without_a_throw() -> None:
    """A test without coins and a combat begun with C 0 throw nothing."""
    sentence = f"{HERE}: go and move run in a circle in which nothing happens."
    failing = {"test": "tech", "difficulty": 1, "success": [], "failure": [{"go": "x"}]}
    assert mistakes(small([{"go": "x"}], passages={"x": [failing]})) == [sentence]
    taught = failing | {"failure": [{"raise": "tech", "to": 1}, {"go": "x"}]}
    assert mistakes(small([{"go": "x"}], passages={"x": [taught]})) == []
    again = {"x": [{"combat": "foe"}]}
    assert mistakes(small([{"go": "x"}], passages=again, combats=combat(lost=[{"go": "x"}]))) == [sentence]
    stronger = combat(lost=[{"raise": "combativeness", "to": 1}, {"go": "x"}])
    assert mistakes(small([{"go": "x"}], passages=again, combats=stronger)) == []
    assert mistakes(small([{"combat": "foe"}], combats=combat(lost=[{"combat": "foe"}]))) == [sentence]
    asked = choice("on", "off", on={"do": [{"combat": "foe"}]})
    raw = small([{"choose": ["on", "off"]}], options=asked, combats=combat(lost=[{"combat": "foe"}]))
    assert mistakes(raw) == [sentence]


@pytest.mark.rule("MM-90")
def test_choices_that_never_lead_out() -> None:
    sentence = f"{HERE}: no option of the choice on ever leads out of it."
    again = choice("on", on={"do": [{"choose": ["on"]}]})
    assert mistakes(small([{"choose": ["on"]}], options=again)) == [sentence]
    round_about = choice("on", on={"do": [{"go": "x"}]})
    assert mistakes(small([{"go": "x"}], passages={"x": [{"choose": ["on"]}]}, options=round_about)) == [sentence]
    away = choice("on", "off", on={"do": [{"go": "x"}]})
    assert mistakes(small([{"go": "x"}], passages={"x": [{"choose": ["on", "off"]}]}, options=away)) == []
    slow = choice("on", on={"do": [{"change": "tu", "by": 1}, {"choose": ["on"]}]})
    assert mistakes(small([{"choose": ["on"]}], options=slow)) == []
    dear = choice("on", on={"cost": {"tu": 1}, "do": [{"choose": ["on"]}]})
    assert f"{HERE}: no option of the choice on ever leads out of it." not in mistakes(
        small([{"choose": ["on"]}], options=dear)
    )
    moved = small([{"choose": ["on"]}], repeat="yes", options=choice("on", on={"do": [{"move": "2"}]}))
    location(moved, "2").update(repeat="yes", first=[{"choose": ["back"]}])
    location(moved, "2")["options"] = choice("back", back={"do": [{"move": "1"}]})
    assert sentence in mistakes(moved)
    beaten = choice("on", "off", on={"do": [{"combat": "foe"}]})
    rematch = [{"choose": ["on"]}]
    raw = small([{"choose": ["on", "off"]}], options=beaten, combats=combat(lost=rematch))
    assert mistakes(raw) == [sentence]  # whoever has lost begins the next combat with C 0
    mended = combat(lost=[{"raise": "combativeness", "to": 1}, *rematch])
    assert mistakes(small([{"choose": ["on", "off"]}], options=beaten, combats=mended)) == []
    unable = {"test": "tech", "difficulty": 1, "success": [], "failure": [{"choose": ["on"]}]}
    assert mistakes(small([{"choose": ["on", "off"]}], options=choice("on", "off", on={"do": [unable]}))) == [sentence]
    behind = choice("on", on={"do": [{"choose": ["on"]}]})
    test = {"test": "tech", "difficulty": 1, "success": [{"move": "2"}], "failure": []}
    assert mistakes(small([test, {"choose": ["on"]}], options=behind)) == [sentence]


@pytest.mark.rule("MM-90")
def test_nothing_without_limit_beats_the_clock() -> None:
    sentence = f"{HERE}: it can be read without limit and moves the clock back or pays for it."
    back, fuel = {"change": "tu", "by": -1}, {"change": "fuel", "by": 1}
    assert mistakes(small([back], repeat="yes")) == [sentence]
    assert mistakes(small([{"text": "a"}], again=[fuel])) == [sentence]
    assert mistakes(small([fuel])) == []
    once = [{"if": {"flag_at_most": 0}, "then": [fuel, {"mark": "flag", "by": 1}]}]
    assert mistakes(small(once, repeat="yes")) == []
    assert mistakes(small([fuel, {"mark": "flag", "by": 1}], repeat="until flag")) == []
    test = {"test": "tech", "difficulty": 1, "success": [{"mark": "flag", "by": 1}], "failure": [fuel]}
    assert mistakes(small([test], repeat="until flag")) == [sentence]
    raw = small([])
    raw["equipment"]["canteen"]["do"] = [fuel]
    assert mistakes(raw) == []
    unlimited = (
        "mad_maxence, equipment canteen: it may be used without limit and beats the clock; give it a number of uses."
    )
    raw["equipment"]["canteen"]["do"] = [fuel, {"give": "canteen"}]
    assert mistakes(raw) == [unlimited]
    del raw["equipment"]["canteen"]["uses"]
    raw["equipment"]["canteen"]["do"] = [fuel]
    assert mistakes(raw) == [unlimited]


@pytest.mark.rule("MM-90")
def test_guards_against_endless_gains() -> None:
    sentence = f"{HERE}: it can be read without limit and moves the clock back or pays for it."
    fuel, done = {"change": "fuel", "by": 1}, {"mark": "flag", "by": 1}
    otherwise = {"if": {"flag_at_least": 1}, "then": [{"text": "a"}], "else": [fuel, done]}
    assert mistakes(small([otherwise], repeat="yes")) == []
    assert mistakes(small([otherwise | {"else": [fuel]}, done], repeat="yes")) == []
    assert mistakes(small([otherwise | {"then": [fuel, done], "else": []}], repeat="yes")) == [sentence]
    early = {"if": {"visits_at_least": 3}, "then": [], "else": [fuel]}
    assert mistakes(small([early], repeat="yes")) == []
    ended: list[dict[str, Any]] = [fuel, {"end": "lost", "reason": "down", "closing": "bye"}]
    assert mistakes(small(ended, repeat="yes")) == []  # an end is not read twice
    shop = choice("more", "off", more={"do": [fuel, {"choose": ["more", "off"]}]})
    assert mistakes(small([{"choose": ["more", "off"]}], options=shop)) == [sentence]
    once = {"when": {"flag_at_most": 0}, "do": [fuel, done, {"choose": ["more", "off"]}]}
    assert mistakes(small([{"choose": ["more", "off"]}], options=choice("more", "off", more=once))) == []
    wheel = {"x": [{"change": "tu", "by": 1}, {"change": "tu", "by": -1}, {"go": "x"}]}
    assert mistakes(small([{"go": "x"}], passages=wheel)) == [sentence]


@pytest.mark.rule("MM-91")
def test_every_text_in_every_language() -> None:
    raw = booklet()
    del location(raw, "7")["prose"]["seen"]["fr"]
    location(raw, "4")["options"]["pay"]["label"]["en"] = " "
    found = mistakes(raw)
    assert "mad_maxence, adventure 1, location 7: prose 'seen' has no text in fr." in found
    assert "mad_maxence, adventure 1, location 4: option 'pay' label has no text in en." in found
    assert f"{HERE}: text 'x' has no prose." in mistakes(small([{"text": "x"}]))


@pytest.mark.rule("MM-92")
def test_warnings() -> None:
    test = {"test": "tech", "difficulty": 4, "success": [], "failure": []}
    told = warnings(small([test, {"text": "a"}]))
    assert f"{HERE}: a test of tech has difficulty 4, but at most 3 can be thrown." in told
    assert "mad_maxence, adventure 1: the equipment 'winch' is never given." in told
    assert f"{HERE}: the text 'b' is never told." in told
    assert "mad_maxence, adventure 1: the mark 'flag' is never read." in told


@pytest.mark.rule("MM-92")
def test_what_no_instruction_uses_is_warned_of_and_read_all_the_same() -> None:
    raw = small([{"text": "a"}])
    here = raw["adventures"][0]["locations"]["1"]
    here["options"] = {"wait": {"label": WORDS, "do": []}}
    here["combats"] = {"rat": {"name": WORDS, "cb": 1, "won": [], "lost": []}}
    told = warnings(raw)
    assert f"{HERE}: the option 'wait' is never offered." in told
    assert f"{HERE}: the combat 'rat' is never fought." in told
    here["options"]["wait"]["do"] = [{"give": "laser"}]
    here["combats"]["rat"]["won"] = [{"give": "sword"}]
    assert mistakes(raw) == [f"{HERE}: unknown equipment 'laser'.", f"{HERE}: unknown equipment 'sword'."]


@pytest.mark.rule("MM-93")
def test_a_refused_file_changes_nothing(tmp_path: Path) -> None:
    match = Match(GAME, seed=1)
    before, version = match.position, GAME.content.version
    spoilt = tmp_path / "spoilt.toml"
    spoilt.write_text('booklet = "mad_maxence"\n', "utf-8")
    with pytest.raises(Refused):
        GAME.with_content(spoilt)
    assert GAME.content.version == version
    match.play(0, "drive 5")
    assert match.at(0) == before
    assert Match(GAME, match.setup, 1).position == before


def test_all_mistakes_come_together() -> None:
    raw = booklet()
    del location(raw, "7")["combats"]["sentinel"]["won"]
    del location(raw, "1")["first"][1]["failure"]
    location(raw, "0", adventure=2)["first"] = [{"give": "crown"}]
    assert len(mistakes(raw)) == 3


def test_check_reads_files() -> None:
    folder = GAME.folder / "booklet"
    assert check(folder / "booklet.toml") == []
    with pytest.raises(Refused, match="cannot be read"):
        check(folder / "missing.toml")


def test_checking_leaves_the_document_alone() -> None:
    raw = booklet()
    before = deepcopy(raw)
    compile_booklet(raw)
    assert raw == before
