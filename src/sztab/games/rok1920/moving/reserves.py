"""4.1 / Eagles 8.2: who is a reserve. Strength is counted in halves, since cavalry counts half as much again."""

from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members


def reserve_strength(war: War, state: State, h: int) -> int:
    """4.1.1-4.1.3: all units of a hex together, in halves. Eagles 8.2/c, 3.4.2/g."""
    halves, level = war.roster.reserve_halves, state.level
    if war.reserve_values:
        return sum([_value(war, state, unit, halves[unit][level[unit]]) for unit in state.stacks.get(h, ())])
    return sum([halves[unit][level[unit]] for unit in state.stacks.get(h, ())])


def _value(war: War, state: State, unit: Unit, halves: int) -> int:
    """What a unit counts where a chapter changes it."""
    for change in war.reserve_values:
        halves = change(war, state, unit, halves)
    return halves


def touched(war: War, state: State, side: Side, h: int) -> int:
    """The hexes with enemies that touch a hex. Eagles 8.2/a."""
    foes = war.board.masks[h] & enemies(state, side)
    return foes & ~war.board.across_unbridged(h) if foes and war.edition.ignores_across_unbridged else foes


def is_reserve(war: War, state: State, side: Side, h: int) -> bool:
    """4.1: the units of a hex touch no enemy, or outweigh all the enemies they touch; against a single enemy hex
    together with all own units that touch it alone (4.1.4)."""
    foes = touched(war, state, side, h)
    if not foes:
        return True
    against = sum([reserve_strength(war, state, foe) for foe in members(foes)])
    return pooled_strength(war, state, side, h, foes) > against


def pooled_strength(war: War, state: State, side: Side, h: int, foes: int) -> int:
    """4.1.4: the strength that a hex may count against the enemies it touches. Eagles 8.2/f, 8.2/g, 8.2/h."""
    if foes.bit_count() != 1:
        return reserve_strength(war, state, h)
    foe = foes.bit_length() - 1
    beside = war.board.masks[foe] & state.occupied[side]
    friends = [friend for friend in members(beside) if friend == h or touched(war, state, side, friend) == foes]
    return sum([reserve_strength(war, state, friend) for friend in friends])


def reserve_hexes(war: War, state: State, side: Side) -> int:
    """All hexes of a side whose units are reserves now: those that touch no enemy, and others one by one.
    Eagles 8.2/b."""
    own, near = state.occupied[side], war.board.around(enemies(state, side))
    return own & ~near | bit_set([h for h in members(own & near) if is_reserve(war, state, side, h)])
