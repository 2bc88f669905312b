"""LS-32 to LS-48: the turn, the modifier, the police die, Roy's die, the lost cube."""

from fractions import Fraction

import pytest

from ludarium.games.love_at_first_shot import GAME
from ludarium.games.love_at_first_shot.position import Shot
from ludarium.games.love_at_first_shot.rules import modifier
from ludarium.kernel import D6

from .ls_table import all_cards, args, asked, card, offered, question, reason, say, table, told

# --- The modifier ---


@pytest.mark.rule("LS-32", "LS-R5")
@pytest.mark.parametrize(
    ("picture", "added"),
    [("T0", 0), ("T1", 0), ("T2", 1), ("Q1", 1), ("Q2", 2), ("Q3", 3), ("T1 Q2", 2), ("T2 Q1", 2), ("T2 Q2", 3)],
)
def test_the_modifier_is_the_threat_and_the_highest_prison(picture: str, added: int) -> None:
    assert modifier(table(picture)) == added


@pytest.mark.rule("LS-33")
def test_the_modifier_is_four_at_most() -> None:
    assert max(modifier(table(picture)) for picture in all_cards()) == 4 == modifier(table("T2 Q3"))


@pytest.mark.rule("LS-34")
def test_the_modifier_is_taken_before_the_die() -> None:
    g = say(table("$5 T1"), "roll 5")
    assert (card(g), g.police) == ("$5 T2 R+", 5)
    g = say(g, "roll 1", "dallas", "home", "good_work", "work")
    assert args(g) == (1,)
    assert say(g, "roll 4").police == 5


# --- The turn ---


@pytest.mark.rule("LS-35")
def test_the_order_of_a_turn_and_no_limit_on_turns() -> None:
    g = table("$5")
    for number in range(1, 41):
        assert (asked(g), g.turn) == ("police_rolled", number)
        g = say(g, "roll 1")
        assert asked(g) == "roy_rolled"
        g = say(g, "roll 1")
        assert asked(g) == "visit"
        g = say(g, "dallas", "home")
        g = say(g, "skip") if asked(g) == "write_poem" else g
        assert asked(g) == "act"
        g = say(g, "work")
        g = say(g, "skip") if asked(g) == "write_poem" else g
        g = say(g, "good_work")
    assert not reason(g)


# --- The police die ---


@pytest.mark.rule("LS-36")
def test_one_die_plus_the_modifier() -> None:
    g = table("T2 Q1")
    assert question(g).moves == D6.moves
    assert set(question(g).chances().values()) == {Fraction(1, 6)}
    assert say(g, "roll 2").police == 4


@pytest.mark.rule("LS-37", "LS-R4")
def test_one_ammunition_lowers_the_result_by_one_and_only_one_may_be_spent() -> None:
    g = say(table("A2 L1"), "roll 5")
    assert offered(g) == ("spend ammo", "keep")
    spent = say(g, "spend ammo")
    assert (card(spent), spent.police, asked(spent)) == ("$0 A1 R+", 4, "roy_rolled")
    kept = say(g, "keep")
    assert (card(kept), kept.police) == ("$0 L1 T1 A2 R+", 5)


@pytest.mark.rule("LS-38")
@pytest.mark.parametrize("die", range(1, 7))
def test_ammunition_is_offered_whatever_the_result_but_only_if_there_is_some(die: int) -> None:
    assert asked(say(table("A1"), f"roll {die}")) == "spend_ammunition"
    assert asked(say(table("A0"), f"roll {die}")) == "roy_rolled"


@pytest.mark.rule("LS-39", "LS-R17")
def test_a_result_below_one_counts_as_one() -> None:
    g = say(table("A1 L1 B1"), "roll 1", "spend ammo")
    assert (card(g), g.police) == ("$0 L1 B1 R+", 1)


@pytest.mark.rule("LS-40")
@pytest.mark.parametrize("die", [1, 2])
def test_one_and_two_do_nothing(die: int) -> None:
    before = table("$2 L1 B1 T1 Pa1 Po1")
    assert card(say(before, f"roll {die}")) == card(before)


@pytest.mark.rule("LS-41")
def test_three_takes_boredom() -> None:
    assert card(say(table("$2 L1 B1 T1 Pa1 Po1"), "roll 3")) == "$2 L1 T1 R+ Pa1 Po1"
    assert card(say(table("$2 L1 T1 Pa1 Po1"), "roll 3")) == "$2 L1 T1 R+ Pa1"


@pytest.mark.rule("LS-42")
def test_four_takes_love() -> None:
    assert card(say(table("$2 L1 B1 T1 Pa1 Po1"), "roll 4")) == "$2 B1 T1 R+ Pa1 Po1"
    assert card(say(table("$2 B1 T1 Pa1 Po1"), "roll 4")) == "$2 B1 T1 R+ Po1"


