"""Which test pins which numbered rule: ``@pytest.mark.rule("TG-12")``, found by reading the tests, not running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from ludarium.kernel import Game
from ludarium.texts import rule_numbers, texts


def pins(tests: Path) -> dict[str, list[str]]:
    """Each rule number with the tests that pin it. A test that is skipped or expected to fail pins nothing."""
    found: dict[str, list[str]] = {}
    base = tests if tests.is_dir() else tests.parent
    for path in sorted(tests.rglob("*.py")) if tests.is_dir() else [tests]:
        name = path.relative_to(base.parent).as_posix()
        for test, numbers in _module_pins(ast.parse(path.read_text("utf-8")), name):
            for number in numbers:
                found.setdefault(number, []).append(f"{name}::{test}")
    return found


def gaps(game: Game, tests: Path) -> list[str]:
    """The rules and rulings of a game that no test pins, in their order."""
    pinned = pins(tests)
    return [number for number in rule_numbers(game) if number not in pinned]


def strangers(game: Game, tests: Path) -> list[str]:
    """Numbers that tests pin with this game's prefix but that are no rule of it."""
    known = rule_numbers(game)
    return [number for number in pins(tests) if number.startswith(f"{game.rule_prefix}-") and number not in known]


def rules_report(game: Game, tests: Path) -> str:
    """All rules of a game, each with its tests, as a page of text; those without one say so."""
    pinned, say = pins(tests), texts(game, "en")
    numbers = rule_numbers(game)
    covered = [number for number in numbers if number in pinned]
    lines = [f"{game.key}: {len(covered)} of {len(numbers)} rules are pinned by a test.", ""]
    for number in numbers:
        lines.append(f"{number}  {say(number)}")
        lines += [f"    {test}" for test in pinned.get(number, ["no test"])]
    lines += [
        f"{number}  is no rule of this game, but {pinned[number][0]} pins it" for number in strangers(game, tests)
    ]
    return "\n".join(lines) + "\n"


def assert_rules_pinned(game: Game, tests: Path) -> None:
    """Fails with the numbers of the rules that no test pins, and of pins that are no rules."""
    __tracebackhide__ = True
    missing, odd = gaps(game, tests), strangers(game, tests)
    if missing:
        raise AssertionError(f"{game.key}: no test pins {', '.join(missing)}")
    if odd:
        raise AssertionError(f"{game.key}: tests pin what is no rule: {', '.join(odd)}")


def _module_pins(module: ast.Module, name: str) -> Iterator[tuple[str, list[str]]]:
    shared = [
        number
        for statement in module.body
        if isinstance(statement, ast.Assign)
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets)
        for number in _numbers(statement.value, name)
    ]
    for statement in module.body:
        yield from _test_pins(statement, shared, "", name)


def _test_pins(statement: ast.stmt, shared: list[str], inside: str, name: str) -> Iterator[tuple[str, list[str]]]:
    if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return
    if any(_mark(part) in ("skip", "xfail") for part in statement.decorator_list):
        return
    own = [number for decorator in statement.decorator_list for number in _numbers(decorator, name)]
    numbers = list(dict.fromkeys(shared + own))
    if isinstance(statement, ast.ClassDef):
        if statement.name.startswith("Test"):
            for part in statement.body:
                yield from _test_pins(part, numbers, f"{inside}{statement.name}::", name)
    elif statement.name.startswith("test") and numbers:
        yield f"{inside}{statement.name}", numbers


def _numbers(expression: ast.expr, name: str) -> Iterator[str]:
    """The numbers of every ``rule(...)`` mark in an expression (also inside a ``pytest.param``)."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and _mark(node) == "rule":
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise ValueError(f"{name}:{node.lineno}: a rule is marked by its number, written out")
                yield argument.value


def _mark(node: ast.expr) -> str:
    """``rule`` for ``pytest.mark.rule(...)`` and ``pytest.mark.rule``; empty for anything else."""
    node = node.func if isinstance(node, ast.Call) else node
    match node:
        case ast.Attribute(attr=attr, value=ast.Attribute(attr="mark")):
            return attr
    return ""
