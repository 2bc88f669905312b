"""Content files: what is wrong in one is said with its place, and a set-up takes only what exists."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from ludarium.kernel import Game, Grammar, Position, Refused, Rules, load_content
from ludarium.kernel.content import choose_parameters, read_content

GOOD = """\
game = "lamp"
version = "1.0"

[about]
seats = [1, 4]
minutes = [5, 10]
complexity = 1

[editions.final]

[editions.draft.rules]
oil = 2

[editions.draft.options]
mode = ["storm"]
wind = []

[options]
mode = { values = ["calm", "storm"] }
wind = { values = ["off", "on"], status = "inferred" }

[rules]
oil = { value = 3, status = "published", range = [1, 6] }
wicks = { value = [1, 2], status = "inferred", range = [0, 9] }
bright = { value = true, status = "published" }
start = { value = "c4", status = "reconstructed", pattern = "[a-f][1-6]" }
lines = { value = 6, status = "inferred", fixed = true }
"""


class LampRules(Rules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    oil: int
    wicks: tuple[int, ...]
    bright: bool
    start: str
    lines: int
    mode: str
    wind: str = "off"

    def __post_init__(self) -> None:
        if self.oil == 6 and self.mode == "storm":
            raise ValueError("oil: a storm needs less than 6")


class Lamp(Position, kw_only=True):
    pass


def setup(rules: LampRules) -> Lamp:
    return Lamp(rules=rules, agenda=(burn,))


def burn(g: Lamp) -> None:
    g.end("burnt", (), (0.0,) * g.rules.seats)


def lamp(text: str = GOOD) -> Game:
    return Game(
        "lamp",
        folder=Path(__file__).parent,
        position=Lamp,
        rules=LampRules,
        setup=setup,
        steps=sys.modules[__name__],
        grammar=lambda rules: Grammar((), {}),
        content=read_content(text.encode(), "lamp", "content.toml"),
        complete=False,
    )


def refusal(text: str) -> str:
    with pytest.raises(Refused) as refused:
        read_content(text.encode(), "lamp", "content.toml")
    assert refused.value.reason == "bad_content"
    return str(refused.value)


# --- Files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ('version = "1.0"\n', "", "content.toml is not a content file: object missing required field `version`."),
        ("seats = [1, 4]\n", "", "content.toml is not a content file: about: object missing required field `seats`."),
        ("complexity = 1", 'complexity = "high"', "about.complexity: expected `int`, got `str`."),
        ('"inferred", range', '"guessed", range', "file: rules.wicks.status: invalid enum value 'guessed'."),
        ('status = "published", range', "range", "rules.oil: object missing required field `status`."),
        ("pattern =", "patern =", "rules.start: object contains unknown field `patern`."),
        ('values = ["off", "on"]', 'values = "off"', "options.wind.values: expected `array`, got `str`."),
        ("[editions.draft.rules]", "[editions.draft.rule]", "editions.draft: object contains unknown field `rule`."),
        ("[editions.final]", "[editions]\nfinal = 3", "editions.final: expected `object`, got `int`."),
        ("complexity = 1", "complexity = 1\ncolour = 3", "about: object contains unknown field `colour`."),
        ("value = 3", "value = 3.5", "rules.oil.value: expected `bool | int | str | array`, got `float`."),
        ("value = 3", "value = 9", "content.toml: rules.oil must lie between 1 and 6, not 9."),
        ("value = [1, 2]", "value = [1, 20]", "content.toml: rules.wicks must lie between 0 and 9, not [1, 20]."),
        ('value = "c4"', 'value = "z9"', "content.toml: rules.start must look like [a-f][1-6], not 'z9'."),
        ("oil = 2", "oil = 8", "content.toml: editions.draft.rules.oil must lie between 1 and 6, not 8."),
        ("oil = 2", 'oil = "two"', "content.toml: editions.draft.rules.oil takes a whole number, not 'two'."),
        ("oil = 2", "wax = 2", "content.toml: editions.draft sets rules.wax, which is not declared."),
        ('game = "lamp"', 'game = "candle"', "content.toml is content for 'candle', not for 'lamp'."),
        ("[about]", "[about", "content.toml is not a content file: "),
    ],
)
def test_a_mistake_is_told_with_its_place(before: str, after: str, says: str) -> None:
    assert before in GOOD
    assert says in refusal(GOOD.replace(before, after, 1))


def test_a_file_without_an_edition() -> None:
    head, _, tail = GOOD.partition("[editions.final]")
    text = head + "[editions]\n" + tail[tail.index("[options]") :]
    assert refusal(text) == "content.toml names no edition; add at least one [editions.NAME]."


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(Refused, match=r"^content\.toml is not a content file: "):
        read_content(b"\xff\xfe\x00", "lamp", "content.toml")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"cannot be read: No such file or directory\.$"):
        load_content(tmp_path / "content.toml", "lamp")


def test_two_packs_never_have_one_version() -> None:
    ours = read_content(GOOD.encode(), "lamp", "content.toml")
    same = read_content(b"# a comment\n" + GOOD.encode(), "lamp", "other.toml")
    other = read_content(GOOD.replace("value = 3", "value = 4").encode(), "lamp", "content.toml")
    assert ours.version == same.version
    assert ours.version.startswith("1.0-")
    assert ours.version != other.version


def test_a_game_with_another_content_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace("value = 3", "value = 5"))
    mine = lamp().with_content(path)
    assert mine.rules(mine.setup()).oil == 5
    assert lamp().rules(lamp().setup()).oil == 3
    with pytest.raises(Refused, match=r"^This was made with lamp content 1\.0-\w+, but here is 1\.0-\w+; use the same"):
        mine.start(lamp().setup())
    path.write_text(GOOD.replace("value = 3", "value = 6").replace('["calm", "storm"]', '["storm"]'))
    with pytest.raises(Refused, match=r"^These rules do not fit together: oil: a storm needs less than 6\.$"):
        lamp().with_content(path)


# --- Set-ups -----------------------------------------------------------------------------------------------------


def test_everything_not_said_is_at_its_default() -> None:
    game = lamp()
    rules = game.rules(game.setup())
    assert (rules.edition, rules.seats, rules.mode, rules.wind, rules.oil) == ("final", 1, "calm", "off", 3)


def test_an_edition_states_only_what_differs() -> None:
    game = lamp()
    rules = game.rules(game.setup(edition="draft", seats=3))
    assert (rules.oil, rules.mode, rules.wicks, rules.seats) == (2, "storm", (1, 2), 3)
    assert game.content.options_of("draft") == {"mode": ("storm",)}


def test_a_parameter_comes_before_the_edition() -> None:
    game = lamp()
    assert game.rules(game.setup(edition="draft", parameters={"oil": 5})).oil == 5


@pytest.mark.parametrize(
    ("asked", "reason", "says"),
    [
        ({"edition": "finall"}, "unknown_edition", "There is no edition 'finall'; did you mean 'final'?"),
        ({"edition": "x"}, "unknown_edition", "There is no edition 'x'; choose one of: final, draft."),
        ({"seats": 5}, "bad_seats", "lamp is played by 1 to 4, not by 5."),
        ({"seats": 0}, "bad_seats", "lamp is played by 1 to 4, not by 0."),
        ({"options": {"mood": "calm"}}, "unknown_option", "There is no option 'mood'; did you mean 'mode'?"),
        (
            {"options": {"mode": "hail"}},
            "unknown_value_for_option_mode",
            "There is no value for option mode 'hail'; choose one of: calm, storm.",
        ),
        (
            {"edition": "draft", "options": {"wind": "on"}},
            "unknown_option",
            "There is no option 'wind'; choose one of: mode.",
        ),
        ({"parameters": {"oli": 3}}, "unknown_parameter", "There is no parameter 'oli'; did you mean 'oil'?"),
        ({"parameters": {"oil": 7}}, "bad_value", "rules.oil must lie between 1 and 6, not 7."),
        ({"parameters": {"oil": True}}, "bad_value", "rules.oil takes a whole number, not True."),
        ({"parameters": {"oil": "many"}}, "bad_value", "rules.oil takes a whole number, not 'many'."),
        (
            {"parameters": {"wicks": "1,x"}},
            "bad_value",
            "rules.wicks takes whole numbers with commas between, not '1,x'.",
        ),
        ({"parameters": {"bright": "maybe"}}, "bad_value", "rules.bright is true or false, not 'maybe'."),
        ({"parameters": {"start": "g1"}}, "bad_value", "rules.start must look like [a-f][1-6], not 'g1'."),
        ({"parameters": {"lines": 5}}, "fixed_parameter", "rules.lines is 6 and cannot be changed."),
    ],
)
def test_what_a_set_up_refuses(asked: dict[str, Any], reason: str, says: str) -> None:
    with pytest.raises(Refused) as refused:
        lamp().setup(**asked)
    assert (refused.value.reason, str(refused.value)) == (reason, says)


def test_text_from_a_command_line_becomes_the_values_kind() -> None:
    typed = {"oil": "4", "wicks": "3,4,5", "bright": "false", "start": "a1"}
    assert choose_parameters(lamp().content, typed) == {
        "oil": 4,
        "wicks": [3, 4, 5],
        "bright": False,
        "start": "a1",
    }


def test_rules_that_do_not_fit_together_are_refused() -> None:
    game = lamp()
    with pytest.raises(Refused, match=r"^These rules do not fit together: oil: a storm needs less than 6\.$"):
        game.rules(game.setup(options={"mode": "storm"}, parameters={"oil": 6}))


def test_a_file_nested_without_end_is_refused() -> None:
    with pytest.raises(Refused, match="mine is nested too deeply to be read"):
        read_content(b"a = " + b"[" * 5000 + b"]" * 5000, "slate", "mine")
