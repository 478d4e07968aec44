"""Scenarios from their cards: where everything stands at the start, who holds what, and what is still to come."""

from collections.abc import Iterable

from sztab.games.rok1920.forces.lithuania import BORDER, CROSSED, NEUTRAL, TERRITORY, Lithuania
from sztab.games.rok1920.forces.sich import Sich
from sztab.games.rok1920.forces.status import (
    CALLED,
    FORMED,
    GONE,
    IN_PLAY,
    NOT_CALLED,
    WAITING,
    CavalryArmy,
    NoMansLand,
    VolunteerArmy,
)
from sztab.games.rok1920.forces.ukrainians import Ukrainians
from sztab.games.rok1920.in_force import BRIGADES
from sztab.games.rok1920.map.board import Board
from sztab.games.rok1920.politics.coupled_theatres import CoupledTheatres
from sztab.games.rok1920.politics.operations import Operations
from sztab.games.rok1920.scenarios.cards import EDGE, KA, RAIL, ScenarioCard, Start, split_place
from sztab.games.rok1920.scenarios.deployment import ARMIES, DIVISIONS, Deployment
from sztab.games.rok1920.state import REMOVED, State
from sztab.games.rok1920.units.counters import NATIONS, PL, SU, THEATRES
from sztab.games.rok1920.units.positions import derive, empty_state
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.errors import DataError

LITHUANIA_STATES = {"border": BORDER, "neutral": NEUTRAL, "crossed": CROSSED}
KONARMIA_STATES = {"waiting": WAITING, "in play": IN_PLAY, "gone": GONE}
VOLUNTEER_STATES = {"none": NOT_CALLED, "forming": CALLED, "formed": FORMED}


def hex_of(board: Board, place: str, file: str = "scenario card") -> int:
    """The hex of a place on a card: a name, a number, or a way from one ("Lwów SE2")."""
    name, way, times = split_place(place)
    h = board.place(name)
    if h < 0 and name.isdecimal():
        h = board.map.at(name)
    for _ in range(times):
        h = board.neighbours[h][board.map.grid.direction(way)] if h >= 0 else -1
    if h < 0:
        raise DataError(f"{file}: {place!r} is no place on the map")
    return h


def start(war: War, card: ScenarioCard) -> State:
    """The position with which a scenario begins; units of deployment areas stand as the card proposes (24)."""
    state = empty_state(war)
    starts = [*card.setup, *(start for area in card.areas.values() for start in area)]
    _set_up(war, state, starts, card.file)
    for arrival in card.arrivals:
        if arrival.place not in (EDGE, RAIL, KA):
            hex_of(war.board, arrival.place, card.file)
        for unit, level in zip(arrival.units, arrival.levels):
            state.due[unit], state.level[unit] = arrival.stage, level
    for unit in card.out:
        state.at[unit] = REMOVED
    state.pools = {pool: count for pool, count in card.replacements.items() if count}
    _set_markers(war, state, card)
    _note_facts(war, state, card)
    _hold(war, state, card)
    if card.areas or BRIGADES in card.rules:
        state.change(Deployment, stage=ARMIES if card.areas else DIVISIONS)
    return state


def _set_up(war: War, state: State, starts: Iterable[Start], file: str) -> None:
    for start in starts:
        state.at[start.unit] = hex_of(war.board, start.place, file)
        state.level[start.unit] = state.entered[start.unit] = start.level
    derive(war, state)


def _set_markers(war: War, state: State, card: ScenarioCard) -> None:
    """15.1.1, 15.1.3: the markers of the theatres that the card names, on its fields; H.2: `one` marker for the whole
    area lies in the theatre that all of it counts as (D.2, E.1). Eagles 13.1/a."""
    for name, field in card.morale.items():
        theatre = war.setting.theatre if name == "one" else THEATRES.index(name)
        if theatre is None:
            raise DataError(f"{card.file}: morale: one: the area does not count as one theatre here (H.1)")
        state.morale[theatre] = field
        state.markers |= 1 << theatre
    if card.coupled:
        state.change(CoupledTheatres, coupled=1 << THEATRES.index("lb"))


def _note_facts(war: War, state: State, card: ScenarioCard) -> None:
    """What has happened before the first stage (D.3)."""
    facts = card.facts
    state.change(Ukrainians, kijow_taken=int(facts.kijow_taken))
    state.change(Sich, waiting=int(facts.sich == "waiting"))
    state.change(CavalryArmy, status=KONARMIA_STATES[facts.konarmia])
    state.change(NoMansLand, entered=int(facts.no_mans_land == "entered"))
    state.change(Lithuania, status=LITHUANIA_STATES[facts.lithuania])
    state.change(VolunteerArmy, status=VOLUNTEER_STATES[facts.volunteers])
    state.change(Operations, polish_offensive=int(facts.polish_offensive))


def _hold(war: War, state: State, card: ScenarioCard) -> None:
    """27.2, amb-128: who holds which place: whose unit stands there, or as the card says; any other belongs to the
    Lithuanians inside the demarcation line (38.2), elsewhere to whoever holds the nearest of those, the Pole before the
    Bolshevik."""
    roster, board = war.roster, war.board
    known = {hex_of(board, place, card.file): nation for place, nation in card.control}
    known |= {h: roster.counters[stack[0]].nation for h, stack in state.stacks.items()}
    held, lithuania, those = [0, 0], board.map.regions.get(TERRITORY, 0), bit_set(known)
    for h in members(board.localities):
        nation = known.get(h) or ("lt" if lithuania >> h & 1 else "")
        if not nation:
            nation = known[min(members(board.nearest(h, those)), key=lambda k: (NATIONS[known[k]], k))]
        held[NATIONS[nation]] |= 1 << h
        if nation == "lt":
            state.change(Lithuania, places=state.of[Lithuania].places | 1 << h)
    state.held = [held[PL], held[SU]]
