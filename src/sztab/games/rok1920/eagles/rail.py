"""9.1-9.3: rail transfer in the movement phases."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import compress
from typing import Any

from sztab.games.rok1920.chapter_events import Transported
from sztab.games.rok1920.chapter_rules import RAIL, RAIL_CONTROL, RAIL_FRONTS, RAIL_LIMIT, RAIL_TERMS
from sztab.games.rok1920.chapter_state import with_entry
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.eagles.fare_bounds import hopeful
from sztab.games.rok1920.eagles.rail_fares import (
    LateralLine,
    abroad_for,
    cheapest,
    fares,
    has_lateral,
    on_lateral,
    transports_left,
    without_transport,
)
from sztab.games.rok1920.eagles.railway import OpenRails, rails_of, stations
from sztab.games.rok1920.kept import shared
from sztab.games.rok1920.logistics.rail_transport import carry_morale, off_rails, refusal_carried
from sztab.games.rok1920.logistics.railway import Railway, danger, rail_links
from sztab.games.rok1920.logistics.train_reach import BASE, Journey, account_of, accounts, use_transports
from sztab.games.rok1920.moving.coming import has_come
from sztab.games.rok1920.moving.forbidden_hexes import reasons_against_entering
from sztab.games.rok1920.moving.kept_offers import note_march
from sztab.games.rok1920.moving.march_refusals import refusal_mover
from sztab.games.rok1920.moving.reach import closed_to, is_any_open
from sztab.games.rok1920.politics.fronts import fronts_now
from sztab.games.rok1920.posing.notation import find_hex
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES, THEATRES, Side, Unit
from sztab.games.rok1920.units.positions import move_to
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries
from sztab.kernel.requests import Answer, Steps, choose

TAG = "rail"


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    """9.2, A17: whoever used more than the usual number has none in his next movement phase; 9.1/e: what he holds now
    counts."""
    state.change(Railway, held=state.held[side])
    state.change(LateralLine, used=0)
    for account in accounts(side):
        used = state.of[Railway].used.get(account, 0)
        was_closed = state.of[Railway].closed.get(account, 0)
        state.change(
            Railway, closed=with_entry(state.of[Railway].closed, account, int(used > BASE[account] and not was_closed))
        )
        state.change(Railway, used=with_entry(state.of[Railway].used, account, 0))


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


def refusal_rail(war: War, state: State, unit: Unit) -> Refusal | None:
    """3.4.3/l, 9.2/g, 9, 9.1, 9.2: why a unit may not be sent by rail now."""
    if (never := refusal_carried(war, state, unit)) is not None:
        return never
    return refusal_mover(war, state, unit) if unit not in state.movers else refusal_boarding(war, state, unit)


def refusal_boarding(war: War, state: State, unit: Unit) -> Refusal | None:
    """9.1/a, 9.2: why no train takes a unit up where it is."""
    h = state.at[unit]
    account = account_of(war, state, unit)
    if not is_at_station(war, h):
        return Refusal(RAIL_TERMS, "not-at-a-station")
    if abroad_for(war, account) >> h & 1:
        return Refusal(RAIL_FRONTS, "outside-the-front")
    if transports_left(state, account) < 1 and not has_lateral(state, account):
        return Refusal(RAIL_LIMIT, "no-transports")
    return None


def is_at_station(war: War, h: int) -> bool:
    """9.1/a: a locality on a railway."""
    return bool(station_hexes(war) >> h & 1)


def journeys(war: War, state: State, unit: Unit) -> dict[int, Journey]:
    """9.1/a, 9.3/a, 9.3/b, 9.3/c, 9.3, A49: the cheapest way to each goal, in transports; with what the lateral line
    saves (9.2/c)."""
    side, account = war.roster.side[unit], account_of(war, state, unit)
    wanted = goals(war, state, unit)
    return cheapest(war, state, side, state.at[unit], wanted, account) if wanted else {}


def affordable(war: War, state: State, unit: Unit) -> dict[int, Journey]:
    left = transports_left(state, account_of(war, state, unit))
    return {h: trip for h, trip in journeys(war, state, unit).items() if trip.transports <= left}


def within_fares(war: War, state: State, unit: Unit) -> list[int]:
    """9.3: the goals that are `affordable`."""
    start, account, wanted = state.at[unit], account_of(war, state, unit), goals(war, state, unit)
    sure = surely_within(war, state, unit) & wanted
    maybe = wanted & ~sure & perhaps_within(war, state, start, account)
    if not maybe:
        return members(sure)
    left = transports_left(state, account)
    return members(sure | bit_set(fares(war, state, war.roster.side[unit], start, maybe, account, left=left).best))


def surely_within(war: War, state: State, unit: Unit) -> int:
    """9.3/a: the hexes that a train reaches without entering more theatres than transports are left; 9.2/c: where none
    is left, all that the lateral line's own suffices for."""
    start, (rails, left, is_lateral) = state.at[unit], terms_of(war, state, unit)
    if not left:
        return without_transport(war, rails, start) if is_lateral else 0
    return rails.within_theatres(start, min(left, len(THEATRES)))


