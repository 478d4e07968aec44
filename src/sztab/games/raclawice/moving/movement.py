"""8: a group of units moves: step by step, turn by turn, each a question to the active side."""

from collections.abc import Callable, Iterator

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import Entered, MoveEnded
from sztab.games.raclawice.fire.shots import shoot
from sztab.games.raclawice.melee.capture import recapture
from sztab.games.raclawice.moving import guns
from sztab.games.raclawice.moving.manoeuvres import (
    double,
    face,
    reasons_against_double,
    reasons_against_firing_now,
    reasons_against_reorder,
    reasons_against_turn,
    reform,
    reorder,
    turn,
)
from sztab.games.raclawice.moving.step_options import double_actions, troop_actions
from sztab.games.raclawice.moving.steps import (
    is_passing,
    is_rough,
    is_square,
    may_stop,
    open_steps,
    points,
    reasons_against_charge,
    reasons_against_step,
    reasons_against_stop,
    spend,
    step_cost,
    turns_freely,
)
from sztab.games.raclawice.reaction.stepping_aside import make_way
from sztab.games.raclawice.rules import FOOT_GUNS, FORWARD, FULL_HEX, MINIMUM_MOVE, MOVE_UNITS, ONE_AT_A_TIME
from sztab.games.raclawice.state import (
    ABREAST,
    FORMATIONS,
    IN_PLAY,
    MOVED,
    ORDINARY,
    SKIRMISH,
    SQUARE,
    STOPPED,
    Entry,
    Group,
    State,
)
from sztab.games.raclawice.tries import FACINGS
from sztab.games.raclawice.units.counters import ARTILLERY, SEATS
from sztab.games.raclawice.units.formations import is_whole_stack, reasons_against_form
from sztab.games.raclawice.units.morale import eliminate
from sztab.games.raclawice.units.stacking import (
    has_units,
    is_clash,
    join,
    may_stack,
    may_stand_abreast,
    pick_up,
    place,
)
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each, is_allowed
from sztab.kernel.requests import Answer, Choice, Steps

STOP = "stop"
CHANGES = (ORDINARY, SKIRMISH, SQUARE, ABREAST)


def advance(edition: Edition, state: State) -> Steps[None]:
    """8.16, 8.10: one action of one of the groups in motion; a group that can do nothing more is done."""
    actions: list[tuple[Answer, ...]] = []
    for number, group in enumerate(state.moving):
        if not drop_out(edition, state, group):
            del state.moving[number]
            return
        found = actions_of(edition, state, group)
        if not found or (len(found) == 1 and found[0][0] == STOP):
            yield from finish(edition, state, number)
            return
        actions += found
    leads, others, sets_out = [], 0, False
    for group in state.moving:
        leads.append(group.units[0])
        others += len(group.units) - 1
        sets_out = sets_out or (group.is_double and not group.entered)
    seat, about, case = SEATS[state.active], {"units": edition.names(leads), "others": others}, (edition, state)
    answer = yield Choice(seat, "step", FORWARD, actions, about, False, STEP_TRIES, case, sets_out)
    more = act(edition, state, leads.index(answer[1]), answer)
    if more is not None:
        yield from more


def reasons_against_action(answer: Answer, edition: Edition, state: State) -> Reasons:
    """8.16: why a group in motion may not do this now."""
    what, lead, *args = answer
    group = next((group for group in state.moving if group.units[0] == lead), None)
    if group is None:
        yield Refusal(ONE_AT_A_TIME, "not-moving", {"unit": edition.counters[lead].id})
        return
    if what in MARCHING:
        yield from _reasons_against_marching(edition, state, group)
    elif what == "fire":
        if guns.is_gun_group(edition, group):
            yield Refusal(MOVE_UNITS, "guns-fire-apart", {})
        yield from _reasons_if_over(group)
    yield from ACTIONS[what](edition, state, group, *args)


def _reasons_against_marching(edition: Edition, state: State, group: Group) -> Reasons:
    """8.11: guns in their battery have other actions."""
    if guns.is_gun_group(edition, group) and state.formation[group.units[0]] == ORDINARY:
        yield Refusal(FOOT_GUNS, "foot-guns", {})
    yield from _reasons_if_over(group)


def _reasons_if_over(group: Group) -> Reasons:
    if group.is_over:
        yield Refusal(ONE_AT_A_TIME, "move-over", {})


MARCHING = ("enter", "charge", "turn", "form", "reorder", "double")
"""Actions of groups that march."""
ACTIONS: dict[str, Callable[..., Reasons]] = {
    "enter": reasons_against_step,
    "charge": reasons_against_charge,
    "turn": reasons_against_turn,
    "form": reasons_against_form,
    "reorder": reasons_against_reorder,
    "double": reasons_against_double,
    "fire": reasons_against_firing_now,
    "push": guns.reasons_against_push,
    "swing": guns.reasons_against_swing,
    "limber": guns.reasons_against_limber,
    "unlimber": guns.reasons_against_unlimber,
    STOP: reasons_against_stop,
}


