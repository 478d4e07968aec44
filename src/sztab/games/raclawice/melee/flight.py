"""11.11, 11.12: the beaten flee to the turn track and come back with their leader; friends beside them may waver."""

from collections.abc import Iterator, Sequence

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import CameBack, Fled, FledForGood, ReturnDelayed
from sztab.games.raclawice.fire.withdrawal import withdraw
from sztab.games.raclawice.melee.capture import recapture
from sztab.games.raclawice.reaction.stepping_aside import leader_must_go, make_way
from sztab.games.raclawice.rules import (
    FLIGHT_RETURN,
    FLIGHT_TURN,
    MORALE_CRISIS,
    RETURN_BARRED,
    RETURN_LATE,
    RETURN_PLACE,
)
from sztab.games.raclawice.state import FLED, GONE, IN_PLAY, NOWHERE, ORDINARY, RETURNED, STOPPED, State
from sztab.games.raclawice.tries import RETURN_FACING_TRIES, hexes_near
from sztab.games.raclawice.units import leaders, morale, stacking
from sztab.games.raclawice.units.counters import SCYTHE, SEATS, VOLUNTEER
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each, is_allowed
from sztab.kernel.requests import Answer, Steps, choose


def flee(edition: Edition, state: State, units: Sequence[int], difference: int) -> None:
    """11.11.1, 11.11.2: they leave the map until the turn that the table gives; after the last one they are gone
    for good (11.11.5)."""
    if not units:
        return
    names = tuple(edition.counters[u].id for u in units)
    hex = edition.number(state.hexes[units[0]])
    due = state.turn + (edition.tables.flight.at(difference) or 0)
    for unit in units:
        stacking.lift(edition, state, unit)
        state.formation[unit] = ORDINARY
        state.fate[unit] = FLED
        state.due[unit] = due
    state.events.append(Fled(names, hex, due, rule=FLIGHT_TURN))
    if due > state.last_turn:
        _remove(edition, state, units)


def _remove(edition: Edition, state: State, units: Sequence[int]) -> None:
    """11.11.5: they are gone; 4.6/a: and with the last of his units a leader."""
    for unit in units:
        state.fate[unit] = GONE
    state.events.append(FledForGood(tuple(edition.counters[u].id for u in units), rule=RETURN_LATE))
    for unit in units:
        leaders.after_elimination(edition, state, unit, NOWHERE)


def slide(edition: Edition, state: State) -> None:
    """11.11.3: at the end of a turn, who was due and has not come back moves one field on (11.11.5: or is gone)."""
    late = [u for u, fate in enumerate(state.fate) if fate == FLED and state.due[u] <= state.turn]
    for unit in late:
        state.due[unit] = state.turn + 1
        if state.due[unit] <= state.last_turn:
            delayed = ReturnDelayed(edition.counters[unit].id, state.due[unit], rule=FLIGHT_RETURN)
            state.events.append(delayed)
    gone = [unit for unit in late if state.due[unit] > state.last_turn]
    if gone:
        _remove(edition, state, gone)


def returning(edition: Edition, state: State, leader: int, of: int) -> list[int]:
    """11.11.3: the units that come back at the activation of `of`; scythemen and volunteers also when Kościuszko acts
    himself (`of` below 0, A44). `leader` is who commands: the chief, when `of` has fallen (A66)."""
    if FLED not in state.fate:
        return []
    due = [u for u, fate in enumerate(state.fate) if fate == FLED and state.due[u] <= state.turn]
    if of >= 0:
        return [u for u in due if of in edition.counters[u].leaders]
    side = edition.leaders[leader].side
    return [u for u in due if edition.side[u] == side and edition.kind[u] in (SCYTHE, VOLUNTEER)]


def return_hexes(edition: Edition, state: State, unit: int, leader: int, of: int) -> list[int]:
    """11.11.4: in the leader's hex or beside it, where there is room and no enemy; without him, in the printed hex
    (11.11.4/a-b)."""
    near = _return_area(edition, state, leader, of)
    return sorted(hex for hex in near if is_allowed(reasons_against_return(hex, edition, state, unit, leader, of)))


