"""What a person does at a table, in a browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from server.running import Server


def open_table(page: Page, server: Server, game: str, *seats: str, seed: str = "") -> str:
    """Fill in the form of a new table and sit down; the address of the table."""
    page.goto(f"{server.address}/new/{game}")
    for number, seat in enumerate(seats):
        page.locator("#seats li").nth(number).locator("select").select_option(seat)
    if seed:
        page.get_by_text("Change the printed numbers").click()
        page.locator("[name=seed]").fill(seed)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/**")
    return page.url


def settled(page: Page) -> None:
    """Wait until the board is drawn and either a move or an end is there."""
    expect(page.locator("#board > svg")).to_be_visible()
    expect(page.locator("#question")).not_to_be_empty()


def plies(page: Page) -> int:
    """How many sentences have been said, by the replay slider."""
    return int(page.locator("#ply").get_attribute("max") or 0)


def after(page: Page, said: int) -> None:
    """Wait until more than ``said`` sentences have been said."""
    page.wait_for_function("said => Number(document.getElementById('ply').max) > said", arg=said)


def is_over(page: Page) -> bool:
    return bool(re.match(r"You have (won|lost)\.", page.locator("#question").inner_text()))


def tap(page: Page, name: str) -> None:
    """Click a lit thing on the board, as a finger or a mouse would: it must not be covered by anything."""
    thing = page.locator(f'#board .can[data-name="{name}"]').first
    thing.evaluate("thing => thing.scrollIntoView({block: 'center'})")
    thing.click()
