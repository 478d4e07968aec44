"""9: the other side reacts to every hex that a moving group enters in front of its units (9.1, 9.5)."""

from collections.abc import Iterator

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import Charged, CounterAttacked
from sztab.games.raclawice.fire.reasons import reasons_against_shot
from sztab.games.raclawice.fire.shots import discharge, join_in
from sztab.games.raclawice.fire.withdrawal import suffer, withdraw
from sztab.games.raclawice.melee.fight import fight
from sztab.games.raclawice.moving.movement import drop_out
from sztab.games.raclawice.reaction.alarm_square import (
    DONE,
    FORM,
    form_in_alarm,
    offer_alarm,
    reasons_against_alarm,
    reasons_against_forming,
)
from sztab.games.raclawice.reaction.stepping_aside import leader_must_go, make_way, reasons_against_aside
from sztab.games.raclawice.rules import (
    CHARGE,
    COSSACK_EVADE,
    COUNTER_MOVE,
    COUNTER_ONCE_INFANTRY,
    COUNTER_ONCE_TARGET,
    COUNTER_TEST,
    GUNS_ONLY_FIRE,
    HORSE_WITHDRAW,
    LEADER_WITHDRAWAL,
    NO_JOINT_COUNTER,
    NO_REACTION_IN_CLASH,
    REACT_FOOT_HORSE,
    REACTION,
    SKIRMISH_EVADE,
    SQUARE_ATTACK,
    TOP_TESTS,
)
from sztab.games.raclawice.state import (
    COUNTERED,
    IN_PLAY,
    SKIRMISH,
    SQUARE,
    TARGETED,
    Entry,
    Group,
    State,
)
from sztab.games.raclawice.tries import EVADE_FIRE_TRIES, EVADE_STAY_TRIES, some_units
from sztab.games.raclawice.units.counters import ARTILLERY, CAVALRY, INFANTRY, SEATS
from sztab.games.raclawice.units.leaders import leaders_at
from sztab.games.raclawice.units.morale import check
from sztab.games.raclawice.units.stacking import (
    guns_at,
    has_units,
    is_clash,
    join,
    pick_up,
    place,
    reasons_against_joining_square,
    reasons_against_stack,
)
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each, is_allowed
from sztab.kernel.requests import Answer, Steps, choose

WAYS = ("fire", "counter", "evade", "withdraw")


def react(edition: Edition, state: State) -> Steps[None]:
    """9.1, 9.5: one reaction to the hex just entered, or the end of the reactions and what follows from them."""
    entry = state.entry
    assert entry is not None
    group = state.moving[entry.group]
    side = 1 - state.active
    for leader in leaders_at(edition, state, side, entry.hex):
        if not has_units(edition, state, side, entry.hex):
            yield from leader_must_go(edition, state, leader)
            return
    options: list[Answer] = []
    if entry.counter or drop_out(edition, state, group):
        options = reactions(edition, state, entry)
    if options:
        about = {"hex": edition.number(entry.hex)}
        case = (edition, state, entry, side)
        answer = yield from choose(
            SEATS[side], "react", [*options, DONE], rule=REACTION, about=about, tries=REACT_TRIES, case=case
        )
        if answer != DONE:
            yield from _carry_out(edition, state, entry, answer)
            return
    yield from _conclude(edition, state, entry, group)


def reactions(edition: Edition, state: State, entry: Entry) -> list[Answer]:
    """All that the other side may do now."""
    side = 1 - state.active
    found: list[Answer] = []
    if is_allowed(reasons_against_alarm(edition, state, entry, side)):
        found.append((FORM, state.stacks[side][entry.hex][0]))
    for near in edition.board.around[entry.hex]:
        if near < 0:
            continue
        for top in state.stacks[side][near][:1]:
            for way in WAYS:
                if is_allowed(reasons_against_reaction(edition, state, entry, top, way)):
                    found.append((way, top))
        for gun in guns_at(edition, state, side, near):
            if is_allowed(reasons_against_reaction(edition, state, entry, gun, "fire")):
                found.append(("fire", gun))
    for leader, hex in enumerate(state.leader_hex):
        if hex >= 0 and is_allowed(reasons_against_stepping_aside(edition, state, entry, leader)):
            found.append(("leader", leader))
    return found


