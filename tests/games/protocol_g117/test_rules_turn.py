"""PG-19 to PG-34: the turn, and how operation points are spent."""

from __future__ import annotations

import pytest

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.position import ACTIONS, AI, HU
from ludarium.kernel import Refused, play

from .fronts import acting, after, asked, ended, idle, moves, offered, points, stands, start, table, told

PAIRS = (
    ("hopes_end", "anon_hacker"),
    ("human_betrayal", "faulty_cpus"),
    ("drone_foundry", "call_to_arms"),
    ("self_replication", "hacker_collective"),
    ("neural_backlash", "emp_strike"),
    ("deep_fakes", "power_cut"),
    ("predictive_strike", "guerrilla"),
    ("adaptive_firewall", "back_door"),
    ("orbital_relay", "underground_network"),
    ("singularity", "logic_bomb"),
)


@pytest.mark.rule("PG-19", "PG-23")
def test_first_player_then_second_then_the_count() -> None:
    g = table()
    assert asked(g) == AI
    g = play(g, "choose deep_fakes po")
    for move in ("move c5r2 c4r2", "move o1 o2", "move o8 o7"):  # three points: nobody else is asked meanwhile
        assert asked(g) == AI
        g = play(g, move)
    g = after(g, "end")
    assert asked(g) == HU
    assert g.paper == ()
    g = after(g, "choose power_cut po", "end")
    assert (g.paper, g.turn) == (((6, 0),), 2)


@pytest.mark.rule("PG-20", "PG-83")
def test_the_first_player_changes_every_turn() -> None:
    g = after(start(), "place c1r1")
    firsts = []
    while not ended(g) and g.turn <= 10:
        firsts.append(asked(g))
        g = idle(g)
    assert firsts == [AI, HU] * 5


@pytest.mark.rule("PG-21")
def test_any_unused_action_with_either_part() -> None:
    assert set(moves(table(turn=1))) == {f"choose {ai} {part}" for ai, _ in PAIRS for part in ("po", "event")}
    assert set(moves(table(turn=2))) == {f"choose {hu} {part}" for _, hu in PAIRS for part in ("po", "event")}
    assert set(moves(table(turn=3, used=8))) == {
        f"choose {ai} {part}" for ai in ("orbital_relay", "singularity") for part in ("po", "event")
    }


@pytest.mark.rule("PG-22")
def test_a_marker_uses_up_both_parts() -> None:
    g = after(table(turn=1), "choose hopes_end po", "end")
    assert g.marks[0] == ("po", "")
    g = after(g, "choose anon_hacker event", "place o5", "place c2r2", "choose call_to_arms po", "end")
    g = after(g, "choose drone_foundry po", "end")
    assert asked(g) == AI
    assert not offered(g, "choose") & {"hopes_end po", "hopes_end event"}


@pytest.mark.rule("PG-24")
@pytest.mark.parametrize(("ai", "hu"), PAIRS)
def test_the_second_player_follows_with_the_partner(ai: str, hu: str) -> None:
    g = play(table(turn=1), f"choose {ai} po")
    assert offered(after(g, "end"), "choose") == {f"{hu} po", f"{hu} event"}
    g = play(table(turn=2), f"choose {hu} po")
    assert offered(after(g, "end"), "choose") == {f"{ai} po", f"{ai} event"}


@pytest.mark.rule("PG-24")
def test_partners_stand_in_one_row() -> None:
    rows = [row for _, _, row in GAME.rules(GAME.setup()).pairs]
    assert rows == ["outer"] * 5 + ["inner"] * 5


@pytest.mark.rule("PG-25")
def test_each_turn_uses_one_pair_of_both() -> None:
    g = after(start(), "place c1r1")
    for turn in range(1, 10):
        g = idle(g)
        assert sum(both == ("po", "po") for both in g.marks) == turn
        assert sum(both == ("", "") for both in g.marks) == 10 - turn


@pytest.mark.rule("PG-26")
@pytest.mark.parametrize("part", ["po", "event"])
def test_the_second_player_may_take_either_part_or_must_take_the_same(part: str) -> None:
    took = f"choose deep_fakes {part}"
    rest = ["end"] if part == "po" else []
    assert moves(after(table(), took, *rest)) == ("choose power_cut po", "choose power_cut event")
    assert moves(after(table(second_player_part="same"), took, *rest)) == (f"choose power_cut {part}",)


@pytest.mark.rule("PG-27")
def test_a_part_without_effect_may_be_picked_and_nothing_passed() -> None:
    g = table("AI - | - ; HU - | -", supply=(0, 0))
    assert len(moves(g)) == 20
    g = after(g, "choose human_betrayal event")
    assert [event.key for event in told(table("AI - | - ; HU - | -"), "choose human_betrayal event")] == [
        "chosen",
        "elimination_lapsed",
    ]
    assert moves(g) == ("choose faulty_cpus po", "choose faulty_cpus event")
    assert after(g, "choose faulty_cpus po").turn == 2


