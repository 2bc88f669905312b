"""What a game's author tests with: the conformance battery, golden playthroughs, and the list of pinned rules.

One line in a test module holds a game to everything the house promises of it::

    from ludarium.testing import conformance_tests

    test_conformance = conformance_tests(GAME)

``conserved=`` names something that must never change (all cubes, counted), ``invariant=`` something that must hold in
every position, ``plies=`` how long a random game may be. ``assert_golden(GAME, setup, seed, path)`` compares a match,
told as a story, with a text file (LUDARIUM_GOLDEN=write writes it anew). ``assert_rules_pinned(GAME, tests)`` fails
with the numbered rules that no test marked ``@pytest.mark.rule("TG-12")`` pins. ``parts(scene, Space)`` are all the
things of one kind on a table.
"""

from ludarium.testing.cases import Case, Failure
from ludarium.testing.checks import CHECKS, Check
from ludarium.testing.conformance import conformance, conformance_tests
from ludarium.testing.golden import assert_golden, golden, playthrough
from ludarium.testing.rules import assert_rules_pinned, gaps, pins, rules_report, strangers
from ludarium.testing.scenes import parts

__all__ = [
    "CHECKS",
    "Case",
    "Check",
    "Failure",
    "assert_golden",
    "assert_rules_pinned",
    "conformance",
    "conformance_tests",
    "gaps",
    "golden",
    "parts",
    "pins",
    "playthrough",
    "rules_report",
    "strangers",
]
