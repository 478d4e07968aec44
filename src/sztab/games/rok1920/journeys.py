"""27.1-27.3 / Eagles 9: where trains can go now, and how many transports it takes."""

from functools import lru_cache
from weakref import WeakKeyDictionary

from msgspec import Struct

from sztab.games.rok1920 import marks
from sztab.games.rok1920.fronts import front_of
from sztab.games.rok1920.positions import enemies
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units import PL, SEATS, THEATRES, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.hexmap.ways import areas

FREE_HEXES = 3
"""27.3.2: hexes of a theatre that cost no transport of their own."""
BASE = {"pl": 3, "west": 1, "southwest": 1}
LATERAL = "lateral"


class Journey(Struct, frozen=True):
    """A way by rail: the hexes entered, and the transports it takes."""

    path: tuple[int, ...]
    transports: int


def account_of(war: War, state: State, unit: Unit) -> str:
    """27.3.3, 27.3.4: whose transports carry a unit."""
    return SEATS[PL] if war.roster.side[unit] == PL else front_of(war, state, unit)


def accounts(side: Side) -> tuple[str, ...]:
    return ("pl",) if side == PL else ("west", "southwest")


def danger(war: War, state: State, side: Side) -> int:
    """27.1: hexes with enemies and those beside them."""
    foes = enemies(state, side)
    return foes | war.board.around(foes)


def closed_rails(war: War, state: State, side: Side) -> int:
    """27.1, 27.2: hexes that no train of a side enters: beside enemies, places of the enemy, and foreign countries."""
    closed = war.board.map.all_hexes & ~war.board.open
    return closed | danger(war, state, side) | state.held[1 - side] & war.board.localities


_areas: "WeakKeyDictionary[War, dict[int, list[int]]]" = WeakKeyDictionary()


def joined_by_rail(war: War, state: State, side: Side, start: int) -> int:
    """27.1: all hexes that a train from here can reach; kept as long as the same hexes are closed."""
    closed = closed_rails(war, state, side)
    known = _areas.setdefault(war, {})
    if closed not in known:
        if len(known) > 100:
            known.clear()
        known[closed] = areas(war.board.map, railway_hexes(war) & ~closed, across=open_rails(war))
    return next((area for area in known[closed] if area >> start & 1), 0)


def journeys(war: War, state: State, side: Side, start: int) -> dict[int, Journey]:
    """27.1, 27.3.2: the cheapest journey to every hex on the railway that a train from here can reach. What counts is
    in
    how many theatres more than three hexes are entered, at least one."""
    closed = closed_rails(war, state, side)
    if closed >> start & 1:
        return {}
    theatre, links = war.board.theatre, rail_links(war)
    labels: dict[int, list[tuple[tuple[int, ...], tuple[int, ...]]]] = {start: [((0,) * len(THEATRES), ())]}
    frontier = [start]
    while frontier:
        waiting, frontier = frontier, []
        for here in waiting:
            for there in links.get(here, ()):
                if not closed >> there & 1 and _extend(labels, here, there, theatre[there]) and there not in frontier:
                    frontier.append(there)
    return {h: min((_journey(*label) for label in found), key=_dearness) for h, found in labels.items() if h != start}


def _extend(
    labels: dict[int, list[tuple[tuple[int, ...], tuple[int, ...]]]], here: int, there: int, theatre: int
) -> bool:
    """Carry the counts of a hex on to the next; True: a count came up there that none before beats."""
    added = False
    for counts, path in labels[here]:
        if there in path:
            continue
        new = tuple(min(n + (t == theatre), FREE_HEXES + 1) for t, n in enumerate(counts))
        known = labels.setdefault(there, [])
        if any(all(a <= b for a, b in zip(old, new)) for old, _ in known):
            continue
        known[:] = [(old, way) for old, way in known if not all(a >= b for a, b in zip(old, new))]
        known.append((new, (*path, there)))
        added = True
    return added


def _journey(counts: tuple[int, ...], path: tuple[int, ...]) -> Journey:
    return Journey(path, max(1, sum(n > FREE_HEXES for n in counts)))


def _dearness(journey: Journey) -> tuple[int, int, tuple[int, ...]]:
    return journey.transports, len(journey.path), journey.path


@lru_cache(maxsize=64)
def rail_links(war: War) -> dict[int, tuple[int, ...]]:
    """The neighbours of each hex along the railway."""
    found: dict[int, tuple[int, ...]] = {}
    for side in members(open_rails(war)):
        a, b = war.board.map.side_hexes[side]
        found[a] = (*found.get(a, ()), b)
        found[b] = (*found.get(b, ()), a)
    return found


@lru_cache(maxsize=64)
def railway_hexes(war: War) -> int:
    """All hexes that the railway touches."""
    hexes = 0
    for side in members(open_rails(war)):
        a, b = war.board.map.side_hexes[side]
        hexes |= 1 << a | 1 << b
    return hexes


def open_rails(war: War) -> int:
    """The railway as far as no state border cuts it (12.1)."""
    return war.board.rails & ~war.board.borders


def lateral_open(war: War, state: State) -> bool:
    """27.3.5, C.2.1: a Polish unit could ride the whole of the line
    Mińsk-Bobrujsk-Żłobin-Kalenkowicze-Mozyrz-Korosteń."""
    hexes = 0
    for side in members(war.board.map.networks.get(LATERAL, 0)):
        a, b = war.board.map.side_hexes[side]
        hexes |= 1 << a | 1 << b
    places = hexes & war.board.localities
    return bool(hexes) and not hexes & closed_rails(war, state, PL) and not places & ~state.held[PL]


def base_limit(war: War, state: State, account: str) -> int:
    """27.3.3-27.3.5: transports of a phase."""
    return BASE[account] + (account == "pl" and lateral_open(war, state))


def transports_left(state: State, account: str) -> int:
    """27.3.3, 27.3.4: what may still be used in this phase: up to twice the usual number (the lateral line's is not
    doubled), at the price of none in the next."""
    if marks.get(state, marks.RAIL_CLOSED + account):
        return 0
    most = marks.get(state, marks.RAIL_BASE + account) + BASE[account]
    return most - marks.get(state, marks.RAIL_USED + account)


def use_transports(state: State, account: str, count: int) -> None:
    name = marks.RAIL_USED + account
    marks.put(state, name, marks.get(state, name) + count)


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    """27.3.3, 27.3.4: whoever used more than the usual number has none in his next movement phase; 27.2: what he holds
    now counts."""
    marks.put(state, marks.RAIL_HELD, state.held[side])
    for account in accounts(side):
        used, base = marks.get(state, marks.RAIL_USED + account), marks.get(state, marks.RAIL_BASE + account)
        was_closed = marks.get(state, marks.RAIL_CLOSED + account)
        marks.put(state, marks.RAIL_CLOSED + account, int(used > base and not was_closed))
        marks.put(state, marks.RAIL_USED + account, 0)
        marks.put(state, marks.RAIL_BASE + account, base_limit(war, state, account))
