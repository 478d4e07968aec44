"""23.3.1/b-23.3.1/e, 23.3.2/e-23.3.2/j: divisions that political events bring onto the map or strengthen."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from sztab.games.rok1920.chapter_rules import ARRIVALS as ARRIVALS_IN_TURN
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Action
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.eagles.options.event_markers import said, unit_said
from sztab.games.rok1920.eagles.rules import EVENT_BELARUS, EVENT_MOOD, EVENT_PACT
from sztab.games.rok1920.eagles.tries import HEXES
from sztab.games.rok1920.forces.lithuania import is_in_game
from sztab.games.rok1920.logistics.arrivals import Arrivals, come, may_move
from sztab.games.rok1920.logistics.replacements import raise_level
from sztab.games.rok1920.moving.coming import has_come
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.politics.coupled_theatres import PL_THEATRE
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED, State
from sztab.games.rok1920.units.counters import ENEMY, FULL, PL, SU, WEAK, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Rule, Steps, choose

TAG = "event-arrival"


class EventArrivals(ChapterState, frozen=True):
    """23.3: the stages in whose movement phases divisions may be placed."""

    belarus: int = mark("event-belarus")
    pact: int = mark("event-pact")
    mood: int = mark("event-mood")


class EventArrival(Struct, frozen=True):
    """A division that may be placed in its owner's next movement phase."""

    id: str
    """The event."""
    side: Side
    field: str
    """Of `EventArrivals`: the stage in whose movement phase it may be placed."""
    rule: Rule
    hexes: Callable[[War, State], int]
    allowed: Callable[[War, State, Unit], bool]

    def may_play(self, war: War, state: State) -> bool:
        """Reduced on the map it is strengthened; off the map it may come, unless the enemy is there. Where its counter
        is not in the game there is nothing to play for."""
        unit = unit_said(war, self.id)
        if unit < 0:
            return False
        if state.at[unit] >= 0:
            return bool(state.level[unit] != FULL)
        return self.allowed(war, state, unit) and bool(self.hexes(war, state) & ~state.occupied[ENEMY[self.side]])

    def free(self, war: War, state: State) -> int:
        unit = unit_said(war, self.id)
        if getattr(state.of[EventArrivals], self.field) != state.stage or unit < 0 or state.at[unit] >= 0:
            return 0
        return self.hexes(war, state) & ~closed_to(war, state, unit)


def place_said(id: str) -> Callable[[War, State], int]:
    """23.3.1/b, 23.3.2/e: the place that a marker names."""

    def hexes(war: War, state: State) -> int:
        h = war.board.place(said(war, id).place)
        return 1 << h if h >= 0 else 0

    return hexes


def polish_localities(war: War, state: State) -> int:
    """23.3.2/i: any locality of the Polish theatre."""
    return war.board.localities & war.board.theatres[PL_THEATRE] & war.board.open


def off_the_map(war: War, state: State, unit: Unit) -> bool:
    return state.at[unit] in (AWAY, ELIMINATED, REMOVED)


def lithuania_plays(war: War, state: State, unit: Unit) -> bool:
    return off_the_map(war, state, unit) and is_in_game(state)


def still_in_game(war: War, state: State, unit: Unit) -> bool:
    return state.at[unit] in (AWAY, ELIMINATED)


BELARUS = EventArrival("p2", PL, "belarus", EVENT_BELARUS, place_said("p2"), off_the_map)
PACT = EventArrival("b3", SU, "pact", EVENT_PACT, place_said("b3"), lithuania_plays)
MOOD = EventArrival("b5", SU, "mood", EVENT_MOOD, polish_localities, still_in_game)
ARRIVALS = (BELARUS, PACT, MOOD)


def bring(war: War, state: State, arrival: EventArrival) -> None:
    """The division is strengthened, or may be placed in the next movement phase of its player: the event is played in a
    replacement phase, so that is the one of the next stage."""
    unit = unit_said(war, arrival.id)
    if unit >= 0 and state.at[unit] >= 0:
        raise_level(war, state, unit)
    elif unit >= 0:
        state.change(EventArrivals, **{arrival.field: state.stage + 1})


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    """Divisions that may be placed in the movement phase that is on: the first of the player-turn, be it one of
    reserves (5.1/b, 16/a)."""
    if side != state.phasing or not state.of[Arrivals].first_phase:
        return ()
    return [(TAG, unit_said(war, a.id)) for a in ARRIVALS if a.side == side and a.free(war, state)]


def refusal(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """Why a division is not placed by an event now."""
    arrival = next((a for a in ARRIVALS if a.side == side and unit_said(war, a.id) == answer[1]), None)
    if arrival is None:
        return Refusal(ARRIVALS_IN_TURN, "not-waiting")
    if getattr(state.of[EventArrivals], arrival.field) != state.stage:
        return Refusal(arrival.rule, "event-not-played")
    if side != state.phasing or not state.of[Arrivals].first_phase:
        return Refusal(arrival.rule, "first-phase-only")
    return None if arrival.free(war, state) else Refusal(arrival.rule, "no-entry")


def level_of(state: State, arrival: EventArrival, unit: Unit) -> int:
    """23.3.1/d, 23.3.2/g, A107: a division that was lost comes back Reduced; 1 PDS always is."""
    is_new = state.at[unit] == AWAY and state.entered[unit] < 0
    return FULL if is_new and arrival is not MOOD else WEAK


def arrive(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    unit = answer[1]
    arrival = next(a for a in ARRIVALS if unit_said(war, a.id) == unit)
    hexes = members(arrival.free(war, state))
    h = hexes[0]
    if len(hexes) > 1:
        about, case = {"unit": war.roster.ids[unit]}, (war, state, unit, hexes, arrival.rule)
        seat = leader(war, state, unit)
        h = yield from choose(seat, "arrive-at", hexes, rule=arrival.rule, about=about, tries=HEXES, case=case)
    state.change(EventArrivals, **{arrival.field: 0})
    state.level[unit] = level_of(state, arrival, unit)
    come(war, state, unit, h, arrival.rule)
    may_move(state, unit)
    yield from has_come(war, state, unit, (h,))


ACTION = Action(TAG, offers, arrive, refusal=refusal)
