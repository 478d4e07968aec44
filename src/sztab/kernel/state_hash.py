"""The hash of a state, in a canonical form that outlives refactoring. See docs/records.md.

A state is a set of named parts: its fields, without those that follow from others (`Game.derived`). A part that equals
its default is left out, so that a new field changes no hash before it is used; inside a part, fields of structs that
equal their default are left out too. Each part has a hash of its own, and the hash of the state is taken over these.
A `StateHash` belongs to one play and remembers its parts: what did not change is not encoded again. What was hashed
before, in any play of the game, is not hashed again while it is short. A game may name a compiled form of all this
(`Game.hasher`); `hashes_of` chooses, and `StateHash` is the form to read.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from itertools import compress
from operator import attrgetter, ne
from typing import Any, Generic

import msgspec

from sztab.kernel.game import Game, S
from sztab.kernel.part_copies import ATOMS, copier, struct_copier

FORM = 2
"""The version of the canonical form, which the header of a record names. 1 was the state as it stood in memory."""
HASH = 32
"""Hexadecimal digits of a hash in a record."""
SHORT = 120
"""Bytes of a part that is remembered with its hash."""
REMEMBERED = 500
"""How many values of a part are remembered."""

_UNKNOWN: Any = object()


def _listed(value: Any) -> list[Any]:
    """What JSON does not know: an array is written as a list."""
    if isinstance(value, array):
        return value.tolist()
    raise NotImplementedError(f"{type(value).__name__} is no part of a state")


_encode = msgspec.json.Encoder(order="sorted", enc_hook=_listed).encode


def state_hash(game: Game[S], state: S) -> str:
    """The hash of one state. Who hashes answer after answer keeps what `hashes_of` gives."""
    return hashes_of(game)(state)


def hashes_of(game: Game[S]) -> Callable[[S], str]:
    """What hashes the states of one play, one after the other: the game's compiled form, or a `StateHash`."""
    if game.hasher is None:
        return StateHash(game).of
    made: Callable[[S], str] = _compiled(type(game), game.state_type).anew().of
    return made


class _Part(msgspec.Struct, frozen=True):
    """A field of a state that is hashed."""

    field: str
    name: str
    """Under which it is written: a field that is called otherwise today keeps its old name (`field(name=…)`)."""
    default: Any
    copy: Callable[[Any], Any] | None
    """A copy to compare with later; None: there may be mappings and nested structs in it, and its bytes are
    compared."""
    is_plain: bool
    """It is hashed as it is written; otherwise there may be structs in it, which leave out what equals its default."""
    write: Callable[[Any], Any] | None
    """How it is written, where not as it stands in memory."""
    known: dict[bytes, bytes]
    """Lines that were made before, by what the part is like in JSON."""

    def known_line(self, text: bytes, value: Any) -> bytes:
        """`line`, as it was made before or anew."""
        line = self.known.get(text)
        return self.line(text, value) if line is None else line

    def line(self, text: bytes, value: Any) -> bytes:
        """The part's line in what is hashed; nothing where it equals its default."""
        if value == self.default:
            line = b""
        else:
            content = text if self.is_plain else _encode(canonical(value))
            line = f"{self.name}={sha256(content).hexdigest()}\n".encode()
        if len(text) <= SHORT:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            self.known[text] = line
        return line


class StateHash(Generic[S]):
    """The hashes of one play's states, one after the other."""

    def __init__(self, game: Game[S]) -> None:
        self._values, self._parts = _parts(type(game), game.state_type)
        self._numbers = range(len(self._parts))
        self._kept: list[Any] = [_UNKNOWN] * len(self._parts)
        """Each part as it was hashed last: a copy of its value, or what it is written like."""
        self._lines: list[bytes] = [b""] * len(self._parts)
        self._hash = ""

    def of(self, state: S) -> str:
        kept, values = self._kept, self._values(state)
        for i in compress(self._numbers, map(ne, values, kept)):
            value, part = values[i], self._parts[i]
            if (copy := part.copy) is not None:
                kept[i] = copy(value)
            if part.write is not None:
                value = part.write(value)
            text = _encode(value)
            if copy is None:
                if text == kept[i]:
                    continue
                kept[i] = text if value else type(value)()  # nothing, and what is empty, is seen to be the same
            line = part.known.get(text)
            if line is None:
                line = part.line(text, value)
            if line != self._lines[i]:
                self._lines[i], self._hash = line, ""
        if not self._hash:
            self._hash = sha256(b"".join(self._lines)).hexdigest()[:HASH]
        return self._hash


