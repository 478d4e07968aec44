"""What can go wrong with a request: a code that clients know, an HTTP status, one clear line."""

from __future__ import annotations

from collections.abc import Sequence

from sztab.server.parts import Refusal

STATUS = {
    "bad-message": 400,
    "bad-notation": 400,
    "no-session": 401,
    "forbidden": 403,
    "bad-origin": 403,
    "not-found": 404,
    "stale": 409,
    "not-asked": 409,
    "illegal": 409,
    "not-now": 409,
    "taken": 409,
    "too-large": 413,
    "too-many": 429,
    "failed": 500,
    "stopping": 503,
}


class Fault(Exception):
    """A request that is refused; nothing was changed by it."""

    def __init__(
        self, code: str, message: str, *, refusals: Sequence[Refusal] = (), version: int | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.refusals = list(refusals)
        self.version = version

    @property
    def status(self) -> int:
        return STATUS[self.code]


def forbidden(message: str) -> Fault:
    return Fault("forbidden", message)


def not_found(what: str) -> Fault:
    return Fault("not-found", f"there is no {what}")
