"""27.1-27.3 / Eagles 9: where trains can go now, and how many transports it takes."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Any

from msgspec import Struct

from sztab.games.rok1920.chapter_state import with_entry
from sztab.games.rok1920.logistics.railway import Rails, Railway, closed_rails, rail_links, rails_of
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, PL, SIDE_NAMES, THEATRES, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.compiled import CORE

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
    return SIDE_NAMES[PL] if war.roster.side[unit] == PL else front_of(war, state, unit)


def accounts(side: Side) -> tuple[str, ...]:
    return ("pl",) if side == PL else ("west", "southwest")


def carried(war: War, state: State, side: Side, units: Iterable[Unit]) -> Iterator[tuple[Unit, int]]:
    """27.1, 27.2: the places that each of these units on the board could be carried to, left out where none."""
    good = stations_held(war, state, side)
    rails = rails_of(war, state, side)
    for unit in units:
        h = state.at[unit]
        places = rails.area(h) & good & ~(1 << h)
        if places and (places := places & ~closed_to(war, state, unit)):
            yield unit, places


def stations_held(war: War, state: State, side: Side) -> int:
    """27.2: the places that a side holds, and held when the phase began."""
    return war.board.localities & state.of[Railway].held & state.held[side]


def can_be_carried(war: War, state: State, side: Side, units: Iterable[Unit], goals: int = -1) -> list[Unit]:
    """The units that `carried` finds places for among these, without the places."""
    free = goals & stations_held(war, state, side) & ~(state.occupied[ENEMY[side]] | state.crowded[side])
    empty = free & ~state.occupied[side]
    area, at, never_barred = rails_of(war, state, side).area, state.at, war.never_barred
    found = []
    for unit in units:
        joined = area(at[unit])
        # Most often there is an empty place that nothing closes; only else is each place looked at.
        sure = joined & empty & never_barred[unit]
        for bar in war.boundless_of[unit] if sure else ():
            sure &= ~bar.hexes(war, state, unit)
        if sure or ((places := joined & free & ~(1 << at[unit])) and places & ~closed_to(war, state, unit, places)):
            found.append(unit)
    return found


CAP = FREE_HEXES + 1
"""More hexes than this of a theatre make no difference."""
COUNTS = tuple(product(range(CAP + 1), repeat=len(THEATRES)))
"""How many hexes of each theatre have been entered, as far as it matters; a journey's count is its number here."""
WIDTH = len(COUNTS)
OPEN, SHUT = 1 << WIDTH, (2 << WIDTH) - 1
"""What is known of a hex that nothing has reached yet, and of one that no train enters: as if all had reached it."""
_NUMBER = {counts: i for i, counts in enumerate(COUNTS)}
AFTER = tuple(
    (*(_NUMBER[(*counts[:t], min(counts[t] + 1, CAP), *counts[t + 1 :])] for t in range(len(THEATRES))), i)
    for i, counts in enumerate(COUNTS)
)
"""The count after entering a hex of each theatre; the last entry (-1) is for hexes of none."""
BETTER = tuple(
    bit_set(i for i, other in enumerate(COUNTS) if all(a <= b for a, b in zip(other, counts))) for counts in COUNTS
)
"""For each count, the counts that are as good in every theatre."""
_WORSE = tuple(
    bit_set(i for i, other in enumerate(COUNTS) if all(a >= b for a, b in zip(other, counts))) for counts in COUNTS
)


def transports_of(count: int) -> int:
    """27.3.1, 27.3.2: one for each theatre in which more than three hexes are entered, and one at least."""
    return max(1, sum(n > FREE_HEXES for n in COUNTS[count]))


TRANSPORTS = tuple(transports_of(count) for count in range(len(COUNTS)))


_BARRED = tuple(
    tuple(OPEN if TRANSPORTS[count] > most else BETTER[count] for count in range(WIDTH))
    for most in range(len(THEATRES) + 1)
)
"""For each number of transports and each count: what must not be known of a hex that is entered with it."""


