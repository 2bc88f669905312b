"""What a player must see: gauges and their ends, the next police die, costs, warnings, and what is not as printed."""

from typing import Any

import pytest

from ludarium.games.love_at_first_shot import GAME
from ludarium.games.love_at_first_shot.forecast import changed, six_results, warnings, why_not
from ludarium.games.love_at_first_shot.position import Shot
from ludarium.games.love_at_first_shot.scene import about_move, scene
from ludarium.kernel import view
from ludarium.scene import Dice, Note, Pool, Scene, Space, Thing, Track
from ludarium.testing import parts
from ludarium.texts import texts

from .ls_table import OPTIONS, offered, say, table

EN, FR = texts(GAME, "en"), texts(GAME, "fr")


def drawn(g: Shot, tall: bool = False) -> Scene:
    return scene(view(GAME, g, 0), EN, tall)


def spot(g: Shot, name: str) -> Space:
    found: Space = next(space for space in parts(drawn(g), Space) if space.name == name)
    return found


def names(g: Shot, tall: bool = False) -> set[str]:
    return {thing.name for thing in parts(drawn(g, tall), Thing) if thing.name}


def test_gauges_stand_at_their_values_with_what_lies_beyond_their_ends() -> None:
    tracks = {track.title: track for track in parts(drawn(table("$4 L1 B2 T2 A1 Q1", "places")), Track)}
    values = {title: track.markers[0].at for title, track in tracks.items()}
    assert values == {"Savings": 4, "Love": 1, "Boredom": 2, "Threat": 2, "Ammunition": 1}
    assert tracks["Love"].marks == {0: "−1: a passion", 2: "+1: passion"}
    assert tracks["Boredom"].marks == {0: "−1: a poem", 2: "+1: poem, $2"}
    assert tracks["Threat"].marks == {2: "+1: prison"}
    assert tracks["Ammunition"].marks == {0: "−1: a cube"}
    assert tracks["Savings"].marks == {1: "tonight"}


def test_hearts_poems_and_cubes_left() -> None:
    pools = {pool.says: pool for pool in parts(drawn(say(table("$4 Pa1 Po2", "places"), "dallas")), Pool)}
    assert {says: (len(pool.pieces), pool.slots) for says, pool in pools.items()} == {
        "Passion: 1 of 2.": (1, 2),
        "Poems: 2 of 3.": (2, 3),
        "Places left today: 1.": (1, 2),
        "Daily actions left today: 2.": (2, 2),
    }


def test_the_four_statuses_are_ticked_off() -> None:
    wishes = [space for space in parts(drawn(table("$1 L2 A1 Pa2 Po3", "daily")), Space) if space.kind == "wish"]
    assert [(wish.label, wish.icon == "sign-tick") for wish in wishes] == [
        ("Love 2/2", True),
        ("Ammunition 1/2", False),
        ("Passion 2/2", True),
        ("Poems 3/3", True),
    ]


def test_the_next_police_die_with_its_six_results() -> None:
    g = table("T2 Q2", "places")
    assert [result for _, result, _ in six_results(g)] == [4, 5, 6, 7, 8, 9]
    odds = [space for space in parts(drawn(g), Space) if space.kind == "odds"]
    assert [space.label for space in odds] == ["1→4", "2→5", "3→6", "4→7", "5→8", "6→9"]
    assert odds[4].says == "Police die 5, result 8: Clyde is killed. One chance in six."
    assert any("+3" in note.text and "threat +1, prison +2" in note.text for note in parts(drawn(g), Note))


def test_the_dice_and_the_last_result() -> None:
    g = say(table("$1 L1"), "roll 4", "roll 5")
    assert [die.value for dice in parts(drawn(g), Dice) for die in dice.dice] == [4, 5]
    assert any(note.text == "Last police result 4: love −1." for note in parts(drawn(g), Note))
    assert {"roll"} <= names(table("$1"))


def test_what_spending_ammunition_would_change() -> None:
    g = say(table("T2 Q1 A1"), "roll 6")
    assert about_move(view(GAME, g, 0), "keep", EN) == "result 8: Clyde is killed"
    assert about_move(view(GAME, g, 0), "spend ammo", EN) == "result 7: threat +1, ammunition −1"
    assert {"spend", "keep"} <= names(g)
    assert "ammo" not in names(g), "the word names no action while the police are at the door"