@lru_cache(maxsize=64)
def _parts(game: type[Game[Any]], state: type[msgspec.Struct]) -> tuple[attrgetter[tuple[Any, ...]], tuple[_Part, ...]]:
    """The fields of a game's states that are hashed, and how to get them all."""
    fields = [f for f in msgspec.structs.fields(state) if f.name not in game.derived and f.name != "events"]
    fields.sort(key=lambda f: f.encode_name)
    return attrgetter(*(f.name for f in fields)), tuple(_part(f, game.written.get(f.encode_name)) for f in fields)


def _part(field: msgspec.structs.FieldInfo, write: Callable[[Any], Any] | None) -> _Part:
    copy = copier(field.type)
    is_plain = copy is not None
    return _Part(field.name, field.encode_name, _default(field), copy or struct_copier(field.type), is_plain, write, {})


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return _UNKNOWN if field.default is msgspec.NODEFAULT else field.default


@lru_cache(maxsize=512)
def _shape(kind: type[msgspec.Struct]) -> tuple[tuple[tuple[str, Any], ...], dict[str, Any]]:
    """The names of a struct's fields with their defaults, and its tag."""
    config = kind.__struct_config__
    tag = {config.tag_field: config.tag} if config.tag_field else {}
    return tuple((f.name, _default(f)) for f in msgspec.structs.fields(kind)), tag


# --- what the compiled form is told ---------------------------------------------------------------------------------

_SHAPES: dict[type, Any] = {}
"""`_members` of the types that were met."""


@lru_cache(maxsize=64)
def _compiled(game: type[Game[Any]], state: type[msgspec.Struct], by_processor: bool = True) -> Any:
    """The compiled form for a game's states, which has hashed nothing. A struct is not copied there but written and
    compared, since that is faster. With `by_processor` it uses what instructions there are for SHA-256."""
    assert game.hasher is not None
    told = tuple(
        (p.field, f"{p.name}=".encode(), p.default, p.copy if p.is_plain else None, p.write, p.known_line, p.is_plain)
        for p in _parts(game, state)[1]
    )
    return game.hasher(state, told, _SHAPES, _members, _encode, sha256, by_processor)


def _members(kind: type) -> tuple[tuple[bytes, Any, Any], ...] | None:
    """A struct's fields in the order in which they are written: the beginning of each, where it lies, its default; a
    tag lies nowhere. None: it is no struct."""
    if not issubclass(kind, msgspec.Struct):
        return None
    pairs, tag = _shape(kind)
    written = {name: (_encode(name) + b":", getattr(kind, name), default) for name, default in pairs}
    written |= {name: (_encode(name) + b":" + _encode(content), None, None) for name, content in tag.items()}
    return tuple(written[name] for name in sorted(written))


def canonical(value: Any) -> Any:
    """A value as plain data: structs as mappings by name, without fields that equal their default."""
    kind = type(value)
    if kind in ATOMS:
        return value
    if isinstance(value, msgspec.Struct):
        pairs, tag = _shape(type(value))
        made = dict(tag)
        for name, default in pairs:
            if (content := getattr(value, name)) != default:
                made[name] = canonical(content)
        return made
    if isinstance(value, (list, tuple)):
        return value if ATOMS.issuperset(map(type, value)) else [canonical(item) for item in value]
    if isinstance(value, dict):
        return {key: canonical(item) for key, item in value.items()}
    return value