def actions_to_try(edition: Edition, state: State) -> Iterator[tuple[Answer]]:
    for group in state.moving:
        lead = group.units[0]
        near = [hex for hex in edition.board.around[group.hex] if hex >= 0]
        for what in ACTIONS:
            if what in ("enter", "charge", "push"):
                yield from each((what, lead, hex) for hex in near)
            elif what in ("turn", "swing"):
                yield from each((what, lead, facing) for facing in FACINGS)
            elif what == "form":
                yield from each((what, lead, formation) for formation in range(len(FORMATIONS)))
            else:
                yield ((what, lead),)


STEP_TRIES = Tries(actions_to_try, reasons_against_action)


def drop_out(edition: Edition, state: State, group: Group) -> bool:
    """Units that fire, a melee or a crisis has taken out of the group's hex, or stopped (10.7), no longer move with it;
    their move is over (8.16)."""
    hexes, fate, marks = state.hexes, state.fate, state.marks
    kept = []
    for unit in group.units:
        if hexes[unit] == group.hex:
            if fate[unit] == IN_PLAY and not marks[unit] & STOPPED:
                kept.append(unit)
        elif fate[unit] == IN_PLAY:
            marks[unit] |= MOVED
    group.units = kept
    return bool(kept)


def actions_of(edition: Edition, state: State, group: Group) -> list[tuple[Answer, ...]]:
    """All that the group may do now, as answers."""
    lead = group.units[0]
    if guns.is_gun_group(edition, group) and state.formation[lead] == ORDINARY:
        return _gun_actions(edition, state, group)
    if edition.arm[lead] != ARTILLERY and state.formation[lead] != SQUARE:
        return (double_actions if group.is_double else troop_actions)(edition, state, group)
    return judged_actions(edition, state, group)


def judged_actions(edition: Edition, state: State, group: Group) -> list[tuple[Answer, ...]]:
    """The same for any group, each action judged by the reasons against it."""
    lead = group.units[0]
    found: list[tuple[Answer, ...]] = []
    if not group.is_over:
        for into in open_steps(edition, state, group):
            found.append(("enter", lead, into))
            if is_allowed(reasons_against_charge(edition, state, group, into)):
                found.append(("charge", lead, into))
        found += [("turn", lead, f) for f in range(6) if is_allowed(reasons_against_turn(edition, state, group, f))]
        found += [("form", lead, f) for f in CHANGES if is_allowed(reasons_against_form(edition, state, group, f))]
        if is_allowed(reasons_against_reorder(edition, state, group)):
            found.append(("reorder", lead))
        if is_allowed(reasons_against_double(edition, state, group)):
            found.append(("double", lead))
        if is_allowed(guns.reasons_against_unlimber(edition, state, group)):
            found.append(("unlimber", lead))
        if is_allowed(reasons_against_firing_now(edition, state, group)):
            found.append(("fire", lead))
    if may_stop(edition, state, group):
        found.append((STOP, lead))
    return found


def _gun_actions(edition: Edition, state: State, group: Group) -> list[tuple[Answer, ...]]:
    """8.11, 8.12: turn, push, limber, or nothing."""
    gun = group.units[0]
    around = edition.board.around[group.hex]
    found: list[tuple[Answer, ...]] = [
        ("push", gun, into) for into in around if is_allowed(guns.reasons_against_push(edition, state, group, into))
    ]
    found += [("swing", gun, f) for f in range(6) if is_allowed(guns.reasons_against_swing(edition, state, group, f))]
    if is_allowed(guns.reasons_against_limber(edition, state, group)):
        found.append(("limber", gun))
    found.append((STOP, gun))
    return found


def act(edition: Edition, state: State, number: int, answer: tuple[Answer, ...]) -> Steps[None] | None:
    """Carry out one action of a group; what is returned asks something more."""
    group = state.moving[number]
    what, args = answer[0], answer[2:]
    state.is_answered = state.is_answered and what == STOP
    if what in ("enter", "charge"):
        enter(edition, state, number, args[0], is_charge=what == "charge")
    elif what == "turn":
        turn(edition, state, group, args[0])
    elif what == "form":
        return reform(edition, state, group, args[0])
    elif what == "reorder":
        return reorder(edition, state, group)
    elif what == "double":
        double(edition, state, group)
    elif what == "fire":
        state.is_fire_due = True
        return shoot(edition, state, state.stacks[state.active][group.hex][0])
    elif what == STOP:
        return finish(edition, state, number)
    else:
        return _work_gun(edition, state, number, answer)
    return None