def _return_area(edition: Edition, state: State, leader: int, of: int) -> list[int]:
    who = of if of >= 0 else leader
    at = state.leader_hex[who]
    if at < 0:
        return [edition.hex(edition.leaders[who].return_hex)]
    return [at, *(hex for hex in edition.board.around[at] if hex >= 0)]


def reasons_against_return(hex: Answer, edition: Edition, state: State, unit: int, leader: int, of: int) -> Reasons:
    """11.11.4, 11.11.4/c: why a unit may not come back in this hex."""
    params = {"hex": edition.number(hex)}
    if hex not in _return_area(edition, state, leader, of):
        who = edition.leaders[of if of >= 0 else leader].id
        yield Refusal(RETURN_PLACE, "return-elsewhere", {**params, "leader": who})
    if edition.board.closed >> hex & 1:
        yield Refusal(RETURN_PLACE, "closed-hex", params)
    if stacking.has_units(edition, state, 1 - edition.side[unit], hex):
        yield Refusal(RETURN_BARRED, "enemy-there", params)
    yield from stacking.reasons_against_stack(edition, state, [unit], hex)


def return_hexes_to_try(edition: Edition, state: State, unit: int, leader: int, of: int) -> Iterator[tuple[Answer]]:
    at = state.leader_hex[of if of >= 0 else leader]
    return each(hexes_near(edition, at) if at >= 0 else return_hexes(edition, state, unit, leader, of))


RETURN_TRIES = Tries(return_hexes_to_try, reasons_against_return)


def come_back(edition: Edition, state: State, unit: int, leader: int, of: int) -> Steps[None]:
    """11.11.3, 11.11.4: a unit is put back with any facing, below a stack with that of the stack; it may not move now.
    Where there is no hex for it, it waits for the next turn (11.11.4/c, A66)."""
    options = return_hexes(edition, state, unit, leader, of)
    name = edition.counters[unit].id
    if not options:
        state.due[unit] = state.turn + 1
        state.events.append(ReturnDelayed(name, state.due[unit], rule=RETURN_BARRED))
        return
    seat = SEATS[edition.side[unit]]
    case = (edition, state, unit, leader, of)
    hex = yield from choose(
        seat, "return-hex", options, rule=RETURN_PLACE, about={"unit": name}, tries=RETURN_TRIES, case=case
    )
    hosts = state.stacks[edition.side[unit]][hex]
    if hosts:
        facing = state.facing[hosts[0]]
    else:
        facing = yield from choose(
            seat, "return-facing", range(6), rule=RETURN_PLACE, about={"unit": name, "hex": edition.number(hex)},
            tries=RETURN_FACING_TRIES, case=(RETURN_PLACE,),
        )  # fmt: skip
    stacking.put(edition, state, unit, hex)
    state.facing[unit] = facing
    state.marks[unit] |= STOPPED | RETURNED
    state.events.append(CameBack(name, edition.number(hex), rule=FLIGHT_RETURN))
    recapture(edition, state, edition.side[unit], hex)
    yield from make_way(edition, state, edition.side[unit], hex)


def crisis(edition: Edition, state: State, side: int, hex: int) -> Steps[None]:
    """11.12: every unit beside a hex from which friends fled tests its morale, and goes back one hex when it fails; not
    artillery, leaders and units in clash hexes (11.12.1)."""
    beside = [
        unit
        for near in edition.board.around[hex]
        if near >= 0 and state.stacks[side][near] and not stacking.is_clash(edition, state, near)
        for unit in state.stacks[side][near]
    ]
    for unit in beside:
        if state.fate[unit] != IN_PLAY:
            continue
        margin, _ = yield from morale.check(edition, state, unit, (), MORALE_CRISIS)
        if margin > 0:
            yield from withdraw(edition, state, [unit], 1, hex, MORALE_CRISIS, scores=True)


def leaders_get_away(edition: Edition, state: State, side: int, hex: int) -> Steps[None]:
    """A10: leaders left behind by fleeing troops step aside by one hex, or are lost."""
    if not stacking.has_units(edition, state, side, hex):
        for leader in leaders.leaders_at(edition, state, side, hex):
            yield from leader_must_go(edition, state, leader)
