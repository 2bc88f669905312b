"""The printed boxes: what is shown, what is grey, and why (MM-3, MM-20, MM-46, MM-50, MM-R14)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ludarium.booklet import Journey, offers
from ludarium.booklet import table as shown
from ludarium.games.mad_maxence import GAME
from ludarium.kernel import Question, is_chance, pick, play, view
from ludarium.scene import Space
from ludarium.texts import texts

from .mm_table import choice, combat, moves, opened, says, small, start, table, tiny

EN, FR = texts(GAME, "en"), texts(GAME, "fr")


def boxes(g: Journey, seat: int | None = 0) -> dict[str, Space]:
    """The boxes of the open question, by name."""
    return {space.name: space for space in offers.spaces(view(GAME, g, seat), EN)}


def possible(g: Journey) -> list[str]:
    """The names of the boxes that are not grey."""
    return [name for name, space in boxes(g).items() if not space.faded]


@pytest.mark.rule("MM-R14", "MM-73")
def test_a_box_for_what_is_offered_whatever_a_secret_mark_says() -> None:
    """In the stacks, once they were read: reading them again is not offered, and no box says it might be."""
    g = says(table(adventure="3", at="3", marks={"stacks_read": 1}, f=1, tu=3), "drive 7")
    assert moves(g) == ("choose leave_stacks",)
    assert "read_names" not in boxes(g)
    assert possible(g) == ["leave_stacks"]
    unread = says(table(adventure="3", at="3", f=1, tu=3), "drive 7")
    assert "read_names" in possible(unread)


@pytest.mark.rule("MM-3")
def test_what_cannot_be_paid_is_grey_unless_its_condition_is_a_secret() -> None:
    options = choice(
        "dear", "hidden", "free",
        dear={"cost": {"parts": 3}}, hidden={"when": {"flag_at_most": 0}, "cost": {"parts": 3}},
    )  # fmt: skip
    g = tiny([{"choose": ["dear", "hidden", "free"]}, {"mark": "flag", "by": 1}], options=options)
    assert list(boxes(g)) == ["dear", "free"]
    assert possible(g) == ["free"]
    assert boxes(g)["dear"].says == "words: you cannot pay 3 Spare Parts."


@pytest.mark.rule("MM-20")
def test_without_combativeness_manoeuvres_are_grey() -> None:
    g = table(c=0, f=3, tu=5, p=1, d=3)
    assert possible(g) == ["repair"]
    assert boxes(g)["easy"].says == "Without Combativeness there is no manoeuvre."


@pytest.mark.rule("MM-46", "MM-50", "MM-54")
def test_after_a_manoeuvre_everything_is_grey_and_says_why() -> None:
    g = table(adventure="2", at="2", c=2, tu=5, f=2, d=1, owns=("canteen",))
    assert possible(g) == ["repair", "canteen", "easy"]
    late = says(g, "manoeuvre easy", "heads 0")
    assert possible(late) == []
    assert {box.says for box in boxes(late).values()} == {"After the manoeuvre only the road is left."}
    full = table(adventure="2", at="2", c=6, owns=("canteen",))
    assert boxes(full)["canteen"].says == "Canteen: it cannot be used now."


@pytest.mark.parametrize("adventure", ["1", "2", "3", "campaign"])
def test_a_box_is_grey_exactly_when_it_cannot_be_said(adventure: str) -> None:
    for seed in range(4):
        random, g = Random(seed), start(adventure)
        while g.outcome is None:
            if not is_chance(g):
                said = {move.split()[-1] if not move.startswith("begin") else "begin" for move in moves(g)}
                roads = {place.word for place in g.story_of.locations.values()}
                assert set(possible(g)) == said - roads
            assert isinstance(g.question, Question)
            g = play(g, pick(g.question, random) if is_chance(g) else random.choice(moves(g)))


def test_pages_of_the_notebook_say_what_they_do() -> None:
    lost = says(replace(table(at="7", adventure="campaign"), gauges=(20, 1, 1, 1, 1, 1, 1)), "drive 4")
    assert boxes(lost)["stop"].says == "Close the notebook: the campaign ends here."
    assert boxes(lost)["retry"].says == "Begin this adventure again, as the notebook kept it."
    assert shown.page_title(lost, EN) == "The adventure is lost"
    gone = says(table(at="7", marks={"keys": 2}, adventure="campaign"), "drive 9")
    assert shown.page_title(gone, FR) == "Entre deux aventures"


def test_what_the_page_says_of_a_combat() -> None:
    tails = says(table(at="5", t=2, c=3), "drive 4", "choose fight")
    assert "tails wear you down" in shown.fight_text(tails, EN)[1]
    heads = says(table(at="5", t=2, c=3, options={"combat_loss": "heads"}), "drive 4", "choose fight")
    assert "a lost round costs you its heads" in shown.fight_text(heads, EN)[1]
    assert "te coûte ses faces" in shown.fight_text(heads, FR)[1]


def test_lines_of_the_page_agree_in_number_and_name() -> None:
    g = opened(small([{"give": "flares"}, {"give": "flares"}, {"combat": "foe"}], combats=combat(4)), c=6, t=3)
    after = says(g, "heads 1", "heads 2")
    english, french = shown.page_text(after, EN), shown.page_text(after, FR)
    assert "Flares: you have this already." in english
    assert "1 head, 2 tails" in english
    assert "2 heads, 1 tail." in english
    assert "1 face, 2 piles" in french
    assert "2 faces, 1 pile." in french
    plain = says(table(at="1"), "drive 6", "heads 1")
    assert "Test d’Orientation, difficulté 1" in shown.page_text(plain, FR)
    assert "Test de TECH" in shown.page_text(says(table(at="5"), "drive 1", "heads 1"), FR)
    unable = says(table(at="5", t=0), "drive 1")
    assert "failure without a throw" in shown.page_text(unable, EN)
    free = tiny([{"test": "tech", "difficulty": 0, "success": [], "failure": []}])
    assert "réussi sans lancer" in shown.page_text(free, FR)
    fought = says(table(at="5", t=3, c=3), "drive 4", "choose fight", "heads 2")
    assert "Tu bats le péager." in shown.page_text(fought, FR)


def test_a_map_may_lie_on_one_line() -> None:
    raw = small([])
    for at, place in enumerate(raw["adventures"][0]["locations"].values()):
        place["at"] = [at, 0]
    g = opened(raw)
    assert GAME.scene is not None
    for tall in (False, True):
        assert GAME.scene(view(GAME, g, 0), EN, tall).components
