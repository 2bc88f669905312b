"""Golden playthroughs: a match told as a story in a text file, so that a change of the rules is read as a diff."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from random import Random

from ludarium.kernel import CHANCE, Event, Game, Match, Sealed, Setup, View
from ludarium.texts import Texts, explain_setup, texts

WRITE = "LUDARIUM_GOLDEN"  # set to "write" to write the files anew
EVERY = 12  # plies between two pictures of the table
PLIES = 2_000

Choose = Callable[[View, Random], str]


def at_random(view: View, random: Random) -> str:
    """Any move, evenly."""
    return random.choice(view.moves)


def playthrough(
    game: Game,
    setup: Setup | None = None,
    seed: int | str = 0,
    *,
    every: int = EVERY,
    plies: int = PLIES,
    choose: Choose = at_random,
) -> str:
    """A match as people would tell it: the set-up, who said what, what happened, and the table now and then."""
    match = Match(game, setup, seed)
    choice = Random(f"{seed}/choices")
    while not match.over and len(match.plies) < plies:
        question = match.position.question
        seat = choice.choice(question.waiting) if isinstance(question, Sealed) else question.seat
        match.play(seat, choose(match.view(seat), choice))
    lines: list[str] = []
    for line in _lines(match, every):
        if line.strip() or lines[-1]:  # one empty line is enough
            lines.append(line.rstrip())
    return "\n".join(lines) + "\n"


def golden(
    game: Game,
    setup: Setup | None,
    seed: int | str,
    path: Path,
    *,
    every: int = EVERY,
    plies: int = PLIES,
    choose: Choose = at_random,
) -> str:
    """How a playthrough differs from the one in a file, as a unified diff; empty when it does not.

    With LUDARIUM_GOLDEN=write in the environment the file is written anew.
    """
    now = playthrough(game, setup, seed, every=every, plies=plies, choose=choose)
    if os.environ.get(WRITE) == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(now, "utf-8")
        return ""
    before = path.read_text("utf-8") if path.exists() else ""
    diff = unified_diff(before.splitlines(), now.splitlines(), f"{path.name} (kept)", f"{path.name} (now)", lineterm="")
    return "\n".join(diff)


def assert_golden(
    game: Game,
    setup: Setup | None,
    seed: int | str,
    path: Path,
    *,
    every: int = EVERY,
    plies: int = PLIES,
    choose: Choose = at_random,
) -> None:
    """Fails with the difference if a playthrough is not the one in the file."""
    __tracebackhide__ = True
    diff = golden(game, setup, seed, path, every=every, plies=plies, choose=choose)
    if diff:
        advice = f"{WRITE}=write writes it anew; then read the change."
        raise AssertionError(f"the playthrough {path.name} has changed; {advice}\n{diff}")


def _lines(match: Match, every: int) -> Iterator[str]:
    game, setup = match.game, match.setup
    seats = "1 seat" if setup.seats == 1 else f"{setup.seats} seats"
    yield f"{_spoken(game)('title') if _has_texts(game) else game.key}: {setup.edition}, {seats}, seed {match.seed}"
    yield from (f"  {name}: {value}" for name, value in (setup.options | setup.parameters).items())
    if _has_texts(game):
        yield from (f"  {line}" for line in explain_setup(game, setup))
    yield ""
    yield from (f"       {_told(game, event)}" for event in match.opening)
    last_picture: int | None = None
    for number, ply in enumerate(match.plies, 1):
        decides = ply.seat != CHANCE
        if decides and (last_picture is None or number - last_picture >= every):
            yield from _picture(match, ply.seat, number - 1)
            last_picture = number
        who = f"seat {ply.seat}" if decides else "chance"
        yield f"{number:>4}. {who:<7} {ply.move}"
        yield from (f"       {_told(game, event)}" for event in ply.events)
    yield from _picture(match, None, len(match.plies))
    yield from _end(match)


def _picture(match: Match, seat: int | None, ply: int) -> Iterator[str]:
    yield ""
    if match.game.scene is not None:
        from ludarium.scene import text

        scene = match.game.scene(match.view(seat, ply), _spoken(match.game), False)
        yield from (f"    {line}" for line in text(scene).splitlines())
        yield ""


def _end(match: Match) -> Iterator[str]:
    outcome = match.position.outcome
    if outcome is None:
        yield f"(not over after {len(match.plies)} plies)"
        return
    say = _spoken(match.game)
    winners = ", ".join(f"seat {seat}" for seat in outcome.winners) or "nobody"
    yield f"The end: {say.reason(outcome) if _has_texts(match.game) else outcome.reason}"
    yield f"  won by {winners}; scores {', '.join(f'{score:g}' for score in outcome.scores)}"


def _told(game: Game, event: Event) -> str:
    """The event in English, or as it stands when the game has no texts; whoever may hear it is named."""
    ears = "" if event.seen_by is None else f" (to seat {', '.join(map(str, event.seen_by))})"
    if _has_texts(game):
        return _spoken(game).event(event) + ears
    return " ".join([event.key, *(f"{name}={value}" for name, value in event.values.items())]) + ears


def _has_texts(game: Game) -> bool:
    return (game.folder / "texts").is_dir()


def _spoken(game: Game) -> Texts:
    return texts(game, "en")
