"""Whatever stands in a booklet file, the checker answers with sentences (2.12): never a crash, never for ever."""

from __future__ import annotations

import time
from collections.abc import Callable
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ludarium.booklet import check, shelf
from ludarium.booklet.checking import MOST_PIECES
from ludarium.games.mad_maxence import GAME
from ludarium.kernel import Refused

from .mm_table import WORDS, booklet, choice, combat, location, mistakes, small, start

ONE = "mad_maxence, adventure 1"
HERE = f"{ONE}, location 1"


def put(raw: dict[str, Any], path: str, value: Any) -> None:
    """Write a value into a document: ``put(raw, "profile.clock.per_move", 0)``."""
    *folders, last = path.split(".")
    inside: Any = raw
    for folder in folders:
        inside = inside[int(folder)] if isinstance(inside, list) else inside[folder]
    inside[last] = value


VISITS = "a mark may not be called 'visits', which counts those to a place"
ADVENTURE, PLACE = "adventures.0", "adventures.0.locations.1"
WRONG_TYPES: list[tuple[str, Any, str]] = [
    (f"{PLACE}.first", [{"text": ["a"]}], f"{HERE}: text must be a name in quotes, not ['a']."),
    (f"{PLACE}.first", [{"change": ["fuel"], "by": 1}], f"{HERE}: unknown gauge ['fuel']."),
    (f"{PLACE}.first", [{"give": {}}], f"{HERE}: unknown equipment {{}}."),
    (f"{PLACE}.first", [{"move": [1]}], f"{HERE}: move names location [1], which does not exist."),
    (f"{PLACE}.first", [{"go": {}}], f"{HERE}: go names the passage {{}}, which does not exist."),
    (f"{PLACE}.first", [{"choose": [["a"]]}], f"{HERE}: an option must be a name in quotes, not ['a']."),
    (f"{PLACE}.first", [{"combat": 3}], f"{HERE}: combat must be a name in quotes, not 3."),
    (f"{PLACE}.first", [{"mark": [], "by": 1}], f"{HERE}: unknown mark []."),
    (f"{PLACE}.first", [7], f"{HERE}: an instruction is a table, not 7."),
    (f"{PLACE}.first", [{"if": {"owns": [{}]}, "then": []}], f"{HERE}: unknown equipment {{}}."),
    (f"{PLACE}.first", [{"if": {"any": []}, "then": []}], f"{HERE}: any must list at least one condition."),
    (f"{PLACE}.passages", 3, f"{HERE}: passages must be a table."),
    (f"{PLACE}.near", 5, f"{HERE}: near must be a list, not 5."),
    (f"{PLACE}.tags", 5, f"{HERE}: tags must be a list, not 5."),
    (f"{PLACE}.tags", "town", f"{HERE}: tags must be a list, not 'town'."),
    (f"{PLACE}.tags", [{}], f"{HERE}: tags must be a name in quotes, not {{}}."),
    (f"{PLACE}.at", [float("nan"), 1], f"{HERE}: at must be two numbers, x and y, not [nan, 1]."),
    (f"{PLACE}.at", [True, 1], f"{HERE}: at must be two numbers, x and y, not [True, 1]."),
    (f"{PLACE}.at", [0, float("inf")], f"{HERE}: at must be two numbers, x and y, not [0, inf]."),
    (f"{PLACE}.concealed", "no", f"{HERE}: concealed must be true or false, not 'no'."),
    (f"{ADVENTURE}.roads", 5, f"{ONE}: roads must be a list, not 5."),
    (f"{ADVENTURE}.roads", [3], f'{ONE}: a road is written "1-2" or {{ road = "1-2", … }}, not 3.'),
    (f"{ADVENTURE}.roads", ["1-1"], f"{ONE}: the road 1-1 leads from a place to itself."),
    (f"{ADVENTURE}.roads", [{"road": "1-2", "bend": "left"}], f"{ONE}, road 1-2: bend must be a number, not 'left'."),
    (
        f"{ADVENTURE}.roads",
        [{"road": "1-2", "closed": "false"}],
        f"{ONE}, road 1-2: closed must be true or false, not 'false'.",
    ),
    (f"{ADVENTURE}.roads", [{"road": "1-2", "cost": 0}], f"{ONE}, road 1-2: cost must be at least 1, not 0."),
    (f"{ADVENTURE}.equipment", 5, f"{ONE}: equipment must be a list, not 5."),
    (f"{ADVENTURE}.marks", {"visits": False}, f"{ONE}: {VISITS}."),
    (f"{ADVENTURE}.start", 1, f"{ONE}: start must be a name in quotes, not 1."),
    ("adventures", [5], f"{ONE}: it must be a table or the name of a file, not 5."),
    ("equipment.canteen", 5, "mad_maxence, equipment canteen: equipment must be a table."),
    ("equipment.winch.amount", 0, "mad_maxence, equipment winch: amount must be at least 1, not 0."),
    ("equipment.canteen.uses", 0, "mad_maxence, equipment canteen: uses must be at least 1, not 0."),
    ("equipment.winch.of", "tu", "mad_maxence, equipment winch: the effect absorb is not possible for 'tu'."),
    ("parameters", 5, "mad_maxence: parameters must be a table or the name of a content file."),
    ("booklet", ["x"], "booklet: booklet = ['x'] is no key; use small letters, digits and '_'."),
    ("profile", 5, "mad_maxence: profile must be a table."),
]  # fmt: skip


