"""The list of games, and the sentences with which a wrong name is refused."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from ludarium.kernel import Refused, find, games
from ludarium.kernel import game as game_module
from ludarium.kernel.errors import unknown
from toys import tic_tac_toe


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue of one game that works and two packages that do not."""
    found = [
        EntryPoint("tic_tac_toe", "toys.tic_tac_toe:GAME", game_module.GROUP),
        EntryPoint("gone", "toys.gone:GAME", game_module.GROUP),
        EntryPoint("broken", "toys.tic_tac_toe:NOTHING", game_module.GROUP),
    ]
    monkeypatch.setattr(game_module, "entry_points", lambda group: found)
    games.cache_clear()
    yield
    games.cache_clear()


@pytest.mark.usefixtures("points")
def test_a_package_that_fails_does_not_take_the_others_down(capsys: pytest.CaptureFixture[str]) -> None:
    assert games() == {"tic_tac_toe": tic_tac_toe.GAME}
    told = capsys.readouterr().err
    assert "The game 'gone' (toys.gone:GAME) could not be loaded: No module named 'toys.gone'" in told
    assert "The game 'broken' (toys.tic_tac_toe:NOTHING) could not be loaded: " in told


@pytest.mark.usefixtures("points")
def test_a_game_is_found_by_its_key() -> None:
    assert find("tic_tac_toe") is tic_tac_toe.GAME
    with pytest.raises(Refused, match=r"^There is no game 'tic_tak_toe'; did you mean 'tic_tac_toe'\?$") as refusal:
        find("tic_tak_toe")
    assert refusal.value.reason == "unknown_game"


def test_unknown_names() -> None:
    assert str(unknown("edition", "x", ["final", "draft"])) == "There is no edition 'x'; choose one of: final, draft."
    assert str(unknown("option", "x", [])) == "There is no option 'x'; there is none to choose from."


def test_a_refusal_travels_between_processes() -> None:
    again = pickle.loads(pickle.dumps(unknown("option", "x", [])))
    assert isinstance(again, Refused)
    assert (again.reason, str(again)) == ("unknown_option", "There is no option 'x'; there is none to choose from.")
