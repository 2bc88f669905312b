"""The examples of the rulebook and the tricky scenarios of the rules specification, one test each."""

from __future__ import annotations

import pytest

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.position import AI, HU
from ludarium.kernel import Refused, play

from .fronts import acting, after, asked, counting, ended, moves, offered, points, stands, start, steps, table, told

# --- Examples of the rulebook ------------------------------------------------------------------------------------


@pytest.mark.rule("PG-11", "PG-12")
def test_example_second_troop() -> None:
    g = start()
    assert set(moves(g)) == {"place c1r1", "place c1r3"}
    g = after(g, "place c1r3")
    assert stands(g, "AI c5r2 | o1 o8 ; HU c1r2 c1r3 | o4")
    assert g.supply == (9, 9)


HOPES_END = (
    "place c1r3",
    "choose hopes_end po",
    "move c5r2 c4r2",
    "move o1 o2",
    "choose anon_hacker event",
    "place i3",
    "place c2r2",
)


@pytest.mark.rule("PG-21", "PG-24", "PG-65", "PG-82")
def test_example_hopes_end_and_anon_hacker() -> None:
    g = after(start(), *HOPES_END[:1])
    assert (asked(g), len(moves(g))) == (AI, 20)
    g = after(g, "choose hopes_end po")
    assert points(g) == (1, 0)
    g = after(g, "move c5r2 c4r2")
    assert points(g) == (0, 1)
    g = after(g, "move o1 o2")
    assert (asked(g), set(moves(g))) == (HU, {"choose anon_hacker po", "choose anon_hacker event"})
    g = after(g, "choose anon_hacker event")
    assert offered(g, "place") == {"o3", "o4", "o5", "i3"}
    g = after(g, "place i3")
    assert offered(g, "place") == {"c1r1", "c2r2", "c2r3"}
    g = after(g, "place c2r2")
    assert stands(g, "AI c4r2 | o2 o8 ; HU c1r2 c1r3 c2r2 | o4 i3")
    assert (g.supply, g.paper, g.score) == ((9, 7), ((4, 3),), (4, 3))
    assert g.marks[0] == ("po", "event")


@pytest.mark.rule("PG-22", "PG-25", "PG-57")
def test_example_faulty_cpus_and_human_betrayal() -> None:
    g = after(start(), *HOPES_END)
    assert (asked(g), len(moves(g))) == (HU, 18)
    assert not any("anon_hacker" in move for move in moves(g))
    g = after(g, "choose faulty_cpus event")
    assert offered(g, "eliminate") == {"o2", "o8"}
    g = after(g, "eliminate o2")
    assert offered(g, "choose") == {"human_betrayal po", "human_betrayal event"}
    g = after(g, "choose human_betrayal event")
    assert offered(g, "eliminate") == {"c1r2", "c1r3", "c2r2"}
    g = after(g, "eliminate c2r2")
    assert stands(g, "AI c4r2 | o8 ; HU c1r2 c1r3 | o4 i3")
    assert (g.lost, g.paper[-1], g.score) == ((1, 1), (2, 1), (6, 4))
    assert (g.turn, asked(g), len(moves(g))) == (3, AI, 16)


@pytest.mark.rule("PG-29", "PG-51", "PG-59")
def test_example_three_points() -> None:
    g = after(start(), "place c1r3", "choose deep_fakes event")
    assert g.sabotages == (1, 0)
    g = after(g, "choose power_cut po")
    assert points(g) == (3, 0)
    assert len(moves(g)) == 8
    assert steps(g) == {"c1r2": {"c1r1", "c2r2"}, "c1r3": {"c2r3"}, "o4": {"o3", "o5", "i3"}}
    assert set(moves(g)) > {"charge o4", "end"}
    g = after(g, "charge o4")
    assert g.po == 2
    assert moves(g) == ("hit o1",)


def test_the_first_player_of_the_start_position_has_eleven_sentences() -> None:
    """Section 4.3: from the start position ai has 11 sentences in an action."""
    g = after(start(), "place c1r3", "choose deep_fakes po")
    assert len(moves(g)) == 11


# --- Tricky scenarios --------------------------------------------------------------------------------------------


@pytest.mark.rule("PG-39", "PG-45")
def test_scenario_half_lost_to_an_attack() -> None:
    g = acting("AI c4r1 c4r2 | o1 ; HU c3r2 | o4", AI, 2)
    assert "attack c3r2" not in moves(g)
    g = after(g, "move c4r1 c3r1")
    assert points(g) == (1, 1)
    assert len(moves(g)) == 12
    assert steps(g) == {"c3r1": {"c2r1"}, "c4r2": {"c4r1", "c4r3", "c5r2"}, "o1": {"o2", "o8", "i1"}}
    assert offered(g, "attack") == {"c3r2"}
    assert offered(g, "charge") == {"c3r1", "c4r2", "o1"}
    g = after(g, "attack c3r2")
    assert stands(g, "AI c3r1 c4r2 | o1 ; HU - | o4")
    assert (points(g), g.turn) == ((0, 0), 3)


