"""27 / Eagles 9: rail transport in the movement phases."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import Transported
from sztab.games.rok1920.chapter_rules import (
    ARRIVALS,
    KA_ENTRY,
    LITHUANIANS_RAIL,
    LWOW,
    RAIL,
    RAIL_CONTROL,
    RAIL_LIMIT,
    RAIL_TERMS,
    TRAIN_RAILS,
)
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.forces.status import CavalryArmy
from sztab.games.rok1920.kept import shared
from sztab.games.rok1920.logistics.arrivals import Arrivals
from sztab.games.rok1920.logistics.railway import Railway, danger, departures, rail_links, rails_of, railway_hexes
from sztab.games.rok1920.logistics.train_reach import (
    account_of,
    accounts,
    affordable,
    begin_phase,
    can_be_carried,
    carried,
    journey_to,
    journeys,
    stations_held,
    transports_left,
    use_transports,
)
from sztab.games.rok1920.moving.coming import has_come
from sztab.games.rok1920.moving.forbidden_hexes import reasons_against_entering
from sztab.games.rok1920.moving.kept_offers import note_march
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.politics.fronts import fronts_now, is_konarmia
from sztab.games.rok1920.politics.morale import crossed
from sztab.games.rok1920.posing.notation import find_hex
from sztab.games.rok1920.state import HangsOn, State
from sztab.games.rok1920.tries import any_hex, refusing
from sztab.games.rok1920.units.counters import GARRISON, PL, SIDE_NAMES, THEATRES, TRAIN, Side, Unit
from sztab.games.rok1920.units.positions import move_to
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.hexmap.offered import Offered
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Steps, choose

TAG, CALL_OFF = "rail", "call-off"


def refusal_rail(war: War, state: State, unit: Unit) -> Refusal | None:
    """27, 27.1, 27.3: why a unit may not be sent by rail now."""
    h, counter = state.at[unit], war.roster.counters[unit]
    if (never := refusal_carried(war, state, unit)) is not None:
        return never
    if unit not in state.movers:
        return Refusal(RAIL, "no-move-left")
    if not war.board.localities >> h & 1 or h not in rail_links(war):
        return Refusal(RAIL_TERMS, "not-at-a-station")
    if danger(war, state, counter.side) >> h & 1:
        return Refusal(RAIL_TERMS, "beside-enemies")
    return Refusal(RAIL_LIMIT, "no-transports") if transports_left(state, account_of(war, state, unit)) < 1 else None


def refusal_carried(war: War, state: State, unit: Unit) -> Refusal | None:
    """18, 27, 30.2.3, 38.1.2: the garrison of Lwów, trains and Lithuanians are not carried, nor is who has just marched
    in (28), nor the Cavalry Army in its first stage (23.1)."""
    if not off_rails(war, state) >> unit & 1:
        return None
    counter = war.roster.counters[unit]
    if counter.arm == TRAIN:
        return Refusal(TRAIN_RAILS, "train-not-carried")
    if counter.arm == GARRISON:
        return Refusal(LWOW, "lwow-stays")
    if counter.nation == "lt":
        return Refusal(LITHUANIANS_RAIL, "lithuanians-rail")
    has_marched = bool(state.of[Arrivals].entry_one >> unit & 1) or bool(state.of[Arrivals].entry_two >> unit & 1)
    return Refusal(ARRIVALS, "marched-in") if has_marched else Refusal(KA_ENTRY, "ka-first-stage")


def off_rails(war: War, state: State) -> int:
    """All such units (a set)."""
    riders = konarmia_set(war) if state.of[CavalryArmy].entered_in == state.stage else 0
    return never_carried(war) | state.of[Arrivals].entry_one | state.of[Arrivals].entry_two | riders


@lru_cache(maxsize=64)
def konarmia_set(war: War) -> int:
    return bit_set(u for u in range(war.roster.size) if is_konarmia(war, u))


@lru_cache(maxsize=64)
def never_carried(war: War) -> int:
    counters = enumerate(war.roster.counters)
    return bit_set(u for u, c in counters if c.arm in (TRAIN, GARRISON) or c.nation == "lt")


def ready_units(war: War, state: State, side: Side) -> list[Unit]:
    """The units that `refusal_rail` does not refuse, all at once."""
    left = {account for account in accounts(side) if transports_left(state, account) > 0}
    if not left:
        return []
    at, good, barred = state.at, departures(war, state, side), off_rails(war, state)
    found = [unit for unit in state.movers if at[unit] in good and not barred >> unit & 1]
    if side == PL:
        return found
    names = fronts_now(war, state)
    return [unit for unit in found if names[unit] in left]


def stations(war: War, state: State, unit: Unit) -> Sequence[int]:
    """27.1-27.3: the places that a unit may be carried to with the transports that are left."""
    side, left, start = war.roster.side[unit], transports_left(state, account_of(war, state, unit)), state.at[unit]
    good = stations_held(war, state, side)
    good &= ~closed_to(war, state, unit, good)
    if left >= len(THEATRES):  # one for each theatre: all that the railway joins
        return Offered(good & rails_of(war, state, side).area(start) & ~(1 << start))
    return affordable(war, state, side, start, good, left)


def reasons_against_place_by_rail(war: War, state: State, unit: Unit, h: int) -> Reasons:
    """27.1, 27.2: why no train takes a unit to a hex, whatever the transports."""
    side = war.roster.side[unit]
    if h == state.at[unit]:
        yield Refusal(RAIL_TERMS, "two-places")
        return
    if not war.board.localities >> h & 1:
        yield Refusal(RAIL_TERMS, "not-a-station")
        return
    if not stations_held(war, state, side) >> h & 1:
        yield Refusal(RAIL_CONTROL, "not-ours")
    if danger(war, state, side) >> h & 1:
        yield Refusal(RAIL_TERMS, "beside-enemies")
    yield from reasons_against_entering(war, state, unit, h)
    if not rails_of(war, state, side).area(state.at[unit]) >> h & 1:
        yield Refusal(RAIL_TERMS, "no-connection")


def _against_station(h: Answer, war: War, state: State, offered: Sequence[Answer], unit: Unit) -> Reasons:
    """27.1-27.3: why a unit may not be carried to a hex."""
    if h == CALL_OFF:
        return
    found = list(reasons_against_place_by_rail(war, state, unit, h))
    yield from found
    trip = journey_to(war, state, war.roster.side[unit], state.at[unit], h, len(THEATRES)) if not found else None
    left = transports_left(state, account_of(war, state, unit))
    if trip is not None and trip.transports > left:
        yield Refusal(RAIL_LIMIT, "too-few-transports", {"needed": trip.transports, "left": left})


STATION_TRIES = refusing(any_hex, _against_station, RAIL)
"""Case: war, state, what is offered, the unit."""


def is_joined(war: War, state: State, unit: Unit) -> bool:
    """27.1: some other place of ours is joined by rail with the unit's."""
    return any(carried(war, state, war.roster.side[unit], (unit,)))


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    """The units that may be carried."""
    return [(TAG, unit) for unit in sendable(war, state, side)]


