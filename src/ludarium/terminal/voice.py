"""What a terminal says: the texts of a game, and a few sentences of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludarium.kernel import Game
from ludarium.texts import LANGUAGES, Texts

FOLDER = Path(__file__).parent / "texts"


class Voice(Texts):
    """The texts of a game in one language, with the terminal's own sentences among them."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language if language in LANGUAGES else "en")
        self._own = own_sentences(self.language)

    def __call__(self, key: str, **values: Any) -> str:
        """The message ``key`` with its values."""
        pattern = self._own.get_message(key).value if self._own.has_message(key) else None
        if pattern is not None:
            return str(self._own.format_pattern(pattern, values)[0])
        return super().__call__(key, **values)


@cache
def own_sentences(language: str) -> FluentBundle:
    """The sentences of the terminal in one language."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text("utf-8")))
    return bundle
