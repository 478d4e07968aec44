"""The box: data files in their printed shape, each datum with its origin, errors with file and line.

A box is a folder with `box.toml` (game, edition), CSV files (rows, or grids in their printed shape), TOML cards, and
`origin.toml`, which says where each datum comes from. An overlay is another such folder whose files stand before ours.
"""

import csv
import hashlib
import io
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from sztab.kernel.errors import DataError

T = TypeVar("T")
Override = Mapping[str, Any]


class Row:
    """One line of a CSV file: cells by column name, with file and line for errors."""

    def __init__(self, file: str, line: int, cells: Mapping[str, str]) -> None:
        self.file = file
        self.line = line
        self.cells = cells

    def error(self, what: str) -> DataError:
        return DataError(f"{self.file}:{self.line}: {what}")

    def text(self, column: str, default: str | None = None) -> str:
        """A cell; an empty one only where there is a default."""
        value = self.cells.get(column, "")
        if value:
            return value
        if default is None:
            raise self.error(f"{column} is empty" if column in self.cells else f"no column {column}")
        return default

    def int(self, column: str, *, low: int | None = None, high: int | None = None, default: int | None = None) -> int:
        if default is not None and not self.cells.get(column):
            return default
        value = self.text(column)
        try:
            number = int(value)
        except ValueError:
            raise self.error(f"{column} is {value!r}, not a whole number") from None
        if (low is not None and number < low) or (high is not None and number > high):
            raise self.error(f"{column} is {number}, not between {low} and {high}")
        return number

    def flag(self, column: str) -> bool:
        value = self.cells.get(column, "")
        if value not in ("", "yes", "no"):
            raise self.error(f"{column} is {value!r}, not yes or no")
        return value == "yes"

    def one_of(self, column: str, known: Iterable[str], default: str | None = None) -> str:
        value = self.text(column, default)
        listed = list(known)
        if value not in listed:
            raise self.error(f"{column} is {value!r}, not one of {', '.join(listed)}")
        return value

    def words(self, column: str, separator: str = " ") -> tuple[str, ...]:
        return tuple(part for part in self.cells.get(column, "").split(separator) if part)


class Card:
    """A TOML file: values by dotted path, with file and line for errors."""

    def __init__(self, file: str, text: str, data: Mapping[str, Any]) -> None:
        self.file = file
        self.data = data
        self._lines = text.splitlines()

    def error(self, path: str, what: str) -> DataError:
        return DataError(f"{self.file}:{self._line_of(path)}: {path}: {what}")

    def _line_of(self, path: str) -> int:
        """The line that names the last part of a path that can be found; 1 when none is."""
        at = 1
        for part in path.split("."):
            pattern = re.compile(rf'(^\s*"?{re.escape(part)}"?\s*=)|(^\s*\[+.*\b{re.escape(part)}\b.*\]+)')
            for number, line in enumerate(self._lines[at - 1 :], at):
                if pattern.search(line):
                    at = number
                    break
        return at

    def get(self, path: str, kind: type[T], default: T | None = None) -> T:
        """A value of the named kind at a dotted path."""
        value: Any = self.data
        for part in path.split("."):
            value = value.get(part) if isinstance(value, Mapping) else None
        if value is None and default is not None:
            return default
        if value is None:
            raise self.error(path, "missing")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(path, f"{value!r} is not {kind.__name__}")
        return value


class Grid:
    """A printed two-way table: cells by row and column heading."""

    def __init__(
        self, file: str, rows: Sequence[str], columns: Sequence[str], cells: Mapping[tuple[str, str], str]
    ) -> None:
        self.file = file
        self.rows = tuple(rows)
        self.columns = tuple(columns)
        self._cells = cells

    def at(self, row: object, column: object) -> str:
        try:
            return self._cells[str(row), str(column)]
        except KeyError:
            raise DataError(f"{self.file}: no cell at row {row}, column {column}") from None

    def int_at(self, row: object, column: object) -> int:
        value = self.at(row, column)
        try:
            return int(value)
        except ValueError:
            raise DataError(f"{self.file}: row {row}, column {column}: {value!r} is not a whole number") from None


