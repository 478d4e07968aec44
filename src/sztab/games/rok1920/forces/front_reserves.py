"""35 / Eagles 20.2: the reserve divisions of the Bolshevik fronts."""

from collections.abc import Sequence
from functools import lru_cache

from sztab.games.rok1920 import in_force, marks
from sztab.games.rok1920.chapters import Chapter, For, poles
from sztab.games.rok1920.command import player
from sztab.games.rok1920.logistics.supply_search import end_of
from sztab.games.rok1920.politics.fronts import UA, front_of
from sztab.games.rok1920.special_rules import EXPANSION
from sztab.games.rok1920.special_rules import LATVIANS as LATVIANS_LAST
from sztab.games.rok1920.state import AWAY, State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import FRONTS, PL, SU, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Rule, Steps, choose

FORMATION = "front-reserve"
LATVIANS = "su-lot"
NEAR = 3
"""35.1: fewer hexes than this from the east end call a division up."""
SMOLENSK, NORTH_BANK = "Smoleńsk", "north-of-dzwina"


def waiting(war: War, state: State, front: str) -> list[Unit]:
    """35, 35.2.2: the divisions that a front can still call up; the Latvians only when all others have come."""
    unused = [u for u in war.roster.where(formation=FORMATION) if state.at[u] == AWAY and not state.due[u]]
    unused = [u for u in unused if state.entered[u] < 0]
    others = [u for u in unused if war.roster.ids[u] != LATVIANS]
    return [u for u in others or unused if front_of(war, state, u) == front]


def refusal_reserve(war: War, state: State, unit: Unit, front: str, rule: Rule) -> Refusal | None:
    """35, 35.2.2: why a front does not call a division up."""
    if war.roster.counters[unit].formation != FORMATION:
        return Refusal(rule, "no-front-reserve")
    if state.at[unit] != AWAY or state.due[unit] or state.entered[unit] >= 0:
        return Refusal(rule, "has-come")
    if war.roster.ids[unit] == LATVIANS and any(
        u != unit and state.at[u] == AWAY and not state.due[u] and state.entered[u] < 0
        for u in war.roster.where(formation=FORMATION)
    ):
        return Refusal(LATVIANS_LAST, "latvians-last")
    is_other = front and front_of(war, state, unit) != front
    return Refusal(rule, "other-front", {"front": front_of(war, state, unit)}) if is_other else None


@lru_cache(maxsize=64)
def alarming(war: War) -> int:
    """35.1: hexes too near to the east end, beyond the Dźwina, and Smoleńsk."""
    near = end_of(war.board, "east-edge")
    for _ in range(NEAR - 1):
        near |= war.board.around(near)
    h = war.board.place(SMOLENSK)
    return near | war.board.map.regions.get(NORTH_BANK, 0) | (1 << h if h >= 0 else 0)


def expansion(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """35.1: Poles who by choice come near the east end, cross the Dźwina or take Smoleńsk rouse the front of that
    area."""
    if war.roster.side[unit] == PL:
        for h in members(alarming(war) & bit_set(path)):
            front = FRONTS.index("southwest" if war.board.theatre[h] == UA else "west")
            marks.put(state, marks.EXPANSION[front], 1)


def provocations(war: War, state: State, unit: Unit) -> list[int]:
    """35.1: by front, the hexes that rouse it if a Pole enters them by choice."""
    south = alarming(war) & war.board.theatres[UA]
    hexes = {"west": alarming(war) & ~south, "southwest": south}
    return [hexes[front] for n, front in enumerate(FRONTS) if not marks.get(state, marks.EXPANSION[n])]


def answer_expansion(war: War, state: State) -> Steps[None]:
    """35.1: one division of each front that was roused enters in this player-turn."""
    if state.phasing == SU:
        for number, front in enumerate(FRONTS):
            roused = marks.get(state, marks.EXPANSION[number])
            marks.clear(state, marks.EXPANSION[number])
            units = waiting(war, state, front)
            if roused and units:
                about = {"front": front}
                unit = yield from choose(
                    player(war, state, SU), "front-reserve", tuple(units), rule=EXPANSION, about=about
                )
                state.due[unit] = state.stage
    advance(state)


CHAPTER = Chapter(
    name=in_force.FRONT_RESERVES,
    matters=(For(poles, provocations),),
    entered=(For(poles, expansion),),
)
