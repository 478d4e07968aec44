"""The box: data files in their printed shape, each datum with its origin, errors with file and line.

A box is a folder with `box.toml` (game, edition), CSV files (rows, or grids in their printed shape), TOML cards, and
`origin.toml`, which says where each datum comes from. An overlay is another such folder whose files stand before ours.
"""

import csv
import hashlib
import io
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from sztab.kernel.boxfiles import Card, Grid, Noted, Row
from sztab.kernel.errors import DataError
from sztab.kernel.misread import toml_problem

__all__ = ["Box", "Card", "Grid", "Override", "Row", "read_all"]

T = TypeVar("T")
Override = Mapping[str, Any]
BESIDE_RULES = ("box.toml", "origin.toml", "markers.csv")
"""Files that rules need not read: whose box it is, where each datum comes from, what is printed besides counters."""
UNREAD = "no rule reads this file, so a change in it changes nothing"


class Box:
    """The data files of one edition, with overlays and overrides before them."""

    def __init__(self, *folders: Path, overrides: Mapping[str, Override] | None = None) -> None:
        """`folders` from the bottom (ours) to the top (an owner's); `overrides` are single values, file by file."""
        for folder in folders:
            if not folder.is_dir():
                raise DataError(f"{folder}: no such folder")
        self.folders = folders
        self.overrides: Mapping[str, Override] = overrides or {}
        self._sheets: dict[str, Noted] = {}
        """The head of each CSV file that was read, with the columns that were asked for."""
        self._grids: dict[str, Grid] = {}
        self._cards: dict[str, Card] = {}
        self._read: set[str] = set()
        """The files that somebody has read."""

    @property
    def is_of_a_game(self) -> bool:
        """Does it name its game? Then the first column of each file names its rows, each once."""
        return "box.toml" in self.files()

    @property
    def is_overlaid(self) -> bool:
        """Do an owner's files stand before ours?"""
        return len(self.folders) > 1

    def unknown(self) -> list[str]:
        """Keys and columns in the files read so far that nobody asked for, misspelt or of no use; files that nobody
        read and that say something else than ours."""
        found = [(sheet, f"{self.path(f'{stem}.csv')}:1: unknown column ") for stem, sheet in self._sheets.items()]
        problems = [f"{where}{column}" for sheet, where in found for column in sheet.unasked()]
        problems += [grid.unknown(column) for grid in self._grids.values() for column in grid.unasked()]
        problems += [card.unknown(path) for card in self._cards.values() for path in card.unasked()]
        return problems + [f"{self.path(name)}: {UNREAD}" for name in self.changed_in_vain()]

    def changed_in_vain(self) -> list[str]:
        """Files that nobody has read, where an owner's says something else than ours or an override changes one."""
        idle = [name for name in self.files() if name not in self._read and name not in BESIDE_RULES]
        ours, theirs = Box(self.folders[0]), Box(*self.folders)
        return [
            name for name in idle
            if name.rpartition(".")[0] in self.overrides
            or (self.is_overlaid and theirs._said(name) != ours._said(name))
        ]  # fmt: skip

    def _said(self, name: str) -> Any:
        """What a file says, however it is written down."""
        if name.endswith(".toml"):
            return self.toml(name)
        return [cells for _, cells in self.lines(name.removesuffix(".csv"))[1]]

    def overlaid(self, folder: Path) -> "Box":
        """This box with an owner's files before ours; each must be a file that the box has."""
        top = Box(*self.folders, folder, overrides=self.overrides)
        self._refuse_another_game(folder)
        known = {name for f in self.folders for name in _names(f)}
        strange = [name for name in _names(folder) if name not in known]
        if strange:
            raise DataError(*(f"{folder / name}: the box has no such file" for name in strange))
        if folders := [name for name in _names(folder) if not (folder / name).is_file()]:
            raise DataError(*(f"{folder / name}: is not a file" for name in folders))
        return top

    def _refuse_another_game(self, folder: Path) -> None:
        if not (folder / "box.toml").is_file() or "box.toml" not in self.files():
            return
        ours, theirs = (box.card("box").get("game", str) for box in (self, Box(folder)))
        if ours != theirs:
            raise DataError(f"{folder / 'box.toml'}: a box of {theirs}, not of {ours}")

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
        self._read.add(name)
        try:
            return path.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError as error:
            raise DataError(f"{path}: byte {error.start} is not UTF-8") from None
        except OSError as error:
            raise DataError(f"{path}: {error.strerror}") from None

    def digest(self) -> str:
        """A fingerprint of all that the box says."""
        total = hashlib.sha256()
        for name in self.files():
            total.update(f"{name}\0".encode() + self.path(name).read_bytes() + b"\0")
        total.update(repr(sorted((k, sorted(v.items(), key=str)) for k, v in self.overrides.items())).encode())
        return total.hexdigest()

    def lines(self, stem: str) -> tuple[str, list[tuple[int, list[str]]]]:
        """The file of a CSV and its lines that say something, with their numbers, the head first. Spreadsheets' ways
        are taken: semicolons or tabs for commas, empty lines and cells at the end."""
        name = f"{stem}.csv"
        text = self.text(name)
        reader = csv.reader(io.StringIO(text), strict=True, delimiter=_delimiter(text))
        lines: list[tuple[int, list[str]]] = []
        try:
            for cells in reader:
                if any(cells) and not cells[0].startswith("#"):
                    width = len(lines[0][1]) if lines else 1
                    lines.append((reader.line_num, _trimmed([cell.strip() for cell in cells], width)))
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

    def rows(self, stem: str, also: Iterable[str] = ()) -> list[Row]:
        """The lines of a CSV file whose first line names the columns; overrides go by the first column. `also`: columns
        for people alone, which no rule asks for."""
        file, ((_, header), *lines) = self.lines(stem)
        changes = self._changes(stem)
        sheet = self._sheets.setdefault(stem, Noted(dict.fromkeys(header)))
        sheet.asked.update(also)
        rows: list[Row] = []
        problems = [f"{file}:1: column {name} stands twice" for name in sorted(set(header)) if header.count(name) > 1]
        seen: set[str] = set()
        for number, cells in lines:
            if len(cells) != len(header):
                problems.append(f"{file}:{number}: {len(cells)} cells under {len(header)} columns")
                continue
            if cells[0] in seen and self.is_of_a_game:
                problems.append(f"{file}:{number}: {cells[0]} stands twice")
            row = Noted(dict(zip(header, cells)), sheet.asked)
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

    def our_columns(self, stem: str) -> tuple[str, ...]:
        """The columns of our own file, whatever an owner's has."""
        return tuple(Box(self.folders[0]).lines(stem)[1][0][1])

    def our_words(self, stem: str, column: str, separator: str = " ") -> frozenset[str]:
        """The words that our own file has in a column: names that rules know, and that an owner's may not invent."""
        return frozenset(word for row in Box(self.folders[0]).rows(stem) for word in row.words(column, separator))

    def grid(self, stem: str) -> Grid:
        """A two-way table in its printed shape: the first line heads the columns, the first cell heads each row."""
        if stem in self._grids:
            return self._grids[stem]
        file, ((_, header), *lines) = self.lines(stem)
        changes = self._changes(stem)
        cells: dict[tuple[str, str], str] = {}
        problems: list[str] = []
        for number, (head, *values) in lines:
            if len(values) != len(header) - 1:
                problems.append(f"{file}:{number}: {len(values)} cells under {len(header) - 1} columns")
                continue
            if (head, header[-1]) in cells:
                problems.append(f"{file}:{number}: {head} stands twice")
            for column, value in zip(header[1:], values):
                cells[head, column] = _as_cell(changes.get(head, {}).get(column, value))
        problems += [
            f"override of {stem}: no cell at row {r}, column {c}"
            for r, row in changes.items() for c in row if (r, c) not in cells
        ]  # fmt: skip
        if problems:
            raise DataError(*problems)
        self._grids[stem] = Grid(file, [cells_[0] for _, cells_ in lines], header[1:], cells)
        return self._grids[stem]

    def card(self, stem: str) -> Card:
        """A TOML file."""
        if stem not in self._cards:
            name = f"{stem}.toml"
            data = _merged(self.toml(name), self.overrides.get(stem, {}), stem)
            self._cards[stem] = Card(str(self.path(name)), self.text(name), data)
        return self._cards[stem]

    def toml(self, name: str) -> dict[str, Any]:
        """What a TOML file holds, as plain data."""
        text = self.text(name)
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            line, what = toml_problem(error, text)
            raise DataError(f"{self.path(name)}:{line}: {what}") from None


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


def _delimiter(text: str) -> str:
    """What parts the cells of a file: what its head has most of."""
    head = next(
        (line for line in text.splitlines() if line.strip(' ;,\t"') and not line.lstrip('"').startswith("#")), ""
    )
    return max(",;\t", key=head.count)


def _trimmed(cells: list[str], width: int) -> list[str]:
    """The cells without empty ones beyond the width."""
    while len(cells) > width and not cells[-1]:
        cells.pop()
    return cells


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
