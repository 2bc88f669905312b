"""Schemathesis throws everything the OpenAPI schema allows, and much that it does not, at every endpoint."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error

from ludarium.server.app import create_app
from ludarium.server.settings import Settings


def application() -> FastAPI:
    import tempfile

    home = Path(tempfile.mkdtemp(prefix="ludarium-"))
    return create_app(Settings(database_url=f"sqlite:///{home / 'x.sqlite'}", requests_per_second=1e6, bot_pause=0.0))


schema = schemathesis.openapi.from_asgi("/api/openapi.json", application()).exclude(path_regex="events$")


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_breaks_the_server(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(checks=[not_a_server_error], headers={"x-ludarium": "test"})
