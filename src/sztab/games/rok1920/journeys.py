"""27.1-27.3 / Eagles 9: where trains can go now, and how many transports it takes."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from weakref import WeakKeyDictionary

from msgspec import Struct

from sztab.games.rok1920 import marks
from sztab.games.rok1920.fronts import front_of
from sztab.games.rok1920.movement import closed_to
from sztab.games.rok1920.positions import enemies
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units import PL, SEATS, THEATRES, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
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
    return war.shared(f"danger-{side}", lambda: foes | war.board.around(foes))


def closed_rails(war: War, state: State, side: Side) -> int:
    """27.1, 27.2: hexes that no train of a side enters: beside enemies, places of the enemy, and foreign countries."""
    closed = war.board.map.all_hexes & ~war.board.open
    return closed | danger(war, state, side) | state.held[1 - side] & war.board.localities


_rides: "WeakKeyDictionary[War, dict[tuple[int, int], dict[int, int]]]" = WeakKeyDictionary()
_areas: "WeakKeyDictionary[War, dict[int, list[int]]]" = WeakKeyDictionary()


def rail_areas(war: War, state: State, side: Side) -> list[int]:
    """27.1: the parts of the railway that trains of a side can use; kept as long as the same hexes are closed."""
    closed = closed_rails(war, state, side)
    known = _areas.setdefault(war, {})
    if closed not in known:
        if len(known) > 100:
            known.clear()
        known[closed] = areas(war.board.map, railway_hexes(war) & ~closed, across=open_rails(war))
    return known[closed]


def joined_by_rail(war: War, state: State, side: Side, start: int) -> int:
    """27.1: all hexes that a train from here can reach."""
    return next((area for area in rail_areas(war, state, side) if area >> start & 1), 0)


def carried(war: War, state: State, side: Side, units: Iterable[Unit]) -> Iterator[tuple[Unit, int]]:
    """27.1, 27.2: the places that each of these units on the board could be carried to, left out where none."""
    good = war.board.localities & marks.get(state, marks.RAIL_HELD) & state.held[side]
    parts = rail_areas(war, state, side)
    for unit in units:
        here = 1 << state.at[unit]
        places = next((area for area in parts if area & here), 0) & good & ~here
        if places and (places := places & ~closed_to(war, state, unit)):
            yield unit, places


CAP = FREE_HEXES + 1
"""More hexes than this of a theatre make no difference."""
COUNTS = tuple(product(range(CAP + 1), repeat=len(THEATRES)))
"""How many hexes of each theatre have been entered, as far as it matters; a journey's count is its number here."""
WIDTH = len(COUNTS)
_NUMBER = {counts: i for i, counts in enumerate(COUNTS)}
_AFTER = tuple(
    (*(_NUMBER[(*counts[:t], min(counts[t] + 1, CAP), *counts[t + 1 :])] for t in range(len(THEATRES))), i)
    for i, counts in enumerate(COUNTS)
)
"""The count after entering a hex of each theatre; the last entry (-1) is for hexes of none."""
_BETTER = tuple(
    bit_set(i for i, other in enumerate(COUNTS) if all(a <= b for a, b in zip(other, counts))) for counts in COUNTS
)
"""For each count, the counts that are as good in every theatre."""
_WORSE = tuple(
    bit_set(i for i, other in enumerate(COUNTS) if all(a >= b for a, b in zip(other, counts))) for counts in COUNTS
)


def transports_of(count: int) -> int:
    """27.3.1, 27.3.2: one for each theatre in which more than three hexes are entered, and one at least."""
    return max(1, sum(n > FREE_HEXES for n in COUNTS[count]))


_TRANSPORTS = tuple(transports_of(count) for count in range(len(COUNTS)))


def journeys(war: War, state: State, side: Side, start: int, goals: int) -> dict[int, Journey]:
    """27.1, 27.3.2: the cheapest journey from a hex to each of the goals that a train can reach: of the counts that no
    other beats in every theatre, the one with fewest transports; then the one found first, going out hex by hex."""
    before = _ride_out(war, start, closed_rails(war, state, side))
    found = _cheapest(before, goals & ~(1 << start))
    return {h: Journey(_path(before, h, count), cost) for h, (cost, _, count) in sorted(found.items())}


def fares(war: War, state: State, side: Side, start: int, goals: int) -> dict[int, int]:
    """The transports that each of these journeys takes."""
    found = _cheapest(_ride_out(war, start, closed_rails(war, state, side)), goals & ~(1 << start))
    return {h: cost for h, (cost, _, _) in sorted(found.items())}


def _cheapest(before: Iterable[int], goals: int) -> dict[int, tuple[int, int, int]]:
    found: dict[int, tuple[int, int, int]] = {}
    for order, at in enumerate(before):
        h, count = divmod(at, WIDTH)
        if goals >> h & 1:
            found[h] = min(found.get(h, (CAP, order, count)), (_TRANSPORTS[count], order, count))
    return found


def _ride_out(war: War, start: int, closed: int) -> dict[int, int]:
    """All hexes with the counts of theatres with which they can be reached, and what came before each of them (-1: the
    start). A hex and a count are one number, the hex times WIDTH and the count."""
    if closed >> start & 1:
        return {}
    known = _rides.setdefault(war, {})
    found = known.get((start, closed))
    if found is None:
        if len(known) > 20:
            known.clear()
        found = known[start, closed] = _ride_out_anew(war, start, closed)
    return found


def _ride_out_anew(war: War, start: int, closed: int) -> dict[int, int]:
    theatre, links = war.board.theatre, rail_links(war)
    known = {start: 1}
    before = {start * WIDTH: -1}
    queue = deque([start * WIDTH])
    while queue:
        at = queue.popleft()
        here, count = divmod(at, WIDTH)
        if not known[here] >> count & 1:
            continue
        for there in links.get(here, ()):
            if closed >> there & 1:
                continue
            new = _AFTER[count][theatre[there]]
            there_known = known.get(there, 0)
            if there_known & _BETTER[new]:
                continue
            known[there] = there_known & ~_WORSE[new] | 1 << new
            before[there * WIDTH + new] = at
            queue.append(there * WIDTH + new)
    return before


def _path(before: Mapping[int, int], h: int, count: int) -> tuple[int, ...]:
    path = []
    at = h * WIDTH + count
    while at >= 0:
        path.append(at // WIDTH)
        at = before[at]
    return tuple(reversed(path[:-1]))


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
