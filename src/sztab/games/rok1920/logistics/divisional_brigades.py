"""19 / Eagles 18: divisions 4 to 9 are divided into brigades, and brigades joined; how counters are exchanged."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from sztab.games.rok1920.chapter_events import Merged, ReplacementLost, Split
from sztab.games.rok1920.chapter_rules import CAVALRY_DIVISION_LOST, SPLIT, SPLIT_CADRE, SPLIT_LOST, STRENGTHEN
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.logistics.replacement_pools import Replacements
from sztab.games.rok1920.named import SECOND_CAVALRY
from sztab.games.rok1920.politics.morale import shift
from sztab.games.rok1920.rules import MORALE_DIVISION
from sztab.games.rok1920.state import AWAY, ELIMINATED, State
from sztab.games.rok1920.units.counters import CADRE, ENEMY, FULL, LEVELS, PL, WEAK, Unit
from sztab.games.rok1920.units.positions import lift, put
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Rule

Pair = tuple[Unit, Unit]


class SecondCavalry(ChapterState, frozen=True):
    """36: the 2nd Cavalry Division."""

    parts: int = mark("second-cavalry-parts")
    """36: the brigades of which the 2nd Cavalry Division consists (a set)."""


def replace(war: War, state: State, old: Sequence[Unit], to: int, new: Sequence[tuple[Unit, int]]) -> None:
    """Units go off the board (to AWAY or REMOVED), others take their place on the hex. A replacement that lay on one of
    them is lost (amb-169). Eagles 18/d."""
    h = state.at[old[0]]
    for unit in old:
        lift(war, state, unit, to)
        if state.of[Replacements].strengthening >> unit & 1:
            state.change(Replacements, strengthening=state.of[Replacements].strengthening & ~(1 << unit))
            state.events.append(ReplacementLost(unit=war.roster.ids[unit], rule=STRENGTHEN))
    for unit, level in new:
        state.level[unit] = level
        state.due[unit] = 0
        if state.entered[unit] < 0:
            state.entered[unit] = level
        put(war, state, unit, h)
    for hook in war.exchanged:
        hook(war, state, old, [unit for unit, _ in new])


def is_unused(state: State, unit: Unit) -> bool:
    """It has never been in play."""
    return state.at[unit] == AWAY and state.entered[unit] < 0


def together(war: War, state: State, units: Sequence[Unit]) -> Iterator[Pair]:
    """All pairs of these units that stand on one hex."""
    here = [unit for unit in units if state.at[unit] >= 0]
    if len({*map(state.at.__getitem__, here)}) == len(here):
        return
    for i, a in enumerate(here):
        for b in here[i + 1 :]:
            if state.at[a] == state.at[b]:
                yield a, b


def name_merged(war: War, state: State, units: Sequence[Unit], into: Unit, rule: Rule) -> None:
    ids = war.roster.ids
    told = Merged(units=tuple(ids[u] for u in units), into=ids[into], level=LEVELS[state.level[into]], rule=rule)
    state.events.append(told)


@lru_cache(maxsize=1000)
def parts_of(war: War, unit: Unit) -> tuple[Unit, ...]:
    return tuple(war.roster.number[part] for part in war.roster.counters[unit].parts)


@lru_cache(maxsize=64)
def divisible(war: War) -> tuple[Unit, ...]:
    """19.1: the divisions that consist of brigades."""
    return tuple(unit for unit in range(war.roster.size) if parts_of(war, unit))


@lru_cache(maxsize=64)
def splittable(war: War) -> tuple[Unit, ...]:
    """Who may ever be divided: the Polish ones of these divisions, and 2 DK once it has been formed (36)."""
    second = war.named_unit(SECOND_CAVALRY)
    return tuple(unit for unit in war.roster.of_side[PL] if unit == second or parts_of(war, unit))


def refusal_split(war: War, state: State, unit: Unit) -> Refusal | None:
    """19, 19.2.5: why a division may not be divided."""
    is_cavalry = unit == war.named_unit(SECOND_CAVALRY) and state.of[SecondCavalry].parts
    if not (parts_of(war, unit) or is_cavalry):
        return Refusal(SPLIT, "not-divisible")
    if state.at[unit] < 0:
        return Refusal(SPLIT, "not-on-board")
    return Refusal(SPLIT_CADRE, "cadre-whole") if state.level[unit] == CADRE else None


def split(war: War, state: State, unit: Unit) -> None:
    """19.2.1, 19.2.2: a full division becomes full brigades, a weak one weak brigades; 36: likewise."""
    parts = parts_of(war, unit)
    if not parts:
        kept = state.of[SecondCavalry].parts
        parts = tuple(u for u in range(war.roster.size) if kept >> u & 1)
        state.change(SecondCavalry, parts=0)
    level = state.level[unit]
    replace(war, state, (unit,), AWAY, [(part, level) for part in parts])
    ids = war.roster.ids
    state.events.append(Split(unit=ids[unit], into=tuple(ids[part] for part in parts), rule=SPLIT))


def mergeable(war: War, state: State) -> Iterator[tuple[Pair, Unit]]:
    """19.1: the two brigades of one division on one hex, while the division itself is not in play."""
    for unit in divisible(war):
        if state.at[unit] == AWAY:
            for pair in together(war, state, parts_of(war, unit)):
                yield pair, unit


def merge(war: War, state: State, pair: Pair, into: Unit, rule: Rule) -> None:
    """19.2.3: two full brigades make a full division; with a weak one among them it is weak."""
    level = WEAK if any(state.level[unit] != FULL for unit in pair) else FULL
    replace(war, state, pair, AWAY, [(into, level)])
    name_merged(war, state, pair, into, rule)


def brigade_lost(war: War, state: State, unit: Unit, h: int) -> None:
    """19.3: when both brigades are gone the division is, with the loss of morale; it is restored as a division."""
    division = war.roster.parent.get(unit)
    if division is None:
        return
    parts = parts_of(war, division)
    if all(state.at[part] == ELIMINATED for part in parts):
        state.at[division] = ELIMINATED
        if state.of[Replacements].fallen >> unit & 1:
            state.change(Replacements, fallen=state.of[Replacements].fallen | 1 << division)
        for part in parts:
            state.at[part] = AWAY
        shift(war, state, war.board.theatre[h], ENEMY[war.roster.side[unit]], 2, MORALE_DIVISION)


def part_restored(war: War, state: State, unit: Unit) -> Refusal | None:
    """19.3, 36: brigades of a division that is gone (or whole) are not restored by themselves; 2 DK is never
    restored."""
    if unit == war.named_unit(SECOND_CAVALRY):
        return Refusal(CAVALRY_DIVISION_LOST, "second-cavalry")
    division = war.roster.parent.get(unit)
    if division is not None and state.at[unit] != ELIMINATED:
        return Refusal(SPLIT_LOST, "division-first")
    return None
