"""35 / Eagles 20.2: the reserve divisions of the Bolshevik fronts."""

from collections.abc import Sequence
from functools import lru_cache

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_rules import EXPANSION
from sztab.games.rok1920.chapter_rules import LATVIANS as LATVIANS_LAST
from sztab.games.rok1920.chapter_state import ChapterState, mark_row, with_number
from sztab.games.rok1920.chapters import Chapter, For, poles
from sztab.games.rok1920.command import player
from sztab.games.rok1920.logistics.supply_search import end_of
from sztab.games.rok1920.named import ALARM_TOWN, LATVIANS
from sztab.games.rok1920.politics.fronts import UA, front_of
from sztab.games.rok1920.state import AWAY, State
from sztab.games.rok1920.tries import refusing
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import FRONTS, PL, SU, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Rule, Steps, choose

FORMATION = "front-reserve"
NEAR = 3
"""35.1: fewer hexes than this from the east end call a division up."""
NORTH_BANK = "north-of-dzwina"


class FrontReserves(ChapterState, frozen=True):
    """35.1"""

    expansion: tuple[int, ...] = mark_row("expansion-west", "expansion-southwest")
    """35.1: 1 if the Poles have come too near in the area of the front."""


def waiting(war: War, state: State, front: str) -> list[Unit]:
    """35, 35.2.2: the divisions that a front can still call up; the Latvians only when all others have come."""
    unused = [u for u in war.roster.where(formation=FORMATION) if state.at[u] == AWAY and not state.due[u]]
    unused = [u for u in unused if state.entered[u] < 0]
    others = [u for u in unused if u != war.named_unit(LATVIANS)]
    return [u for u in others or unused if front_of(war, state, u) == front]


def reasons_against_reserve(
    unit: Unit, war: War, state: State, offered: Sequence[Answer], front: str, rule: Rule
) -> Reasons:
    """35, 35.2.2: why a front does not call a division up."""
    if war.roster.counters[unit].formation != FORMATION:
        yield Refusal(rule, "no-front-reserve")
        return
    if state.at[unit] != AWAY or state.due[unit] or state.entered[unit] >= 0:
        yield Refusal(rule, "has-come")
    if unit == war.named_unit(LATVIANS) and any(
        u != unit and state.at[u] == AWAY and not state.due[u] and state.entered[u] < 0
        for u in war.roster.where(formation=FORMATION)
    ):
        yield Refusal(LATVIANS_LAST, "latvians-last")
    if front and front_of(war, state, unit) != front:
        yield Refusal(rule, "other-front", {"front": front_of(war, state, unit)})


def _divisions(war: War, *_: object) -> tuple[Unit, ...]:
    return war.roster.where(formation=FORMATION)


RESERVE_TRIES = refusing(_divisions, reasons_against_reserve, EXPANSION)
"""Case: war, state, what is offered, the front ("": any), the rule by which it comes."""


@lru_cache(maxsize=64)
def alarming(war: War) -> int:
    """35.1: hexes too near to the east end, beyond the Dźwina, and Smoleńsk."""
    near = end_of(war.board, "east-edge")
    for _ in range(NEAR - 1):
        near |= war.board.around(near)
    town = bit_set(h for h in war.named_hexes(ALARM_TOWN) if h >= 0)
    return near | war.board.map.regions.get(NORTH_BANK, 0) | town


def expansion(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """35.1: Poles who by choice come near the east end, cross the Dźwina or take Smoleńsk rouse the front of that
    area."""
    if war.roster.side[unit] == PL:
        for h in members(alarming(war) & bit_set(path)):
            front = FRONTS.index("southwest" if war.board.theatre[h] == UA else "west")
            state.change(FrontReserves, expansion=with_number(state.of[FrontReserves].expansion, front, 1))


def provocations(war: War, state: State, unit: Unit) -> list[int]:
    """35.1: by front, the hexes that rouse it if a Pole enters them by choice."""
    south = alarming(war) & war.board.theatres[UA]
    hexes = {"west": alarming(war) & ~south, "southwest": south}
    return [hexes[front] for n, front in enumerate(FRONTS) if not state.of[FrontReserves].expansion[n]]


def answer_expansion(war: War, state: State) -> Steps[None]:
    """35.1: one division of each front that was roused enters in this player-turn."""
    if state.phasing == SU:
        for number, front in enumerate(FRONTS):
            roused = state.of[FrontReserves].expansion[number]
            state.change(FrontReserves, expansion=with_number(state.of[FrontReserves].expansion, number, 0))
            units = waiting(war, state, front)
            if roused and units:
                about = {"front": front}
                seat, case = player(war, state, SU), (war, state, units, front, EXPANSION)
                unit = yield from choose(
                    seat, "front-reserve", tuple(units), rule=EXPANSION, about=about, tries=RESERVE_TRIES, case=case
                )
                state.due[unit] = state.stage
    advance(state)


CHAPTER = Chapter(
    name=in_force.FRONT_RESERVES,
    consequences_of_entering=(For(poles, provocations, alarming),),
    entered=(For(poles, expansion, alarming),),
)
