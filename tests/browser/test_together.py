"""Several people: two browsers, secrets, lost connections, hand-over, spectators, replay and what-if."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Opener
from browser.table import after, open_table, plies, settled, tap
from server.running import Server

pytestmark = pytest.mark.browser


def sit_together(server: Server, open_page: Opener, game: str, other: Server | None = None) -> tuple[Page, Page]:
    """Two people at one table, the second by invitation (perhaps through another process)."""
    ann, ben = open_page(), open_page()
    address = open_table(ann, server, game, "me", "friend")
    settled(ann)
    ann.get_by_role("tab", name="Seats").click()
    link = ann.locator(".invite").input_value()
    if other is not None:
        link = link.replace(server.address, other.address)
    ben.goto(link)
    ben.get_by_label("Your name").fill(f"Ben {address[-6:]}")
    ben.get_by_role("button", name="Sit down").click()
    ben.wait_for_url("**/table/**")
    settled(ben)
    expect(ann.locator("#seats")).to_contain_text("Ben")
    return ann, ben


def hand(page: Page) -> list[str]:
    return [str(move.get_attribute("data-move")) for move in page.locator("#palette .move").all()]


def test_a_match_with_sealed_choices_and_hidden_cards(server: Server, open_page: Opener) -> None:
    ann, ben = sit_together(server, open_page, "blind_bid")
    for trick in range(3):
        expect(ann.locator("#palette .move")).to_have_count(3 - trick)
        expect(ben.locator("#palette .move")).to_have_count(3 - trick)
        hers, his = hand(ann), hand(ben)
        for card in hers:
            assert card.split()[1] not in ben.content(), "a hidden card reached the other browser"
        ann.locator("#palette .move").first.click()
        expect(ann.locator("#question")).to_contain_text("Waiting for Ben")
        assert hers[0].split()[1] not in ben.content()
        tap(ben, his[0].split()[1])
        expect(ann.locator("#story")).to_contain_text("takes the trick")
        expect(ann.locator("#story li p", has_text="takes the trick")).to_have_count(trick + 1)
        expect(ben.locator("#story li p", has_text="takes the trick")).to_have_count(trick + 1)
    behind = ann if ann.locator("#palette .move").count() else ben
    behind.locator('#palette .move[data-move="stop"]').click()
    expect(behind.locator("#palette .armed")).to_be_visible()  # a misclick would hurt: asked twice
    behind.locator("#palette .armed").click()
    for page in (ann, ben):
        expect(page.locator("#question")).to_contain_text("The tricks are counted")


def test_what_is_on_its_way_is_not_said_again_when_the_other_seat_is_quicker(server: Server, open_page: Opener) -> None:
    ann, ben = sit_together(server, open_page, "blind_bid")
    held: list[Route] = []
    ann.route("**/moves", lambda route: held.append(route))
    ann.locator("#palette .move").first.click()
    with ann.expect_response(lambda answer: answer.request.method == "GET" and "since=" in answer.url):
        ben.locator("#palette .move").first.click()  # which makes her page look again, before her own is answered
    expect(ann.locator("#palette .move")).to_have_count(3)
    ann.wait_for_timeout(200)
    ann.keyboard.press("2")
    expect(ann.locator("body")).to_have_class(re.compile("sending"))
    assert len(held) == 1
    held[0].continue_()
    expect(ann.locator("#story")).to_contain_text("takes the trick")
    expect(ann.locator("#message")).to_be_empty()


def test_reload_and_a_lost_connection_lose_nothing(server: Server, open_page: Opener) -> None:
    ann, ben = sit_together(server, open_page, "tic_tac_toe")
    ann.keyboard.press("1")
    after(ben, 0)
    ben.reload()
    settled(ben)
    assert plies(ben) == 1
    ben.context.set_offline(True)
    ann_says = ann.locator("#question")
    expect(ann_says).to_contain_text("Waiting for Ben")
    ben.keyboard.press("1")
    expect(ben.locator("#message")).to_contain_text("No connection")
    assert plies(ann) == 1
    ben.context.set_offline(False)
    expect(ben.locator("#palette .move").first).to_be_visible()
    ben.keyboard.press("1")
    after(ann, 1)
    ann.context.set_offline(True)
    ann.context.set_offline(False)
    ann.keyboard.press("1")
    after(ben, 2)


def test_two_tabs_on_one_seat_stay_in_step(server: Server, open_page: Opener) -> None:
    first = open_page()
    address = open_table(first, server, "tic_tac_toe", "me", "beside")
    second = open_page(context=first.context)
    second.goto(address)
    settled(second)
    first.keyboard.press("1")
    after(second, 0)
    second.keyboard.press("1")
    after(first, 1)


def test_people_beside_each_other_get_a_curtain(server: Server, open_page: Opener) -> None:
    page = open_page()
    open_table(page, server, "blind_bid", "me", "beside")
    expect(page.locator("#curtain")).to_be_visible()
    assert "card" not in (page.locator("#board").inner_html() + page.locator("#palette").inner_html())
    page.get_by_role("button", name="I am here").click()
    expect(page.locator("#palette .move")).to_have_count(3)
    first = hand(page)
    page.keyboard.press("1")
    expect(page.locator("#curtain")).to_be_visible()
    assert not any(move.split()[1] in page.content() for move in first[1:])
    page.get_by_role("button", name="I am here").click()
    expect(page.locator("#palette .move")).to_have_count(3)
    assert not set(hand(page)) & set(first)


def test_a_spectator_sees_what_is_public_and_cannot_move(server: Server, open_page: Opener) -> None:
    ann, _ben = sit_together(server, open_page, "tic_tac_toe")
    watcher = open_page()
    watcher.goto(ann.url)
    settled(watcher)
    expect(watcher.locator("#question")).to_contain_text("You are watching")
    expect(watcher.locator("#palette .move")).to_have_count(0)
    ann.keyboard.press("1")
    after(watcher, 0)


def test_chat_crosses_the_table(server: Server, open_page: Opener) -> None:
    ann, ben = sit_together(server, open_page, "tic_tac_toe")
    ann.get_by_placeholder("Say something").fill("<i>good luck</i>")
    ann.keyboard.press("Enter")
    ben.get_by_role("tab", name="Seats").click()
    expect(ben.locator("#chat")).to_contain_text("<i>good luck</i>")


def test_replay_what_if_and_records(server: Server, open_page: Opener, tmp_path: Path) -> None:
    page = open_page()
    address = open_table(page, server, "last_glow", seed="7")
    settled(page)
    for _ in range(5):
        said = plies(page)
        page.keyboard.press("1")
        after(page, said)
    whole = plies(page)
    page.get_by_role("tab", name="Replay").click()
    page.locator("#back").click()
    expect(page.locator("#ply-shown")).to_have_text(f"{whole - 1} / {whole}")
    expect(page.locator("#palette .move")).to_have_count(0)
    page.goto(f"{address}#ply=3")
    page.reload()
    settled(page)
    expect(page.locator("#ply-shown")).to_have_text(f"3 / {whole}")
    page.get_by_role("tab", name="Replay").click()
    with page.expect_download() as saved:
        page.locator("#export").click()
    record = tmp_path / "record.json"
    saved.value.save_as(record)
    page.locator("#fork").click()
    page.wait_for_url(lambda url: address not in url)
    settled(page)
    assert plies(page) == 3
    page.keyboard.press("2")
    after(page, 3)
    page.goto(server.address)
    page.locator("#record").set_input_files(record)
    page.wait_for_url("**/table/**")
    settled(page)
    assert plies(page) == whole


def test_a_game_against_a_bot(server: Server, open_page: Opener) -> None:
    page = open_page()
    open_table(page, server, "tic_tac_toe", "me", "bot:random")
    settled(page)
    while page.locator("#palette .move").count():
        said = plies(page)
        page.keyboard.press("1")
        page.wait_for_function(
            "said => Number(document.getElementById('ply').max) > said + 1"
            " || /won|lost|over/.test(document.getElementById('question').textContent)",
            arg=said,
        )
        page.wait_for_timeout(100)
    expect(page.locator("#question")).to_contain_text("line")


def test_the_shelf_filters_continues_and_joins_by_code(server: Server, open_page: Opener) -> None:
    ann, ben = open_page(), open_page()
    address = open_table(ann, server, "tic_tac_toe", "me", "friend")
    settled(ann)
    ann.get_by_role("tab", name="Seats").click()
    code = ann.locator("#seats .code").inner_text().split()[-1]
    ben.goto(server.address)
    ben.get_by_label("Code of a table").fill("NOSUCH")
    ben.get_by_role("button", name="Join").click()
    expect(ben.locator("#message")).to_contain_text("no table with this code")
    ben.get_by_label("Code of a table").fill(code.lower())
    ben.get_by_role("button", name="Join").click()
    ben.wait_for_url(address)
    ann.goto(server.address)
    expect(ann.locator(".tables .turn")).to_contain_text("Your turn")
    ann.locator("[data-players='1']").click()
    shown = [str(box.get_attribute("data-fewest")) for box in ann.locator(".shelf > li:visible").all()]
    assert shown
    assert set(shown) == {"1"}
    ann.locator("[data-players='8']").click()


@pytest.mark.postgres
def test_two_processes_keep_two_browsers_in_step(tmp_path: Path, postgres: str, open_page: Opener) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    first, second = Server(tmp_path / "a", postgres).start(), Server(tmp_path / "b", postgres).start()
    try:
        ann, ben = sit_together(first, open_page, "tic_tac_toe", second)
        for n in range(4):
            mover, watcher = (ann, ben) if n % 2 == 0 else (ben, ann)
            expect(mover.locator("#palette .move").first).to_be_visible()
            mover.keyboard.press("1")
            after(watcher, n)
    finally:
        first.stop()
        second.stop()
