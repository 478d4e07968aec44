"""3, 4.2 / Eagles 5, 8.1: the steps that every player-turn has, and how one follows the other; the table of all steps
stands with its edition (first/turn.py)."""

from collections.abc import Callable

from sztab.games.rok1920.events import PhaseBegan, ReservePhaseTaken, TurnBegan
from sztab.games.rok1920.fighting.attacks import attack_once, choose_target
from sztab.games.rok1920.fighting.pursuit import pursue
from sztab.games.rok1920.moving.movement_phase import begin_movement, move
from sztab.games.rok1920.politics import morale
from sztab.games.rok1920.rules import (
    ATTACK_PHASE,
    MOVEMENT_PHASE,
    REPEAT_PHASE,
    REPLACEMENT_PHASE,
    RESERVE_PHASE,
    STAGE,
    STAGE_MARKER,
)
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, SIDE_NAMES, Side
from sztab.games.rok1920.units.losses import remove_exposed_cadres
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Answer, Rule, Steps, choose

TAKE, PASS = "take", "pass"
ASKED_NOBODY, RUNNING = 0, 2
"""`State.window`: nobody has been asked for a reserve phase yet; one is on. Between them: how many have been asked."""


def next_activity(war: War, state: State) -> Steps[None]:
    """What comes next, by the state alone."""
    for pending in war.pending_at_any_time if state.settled else war.pending:
        if (steps := pending(war, state)) is not None:
            state.offers, state.settled = None, False
            return steps
    state.settled = True
    if state.pursuit is not None:
        return pursue(war, state)
    return war.steps[state.step].run(war, state)


def activities(war: War, state: State) -> Steps[None]:
    """All that comes next, one activity after the other to the end of the play, where nobody looks at the state between
    them: units move one after the other in one of them."""
    while state.outcome is None:
        is_moving = state.settled and state.window == RUNNING and not war.pending_at_any_time and state.pursuit is None
        if is_moving and war.steps[state.step].run in MOVING:
            yield from move(war, state, _end_movement, nonstop=True)
        else:
            yield from next_activity(war, state)


def advance(state: State) -> None:
    """The step of the player-turn is over."""
    state.step += 1
    state.window = ASKED_NOBODY


def settle(war: War, state: State, when: str) -> None:
    """Ask the scenario whether the play is over."""
    for verdict in war.verdicts:
        state.outcome = state.outcome or verdict(war, state, when)


_SILENT: dict[Callable[[War, State], Steps[None]], Callable[[War, State], None]] = {}
"""Steps without questions, by how they run: what is done in them."""


def once(act: Callable[[War, State], None]) -> Callable[[War, State], Steps[None]]:
    """A step without questions. Others like it that follow are done with it, as `next_activity` would do them, unless
    something else comes before."""

    def run(war: War, state: State) -> Steps[None]:
        now: Callable[[War, State], None] | None = act
        while now is not None:
            now(war, state)
            advance(state)
            is_next = state.settled and state.outcome is None and state.pursuit is None and not war.pending_at_any_time
            now = _SILENT.get(war.steps[state.step].run) if is_next else None
        return
        yield

    _SILENT[run] = act
    return run


def begin_turn(war: War, state: State) -> None:
    """3, 3.3: a player-turn begins; the date is that of the stage."""
    stage = war.edition.stages[state.stage - 1]
    state.events.append(TurnBegan(side=SIDE_NAMES[state.phasing], stage=stage, rule=STAGE))
    settle(war, state, "turn-start")


def begin_replacements(war: War, state: State) -> None:
    """3.1, A: the replacement phase, where the scenario has one. Eagles 5.1/k, 8.1/c."""
    if war.setting.replacements:
        _tell_phase(state, "replacements", state.phasing, REPLACEMENT_PHASE)


def _tell_phase(state: State, phase: str, side: Side, rule: Rule) -> None:
    state.events.append(PhaseBegan(phase=phase, side=SIDE_NAMES[side], rule=rule))


def may_take_reserve_phase(state: State, side: Side) -> bool:
    """4.2: always in the enemy's player-turn, in one's own only if not in the enemy's before; once in each.
    Eagles 8.1/a, 8.1/b."""
    return not state.reserve_used[side]


def window_for_both(war: War, state: State) -> Steps[None]:
    """4.2.2-4.2.4: the phasing player is asked first, then the other; at most one of them takes the phase.
    Eagles 5.1/a, 5.1/e, 8.1/d, 8.1/e."""
    return _window(war, state, (state.phasing, ENEMY[state.phasing]))


def window_for_phasing(war: War, state: State) -> Steps[None]:
    """4.2.4: the last window is the phasing player's alone. Eagles 5.1/h, 8.1/f."""
    return _window(war, state, (state.phasing,))