class Box:
    """The data files of one edition, with overlays and overrides before them."""

    def __init__(self, *folders: Path, overrides: Mapping[str, Override] | None = None) -> None:
        """`folders` from the bottom (ours) to the top (an owner's); `overrides` are single values, file by file."""
        for folder in folders:
            if not folder.is_dir():
                raise DataError(f"{folder}: no such folder")
        self.folders = folders
        self.overrides: Mapping[str, Override] = overrides or {}

    def overlaid(self, folder: Path) -> "Box":
        """This box with an owner's files before ours; each must be a file that the box has."""
        top = Box(*self.folders, folder, overrides=self.overrides)
        known = {name for f in self.folders for name in _names(f)}
        strange = [name for name in _names(folder) if name not in known]
        if strange:
            raise DataError(*(f"{folder / name}: the box has no such file" for name in strange))
        if folders := [name for name in _names(folder) if not (folder / name).is_file()]:
            raise DataError(*(f"{folder / name}: is not a file" for name in folders))
        return top

    def overridden(self, overrides: Mapping[str, Override]) -> "Box":
        """This box with single values changed: {file stem: {row: {column: value}}}, for situations."""
        merged = {**self.overrides, **overrides}
        for name, change in merged.items():
            if not isinstance(change, Mapping):
                raise DataError(f"override of {name!r}: {change!r} is not a mapping")
            if not any(stem in self.files() for stem in (f"{name}.csv", f"{name}.toml")):
                raise DataError(f"override of {name!r}: the box has no such file")
        return Box(*self.folders, overrides=merged)

    def files(self) -> list[str]:
        return sorted({name for folder in self.folders for name in _names(folder)})

    def path(self, name: str) -> Path:
        """Where a file is read from: the topmost folder that has it."""
        for folder in reversed(self.folders):
            if (folder / name).is_file():
                return folder / name
        raise DataError(f"{self.folders[-1] / name}: no such file")

    def text(self, name: str) -> str:
        path = self.path(name)
        try:
            return path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise DataError(f"{path}: byte {error.start} is not UTF-8") from None

    def digest(self) -> str:
        """A fingerprint of all that the box says."""
        total = hashlib.sha256()
        for name in self.files():
            total.update(f"{name}\0".encode() + self.path(name).read_bytes() + b"\0")
        total.update(repr(sorted((k, sorted(v.items(), key=str)) for k, v in self.overrides.items())).encode())
        return total.hexdigest()

    def _lines(self, stem: str) -> tuple[str, list[tuple[int, list[str]]]]:
        name = f"{stem}.csv"
        text = self.text(name)
        reader = csv.reader(io.StringIO(text), strict=True)
        lines: list[tuple[int, list[str]]] = []
        try:
            for cells in reader:
                if cells and not cells[0].startswith("#"):
                    lines.append((reader.line_num, [cell.strip() for cell in cells]))
        except csv.Error as error:
            raise DataError(f"{self.path(name)}:{reader.line_num}: {error}") from None
        if not lines:
            raise DataError(f"{self.path(name)}:1: empty")
        return str(self.path(name)), lines

    def _changes(self, stem: str) -> dict[str, dict[str, Any]]:
        """What overrides change in a CSV file: row, column, value."""
        changes = self.overrides.get(stem, {})
        for row, change in changes.items():
            if not isinstance(change, Mapping):
                raise DataError(f"override of {stem}: row {row!r} is {change!r}, not a mapping of columns")
        return {str(row): {str(column): value for column, value in change.items()} for row, change in changes.items()}

    def rows(self, stem: str) -> list[Row]:
        """The lines of a CSV file whose first line names the columns; overrides go by the first column."""
        file, ((_, header), *lines) = self._lines(stem)
        changes = self._changes(stem)
        rows: list[Row] = []
        problems: list[str] = []
        seen: set[str] = set()
        for number, cells in lines:
            if len(cells) != len(header):
                problems.append(f"{file}:{number}: {len(cells)} cells under {len(header)} columns")
                continue
            row = dict(zip(header, cells))
            seen.add(cells[0])
            for column, value in changes.get(cells[0], {}).items():
                if column not in row:
                    problems.append(f"override of {stem}: no column {column!r}")
                row[column] = _as_cell(value)
            rows.append(Row(file, number, row))
        problems += [f"override of {stem}: no row {key!r}" for key in changes if key not in seen]
        if problems:
            raise DataError(*problems)
        return rows

    def grid(self, stem: str) -> Grid:
        """A two-way table in its printed shape: the first line heads the columns, the first cell heads each row."""
        file, ((_, header), *lines) = self._lines(stem)
        changes = self._changes(stem)
        cells: dict[tuple[str, str], str] = {}
        problems: list[str] = []
        for number, (head, *values) in lines:
            if len(values) != len(header) - 1:
                problems.append(f"{file}:{number}: {len(values)} cells under {len(header) - 1} columns")
                continue
            for column, value in zip(header[1:], values):
                cells[head, column] = _as_cell(changes.get(head, {}).get(column, value))
        problems += [
            f"override of {stem}: no cell at row {r}, column {c}"
            for r, row in changes.items() for c in row if (r, c) not in cells
        ]  # fmt: skip
        if problems:
            raise DataError(*problems)
        return Grid(file, [cells_[0] for _, cells_ in lines], header[1:], cells)

    def card(self, stem: str) -> Card:
        """A TOML file."""
        name = f"{stem}.toml"
        text = self.text(name)
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            where = re.search(r"\(at line (\d+)", str(error))
            line = where[1] if where else text.rstrip().count("\n") + 1
            raise DataError(f"{self.path(name)}:{line}: {error}") from None
        return Card(str(self.path(name)), text, _merged(data, self.overrides.get(stem, {}), stem))


def read_all(rows: Iterable[T], build: Callable[[T], Any]) -> list[Any]:
    """Build something of each row, and report the problems of all rows at once."""
    built: list[Any] = []
    problems: list[str] = []
    for row in rows:
        try:
            built.append(build(row))
        except DataError as error:
            problems += error.problems
    if problems:
        raise DataError(*problems)
    return built


def _names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.suffix in (".csv", ".toml"))


def _as_cell(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _merged(data: Mapping[str, Any], change: Mapping[str, Any], where: str) -> dict[str, Any]:
    result = dict(data)
    for key, value in change.items():
        if key not in result:
            raise DataError(f"override of {where}: no key {key!r}")
        old = result[key]
        result[key] = (
            _merged(old, value, f"{where}.{key}") if isinstance(old, dict) and isinstance(value, Mapping) else value
        )
    return result