def reasons_against_reaction(edition: Edition, state: State, entry: Entry, unit: int, way: str) -> Reasons:
    """9.1, 9.1/A, 9.1/C, 9.1/C1: why a unit may not react in this way to the entry."""
    id = edition.counters[unit].id
    yield from reasons_against_reacting(edition, state, entry, unit)
    if way == "fire":
        yield from reasons_against_shot(edition, state, unit, entry.hex)
        return
    if edition.arm[unit] == ARTILLERY:
        yield Refusal(GUNS_ONLY_FIRE, "guns-only-fire", {"unit": id})
        return
    if state.hexes[unit] < 0:
        return
    stack = state.stacks[edition.side[unit]][state.hexes[unit]]
    if stack[0] != unit:
        yield Refusal(TOP_TESTS, "not-on-top", {"unit": id})
    movers = state.moving[entry.group].units
    if edition.arm[movers[0]] == ARTILLERY:
        yield Refusal(REACTION, "guns-no-attack", {"unit": id})
    if way == "counter":
        yield from _reasons_against_counter(edition, state, entry, stack)
    elif way == "evade":
        yield from _reasons_against_evading(edition, state, stack, movers)
    else:
        yield from _reasons_against_withdrawing(edition, stack, movers)


def reasons_against_reacting(edition: Edition, state: State, entry: Entry, unit: int) -> Reasons:
    """9.1, 9.2, A29: why a unit has no reaction to this entry, whatever it would do."""
    id = edition.counters[unit].id
    if edition.side[unit] == state.active:
        yield Refusal(REACTION, "not-own-unit", {"unit": id})
    if state.hexes[unit] < 0:
        yield Refusal(REACTION, "not-on-map", {"unit": id})
        return
    if not looks_at(edition, state, unit, entry.hex):
        yield Refusal(REACTION, "entry-not-in-front", {"unit": id, "hex": edition.number(entry.hex)})
    if is_clash(edition, state, state.hexes[unit]):
        yield Refusal(NO_REACTION_IN_CLASH, "in-clash", {"hex": edition.number(state.hexes[unit])})
    if unit in entry.reacted:
        yield Refusal(REACTION, "reacted-already", {"unit": id})


def looks_at(edition: Edition, state: State, unit: int, hex: int) -> bool:
    """5.0, 7.3.2/a: does the hex lie in the unit's front zone?"""
    here = state.hexes[unit]
    around = edition.board.around[here]
    if hex not in around:
        return False
    return state.formation[unit] == SQUARE or (around.index(hex) - state.facing[unit]) % 6 in (0, 1)


def _reasons_against_counter(edition: Edition, state: State, entry: Entry, stack: tuple[int, ...]) -> Reasons:
    """9.1/A2, 9.1/C2, 9.1/D, 6.1.2, 7.3.2/d, 8.15, 8.15.4, 8.15.5, 8.15.6: the whole stack goes into the hex (6.2)."""
    id = edition.counters[stack[0]].id
    arm = edition.arm[stack[0]]
    movers = state.moving[entry.group].units
    if arm == INFANTRY and edition.arm[movers[0]] == CAVALRY:
        yield Refusal(REACT_FOOT_HORSE, "foot-against-horse", {"unit": id})
    if state.formation[stack[0]] == SQUARE:
        yield Refusal(SQUARE_ATTACK, "square-attack", {"hex": edition.number(entry.hex)})
    if not entry.counter and any(state.marks[unit] & TARGETED for unit in movers):
        yield Refusal(COUNTER_ONCE_TARGET, "countered-already", {})
    if arm == INFANTRY and any(state.marks[unit] & COUNTERED for unit in stack):
        yield Refusal(COUNTER_ONCE_INFANTRY, "has-countered", {"unit": id})
    if any(edition.arm[unit] != arm for unit in entry.counter):
        yield Refusal(NO_JOINT_COUNTER, "mixed-arms", {"hex": edition.number(entry.hex)})
    if len({edition.arm[unit] for unit in state.stacks[state.active][entry.hex]}) > 1:
        yield Refusal(NO_JOINT_COUNTER, "passing-arms", {"hex": edition.number(entry.hex)})
    yield from reasons_against_joining_square(edition, state, 1 - state.active, entry.hex)
    yield from reasons_against_stack(edition, state, stack, entry.hex)


