"""LS-79 to LS-84 and the rulings behind them: the six switches, each on its own and all together."""

import pytest

from ludarium.games.love_at_first_shot import GAME

from .ls_table import OPTIONS, args, asked, card, offered, reason, say, table

# --- threat_after_prison ---


@pytest.mark.rule("LS-79", "LS-R1")
def test_threat_stays_after_a_prison_or_falls_to_zero() -> None:
    assert card(say(table("T2 L1"), "roll 4")) == "$0 T2 R+ Q1"
    assert card(say(table("T2 L1", threat_after_prison="reset"), "roll 4")) == "$0 R+ Q1"
    fourth = say(table("T2 L1 Q3", "daily", threat_after_prison="reset"), "stick_up threat")
    assert card(fourth) == "$2 R+ Q3", "after a fourth prison too"


@pytest.mark.rule("LS-79")
def test_with_the_threat_its_modifier_goes() -> None:
    g = say(table("$5 T2 L1", "daily", threat_after_prison="reset"), "good_work", "stick_up threat")
    assert args(g) == (1,)
    g = say(table("$5 T2 L1", "daily"), "good_work", "stick_up threat")
    assert args(g) == (2,)


# --- love_after_passion ---


@pytest.mark.rule("LS-80", "LS-R2")
def test_love_stays_after_a_passion_or_falls_to_zero() -> None:
    assert card(say(table("$1 L2 R-", "places"), "ride")) == "$0 L2 R- Pa1"
    assert card(say(table("$1 L2 R-", "places", love_after_passion="reset"), "ride")) == "$0 R- Pa1"


@pytest.mark.rule("LS-80")
def test_love_that_fills_no_passion_resets_nothing() -> None:
    assert card(say(table("$1 L2 R+", "places", love_after_passion="reset"), "ride")) == "$0 L2 R+"
    assert card(say(table("$1 L2 R- Pa2", "places", love_after_passion="reset"), "ride")) == "$0 L2 R- Pa2"


# --- boredom_after_poem ---


@pytest.mark.rule("LS-81", "LS-R3")
def test_boredom_stays_after_a_poem_or_falls_to_zero() -> None:
    assert card(say(table("$2 B2", "places"), "home", "write")) == "$0 B2 R+ Po1"
    assert card(say(table("$2 B2", "places", boredom_after_poem="reset"), "home", "write")) == "$0 R+ Po1"


@pytest.mark.rule("LS-81")
def test_a_poem_not_written_resets_nothing() -> None:
    assert card(say(table("$2 B2", "places", boredom_after_poem="reset"), "home", "skip")) == "$2 B2 R+"
    assert card(say(table("$1 B2", "places", boredom_after_poem="reset"), "home")) == "$1 B2 R+"


# --- ammo_per_roll ---


@pytest.mark.rule("LS-82", "LS-R4")
def test_one_ammunition_per_die_or_as_many_as_there_are() -> None:
    assert asked(say(table("A2"), "roll 6", "spend ammo")) == "roy_rolled"
    g = say(table("A2", ammo_per_roll="any"), "roll 6", "spend ammo")
    assert (offered(g), args(g)) == (("spend ammo", "keep"), (5,))
    assert say(g, "keep").police == 5
    last = say(g, "spend ammo")
    assert (last.police, last.ammo, asked(last)) == (4, 0, "roy_rolled")


# --- modifiers_combine ---


@pytest.mark.rule("LS-83", "LS-R5")
@pytest.mark.parametrize(
    ("picture", "highest", "added_up"), [("Q1", 1, 1), ("Q2", 2, 3), ("Q3", 3, 6), ("T2 Q3", 4, 7)]
)
def test_the_highest_prison_or_their_sum(picture: str, highest: int, added_up: int) -> None:
    assert args(table(picture)) == (highest,)
    assert args(table(picture, modifiers_combine="sum")) == (added_up,)


# --- fourth_prison ---


@pytest.mark.rule("LS-84", "LS-R6")
def test_a_fourth_prison_costs_love_or_the_game() -> None:
    assert card(say(table("T2 L2 Q3"), "roll 1")) == "$0 L1 T2 R+ Q3"
    g = say(table("T2 L2 Q3", fourth_prison="defeat"), "roll 1")
    assert (reason(g), g.roy_die) == ("jailed", 0)
    assert g.outcome is not None
    assert g.outcome.winners == ()
    assert not reason(say(table("T2 L2 Q2", fourth_prison="defeat"), "roll 2")), "the third one is only a prison"


@pytest.mark.rule("LS-84")
def test_nobody_is_offered_the_prison_that_loses() -> None:
    g = table("$5 A1 T2 Q3", "daily", fourth_prison="defeat")
    assert offered(g) == ("good_work", "work", "photo", "ammo pay", "stick_up ammo")
    assert "ammo threat" in offered(table("$5 A1 T1 Q3", "daily", fourth_prison="defeat"))
    assert "ammo threat" in offered(table("$5 A1 T2 Q2", "daily", fourth_prison="defeat"))
    assert "ammo threat" in offered(table("$5 A1 T2 Q3", "daily"))


def test_the_switches_and_their_defaults() -> None:
    assert {name: values[0] for name, values in OPTIONS.items()} == GAME.setup().options
    assert OPTIONS == {
        "threat_after_prison": ("stay", "reset"),
        "love_after_passion": ("stay", "reset"),
        "boredom_after_poem": ("stay", "reset"),
        "ammo_per_roll": ("one", "any"),
        "modifiers_combine": ("highest", "sum"),
        "fourth_prison": ("love_only", "defeat"),
    }


def test_switches_combine() -> None:
    everything = {name: values[1] for name, values in OPTIONS.items()}
    g = table("$2 L2 B2 T2 A2 R- Q2", **everything)
    assert args(g) == (4,)
    g = say(g, "roll 4", "spend ammo", "spend ammo")
    assert card(g) == "$2 L1 B2 R- Q3", "a prison and a search: the third space, the threat at 0, no ammunition"
    assert g.lost_cubes == 1
    g = say(g, "roll 1", "lose place", "home", "write")
    assert card(g) == "$0 L1 R- Po1 Q3"
