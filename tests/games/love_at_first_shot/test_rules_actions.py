"""LS-49 to LS-78: places, daily actions, resolution, the end."""

import pytest

from ludarium.games.love_at_first_shot.rules import statuses

from .ls_table import all_cards, asked, card, offered, reason, say, table, told

READY = "$1 L2 A2 Pa2 Po3"

# --- Places ---


@pytest.mark.rule("LS-49", "LS-R21")
def test_two_different_places_resolved_one_by_one() -> None:
    g = table("$0", "places")
    assert offered(g) == ("home", "cement_city", "dallas")
    g = say(g, "dallas")
    assert (card(g), offered(g)) == ("$1 R+", ("home", "cement_city", "ride"))
    g = say(g, "ride")
    assert (card(g), asked(g)) == ("$0 L1 R+", "act")


@pytest.mark.rule("LS-49")
def test_a_poem_is_decided_before_the_next_place_is_chosen() -> None:
    g = say(table("$2 B2", "places"), "home")
    assert asked(g) == "write_poem"
    assert offered(say(g, "write")) == ("cement_city", "dallas"), "the ride is too dear now"
    assert offered(say(g, "skip")) == ("cement_city", "dallas", "ride")


@pytest.mark.rule("LS-49")
def test_one_place_only_after_losing_a_place() -> None:
    g = say(table("$1"), "roll 6", "roll 1", "lose place", "home")
    assert asked(g) == "act"


@pytest.mark.rule("LS-50", "LS-R12")
def test_every_place_cube_must_be_used() -> None:
    for picture in all_cards():
        g = table(picture, "places")
        while asked(g) in ("visit", "write_poem"):
            moves = offered(g)
            assert moves
            assert not {"pass", "done", "keep"} & set(moves)
            g = say(g, moves[0])
        assert len(g.visited) == 2


@pytest.mark.rule("LS-51")
def test_home() -> None:
    assert card(say(table("$1 L1 B1 T1 A1", "places"), "home")) == "$1 L1 B2 T1 A1 R+"


@pytest.mark.rule("LS-52")
def test_cement_city() -> None:
    assert card(say(table("$1 L1 B1 T1 A1", "places"), "cement_city")) == "$1 L2 T1 A1 R+"
    assert card(say(table("$1 L2 B0 Po1 R-", "places"), "cement_city")) == "$1 L2 R- Pa1"
    assert told(table("$1 L1 B1", "places"), "cement_city") == ["visited", "boredom_less", "love_more"]


@pytest.mark.rule("LS-53")
def test_dallas() -> None:
    assert card(say(table("$1 L1 B1 T1 A1", "places"), "dallas")) == "$2 L1 B1 T1 A1 R+"


@pytest.mark.rule("LS-54")
def test_a_ride() -> None:
    assert card(say(table("$1 L1 B1 T1 A1", "places"), "ride")) == "$0 L2 B1 T1 A1 R+"
    assert "ride" not in offered(table("$0", "places"))
    assert told(table("$1", "places"), "ride") == ["visited", "paid", "love_more"]


@pytest.mark.rule("LS-55")
def test_an_action_without_effect_is_legal() -> None:
    assert "dallas" in offered(table("$5", "places"))
    assert card(say(table("$5", "places"), "dallas")) == "$5 R+"


# --- Daily actions ---


@pytest.mark.rule("LS-56", "LS-65")
def test_two_different_daily_actions() -> None:
    everything = ("good_work", "work", "photo", "ammo pay", "ammo threat", "stick_up ammo", "stick_up threat")
    g = table("$5 A1", "daily")
    assert offered(g) == everything
    assert offered(say(g, "work")) == tuple(move for move in everything if move != "work")
    assert asked(say(g, "work", "photo")) == "police_rolled"


@pytest.mark.rule("LS-56")
def test_a_poem_is_decided_before_the_next_action_is_chosen() -> None:
    g = say(table("$1 B2", "daily"), "work")
    assert asked(g) == "write_poem"
    assert "photo" in offered(say(g, "skip"))
    assert "photo" not in offered(say(g, "write"))


