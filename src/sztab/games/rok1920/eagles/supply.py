"""15: who is supplied, and what befalls those who are not."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from sztab.games.rok1920.chapter_events import Starved, Threatened
from sztab.games.rok1920.chapter_rules import STARVATION, THREAT, UNSUPPLIED_ATTACK
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.eagles.rules import LONE_UNSUPPLIED
from sztab.games.rok1920.edition import SupplyTerms
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.kept import shared
from sztab.games.rok1920.logistics import supply as common
from sztab.games.rok1920.logistics.supply import SupplyFacts
from sztab.games.rok1920.named import Named
from sztab.games.rok1920.politics.morale import is_marked, shift
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import CAR, ENEMY, MOTOR, SIDE_NAMES, THEATRES, Unit
from sztab.games.rok1920.units.losses import eliminate, lose_level
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.requests import D6, Steps, roll

ENDS = {"pl": ("west-edge",), "su": ("north-edge", "east-edge", "south-source"), "lt": ()}
SAFE = 2
"""15.3/f: from this bonus on nobody rolls."""
HUNGER = 2


class MotorSupply(ChapterState, frozen=True):
    """3.4.4/d, 19.5/e"""

    units: int = mark("keeps-supply")
    """3.4.4/d, 19.5/e: cars and motorised infantry that set out supplied in this player-turn (a set)."""


def terms(named: Named) -> SupplyTerms:
    """15.1, 21.1/a, A29, A95."""
    return SupplyTerms(places=named.supply_places(), ends=ENDS, stops_in_enemy_places=False, far_side_only=True)


def is_motorised(war: War, unit: Unit) -> bool:
    return war.roster.counters[unit].arm in (MOTOR, CAR)


@lru_cache(maxsize=64)
def motorised(war: War, side: int) -> tuple[Unit, ...]:
    return tuple(unit for unit in war.roster.of_side[side] if is_motorised(war, unit))


def is_supplied(war: War, state: State, unit: Unit) -> bool:
    """15, 15.2; 3.4.4/d, 19.5/e: whoever infiltrates keeps his supply to the end of the player-turn."""
    if state.of[MotorSupply].units >> unit & 1 or state.of[SupplyFacts].supplied >> unit & 1:
        return True
    if state.of[SupplyFacts].unsupplied >> unit & 1:
        return False
    return bool(_supplied_hexes(war, state, war.roster.side[unit], common.nation_of(war, unit)) >> state.at[unit] & 1)


def _supplied_hexes(war: War, state: State, side: int, nation: str) -> int:
    """Looked for once for a question."""
    return shared(state, f"supply of {nation}", side, lambda: common.supplied_hexes(war, state, side, nation=nation))


def has_supply(war: War, state: State, unit: Unit) -> bool:
    """Where supply is not played everybody has it."""
    return not war.has("supply") or is_supplied(war, state, unit)


def unsupplied(war: War, state: State, side: int) -> list[Unit]:
    """The units of a side on the board that are not supplied (`is_supplied`)."""
    return unsupplied_among(war, state, side, _perhaps_unsupplied(war, state, side))


def unsupplied_among(war: War, state: State, side: int, units: Iterable[Unit]) -> list[Unit]:
    """Those of these units of a side; each nation's supply is looked for once."""
    facts, nations, known, at = state.of[SupplyFacts], common.supply_nations(war), dict[str, int](), state.at
    sure = state.of[MotorSupply].units | facts.supplied
    found = []
    for unit in units:
        h = at[unit]
        if h < 0 or sure >> unit & 1:
            continue
        nation = nations[unit]
        if nation not in known:
            known[nation] = common.supplied_hexes(war, state, side, nation=nation)
        if not known[nation] >> h & 1 or facts.unsupplied >> unit & 1:
            found.append(unit)
    return found


def _perhaps_unsupplied(war: War, state: State, side: int) -> list[Unit]:
    """All units of a side that are not supplied, and perhaps others: who stands where the side's own nation has no
    supply, or is of another."""
    supplied, facts = common.supplied_hexes(war, state, side, nation=SIDE_NAMES[side]), state.of[SupplyFacts]
    said = [unit for unit in members(facts.unsupplied) if war.roster.side[unit] == side]
    hungry = [unit for h in members(state.occupied[side] & ~supplied) for unit in state.stacks[h]]
    return sorted({*hungry, *_of_other_nations(war, side), *said})


