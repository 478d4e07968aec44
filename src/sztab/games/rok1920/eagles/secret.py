"""9.4, 9.3/d, 9.3/e: secret concentration by rail."""

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import and_

from sztab.games.rok1920.chapter_events import Concentrated, ConcentrationShown
from sztab.games.rok1920.chapter_rules import RAIL_TERMS, SECRET, SECRET_COST, SECRET_LOST, SECRET_ONE
from sztab.games.rok1920.chapter_state import with_member, with_number
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.command import leader, leader_of, partners
from sztab.games.rok1920.eagles import rail
from sztab.games.rok1920.eagles.arrivals import train_entries
from sztab.games.rok1920.eagles.named import EDGE_TOWNS
from sztab.games.rok1920.eagles.rail_fares import abroad_for, transports_left
from sztab.games.rok1920.eagles.railway import rails_of
from sztab.games.rok1920.eagles.riders import SECRET_PRICE, goals, riders, station_hexes, unsettled
from sztab.games.rok1920.eagles.tries import MARKED
from sztab.games.rok1920.logistics import secret_concentration as common
from sztab.games.rok1920.logistics.arrival_hexes import free_for, rails_kept_open
from sztab.games.rok1920.logistics.arrivals import Arrivals, due_units, may_move, refusal_due
from sztab.games.rok1920.logistics.railway import Railway, railway_hexes
from sztab.games.rok1920.logistics.secret_concentration import NOWHERE, Concentration, forget, is_filled, travelling
from sztab.games.rok1920.logistics.train_reach import account_of, use_transports
from sztab.games.rok1920.map.localities import pass_through
from sztab.games.rok1920.moving.coming import has_come
from sztab.games.rok1920.rules import STACKING
from sztab.games.rok1920.state import AWAY, HangsOn, State
from sztab.games.rok1920.units.counters import ENEMY, SU, Side, Unit
from sztab.games.rok1920.units.positions import lift, put
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Tries
from sztab.kernel.requests import Answer, Steps, choose

TAG = common.TAG
PRICE, ARRIVAL_PRICE = SECRET_PRICE, 1
"""9.3/d, 9.3/e, A112: transports for each unit."""


def price(state: State, unit: Unit) -> int:
    return ARRIVAL_PRICE if state.at[unit] == AWAY else PRICE


def reachable(war: War, state: State, unit: Unit) -> int:
    """9.4/a: the places of one theatre that a unit could be carried to; arrivals stay in the theatre of the place by
    which they come."""
    if state.at[unit] == AWAY:
        return train_entries(war, state) & free_for(war, state, unit) & ~abroad_for(war, account_of(war, state, unit))
    theatre = war.board.theatre[state.at[unit]]
    return goals(war, state, unit) & war.board.theatres[theatre] if theatre >= 0 else 0