@pytest.mark.rule("PG-34", "PG-40")
def test_scenario_no_stepping_back() -> None:
    g = after(acting("AI c2r2 | o1 ; HU c4r2 | i1 i2", HU, 1), "move i1 i2")
    assert points(g) == (0, 1)
    with pytest.raises(Refused):
        play(g, "move i2 i1")
    assert steps(g) == {"i2": {"core", "i3", "o2", "o3"}, "c4r2": {"c3r2", "c4r1", "c4r3", "c5r2"}}
    assert len(moves(g)) == 9
    g = acting("AI c2r1 | - ; HU c1r2 | -", HU, 1)
    story = told(g, "move c1r2 c1r1")
    assert [event.key for event in story][:2] == ["moved", "stopped"]
    assert after(g, "move c1r2 c1r1").turn == 3


@pytest.mark.rule("PG-47", "PG-49", "PG-76")
def test_scenario_matrix_attacks() -> None:
    g = acting("AI - | core o2 o2 ; HU - | core i2 i3", HU, 3)
    assert offered(g, "attack") == {"core"}
    g = after(g, "attack core")
    assert points(g) == (2, 0)
    g = after(g, "move core i2")
    assert points(g) == (1, 1)
    assert offered(g, "attack") == {"o2"}
    g = after(g, "attack o2")
    assert stands(g, "AI - | o2 ; HU - | i2 i2 i3")
    assert g.paper == ((2, 1),)


EARTH_CHARGES: tuple[tuple[str, str, set[str], set[str]], ...] = (
    # own Troops, Drones, who may charge, and what the last Troop named there can hit
    ("c1r2 c2r2", "c3r2", {"c2r2"}, {"c3r2"}),
    ("c1r2", "c4r2", {"c1r2"}, {"c4r2"}),
    ("c1r2", "c5r2", set(), set()),
    ("c1r2", "c2r1 c2r2 c2r3 c3r2", {"c1r2"}, {"c2r1", "c2r2", "c2r3"}),
)


@pytest.mark.rule("PG-51", "PG-R8")
@pytest.mark.parametrize(("troops", "drones", "may", "hits"), EARTH_CHARGES)
def test_scenario_charges_on_earth(troops: str, drones: str, may: set[str], hits: set[str]) -> None:
    g = acting(f"AI {drones} | - ; HU {troops} | -", HU, 1)
    assert offered(g, "charge") == may
    for square in may:
        assert offered(after(g, f"charge {square}"), "hit") == hits


@pytest.mark.rule("PG-51", "PG-R7")
def test_scenario_charges_in_the_matrix() -> None:
    g = after(acting("AI - | core i1 i3 i3 ; HU - | o4", HU, 1), "charge o4")
    assert offered(g, "hit") == {"i3", "core", "i1"}
    assert stands(after(g, "hit i3"), "AI - | core i1 i3 ; HU - | -")
    g = acting("AI - | core ; HU - | core", HU, 1)
    assert (offered(g, "attack"), offered(g, "charge")) == (set(), {"core"})
    assert stands(after(g, "charge core", "hit core"), "AI - | - ; HU - | -")


@pytest.mark.rule("PG-68", "PG-69", "PG-70")
def test_scenario_back_on_earth() -> None:
    g = after(table("AI c5r2 | o1 ; HU - | o4", turn=2), "choose call_to_arms event")
    assert offered(g, "place") == {"c1r2"}
    assert offered(after(g, "place c1r2"), "place") == {"c1r1", "c1r3", "c2r2"}
    g = after(table("AI c1r2 c2r2 | o1 ; HU - | o4", turn=2), "choose call_to_arms event")
    assert len(offered(g, "place")) == 13
    assert offered(after(g, "place c3r2"), "place") == {"c3r1", "c3r3", "c4r2"}


@pytest.mark.rule("PG-66", "PG-68", "PG-69", "PG-R15", "PG-R18")
def test_scenario_back_in_the_matrix() -> None:
    g = after(table("AI c5r2 | - ; HU c1r2 | o1"), "choose self_replication event")
    assert offered(g, "place") == {"o8"}
    both = "AI c5r2 | - ; HU c1r2 | o1 o8"
    g = after(table(both), "choose self_replication event")
    assert len(offered(g, "place")) == 11
    assert offered(after(g, "place i1"), "place") == {"i1", "core", "i2", "i4"}
    g = after(table(both, matrix_drop_in="on"), "choose self_replication event", "place i1")
    assert offered(g, "place") == {"i1", "core", "i2", "i4", "o1", "o8"}
    assert stands(after(g, "place o1"), "AI c5r2 | i1 o1 ; HU c1r2 | o1 o8")


