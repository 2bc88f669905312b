"""TG-84 to TG-93: what the booklet 0.9 says differently."""

from __future__ import annotations

import pytest

from ludarium.games.last_glow import GAME
from ludarium.games.last_glow.rules import hearts_due
from ludarium.kernel import Event, Grammar, Refused
from ludarium.texts import texts

from .postcard import after, asked, crew_asked, ended, moves, offered, shows, start, table

BOOKLET = "booklet_0_9"
EIGHT = "H a2 b2 c2 d3 e3 b5 e5 f4"


@pytest.mark.rule("TG-84")
def test_two_modes_and_another_sequence() -> None:
    assert GAME.content.options_of(BOOKLET)["mode"] == ("storm", "nightmare")
    assert GAME.setup(edition=BOOKLET).options["mode"] == "storm"
    with pytest.raises(Refused):
        GAME.setup(edition=BOOKLET, options={"mode": "perturbation"})
    rules = start(BOOKLET, "nightmare").rules
    assert [hearts_due(rules, turn) for turn in range(1, 13)] == [1, 1, 2, 1, 3, 2, 1, 1, 2, 3, 1, 1]
    assert {hearts_due(start(BOOKLET).rules, turn) for turn in range(1, 13)} == {1}


@pytest.mark.rule("TG-85")
@pytest.mark.parametrize("brightness", [3, 1, 0])
def test_a_hunt_costs_no_brightness(brightness: int) -> None:
    g = after(table(f"L c4 B {brightness} H c3", edition=BOOKLET), "hunt c3")
    assert shows(g, f"B {brightness} S 6 C 4")


@pytest.mark.rule("TG-86")
def test_the_cargo_has_no_limit_of_its_own() -> None:
    g = after(table("L c4 K 2 I c4 c3", edition=BOOKLET), "capture c4", "capture c3")
    assert shows(g, "K 4 I C 2")
    assert offered(table("L c4 K 5 H c3 I c4", edition=BOOKLET), "hunt") == set()  # only the six cubes limit it
    assert offered(table("L c4 K 5 H c3", edition=BOOKLET), "hunt") == {"c3"}


@pytest.mark.rule("TG-87")
def test_the_labels_are_printed_differently_but_the_sentences_and_costs_are_the_same() -> None:
    grammar: Grammar = GAME.grammar(GAME.setup(edition=BOOKLET))
    labels = {"en": ("Sleep c4", "Send"), "fr": ("Sommeil c4", "Envoi")}
    for language, printed in labels.items():
        say = texts(GAME, language)
        assert (say.move(grammar, "capture c4", BOOKLET), say.move(grammar, "sleep", BOOKLET)) == printed
    say = texts(GAME, "en")
    assert (say.move(grammar, "capture c4", "final"), say.move(grammar, "sleep", "final")) == ("Capture c4", "Sleep")
    assert say.move(grammar, "hunt c4", BOOKLET) == say.move(grammar, "hunt c4") == "Hunt c4"
    g = table("L c4 I c4 c3", edition=BOOKLET)
    g = after(g, "capture c3", "capture c4")
    assert shows(g, "K 2 C 2")
    assert shows(after(g, "sleep"), "K 1 P 1 C 1")


@pytest.mark.rule("TG-88")
@pytest.mark.parametrize("mode", ["storm", "nightmare"])
def test_an_exploded_heart_is_always_removed(mode: str) -> None:
    g = after(table("L c4 S 6 P 0 H c3 I c5", "hearts", edition=BOOKLET, mode=mode), "roll 6")
    assert shows(g, "S 4 H I c5")  # no collision
    g = after(table("L f1 P 0 H c6", "hearts", edition=BOOKLET, mode=mode), "roll 6")
    assert shows(g, "P 0 H")  # no contact
    assert not ended(g)


@pytest.mark.rule("TG-89")
def test_diagonals_are_near() -> None:
    assert shows(after(table("L b3 H c4", "hearts", edition=BOOKLET), "roll 6"), "S 4")
    with pytest.raises(Refused):
        table(edition=BOOKLET, explosion_diagonal="far")


@pytest.mark.rule("TG-90")
def test_a_blocked_heart_gets_a_second_die() -> None:
    g = after(table("L f6 H c2 d2 e2", "hearts", edition=BOOKLET), "roll 1", "roll 1", "roll 4")
    assert asked(g) == ("heart_rolled", "c2", 2)
    assert shows(g, "H c2 c3 d3")
    assert shows(after(g, "roll 1"), "H b3 c3 d3")  # the whole new result counts
    assert shows(after(g, "roll 6"), "H c3 d3")  # it may be an explosion
    stays = after(g, "roll 3")  # down: c3 is taken
    assert shows(stays, "H c2 c3 d3")
    assert asked(stays)[0] == "heart_appears"


@pytest.mark.rule("TG-91")
def test_without_a_cube_the_new_heart_is_skipped() -> None:
    g = table(f"P 0 {EIGHT}", "spawn", edition=BOOKLET)
    assert shows(g, f"P 0 N 2 {EIGHT}")
    assert crew_asked(g)  # no die
    for limit in (6, 7):
        hearts = " ".join(EIGHT.split()[: limit + 1])
        full = table(f"P 0 {hearts}", "spawn", edition=BOOKLET, numbers={"heart_limit": limit})
        assert shows(full, f"P 0 N 2 {hearts}")
        assert asked(table(f"P 0 {hearts}", "spawn", edition=BOOKLET))[0] == "heart_appears"


@pytest.mark.rule("TG-92")
def test_the_order_of_events_is_that_of_the_final_rules() -> None:
    stories = {}
    for edition in ("final", BOOKLET):
        story: list[Event] = []
        after(table("L c3 C 1 H f1", edition=edition), "light", "roll 3", "roll 4", story=story)
        stories[edition] = [event.key for event in story]
    assert stories[BOOKLET] == stories["final"]
    assert stories[BOOKLET] == ["lit", "sank", "dimmed", "heart_rolled", "heart_moved", "heart_appeared", "turn"]


@pytest.mark.rule("TG-93")
def test_what_the_booklet_leaves_open_is_taken_from_the_final_rules() -> None:
    g = table("L a6 H c1 f2 b5 e5", "hearts", edition=BOOKLET)
    order = []
    while asked(g)[0] == "heart_rolled":
        order.append(asked(g)[1])
        g = after(g, "roll 2")
    assert order == ["e5", "b5", "f2", "c1"]
    assert shows(after(table("L c3 H c2", "hearts", edition=BOOKLET), "roll 2"), "S 3 H")  # removed
    g = after(table("L c4 S 3 C 4", edition=BOOKLET), "repair", "light")
    assert shows(g, "S 4 C 2")
    assert shows(after(g, "light", "light", "roll 1"), "N 2 C 5")  # the patching member is back


def test_every_edition_offers_the_same_actions() -> None:
    for edition in ("final", BOOKLET):
        said = {move.split()[0] for move in moves(table("S 5 K 1 H c3 I c4", edition=edition))}
        assert said == {"light", "maneuver", "hunt", "capture", "repair", "sleep"}
