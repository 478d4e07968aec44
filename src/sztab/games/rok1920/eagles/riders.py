"""9.1-9.4: whom trains can carry now, openly or in secret, and where: found for all movers of a side at once.

`rail.why` and `secret.refusal` are the forms to read: whom they do not refuse is found here.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress

from sztab.games.rok1920.eagles.fare_bounds import hopeful
from sztab.games.rok1920.eagles.rail_fares import (
    abroad_for,
    fares,
    has_lateral,
    transports_left,
    without_transport,
)
from sztab.games.rok1920.eagles.railway import OpenRails, rails_of, stations
from sztab.games.rok1920.kept import shared
from sztab.games.rok1920.logistics.rail_transport import off_rails
from sztab.games.rok1920.logistics.railway import Railway, danger, rail_links
from sztab.games.rok1920.logistics.secret_concentration import NOWHERE, is_filled
from sztab.games.rok1920.logistics.train_reach import account_of, accounts
from sztab.games.rok1920.moving.reach import closed_to, is_any_open
from sztab.games.rok1920.politics.fronts import fronts_now
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES, THEATRES, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.offered import Offered

SECRET_PRICE = 2
"""9.3/d: transports for a unit that leaves in secret."""
Riders = tuple[list[Unit], list[Unit], int | None]
"""Those whom a train takes to some place, those who may leave for a secret one, and the hexes of the railway on which
it hangs on own units who else may or may no longer (a set); None: no train takes up anybody in this phase."""
NOBODY: Riders = ([], [], None)


def riders(war: War, state: State, side: Side) -> Riders:
    """Looked for once for a question."""
    return shared(state, "riders", side, lambda: _riders(war, state, side))


def _riders(war: War, state: State, side: Side) -> Riders:
    left = {account: transports_left(state, account) for account in accounts(side)}
    lateral = side == PL and has_lateral(state, SIDE_NAMES[PL])
    boarding = at_stations(war, state) if lateral or any(left.values()) else ()
    if not boarding:
        return NOBODY
    all_rails, good, at = rails_of(war, state, side), good_stations(war, state, side), state.at
    abroad = {account: abroad_for(war, account) for account in left}
    rails = {account: all_rails.without(hexes) for account, hexes in abroad.items()}
    fronts = fronts_now(war, state) if side != PL else None
    empty, goal, account = good & ~state.occupied[side], state.secret[side], SIDE_NAMES[PL]
    steady = empty & ~unsettled(war, state, side)
    enough = WIDE if is_filled(war, state, side) else SECRET_PRICE
    openly, secretly, unsure = list[Unit](), list[Unit](), 0
    for unit in boarding:
        h = at[unit]
        if fronts is not None:
            account = fronts[unit]
        number = left.get(account, 0)
        if not number:
            unsure |= all_rails.area(h) & ~(1 << h) if lateral else 0
            places = good & without_transport(war, rails[account], h) & ~(1 << h) if lateral else 0
            if places and is_any_open(war, state, unit, places):
                openly.append(unit)
            continue
        if abroad[account] >> h & 1:
            continue
        # Most often there is an empty place in the same theatre that nothing closes: one transport suffices for it, and
        # who comes or goes elsewhere changes nothing.
        near = rails[account].at_home(h) & empty
        sure = near & steady
        taken = bool(sure) and (
            bool(sure & war.never_barred[unit] and not war.boundless_of[unit]) or is_any_open(war, state, unit, sure)
        )
        if not taken:
            unsure |= all_rails.area(h) & ~(1 << h)
            taken = near != sure and is_any_open(war, state, unit, near & ~steady)
        if taken:
            openly.append(unit)
            if number < enough or goal == NOWHERE:
                if number >= enough:
                    secretly.append(unit)
                continue
        places = all_rails.area(h) & good & ~(abroad[account] | 1 << h)
        if not taken and places and is_within_fares(war, state, unit, places):
            openly.append(unit)
        if number >= enough:
            unsure |= 1 << goal if goal != NOWHERE else 0
            if is_joined_in_theatre(war, state, unit, places):
                secretly.append(unit)
    return openly, secretly, unsure


def unsettled(war: War, state: State, side: Side) -> int:
    """9.1/d, 9.1/e: the stations that a train brings units to only while own ones stand there: beside enemies, or not
    held when the phase began."""
    return station_hexes(war) & (danger(war, state, side) | ~state.of[Railway].held)


WIDE = 1 << 20
"""More transports than anybody has."""


def is_joined_in_theatre(war: War, state: State, unit: Unit, places: int) -> bool:
    """9.4/a: may a unit leave for one of these places in secret: in its own theatre, and the one place where others
    go already?"""
    theatre, goal = war.board.theatre[state.at[unit]], state.secret[war.roster.side[unit]]
    places &= war.board.theatres[theatre] if theatre >= 0 else 0
    if goal != NOWHERE:
        places &= 1 << goal
    return bool(places) and is_any_open(war, state, unit, places)


def at_stations(war: War, state: State) -> list[Unit]:
    """9.1/a: the movers at stations whom trains carry at all."""
    at, barred, movers = state.at, off_rails(war, state), state.movers
    boarding = compress(movers, map(stations_as_set(war).__contains__, map(at.__getitem__, movers)))
    return [u for u in boarding if not barred >> u & 1]


def is_at_station(war: War, h: int) -> bool:
    """9.1/a: a locality on a railway."""
    return bool(station_hexes(war) >> h & 1)


@lru_cache(maxsize=64)
def station_hexes(war: War) -> int:
    """The localities on a railway."""
    return bit_set(rail_links(war)) & war.board.localities


@lru_cache(maxsize=64)
def stations_as_set(war: War) -> frozenset[int]:
    """The same, for many units that are looked at at once."""
    return frozenset(members(station_hexes(war)))


def good_stations(war: War, state: State, side: Side) -> int:
    """9.1/d, 9.1/e: localities that a train may bring units to: held since the phase began, or with own units in them;
    not beside enemies unless own units are there."""
    held = state.of[Railway].held & state.held[side] | state.occupied[side]
    return stations(war, state, side) & held


def goals(war: War, state: State, unit: Unit) -> int:
    """9.1: all places that the railway joins with the unit's, whatever the transports."""
    side, h = war.roster.side[unit], state.at[unit]
    found = rails_of(war, state, side).area(h) & good_stations(war, state, side) & ~(1 << h)
    return found & ~closed_to(war, state, unit) & ~abroad_for(war, account_of(war, state, unit))


