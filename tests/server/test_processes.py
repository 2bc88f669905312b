"""Two server processes on one PostgreSQL: what happens in one is seen in the other."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from server.running import Server, Visitor, invitation

pytestmark = pytest.mark.postgres


@pytest.fixture
def pair(tmp_path: Path, postgres: str) -> Iterator[tuple[Server, Server]]:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    first, second = Server(tmp_path / "a", postgres).start(), Server(tmp_path / "b", postgres).start()
    yield first, second
    first.stop()
    second.stop()


def test_changes_cross_between_processes_and_wake_watchers(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ann, ben = Visitor(first), Visitor(second)
    table = ann.open("tic_tac_toe", "me", "friend")
    ben.join(table, invitation(ann, table))
    with ben.http.stream("GET", f"/api/tables/{table}/events") as stream:
        news = (int(line[4:]) for line in stream.iter_lines() if line.startswith("id: "))
        seen = next(news)
        ann.move(table, "mark a1")
        assert next(news) > seen
        assert ben.state(table)["plies"] == 1
        ben.move(table, "mark b1")
        ann.move(table, "mark c1")
        while ben.state(table)["plies"] < 3:  # the news of another process takes a moment to arrive
            next(news)
    assert [told["move"] for told in ben.state(table)["story"][1:]] == ["mark a1", "mark b1", "mark c1"]


def test_one_identity_on_both_and_only_one_of_two_moves_wins(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ann = Visitor(first)
    table = ann.open("tic_tac_toe", "me", "beside")
    elsewhere = httpx.Client(base_url=second.address, headers={"authorization": f"Bearer {ann.token}"})
    second.visitors.append(elsewhere)
    seq = elsewhere.get(f"/api/tables/{table}").json()["seq"]
    answers = [
        ann.http.post(f"/api/tables/{table}/moves", json={"move": "mark a1", "seq": seq}).status_code,
        elsewhere.post(f"/api/tables/{table}/moves", json={"move": "mark b2", "seq": seq}).status_code,
    ]
    assert answers == [200, 409]
    assert ann.state(table)["plies"] == 1


def test_a_rematch_asked_for_in_two_processes_is_one_table(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ann, ben = Visitor(first), Visitor(second)
    for _ in range(3):
        table = ann.open("tic_tac_toe", "me", "friend")
        ben.join(table, invitation(ann, table))
        for visitor, move in ((ann, "a1"), (ben, "a2"), (ann, "b1"), (ben, "b2"), (ann, "c1")):
            visitor.move(table, f"mark {move}")
        with ThreadPoolExecutor(2) as pool:
            asked = [pool.submit(visitor.post, f"/api/tables/{table}/rematch") for visitor in (ann, ben)]
            assert len({answer.result()["id"] for answer in asked}) == 1
