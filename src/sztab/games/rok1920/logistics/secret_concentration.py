"""27.4: secret concentration: units go by rail to a place that only their owner knows until they appear there."""

from collections.abc import Sequence

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import Concentrated, ConcentrationFound, ConcentrationShown, IntelligenceRolled
from sztab.games.rok1920.chapter_rules import (
    ARRIVALS_RAIL,
    RAIL_TERMS,
    SECRET,
    SECRET_COST,
    SECRET_LOST,
    SECRET_ONE,
    SECRET_SPIES,
)
from sztab.games.rok1920.chapter_state import ChapterState, mark, mark_row, with_member, with_number
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.command import leader, leader_of
from sztab.games.rok1920.logistics.arrival_hexes import (
    free_for,
    is_konarmia_entry,
    may_stand,
    rail_entries,
    rails_kept_open,
    reasons_against_train_in,
)
from sztab.games.rok1920.logistics.arrivals import Arrivals, due_units, may_move, refusal_due
from sztab.games.rok1920.logistics.rail_transport import reasons_against_place_by_rail, refusal_rail, sendable
from sztab.games.rok1920.logistics.railway import railway_hexes
from sztab.games.rok1920.logistics.train_reach import (
    account_of,
    accounts,
    can_be_carried,
    carried,
    transports_left,
    use_transports,
)
from sztab.games.rok1920.map.localities import pass_through
from sztab.games.rok1920.moving.coming import has_come
from sztab.games.rok1920.moving.forbidden_hexes import reasons_against_entering
from sztab.games.rok1920.moving.march_refusals import all_hexes
from sztab.games.rok1920.politics.morale import crossed
from sztab.games.rok1920.rules import STACKING
from sztab.games.rok1920.state import AWAY, HangsOn, State
from sztab.games.rok1920.tries import any_hex, refusing
from sztab.games.rok1920.units.counters import ENEMY, SIDE_NAMES, SIDES, SU, Side, Unit
from sztab.games.rok1920.units.positions import lift, put
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.offered import Offered
from sztab.kernel.dice import Dice
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries
from sztab.kernel.requests import D6, Answer, Draw, Seat, Steps, choose, roll

TAG = "concentrate"
PRICE = 2
"""27.4.1: transports for each unit, whatever the way."""
SPIES = 6
NOWHERE = -1


class Concentration(ChapterState, frozen=True):
    """27.4: who is on the way to a secret place."""

    units: tuple[int, ...] = mark_row("concentrating-pl", "concentrating-su")
    """27.4: by seat: units on the way to a secret place (a set)."""
    left: tuple[int, ...] = mark_row("concentrating-from-pl", "concentrating-from-ua", "concentrating-from-lb")
    """15.7, 27.4: units on the way to a secret place, by the theatre that they left (sets)."""
    choices: tuple[int, ...] = mark_row("concentration-choices-pl", "concentration-choices-su")
    """27.4: by seat: the places that the owner could choose from (a set of hexes), which the enemy can work out too."""
    roll_due: int = mark("concentration-roll")
    """27.4.4: 1 while the intelligence roll is due."""
    due: int = mark("concentration-due")
    """27.4: 1 when the units have to appear."""
    known: tuple[int, ...] = mark_row("concentration-known-pl", "concentration-known-su")
    """27.4.4: by seat: 1 once the enemy knows the place."""


def travelling(state: State, side: Side) -> int:
    """The units of a side that are on their way (a set)."""
    return state.of[Concentration].units[side]


def reachable(war: War, state: State, unit: Unit) -> int:
    """27.1, 27.2: the places that a unit could be carried to."""
    side = war.roster.side[unit]
    if state.at[unit] == AWAY:
        return rail_entries(war, state) & free_for(war, state, unit)
    return next((places for _, places in carried(war, state, side, (unit,))), 0)


