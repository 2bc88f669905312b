"""How the page behaves towards people: it waits for them, loses nothing they look at, and takes no slip for a wish."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Opener
from browser.table import after, open_table, plies, settled
from browser.test_together import sit_together
from ludarium.kernel import CHANCE, Match, find
from server.running import Server

pytestmark = pytest.mark.browser


def focused(page: Page, within: str) -> bool:
    return bool(page.evaluate("within => Boolean(document.activeElement.closest(within))", within))


def beside(server: Server, page: Page, game: str = "tic_tac_toe") -> Page:
    """Two people at one screen."""
    open_table(page, server, game, "me", "beside")
    settled(page)
    return page


def brought(server: Server, page: Page, game: str, sentences: int, folder: Path) -> None:
    """A table that goes on where a long record stops."""
    match, luck = Match(find(game), seed="long"), Random(1)
    while len(match.plies) < sentences and (question := match.position.question) is not None:
        seat = question.waiting[0]
        assert seat != CHANCE  # the match throws by itself
        match.play(seat, luck.choice(question.moves_of(seat)))
    file = folder / "record.json"
    file.write_bytes(match.record().to_json())
    page.goto(server.address)
    page.locator("#record").set_input_files(file)
    page.wait_for_url("**/table/**")
    settled(page)


class Gate:
    """Holds what a page asks the server until it is opened."""

    def __init__(self, page: Page, what: str) -> None:
        self.held: list[Route] = []
        self.is_open = False
        page.route(what, self.arrive)

    def arrive(self, route: Route) -> None:
        if self.is_open:
            route.continue_()
        else:
            self.held.append(route)

    def open(self) -> None:
        self.is_open = True
        for route in self.held:
            route.continue_()


LOOKS, MOVES = "**/api/tables/*?*", "**/moves"


def test_now_is_now_however_much_has_happened(server: Server, open_page: Opener, tmp_path: Path) -> None:
    page = open_page(motion=True)
    brought(server, page, "lucha_libre", 60, tmp_path)
    whole = plies(page)
    page.get_by_role("tab", name="Replay").click()
    page.evaluate("location.hash = 'ply=0'")
    expect(page.locator("#ply-shown")).to_have_text(f"0 / {whole}")
    expect(page.locator("#story li")).to_have_count(1)
    page.locator("#now").click()
    expect(page.locator("#story li")).to_have_count(whole + 1, timeout=4_000)


def test_looking_back_counts_every_press(server: Server, open_page: Opener, tmp_path: Path) -> None:
    page = open_page()
    brought(server, page, "lucha_libre", 40, tmp_path)
    whole = plies(page)
    page.get_by_role("tab", name="Replay").click()
    gate = Gate(page, LOOKS)
    for _ in range(4):
        page.locator("#back").dispatch_event("click")
    expect(page.locator("#ply-shown")).to_have_text(f"{whole - 4} / {whole}")
    gate.open()
    expect(page.locator("#story li").last).to_have_attribute("data-ply", str(whole - 4))
    expect(page.locator("#ply-shown")).to_have_text(f"{whole - 4} / {whole}")


def test_what_was_chosen_in_secret_is_told_when_it_is_shown(server: Server, open_page: Opener) -> None:
    ann, ben = sit_together(server, open_page, "blind_bid")
    for page in (ann, ben):
        page.locator("#palette .move").first.click()
    for page in (ann, ben):
        expect(page.locator("#story")).to_contain_text("takes the trick")
        expect(page.locator("#story")).not_to_contain_text("in secret")


def test_a_move_taken_back_leaves_the_story_of_the_others(server: Server, open_page: Opener) -> None:
    ann, ben = sit_together(server, open_page, "tic_tac_toe")
    ann.keyboard.press("1")
    after(ben, 0)
    expect(ben.locator("#story")).to_contain_text("a1")
    gate = Gate(ben, LOOKS)
    ann.keyboard.press("u")
    expect(ann.locator("#undo")).to_be_disabled()
    ann.keyboard.press("2")
    after(ann, 0)
    gate.open()
    expect(ben.locator("#story")).to_contain_text("b1")
    expect(ben.locator("#story")).not_to_contain_text("a1")


def test_the_next_press_waits_for_its_own_answer(server: Server, open_page: Opener) -> None:
    page = beside(server, open_page())
    gate = Gate(page, MOVES)
    page.keyboard.press("1")
    expect(page.locator("body")).to_have_class("at-table sending")
    gate.held[0].continue_()
    after(page, 0)
    expect(page.locator("body")).not_to_have_class("sending")
    page.keyboard.press("1")
    page.wait_for_timeout(300)
    page.keyboard.press("1")
    page.wait_for_timeout(100)
    assert len(gate.held) == 2
    gate.held[1].continue_()
    after(page, 1)


@pytest.mark.parametrize("motion", [False, True])
def test_the_keyboard_stays_where_it_was(server: Server, open_page: Opener, motion: bool) -> None:
    page = beside(server, open_page(motion=motion))
    page.locator("#palette .move").first.focus()
    page.keyboard.press("Enter")
    after(page, 0)
    assert focused(page, "#palette .move")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    after(page, 1)
    page.wait_for_function("() => document.activeElement.closest('#board [data-name]')")
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    assert focused(page, "#board")


def test_the_keyboard_waits_for_the_other_and_goes_on(server: Server, open_page: Opener) -> None:
    ann, ben = sit_together(server, open_page, "tic_tac_toe")
    ann.locator("#palette .move").first.focus()
    ann.keyboard.press("Enter")
    after(ann, 0)
    assert focused(ann, "#question")
    ben.keyboard.press("1")
    after(ann, 1)
    assert focused(ann, "#palette .move")


def step_that_can_be_repeated(page: Page) -> tuple[float, float]:
    """Take a step by the compass after which the same way is still open; where it was clicked."""
    for _ in range(40):
        ways = page.locator('#board .space.can[data-name="n"], #board .space.can[data-name="s"]')
        said = plies(page)
        if not ways.count():
            page.keyboard.press("1")
            after(page, said)
            continue
        name, box = ways.first.get_attribute("data-name"), ways.first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(x, y)
        after(page, said)
        page.wait_for_function("() => !document.body.classList.contains('sending')")
        if page.locator(f'#board .space.can[data-name="{name}"]').count():
            return x, y
    raise AssertionError("no way was open twice")


def test_a_double_click_means_one_thing(server: Server, open_page: Opener) -> None:
    page = beside(server, open_page(), "toroball")
    x, y = step_that_can_be_repeated(page)
    said = plies(page)
    mouse = page.context.new_cdp_session(page)
    for clicks in (2, 1):  # the second click of a double click, then one by itself
        assert plies(page) == said
        for kind in ("mousePressed", "mouseReleased"):
            point = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": clicks}
            mouse.send("Input.dispatchMouseEvent", point)
        page.wait_for_timeout(400)
    assert plies(page) > said


def test_a_key_held_down_says_one_move(server: Server, open_page: Opener) -> None:
    page = beside(server, open_page())
    page.keyboard.down("1")
    after(page, 0)
    for _ in range(3):
        page.keyboard.down("1")
        page.wait_for_timeout(100)
    page.keyboard.up("1")
    assert plies(page) == 1


def test_playing_again_brings_both_to_one_table(server: Server, open_page: Opener) -> None:
    ann, ben = sit_together(server, open_page, "tic_tac_toe")
    for said in range(7):  # the first free cell each time: a line before the board is full
        page = (ann, ben)[said % 2]
        expect(page.locator("#palette .move").first).to_be_visible()
        page.keyboard.press("1")
        after(ann, said)
    expect(ben.get_by_role("button", name="Play again").first).to_be_visible()
    ann.locator("#palette").get_by_role("button", name="Play again").click()
    ann.wait_for_url(lambda url: url != ben.url)
    settled(ann)
    ben.get_by_role("button", name="The next game is ready: join").click()
    ben.wait_for_url(ann.url)


def test_what_is_wrong_with_a_sentence_can_be_read(server: Server, open_page: Opener) -> None:
    page = beside(server, open_page())
    page.keyboard.press("/")
    page.keyboard.type("fly away")
    page.keyboard.press("Enter")
    expect(page.locator("#message")).not_to_be_empty()
    expect(page.locator("#completions")).to_be_hidden()
    page.keyboard.type("m")
    expect(page.locator("#message")).to_be_empty()
    expect(page.locator("#completions")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#sentence")).to_have_attribute("aria-activedescendant", "completion-0")
    page.keyboard.type("a")
    expect(page.locator("#sentence")).not_to_have_attribute("aria-activedescendant", "completion-0")


def test_nothing_jumps_while_somebody_writes(server: Server, open_page: Opener) -> None:
    ann, ben = sit_together(server, open_page, "tic_tac_toe")
    phone = open_page(phone=True)
    [cookie] = [one for one in ann.context.cookies() if one.get("name") == "ludarium"]
    phone.context.add_cookies([{"name": "ludarium", "value": str(cookie.get("value")), "url": server.address}])
    phone.goto(ann.url)
    settled(phone)
    ann.keyboard.press("1")
    after(phone, 0)
    phone.get_by_role("tab", name="Seats").click()
    phone.get_by_placeholder("Say something").focus()
    there = phone.evaluate("scrollY")
    ben.keyboard.press("1")
    after(phone, 1)
    assert phone.evaluate("scrollY") == there


def test_chat_and_recap_are_left_alone(server: Server, open_page: Opener) -> None:
    ann, ben = sit_together(server, open_page, "blind_bid")
    for page in (ann, ben):
        page.locator("#palette .move").first.click()
    expect(ann.locator("#recap")).to_be_visible()
    ann.locator("#recap .close").click()
    expect(ann.locator("#recap")).to_be_hidden()
    ben.get_by_role("tab", name="Seats").click()
    ben.get_by_placeholder("Say something").fill("one")
    ben.keyboard.press("Enter")
    ann.get_by_role("tab", name="Seats").click()
    expect(ann.locator("#chat li")).to_have_count(1)
    expect(ann.locator("#recap")).to_be_hidden()
    ann.evaluate("document.querySelector('#chat li').dataset.kept = 'yes'")
    ben.get_by_placeholder("Say something").fill("two")
    ben.keyboard.press("Enter")
    expect(ann.locator("#chat li")).to_have_count(2)
    expect(ann.locator("#chat li").first).to_have_attribute("data-kept", "yes")
