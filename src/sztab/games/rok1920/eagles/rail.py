"""9.1-9.3: rail transfer in the movement phases."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sztab.games.rok1920.chapter_events import Transported
from sztab.games.rok1920.chapter_rules import RAIL, RAIL_CONTROL, RAIL_FRONTS, RAIL_LIMIT, RAIL_TERMS
from sztab.games.rok1920.chapter_state import with_entry
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.eagles.rail_fares import (
    LateralLine,
    abroad_for,
    cheapest,
    cheapest_to,
    has_lateral,
    on_lateral,
    transports_left,
)
from sztab.games.rok1920.eagles.railway import stations
from sztab.games.rok1920.eagles.riders import (
    goals,
    good_stations,
    is_at_station,
    riders,
    station_hexes,
    unsettled,
    within_fares,
)
from sztab.games.rok1920.logistics.rail_transport import carry_morale, refusal_carried
from sztab.games.rok1920.logistics.railway import Railway
from sztab.games.rok1920.logistics.train_reach import BASE, Journey, account_of, accounts, use_transports
from sztab.games.rok1920.moving.coming import has_come
from sztab.games.rok1920.moving.forbidden_hexes import reasons_against_entering
from sztab.games.rok1920.moving.kept_offers import note_march
from sztab.games.rok1920.moving.march_refusals import refusal_mover
from sztab.games.rok1920.posing.notation import find_hex
from sztab.games.rok1920.state import HangsOn, State
from sztab.games.rok1920.units.counters import SIDE_NAMES, Side, Unit
from sztab.games.rok1920.units.positions import move_to
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries
from sztab.kernel.requests import Answer, Steps, choose

TAG = "rail"


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    """9.2, A17: whoever used more than the usual number has none in his next movement phase; 9.1/e: what he holds now
    counts."""
    state.change(LateralLine, used=0)
    last = state.of[Railway]
    now_closed, now_used = last.closed, last.used
    for account in accounts(side):
        used = last.used.get(account, 0)
        was_closed = last.closed.get(account, 0)
        now_closed = with_entry(now_closed, account, int(used > BASE[account] and not was_closed))
        now_used = with_entry(now_used, account, 0)
    state.change(Railway, held=state.held[side], closed=now_closed, used=now_used)


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


def journeys(war: War, state: State, unit: Unit) -> dict[int, Journey]:
    """9.1/a, 9.3/a, 9.3/b, 9.3/c, 9.3, A49: the cheapest way to each goal, in transports; with what the lateral line
    saves (9.2/c)."""
    side, account = war.roster.side[unit], account_of(war, state, unit)
    wanted = goals(war, state, unit)
    return cheapest(war, state, side, state.at[unit], wanted, account) if wanted else {}


def affordable(war: War, state: State, unit: Unit) -> dict[int, Journey]:
    left = transports_left(state, account_of(war, state, unit))
    return {h: trip for h, trip in journeys(war, state, unit).items() if trip.transports <= left}


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [(TAG, unit) for unit in riders(war, state, side)[0]]


def hangs_on(war: War, state: State, side: Side) -> HangsOn:
    """9.1/d, 9.1/e: room in places on the railway, and own units in those beside enemies or not held when the phase
    began, as far as somebody may hang on it that way; who holds a place matters if it was held then."""
    unsure = riders(war, state, side)[2]
    if unsure is None:
        return HangsOn()
    places = station_hexes(war)
    beside = unsettled(war, state, side) & unsure if unsure else 0
    return HangsOn(places, beside, hands=places & state.of[Railway].held)


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
    places, seat = within_fares(war, state, unit), leader(war, state, unit)
    about, case = {"unit": war.roster.ids[unit]}, (war, state, unit)
    h = yield from choose(seat, "rail-to", places, rule=RAIL, about=about, tries=STATIONS, case=case)
    account = account_of(war, state, unit)
    trip = cheapest_to(war, state, side, state.at[unit], h, account)
    assert trip is not None, "a place that was offered can be reached"
    yield from carry(war, state, unit, trip, {account: trip.transports})


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
    """`from`, `side=pl|su`: where a train could go from that place, with the transports it takes and the hexes on the
    way; 9."""
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
