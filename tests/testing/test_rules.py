"""Rules are pinned by tests, and the list of pins is read from their source."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.testing import assert_rules_pinned, gaps, pins, rules_report, strangers
from toys.dressed_pig import dressed

TESTS = '''
import pytest

@pytest.mark.rule("PG-1")
def test_rolling():
    pass

@pytest.mark.rule("PG-1", "PG-2")
@pytest.mark.parametrize("face", [pytest.param(1, marks=pytest.mark.rule("PG-9"))])
async def test_a_one(face):
    pass

@pytest.mark.rule("PG-R1")
@pytest.mark.skip(reason="later")
def test_overshooting():
    pass

@pytest.mark.rule("PG-R1")
def helper():
    """Not a test."""

class TestTurns:
    @pytest.mark.rule("PG-2")
    def test_inside(self):
        pass

class Helper:
    @pytest.mark.rule("PG-R1")
    def test_nothing(self):
        pass
'''


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "games").mkdir(parents=True)
    (folder / "games" / "test_pig.py").write_text(TESTS)
    (folder / "notes.txt").write_text("not Python at all")
    return folder


def test_pins_are_found_without_running_anything(tests: Path) -> None:
    file = "tests/games/test_pig.py"
    assert pins(tests) == {
        "PG-1": [f"{file}::test_rolling", f"{file}::test_a_one"],
        "PG-2": [f"{file}::test_a_one", f"{file}::TestTurns::test_inside"],
        "PG-9": [f"{file}::test_a_one"],
    }
    assert pins(tests / "games" / "test_pig.py").keys() == {"PG-1", "PG-2", "PG-9"}


def test_a_mark_on_the_module_or_class_holds_for_its_tests(tests: Path) -> None:
    (tests / "test_more.py").write_text(
        "import pytest\n"
        "pytestmark = [pytest.mark.long, pytest.mark.rule('PG-7')]\n"
        "@pytest.mark.rule('PG-8')\n"
        "class TestAll:\n"
        "    def test_one(self): pass\n"
        "def test_two(): pass\n"
    )
    found = pins(tests)
    assert found["PG-7"] == ["tests/test_more.py::TestAll::test_one", "tests/test_more.py::test_two"]
    assert found["PG-8"] == ["tests/test_more.py::TestAll::test_one"]


def test_a_number_must_be_written_out(tests: Path) -> None:
    (tests / "test_more.py").write_text("import pytest\n\n@pytest.mark.rule(*RULES)\ndef test_one(): pass\n")
    with pytest.raises(ValueError, match=r"^tests/test_more\.py:3: a rule is marked by its number, written out$"):
        pins(tests)


def test_gaps_and_strangers(tests: Path, tmp_path: Path) -> None:
    game = dressed(tmp_path)
    assert gaps(game, tests) == ["PG-R1"]
    assert strangers(game, tests) == ["PG-9"]
    with pytest.raises(AssertionError, match=r"^pig: no test pins PG-R1$"):
        assert_rules_pinned(game, tests)
    source = tests / "games" / "test_pig.py"
    source.write_text(TESTS.replace('@pytest.mark.skip(reason="later")\n', ""))
    with pytest.raises(AssertionError, match=r"^pig: tests pin what is no rule: PG-9$"):
        assert_rules_pinned(game, tests)
    source.write_text(source.read_text().replace('"PG-9"', '"PG-2"'))
    assert_rules_pinned(game, tests)


def test_the_report_is_a_page(tests: Path, tmp_path: Path) -> None:
    assert rules_report(dressed(tmp_path), tests).splitlines() == [
        "pig: 2 of 3 rules are pinned by a test.",
        "",
        "PG-1  The die is rolled as often as one likes.",
        "    tests/games/test_pig.py::test_rolling",
        "    tests/games/test_pig.py::test_a_one",
        "PG-2  A 1 loses the pot.",
        "    tests/games/test_pig.py::test_a_one",
        "    tests/games/test_pig.py::TestTurns::test_inside",
        "PG-R1  A goal that is overshot is reached.",
        "    no test",
        "PG-9  is no rule of this game, but tests/games/test_pig.py::test_a_one pins it",
    ]
