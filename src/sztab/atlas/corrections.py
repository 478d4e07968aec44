"""Corrections: where a stated fact of a rulebook overrules the true place of a thing on the grid, each with its reason."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files

from sztab.kernel.errors import DataError

KINDS = ("place", "terrain", "theatre", "state", "bank", "side", "no-side", "rail", "no-rail", "drop", "kind")


@dataclass(frozen=True)
class Correction:
    """`object` is what is put right (a town, a hex, a side), `value` what it is to be."""

    what: str
    object: str
    value: str
    reason: str
    at: str


def corrections(board: str) -> tuple[Correction, ...]:
    return tuple(_read(f"{board}.csv"))


def _read(name: str) -> Iterator[Correction]:
    with (files("sztab.atlas") / "data" / "corrections" / name).open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file, strict=True)
        for row in reader:
            at = f"corrections/{name}:{reader.line_num}"
            if row["what"] not in KINDS:
                raise DataError(f"{at}: {row['what']!r} is no kind of correction (one of {', '.join(KINDS)})")
            if not row["reason"]:
                raise DataError(f"{at}: a correction needs its reason")
            yield Correction(row["what"], row["object"], row["value"], row["reason"], at)