def terms_of(war: War, state: State, unit: Unit) -> tuple[OpenRails, int, bool]:
    """By what terms a unit rides, looked up once for all units of an account that a question is about."""
    side, account = war.roster.side[unit], account_of(war, state, unit)
    found: tuple[OpenRails, int, bool] | None = None
    if state.shared is not None:  # as `shared` does it
        found = state.shared.get((account, side))
    return found or shared(state, account, side, lambda: _terms(war, state, side, account))


def _terms(war: War, state: State, side: Side, account: str) -> tuple[OpenRails, int, bool]:
    """The railway open to an account, its transports that are left, and whether the lateral line has its own."""
    rails = rails_of(war, state, side).without(abroad_for(war, account))
    return rails, transports_left(state, account), has_lateral(state, account)


def perhaps_within(war: War, state: State, start: int, account: str) -> int:
    """9.3: no place outside these hexes can be reached for the transports that are left."""
    left = transports_left(state, account)
    return hopeful(war, start, left, saves=has_lateral(state, account)) if left else 0


def trip_to(war: War, state: State, unit: Unit, h: int) -> Journey:
    """The journey that `journeys` finds to one goal."""
    account = account_of(war, state, unit)
    return cheapest(war, state, war.roster.side[unit], state.at[unit], 1 << h, account)[h]


def ready_units(war: War, state: State, side: Side, needed: int = 0) -> list[Unit]:
    """The movers that `refusal_rail` does not refuse, all at once; where it costs so many transports."""
    left = shared(state, "transports", side, lambda: {each: transports_left(state, each) for each in accounts(side)})
    open_to = {
        account: served(war, account)
        for account, number in left.items()
        if number >= (needed or 1) or (not needed and has_lateral(state, account))
    }
    if not open_to:
        return []
    boarding = shared(state, "boarding", side, lambda: at_stations(war, state))
    if side == PL:
        return boarding
    at, names = state.at, accounts_of(war, state, side)
    return [u for u in boarding if open_to.get(names[u], 0) >> at[u] & 1]


@lru_cache(maxsize=256)
def served(war: War, account: str) -> int:
    """9.2/d: the stations that an account's transports go to."""
    return station_hexes(war) & ~abroad_for(war, account)


def at_stations(war: War, state: State) -> list[Unit]:
    """9.1/a: the movers at stations whom trains carry at all."""
    at, barred, movers = state.at, off_rails(war, state), state.movers
    boarding = compress(movers, map(stations_as_set(war).__contains__, map(at.__getitem__, movers)))
    return [u for u in boarding if not barred >> u & 1]


def accounts_of(war: War, state: State, side: Side) -> tuple[str, ...]:
    """`account_of` of all units of a side."""
    return fronts_now(war, state) if side != PL else polish_accounts(war)


