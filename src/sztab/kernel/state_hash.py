"""The hash of a state, in a canonical form that outlives refactoring. See docs/records.md.

A state is a set of named parts: its fields, without those that follow from others (`Game.derived`). A part that equals
its default is left out, so that a new field changes no hash before it is used; inside a part, fields of structs that
equal their default are left out too. Each part has a hash of its own, and the hash of the state is taken over these.
A `StateHash` belongs to one play and remembers its parts: what did not change is not encoded again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import chain
from operator import attrgetter
from typing import Any, Generic

import msgspec

from sztab.kernel.game import Game, S

FORM = 2
"""The version of the canonical form, which the header of a record names. 1 was the state as it stood in memory."""
HASH = 32
"""Hexadecimal digits of a hash in a record."""

_UNKNOWN: Any = object()
_encode = msgspec.json.Encoder(order="sorted").encode


def state_hash(game: Game[S], state: S) -> str:
    """The hash of one state. Who hashes answer after answer keeps a `StateHash`."""
    return StateHash(game).of(state)


class StateHash(Generic[S]):
    """The hashes of one play's states, one after the other."""

    def __init__(self, game: Game[S]) -> None:
        self._values, self._names, self._defaults = _parts(game.state_type, tuple(game.derived))
        self._written = [game.written.get(name) for name in self._names]
        self._kept: list[Any] = [_UNKNOWN] * len(self._names)
        """Each part as it was hashed last: a copy of its value, or what it is written like in memory."""
        self._lines: list[bytes] = [b""] * len(self._names)
        self._hash = ""

    def of(self, state: S) -> str:
        kept = self._kept
        for i, value in enumerate(self._values(state)):
            if value == kept[i]:
                continue
            if (now := _comparable(value)) != kept[i]:
                kept[i] = now
                line = self._line(i, value)
                if line != self._lines[i]:
                    self._lines[i], self._hash = line, ""
        if not self._hash:
            self._hash = sha256(b"".join(self._lines)).hexdigest()[:HASH]
        return self._hash

    def _line(self, i: int, value: Any) -> bytes:
        """A part's line in what is hashed; nothing where it equals its default."""
        if (write := self._written[i]) is not None:
            value = write(value)
        if value == self._defaults[i]:
            return b""
        if type(self._kept[i]) is bytes:  # structs may be in it
            value = canonical(value)
        return f"{self._names[i]}={sha256(_encode(value)).hexdigest()}\n".encode()


@lru_cache(maxsize=64)
def _parts(
    state: type[msgspec.Struct], without: tuple[str, ...]
) -> tuple[attrgetter[tuple[Any, ...]], tuple[str, ...], tuple[Any, ...]]:
    """The fields of a type of state that are hashed: how to get them, the names under which they are written (a field
    that is called otherwise today keeps its old one: `field(name=…)`), their defaults."""
    fields = [f for f in msgspec.structs.fields(state) if f.name not in without and f.name != "events"]
    fields.sort(key=lambda f: f.encode_name)
    names = tuple(f.encode_name for f in fields)
    return attrgetter(*(f.name for f in fields)), names, tuple(_default(f) for f in fields)


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return _UNKNOWN if field.default is msgspec.NODEFAULT else field.default


@lru_cache(maxsize=512)
def _shape(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], tuple[Any, ...], dict[str, Any]]:
    """The names of a struct's fields, their defaults, and its tag."""
    fields, config = msgspec.structs.fields(kind), kind.__struct_config__
    tag = {config.tag_field: config.tag} if config.tag_field else {}
    return tuple(f.name for f in fields), tuple(_default(f) for f in fields), tag


def canonical(value: Any) -> Any:
    """A value as plain data: structs as mappings by name, without fields that equal their default."""
    if isinstance(value, msgspec.Struct):
        names, defaults, tag = _shape(type(value))
        pairs = ((name, getattr(value, name), default) for name, default in zip(names, defaults))
        return tag | {name: canonical(content) for name, content, default in pairs if content != default}
    if isinstance(value, (list, tuple)):
        return value if _are_atoms(value) else [canonical(item) for item in value]
    if isinstance(value, dict):
        return {key: canonical(item) for key, item in value.items()}
    return value


_ATOMS = frozenset((int, str, bool, type(None)))
_ROWS = frozenset((list, tuple))
_TUPLE = frozenset((tuple,))


def _are_atoms(items: Iterable[Any]) -> bool:
    return _ATOMS.issuperset(map(type, items))


def _comparable(value: Any) -> Any:
    """What tells later whether a part has changed: a copy of plain values and rows of them, the bytes of all else."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is list or kind is tuple:
        if _are_atoms(value):
            return value[:]
        if _ROWS.issuperset(map(type, value)) and all(map(_is_row, value)):
            return kind([row[:] for row in value])
    return _encode(value)


def _is_row(row: Sequence[Any]) -> bool:
    """Plain values, or tuples of them, which nobody changes."""
    return _are_atoms(row) or (_TUPLE.issuperset(map(type, row)) and _are_atoms(chain.from_iterable(row)))
