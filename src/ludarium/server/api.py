"""The JSON API: everything the page does, for programs too."""

from __future__ import annotations

import asyncio
import gzip
import time
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.routing import Route

from ludarium.bots import bots
from ludarium.kernel import Game, Record, Refused, find, games
from ludarium.scene import svg
from ludarium.server import models
from ludarium.server.guard import Rates
from ludarium.server.house import House, new_invite
from ludarium.server.live import Changes
from ludarium.server.people import COOKIE, People, tidy_name
from ludarium.server.settings import Settings
from ludarium.server.shows import Viewer, side_of, state, viewing_seat
from ludarium.server.table import Clock, Seat, Table
from ludarium.texts import LANGUAGES, texts

MONTH = 30 * 24 * 3600
DAY = 24 * 3600
WORTH_PACKING = 2_000  # bytes

_problems: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Problem} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=_problems)
_guesses = Rates(0.2, 10)  # passphrases and short codes can be tried out: slowly


class Visitor(msgspec.Struct):
    """Whoever sends a request, and what the application offers them."""

    house: House
    people: People
    settings: Settings
    person: str
    known: bool  # they came with an identity
    language: str
    address: str
    packs: bool  # they can unpack gzip

    def name(self) -> str:
        """What others see."""
        return self.people.name(self.person)


async def visitor(request: Request) -> Visitor:
    """Find out who asks; somebody without an identity gets a new one. (Async, or each request would cost a thread.)"""
    services = request.app.state
    people: People = services.people
    header = request.headers.get("authorization", "")
    token = header[7:] if header.lower().startswith("bearer ") else request.cookies.get(COOKIE, "")
    person = people.read(token) if token else None
    return Visitor(
        house=services.house,
        people=people,
        settings=services.settings,
        person=person or people.new_guest(),
        known=person is not None,
        language=language_of(request),
        address=request.client.host if request.client else "",
        packs="gzip" in request.headers.get("accept-encoding", ""),
    )


def language_of(request: Request) -> str:
    """The language asked for, remembered, or preferred by the browser."""
    wishes = [request.query_params.get("lang", ""), request.cookies.get("language", "")]
    wishes += [part.split(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), "en")


Who = Annotated[Visitor, Depends(visitor)]
Shape = Annotated[str, Query(pattern="^(wide|tall)$", description="wide for a desk, tall for a phone")]
SeatQuery = Annotated[int | None, Query(ge=0, le=20, description="which of my own seats looks")]
PlyQuery = Annotated[int | None, Query(ge=0, le=2_000_000_000, description="as it was after so many sentences")]
SinceQuery = Annotated[int, Query(ge=0, le=2_000_000_000, description="tell the story after this ply only")]
LangQuery = Annotated[str | None, Query(max_length=5, description="en or fr")]


def remember(response: Response, who: Visitor) -> None:
    """Send somebody new away with their identity."""
    if not who.known:
        set_identity(response, who, who.person)


def set_identity(response: Response, who: Visitor, person: str) -> None:
    """Put an identity into the cookie."""
    response.set_cookie(
        COOKIE,
        who.people.sign(person),
        max_age=12 * MONTH,
        httponly=True,
        samesite="lax",
        secure=who.settings.secure_cookies,
    )


def reply(content: Any, who: Visitor, status: int = 200) -> Response:
    """JSON, made by msgspec, packed when it is worth it; with an identity for somebody new."""
    response = pack(msgspec.json.encode(content), "application/json", who.packs, status)
    remember(response, who)
    return response


def pack(body: bytes, media_type: str, packs: bool, status: int = 200) -> Response:
    """A response, compressed if it is large and the other side can unpack it."""
    if not packs or len(body) < WORTH_PACKING:
        return Response(body, status, media_type=media_type)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(body, 4), status, headers, media_type)


def accepted(table: Table, who: Visitor, status: int = 200) -> Response:
    """The answer to a change."""
    return reply({"id": table.id, "seq": table.seq, "ply": len(table.match.plies)}, who, status)