def _reasons_against_evading(edition: Edition, state: State, stack: tuple[int, ...], movers: list[int]) -> Reasons:
    """9.1/A3: skirmishers, before infantry."""
    id = edition.counters[stack[0]].id
    if any(state.formation[unit] != SKIRMISH for unit in stack):
        yield Refusal(SKIRMISH_EVADE, "no-skirmish-order", {"unit": id})
    if edition.arm[movers[0]] != INFANTRY:
        yield Refusal(REACT_FOOT_HORSE, "foot-against-horse", {"unit": id})


def _reasons_against_withdrawing(edition: Edition, stack: tuple[int, ...], movers: list[int]) -> Reasons:
    """9.1/C3: cavalry before infantry; 9.1/E: Cossacks always."""
    id = edition.counters[stack[0]].id
    if all(edition.is_cossack(unit) for unit in stack):
        return
    if edition.arm[stack[0]] != CAVALRY:
        yield Refusal(HORSE_WITHDRAW, "foot-stays", {"unit": id})
    elif edition.arm[movers[0]] != INFANTRY:
        yield Refusal(COSSACK_EVADE, "only-cossacks", {"unit": id})


def reasons_against_stepping_aside(edition: Edition, state: State, entry: Entry, leader: int) -> Reasons:
    """10.11.8: a leader may withdraw one hex when an enemy unit comes next to him."""
    id = edition.leaders[leader].id
    if edition.leaders[leader].side == state.active:
        yield Refusal(LEADER_WITHDRAWAL, "leader-not-near", {"leader": id})
    if -1 - leader in entry.reacted:
        yield Refusal(LEADER_WITHDRAWAL, "reacted-already", {})
    yield from reasons_against_aside(edition, state, leader, entry.hex)


def reasons_against_react(answer: Answer, edition: Edition, state: State, entry: Entry, side: int) -> Reasons:
    """9.1: why a side may not answer an entry so."""
    if answer == DONE:
        return
    way, who = answer
    if way == FORM or side == state.active:
        yield from reasons_against_forming(answer, edition, state, entry, side)
    elif way == "leader":
        yield from reasons_against_stepping_aside(edition, state, entry, who)
    else:
        yield from reasons_against_reaction(edition, state, entry, who, way)


def reactions_to_try(edition: Edition, state: State, entry: Entry, side: int) -> Iterator[tuple[Answer]]:
    near = edition.board.within[2][entry.hex]
    for unit in some_units(edition, side):
        if state.hexes[unit] >= 0 and near >> state.hexes[unit] & 1:
            yield from each((way, unit) for way in (*WAYS, FORM))
    yield from each(("leader", leader) for leader in range(len(edition.leaders)))
    yield (DONE,)


REACT_TRIES = Tries(reactions_to_try, reasons_against_react)


def _carry_out(edition: Edition, state: State, entry: Entry, answer: Answer) -> Steps[None]:
    way, who = answer
    side = 1 - state.active
    if way == "leader":
        entry.reacted.append(-1 - who)
        yield from leader_must_go(edition, state, who)
        return
    if way == FORM:
        yield from form_in_alarm(edition, state, entry, side)
        return
    stack = (who,) if edition.arm[who] == ARTILLERY else state.stacks[side][state.hexes[who]]
    entry.reacted += stack
    if way == "fire":
        yield from _volley(edition, state, entry, who)
    elif way == "counter":
        yield from _counter(edition, state, entry, stack)
    elif way == "evade":
        yield from _evade(edition, state, entry, stack)
    else:
        rule = COSSACK_EVADE if edition.is_cossack(who) else HORSE_WITHDRAW
        yield from withdraw(edition, state, stack, 2, entry.hex, rule, scores=False)


def _volley(edition: Edition, state: State, entry: Entry, unit: int) -> Steps[None]:
    """9.1/A1, 9.1/B, 9.1/C1, 9.4: a unit or battery fires at those who entered; 10.9.6, A102: together with units
    beside it that might react themselves, and for each of them this is its reaction."""
    side = 1 - state.active
    firing = yield from join_in(
        edition, state, unit, entry.hex, lambda other: reasons_against_reacting(edition, state, entry, other)
    )
    for other in firing[1:]:
        entry.reacted += state.stacks[side][state.hexes[other]]
    yield from discharge(edition, state, firing, entry.hex)


