"""What the table says: prices and warnings, the turn and what follows, why something is not possible."""

from __future__ import annotations

import pytest

from ludarium.games.protocol_g117 import GAME
from ludarium.games.protocol_g117.position import AI, HU, Protocol
from ludarium.kernel import Event, Question, play, view
from ludarium.kernel.content import Value
from ludarium.scene import Picture, Space, Spot
from ludarium.scene.pen import spoken_name
from ludarium.testing import parts
from ludarium.texts import texts

from .fronts import acting, after, counting, idle, moves, offered, start, table, told
from .looks import drawn, space, things, words

EN, FR = texts(GAME, "en"), texts(GAME, "fr")


# --- Prices ---------------------------------------------------------------------------------------------------------


def test_verbs_say_what_they_cost_or_why_not() -> None:
    g = acting("AI c5r2 | o1 ; HU c1r2 | o4", HU, 2)
    named = things(drawn(g))
    assert space(named, "end").note == "loses 2 PO"
    assert named["attack"].faded
    assert named["attack"].says == "Attack: no enemy has 2 of your units in contact."


@pytest.mark.parametrize(
    ("g", "move", "note"),
    [
        (acting("AI c3r2 | o1 ; HU c2r2 | o4", HU, 2), "charge c2r2", "hits c3r2 · the Troop will be lost"),
        (acting("AI c3r2 | o1 ; HU c1r2 | o4", HU, 2), "move c1r2 c2r2", "1 PO, 2 steps · 2 VP"),
        (acting("AI c3r2 | o1 ; HU c2r2 c3r1 | o4", HU, 2), "attack c3r2", "−Drone"),
        (acting("AI c3r2 | o1 ; HU c2r2 | o4", HU, 2), "end", "loses 2 PO"),
        (counting("AI c5r2 | o1 ; HU c2r2 | core", (1, 0)), "sabotage core", "−3 VP"),
        (table(), "choose deep_fakes po", "3 PO"),
        (table(), "choose hopes_end event", "+Bot +Drone"),
        (table(supply=(1, 6)), "choose hopes_end event", "+Bot +Drone · No effect now: +Drone."),
        (start(), "place c1r1", ""),
        (play(acting("AI c5r2 | o1 ; HU c1r2 | o4", HU, 2), "move o4 o5"), "end", "loses 1 PO, 1 step"),
        (play(acting("AI c5r2 | o1 ; HU c1r2 | o4", HU, 1), "move o4 o5"), "end", "loses 1 step"),
        (play(acting("AI c5r2 | o1 ; HU c1r2 | o4", HU, 1), "move o4 o5"), "move o5 i3", "open step · 1 VP"),
    ],
)
def test_moves_carry_their_price(g: Protocol, move: str, note: str) -> None:
    assert move in moves(g)
    assert GAME.about_move is not None
    assert GAME.about_move(view(GAME, g, AI), move, EN) == note


# --- Before an event -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PG-61")
@pytest.mark.parametrize(
    ("g", "move", "idle"),
    [
        # the first gain lapses for want of a square, so that the last unit is there for the second
        (table("AI - | o3 o4 o5 i3 ; HU c1r2 | o4", turn=2, supply=(3, 1)), "choose anon_hacker event", "+Decker"),
        # the only free square is taken by the first of two gains
        (table("AI c1r2 c2r2 c3r1 | o1 ; HU c1r1 | o4", turn=2), "choose call_to_arms event", "+Troop"),
        (table(turn=2, supply=(6, 0)), "choose call_to_arms event", "+Troop +Troop"),
        (table(turn=2, supply=(6, 1)), "choose call_to_arms event", "+Troop"),
        (table(turn=2, supply=(6, 2)), "choose call_to_arms event", ""),
    ],
)
def test_a_warning_names_the_gains_that_will_lapse(g: Protocol, move: str, idle: str) -> None:
    assert GAME.about_move is not None
    note, _, warning = GAME.about_move(view(GAME, g, HU), move, EN).partition(" · ")
    assert note.startswith("+")
    assert warning == (f"No effect now: {idle}." if idle else "")
    played = [event.key for event in story_of(g, move)]
    assert played.count("gain_lapsed") == len(idle.split())


def story_of(g: Protocol, move: str) -> list[Event]:
    """The story of an event whose questions get the first answer that is offered."""
    story = told(g, move)
    g = after(g, move)
    while isinstance(g.question, Question) and g.question.step.__name__ in ("place_unit", "eliminate_unit"):
        story += told(g, moves(g)[0])
        g = after(g, moves(g)[0])
    return story


