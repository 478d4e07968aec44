"""19.1: the Volunteer Army: what calls it up, its three player-turns, and what comes of it."""

from collections.abc import Sequence

from sztab.games.rok1920.chapter_events import FormationBegan
from sztab.games.rok1920.chapter_rules import MOAO, PATRIOTIC_SURGE, TECHNICAL, VOLUNTEER_UNITS
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter, For, poles, reds
from sztab.games.rok1920.command import player
from sztab.games.rok1920.eagles.morale import MoraleEvents
from sztab.games.rok1920.eagles.options.priorities import Priorities
from sztab.games.rok1920.eagles.options.volunteer_plan import markers_of
from sztab.games.rok1920.forces.status import CALLED, FORMED, VolunteerArmy
from sztab.games.rok1920.forces.technical_units import SUPPORT_TRIES
from sztab.games.rok1920.forces.volunteers import alarms, bare_theatres, call_up, holds_lwow, poland
from sztab.games.rok1920.politics.morale import shift
from sztab.games.rok1920.printed import Recruits
from sztab.games.rok1920.state import AWAY, State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import BRIGADE, INFANTRY, PL, THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.requests import Answer, Steps, choose

PL_THEATRE = THEATRES.index("pl")
SURGE = 7
FORMATION = "volunteer"


class LwowBrigade(ChapterState, frozen=True):
    """19.1.1/e"""

    sent: int = mark("brigade-to-lwow")
    """19.1.1/e: 1 once a brigade has been sent to Lwów."""


def waiting(war: War, state: State, kind: Recruits) -> list[Unit]:
    """3.5/e, 19.1.1/a, 19.1.1/b, 19.1.1/c, 19.1.1/d: units of a kind that have not come."""
    units = war.roster.where(formation=kind.formation, nation="pl")
    counters = war.roster.counters
    return [
        u for u in units
        if counters[u].arm in kind.arms and kind.size in ("", counters[u].size) and is_unused(state, u)
    ]  # fmt: skip


def is_unused(state: State, unit: Unit) -> bool:
    return state.at[unit] == AWAY and state.entered[unit] < 0 and not state.due[unit]


def entered(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """19.1/a: a Bolshevik unit enters the Polish theatre (Lithuanians are none)."""
    if war.board.theatres[PL_THEATRE] & bit_set(path) and war.roster.counters[unit].nation == "su":
        call_up(war, state)


def left(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """19.1/b, A98: the last Polish unit is gone from an outer theatre, whatever the cause."""
    bare = bare_theatres(war, state)
    if bare == state.of[VolunteerArmy].bare_theatres:
        return
    if bare & ~state.of[VolunteerArmy].bare_theatres:
        call_up(war, state)
    state.change(VolunteerArmy, bare_theatres=bare)


def driven(war: War, state: State, unit: Unit, start: int, path: Sequence[int]) -> None:
    (left if war.roster.side[unit] == PL else entered)(war, state, unit, path)


def lost(war: War, state: State, unit: Unit, h: int) -> None:
    if war.roster.side[unit] == PL:
        left(war, state, unit, ())


def begin_turn(war: War, state: State) -> Steps[None]:
    """19.1/c, 19.1.1/a, 19.1.1/b, 19.1.1/c, 19.1.1/f, 19.1.1/g, 19.1.1/h, 19.1.1: in each of three Polish player-turns
    the units of the player's choice become due, and the Polish
    advantage in the Polish theatre rises by 7."""
    state.change(VolunteerArmy, bare_theatres=bare_theatres(war, state))
    called = state.of[VolunteerArmy].status
    if state.phasing == PL and CALLED <= called < FORMED - 1:
        state.change(VolunteerArmy, status=called + 1)
        state.change(MoraleEvents, kiev_effect=0)
        state.events.append(FormationBegan(turn=called, rule=VOLUNTEER_UNITS))
        shift(war, state, PL_THEATRE, PL, SURGE, PATRIOTIC_SURGE)
        brought = markers_of(state, called)
        for kind in war.edition.recruits:
            for _ in range(kind.number * brought.count(kind.marker)):
                yield from _choose(war, state, kind)
        yield from _to_lwow(war, state)
    advance(state)


def _choose(war: War, state: State, kind: Recruits) -> Steps[None]:
    units = waiting(war, state, kind)
    if units:
        unit = units[0]
        if len(units) > 1 and kind.formation == FORMATION:
            unit = yield from choose(player(war, state, PL), "volunteer-unit", tuple(units), rule=VOLUNTEER_UNITS)
        elif len(units) > 1:
            options: list[Answer] = [*units]
            seat, case = player(war, state, PL), (war, state, options)
            unit = yield from choose(seat, "support-unit", options, rule=TECHNICAL, tries=SUPPORT_TRIES, case=case)
        state.due[unit] = state.stage


def _to_lwow(war: War, state: State) -> Steps[None]:
    """19.1.1/e: once in the game one infantry brigade may be placed in Lwów."""
    if state.of[LwowBrigade].sent or not holds_lwow(war, state):
        return
    units = war.roster.where(formation=FORMATION, arm=INFANTRY, size=BRIGADE)
    coming = [u for u in units if state.at[u] == AWAY and state.due[u] == state.stage]
    if coming:
        options: list[Answer] = ["none", *coming]
        answer = yield from choose(player(war, state, PL), "to-lwow", options, rule=MOAO)
        if answer != "none":
            state.change(LwowBrigade, sent=1)
            state.change(VolunteerArmy, in_lwow=state.of[VolunteerArmy].in_lwow | 1 << answer)


def end_turn(war: War, state: State) -> Steps[None]:
    """19.1.1: after the third of them the army is formed; 23.5.1/f: after the second with the partition of Galicia."""
    last = FORMED - (2 if state.of[Priorities].galicia else 1)
    if state.phasing == PL and state.of[VolunteerArmy].status == last:
        state.change(VolunteerArmy, status=FORMED)
    advance(state)
    return
    yield


CHAPTER = Chapter(
    name="volunteers",
    consequences_of_entering=(For(reds, alarms, poland),),
    entered=(For(reds, entered, poland), For(poles, left, by_theatre=True)),
    after_retreat=(driven,),
    lost=(lost,),
)
