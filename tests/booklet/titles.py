"""What the tests of every title ask: positions that are possible, and how many games end."""

from __future__ import annotations

from ludarium.booklet import Journey
from ludarium.kernel import Game
from ludarium.lab import Simulation, simulate
from ludarium.texts import texts


def everything_in_its_place(g: Journey) -> None:
    """Cubes on their tracks, the traveller on the map, equipment owned once, no secret in what is being read."""
    book = g.book
    assert all(low <= value <= high for low, value, high in zip(book.lowest, g.gauges, book.highest, strict=True))
    assert g.at in g.story_of.locations
    assert g.trail[-1] == g.at
    assert len(dict(g.equipment)) == len(g.equipment)
    assert all(count >= 0 for count in g.marks)
    assert g.outcome is None or g.outcome.reason


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
