"""23.3: the moral upsurge: two spaces of advantage, for which the enemy draws a political event."""

from collections.abc import Sequence

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.eagles.events import SurgeCalled
from sztab.games.rok1920.eagles.morale import groups
from sztab.games.rok1920.eagles.options import event_arrivals, political_events
from sztab.games.rok1920.eagles.options.bolshevik_events import (
    german_help,
    is_quarrelling,
    not_counted,
    squadron_fought,
)
from sztab.games.rok1920.eagles.options.event_markers import draw_events, pool, shown
from sztab.games.rok1920.eagles.options.polish_events import LINE, wilno_falls
from sztab.games.rok1920.eagles.rules import EVENT_FREIKORPS, SURGE, SURGE_EMPTY, SURGE_ONCE
from sztab.games.rok1920.politics.morale import shift
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, SIDE_NAMES, THEATRES, Side
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Steps

NAME = "moral-surge"
TAG = "surge"
SPACES = 2


class MoralSurge(ChapterState, frozen=True):
    """23.3/c"""

    called: int = mark("surge-called")
    """23.3/c: 1 once it was called in the phase that is on."""


def refusal(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """23.3, 23.3/c, 23.3/d: only in an own reserve phase, once in it, and only if the enemy has a marker to draw."""
    if war.steps[state.step].name == "movement":
        return Refusal(SURGE, "surge-in-reserve-phase")
    if state.of[MoralSurge].called:
        return Refusal(SURGE_ONCE, "surge-called")
    if not pool(state, ENEMY[side]):
        return Refusal(SURGE_EMPTY, "no-events-left")
    if answer[1] not in [THEATRES[group[0]] for group in groups(state)]:
        return Refusal(SURGE, "no-morale-marker")
    return None


def tries(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [(TAG, theatre) for theatre in THEATRES]


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [answer for answer in tries(war, state, side) if refusal(war, state, side, answer) is None]


def call(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """23.3: the advantage rises in one theatre; the enemy draws a marker at once."""
    theatre = THEATRES.index(answer[1])
    state.change(MoralSurge, called=1)
    state.events.append(SurgeCalled(side=SIDE_NAMES[side], theatre=THEATRES[theatre], rule=SURGE))
    shift(war, state, theatre, side, SPACES, SURGE)
    yield from draw_events(war, state, ENEMY[side], 1)


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    state.change(MoralSurge, called=0)


CHAPTER = Chapter(
    name=NAME,
    actions=(
        Action(TAG, offers, call, refusal=refusal, tries=tries),
        political_events.ACTION,
        event_arrivals.ACTION,
    ),
    attack_actions=(political_events.ACTION,),
    pending=(political_events.pending,),
    phase_begins=(begin_phase,),
    forbidden_hexes=(LINE,),
    locality_taken=(wilno_falls,),
    attacked=(squadron_fought,),
    not_elite=(is_quarrelling,),
    reserve_values=(not_counted,),
    modifiers=((EVENT_FREIKORPS, german_help),),
    markers=(shown,),
)