def _window(war: War, state: State, asked: tuple[Side, ...]) -> Steps[None]:
    """A slot between phases: the players are asked in turn, and one of them at most takes it (3.1/e, 4.2.1-3)."""
    return move(war, state, _end_movement) if state.window == RUNNING else _ask_for_reserves(war, state, asked)


def _ask_for_reserves(war: War, state: State, asked: tuple[Side, ...]) -> Steps[None]:
    if state.window >= len(asked):
        advance(state)
        return
    side = asked[state.window]
    state.window += 1
    if not may_take_reserve_phase(state, side):
        if state.window >= len(asked):
            advance(state)
        return
    answer = PASS
    for seat in war.command.players(war, state, side):  # Eagles 22.1: one after the other, for all of them (22.1/b)
        if answer == PASS:
            answer = yield from choose(seat, "reserve-phase", (TAKE, PASS), rule=RESERVE_PHASE)
    if answer == TAKE:
        state.reserve_used[side] = True
        state.window = RUNNING
        state.events.append(ReservePhaseTaken(side=SIDE_NAMES[side], rule=RESERVE_PHASE))
        begin_movement(war, state, side, reserve=True)
    elif state.window >= len(asked):
        advance(state)


def movement(war: War, state: State) -> Steps[None]:
    """3.1, 5: the regular movement phase, a unit at a time."""
    return _begin_movement(war, state) if state.window == ASKED_NOBODY else move(war, state, _end_movement)


MOVING = frozenset((window_for_both, window_for_phasing, movement))
"""Steps in which units move while the window is `RUNNING`."""


def _begin_movement(war: War, state: State) -> Steps[None]:
    state.window = RUNNING
    _tell_phase(state, "movement", state.phasing, MOVEMENT_PHASE)
    begin_movement(war, state, state.phasing, reserve=False)
    return
    yield


def _end_movement(war: War, state: State) -> None:
    state.movers = []
    state.bound = state.began = state.eligible = 0
    advance(state)


def regular_attacks(war: War, state: State) -> Steps[None]:
    """3.1, 8: the regular attack phase, an attack at a time."""
    return attack_phase(war, state, repeat=False)


def repeat_attacks(war: War, state: State) -> Steps[None]:
    """3.1, 11: the repeat attack phase."""
    return attack_phase(war, state, repeat=True)


def attack_phase(war: War, state: State, *, repeat: bool) -> Steps[None]:
    """8, 11: one attack, or the end of the phase."""
    _tell_attacks(state, repeat=repeat)
    target = yield from choose_target(war, state)
    if not (yield from attack_once(war, state, target, repeat=repeat)):
        _end_attacks(war, state)


def _tell_attacks(state: State, *, repeat: bool) -> None:
    if state.window == ASKED_NOBODY:
        state.window = RUNNING
        name, rule = ("repeat-attacks", REPEAT_PHASE) if repeat else ("attacks", ATTACK_PHASE)
        _tell_phase(state, name, state.phasing, rule)


def _end_attacks(war: War, state: State) -> None:
    state.attacked = 0
    if state.barred:
        state.barred &= ~bit_set(war.roster.of_side[state.phasing])
    advance(state)


def attacked(war: War, state: State, target: Answer) -> Steps[None]:
    """`attack_phase` after its first answer."""
    repeat = war.steps[state.step].run is repeat_attacks
    _tell_attacks(state, repeat=repeat)
    if not (yield from attack_once(war, state, target, repeat=repeat)):
        _end_attacks(war, state)


def end_turn(war: War, state: State) -> None:
    """13.3, 15.6: what is looked at when a player-turn ends."""
    remove_exposed_cadres(war, state, state.phasing)
    settle(war, state, "turn-end")


def cool(war: War, state: State) -> None:
    exempt = 0
    for warm in war.does_not_cool:
        exempt |= warm(war, state)
    morale.cool(war, state, state.phasing, exempt)


def next_player(war: War, state: State) -> Steps[None]:
    """3.2, 3.3: the other player's turn; after both, the next stage. Eagles 5/a."""
    state.reserve_used[state.phasing] = False
    state.order_used = [False, False]
    state.attacks, state.gains, state.fought = [0, 0, 0], 0, 0
    state.step = state.window = 0
    if state.phasing != war.setting.first:
        settle(war, state, "stage-end")
        for hook in war.stage_ends:
            hook(war, state)
        if state.stage >= war.setting.last_stage:
            end_game(war, state)
            return
        state.stage += 1
    state.phasing = ENEMY[state.phasing]
    return
    yield


def end_game(war: War, state: State) -> None:
    """The last stage is over: the scenario's verdict; without one the play is a draw."""
    settle(war, state, "end")
    state.outcome = state.outcome or Outcome(None, "draw", "time", STAGE_MARKER)