@pytest.mark.rule("PG-62")
def test_a_warning_names_an_elimination_that_will_lapse() -> None:
    g = table("AI c5r2 | - ; HU c1r2 | o4", turn=2)
    assert GAME.about_move is not None
    assert GAME.about_move(view(GAME, g, HU), "choose faulty_cpus event", EN) == "−Bot · No effect now: −Bot."
    assert GAME.about_move(view(GAME, g, HU), "choose emp_strike event", EN) == "−Drone"
    assert things(drawn(g))["faulty_cpus"].says.endswith("Partner: Human Betrayal. No effect now: −Bot.")


def test_nothing_is_warned_of_that_a_good_choice_avoids() -> None:
    """Walled in, hu can free a square with the elimination before the gain, or waste it elsewhere."""
    numbers: dict[str, Value] = {"event_call_to_arms": "-E +E"}
    g = table("AI c1r2 c2r1 c5r3 | o1 ; HU c1r1 | o4", turn=2, numbers=numbers)
    assert GAME.about_move is not None
    assert GAME.about_move(view(GAME, g, HU), "choose call_to_arms event", EN) == "−Drone +Troop"
    g = after(g, "choose call_to_arms event")
    assert "gain_lapsed" in [event.key for event in told(g, "eliminate c5r3")]
    assert offered(after(g, "eliminate c2r1"), "place") == {"c2r1"}


# --- The turn ------------------------------------------------------------------------------------------------------

LEVEL = "AI c5r2 | o1 ; HU c1r2 | o4"
NINES = ((9, 9),) * 59


@pytest.mark.rule("PG-20", "PG-88", "PG-90", "PG-92")
@pytest.mark.parametrize(
    ("turn", "wide", "brief"),
    [
        (3, "Turn 3 of 10: AI first, then HU. Next turn HU begins.", "AI first, next turn HU"),
        (
            10,
            "Turn 10 of 10: HU first, then AI. Then scores are compared; if level, AI begins the next turn.",
            "HU first · then compared; if level, AI next",
        ),
        (
            13,
            "Turn 13, tie-break series 1: AI first, then HU. Next turn HU begins; scores are compared after turn 14.",
            "AI first, next turn HU · compared after 14",
        ),
        (
            60,
            "Turn 60, tie-break series 5: HU first, then AI. Then scores are compared; if level, it is a draw.",
            "HU first · then compared; if level, a draw",
        ),
    ],
)
def test_the_turn_who_begins_and_what_follows(turn: int, wide: str, brief: str) -> None:
    g = table(LEVEL, turn=turn, used=(turn - 1) % 10, paper=NINES[: turn - 1])
    assert wide in words(drawn(g))
    assert brief in words(drawn(g, tall=True))
    assert drawn(g).summary.startswith(wide)  # for a screen reader too
    assert f"Turn {turn}" in " ".join(words(drawn(g, tall=True)))


@pytest.mark.rule("PG-20")
def test_the_set_up_names_who_will_begin() -> None:
    assert drawn(start()).summary.startswith("Turn 1 of 10: AI first")
    assert drawn(start({"first_seat": "hu"})).summary.startswith("Turn 1 of 10: HU first")
    assert [start({"first_seat": side}).first for side in ("ai", "hu")] == [AI, HU]


@pytest.mark.rule("PG-89")
def test_a_new_set_up_shows_the_coming_turn_and_nothing_of_the_last() -> None:
    g = table("AI c4r2 | o1 ; HU c2r2 | o4", turn=10, used=9, paper=((44, 44),), tie_board="reset")
    g = after(g, "choose logic_bomb event", "place o4", "choose singularity event", "place o1")
    g = after(g, "sabotage c4r2", "sabotage c2r2")
    assert moves(g) == ("place c1r1", "place c1r3")
    assert (g.pair, g.sabotages, g.cancelled) == (0, (0, 0), ((), ()))
    scene = drawn(g)
    assert scene.summary.startswith("Turn 11, tie-break series 1: AI first")
    assert not {"circuit-now", "strike"} & {picture.icon for picture in parts(scene, Picture)}
    assert "sabotage" not in " ".join(words(scene))
    assert ">11<" in scene.look.art  # the paper begins a new page


@pytest.mark.rule("PG-84", "PG-92")
@pytest.mark.parametrize("tall", [False, True])
def test_the_end_names_the_winner_and_no_next_turn(tall: bool) -> None:
    won = idle(table("AI c4r2 | - ; HU - | -", turn=10, used=9, paper=((4, 4),) * 9))
    said = " ".join(words(drawn(won, tall)))
    assert "AI wins, 38 to 36. Supremacy after the last turn." in said
    assert "ext turn" not in said
    assert drawn(won, tall).summary.startswith("The game is over after turn 10. AI 38 points, humans 36.")
    assert " now" not in said
    level = idle(table("AI - | - ; HU - | -", turn=60, used=9, paper=NINES, supply=(0, 0)))
    assert "A draw at 531. Stalemate" in " ".join(words(drawn(level, tall)))


