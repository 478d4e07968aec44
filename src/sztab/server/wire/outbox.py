"""What a connection has still to send, in order, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any

from litestar import WebSocket

WAITING = 1000
WAITING_BYTES = 4_000_000
"""Messages, and bytes of them, that may wait for a slow client before it is let go. (One that does not read at all is
cut by `operation/pushing.py`.)"""
BEHIND = 20
"""Messages that may wait before parts of a long journal are held back."""
TOO_SLOW, DONE, LOST = 4008, 1000, 1006


class Outbox:
    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self.closing = 0
        """With which code the connection ends; 0: it goes on."""

    @property
    def is_behind(self) -> bool:
        return len(self._waiting) > BEHIND

    def put(self, message: bytes) -> None:
        if self.closing:
            return
        if len(self._waiting) > WAITING or self._bytes > WAITING_BYTES:
            self.close(TOO_SLOW)
        else:
            self._bytes += len(message)
            self._waiting.append(message)
            self._wake.set()

    def close(self, code: int) -> None:
        """End the connection when all that waits is sent."""
        if not self.closing:
            self.closing = code
            self._wake.set()

    async def send_all(self) -> None:
        waiting, send = self._waiting, self._socket.send_data
        while waiting or not self.closing:
            if not waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            message = waiting.popleft()
            self._bytes -= len(message)
            try:
                await send(message, mode="text")
            except Exception:
                self.closing = self.closing or LOST
                return
        if self.closing not in (DONE, LOST):
            with contextlib.suppress(Exception):
                await self._socket.close(self.closing)