class Ride(Struct, frozen=True):
    """All that can be reached from a hex. A hex and a count are one number, the hex times WIDTH and the count."""

    before: dict[int, int]
    """What came before each hex and count (-1: the start)."""
    counts: dict[int, list[int]]
    """The counts of theatres with which each hex was reached, in the order in which they were found."""

    def cheapest(self, goals: int) -> dict[int, int]:
        """For each goal that was reached the count with fewest transports, among equals the one found first."""
        found = ((h, self.counts.get(h)) for h in members(goals))
        return {h: min(counts, key=TRANSPORTS.__getitem__) for h, counts in found if counts}

    def path(self, h: int, count: int) -> tuple[int, ...]:
        """The hexes entered up to a hex that was reached with a count."""
        path = []
        at = h * WIDTH + count
        while at >= 0:
            path.append(at // WIDTH)
            at = self.before[at]
        return tuple(reversed(path[:-1]))


def journeys(
    war: War, state: State, side: Side, start: int, goals: int, most: int = len(THEATRES)
) -> dict[int, Journey]:
    """27.1, 27.3.2: the cheapest journey from a hex to each of the goals that a train can reach for at most so many
    transports: of the counts that no other beats in every theatre, the one with fewest transports; then the one found
    first, going out hex by hex."""
    return _journeys(_ride_out(war, rails_of(war, state, side), start, most), goals & ~(1 << start))


def _journeys(ride: Ride, goals: int) -> dict[int, Journey]:
    return {h: Journey(ride.path(h, count), TRANSPORTS[count]) for h, count in ride.cheapest(goals).items()}


def journey_to(war: War, state: State, side: Side, start: int, goal: int, most: int) -> Journey | None:
    """The journey that `journeys` finds to one goal: where all of them are not known already, the search stops there,
    and looks for the cheapest first."""
    rails = rails_of(war, state, side)
    if (known := war.rides.get((start, rails.hexes, min(most, len(THEATRES))))) is not None:
        return _journeys(known, 1 << goal & ~(1 << start)).get(goal)
    for transports in range(1, min(most, len(THEATRES)) + 1):
        ride = _ride_out(war, rails, start, transports, goal)
        if (count := ride.cheapest(1 << goal).get(goal)) is not None:
            return Journey(ride.path(goal, count), transports)
    return None


def affordable(war: War, state: State, side: Side, start: int, goals: int, most: int) -> list[int]:
    """The goals of such journeys; with a transport for each theatre that the railway leads to, all that it joins."""
    rails = rails_of(war, state, side)
    joined = rails.area(start)
    goals &= joined & ~(1 << start)
    if most > 0 and most >= sum([bool(joined & hexes) for hexes in war.board.theatres]):
        return members(goals)
    return list(_ride_out(war, rails, start, most).cheapest(goals))


def _ride_out(war: War, rails: Rails, start: int, most: int, goal: int = -1) -> Ride:
    """All hexes with the counts of theatres with which they can be reached for so many transports; with a goal, until
    it is reached."""
    if not rails.hexes >> start & 1:
        return Ride({}, {})
    most = min(most, len(THEATRES))
    key = start, rails.hexes, most
    found: Ride | None = war.rides.get(key)
    if found is None:
        found = _ride_out_anew(war, rails.hexes, start, most, goal)
        if goal < 0:
            war.rides.keep(key, found)
    return found


@lru_cache(maxsize=64)
def compiled_rides(war: War) -> Any:
    """The same search in the compiled core (`ride_out_plainly` is the form to read)."""
    assert CORE is not None
    return CORE.Rides(rail_links(war), war.board.theatre, AFTER, TRANSPORTS, BETTER, _WORSE)


def _ride_out_anew(war: War, hexes: int, start: int, most: int, goal: int) -> Ride:
    if CORE is not None:
        found: Ride = compiled_rides(war).out(hexes, start, most, goal)  # its own `Ride`, with the same answers
        return found
    return ride_out_plainly(war, hexes, start, most, goal)


def ride_out_plainly(war: War, hexes: int, start: int, most: int, goal: int) -> Ride:
    theatre, links, barred = war.board.theatre, rail_links(war), _BARRED[most]
    known: dict[int, int] = {start: OPEN | 1}
    before, counts = {start * WIDTH: -1}, {start: [0]}
    queue = [(start, 0)]
    for here, count in queue:
        if not known[here] >> count & 1:
            continue
        after = AFTER[count]
        for there in links[here]:
            new = after[theatre[there]]
            there_known = known.get(there)
            if there_known is None:
                there_known = known[there] = OPEN if hexes >> there & 1 else SHUT
            if there_known & barred[new]:
                continue
            known[there] = there_known & ~_WORSE[new] | 1 << new
            before[there * WIDTH + new] = here * WIDTH + count
            if there in counts:
                counts[there].append(new)
            else:
                counts[there] = [new]
            if there == goal:
                return Ride(before, counts)
            queue.append((there, new))
    return Ride(before, counts)


def lateral_open(war: War, state: State) -> bool:
    """27.3.5, C.2.1: a Polish unit could ride the whole of the line
    Mińsk-Bobrujsk-Żłobin-Kalenkowicze-Mozyrz-Korosteń."""
    hexes = lateral_hexes(war)
    places = hexes & war.board.localities
    return bool(hexes) and not places & ~state.held[PL] and not hexes & closed_rails(war, state, PL)


@lru_cache(maxsize=64)
def lateral_hexes(war: War) -> int:
    hexes = 0
    for side in members(war.board.map.networks.get(LATERAL, 0)):
        a, b = war.board.map.side_hexes[side]
        hexes |= 1 << a | 1 << b
    return hexes


def base_limit(war: War, state: State, account: str) -> int:
    """27.3.3-27.3.5: transports of a phase."""
    return BASE[account] + (account == "pl" and lateral_open(war, state))


def transports_left(state: State, account: str) -> int:
    """27.3.3, 27.3.4: what may still be used in this phase: up to twice the usual number (the lateral line's is not
    doubled), at the price of none in the next."""
    railway = state.of[Railway]
    if account in railway.closed:
        return 0
    return railway.base.get(account, 0) + BASE[account] - railway.used.get(account, 0)


def use_transports(state: State, account: str, count: int) -> None:
    used = state.of[Railway].used
    state.change(Railway, used=with_entry(used, account, used.get(account, 0) + count))


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    """27.3.3, 27.3.4: whoever used more than the usual number has none in his next movement phase; 27.2: what he holds
    now counts."""
    state.change(Railway, held=state.held[side], carried=0)
    for account in accounts(side):
        last = state.of[Railway]
        is_over = last.used.get(account, 0) > last.base.get(account, 0) and account not in last.closed
        state.change(
            Railway,
            closed=with_entry(last.closed, account, int(is_over)),
            used=with_entry(last.used, account, 0),
            base=with_entry(last.base, account, base_limit(war, state, account)),
        )
