"""How parts of a state are copied, so that a hash can see later whether they changed: by their types."""

from __future__ import annotations

import types
from array import array
from collections.abc import Callable
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

ATOMS = frozenset((int, str, bool, type(None)))


def copier(kind: Any) -> Callable[[Any], Any] | None:
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


def struct_copier(kind: Any) -> Callable[[Any], Any] | None:
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
    if kind in ATOMS or kind is None or get_origin(kind) is Literal:
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
