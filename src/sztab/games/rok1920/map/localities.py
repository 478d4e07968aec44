"""15.4, 27.2: who controls the localities: whoever's units were there last."""

from collections.abc import Sequence

from sztab.games.rok1920.chapter_rules import RAIL_CONTROL
from sztab.games.rok1920.events import PlaceTaken
from sztab.games.rok1920.politics import morale
from sztab.games.rok1920.rules import MORALE_TOWN
from sztab.games.rok1920.state import STALE, State
from sztab.games.rok1920.units.counters import ENEMY, SIDE_NAMES, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set


def pass_through(war: War, state: State, unit: Unit, hexes: Sequence[int]) -> None:
    """A unit stops in or moves through these hexes; where enemies stand (17.1, 9.4) it takes nothing."""
    side = war.roster.side[unit]
    ours_to_take = war.board.localities & ~state.held[side] & ~state.occupied[ENEMY[side]]
    for h in hexes if ours_to_take & bit_set(hexes) else ():
        if ours_to_take >> h & 1:
            take(war, state, unit, h)


def take(war: War, state: State, unit: Unit, h: int) -> None:
    """A locality changes hands; one that nobody held is no gain."""
    side, bit = war.roster.side[unit], 1 << h
    was_enemy = bool(state.held[ENEMY[side]] & bit)
    if state.offers is not None:
        state.offers.taken |= bit
    state.held[side] |= bit
    state.held[ENEMY[side]] &= ~bit
    if war.line_limits and war.board.fortress & bit:
        state.lines, state.offers = [STALE, STALE], None
    if not was_enemy:
        return
    rule = MORALE_TOWN if war.morale and war.board.digits.get(h) else RAIL_CONTROL
    state.events.append(PlaceTaken(hex=war.board.map.numbers[h], side=SIDE_NAMES[side], rule=rule))
    morale.town_taken(war, state, side, h)
    for hook in war.locality_taken:
        hook(war, state, side, h)
    for noted in war.taken_by:
        noted(war, state, unit, h)
    for verdict in war.verdicts:
        state.outcome = state.outcome or verdict(war, state, "taken")
