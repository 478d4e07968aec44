"""5.2: by which hexes each depot is linked to the main base, for those who look at the chain."""

from __future__ import annotations

from heapq import heappop, heappush

from sztab.games.west.edition import Edition
from sztab.games.west.logistics.supply import bases, chain, passable
from sztab.games.west.map.board import step
from sztab.games.west.state import State
from sztab.games.west.units.pieces import RU
from sztab.hexmap.bits import members

Link = tuple[tuple[int, ...], tuple[int, ...]]
"""The hexes from a source to a depot, and how far the gap has grown in each between them."""


def links(ed: Edition, st: State, side: int) -> list[Link]:
    """5.2/f, A37: how each linked depot hangs together with the others: the least gap first, each to the nearest of
    what is linked before it; one from the eastern edge begins with the hex at the edge."""
    through, sources = passable(ed, st, side), bases(ed, st, side)
    best = {h: _link(ed, sources, through, h, from_edge=side == RU) for h in members(st.depots[side])}
    found: list[Link] = []
    while near := [(_gap(link), h) for h, link in best.items() if link]:
        _, new = min(near)
        if link := best.pop(new):
            found.append(link)
        for h, known in best.items():
            other = _link(ed, 1 << new, through, h, from_edge=False)
            if other and (known is None or _gap(other) < _gap(known)):
                best[h] = other
    return found


def link_of(ed: Edition, st: State, side: int, goal: int) -> Link | None:
    """5.2/f: how a depot that is only thought of would be linked: to the nearest that is."""
    linked = chain(ed, st, side, st.depots[side])[0] | bases(ed, st, side)
    return _link(ed, linked, passable(ed, st, side), goal, from_edge=side == RU)


def _gap(link: Link) -> int:
    _, counts = link
    return counts[-1] if counts else 0


def _link(ed: Edition, sources: int, through: int, goal: int, *, from_edge: bool) -> Link | None:
    """5.2/d, 5.2/g, 5.2/h: each hex between counts one, a difficult one two, and no step crosses an unbridged river."""
    board = ed.board

    def weight(h: int) -> int:
        return 2 if board.difficult >> h & 1 else 1

    heap: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = [(0, (h,), ()) for h in members(sources)]
    if from_edge:
        if board.east_edge >> goal & 1:
            return (goal,), ()
        for h in members(board.east_edge & through):
            heappush(heap, (weight(h), (h,), (weight(h),)))
    seen: set[int] = set()
    while heap:
        count, way, counts = heappop(heap)
        if count > ed.numbers.gap or way[-1] in seen:
            continue
        seen.add(way[-1])
        around = step(1 << way[-1], board.dry_steps)
        if around >> goal & 1:
            return (*way, goal), counts
        for h in members(around & through):
            longer = count + weight(h)
            heappush(heap, (longer, (*way, h), (*counts, longer)))
    return None
