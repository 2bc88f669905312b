"""What holds for every title on the engine: its words, its booklet, and whoever brings a booklet of their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludarium.kernel import Game, Match, Outcome, Refused, find, read_record
from ludarium.lab import simulate
from ludarium.texts import texts

TITLES = ("mad_maxence", "way_of_the_shotgun")
LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_names_in_the_texts_are_those_of_the_booklet(key: str, language: str) -> None:
    """The label of a move comes from the texts, the label on the page from the booklet: they must agree."""
    game = find(key)
    say, book, grammar = texts(game, language), game.start().book, game.grammar(game.setup())
    for name, gauge in book.profile.gauges.items():
        assert say.name(name) == gauge.name(language)
    for name, one in book.equipment.items():
        assert say.name(name) == one.name(language)
    labels: dict[str, set[str]] = {}
    for adventure in book.adventures:
        for place in adventure.locations.values():
            for name, option in place.options.items():
                labels.setdefault(name, set()).add(option.label(language))
    for name, told in labels.items():
        assert say.has(f"name-{name}")
        if len(told) == 1:
            assert {say.move(grammar, f"choose {name}")} == told


@pytest.mark.parametrize("key", TITLES)
def test_every_reason_of_the_booklet_has_a_text(key: str) -> None:
    game = find(key)
    book = game.start().book
    reasons = {book.profile.clock.reason, book.profile.health.reason}
    reasons |= {reason for adventure in book.adventures for reason in adventure.reasons}
    for language in LANGUAGES:
        assert all(texts(game, language).has(f"reason-{reason}") for reason in reasons)


@pytest.mark.parametrize("key", TITLES)
def test_prose_has_a_good_length(key: str) -> None:
    """A place tells 20 to 130 words when it is first read, and no single piece of prose is a wall."""
    for adventure in find(key).start().book.adventures:
        for place in adventure.locations.values():
            for text in place.prose.values():
                assert len(text.en.split()) <= 130
            opening = place.prose.get("seen") or place.prose["prologue"]
            assert len(opening.en.split()) >= 20
            assert len(opening.fr.split()) >= 20


@pytest.mark.parametrize("key", TITLES)
def test_french_is_set_with_its_own_spaces(key: str) -> None:
    for adventure in find(key).start().book.adventures:
        for place in adventure.locations.values():
            for text in place.prose.values():
                assert not re.search(r"[ ][:;!?»]|« ", text.fr), text.fr


@pytest.mark.parametrize("key", TITLES)
def test_a_record_names_its_booklet(key: str) -> None:
    game = find(key)
    match = Match(game, seed=2)
    assert game.start().rules.booklet in match.record().setup.content
    assert read_record(match.record().to_json()) == match.record()


def own_booklet(game: Game, folder: Path) -> Path:
    """Our booklet with another title, in another folder."""
    (folder / "booklet").mkdir(parents=True)
    for file in (game.folder / "booklet").iterdir():
        (folder / "booklet" / file.name).write_text(file.read_text("utf-8"), "utf-8")
    (folder / "content.toml").write_text((game.folder / "content.toml").read_text("utf-8"), "utf-8")
    first = folder / "booklet" / "1.toml"
    first.write_text(first.read_text("utf-8").replace('title = { en = "The', 'title = { en = "My', 1), "utf-8")
    return folder / "booklet" / "booklet.toml"


@pytest.mark.parametrize("key", TITLES)
def test_a_title_can_be_played_with_a_booklet_of_ones_own(key: str, tmp_path: Path) -> None:
    game = find(key)
    mine = game.with_content(own_booklet(game, tmp_path / "mine"))
    assert mine.start().story_of.title.en.startswith("My")
    assert game.start().story_of.title.en.startswith("The")
    assert mine.content.version != game.content.version
    match = Match(mine, seed=1)
    match.play(0, match.view(0).moves[0])
    with pytest.raises(Refused, match="use the same content file"):
        Match.resume(game, match.record(), 1)


def renamed(file: Path) -> None:
    """Another option, another end and another author, none of which the title's texts know."""
    words = file.read_text("utf-8")
    for ours, mine in (("cut_down", "fell_it"), ("Cut him down", "Fell {the} tree"), ("buried", "planted")):
        assert ours in words
        words = words.replace(ours, mine)
    file.write_text(words.replace("the gun was laid in the grave", "a tree was planted"), "utf-8")


def test_a_booklet_of_ones_own_is_told_in_its_own_words(tmp_path: Path) -> None:
    game = find("way_of_the_shotgun")
    file = own_booklet(game, tmp_path / "mine")
    renamed(file.parent / "1.toml")
    file.write_text(
        file.read_text("utf-8").replace('en = "The publisher has announced', 'en = "I have dreamt of'), "utf-8"
    )
    mine = game.with_content(file)
    say, ours = texts(mine, "en"), texts(game, "en")
    grammar = mine.grammar(mine.setup())
    assert say.move(grammar, "choose fell_it") == "Fell {the} tree"
    assert texts(mine, "fr").move(grammar, "choose fell_it") == "Le décrocher"
    assert say.reason(Outcome("planted", (0,), (1.0,))) == "a tree was planted"
    assert say("scene-origin").startswith("I have dreamt of")
    assert ours("scene-origin").startswith("Our own draft")
    assert not ours.has("name-fell_it")


