"""Where each datum of a box comes from: `origin.toml` beside the files, a default a file and exceptions by key."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from sztab.kernel.box import Box
from sztab.kernel.errors import DataError

ORIGINS = ("rulebook", "geography", "history", "reconstruction")
ABOUT_THE_BOX = ("box.toml", "origin.toml")


class FileOrigin(msgspec.Struct):
    """How many data of a file come from where."""

    file: str
    data: int
    origins: dict[str, int]
    note: str = ""


class Origins(msgspec.Struct):
    """The origin of every datum of a box, counted."""

    counts: dict[str, int]
    files: list[FileOrigin]
    problems: list[str]


def origins(box: Box) -> Origins:
    """Count the origins of a box; a datum without one is a problem."""
    stated = box.toml("origin.toml")
    problems: list[str] = []
    files: list[FileOrigin] = []
    for name in box.files():
        if name in ABOUT_THE_BOX:
            continue
        entry = _entry_for(name.rsplit(".", 1)[0], stated)
        if entry is None:
            problems.append(f"{box.path('origin.toml')}: nothing about {name}")
            continue
        files.append(_count(box, name, entry, problems))
    total = Counter[str]()
    for file in files:
        total.update(file.origins)
    return Origins({origin: total[origin] for origin in ORIGINS}, files, problems)


def origin_of(box: Box, stem: str, key: str) -> str:
    """The origin of one datum, with its reference where one is given: `rulebook BW-S4`."""
    entry = _entry_for(stem, box.toml("origin.toml"))
    if entry is None:
        raise DataError(f"{box.path('origin.toml')}: nothing about {stem}")
    return _origin_in(entry, key)


def _entry_for(stem: str, stated: Mapping[str, Any]) -> Mapping[str, Any] | None:
    if stem in stated:
        return dict(stated[stem])
    return next((dict(entry) for pattern, entry in stated.items() if fnmatchcase(stem, pattern)), None)


def _origin_in(entry: Mapping[str, Any], key: str) -> str:
    cells = entry.get("cells", {})
    exact = cells.get(key)
    if exact is not None:
        return str(exact)
    return str(next((o for pattern, o in cells.items() if _names_datum(pattern, key)), entry.get("default", "")))


def _names_datum(pattern: str, key: str) -> bool:
    """A pattern names a datum by its key, by wildcards, or by the part of a card it lies in."""
    return key == pattern or key.startswith(f"{pattern}.") or fnmatchcase(key, pattern)


def _count(box: Box, name: str, entry: Mapping[str, Any], problems: list[str]) -> FileOrigin:
    keys = list(data_keys(box, name))
    counts = Counter[str]()
    for key in keys:
        origin = _origin_in(entry, key).split(" ")[0]
        if origin not in ORIGINS:
            known = ", ".join(ORIGINS)
            problems.append(f"{box.path('origin.toml')}: {name}: {key} has origin {origin!r}, not one of {known}")
        counts[origin] += 1
    for pattern in entry.get("cells", {}):
        if not any(_names_datum(pattern, key) for key in keys):
            problems.append(f"{box.path('origin.toml')}: {name}: {pattern!r} names nothing in the file")
    return FileOrigin(name, len(keys), dict(counts), str(entry.get("note", "")))


def data_keys(box: Box, name: str) -> Iterator[str]:
    """The key of each datum of a file: `row.column` of filled cells in CSV, dotted paths in TOML."""
    if name.endswith(".toml"):
        yield from _paths(box.toml(name), "")
        return
    _, ((_, header), *lines) = box.lines(name.removesuffix(".csv"))
    for _, (head, *cells) in lines:
        for column, cell in zip(header[1:], cells):
            if cell:
                yield f"{head}.{column}"


def _paths(data: Any, path: str) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _paths(value, f"{path}.{key}" if path else key)
    elif isinstance(data, list) and any(isinstance(item, dict) for item in data):
        for number, item in enumerate(data):
            yield from _paths(item, f"{path}.{number}")
    else:
        yield path
