"""15 / Eagles 13: moral advantage, a marker for each theatre. Below 0 it is Polish, above 0 Bolshevik."""

from sztab.games.rok1920.events import MoraleShifted
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.named import SHOCK_TOWN
from sztab.games.rok1920.rules import (
    MORALE_ATTACK,
    MORALE_COOLING,
    MORALE_DIVISION,
    MORALE_FAILED,
    MORALE_SUPPORT,
    MORALE_TOWN,
)
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, SIDE_NAMES, THEATRES, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.requests import Rule

COOLING_LEVEL, COOLING = 2, 2
"""15.6: the level that cools, and by how much."""
UNCOUNTED = ("ukrainian", "lithuanian", "counter-revolutionary")
"""15.2.1: formations whose divisions do not count."""


def is_marked(war: War, state: State, theatre: int) -> bool:
    """15.1, 15.1.3: rule 15 is played and the theatre's marker is on the track."""
    return war.morale and theatre >= 0 and bool(state.markers >> theatre & 1)


def level(war: War, state: State, theatre: int, side: Side) -> int:
    """15.3: a side's level of advantage in a theatre. Eagles 13.2."""
    if not (war.morale and theatre >= 0 and state.markers >> theatre & 1):  # `is_marked`
        return 0
    return war.track.level(side, state.morale[theatre])


def shift(war: War, state: State, theatre: int, side: Side, by: int, rule: Rule) -> None:
    """15.1.2: a side's advantage in a theatre rises; in theatres that are coupled with it as well (33.6).
    Eagles 13, 13.1/b."""
    if not is_marked(war, state, theatre) or not by:
        return
    moved, state.settled = {theatre}, False
    for coupled in war.coupled_theatres:
        moved.update(coupled(war, state, theatre, side))
    for t in sorted(moved):
        was = state.morale[t]
        field = state.morale[t] = war.track.moved(side, was, by)
        if war.track.signed_level(side, was) != war.track.signed_level(side, field):
            state.offers = None
        state.events.append(MoraleShifted(theatre=THEATRES[t], side=SIDE_NAMES[side], by=by, field=field, rule=rule))


def after_attack(war: War, state: State, theatre: int, side: Side, *, won: bool) -> None:
    """15.2: a successful attack raises the attacker's advantage by 1, a failed one the defender's.
    Eagles 13.3/a, 13.3/b."""
    if won:
        shift(war, state, theatre, side, 1, MORALE_ATTACK)
    else:
        shift(war, state, theatre, ENEMY[side], 1, MORALE_FAILED)


def division_lost(war: War, state: State, unit: Unit, h: int) -> None:
    """15.2.1: an eliminated division raises the enemy's advantage by 2, where it stood."""
    counter = war.roster.counters[unit]
    if war.roster.is_division[unit] and counter.formation not in UNCOUNTED:
        shift(war, state, war.board.theatre[h], ENEMY[counter.side], 2, MORALE_DIVISION)


def town_taken(war: War, state: State, side: Side, h: int) -> None:
    """15.4: a town with a digit raises its captor's advantage by so much, Lwów in all theatres. It is a gain of 15.6 to
    the phasing player alone: what the enemy takes in a reserve phase does not keep his zeal warm."""
    digit = war.board.digits.get(h, 0)
    if not digit:
        return None
    if side == state.phasing:
        state.gains |= 1 << war.board.theatre[h]
    counts = war.edition.town_counts
    if counts is not None and not counts(war, state, side, h):
        return None
    if h not in war.named_hexes(SHOCK_TOWN):
        return shift(war, state, war.board.theatre[h], side, digit, MORALE_TOWN)
    done: set[int] = set()
    for theatre in members(state.markers):
        if theatre not in done:
            done.update({theatre}, *(coupled(war, state, theatre, side) for coupled in war.coupled_theatres))
            shift(war, state, theatre, side, digit, MORALE_TOWN)
    return None


def theatre_of(attack: Attack) -> int:
    """15.2, 15.3: the theatre whose advantage an attack depends on and shifts: that of the attacked hex; where
    Lithuanians fight (38.1.4; Suwałki lies in the Polish theatre), the Lithuanian-Belarusian one."""
    if not attack.war.has_lithuanians:
        return attack.theatre
    counters = attack.war.roster.counters
    is_theirs = any(counters[unit].nation == "lt" for unit in (*attack.units, *attack.defenders))
    return THEATRES.index("lb") if is_theirs else attack.theatre


def has_moral_rout(attack: Attack) -> bool:
    """15.5: the attacker has the greatest possible advantage in the theatre of the combat. Eagles 13.2/c."""
    theatre = theatre_of(attack)
    if not is_marked(attack.war, attack.state, theatre):
        return False
    return attack.war.track.is_maximum(attack.side, attack.state.morale[theatre])


def moral_advantage(attack: Attack) -> int:
    """15.3: the attacker's level in the theatre of the combat; the defender's does not matter.
    Eagles 13.2/a, 21.1/f."""
    return level(attack.war, attack.state, theatre_of(attack), attack.side)


def cool(war: War, state: State, side: Side, exempt: int = 0) -> None:
    """15.6: at the end of a player-turn without attack or gain in a theatre, an advantage of level 2 falls by 2."""
    for theatre in range(len(THEATRES)):
        idle = not state.attacks[theatre] and not state.gains >> theatre & 1
        if idle and not exempt >> theatre & 1 and level(war, state, theatre, side) == COOLING_LEVEL:
            shift(war, state, theatre, side, -COOLING, MORALE_COOLING)


def crossed(war: War, state: State, side: Side, source: int, target: int) -> None:
    """15.7: a unit that comes from a theatre of higher level raises its side's advantage, one from a lower one lowers
    it. Levels are compared as its side sees them, the enemy's below 0. Without both markers nothing happens.
    Eagles 13.3/j, 13.3.2/a, 13.3.2/b, 13.3.2/c."""
    if not (is_marked(war, state, source) and is_marked(war, state, target)):
        return
    if war.edition.calm_theatre in (source, target):
        return
    before = war.track.signed_level(side, state.morale[source])
    there = war.track.signed_level(side, state.morale[target])
    if before != there:
        shift(war, state, target, side, 1 if before > there else -1, MORALE_SUPPORT)
