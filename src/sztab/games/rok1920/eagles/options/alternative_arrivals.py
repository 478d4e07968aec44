"""23.4: alternative arrivals: markers that lie face down on the stage track change when some units come.

A plan says on which stages the markers of a side lie. The enemy sees the markers, not what is on them, until each is
turned over at the start of its owner's player-turn.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.command import partners, player
from sztab.games.rok1920.eagles.events import ArrivalMarkerTurned
from sztab.games.rok1920.eagles.named import EARLY_KONARMIA, LATE_KONARMIA, OTHERS_EARLY
from sztab.games.rok1920.eagles.options import volunteer_plan
from sztab.games.rok1920.eagles.rules import ARRIVAL_DECOY, ARRIVAL_MARKERS, ARRIVAL_PLAN
from sztab.games.rok1920.named import KONARMIA_ENTRY
from sztab.games.rok1920.printed import Printed
from sztab.games.rok1920.state import State
from sztab.games.rok1920.table.markers import MarkerView
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES, SU, Side, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.dice import Dice
from sztab.kernel.requests import Answer, Draw, Seat, Steps, choose

NAME, FILE = "alternative-arrivals", "arrival-markers"
KEEP, DELAY, HASTEN, NONE = "keep", "delay", "hasten", "none"
NOWHERE = 99


class ArrivalPlan(ChapterState, frozen=True):
    """23.4.2: the Bolshevik plan."""

    number: int = mark("arrival-plan")
    """23.4.2/a: the number of the Bolshevik plan, and 1; never shown to the enemy."""
    decoy: int = mark("arrival-decoy")
    """23.4.2/d: the stage of the decoy; `NOWHERE`: it was left in the box."""
    turned: int = mark("arrival-turned")
    """Bolshevik markers that lie open (a set, by their place in `markers`; the decoy comes after them)."""


@lru_cache(maxsize=64)
def markers(war: War) -> tuple[Printed, ...]:
    """23.4.2: the markers with a stage on them, first that of the Konarmia."""
    entry = war.edition.named.stages[KONARMIA_ENTRY]
    dated = [marker for marker in war.edition.printed[FILE] if marker.stage]
    return tuple(sorted(dated, key=lambda marker: marker.stage != entry))


SLIP = 7
"""23.4.2/c: so many stages later all others together, each one at least."""


@cache
def plans() -> tuple[Answer, ...]:
    """23.4.2/a-23.4.2/c: all that the Bolshevik player may decide: for a hastened Konarmia by how many stages each of
    the other markers slips."""
    slips = [(a, b, SLIP - a - b) for a in range(1, SLIP - 1) for b in range(1, SLIP - a)]
    return (KEEP, DELAY, *((HASTEN, *three) for three in slips))


def stages_of(war: War, plan: Answer) -> tuple[int, ...]:
    """The stages of the four markers by a plan, in their order; 23.4.2/b, 23.4.2/c: where the Konarmia's goes, and with
    a late Konarmia all others."""
    dated, named = [marker.stage for marker in markers(war)], war.edition.named.stages
    if plan == KEEP:
        return tuple(dated)
    if plan == DELAY:
        return (named[LATE_KONARMIA], *[named[OTHERS_EARLY]] * (len(dated) - 1))
    return (named[EARLY_KONARMIA], *(stage + slip for stage, slip in zip(dated[1:], plan[1:])))


def planned(war: War, state: State) -> tuple[int, ...]:
    """Where the markers lie, the decoy last."""
    plan = plans()[state.of[ArrivalPlan].number - 1]
    return (*stages_of(war, plan), state.of[ArrivalPlan].decoy)


def pending(war: War, state: State) -> Steps[None] | None:
    """23.4/a, 23.4.2/a, 23.4.2/d: at the start of the game the plan and the decoy, before anything else."""
    if not state.of[ArrivalPlan].number:
        return lay(war, state)
    return None if state.of[ArrivalPlan].decoy else lay_decoy(war, state)


def lay(war: War, state: State) -> Steps[None]:
    """23.4.2: the player decides; the units come with their markers."""
    seat = player(war, state, SU)
    known = partners(war, state, seat)
    answer = yield from choose(seat, "arrival-plan", plans(), rule=ARRIVAL_PLAN, secret=True, known_to=known)
    state.change(ArrivalPlan, number=plans().index(answer) + 1)
    _set_dues(war, state)


def _set_dues(war: War, state: State) -> None:
    """The units come in the stages of their markers that do not lie open yet."""
    plan = plans()[state.of[ArrivalPlan].number - 1]
    for number, (marker, stage) in enumerate(zip(markers(war), stages_of(war, plan))):
        for unit in (war.roster.number[id] for id in marker.come):
            if not is_turned(state, number):
                state.due[unit] = stage


def lay_decoy(war: War, state: State) -> Steps[None]:
    """23.4.2/d: on any stage, or nowhere."""
    options: list[Answer] = [NONE, *war.edition.stages[state.stage - 1 : war.setting.last_stage]]
    seat = player(war, state, SU)
    known = partners(war, state, seat)
    answer = yield from choose(seat, "arrival-decoy", options, rule=ARRIVAL_DECOY, secret=True, known_to=known)
    state.change(ArrivalPlan, decoy=NOWHERE if answer == NONE else war.edition.stages.index(answer) + 1)


def is_turned(state: State, number: int) -> bool:
    return bool(state.of[ArrivalPlan].turned >> number & 1)


def begin_turn(war: War, state: State) -> Steps[None]:
    """23.4: at the start of their owner's player-turn the markers of the stage are turned over."""
    if state.phasing == SU:
        for number, stage in enumerate(planned(war, state)):
            if stage == state.stage:
                state.change(ArrivalPlan, turned=state.of[ArrivalPlan].turned | 1 << number)
                _tell(war, state, SU, face_of(war, number))
    else:
        volunteer_plan.turn_over(war, state)
    advance(state)
    return
    yield


