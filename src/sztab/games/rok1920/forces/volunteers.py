"""33 / Eagles 19: the Volunteer Army, and the moral advantage of the Polish theatre. (33.2 and 33.3 stand in
logistics/reorganisation.py.)"""

from collections.abc import Sequence

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import FormationBegan
from sztab.games.rok1920.chapter_rules import (
    FLIGHT,
    GALICIAN_RECRUITS,
    MOAO,
    OPTION_UPSURGE,
    PATRIOTIC_SURGE,
    VOLUNTEER_UNITS,
    VOLUNTEERS,
    VOLUNTEERS_LOST,
)
from sztab.games.rok1920.chapters import Chapter, For, ForbiddenHexes, poles, reds
from sztab.games.rok1920.command import player
from sztab.games.rok1920.forces.status import CALLED, FORMED, FORMING, NOT_CALLED, VolunteerArmy
from sztab.games.rok1920.forces.ukrainians import give_recruits
from sztab.games.rok1920.named import LWOW_BRIGADE, SECOND_RECEPTION
from sztab.games.rok1920.politics.morale import level as morale_level
from sztab.games.rok1920.politics.morale import shift
from sztab.games.rok1920.state import AWAY, State
from sztab.games.rok1920.tries import refusing
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import BRIGADE, INFANTRY, PL, REGIMENT, SU, THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.box import Box
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import D6, Steps, choose, roll

PL_THEATRE = THEATRES.index("pl")
SURGE = 7
TURNS = 3
IN_WARSAW, IN_LWOW = "Warszawa", "Lwów"
"""Answers to where the brigade of Lwów comes."""
FORMATION, SUPPORT = "volunteer", "support"


def call_up(war: War, state: State) -> None:
    """33, 33.7: formation begins with the next Polish player-turn; once in a game."""
    if state.of[VolunteerArmy].status == NOT_CALLED:
        state.change(VolunteerArmy, status=CALLED)
        state.events.append(FormationBegan(turn=0, rule=VOLUNTEERS))


def poland(war: War) -> int:
    return war.board.theatres[PL_THEATRE]


