"""3.3: the sequence of play: which activity comes next, by the state alone."""

from collections.abc import Callable, Iterator
from itertools import compress

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import PhaseBegan
from sztab.games.raclawice.fire.aiming import candidates, targets
from sztab.games.raclawice.fire.reasons import reasons_against_firing
from sztab.games.raclawice.fire.shots import shoot
from sztab.games.raclawice.melee.fight import clashes, fight, reach
from sztab.games.raclawice.melee.flight import slide
from sztab.games.raclawice.moving import lines, movement
from sztab.games.raclawice.moving.steps import allowance
from sztab.games.raclawice.reaction import reactions as reaction
from sztab.games.raclawice.rules import (
    ACTIVATE,
    ALTERNATE_FIRE,
    DRAW_CHIT,
    END_OF_TURN,
    FIRE_NEEDS_AIM,
    FLIGHT_RETURN,
    KOSCIUSZKO_SIX,
    MAKE_POOL,
    MELEE_PHASE,
    MOVE_LEADER,
    MOVE_UNITS,
    MUST_FIGHT,
)
from sztab.games.raclawice.scenarios.victory import settle
from sztab.games.raclawice.state import (
    ACTIVATION,
    DRAW,
    GONE,
    IN_PLAY,
    LEADER,
    MELEE,
    MOVEMENT,
    NOWHERE,
    PHASE_MARKS,
    PHASES,
    POOL,
    RETURN,
    TURN_END,
    TURNED,
    State,
)
from sztab.games.raclawice.tries import some_units
from sztab.games.raclawice.turn import activation
from sztab.games.raclawice.turn.led import tell_missed
from sztab.games.raclawice.units.counters import SEATS
from sztab.games.raclawice.units.leaders import enlist
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import NOTHING, Answer, Choice, Rule, Steps, choose

PASS = "pass"


def next_activity(edition: Edition, state: State) -> Steps[None]:
    _, play = TURN_TABLE[state.phase]
    return play(edition, state)


def _pool(edition: Edition, state: State) -> Steps[None]:
    activation.make_pool(edition, state)
    return
    yield


def _draw(edition: Edition, state: State) -> Steps[None]:
    yield from activation.draw_chit(edition, state)


def _activation(edition: Edition, state: State) -> Steps[None]:
    yield from activation.activate(edition, state)
    _open_task(edition, state)


def _open_task(edition: Edition, state: State) -> None:
    """The next phase of the activation begins; 4.6: those of a leader who has fallen meanwhile lapse; 3.3/b5: after the
    last one the next chit is drawn."""
    while state.tasks and state.leader_fate[state.tasks[0].leader] == GONE:
        del state.tasks[0]
    if not state.tasks:
        state.came = [NOWHERE] * len(state.came)
        _clear(state, TURNED)
        state.phase = DRAW
        return
    task = state.tasks[0]
    state.phase = task.phase
    if task.phase == MOVEMENT:
        begin_movement(edition, state)
    if task.phase != RETURN:
        state.events.append(PhaseBegan(PHASES[task.phase], edition.leaders[task.leader].id, rule=MOVE_UNITS))


def _clear(state: State, fallen: int) -> None:
    """Marks fall: few units have any."""
    marks = state.marks
    for unit in compress(range(len(marks)), marks):
        marks[unit] &= ~fallen


def begin_movement(edition: Edition, state: State) -> None:
    """8.4, 8.8: every unit of the active side has its points anew; 10.4: the other side has the first shot."""
    state.left = list(edition.allowances[state.active])
    for gun in edition.guns[state.active]:
        state.left[gun] = allowance(edition, state, gun)
    state.is_fire_due = True
    state.passes = 0


def _close_task(edition: Edition, state: State) -> None:
    """The marks of a phase fall with it (10.7, 10.10.5, A53)."""
    if state.phase in (MOVEMENT, MELEE):
        _clear(state, PHASE_MARKS)
        state.left = [0] * len(state.left)
    state.reached = None
    del state.tasks[0]
    _open_task(edition, state)