def _tell(war: War, state: State, side: Side, face: str) -> None:
    stage = war.edition.stages[state.stage - 1]
    state.events.append(ArrivalMarkerTurned(side=SIDE_NAMES[side], stage=stage, marker=face, rule=ARRIVAL_MARKERS))


def face_of(war: War, number: int) -> str:
    return markers(war)[number].date if number < len(markers(war)) else "decoy"


def hides(war: War, state: State, unit: Unit, seat: Seat | None) -> bool:
    """23.4: nobody but the owner knows when the units of a marker come before it lies open."""
    if war.command.side_of(seat) == SU:
        return False
    id = war.roster.ids[unit]
    return any(id in marker.come and not is_turned(state, number) for number, marker in enumerate(markers(war)))


def shown(war: War, state: State, seat: Seat | None) -> Iterator[MarkerView]:
    """The markers on the track that lie face down: all see where, their owner what they are. They are laid together
    with the decoy: who saw the four before it would know which is which."""
    own = war.command.side_of(seat) == SU
    if state.of[ArrivalPlan].number and (own or state.of[ArrivalPlan].decoy):
        for number, stage in sorted(enumerate(planned(war, state)), key=lambda laid: (laid[1], laid[0] if own else 0)):
            if 0 < stage < NOWHERE and not is_turned(state, number):
                units = markers(war)[number].come if number < len(markers(war)) and own else ()
                face = face_of(war, number) if own else ""
                yield MarkerView(SIDE_NAMES[SU], "arrival", war.edition.stages[stage - 1], face, units)
    yield from volunteer_plan.shown(war, state, seat)


def redeal(war: War, state: State, seat: Seat | None, chance: Dice) -> None:
    """Another plan that lays the same markers on the track for the eyes of a seat."""
    side = war.command.side_of(seat)
    if side != SU and state.of[ArrivalPlan].number and state.of[ArrivalPlan].decoy:
        found = list(_alike(war, state))
        plan, decoy = found[int(chance.settle(Draw(tuple(range(len(found))), 1, ARRIVAL_PLAN))[0])]
        state.change(ArrivalPlan, number=plan, decoy=decoy)
        _set_dues(war, state)
    elif side != SU and state.of[ArrivalPlan].number:
        drawn = chance.settle(Draw(tuple(range(len(plans()))), 1, ARRIVAL_PLAN))
        state.change(ArrivalPlan, number=1 + int(drawn[0]))
        _set_dues(war, state)
    if side != PL:
        volunteer_plan.redeal(war, state, chance)


def _alike(war: War, state: State) -> Iterator[tuple[int, int]]:
    """Plans and stages of the decoy that look the same: open markers where they were, as many face down."""
    now = planned(war, state)
    opened = [(number, stage) for number, stage in enumerate(now) if is_turned(state, number)]
    for number, plan in enumerate(plans()):
        stages = stages_of(war, plan)
        for decoy in {NOWHERE, *now}:
            laid = (*stages, decoy)
            if sorted(laid) == sorted(now) and all(laid[n] == stage for n, stage in opened):
                yield number + 1, decoy


CHAPTER = Chapter(name=NAME, pending=(pending,), hides=(hides,), markers=(shown,))