def hangs_on(war: War, state: State, side: Side) -> HangsOn:
    """Room in places is all that other own units can make or take, and places of the enemy that they open to trains."""
    places = war.board.localities & railway_hexes(war)
    return HangsOn(places, hands=places)


def sendable(war: War, state: State, side: Side) -> list[Unit]:
    """27.1-27.3: the units that may be carried now."""

    def find() -> list[Unit]:
        ready = ready_units(war, state, side)
        return can_be_carried(war, state, side, ready) if ready else []

    return shared(state, "sendable", side, find)


def transport(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """27: a unit is carried instead of marching."""
    unit = answer[1]
    about = {"unit": war.roster.ids[unit]}
    options: Sequence[Answer] = stations(war, state, unit) or [CALL_OFF]
    seat, case = leader(war, state, unit), (war, state, options, unit)
    h = yield from choose(seat, "rail-to", options, rule=RAIL, about=about, tries=STATION_TRIES, case=case)
    if h == CALL_OFF:
        return
    start = state.at[unit]
    account = account_of(war, state, unit)
    journey = journey_to(war, state, side, start, h, transports_left(state, account))
    assert journey is not None, "a place that was offered can be reached"
    use_transports(state, account, journey.transports)
    state.movers.remove(unit)
    state.bound &= ~(1 << unit)
    state.change(Railway, carried=state.of[Railway].carried | 1 << unit)
    move_to(war, state, unit, h)
    note_march(war, state, unit, start, h)
    numbers = war.board.map.numbers
    state.events.append(
        Transported(
            unit=war.roster.ids[unit], start=numbers[start], hex=numbers[h], transports=journey.transports, rule=RAIL
        )
    )
    carry_morale(war, state, side, start, journey.path)
    yield from has_come(war, state, unit, journey.path)


def carry_morale(war: War, state: State, side: Side, start: int, path: tuple[int, ...]) -> None:
    """15.7: units that come by rail bring their morale along."""
    here, theatre = war.board.theatre[start], war.board.theatre
    if {here}.issuperset(map(theatre.__getitem__, path)):
        return
    for h in path:
        if theatre[h] != here:
            crossed(war, state, side, here, theatre[h])
            here = theatre[h]


def _why(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    refusal = refusal_rail(war, state, answer[1])
    if refusal is None and not is_joined(war, state, answer[1]):
        return Refusal(RAIL_TERMS, "no-connection")
    return refusal


def _tries(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [(TAG, unit) for unit in war.roster.of_side[side] if state.at[unit] >= 0]


def rail_query(war: War, state: State, args: Any) -> Any:
    """`from`, `side=pl|su`: where a train could go from that place, with the transports it takes in each theatre and
    the hexes on the way; 27."""
    side, start = SIDE_NAMES.index(args.get("side", SIDE_NAMES[state.phasing])), find_hex(war, str(args["from"]))
    numbers, names = war.board.map.numbers, {h: name for name, h in war.board.places.items()}
    found = journeys(war, state, side, start, war.board.localities & state.held[side])
    return {
        names.get(h, numbers[h]): {"transports": trip.transports, "path": [numbers[at] for at in trip.path]}
        for h, trip in found.items()
    }


CHAPTER = Chapter(
    name=in_force.RAIL,
    actions=(Action(TAG, offers, transport, refusal=_why, tries=_tries, hangs_on=hangs_on, keeps_offers=True),),
    phase_begins=(begin_phase,),
    queries=(("rail", rail_query),),
)
