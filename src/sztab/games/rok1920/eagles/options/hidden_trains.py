"""23.1.2/b, 9: units under a marker go by rail, all together, and by secret concentration; nobody learns who they are.

The marker goes as one; trains carry units, so each of them, a dummy too, takes its own transports (A120).
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import and_, or_

from sztab.games.rok1920.chapter_rules import RAIL, RAIL_LIMIT
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.eagles import rail, rail_fares, riders, secret
from sztab.games.rok1920.eagles.options.hidden_moves import movable, set_off
from sztab.games.rok1920.eagles.options.hidden_units import first_of, under
from sztab.games.rok1920.logistics.rail_transport import off_rails
from sztab.games.rok1920.logistics.secret_concentration import NOWHERE, travelling
from sztab.games.rok1920.logistics.train_reach import Journey, account_of
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Tries
from sztab.kernel.requests import Answer, Steps, choose

RAIL_TAG, SECRET_TAG = "rail-hidden", "concentrate-hidden"


def travellers(war: War, state: State, units: int) -> Counter[str]:
    """How many units each account has to carry."""
    return Counter(account_of(war, state, unit) for unit in members(units))


def may_board(war: War, state: State, units: int, price: int) -> bool:
    """9.1/a, 9.2: all may be carried from a station of their front, and there are transports at this price each."""
    if off_rails(war, state) & units or not riders.is_at_station(war, state.at[first_of(units)]):
        return False
    return all(
        not rail_fares.abroad_for(war, account) >> state.at[first_of(units)] & 1
        and rail_fares.transports_left(state, account) + rail_fares.has_lateral(state, account) >= price * count
        for account, count in travellers(war, state, units).items()
    )


def goals(war: War, state: State, units: int) -> int:
    """The places that the railway joins with theirs and where all of them may go."""
    return reduce(and_, (riders.goals(war, state, unit) for unit in members(units)))


def offer_rail(war: War, state: State, side: Side) -> Sequence[Answer]:
    found = movable(war, state, side)
    return [(RAIL_TAG, m) for m, units in found if may_board(war, state, units, 1) and trips(war, state, side, units)]


def fares(war: War, state: State, units: int, trip: Journey) -> Mapping[str, int]:
    """9.3: the transports of a trip by account."""
    carried = travellers(war, state, units)
    if len(carried) == 1:
        return dict.fromkeys(carried, trip.transports)
    each = trip.transports // units.bit_count()
    return {account: each * count for account, count in carried.items()}


def trips(war: War, state: State, side: Side, units: int) -> dict[int, Journey]:
    """9.3: the places that the transports suffice for, with the cheapest way there."""
    names = list(travellers(war, state, units))
    closed = reduce(or_, (rail_fares.abroad_for(war, account) for account in names))
    start, wanted = state.at[first_of(units)], goals(war, state, units)
    found = rail_fares.cheapest(war, state, side, start, wanted, names[0], closed=closed, units=units.bit_count())
    left = {account: rail_fares.transports_left(state, account) for account in names}
    return {
        h: trip
        for h, trip in sorted(found.items())
        if all(fare <= left[account] for account, fare in fares(war, state, units, trip).items())
    }


def ride(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """9, 23.1.2/b: the marker is carried instead of marching."""
    units = under(state, side, answer[1])
    unit = set_off(state, units)
    found = trips(war, state, side, units)
    about, case = {"unit": war.roster.ids[unit]}, (war, state, units)
    seat = leader(war, state, unit)
    h = yield from choose(seat, "rail-to", tuple(found), rule=RAIL, about=about, tries=STATIONS, case=case)
    yield from rail.carry(war, state, unit, found[h], fares(war, state, units, found[h]))


def refusals_station(answer: Answer, war: War, state: State, units: int) -> Iterator[Refusal]:
    """9.1-9.3: why the marker may not be carried to a hex."""
    unit = first_of(units)
    if answer not in trips(war, state, war.roster.side[unit], units):
        reasons = list(rail.reasons_against_station(war, state, unit, answer))
        yield from reasons or [Refusal(RAIL_LIMIT, "no-transports")]


STATIONS = Tries(rail.all_hexes, refusals_station)


def offer_secret(war: War, state: State, side: Side) -> Sequence[Answer]:
    """9.4: to the one place that is written down, or will be."""
    return [(SECRET_TAG, m) for m, units in movable(war, state, side) if may_leave(war, state, side, units)]


def may_leave(war: War, state: State, side: Side, units: int) -> bool:
    goal = state.secret[side]
    if not may_board(war, state, units, secret.PRICE) or not has_secret_transports(war, state, units):
        return False
    if goal != NOWHERE and (travelling(state, side) | units).bit_count() > war.stack_limit(side, goal):
        return False
    places = secret.reachable_for_all(war, state, members(units))
    return bool(places if goal == NOWHERE else places >> goal & 1)


def has_secret_transports(war: War, state: State, units: int) -> bool:
    """9.3/d: the lateral line's transport does not serve it."""
    carried = travellers(war, state, units)
    return all(rail_fares.transports_left(state, account) >= secret.PRICE * count for account, count in carried.items())


def leave(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """9.4, 23.1.2/b: the marker lies on the covered sheet with its units, and comes back on them."""
    units = under(state, side, answer[1])
    set_off(state, units)
    yield from secret.leave(war, state, side, members(units))