def changed(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A booklet of one's own for Way of the ShoTgun, with some words replaced in one of its files."""
    booklet = own_booklet(find("way_of_the_shotgun"), folder)
    path = booklet.parent / file
    words = path.read_text("utf-8")
    for ours, mine in changes:
        assert ours in words
        words = words.replace(ours, mine)
    path.write_text(words, "utf-8")
    return booklet


def test_an_option_may_be_called_as_a_gauge_a_place_or_another_option(tmp_path: Path) -> None:
    game = find("way_of_the_shotgun")
    mine = game.with_content(
        changed(tmp_path, "1.toml", ("cut_down", "shells"), ("ride_past", "7"), ("pass_tent", "7"))
    )
    say, grammar = texts(mine, "en"), mine.grammar(mine.setup())
    assert say.move(grammar, "choose shells") == "Cut him down"
    assert say.move(grammar, "choose 7") == "Ride past / Pass by"
    assert say.move(grammar, "ride 7") == texts(game, "en").move(grammar, "ride 7")
    assert say.name("shells") == "Shells"


def test_labels_keep_their_hard_spaces(tmp_path: Path) -> None:
    hard = "Fuir\N{NO-BREAK SPACE}!"
    mine = find("way_of_the_shotgun").with_content(changed(tmp_path, "1.toml", ("Le décrocher", hard)))
    assert texts(mine, "fr").move(mine.grammar(mine.setup()), "choose cut_down") == hard


@pytest.mark.parametrize(
    ("ours", "mine", "what"),
    [
        ('verb = "ride"', 'verb = "walk"', "its verbs are walk, "),
        ('reason = "sundown"', 'reason = "dusk"', "its reasons are dusk, broken, not sundown, broken; copy"),
        ('success = "hits"', 'success = "aces"', "its throws are aces, misses, not hits, misses; copy"),
    ],
)
def test_a_booklet_with_another_profile_is_refused_in_one_sentence(
    ours: str, mine: str, what: str, tmp_path: Path
) -> None:
    booklet = changed(tmp_path, "booklet.toml", (ours, mine))
    with pytest.raises(Refused, match=f"booklet.toml is no booklet for way_of_the_shotgun: {re.escape(what)}"):
        find("way_of_the_shotgun").with_content(booklet)


def test_a_booklet_of_another_title_is_refused_in_one_sentence() -> None:
    other = find("way_of_the_shotgun").folder / "booklet" / "booklet.toml"
    with pytest.raises(Refused) as refused:
        find("mad_maxence").with_content(other)
    assert "its gauges are daylight (clock), aim (skill)" in str(refused.value)
    assert str(refused.value).endswith("change numbers only.")


def test_what_is_neither_content_nor_booklet_says_so(tmp_path: Path) -> None:
    game = find("way_of_the_shotgun")
    with pytest.raises(Refused, match=r"1\.toml is one adventure; name it in the list of a booklet"):
        game.with_content(game.folder / "booklet" / "1.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("booklet = ", "utf-8")
    with pytest.raises(Refused, match=r"broken\.toml is neither a content file nor a booklet: Invalid value \(at "):
        game.with_content(broken)
    with pytest.raises(Refused, match="cannot be read"):
        game.with_content(tmp_path / "nowhere.toml")


def test_the_adventures_are_those_of_the_booklet(tmp_path: Path) -> None:
    game = find("mad_maxence")
    booklet = own_booklet(game, tmp_path)
    three = booklet.read_text("utf-8")
    for listed, offered in (
        ('["1.toml"]', ("1",)),
        ('["3.toml", "1.toml"]', ("1", "2", "campaign")),
        ('["1.toml", "2.toml", "3.toml"]', ("1", "2", "3", "campaign")),
    ):
        booklet.write_text(re.sub(r"(?m)^adventures = .*$", f"adventures = {listed}", three), "utf-8")
        mine = game.with_content(booklet)
        assert mine.content.options_of(mine.editions[0])["adventure"] == offered
    booklet.write_text(re.sub(r"(?m)^adventures = .*$", 'adventures = ["3.toml", "1.toml"]', three), "utf-8")
    say = texts(game.with_content(booklet), "en")
    assert say("option-adventure-1") == "The Registry"
    assert say("option-adventure-campaign") == "The Registry · My Salt Ring"


def test_a_booklet_of_ones_own_can_be_sent_to_other_processes(tmp_path: Path) -> None:
    game = find("way_of_the_shotgun")
    file = own_booklet(game, tmp_path / "mine")
    renamed(file.parent / "1.toml")
    mine = game.with_content(file)
    alone = simulate(mine, mine.setup(), ["greedy"], 60, 1, 1)
    assert "planted" in alone.reasons
    assert alone.same_as(simulate(mine, mine.setup(), ["greedy"], 60, 1, 2))


@pytest.mark.parametrize("key", TITLES)
def test_other_numbers_keep_the_booklet(key: str, tmp_path: Path) -> None:
    game = find(key)
    numbers = tmp_path / "numbers.toml"
    printed = (game.folder / "content.toml").read_text("utf-8")
    numbers.write_text(re.sub(r'(?m)^version = "(.*)"$', r'version = "\1-mine"', printed, count=1), "utf-8")
    mine = game.with_content(numbers)
    assert "-mine-" in mine.content.version
    assert mine.content.version.endswith(game.start().rules.booklet)
    assert mine.start().rules.booklet == game.start().rules.booklet
