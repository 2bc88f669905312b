"""The battery against games that are broken on purpose: every check must be seen to fail."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from ludarium.kernel import HIDDEN, Advice, Bag, Game, Grammar, Position, Rules, View
from ludarium.kernel.content import Edition, Option, Parameter
from ludarium.scene import Box, Glimpse, Look, Note, Scene
from ludarium.testing import CHECKS, Failure, conformance, conformance_tests
from ludarium.testing.cases import setups
from ludarium.testing.conformance import cases
from toys import kuhn, pig, tic_tac_toe
from toys.common import changed, content
from toys.dressed_pig import EN, FR, LOOK, dressed
from toys.dressed_pig import scene as pig_scene

# --- A workshop for broken games ---------------------------------------------------------------------------------


class Slate(Position, kw_only=True):
    number: int = 0
    things: tuple[int, ...] = ()


def made(*steps: Callable[..., None], position: type[Position] = Slate, **parts: Any) -> Game:
    """A game of two seats that begins with the first step given and knows them all."""
    whole: dict[str, Any] = {
        "position": position,
        "set_up": lambda rules: position(rules=rules, agenda=(steps[0],)),
        "steps": {step.__name__: step for step in steps},
        "_grammar": lambda rules: Grammar(("go", "stay", "card {n}"), {"n": ("1", "2")}),
        "content": content("slate", 2),
    }
    bare = {"scene": None, "complete": False, "folder": Path("nowhere")}  # neither drawn nor worded
    return changed(tic_tac_toe.GAME, key="slate", **(bare | whole | parts))


def over(g: Any, *rest: Any) -> None:
    g.end("over", (0,), (1, 0))


def fails(g: Any) -> None:
    raise ZeroDivisionError("oh")


def ends_with(winners: tuple[int, ...], scores: tuple[float, ...]) -> Game:
    return made(lambda g: g.end("over", winners, scores))


def asks(*moves: str, seat: int = 0, **parts: Any) -> Game:
    def ask(g: Slate) -> None:
        g.ask(seat, moves, over)

    return made(ask, over, **parts)


def throws(weights: dict[str, Any]) -> Game:
    def throw(g: Slate) -> None:
        g.chance(weights, over)

    return made(throw, over)


# --- Rules that are not pure -------------------------------------------------------------------------------------


class Clock:
    """Something outside the position that the rules should not look at."""

    ticks = 0


def ticking() -> Game:
    def ask(g: Slate) -> None:
        g.ask(0, ("go",), tick)

    def tick(g: Slate, move: str) -> None:
        Clock.ticks += 1
        g.number = Clock.ticks
        if g.things:
            over(g)
        g.things = (1,)
        g.then(ask)

    return made(ask, tick)


def ticking_seal() -> Game:
    def ask(g: Slate) -> None:
        g.seal({0: ("go", "stay"), 1: ("go", "stay")}, tick)

    def tick(g: Slate, chosen: dict[int, str]) -> None:
        Clock.ticks += 1
        g.number = Clock.ticks
        over(g)

    return made(ask, tick)


# --- Fields and arguments that are no values ---------------------------------------------------------------------


class Shelf(Position, kw_only=True):
    books: list[int] = []


def shelf() -> Game:
    def ask(g: Shelf) -> None:
        g.ask(0, ("go",), over)

    return made(ask, over, position=Shelf)


def scribbles() -> Game:
    """A list behind a frozen tuple that play writes on."""

    class Page(Position, kw_only=True):
        bag: Bag = Bag.of(["ink"])

    def setup(rules: Rules) -> Page:
        return Page(rules=rules, bag=Bag.of(["ink"]), agenda=(ask,))

    def ask(g: Page) -> None:
        g.ask(0, ("go",), scribble)

    def scribble(g: Page, move: str) -> None:
        g.bag.counts["blot"] = g.bag["blot"] + 1
        over(g)

    return made(ask, scribble, position=Page, set_up=setup)


def argues(argument: Any) -> Game:
    def ask(g: Slate) -> None:
        g.ask(0, ("go",), over, argument)

    return made(ask, over)


def waits_with_a_list() -> Game:
    def ask(g: Slate) -> None:
        g.then((over, [1]))
        g.ask(0, ("go",), go_on)

    def go_on(g: Slate, move: str) -> None:
        pass

    return made(ask, go_on, over)


def small_pot(race: Any) -> None:
    assert race.pot < 10, "the pot is too big"


def forgotten_step() -> Game:
    def ask(g: Slate) -> None:
        g.ask(0, ("go",), over)

    return made(ask)


# --- Leaks -------------------------------------------------------------------------------------------------------


def open_hands(g: Any, seat: int | None) -> Any:
    return g


def open_deck(g: Any, seat: int | None) -> Any:
    return replace(kuhn.conceal(g, seat), deck=g.deck)


def spectators_see_the_first_hand(g: Any, seat: int | None) -> Any:
    return kuhn.conceal(g, 0 if seat is None else seat)


def argues_with_the_card() -> Game:
    """The position hides the card well, but the question carries it along."""

    def deal(g: Slate) -> None:
        g.draw(Bag.of(["1", "2"]), dealt, verb="card", seen_by=(0,))

    def dealt(g: Slate, card: str) -> None:
        g.ask(0, ("go",), over, card)

    return made(deal, dealt, over)


def tells_everyone() -> Game:
    """Not a leak: the story tells everyone what was drawn."""

    def deal(g: Slate) -> None:
        g.draw(Bag.of(["1", "2"]), dealt, verb="card", seen_by=(0,))

    def dealt(g: Slate, card: str) -> None:
        g.tell("shown", card=card)
        g.number = int(card)
        g.ask(0, ("go",), over)

    return made(deal, dealt, over)


def whispers_a_choice() -> Game:
    """A seal that shows on the table what was chosen, before all have chosen."""

    def conceal(g: Any, seat: int | None) -> Any:
        return replace(g, things=tuple(map(len, g.question.chosen.values())) if g.question else ())

    def ask(g: Slate) -> None:
        g.seal({0: ("go", "stay"), 1: ("go", "stay")}, over)

    return made(ask, over, conceal=conceal, guess=guesses_nothing)


def other_moves(g: Any, seat: int | None) -> Any:
    if g.question is None or seat != 0:
        return g
    return replace(g, question=replace(g.question, moves=g.question.moves[:1]))


def swaps_hands(view: View, random: Random) -> Any:
    g = kuhn.guess(view, random)
    return replace(g, hands=g.hands[::-1])


def guesses_nothing(view: View, random: Random) -> Any:
    return view.table


def fails_to_guess(view: View, random: Random) -> Any:
    raise LookupError("no idea")


# --- Content -----------------------------------------------------------------------------------------------------


class OilRules(Rules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    oil: int = 3


class DeafRules(Rules, frozen=True, kw_only=True, forbid_unknown_fields=False):
    pass


def oil_lamp(rules_type: type[Rules], burn: Callable[[Any], None]) -> Game:
    oil = {"oil": Parameter(value=3, status="published", range=(0, 6))}
    return made(burn, over, rules_type=rules_type, content=content("slate", 2, rules=oil))


def fails_without_oil(g: Any) -> None:
    g.number = 6 // g.rules.oil
    over(g)


# --- Scenes ------------------------------------------------------------------------------------------------------


def drawn(*components: Any, look: Look = LOOK) -> Callable[[View, Any, bool], Scene]:
    def scene(view: View, say: Any, tall: bool) -> Scene:
        parts = components or pig_scene(view, say, tall).components
        return Scene(title="Pig", summary="Pig.", width=600, height=400, look=look, components=parts)

    return scene


def art(symbols: str) -> Look:
    return replace(LOOK, art=symbols)


def scene_that_fails(view: View, say: Any, tall: bool) -> Scene:
    raise LookupError("no paint")


def scene_without_texts(view: View, say: Any, tall: bool) -> Scene:
    return replace(pig_scene(view, say, tall), title=say("headline"))


def scene_that_peeks(view: View, say: Any, tall: bool) -> Scene:
    Clock.ticks += 1
    return replace(pig_scene(view, say, tall), title=f"Pig {Clock.ticks}")


def scene_with_a_lost_glimpse(view: View, say: Any, tall: bool) -> Scene:
    return replace(pig_scene(view, say, tall), glimpses=(Glimpse(of="sow"),))


# --- The list ----------------------------------------------------------------------------------------------------


class Broken(NamedTuple):
    check: str
    name: str
    game: Callable[[Path], Game]
    says: str
    asked: dict[str, Any] = {}


BROKEN = [
    Broken("random_play_ends", "too long", lambda tmp: pig.GAME, "a random game did not end", {"plies": 20}),
    Broken("random_play_ends", "raises", lambda tmp: made(fails), "the game cannot be set up: ZeroDivisionError"),
    Broken("random_play_ends", "scores", lambda tmp: ends_with((0,), (1,)), "2 seats but the scores (1,)"),
    Broken("random_play_ends", "winners", lambda tmp: ends_with((2,), (1, 0)), "the winners (2,) are not seats"),
    Broken("moves_are_sentences", "twice", lambda tmp: asks("go", "go"), "'go' is offered twice"),
    Broken("moves_are_sentences", "unknown", lambda tmp: asks("fly"), "'fly' is offered but is no sentence"),
    Broken("moves_are_sentences", "seat", lambda tmp: asks("go", seat=2), "seat 2 is asked, but there are 2"),
    Broken(
        "moves_are_sentences",
        "capital",
        lambda tmp: asks("Go", _grammar=lambda rules: Grammar(("Go",), {})),
        "'Go' cannot be read",
    ),
    Broken("odds_are_exact", "zero", lambda tmp: throws({"go": 1, "stay": 0}), "the odds (1, 0) of ('go', 'stay')"),
    Broken(
        "odds_are_exact", "fraction", lambda tmp: throws({"go": 0.5, "stay": 0.5}), "not all positive whole numbers"
    ),
    Broken("records_replay", "a clock", lambda tmp: ticking(), "replayed, the position is another: number: "),
    Broken(
        "positions_survive_json",
        "a bag",
        lambda tmp: argues(Bag.of(["a"])),
        "the position changes in JSON: question.args",
    ),
    Broken("positions_survive_json", "a step", lambda tmp: forgotten_step(), "not a whole Ludarium position: 'over'"),
    Broken("positions_are_values", "a list", lambda tmp: shelf(), "a field can be changed in place: books is a list"),
    Broken("positions_are_values", "an argument", lambda tmp: argues([1]), "argument of over[0] is a list"),
    Broken("positions_are_values", "a todo", lambda tmp: waits_with_a_list(), "agenda[1] is a list"),
    Broken(
        "positions_are_values",
        "in place",
        lambda tmp: scribbles(),
        "playing 'go' changed the position it was played from",
    ),
    Broken(
        "sealed_choices_commute", "a clock", lambda tmp: ticking_seal(), "the order of seats [1, 0] instead of [0, 1]"
    ),
    Broken(
        "pieces_are_conserved",
        "a pot",
        lambda tmp: pig.GAME,
        "something got lost or doubled: the whole: 0 is not",
        {"conserved": lambda race: race.pot},
    ),
    Broken(
        "invariant_holds",
        "a pot",
        lambda tmp: pig.GAME,
        "the invariant does not hold: the pot is too big",
        {"invariant": small_pot},
    ),
    Broken("secrets_stay_secret", "hands", lambda tmp: changed(kuhn.GAME, conceal=open_hands), "can tell 'draw"),
    Broken(
        "secrets_stay_secret", "deck", lambda tmp: changed(kuhn.GAME, conceal=open_deck), "a secret move: table.deck"
    ),
    Broken("secrets_stay_secret", "nothing", lambda tmp: changed(kuhn.GAME, conceal=None), "a secret move: table.deck"),
    Broken(
        "secrets_stay_secret", "arguments", lambda tmp: argues_with_the_card(), "table.question.args[0]: '1' is not '2'"
    ),
    Broken(
        "secrets_stay_secret", "a choice", lambda tmp: whispers_a_choice(), "can tell 'go' from 'stay', a secret move"
    ),
    Broken(
        "views_offer_the_moves", "fewer", lambda tmp: changed(pig.GAME, conceal=other_moves), "is offered ('roll',)"
    ),
    Broken(
        "guesses_look_the_same", "hands", lambda tmp: changed(kuhn.GAME, guess=swaps_hands), "in the guessed position: "
    ),
    Broken(
        "guesses_look_the_same", "none", lambda tmp: changed(kuhn.GAME, guess=None), "Game(..., guess=...) is missing"
    ),
    Broken(
        "guesses_look_the_same", "raises", lambda tmp: changed(kuhn.GAME, guess=fails_to_guess), "LookupError: no idea"
    ),
    Broken(
        "guesses_look_the_same", "leak", lambda tmp: changed(kuhn.GAME, conceal=open_deck), "in the guessed position: "
    ),
    Broken(
        "spectators_see_no_more",
        "a hand",
        lambda tmp: changed(kuhn.GAME, conceal=spectators_see_the_first_hand),
        "a spectator sees something that seat 1 does not know: table.hands[0]",
    ),
    Broken(
        "guesses_play_on", "hidden", lambda tmp: changed(kuhn.GAME, guess=guesses_nothing), "cannot be played on with"
    ),
    Broken(
        "advice_is_finite",
        "value",
        lambda tmp: changed(pig.GAME, advice=Advice(value=lambda view: math.nan)),
        "the advised value for seat 0 is nan",
    ),
    Broken(
        "advice_is_finite",
        "preference",
        lambda tmp: changed(pig.GAME, advice=Advice(value=pig.value, prefer=lambda view, move: math.inf)),
        "the advised preference for 'roll' is inf",
    ),
    Broken(
        "matches_undo_and_fork",
        "a clock",
        lambda tmp: ticking(),
        "'go' taken back and said again gives another position",
    ),
    Broken(
        "parameters_play",
        "no oil",
        lambda tmp: oil_lamp(OilRules, fails_without_oil),
        "oil=0): the game cannot be set up",
    ),
    Broken(
        "parameters_matter", "deaf", lambda tmp: oil_lamp(DeafRules, over), "rules.oil = 0 changes nothing in the rules"
    ),
    Broken(
        "texts_agree",
        "missing",
        lambda tmp: dressed(tmp, fr=FR.replace("bank =", "tank =")),
        "only in en.ftl but not in fr",
    ),
    Broken(
        "texts_agree",
        "extra",
        lambda tmp: dressed(tmp, fr=FR + "more = plus\n"),
        "only in fr.ftl but not in en.ftl: more",
    ),
    Broken(
        "texts_agree",
        "junk",
        lambda tmp: dressed(tmp, en=EN + "what is this\n"),
        "something that is no message: 'what is",
    ),
    Broken("texts_agree", "twice", lambda tmp: dressed(tmp, en=EN + "bank = Bank\n"), "en.ftl has bank twice"),
    Broken("texts_agree", "no folder", lambda tmp: changed(pig.GAME, folder=tmp, complete=True), "no folder texts/"),
    Broken(
        "texts_are_complete", "title", lambda tmp: dressed(tmp, en=_less(EN, "title")), "title is missing in en.ftl"
    ),
    Broken(
        "texts_are_complete", "edition", lambda tmp: dressed(tmp, fr=_less(FR, "edition-plain")), "missing in fr.ftl"
    ),
    Broken(
        "texts_are_complete", "move", lambda tmp: dressed(tmp, fr=_less(FR, "move-hold")), "move-hold is missing in fr"
    ),
    Broken(
        "texts_are_complete",
        "story",
        lambda tmp: dressed(tmp, fr=_less(FR, "story-held")),
        "story-held is missing in fr",
    ),
    Broken(
        "texts_are_complete", "question", lambda tmp: dressed(tmp, fr=_less(FR, "ask-chosen")), "ask-chosen is missing"
    ),
    Broken(
        "texts_are_complete", "reason", lambda tmp: dressed(tmp, en=_less(EN, "reason-goal")), "reason-goal is missing"
    ),
    Broken(
        "texts_are_complete",
        "value of a move",
        lambda tmp: dressed(tmp, fr=FR.replace("Garder", "Garder { $pot }")),
        "move-hold in fr.ftl cannot be said with nothing",
    ),
    Broken(
        "texts_speak_in_play",
        "value of an event",
        lambda tmp: dressed(tmp, fr=FR.replace("{ $die }", "{ $dé }").replace("dé", "face")),
        "story-rolled in fr.ftl cannot be said with seat, die: ",
    ),
    Broken(
        "texts_speak_in_play",
        "value of a question",
        lambda tmp: dressed(tmp, en=EN.replace("pot is { $pot }", "pot is { $pott }")),
        "ask-chosen in en.ftl cannot be said with ",
    ),
    Broken(
        "texts_speak_in_play", "reason", lambda tmp: dressed(tmp, fr=_less(FR, "reason-goal")), "reason-goal is missing"
    ),
    Broken(
        "moves_have_notes",
        "none",
        lambda tmp: dressed(tmp, about_move=lambda *args: None),
        "the note on 'roll' is None",
    ),
    Broken(
        "moves_have_notes",
        "text",
        lambda tmp: dressed(tmp, fr=_less(FR, "note-roll")),
        "note-roll is missing in fr.ftl",
    ),
    Broken("scene_draws", "none", lambda tmp: dressed(tmp, scene=None), "the game has no scene"),
    Broken(
        "scene_draws",
        "raises",
        lambda tmp: dressed(tmp, scene=scene_that_fails),
        "cannot be made: LookupError: no paint",
    ),
    Broken("scene_draws", "no scene", lambda tmp: dressed(tmp, scene=lambda *args: "pig"), "is a str"),
    Broken(
        "scene_draws", "texts", lambda tmp: dressed(tmp, scene=scene_without_texts), "headline is missing in en.ftl"
    ),
    Broken(
        "scene_draws",
        "not XML",
        lambda tmp: dressed(tmp, scene=drawn(look=art('<symbol id="a"><path></symbol>'))),
        "the SVG (wide, in en, for seat 0) cannot be drawn or is not well-formed",
    ),
    Broken(
        "scene_draws",
        "ids",
        lambda tmp: dressed(tmp, scene=drawn(look=art('<symbol id="a"/><symbol id="a"/>'))),
        "the SVG (wide, in en, for seat 0) has ids twice: ",
    ),
    Broken(
        "scene_draws",
        "glimpse",
        lambda tmp: dressed(tmp, scene=scene_with_a_lost_glimpse),
        "has glimpses of things that are not there: sow",
    ),
    Broken("scene_names_moves", "nothing", lambda tmp: dressed(tmp, scene=drawn(_note())), "carries a word of 'roll'"),
    Broken(
        "scene_hides", "peeks", lambda tmp: dressed(tmp, scene=scene_that_peeks), "changes with hidden things: title"
    ),
]


def _less(text: str, key: str) -> str:
    found = re.sub(rf"^{key} = .*\n", "", text, flags=re.MULTILINE)
    assert found != text
    return found


def _note() -> Note:
    return Note(box=Box(0, 0, 600, 400), text="An empty table.")


@pytest.mark.parametrize("broken", BROKEN, ids=[f"{broken.check}-{broken.name}" for broken in BROKEN])
def test_a_broken_game_is_found_out(broken: Broken, tmp_path: Path) -> None:
    game = broken.game(tmp_path)
    with pytest.raises(Failure) as failure:
        conformance(game, games=4, only=broken.check, **broken.asked)
    message = str(failure.value)
    assert message.startswith(f"{broken.check}: {game.key} (plain, 2 seats")
    assert broken.says in message


def test_every_check_has_been_seen_to_fail() -> None:
    assert {check.name for check in CHECKS} == {broken.check for broken in BROKEN}


def test_lines_that_are_too_long_for_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.testing.checks.scene.WIDTH", 10)
    with pytest.raises(Failure, match=r"the text \(wide, in en, for seat 0\) has a line of \d+ characters"):
        conformance(dressed(tmp_path), games=1, only="scene_draws")


def test_a_game_can_pass_everything(tmp_path: Path) -> None:
    conformance(dressed(tmp_path), games=2, conserved=lambda race: len(race.banked), invariant=lambda race: None)


def test_what_the_story_tells_is_no_secret() -> None:
    conformance(tells_everyone(), games=2, only="secrets_stay_secret")


def test_a_hidden_word_is_no_hidden_thing() -> None:
    table = kuhn.conceal(kuhn.GAME.start(), None)
    assert list(table.deck) == [HIDDEN] * 3


# --- Which set-ups, and what is said about them ------------------------------------------------------------------


def variants() -> Game:
    options = {"mode": Option(values=("calm", "storm", "hail")), "wind": Option(values=("off", "on"))}
    editions = {"final": Edition(), "draft": Edition(options={"wind": ()})}
    printed = content("slate", 2, editions=editions, options=options)
    about = replace(printed.about, seats=(2, 3))
    return made(over, rules_type=DeafRules, content=replace(printed, about=about))


def test_every_edition_number_of_seats_and_option_is_played() -> None:
    found = [(setup.edition, setup.seats, *setup.options.values()) for setup in setups(variants())]
    assert found == [
        ("final", 2, "calm", "off"),
        ("final", 3, "calm", "off"),
        ("final", 2, "storm", "off"),
        ("final", 2, "hail", "off"),
        ("final", 2, "calm", "on"),
        ("draft", 2, "calm"),
        ("draft", 3, "calm"),
        ("draft", 2, "storm"),
        ("draft", 2, "hail"),
    ]


def test_an_option_that_needs_more_seats_gets_them() -> None:
    class Crowd(Rules, frozen=True, kw_only=True, forbid_unknown_fields=False):
        mode: str

        def __post_init__(self) -> None:
            if self.mode == "storm" and self.seats < 3:
                raise ValueError("a storm needs three")

    game = changed(variants(), rules_type=Crowd)
    assert {setup.seats for setup in setups(game) if setup.options["mode"] == "storm"} == {3}


def test_checks_of_the_game_are_made_once_and_of_an_edition_once_each() -> None:
    made_checks = [check for check, _ in cases(variants())]
    names = [check.name for check in made_checks]
    assert names.count("parameters_play") == 2
    assert names.count("random_play_ends") == 9
    assert "scene_draws" not in names  # the toy is not complete
    assert "texts_agree" not in names
    assert "texts_agree" in [check.name for check, _ in cases(changed(variants(), complete=True))]


def test_a_failure_names_the_option() -> None:
    with pytest.raises(Failure, match=r"slate \(final, 2 seats, mode=storm, seed 0/0, ply 0\): 2 seats but the scores"):
        conformance(changed(variants(), set_up=ends_with((), ()).set_up), games=1, only="random_play_ends")


def test_a_tests_name_says_what_is_checked_with_what() -> None:
    test = conformance_tests(variants())
    (mark,) = test.pytestmark  # type: ignore[attr-defined]
    assert "random_play_ends-final-3p" in mark.kwargs["ids"]
    assert "records_replay-draft-2p-mode=storm" in mark.kwargs["ids"]
    assert "parameters_play-draft" in mark.kwargs["ids"]


def test_a_failing_test_says_only_what_is_wrong() -> None:
    test = conformance_tests(asks("go", "go"))
    check, case = next(part for part in cases(asks("go", "go"), games=1) if part[0].name == "moves_are_sentences")
    with pytest.raises(pytest.fail.Exception, match="'go' is offered twice"):
        test(check, case)