def price(war: War, state: State, unit: Unit) -> int:
    """27.4.1: Bolshevik arrivals need no transports."""
    return 0 if state.at[unit] == AWAY else PRICE


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    """27, 28.1, 27.4.2: units that may still be sent by rail, and Bolshevik arrivals; all go to the same place."""
    goal = state.secret[side]
    if is_filled(war, state, side):
        return []
    wanted = 1 << goal if goal != NOWHERE else war.board.map.all_hexes
    left = [account for account in accounts(side) if transports_left(state, account) >= PRICE]
    found = sendable(war, state, side) if left else []
    if len(left) < len(accounts(side)):
        found = [unit for unit in found if account_of(war, state, unit) in left]
    if goal != NOWHERE:
        found = can_be_carried(war, state, side, found, wanted)
    if side == SU and side == state.phasing and state.of[Arrivals].first_phase:
        coming = [u for u in due_units(war, state, side) if comes_by_rail(war, state, u)]
        places = rail_entries(war, state) & wanted if coming else 0
        found = [*found, *(unit for unit in coming if may_stand(war, state, unit, places))]
    return [(TAG, unit) for unit in found]


def hangs_on(war: War, state: State, side: Side) -> HangsOn:
    """Room in places, and places that trains pass; for arrivals also where own units keep the railway open."""
    is_first = side == SU and side == state.phasing and state.of[Arrivals].first_phase
    anywhere = rails_kept_open(war, state, side) if is_first and due_units(war, state, side) else 0
    places = war.board.localities & railway_hexes(war)
    return HangsOn(places, anywhere, hands=places)


def is_filled(war: War, state: State, side: Side) -> bool:
    """6, 27.4.2: as many units are on the way to the one place as may stand there."""
    goal = state.secret[side]
    return goal != NOWHERE and travelling(state, side).bit_count() >= war.stack_limit(side, goal)


def comes_by_rail(war: War, state: State, unit: Unit) -> bool:
    """27.4.1, 28.1: Bolshevik arrivals do, Lithuanians (38.1.2) and the Cavalry Army at its entry (23.1) do not."""
    return war.roster.counters[unit].nation == "su" and not is_konarmia_entry(war, state, unit)


