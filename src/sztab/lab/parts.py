"""Rows on disk: a folder of Parquet parts, each written whole, so that a stopped run goes on where it was."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from sztab.kernel.errors import BadNotation
from sztab.lab.playing import Row

PATTERN = "part-*.parquet"
SCHEMA = {field.name: field.type for field in msgspec.structs.fields(Row)}


def _parquet() -> Any:
    try:
        import pyarrow.parquet
    except ImportError:
        raise BadNotation("games are kept as Parquet, which needs pyarrow: pip install 'sztab[lab]'") from None
    return pyarrow


class Parts:
    """The parts in a folder."""

    def __init__(self, folder: Path) -> None:
        self._arrow = _parquet()
        self._folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadNotation(f"--out {folder}: {error.strerror}") from None

    def rows(self) -> list[Row]:
        """All rows that are kept."""
        found = []
        for path in sorted(self._folder.glob(PATTERN)):
            try:
                found += msgspec.convert(self._arrow.parquet.read_table(path).to_pylist(), list[Row])
            except (self._arrow.ArrowException, msgspec.ValidationError, OSError) as error:
                raise BadNotation(f"{path} holds no games of the arena: {error}") from None
        return found

    def add(self, rows: Sequence[Row]) -> None:
        """One more part: there whole, or not at all."""
        if not rows:
            return
        arrow = self._arrow
        kinds = {str: arrow.string(), int: arrow.int64(), float: arrow.float64()}
        schema = arrow.schema([(name, kinds[kind]) for name, kind in SCHEMA.items()])
        table = arrow.Table.from_pylist(msgspec.to_builtins(list(rows)), schema=schema)
        taken = [int(path.stem.partition("-")[2]) for path in self._folder.glob(PATTERN)]
        path = self._folder / f"part-{max(taken, default=0) + 1:05d}.parquet"
        unfinished = path.with_suffix(f".{os.getpid()}")
        arrow.parquet.write_table(table, unfinished)
        unfinished.replace(path)
