"""Records: JSON Lines. A header, then a line an answer, dice included, each with a hash of the state after it and a
hash chained over everything before it; at the end the outcome and the seed. See docs/records.md.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from sztab.kernel.errors import BadNotation
from sztab.kernel.misread import json_problem
from sztab.kernel.requests import Seat
from sztab.kernel.state_hash import HASH

FORMAT = 2
"""Records of format 1 are read too: they name no form of the hash of states, and it is form 1."""
TABLE_ENDS = ("resigned", "draw-agreed", "time", "abandoned")
"""Reasons of an end that the players made, not the rules."""
_sorted = msgspec.json.Encoder(order="sorted").encode


class RulesVersion(msgspec.Struct, frozen=True):
    """Which rules a record was played by: the package's version, and digests of rulebook file, box and code."""

    version: str
    rulebook: str
    box: str
    code: str = ""
    """What decides how the game is played: its own package, and what it stands on. Empty in records of format 1."""

    def is_same(self, other: RulesVersion) -> bool:
        """Do these digests say the same rules? Versions of the package are only names."""
        if not self.code or not other.code:
            return self == other
        return (self.rulebook, self.box, self.code) == (other.rulebook, other.box, other.code)


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The position that an analysis starts from: a state, the answers since, and how its game differs from usual."""

    state: Any
    tape: list[Any] = []
    drawn: dict[str, Any] | None = None
    """A position as situations draw it, on a map of its own."""
    box: dict[str, Any] = {}
    """Values of the box that are changed."""


class Passage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A running game goes over to other rules, which play it otherwise: from here on they hold."""

    was: RulesVersion
    now: RulesVersion
    line: int
    """The first line that the new rules play otherwise."""
    answers: int
    """How many of the answers stand: the position is the one after them. Later ones are void."""
    position: Base
    states: int
    """The form in which states are hashed from here on."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line."""

    record: int = FORMAT
    states: int = 1
    """The form in which states are hashed (`state_hash.FORM`)."""
    game: str
    edition: str
    scenario: str
    options: dict[str, str]
    rules: RulesVersion
    seats: dict[Seat, str]
    """Who sat where."""
    commitment: str
    """SHA-256 of the seed, known before the first question to chance."""
    contributions: dict[Seat, str] = {}
    """What the seats added to the seed; a seat that is missing here added nothing."""
    practice: int | None = None
    """The number of a practice game: its seed is open to all."""
    base: Base | None = None
    """An analysis: the position that it starts from. Then boards may be arranged, and dice be given."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One answer, undo or takeback, a seat taken over, a board arranged anew, or the end."""

    n: int
    """Number of the line, from 1."""
    seat: Seat = ""
    asks: str = ""
    answer: dict[str, Any] | None = None
    index: int | None = None
    """Index in the stream of dice, of an answer by chance."""
    of: dict[str, Any] | None = None
    """What chance was asked: with it the answer can be checked by the stream of dice alone (`chance_asked`)."""
    back: int | None = None
    """Undo or takeback: this many answers stay."""
    agreed: tuple[Seat, ...] = ()
    """Who agreed to a takeback; empty for an undo that needs nobody."""
    sits: str = ""
    """The seat was taken over while the game ran: who sits there from here on."""
    board: Base | None = None
    """An analysis: the board was arranged by hand, and this position is the new start."""
    rules: Passage | None = None
    """A running game went over to other rules."""
    end: dict[str, Any] | None = None
    seed: str | None = None
    key: str | None = None
    """The public key (Ed25519) of the server that played it, on the last line of an online record."""
    signature: str | None = None
    """That key's signature of the chain hash of the line before."""
    state: str = ""
    chain: str = ""


class Record(msgspec.Struct, frozen=True):
    """A whole record as read: nothing in it is proven yet."""

    header: Header
    lines: list[Line]
    chain: str
    """The chain hash of the header line."""
    odd: int = 0
    """The first line that is not written byte for byte as a record writes it (spaces, double keys, …); 0: none is."""

    @property
    def end(self) -> Line | None:
        """The line of the end; only a signature may stand after it."""
        played = [line for line in self.lines[-2:] if line.signature is None]
        return played[-1] if played and played[-1].end is not None else None


def standing(lines: Sequence[Line]) -> list[Line]:
    """The lines of the answers that stand after these lines."""
    found: list[Line] = []
    for line in lines:
        if line.back is not None:
            del found[line.back :]
        elif line.rules is not None:
            del found[line.rules.answers :]
        elif line.board is not None:
            found = []
        elif line.answer is not None:
            found.append(line)
    return found


def chain_hash(before: str, line: msgspec.Struct) -> str:
    """The hash of a line (without its own chain field) and of everything before it."""
    said: Any = line
    if not isinstance(line, Line):
        said = _plain(line)
        said.pop("chain", None)
    elif line.chain:
        said = msgspec.structs.replace(line, chain="")
    return hashlib.sha256(before.encode() + _sorted(said)).hexdigest()[:HASH]


def _plain(line: msgspec.Struct) -> dict[str, Any]:
    """A line as plain data; the header of a game says nothing of a base, and one of format 1 nothing that is newer."""
    data: dict[str, Any] = msgspec.to_builtins(line)
    if isinstance(line, Header):
        if line.base is None:
            del data["base"]
        if line.record == 1:
            del data["states"], data["rules"]["code"]
    return data


def chained(before: str, line: Line) -> Line:
    return msgspec.structs.replace(line, chain=chain_hash(before, line))


def text_of(header: Header, lines: Sequence[Line]) -> str:
    """A record as text."""
    return _header_row(header, chain_hash("", header)) + "\n" + text_of_lines(lines)


def text_of_lines(lines: Sequence[Line]) -> str:
    """Lines of a record as text, without its header."""
    return "".join(_row(line) + "\n" for line in lines)


def _header_row(header: Header, chain: str) -> str:
    return _row({**_plain(header), "chain": chain})


def _row(line: Any) -> str:
    return msgspec.json.encode(line).decode()


def rows_of(text: str, name: str) -> list[str]:
    """The lines of a record. Only a line feed ends one: names may hold any other character."""
    rows = text.split("\n")
    if rows[-1] == "":
        rows.pop()
    if not rows:
        raise BadNotation(f"{name}:1: empty")
    return rows


def parse(text: str, name: str = "record") -> Record:
    """A record from its text; errors name the line."""
    rows = rows_of(text, name)
    try:
        first = msgspec.json.decode(rows[0])
        if not isinstance(first, dict):
            raise BadNotation(f"{name}:1: not the header of a record")
        chain = str(first.pop("chain", ""))
        header = msgspec.convert(first, Header)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadNotation(f"{name}:1: {json_problem(error, rows[0])}") from None
    if not 1 <= header.record <= FORMAT:
        raise BadNotation(f"{name}:1: record format {header.record}, this version reads 1 to {FORMAT}")
    lines = []
    for number, row in enumerate(rows[1:], 2):
        try:
            lines.append(msgspec.json.decode(row, type=Line))
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadNotation(f"{name}:{number}: {json_problem(error, row)}") from None
    written = [_header_row(header, chain), *map(_row, lines)]
    odd = next((number for number, pair in enumerate(zip(rows, written), 1) if pair[0] != pair[1]), 0)
    return Record(header, lines, chain, odd if odd or text.endswith("\n") else len(rows))


def read_record(path: Path) -> Record:
    try:
        return parse(path.read_bytes().decode(), str(path))
    except OSError as error:
        raise BadNotation(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadNotation(f"{path}: byte {error.start} is not UTF-8") from None
