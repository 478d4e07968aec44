"""Rings that a side could close round enemies who stand by themselves: who of those that could march up would stand
where. Asked of the enemy it says who is ringed in his next turn, where troops who go far and alone are lost."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from sztab.games.rok1920.moving.control_lines import is_open
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side, Unit
from sztab.games.rok1920.units.positions import move_to
from sztab.games.rok1920.war import War

MOST = 3
"""So many march up to close a ring, at most."""
TRIED = 6
"""So many ways to close one are tried before it is given up."""
SIX = range(6)
Stand = tuple[Unit, int]
"""A unit, and the hex where it would stand."""


class Marcher(Protocol):
    """One who could march up."""

    @property
    def unit(self) -> Unit: ...

    @property
    def reach(self) -> int:
        """The hexes that it reaches."""
        ...


def snare(war: War, state: State, side: Side, target: int, marchers: Sequence[Marcher]) -> State | None:
    """The position once a side has closed a ring round a hex, those who may march up standing where they have to; None
    where that cannot be, or where other troops of the enemy stand beside it."""
    foe = war.roster.side[state.stacks[target][0]]
    if war.board.masks[target] & state.occupied[foe]:
        return None
    around = war.board.neighbours[target]
    way_out = sum(1 << d for d in SIX if is_open(war, state, foe, target, d))
    if not way_out:
        return None
    coming = [[one.unit for one in marchers if around[d] >= 0 and one.reach >> around[d] & 1] for d in SIX]
    tried = 0
    for directions in closing(way_out):
        units = _told_off([coming[d] for d in directions])
        if units is None:
            continue
        then = _with(war, state, side, [(unit, around[d]) for unit, d in zip(units, directions)])
        if war.edition.is_encircled(war, then, target):
            return then
        tried += 1
        if tried == TRIED:
            break
    return None


@lru_cache(maxsize=64)
def closing(way_out: int) -> tuple[tuple[int, ...], ...]:
    """The sets of directions from which troops shut all of these: each closes its own, and by its lines the two beside
    it. The fewest first, and none with somebody who is not needed."""
    sets = sorted(
        ([d for d in SIX if one >> d & 1] for one in range(1, 64) if one.bit_count() <= MOST), key=lambda one: len(one)
    )
    found = list[tuple[int, ...]]()
    for directions in sets:
        if not way_out & ~_shut(directions) and not any(set(one) <= set(directions) for one in found):
            found.append(tuple(directions))
    return tuple(found)


def _shut(directions: Sequence[int]) -> int:
    shut = 0
    for d in directions:
        shut |= 1 << d | 1 << (d + 1) % 6 | 1 << (d + 5) % 6
    return shut


def _told_off(coming: Sequence[Sequence[Unit]], taken: frozenset[Unit] = frozenset()) -> tuple[Unit, ...] | None:
    """One unit for each place, none of them twice."""
    if not coming:
        return ()
    for unit in coming[0]:
        if unit not in taken and (rest := _told_off(coming[1:], taken | {unit})) is not None:
            return (unit, *rest)
    return None


def _with(war: War, state: State, side: Side, stands: Sequence[Stand]) -> State:
    then = state.copy()
    for unit, h in stands:
        if not then.crowded[side] >> h & 1:
            move_to(war, then, unit, h)
    return then
