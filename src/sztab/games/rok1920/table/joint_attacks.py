"""Who of those that may attack together is needed: the fewest that promise as much as any of them could."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from msgspec import structs

from sztab.games.rok1920.fighting.attackers import refusal_attacker, refusal_joint
from sztab.games.rok1920.fighting.chance import SUCCESS, Attack, chance
from sztab.games.rok1920.table.asked import Args, Asked
from sztab.games.rok1920.table.attack_case import attack_of
from sztab.games.rok1920.table.previews import rolls
from sztab.games.rok1920.units.counters import SIDE_NAMES, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.hexmap.bits import members

FEW = 6
"""So many are looked at in all their groups; of more, one after another is left out."""
Promise = tuple[int, int, int]


def attackers(asked: Asked, args: Args) -> Any:
    """Of `units` that attack `hex` together: those who are needed, and those who add nothing to the roll that is needed
    nor to what it costs either side (`idle`); and who stands beside the hex and may not attack it (`barred`), though he
    has not attacked yet; 8.1.1, 8.3."""
    case = attack_of(asked, args)
    needed = set(fewest(case))
    ids = case.war.roster.ids
    return {
        "units": [ids[unit] for unit in case.units if unit in needed],
        "idle": [ids[unit] for unit in case.units if unit not in needed],
        "barred": [ids[unit] for unit in _barred(case)],
    }


def _barred(case: Attack) -> list[Unit]:
    war, state = case.war, case.state
    near = members(war.board.masks[case.target] & state.occupied[case.side])
    beside = [unit for h in near for unit in state.stacks[h] if not state.attacked >> unit & 1]
    return [unit for unit in beside if refusal_attacker(war, state, unit, case.target) is not None]


def fewest(case: Attack) -> tuple[Unit, ...]:
    """The group that promises most; of such the smallest, then the weakest, then the one least wanted elsewhere."""
    found = [(promise(part), part) for part in _groups(case)]
    allowed = [(worth, part.units) for worth, part in found if worth is not None]
    if not allowed:
        return case.units
    most = max(worth for worth, _ in allowed)
    return min((units for worth, units in allowed if worth == most), key=lambda units: _spent(case, units))


def promise(case: Attack) -> Promise | None:
    """Of 36 throws how many succeed, and how many levels the enemy and the attackers lose by them; None: these may not
    attack by themselves."""
    if refusal_joint(case.war, case.state, case.side, case.target, case.units, case.repeat) is not None:
        return None
    if not case.defence:
        return (36, 0, 0)
    own, wins, theirs, ours = SIDE_NAMES[case.side], 0, 0, 0
    for roll in rolls(case, chance(case)):
        ways = roll["ways"]
        wins += ways if roll["result"] == SUCCESS else 0
        lost = sum(loss["side"] == own for loss in roll["losses"])
        ours, theirs = ours + ways * lost, theirs + ways * (len(roll["losses"]) - lost)
    return (wins, theirs, -ours)


def _groups(case: Attack) -> Iterator[Attack]:
    """All groups of a few; of many the whole, and what is left when the weakest of little use are left out."""
    if len(case.units) <= FEW:
        for size in range(1, len(case.units) + 1):
            for units in combinations(case.units, size):
                yield structs.replace(case, units=units)
        return
    yield case
    now, left = promise(case), _weakest_first(case, case.units)
    for unit in left:
        less = structs.replace(case, units=tuple(one for one in case.units if one != unit))
        found = promise(less)
        if found is not None and (now is None or found >= now):
            case, now = less, found
            yield case


def _weakest_first(case: Attack, units: Sequence[Unit]) -> list[Unit]:
    return sorted(units, key=lambda unit: case.war.strength(case.state, unit))


def _spent(case: Attack, units: tuple[Unit, ...]) -> tuple[int, int, int]:
    """What a group takes away from other deeds: how many, their strength, the enemies beside them."""
    war, state = case.war, case.state
    foes = enemies(state, case.side)
    strength = sum(war.strength(state, unit) for unit in units)
    return len(units), strength, sum((war.board.masks[state.at[unit]] & foes).bit_count() for unit in units)
