"""What is printed on markers and in tables of single rules, as the box has it: stages with who comes then, who leaves
and who never comes; political events; volunteers."""

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


class PrintedEvent(Struct, frozen=True):
    """Eagles 23.3: what is printed on the marker of a political event."""

    id: str
    turn: str
    """pl, su, or any."""
    phase: str
    rolls: int
    """How many dice are thrown."""
    units: tuple[str, ...]
    """The unit that it is about, or that of each face of the die."""
    place: str
    returns_after: int
    """Stages after which a unit that it takes off the map is back."""


class Recruits(Struct, frozen=True):
    """Eagles 19.1.1: volunteers of a kind that come in one player-turn."""

    formation: str
    arms: tuple[str, ...]
    size: str
    """Empty: any."""
    number: int
    marker: str
    """Eagles 23.4.1: the marker that brings them."""


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
