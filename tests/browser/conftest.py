"""A real Chromium, and pages that fail a test when a script fails."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from server.conftest import postgres, server

__all__ = ["postgres", "server"]

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1280, "height": 800}

Opener = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "these tests need Debian's chromium: scripts/ensure-chromium installs it"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Opener]:
    """Open pages for different people; a script error in any of them fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def new(phone: bool = False, motion: bool = False, context: BrowserContext | None = None) -> Page:
        if context is None:
            context = browser.new_context(
                viewport=PHONE if phone else DESK,
                is_mobile=phone,
                has_touch=phone,
                reduced_motion="no-preference" if motion else "reduce",
                locale="en-GB",
            )
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda message: errors.append(message.text) if "Content Security Policy" in message.text else None,
        )
        return page

    yield new
    for context in contexts:
        context.close()
    assert not errors, errors