@pytest.mark.rule("PG-28")
def test_in_the_tenth_turn_one_pair_is_left() -> None:
    g = table(turn=10, used=9)
    assert asked(g) == HU
    assert moves(g) == ("choose logic_bomb po", "choose logic_bomb event")


# The printed operation points, and the icons of every event (left to right).
PRINTED = """
hopes_end 1 +M +E            anon_hacker 1 +M +E
human_betrayal 2 -E          faulty_cpus 2 -M
drone_foundry 1 +E +E        call_to_arms 1 +E +E
self_replication 1 +M +M     hacker_collective 1 +M +M
neural_backlash 2 -M         emp_strike 2 -E
deep_fakes 3 S               power_cut 3 S
predictive_strike 3 +E       guerrilla 3 +E
adaptive_firewall 3 +M       back_door 3 +M
orbital_relay 2 +E S         underground_network 2 +E S
singularity 2 +M S           logic_bomb 2 +M S
"""


def printed() -> dict[str, tuple[int, tuple[str, ...]]]:
    found: dict[str, tuple[int, tuple[str, ...]]] = {}
    words = PRINTED.split()
    names = [at for at, word in enumerate(words) if word in ACTIONS]
    for at, following in zip(names, [*names[1:], len(words)], strict=True):
        found[words[at]] = int(words[at + 1]), tuple(words[at + 2 : following])
    return found


@pytest.mark.rule("PG-29", "PG-55")
def test_points_and_icons_are_those_of_the_table() -> None:
    rules = GAME.rules(GAME.setup())
    assert {key: (rules.po_of(key), rules.event_of(key)) for key in ACTIONS} == printed()


@pytest.mark.rule("PG-29")
@pytest.mark.parametrize("action", [ai for ai, _ in PAIRS])
def test_the_po_part_gives_its_points(action: str) -> None:
    assert points(play(table(), f"choose {action} po")) == (printed()[action][0], 0)


@pytest.mark.rule("PG-30")
def test_each_point_buys_a_move_an_attack_or_a_charge() -> None:
    g = acting("AI c3r1 c3r3 c5r2 | - ; HU c2r2 c2r1 | -", HU, 3)
    assert {move.split()[0] for move in moves(g)} == {"move", "charge", "end"}
    g = after(g, "move c2r2 c3r2")
    assert points(g) == (2, 1)
    g = after(g, "charge c2r1", "hit c3r1")
    assert points(g) == (1, 0)
    g = acting("AI c3r1 c5r2 | - ; HU c2r1 c3r2 | -", HU, 2)
    g = after(g, "attack c3r1")
    assert points(g) == (1, 0)


@pytest.mark.rule("PG-31")
def test_several_points_for_one_unit_or_for_both_fields() -> None:
    g = acting("AI c5r3 | - ; HU c1r1 | o4", HU, 2)
    far = after(g, "move c1r1 c2r1", "move c2r1 c3r1", "move c3r1 c4r1", "move c4r1 c5r1")
    assert stands(far, "AI c5r3 | - ; HU c5r1 | o4")
    both = after(g, "move c1r1 c2r1", "move c2r1 c3r1", "move o4 i3", "move i3 core")
    assert stands(both, "AI c5r3 | - ; HU c3r1 | core")


@pytest.mark.rule("PG-32")
def test_end_stops_at_any_moment_and_nothing_is_kept() -> None:
    g = play(table(), "choose deep_fakes po")
    assert "end" in moves(g)
    for before in ((), ("move c5r2 c4r2",), ("move c5r2 c4r2", "move c4r2 c3r2")):
        stopped = after(g, *before, "end")
        assert asked(stopped) == HU
        assert points(stopped) == (0, 0)
    later = after(g, "end", "choose power_cut po", "end", "choose anon_hacker po", "end", "choose hopes_end po")
    assert points(later) == (1, 0)


@pytest.mark.rule("PG-33")
def test_the_action_is_over_when_everything_is_spent() -> None:
    g = after(table(), "choose hopes_end po", "move c5r2 c4r2")
    assert (asked(g), points(g)) == (AI, (0, 1))
    assert asked(after(g, "move o1 o2")) == HU


@pytest.mark.rule("PG-34")
def test_the_action_is_over_when_nothing_but_end_is_possible() -> None:
    alone = table("AI - | - ; HU c1r2 | o4")
    assert asked(play(alone, "choose deep_fakes po")) == HU
    story = told(alone, "choose deep_fakes po")
    assert (story[-1].key, story[-1].values["po"]) == ("stopped", 3)
    stuck = acting("AI c2r1 | - ; HU c1r2 | -", HU, 1)
    assert after(stuck, "move c1r2 c1r1").turn == 3
    with pytest.raises(Refused):
        play(play(alone, "choose deep_fakes po"), "end")
