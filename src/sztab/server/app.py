"""The application: routes, what goes wrong, and the life of the server around them."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from types import FrameType
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import sztab
from sztab.kernel.errors import SztabError
from sztab.kernel.game import Game
from sztab.server.operation.library import Library
from sztab.server.operation.services import Services
from sztab.server.operation.settings import Settings
from sztab.server.routes.accounts import accounts_router
from sztab.server.routes.admin import admin_router
from sztab.server.routes.boards import boards_router
from sztab.server.routes.games import games_router, show_words
from sztab.server.routes.lessons import lessons_router
from sztab.server.routes.playing import play_router
from sztab.server.routes.records import records_router
from sztab.server.routes.scenarios import show_scenario
from sztab.server.routes.security import SAFE, address_of, header_hook, kind_of, provide_caller
from sztab.server.routes.site import health, metrics, open_link, static_handlers
from sztab.server.routes.situations import situations_router
from sztab.server.routes.tables import make_commitment, tables_router
from sztab.server.storage.database import DATABASE_ERRORS
from sztab.server.wire.faults import STATUS, Fault
from sztab.server.wire.kept import PACKED, Packing
from sztab.server.wire.misread import refused_request
from sztab.server.wire.models import Problem
from sztab.server.wire.texts import check_address, check_json, without_paths

log = logging.getLogger("sztab.requests")
BODY_LIMIT = 256 * 1024
SECRET_ROUTES = ["^/api/(tables|accounts|session|me|records|analysis)"]
"""Replies with secrets in them are not compressed: their length would tell of what is in them."""


RETRY_SECONDS = 5
"""When to come again, where the server cannot do something now."""
GOODBYE_SECONDS = 0.2
"""Between the goodbye and the closing of connections."""


def problem(fault: Fault, status: int | None = None) -> Response[Problem]:
    said = Problem(fault.code, fault.message, fault.refusals, fault.version, fault.key, fault.params)
    code = status or fault.status
    headers = {"retry-after": str(RETRY_SECONDS)} if code in (429, 503) else {}
    return Response(said, status_code=code, media_type="application/json", headers=headers)


def on_fault(_: Request[Any, Any, Any], fault: Fault) -> Response[Problem]:
    return problem(fault)


def on_notation(_: Request[Any, Any, Any], error: SztabError) -> Response[Problem]:
    return problem(Fault("bad-notation", said=without_paths(str(error))))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    return problem(refused_request(request.scope["path"], error), error.status_code)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, RecursionError):
        return problem(Fault("too-deep"))
    if isinstance(error, DATABASE_ERRORS):
        log.error("the database failed: %s", type(error).__name__, extra={"fields": {"path": request.url.path}})
        return problem(Fault("database-away"))
    log.error("a request failed", exc_info=error, extra={"fields": {"path": request.url.path}})
    return problem(Fault("failed"))


def services_of(app: Litestar) -> Services:
    """What an application serves with."""
    services: Services = app.state["services"]
    return services


async def begin_request(request: Request[Any, Any, Any]) -> None:
    request.scope["state"]["sztab_began"] = time.perf_counter()
    services = services_of(request.app)
    services.rates.check(kind_of(request.method, request.scope["path"]), address_of(request, services.settings))
    check_address(request.scope["path"], request.scope["query_string"])
    if request.method not in SAFE:
        check_json(await request.body())


async def count_reply(message: Message, scope: Scope) -> None:
    """Logs and counts replies: method, path, status and time; never the query, which may hold secrets."""
    if message["type"] != "http.response.start":
        return
    method, status = str(scope.get("method", "")), message["status"]
    services_of(scope["litestar_app"]).figures.count_request(method, status)
    if log.isEnabledFor(logging.INFO):
        began = scope.get("state", {}).get("sztab_began")
        took = round((time.perf_counter() - began) * 1000, 1) if began else None
        fields = {"method": method, "path": scope["path"][:200], "status": status, "ms": took}
        log.info("request", extra={"fields": fields})


def with_errors(handlers: list[Any]) -> list[Any]:
    """Every route says in OpenAPI how it may fail: always with the same body."""
    said = {
        status: ResponseSpec(Problem, description=", ".join(code for code, one in STATUS.items() if one == status))
        for status in sorted(set(STATUS.values()))
    }
    for handler in handlers:
        inner = handler.routes if isinstance(handler, Router) else [handler]
        for route in inner:
            for one in getattr(route, "route_handlers", [route]):
                if isinstance(one, HTTPRouteHandler):
                    one.responses = {**said, **(one.responses or {})}
    return handlers


def cors(settings: Settings) -> CORSConfig | None:
    """Pages of other sites that may play here: by the secrets of seats and tokens; cookies stay at home."""
    if not settings.origins:
        return None
    methods: list[Any] = ["GET", "POST", "PUT", "DELETE"]
    return CORSConfig(
        allow_origins=list(settings.origins), allow_methods=methods, allow_headers=["authorization", "content-type"]
    )


@contextmanager
def goodbye_at_signal(services: Services) -> Iterator[None]:
    """When the process is told to stop, say goodbye on every connection before the server closes them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before: dict[int, Any] = {}
    told = False

    def say(number: int) -> None:
        services.say_goodbye()
        loop.call_later(GOODBYE_SECONDS, before[number], number, None)

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal told
        if not told and callable(before[number]):
            told = True
            loop.call_soon_threadsafe(say, number)
        elif callable(before[number]):
            before[number](number, frame)

    for number in (signal.SIGTERM, signal.SIGINT):
        before[number] = signal.getsignal(number)
        signal.signal(number, stop)
    try:
        yield
    finally:
        for caught, handler in before.items():
            signal.signal(caught, handler)


@asynccontextmanager
async def life(app: Litestar) -> AsyncIterator[None]:
    services = services_of(app)
    await services.start()
    try:
        with goodbye_at_signal(services):
            yield
    finally:
        await services.stop()


async def provide_services(scope: Scope) -> Services:
    return services_of(scope["litestar_app"])


def make_app(settings: Settings, extra: Mapping[str, Game[Any]] | None = None) -> Litestar:
    """The application. `extra` are games beside the catalogue, for tests."""
    services = Services(settings, Library(settings.boxes, extra))
    return Litestar(
        route_handlers=with_errors(
            [
                games_router,
                show_scenario,
                situations_router,
                lessons_router,
                show_words,
                tables_router,
                make_commitment,
                play_router,
                accounts_router,
                admin_router,
                records_router,
                boards_router,
                health,
                metrics,
                open_link,
                *static_handlers(settings.client),
            ]
        ),
        dependencies={
            "services": Provide(provide_services),
            "caller": Provide(provide_caller),
        },
        exception_handlers={
            Fault: on_fault,
            SztabError: on_notation,
            HTTPException: on_http,
            Exception: on_failure,
        },
        before_request=begin_request,
        before_send=[count_reply, header_hook(settings)],
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Sztab", version=sztab.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=BODY_LIMIT,
        cors_config=cors(settings),
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            exclude=SECRET_ROUTES,
            exclude_opt_key=PACKED,
            middleware_class=Packing,
        ),
        logging_config=None,
        signature_namespace={"Services": Services},
        state=State({"services": services}),
    )
