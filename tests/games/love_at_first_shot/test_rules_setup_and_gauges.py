"""LS-1 to LS-31: the start, the gauges, and what overflows."""

import pytest
from msgspec.structs import replace

from ludarium.games.love_at_first_shot import GAME
from ludarium.games.love_at_first_shot.position import essence
from ludarium.games.love_at_first_shot.rules import daily_actions, resolve
from ludarium.kernel import CHANCE, view
from ludarium.kernel.play import run

from .ls_table import all_cards, args, asked, card, offered, reason, rules, say, table, told

# --- Setup ---


@pytest.mark.rule("LS-1")
def test_one_player_against_chance_and_nothing_hidden() -> None:
    g = GAME.start()
    assert GAME.content.about.seats == (1, 1)
    assert g.question.seat == CHANCE
    assert view(GAME, g, 0).table == view(GAME, g, None).table == g


@pytest.mark.rule("LS-2", "LS-3", "LS-4", "LS-6")
def test_the_start() -> None:
    g = GAME.start()
    assert card(g) == "$1 R+"
    assert asked(g) == "police_rolled"


@pytest.mark.rule("LS-5")
def test_two_cubes_for_places_and_two_for_daily_actions() -> None:
    g = GAME.start()
    assert (g.place_cubes, g.daily_cubes) == (2, 2)


# --- Gauges ---


@pytest.mark.rule("LS-7", "LS-R9")
def test_two_points_of_love_each_overflow_for_themselves() -> None:
    assert card(say(table("$2 L1 R-", "daily"), "photo")) == "$0 L2 R- Pa1"
    assert card(say(table("$2 L2 R-", "daily"), "photo")) == "$0 L2 R- Pa2"
    assert card(say(table("$2 L2 R- Pa1", "daily"), "photo")) == "$0 L2 R- Pa2"


@pytest.mark.rule("LS-7")
def test_two_points_of_boredom_may_be_two_poems() -> None:
    """No printed space does this, but a content file may: each point has its own question, and the rest waits."""
    g = replace(
        table("$5 B2", "daily"), question=None, agenda=((resolve, (("boredom", 2), ("love", 1))), daily_actions)
    )
    run(g)
    assert asked(g) == "write_poem"
    g = say(g, "write")
    assert (card(g), asked(g)) == ("$3 B2 R+ Po1", "write_poem")
    g = say(g, "write")
    assert (card(g), asked(g)) == ("$1 L1 B2 R+ Po2", "act")


@pytest.mark.rule("LS-8", "LS-R22")
def test_savings_above_five_are_lost() -> None:
    assert card(say(table("$5", "places"), "dallas")) == "$5 R+"
    assert card(say(table("$4", "daily"), "stick_up threat")) == "$5 T1 R+"
    assert rules().savings_max == 5


@pytest.mark.rule("LS-9")
@pytest.mark.parametrize("roy", ["R+", "R-"])
def test_love_rises_to_two_whoever_is_at_home(roy: str) -> None:
    assert card(say(table(f"$2 {roy}", "places"), "ride")) == f"$1 L1 {roy}"
    assert card(say(table(f"$2 L1 {roy}", "places"), "ride")) == f"$1 L2 {roy}"


@pytest.mark.rule("LS-10")
def test_love_at_two_becomes_passion_while_roy_is_absent() -> None:
    g = say(table("$2 L2 R-", "places"), "ride")
    assert card(g) == "$1 L2 R- Pa1"
    assert card(say(g, "cement_city")) == "$1 L2 R- Pa2"


@pytest.mark.rule("LS-11", "LS-R8")
def test_love_at_two_is_lost_while_roy_is_present() -> None:
    g = say(table("$2 L2 R+", "places"), "ride")
    assert card(g) == "$1 L2 R+"
    g = say(g, "cement_city", "good_work", "work", "roll 1", "roll 6", "dallas")
    assert card(g) == "$2 L2 B1 R-", "and it is not stored until he goes"


@pytest.mark.rule("LS-12")
def test_love_at_two_is_lost_with_both_passions() -> None:
    assert card(say(table("$2 L2 R- Pa2", "places"), "ride")) == "$1 L2 R- Pa2"


