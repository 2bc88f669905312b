"""The worked examples of the rules: that of the rulebook, a first turn, and the tricky scenarios."""

import pytest

from ludarium.games.love_at_first_shot import GAME

from .ls_table import args, asked, card, offered, reason, say, table


def test_e1_the_largest_modifier() -> None:
    g = table("T2 Q3")
    assert args(g) == (4,)
    assert say(g, "roll 1").police == 5
    assert (say(g, "roll 4").police, reason(say(g, "roll 4"))) == (8, "killed")
    armed = say(table("T2 Q3 A1"), "roll 4")
    assert reason(say(armed, "keep")) == "killed"
    assert not reason(say(armed, "spend ammo"))
    summed = table("T2 Q3", modifiers_combine="sum")
    assert (say(summed, "roll 1").police, reason(say(summed, "roll 1"))) == (8, "killed")


def test_e2_a_complete_first_turn() -> None:
    g = GAME.start()
    g = say(g, "roll 3")
    assert card(g) == "$1 R+"
    g = say(g, "roll 5")
    assert card(g) == "$1 R-"
    g = say(g, "dallas")
    assert card(g) == "$2 R-"
    g = say(g, "cement_city")
    assert card(g) == "$2 L1 R-"
    g = say(g, "work")
    assert card(g) == "$3 L1 B1 R-"
    g = say(g, "ammo pay")
    assert card(g) == "$1 L1 B1 A1 R-", "2 dollars, and one for the day"
    assert (g.turn, asked(g)) == (2, "police_rolled")


def test_e3_the_last_bullet_twice() -> None:
    g = say(table("T2 A1"), "roll 6")
    assert args(g) == (7,)
    spent = say(g, "spend ammo")
    assert (spent.police, card(spent)) == (6, "$0 T2 R+ Q1")
    assert offered(say(spent, "roll 1")) == ("lose place", "lose daily")
    kept = say(g, "keep")
    assert (kept.police, card(kept)) == (7, "$0 T2 R+ Q1")
    assert asked(say(kept, "roll 1")) == "visit"


def test_e4_saved_by_a_bullet() -> None:
    g = say(table("T2 Q1 A1 L1"), "roll 6")
    assert reason(say(g, "keep")) == "killed"
    g = say(g, "spend ammo")
    assert (g.police, card(g)) == (7, "$0 T2 R+ Q2")
    assert asked(say(g, "roll 1")) == "lose_cube"


@pytest.mark.parametrize(("switch", "after", "modifier"), [("stay", "T2", 2), ("reset", "", 1)])
def test_e5_prison_at_love_zero(switch: str, after: str, modifier: int) -> None:
    g = say(table("$5 T2 L0 Pa1", threat_after_prison=switch), "roll 4")
    assert card(g) == " ".join(["$5", *after.split(), "R+", "Q1"])
    g = say(g, "roll 1", "dallas", "home", "work", "good_work")
    assert args(g) == (modifier,)


def test_e6_the_fourth_prison() -> None:
    g = table("$0 T2 L2 Q3", "daily")
    assert card(say(g, "stick_up threat")) == "$2 L1 T2 R+ Q3"
    assert "stick_up threat" not in offered(table("$0 T2 L2 Q3", "daily", fourth_prison="defeat"))
    assert reason(say(table("T2 L2 Q3", fourth_prison="defeat"), "roll 1")) == "jailed"


def test_e7_a_poem_with_the_dollar_just_earned() -> None:
    g = say(table("$1 B2", "daily"), "work")
    assert (card(g), asked(g)) == ("$2 B2 R+", "write_poem")
    written = say(g, "write")
    assert card(written) == "$0 B2 R+ Po1"
    assert reason(say(written, "good_work")) == "hungry"
    assert card(say(g, "skip")) == "$2 B2 R+"
    poorer = say(table("$0 B2", "daily"), "work")
    assert (card(poorer), asked(poorer)) == ("$1 B2 R+", "act")


def test_e8_a_poem_at_the_cap() -> None:
    assert card(say(table("$5 B2 Po1", "daily"), "work", "write")) == "$3 B2 R+ Po2"
    assert card(say(table("$5 B2 Po1", "daily", boredom_after_poem="reset"), "work", "write")) == "$3 R+ Po2"


