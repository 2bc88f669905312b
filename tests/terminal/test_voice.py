"""The terminal says the same things in every language."""

from __future__ import annotations

import re

import pytest

from ludarium.scene.text import ENGLISH
from ludarium.terminal.voice import FOLDER, Voice
from ludarium.texts import LANGUAGES
from toys import pig


def sentences(language: str) -> dict[str, set[str]]:
    """Every message of a language with the values it speaks of."""
    parts = re.split(r"^([a-z-]+) =", (FOLDER / f"{language}.ftl").read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$\w+", text)) for key, text in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    assert sentences(language) == sentences("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_table_in_letters_are_translated(language: str) -> None:
    say = Voice(pig.GAME, language)
    words = {word: say(f"letters-{word}") for word in ENGLISH}
    assert not [text for text in words.values() if text.startswith("letters-")]
    if language == "en":
        assert words == dict(ENGLISH)