@pytest.mark.rule("LS-13")
def test_love_falls() -> None:
    assert card(say(table("L2 Pa1"), "roll 4")) == "$0 L1 R+ Pa1"


@pytest.mark.rule("LS-14")
def test_love_below_zero_costs_a_passion() -> None:
    assert card(say(table("L0 Pa2"), "roll 4")) == "$0 R+ Pa1"
    assert card(say(table("L0 Pa0"), "roll 4")) == "$0 R+"


@pytest.mark.rule("LS-15")
def test_boredom_rises_to_two_without_a_question() -> None:
    g = say(table("$5", "places"), "home")
    assert (card(g), asked(g)) == ("$5 B1 R+", "visit")
    g = say(table("$5 B1", "places"), "home")
    assert (card(g), asked(g)) == ("$5 B2 R+", "visit")


@pytest.mark.rule("LS-16")
def test_boredom_at_two_allows_one_poem_for_two_dollars() -> None:
    g = say(table("$3 B2", "places"), "home")
    assert asked(g) == "write_poem"
    assert card(say(g, "write")) == "$1 B2 R+ Po1"


@pytest.mark.rule("LS-17")
@pytest.mark.parametrize(
    ("picture", "question"),
    [("$2 B2 Po2", "write_poem"), ("$1 B2", "visit"), ("$0 B2", "visit"), ("$5 B2 Po3", "visit")],
)
def test_the_poem_is_asked_for_only_if_it_can_be_written(picture: str, question: str) -> None:
    before = table(picture, "places")
    g = say(before, "home")
    assert asked(g) == question
    assert card(g) == card(before), "the point is lost, or nothing has happened yet"


@pytest.mark.rule("LS-18", "LS-R7")
def test_a_poem_may_be_skipped() -> None:
    g = say(table("$3 B2", "places"), "home")
    assert offered(g) == ("write", "skip")
    g = say(g, "skip")
    assert (card(g), asked(g)) == ("$3 B2 R+", "visit")


@pytest.mark.rule("LS-19")
def test_a_poem_may_take_the_money_to_live_on() -> None:
    g = say(table("$2 B2", "daily", daily_cubes=1), "work", "write")
    assert card(g) == "$0 B2 R+ Po1", "3 - 2 dollars, and the last one paid for the day"
    g = say(table("$1 B2", "daily", daily_cubes=1), "work", "write")
    assert reason(g) == "hungry"


@pytest.mark.rule("LS-20")
def test_boredom_falls() -> None:
    assert card(say(table("B2 Po1"), "roll 3")) == "$0 B1 R+ Po1"
    assert card(say(table("B1 Po1", "places"), "cement_city")) == "$0 L1 R+ Po1"


@pytest.mark.rule("LS-21")
def test_boredom_below_zero_costs_a_poem_even_by_ones_own_visit() -> None:
    assert card(say(table("Po3"), "roll 3")) == "$0 R+ Po2"
    assert card(say(table("Po3", "places"), "cement_city")) == "$0 L1 R+ Po2"
    assert card(say(table("Po0", "places"), "cement_city")) == "$0 L1 R+"


@pytest.mark.rule("LS-22")
def test_threat_rises_to_two() -> None:
    assert card(say(table("T0"), "roll 5")) == "$0 T1 R+"
    assert card(say(table("T1 L1"), "roll 5")) == "$0 L1 T2 R+", "no prison yet"


@pytest.mark.rule("LS-23")
def test_threat_above_two_is_a_prison() -> None:
    assert card(say(table("T2 L2"), "roll 4")) == "$0 L1 T2 R+ Q1"
    assert card(say(table("T2 L0 Pa1"), "roll 4")) == "$0 T2 R+ Q1"


@pytest.mark.rule("LS-24")
def test_prisons_fill_from_left_to_right_and_stay() -> None:
    g = table("$5 T2", "daily")
    modifiers = []
    for _ in range(3):
        g = say(g, "stick_up threat", "good_work")
        modifiers.append(args(g))  # the next police die: 1 for the threat, and the prison
        g = table(f"$5 T2 Q{g.prisons}", "daily")
    assert modifiers == [(2,), (3,), (4,)]
    for picture in all_cards():
        for at in ("police", "places", "daily"):
            g = table(picture, at)
            assert all(say(g, move).prisons >= g.prisons for move in offered(g))


