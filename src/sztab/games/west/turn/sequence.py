"""2.1: the sequence of play as one table: what is done in each phase, and by which rule."""

from collections.abc import Callable
from typing import TypeAlias

from sztab.games.west.cards.choices import pick
from sztab.games.west.cards.playing import random_events
from sztab.games.west.command.activation import activate
from sztab.games.west.command.leading import lead
from sztab.games.west.edition import Edition
from sztab.games.west.events import TurnBegun
from sztab.games.west.fighting.attacks import attack, fight_on
from sztab.games.west.fighting.pursuit import follow, pursue, ride_on
from sztab.games.west.fighting.retreat import retreat, thin_out
from sztab.games.west.fighting.withdrawal import withdraw
from sztab.games.west.knowledge.blanks import lay_blanks
from sztab.games.west.knowledge.sight import reconnoitre
from sztab.games.west.logistics.depots import depots
from sztab.games.west.logistics.replenishment import replenish
from sztab.games.west.logistics.resources import roll_points
from sztab.games.west.logistics.supply import check_supply
from sztab.games.west.moving.entering import face, leave_for_prussia
from sztab.games.west.moving.manoeuvre import manoeuvre
from sztab.games.west.moving.marching import test_horses
from sztab.games.west.moving.orders import give_orders
from sztab.games.west.moving.reinforcements import reinforce
from sztab.games.west.moving.sending import come_back, send
from sztab.games.west.moving.strategic import strategic
from sztab.games.west.rules import NEXT_TURN
from sztab.games.west.scenarios.victory import check_capture, count_towns
from sztab.games.west.state import State
from sztab.games.west.turn.phases import EVENTS, begin_phase
from sztab.games.west.units.pieces import NONE
from sztab.kernel.requests import Steps

Activity: TypeAlias = Callable[[Edition, State], Steps[None]]
Job: TypeAlias = Callable[[Edition, State, list[int]], Steps[None]]


def set_up(ed: Edition, st: State) -> Steps[None]:
    """1.4/c: both may hide their stacks under blanks; then turn 1 begins."""
    is_over = yield from lay_blanks(ed, st)
    if is_over:
        begin_turn(ed, st)


def end_turn(ed: Edition, st: State) -> Steps[None]:
    """13.2/a, 2.1/k, 2.1/l, 2.2/c: blanks are laid anew; then the next turn, or the count after the last."""
    is_over = yield from lay_blanks(ed, st)
    if not is_over:
        return
    if st.turn == len(ed.turns):
        count_towns(ed, st)
        return
    st.turn += 1
    begin_turn(ed, st)


TURN: tuple[tuple[str, Activity], ...] = (
    ("1.4", set_up),
    ("3.0", random_events),
    ("4.0", roll_points),
    ("5.0", depots),
    ("6.0", check_supply),
    ("7.1", reconnoitre),
    ("7.1", activate),
    ("7.1", give_orders),
    ("8.0", lead),
    ("9.1", withdraw),
    ("9.2", attack),
    ("9.3", manoeuvre),
    ("10.0", replenish),
    ("11.0", strategic),
    ("12.0", reinforce),
    ("13.2", end_turn),
)
"""The phases in the order of `turns.PHASES`; the booklet's ten, the parts of movement and of combat, and the blanks."""

JOBS: tuple[Job, ...] = (
    face,
    test_horses,
    leave_for_prussia,
    retreat,
    thin_out,
    follow,
    pursue,
    ride_on,
    pick,
    come_back,
    send,
)
"""Who does the jobs of tasks.py."""


def begin_turn(ed: Edition, st: State) -> None:
    """2.1/l, 4.0/f: the Time marker moves on; what was left of the turn before is lost."""
    st.played = [NONE, NONE]
    st.base_shift, st.totals, st.points = [0, 0], [0, 0], [0, 0]
    st.dice = [[], []]
    st.effects = st.fog = st.fogs_left = st.free_orders = st.manoeuvres = 0
    st.moves_allowed = [NONE, NONE]
    st.boosts = []
    st.founded, st.has_removed = [0, 0], [False, False]
    st.unsupplied = st.ordered = st.locked = st.fought = st.attacked = 0
    st.seen = [0, 0]
    st.events.append(TurnBegun(st.turn, rule=NEXT_TURN))
    begin_phase(st, EVENTS)


def next_activity(ed: Edition, st: State) -> Steps[None]:
    """2.1/a, 2.1/b, 2.1/c, 2.1/d, 2.1/e, 2.1/f, 2.1/g, 2.1/h, 2.1/i, 2.1/j: what comes next, by the state alone: a job,
    the running fight, or what the phase goes on with."""
    if st.held[0][1] >> ed.smolensk & 1 if ed.smolensk >= 0 else 0:
        check_capture(ed, st)
    if st.held[1][1] >> ed.warsaw & 1 if ed.warsaw >= 0 else 0:
        check_capture(ed, st)
    if st.outcome is not None:
        return _nothing()
    if st.tasks:
        job = st.tasks[-1]
        return JOBS[job[0]](ed, st, job)
    if st.fight is not None:
        return fight_on(ed, st, st.fight)
    return TURN[st.phase][1](ed, st)


def _nothing() -> Steps[None]:
    return
    yield
