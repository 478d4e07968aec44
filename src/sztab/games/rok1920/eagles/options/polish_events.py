"""23.3.1: the ten political events of the Pole."""

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import ForbiddenHexes
from sztab.games.rok1920.command import player
from sztab.games.rok1920.eagles.named import ROMANIAN_TOWN
from sztab.games.rok1920.eagles.options.event_arrivals import BELARUS, bring
from sztab.games.rok1920.eagles.options.event_markers import (
    PoliticalEvent,
    always,
    nothing,
    send_away,
)
from sztab.games.rok1920.eagles.rules import (
    EVENT_BELARUS,
    EVENT_CIESZYN,
    EVENT_ENTENTE,
    EVENT_HUNGARIANS,
    EVENT_KARELIA,
    EVENT_LATVIANS,
    EVENT_MAKHNO,
    EVENT_POLISH_COUNTER,
    EVENT_POLISH_ESCALATION,
    EVENT_ROMANIA,
)
from sztab.games.rok1920.forces.lithuania import (
    NEUTRAL,
    TERRITORY,
    is_in_game,
    is_lithuanian,
    keep_peace,
    region,
    status,
    troops,
)
from sztab.games.rok1920.logistics.railway import railway_hexes
from sztab.games.rok1920.logistics.replacements import raise_level
from sztab.games.rok1920.logistics.supply import field_of, net
from sztab.games.rok1920.named import LITHUANIAN_GOAL
from sztab.games.rok1920.politics.fronts import belonging
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.politics.operations import give
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import (
    BRIGADE,
    CAVALRY,
    PL,
    SIDE_NAMES,
    SU,
    THEATRES,
    TRAIN,
    WEAK,
    Side,
    Unit,
)
from sztab.games.rok1920.war import War
from sztab.kernel.requests import Steps, choose

FROM_ROMANIA = 2
MAKHNO_STRENGTH = 2


class PolishEvents(ChapterState, frozen=True):
    """23.3.1: events that last."""

    entente: int = mark("event-entente")
    """P3: 1 while the Lithuanians may not cross the demarcation line."""


def highest_level(war: War, state: State, side: Side) -> int:
    return max(level(war, state, theatre, side) for theatre in range(len(THEATRES)))


def has_way_to_romania(war: War, state: State) -> bool:
    """P1: a railway that enemies and their lines do not cut joins Warsaw with Romania or Mohylów Podolski."""
    warsaw, town = war.warsaw, war.named_hex(ROMANIAN_TOWN)
    if warsaw < 0:
        return False
    ends = war.board.around(war.board.map.regions.get("state:Romania", 0)) & railway_hexes(war) & war.board.open
    ends |= 1 << town if town >= 0 else 0
    joined = net(war, SIDE_NAMES[PL]).on_rails(field_of(war, state, PL), 1 << warsaw)
    return bool(joined & ends)


def romania(war: War, state: State) -> Steps[None]:
    give(war, state, "ua", FROM_ROMANIA, EVENT_ROMANIA)
    return
    yield


def belarus(war: War, state: State) -> Steps[None]:
    """P2: Bałachowicz is strengthened, or comes to Mińsk with the next Polish movement phase."""
    bring(war, state, BELARUS)
    return
    yield


def may_play_entente(war: War, state: State) -> bool:
    """P3: the Lithuanians are in the game, and Wilno has not fallen to the Bolsheviks."""
    return (
        is_in_game(state)
        and not state.held[SU] & war.named_places(LITHUANIAN_GOAL)
        and not state.of[PolishEvents].entente
    )


def entente(war: War, state: State) -> Steps[None]:
    state.change(PolishEvents, entente=1)
    return
    yield


def beyond_the_line(war: War, state: State, unit: Unit) -> int:
    """P3: all hexes beyond the line, for those who stand behind it."""
    if not state.of[PolishEvents].entente:
        return 0
    country = region(war, TERRITORY)
    inside = state.at[unit] < 0 or country >> state.at[unit] & 1
    return war.board.open & ~country if inside else 0


LINE = ForbiddenHexes(EVENT_ENTENTE, "entente", beyond_the_line, concerns=is_lithuanian)


def wilno_falls(war: War, state: State, side: Side, h: int) -> None:
    """P3: it ends when the Bolshevik takes Wilno."""
    if side == SU and war.named_places(LITHUANIAN_GOAL) >> h & 1:
        state.change(PolishEvents, entente=0)


def lithuanians(war: War, state: State) -> list[Unit]:
    return [u for u in troops(war) if state.at[u] >= 0]


def latvians(war: War, state: State) -> Steps[None]:
    yield from send_away(war, state, SU, lithuanians(war, state), "p4", EVENT_LATVIANS)
    if status(state) == NEUTRAL:
        keep_peace(war, state)


def cieszyn(war: War, state: State) -> Steps[None]:
    give(war, state, "pl", highest_level(war, state, PL), EVENT_CIESZYN)
    return
    yield


def makhnos_prey(war: War, state: State) -> list[Unit]:
    """P6: units of the South-West Front of 2 strength points or more."""
    units = belonging(war, state, "southwest")
    return [u for u in units if state.at[u] >= 0 and war.strength(state, u) >= MAKHNO_STRENGTH]


def makhno(war: War, state: State) -> Steps[None]:
    yield from send_away(war, state, SU, makhnos_prey(war, state), "p6", EVENT_MAKHNO)


def red_trains(war: War, state: State) -> list[Unit]:
    return [u for u in war.roster.where(nation="su", arm=TRAIN) if state.at[u] >= 0]


def karelia(war: War, state: State) -> Steps[None]:
    yield from send_away(war, state, SU, red_trains(war, state), "p7", EVENT_KARELIA)


def weak_riders(war: War, state: State) -> list[Unit]:
    """P8: Reduced cavalry brigades, regular or of volunteers."""
    return [
        u
        for u in war.roster.where(nation="pl", arm=CAVALRY, size=BRIGADE)
        if war.roster.counters[u].formation in ("regular", "volunteer") and state.at[u] >= 0 and state.level[u] == WEAK
    ]


def hungarians(war: War, state: State) -> Steps[None]:
    units = tuple(weak_riders(war, state))
    unit = units[0]
    if len(units) > 1:
        unit = yield from choose(player(war, state, PL), "event-unit", units, rule=EVENT_HUNGARIANS)
    raise_level(war, state, unit)


POLISH_EVENTS = (
    PoliticalEvent("p1", EVENT_ROMANIA, has_way_to_romania, romania),
    PoliticalEvent("p2", EVENT_BELARUS, BELARUS.may_play, belarus),
    PoliticalEvent("p3", EVENT_ENTENTE, may_play_entente, entente),
    PoliticalEvent("p4", EVENT_LATVIANS, lambda w, s: bool(lithuanians(w, s)), latvians),
    PoliticalEvent("p5", EVENT_CIESZYN, always, cieszyn),
    PoliticalEvent("p6", EVENT_MAKHNO, lambda w, s: bool(makhnos_prey(w, s)), makhno),
    PoliticalEvent("p7", EVENT_KARELIA, lambda w, s: bool(red_trains(w, s)), karelia),
    PoliticalEvent("p8", EVENT_HUNGARIANS, lambda w, s: bool(weak_riders(w, s)), hungarians),
    PoliticalEvent("p9", EVENT_POLISH_ESCALATION, always, nothing),
    PoliticalEvent("p10", EVENT_POLISH_COUNTER, always, nothing),
)
"""In the order of their numbers."""
