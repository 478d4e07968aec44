"""The counters on the board as everybody sees them, put together from what was shown last."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import TYPE_CHECKING

from msgspec import Struct

from sztab.games.rok1920.state import AWAY, ELIMINATED, State
from sztab.games.rok1920.units.counters import LEVELS, SIDE_NAMES, Unit
from sztab.hexmap.bits import members

if TYPE_CHECKING:
    from sztab.games.rok1920.war import War


class UnitView(Struct, frozen=True):
    """A counter on the board."""

    id: str
    name: str
    side: str
    arm: str
    size: str
    hex: str
    level: str
    strength: int
    movement: int
    lines: bool
    elite: bool
    can_move: bool
    has_attacked: bool
    label: str = ""
    """What the counter shows in place of its name."""
    stripe: str = ""
    """The colour of its stripe."""
    support: int = 0
    """30.1: by how much it shifts the chance."""


class ShownBoard(Struct, frozen=True, eq=False):
    """All counters on the board, who is eliminated, and who is away; with what they follow from."""

    units: tuple[UnitView, ...]
    eliminated: tuple[str, ...]
    away: frozenset[Unit]
    row: list[UnitView | None]
    """By unit; None: it stands on no hex."""
    at: list[int]
    level: list[int]
    movers: list[int]
    attacked: int


def shown_board(war: War, state: State) -> ShownBoard:
    """The board; the same for every seat that looks at a position. Units that are as they were shown last, in whatever
    play, are not looked at again."""
    at, level, movers, attacked = state.at, state.level, state.movers, state.attacked
    last, units = war.last_board, range(len(at))
    row: list[UnitView | None] = [None] * len(at)
    changed = set(units)
    if last is not None:
        if last.attacked == attacked and last.movers == movers and last.at == at and last.level == level:
            return last
        row = last.row[:]
        changed = {*compress(units, map(ne, at, last.at)), *compress(units, map(ne, level, last.level))}
        changed.update({*movers} ^ {*last.movers}, members(attacked ^ last.attacked))
    moving = set(movers)
    for unit in changed:
        h = at[unit]
        row[unit] = _unit(war, unit, level[unit], h, unit in moving, attacked >> unit & 1 == 1) if h >= 0 else None
    shown = tuple([unit for unit in row if unit is not None])
    if last is not None and all(at[unit] >= 0 <= last.at[unit] for unit in changed):
        eliminated, away = last.eliminated, last.away
    else:
        ids = war.roster.ids
        eliminated = tuple([ids[u] for u, h in enumerate(at) if h == ELIMINATED])
        away = frozenset([u for u, h in enumerate(at) if h == AWAY])
    found = war.last_board = ShownBoard(shown, eliminated, away, row, at[:], level[:], movers[:], attacked)
    return found


def _unit(war: War, unit: int, level: int, h: int, can_move: bool, has_attacked: bool) -> UnitView:
    """A unit as it is seen; the same counter on the same hex is made once."""
    key = (unit, level, h, can_move, has_attacked)
    found: UnitView | None = war.unit_views.get(key)
    if found is None:
        counter = war.roster.counters[unit]
        found = UnitView(
            id=counter.id,
            name=counter.name,
            side=SIDE_NAMES[counter.side],
            arm=counter.arm,
            size=counter.size,
            hex=war.board.map.numbers[h],
            level=LEVELS[level],
            strength=war.roster.strength[unit][level],
            movement=war.roster.movement[unit][level],
            lines=war.roster.lines[unit][level],
            elite=war.roster.elite[unit][level],
            can_move=can_move,
            has_attacked=has_attacked,
            label=counter.label,
            stripe=counter.stripe,
            support=counter.support,
        )
        war.unit_views.keep(key, found)
    return found
