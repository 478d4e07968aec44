"""Two who close a ring together: each of them alone would gain nothing by going there, so that who is asked one by one
stays away. Units exactly opposite each other close all six sides between them (7.2 / Eagles 4.1)."""

from collections.abc import Iterator, Mapping

from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Side, Unit
from sztab.hexmap.bits import members

ASKED = 2
"""So many units are asked for each of the two places."""
Pair = tuple[tuple[Unit, int], tuple[Unit, int]]


def pairs(judge: Officer, state: State, side: Side, reach: Mapping[Unit, int]) -> Iterator[tuple[int, Pair]]:
    """The enemies who could be ringed by two, and who of these units (with the hexes that they reach, their own among
    them) could stand where; `state` may change while they are told."""
    board, within = judge.war.board, 0
    armed = {unit: hexes for unit, hexes in reach.items() if judge.war.strength(state, unit)}
    for hexes in armed.values():
        within |= hexes
    for target in members(state.occupied[ENEMY[side]] & ~state.neutral):
        around = board.neighbours[target]
        for one, other in zip(around[:3], around[3:]):
            if one < 0 or other < 0 or not within >> one & within >> other & 1:
                continue
            for first in _asked(judge, state, armed, one):
                for second in _asked(judge, state, armed, other):
                    stand = (first, one), (second, other)
                    if first != second and not all(state.at[unit] == h for unit, h in stand):
                        yield target, stand


def _asked(judge: Officer, state: State, reach: Mapping[Unit, int], h: int) -> list[Unit]:
    """Who comes to a hex: those first who stand there, then the strongest."""
    found = [unit for unit, hexes in reach.items() if hexes >> h & 1]
    return sorted(found, key=lambda unit: (state.at[unit] != h, -judge.war.strength(state, unit), unit))[:ASKED]
