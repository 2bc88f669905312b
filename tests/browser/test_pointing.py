"""Pointing at something shows what belongs to it: by mouse, by keyboard, from a button, by a finger that rests."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.table import after, open_table, plies, settled
from server.running import Server

pytestmark = pytest.mark.browser


def at_a_table(server: Server, page: Page) -> Page:
    """Actions in pairs: pointing at one picks out the other."""
    open_table(page, server, "protocol_g117", "me", "beside", seed="pairs")
    settled(page)
    while not page.locator('#palette [data-move^="choose"]').count():  # first the units are placed
        said = plies(page)
        page.keyboard.press("1")
        after(page, said)
    return page


def seen(page: Page) -> list[str]:
    """The things of which a glimpse shows now."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('.glimpse[visibility=visible]')].map(drawn => drawn.dataset.of)"
    )
    return found


def an_action(page: Page) -> tuple[str, str]:
    """A sentence about an action, and the word for it."""
    move = str(page.locator("#palette .move").first.get_attribute("data-move"))
    return move, move.split()[1]


def test_a_mouse_and_the_keyboard_show_it_and_take_it_away(server: Server, open_page: Opener) -> None:
    page = at_a_table(server, open_page())
    _, word = an_action(page)
    thing = page.locator(f'#board [data-name="{word}"]')
    assert seen(page) == []
    thing.hover()
    assert seen(page) == [word]
    page.locator("#question").hover()
    assert seen(page) == []
    thing.focus()
    assert seen(page) == [word]
    thing.blur()
    assert seen(page) == []


def test_what_is_chosen_goes_on_showing_it(server: Server, open_page: Opener) -> None:
    page = at_a_table(server, open_page())
    _, word = an_action(page)
    page.locator(f'#board [data-name="{word}"]').click()
    page.locator("#question").hover()
    page.evaluate("document.activeElement.blur()")
    assert seen(page) == [word]
    page.keyboard.press("Escape")
    assert seen(page) == []


def test_a_button_shows_what_it_is_about(server: Server, open_page: Opener) -> None:
    page = at_a_table(server, open_page())
    move, word = an_action(page)
    page.locator(f'#palette [data-move="{move}"]').hover()
    assert seen(page) == [word]
    expect(page.locator(f'#board [data-name="{word}"] > .ring.pointed')).to_have_count(2)
    page.locator("#question").hover()
    assert seen(page) == []
    expect(page.locator("#board .ring.pointed")).to_have_count(0)


def test_news_does_not_take_it_away(server: Server, open_page: Opener) -> None:
    page = at_a_table(server, open_page())
    _, word = an_action(page)
    page.locator(f'#board [data-name="{word}"]').focus()
    other = open_page(context=page.context)
    other.goto(page.url)
    settled(other)
    other.get_by_role("tab", name="Seats").click()
    other.get_by_placeholder("Say something").fill("hi")
    other.keyboard.press("Enter")
    page.get_by_role("tab", name="Seats").dispatch_event("click")
    expect(page.locator("#chat")).to_contain_text("hi")
    assert seen(page) == [word]


def test_a_button_of_one_word_rings_what_carries_it(server: Server, open_page: Opener) -> None:
    page = open_page()
    open_table(page, server, "last_glow", seed="7")
    settled(page)
    page.locator('#palette [data-move="light"]').hover()
    expect(page.locator('#board [data-name="light"] > .ring.pointed')).to_have_count(2)


def test_letting_go_keeps_the_keyboard_where_it_was(server: Server, open_page: Opener) -> None:
    page = at_a_table(server, open_page())
    page.evaluate("localStorage.setItem('confirm', 'all')")
    page.keyboard.press("1")
    expect(page.locator("#palette .armed")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#palette .armed")).to_have_count(0)
    expect(page.locator("#palette .move").first).to_be_focused()


def test_two_fingers_zoom_and_read_nothing(server: Server, open_page: Opener) -> None:
    page = at_a_table(server, open_page(phone=True))
    _, word = an_action(page)
    thing = page.locator(f'#board [data-name="{word}"]')
    thing.evaluate("thing => thing.scrollIntoView({block: 'center'})")
    box = thing.bounding_box()
    assert box is not None
    points = [
        {"x": box["x"] + share * box["width"], "y": box["y"] + box["height"] / 2, "id": n}
        for n, share in enumerate((0.3, 0.7))
    ]
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    page.wait_for_timeout(50)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(700)
    expect(page.locator("#message")).to_be_empty()


def test_a_finger_that_rests_reads_and_chooses_nothing(server: Server, open_page: Opener) -> None:
    page = at_a_table(server, open_page(phone=True))
    said, (_, word) = plies(page), an_action(page)
    thing = page.locator(f'#board [data-name="{word}"]')
    thing.evaluate("thing => thing.scrollIntoView({block: 'center'})")
    box = thing.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("#message")).to_have_text(str(thing.get_attribute("aria-label")))
    assert seen(page) == [word]
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#narrowed")).to_be_hidden()
    assert plies(page) == said
    page.wait_for_timeout(600)  # a finger that has rested is forgotten
    page.touchscreen.tap(point["x"], point["y"])
    expect(page.locator("#narrowed")).to_be_visible()
