"""Replies that are the same for everyone: made, packed and named once, however often they are asked for."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import ResponseSpec
from litestar.types import Receive, Scope, Send

PACKED = "packed"
"""The mark of routes whose replies are packed here, and not at each request."""
MOST = 1000
"""Replies that are kept; then the oldest goes."""
SMALL = 500
"""Bytes that are not worth packing."""
UNPACKED = ("image/png", "image/jpeg", "font/")


class Kept(msgspec.Struct, frozen=True):
    body: bytes
    packed: bytes
    """The same by gzip; empty where that gains nothing."""
    tag: str
    kind: str


class Shelf:
    """Replies by their names."""

    def __init__(self) -> None:
        self._kept: dict[Any, Kept] = {}

    async def take(self, key: Any, kind: str, make: Callable[[], bytes], tag: str = "") -> Kept:
        if (found := self._kept.get(key)) is None:
            found = await asyncio.to_thread(_pack, make(), kind, tag)
            while len(self._kept) >= MOST:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = found
        return found


def _pack(body: bytes, kind: str, tag: str) -> Kept:
    packed = gzip.compress(body, 6, mtime=0) if len(body) > SMALL and not kind.startswith(UNPACKED) else b""
    return Kept(body, packed, tag or f'"{hashlib.sha256(body).hexdigest()[:24]}"', kind)


def takes_gzip(accepted: str) -> bool:
    """Does a caller want replies packed? One who names gzip with the weight 0 does not."""
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" if weight else True
    return False


class Packing(CompressionMiddleware):
    """The framework's own packing, which looks for the word alone."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if takes_gzip(Headers.from_scope(scope).get("accept-encoding", "")):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def is_known(request: Request[Any, Any, Any], tag: str) -> bool:
    """Does the caller have it already?"""
    named = request.headers.get("if-none-match", "").split(",")
    return tag in (part.strip().removeprefix("W/") for part in named)


def reply(request: Request[Any, Any, Any], kept: Kept, cache: str = "max-age=300") -> Response[bytes]:
    headers = {"cache-control": cache, "etag": kept.tag, "vary": "Accept-Encoding"}
    if is_known(request, kept.tag):
        return Response(b"", status_code=304, headers=headers, media_type="text/plain")
    body = kept.body
    if kept.packed and takes_gzip(request.headers.get("accept-encoding", "")):
        body, headers["content-encoding"] = kept.packed, "gzip"
    return Response(body, headers=headers, media_type=kept.kind)


def spec(body: Any) -> dict[int, ResponseSpec]:
    """What a kept reply holds, for OpenAPI."""
    return {200: ResponseSpec(body, generate_examples=False)}