@pytest.mark.rule("MM-82")
@pytest.mark.parametrize(("path", "value", "sentence"), WRONG_TYPES)
def test_a_value_of_the_wrong_kind(path: str, value: Any, sentence: str) -> None:
    raw = small([])
    put(raw, path, value)
    assert sentence in mistakes(raw)


@pytest.mark.rule("MM-82")
@pytest.mark.parametrize(
    ("equipment", "field"), [("scanner", "of"), ("plating", "amount"), ("winch", "amount"), ("canteen", "do")]
)
def test_an_effect_without_its_fields(equipment: str, field: str) -> None:
    raw = small([])
    effect = raw["equipment"][equipment]["effect"]
    del raw["equipment"][equipment][field]
    assert f"mad_maxence, equipment {equipment}: the effect {effect} needs {field}." in mistakes(raw)


FREE = "a departure must cost something besides time and health, or an adventure might not end"
PROFILES: list[tuple[str, Any, str]] = [
    ("combat.per_round", 0, "the clock for a further round of combat must be 1 to 99, not 0"),
    ("clock.per_move", 0, "the clock for a move must be 1 to 99, not 0"),
    ("repair.cost", {"parts": -1}, "the parts paid for a repair must be 0 to 99, not -1"),
    ("repair.gain", 0, "the gain of a repair must be 1 to 99, not 0"),
    ("departure.cost", {}, FREE),
    ("departure.cost", {"tu": 1}, FREE),
    ("departure.kinds.easy.back", 0, "the time the departure easy wins back must be 1 to 99, not 0"),
    ("gauges.combativeness.minimum", 1, "the health combativeness must go down to 0, not to 1"),
    ("gauges.fuel.minimum", -1, "the gauge fuel must lie between 0 and 99"),
    ("gauges.tech.maximum", 10**6, "the gauge tech must lie between 0 and 99"),
    ("clock.gauge", "fuel", "'fuel' is a resource, where a clock is needed"),
    ("health.gauge", "tu", "'tu' is a clock, where a health is needed"),
    ("combat.skill", "fuel", "'fuel' is a resource, where a skill is needed"),
    ("departure.test", "luck", "unknown gauge 'luck'"),
    ("movement.verb", "drive to", "'drive to' must be one word of small letters"),
    ("movement.verb", "repair", "two kinds of sentence begin with 'repair'"),
    ("throw.success", "choose", "two kinds of sentence begin with 'choose'"),
    ("throw.failure", "heads", "success and failure are both called 'heads'"),
    ("throw.most", MOST_PIECES + 1, f"{MOST_PIECES + 1} pieces with 2 faces of which 1 succeed: no odds"),
]  # fmt: skip


@pytest.mark.rule("MM-85")
@pytest.mark.parametrize(("path", "value", "sentence"), PROFILES)
def test_a_profile_that_cannot_be_played(path: str, value: Any, sentence: str) -> None:
    raw = small([])
    put(raw, f"profile.{path}", value)
    assert f"mad_maxence, profile: {sentence}." in mistakes(raw)


@pytest.mark.rule("MM-82")
def test_keys_are_words_of_sentences() -> None:
    raw = small([{"choose": ["Go on"]}], options=choice("Go on"))
    assert f"{HERE}: the option 'Go on' needs a key of small letters, digits and '_'." in mistakes(raw)
    places = {
        "Old": {"name": WORDS, "at": [2, 2]},
        "a": {"name": WORDS, "at": [2, 1]},
        "A": {"name": WORDS, "at": [1, 2]},
    }
    found = mistakes(small([], locations=places))
    assert f"{ONE}: the location 'Old' needs a key of small letters, digits and '_', or one capital letter." in found
    assert f"{ONE}: the locations a and A are the same word in a sentence." in found
    raw = small([])
    raw["adventures"].append(deepcopy(raw["adventures"][0]))
    assert mistakes(raw) == ["mad_maxence: two adventures have the key 'small'."]