# --- games and people


@router.get("/games", response_model=list[models.GameShown])
async def list_games(who: Who, lang: LangQuery = None) -> Response:
    """Every game on the shelf."""
    return reply([describe(game, who.language) for game in games().values()], who)


@router.get("/games/{key}", response_model=models.GameShown)
async def one_game(key: str, who: Who, lang: LangQuery = None) -> Response:
    """One game."""
    return reply(describe(find(key), who.language), who)


@router.get("/bots", response_model=list[str])
async def list_bots(who: Who) -> Response:
    """The bots there are, the weakest first."""
    return reply(list(bots()), who)


def describe(game: Game, language: str) -> dict[str, Any]:
    """A game for the shelf."""
    say, about = texts(game, language), game.content.about
    return {
        "key": game.key,
        "title": say("title"),
        "tagline": say("tagline"),
        "seats": list(about.seats),
        "sides": [side_of(say, seat) for seat in range(about.seats[1])],
        "minutes": list(about.minutes),
        "complexity": about.complexity,
        "reconstructed": about.reconstructed,
        "draft": about.draft,
        "editions": {edition: game.content.options_of(edition) for edition in game.editions},
        "parameters": {
            name: {"value": p.value, "range": p.range, "status": p.status, "says": say(f"rule-{name}")}
            for name, p in game.content.rules.items()
            if not p.fixed
        },
    }


@router.get("/me", response_model=models.Me)
async def me(who: Who) -> Response:
    """Who I am here."""
    return reply({"name": who.name(), "token": who.people.sign(who.person)}, who)


@router.post("/me", response_model=models.Me)
async def keep_name(wish: models.NameWish, who: Who) -> Response:
    """Take a name, and a passphrase to keep it across devices."""
    await asyncio.to_thread(who.people.keep, who.person, wish.name, wish.passphrase)
    return reply({"name": who.name(), "token": who.people.sign(who.person)}, who)


@router.post("/me/login", response_model=models.Me)
async def log_in(login: models.Login, who: Who) -> Response:
    """Come back with a name and a passphrase."""
    slowly(who)
    person = await asyncio.to_thread(who.people.come_back, login.name, login.passphrase)
    response = reply({"name": who.people.name(person), "token": who.people.sign(person)}, who)
    set_identity(response, who, person)
    return response


