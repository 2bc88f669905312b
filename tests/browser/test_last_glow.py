"""A whole game of The Last Glow in the browser: by clicks, by keyboard alone, and by the command box."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.table import after, is_over, open_table, plies, settled, tap
from server.running import Server

pytestmark = pytest.mark.browser


def play_to_the_end(page: Page, act: object) -> int:
    """Let ``act`` make one decision after the other until the game is over."""
    settled(page)
    decisions = 0
    while not is_over(page):
        said = plies(page)
        act(page)  # type: ignore[operator]
        after(page, said)
        decisions += 1
        assert decisions < 200
    return decisions


@pytest.mark.parametrize("phone", [False, True])
def test_by_clicks_on_the_board(server: Server, open_page: Opener, phone: bool) -> None:
    page = open_page(phone=phone)
    open_table(page, server, "last_glow", seed="clicks")
    luck = random.Random(5)

    def click(page: Page) -> None:
        things = page.locator("#board .can[data-name]")
        names = sorted({str(thing.get_attribute("data-name")) for thing in things.all()})
        said = plies(page)
        for name in luck.sample(names, len(names)):
            if page.locator(f'#board .can[data-name="{name}"]').count():
                tap(page, name)
            page.wait_for_timeout(30)
            if plies(page) > said or page.locator(".narrowed").is_hidden():
                return  # played, or about to be

    assert play_to_the_end(page, click) >= 5
    expect(page.locator("#palette .move")).to_have_count(0)


def test_by_keyboard_alone(server: Server, open_page: Opener) -> None:
    page = open_page()
    page.goto(f"{server.address}/new/last_glow")
    page.keyboard.press("Tab")
    page.locator("button.big").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    keys = iter(["ArrowDown", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"] * 200)

    def press(page: Page) -> None:
        page.keyboard.press("b")
        page.keyboard.press(next(keys))
        said = plies(page)
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
        if plies(page) == said and page.locator(".narrowed").is_visible():
            page.keyboard.press("1")  # several sentences fit: take the first of the list

    assert play_to_the_end(page, press) >= 5


def test_by_the_command_box(server: Server, open_page: Opener) -> None:
    page = open_page()
    open_table(page, server, "last_glow", seed="typed")

    def type_move(page: Page) -> None:
        first = page.locator("#palette .move").first.get_attribute("data-move")
        page.keyboard.press("/")
        page.keyboard.type(str(first))
        page.keyboard.press("Enter")
        page.locator("#question").click()

    settled(page)
    page.keyboard.press("/")
    page.keyboard.type("hunt z9")
    page.keyboard.press("Enter")
    expect(page.locator("#message")).to_contain_text("is not possible now")
    page.locator("#question").click()
    assert play_to_the_end(page, type_move) >= 5


def test_a_click_narrows_and_escape_lets_go(server: Server, open_page: Opener) -> None:
    page = open_page()
    open_table(page, server, "last_glow", seed="7")
    settled(page)
    tap(page, "maneuver")
    expect(page.locator(".narrowed")).to_contain_text("2 moves fit")
    expect(page.locator("#palette .move")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".narrowed")).to_be_hidden()
    tap(page, "maneuver")
    tap(page, "left")
    after(page, 1)
    expect(page.locator("#story")).to_contain_text("Maneuver left")


def test_undo_is_offered_exactly_while_it_is_safe(server: Server, open_page: Opener) -> None:
    page = open_page()
    open_table(page, server, "last_glow", seed="7")
    settled(page)
    expect(page.locator("#undo")).to_be_disabled()
    page.keyboard.press("1")
    after(page, 1)
    expect(page.locator("#undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator("#message")).to_have_text("Taken back.")
    expect(page.locator("#undo")).to_be_disabled()
    assert plies(page) == 1


def test_dice_tumble_and_the_end_state_is_the_same_with_motion(server: Server, open_page: Opener) -> None:
    page = open_page(motion=True)
    open_table(page, server, "last_glow", seed="7")
    settled(page)
    for _ in range(5):
        said = plies(page)
        page.keyboard.press("1")
        after(page, said)
    expect(page.locator("#question")).to_have_text("Place a crew member: 5 left.")
    expect(page.locator("#tumble")).to_be_hidden()


def test_phone_shows_everything_without_sideways_scrolling(server: Server, open_page: Opener) -> None:
    page = open_page(phone=True)
    open_table(page, server, "last_glow")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    board = page.locator("#board > svg").bounding_box()
    assert board is not None
    assert board["width"] > 330
    for move in page.locator("#palette .move").all():
        box = move.bounding_box()
        assert box is not None
        assert box["height"] >= 44


def test_desk_does_not_scroll_and_the_board_is_the_hero(server: Server, open_page: Opener) -> None:
    page = open_page()
    open_table(page, server, "last_glow")
    settled(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    board = page.locator("#board > svg").bounding_box()
    assert board is not None
    assert board["height"] >= 0.6 * 800


def test_french_is_spoken_throughout(server: Server, open_page: Opener) -> None:
    page = open_page()
    page.goto(f"{server.address}/?lang=fr")
    expect(page.locator("h1")).to_have_text("À table !")
    open_page_url = f"{server.address}/new/last_glow"
    page.goto(open_page_url)
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url("**/table/**")
    settled(page)
    expect(page.locator("#question")).not_to_contain_text("Place a crew")
    expect(page.locator("#undo")).to_have_text("Annuler")


def test_a_thing_that_cannot_be_used_says_why(server: Server, open_page: Opener) -> None:
    page = open_page()
    open_table(page, server, "last_glow", seed="7")
    settled(page)
    expect(page.locator('#board [data-name="sleep"]').first).to_have_attribute("tabindex", "-1")
    page.locator('#board [data-name="sleep"]').first.click()
    expect(page.locator("#message")).to_contain_text("cargo is empty")
    assert plies(page) == 1
    page.keyboard.press("b")
    page.keyboard.press("Shift+ArrowDown")
    expect(page.locator("#message")).not_to_be_empty()