def within_fares(war: War, state: State, unit: Unit) -> Sequence[int]:
    """9.3: the goals that the transports that are left suffice for (`rail.affordable`)."""
    start, account, wanted = state.at[unit], account_of(war, state, unit), goals(war, state, unit)
    sure = surely_within(war, state, unit, account) & wanted
    maybe = wanted & ~sure and wanted & ~sure & perhaps_within(war, state, start, account)
    if maybe:
        left = transports_left(state, account)
        sure |= bit_set(fares(war, state, war.roster.side[unit], start, maybe, account, left=left).best)
    return Offered(sure)


def is_within_fares(war: War, state: State, unit: Unit, places: int) -> bool:
    """9.2, 9.3: do the transports that are left suffice for any of these joined places? As `within_fares` says it; a
    place that they suffice for without a look at the way is found sooner."""
    account = account_of(war, state, unit)
    sure = places & surely_within(war, state, unit, account)
    if sure and is_any_open(war, state, unit, sure):
        return True
    maybe = places & ~sure and places & ~sure & perhaps_within(war, state, state.at[unit], account)
    return bool(maybe) and bool(within_fares(war, state, unit))


def surely_within(war: War, state: State, unit: Unit, account: str) -> int:
    """9.3/a: the hexes that a train reaches without entering more theatres than transports are left; 9.2/c: where none
    is left, all that the lateral line's own suffices for."""
    start, left = state.at[unit], transports_left(state, account)
    rails: OpenRails = rails_of(war, state, war.roster.side[unit]).without(abroad_for(war, account))
    if not left:
        return without_transport(war, rails, start) if has_lateral(state, account) else 0
    return rails.within_theatres(start, min(left, len(THEATRES)))


def perhaps_within(war: War, state: State, start: int, account: str) -> int:
    """9.3: no place outside these hexes can be reached for the transports that are left."""
    left = transports_left(state, account)
    return hopeful(war, start, left, saves=has_lateral(state, account)) if left else 0
