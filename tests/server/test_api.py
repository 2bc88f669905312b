"""Everything a page or a program does at a table, on a real server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from server.running import Server, Visitor, duel, invitation


@pytest.fixture
def me(server: Server) -> Visitor:
    return Visitor(server)


def test_the_shelf_lists_games_with_what_a_table_needs(me: Visitor) -> None:
    games = {game["key"]: game for game in me.get("/api/games")}
    glow = games["last_glow"]
    assert glow["title"] == "The Last Glow"
    assert glow["editions"]["final"]["mode"] == ["storm", "nightmare", "perturbation"]
    assert glow["parameters"]["lines"]["status"] == "reconstructed"
    assert me.get("/api/games", lang="fr")[0]["title"] != ""
    assert {game["key"]: game for game in me.get("/api/games", lang="fr")}["blind_bid"]["title"] == "Enchère aveugle"


def test_a_table_shows_question_moves_rules_board_and_story(me: Visitor) -> None:
    state = me.state(me.open("last_glow", seed="7"))
    assert state["question"].startswith("Place a crew member")
    assert "light" in [move["move"] for move in state["moves"]]
    assert state["rules"][0]["number"].startswith("TG-")
    assert state["svg"].startswith("<svg")
    assert 'data-name="light"' in state["svg"]
    assert "Brightness" in state["text"]
    assert state["story"][1]["lines"]


def test_the_same_seed_gives_the_same_dice(me: Visitor) -> None:
    first, second = (me.state(me.open("last_glow", seed="same"))["story"][1]["move"] for _ in range(2))
    assert first == second


def test_options_and_parameters_reach_the_table(me: Visitor) -> None:
    table = me.open("last_glow", options={"mode": "nightmare"}, parameters={"structure_start": 5}, edition="final")
    notes = " ".join(me.state(table)["notes"])
    assert "Nightmare" in notes
    assert "5" in notes


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "ludo"}, "unknown_game"),
        ({"game": "last_glow", "edition": "gold"}, "unknown_edition"),
        ({"game": "last_glow", "options": {"mode": "calm"}}, "unknown_value_for_option_mode"),
        ({"game": "last_glow", "parameters": {"lines": 99}}, "bad_value"),
        ({"game": "last_glow", "parameters": {"wings": 2}}, "unknown_parameter"),
        ({"game": "last_glow", "seats": [{"who": "me"}, {"who": "me"}]}, "bad_seats"),
        ({"game": "last_glow", "seats": [{"who": "bot", "bot": "oracle"}]}, "unknown_bot"),
        ({"game": "last_glow", "seats": [{"who": "friend"}]}, "no_seat"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_in_one_sentence(me: Visitor, wish: object, reason: str) -> None:
    answer = me.http.post("/api/tables", json=wish)
    assert 400 <= answer.status_code < 500
    assert answer.json()["reason"] == reason
    assert answer.json()["message"].endswith((".", "?"))


def test_moves_that_are_illegal_late_doubled_or_out_of_turn_change_nothing(server: Server) -> None:
    ann, ben, table = duel(server, "tic_tac_toe")
    seq = ann.state(table)["seq"]
    assert ann.move(table, "mark z9", expect=409)["reason"] == "illegal_move"
    assert ben.move(table, "mark a1", expect=409)["reason"] == "not_your_turn"
    ann.move(table, "mark a1", seq=seq)
    assert ann.move(table, "mark a1", expect=409, seq=seq)["reason"] == "not_your_turn"  # doubled
    ben.move(table, "mark b1")
    assert ann.move(table, "mark c1", expect=409, seq=seq)["reason"] == "stale"  # late
    assert ann.state(table)["plies"] == 2
    assert Visitor(server).move(table, "mark c1", expect=403)["reason"] == "not_seated"


def test_choices_in_secret_may_cross_each_other(server: Server) -> None:
    """Both looked before either chose: the second choice is not late, for nothing has changed for that seat."""
    ann, ben, table = duel(server, "blind_bid")
    seq = ann.state(table)["seq"]
    hers, his = (visitor.state(table)["moves"][0]["move"] for visitor in (ann, ben))
    ann.move(table, hers, seq=seq)
    ben.move(table, his, seq=seq)
    after = ann.state(table)
    assert after["plies"] >= 2
    assert ann.move(table, after["moves"][0]["move"], expect=409, seq=seq)["reason"] == "stale"


def test_undo_stops_at_dice_and_at_other_peoples_moves(server: Server, me: Visitor) -> None:
    table = me.open("last_glow", seed="7")
    assert not me.state(table)["can_undo"]
    me.post(f"/api/tables/{table}/undo", expect=409)
    me.move(table, "light")
    assert me.state(table)["can_undo"]
    me.post(f"/api/tables/{table}/undo")
    assert me.state(table)["plies"] == 1
    for _ in range(5):
        me.move(table, "light")
    state = me.state(table)
    assert not state["can_undo"], "the storm has rolled since"
    ann, ben, duel_table = duel(server, "tic_tac_toe")
    ann.move(duel_table, "mark a1")
    assert ben.post(f"/api/tables/{duel_table}/undo", expect=409)["reason"] == "no_undo"
    ben.move(duel_table, "mark b1")
    assert ann.post(f"/api/tables/{duel_table}/undo", expect=409)["reason"] == "no_undo"


def test_sealed_choices_wait_for_each_other(server: Server) -> None:
    ann, ben, table = duel(server)
    mine = ann.state(table)["moves"][0]["move"]
    ann.move(table, mine)
    assert ann.state(table)["waiting"] == [1]
    assert ben.state(table)["story"][-1]["move"] == "?"
    assert ann.state(table)["story"][-1]["move"] == mine
    theirs = ben.state(table)["moves"][0]["move"]
    ben.move(table, theirs)
    assert ben.state(table)["story"][-2]["move"] == mine


def test_a_bot_answers_by_itself(me: Visitor) -> None:
    table = me.open("tic_tac_toe", "me", "bot:random")
    me.move(table, "mark a1")
    state = wait_for(me, table, plies=2)
    assert state["waiting"] == [0]
    assert state["story"][-1]["seat"] == 1


def test_leaving_hands_the_seat_to_a_bot(server: Server) -> None:
    ann, ben, table = duel(server, "tic_tac_toe")
    ann.post(f"/api/tables/{table}/leave", {"bot": "random"})
    wait_for(ben, table, plies=1)
    assert ben.state(table)["seats"][0]["kind"] == "bot"
    assert table not in [entry["id"] for entry in ann.get("/api/tables")]
    ann.move(table, "mark a1", expect=403)


def test_open_seats_can_be_joined_by_link_by_code_or_filled(server: Server, me: Visitor) -> None:
    table = me.open("tic_tac_toe", "me", "friend")
    me.move(table, "mark a1", expect=409)  # not full yet
    code = me.state(table)["code"]
    friend = Visitor(server, "Joan")
    assert friend.post("/api/join", {"code": code.lower()})["id"] == table
    assert me.state(table)["seats"][1]["name"] == "Joan"
    assert Visitor(server).post("/api/join", {"code": code}, expect=409)["reason"] == "no_seat"
    other = me.open("tic_tac_toe", "me", "friend")
    invite = invitation(me, other)
    assert friend.post(f"/api/tables/{other}/join", {"invite": "wrong"}, expect=404)["reason"] == "bad_invite"
    me.post(f"/api/tables/{other}/fill", {"seat": 1, "bot": "random"})
    assert friend.post(f"/api/tables/{other}/join", {"invite": invite}, expect=404)["reason"] == "bad_invite"


def test_people_beside_each_other_look_one_at_a_time_where_there_are_secrets(me: Visitor) -> None:
    table = me.open("blind_bid", "me", "beside")
    assert me.state(table)["seat"] is None
    assert me.state(table)["moves"] == []
    first = me.state(table, seat=0)["moves"]
    second = me.state(table, seat=1)["moves"]
    assert len(first) == len(second) == 3
    assert not {move["move"] for move in first} & {move["move"] for move in second}


def test_chat_is_short_and_for_the_seated(server: Server) -> None:
    ann, ben, table = duel(server, "tic_tac_toe")
    ann.post("/api/me", {"name": "Ann Chatter"})
    ann.post(f"/api/tables/{table}/chat", {"text": "  good   luck "})
    assert ben.state(table)["chat"][0] | {"at": 0} == {"at": 0, "name": "Ann Chatter", "text": "good luck"}
    Visitor(server).post(f"/api/tables/{table}/chat", {"text": "boo"}, expect=403)
    ann.post(f"/api/tables/{table}/chat", {"text": "x" * 301}, expect=422)


def test_a_finished_match_can_be_replayed_exported_imported_forked_and_played_again(server: Server) -> None:
    ann, ben, table = duel(server, "tic_tac_toe")
    for visitor, move in ((ann, "a1"), (ben, "a2"), (ann, "b1"), (ben, "b2"), (ann, "c1")):
        visitor.move(table, f"mark {move}")
    assert ann.state(table)["outcome"]["winners"] == [0]
    early = ann.state(table, ply=2)
    assert (early["ply"], early["live"], early["outcome"]) == (2, False, None)
    document = ann.http.get(f"/api/tables/{table}/record").content
    assert json.loads(document)["moves"] == ["mark a1", "mark a2", "mark b1", "mark b2", "mark c1"]
    copy = ann.http.post("/api/records", content=document, headers={"content-type": "application/json"}).json()["id"]
    assert ann.state(copy)["over"]
    forked = ann.post(f"/api/tables/{table}/fork", {"ply": 4})["id"]
    assert ann.state(forked)["plies"] == 4
    assert ann.state(forked)["parent"] == table
    ann.move(forked, "mark c3")
    assert not ann.state(table)["rematch"]
    again = ben.post(f"/api/tables/{table}/rematch")["id"]
    assert [seat["you"] for seat in ben.state(again)["seats"]] == [True, False]
    assert ann.state(table)["rematch"]
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again  # whoever asks second comes to the same table
    Visitor(server).post(f"/api/tables/{table}/rematch", expect=403)


def test_asking_for_a_rematch_at_the_same_moment_opens_one_table(server: Server) -> None:
    ann, ben, table = duel(server, "tic_tac_toe")
    for visitor, move in ((ann, "a1"), (ben, "a2"), (ann, "b1"), (ben, "b2"), (ann, "c1")):
        visitor.move(table, f"mark {move}")
    with ThreadPoolExecutor(6) as pool:
        asked = [pool.submit(visitor.post, f"/api/tables/{table}/rematch") for visitor in (ann, ben) * 3]
        assert len({answer.result()["id"] for answer in asked}) == 1


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"ludarium": 9}', b'{"ludarium": 1, "setup": {}}', b"\xff"])
def test_a_broken_record_is_refused(me: Visitor, body: bytes) -> None:
    answer = me.http.post("/api/records", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["reason"] == "bad_record"


def test_a_name_with_a_passphrase_moves_to_another_device(server: Server) -> None:
    home, phone = Visitor(server), Visitor(server)
    table = home.open("last_glow")
    home.post("/api/me", {"name": "Captain", "passphrase": "the light stays on"})
    assert phone.post("/api/me", {"name": "captain"}, expect=409)["reason"] == "name_taken"
    phone.post("/api/me/login", {"name": "Captain", "passphrase": "wrong wrong wrong"}, expect=403)
    phone.post("/api/me/login", {"name": "captain", "passphrase": "the light stays on"})
    assert [entry["id"] for entry in phone.get("/api/tables")] == [table]
    phone.move(table, "light")


def test_my_tables_put_those_that_wait_for_me_first(server: Server) -> None:
    ann, _, theirs = duel(server, "tic_tac_toe")
    ann.move(theirs, "mark a1")
    mine = ann.open("last_glow")
    ann.open("tic_tac_toe", "me", "friend")
    listed = ann.get("/api/tables")
    assert listed[0]["id"] == mine
    assert listed[0]["your_turn"]
    assert not any(entry["your_turn"] for entry in listed[1:])


def test_a_program_may_use_a_bearer_token(server: Server, me: Visitor) -> None:
    table = me.open("last_glow")
    with httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {me.token}"}) as program:
        answer = program.post(f"/api/tables/{table}/moves", json={"move": "light"})
    assert answer.status_code == 200


def test_events_tell_the_newest_sequence_number(server: Server, me: Visitor) -> None:
    table = me.open("last_glow")
    with me.http.stream("GET", f"/api/tables/{table}/events") as stream:
        news = sequence_numbers(stream)
        assert next(news) == 0
        me.move(table, "light")
        assert next(news) == 1


def test_health_and_metrics(server: Server) -> None:
    assert httpx.get(f"{server.address}/healthz").text == "ok"
    assert "ludarium_requests_total" in httpx.get(f"{server.address}/metrics").text


def sequence_numbers(stream: httpx.Response) -> Iterator[int]:
    for line in stream.iter_lines():
        if line.startswith("id: "):
            yield int(line[4:])


def wait_for(visitor: Visitor, table: str, plies: int) -> Any:
    """Follow the table's events until so many sentences have been said."""
    with visitor.http.stream("GET", f"/api/tables/{table}/events") as stream:
        for _ in sequence_numbers(stream):
            state = visitor.state(table)
            if state["plies"] >= plies:
                return state
    raise AssertionError("the stream ended")
