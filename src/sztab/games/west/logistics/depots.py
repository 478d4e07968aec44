"""5.1 to 5.4: founding and removing depots in turn, upkeep, and removal for want of points."""

from collections.abc import Iterable, Sequence

from sztab.games.west.edition import Edition
from sztab.games.west.events import DepotFounded, DepotRemoved, UpkeepPaid
from sztab.games.west.logistics.resources import richer
from sztab.games.west.logistics.supply import chain, chain_on, passable
from sztab.games.west.refusals import hex_params, tries
from sztab.games.west.rules import (
    APPLIED,
    DEPOT_CHAIN,
    DEPOT_COST,
    DEPOT_FORCED,
    DEPOT_PHASE,
    DEPOT_REMOVAL,
    DEPOT_TOWN,
    LITHUANIAN_BASE,
)  # fmt: skip
from sztab.games.west.state import NO_REMOVAL, State
from sztab.games.west.turn.phases import begin_turns, end_phase, pass_turn, take_turns
from sztab.games.west.units.pieces import PL, RU, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Choice, Steps


def sites(ed: Edition, st: State, side: int) -> int:
    """5.2/e, A35, A36: towns with an own combat unit (no Lithuanian) and without a depot."""
    found = ed.board.towns & st.held[side][1] & ~st.depots[side]
    if side == RU and st.has_treaty:
        for h in members(found):
            if not st.on[side][h] & ed.combat & ~ed.lithuanians:
                found &= ~(1 << h)
    return found


def upkeep(ed: Edition, st: State, side: int, depots: int) -> int:
    """5.3/a, 5.3/b, 5.3/c: one point for a depot with a link to the main base, two for one without."""
    linked, _ = chain(ed, st, side, depots)
    return 2 * depots.bit_count() - linked.bit_count()


def foundable(ed: Edition, st: State, side: int) -> int:
    """5.2, A32: where a depot may be founded: it must be linked, and all must still be paid for."""
    depots = st.depots[side]
    if depots.bit_count() >= st.points[side] or not (towns := sites(ed, st, side)):
        return 0
    linked, region = chain_now(ed, st, side)
    towns &= region
    if towns and 2 * depots.bit_count() - linked.bit_count() + 1 > st.points[side]:
        if linked == depots:
            return 0
        through = passable(ed, st, side)
        for h in members(towns):
            more = depots | 1 << h
            if 2 * more.bit_count() - chain_on(ed, more, through, linked, region)[0].bit_count() > st.points[side]:
                towns &= ~(1 << h)
    return towns


def chain_now(ed: Edition, st: State, side: int) -> tuple[int, int]:
    """The chain of a side, which in this phase changes only with its own depots."""
    depots, noted = st.depots[side], st.noted[side]
    if len(noted) == 3 and noted[0] == depots:
        return noted[1], noted[2]
    if len(noted) == 3 and not noted[0] & ~depots:
        linked, region = chain_on(ed, depots, passable(ed, st, side), noted[1], noted[2])
    else:
        linked, region = chain(ed, st, side, depots)
    st.noted[side] = (depots, linked, region)
    return linked, region


def removable(st: State, side: int) -> int:
    """5.4/a, A34, card 18: depots that may be given up."""
    if st.has_removed[side] or (side == PL and st.effects & NO_REMOVAL):
        return 0
    return st.depots[side] & ~st.founded[side]