@lru_cache(maxsize=64)
def polish_accounts(war: War) -> tuple[str, ...]:
    return (SIDE_NAMES[PL],) * war.roster.size


@lru_cache(maxsize=64)
def station_hexes(war: War) -> int:
    """The localities on a railway."""
    return bit_set(rail_links(war)) & war.board.localities


@lru_cache(maxsize=64)
def stations_as_set(war: War) -> frozenset[int]:
    """The same, for many units that are looked at at once."""
    return frozenset(members(station_hexes(war)))


def joined(war: War, state: State, side: Side, units: Sequence[Unit]) -> Iterator[tuple[Unit, int]]:
    """The `goals` of each of these units and what of them is closed to it; left out where there is none."""
    if not units:
        return
    rails, good = rails_of(war, state, side), good_stations(war, state, side)
    names, within = accounts_of(war, state, side), {name: good & ~abroad_for(war, name) for name in accounts(side)}
    for unit in units:
        h = state.at[unit]
        if places := rails.area(h) & within.get(names[unit], good) & ~(1 << h):
            yield unit, places


def easily_carried(war: War, state: State, side: Side) -> int:
    """9.1, 9.3/a: the movers whom one transport takes to an empty place in their own theatre (a set): what else they
    could get to matters no more to whether trains carry them at all."""
    return shared(state, "easily-carried", side, lambda: _easily_carried(war, state, side))


def _easily_carried(war: War, state: State, side: Side) -> int:
    empty, at, found = good_stations(war, state, side) & ~state.occupied[side], state.at, 0
    terms, names = dict[str, tuple[OpenRails, int, bool]](), accounts_of(war, state, side)
    for unit in ready_units(war, state, side):
        rails, left, _ = terms.get(names[unit]) or terms.setdefault(names[unit], terms_of(war, state, unit))
        near = rails.at_home(at[unit]) & empty & war.never_barred[unit] if left else 0
        if near and (not war.boundless_of[unit] or is_any_open(war, state, unit, near)):
            found |= 1 << unit
    return found


def is_within_fares(war: War, state: State, unit: Unit, places: int) -> bool:
    """9.2, 9.3: do the transports that are left suffice for any of these `joined` places? As `within_fares` says it; a
    place that they suffice for without a look at the way is found sooner."""
    sure = places & surely_within(war, state, unit)
    if sure and is_any_open(war, state, unit, sure):
        return True
    maybe = places & ~sure & perhaps_within(war, state, state.at[unit], account_of(war, state, unit))
    return bool(maybe) and bool(within_fares(war, state, unit))


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    ready = ready_units(war, state, side)
    if not ready:
        return []
    easily = easily_carried(war, state, side)
    others = dict(joined(war, state, side, [unit for unit in ready if not easily >> unit & 1]))
    return [
        (TAG, unit)
        for unit in ready
        if easily >> unit & 1 or (unit in others and is_within_fares(war, state, unit, others[unit]))
    ]


def hangs_on(war: War, state: State, side: Side) -> tuple[int, int, int]:
    """9.1/d, 9.1/e: room in places on the railway, and own units in those beside enemies or not held when the phase
    began; who holds a place matters if it was held then."""
    places, held = station_hexes(war), state.of[Railway].held
    return places, places & (danger(war, state, side) | ~held), places & held