@pytest.mark.rule("PG-83")
def test_the_story_tells_of_the_swap_only_when_a_turn_follows() -> None:
    story: list[Event] = []
    idle(table("AI c4r2 | - ; HU - | -", turn=9, used=8, paper=((4, 4),) * 8), story)
    assert [EN.event(event) for event in story][-2:] == [
        "After turn 9: AI 34, humans 32.",
        "Turn 10: first and second player swap, humankind goes first.",
    ]
    story.clear()
    idle(table("AI c4r2 | - ; HU - | -", turn=10, used=9, paper=((4, 4),) * 9), story)
    assert [EN.event(event) for event in story][-2:] == [
        "After turn 10: AI 38, humans 36.",
        "The AI prevails 38 to 36; humankind is doomed.",
    ]


# --- What things say -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize(
    "g",
    [
        start(sabotage_scope="field"),
        after(table(turn=3, used=2), "choose deep_fakes event"),
        acting("AI c5r2 | o1 ; HU c1r2 | o4", HU, 2),
        after(acting("AI c3r2 | o1 ; HU c2r2 | o4", HU, 3), "charge c2r2"),
    ],
)
def test_what_a_thing_says_begins_with_its_name(g: Protocol, tall: bool, language: str) -> None:
    spaces = list(parts(drawn(g, tall, language), Space))
    assert len(spaces) > 20
    assert [one.name for one in spaces if not one.says.startswith(one.label)] == []


def test_an_action_names_its_partner_even_when_it_is_used_up() -> None:
    named = things(drawn(table(used=1)))
    assert named["hopes_end"].says == "Hopes End: used up, for its points. Outer row. Partner: Anon Hacker."
    assert named["drone_foundry"].says.endswith("or the event +Drone +Drone. Outer row. Partner: Call to Arms.")
    assert ", or the event Sabotage. Inner row. Partner: Power Cut." in named["deep_fakes"].says
    assert ". Rangée intérieure. Partenaire" in things(drawn(table(), language="fr"))["deep_fakes"].says


@pytest.mark.parametrize(
    ("g", "action", "why"),
    [
        (start(), "hopes_end", "The board is still being set up."),
        (table(), "anon_hacker", "The first player is choosing."),
        (after(table(), "choose deep_fakes po"), "power_cut", "Its turn comes when the first player’s action is over."),
        (after(table(), "choose deep_fakes po"), "hopes_end", "This turn’s pair is another one."),
        (idle(table("AI c4r2 | - ; HU - | -", turn=10, used=8, paper=((4, 4),))), "singularity", "The game is over."),
    ],
)
def test_an_action_says_why_it_cannot_be_chosen(g: Protocol, action: str, why: str) -> None:
    assert things(drawn(g))[action].says.endswith(f". {why}")


@pytest.mark.parametrize(
    ("g", "word", "why"),
    [
        (start(), "move", "Move: the board is still being set up."),
        (after(table(), "choose hopes_end event"), "move", "Move: an event is being carried out."),
        (
            after(acting("AI c3r2 | o1 ; HU c2r2 | o4", HU, 3), "charge c2r2"),
            "attack",
            "Attack: first choose the target of the charge.",
        ),
        (
            play(acting("AI c3r2 | o1 ; HU c2r2 c3r1 | o4", HU, 1), "move o4 o5"),
            "attack",
            "Attack: no operation point is left.",
        ),
        (counting("AI - | - ; HU c2r2 | -", (1, 0)), "end", "End: the points are being counted."),
        (
            after(table(second_player_part="same"), "choose deep_fakes event"),
            "po",
            "Points: the first player took the other part, and the second must take the same.",
        ),
        (idle(table("AI c4r2 | - ; HU - | -", turn=10, used=9, paper=((4, 4),))), "end", "End: the game is over."),
    ],
)
def test_a_word_says_why_it_cannot_be_used(g: Protocol, word: str, why: str) -> None:
    found = things(drawn(g))[word]
    assert found.faded
    assert found.says == why


@pytest.mark.parametrize(
    ("g", "doing"),
    [
        (after(table(), "choose hopes_end event"), "AI, Hopes End: place the Bot you gained."),
        (after(table(), "choose hopes_end event", "place o1"), "AI, Hopes End: place the Drone you gained."),
        (after(table(), "choose human_betrayal event"), "AI, Human Betrayal: eliminate a Troop."),
        (
            after(acting("AI c3r2 | o1 ; HU c2r2 | o4", HU, 3), "charge c2r2"),
            "HU charges: the Troop on c2r2 will be lost. Choose its target.",
        ),
        (counting("AI - | - ; HU c2r2 | o7", (1, 0)), "Count: AI names a sabotage."),
        (after(counting("AI - | - ; HU c2r2 | o7", (2, 0)), "sabotage o7"), "Count: AI names a sabotage (2 of 2)."),
    ],
)
def test_the_table_says_what_is_being_done(g: Protocol, doing: str) -> None:
    assert doing in words(drawn(g))
    assert doing in words(drawn(g, tall=True))