def refusal(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """27.4, 27.4.1, 27.4.2, 28.1: why a unit does not leave for a secret place now."""
    unit = answer[1]
    if state.at[unit] == AWAY:
        return _refusal_arrival(war, state, side, unit)
    if (found := refusal_rail(war, state, unit)) is not None:
        return found
    left = transports_left(state, account_of(war, state, unit))
    if left < PRICE:
        return Refusal(SECRET_COST, "too-few-transports", {"needed": PRICE, "left": left})
    return _refusal_goal(war, state, side, unit)


def _refusal_arrival(war: War, state: State, side: Side, unit: Unit) -> Refusal | None:
    if travelling(state, side) >> unit & 1:
        return Refusal(SECRET, "on-the-way")
    if (found := refusal_due(war, state, side, unit)) is not None:
        return found
    if not comes_by_rail(war, state, unit):
        return Refusal(SECRET_COST, "not-by-train")
    return _refusal_goal(war, state, side, unit)


def _refusal_goal(war: War, state: State, side: Side, unit: Unit) -> Refusal | None:
    places = reachable(war, state, unit)
    if not places:
        return Refusal(RAIL_TERMS, "no-connection")
    goal = state.secret[side]
    if is_filled(war, state, side):
        return Refusal(STACKING, "full", {"limit": war.stack_limit(side, goal)})
    return None if goal == NOWHERE or places >> goal & 1 else Refusal(SECRET_ONE, "another-place")


def tries(war: War, state: State, side: Side) -> Sequence[Answer]:
    units = war.roster.of_side[side]
    known = travelling(state, side)
    return [(TAG, u) for u in units if state.at[u] >= 0 or (state.at[u] == AWAY and (state.due[u] or known >> u & 1))]


def concentrate(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """27.4: the unit leaves; the owner of the first one writes the place down, and that ends the activity."""
    unit = answer[1]
    places = reachable(war, state, unit)
    cost, start = price(war, state, unit), state.at[unit]
    goal = state.secret[side]
    if goal == NOWHERE:
        about, case = {"unit": war.roster.ids[unit]}, (war, state, unit)
        goal = yield from choose(
            leader(war, state, unit),
            "concentrate-at",
            Offered(places),
            rule=SECRET,
            about=about,
            secret=True,
            tries=CONCENTRATE_AT_TRIES,
            case=case,
        )
        state.change(Concentration, roll_due=1 + side)
    else:
        places &= state.of[Concentration].choices[side]
    state.change(Concentration, choices=with_number(state.of[Concentration].choices, side, places))
    state.secret[side] = goal
    if start >= 0 and war.board.theatre[start] >= 0:
        state.change(Concentration, left=with_member(state.of[Concentration].left, war.board.theatre[start], unit))
    if cost:
        use_transports(state, account_of(war, state, unit), cost)
    if unit in state.movers:
        state.movers.remove(unit)
    state.due[unit] = 0
    if state.entered[unit] < 0:
        state.entered[unit] = state.level[unit]
    lift(war, state, unit, AWAY)
    state.change(Concentration, units=with_member(state.of[Concentration].units, side, unit))
    where = war.board.map.numbers[start] if start >= 0 else ""
    state.events.append(Concentrated(unit=war.roster.ids[unit], start=where, transports=cost, rule=SECRET_COST))


def pending(war: War, state: State) -> Steps[None] | None:
    """What has to happen first: the intelligence roll (27.4.4), or the units' appearance."""
    if state.of[Concentration].roll_due:
        return spy(war, state)
    return appear(war, state) if state.of[Concentration].due else None


def spy(war: War, state: State) -> Steps[None]:
    """27.4.4: on a 6 the enemy learns the place."""
    side = state.of[Concentration].roll_due - 1
    (face,) = yield from roll(1, D6, rule=SECRET_SPIES, prompt="intelligence")
    state.change(Concentration, roll_due=0)
    state.events.append(IntelligenceRolled(side=SIDE_NAMES[side], face=face, rule=SECRET_SPIES))
    if face == SPIES:
        state.change(Concentration, known=with_number(state.of[Concentration].known, side, 1))
        number = war.board.map.numbers[state.secret[side]]
        state.events.append(ConcentrationFound(side=SIDE_NAMES[side], hex=number, rule=SECRET_SPIES))


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    """27.4: they appear in the owner's next movement phase."""
    state.change(Concentration, due=1 + side if travelling(state, side) else 0)


def appear(war: War, state: State) -> Steps[None]:
    """27.4, 27.4.3: the units are placed, and may move at once; if the enemy has taken the place, they come to the
    nearest
    place of their own, and may not. Whoever has left the game on the way (20.4, 23.4) does not appear."""
    side = state.of[Concentration].due - 1
    goal = state.secret[side]
    is_lost = not state.held[side] >> goal & 1
    units = [unit for unit in members(travelling(state, side)) if state.at[unit] == AWAY]
    still = bit_set(units) | ~travelling(state, side)
    state.change(Concentration, left=tuple(left & still for left in state.of[Concentration].left))
    if is_lost and units:
        near = nearest(war, state, side, goal)
        seat_of, case = leader_of(war, state, side, units), (war, state, near, side, goal)
        goal = yield from choose(seat_of, "concentration-near", near, rule=SECRET_LOST, tries=NEAR_TRIES, case=case)
    for unit in units:
        put(war, state, unit, goal)
        if not is_lost:
            state.began |= 1 << goal
            if not is_tired(war, state, unit):
                may_move(state, unit)
        number = war.board.map.numbers[goal]
        state.events.append(ConcentrationShown(unit=war.roster.ids[unit], hex=number, rule=SECRET))
    if units:
        pass_through(war, state, units[0], (goal,))
    state.secret[side] = NOWHERE
    forget(state, side)
    for unit in units:
        yield from _announce(war, state, unit, goal)


def forget(state: State, side: Side) -> None:
    """The units have appeared: nothing is secret any more."""
    kept = state.of[Concentration]
    units, choices, known = (with_number(row, side, 0) for row in (kept.units, kept.choices, kept.known))
    state.change(Concentration, due=0, units=units, choices=choices, known=known)


def is_tired(war: War, state: State, unit: Unit) -> bool:
    """5, 27.4, amb-173: whoever attacked in this player-turn, left for a secret place in a reserve phase and appears in
    regular movement does not march."""
    return bool(state.fought >> unit & 1) and war.steps[state.step].name == "movement"


def _announce(war: War, state: State, unit: Unit, goal: int) -> Steps[None]:
    """15.7: a unit that comes from another theatre brings its morale along, when it is seen; then all that follows a
    unit's coming to a hex."""
    for theatre, left in enumerate(state.of[Concentration].left):
        if left >> unit & 1:
            others = with_number(state.of[Concentration].left, theatre, left & ~(1 << unit))
            state.change(Concentration, left=others)
            if theatre != war.board.theatre[goal]:
                crossed(war, state, war.roster.side[unit], theatre, war.board.theatre[goal])
    yield from has_come(war, state, unit, (goal,))


def nearest(war: War, state: State, side: Side, goal: int) -> list[int]:
    """27.4.3, amb-088: the own places nearest to the one that was lost; the owner chooses among equals."""
    own = members(war.board.localities & state.held[side] & ~state.occupied[ENEMY[side]] & war.board.open)
    least = min(war.board.distance(goal, h) for h in own)
    return [h for h in own if war.board.distance(goal, h) == least]


def reasons_against_place(h: int, war: War, state: State, unit: Unit) -> Reasons:
    """27.4: as by any train, to a place of the own side."""
    if reachable(war, state, unit) >> h & 1:
        return
    if state.at[unit] == AWAY:
        yield from reasons_against_train_in(war, state, unit, h, ARRIVALS_RAIL)
        yield from reasons_against_entering(war, state, unit, h)
    else:
        yield from reasons_against_place_by_rail(war, state, unit, h)


CONCENTRATE_AT_TRIES = Tries(all_hexes, reasons_against_place)
"""Case: war, state, the unit."""


def _against_near(h: int, war: War, state: State, offered: Sequence[int], side: Side, goal: int) -> Reasons:
    """27.4.3: the nearest own place, and no other."""
    if not war.board.localities >> h & 1:
        yield Refusal(SECRET_LOST, "not-a-place")
    elif not state.held[side] >> h & 1 or state.occupied[ENEMY[side]] >> h & 1:
        yield Refusal(SECRET_LOST, "not-in-our-hands")
    else:
        least = war.board.distance(goal, nearest(war, state, side, goal)[0])
        params = {"distance": war.board.distance(goal, h), "least": least}
        yield Refusal(SECRET_LOST, "not-the-nearest", params)


NEAR_TRIES = refusing(any_hex, _against_near)
"""Case: war, state, the places that are offered, the side, the place that was lost."""


def redeal(war: War, state: State, seat: Seat | None, chance: Dice) -> State:
    """Another position that a seat cannot tell from this one: the enemy's secret place is any that he could choose."""
    twin = state.copy()
    for side in SIDES:
        known = state.of[Concentration].known[side]
        if war.command.side_of(seat) != side and state.secret[side] != NOWHERE and not known:
            pool = members(state.of[Concentration].choices[side])
            twin.secret[side] = int(chance.settle(Draw(pool, 1, SECRET))[0])
    return twin


CHAPTER = Chapter(
    name=in_force.CONCENTRATION,
    actions=(Action(TAG, offers, concentrate, refusal=refusal, tries=tries, hangs_on=hangs_on),),
    pending_by_marks=(pending,),
    phase_begins=(begin_phase,),
)