def entered(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """33: a Bolshevik unit enters the PL theatre (Lithuanians are none)."""
    is_inside = poland(war) & bit_set(path)
    if is_inside and war.roster.counters[unit].nation == "su":
        call_up(war, state)
        state.change(VolunteerArmy, fled=0)


def driven(war: War, state: State, unit: Unit, start: int, path: Sequence[int]) -> None:
    """33: any Bolshevik unit that comes into the PL theatre, even in retreat."""
    entered(war, state, unit, path)
    note_manned(war, state, unit)


def alarms(war: War, state: State, unit: Unit) -> list[int]:
    """33: the PL theatre, whose entry by a Bolshevik unit calls the Volunteer Army up."""
    is_quiet = state.of[VolunteerArmy].status == NOT_CALLED
    return [poland(war)] if is_quiet and war.roster.counters[unit].nation == "su" else []


def is_forming(state: State) -> bool:
    return FORMING <= state.of[VolunteerArmy].status < FORMED


def has_begun(state: State) -> bool:
    """33.8, 35.2: formation has begun."""
    return state.of[VolunteerArmy].status >= FORMING


def holds_lwow(war: War, state: State) -> bool:
    h = war.named_hex(SECOND_RECEPTION)
    return h >= 0 and bool(state.held[PL] >> h & 1)


def read_turns(box: Box) -> dict[str, int]:
    """33.1: in which player-turn of formation each unit of `volunteers.csv` becomes due."""
    counters = {row.text("id") for row in box.rows("units")}
    return {row.one_of("unit", counters): row.int("turn", low=1, high=TURNS) for row in box.rows("volunteers")}


def _volunteers(war: War, *_: object) -> list[Unit]:
    return [unit for name in (FORMATION, SUPPORT) for unit in war.roster.where(formation=name)]


def _against_volunteers(unit: Unit, war: War, *_: object) -> Reasons:
    """42: volunteers that have not come."""
    is_volunteer = war.roster.counters[unit].formation == FORMATION
    yield Refusal(OPTION_UPSURGE, "has-come" if is_volunteer else "no-volunteers")


UPSURGE_TRIES = refusing(_volunteers, _against_volunteers)
"""Case: war, state, who is offered."""


class Formation:
    """33.1: three player-turns, five units each."""

    def __init__(self, box: Box) -> None:
        self.turns = read_turns(box)

    def begin_turn(self, war: War, state: State) -> Steps[None]:
        """33.1, 33.5, 33.6.4: at the start of a Polish player-turn of formation its units become due, the Polish
        advantage
        in the PL theatre rises by 7, and with Lwów in Polish hands a Ukrainian replacement comes."""
        called = state.of[VolunteerArmy].status
        if state.phasing != PL or not CALLED <= called < FORMED:
            advance(state)
            return
        turn = called
        state.change(VolunteerArmy, status=called + 1)
        state.events.append(FormationBegan(turn=turn, rule=VOLUNTEER_UNITS))
        if war.has_option("upsurge"):
            yield from self._upsurge(war, state)
        else:
            for name, when in self.turns.items():
                unit = war.roster.number[name]
                if when == turn and state.at[unit] == AWAY and state.entered[unit] < 0:
                    state.due[unit] = state.stage
            shift(war, state, PL_THEATRE, PL, SURGE, PATRIOTIC_SURGE)
        yield from self._place_lwow_brigade(war, state)
        if holds_lwow(war, state):
            yield from give_recruits(war, state, 1, GALICIAN_RECRUITS)
        advance(state)

    def _place_lwow_brigade(self, war: War, state: State) -> Steps[None]:
        """33.4: the brigade of Lwów may be brought on there."""
        unit = war.named_unit(LWOW_BRIGADE)
        if unit >= 0 and state.at[unit] == AWAY and state.due[unit] == state.stage and holds_lwow(war, state):
            answer = yield from choose(player(war, state, PL), "moao", (IN_WARSAW, IN_LWOW), rule=MOAO)
            if answer == IN_LWOW:
                state.change(VolunteerArmy, in_lwow=state.of[VolunteerArmy].in_lwow | 1 << unit)

    def _upsurge(self, war: War, state: State) -> Steps[None]:
        """42: 2d6-2 units of the player's choice, as long as there are any; the advantage rises by another 2d6."""
        waiting = [war.roster.number[name] for name in self.turns]
        waiting = [u for u in waiting if state.at[u] == AWAY and state.entered[u] < 0 and not state.due[u]]
        dice = yield from roll(2, D6, rule=OPTION_UPSURGE, prompt="upsurge")
        for left in range(min(sum(dice) - 2, len(waiting)), 0, -1):
            seat, about, case = player(war, state, PL), {"left": left}, (war, state, tuple(waiting))
            unit = yield from choose(
                seat,
                "upsurge-unit",
                tuple(waiting),
                rule=OPTION_UPSURGE,
                about=about,
                tries=UPSURGE_TRIES,
                case=case,
            )
            waiting.remove(unit)
            state.due[unit] = state.stage
        dice = yield from roll(2, D6, rule=OPTION_UPSURGE, prompt="upsurge-morale")
        shift(war, state, PL_THEATRE, PL, sum(dice), OPTION_UPSURGE)
        # Formation goes on until all units have come: the count stays at the last turn but one.
        goes_on = bool(waiting)
        state.change(VolunteerArmy, status=FORMING if goes_on else FORMED - 1)

    def end_turn(self, war: War, state: State) -> Steps[None]:
        """33.1: after the last player-turn of formation the army is formed."""
        if state.phasing == PL and state.of[VolunteerArmy].status == FORMED - 1:
            state.change(VolunteerArmy, status=FORMED)
        advance(state)
        return
        yield


def lost_for_good(war: War, state: State, unit: Unit) -> Refusal | None:
    """33.1.1: volunteer regiments, and infantry brigades without control lines, are not restored."""
    counter = war.roster.counters[unit]
    if counter.formation != FORMATION or counter.arm != INFANTRY:
        return None
    is_lost = counter.size == REGIMENT or (counter.size == BRIGADE and not counter.lines)
    return Refusal(VOLUNTEERS_LOST, "volunteers-lost") if is_lost else None


# 33.7: leaving a theatre.


def last_in_theatre(war: War, state: State, unit: Unit, theatre: int) -> bool:
    here = war.board.theatres[theatre] & state.occupied[PL]
    return here == 1 << state.at[unit] and state.stacks[state.at[unit]] == (unit,)


def may_abandon(war: War, state: State, theatre: int) -> bool:
    """33.7: the Bolsheviks have level 2 there, or have entered the PL theatre; a flight from another theatre, which
    calls the volunteers up as well, does not open this one."""
    have_come = state.of[VolunteerArmy].status != NOT_CALLED and not state.of[VolunteerArmy].fled
    return have_come or morale_level(war, state, theatre, SU) == 2


def stays_in_theatre(war: War, state: State, unit: Unit) -> int:
    """33.7: the hexes closed to the last Polish unit of the UA or LB theatre."""
    if war.roster.side[unit] != PL or state.at[unit] < 0:
        return 0
    theatre = war.board.theatre[state.at[unit]]
    if theatre in (PL_THEATRE, -1) or not last_in_theatre(war, state, unit, theatre):
        return 0
    return 0 if may_abandon(war, state, theatre) else war.board.open & ~war.board.theatres[theatre]


def outer_theatres(war: War) -> list[int]:
    """Where the last Polish unit is counted, for `counts_in`."""
    return [hexes for theatre, hexes in enumerate(war.board.theatres) if theatre != PL_THEATRE]


def left_theatre(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """33.7: when the last Polish unit leaves a theatre by choice the Volunteer Army is called up; being driven out, or
    destroyed, is no flight."""
    bare = bare_theatres(war, state)
    if bare == state.of[VolunteerArmy].bare_theatres or war.roster.side[unit] != PL:
        return
    if bare & ~state.of[VolunteerArmy].bare_theatres:
        if state.of[VolunteerArmy].status == NOT_CALLED:
            state.change(VolunteerArmy, fled=1)
        call_up(war, state)
    state.change(VolunteerArmy, bare_theatres=bare)


def bare_theatres(war: War, state: State) -> int:
    """33.7: the UA and LB theatres in which no Polish unit stands (a set)."""
    occupied, bare = state.occupied[PL], 0
    for theatre, hexes in enumerate(war.board.theatres):
        if theatre != PL_THEATRE and hexes and not hexes & occupied:
            bare |= 1 << theatre
    return bare


def note_manned(war: War, state: State, unit: Unit, h: int = 0) -> None:
    """33.7: remember which theatres the Poles have been driven out of."""
    if war.roster.side[unit] == PL:
        state.change(VolunteerArmy, bare_theatres=bare_theatres(war, state))


def note_theatres(war: War, state: State) -> None:
    state.change(VolunteerArmy, bare_theatres=bare_theatres(war, state))


CHAPTER = Chapter(
    name=in_force.VOLUNTEERS,
    forbidden_hexes=(
        ForbiddenHexes(FLIGHT, "last-in-theatre", stays_in_theatre, concerns=poles, counts_in=outer_theatres),
    ),
    consequences_of_entering=(For(reds, alarms, poland),),
    entered=(For(reds, entered, poland), For(poles, left_theatre, by_theatre=True)),
    after_retreat=(driven,),
    lost=(note_manned,),
    no_restore=(lost_for_good,),
)