@pytest.mark.rule("MM-85")
def test_numbers_beyond_any_track() -> None:
    assert mistakes(small([{"combat": "foe"}], combats=combat(50))) == [
        f"{HERE}: combat 'foe' has cb 50; the most is 30."
    ]
    raw = small([{"change": "fuel", "by": 10**30}])
    assert mistakes(raw) == [f"{HERE}: by is {10**30}; no number may go beyond 99."]


def nest(depth: int) -> list[dict[str, Any]]:
    """Conditions inside conditions."""
    lines: list[dict[str, Any]] = [{"text": "a"}]
    for _ in range(depth):
        lines = [{"if": {"tu_at_most": 20}, "then": lines}]
    return lines


def test_lists_inside_lists() -> None:
    assert mistakes(small(nest(20))) == []
    assert f"{HERE}, first: it is nested too deeply." in mistakes(small(nest(40)))
    chain = {f"o{at}": {"label": WORDS, "do": [{"choose": [f"o{at + 1}"]}]} for at in range(600)}
    raw = small([{"choose": ["o0"]}], options=chain | choice("o600"))
    assert mistakes(raw) == ["mad_maxence: its lists lead into each other too deeply."]


def marks_in_turn(number: int) -> dict[str, Any]:
    """As many conditions, each with a mark of its own."""
    names = [f"m{at}" for at in range(number)]
    lines = [{"if": {f"{name}_at_most": 5}, "then": [{"mark": name, "by": 1}]} for name in names]
    return small(lines, repeat="yes", marks={"flag": False} | dict.fromkeys(names, False))


def either_way(number: int) -> dict[str, Any]:
    """As many conditions that raise one mark or another."""
    names = [f"{side}{at}" for at in range(number) for side in "ab"]
    lines: list[dict[str, Any]] = [
        {"if": {f"a{at}_at_most": 5}, "then": [{"mark": f"a{at}", "by": 1}], "else": [{"mark": f"b{at}", "by": 1}]}
        for at in range(number)
    ]
    read = [{"if": {f"b{at}_at_least": 1}, "then": []} for at in range(number)]
    return small([*lines, *read], repeat="yes", marks={"flag": False} | dict.fromkeys(names, False))


def branching(number: int) -> dict[str, Any]:
    """Options that each offer the next one twice."""
    keys = [f"o{at}" for at in range(number)]
    twice = {key: {"do": [{"choose": [after]}] * 2} for key, after in pairwise(keys)}
    return small([{"choose": ["o0"]}], options=choice(*keys, **twice), roads=["1-2", "2-3"])


@pytest.mark.parametrize("made", [marks_in_turn, either_way, branching])
def test_many_ways_through_a_passage_take_no_longer_than_its_lines(made: Callable[[int], dict[str, Any]]) -> None:
    begun = time.process_time()
    mistakes(made(60))
    assert time.process_time() - begun < 5  # two to the power of sixty would not


@pytest.mark.rule("MM-82")
def test_a_misspelt_parameter_names_its_place() -> None:
    raw = booklet()
    raw["profile"]["gauges"]["tu"]["maximum"] = "@tu_limt"
    location(raw, "7")["combats"]["sentinel"]["cb"] = "@cb"
    found = mistakes(raw)
    assert "mad_maxence, profile.gauges.tu.maximum: there is no parameter 'tu_limt'." in found
    assert "mad_maxence, adventure 1, location 7, combats.sentinel.cb: there is no parameter 'cb'." in found


def test_long_values_are_cut_short() -> None:
    found = mistakes(small([{"give": "x" * 500}, {"text": ["y" * 500]}]))
    assert all(len(sentence) < 160 for sentence in found)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a = " + "[" * 3000 + "]" * 3000, "mine.toml is nested too deeply to be read."),
        ("a = 1" + "0" * 5000, "mine.toml is not a TOML file"),
        ('parameters = "other.toml"', "other.toml: rules.tu_limit has no value; write tu_limit = { value = … }."),
    ],
)
def test_files_nobody_can_read(text: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    (tmp_path / "other.toml").write_text("[rules]\ntu_limit = 20\n", "utf-8")
    with pytest.raises(Refused) as refused:
        check(tmp_path / "mine.toml")
    assert str(refused.value).startswith(sentence)


def test_the_shelf_keeps_only_the_latest_numbers() -> None:
    for limit in range(5, 41):
        for fuel in (1, 2):
            start(parameters={"tu_limit": limit, "fuel_start": fuel})
    assert len(shelf._compiled) <= shelf.KEPT
    assert start().book.profile.gauges["tu"].maximum == 20
    assert GAME.content.version