def refusal(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """9.2/f, 9.4: why a unit does not leave for a secret place now."""
    unit = answer[1]
    if state.at[unit] == AWAY:
        if travelling(state, side) >> unit & 1:
            return Refusal(SECRET, "on-the-way")
        if (found := refusal_due(war, state, side, unit)) is not None:
            return found
        if not common.comes_by_rail(war, state, unit) or side != SU or war.setting.by_rail:
            return Refusal(SECRET_COST, "not-by-train")
    elif (found := rail.refusal_rail(war, state, unit)) is not None:
        return found
    left, needed = transports_left(state, account_of(war, state, unit)), price(state, unit)
    if left < needed:
        return Refusal(SECRET_COST, "too-few-transports", {"needed": needed, "left": left})
    places, goal = reachable(war, state, unit), state.secret[side]
    if not places:
        return Refusal(RAIL_TERMS, "no-connection")
    if is_filled(war, state, side):
        return Refusal(STACKING, "full", {"limit": war.stack_limit(side, goal)})
    return None if goal == NOWHERE or places >> goal & 1 else Refusal(SECRET_ONE, "another-place")


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    found = [(TAG, unit) for unit in riders(war, state, side)[1]]
    coming = _coming(war, state, side)
    return found + [(TAG, unit) for unit in coming if refusal(war, state, side, (TAG, unit)) is None]


def _coming(war: War, state: State, side: Side) -> Sequence[Unit]:
    """9.2/f: the Bolshevik arrivals of the phase."""
    is_first = side == SU and side == state.phasing and state.of[Arrivals].first_phase
    return due_units(war, state, side) if is_first else ()


def hangs_on(war: War, state: State, side: Side) -> HangsOn:
    """As trains do; arrivals also where own units keep the railway open, on room and own units in any place, and on
    the towns by which they come."""
    if not _coming(war, state, side):
        return rail.hangs_on(war, state, side)
    places, anywhere = station_hexes(war), rails_kept_open(war, state, side)
    towns = places & state.of[Railway].held | war.named_places(EDGE_TOWNS)
    return HangsOn(places, anywhere | unsettled(war, state, side), hands=towns)


def concentrate(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """9.4: the unit leaves."""
    yield from leave(war, state, side, (answer[1],))


def reachable_for_all(war: War, state: State, units: Sequence[Unit]) -> int:
    """The places that all of these units could be carried to."""
    return reduce(and_, (reachable(war, state, unit) for unit in units))


def leave(war: War, state: State, side: Side, units: Sequence[Unit]) -> Steps[None]:
    """9.4: units leave as one; the owner of the first ones writes the place down, and that ends the activity."""
    unit = units[0]
    places, seat = reachable_for_all(war, state, units), leader(war, state, unit)
    start, goal = state.at[unit], state.secret[side]
    if goal == NOWHERE:
        about, case = {"unit": war.roster.ids[unit]}, (war, state, units)
        goal = yield from choose(
            seat, "concentrate-at", members(places), rule=SECRET, about=about, secret=True, tries=PLACES, case=case,
            known_to=partners(war, state, seat),
        )  # fmt: skip
        state.change(Concentration, roll_due=1 + side)
    else:
        places &= state.of[Concentration].choices[side]
    state.change(Concentration, choices=with_number(state.of[Concentration].choices, side, places))
    state.secret[side] = goal
    cost = sum(_set_out(war, state, side, each) for each in units)
    where = war.board.map.numbers[start] if start >= 0 else ""
    state.events.append(Concentrated(unit=war.roster.ids[unit], start=where, transports=cost, rule=SECRET_COST))


def _set_out(war: War, state: State, side: Side, unit: Unit) -> int:
    """9.3/d, 9.3/e: it is on its way; the transports that it takes."""
    cost = price(state, unit)
    use_transports(state, account_of(war, state, unit), cost)
    if unit in state.movers:
        state.movers.remove(unit)
    state.due[unit] = 0
    if state.entered[unit] < 0:
        state.entered[unit] = state.level[unit]
    lift(war, state, unit, AWAY)
    state.change(Concentration, units=with_member(state.of[Concentration].units, side, unit))
    return cost


def refusals_place(answer: Answer, war: War, state: State, units: Sequence[Unit]) -> Iterator[Refusal]:
    if not reachable_for_all(war, state, units) >> answer & 1:
        yield (
            Refusal(SECRET_ONE, "another-place")
            if war.board.localities >> answer & 1
            else Refusal(RAIL_TERMS, "not-a-station")
        )


PLACES = Tries(rail.all_hexes, refusals_place)


def pending(war: War, state: State) -> Steps[None] | None:
    """The intelligence roll (9.4/c), or the units' appearance."""
    if state.of[Concentration].roll_due:
        return common.spy(war, state)
    return appear(war, state) if state.of[Concentration].due else None


def nearest(war: War, state: State, side: Side, goal: int) -> list[int]:
    """9.4/b, A113: the own places along the same railway nearest to the one that was lost; its owner picks among
    equals."""
    own = war.board.localities & state.held[side] & ~state.occupied[ENEMY[side]] & war.board.open & ~state.crowded[side]
    joined = own & rails_of(war, state, side).area(goal) or own & railway_hexes(war) or own
    found = members(joined & ~(1 << goal))
    least = min(war.board.distance(goal, h) for h in found)
    return [h for h in found if war.board.distance(goal, h) == least]


def appear(war: War, state: State) -> Steps[None]:
    """9.4, 9.4/b: the units are placed, and may move at once (A118: not those who attacked); if the enemy has taken the
    place, they come to the nearest own place along the railway, and may not."""
    side = state.of[Concentration].due - 1
    goal = state.secret[side]
    is_lost = not state.held[side] >> goal & 1
    units = [unit for unit in members(travelling(state, side)) if state.at[unit] == AWAY]
    if is_lost and units:
        near = nearest(war, state, side, goal)
        case = (war, state, near, SECRET_LOST)
        seat = leader_of(war, state, side, units)
        goal = yield from choose(seat, "concentration-near", near, rule=SECRET_LOST, tries=MARKED, case=case)
    for unit in units:
        put(war, state, unit, goal)
        if not is_lost and not common.is_tired(war, state, unit):
            may_move(state, unit)
            state.began |= 1 << goal
        told = ConcentrationShown(unit=war.roster.ids[unit], hex=war.board.map.numbers[goal], rule=SECRET)
        state.events.append(told)
    if units:
        pass_through(war, state, units[0], (goal,))
    state.secret[side] = NOWHERE
    forget(state, side)
    for unit in units:
        yield from has_come(war, state, unit, (goal,))


CHAPTER = Chapter(
    name="concentration",
    actions=(Action(TAG, offers, concentrate, refusal=refusal, tries=common.tries, hangs_on=hangs_on),),
    pending_by_marks=(pending,),
    phase_begins=(common.begin_phase,),
)
