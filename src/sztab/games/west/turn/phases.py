"""2.1: phases that end, and players who take turns until both have passed (5.1, 7.1, 8.0, 9.1, 9.2, 11.1)."""

from sztab.games.west.events import Passed, PhaseBegun, StartRolled
from sztab.games.west.rules import PHASE
from sztab.games.west.state import State
from sztab.games.west.units.pieces import PL, RU, SIDES
from sztab.kernel.requests import D6, Roll, Rule, Steps

PHASES = (
    "set-up", "events", "points", "depots", "supply", "reconnaissance", "markers", "orders", "headquarters",
    "withdrawal", "attacks", "manoeuvre", "replenishment", "strategic", "reinforcements", "blanks",
)  # fmt: skip
(
    SET_UP, EVENTS, POINTS, DEPOTS, SUPPLY, RECONNAISSANCE, MARKERS, ORDERS, HEADQUARTERS,
    WITHDRAWAL, ATTACKS, MANOEUVRE, REPLENISHMENT, STRATEGIC, REINFORCEMENTS, BLANKS,
) = range(len(PHASES))  # fmt: skip


def begin_phase(st: State, phase: int) -> None:
    """2.1/l: a phase begins when both players have ended the one before."""
    st.phase, st.step = phase, 0
    st.noted = [(), ()]
    st.passed = [False, False]
    st.events.append(PhaseBegun(PHASES[phase], rule=PHASE))


def end_phase(st: State) -> None:
    begin_phase(st, st.phase + 1)


def begin_turns(st: State, first: int) -> None:
    st.acting = first
    st.passed = [False, False]


def take_turns(st: State) -> bool:
    """Give the turn to who has not passed; False: both have."""
    if st.passed[st.acting]:
        st.acting = 1 - st.acting
    return not st.passed[st.acting]


def pass_turn(st: State, phase: str, rule: Rule) -> None:
    """Who declines does no more in this phase."""
    st.passed[st.acting] = True
    st.events.append(Passed(SIDES[st.acting], phase, rule=rule))
    st.acting = 1 - st.acting


def roll_for_start(st: State, rule: Rule) -> Steps[None]:
    """7.1/d, 7.1/f, 9.2/d: both roll a die, the higher begins; if they are equal, both roll again."""
    polish = russian = 0
    while polish == russian:
        polish, russian = yield Roll(2, D6, rule, "start")
    begin_turns(st, PL if polish > russian else RU)
    st.events.append(StartRolled(SIDES[st.acting], (polish, russian), rule=rule))
