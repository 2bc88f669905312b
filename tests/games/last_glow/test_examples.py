"""The worked examples E1 to E18, with all their variants, sentence by sentence."""

from __future__ import annotations

import pytest

from ludarium.games.last_glow.rules import hearts_due

from .postcard import after, asked, crew_asked, ended, moves, offered, shows, start, table

BOOKLET = "booklet_0_9"


@pytest.mark.rule("TG-33", "TG-34")
def test_e1_diagonal_hunt() -> None:
    g = after(table("L c4 B 3 H d3"), "hunt d3")
    assert shows(g, "B 2")
    assert shows(after(g, "roll 5"), "H I d3")
    assert shows(after(g, "roll 4"), "H d3 I")


@pytest.mark.rule("TG-20", "TG-42", "TG-43")
def test_e2_two_complete_turns() -> None:
    g = after(start(), "roll 4")
    assert shows(g, "H d1 L c4 B 3 S 6 P 0 C 5 N 1")
    assert moves(g) == ("light", "maneuver left", "maneuver right", "throttle")
    g = after(g, "throttle")
    assert shows(g, "L c3")
    g = after(g, "maneuver right")
    assert shows(g, "L d3")
    g = after(g, "hunt d1")
    assert shows(g, "B 2")
    g = after(g, "roll 5")
    assert shows(g, "H I d1")
    g = after(g, "throttle")
    assert shows(g, "L d2 S 5 C 1")
    assert offered(g, "capture") == set()
    g = after(g, "light")
    assert shows(g, "L d3 B 3")  # 4, less 1 for the management
    assert asked(g) == ("heart_appears", 1, 1, 1)  # no heart acts
    g = after(g, "roll 6")
    assert shows(g, "H f1 N 2 C 5")
    g = after(g, "throttle")
    assert shows(g, "L d2 S 5")
    g = after(g, "capture d1")
    assert shows(g, "C 2 I K 1")
    g = after(g, "sleep")
    assert shows(g, "K 0 P 1")
    g = after(g, "light")
    assert shows(g, "L d3 B 4")  # 5, less 1
    assert asked(g) == ("heart_rolled", "f1", 1)
    g = after(g, "roll 2")
    assert shows(g, "H e2")
    assert shows(after(g, "roll 1"), "H a1 e2 N 3")


@pytest.mark.rule("TG-63", "TG-67", "TG-68", "TG-88")
def test_e3_explosion_directly_above() -> None:
    assert shows(after(table("L c5 S 6 P 1 H c4", "hearts"), "roll 4"), "S 1 H")
    assert shows(after(table("L c5 S 6 P 1 H c4", "hearts", mode="perturbation"), "roll 4"), "S 4 H")
    assert shows(after(table("L c5 S 6 P 1 H c4", "hearts", edition=BOOKLET), "roll 4"), "S 4 H")


@pytest.mark.rule("TG-81", "TG-71", "TG-18")
def test_e4_which_defeat() -> None:
    g = after(table("L b6 S 2 P 0 H c6", "hearts"), "roll 2")
    assert ended(g) == "destroyed"
    assert shows(g, "S 0 P 0 H c6")  # the contact does not happen
    g = after(table("L b6 S 3 P 0 H c6", "hearts"), "roll 2")
    assert ended(g) == "nightmares"
    assert shows(g, "S 1")
    g = after(table("L b6 S 3 P 1 H c6", "hearts"), "roll 2")
    assert shows(g, "S 1 P 0 H")
    assert not ended(g)
    g = after(table("L b6 S 3 P 0 H c6", "hearts", mode="perturbation"), "roll 2")
    assert shows(g, "S 1 P 0 H")
    assert not ended(g)


@pytest.mark.rule("TG-52", "TG-58", "TG-90")
def test_e5_order_and_blocking() -> None:
    for edition in ("final", BOOKLET):
        g = table("L f6 H c2 d2 e2", "hearts", edition=edition)
        assert asked(g)[1] == "e2"
        g = after(g, "roll 1")
        assert shows(g, "H c2 d2 d3")
        assert asked(g)[1] == "d2"
        g = after(g, "roll 1")
        assert shows(g, "H c2 c3 d3")
        assert asked(g)[1] == "c2"
        g = after(g, "roll 4")
        assert shows(g, "H c2 c3 d3")
        if edition == "final":
            assert asked(g)[0] == "heart_appears"
        else:
            assert asked(g) == ("heart_rolled", "c2", 2)
            assert shows(after(g, "roll 1"), "H b3 c3 d3")
            assert shows(after(g, "roll 3"), "H c2 c3 d3")
            assert shows(after(g, "roll 6"), "H c3 d3 S 6")


@pytest.mark.rule("TG-54", "TG-56", "TG-60")
def test_e6_edges() -> None:
    assert shows(after(table("L f1 H a1", "hearts"), "roll 1"), "H a2")
    assert shows(after(table("L a1 H f5", "hearts"), "roll 1"), "H f6")
    assert shows(after(table("L a1 P 2 H f6", "hearts"), "roll 1"), "P 1 H")
    assert ended(after(table("L a1 P 0 H f6", "hearts"), "roll 1")) == "nightmares"


@pytest.mark.rule("TG-63", "TG-64", "TG-65", "TG-R9")
@pytest.mark.parametrize(
    ("heart", "die", "structure"),
    [("b4", 4, 4), ("c4", 4, 4), ("e3", 5, 5), ("c5", 3, 5), ("e4", 4, 6), ("e5", 3, 6)],
)
def test_e7_blast_distances(heart: str, die: int, structure: int) -> None:
    assert shows(after(table(f"L c3 S 6 H {heart}", "hearts"), f"roll {die}"), f"S {structure}")