def _return(edition: Edition, state: State) -> Steps[None]:
    busy = yield from activation.bring_back(edition, state)
    if not busy:
        _close_task(edition, state)


def _movement(edition: Edition, state: State) -> Steps[None]:
    """3.3/b2: what is under way comes first: a reaction, the groups in motion, then the next shot or move (10.4).
    A shot fired on the move is answered before the move goes on (A123)."""
    if state.entry is not None:
        return reaction.react(edition, state)
    if state.is_gathering:
        return lines.gather(edition, state)
    if state.moving:
        return (_answer_fire if state.is_fire_due else _advance)(edition, state)
    if state.passes >= 2 or state.leader_fate[state.tasks[0].leader] == GONE:
        return _end_movement(edition, state)
    return (_other_side if state.is_fire_due else _active_side)(edition, state)


def _end_movement(edition: Edition, state: State) -> Steps[None]:
    _close_task(edition, state)
    return
    yield


def _answer_fire(edition: Edition, state: State) -> Steps[None]:
    """A123."""
    yield from _other_side(edition, state)
    state.passes, state.is_answered = 0, True


def _advance(edition: Edition, state: State) -> Steps[None]:
    yield from movement.advance(edition, state)
    if not state.moving:
        state.is_fire_due, state.is_answered = not state.is_answered, False


def reasons_against_choosing_to_fire(edition: Edition, state: State, side: int, unit: int) -> Reasons:
    """10.3, 10.4: why a unit may not be chosen to fire: it may not fire at all, or sees nobody to fire at."""
    if edition.side[unit] != side:
        yield Refusal(FIRE_NEEDS_AIM, "not-own-unit", {"unit": edition.counters[unit].id})
    yield from reasons_against_firing(edition, state, unit)
    if state.fate[unit] == IN_PLAY and not targets(edition, state, unit):
        yield Refusal(FIRE_NEEDS_AIM, "no-target", {"unit": edition.counters[unit].id})


def reasons_against_answering_fire(answer: Answer, edition: Edition, state: State, side: int) -> Reasons:
    if answer != PASS:
        yield from reasons_against_choosing_to_fire(edition, state, side, answer)


def reasons_against_act(answer: Answer, edition: Edition, state: State, side: int) -> Reasons:
    if answer == PASS:
        return
    what, unit = answer
    if what == "fire":
        yield from reasons_against_choosing_to_fire(edition, state, side, unit)
    else:
        yield from lines.reasons_against_move(edition, state, unit)


def reasons_against_melee(answer: Answer, edition: Edition, state: State, options: list[Answer]) -> Reasons:
    """11.2, 4.4/b2: clashes must be fought, and there is none elsewhere."""
    if answer in options:
        return
    if answer == PASS:
        yield Refusal(KOSCIUSZKO_SIX if state.tasks[0].of < 0 else MUST_FIGHT, "must-fight", {})
    else:
        yield Refusal(MELEE_PHASE, "no-clash", {"hex": edition.number(answer)})


def shots_to_try(edition: Edition, state: State, side: int) -> Iterator[tuple[Answer]]:
    return each((*some_units(edition, side), PASS))


def acts_to_try(edition: Edition, state: State, side: int) -> Iterator[tuple[Answer]]:
    for unit in some_units(edition, side):
        yield (("move", unit),)
        yield (("fire", unit),)
    yield (PASS,)


def melees_to_try(edition: Edition, state: State, options: list[Answer]) -> Iterator[tuple[Answer]]:
    return each((*members(state.occupied[0] | state.occupied[1]), PASS))


SHOT_TRIES = Tries(shots_to_try, reasons_against_answering_fire)
ACT_TRIES = Tries(acts_to_try, reasons_against_act)
MELEE_TRIES = Tries(melees_to_try, reasons_against_melee)


