"""Markers with a stage printed on them, as the box has them: who comes then, who leaves the game, who never comes."""

from collections.abc import Sequence

from msgspec import Struct

from sztab.kernel.box import Box


class Printed(Struct, frozen=True):
    """What is printed on one marker."""

    id: str
    date: str
    """The name of its stage; empty: it has none."""
    stage: int
    """Its number; 0: it has none."""
    come: tuple[str, ...]
    go: tuple[str, ...] = ()
    not_later: tuple[str, ...] = ()
    """Units that do not come any more on the date of the scenario's card."""


def read_printed(
    box: Box, file: str, stages: Sequence[str], *, come: str, also: tuple[str, ...] = ()
) -> tuple[Printed, ...]:
    """The markers of a file: its first column names them, `come` is the one with those who come."""
    counters = {row.text("id") for row in box.rows("units", also=("starts_split",))}
    found = []
    for row in box.rows(file, also=also):
        date = row.one_of("stage", ("", *stages), "")
        row.one_of("side", ("", "pl", "su"), "")
        lists = [row.words(column) if column in row.cells else () for column in (come, "remove", "not_later")]
        if strangers := {unit for units in lists for unit in units} - counters:
            raise row.error(f"no counter {', '.join(sorted(strangers))}")
        id = next(iter(row.cells.values()))
        found.append(Printed(id, date, stages.index(date) + 1 if date else 0, *lists))
    return tuple(found)
