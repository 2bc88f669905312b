from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from shell import Shell


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    opened = Shell(tmp_path)
    yield opened
    opened.close()