def _counter(edition: Edition, state: State, entry: Entry, stack: tuple[int, ...]) -> Steps[None]:
    """9.1/A2, 9.1/D: the top unit tests (9.3); 9.1/C2: cavalry against infantry needs no test. 8.15.1: then the stack
    goes into the hex, one hex and at no cost (A56); 7.3.1: infantry that cavalry meets so may form square."""
    movers = state.moving[entry.group].units
    if edition.arm[stack[0]] == edition.arm[movers[0]]:
        margin, _ = yield from check(edition, state, stack[0], (), COUNTER_TEST)
        if margin > 0:
            yield from _give_way(edition, state, entry, stack, COUNTER_TEST)
            return
    start = state.hexes[stack[0]]
    pick_up(edition, state, stack)
    for unit in stack:
        place(edition, state, unit, entry.hex, start)
        state.marks[unit] |= COUNTERED
    for unit in movers:
        state.marks[unit] |= TARGETED
    entry.counter += stack
    ids = tuple(edition.counters[unit].id for unit in stack)
    state.events.append(CounterAttacked(ids, edition.number(entry.hex), rule=COUNTER_MOVE))
    yield from make_way(edition, state, 1 - state.active, entry.hex)
    yield from offer_alarm(edition, state, entry, REACT_TRIES)


def _give_way(edition: Edition, state: State, entry: Entry, stack: tuple[int, ...], rule: str) -> Steps[None]:
    """9.1/A2, 9.1/A3: a failed test: back two hexes, and one loss."""
    yield from withdraw(edition, state, stack, 2, entry.hex, rule, scores=True)
    yield from suffer(edition, state, stack, rule, scores=True)


def _evade(edition: Edition, state: State, entry: Entry, stack: tuple[int, ...]) -> Steps[None]:
    """9.1/A3: a test; passed, the skirmishers may fire and then stay or go back one hex; failed, they give way."""
    margin, _ = yield from check(edition, state, stack[0], (), SKIRMISH_EVADE)
    if margin > 0:
        yield from _give_way(edition, state, entry, stack, SKIRMISH_EVADE)
        return
    seat = SEATS[1 - state.active]
    about = {"unit": edition.counters[stack[0]].id, "hex": edition.number(entry.hex)}
    case = (SKIRMISH_EVADE,)
    if is_allowed(reasons_against_shot(edition, state, stack[0], entry.hex)):
        answer = yield from choose(
            seat, "evade-fire", ("fire", "hold"), rule=SKIRMISH_EVADE, about=about, tries=EVADE_FIRE_TRIES, case=case
        )
        if answer == "fire":
            yield from discharge(edition, state, [stack[0]], entry.hex)
    answer = yield from choose(
        seat, "evade-stay", ("stay", "back"), rule=SKIRMISH_EVADE, about=about, tries=EVADE_STAY_TRIES, case=case
    )
    if answer == "back":
        yield from withdraw(edition, state, stack, 1, entry.hex, SKIRMISH_EVADE, scores=False)


def _conclude(edition: Edition, state: State, entry: Entry, group: Group) -> Steps[None]:
    """8.13, 8.14.2, 8.14.3, 8.15.2, 8.15.3, 8.15.7: nobody reacts any more; a counter-attack or a charge is fought out,
    or the move goes on. Neither counts in the melee phase (8.14.4, 8.15.6#2). Stacks that counter-attacked together
    are one stack from now on (6.0)."""
    state.entry = None
    if entry.counter and any(state.fate[unit] == IN_PLAY for unit in entry.counter):
        group.is_over = True
        yield from fight(edition, state, entry.hex, 1 - state.active, counter=True)
        join(edition, state, 1 - state.active, entry.hex)
    elif entry.is_charge and group.units and has_units(edition, state, 1 - state.active, entry.hex):
        ids = tuple(edition.counters[unit].id for unit in group.units)
        state.events.append(Charged(ids, edition.number(entry.hex), rule=CHARGE))
        winner = yield from fight(edition, state, entry.hex, state.active, charge=True)
        group.has_charged = True
        group.is_over = winner != state.active
