"""Accessibility: axe-core finds nothing serious on any page, light or dark, at a desk or on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.conftest import Opener
from browser.table import open_table, settled
from server.running import Server

pytestmark = pytest.mark.browser


def serious(page: Page) -> list[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    return [
        f"{violation['id']}: {violation['help']} {[node['target'] for node in violation['nodes']][:3]}"
        for violation in found.response["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("phone", [False, True])
def test_no_serious_violation_on_any_page(server: Server, open_page: Opener, phone: bool, dark: bool) -> None:
    page = open_page(phone=phone)
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    address = open_table(page, server, "last_glow", seed="7")
    settled(page)
    assert not serious(page)
    for tab in ("Seats", "Rules", "Replay", "More"):
        page.get_by_role("tab", name=tab).click()
        assert not serious(page), tab
    for path in ("/", "/new/last_glow", "/games/last_glow", "/you", "/nowhere", f"/join/{address[-16:]}/x"):
        page.goto(f"{server.address}{path}")
        assert not serious(page), path
