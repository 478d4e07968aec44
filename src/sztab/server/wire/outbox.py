"""What a connection has still to send, in order, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket

WAITING = 1000
WAITING_BYTES = 4_000_000
"""Messages, and bytes of them, that may wait for a slow client before it is let go."""
SEND_SECONDS = 30.0
"""How long one message may take on its way; a client that does not read is cut then."""
BEHIND = 20
"""Messages that may wait before parts of a long journal are held back."""
TOO_SLOW, DONE, LOST = 4008, 1000, 1006


class Outbox:
    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0
        self.closing = 0
        """With which code the connection ends; 0: it goes on."""

    @property
    def is_behind(self) -> bool:
        return self._queue.qsize() > BEHIND

    def put(self, message: bytes) -> None:
        if self._queue.qsize() > WAITING or self._bytes > WAITING_BYTES:
            self.close(TOO_SLOW)
        else:
            self._bytes += len(message)
            self._queue.put_nowait(message)

    def close(self, code: int) -> None:
        """End the connection when all that waits is sent."""
        if not self.closing:
            self.closing = code
            self._queue.put_nowait(None)

    async def send_all(self) -> None:
        while (message := await self._queue.get()) is not None:
            self._bytes -= len(message)
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._socket.send_data(message, mode="text")
            except Exception:
                self.closing = self.closing or LOST
                return
        if self.closing not in (DONE, LOST):
            with contextlib.suppress(Exception):
                await self._socket.close(self.closing)
