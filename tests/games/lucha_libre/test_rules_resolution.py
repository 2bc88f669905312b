"""LL-41 to LL-62: resolution, the end of the round, and victory."""

from __future__ import annotations

from itertools import product

import pytest

from ludarium.kernel import Event

from .ll_table import fight, real_round, say, table, told


@pytest.mark.rule("LL-41")
def test_both_sides_take_effect_whatever_the_other_does() -> None:
    """Each side would strike the other down first; both strikes land."""
    g = fight(table("5 5 5", "6 6 6", energy=(2, 2)), "triple_f", "triple_f")
    assert (g.fans, g.energy) == ((14, 14), (0, 0))  # 2 - 1 - 2 = -1 on both sides: a shortfall of 1 each


@pytest.mark.rule("LL-42")
@pytest.mark.parametrize(
    ("energy", "moves", "short"),
    [
        ((4, 0), ("triple_f", "show_off"), ["santo"]),
        ((0, 4), ("show_off", "triple_f"), ["demon"]),
        ((0, 0), ("triple_f", "triple_f"), ["demon", "santo"]),
    ],
)
def test_the_story_tells_fans_before_energy_and_energy_before_shortfalls(
    energy: tuple[int, int], moves: tuple[str, str], short: list[str]
) -> None:
    story: list[Event] = []
    fight(table("5 5 5", "6 6 6", energy=energy), *moves, story)
    order = [event.key for event in story if event.key in ("performed", "fans", "energy", "shortfall")]
    assert order == ["performed", "performed", "fans", "fans", "energy", "energy", *["shortfall"] * len(short)]
    assert [event["wrestler"] for event in told(story, "shortfall")] == short


@pytest.mark.rule("LL-42")
def test_a_move_is_told_with_its_dice_and_its_effects() -> None:
    story: list[Event] = []
    fight(table("5 5 5", "1 3 4"), "triple_f", story=story)
    assert told(story, "performed") == [
        {"wrestler": "demon", "move": "triple_f", "dice": "5 5 5", "fans": "+5", "enemy": "−2", "own": "−1"}
    ]


@pytest.mark.rule("LL-43")
def test_fans_are_summed_and_applied_once() -> None:
    """With 0 fans a change alone would stay at 0; together with a Show Off it takes that fan away again."""
    g = fight(table("1 2 5 5", "1 3 4", fans=(0, 10), energy=(4, 2)), "show_off show_off change")
    assert g.fans[0] == 1
    story: list[Event] = []
    fight(table("1 2 5 5", "1 3 4", energy=(4, 2)), "show_off show_off change", story=story)
    assert told(story, "fans") == [{"team": "blue", "change": 1, "before": 10, "fans": 11}]
    story.clear()
    fight(table("1 2 6", "1 3 4"), "change", story=story)
    assert told(story, "fans") == [{"team": "blue", "change": -1, "before": 10, "fans": 9}]


@pytest.mark.rule("LL-44")
def test_energy_is_summed_and_applied_once() -> None:
    story: list[Event] = []
    g = fight(table("5 5 6", "1 2 4", energy=(3, 3)), "show_off show_off", "sequence_3", story)
    assert g.energy == (4, 3)
    assert told(story, "energy") == [
        {"wrestler": "demon", "own": "+2", "hits": "−1", "sum": "+1", "before": 3, "level": 4, "dice": 4}
    ]
    assert table("1 3 6", "1 3 4").last[0].energy == 0
    assert g.last[0].energy == 1


@pytest.mark.rule("LL-45")
def test_what_goes_beyond_the_top_is_lost() -> None:
    g = fight(table("5 5 5 5 6", "1 3 4", energy=(6, 2)), "show_off show_off show_off show_off")
    assert (g.energy[0], g.fans[0]) == (7, 14)
    g = fight(table("5 5 6", "1 3 4", energy=(4, 1), cartridge="short"), "show_off show_off")
    assert g.energy[0] == 5


