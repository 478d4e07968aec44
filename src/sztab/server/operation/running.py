"""Starting the server: one process, or several on PostgreSQL."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from sztab.kernel.errors import BadNotation
from sztab.server.app import make_app
from sztab.server.operation.guarding import guarded
from sztab.server.operation.logs import set_up_logs
from sztab.server.operation.pushing import Pushing
from sztab.server.operation.settings import Settings
from sztab.server.operation.warming import warm
from sztab.server.storage.database import full_url, is_postgres

ENVIRONMENT = "SZTAB_SERVE"
MESSAGE_LIMIT = 64 * 1024
LEVELS = ("debug", "info", "warning", "error")


def run(
    settings: Settings, host: str, port: int, workers: int, log_level: str, announce: Callable[[str], None]
) -> None:
    """Serve until stopped (Ctrl-C, or SIGTERM): open games are saved all the time. Where it listens is announced."""
    url = full_url(settings.database)
    if log_level not in LEVELS:
        raise BadNotation(f"--log-level is one of {', '.join(LEVELS)}, not {log_level!r}")
    if workers > 1 and not is_postgres(url):
        raise BadNotation("--workers: more than one worker needs PostgreSQL (--database postgresql://…)")
    set_up_logs(log_level.upper())
    options: dict[str, Any] = {
        "host": host,
        "port": port,
        "ws": Pushing,
        "ws_max_size": MESSAGE_LIMIT,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 40,
        "ws_per_message_deflate": settings.deflate,
        "http": guarded(proxied=settings.proxied),
        "timeout_keep_alive": 15,
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "timeout_graceful_shutdown": 10,
        "h11_max_incomplete_event_size": 64 * 1024,
    }
    with listen(host, port) as listening:
        shown = f"[{host}]" if ":" in host else host
        where = f"http://{shown}:{listening.getsockname()[1]}"
        if workers == 1:
            server = uvicorn.Server(uvicorn.Config(warmed_app(settings), **options))
            announce(where)
            server.run(sockets=[listening])
            return
        os.environ[ENVIRONMENT] = handed_on(settings, log_level)
        config = uvicorn.Config("sztab.server.operation.running:worker_app", factory=True, workers=workers, **options)
        announce(where)
        Multiprocess(config, sockets=[listening]).run()


def listen(host: str, port: int) -> socket.socket:
    """The socket that the server listens at: taken before anything is said of it."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise BadNotation(f"--host {host}: no such address here") from None
    family, kind, protocol, _, address = found[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise BadNotation(f"--port {port}: taken already on {host}; choose another one, or 0 for any") from None
        raise BadNotation(f"--host {host} --port {port}: {error.strerror}") from None
    listening.set_inheritable(True)
    return listening


def warmed_app(settings: Settings) -> Litestar:
    app = make_app(settings)
    warm(app.state["services"].library)
    return app


def handed_on(settings: Settings, log_level: str) -> str:
    """The settings as text, for the workers' processes."""
    return msgspec.json.encode([msgspec.to_builtins(settings, str_keys=True, enc_hook=str), log_level]).decode()


def taken_over(text: str) -> tuple[Settings, str]:
    data, log_level = msgspec.json.decode(text)
    return msgspec.convert(data, Settings, dec_hook=lambda kind, value: kind(value)), log_level


def worker_app() -> Any:
    """The application of one of several workers, from the settings that the first process left."""
    settings, log_level = taken_over(os.environ[ENVIRONMENT])
    set_up_logs(log_level.upper())
    return warmed_app(settings)
