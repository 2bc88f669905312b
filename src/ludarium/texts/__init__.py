"""Every sentence a person reads, in every language, from the Fluent files of the house and of each game.

A game's folder ``texts/`` holds ``en.ftl`` and ``fr.ftl`` (names, moves, story, questions, reasons, labels) and
``rules.en.ftl`` and ``rules.fr.ftl`` (the numbered rules). Message ids follow what they speak of:

=====================  ==========================================================================
``title``, ``tagline``, ``story-so-far``, ``about-reconstructed``, ``credits``   the game itself
``move-hunt``          the label of a sentence, by the literal words of its pattern
``move-hunt-first``    the same where the edition ``first`` prints another one
``ask-crew_act``       the question put to a seat, by the step that will take the answer
``story-hunted``       an event of the story
``reason-dome``        why the game ended
``name-left``          how a word of a sentence is called
``name-side-left``     the same where it stands for ``{side}`` only
``seat-0``             what a seat is called where sides differ (a team, a colour); may be left out
``edition-final``, ``option-mode``, ``option-mode-storm``, ``rule-…``   what the set-up page explains
``TG-12``              a numbered rule
=====================  ==========================================================================

A text value ``side`` comes translated by its ``name-…`` message; its untranslated word is ``side_key``.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludarium.kernel import Event, Game, Grammar, Outcome, Setup, Step, View

LANGUAGES = ("en", "fr")
_HOUSE = Path(__file__).parent


class Texts:
    """The texts of one game (or of the house alone) in one language. Calling it says a message."""

    def __init__(self, game: Game | None, language: str) -> None:
        self.game = game
        self.language = language
        self._bundle = _bundle(game, language)
        self._fallback = _bundle(game, "en") if language != "en" else None

    def __call__(self, key: str, **values: Any) -> str:
        """The message ``key`` with its values; a missing one shows its key, so that it is noticed."""
        for bundle in (self._bundle, self._fallback):
            if bundle is not None and bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, values)[0])
        return key

    def has(self, key: str) -> bool:
        """Whether this language itself has the message."""
        return bool(self._bundle.has_message(key))

    def errors(self, key: str, **values: Any) -> list[Exception]:
        """What goes wrong when the message is said with these values; for tests."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return [LookupError(f"{key} has no text")]
        return list(self._bundle.format_pattern(pattern, values)[1])

    def name(self, word: str, role: str = "") -> str:
        """How a word of a sentence is called, perhaps in one role only; several words are named one by one."""
        for key in (f"name-{role}-{word}", f"name-{word}") if re.fullmatch(r"[\w-]+", word) else ():
            if self.has(key) or (self._fallback and self._fallback.has_message(key)):
                return self(key)
        return " ".join(map(self.name, word.split())) if " " in word else word

    def values(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        """Values as messages take them: words by name, with the bare word beside."""
        shown: dict[str, Any] = {}
        for key, value in raw.items():
            if isinstance(value, str):
                shown[f"{key}_key"] = value
                shown[key] = self.name(value, key)
            elif isinstance(value, (list, tuple)):
                shown[key] = ", ".join(self.name(str(entry)) for entry in value)
            elif isinstance(value, bool):
                shown[key] = "yes" if value else "no"
            else:
                shown[key] = value
        return shown

    def move(self, grammar: Grammar, sentence: str, edition: str = "") -> str:
        """The short label of a sentence, in the words of an edition that prints others."""
        if sentence not in grammar:
            return sentence
        phrase = grammar.parse(sentence)
        key = f"move-{phrase.key}"
        own = f"{key}-{edition}"
        return self(own if edition and self.has(own) else key, **self.values(phrase.values))

    def event(self, event: Event) -> str:
        """An event of the story as a sentence."""
        return self(f"story-{event.key}", **self.values(event.values))

    def reason(self, outcome: Outcome) -> str:
        """Why the game ended."""
        return self(f"reason-{outcome.reason}")

    def question(self, view: View) -> str:
        """What is being asked, in words; empty when the game is over."""
        question = view.table.question
        if question is None:
            return ""
        return self(f"ask-{question.step.__name__}", **self.values(question_values(view)))


def question_values(view: View) -> dict[str, Any]:
    """What the text of a question may speak of: the numbers and words on the table, and the step's arguments."""
    table = view.table
    values = {
        name: value
        for name in table.__struct_fields__
        if isinstance(value := getattr(table, name), (int, str)) and not name.startswith("_")
    }
    question = table.question
    names = list(inspect.signature(question.step).parameters)[2:]
    return values | dict(zip(names, question.args, strict=False))


@cache
def texts(game: Game | None, language: str = "en") -> Texts:
    """The texts of a game in a language we have; English otherwise."""
    return Texts(game, language if language in LANGUAGES else "en")


def rule_numbers(game: Game) -> tuple[str, ...]:
    """The numbers of all rules and rulings of a game, in their order."""
    path = game.folder / "texts" / "rules.en.ftl"
    if not path.exists():
        return ()
    return tuple(re.findall(rf"^({game.rule_prefix}-R?\d+) =", path.read_text("utf-8"), re.MULTILINE))


def rules_at_hand(game: Game, step: Step) -> tuple[str, ...]:
    """The numbered rules a step carries out, as its docstring names them ("TG-24 to TG-26, TG-R10")."""
    spoken = step.__doc__ or ""
    numbers = rule_numbers(game)
    found: list[str] = []
    for first, last in re.findall(rf"({game.rule_prefix}-R?\d+)(?: to ({game.rule_prefix}-R?\d+))?", spoken):
        if first in numbers:
            end = numbers.index(last) if last in numbers else numbers.index(first)
            found += numbers[numbers.index(first) : end + 1]
    return tuple(dict.fromkeys(found))


def explain_setup(game: Game, setup: Setup, language: str = "en") -> list[str]:
    """What a player should know before the first move: the edition and every option off its default."""
    say = texts(game, language)
    lines = [say(f"edition-{setup.edition}")]
    for name, values in game.content.options_of(setup.edition).items():
        if setup.options.get(name, values[0]) != values[0]:
            lines.append(f"{say(f'option-{name}')}: {say(f'option-{name}-{setup.options[name]}')}")
    lines += [f"{say(f'rule-{name}')}: {value}" for name, value in setup.parameters.items()]
    return lines


@cache
def _bundle(game: Game | None, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folders = [_HOUSE] if game is None else [_HOUSE, game.folder / "texts"]
    for folder in folders:
        for name in (f"{language}.ftl", f"rules.{language}.ftl"):
            path = folder / name
            if path.exists():
                bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    own = game.words(language) if game is not None else {}
    bundle.add_resource(FluentResource("\n".join(f"{key} = {_plain(said)}" for key, said in own.items())), True)
    return bundle


def _plain(text: str) -> str:
    """A text on one line that means nothing but itself to Fluent."""
    return re.sub(r"[{}]", lambda brace: '{"' + brace[0] + '"}', re.sub(r"[ \t\r\n]+", " ", text).strip())
