"""WebSockets: what is said at one go leaves at one go, and a reader that does not read is cut.

uvicorn writes every message by itself, and waits for ever where the other side does not take what it is sent: not even
a close gets through to it. Here all that is written before others have their turn is one write, and a connection whose
buffer does not empty is ended.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

READ_SECONDS = 30.0
"""How long a full buffer may wait for its reader."""
AT_ONCE = 64 * 1024
"""Bytes that are gathered at most."""


class Gathering:
    """A transport that gathers what is written until others have their turn."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._parts: list[bytes] = []
        self._size = 0

    def write(self, data: bytes) -> None:
        if not self._parts:
            self._loop.call_soon(self.flush)
        self._parts.append(data)
        self._size += len(data)
        if self._size > AT_ONCE:
            self.flush()

    def flush(self) -> None:
        parts = self._parts
        if parts:
            self._parts, self._size = [], 0
            self._transport.write(parts[0] if len(parts) == 1 else b"".join(parts))

    def close(self) -> None:
        self.flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Pushing(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with an end to waiting."""

    cut: ClassVar[int] = 0
    """Connections that were ended because they did not read."""

    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        gathering: Any = Gathering(transport, self.loop)  # type: ignore[arg-type]
        super().connection_made(gathering)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._due is None:
            self._due = self.loop.call_later(READ_SECONDS, self._cut)

    def resume_writing(self) -> None:
        self._stop_waiting()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _cut(self) -> None:
        Pushing.cut += 1
        self._due = None
        self.transport.abort()