@pytest.mark.rule("LS-43")
def test_five_is_a_threat() -> None:
    assert card(say(table("$2 L1 T1"), "roll 5")) == "$2 L1 T2 R+"
    assert card(say(table("$2 L1 T2"), "roll 4")) == "$2 T2 R+ Q1"


@pytest.mark.rule("LS-44")
@pytest.mark.parametrize(("picture", "die"), [("L1 A2 T1", 6), ("L1 A2 T1 Q1", 5), ("L1 A2 T1 Q1", 6)])
def test_six_and_seven_are_a_threat_and_a_search(picture: str, die: int) -> None:
    g = say(table(picture), f"roll {die}", "keep")
    assert g.police in (6, 7)
    assert (g.threat, g.ammo, g.love, g.lost_cubes) == (2, 1, 1, 0)


@pytest.mark.rule("LS-44")
def test_ammunition_spent_on_the_die_cannot_be_taken_any_more() -> None:
    g = say(table("T2 A1"), "roll 6", "spend ammo")
    assert (card(g), g.lost_cubes, g.police) == ("$0 T2 R+ Q1", 1, 6)


@pytest.mark.rule("LS-45", "LS-77", "LS-R10")
@pytest.mark.parametrize(
    ("picture", "die", "result"), [("T2 Q1", 6, 8), ("Q3", 5, 8), ("T2 Q3", 5, 9), ("T2 Q3", 6, 10)]
)
def test_eight_and_more_kill(picture: str, die: int, result: int) -> None:
    g = say(table(picture), f"roll {die}")
    assert (reason(g), g.police, g.roy_die, asked(g)) == ("killed", result, 0, "nothing")
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.scores) == ((), (0,))


@pytest.mark.rule("LS-45")
def test_below_a_modifier_of_two_nobody_is_killed() -> None:
    deadly = {modifier(table(card)) for card in all_cards() if reason(kept(card, "roll 6")) == "killed"}
    assert deadly == {2, 3, 4}


def kept(picture: str, roll: str) -> Shot:
    """The position after a police die that nobody pays to lower."""
    g = say(table(picture), roll)
    return say(g, "keep") if asked(g) == "spend_ammunition" else g


@pytest.mark.rule("LS-46", "LS-R16")
def test_the_police_gauge_shows_the_last_result_and_does_nothing() -> None:
    g = say(GAME.start(), "roll 4", "roll 1", "dallas", "home", "work", "good_work")
    assert (g.turn, g.police) == (2, 4)
    other = table("$2 B2", police=7)
    assert card(say(other, "roll 2")) == card(g)
    assert say(g, "roll 2").police == 2


# --- Roy ---


@pytest.mark.rule("LS-47")
@pytest.mark.parametrize("roy", ["R+", "R-"])
@pytest.mark.parametrize("die", range(1, 7))
def test_roy_changes_on_five_and_six(roy: str, die: int) -> None:
    g = say(table(f"$1 {roy}"), "roll 1")
    assert asked(g) == "roy_rolled"
    other = {"R+": "R-", "R-": "R+"}[roy]
    assert card(say(g, f"roll {die}")) == f"$1 {other if die >= 5 else roy}"


@pytest.mark.rule("LS-R15")
def test_his_name_is_roy() -> None:
    for language in ("en", "fr"):
        text = (GAME.folder / "texts" / f"{language}.ftl").read_text("utf-8")
        assert "Roy Thornton" in text
        assert "Ray" not in text


# --- The lost cube ---


@pytest.mark.rule("LS-48", "LS-R11")
def test_the_player_says_which_cube_is_lost_after_roys_die() -> None:
    g = say(table("$1"), "roll 6")
    assert asked(g) == "roy_rolled"
    g = say(g, "roll 6")
    assert (g.roy, offered(g)) == (False, ("lose place", "lose daily"))
    place, daily = say(g, "lose place"), say(g, "lose daily")
    assert (place.place_cubes, place.daily_cubes, asked(place)) == (1, 2, "visit")
    assert (daily.place_cubes, daily.daily_cubes, asked(daily)) == (2, 1, "visit")
    assert asked(say(place, "dallas")) == "act"
    assert asked(say(daily, "dallas", "home", "work")) == "police_rolled"


def test_what_is_told_of_the_dice() -> None:
    assert told(table("T2 A0"), "roll 6")[:3] == ["police_rolled", "police", "prison"]
    assert told(say(table("$1"), "roll 1"), "roll 5") == ["roy_goes"]
    assert told(say(table("$1 R-"), "roll 1"), "roll 5") == ["roy_comes"]
    assert told(say(table("$1"), "roll 1"), "roll 4") == ["roy_stays"]
    assert told(say(table("$1 R-"), "roll 1"), "roll 4") == ["roy_away"]