@pytest.mark.rule("LS-56")
def test_one_action_only_after_losing_a_daily_cube() -> None:
    g = say(table("$1"), "roll 6", "roll 1", "lose daily", "dallas", "home", "work")
    assert (asked(g), g.turn) == ("police_rolled", 2)


@pytest.mark.rule("LS-57", "LS-R12")
def test_every_daily_cube_must_be_used_and_good_work_serves_once() -> None:
    g = say(table("$5", "daily"), "good_work")
    assert "good_work" not in offered(g)
    for picture in all_cards():
        g = say(table(picture, "daily"), "good_work")
        assert asked(g) == "act"
        assert not {"pass", "done", "keep"} & set(offered(g))


@pytest.mark.rule("LS-58")
def test_good_work_has_no_effect() -> None:
    g = table("$1 L1 B1 T1 A1 Pa1 Po1 Q1", "daily")
    assert card(say(g, "good_work")) == card(g)


@pytest.mark.rule("LS-59", "LS-R19")
def test_work_pays_first_and_bores_then() -> None:
    assert card(say(table("$1 L1 B1", "daily"), "work")) == "$2 L1 B2 R+"
    g = say(table("$1 B2", "daily"), "work")
    assert asked(g) == "write_poem", "the dollar just earned helps"
    assert card(say(g, "write")) == "$0 B2 R+ Po1"
    assert card(say(table("$5 B2", "daily"), "work", "write")) == "$3 B2 R+ Po1"


@pytest.mark.rule("LS-60")
def test_a_photo() -> None:
    assert card(say(table("$3 B1 R+", "daily"), "photo")) == "$1 L2 B1 R+"
    assert "photo" in offered(table("$2", "daily"))
    assert "photo" not in offered(table("$1", "daily"))


@pytest.mark.rule("LS-61")
def test_buying_ammunition() -> None:
    assert card(say(table("$1 T1", "daily"), "ammo pay")) == "$0 T1 A1 R+"
    assert "ammo pay" not in offered(table("$0", "daily"))


@pytest.mark.rule("LS-62")
def test_stealing_ammunition() -> None:
    assert card(say(table("$0 T1", "daily"), "ammo threat")) == "$0 T2 A1 R+"
    assert card(say(table("$0 T2 L2", "daily"), "ammo threat")) == "$0 L1 T2 A1 R+ Q1"
    assert all("ammo threat" in offered(table(picture, "daily")) for picture in all_cards())


@pytest.mark.rule("LS-63")
def test_a_stick_up_with_a_weapon() -> None:
    assert card(say(table("$1 T1 A2", "daily"), "stick_up ammo")) == "$3 T1 A1 R+"
    assert "stick_up ammo" not in offered(table("$5 A0", "daily"))


@pytest.mark.rule("LS-64")
def test_a_stick_up_that_is_noticed() -> None:
    assert card(say(table("$1 T1 A2", "daily"), "stick_up threat")) == "$3 T2 A2 R+"
    assert card(say(table("$1 T2 Pa1", "daily"), "stick_up threat")) == "$3 T2 R+ Q1"
    assert all("stick_up threat" in offered(table(picture, "daily")) for picture in all_cards())


@pytest.mark.rule("LS-65")
@pytest.mark.parametrize("first", ["ammo pay", "ammo threat", "stick_up ammo", "stick_up threat"])
def test_both_forms_are_one_action(first: str) -> None:
    deed, other = first.split()[0], {"ammo": "stick_up", "stick_up": "ammo"}[first.split()[0]]
    left = offered(say(table("$5 A2", "daily"), first))
    assert not [move for move in left if move.startswith(f"{deed} ")]
    assert len([move for move in left if move.startswith(f"{other} ")]) == 2


@pytest.mark.rule("LS-67")
@pytest.mark.parametrize("missing", ["$1 L1 A2 Pa2 Po3", "$1 L2 A1 Pa2 Po3", "$1 L2 A2 Pa1 Po3", "$1 L2 A2 Pa2 Po2"])
def test_leaving_town_needs_all_four(missing: str) -> None:
    assert "leave_town" in offered(table(READY, "daily"))
    assert "leave_town" not in offered(table(missing, "daily"))
    assert "leave_town" not in offered(table(READY, "places"))


