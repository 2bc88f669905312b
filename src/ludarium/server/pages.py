"""The pages: quiet HTML around the JSON API. What moves on them is done by the modules in ``static``."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from jinja2 import Environment, FileSystemLoader, select_autoescape
from markupsafe import Markup

import ludarium.texts as texts_package
from ludarium.bots import bots
from ludarium.kernel import Game, Match, find, games
from ludarium.scene import svg
from ludarium.server.api import Who, describe, language_of, listed, pack, remember
from ludarium.texts import LANGUAGES, rule_numbers, texts

router = APIRouter(include_in_schema=False)

_templates = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=select_autoescape(),
    trim_blocks=True,
    lstrip_blocks=True,
)


@router.get("/")
async def shelf(request: Request, who: Who) -> Response:
    """Home: the games, and the tables one sits at."""
    shown = [describe(game, who.language) for game in games().values()]
    tables = [listed(table, who) for table in await who.house.tables_of(who.person)] if who.known else []
    return page("shelf.html", request, who, games=shown, tables=tables)


@router.get("/new/{key}")
async def new_table(key: str, request: Request, who: Who) -> Response:
    """Choose edition, options, seats and clock."""
    game = find(key)
    return page("new.html", request, who, game=described(game, who.language), bots=list(bots()))


@router.get("/table/{id}")
async def table(id: str, request: Request, who: Who) -> Response:
    """The table itself, also for replays."""
    found = await who.house.table(id)
    say = texts(found.game, who.language)
    return page("table.html", request, who, table=found, title=say("title"), bots=list(bots()))


@router.get("/join/{id}/{invite}")
async def invitation(id: str, invite: str, request: Request, who: Who) -> Response:
    """An invitation: look first, then sit down."""
    found = await who.house.table(id)
    if found.seats_of(who.person):
        return RedirectResponse(f"/table/{id}", 303)
    host = next((seat.name for seat in found.seats if seat.kind == "person"), "")
    title = texts(found.game, who.language)("title")
    return page("join.html", request, who, table=found, invite=invite, host=host, title=title)


@router.get("/games/{key}")
async def rulebook(key: str, request: Request, who: Who) -> Response:
    """The rules of a game, where its content comes from, and who made it."""
    game = find(key)
    say = texts(game, who.language)
    numbered = [(number, say(number)) for number in rule_numbers(game)]
    return page("rules.html", request, who, game=described(game, who.language), rules=numbered, say=say)


@router.get("/you")
async def you(request: Request, who: Who) -> Response:
    """One's name, and coming back on another device."""
    return page("you.html", request, who)


@router.get("/cover/{key}.svg")
async def cover(key: str, request: Request) -> Response:
    """The picture of a game for the shelf: its own table at the first move."""
    drawing = _cover(find(key).key, language_of(request))
    headers = {"cache-control": "public, max-age=3600", "content-security-policy": "default-src 'none'"}
    response = pack(drawing.encode(), "image/svg+xml", "gzip" in request.headers.get("accept-encoding", ""))
    response.headers.update(headers)
    return response


@cache
def _cover(key: str, language: str) -> str:
    game = find(key)
    if game.scene is None:
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"/>'
    match = Match(game, game.setup(), seed="cover")
    return svg(game.scene(match.view(0), texts(game, language), False))


def described(game: Game, language: str) -> dict[str, Any]:
    """A game with the texts of its editions and options."""
    say = texts(game, language)
    options: dict[str, dict[str, Any]] = {}
    for edition in game.editions:
        options[edition] = {
            name: {"says": say(f"option-{name}"), "values": {v: say(f"option-{name}-{v}") for v in values}}
            for name, values in game.content.options_of(edition).items()
        }
    return describe(game, language) | {
        "edition_texts": {edition: say(f"edition-{edition}") for edition in game.editions},
        "option_texts": options,
        "about_reconstructed": say("about-reconstructed") if say.has("about-reconstructed") else "",
        "credits": say("credits") if say.has("credits") else "",
        "story": say("story-so-far") if say.has("story-so-far") else "",
    }


def page(template: str, request: Request, who: Who, **values: Any) -> Response:
    """A page in the visitor's language, with the words its scripts need."""
    say = texts(None, who.language)
    html = _templates.get_template(template).render(
        ui=say,
        language=who.language,
        languages=LANGUAGES,
        words=_words(who.language),
        name=who.name() if who.known else "",
        path=request.url.path,
        json=_json,
        **values,
    )
    response = HTMLResponse(html)
    remember(response, who)
    if request.query_params.get("lang") in LANGUAGES:
        response.set_cookie("language", who.language, max_age=365 * 24 * 3600, samesite="lax")
    return response


def refusal(request: Request, status: int, message: str) -> Response:
    """A page that says in one sentence what is wrong."""
    language = language_of(request)
    html = _templates.get_template("refusal.html").render(
        ui=texts(None, language),
        language=language,
        languages=LANGUAGES,
        words=_words(language),
        name="",
        path="/",
        message=message,
        json=_json,
    )
    return HTMLResponse(html, status)


@cache
def _words(language: str) -> dict[str, str]:
    """The messages scripts use (``js-…``); a value is left as ``{name}`` for the script to fill in."""
    say = texts(None, language)
    source = (Path(texts_package.__file__).parent / "en.ftl").read_text("utf-8")
    words = {}
    for key, body in re.findall(r"^(js-[\w-]+) = (.*)$", source, re.MULTILINE):
        names = re.findall(r"\{ ?\$(\w+) ?\}", body)
        words[key[3:]] = say(key, **{name: f"{{{name}}}" for name in names})
    return words


def _json(value: Any) -> Markup:
    """JSON that may stand inside a script element of type application/json."""
    return Markup(msgspec.json.encode(value).decode().replace("<", "\\u003c"))