@pytest.mark.parametrize(
    ("picture", "at", "move", "warning"),
    [
        ("$2 B0 Po1", "places", "cement_city", "poem"),
        ("$1", "places", "ride", "broke"),
        ("$5", "places", "dallas", "savings"),
        ("$2 L2 R+", "places", "ride", "roy"),
        ("$2 L2 R- Pa2", "places", "ride", "love"),
        ("$1 B2", "places", "home", "poor"),
        ("$5 B2 Po3", "places", "home", "poems"),
        ("$2 T2", "daily", "stick_up threat", "prison"),
        ("$2 T2 Pa1", "daily", "ammo threat", "passion"),
        ("$2 A2", "daily", "ammo pay", "ammo"),
    ],
)
def test_warnings(picture: str, at: str, move: str, warning: str) -> None:
    g = table(picture, at)
    assert warning in warnings(g, move)
    assert EN(f"scene-warn-{warning}") in about_move(view(GAME, g, 0), move, EN)
    assert FR(f"scene-warn-{warning}") in about_move(view(GAME, g, 0), move, FR)


def test_the_last_action_of_the_day_warns_of_hunger() -> None:
    g = table("$0", "daily", daily_cubes=1)
    assert warnings(g, "good_work") == ["hungry"]
    assert warnings(g, "stick_up threat") == []
    assert spot(g, "good_work").note == "! starves"
    assert spot(g, "good_work").tone == "warn"


def test_changes_are_told_without_the_evening() -> None:
    g = table("$2 L1 R-", "daily", daily_cubes=1)
    assert changed(g, "photo") == {"savings": (2, 0), "love": (1, 2), "passion": (0, 1)}
    assert about_move(view(GAME, table("$2 L1", "places"), 0), "ride", EN) == "savings 2 → 1 · love 1 → 2"


@pytest.mark.parametrize(
    ("g", "name", "why"),
    [
        (table("$0", "places"), "ride", "money"),
        (table("$1", "daily"), "photo", "money"),
        (say(table("$1", "places"), "dallas"), "dallas", "used"),
        (table("$1", "daily"), "leave_town", "not-ready"),
        (table("$1", "daily"), "home", "no-cubes"),
        (table("$1", "places"), "work", "wait"),
        (table("$0 T2 Q3", "daily", fourth_prison="defeat"), "stick_up", "prison"),
        (table("$0", "evening"), "home", "over"),
        (table("$1", "places"), "home", ""),
        (table("$0", "daily"), "ammo", ""),
    ],
)
def test_what_cannot_be_chosen_says_why(g: Shot, name: str, why: str) -> None:
    assert why_not(g, name) == why
    space = next(space for space in parts(drawn(g), Space) if space.label == EN(f"scene-{name}"))
    assert (EN(f"scene-why-{why}") in space.says) if why else not space.faded
    assert space.faded == (why in ("money", "not-ready", "prison"))


def test_used_spaces_carry_a_cube() -> None:
    g = say(table("$5", "places"), "dallas", "home", "ammo pay")
    assert spot(g, "dallas").pieces
    assert spot(g, "home").pieces
    assert not spot(g, "ride").pieces
    used = next(space for space in parts(drawn(g), Space) if space.label == "Get Ammunition")
    assert used.pieces
    assert not used.name, "or it would light up for the cartridge of a stick-up"


def test_the_means_of_payment_are_named_while_they_can_be_used() -> None:
    assert {"pay", "threat"} <= names(table("$1", "daily"))
    assert not {"pay"} & names(table("$0", "daily"))
    assert "stick_up ammo" in offered(table("$1 A1", "daily"))
    assert not {"pay", "threat", "ammo"} & names(table("$1 A1", "places"))


@pytest.mark.parametrize("tall", [False, True])
def test_switches_and_numbers_off_their_default_are_shown(tall: bool) -> None:
    def small_print(**changed: Any) -> str:
        return " ".join(note.text for note in parts(drawn(table("$1", "places", **changed), tall), Note))

    assert "reconstruction" in small_print()
    for name, values in OPTIONS.items():
        assert EN(f"option-{name}-{values[1]}") in small_print(**{name: values[1]})
        assert EN(f"option-{name}-{values[1]}") not in small_print()
    assert "Highest savings: 7." in small_print(savings_max=7)
    assert "police die: 1, 1, 1." in small_print(prison_modifiers=[1, 1, 1])


def test_the_choices_of_a_lost_cube_and_a_poem() -> None:
    lost = say(table("$1"), "roll 6", "roll 1")
    assert {"place", "daily"} <= names(lost) & names(lost, tall=True)
    assert about_move(view(GAME, lost, 0), "lose place", EN) == "1 place, 2 daily actions"
    poem = say(table("$3 B2", "places"), "home")
    assert {"write", "skip"} <= names(poem) & names(poem, tall=True)
    assert about_move(view(GAME, poem, 0), "write", EN) == "savings 3 → 1 · poems 0 → 1"
    assert about_move(view(GAME, poem, 0), "skip", EN) == "no effect"
