"""The application: one function that builds it from settings, and one that runs it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator
from pathlib import Path

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest
from starlette.exceptions import HTTPException

from ludarium import __version__
from ludarium.kernel import Refused
from ludarium.server import api, pages
from ludarium.server.guard import Guard
from ludarium.server.house import House
from ludarium.server.live import listen
from ludarium.server.people import People
from ludarium.server.settings import Settings, settings_from_environment
from ludarium.server.store import Store

STATIC = Path(__file__).parent / "static"
STREAMS = Gauge("ludarium_streams", "Open event streams")

_STATUS = {
    404: ("no_match", "bad_code", "bad_invite", "no_picture"),
    403: ("not_seated", "not_your_seat", "secret", "running", "wrong_passphrase"),
    409: (
        "stale", "not_your_turn", "game_over", "no_undo", "busy", "not_ready", "in_time", "no_seat", "name_taken",
        "illegal_move", "seat_needed",
    ),
    429: ("too_fast",),
    503: ("database",),
}  # fmt: skip


def status_of(reason: str) -> int:
    """The HTTP status of a refusal: who asks wrongly gets 4xx, only the house's own trouble gets 5xx."""
    if reason.startswith("unknown_game"):
        return 404
    return next((status for status, reasons in _STATUS.items() if reason in reasons), 400)


def create_app(settings: Settings) -> FastAPI:
    """The whole application for one database."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database_url)
        house = House(store, settings)
        app.state.settings = settings
        app.state.store = store
        app.state.house = house
        app.state.people = People(store, settings.secret)
        STREAMS.set_function(house.watchers.count)
        errands = [asyncio.create_task(house.watchers.beat())]
        if store.postgres:
            errands.append(asyncio.create_task(listen(settings.database_url, house.heard, house.missed)))
        try:
            yield
        finally:
            for errand in errands:
                errand.cancel()
            await house.close()
            store.close()

    app = FastAPI(
        title="Ludarium",
        version=__version__,
        summary="Matches of published board games: everything the page does, as JSON.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.router.routes.insert(0, api.SHORT_CUT)
    app.include_router(api.router)
    app.include_router(pages.router)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    _add_house_keeping(app)
    _add_refusals(app)
    app.add_middleware(Guard, settings=settings)
    return app


def _add_house_keeping(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        alive = await asyncio.to_thread(request.app.state.store.alive)
        return PlainTextResponse("ok" if alive else "the database does not answer", 200 if alive else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _add_refusals(app: FastAPI) -> None:
    """Every refusal is one sentence: JSON for programs, a page for people."""

    def answer(request: Request, status: int, reason: str, message: str) -> Response:
        if request.url.path.startswith("/api/"):
            return JSONResponse({"reason": reason, "message": message}, status)
        return pages.refusal(request, status, message)

    @app.exception_handler(Refused)
    async def refused(request: Request, refusal: Refused) -> Response:
        return answer(request, status_of(refusal.reason), refusal.reason, str(refusal))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
        return answer(request, 422, "bad_request", f"{where or 'The request'}: {first['msg']}.")

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        return answer(
            request, 500, "broken", "Something is wrong here, not with you; nothing was lost. Please try again."
        )

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        message = "There is no such page." if error.status_code == 404 else f"{error.detail}."
        return answer(request, error.status_code, f"http_{error.status_code}", message)


class JsonLines(logging.Formatter):
    """Structured logs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        entry["message"] = record.getMessage()
        for name in ("method", "route", "status", "ms"):
            if hasattr(record, name):
                value = getattr(record, name)
                entry[name] = round(value, 2) if isinstance(value, float) else value
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry)


def set_up_logs(level: str) -> None:
    """Send every log line to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn.access"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def serve(host: str, port: int, browser: bool, log_level: str = "warning") -> None:
    """Run the server until it is stopped; open the shelf in a browser if asked."""
    settings = settings_from_environment()
    Store(settings.database_url).close()  # a database that cannot be opened is told now, in one sentence
    set_up_logs(log_level)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    print(f"Ludarium is open at {address} (Ctrl-C closes it).", flush=True)
    if browser:
        threading.Thread(target=_open_soon, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=75,  # a player who thinks for a minute need not knock again
        server_header=False,
        date_header=False,
        proxy_headers=settings.behind_proxy,
    )
    sys.setswitchinterval(0.001)  # the thread that writes must not wait long for the one that answers
    gc.collect()
    gc.freeze()  # what is here now stays; looking through it again and again would halt everybody for a moment
    gc.set_threshold(50_000, 20, 50)
    uvicorn.Server(config).run()


def _open_soon(address: str) -> None:
    time.sleep(1.0)
    webbrowser.open(address)