@router.post("/me/logout", status_code=204, response_class=Response)
async def log_out() -> Response:
    """Forget who I am on this device."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


def slowly(who: Visitor) -> None:
    """Guessing is allowed, but slowly."""
    if not _guesses.allows(who.address):
        raise Refused("too_fast", "Too many tries; wait a minute and try again.")


# --- tables


@router.get("/tables", response_model=list[models.TableShown])
async def my_tables(who: Who) -> Response:
    """The tables I sit at, those that wait for me first."""
    tables = await who.house.tables_of(who.person) if who.known else []
    return reply([listed(table, who) for table in tables], who)


def listed(table: Table, who: Visitor) -> dict[str, Any]:
    """A table in a list."""
    return {
        "id": table.id,
        "code": table.opening.code,
        "game": table.game.key,
        "title": texts(table.game, who.language)("title"),
        "over": table.match.over,
        "your_turn": table.awaits(who.person),
        "ready": table.ready(),
        "ply": len(table.match.plies),
        "names": [
            seat.name or (texts(None, who.language)("js-you") if number in table.seats_of(who.person) else "")
            for number, seat in enumerate(table.seats)
        ],
        "changed_at": table.changed_at,
    }


@router.post("/tables", status_code=201, response_model=models.Accepted)
async def open_table(wish: models.TableWish, who: Who) -> Response:
    """Open a table."""
    game = find(wish.game)
    setup = game.setup(edition=wish.edition, seats=len(wish.seats), options=wish.options, parameters=wish.parameters)
    seats = [seat_for(seat, who) for seat in wish.seats]
    if not any(seat.kind == "person" for seat in seats):
        raise Refused("no_seat", "Take a seat yourself, or ask somebody beside you to.")
    table = await who.house.open_table(
        who.person, game.key, setup=setup, seats=seats, clock=clock_for(wish.clock), seed=wish.seed or None
    )
    return accepted(table, who, 201)


def seat_for(wish: models.SeatWish, who: Visitor) -> Seat:
    """A chair as it was wished for."""
    if wish.who == "friend":
        return Seat(kind="open", invite=new_invite())
    if wish.who == "bot":
        if wish.bot not in bots():
            raise Refused("unknown_bot", f"There is no bot {wish.bot!r}; choose one of: {', '.join(bots())}.")
        return Seat(kind="bot", bot=wish.bot, name=wish.bot)
    name = tidy_name(wish.name) if wish.name.strip() else (who.name() if wish.who == "me" else "")
    return Seat(kind="person", person=who.person, name=name)


def clock_for(wish: models.ClockWish) -> Clock:
    """A clock as it was wished for."""
    if wish.kind == "live":
        return Clock(kind="live", seconds=60.0 * wish.minutes, bonus=float(wish.bonus))
    if wish.kind == "days":
        return Clock(kind="days", seconds=float(DAY * wish.days))
    return Clock()


@router.get("/tables/{id}", response_model=models.State)
async def look(
    id: str,
    who: Who,
    shape: Shape = "wide",
    seat: SeatQuery = None,
    ply: PlyQuery = None,
    since: SinceQuery = 0,
    lang: LangQuery = None,
) -> Response:
    """A table as I may see it, now or at an earlier ply."""
    table = await who.house.table(id)
    return reply(state(table, viewer_of(table, who, seat, shape), time.time(), ply, since), who)


def viewer_of(table: Table, who: Visitor, seat: int | None, shape: str) -> Viewer:
    """Where somebody looks from."""
    if seat is not None and seat not in table.seats_of(who.person):
        raise Refused("not_your_seat", "This is somebody else's seat.")
    return Viewer(who.person, viewing_seat(table, who.person, seat), who.language, shape == "tall")


@router.get("/tables/{id}/board.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def board(id: str, who: Who, shape: Shape = "wide", ply: PlyQuery = None, lang: LangQuery = None) -> Response:
    """The board as a picture of its own."""
    table = await who.house.table(id)
    viewer = viewer_of(table, who, None, shape)
    at = min(ply, len(table.match.plies)) if ply is not None else None
    if table.game.scene is None:
        raise Refused("no_picture", "This game has no picture.")
    scene = table.game.scene(table.match.view(viewer.seat, at), texts(table.game, who.language), viewer.tall)
    return pack(svg(scene).encode(), "image/svg+xml", who.packs)


@router.get("/tables/{id}/events", response_class=Response, responses={200: {"content": {"text/event-stream": {}}}})
async def events(id: str, who: Who) -> Response:
    """Server-sent events: one ``change`` with the newest ``seq`` whenever the table changes; ask for the state then."""
    house = who.house
    await house.table(id)
    if house.watchers.count() >= who.settings.streams or not house.watchers.admit(
        who.person, who.settings.streams_per_visitor
    ):
        raise Refused("too_fast", "Too many open tables; close some and try again.")

    async def news() -> tuple[int, bytes]:
        table = await house.table(id)
        told = {"seq": table.seq, "ply": len(table.match.plies), "waiting": table.waiting()}
        return table.seq, msgspec.json.encode(told)

    response = Changes(house.watchers, id, who.person, news)
    remember(response, who)
    return response


@router.post(
    "/tables/{id}/moves",
    response_model=models.Accepted,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": models.MoveWish.model_json_schema()}},
        }
    },
)
async def play(id: str, request: Request) -> Response:
    """Say a move. It is on disk when the answer comes."""
    # nearly every request is this one, so its body is read by the faster of our two libraries
    try:
        wish = _read_move(await request.body())
    except msgspec.MsgspecError as error:
        raise Refused("bad_request", f"This is not a move: {error}.") from None
    who = await visitor(request)
    return accepted(await who.house.play(id, who.person, wish.seat, wish.move, wish.seq), who)


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """The same as ``models.MoveWish``."""

    move: Annotated[str, msgspec.Meta(max_length=200)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    seq: Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)] | None = None


_read_move = msgspec.json.Decoder(Wish).decode


@router.post("/tables/{id}/undo", response_model=models.Accepted)
async def undo(id: str, who: Who) -> Response:
    """Take back my last move, if nothing was thrown, revealed or said since."""
    return accepted(await who.house.undo(id, who.person), who)


@router.post("/tables/{id}/chat", response_model=models.Accepted)
async def chat(id: str, wish: models.ChatWish, who: Who) -> Response:
    """Say something to the others."""
    return accepted(await who.house.say(id, who.person, who.name(), wish.text), who)


@router.post("/tables/{id}/join", response_model=models.Accepted)
async def join(id: str, wish: models.JoinWish, who: Who) -> Response:
    """Take the seat I was invited to."""
    return accepted(await who.house.join(id, who.person, who.name(), wish.invite), who)


@router.post("/join", response_model=models.Accepted)
async def join_by_code(wish: models.CodeWish, who: Who) -> Response:
    """Take a free seat at the table with this short code."""
    slowly(who)
    return accepted(await who.house.join_by_code(wish.code, who.person, who.name()), who)


@router.post("/tables/{id}/leave", response_model=models.Accepted)
async def leave(id: str, wish: models.BotWish, who: Who) -> Response:
    """Hand my seats to a bot and go."""
    return accepted(await who.house.leave(id, who.person, wish.bot), who)


@router.post("/tables/{id}/fill", response_model=models.Accepted)
async def fill(id: str, wish: models.SeatBotWish, who: Who) -> Response:
    """Give an open seat to a bot."""
    return accepted(await who.house.fill(id, who.person, wish.seat, wish.bot), who)


@router.post("/tables/{id}/claim", response_model=models.Accepted)
async def claim(id: str, wish: models.SeatBotWish, who: Who) -> Response:
    """Let a bot go on for somebody whose time has run out."""
    return accepted(await who.house.claim(id, who.person, wish.seat, wish.bot), who)


@router.post("/tables/{id}/rematch", status_code=201, response_model=models.Accepted)
async def rematch(id: str, who: Who) -> Response:
    """The same people at a new table, one chair further."""
    return accepted(await who.house.rematch(id, who.person), who, 201)


@router.post("/tables/{id}/fork", status_code=201, response_model=models.Accepted)
async def fork(id: str, wish: models.ForkWish, who: Who) -> Response:
    """What if: go on differently from a ply, at a new table."""
    table = await who.house.table(id)
    return accepted(await who.house.fork(table, who.person, who.name(), wish.ply), who, 201)


@router.get("/tables/{id}/record", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def record(id: str, who: Who) -> Response:
    """The record of a match, to keep or to replay elsewhere."""
    table = await who.house.table(id)
    table.must_be_open("its record is given out")
    document = Record(setup=table.match.setup, moves=table.sentences()).to_json()
    name = f"{table.game.key}-{table.opening.code}.json"
    return Response(
        document, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@router.post("/records", status_code=201, response_model=models.Accepted)
async def import_record(request: Request, who: Who) -> Response:
    """A record as the body: a new table that goes on where it stops."""
    return accepted(await who.house.import_record(who.person, who.name(), await request.body()), who, 201)


async def _play(request: Request) -> Response:
    request.scope["route"] = SHORT_CUT  # by which it is counted and logged
    return await play(request.path_params["id"], request)


# Nearly all requests are moves: they go straight to their function, past what FastAPI does for the others.
SHORT_CUT = Route("/api/tables/{id}/moves", _play, methods=["POST"])
