"""8.3-8.7, 11 / Eagles 10: strengths, chance, modifiers and result of one attack. Nothing here changes the state."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sztab.games.rok1920.map.board import BRIDGED, SMALL, UNBRIDGED
from sztab.games.rok1920.rules import MIXED_MANY, MIXED_TWO, OVER_LARGE_RIVER, OVER_SMALL_RIVER, OVER_WORKS
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.modifiers import Modifier, modifiers, total

NO_ORDER, ASSAULT, RAID, STUBBORN, COUNTER = "none", "assault", "raid", "stubborn", "counter"
SUCCESS, FAILURE, BLOODY, WALKOVER = "success", "failure", "bloody", "walkover"
BLOODY_ROLLS = (2, 12)


class Attack(Struct, kw_only=True):
    """8.2: one attack: which units attack which hex, in which attack phase, under which orders."""

    war: War
    state: State
    side: Side
    target: int
    units: tuple[Unit, ...]
    repeat: bool = False
    order: str = NO_ORDER
    defence_order: str = NO_ORDER

    @property
    def defenders(self) -> tuple[Unit, ...]:
        return self.state.stacks.get(self.target, ())

    @property
    def theatre(self) -> int:
        return self.war.board.theatre[self.target]

    @property
    def strength(self) -> int:
        return attack_strength(self.war, self.state, self.units)

    @property
    def defence(self) -> int:
        return defence_strength(self.war, self.state, self.defenders)

    @property
    def base(self) -> int:
        """8.3: the number in the table. Eagles 10.3/a, 10.7/t."""
        return self.war.table.chance(self.strength, self.defence)

    @property
    def is_rout(self) -> bool:
        """8.5: the number stands on a yellow cell. Eagles 10.5, 10.5/b."""
        return self.war.table.is_rout(self.strength, self.defence)


def attack_strength(war: War, state: State, units: Sequence[Unit]) -> int:
    strength, level = war.roster.strength, state.level
    return sum([strength[unit][level[unit]] for unit in units])


def defence_strength(war: War, state: State, units: tuple[Unit, ...]) -> int:
    """The strength of defenders; chapters may give a unit another one than is printed (30.1.2)."""
    if not war.defends_otherwise & bit_set(units):
        return attack_strength(war, state, units)
    return sum([_as_defender(war, state, unit, units) for unit in units])


def _as_defender(war: War, state: State, unit: Unit, units: tuple[Unit, ...]) -> int:
    for hook in war.defence_of[unit]:
        if (found := hook(war, state, unit, units)) is not None:
            return int(found)
    return war.roster.strength[unit][state.level[unit]]


def is_elite_now(attack: Attack, unit: Unit) -> bool:
    """2.3; in repeat attacks cavalry that has control lines counts as elite too (11/d). Eagles 10.8/b."""
    war, state = attack.war, attack.state
    if war.is_elite(state, unit):
        return True
    counts = attack.repeat and war.roster.is_cavalry[unit] and war.roster.lines[unit][state.level[unit]]
    return counts and not any(lost(war, state, unit) for lost in war.not_elite)


# 8.6.1, 8.6.5, 8.7, 11: modifiers that hold for the whole attack.


def difficult_terrain(attack: Attack) -> int:
    """8.6.1: attack on a hex of difficult terrain."""
    return -(attack.war.board.rough >> attack.target & 1)


def large_city(attack: Attack) -> int:
    """8.6.1: attack on a large city."""
    return -(attack.war.board.city >> attack.target & 1)


def fortress(attack: Attack) -> int:
    """8.6.1: attack on a fortress."""
    return -2 * (attack.war.board.fortress >> attack.target & 1)


def encircled(attack: Attack) -> int:
    """8.6.5: the attacked units are encircled. Eagles 4.1/e."""
    return 2 if attack.war.edition.is_encircled(attack.war, attack.state, attack.target) else 0


def elite_units(attack: Attack) -> int:
    """8.7: at least one elite unit attacks; elite defenders do not matter. Eagles 10.7/n."""
    return 1 if any(is_elite_now(attack, unit) for unit in attack.units) else 0


def repeat_attack(attack: Attack) -> int:
    """11: every chance of a repeat attack is lower. Eagles 10.8, 10.8/a."""
    return attack.war.edition.repeat_modifier if attack.repeat else 0


def obstacles_of(attack: Attack, unit: Unit) -> tuple[Modifier, ...]:
    """8.6.1, 8.6.2: the obstacles between a unit and the target; a bridge does not help. Eagles 10.7/o."""
    board = attack.war.board
    step = board.step(attack.war.grounds[attack.side], h := attack.state.at[unit], board.direction(h, attack.target))
    if step is None:
        return ()
    found = []
    if step.river == SMALL:
        found.append(Modifier(OVER_SMALL_RIVER, "over-small-river", -1))
    if step.river in (BRIDGED, UNBRIDGED):
        found.append(Modifier(OVER_LARGE_RIVER, "over-large-river", -2))
    if step.works:
        found.append(Modifier(OVER_WORKS, "over-works", -2))
    return tuple(found)


def obstacles(attack: Attack) -> list[Modifier]:
    """8.6.3, 8.6.4: each unit's obstacles are summed apart; the whole attack has the worst sum that at least half of
    the attacking strength shares or exceeds."""
    each = {unit: obstacles_of(attack, unit) for unit in attack.units}
    if len(set(each.values())) == 1:
        return list(each[attack.units[0]])
    worst = shared_modifier([(total(each[u]), attack.war.strength(attack.state, u)) for u in attack.units])
    hexes = {attack.state.at[unit] for unit in attack.units}
    rule, key = (MIXED_TWO, "mixed-two") if len(hexes) == 2 else (MIXED_MANY, "mixed-many")
    return [Modifier(rule, key, worst)] if worst else []


def shared_modifier(parts: Sequence[tuple[int, int]]) -> int:
    """8.6.4: of pairs (modifier, strength), the worst modifier that at least half of the strength has or exceeds."""
    whole = sum(strength for _, strength in parts)
    return next(
        worst for worst, _ in sorted(parts) if 2 * sum(strength for m, strength in parts if m <= worst) >= whole
    )


def chance_modifiers(attack: Attack) -> list[Modifier]:
    """8.6: all modifiers, each with its rule; they add up. Eagles 10.7/s."""
    table = (*attack.war.edition.modifiers, *attack.war.modifiers)
    return obstacles(attack) + modifiers(table, attack)


def chance(attack: Attack) -> int:
    """8.3, 8.6: the table's number with all modifiers; it may leave the range of the dice (8.6.7)."""
    return attack.base + total(chance_modifiers(attack))


def attack_result(chance: int, roll: int) -> str:
    """8.3, 8.4: at most the chance is success, more is failure; 2 and 12 are bloody combat, whatever the chance.
    Eagles 10.7/r."""
    if roll in BLOODY_ROLLS:
        return BLOODY
    return SUCCESS if roll <= chance else FAILURE