def test_e9_no_more_poems() -> None:
    g = say(table("$5 B2 Po3", "places"), "home")
    assert (card(g), asked(g)) == ("$5 B2 R+ Po3", "visit")


def test_e10_visiting_too_often() -> None:
    assert card(say(table("L1 Po2", "places"), "cement_city")) == "$0 L2 R+ Po1"


@pytest.mark.parametrize(
    ("before", "switch", "after"),
    [
        ("L0", "stay", "$0 L2 R-"),
        ("L1", "stay", "$0 L2 R- Pa1"),
        ("L2", "stay", "$0 L2 R- Pa2"),
        ("L1", "reset", "$0 R- Pa1"),
        ("L2", "reset", "$0 L1 R- Pa1"),
    ],
)
def test_e11_the_steps_of_a_photo(before: str, switch: str, after: str) -> None:
    assert card(say(table(f"$2 R- {before}", "daily", love_after_passion=switch), "photo")) == after


def test_e12_roy_is_home() -> None:
    assert card(say(table("$2 L2 R+ Pa1", "daily"), "photo")) == "$0 L2 R+ Pa1"


def test_e13_the_order_of_places() -> None:
    g = table("$0", "places")
    assert "ride" not in offered(g)
    g = say(g, "dallas")
    assert (card(g), "ride" in offered(g)) == ("$1 R+", True)
    assert card(say(g, "ride")) == "$0 L1 R+"


def test_e14_leaving_in_time() -> None:
    g = table("$1 L2 A1 Pa2 Po3", "daily")
    assert "leave_town" not in offered(g)
    g = say(g, "ammo pay")
    assert card(g) == "$0 L2 A2 R+ Pa2 Po3"
    assert reason(say(g, "leave_town")) == "ran_away"


def test_e15_leaving_spoiled() -> None:
    g = say(table("$0 L2 A1 T2 Pa2 Po3", "daily"), "ammo threat")
    assert card(g) == "$0 L1 T2 A2 R+ Pa2 Po3 Q1"
    assert "leave_town" not in offered(g)
    assert reason(say(g, "good_work")) == "hungry"


def test_e16_repairing_a_status() -> None:
    g = table("$1 L2 A2 Pa2 Po3 R+")
    assert not reason(g)
    g = say(g, "roll 6")
    assert card(say(g, "keep")) == card(say(g, "spend ammo")) == "$1 L2 T1 A1 R+ Pa2 Po3"
    g = say(g, "keep", "roll 1", "dallas", "home")
    assert card(g) == "$2 L2 B1 T1 A1 R+ Pa2 Po3"
    assert "leave_town" not in offered(g)
    g = say(g, "ammo threat")
    assert card(g) == "$2 L2 B1 T2 A2 R+ Pa2 Po3"
    assert reason(say(g, "leave_town")) == "ran_away"


def test_e17_the_same_action_in_another_form() -> None:
    g = say(table("$0 A1", "daily"), "stick_up ammo")
    assert card(g) == "$2 R+"
    assert not {"stick_up ammo", "stick_up threat"} & set(offered(g))
    assert {"ammo pay", "ammo threat"} <= set(offered(g))


def test_e18_below_one() -> None:
    g = say(table("A2 L1"), "roll 1", "spend ammo")
    assert (g.police, card(g), asked(g)) == (1, "$0 L1 A1 R+", "roy_rolled")
    again = say(table("A2 L1", ammo_per_roll="any"), "roll 1", "spend ammo")
    assert offered(again) == ("spend ammo", "keep")
    assert say(again, "spend ammo").police == 1


def test_e19_police_at_zero() -> None:
    assert card(say(table("L0 Pa0"), "roll 4")) == "$0 R+"
    assert card(say(table("B0 Po3"), "roll 3")) == "$0 R+ Po2"


def test_e20_roys_die() -> None:
    g = say(table("$5"), "roll 1")
    assert card(say(g, "roll 4")) == "$5 R+"
    g = say(g, "roll 5")
    assert card(g) == "$5 R-"
    g = say(g, "dallas", "ride", "good_work", "work", "roll 1", "roll 6")
    assert g.roy


def test_e21_the_modifier_before_the_die() -> None:
    g = say(table("$5 T1"), "roll 5")
    assert (g.police, card(g)) == (5, "$5 T2 R+")
    g = say(g, "roll 1", "dallas", "ride", "good_work", "work")
    assert args(g) == (1,)
