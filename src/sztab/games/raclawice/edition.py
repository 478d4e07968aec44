"""The edition: all that never changes in play, made from the box. Rules get it handed in beside the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from sztab.games.raclawice.map.board import CORNERS, Board, Ground, build, read_ground, read_prices
from sztab.games.raclawice.map.sight import Sight
from sztab.games.raclawice.tables import Tables, read_tables
from sztab.games.raclawice.units.counters import (
    ARTILLERY,
    COSSACK,
    SCYTHE,
    SEATS,
    Counter,
    Leader,
    read_counters,
    read_leaders,
)
from sztab.kernel.box import Box, Row, read_all
from sztab.kernel.errors import DataError
from sztab.kernel.requests import Answer

if TYPE_CHECKING:
    from sztab.games.raclawice.scenarios.cards import ScenarioCard


class Edition(Struct, frozen=True):
    """Counters, leaders and board; the tuples by unit number stand beside the counters for speed."""

    box: Box
    board: Board
    counters: tuple[Counter, ...]
    leaders: tuple[Leader, ...]
    tables: Tables
    sight: Sight
    side: tuple[int, ...]
    arm: tuple[int, ...]
    kind: tuple[int, ...]
    stars: tuple[int, ...]
    points: tuple[int, ...]
    allowances: tuple[tuple[int, ...], tuple[int, ...]]
    """8.8: by side, the movement points of its units, and none for the other's."""
    strength: tuple[tuple[int, ...], ...]
    """By unit and losses taken; likewise fire and morale."""
    fire: tuple[tuple[int, ...], ...]
    morale: tuple[tuple[int, ...], ...]
    units_of: tuple[tuple[int, ...], ...]
    """4.1: by leader, the units with his colour on their stripe."""
    guns: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: the batteries."""
    troops: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: infantry and cavalry."""
    chiefs: tuple[int, int]
    """4.4: the commander-in-chief of each side."""
    leaders_of: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: the leaders."""
    scythemen: frozenset[int]
    ids: tuple[str, ...]
    """By unit: its id."""
    moves: tuple[Answer, ...]
    """By unit: the answer that it begins a move, made once; likewise that it fires."""
    fires: tuple[Answer, ...]
    unit_numbers: dict[str, int]
    leader_numbers: dict[str, int]
    cards: dict[str, ScenarioCard] = {}
    """13: the scenario cards, read with the edition."""
    entries: dict[str, tuple[int, ...]] = {}
    """13: by scenario, the hexes where reinforcements come in."""
    drawn: Ground | None = None
    """The map of a situation that draws its own."""

    def unit(self, id: str) -> int:
        return self.unit_numbers[id]

    def leader(self, id: str) -> int:
        return self.leader_numbers[id]

    def hex(self, number: str) -> int:
        return self.board.map.at(number)

    def number(self, hex: int) -> str:
        """The printed number of a hex; empty off the map."""
        return self.board.map.numbers[hex] if hex >= 0 else ""

    def names(self, units: Sequence[int]) -> tuple[str, ...]:
        """The ids of some units, in their order."""
        ids = self.ids
        return (ids[units[0]],) if len(units) == 1 else tuple([ids[unit] for unit in units])

    def is_scythe(self, unit: int) -> bool:
        return self.kind[unit] == SCYTHE

    def is_cossack(self, unit: int) -> bool:
        return self.kind[unit] == COSSACK

    def seat(self, unit: int) -> str:
        return SEATS[self.side[unit]]


def make_edition(box: Box, ground: Ground | None = None) -> Edition:
    """The edition of a box; `ground` is the map of a situation that draws its own."""
    leaders = read_leaders(box)
    counters = read_counters(box, leaders)
    board = build(ground or read_ground(box), read_prices(box))
    if ground is None:
        read_all([*box.rows("leaders"), *box.rows("units")], lambda row: _check_hexes(row, board))
    problems = [f"units.csv: {c.id}: {c.facing!r} is no corner of a hex" for c in counters if c.facing not in CORNERS]
    chiefs = [[i for i, leader in enumerate(leaders) if leader.is_chief and leader.side == side] for side in (0, 1)]
    problems += [
        f"leaders.csv: {SEATS[side]} has {len(c)} chiefs, not 1" for side, c in enumerate(chiefs) if len(c) != 1
    ]
    if problems:
        raise DataError(*problems)
    return Edition(
        box=box,
        board=board,
        counters=counters,
        leaders=leaders,
        tables=read_tables(box),
        sight=Sight(board),
        side=tuple(c.side for c in counters),
        arm=tuple(c.arm for c in counters),
        kind=tuple(c.kind for c in counters),
        stars=tuple(c.stars for c in counters),
        points=tuple(c.points for c in counters),
        allowances=(_allowances(counters, 0), _allowances(counters, 1)),
        strength=tuple(c.strength for c in counters),
        fire=tuple(c.fire for c in counters),
        morale=tuple(c.morale for c in counters),
        units_of=tuple(tuple(u for u, c in enumerate(counters) if i in c.leaders) for i in range(len(leaders))),
        guns=(_of(counters, 0, guns=True), _of(counters, 1, guns=True)),
        troops=(_of(counters, 0, guns=False), _of(counters, 1, guns=False)),
        chiefs=(chiefs[0][0], chiefs[1][0]),
        leaders_of=(_side_of(leaders, 0), _side_of(leaders, 1)),
        scythemen=frozenset(u for u, c in enumerate(counters) if c.kind == SCYTHE),
        ids=tuple(c.id for c in counters),
        moves=tuple(("move", unit) for unit in range(len(counters))),
        fires=tuple(("fire", unit) for unit in range(len(counters))),
        unit_numbers={c.id: i for i, c in enumerate(counters)},
        leader_numbers={leader.id: i for i, leader in enumerate(leaders)},
        drawn=ground,
    )


def _check_hexes(row: Row, board: Board) -> None:
    """Where someone starts, comes in or comes back to is on the map."""
    for column in ("start", "entry", "return_hex"):
        if row.text(column, ""):
            row.read(column, board.map.at)


def _side_of(leaders: Sequence[Leader], side: int) -> tuple[int, ...]:
    return tuple(number for number, leader in enumerate(leaders) if leader.side == side)


def _allowances(counters: Sequence[Counter], side: int) -> tuple[int, ...]:
    return tuple(c.points if c.side == side else 0 for c in counters)


def _of(counters: Sequence[Counter], side: int, *, guns: bool) -> tuple[int, ...]:
    return tuple(u for u, c in enumerate(counters) if c.side == side and (c.arm == ARTILLERY) == guns)
