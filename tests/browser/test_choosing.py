"""Choosing by pointing: each thing by itself, taken up and let go, until the verb says that this is all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.table import after, open_table, plies, settled
from server.running import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def page(server: Server, open_page: Opener) -> Page:
    """A first throw of three dice, which may be thrown again in any number."""
    page = open_page()
    open_table(page, server, "lucha_libre", "me", "bot:random", seed="dice")
    settled(page)
    expect(page.locator("#board .die.can")).to_have_count(3)
    return page


def test_dice_are_picked_one_by_one_and_the_verb_says_that_is_all(page: Page) -> None:
    dice, chosen = page.locator("#board .die.can"), page.locator("#board .die.chosen")
    faces = [str(dice.nth(at).get_attribute("data-name")) for at in range(3)]
    dice.nth(0).click()
    expect(chosen).to_have_count(1)
    dice.nth(2).click()
    expect(chosen).to_have_count(2)
    expect(dice.nth(2)).to_have_attribute("aria-pressed", "true")
    said = plies(page)
    page.locator('#board .can[data-name="reroll"]').click()
    after(page, said)
    expect(page.locator("#story")).to_contain_text(f"Reroll {min(faces[0], faces[2])} {max(faces[0], faces[2])}")


def test_a_die_picked_by_mistake_is_let_go_by_itself(page: Page) -> None:
    dice, chosen = page.locator("#board .die.can"), page.locator("#board .die.chosen")
    dice.nth(0).click()
    dice.nth(1).click()
    dice.nth(0).click()
    expect(chosen).to_have_count(1)
    expect(dice.nth(1)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Let go").click()
    expect(chosen).to_have_count(0)
    expect(page.locator("#narrowed")).to_be_hidden()


def test_the_board_keeps_its_size_whatever_is_chosen(page: Page) -> None:
    before = page.locator("#board > svg").bounding_box()
    page.locator("#board .die.can").nth(0).click()
    expect(page.locator("#narrowed")).to_be_visible()
    assert page.locator("#board > svg").bounding_box() == before


def test_what_the_keyboard_reaches_has_a_ring_on_top_of_it(page: Page) -> None:
    page.keyboard.press("b")
    expect(page.locator("#board .can:focus > .ring.focused.core")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#board .ring.focused.core")).to_have_count(1)
