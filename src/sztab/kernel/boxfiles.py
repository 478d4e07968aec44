"""The files of a box as a game reads them: rows, cards and grids, with file and line for errors.

Each notes what is asked of it. What nobody asked for once a game has been made is no part of the game: a misspelt key
or column, which `Box.unknown` tells.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, cast

from sztab.kernel.errors import BadNotation, DataError

T = TypeVar("T")


class Noted(dict[str, Any]):
    """A table that notes which of its keys are asked for; whoever goes through it asks for all."""

    def __init__(self, data: Mapping[str, Any], asked: set[str] | None = None) -> None:
        super().__init__(data)
        self.asked: set[str] = set() if asked is None else asked

    def __getitem__(self, key: str) -> Any:
        self.asked.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return super().get(key, default)

    def __iter__(self) -> Iterator[str]:
        self.asked.update(super().keys())
        return super().__iter__()

    def keys(self) -> Any:
        self.asked.update(super().keys())
        return super().keys()

    def items(self) -> Any:
        self.asked.update(super().keys())
        return super().items()

    def values(self) -> Any:
        self.asked.update(super().keys())
        return super().values()

    def unasked(self) -> list[str]:
        return [key for key in super().__iter__() if key not in self.asked]


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

    def number(self, column: str) -> float:
        """A number with a point or, as spreadsheets of many countries save it, with a comma."""
        value = self.text(column)
        try:
            return float(value.replace(",", "."))
        except ValueError:
            raise self.error(f"{column} is {value!r}, not a number") from None

    def known(self, column: str, known: Iterable[str]) -> tuple[str, ...]:
        """Words of a cell, each one of those that are known; none where it is empty."""
        listed = sorted(known)
        for word in self.words(column):
            if word not in listed:
                raise self.error(f"{column} is {word!r}, not one of {', '.join(listed)}")
        return self.words(column)

    def read(self, column: str, reader: Callable[[str], T]) -> T:
        """A cell as a reader of notation takes it; what it cannot read is told with file and line."""
        try:
            return reader(self.text(column))
        except BadNotation as error:
            raise self.error(f"{column}: {error}") from None

    def words(self, column: str, separator: str = " ") -> tuple[str, ...]:
        return tuple(part for part in self.cells.get(column, "").split(separator) if part)


class Card:
    """A TOML file: values by dotted path, with file and line for errors."""

    def __init__(self, file: str, text: str, data: Mapping[str, Any]) -> None:
        self.file = file
        self.data: Noted = _noted(data)
        self._lines = text.splitlines()

    def error(self, path: str, what: str) -> DataError:
        return DataError(f"{self.file}:{self._line_of(path)}: {path}: {what}")

    def _line_of(self, path: str) -> int:
        """The line that names the last part of a path that can be found; 1 when none is. A number is an entry of a list
        of tables, counted from 0."""
        at, within = 1, ""
        for part in path.split("."):
            times = int(part) + 1 if part.isdecimal() and within else 1
            word = re.escape(within if part.isdecimal() and within else part)
            pattern = re.compile(rf'(^\s*"?{word}"?\s*=)|(^\s*\[+\s*(.*[."\s])?{word}[."\s\]])')
            found = [n for n, line in enumerate(self._lines[at - 1 :], at) if pattern.search(line)]
            at = found[min(times, len(found)) - 1] if found else at
            within = part
        return at

    def get(self, path: str, kind: type[T], default: T | None = None) -> T:
        """A value of the named kind at a dotted path; of a table whose keys are names, a plain copy."""
        value: Any = self.data
        for part in path.split("."):
            value = value.get(part) if isinstance(value, Mapping) else None
        if value is None and default is not None:
            return default
        if value is None:
            raise self.error(path, "missing")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(path, f"{value!r} is not {kind.__name__}")
        if kind is dict:
            return cast(T, _plain(value))
        return cast(T, [*cast(list[Any], value)]) if kind is list else value

    def also(self, *paths: str) -> None:
        """Parts of the card for people alone, which no rule asks for."""
        for path in paths:
            self.get(path, dict, {})

    def words(self, path: str) -> dict[str, str]:
        """A text in both languages."""
        found = self.get(path, dict)
        if set(found) != {"pl", "en"} or not all(isinstance(text, str) and text for text in found.values()):
            raise self.error(path, "is not one text in each of pl and en")
        return found

    def unasked(self) -> list[str]:
        """The dotted paths of all that nobody has asked for."""
        return list(_unasked(self.data, ""))

    def unknown(self, path: str) -> str:
        return self.error(path, "unknown key").problems[0]


def _noted(data: Mapping[str, Any]) -> Noted:
    return Noted({key: _noted_value(value) for key, value in data.items()})


def _noted_value(value: Any) -> Any:
    if isinstance(value, dict):
        return _noted(value)
    return [_noted_value(item) for item in value] if isinstance(value, list) else value


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, list) else value


def _unasked(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, Noted):
        new = value.unasked()
        yield from (f"{path}{key}" for key in new)
        for key in sorted(set(super(Noted, value).__iter__()) & value.asked):
            yield from _unasked(super(Noted, value).__getitem__(key), f"{path}{key}.")
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _unasked(item, f"{path}{number}.")


class Grid:
    """A printed two-way table: cells by row and column heading."""

    def __init__(
        self, file: str, rows: Sequence[str], columns: Sequence[str], cells: Mapping[tuple[str, str], str]
    ) -> None:
        self.file = file
        self.rows = tuple(rows)
        self._columns = tuple(columns)
        self._cells = cells
        self._asked: set[str] = set()

    @property
    def columns(self) -> tuple[str, ...]:
        """The headings of all columns: whoever looks at them knows them all."""
        self._asked.update(self._columns)
        return self._columns

    def at(self, row: object, column: object) -> str:
        self._asked.add(str(column))
        try:
            return self._cells[str(row), str(column)]
        except KeyError:
            raise DataError(f"{self.file}: no cell at row {row}, column {column}") from None

    def int_at(self, row: object, column: object, low: int | None = None) -> int:
        value = self.at(row, column)
        try:
            number = int(value)
        except ValueError:
            raise DataError(f"{self.file}: row {row}, column {column}: {value!r} is not a whole number") from None
        if low is not None and number < low:
            raise DataError(f"{self.file}: row {row}, column {column}: {number} is below {low}")
        return number

    def flag_at(self, row: object, column: object) -> bool:
        value = self.at(row, column)
        if value not in ("", "yes", "no"):
            raise DataError(f"{self.file}: row {row}, column {column}: {value!r} is not yes or no")
        return value == "yes"

    def unasked(self) -> list[str]:
        return [column for column in self._columns if column not in self._asked]

    def unknown(self, column: str) -> str:
        return f"{self.file}:1: unknown column {column}"