@pytest.mark.rule("TG-R9")
def test_e7_with_far_diagonals() -> None:
    assert shows(after(table("L c3 S 6 H b4", "hearts", explosion_diagonal="far"), "roll 4"), "S 5")


@pytest.mark.rule("TG-74", "TG-75", "TG-91")
def test_e8_ninth_heart() -> None:
    eight = "H a2 b2 c2 d3 e3 b5 e5 f4"
    g = table(f"P 2 {eight}", "spawn")
    assert shows(g, "P 1 H a2 b2 c2 d3 e3 b5 f4")
    g = after(g, "roll 3")
    assert shows(g, "P 1 H a2 b2 c2 d3 e3 b5 f4 c1")
    assert len(g.hearts) == 8
    g = table(f"P 0 {eight}", "spawn")
    assert ended(g) == "nightmares"
    g = table(f"P 2 {eight}", "spawn", edition=BOOKLET)
    assert shows(g, f"P 2 {eight}")
    assert crew_asked(g)


@pytest.mark.rule("TG-21", "TG-22", "TG-23")
def test_e9_crew_count() -> None:
    g = after(table("L c5 S 4 H"), "throttle", "throttle")
    assert shows(g, "L c3 S 3 C 3")
    g = after(g, "light", "light", "light", "roll 6")  # no heart acts, a new one on f1
    assert shows(g, "N 2 S 3 C 4")
    g = after(g, "repair")
    assert shows(g, "S 4 C 3")
    g = after(g, "light", "light", "light", "roll 3", "roll 1")
    assert shows(g, "N 3 S 4 C 5")


@pytest.mark.rule("TG-17", "TG-32", "TG-R4", "TG-R24")
def test_e10_darkness() -> None:
    g = after(table("L c4 B 0 S 2 H c3"), "hunt c3")
    assert shows(g, "S 1 B 0")
    assert asked(g)[0] == "hunted"
    g = after(g, "roll 1", "hunt c3")
    assert ended(g) == "destroyed"
    assert shows(g, "S 0")
    assert g.question is None
    assert shows(after(table("L c4 B 1 S 2 H c3"), "hunt c3"), "B 0 S 2")
    assert shows(after(table("L c4 B 1 S 2 H c3", dark_rule="reaching_zero"), "hunt c3"), "B 0 S 1")


@pytest.mark.rule("TG-36", "TG-37", "TG-38", "TG-39", "TG-86")
@pytest.mark.parametrize(
    ("edition", "crew", "cargo", "cells"),
    [
        ("final", 2, 0, {"c4", "c3"}),
        ("final", 1, 0, {"c4"}),
        ("final", 2, 2, set()),
        (BOOKLET, 2, 2, {"c4", "c3"}),
        (BOOKLET, 1, 2, {"c4"}),
    ],
)
def test_e11_capture_costs(edition: str, crew: int, cargo: int, cells: set[str]) -> None:
    g = table(f"L c4 I c4 c3 d5 C {crew} K {cargo}", edition=edition)
    assert offered(g, "capture") == cells


@pytest.mark.rule("TG-46", "TG-80")
def test_e12_win_in_time() -> None:
    g = after(table("L c6 B 0 S 1 P 5 K 1 C 4"), "sleep")
    assert ended(g) == "dome"
    assert shows(g, "P 6 L c6")


@pytest.mark.rule("TG-49", "TG-51", "TG-R7")
def test_e13_sinking_onto_a_heart() -> None:
    g = after(table("L c4 B 0 S 5 H c5 C 1"), "repair")
    assert shows(g, "L c5 S 2 B 0 H")  # the repair made it 6
    assert shows(table("L c4 B 0 S 5 H c5", "management"), "L c5 S 1 B 0 H")
    g = table("L c4 B 0 S 4 H c5", "management")
    assert ended(g) == "destroyed"
    assert shows(g, "S 0")
    g = table("L c4 B 1 S 4 H c5", "management")
    assert shows(g, "S 1 B 0")
    assert not ended(g)


@pytest.mark.rule("TG-48")
def test_e14_crash() -> None:
    g = table("L c6 B 3 S 6", "management")
    assert ended(g) == "crashed"
    assert shows(g, "B 3")


@pytest.mark.rule("TG-13", "TG-69", "TG-R12")
def test_e15_three_on_one_cell() -> None:
    assert shows(after(table("L c3 S 6 I c3 H c2", "hearts"), "roll 2"), "I S 3 H")


@pytest.mark.rule("TG-73", "TG-77", "TG-R20")
def test_e16_equal_dice() -> None:
    g = after(table("N 1", "spawn", mode="nightmare"), "roll 3")
    assert shows(g, "H c1")
    g = after(g, "roll 3")
    assert asked(g) == ("heart_appears", 2, 2, 2)
    assert shows(after(g, "roll 3"), "H c1 N 2")
    assert shows(after(g, "roll 2"), "H b1 c1 N 2")


@pytest.mark.rule("TG-78")
def test_e17_new_heart_on_the_lighthouse() -> None:
    assert shows(after(table("L d1 S 5", "spawn"), "roll 4"), "S 2 H")
    assert ended(after(table("L d1 S 3", "spawn"), "roll 4")) == "destroyed"


@pytest.mark.rule("TG-72", "TG-84", "TG-R15")
def test_e18_sequences() -> None:
    final, booklet = start(mode="nightmare").rules, start(BOOKLET, "nightmare").rules
    assert [hearts_due(final, turn) for turn in (1, 5, 11, 12, 13)] == [2, 3, 1, 2, 1]
    assert [hearts_due(booklet, turn) for turn in (1, 3, 10, 11)] == [1, 2, 3, 1]