@pytest.mark.rule("LS-68")
@pytest.mark.parametrize("action", ["ammo threat", "stick_up threat"])
def test_a_prison_is_resolved_before_the_gain_and_may_cost_the_love_to_leave(action: str) -> None:
    g = say(table("$1 L2 A2 Pa2 Po3 T2", "daily"), action)
    assert g.love == 1
    assert "leave_town" not in offered(g)
    keys = told(table("$1 L2 A1 T2", "daily"), action)
    assert keys.index("prison") < keys.index("love_less") < keys.index("surveillance")
    assert keys.index("surveillance") < keys.index("ammo_more" if action == "ammo threat" else "earned")


# --- Resolution ---


@pytest.mark.rule("LS-69")
def test_the_day_costs_a_dollar() -> None:
    g = table("$3 L1", "evening")
    assert (card(g), asked(g)) == ("$2 L1 R+", "police_rolled")


@pytest.mark.rule("LS-70", "LS-77", "LS-R20")
def test_who_cannot_pay_the_day_is_lost() -> None:
    g = table("$0 L2 Pa2 Po3", "evening")
    assert (reason(g), g.savings, asked(g)) == ("hungry", 0, "nothing")
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.scores) == ((), (0,))
    assert not reason(table("$1", "evening"))


@pytest.mark.rule("LS-71", "LS-72")
def test_cubes_and_spaces_are_free_again() -> None:
    g = say(table("$3"), "roll 6", "roll 1", "lose daily", "dallas", "home", "stick_up threat")
    assert (g.place_cubes, g.daily_cubes, g.visited, g.done) == (2, 2, (), ())
    g = say(g, "roll 1", "roll 1")
    assert offered(g) == ("home", "cement_city", "dallas", "ride")
    assert "stick_up threat" in offered(say(g, "dallas", "cement_city"))


# --- The end ---


@pytest.mark.rule("LS-73")
def test_the_four_statuses() -> None:
    assert statuses(table(READY)) == {"love": True, "ammo": True, "passion": True, "poems": True}
    assert statuses(table("$5 L1 A2 Pa1 Po3")) == {"love": False, "ammo": True, "passion": False, "poems": True}


@pytest.mark.rule("LS-74", "LS-R14")
def test_leaving_wins_at_once_before_the_life_cost() -> None:
    first = say(table("$0 L2 A2 Pa2 Po3", "daily"), "leave_town")
    second = say(table("$0 L2 A2 Pa2 Po3", "daily"), "good_work", "leave_town")
    for g in (first, second):
        assert g.outcome is not None
        assert (reason(g), g.outcome.winners, g.outcome.scores, g.savings) == ("ran_away", (0,), (1,), 0)


@pytest.mark.rule("LS-75")
def test_the_statuses_alone_do_not_win_and_must_still_hold_later() -> None:
    g = say(table("$5 L2 A2 Pa2 Po3", "daily"), "good_work", "work")
    assert (asked(g), reason(g)) == ("police_rolled", "")
    g = say(g, "roll 4", "keep", "roll 1", "dallas", "home")
    assert "leave_town" not in offered(g), "love is at 1 now"


@pytest.mark.rule("LS-76")
@pytest.mark.parametrize("roy", ["R+", "R-"])
def test_roy_does_not_matter_for_leaving(roy: str) -> None:
    assert reason(say(table(f"{READY} {roy}", "daily"), "leave_town")) == "ran_away"


@pytest.mark.rule("LS-78")
def test_no_score_beyond_victory_but_a_tally() -> None:
    g = table("$0 L2 A2 Pa2 Po3", "daily", turn=9)
    assert told(g, "leave_town") == ["acted", "tally"]
    assert say(g, "leave_town").turn == 9
    ends = (say(g, "leave_town").outcome, table("$0", "evening").outcome)
    assert [end.scores for end in ends if end is not None] == [(1,), (0,)]
