"""A.2.1, A.2.4 / Eagles S1.2, S1.5: the Dźwina, which Poles do not cross, and the Bolshevik unit north of it."""

from functools import lru_cache

from sztab.games.rok1920 import named
from sztab.games.rok1920.chapters import poles, reds
from sztab.games.rok1920.scenarios.wilno import ALARM
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU, THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members

LB = THEATRES.index("lb")
BANK = "north-of-dzwina"


def dzwina(war: War, state: State, unit: Unit) -> int:
    """A.2.1: Poles cross the Dźwina in no way. Eagles S1.2."""
    return war.named_river(named.DZWINA) if poles(war, unit) else 0


@lru_cache(maxsize=64)
def near_dzwina(war: War) -> int:
    """A.2.4: the hexes fewer than three from the river. Eagles S1.5."""
    near = bit_set(h for side in members(war.named_river(named.DZWINA)) for h in war.board.map.side_hexes[side])
    for _ in range(ALARM):
        near |= war.board.around(near)
    return near


def must_hold_bank(war: War, state: State) -> bool:
    """A.2.4: a Polish unit is near the Dźwina. Eagles S1.5."""
    return bool(near_dzwina(war) & state.occupied[PL])


def north_bank(war: War, state: State, unit: Unit) -> int:
    """A.2.4: the last Bolshevik unit north of the Dźwina does not leave the bank by choice. Eagles S1.5."""
    bank, h = war.board.map.regions.get(BANK, 0), state.at[unit]
    if not reds(war, unit) or h < 0 or not bank >> h & 1:
        return 0
    is_last = len(state.stacks[h]) == 1 and not bank & state.occupied[SU] & ~(1 << h)
    return war.board.open & ~bank if is_last and must_hold_bank(war, state) else 0


def the_bank(war: War) -> list[int]:
    """Where the last one is counted, for `counts_in`."""
    return [war.board.map.regions.get(BANK, 0)]


def is_bank_empty(war: War, state: State) -> bool:
    """A.2.4: nobody is there who should be. Eagles S1.5."""
    bank = war.board.map.regions.get(BANK, 0) & war.board.theatres[LB]
    return bool(bank) and not bank & state.occupied[SU] and must_hold_bank(war, state)


def bank_duty(war: War, state: State, unit: Unit) -> int:
    """A.2.4, amb-121: with nobody there, the unit nearest to the north bank goes to it. Eagles S1.5."""
    bank = war.board.map.regions.get(BANK, 0) & war.board.theatres[LB]
    if not reds(war, unit) or not is_bank_empty(war, state):
        return 0
    hexes = members(bank)
    far = {
        u: min(war.board.distance(state.at[u], h) for h in hexes) for u in war.roster.of_side[SU] if state.at[u] >= 0
    }
    return bank if unit == min(far, key=lambda u: (far[u], u)) else 0