def all_depot_actions(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    places = ed.board.works | st.held[side][1]
    yield from ((ed.foundings[h],) for h in members(places))
    yield from ((ed.removals[h],) for h in members(st.depots[side]))
    yield ("pass",)


def why_no_depot_action(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """5.2, 5.3, 5.4: what stands against founding a depot, or giving one up."""
    what, h = answer
    if what not in ("found", "remove"):
        raise ValueError(what)
    bit, where = 1 << h, hex_params(ed, h)
    if what == "remove":
        if not st.depots[side] & bit:
            yield Refusal(DEPOT_REMOVAL, "no-own-depot", where)
        if side == PL and st.effects & NO_REMOVAL:
            yield Refusal(APPLIED, "card-forbids-removal", where)
        if st.founded[side] & bit:
            yield Refusal(DEPOT_REMOVAL, "founded-this-turn", where)
        if st.has_removed[side]:
            yield Refusal(DEPOT_REMOVAL, "one-removal", where)
        return
    if not ed.board.towns & bit:
        yield Refusal(DEPOT_TOWN, "no-town", where)
    if st.depots[side] & bit:
        yield Refusal(DEPOT_TOWN, "depot-there", where)
    units = st.on[side][h] & ed.combat
    if not units:
        yield Refusal(DEPOT_TOWN, "no-unit-there", where)
    elif not units & ~ed.lithuanians:
        yield Refusal(LITHUANIAN_BASE, "lithuanians-found-no-depot", where)
    if not chain(ed, st, side, st.depots[side])[1] & bit:
        yield Refusal(DEPOT_CHAIN, "no-chain", where)
    if upkeep(ed, st, side, st.depots[side] | bit) > st.points[side]:
        yield Refusal(DEPOT_COST, "too-dear", where | {"points": st.points[side]})


def why_not_forced(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """5.4/b: only a depot of the side that cannot pay goes."""
    if not st.depots[1 - side] >> answer & 1:
        yield Refusal(DEPOT_FORCED, "no-enemy-depot", hex_params(ed, answer))


def all_towns(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    return ((h,) for h in members(ed.board.towns))


DEPOT_TRIES = tries(all_depot_actions, why_no_depot_action, "pass")
FORCED_TRIES = tries(all_towns, why_not_forced)


def build(ed: Edition, st: State) -> Steps[None]:
    """5.1/a, 5.1/c: in turn a player founds one depot or removes one; who does neither, does no more in this turn."""
    if st.step == 0:
        begin_turns(st, richer(st))
        st.step = 1
    if not take_turns(st):
        st.step, st.acting = 2, richer(st)
        return
    side = st.acting
    options: list[Answer] = [ed.foundings[h] for h in members(foundable(ed, st, side))]
    options += [ed.removals[h] for h in members(removable(st, side))]
    options.append("pass")
    about = {"points": st.points[side]}
    case = (ed, st, side, options)
    answer = yield Choice(SIDES[side], "depot", DEPOT_PHASE, options, about, False, DEPOT_TRIES, case)
    if answer == "pass":
        pass_turn(st, "depots", DEPOT_PHASE)
        return
    what, h = answer
    if what == "found":
        st.depots[side] |= 1 << h
        st.founded[side] |= 1 << h
        st.events.append(DepotFounded(SIDES[side], ed.board.numbers[h], rule=DEPOT_CHAIN))
    else:
        st.has_removed[side] = True
        remove_depot(ed, st, side, h, "own-will", DEPOT_REMOVAL)
    st.acting = 1 - side


def keep(ed: Edition, st: State) -> Steps[None]:
    """5.3, 5.4/b, A33: each side pays; while it cannot, the opponent picks a depot that goes."""
    side = st.acting
    depots = st.depots[side]
    cost = 2 * depots.bit_count() - chain_now(ed, st, side)[0].bit_count()
    if cost > st.points[side]:
        options = members(st.depots[side])
        about = {"side": SIDES[side], "points": st.points[side], "cost": cost}
        case = (ed, st, 1 - side, options)
        h = yield Choice(SIDES[1 - side], "forced-removal", DEPOT_FORCED, options, about, False, FORCED_TRIES, case)
        remove_depot(ed, st, side, h, "shortage", DEPOT_FORCED)
        return
    st.points[side] -= cost
    st.events.append(UpkeepPaid(SIDES[side], st.depots[side].bit_count(), cost, rule=DEPOT_COST))
    if st.step == 2:
        st.step, st.acting = 3, 1 - side
    else:
        end_phase(st)


def depots(ed: Edition, st: State) -> Steps[None]:
    """5.0: the depot phase."""
    return build(ed, st) if st.step < 2 else keep(ed, st)


def remove_depot(ed: Edition, st: State, side: int, h: int, how: str, rule: str) -> None:
    st.depots[side] &= ~(1 << h)
    st.founded[side] &= ~(1 << h)
    st.events.append(DepotRemoved(SIDES[side], ed.board.numbers[h], how, rule=rule))