def test_changed_numbers_are_told() -> None:
    numbers: dict[str, Value] = {"move_squares": 4, "attackers_needed": 3, "charge_steps_max": 1}
    named = things(drawn(acting("AI c3r2 | o1 ; HU c2r2 c3r1 c3r3 | o4", HU, 2, numbers=numbers)))
    assert named["move"].says == "Move: a point gives 4 steps, for one unit or for several."
    assert space(named, "move").note == "1 PO, 4 steps"
    assert named["attack"].says == "Attack: 3 own units in contact eliminate an enemy."
    assert named["charge"].says == "Charge: one unit rushes an enemy within one step; both are lost."
    named = things(drawn(acting("AI c3r2 | o1 ; HU c2r2 c3r1 | o4", HU, 2, numbers=numbers)))
    assert named["attack"].says == "Attack: no enemy has 3 of your units in contact."


@pytest.mark.rule("PG-R8")
@pytest.mark.parametrize(
    ("fewest", "most", "english", "french"),
    [
        (0, 0, "in contact", "au contact"),
        (0, 2, "within 2 steps", "à 2 pas au plus"),
        (1, 1, "after exactly one step", "après exactement 1 pas"),
        (2, 2, "after exactly 2 steps", "après exactement 2 pas"),
        (1, 3, "after 1 to 3 steps", "après 1 à 3 pas"),
    ],
)
def test_a_charge_says_how_many_steps_it_takes(fewest: int, most: int, english: str, french: str) -> None:
    numbers: dict[str, Value] = {"charge_steps_min": fewest, "charge_steps_max": most}
    g = acting("AI c2r2 c3r2 c4r1 | o1 ; HU c2r1 | core", HU, 2, numbers=numbers)
    g = acting("AI c3r2 c4r2 c5r2 | o1 ; HU c2r2 | o4", HU, 2, numbers=numbers) if most == 0 else g
    assert things(drawn(g))["charge"].says == f"Charge: one unit rushes an enemy {english}; both are lost."
    said = things(drawn(g, language="fr"))["charge"].says
    assert said == f"Charger\u00a0: une unité se jette sur un ennemi {french}\u00a0; les deux sont perdues."


@pytest.mark.rule("PG-78", "PG-80")
@pytest.mark.parametrize(("scope", "place", "named"), [("square", "o7", "o7"), ("field", "matrix", "the Matrix")])
def test_a_sabotage_tells_who_scores_nothing_there(scope: str, place: str, named: str) -> None:
    g = counting("AI c4r2 | core ; HU c2r2 | o7", (1, 0), sabotage_scope=scope)
    (event,) = (event for event in told(g, f"sabotage {place}") if event.key == "sabotaged")
    assert EN.event(event) == f"The AI sabotages {named}: humankind scores nothing there this turn."
    assert "l’humanité n’y marque rien" in FR.event(event)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_matrix_square_is_called_by_its_name_once(language: str) -> None:
    field = [spot for spot in parts(drawn(table(), language=language), Spot) if spot.name != "core"]
    assert [spoken_name(spot).count(spot.name) for spot in field] == [1] * 12


def test_the_paper_is_read_with_the_signs_of_the_language() -> None:
    g = table(turn=3, used=2, paper=((4, 3), (2, 0)))
    (paper,) = (one for one in parts(drawn(g, language="fr"), Picture) if one.icon == "sheet-of-paper")
    assert paper.says == "Points tour par tour, IA d’abord\u00a0: tour 1\u00a0: 4–3\u00a0; tour 2\u00a0: 2–0."


@pytest.mark.parametrize(("language", "page"), [("en", "see the rules page."), ("fr", "voir la page des règles.")])
def test_the_small_print_names_a_page_that_exists(language: str, page: str) -> None:
    assert words(drawn(table(), language=language))[-1].endswith(page)


def test_a_step_is_labelled_with_an_arrow() -> None:
    setup = GAME.setup()
    assert EN.move(GAME.grammar(setup), "move o4 i3") == "Move o4 → i3"
    assert len(GAME.grammar(setup)) == 284  # 92 steps among them, not one for any two squares
    assert "move c1r1 c3r3" not in GAME.grammar(setup)
