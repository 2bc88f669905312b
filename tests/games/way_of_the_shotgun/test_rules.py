"""The rules of the draft, and what its profile proves of the engine: MM-100 to MM-112 and those shared."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

import ludarium.booklet
from booklet.titles import nothing_unread_is_shown
from ludarium.booklet import compile_booklet
from ludarium.booklet.odds import at_least
from ludarium.booklet.pages import End
from ludarium.booklet.table import fight_text, page_text, place_says, summary
from ludarium.booklet.tracing import walk
from ludarium.games.way_of_the_shotgun import GAME
from ludarium.kernel import CHANCE, find, view
from ludarium.scene import Note
from ludarium.testing.cases import walk as play_at_random
from ludarium.texts import texts

from .sg_table import booklet, gauge, mistakes, moves, opened, reason, says, table, told, words

WORDS = {"en": "words", "fr": "mots"}

# --- shared with every booklet ----------------------------------------------------------------------------------


@pytest.mark.rule("MM-1")
def test_only_the_dice_are_chance() -> None:
    for seed in range(10):
        taken = play_at_random(GAME, GAME.setup(), str(seed))
        assert {move.split()[0] for seat, move in taken.said if seat == CHANCE} <= {"hits"}


@pytest.mark.rule("MM-2")
def test_limits() -> None:
    assert (
        gauge(says(table("4", dollars=1, shells=5, trail=("3",)), "ride 3", "ride 4", "choose buy_shells"), "shells")
        == 6
    )
    assert gauge(says(table("2", grit=1), "ride 3", "hits 0"), "grit") == 0


@pytest.mark.rule("MM-3", "MM-73")
def test_what_cannot_be_paid_is_not_offered() -> None:
    assert moves(says(table("2", dollars=0), "ride 6")) == ("choose fight_jumper",)
    assert moves(says(table("2", dollars=1), "ride 6")) == ("choose fight_jumper", "choose pay_jumper")


@pytest.mark.rule("MM-8", "MM-9", "MM-R9", "MM-80")
def test_the_start() -> None:
    g = GAME.start()
    assert (g.at, g.trail) == ("1", ("1",))
    assert told(g) == ["prologue"]
    assert [gauge(g, key) for key in g.book.index] == [14, 2, 2, 1, 3, 2, 2]


@pytest.mark.rule("MM-12", "MM-13")
def test_daylight_runs_before_the_ride() -> None:
    g = says(table("2", daylight=5), "ride 3")
    assert [line[0] for line in g.page][:2] == ["spent", "arrived"]
    assert gauge(g, "daylight") == 4
    lost = says(table("2", daylight=1), "ride 6")
    assert (reason(lost), lost.at) == ("sundown", "2")


@pytest.mark.rule("MM-14", "MM-78")
def test_hidden_places_are_offered_once_revealed() -> None:
    g = says(table("3", talk=2), "ride 4")
    assert "ride 13" not in moves(says(g, "choose water_horse"))
    found = says(g, "choose talk_ostler", "hits 1")
    assert "ride 13" in moves(found)
    assert "ride 13" in moves(says(found, "ride 5", "choose pass_tent"))


@pytest.mark.rule("MM-18", "MM-107")
def test_turning_back_is_allowed_but_not_on_a_one_way_road() -> None:
    g = says(table("2"), "ride 3", "hits 1")
    assert "ride 2" in moves(g)
    down = says(table("7", trail=("7",)), "ride 9", "hits 1")
    assert "ride 7" not in moves(down)


@pytest.mark.rule("MM-23", "MM-24", "MM-R14")
def test_nothing_unread_is_in_a_view() -> None:
    nothing_unread_is_shown(GAME, {}, games=4)
    tent = says(table("4", trail=("4",)), "ride 5")
    assert told(tent) == ["seen"]


@pytest.mark.rule("MM-25", "MM-R11")
def test_repeat_rules() -> None:
    tree = says(table("1"), "ride 2", "choose ride_past", "ride 1", "ride 2")
    assert moves(tree) == ("choose cut_down", "choose ride_past")
    assert told(says(tree, "choose cut_down", "ride 1", "ride 2")) == ["again"]
    assert told(says(table("2", trail=("3", "2")), "ride 3")) == ["again"]


@pytest.mark.rule("MM-26", "MM-27", "MM-28")
def test_tests() -> None:
    assert moves(says(table("2"), "ride 3")) == ("hits 0", "hits 1", "hits 2")
    assert len(moves(says(table("2", owns=("spurs",)), "ride 3"))) == 4
    assert len(moves(says(table("2", ride=5, owns=("spurs",)), "ride 3"))) == 6
    assert told(says(table("2", ride=0), "ride 3")) == ["seen", "lost"]
    assert gauge(says(table("2"), "ride 3", "hits 1"), "dollars") == 3


@pytest.mark.rule("MM-31", "MM-32", "MM-33", "MM-34", "MM-35", "MM-105")
def test_a_fight() -> None:
    """Claim jumper, strength 2: a round with any miss costs 1 Grit, however many missed."""
    g = says(table("2", aim=3, shells=0, daylight=10), "ride 6", "choose fight_jumper")
    assert moves(g)[-1] == "hits 3"
    second = says(g, "hits 0")
    assert (gauge(second, "grit"), gauge(second, "daylight")) == (2, 7)
    lower = says(g, "hits 1")
    assert lower.fight is not None
    assert (lower.fight.cb, gauge(lower, "grit")) == (1, 2)
    won = says(g, "hits 2")
    assert (told(won)[-1], gauge(won, "grit"), gauge(won, "daylight")) == ("won", 2, 8)
    assert gauge(says(g, "hits 3"), "grit") == 3


@pytest.mark.rule("MM-36", "MM-42")
def test_grit_0_in_a_fight_reads_the_list_of_the_defeat() -> None:
    g = says(table("2", grit=1, shells=0), "ride 6", "choose fight_jumper", "hits 0")
    assert told(g)[-1] == "lost"
    assert (gauge(g, "grit"), reason(g)) == (1, "")
    dear = says(table("2", grit=1, aim=3, shells=0), "ride 6", "choose fight_jumper", "hits 2")
    assert told(dear)[-1] == "lost"  # enough hits, but the miss took the last grit


@pytest.mark.rule("MM-37")
def test_a_fight_begun_without_grit_is_lost() -> None:
    weak = says(table("2", shells=0), "ride 6")
    at = weak.book.health
    weak = replace(weak, gauges=(*weak.gauges[:at], 0, *weak.gauges[at + 1 :]))
    lost = says(weak, "choose fight_jumper")
    assert (told(lost)[-1], lost.fight) == ("lost", None)


@pytest.mark.rule("MM-38")
def test_nothing_but_the_throw_in_a_fight() -> None:
    g = says(table("2", owns=("whiskey",), grit=3, shells=0), "ride 6", "choose fight_jumper")
    assert all(move.startswith("hits") for move in moves(g))


@pytest.mark.rule("MM-40")
def test_those_run_from_have_their_full_strength_again() -> None:
    raw = booklet()
    foe = {
        "name": WORDS,
        "cb": 3,
        "won": [],
        "lost": [],
        "flee": {"cost": {"dollars": 1}, "when": "each_round", "do": []},
    }
    raw["adventures"][0]["locations"]["1"]["combats"] = {"foe": foe}
    g = says(opened([{"combat": "foe"}, {"combat": "foe"}], raw, grit=5, dollars=4, shells=0), "fight", "hits 1")
    assert g.fight is not None
    assert g.fight.cb == 2
    again = says(g, "flee")
    assert again.fight is not None
    assert again.fight.cb == 3


@pytest.mark.rule("MM-41")
def test_without_dice_every_round_only_costs_daylight() -> None:
    g = says(table("2", aim=0, grit=3, daylight=8), "ride 6", "choose fight_jumper")
    assert (reason(g), gauge(g, "grit")) == ("sundown", 3)


@pytest.mark.rule("MM-42", "MM-64", "MM-74")
def test_one_list_is_read_and_the_passage_goes_on_behind_the_fight() -> None:
    raw = booklet()
    foe = {"name": WORDS, "cb": 1, "won": [{"text": "won"}], "lost": [{"raise": "grit", "to": 1}, {"text": "lost"}]}
    raw["adventures"][0]["locations"]["1"]["combats"] = {"foe": foe}
    raw["adventures"][0]["locations"]["1"]["prose"] |= {"won": WORDS, "lost": WORDS}
    g = opened([{"combat": "foe"}, {"change": "dollars", "by": 2}], raw, grit=1, shells=0)
    for hits, text in ((2, "won"), (0, "lost")):
        after = says(g, f"hits {hits}")
        assert (told(after), gauge(after, "dollars"), reason(after)) == ([text], 4, "")


@pytest.mark.rule("MM-105")
def test_the_poncho_guards_the_first_miss_of_a_fight() -> None:
    g = says(table("2", owns=("poncho",), aim=2, shells=0), "ride 6", "choose fight_jumper")
    first = says(g, "hits 1")
    assert gauge(first, "grit") == 3
    assert gauge(says(g, "hits 0"), "grit") == 2  # the second miss of the round still hurts
    assert first.fight is not None
    assert first.fight.guard == 0


@pytest.mark.rule("MM-55")
def test_a_second_copy_is_not_given() -> None:
    g = opened([{"give": "whiskey"}, {"give": "whiskey"}])
    assert g.equipment == (("whiskey", 1),)


@pytest.mark.rule("MM-63")
def test_the_last_grit_lost_outside_a_fight_is_the_end_at_once() -> None:
    g = opened([{"change": "grit", "by": -3}, {"change": "dollars", "by": 2}, {"change": "grit", "by": 2}])
    assert (reason(g), gauge(g, "grit"), gauge(g, "dollars")) == ("broken", 0, 2)
    paid = {"on": {"label": WORDS, "cost": {"grit": 3}, "do": [{"change": "grit", "by": 1}]}}
    raw = booklet()
    raw["adventures"][0]["locations"]["1"]["options"] = paid | {"off": {"label": WORDS}}
    g = says(opened([{"choose": ["on", "off"]}], raw), "choose on")
    assert (reason(g), gauge(g, "grit")) == ("broken", 0)


@pytest.mark.rule("MM-63", "MM-64")
def test_a_choice_that_costs_nothing_does_not_ask_for_grit() -> None:
    """The list of a lost fight begins with Grit 0; a choice in it comes before the Grit it gives."""
    raw = booklet()
    foe = {"name": WORDS, "cb": 1, "won": [], "lost": [{"choose": ["on"]}, {"raise": "grit", "to": 1}]}
    raw["adventures"][0]["locations"]["1"] |= {"combats": {"foe": foe}, "options": {"on": {"label": WORDS}}}
    g = says(opened([{"combat": "foe"}], raw, grit=1, shells=0), "hits 0", "choose on")
    assert (reason(g), gauge(g, "grit")) == ("", 1)


@pytest.mark.rule("MM-75")
def test_a_condition_looks_at_this_moment() -> None:
    rich = {"if": {"dollars_at_least": 4}, "then": [{"change": "shells", "by": 1}]}
    g = opened([rich, {"change": "dollars", "by": 2}, rich])
    assert gauge(g, "shells") == 3


@pytest.mark.rule("MM-77")
def test_being_moved_costs_no_daylight_and_drops_the_rest() -> None:
    g = opened([{"move": "3"}, {"change": "dollars", "by": 2}])
    assert (g.at, g.came_from, gauge(g, "daylight"), gauge(g, "dollars")) == ("3", "1", 14, 2)
    assert told(g) == ["seen"]


@pytest.mark.rule("MM-79")
def test_an_end_drops_the_rest() -> None:
    g = opened([{"end": "escape", "reason": "buried", "closing": "laid_down"}, {"change": "dollars", "by": 2}])
    assert (reason(g), gauge(g, "dollars")) == ("buried", 2)


@pytest.mark.rule("MM-39")
def test_running_from_the_deputies() -> None:
    g = says(table("8", dollars=2, shells=0), "ride 10", "choose fight_deputies")
    assert moves(g) == ("fight", "flee")
    gone = says(g, "flee")
    assert (gauge(gone, "dollars"), gone.fight) == (1, None)


@pytest.mark.rule("MM-43", "MM-44", "MM-106")
def test_rest_in_towns_only() -> None:
    assert "rest" in moves(table("1", grit=2))
    assert "rest" not in moves(table("2", grit=2))
    assert "rest" not in moves(table("1", grit=2, dollars=0))
    assert "rest" not in moves(table("1", grit=5))
    g = says(table("1", grit=2, dollars=2), "rest", "rest")
    assert (gauge(g, "grit"), gauge(g, "dollars"), gauge(g, "daylight")) == (4, 0, 12)
    assert not any(move.startswith("manoeuvre") for move in moves(g))


@pytest.mark.rule("MM-54")
def test_whiskey() -> None:
    g = table("2", grit=2, owns=("whiskey",))
    assert gauge(says(g, "use whiskey"), "grit") == 3
    assert "use whiskey" not in moves(says(g, "use whiskey"))
    assert "use whiskey" not in moves(table("2", grit=5, owns=("whiskey",)))


@pytest.mark.rule("MM-62", "MM-65", "MM-76")
def test_the_grave() -> None:
    g = says(table("11", words=4, daylight=6, trail=("11",)), "ride 12")
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.winners, g.outcome.scores) == ("buried", (0,), (5,))
    few = says(table("11", words=3, talk=2, trail=("11",)), "ride 12")
    assert moves(few) == ("choose speak", "choose not_yet")
    assert reason(says(few, "choose speak", "hits 2")) == "buried"


@pytest.mark.rule("MM-63")
def test_ways_to_lose() -> None:
    assert reason(says(table("2", grit=1), "ride 3", "hits 0")) == "broken"  # at once, outside a fight
    duel = says(table("10", grit=1, shells=0, trail=("10",)), "ride 11", "choose call_lott", "hits 0")
    assert reason(duel) == "shot"
    assert reason(says(table("1", daylight=0), "ride 2")) == "sundown"


# --- the draft and the engine -----------------------------------------------------------------------------------


@pytest.mark.rule("MM-100")
def test_the_draft_says_what_it_is_everywhere() -> None:
    assert find("way_of_the_shotgun") is GAME
    assert GAME.content.about.draft
    for language in ("en", "fr"):
        say = texts(GAME, language)
        for key in ("tagline", "about-reconstructed", "edition-draft", "scene-origin"):
            text = say(key).lower()
            assert "our own" in text or "stand-in" in text or "ébauche" in text or "remplaçant" in text
        for head in (GAME.folder / "texts" / f"rules.{language}.ftl", GAME.folder / "booklet" / "booklet.toml"):
            top = head.read_text("utf-8")[:400]
            assert "stand-in" in top or "tient lieu" in top
        g = GAME.start()
        assert "stand-in" in g.book.origin("en")
        assert "remplaçant provisoire" in g.book.origin("fr")
        assert GAME.scene is not None
        for tall in (False, True):
            notes = [one.text for one in GAME.scene(view(GAME, g, 0), say, tall).components if isinstance(one, Note)]
            assert say("scene-origin") in notes


@pytest.mark.rule("MM-101")
def test_no_engine_code_names_a_title() -> None:
    folder = Path(ludarium.booklet.__file__).parent
    code = "\n".join(path.read_text("utf-8").lower() for path in folder.glob("*.py"))
    named = {"maxence", "shotgun", "eraser", "lott"}
    for key in ("mad_maxence", "way_of_the_shotgun"):
        book = find(key).start().book
        named |= set(book.equipment)
        named |= {name for name in book.index if name not in ("ride", "talk", "parts")}  # words of any language
    found = [word for word in named if f'"{word}"' in code or f"'{word}'" in code]
    assert found == []
    assert not [word for word in ("maxence", "shotgun", "eraser", "lott") if word in code]


@pytest.mark.rule("MM-102")
def test_gauges_of_the_profile() -> None:
    profile = GAME.start().book.profile
    roles = {key: (gauge.role, gauge.start, gauge.maximum) for key, gauge in profile.gauges.items()}
    assert roles == {
        "daylight": ("clock", 14, 14),
        "aim": ("skill", 2, 5),
        "ride": ("skill", 2, 5),
        "talk": ("skill", 1, 5),
        "grit": ("health", 3, 5),
        "shells": ("resource", 2, 6),
        "dollars": ("resource", 2, 6),
    }
    assert profile.gauges["grit"].name("fr") == "Cran"


@pytest.mark.rule("MM-103")
def test_clock_of_the_profile() -> None:
    clock = GAME.start().book.profile.clock
    assert (clock.direction, clock.per_move, clock.reason) == ("down", 1, "sundown")
    assert gauge(says(table("2"), "ride 3"), "daylight") == 13
    assert gauge(says(table("2"), "ride 6"), "daylight") == 12  # a mountain trail


@pytest.mark.rule("MM-104")
def test_odds_of_dice() -> None:
    throw = GAME.start().book.profile.throw
    assert at_least(throw, 2, 1) == Fraction(5, 9)
    odds = says(table("2"), "ride 3").question.chances()  # type: ignore[union-attr]
    assert odds == {"hits 0": Fraction(4, 9), "hits 1": Fraction(4, 9), "hits 2": Fraction(1, 9)}
    coins = replace(throw, faces=2, succeed=1)
    assert at_least(coins, 3, 2) == Fraction(1, 2)


@pytest.mark.rule("MM-106")
def test_actions_may_be_absent() -> None:
    profile = GAME.start().book.profile
    assert profile.departure is None
    assert profile.second_throw is not None
    raw = booklet()
    del raw["profile"]["repair"], raw["profile"]["second_throw"]
    assert compile_booklet(raw).profile.repair is None


@pytest.mark.rule("MM-107")
def test_movement_of_the_profile() -> None:
    g = GAME.start()
    movement = g.book.profile.movement
    assert (movement.verb, movement.turning_back, movement.hidden) == ("ride", True, "revealed")
    assert g.revealed == ()


@pytest.mark.rule("MM-108")
def test_other_numbers_need_a_data_file_only() -> None:
    raw = booklet()
    raw["profile"]["gauges"]["grit"] |= {"start": 5, "maximum": 9}
    raw["profile"]["throw"] |= {"faces": 2, "succeed": 1}
    raw["adventures"][0]["roads"].append("1-3")
    book = compile_booklet(raw)
    assert book.profile.gauges["grit"].start == 5
    assert {exit.place for exit in book.adventure(1).exits["1"]} == {"2", "3"}
    assert at_least(book.profile.throw, 1, 1) == Fraction(1, 2)
    g = table("1", parameters={"daylight": 20})
    assert g.book.highest[g.book.clock] == 20


@pytest.mark.rule("MM-109")
def test_what_the_draft_has() -> None:
    g = GAME.start()
    adventure = g.story_of
    assert len(adventure.locations) >= 12
    ends = {
        line.reason
        for place in adventure.locations.values()
        for line in walk(g.book, place.first, *place.passages.values())
        if isinstance(line, End) and line.escape
    }
    assert ends == {"buried", "reckoned"}
    assert any(road.one_way for road in adventure.roads)
    assert any(road.cost == 2 for road in adventure.roads)
    assert any(place.concealed for place in adventure.locations.values())
    assert sum("town" in place.tags for place in adventure.locations.values()) >= 2
    assert find("mad_maxence").start().book.profile.second_throw is None


@pytest.mark.rule("MM-110")
def test_shoot() -> None:
    """Example 19: Aim 2 against difficulty 1 with one shell."""
    raw = table("10", shells=1, revealed=("14",), trail=("10",))
    g = says(raw, "ride 14")
    assert moves(g) == ("hits 0", "hits 1", "hits 2")
    missed = says(g, "hits 0")
    assert moves(missed) == ("shoot", "keep")
    shot = says(missed, "shoot")
    assert gauge(shot, "shells") == 0
    assert told(says(shot, "hits 1"))[-1] == "won"
    assert told(says(shot, "hits 0"))[-1] == "lost"
    assert told(says(missed, "keep"))[-1] == "lost"
    chance = 1 - Fraction(2, 3) ** 4
    assert chance == Fraction(65, 81)
    first = g.question.chances()["hits 0"]  # type: ignore[union-attr]
    second = shot.question.chances()["hits 0"]  # type: ignore[union-attr]
    assert 1 - first * second == chance


@pytest.mark.rule("MM-110")
def test_what_hit_before_shooting_again_still_counts() -> None:
    g = says(table("2", aim=3, shells=2), "ride 6", "choose fight_jumper", "hits 1", "shoot")
    assert moves(g) == ("hits 0", "hits 1", "hits 2")  # the two that missed
    assert told(says(g, "hits 1"))[-1] == "won"  # one before and one now against strength 2
    still = says(g, "hits 0")
    assert still.fight is not None
    assert still.fight.cb == 1


@pytest.mark.rule("MM-110", "MM-111")
def test_a_second_throw_paid_with_daylight_may_be_the_end() -> None:
    raw = booklet()
    raw["profile"]["second_throw"]["cost"] = {"daylight": 1}
    test = {"test": "aim", "difficulty": 1, "success": [{"change": "dollars", "by": 1}], "failure": []}
    dark = says(opened([test], raw, daylight=0), "hits 0", "shoot")
    assert (reason(dark), moves(dark)) == ("sundown", ())
    assert gauge(says(opened([test], raw, daylight=1), "hits 0", "shoot", "hits 2"), "dollars") == 3


@pytest.mark.rule("MM-110")
def test_when_shoot_is_offered() -> None:
    assert "shoot" not in moves(says(table("10", shells=0, revealed=("14",), trail=("10",)), "ride 14", "hits 0"))
    assert "shoot" not in moves(says(table("10", shells=2, revealed=("14",), trail=("10",)), "ride 14", "hits 2"))
    assert "shoot" not in moves(says(table("2", shells=2), "ride 3", "hits 0"))  # not an aim test
    fight = says(table("2", shells=2), "ride 6", "choose fight_jumper", "hits 0")
    assert moves(fight) == ("shoot", "keep")
    again = says(fight, "shoot", "hits 0")
    assert "keep" not in moves(again)  # once per throw: the round is over


@pytest.mark.rule("MM-111", "MM-R4")
def test_sundown() -> None:
    safe = says(table("2", daylight=1), "ride 3", "hits 1")
    assert (gauge(safe, "daylight"), reason(safe)) == (0, "")
    lost = says(safe, "ride 4")
    assert (gauge(lost, "daylight"), reason(lost), lost.at) == (0, "sundown", "3")
    tree = says(table("1", daylight=1), "ride 2", "choose cut_down")
    assert (reason(tree), words(tree)) == ("sundown", 0)


@pytest.mark.rule("MM-112")
def test_the_same_validation() -> None:
    assert mistakes(booklet()) == []
    raw = booklet()
    places = raw["adventures"][0]["locations"]
    places["20"] = {"name": {"en": "x", "fr": "x"}, "at": [5, 5]}
    raw["adventures"][0]["roads"].append("20-1")
    assert mistakes(raw) == []  # one neighbour is no dead end where one may turn back
    raw["adventures"][0]["roads"][-1] = {"road": "1-20", "one_way": True}
    assert mistakes(raw) == [
        "way_of_the_shotgun, adventure 1, location 20: it is a dead end: it has no way out and its passages do not all "
        "end or move on."
    ]
    del places["6"]["combats"]["jumper"]["lost"]
    assert "way_of_the_shotgun, adventure 1, location 6: combat 'jumper' has no lost list." in mistakes(raw)


# --- words ------------------------------------------------------------------------------------------------------


def test_the_page_names_the_faces_that_hit() -> None:
    def fight(**parameters: int) -> str:
        g = says(table("2", parameters=parameters, shells=0), "ride 6", "choose fight_jumper")
        return fight_text(g, texts(GAME, "en"))[1]

    assert "2 dice, 5 and 6 hit." in fight()
    assert "2 dice, 6 to 8 hit." in fight(die_faces=8, faces_that_hit=3)
    assert "2 dice, 6 hits." in fight(faces_that_hit=1)


def test_hours_are_counted() -> None:
    g = table("1", daylight=1)
    assert "il reste 1 heure de jour" in summary(g, texts(GAME, "fr"))
    two = g.story_of.locations["2"]
    assert place_says(g, texts(GAME, "en"), two) == "2: a ride of 1 hour."
    assert place_says(g, texts(GAME, "fr"), two) == "2\u00a0: à 1 heure de cheval."
    far = table("2", daylight=5)
    assert place_says(far, texts(GAME, "fr"), far.story_of.locations["6"]) == "6\u00a0: à 2 heures de cheval."


def test_a_chance_that_exists_is_never_said_to_be_none() -> None:
    test = {"test": "talk", "difficulty": 5, "success": [], "failure": []}
    g = says(opened([test], talk=5), "hits 5")
    assert "(1\u00a0%)" in page_text(g, texts(GAME, "en"))
