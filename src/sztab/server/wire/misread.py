"""Requests and messages that cannot be read: which field is wrong, and what it has to be."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.exceptions import HTTPException, ValidationException

from sztab.server.wire.faults import Fault

PLAIN = {401: "log-in-first", 403: "not-allowed", 413: "too-large", 429: "too-many"}
FIELDS = {
    "password": "password-length",
    "mail": "bad-mail",
    "webhook": "bad-webhook",
    "minutes": "bad-minutes",
    "name": "bad-name",
    "contribution": "bad-name",
    "text": "bad-text",
}
"""Fields that people fill in, and what is said when one breaks its limits."""


def refused_request(path: str, error: HTTPException) -> Fault:
    """What the framework found wrong with a request, before anything of ours saw it."""
    if error.status_code == 404:
        return Fault("no-page", path=path[:60])
    if error.status_code in PLAIN:
        return Fault(PLAIN[error.status_code])
    if error.status_code >= 500:
        return Fault("failed")
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        return _bad_field(path, error.extra)
    return Fault("bad-request", said=error.detail[:500])


def refused_message(error: Exception) -> Fault:
    """What is wrong with a message on the WebSocket."""
    said, _, field = str(error).partition(" - at `$.")
    known = _limit_of(field.rstrip("`"), said)
    return Fault(known) if known else Fault("unreadable", said=str(error)[:300])


def _limit_of(field: str, said: str) -> str:
    """The key of a field that people fill in, when it is its limit that is broken and not its type."""
    return FIELDS.get(field, "") if "Expected" in said and ", got" not in said else ""


def _bad_field(path: str, found: list[Any]) -> Fault:
    for wrong in found:
        field = str(wrong.get("key", ""))
        if known := _limit_of(field, str(wrong.get("message", ""))):
            return Fault("account-name" if (path, field) == ("/api/accounts", "name") else known)
    said = "; ".join(f"{e.get('key', '')}: {e.get('message', '')}".strip(": ") for e in found[:5])
    return Fault("bad-field", said=said[:500])


def id_of(data: bytes | str) -> str:
    """The id of a message that is wrong otherwise, so that the client knows which one it was."""
    try:
        read = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    found = read.get("id") if isinstance(read, dict) else ""
    return found[:64] if isinstance(found, str) else ""
