"""At the door: who calls, from which page, how often; and what browsers are told."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.types import Message, Scope

from sztab.server.accounts.accounts import TOKEN
from sztab.server.accounts.callers import NOBODY, Caller, User, with_secret
from sztab.server.operation.rates import network_of
from sztab.server.operation.services import Services
from sztab.server.operation.settings import Settings
from sztab.server.tables.metadata import digest
from sztab.server.wire.faults import Fault

COOKIE = "sztab_session"
SAFE = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, Any]

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)


def headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """Headers of every reply."""
    told = {
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
        "cross-origin-opener-policy": "same-origin",
    }
    if settings.secure:
        told["strict-transport-security"] = "max-age=31536000"
    return [(key.encode(), value.encode()) for key, value in told.items()]


def header_hook(settings: Settings) -> Any:
    """Adds the headers to every reply, errors included, and keeps those of the interface out of caches."""
    added = headers(settings)

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            if scope["path"].startswith("/api/") and not any(key.lower() == b"cache-control" for key, _ in given):
                given.append((b"cache-control", b"no-store"))
            message["headers"] = [*given, *added]

    return add_headers


def address_of(connection: Connection, settings: Settings) -> str:
    """The address of who calls, for rate limits."""
    if settings.proxied and (told := connection.headers.getall("x-forwarded-for", [])):
        return network_of(told[-1].rsplit(",", 1)[-1].strip())  # the last is the proxy's own word
    return network_of(connection.client.host) if connection.client else "?"


def kind_of(method: str, path: str) -> str:
    """As what a request is counted, whatever it asks for: a page of the client is many files at once."""
    if method not in SAFE:
        return "write"
    return "read" if path.startswith("/api/") else "file"


def is_own_page(connection: Connection, settings: Settings) -> bool | None:
    """Was this sent by a page of this server (or an allowed one)? None: it was not sent by a page."""
    origin = connection.headers.get("origin")
    if origin is None:
        site = connection.headers.get("sec-fetch-site")
        return None if site is None else site in ("same-origin", "none")
    if origin in settings.origins:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


def comes_from_here(connection: Connection) -> bool:
    """Was it sent by this very site, or by no page at all? Pages of other sites, allowed ones too, play with secrets of
    seats and tokens: this site's cookies are not theirs."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return urlsplit(origin).netloc == connection.headers.get("host", "")


def check_origin(connection: Connection, settings: Settings) -> None:
    if is_own_page(connection, settings) is False:
        raise Fault("other-site")


async def find_caller(connection: Connection, services: Services) -> Caller:
    """The account by token or cookie, the secret of a seat or a table by `Authorization: Bearer`."""
    caller = NOBODY
    bearer = connection.headers.get("authorization", "")
    kind, _, secret = bearer.partition(" ")
    if secret and kind.lower() == "bearer":
        if secret.startswith(TOKEN):
            user = await services.accounts.by_token(secret)
            if user is None:
                raise Fault("strange-token")
            return Caller(user, proof=digest(secret), scope=await services.accounts.scope_of(digest(secret)))
        caller = with_secret(caller, secret[:128])
    cookie = connection.cookies.get(COOKIE)
    if cookie and comes_from_here(connection):
        user = await services.accounts.by_session(cookie[:128])
        caller = Caller(user, caller.digest, digest(cookie[:128]) if user else "")
    return caller


async def provide_caller(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Caller:
    """Who sends a request; refuses what another site's page sends."""
    is_safe = request.method in SAFE
    if services.stopping:
        raise Fault("stopping")
    caller = await find_caller(request, services)
    if not is_safe:
        check_origin(request, services.settings)
        by_cookie = COOKIE in request.cookies and "authorization" not in request.headers
        if by_cookie and is_own_page(request, services.settings) is None:
            raise Fault("cookie-from-elsewhere")
    check_scope(caller, request.method, request.scope["path"])
    return msgspec.structs.replace(caller, network=address_of(request, services.settings))


def check_scope(caller: Caller, method: str, path: str) -> None:
    """A token does what it was made for."""
    if caller.scope == "all" or (method in SAFE and not path.startswith("/api/me/data")):
        return
    if caller.scope == "read" or path.startswith(("/api/me", "/api/password", "/api/accounts")):
        raise Fault("token-scope", scope=caller.scope)


def need_user(caller: Caller) -> User:
    if caller.user is None:
        raise Fault("log-in-first")
    return caller.user
