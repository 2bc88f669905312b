"""``ludarium serve``: the tables in the browser."""

from __future__ import annotations

from typing import Any

from ludarium.cli.options import new_command, whole


def add(commands: Any) -> None:
    """The command and its options."""
    command = new_command(
        commands,
        "serve",
        run,
        "Open the tables in the browser: for yourself, or for others with --host 0.0.0.0.",
        "ludarium serve",
        "ludarium serve --host 0.0.0.0 --port 8000 --no-browser",
    )
    command.add_argument(
        "--host", metavar="H", default="127.0.0.1", help="the address to listen on (this machine only)"
    )
    command.add_argument("--port", metavar="P", type=whole(1, 65535), default=8117, help="the port (8117)")
    command.add_argument("--no-browser", action="store_true", help="do not open a browser")
    command.add_argument(
        "--log", choices=("debug", "info", "warning", "error"), default="warning", help="how much to log"
    )


def run(options: Any) -> int:
    """Run the web server until it is stopped."""
    from ludarium.server.app import serve

    serve(options.host, options.port, not options.no_browser, options.log)
    return 0
