"""Corrections: where a stated fact of a rulebook overrules the true place of a thing on the grid, with its reason."""

from dataclasses import dataclass

from sztab.atlas.gazetteer import DATA
from sztab.kernel.box import Box, Row, read_all

KINDS = ("place", "terrain", "theatre", "state", "bank", "river", "source", "rail", "drop", "kind")


@dataclass(frozen=True)
class Correction:
    """`object` is what is put right (a town, a hex, a side), `value` what it is to be."""

    what: str
    object: str
    value: str
    reason: str
    at: str


def corrections(board: str) -> tuple[Correction, ...]:
    return tuple(read_all(Box(DATA / "corrections").rows(board), _correction))


def _correction(row: Row) -> Correction:
    at = f"corrections/{row.file.rsplit('/', 1)[-1]}:{row.line}"
    return Correction(row.one_of("what", KINDS), row.text("object"), row.text("value", ""), row.text("reason"), at)
