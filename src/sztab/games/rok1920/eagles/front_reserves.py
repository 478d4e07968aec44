"""20.2: the reserve divisions of the Bolshevik fronts, infantry and cavalry."""

from collections.abc import Sequence
from functools import lru_cache

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import Merged
from sztab.games.rok1920.chapter_rules import EXPANSION
from sztab.games.rok1920.chapter_state import ChapterState, mark, with_number
from sztab.games.rok1920.chapters import Chapter, For, poles
from sztab.games.rok1920.command import player
from sztab.games.rok1920.eagles.rules import RESERVE_CAVALRY_FROM, RESERVE_CAVALRY_MADE
from sztab.games.rok1920.forces import front_reserves as common
from sztab.games.rok1920.forces.front_reserves import FrontReserves
from sztab.games.rok1920.forces.status import FORMING, VolunteerArmy
from sztab.games.rok1920.logistics.arrivals import Arrivals
from sztab.games.rok1920.logistics.supply_search import end_of
from sztab.games.rok1920.named import ALARM_TOWN
from sztab.games.rok1920.politics.fronts import UA, belonging
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED, State
from sztab.games.rok1920.tries import refusing
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import CAVALRY, FRONTS, INFANTRY, LEVELS, SU, WEAK, Unit
from sztab.games.rok1920.units.positions import enemies, lift, put
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Steps, choose

CAVALRY_FORMATION = "reserve-cavalry"
NEAR = 2
"""20.2.1/a: so near to the east edge, and no further."""
SMALLEST = 2
"""20.2.2/a: strength points of the unit that is disbanded."""
NO = "no"
waiting = common.waiting


class ReserveCavalry(ChapterState, frozen=True):
    """20.2.2"""

    due: int = mark("reserve-cavalry-due")
    """20.2.2, A102: reserve cavalry divisions that may still be made in this player-turn."""
    came: int = mark("reserve-came")
    """20.2.2: reserve divisions that have brought their chance of a cavalry division (a set)."""


def may_call_up(state: State) -> bool:
    """20.2.1/d: once formation of the Volunteer Army has begun."""
    return state.of[VolunteerArmy].status >= FORMING


@lru_cache(maxsize=64)
def near_edge(war: War) -> int:
    """20.2.1/a, A70: the hexes at most two from the east edge."""
    near = end_of(war.board, "east-edge")
    for _ in range(NEAR - 1):
        near |= war.board.around(near)
    return near


