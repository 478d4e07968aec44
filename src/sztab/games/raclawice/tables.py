"""The printed tables of fire, melee and flight (10.9.4, 10.10.1, 11.7, 11.11.2), read from the box."""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Generic, TypeVar

from msgspec import Struct

from sztab.kernel.box import Box, Grid
from sztab.kernel.errors import DataError

T = TypeVar("T")


class Bands(Generic[T]):
    """Rows headed by ranges of whole numbers ("2-3", "10", "6+"), in rising order without gaps."""

    __slots__ = ("last", "lows", "names", "values")

    def __init__(self, grid: Grid, values: tuple[T, ...]) -> None:
        self.names = grid.rows
        self.values = values
        self.lows: tuple[int, ...]
        self.last: int | None
        self.lows, self.last = _lows(grid)

    def row(self, number: int) -> int:
        """The row for a number: the last that begins at or below it; -1 when none does or the table ends before."""
        if self.last is not None and number > self.last:
            return -1
        found = -1
        for i, low in enumerate(self.lows):
            if number >= low:
                found = i
        return found

    def at(self, number: int) -> T | None:
        row = self.row(number)
        return self.values[row] if row >= 0 else None


def _lows(grid: Grid) -> tuple[tuple[int, ...], int | None]:
    lows: list[int] = []
    expected: int | None = None
    for name in grid.rows:
        found = re.fullmatch(r"(\d+)(?:-(\d+)|(\+))?", name)
        if not found:
            raise DataError(f"{grid.file}: row {name!r} is neither a number nor a range (2-3, 6+)")
        low, high = int(found[1]), int(found[2] or found[1])
        if (expected is not None and low != expected) or high < low:
            raise DataError(f"{grid.file}: row {name!r} does not follow the row before it")
        lows.append(low)
        expected = None if found[3] else high + 1
        if found[3] and name != grid.rows[-1]:
            raise DataError(f"{grid.file}: row {name!r} is open, but not the last")
    return tuple(lows), expected - 1 if expected is not None else None


class Musketry(Struct, frozen=True):
    """A row of the table of musketry: what is added to the test, and whether leaders are in danger (4.6.1)."""

    effect: int
    endangers: bool


class FailedFire(Struct, frozen=True):
    """What a failed test under fire does: losses and hexes to withdraw."""

    losses: int
    hexes: int


class Tables(Struct, frozen=True):
    """All printed tables but that of movement."""

    musketry: Bands[Musketry | None]
    """10.9.4/c: None is a row without effect."""
    artillery: Bands[int]
    failed_fire: Bands[FailedFire]
    fire_modifiers: dict[str, tuple[int, int]]
    """By case: for musketry, for artillery."""
    melee: dict[str, int]
    melee_strength: tuple[tuple[Fraction, int], ...]
    """Ratios of strength with what they give, the highest first."""
    flight: Bands[int]
    leader_roll: Bands[str]


FIRE_CASES = ("forest", "buildings", "skirmish", "square")
MELEE_CASES = (
    "morale-point", "morale-most", "lone-artillery-morale", "flank", "rear", "charge-infantry", "charge-cavalry",
    "counterattack", "scythemen", "square-against-cavalry", "square-against-infantry", "skirmish", "cossacks",
    "leader", "kosciuszko", "buildings", "forest", "cavalry-rough", "uphill", "stream",
)  # fmt: skip
FATES = ("death", "contusion", "none")


def read_tables(box: Box) -> Tables:
    musketry, artillery, failed = box.grid("musketry"), box.grid("artillery"), box.grid("failed-fire")
    fire, melee = box.grid("fire-modifiers"), box.grid("melee-modifiers")
    _check_rows(fire, FIRE_CASES)
    _check_rows(melee, MELEE_CASES)
    flight, fates = box.grid("flight"), box.grid("leader-roll")
    return Tables(
        musketry=Bands(musketry, tuple(_musketry(musketry, row) for row in musketry.rows)),
        artillery=Bands(artillery, tuple(artillery.int_at(row, "effect") for row in artillery.rows)),
        failed_fire=Bands(failed, tuple(_failed(failed, row) for row in failed.rows)),
        fire_modifiers={row: (fire.int_at(row, "musketry"), fire.int_at(row, "artillery")) for row in fire.rows},
        melee={row: melee.int_at(row, "modifier") for row in melee.rows},
        melee_strength=tuple(sorted(_ratios(box.grid("melee-strength")), reverse=True)),
        flight=Bands(flight, tuple(flight.int_at(row, "turns", 1) for row in flight.rows)),
        leader_roll=Bands(fates, tuple(_fate(fates, row) for row in fates.rows)),
    )


def _check_rows(grid: Grid, known: tuple[str, ...]) -> None:
    problems = [f"{grid.file}: no row {case!r}" for case in known if case not in grid.rows]
    problems += [f"{grid.file}: row {row!r} is not one of {', '.join(known)}" for row in grid.rows if row not in known]
    if problems:
        raise DataError(*problems)


def _musketry(grid: Grid, row: str) -> Musketry | None:
    endangers = grid.flag_at(row, "leader")
    return Musketry(grid.int_at(row, "effect"), endangers) if grid.at(row, "effect") != "-" else None


def _failed(grid: Grid, row: str) -> FailedFire:
    return FailedFire(grid.int_at(row, "losses", 0), grid.int_at(row, "withdraw", 0))


def _fate(grid: Grid, row: str) -> str:
    fate = grid.at(row, "fate")
    if fate not in FATES:
        raise DataError(f"{grid.file}: row {row}: {fate!r} is not one of {', '.join(FATES)}")
    return fate


def _ratios(grid: Grid) -> Iterator[tuple[Fraction, int]]:
    for row in grid.rows:
        found = re.fullmatch(r"(\d+):([1-9]\d*)", row)
        if not found:
            raise DataError(f"{grid.file}: row {row!r} is not a ratio (3:2)")
        yield Fraction(int(found[1]), int(found[2])), grid.int_at(row, "modifier")