def why(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    unit = answer[1]
    if (found := refusal_rail(war, state, unit)) is not None:
        return found
    trips, left = journeys(war, state, unit), transports_left(state, account_of(war, state, unit))
    if not trips:
        return Refusal(RAIL_TERMS, "no-connection")
    needed = min(trip.transports for trip in trips.values())
    return None if needed <= left else Refusal(RAIL_LIMIT, "too-few-transports", {"needed": needed, "left": left})


def tries(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [(TAG, unit) for unit in war.roster.of_side[side] if state.at[unit] >= 0]


def transfer(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """9: a unit is carried instead of marching."""
    unit = answer[1]
    places = within_fares(war, state, unit)
    about, case = {"unit": war.roster.ids[unit]}, (war, state, unit)
    h = yield from choose(
        leader(war, state, unit), "rail-to", places, rule=RAIL, about=about, tries=STATIONS, case=case
    )
    trip = trip_to(war, state, unit, h)
    yield from carry(war, state, unit, trip, {account_of(war, state, unit): trip.transports})


def carry(war: War, state: State, unit: Unit, trip: Journey, fares: Mapping[str, int]) -> Steps[None]:
    """9.2, 9.2/c: transports are used, by account; the unit is there."""
    side, start, h = war.roster.side[unit], state.at[unit], trip.path[-1]
    for account, fare in fares.items():
        if has_lateral(state, account) and on_lateral(war, start, trip.path):
            state.change(LateralLine, used=1)
        use_transports(state, account, fare)
    state.movers.remove(unit)
    state.bound &= ~(1 << unit)
    move_to(war, state, unit, h)
    note_march(war, state, unit, start, h)
    numbers = war.board.map.numbers
    told = Transported(
        unit=war.roster.ids[unit], start=numbers[start], hex=numbers[h], transports=trip.transports, rule=RAIL
    )
    state.events.append(told)
    carry_morale(war, state, side, start, trip.path)
    yield from has_come(war, state, unit, (h,))


def refusals_station(answer: Answer, war: War, state: State, unit: Unit) -> Iterator[Refusal]:
    """9.1-9.3: why a unit may not be carried to a hex."""
    if answer not in affordable(war, state, unit):
        yield from reasons_against_station(war, state, unit, answer)


def reasons_against_station(war: War, state: State, unit: Unit, h: int) -> Reasons:
    side, account = war.roster.side[unit], account_of(war, state, unit)
    if h == state.at[unit]:
        yield Refusal(RAIL_TERMS, "two-places")
        return
    if not war.board.localities >> h & 1:
        yield Refusal(RAIL_TERMS, "not-a-station")
        return
    if not stations(war, state, side) >> h & 1:
        yield Refusal(RAIL_TERMS, "beside-enemies")
    yield from reasons_against_entering(war, state, unit, h)
    if not good_stations(war, state, side) >> h & 1:
        yield Refusal(RAIL_CONTROL, "not-ours")
    if abroad_for(war, account) >> h & 1:
        yield Refusal(RAIL_FRONTS, "outside-the-front")
    trip, left = journeys(war, state, unit).get(h), transports_left(state, account)
    if trip is None:
        yield Refusal(RAIL_TERMS, "no-connection")
    elif trip.transports > left:
        yield Refusal(RAIL_LIMIT, "too-few-transports", {"needed": trip.transports, "left": left})


def all_hexes(war: War, state: State, unit: Unit) -> Sequence[Sequence[Answer]]:
    return [(h,) for h in members(war.board.open)]


STATIONS = Tries(all_hexes, refusals_station)


def rail_query(war: War, state: State, args: Any) -> Any:
    """9: where a train could go from a place, with the transports it takes and the hexes on the way."""
    side, start = SIDE_NAMES.index(args.get("side", SIDE_NAMES[state.phasing])), find_hex(war, str(args["from"]))
    numbers, names = war.board.map.numbers, {h: name for name, h in war.board.places.items()}
    wanted = war.board.localities & state.held[side]
    trips = cheapest(war, state, side, start, wanted, "")
    return {
        names.get(h, numbers[h]): {"transports": trip.transports, "path": [numbers[at] for at in trip.path]}
        for h, trip in sorted(trips.items())
    }


CHAPTER = Chapter(
    name="rail",
    actions=(Action(TAG, offers, transfer, refusal=why, tries=tries, hangs_on=hangs_on, keeps_offers=True),),
    phase_begins=(begin_phase,),
    queries=(("rail", rail_query),),
)