def alarm(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """20.2.1/a-20.2.1/c, A70: a Polish unit has ended a move near the east edge, crossed the Dźwina or entered
    Smoleńsk."""
    end = path[-1]
    if near_edge(war) >> end & 1:
        front = FRONTS.index("southwest" if war.board.theatre[end] == UA else "west")
        state.change(FrontReserves, expansion=with_number(state.of[FrontReserves].expansion, front, 1))
    if alarming(war) & bit_set(path):
        state.change(FrontReserves, expansion=with_number(state.of[FrontReserves].expansion, FRONTS.index("west"), 1))


@lru_cache(maxsize=64)
def alarming(war: War) -> int:
    """20.2.1/b, 20.2.1/c: beyond the Dźwina, and Smoleńsk; near the east edge only the end of a move counts."""
    town = bit_set(h for h in war.named_hexes(ALARM_TOWN) if h >= 0)
    return war.board.map.regions.get(common.NORTH_BANK, 0) | town


def rousing(war: War) -> int:
    """All of these hexes."""
    return near_edge(war) | alarming(war)


def provocations(war: War, state: State, unit: Unit) -> list[int]:
    """20.2.1/b, 20.2.1/c: the hexes that rouse the West Front if a Pole goes through them; where he starts he has
    been."""
    is_roused = state.of[FrontReserves].expansion[FRONTS.index("west")]
    return [] if is_roused else [alarming(war) & ~(1 << state.at[unit])]


def answer_alarm(war: War, state: State) -> Steps[None]:
    """20.2.1: each front that was roused may bring a reserve division on in this player-turn, one at most."""
    if state.phasing == SU:
        for number, front in enumerate(FRONTS):
            roused = state.of[FrontReserves].expansion[number]
            state.change(FrontReserves, expansion=with_number(state.of[FrontReserves].expansion, number, 0))
            units = waiting(war, state, front)
            if roused and units:
                options: list[Answer] = [NO, *units]
                seat, about, case = player(war, state, SU), {"front": front}, (war, state, options, front, EXPANSION)
                answer = yield from choose(
                    seat, "front-reserve", options, rule=EXPANSION, about=about, tries=common.RESERVE_TRIES, case=case
                )
                if answer != NO:
                    state.due[answer] = state.stage
    advance(state)


# 20.2.2: reserve cavalry.


def spare_cavalry(war: War, state: State, front: str) -> list[Unit]:
    """20.2.2/d-20.2.2/f: counters of the front whose division is nowhere in play."""
    number = war.roster.number
    found = []
    for unit in war.roster.where(formation=CAVALRY_FORMATION, front=front):
        twin = number[war.roster.counters[unit].twin]
        if all(state.at[u] in (AWAY, ELIMINATED) and not state.due[u] for u in (unit, twin)):
            found.append(unit)
    return found


def disbandable(war: War, state: State, front: str) -> list[Unit]:
    """20.2.2/a: regular infantry or cavalry of the front, of at least 2 strength points, not beside enemies."""
    foes = enemies(state, SU)
    return [
        u
        for u in belonging(war, state, front)
        if state.at[u] >= 0
        and war.roster.counters[u].formation == "regular"
        and war.roster.counters[u].arm in (INFANTRY, CAVALRY)
        and war.strength(state, u) >= SMALLEST
        and not war.board.masks[state.at[u]] & foes
    ]


def all_reds(war: War, *_: object) -> Sequence[Answer]:
    return war.roster.of_side[SU]


def against_disbanding(unit: Unit, war: War, state: State, offered: Sequence[Answer], front: str) -> Reasons:
    """20.2.2, 20.2.2/a: why a unit is not disbanded for a cavalry division of a front."""
    counter = war.roster.counters[unit]
    if state.at[unit] < 0:
        yield Refusal(RESERVE_CAVALRY_MADE, "not-on-board")
    elif unit not in belonging(war, state, front):
        yield Refusal(RESERVE_CAVALRY_MADE, "not-of-the-front")
    elif counter.formation != "regular" or counter.arm not in (INFANTRY, CAVALRY):
        yield Refusal(RESERVE_CAVALRY_MADE, "not-regular-troops")
    elif war.strength(state, unit) < SMALLEST:
        yield Refusal(RESERVE_CAVALRY_FROM, "too-weak-to-disband")
    else:
        yield Refusal(RESERVE_CAVALRY_FROM, "beside-enemies")


DISBAND_TRIES = refusing(all_reds, against_disbanding)
"""Case: war, state, what is offered, the front."""


def against_forming(unit: Unit, war: War, state: State, offered: Sequence[Answer]) -> Reasons:
    """20.2.2, 20.2.2/d, 20.2.2/a: why a division is not made."""
    counter = war.roster.counters[unit]
    if counter.formation != CAVALRY_FORMATION:
        yield Refusal(RESERVE_CAVALRY_MADE, "not-reserve-cavalry")
    elif unit not in spare_cavalry(war, state, counter.front):
        yield Refusal(RESERVE_CAVALRY_MADE, "in-play-already")
    else:
        yield Refusal(RESERVE_CAVALRY_FROM, "nobody-to-disband")


FORM_TRIES = refusing(all_reds, against_forming)
"""Case: war, state, what is offered."""


def entered(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """20.2.2, A102: with a reserve infantry division that is put on the map a cavalry division may be made."""
    if state.of[Arrivals].first_phase and state.phasing == SU and not state.of[ReserveCavalry].came >> unit & 1:
        state.change(ReserveCavalry, came=state.of[ReserveCavalry].came | 1 << unit)
        state.change(ReserveCavalry, due=state.of[ReserveCavalry].due + 1)


def pending(war: War, state: State) -> Steps[None] | None:
    return make_cavalry(war, state) if state.of[ReserveCavalry].due else None


def make_cavalry(war: War, state: State) -> Steps[None]:
    """20.2.2: a cavalry division of either front takes the place of a unit that is disbanded."""
    state.change(ReserveCavalry, due=state.of[ReserveCavalry].due - 1)
    pairs = {f: (spare_cavalry(war, state, f), disbandable(war, state, f)) for f in FRONTS}
    units = [new for news, olds in pairs.values() if olds for new in news]
    if not units:
        return
    options: list[Answer] = [NO, *units]
    asked = (war, state, options)
    new = yield from choose(
        player(war, state, SU), "reserve-cavalry", options, rule=RESERVE_CAVALRY_MADE, tries=FORM_TRIES, case=asked
    )
    if new == NO:
        return
    ids = war.roster.ids
    olds = pairs[war.roster.counters[new].front][1]
    about = {"unit": ids[new]}
    case = (war, state, tuple(olds), war.roster.counters[new].front)
    old = yield from choose(
        player(war, state, SU),
        "disband",
        tuple(olds),
        rule=RESERVE_CAVALRY_MADE,
        about=about,
        tries=DISBAND_TRIES,
        case=case,
    )
    replace(war, state, old, new)
    told = Merged(units=(ids[old],), into=ids[new], level=LEVELS[WEAK], rule=RESERVE_CAVALRY_MADE)
    state.events.append(told)


def replace(war: War, state: State, old: Unit, new: Unit) -> None:
    """20.2.2/b, 20.2.2/c: the new division stands Reduced where the old unit did, which leaves the game."""
    h = state.at[old]
    lift(war, state, old, REMOVED)
    state.level[new], state.entered[new] = WEAK, max(state.entered[new], WEAK)
    put(war, state, new, h)
    if old in state.movers:
        state.movers.remove(old)


def is_reserve(war: War, unit: Unit) -> bool:
    return war.roster.counters[unit].formation == common.FORMATION


CHAPTER = Chapter(
    name=in_force.FRONT_RESERVES,
    consequences_of_entering=(For(poles, provocations, alarming),),
    entered=(For(poles, alarm, rousing), For(is_reserve, entered)),
    pending_by_marks=(pending,),
)
