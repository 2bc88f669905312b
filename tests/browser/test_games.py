"""Every game of the catalogue, whole, in the browser: alone by clicks and by keys, against a bot, and in two browsers.

The client knows no game, so neither does this file: it takes what the shelf offers.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.table import after, open_table, plies, settled
from browser.test_together import sit_together
from ludarium.kernel import games
from server.running import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

SEATS = {key: game.content.about.seats for key, game in games().items()}
SOLO = [key for key, seats in SEATS.items() if seats == (1, 1)]
DUELS = [key for key, seats in SEATS.items() if seats == (2, 2)]
DECISIONS = 2_000


def moves(page: Page) -> list[str]:
    found: list[str] = page.evaluate("[...document.querySelectorAll('#palette .move')].map(b => b.dataset.move)")
    return found


def finished(page: Page) -> bool:
    return bool(page.evaluate("document.body.classList.contains('over')"))


def answered(page: Page) -> None:
    """Wait until nothing is on its way to the server."""
    page.wait_for_function("() => !document.body.classList.contains('sending')")


def say_by_clicks(page: Page, move: str) -> None:
    """Click the words of a sentence on the board, one after the other; take the button if several sentences fit."""
    said = plies(page)
    named: Counter[str] = Counter()
    for word in move.split():
        things = page.locator(f'#board .can[data-name="{word}"]')
        if things.count():
            thing = things.nth(min(named[word], things.count() - 1))  # equal dice are things of one name
            named[word] += 1
            thing.evaluate("thing => thing.scrollIntoView({block: 'center'})")
            thing.click()
            answered(page)
        if plies(page) > said or not moves(page):
            return
    say_by_button(page, move)


def say_by_button(page: Page, move: str) -> None:
    """Press the button of a move, twice where the page asks again."""
    said = plies(page)
    for _ in range(2):
        button = page.locator(f'#palette [data-move="{move}"]')
        if plies(page) > said or not button.count():
            return
        button.dispatch_event("click")  # the mouse itself is quicker than a person: its clicks would count as double
        answered(page)
        if not page.locator("#palette .armed").count():
            return


def say_by_keys(page: Page, move: str) -> None:
    """Type the sentence into the command box, without a mouse."""
    page.keyboard.press("/")
    page.keyboard.type(move)
    page.keyboard.press("Enter")
    if page.locator("#palette .armed").count():
        page.keyboard.press("Enter")
    page.evaluate("document.activeElement.blur()")


def play_alone(page: Page, say: object, seed: int) -> int:
    """One decision after the other until the game is over."""
    luck = random.Random(seed)
    settled(page)
    decisions = 0
    while not finished(page):
        offered = moves(page)
        if not offered:  # others, or dice, are at it
            page.wait_for_timeout(20)
            continue
        said = plies(page)
        say(page, luck.choice(offered))  # type: ignore[operator]
        after(page, said)
        decisions += 1
        assert decisions < DECISIONS
    return decisions


@pytest.mark.parametrize("key", SOLO)
def test_alone_by_clicks(server: Server, open_page: Opener, key: str) -> None:
    page = open_page()
    open_table(page, server, key, seed="clicks")
    assert play_alone(page, say_by_clicks, 3) >= 1
    expect(page.locator("#question")).to_contain_text("You have")


@pytest.mark.parametrize("key", SOLO)
def test_alone_by_keys_on_a_phone(server: Server, open_page: Opener, key: str) -> None:
    page = open_page(phone=True)
    open_table(page, server, key, seed="keys")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert play_alone(page, say_by_keys, 4) >= 1


@pytest.mark.parametrize("key", DUELS)
def test_against_a_bot_by_clicks(server: Server, open_page: Opener, key: str) -> None:
    page = open_page()
    open_table(page, server, key, "me", "bot:greedy", seed="bot")
    assert play_alone(page, say_by_clicks, 5) >= 1
    expect(page.locator("#question")).not_to_be_empty()


@pytest.mark.parametrize("key", DUELS)
def test_in_two_browsers(server: Server, open_page: Opener, key: str) -> None:
    ann, ben = sit_together(server, open_page, key)
    luck = random.Random(6)
    decisions = 0
    while not (finished(ann) and finished(ben)):
        asked = [page for page in (ann, ben) if moves(page)]
        if not asked:
            ann.wait_for_timeout(20)
            continue
        page = luck.choice(asked)
        said = plies(page)
        say_by_button(page, luck.choice(moves(page)))
        after(page, said)
        decisions += 1
        assert decisions < DECISIONS
    ends = [page.locator("#story li").last.locator("p").all_inner_texts() for page in (ann, ben)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("key", DUELS)
def test_a_phone_shows_all_of_a_duel(server: Server, open_page: Opener, key: str) -> None:
    page = open_page(phone=True)
    open_table(page, server, key, "me", "bot:random")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    box = page.locator("#board > svg").bounding_box()
    assert box is not None
    assert box["width"] > 330
