"""Text from outside: what no database and no list of names can hold is refused before anything is done with it."""

from __future__ import annotations

import re

from sztab.server.wire.faults import Fault

_ESCAPED = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
_ESCAPED_BYTES = re.compile(_ESCAPED.pattern.encode())
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*(?!\n)$"
"""Names: one line, without control characters and marks that turn the direction of writing. (A dollar alone would let
a line feed at the end pass.)"""
TABLE_ID = re.compile("[a-z2-7]{12}")
FOLDERS = re.compile(r"(?<![\w.])/(?:[\w.@+-]+/)+")


def has_nul(json: str | bytes) -> bool:
    """Does a JSON text hold the character 0? It can stand there only as an escape."""
    if isinstance(json, bytes):
        return b"\\u0000" in json and _ESCAPED_BYTES.search(json) is not None
    return "\\u0000" in json and _ESCAPED.search(json) is not None


def check_json(json: str | bytes) -> None:
    """Refuse what is no text at all, or holds the character 0."""
    try:
        _ = json.decode() if isinstance(json, bytes) else json.encode()
    except (UnicodeDecodeError, UnicodeEncodeError) as error:
        raise Fault("not-utf8", said=error.reason, at=error.start) from None
    if has_nul(json):
        raise Fault("nul")


def check_address(path: str, query: bytes) -> None:
    """The path and the query of a request."""
    if "\0" in path or b"%00" in query or b"\0" in query:
        raise Fault("nul-in-address")


def plain(name: str) -> str:
    """A name from elsewhere, without what names here do not hold."""
    return "".join(letter for letter in name if re.match(PLAIN, letter))


def is_table_id(name: str) -> bool:
    """Is this like the name of a table? What is not need not be looked for."""
    return TABLE_ID.fullmatch(name) is not None


def without_paths(said: str) -> str:
    """What the engine says of an error, without folders of this machine: a file is named by its last part."""
    return FOLDERS.sub("", said)[:500]