@pytest.mark.rule("LL-46")
@pytest.mark.parametrize(("level", "missing"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_a_level_that_cannot_be_lost_costs_a_fan(level: int, missing: int) -> None:
    g = fight(table("1 1 1", "1 3", energy=(4, level)), "triple")
    assert (g.energy[1], g.fans[1]) == (max(0, level - 2), 10 - missing)


@pytest.mark.rule("LL-47")
def test_the_shortfall_is_paid_after_the_gain_and_forgiven_beyond_zero() -> None:
    g = fight(table("1 1 1 4 6", "3 6", energy=(7, 0), fans=(10, 0)), "triple sequence_2", "show_off")
    assert g.fans[1] == 0  # 0 + 1 - 2, the last one forgiven
    g = fight(table("1 1 1 4 6", "3 6", energy=(7, 0), fans=(10, 3)), "triple sequence_2", "show_off")
    assert g.fans[1] == 2  # 3 + 1 - 2


@pytest.mark.rule("LL-47")
@pytest.mark.parametrize(
    ("fans", "cost", "lost"), [(10, 1, 2), (10, 3, 6), (1, 1, 1), (5, 3, 5), (0, 1, 0), (10, 0, 0)]
)
def test_the_story_and_the_tally_of_a_shortfall_say_how_many_fans_were_lost(fans: int, cost: int, lost: int) -> None:
    story: list[Event] = []
    g = fight(table("1 1 1", "1 3", energy=(4, 0), fans=(10, fans), shortfall_cost=cost), "triple", story=story)
    shortfall = {"wrestler": "santo", "missing": 2, "lost": lost, "fans": fans - lost}
    assert told(story, "shortfall") == ([shortfall] if cost else [])
    assert (g.fans[1], g.last[1].shortfall) == (fans - lost, lost)


@pytest.mark.rule("LL-48")
def test_own_losses_cause_a_shortfall_too() -> None:
    g = fight(table("1 1 1", "1 3 4", energy=(0, 4)), "triple")
    assert (g.energy[0], g.fans[0]) == (0, 12)  # 10 + 3 - 1


@pytest.mark.rule("LL-49")
def test_moves_strike_the_wrestler_of_this_round_even_if_he_leaves() -> None:
    g = fight(table("1 2", "3 5", energy=(3, 2), rest_energy=(6, 2)), "change", "sequence_2")
    assert g.resting[0] == "demon"
    assert (g.rest_energy[0], g.energy[0]) == (2, 7)


def by_formula(f: int, e: int, t: int, g: int, d: int) -> tuple[int, int]:
    """LL-50 as written: the new level and the new fans."""
    shortfall = max(0, -(e + d))
    return min(t, max(0, e + d)), max(0, max(0, f + g) - shortfall)


BLUE_CHOICES = {"": (0, 0, 0), "triple": (3, -2, -1), "triple sequence_2": (4, -3, -1), "sequence_2": (1, -1, 0)}
SILVER_CHOICES = {"": (0, 0, 0), "triple_f": (5, -2, -1), "show_off show_off show_off": (3, 0, 3)}


@pytest.mark.rule("LL-50")
@pytest.mark.parametrize(("blue", "silver"), list(product(BLUE_CHOICES, SILVER_CHOICES)))
def test_the_formulas(blue: str, silver: str) -> None:
    for level, fans in product(range(8), (0, 1, 2, 9)):
        g = fight(table("1 1 1 4 6", "6 6 6", energy=(level, 7 - level), fans=(fans, 9 - fans)), blue, silver)
        b, s = BLUE_CHOICES[blue], SILVER_CHOICES[silver]
        blue_level, blue_fans = by_formula(fans, level, 7, b[0], b[2] + s[1])
        silver_level, silver_fans = by_formula(9 - fans, 7 - level, 7, s[0], s[2] + b[1])
        assert (g.energy, g.fans) == ((blue_level, silver_level), (blue_fans, silver_fans))


@pytest.mark.rule("LL-51")
def test_the_resting_gain_a_level_every_round() -> None:
    assert fight(table("5 5 5", "1 3 4", rest_energy=(2, 6)), "triple_f").rest_energy == (3, 7)
    assert fight(table("5 5 5", "1 3 4", rest_energy=(7, 7))).rest_energy == (7, 7)
    changed = fight(table("1 2", "1 3", energy=(3, 2), rest_energy=(4, 2)), "change")
    assert (changed.energy[0], changed.rest_energy[0]) == (5, 3)  # the newcomer rested, the one who left did not


@pytest.mark.rule("LL-51")
def test_only_a_level_gained_is_told() -> None:
    story: list[Event] = []
    fight(table("5 5 5", "1 3 4", rest_energy=(7, 4)), story=story)
    assert told(story, "rested") == [{"wrestler": "cavernario", "level": 5, "dice": 4}]


@pytest.mark.rule("LL-52")
def test_rest_comes_before_victory() -> None:
    g = real_round("5 5 5", "1 3 4", ("triple_f", ""), fans=(32, 10))
    assert g.outcome is not None
    assert g.rest_energy == (3, 3)


@pytest.mark.rule("LL-53")
def test_both_teams_may_swap_in_one_round_if_the_game_goes_on() -> None:
    g = real_round("1 2", "1 2", ("change", "change"), energy=(1, 1))
    assert (g.in_ring, g.resting) == (("bulldog", "cavernario"), ("demon", "santo"))
    assert (g.energy, g.rest_energy) == ((3, 3), (1, 1))  # the newcomers had rested before they entered
    over = real_round("1 2 5 5 5", "1 2", ("triple_f change", "change"), energy=(7, 1), fans=(33, 10))
    assert over.outcome is not None
    assert (over.in_ring, over.rest_energy) == (("demon", "santo"), (3, 3))


@pytest.mark.rule("LL-53")
def test_the_moves_of_a_round_end_with_it() -> None:
    """Nobody can do anything in the second round: nobody wins fans, and nobody swaps again."""
    g = real_round("1 2 5", "1 3 4", ("show_off change", ""))
    assert (g.moves, g.dice) == (((), ()), ((), ()))
    later = say(g, "roll 1 1 4", "roll 1 3 4", "0: stand", "1: stand")
    assert (later.round, later.fans, later.in_ring) == (g.round + 1, g.fans, g.in_ring)


@pytest.mark.rule("LL-54")
def test_nothing_else_moves_a_wrestler() -> None:
    """Neither exhaustion nor standing nor any other move opens the ring."""
    g = fight(table("1 1 1 4 6", "6 6 6", energy=(0, 0), fans=(0, 0)), "triple sequence_2", "triple_f")
    assert g.in_ring == ("demon", "santo")
    g = fight(table("1 2 3 4 5", "1 3", energy=(7, 0)), "sequence_4 show_off")
    assert g.in_ring == ("demon", "santo")


@pytest.mark.rule("LL-55")
def test_the_newcomers_level_gives_the_next_dice_and_the_other_begins_to_rest() -> None:
    g = fight(table("1 2", "1 3", energy=(0, 2), rest_energy=(5, 2)), "change")
    assert len(g.question.moves) == 252  # level 6: five dice
    assert g.rest_energy[0] == 0
    g = fight(say(g, "roll 1 1 3 5 6", "roll 1 3 3", "0: stand", "1: stand"))
    assert g.rest_energy[0] == 1


@pytest.mark.rule("LL-56")
def test_a_count_that_fell_back_below_37_does_not_win() -> None:
    g = fight(table("1 2 3 4", "6 6", energy=(5, 0), fans=(10, 36)), "sequence_4", "show_off")
    assert g.outcome is None
    assert g.fans == (14, 36)


@pytest.mark.rule("LL-57")
@pytest.mark.parametrize(("fans", "winner"), [((36, 10), 0), ((34, 36), 0)])
def test_one_team_with_37_wins(fans: tuple[int, int], winner: int) -> None:
    outcome = fight(table("1 1 1", "1 3 4", energy=(4, 4), fans=fans), "triple").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("crowd", (winner,))


@pytest.mark.rule("LL-58")
def test_with_both_at_37_more_fans_win() -> None:
    outcome = fight(table("5 1 1", "6 6 6", energy=(5, 5), fans=(36, 34)), "show_off", "triple_f").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("crowd_both", (1,))


@pytest.mark.rule("LL-59")
def test_equal_at_37_the_game_goes_on_and_rerolls_may_cost_it() -> None:
    story: list[Event] = []
    g = fight(table("1 1 1", "1 6", energy=(5, 5), fans=(34, 36)), "triple", "show_off", story)
    assert (g.fans, g.outcome, g.round) == ((37, 37), None, 2)
    assert told(story, "level_crowd") == [{"fans": 37}]
    g = say(g, "roll 1 1 3 3", "roll 1 3 3 4", "0: reroll 1 1", "1: reroll 1", "roll 1 1", "roll 1")
    assert g.fans == (36, 36)
    g = fight(say(g, "0: stand", "1: stand"))
    assert (g.outcome, g.round) == (None, 3)


@pytest.mark.rule("LL-60")
def test_below_37_another_round_is_played() -> None:
    g = fight(table("5 1 1", "1 3 4", fans=(35, 36)), "show_off")
    assert (g.fans, g.outcome, g.round) == ((36, 36), None, 2)


@pytest.mark.rule("LL-61")
@pytest.mark.parametrize(
    ("fans", "reason", "winners"),
    [((20, 20), "draw", ()), ((21, 20), "bell", (0,)), ((0, 1), "bell", (1,)), ((37, 37), "draw", ())],
)
def test_the_bell(fans: tuple[int, int], reason: str, winners: tuple[int, ...]) -> None:
    outcome = table("1 1 3", "1 3 4", fans=fans, round=60).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == (reason, winners)
    assert table("1 1 3", "1 3 4", fans=fans, round=59).outcome is None
    assert table("1 1 3", "1 3 4", fans=fans, round=60, round_limit=0).round == 61
    assert table("1 1 3", "1 3 4", fans=fans, round=7, round_limit=7).outcome == outcome


@pytest.mark.rule("LL-59", "LL-61")
@pytest.mark.parametrize(("round_", "another"), [(59, 1), (60, 0)])
def test_no_other_round_is_announced_at_the_bell(round_: int, another: int) -> None:
    story: list[Event] = []
    table("1 1 3", "1 3 4", fans=(37, 37), round=round_, story=story)
    assert len(told(story, "level_crowd")) == another
    assert len(told(story, "ended")) == 1 - another


@pytest.mark.rule("LL-62")
@pytest.mark.parametrize(
    ("fans", "scores", "winner"),
    [((40, 3), (1, 0), "blue"), ((3, 40), (0, 1), "silver"), ((5, 5), (0.5, 0.5), ""), ((5, 6), (0, 1), "silver")],
)
def test_the_outcome_names_reason_winner_fans_and_rounds(
    fans: tuple[int, int], scores: tuple[float, float], winner: str
) -> None:
    story: list[Event] = []
    g = table("1 1 3", "1 3 4", fans=fans, round=60, story=story)
    assert g.outcome is not None
    assert g.outcome.scores == scores
    [end] = told(story, "ended")
    values = {"reason": g.outcome.reason, "winner": winner, "blue": fans[0], "silver": fans[1], "rounds": 60}
    assert end == values
