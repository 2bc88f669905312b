"""Hidden information never leaves the server, and nobody acts for somebody else: tried at every door."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from server.running import Server, Visitor, duel, invitation
from toys.blind_bid import CARDS

BODIES: dict[str, Any] = {
    "/api/tables/{id}/moves": {"move": "bid card1", "seat": 0},
    "/api/tables/{id}/undo": {},
    "/api/tables/{id}/chat": {"text": "hello"},
    "/api/tables/{id}/join": {"invite": "guess"},
    "/api/tables/{id}/leave": {"bot": "random"},
    "/api/tables/{id}/fill": {"seat": 0, "bot": "random"},
    "/api/tables/{id}/claim": {"seat": 0, "bot": "random"},
    "/api/tables/{id}/rematch": {},
    "/api/tables/{id}/fork": {"ply": 3},
}


def paths(server: Server, method: str) -> list[str]:
    schema = httpx.get(f"{server.address}/api/openapi.json").json()
    return [path for path, kinds in schema["paths"].items() if method in kinds]


def test_this_test_knows_every_way_to_change_a_table(server: Server) -> None:
    assert {path for path in paths(server, "post") if "{id}" in path} == set(BODIES)


def hand_of(visitor: Visitor, table: str) -> set[str]:
    return {move["move"].split()[1] for move in visitor.state(table)["moves"]}


@pytest.fixture(scope="module")
def secret(server: Server) -> tuple[Visitor, Visitor, str, set[str], set[str]]:
    """Two people in the middle of a match: one has chosen in secret, the other has not."""
    ann, ben, table = duel(server)
    hands = hand_of(ann, table), hand_of(ben, table)
    ann.move(table, f"bid {min(hands[0])}")
    return ann, ben, table, *hands


@pytest.mark.parametrize("who", ["stranger", "spectator", "other seat"])
def test_nothing_readable_holds_a_hidden_card(
    server: Server, secret: tuple[Visitor, Visitor, str, set[str], set[str]], who: str
) -> None:
    _, ben, table, hers, his = secret
    visitor = ben if who == "other seat" else Visitor(server)
    hidden = hers if who == "other seat" else hers | his
    unseen = [*hidden, *(set(CARDS) - hers - his if who != "other seat" else ())]
    looked = 0
    for path in paths(server, "get"):
        address = path.replace("{id}", table).replace("{key}", "blind_bid")
        if path.endswith("/events"):
            with visitor.http.stream("GET", address) as stream:
                text = next(chunk for chunk in stream.iter_text() if "data:" in chunk)
        else:
            for query in ({}, {"ply": 2}, {"ply": 6}, {"ply": 7}, {"shape": "tall"}, {"since": 3}):
                text = visitor.http.get(address, params=query).text
                assert not leaks(text, unseen), f"{path} {query} tells {leaks(text, unseen)}"
                looked += 1
            continue
        assert not leaks(text, unseen), f"{path} tells {leaks(text, unseen)}"
    for page in (f"/table/{table}", f"/join/{table}/nothing", "/", "/new/blind_bid"):
        assert not leaks(visitor.http.get(page).text, unseen)
    assert looked > 20


def leaks(text: str, cards: list[str]) -> list[str]:
    """Cards whose name occurs in a text."""
    return [card for card in cards if re.search(rf"{card}\b", text)]


@pytest.mark.parametrize("who", ["stranger", "other seat"])
def test_nobody_acts_for_somebody_else(
    server: Server, secret: tuple[Visitor, Visitor, str, set[str], set[str]], who: str
) -> None:
    ann, ben, table, *_ = secret
    visitor = ben if who == "other seat" else Visitor(server)
    before = ann.state(table)
    for path, body in BODIES.items():
        if who == "other seat" and path.endswith(("/chat", "/leave")):
            continue  # their own business
        answer = visitor.http.post(path.replace("{id}", table), json=body)
        assert 400 <= answer.status_code < 500, f"{path}: {answer.status_code} {answer.text}"
    after = ann.state(table)
    assert {**after, "seats": 0} == {**before, "seats": 0}
    assert visitor.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code == 403


def test_the_record_of_a_running_match_with_secrets_is_kept(
    server: Server, secret: tuple[Visitor, Visitor, str, set[str], set[str]]
) -> None:
    ann, ben, table, *_ = secret
    for visitor in (ann, ben, Visitor(server)):
        answer = visitor.http.get(f"/api/tables/{table}/record")
        assert (answer.status_code, answer.json()["reason"]) == (403, "secret")
        assert visitor.post(f"/api/tables/{table}/fork", {"ply": 1}, expect=403)["reason"] == "secret"


def test_logs_hold_no_card_no_seed_no_invitation(server: Server) -> None:
    ann = Visitor(server)
    table = ann.open("blind_bid", "me", "friend", seed="very-secret-seed")
    invite = invitation(ann, table)
    ben = Visitor(server)
    ben.http.get(f"/join/{table}/{invite}")
    ben.join(table, invite)
    move = ann.state(table)["moves"][0]["move"]
    ann.move(table, move)
    log = server.log()
    assert "request" in log
    for secret_word in (move, "very-secret-seed", invite, ann.token, table):
        assert secret_word not in log


def test_a_spectator_gets_no_invitation(server: Server) -> None:
    ann = Visitor(server)
    table = ann.open("blind_bid", "me", "friend")
    assert invitation(ann, table)
    assert Visitor(server).state(table)["seats"][1]["invite"] == ""


def test_a_cookie_cannot_be_made_up_and_other_sites_cannot_use_it(server: Server) -> None:
    ann = Visitor(server)
    table = ann.open("last_glow")
    cookie = {"cookie": f"ludarium={ann.token}"}
    move = {"move": "light"}
    address = f"{server.address}/api/tables/{table}/moves"
    assert httpx.post(address, headers=cookie, json=move).json()["reason"] == "forged"
    elsewhere = cookie | {"x-ludarium": "1", "origin": "https://example.org"}
    assert httpx.post(address, headers=elsewhere, json=move).json()["reason"] == "forged"
    changed = {"cookie": f"ludarium={ann.token[:-2]}xx", "x-ludarium": "1"}
    assert httpx.post(address, headers=changed, json=move).json()["reason"] == "not_seated"
    assert ann.state(table)["plies"] == 1


def test_pages_come_with_a_strict_policy_and_no_inline_script(server: Server) -> None:
    ann = Visitor(server)
    table = ann.open("last_glow")
    for page in ("/", "/new/last_glow", f"/table/{table}", "/you", "/games/last_glow", "/nowhere"):
        answer = ann.http.get(page)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        scripts = re.findall(r"<script([^>]*)>", answer.text)
        assert all("src=" in script or "application/json" in script for script in scripts)
        assert not re.search(r'\s(on\w+|style)="', answer.text)
    cookie = httpx.get(server.address).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_large_bodies_are_refused_before_they_are_read(server: Server) -> None:
    ann = Visitor(server)
    table = ann.open("last_glow")
    address = f"/api/tables/{table}/chat"
    assert ann.http.post(address, content=b"x" * 70_000).status_code == 413
    assert ann.http.post(address, content=(b"x" * 1000 for _ in range(100))).status_code == 413
    assert ann.http.post("/api/records", content=b"x" * 1_100_000).status_code == 413


def test_names_and_chat_are_shown_as_text(server: Server) -> None:
    ann = Visitor(server)
    ann.post("/api/me", {"name": "<b>Ann</b>"})
    table = ann.open("tic_tac_toe", "me", "friend")
    page = Visitor(server).http.get(f"/join/{table}/x").text
    assert "<b>Ann" not in page
    assert "&lt;b&gt;Ann" in page
