"""Checks of the drawing: it draws for everyone, names what can be clicked, and shows nothing hidden."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

from ludarium.kernel import guess, view
from ludarium.scene import Scene, Thing, svg, text
from ludarium.testing.cases import Case, Sample, blame
from ludarium.testing.checks.texts import Listener
from ludarium.testing.differences import difference
from ludarium.testing.scenes import parts
from ludarium.texts import LANGUAGES

WIDTH = 80  # characters a terminal has at least


def names(scene: Scene) -> set[str]:
    """The names of all things in a scene."""
    return {thing.name for thing in parts(scene, Thing) if thing.name}


def scene_draws(case: Case) -> None:
    """The table draws for every seat and a spectator, wide and tall, as SVG and, in every language, as text."""
    for language in LANGUAGES:
        say = Listener(case.game, language)
        for sample in case.samples(6):
            for watcher in case.watchers:
                for tall in (False, True):
                    shape = f"{'tall' if tall else 'wide'}, in {language}, for seat {watcher}"
                    scene = _scene(case, sample, watcher, say, tall)
                    if say.wrong:
                        case.fail(f"the scene ({shape}) misses texts: {'; '.join(say.wrong.values())}", sample)
                    if language == LANGUAGES[0]:  # what is drawn is the same; only its words differ
                        _as_svg(case, sample, scene, shape)
                    _as_text(case, sample, scene, shape)


def _scene(case: Case, sample: Sample, watcher: int | None, say: Listener, tall: bool) -> Scene:
    assert case.game.scene is not None
    seen = view(case.game, sample.position, watcher)
    try:
        scene = case.game.scene(seen, say, tall)
    except Exception as error:
        case.fail(f"the scene for seat {watcher} cannot be made: {blame(error)}", sample)
    if not isinstance(scene, Scene):
        case.fail(f"the scene for seat {watcher} is a {type(scene).__name__}", sample)
    lost = sorted({glimpse.of for glimpse in scene.glimpses} - names(scene) - set(seen.moves))
    if lost:
        case.fail(f"the scene for seat {watcher} has glimpses of things that are not there: {', '.join(lost)}", sample)
    return scene


def _as_svg(case: Case, sample: Sample, scene: Scene, shape: str) -> None:
    try:
        root = ElementTree.fromstring(svg(scene))
    except Exception as error:
        case.fail(f"the SVG ({shape}) cannot be drawn or is not well-formed: {blame(error)}", sample)
    ids = Counter(element.attrib["id"] for element in root.iter() if "id" in element.attrib)
    twice = [name for name, number in ids.items() if number > 1]
    if twice:
        case.fail(f"the SVG ({shape}) has ids twice: {', '.join(twice[:6])}", sample)


def _as_text(case: Case, sample: Sample, scene: Scene, shape: str) -> None:
    try:
        drawn = text(scene)
    except Exception as error:
        case.fail(f"the text ({shape}) cannot be drawn: {blame(error)}", sample)
    for line in drawn.splitlines():
        if len(line) > WIDTH:
            case.fail(f"the text ({shape}) has a line of {len(line)} characters: {line!r}", sample)


def scene_names_moves(case: Case) -> None:
    """Of every legal move some word is the name of a thing on the table, so that it can be clicked."""
    grammar = case.game.grammar(case.setup)
    say = Listener(case.game, LANGUAGES[0])
    for sample in case.samples(20, decisions=True):
        for seat in sample.position.question.waiting:
            seen = view(case.game, sample.position, seat)
            for tall in (False, True):
                named = names(_scene(case, sample, seat, say, tall))
                for move in seen.moves:
                    if named.isdisjoint({move, *move.split(), *grammar.parse(move).values.values()}):
                        shape = "tall" if tall else "wide"
                        case.fail(f"nothing in the {shape} scene of seat {seat} carries a word of {move!r}", sample)


def scene_hides(case: Case) -> None:
    """The table looks the same when only hidden things change."""
    say = Listener(case.game, LANGUAGES[0])
    random = case.random("scene")
    for sample in case.samples(10, decisions=True):
        for watcher in case.watchers:
            guessed = Sample(sample.walk, sample.ply)
            scene = _scene(case, guessed, watcher, say, False)
            assert case.game.scene is not None
            seen = view(case.game, guess(case.game, view(case.game, sample.position, watcher), random), watcher)
            again = case.game.scene(seen, say, False)
            if scene != again:
                what = difference(scene, again)
                case.fail(f"the scene of seat {watcher} changes with hidden things: {what}", sample)
