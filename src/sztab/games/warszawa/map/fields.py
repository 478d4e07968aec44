"""The board: named fields, joined to each other in named directions."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from sztab.kernel.box import Box, Row, read_all
from sztab.kernel.errors import DataError

DIRECTIONS = ("nw", "ne", "w", "e", "sw", "se")
FAR = 99
"""The distance between fields that no way joins."""


class Field(Struct, frozen=True):
    """One field as printed: what stands on it counts towards points, fortifications and encirclement."""

    id: str
    name: str
    is_fortified: bool
    has_red_pattern: bool
    neighbours: Mapping[str, str]
    """The field in each named direction."""
    row: int = 0
    x: float = 0.0


class Board:
    """All fields on dense numbers, with neighbours, directions and distances."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.numbers = {field.id: number for number, field in enumerate(fields)}
        self.neighbours = tuple(tuple(self.numbers[to] for to in field.neighbours.values()) for field in fields)
        self.directions = tuple(
            {self.numbers[to]: direction for direction, to in field.neighbours.items()} for field in fields
        )
        """For each field, the direction in which a neighbour lies."""
        self.is_fortified = tuple(field.is_fortified for field in fields)
        self.has_red_pattern = tuple(field.has_red_pattern for field in fields)
        self.distances = tuple(self._distances_from(start) for start in range(len(fields)))

    def _distances_from(self, start: int) -> tuple[int, ...]:
        found = {start: 0}
        rim = [start]
        for field in rim:
            for to in self.neighbours[field]:
                if to not in found:
                    found[to] = found[field] + 1
                    rim.append(to)
        return tuple(found.get(field, FAR) for field in range(len(self.fields)))


def read_board(box: Box) -> Board:
    """The fields of the box."""
    rows = box.rows("fields")
    fields = read_all(rows, _read_field)
    problems = joint_problems(fields, [f"{row.file}:{row.line}: " for row in rows])
    if problems:
        raise DataError(*problems)
    return Board(fields)


def _read_field(row: Row) -> Field:
    neighbours = {direction: to for direction in DIRECTIONS if (to := row.text(direction, ""))}
    return Field(
        row.text("id"), row.text("name"), row.flag("fortified"), row.flag("red_pattern"), neighbours, row.int("row"),
        row.number("x"),
    )  # fmt: skip


def joint_problems(fields: Sequence[Field], places: Sequence[str]) -> list[str]:
    """What is wrong with the joints: unknown fields, ids that stand twice, a way that leads only one way."""
    known = {field.id: field for field in fields}
    problems = []
    for field, place in zip(fields, places):
        if known[field.id] is not field:
            problems.append(f"{place}{field.id} stands twice")
        if len(set(field.neighbours.values())) < len(field.neighbours):
            problems.append(f"{place}{field.id} has one neighbour in two directions")
        for direction, to in field.neighbours.items():
            if to not in known:
                problems.append(f"{place}{direction} of {field.id} is {to!r}, which is no field")
            elif field.id not in known[to].neighbours.values():
                problems.append(f"{place}{direction} of {field.id} is {to}, but {to} does not lead back")
    return problems