@lru_cache(maxsize=64)
def _of_other_nations(war: War, side: int) -> tuple[Unit, ...]:
    nations = common.supply_nations(war)
    return tuple(unit for unit in war.roster.of_side[side] if nations[unit] != SIDE_NAMES[side])


def unsupplied_attacker(attack: Attack) -> int:
    """10.7/h, 15.3/a: one attacking unit or more without supply lowers the chance by 1."""
    war = attack.war
    return -1 if unsupplied_among(war, attack.state, war.roster.side[attack.units[0]], attack.units) else 0


def begin_phase(war: War, state: State, side: int, reserve: bool) -> None:
    """3.4.4/d, 19.5/e: who of the motorised troops is supplied before they move."""
    if side == state.phasing:
        supplied = [unit for unit in motorised(war, side) if state.at[unit] >= 0 and is_supplied(war, state, unit)]
        state.change(MotorSupply, units=state.of[MotorSupply].units | bit_set(supplied))


def begin_turn(war: War, state: State) -> None:
    state.change(MotorSupply, units=0)


def begin_replacements(war: War, state: State) -> None:
    """15.3/g, 15.3/h, A15: support units and cadres by themselves and without supply are eliminated; then the threat to
    morale is looked at. Cars and lorries keep their supply until the player-turn is over (3.4.4/d, 19.5/e)."""
    hungry, fallen = unsupplied(war, state, state.phasing), False
    for unit in hungry:
        if state.at[unit] >= 0 and common.stands_alone(war, state, unit):
            eliminate(war, state, unit, LONE_UNSUPPLIED)
            fallen = True
    if fallen:
        hungry = unsupplied(war, state, state.phasing)
    if hungry:
        check_threat(war, state, hungry)


def check_threat(war: War, state: State, units: Sequence[Unit]) -> None:
    """13.3/h, A55: more than half of the player's own units in a theatre without supply cost him 10 spaces there."""
    side = state.phasing
    there, hungry = [0] * len(THEATRES), [0] * len(THEATRES)
    without = bit_set(units)
    for unit in war.roster.of_side[side]:
        h = state.at[unit]
        if h >= 0 and not state.neutral >> h & 1:
            there[war.board.theatre[h]] += 1
            hungry[war.board.theatre[h]] += without >> unit & 1
    for theatre, count in enumerate(hungry):
        if 2 * count > there[theatre] and is_marked(war, state, theatre):
            state.events.append(Threatened(side=SIDE_NAMES[side], theatre=THEATRES[theatre], rule=THREAT))
            shift(war, state, theatre, ENEMY[side], common.THREAT_SHIFT, THREAT)


def starve(war: War, state: State) -> Steps[None]:
    """15.3/b-15.3/f: each unit without supply rolls, and loses a step on 2 or less, unless its bonus is 2 or more."""
    for unit in unsupplied(war, state, state.phasing):
        if state.at[unit] < 0:
            continue
        bonus = common.hunger_bonus(war, state, unit)
        if bonus >= SAFE or any(safe(war, unit) for safe in war.unharmed):
            continue
        about = {"unit": war.roster.ids[unit], "bonus": bonus}
        (face,) = yield from roll(1, D6, rule=STARVATION, prompt="starvation", about=about)
        is_lost = face + bonus <= HUNGER
        told = Starved(unit=war.roster.ids[unit], face=face, bonus=bonus, lost=int(is_lost), rule=STARVATION)
        state.events.append(told)
        if is_lost:
            lose_level(war, state, unit, STARVATION)
    advance(state)


def supply_query(war: War, state: State, args: Any) -> Any:
    """`unit`: is it supplied, by which way, from which place? 15."""
    found = common.supply_query(war, state, args)
    return {**found, "supplied": is_supplied(war, state, war.roster.number[args["unit"]])}


def unsupplied_query(war: War, state: State, args: Any) -> Any:
    """`side=pl|su`: its units without supply, and the hexes on which its units are supplied; 15."""
    return common.unsupplied_query(war, state, args)


def forget(war: War, state: State, unit: Unit, start: int, path: Sequence[int]) -> None:
    """A retreat ends it."""
    state.change(MotorSupply, units=state.of[MotorSupply].units & ~(1 << unit))


CHAPTER = Chapter(
    name="supply",
    modifiers=((UNSUPPLIED_ATTACK, unsupplied_attacker),),
    phase_begins=(begin_phase,),
    after_retreat=(forget,),
    queries=(("supply", supply_query), ("unsupplied", unsupplied_query)),
)
