"""What single chapters remember of a game: a small struct for each, declared beside the chapter's rules.

`state.of[CavalryArmy].front` reads, `state.change(CavalryArmy, front=1)` writes. The structs never change: a copy of a
state shares them. A field is a number (a count, a flag, or a set of units or hexes), several numbers in order, or
numbers by name. In records and hashes all of them stand in one flat table (`marks`) under the names that their fields
give, without those that are 0, so that a struct can be named and divided anew without touching what was written.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from msgspec import Struct, field, structs, to_builtins

from sztab.kernel.errors import BadNotation

C = TypeVar("C", bound="ChapterState")
By = Mapping[str, int]
"""Numbers by name, without those that are 0."""


def mark(name: str) -> int:
    """A field that is written under a name of its own."""
    return field(default=0, name=name)


def mark_row(*names: str) -> tuple[int, ...]:
    """A field of several numbers in order (by side, by theatre, by front), each written under a name of its own."""
    return field(default=(0,) * len(names), name=" ".join(names))


def mark_table(prefix: str) -> By:
    """A field of numbers by name; they are written under the prefix and their name."""
    return field(default_factory=dict, name=prefix)


class ChapterState(Struct, frozen=True, omit_defaults=True):
    """What one chapter remembers; all of it is 0 when a game begins."""

    wakes_hooks: ClassVar[bool] = False
    """Do hooks of marches hang on it (`For.now`, `For.by_theatre`; live_hooks.py)?"""
    drops_offers: ClassVar[bool | tuple[str, ...]] = True
    """Can what a movement phase offers besides marches hang on it (kept_offers.py)? Or: which actions' offers can."""


@cache
def _nothing(kind: type[C]) -> C:
    """The struct of a chapter that remembers nothing: the same one in all plays, which nobody can change."""
    return kind()


class ChapterStates(dict[type[ChapterState], ChapterState]):
    """The structs of all chapters that remember something."""

    live: Any = None
    """Which hooks can do anything by what is remembered now (live_hooks.py); None: not known."""

    if TYPE_CHECKING:

        def __getitem__(self, kind: type[C]) -> C: ...

    __missing__ = staticmethod(_nothing)

    def copy(self) -> "ChapterStates":
        return ChapterStates(self)


def with_number(found: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same numbers but for one."""
    return (*found[:place], value, *found[place + 1 :])


def with_member(found: tuple[int, ...], place: int, member: int) -> tuple[int, ...]:
    """The same sets but for one, which has a member more."""
    return with_number(found, place, found[place] | 1 << member)


def with_entry(found: By, name: str, value: int) -> By:
    """The same numbers by name but for one; 0 is not kept."""
    kept = {key: each for key, each in found.items() if key != name}
    return kept | {name: value} if value else kept


# --- the written form ----------------------------------------------------------------------------------------------


@cache
def _fields(kind: type[ChapterState]) -> tuple[tuple[str, str | tuple[str, ...], bool], ...]:
    """The fields of a struct, the name or names that each is written under, and whether it is a table by name."""
    found = []
    for each in structs.fields(kind):
        names = tuple(each.encode_name.split())
        is_row = isinstance(each.default, tuple)
        found.append((each.name, names if is_row else names[0], callable(each.default_factory)))
    return tuple(found)


@cache
def _many(kind: type[ChapterState]) -> tuple[tuple[str, tuple[str, ...], str], ...]:
    """The fields of a struct that are more than one number: as one they are written under a name that has to be
    taken apart."""
    rows = {each.name: each.encode_name for each in structs.fields(kind)}
    return tuple(
        (rows[name], key if isinstance(key, tuple) else (), "" if isinstance(key, tuple) else key)
        for name, key, is_table in _fields(kind)
        if is_table or isinstance(key, tuple)
    )


def written(states: Mapping[type[ChapterState], ChapterState]) -> dict[str, int]:
    """All that chapters remember as one flat table."""
    found: dict[str, int] = {}
    for kind, kept in states.items():
        last, flat = _LAST.get(kind, _NOTHING)
        if last is not kept:
            flat = _flat(kept)
            _LAST[kind] = kept, flat
        found.update(flat)
    return found


_NOTHING: tuple[ChapterState | None, dict[str, int]] = None, {}
_LAST: dict[type[ChapterState], tuple[ChapterState | None, dict[str, int]]] = {}
"""By kind, the struct that was written last, and how: structs never change, and most are the same a moment later."""


def _flat(kept: ChapterState) -> dict[str, int]:
    """One struct as a flat table."""
    found: dict[str, Any] = to_builtins(kept)
    for name, row, prefix in _many(type(kept)):
        value = found.pop(name, None)
        if not value:
            continue
        for key, each in zip(row, value) if row else value.items():
            if each:
                found[prefix + key] = each
    return found


def read(table: Mapping[str, Any]) -> ChapterStates:
    """The structs from a flat table."""
    if not isinstance(table, Mapping):
        raise BadNotation("marks: not a table of numbers by name")
    found: dict[type[ChapterState], dict[str, Any]] = {}
    for name, value in table.items():
        if type(value) is not int:
            raise BadNotation(f"marks: {name!r} is not a number")
        if value:
            kind, attribute, place = _place(name)
            fields = found.setdefault(kind, {})
            if place is None:
                fields[attribute] = value
            elif isinstance(place, int):
                fields[attribute] = with_number(fields.get(attribute) or getattr(kind(), attribute), place, value)
            else:
                fields[attribute] = {**fields.get(attribute, {}), place: value}
    return ChapterStates({kind: kind(**fields) for kind, fields in found.items()})


def _place(name: str) -> tuple[type[ChapterState], str, int | str | None]:
    """The field that is written under a name, and where in it; names in full go before prefixes."""
    tables = []
    for kind in kinds():
        for attribute, key, is_table in _fields(kind):
            if key == name and not is_table:
                return kind, attribute, None
            if type(key) is tuple and name in key:
                return kind, attribute, key.index(name)
            if is_table and name.startswith(str(key)):
                tables.append((str(key), kind, attribute))
    if not tables:
        raise BadNotation(f"marks: {name!r} is remembered by no chapter")
    prefix, kind, attribute = max(tables, key=lambda table: len(table[0]))
    return kind, attribute, name[len(prefix) :]


def kinds() -> Iterator[type[ChapterState]]:
    """The structs of all chapters that are loaded."""
    yield from ChapterState.__subclasses__()
