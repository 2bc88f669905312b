"""Checks of the texts: every sentence a person may read exists in every language, with the values it speaks of."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludarium.kernel import Game, Sealed, view
from ludarium.testing.cases import Case, Sample
from ludarium.texts import LANGUAGES, Texts, question_values, texts

EXAMPLES = 8  # how many different values each message is said with


class Listener(Texts):
    """Texts that remember which messages were missing or could not be said."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        self.wrong: dict[str, str] = {}
        self._said: dict[str, int] = {}

    def listens_to(self, key: str) -> bool:
        """Whether this message has not been said often enough yet."""
        return self._said.get(key, 0) < EXAMPLES

    def __call__(self, key: str, **values: Any) -> str:
        if self.listens_to(key):
            self._said[key] = self._said.get(key, 0) + 1
            if trouble := trouble_with(self, key, values):
                self.wrong[key] = trouble
        return super().__call__(key, **values)


def trouble_with(say: Texts, key: str, values: Mapping[str, Any]) -> str:
    """What is wrong with a message said with these values; empty when nothing is."""
    if not say.has(key):
        return f"{key} is missing in {say.language}.ftl"
    errors = say.errors(key, **values)
    if errors:
        given = ", ".join(values) or "nothing"
        return f"{key} in {say.language}.ftl cannot be said with {given}: {errors[0]}"
    if not say(key, **values).strip():
        return f"{key} in {say.language}.ftl is empty"
    return ""


def texts_agree(case: Case) -> None:
    """The files of all languages hold the same messages, each once, and nothing that Fluent cannot read."""
    folder = case.game.folder / "texts"
    if not folder.is_dir():
        case.fail("the game has no folder texts/")
    for kind in ("", "rules."):
        ids: dict[str, set[str]] = {}
        for language in LANGUAGES:
            path = folder / f"{kind}{language}.ftl"
            if path.exists():
                ids[language] = _ids(case, path)
            elif not kind:
                case.fail(f"texts/{path.name} is missing")
        first = next(iter(ids), "")
        for language, found in ids.items():
            for other, wanted in ((first, ids[first] - found), (language, found - ids[first])):
                if wanted:
                    where = f"{kind}{other}.ftl but not in {kind}{language if other == first else first}.ftl"
                    case.fail(f"only in {where}: {', '.join(sorted(wanted))}")
        if ids and len(ids) < len(LANGUAGES):
            absent = ", ".join(f"{kind}{language}.ftl" for language in LANGUAGES if language not in ids)
            case.fail(f"texts/{absent} is missing")


def _ids(case: Case, path: Path) -> set[str]:
    found: set[str] = set()
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Junk):
            case.fail(f"texts/{path.name} has something that is no message: {(entry.content or '').strip()[:80]!r}")
        if isinstance(entry, ftl.Message | ftl.Term):
            name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            if name in found:
                case.fail(f"texts/{path.name} has {name} twice")
            found.add(name)
    return found


def texts_are_complete(case: Case) -> None:
    """Title, editions, options, parameters, moves, and every question, event and reason named in the rules."""
    game = case.game
    wanted: list[tuple[str, dict[str, str]]] = [(key, {}) for key in _fixed_keys(game)]
    wanted += _move_keys(case)
    spoken = sorted(_keys_in_source(game))
    for language in LANGUAGES:
        say = texts(game, language)
        wrong = [trouble for key, values in wanted if (trouble := trouble_with(say, key, say.values(values)))]
        wrong += [f"{key} is missing in {language}.ftl" for key in spoken if not say.has(key)]
        if wrong:
            case.fail("; ".join(wrong))


def _fixed_keys(game: Game) -> Iterator[str]:
    yield from ("title", "tagline")
    if game.content.about.reconstructed:
        yield "about-reconstructed"
    for edition in game.editions:
        yield f"edition-{edition}"
        for option, values in game.content.options_of(edition).items():
            yield f"option-{option}"
            yield from (f"option-{option}-{value}" for value in values)
    for name, parameter in game.content.rules.items():
        if not parameter.fixed:
            yield f"rule-{name}"


def _move_keys(case: Case) -> list[tuple[str, dict[str, str]]]:
    grammar = case.game.grammar(case.setup)
    return [
        (
            f"move-{pattern.key}",
            {slot: grammar.kinds[kind][0] for slot, kind in zip(pattern.slots, pattern.kinds, strict=True)},
        )
        for pattern in grammar.patterns
        if all(grammar.kinds[kind] for kind in pattern.kinds)
    ]


def _keys_in_source(game: Game) -> set[str]:
    """The keys written as such in the rules: ``g.tell("hunted")``, ``g.end("dome")``, ``g.ask(…, …, crew_act)``."""
    keys: set[str] = set()
    for path in {inspect.getsourcefile(step) for step in game.steps.values()} - {None}:
        for node in ast.walk(ast.parse(Path(str(path)).read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                match node.func.attr, node.args:
                    case "tell", [ast.Constant(str(key)), *_]:
                        keys.add(f"story-{key}")
                    case "end", [ast.Constant(str(key)), *_]:
                        keys.add(f"reason-{key}")
                    case ("ask", [_, _, ast.Name(step), *_]) | ("seal", [_, ast.Name(step), *_]):
                        if step in game.steps:
                            keys.add(f"ask-{step}")
    return keys


def texts_speak_in_play(case: Case) -> None:
    """Whatever comes up in random play can be said in every language: moves, questions, story, reasons."""
    for language in LANGUAGES:
        say = Listener(case.game, language)
        first: Sample | None = None
        for sample in case.plies_of_walks():
            for key, raw in _said_at(case, sample):
                if say.listens_to(key):
                    say(key, **say.values(raw))
            first = sample if say.wrong and first is None else first
        _told(case, say, first)


def _said_at(case: Case, sample: Sample) -> Iterator[tuple[str, Mapping[str, Any]]]:
    position, question = sample.position, sample.position.question
    if sample.ply:
        for event in sample.walk.events[sample.ply - 1]:
            yield f"story-{event.key}", event.values
    if position.outcome is not None:
        yield f"reason-{position.outcome.reason}", {}
    if question is None:
        return
    grammar = case.game.grammar(case.setup)
    offered = question.moves.values() if isinstance(question, Sealed) else (question.moves,)
    for move in (move for moves in offered for move in moves):
        if move in grammar:
            phrase = grammar.parse(move)
            yield f"move-{phrase.key}", phrase.values
    if question.waiting[0] >= 0:
        for watcher in case.watchers:
            yield f"ask-{question.step.__name__}", question_values(view(case.game, position, watcher))


def _told(case: Case, say: Listener, sample: Sample | None) -> None:
    if say.wrong:
        case.fail("; ".join(say.wrong.values()), sample)


def moves_have_notes(case: Case) -> None:
    """The note on a move's cost or odds can be said for every legal move, in every language."""
    about_move = case.game.about_move
    assert about_move is not None
    for language in LANGUAGES:
        say = Listener(case.game, language)
        for sample in case.samples(20, decisions=True):
            for seat in sample.position.question.waiting:
                seen = view(case.game, sample.position, seat)
                for move in seen.moves:
                    note = about_move(seen, move, say)
                    if not isinstance(note, str):
                        case.fail(f"the note on {move!r} is {note!r}, not a text", sample)
                    _told(case, say, sample)