@pytest.mark.rule("LS-25")
def test_a_prison_without_a_free_space_costs_love_only() -> None:
    assert card(say(table("T2 L2 Q3", "daily"), "ammo threat")) == "$0 L1 T2 A1 R+ Q3"


@pytest.mark.rule("LS-26")
def test_nothing_lowers_threat() -> None:
    moves_seen = set()
    for picture in all_cards():
        for at in ("police", "places", "daily"):
            g = table(picture, at)
            for move in offered(g):
                after = say(g, move)
                moves_seen.add(move)
                assert after.threat >= g.threat, (picture, move)
    assert {"cement_city", "photo", "stick_up ammo", "ammo pay", "roll 6"} <= moves_seen


@pytest.mark.rule("LS-27", "LS-66")
def test_ammunition_above_two_is_lost_but_may_be_bought() -> None:
    g = table("$2 A2", "daily")
    assert {"ammo pay", "ammo threat"} <= set(offered(g))
    assert card(say(g, "ammo pay")) == "$1 A2 R+"
    assert card(say(g, "ammo threat")) == "$2 T1 A2 R+"


@pytest.mark.rule("LS-28")
def test_the_police_take_ammunition() -> None:
    g = say(table("A2"), "roll 6", "keep", "roll 1")
    assert (card(g), asked(g)) == ("$0 T1 A1 R+", "visit")


@pytest.mark.rule("LS-29")
def test_without_ammunition_the_police_cost_a_cube() -> None:
    g = say(table("A0"), "roll 6", "roll 1")
    assert (card(g), asked(g)) == ("$0 T1 R+", "lose_cube")


@pytest.mark.rule("LS-30", "LS-R18")
def test_lost_passions_and_poems_can_be_won_again_and_cubes_return() -> None:
    g = say(table("$3 L0 B0 Pa2 Po3 R-"), "roll 3", "roll 1")
    assert card(g) == "$3 R- Pa2 Po2"
    g = say(replace(g, boredom=2), "home", "write")
    assert card(g) == "$1 B2 R- Pa2 Po3"
    lost = say(table("$1 L0 Pa2 R-"), "roll 4", "roll 1")
    assert card(lost) == "$1 R- Pa1"
    assert card(say(replace(lost, love=2), "ride")) == "$0 L2 R- Pa2"
    g = say(table("$1"), "roll 6", "roll 1", "lose place", "dallas", "work", "good_work")
    assert (g.place_cubes, g.daily_cubes) == (2, 2)


@pytest.mark.rule("LS-31", "LS-R13")
def test_no_cost_that_is_not_there() -> None:
    assert "ride" not in offered(table("$0", "places"))
    poor = offered(table("$0 A0", "daily"))
    assert poor == ("good_work", "work", "ammo threat", "stick_up threat")
    assert "photo" not in offered(table("$1", "daily"))
    for picture in all_cards():
        for at in ("places", "daily"):
            g = table(picture, at)
            for move in offered(g):
                after = say(g, move)
                assert after.savings >= 0 <= after.ammo


def test_what_is_told_of_overflows() -> None:
    assert "passion_more" in told(table("$1 L2 R-", "places"), "ride")
    assert "love_wasted_roy" in told(table("$1 L2 R+", "places"), "ride")
    assert "love_wasted_full" in told(table("$1 L2 R- Pa2", "places"), "ride")
    assert "boredom_wasted_poor" in told(table("$1 B2", "places"), "home")
    assert "boredom_wasted_full" in told(table("$5 B2 Po3", "places"), "home")
    assert "ammo_wasted" in told(table("$1 A2", "daily"), "ammo pay")
    assert "savings_full" in told(table("$5", "places"), "dallas")
    assert "nothing_to_lose" in told(table("L0"), "roll 4")


def test_nine_numbers_are_all_that_matters_between_turns() -> None:
    """An exact solver may forget the turn, the dice and the last result."""
    script = ("roll 6", "spend ammo", "roll 2", "lose daily", "dallas", "cement_city", "work")
    early, late = table("$2 A1 T2 R-"), table("$2 A1 T2 R-", turn=11, police=7)
    for move in script:
        assert offered(early) == offered(late)
        early, late = say(early, move), say(late, move)
        assert essence(early) == essence(late)
