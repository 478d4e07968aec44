"""Connections that do not get to the point: heads that never end, requests sent drop by drop, too many at once.

uvicorn closes what is idle between two requests; what is half sent it keeps, as long and as much as it may come. Here a
head has to come within seconds and within a size, a body too, and one address holds only so many connections.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sztab.server.operation.rates import network_of

HEAD_SECONDS = 10.0
HEAD_BYTES = 32 * 1024
HEADERS = 100
BODY_SECONDS = 60.0
BODY_BYTES = 12_000_000
"""More than any route takes: what comes after it would only be thrown away."""
WAITING = 16
"""Requests that wait on one connection for the one before them."""
READ_SECONDS, READ_BYTES = 30.0, 32 * 1024
"""How long a full buffer may wait for its reader, unless he has taken so much of it meanwhile."""
MOST_OF_ONE = 600
"""Connections of one network (see `rates.network_of`), where no proxy stands in front."""
MOST = 8_000


class Guarded(HttpToolsProtocol):
    """uvicorn's protocol with limits on what is half sent."""

    held: ClassVar[Counter[str]] = Counter()
    is_proxied: ClassVar[bool] = False
    refused: ClassVar[int] = 0
    """Connections that were cut."""

    _due: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _head = _body = _stray = _unsent = 0
    _in_head = True
    _is_cut = False
    _peer = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = network_of(self.client[0]) if self.client else "?"
        Guarded.held[self._peer] += 1
        if sum(Guarded.held.values()) > MOST or (not self.is_proxied and Guarded.held[self._peer] > MOST_OF_ONE):
            self._cut()
            return
        self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._is_read()
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        if self._peer:
            Guarded.held[self._peer] -= 1
            if Guarded.held[self._peer] <= 0:
                del Guarded.held[self._peer]
            self._peer = ""

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._due = self.loop.call_later(seconds, self._cut)

    def _stop_waiting(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _cut(self) -> None:
        if self._is_cut:
            return
        self._is_cut = True
        Guarded.refused += 1
        self._stop_waiting()
        if self.transport is not None:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
            if self._due is None:  # the first bytes of another request on the same connection
                self._wait(HEAD_SECONDS)
        body = self._body
        super().data_received(data)
        if self._in_head:
            if self._head > HEAD_BYTES:
                self._cut()
        elif self._body == body:  # headers behind a body, which are kept like those before it
            self._stray += len(data)
            if self._stray > HEAD_BYTES:
                self._cut()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > HEADERS or sum(len(n) + len(v) for n, v in self.headers[-1:]) > HEAD_BYTES:
            self._cut()

    def on_headers_complete(self) -> None:
        self._in_head, self._body, self._stray = False, 0, 0
        self._wait(BODY_SECONDS)
        super().on_headers_complete()
        if len(self.pipeline) > WAITING:
            self._cut()

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._body += len(body)
        if self._body > BODY_BYTES:
            self._cut()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._wait_for_reader()

    def _wait_for_reader(self) -> None:
        self._unsent = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(READ_SECONDS, self._look_at_reader)

    def _look_at_reader(self) -> None:
        """A long reply over a slow line is read all the same; who takes next to nothing is cut."""
        if self._unsent - self.transport.get_write_buffer_size() >= READ_BYTES:
            self._wait_for_reader()
        else:
            self._cut()

    def resume_writing(self) -> None:
        self._is_read()
        super().resume_writing()

    def _is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._in_head, self._head = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._is_read()
        self._let_go()  # the table's own limit on sockets counts it from here on
        super().handle_websocket_upgrade()


def guarded(*, proxied: bool) -> type[Any]:
    """The protocol for a server, behind a proxy or not."""
    Guarded.is_proxied = proxied
    return Guarded