@pytest.mark.rule("PG-61", "PG-71")
def test_scenario_no_room() -> None:
    g = after(table("AI c1r2 c2r1 | o1 ; HU c1r1 | o4", turn=2, supply=(5, 5)), "choose guerrilla event")
    assert (asked(g), g.supply) == (AI, (5, 5))
    fronts = "AI - | o3 o4 o5 i3 ; HU - | o4"
    g = after(table(fronts, turn=2, supply=(5, 5)), "choose back_door event")
    assert (asked(g), g.supply) == (AI, (5, 5))
    g = after(table(fronts, turn=2, supply=(5, 5), matrix_drop_in="on"), "choose back_door event")
    assert offered(g, "place") == {"o3", "o5", "i3"}


@pytest.mark.rule("PG-60", "PG-61", "PG-R14")
def test_scenario_last_unit() -> None:
    g = after(table(turn=2, supply=(5, 1)), "choose anon_hacker event")
    assert {move.split()[0] for move in moves(g)} == {"place"}
    g = after(g, "place o5")
    assert (g.supply, asked(g)) == ((5, 0), AI)
    g = table(turn=2, supply=(5, 0))
    assert "choose anon_hacker event" in moves(g)
    assert stands(after(g, "choose anon_hacker event"), "AI c5r2 | o1 o8 ; HU c1r2 c1r3 | o4")


@pytest.mark.rule("PG-75", "PG-77", "PG-78", "PG-80", "PG-R12", "PG-R13")
def test_scenario_two_sabotages() -> None:
    fronts = "AI c3r2 c4r2 | core o2 o2 ; HU c2r2 | core o7 i3"
    assert counting(fronts, (0, 0)).paper == ((5, 5),)
    g = table(fronts, turn=3, used=2)
    g = after(g, "choose deep_fakes event", "choose power_cut event")
    assert (asked(g), offered(g, "sabotage")) == (AI, {"c2r2", "o7", "i3"})
    g = after(g, "sabotage o7")
    assert (asked(g), offered(g, "sabotage")) == (HU, {"c3r2", "c4r2", "o2"})
    g = after(g, "sabotage c4r2")
    assert (g.paper, g.cancelled, g.sabotages) == (((3, 3),), ((), ()), (0, 0))
    g = counting(fronts, (1, 1), sabotage_scope="field")
    g = after(g, "sabotage matrix", "sabotage earth")
    assert g.paper == ((2, 2),)


@pytest.mark.rule("PG-84", "PG-87", "PG-88", "PG-90")
def test_scenario_level_after_ten() -> None:
    """44 to 44, then 47-45, 49-49, 52-50, 53-54: the gains are laid out as positions that score them."""
    gains = {
        11: ("AI - | core ; HU c3r2 | -", (47, 45)),
        12: ("AI - | o7 ; HU c2r2 | o2", (49, 49)),
        13: ("AI - | core ; HU c3r2 | -", (52, 50)),
        14: ("AI c3r2 | - ; HU c2r2 | o2", (53, 54)),
    }
    g = table(turn=11, paper=((44, 44),))
    paper = g.paper
    for turn, (fronts, score) in gains.items():
        g = table(fronts, turn=turn, used=turn - 11, paper=paper)
        assert asked(g) == (AI if turn % 2 else HU)
        assert len(moves(g)) == 20 - 2 * (turn - 11)
        for _ in range(2):
            g = after(g, next(move for move in moves(g) if move.endswith(" po")))
            g = after(g, "end") if "end" in moves(g) else g
        paper = g.paper
        assert g.score == score
        assert ended(g) == ("supremacy_extra" if turn == 14 else "")
    assert g.outcome is not None
    assert g.outcome.winners == (HU,)


@pytest.mark.rule("PG-84")
def test_scenario_one_point_ahead_after_ten() -> None:
    g = table("AI - | - ; HU - | -", turn=10, used=9, paper=((44, 43),))
    g = after(g, "choose logic_bomb po", "choose singularity po")
    assert ended(g) == "supremacy"


# --- Section 4: how many sentences there are -----------------------------------------------------------------------


def test_the_grammar_has_the_sentences_of_the_specification() -> None:
    grammar = GAME.grammar(GAME.setup())
    verbs: dict[str, int] = {}
    for sentence in grammar.sentences:
        verbs[sentence.split()[0]] = verbs.get(sentence.split()[0], 0) + 1
    assert verbs == {
        "choose": 40,
        "move": 92,
        "attack": 28,
        "charge": 28,
        "hit": 28,
        "place": 28,
        "eliminate": 28,
        "sabotage": 11,
        "end": 1,
    }
    assert len(grammar) == 284
