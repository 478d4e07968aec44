"""Heavy places that a side leaves open by its marches: what the enemy can walk into next turn stays held in proportion
to its worth, before anybody is sent for small things far away. Bots take such places from each other and back again, so
that they hardly count in the judgement of positions; against a careful player they are gone."""

from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Side
from sztab.hexmap.bits import members

OPEN = (1.0, 0.9, 0.5)
"""What counts of it by the enemy's steps to it."""
BEFORE = 0.5
"""What is left of that where one's own side still marches before him."""
MOST = 2
"""So many empty heavy places are thought of as goals of a march."""
NEAR = 5
"""Enemies further away are no reason to go there."""


def forsaken(judge: Officer, state: State, side: Side) -> float:
    """What it counts to whoever marches that the enemy could walk into heavy places; before his last march all places
    count by themselves."""
    foe, weight = ENEMY[side], judge.doctrine.keep
    if not weight or not judge.ending.marches(state, foe) or judge.ending.has_last_word(state, foe):
        return 0.0
    share = 1.0 if judge.marches_next(state, foe) else BEFORE
    return weight * share * judge._breach(state, foe, OPEN, breaches=judge.heavy)


def left_empty(judge: Officer, state: State, side: Side, reach: int) -> list[int]:
    """The heavy places of a side within somebody's reach in which nobody stands although enemies are near, the greatest
    first."""
    if not judge.doctrine.keep:
        return []
    foe, board = ENEMY[side], judge.war.board
    empty = judge.heavy.wanted[foe] & state.held[side] & reach & ~state.occupied[side]
    foes = state.occupied[foe] & ~state.neutral
    found = [h for h in members(empty) if board.near(h, NEAR) & foes]
    return sorted(found, key=lambda h: (-judge.prizes[foe][h], h))[:MOST]