def _work_gun(edition: Edition, state: State, number: int, answer: tuple[Answer, ...]) -> Steps[None]:
    group = state.moving[number]
    if answer[0] == "push":
        guns.push(edition, state, group, answer[2])
        state.entry = entry_if_seen(edition, state, number)
        yield from face(edition, state, group)
    elif answer[0] == "swing":
        guns.swing(edition, state, group, answer[2])
    elif answer[0] == "limber":
        guns.limber(edition, state, group)
    else:
        guns.unlimber(edition, state, group)
        yield from face(edition, state, group)


def enter(edition: Edition, state: State, number: int, into: int, *, is_charge: bool = False) -> None:
    """8.1, 8.2: the group enters a hex and pays; 9.5: then the other side may react."""
    group = state.moving[number]
    board, start = edition.board, group.hex
    direction = board.direction(start, into)
    cost = step_cost(edition, state, group, direction)
    left = points(state, group)
    if group.is_open and (is_passing(edition, state, group) or is_rough(edition, start, direction, into)):
        group.is_open = False
    spend(state, group, cost)
    if turns_freely(state, group):
        _look_along(state, group, direction)
    side = edition.side[group.units[0]]
    is_clash_now = has_units(edition, state, 1 - side, into)
    pick_up(edition, state, group.units)
    for unit in group.units:
        place(edition, state, unit, into, start)
    _keep_abreast(edition, state, group)
    group.came, group.hex = start, into
    group.entered += 1
    group.is_over = (is_clash_now and not is_charge) or cost > left or is_square(state, group)
    ids = edition.names(group.units)
    rule = FORWARD if cost <= left else MINIMUM_MOVE
    state.events.append(Entered(ids, edition.number(start), edition.number(into), cost, rule=rule))
    if state.taken:
        recapture(edition, state, side, into)
    state.entry = entry_if_seen(edition, state, number, is_charge=is_charge)


def _keep_abreast(edition: Edition, state: State, group: Group) -> None:
    """6.2.1, A18: those who walk out of a stack side by side are so only if they are strong enough by themselves."""
    if state.formation[group.units[0]] == ABREAST and not may_stand_abreast(edition, state, group.units):
        for unit in group.units:
            state.formation[unit] = ORDINARY


def _look_along(state: State, group: Group, direction: int) -> None:
    """7.2/b, 8.12/e: who turns freely turns to where it goes, no further than it must."""
    facing = state.facing[group.units[0]]
    if direction in (facing, (facing + 1) % 6):
        return
    first, second = (direction - 1) % 6, direction
    nearer = min(first, second, key=lambda corner: min((corner - facing) % 6, (facing - corner) % 6))
    for unit in group.units:
        state.facing[unit] = nearer


def entry_if_seen(edition: Edition, state: State, number: int, *, is_charge: bool = False) -> Entry | None:
    """9.1, 10.11.8: is there anyone of the other side next to the hex, or in it, whom the entry concerns?"""
    group = state.moving[number]
    other = 1 - state.active
    near = edition.board.within[1][group.hex]
    if (state.occupied[other] | state.batteries[other]) & near:
        return Entry(number, group.hex, is_charge)
    leader_hex = state.leader_hex
    for leader in edition.leaders_of[other]:
        if leader_hex[leader] >= 0 and near >> leader_hex[leader] & 1:
            return Entry(number, group.hex, is_charge)
    return None


def finish(edition: Edition, state: State, number: int) -> Steps[None]:
    """8.16: the move of a group is over for good: it joins the stack there (6.0/a), or says where it looks (7.2/c)."""
    group = state.moving[number]
    side = edition.side[group.units[0]]
    if not may_stop(edition, state, group):
        _turn_back(edition, state, group)
        if group.units:
            yield from make_way(edition, state, side, group.hex)
        if not group.units:
            del state.moving[number]
            return
    alone = is_whole_stack(edition, state, group) or guns.is_gun_group(edition, group)
    may_turn = turns_freely(state, group) and (group.entered or not group.is_over)
    if may_turn and alone and not is_clash(edition, state, group.hex):
        yield from face(edition, state, group)
    for unit in group.units:
        state.marks[unit] |= MOVED
    if not guns.is_gun_group(edition, group):
        join(edition, state, side, group.hex)
    ids = edition.names(group.units)
    state.events.append(MoveEnded(ids, edition.number(group.hex)))
    del state.moving[number]


def _turn_back(edition: Edition, state: State, group: Group) -> None:
    """6.1, 6.2: a reaction has closed the way on, and the group may not stay: it goes back where it came from, or to
    the first hex beside it that has room; if there is none, it is lost as in a withdrawal (10.11.7)."""
    side = edition.side[group.units[0]]
    for hex in (group.came, *edition.board.around[group.hex]):
        if hex < 0 or edition.board.closed >> hex & 1 or has_units(edition, state, 1 - side, hex):
            continue
        if may_stack(edition, state, group.units, hex):
            pick_up(edition, state, group.units)
            for unit in group.units:
                place(edition, state, unit, hex)
            group.hex = hex
            return
    for unit in group.units:
        eliminate(edition, state, unit, FULL_HEX)
    group.units = []
