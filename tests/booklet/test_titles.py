"""What holds for every title on the engine: its words, its booklet, and whoever brings a booklet of their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludarium.booklet import with_booklet
from ludarium.kernel import Game, Match, find, read_record
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
    mine = with_booklet(game, own_booklet(game, tmp_path / "mine"))
    assert mine.start().story_of.title.en.startswith("My")
    assert game.start().story_of.title.en.startswith("The")
    assert mine.content.version != game.content.version
    match = Match(mine, seed=1)
    match.play(0, match.view(0).moves[0])