def _other_side(edition: Edition, state: State) -> Steps[None]:
    """10.4, A34: the side that is not active may fire once."""
    side = 1 - state.active
    firers = candidates(edition, state, side)
    answer: Answer = PASS
    if firers:
        options: list[Answer] = [*firers, PASS]
        case = (edition, state, side)
        answer = yield Choice(SEATS[side], "shot", ALTERNATE_FIRE, options, NOTHING, False, SHOT_TRIES, case)
    state.is_fire_due = False
    if answer == PASS:
        state.passes += 1
        return
    state.passes = 0
    yield from shoot(edition, state, int(answer))


def _active_side(edition: Edition, state: State) -> Steps[None]:
    """10.4, A34: the active side may move a group or fire once."""
    moves, fires = edition.moves, edition.fires
    options: list[Answer] = [moves[unit] for unit in lines.movable(edition, state)]
    options += [fires[unit] for unit in candidates(edition, state, state.active)]
    answer: Answer = PASS
    if options:
        seat, case = SEATS[state.active], (edition, state, state.active)
        answer = yield Choice(seat, "act", ALTERNATE_FIRE, [*options, PASS], NOTHING, False, ACT_TRIES, case)
    if answer == PASS:
        state.is_fire_due = True
        state.passes += 1
        return
    state.passes = 0
    what, unit = answer
    if what == "move":
        yield from lines.begin_move(edition, state, unit)
    else:
        state.is_fire_due = True
        yield from shoot(edition, state, unit)


def _leader(edition: Edition, state: State) -> Steps[None]:
    yield from activation.move_leader(edition, state)
    _close_task(edition, state)


def _melee(edition: Edition, state: State) -> Steps[None]:
    """3.3/b4, 8.14.4, 8.15.6#2, 11.4, 11.5, 11.6: the active side says which clash is fought next,
    until none is left that must be."""
    if state.reached is None:
        state.reached = reach(edition, state)
        tell_missed(edition, state)
    options: list[Answer] = list(clashes(edition, state))
    if options and not any(must_fight(state, hex) for hex in options):
        options.append(PASS)
    answer = PASS
    if options:
        seat, case = SEATS[state.active], (edition, state, options)
        answer = yield from choose(seat, "melee-hex", options, rule=MELEE_PHASE, tries=MELEE_TRIES, case=case)
    if answer == PASS:
        _close_task(edition, state)
        return
    enlist(state, list(state.stacks[state.active][int(answer)]))
    yield from fight(edition, state, int(answer), state.active)


def must_fight(state: State, hex: int) -> bool:
    """11.2: the active leader's units must; 4.4/b2: of those near Kościuszko, only the ones he has chosen."""
    return state.tasks[0].of >= 0 or any(unit in state.six for unit in state.stacks[state.active][hex])


def _turn_end(edition: Edition, state: State) -> Steps[None]:
    """3.2, 3.2/a, 3.2/b, 3.3/c, 3.3/d, 10.9.10: who has won; markers of fire come off; the next turn."""
    settle(state)
    if state.outcome is not None:
        return
    slide(edition, state)
    state.shots = [0] * len(state.shots)
    state.marks = [0] * len(state.marks)
    state.contused = []
    state.turn += 1
    state.phase = POOL
    return
    yield


TURN_TABLE: dict[int, tuple[Rule, Callable[[Edition, State], Steps[None]]]] = {
    POOL: (MAKE_POOL, _pool),
    DRAW: (DRAW_CHIT, _draw),
    ACTIVATION: (ACTIVATE, _activation),
    RETURN: (FLIGHT_RETURN, _return),
    MOVEMENT: (MOVE_UNITS, _movement),
    LEADER: (MOVE_LEADER, _leader),
    MELEE: (MELEE_PHASE, _melee),
    TURN_END: (END_OF_TURN, _turn_end),
}
"""3.3: the phases of a turn in their order, each with its rule: from the draw to the melee they are played once for
every chit; a chief's activation puts them together anew (4.3, 4.4)."""
