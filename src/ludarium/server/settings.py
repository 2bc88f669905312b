"""What an operator may set, all of it through environment variables, none of it required."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_dir

from ludarium.kernel import Refused


class Settings(Struct, frozen=True, kw_only=True):
    """Everything the server can be told. The defaults suit one person at home."""

    database_url: str
    secret: str = ""  # signs cookies; empty: kept in the database
    bot_workers: int = 1
    bot_pause: float = 0.35  # seconds a bot waits before it moves, so that people can follow
    requests_per_second: float = 40.0  # for each visitor, with bursts of five times as many
    streams_per_visitor: int = 12
    streams: int = 2_000
    max_body: int = 65_536
    max_record: int = 1_048_576
    secure_cookies: bool = False  # set when served over HTTPS
    behind_proxy: bool = False  # trust X-Forwarded-For of a proxy on this machine


def data_folder() -> Path:
    """Where a user's own data lies: ``LUDARIUM_HOME``, or the usual place of the system."""
    return Path(os.environ.get("LUDARIUM_HOME") or user_data_dir("ludarium"))


def settings_from_environment() -> Settings:
    """Settings as ``LUDARIUM_…`` variables give them."""
    env = os.environ
    url = env.get("LUDARIUM_DATABASE_URL")
    if not url:
        folder = data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(
                "bad_home", f"The data folder {folder} cannot be made ({error.strerror}); set LUDARIUM_HOME to another."
            ) from None
        url = f"sqlite:///{folder / 'ludarium.sqlite'}"
    return Settings(
        database_url=url,
        secret=env.get("LUDARIUM_SECRET", ""),
        bot_workers=_whole("LUDARIUM_BOT_WORKERS", 1),
        bot_pause=_number("LUDARIUM_BOT_PAUSE", 0.35),
        requests_per_second=_number("LUDARIUM_REQUESTS_PER_SECOND", 40.0),
        secure_cookies=env.get("LUDARIUM_SECURE_COOKIES", "") not in ("", "0"),
        behind_proxy=env.get("LUDARIUM_BEHIND_PROXY", "") not in ("", "0"),
    )


def driver_url(url: str) -> str:
    """The address as SQLAlchemy wants it; refused if it is neither SQLite nor PostgreSQL."""
    scheme, separator, rest = url.partition("://")
    if separator and scheme == "sqlite":
        return url
    if separator and scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    raise Refused(
        "bad_database",
        f"LUDARIUM_DATABASE_URL takes sqlite:///FILE or postgresql://…, not an address that begins with {scheme!r}.",
    )


def _number(name: str, default: float) -> float:
    try:
        return float(os.environ.get(name, default))
    except ValueError:
        raise Refused("bad_setting", f"{name} takes a number, not {os.environ[name]!r}.") from None


def _whole(name: str, default: int) -> int:
    return int(_number(name, default))
