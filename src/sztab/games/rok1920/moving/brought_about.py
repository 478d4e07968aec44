"""15.7, 21.2, 32, 33, 35.1: what a march could bring about within its reach, beside places that change hands."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from sztab.games.rok1920.live_hooks import live_hooks
from sztab.games.rok1920.moving.reach import Range
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members

Consequences: TypeAlias = Callable[[War, State, Unit], Sequence[int] | int]
Things: TypeAlias = Sequence[tuple[int, bool]]
"""Sets of hexes that bring something about; true: each hex of the set is a thing by itself."""


def hexes_of_note(war: War, state: State, span: Range) -> int:
    """The hexes within the reach of a march that may bring something about (a set): ground that would change hands,
    other theatres, and whatever chapters have there that a unit could bring about. On a way that enters none of them no
    chapter about ground has anything to take (`For.of_ground`)."""
    unit, reached = span.unit, span.reach.hexes | span.first
    side, theatre = war.roster.side[unit], war.board.theatre[span.start]
    if theatre < 0:
        return reached
    to_take = war.board.localities & ~state.held[side]
    for more in war.to_take:
        to_take |= more(war, state, side)
    abroad = reached & ~war.board.theatres[theatre]
    found = abroad | reached & to_take
    live = state.of.live or live_hooks(war, state)
    for hexes, hook in (live.besides_ground_abroad if abroad else live.besides_ground)[unit]:
        if hexes & reached and (things := hook(war, state, unit)):
            for thing in (things,) if isinstance(things, int) else things:
                found |= thing & reached
    return found


def consequences(war: War, state: State, span: Range, goal: int) -> list[int]:
    """What the unit could bring about on its way and need not: sets of hexes within its reach that hold neither its
    start nor its goal; another theatre, where morale would go along (15.7), is one."""
    return list(one_by_one(things_within(war, state, span, goal)))


def one_by_one(things: Things) -> Iterator[int]:
    """Each thing by itself."""
    for hexes, is_each in things:
        if is_each:
            yield from (1 << h for h in members(hexes))
        else:
            yield hexes


def things_within(war: War, state: State, span: Range, goal: int) -> list[tuple[int, bool]]:
    """The same, hexes that are things by themselves in sets."""
    if span.first and span.first >> goal & 1:
        return []
    ends, reached = 1 << span.start | 1 << goal, span.reach.hexes
    goes_abroad = bool(reached & ~war.board.theatres[war.board.theatre[span.start]])
    live = state.of.live or live_hooks(war, state)
    hooks = live.consequences_abroad if goes_abroad else live.consequences
    found = _of_chapters(war, state, span.unit, reached, ends, hooks[span.unit])
    if war.morale and goes_abroad:
        found += [(thing, False) for thing in other_theatres(war, state, span) if not thing & ends]
    return found


def _of_chapters(
    war: War, state: State, unit: Unit, reached: int, ends: int, hooks: Iterable[tuple[int, Consequences]]
) -> list[tuple[int, bool]]:
    found: list[tuple[int, bool]] = []
    for hexes, hook in hooks:
        if hexes & reached and (things := hook(war, state, unit)):
            if isinstance(things, int):
                if each := things & reached & ~ends:
                    found.append((each, True))
            else:
                found += [(thing, False) for thing in things if thing & reached and not thing & ends]
    return found


def other_theatres(war: War, state: State, span: Range) -> list[int]:
    """15.7: the theatres whose marker moves if the unit comes into them or goes back from them (Eagles 13.3.2: never
    the Polish one's)."""
    board, side, reached = war.board, war.roster.side[span.unit], span.reach.hexes
    here, calm = board.theatre[span.start], war.edition.calm_theatre
    near = [t for t in range(len(board.theatres)) if t not in (here, calm) and board.theatres[t] & reached]
    if here in (-1, calm) or not near:
        return []
    own = level(war, state, here, side)
    return [board.theatres[t] for t in near if level(war, state, t, side) != own]


def without(things: Things, hexes: int) -> list[tuple[int, bool]]:
    """What is left once these hexes were entered."""
    left: list[tuple[int, bool]] = []
    for thing, is_each in things:
        if not thing & hexes:
            left.append((thing, is_each))
        elif is_each and thing & ~hexes:
            left.append((thing & ~hexes, True))
    return left
