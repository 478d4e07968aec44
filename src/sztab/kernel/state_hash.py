"""The hash of a state, in a canonical form that outlives refactoring. See docs/records.md.

A state is a set of named parts: its fields, without those that follow from others (`Game.derived`). A part that equals
its default is left out, so that a new field changes no hash before it is used; inside a part, fields of structs that
equal their default are left out too. Each part has a hash of its own, and the hash of the state is taken over these.
A `StateHash` belongs to one play and remembers its parts: what did not change is not encoded again. What was hashed
before, in any play of the game, is not hashed again while it is short.
"""

from __future__ import annotations

import types
from array import array
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from itertools import compress
from operator import attrgetter, ne
from typing import Any, Generic, Literal, Union, get_args, get_origin

import msgspec

from sztab.kernel.game import Game, S

FORM = 2
"""The version of the canonical form, which the header of a record names. 1 was the state as it stood in memory."""
HASH = 32
"""Hexadecimal digits of a hash in a record."""
SHORT = 120
"""Bytes of a part that is remembered with its hash."""
REMEMBERED = 500
"""How many values of a part are remembered."""

_UNKNOWN: Any = object()
_encode = msgspec.json.Encoder(order="sorted").encode


def state_hash(game: Game[S], state: S) -> str:
    """The hash of one state. Who hashes answer after answer keeps a `StateHash`."""
    return StateHash(game).of(state)


class _Part(msgspec.Struct, frozen=True):
    """A field of a state that is hashed."""

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
    copy = _copier(field.type)
    is_plain = copy is not None
    return _Part(field.encode_name, _default(field), copy or _struct_copier(field.type), is_plain, write, {})


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


_ATOMS = frozenset((int, str, bool, type(None)))


def canonical(value: Any) -> Any:
    """A value as plain data: structs as mappings by name, without fields that equal their default."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if isinstance(value, msgspec.Struct):
        pairs, tag = _shape(type(value))
        made = dict(tag)
        for name, default in pairs:
            if (content := getattr(value, name)) != default:
                made[name] = canonical(content)
        return made
    if isinstance(value, (list, tuple)):
        return value if _ATOMS.issuperset(map(type, value)) else [canonical(item) for item in value]
    if isinstance(value, dict):
        return {key: canonical(item) for key, item in value.items()}
    return value


# --- what can be compared as it is, by its type --------------------------------------------------------------------


def _copier(kind: Any) -> Callable[[Any], Any] | None:
    """How a value of a type is copied so that later changes of it are seen; None: not by such simple means."""
    if _is_fixed(kind):
        return _as_it_is
    if isinstance(kind, type) and issubclass(kind, dict) and _holds_frozen(kind):
        return kind.copy
    if get_origin(kind) is dict:
        return dict.copy if all(map(_is_fixed, get_args(kind))) else None
    inner = _inside_list(kind)
    if inner is None:
        return None
    if all(map(_is_fixed, inner)):
        return _copy_list
    if all(map(_is_table, inner)):
        return _copy_tables
    return _copy_rows if all(map(_is_row, inner)) else None


def _struct_copier(kind: Any) -> Callable[[Any], Any] | None:
    """The same of a struct that copies itself, or of a list of such structs; None: it is something else."""
    if _copies_itself(kind):
        return _copy_struct
    inner = _inside_list(kind)
    return _copy_structs if inner is not None and all(map(_copies_itself, inner)) else None


def _copies_itself(kind: Any) -> bool:
    """A struct with a copy of its own, in which nothing is shared that changes: its fields are plain values, or lists
    of them."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct) and hasattr(kind, "copy")):
        return False
    fields = [field.type for field in msgspec.structs.fields(kind)]
    return all(_is_fixed(field) or all(map(_is_fixed, _inside_list(field) or (field,))) for field in fields)


def _holds_frozen(kind: type[dict[Any, Any]]) -> bool:
    """A class of mappings to structs that never change."""
    bases = (get_args(base) for base in getattr(kind, "__orig_bases__", ()))
    return any(
        isinstance(each[-1], type) and issubclass(each[-1], msgspec.Struct) and each[-1].__struct_config__.frozen
        for each in bases
        if each
    )


def _is_fixed(kind: Any) -> bool:
    """Plain values and tuples of them: nobody changes them in place."""
    if kind in _ATOMS or kind is None or get_origin(kind) is Literal:
        return True
    if get_origin(kind) is tuple:
        return all(part is Ellipsis or _is_fixed(part) for part in get_args(kind))
    return get_origin(kind) in (Union, types.UnionType) and all(map(_is_fixed, get_args(kind)))


def _is_row(kind: Any) -> bool:
    """A list of plain values, or an array."""
    inner = _inside_list(kind)
    return all(map(_is_fixed, inner)) if inner is not None else isinstance(kind, type) and issubclass(kind, array)


def _is_table(kind: Any) -> bool:
    """A mapping of plain values to plain values, or a class of such mappings."""
    bases = getattr(kind, "__orig_bases__", (kind,))
    return any(get_origin(base) is dict and all(map(_is_fixed, get_args(base))) for base in bases)


def _inside_list(kind: Any) -> tuple[Any, ...] | None:
    """What a list is a list of; None where it is no list."""
    return get_args(kind) or None if get_origin(kind) is list else None


def _as_it_is(value: Any) -> Any:
    return value


def _copy_list(value: list[Any]) -> list[Any]:
    return value[:]


def _copy_struct(value: Any) -> Any:
    return value.copy()


def _copy_structs(value: list[Any]) -> list[Any]:
    return [item.copy() for item in value]


def _copy_tables(value: list[dict[Any, Any]]) -> list[dict[Any, Any]]:
    return [table.copy() for table in value]


def _copy_rows(value: list[list[Any]]) -> list[list[Any]]:
    return [row[:] for row in value]
