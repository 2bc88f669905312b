"""What stands before every request: size and rate limits, forgery protection, and headers that keep pages honest."""

from __future__ import annotations

import json
import logging
import time
from collections import OrderedDict

from prometheus_client import Counter, Histogram
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludarium.server.people import COOKIE
from ludarium.server.settings import Settings

log = logging.getLogger("ludarium.requests")

REQUESTS = Counter("ludarium_requests_total", "Requests answered", ["method", "route", "status"])
SECONDS = Histogram(
    "ludarium_request_seconds",
    "Time to answer a request",
    ["route"],
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)

PROOF = b"x-ludarium"  # a header only our own page (or a program) can set: another site cannot, without asking first
_SAFE = ("GET", "HEAD", "OPTIONS")
_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


_TOO_LARGE = "This is too large; send less."


def too_much() -> HTTPException:
    """The refusal of a body that turns out larger than the limit while it arrives."""
    return HTTPException(413, _TOO_LARGE.rstrip("."))


class Rates:
    """A bucket of requests for each visitor: it fills steadily and holds a burst."""

    def __init__(self, per_second: float, burst: float, visitors: int = 20_000) -> None:
        self._per_second = per_second
        self._burst = burst
        self._visitors = visitors
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, visitor: str, now: float | None = None) -> bool:
        """Whether this visitor may ask now; asking counts."""
        now = time.monotonic() if now is None else now
        level, then = self._buckets.pop(visitor, (self._burst, now))
        level = min(self._burst, level + (now - then) * self._per_second)
        self._buckets[visitor] = (level - 1 if level >= 1 else level, now)
        while len(self._buckets) > self._visitors:
            self._buckets.popitem(last=False)
        return level >= 1


class Guard:
    """The ASGI layer around the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        rate = settings.requests_per_second
        self.visitors = Rates(rate, 5 * rate)
        self.addresses = Rates(20 * rate, 100 * rate)  # many people may share an address, but not a whole town

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope, dict(scope["headers"]))
        if refusal is not None:
            await _answer(send, *refusal)
            return
        started = time.perf_counter()
        status = 500

        async def watched_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message, scope["path"])
            await send(message)

        try:
            await self.app(scope, _limited(receive, self._most(scope)), watched_send)
        finally:
            _note(scope, status, time.perf_counter() - started)

    def _most(self, scope: Scope) -> int:
        return self.settings.max_record if scope["path"] == "/api/records" else self.settings.max_body

    def _refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str, str] | None:
        visitor = headers.get(b"cookie") or headers.get(b"authorization") or b""
        address = (scope.get("client") or ("", 0))[0]
        if not self.addresses.allows(address) or not self.visitors.allows(f"{address} {hash(visitor)}"):
            return 429, "too_fast", "Too many requests; wait a moment and try again."
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self._most(scope):
            return 413, "too_large", _TOO_LARGE
        if scope["method"] in _SAFE:
            return None
        if COOKIE.encode() in headers.get(b"cookie", b"") and PROOF not in headers:
            return 403, "forged", f"Requests that change something carry the header {PROOF.decode()}."
        origin = headers.get(b"origin")
        if origin is not None and origin.partition(b"://")[2] != headers.get(b"host"):
            return 403, "forged", "This request comes from another site."
        return None


def _limited(receive: Receive, most: int) -> Receive:
    """A body without a stated length is counted while it arrives."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > most:
                raise too_much()
        return message

    return counted


_RAW_HEADERS = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
_API_HEADERS = [*_RAW_HEADERS, (b"cache-control", b"no-store")]


def _add_headers(message: Message, path: str) -> None:
    headers = list(message["headers"])
    there = {name for name, _ in headers}
    wanted = _API_HEADERS if path.startswith("/api/") else _RAW_HEADERS
    message["headers"] = headers + [pair for pair in wanted if pair[0] not in there]


def _note(scope: Scope, status: int, seconds: float) -> None:
    """Count and log a request by its route, never by its address: an address may hold an invitation."""
    route = getattr(scope.get("route"), "path", "unknown")
    REQUESTS.labels(scope["method"], route, status).inc()
    SECONDS.labels(route).observe(seconds)
    if log.isEnabledFor(logging.INFO):
        log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": seconds * 1000})


async def _answer(send: Send, status: int, reason: str, message: str) -> None:
    body = json.dumps({"reason": reason, "message": message}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += _RAW_HEADERS
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
