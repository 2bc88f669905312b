"""What the tests of every title ask: positions that are possible, and how many games end."""

from __future__ import annotations

from random import Random

import msgspec

from ludarium.booklet import Journey, conceal, known
from ludarium.kernel import Event, Game, is_chance, pick, play, view
from ludarium.lab import Simulation, simulate
from ludarium.scene import svg, text
from ludarium.texts import LANGUAGES, texts


def everything_in_its_place(g: Journey) -> None:
    """Cubes on their tracks, the traveller on the map, equipment owned once, no secret in what is being read."""
    book = g.book
    assert all(low <= value <= high for low, value, high in zip(book.lowest, g.gauges, book.highest, strict=True))
    assert g.at in g.story_of.locations
    assert g.trail[-1] == g.at
    assert len(dict(g.equipment)) == len(g.equipment)
    assert all(count >= 0 for count in g.marks)
    assert g.outcome is None or g.outcome.reason
    seen = conceal(g, 0)
    secret = [count for count, words in zip(seen.marks, g.story_of.marks.values(), strict=True) if words is None]
    assert not any(secret)
    assert all(isinstance(value, int) or len(value) < 40 for line in g.page for value in line)  # keys, never words


def play_many(game: Game, adventure: str, bot: str, number: int) -> Simulation:
    """Many games of one adventure, or of the campaign."""
    options = {"adventure": adventure} if adventure else {}
    return simulate(game, game.setup(options=options), [bot], number, workers=1)


def every_game_ends_with_a_reason(game: Game, adventure: str, number: int, ways: int = 1) -> None:
    """Random games end in at least so many ways, and both languages have words for them."""
    found = play_many(game, adventure, "random", number)
    assert sum(share.count for share in found.reasons.values()) == number
    assert len(found.reasons) >= ways
    assert all(texts(game, language).has(f"reason-{reason}") for reason in found.reasons for language in ("en", "fr"))


def greedy_beats_random(game: Game, adventure: str, number: int = 300) -> None:
    """Beyond noise: the intervals of both rates lie apart."""
    by_chance, by_reading = (play_many(game, adventure, bot, number).seats[0].wins for bot in ("random", "greedy"))
    assert by_reading.low > by_chance.high


def nothing_unread_is_shown(game: Game, options: dict[str, str], games: int) -> None:
    """MM-24. At every position of some random games: what is sent or drawn holds no word that was not told before.

    Prose and labels of the booklet, opponents, and the names of places nobody has been to, in both languages.
    """
    setup = game.setup(options=options)
    for seed in range(games):
        random, told, story = Random(seed), "", list[Event]()
        g: Journey = game.start(setup, story)
        for ply in range(60):
            told += " ".join(str(value) for event in story for value in event.values.values())
            story.clear()
            shown = _everything_shown(game, g, ply)
            assert [
                words for words in _words(g) if words in shown and words not in told and words not in _offered(g)
            ] == []
            if g.outcome is not None:
                break
            move = pick(g.question, random) if is_chance(g) else random.choice(g.question.moves)  # type: ignore
            g = play(g, move, story=story)


def _everything_shown(game: Game, g: Journey, ply: int) -> str:
    """What a player gets to see of a position, or what reaches the machine in front of her; one drawing of four."""
    seen = view(game, g, 0)
    assert game.scene is not None
    assert game.about_move is not None
    shown = [repr(seen), repr(msgspec.to_builtins(seen.table.rules))]
    for language in LANGUAGES:
        shown += [game.about_move(seen, move, texts(game, language)) for move in seen.moves]
    scene = game.scene(seen, texts(game, LANGUAGES[ply % 2]), ply % 4 > 1)
    return "\n".join([*shown, svg(scene), text(scene, width=10_000)])


def _words(g: Journey) -> set[str]:
    """Beginnings of everything the booklet may tell in this adventure, and of the names on its map."""
    found = []
    for place in g.story_of.locations.values():
        found += [place.name] if place.key not in g.trail else []
        found += [*place.prose.values(), *(one.label for one in place.options.values())]
        found += [one.name for one in place.combats.values()]
    every = {words for one in (*found, *g.story_of.prose.values()) for words in (one.en[:40], one.fr[:40])}
    return {words for words in every if len(words) > 9}  # shorter ones occur anywhere


def _offered(g: Journey) -> str:
    """The labels of the choice that is asked now."""
    if g.question is None or g.question.step.__name__ != "chosen":
        return ""
    return "\n".join(f"{one.label.en}\n{one.label.fr}" for one in known.options(g))
