"""A posed position is held to the rules like any other: what could never lie on a board is refused with its reason."""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.logistics.railway import Railway
from sztab.games.rok1920.logistics.train_reach import BASE
from sztab.games.rok1920.state import REMOVED, State
from sztab.games.rok1920.war import War
from sztab.kernel.errors import BadNotation


def check_position(war: War, state: State) -> None:
    """5.1.3, 8.1, 12, 13, 27.3: why a position cannot be. Hexes may be overfull (6): retreats and arrivals fill
    them."""
    for h, stack in state.stacks.items():
        number = war.board.map.numbers[h]
        if not war.board.open >> h & 1:
            raise BadNotation(f"position: {number} lies outside the area of the game (12)")
        if len({war.roster.side[unit] for unit in stack}) > 1:
            raise BadNotation(f"position: both sides stand on {number} (5.1.3)")
    for unit, h in enumerate(state.at):
        name = war.roster.ids[unit]
        if h >= 0 and state.level[unit] >= war.levels[unit]:
            raise BadNotation(f"position: {name} has no such level (13)")
        if state.due[unit] and (h >= 0 or h == REMOVED):
            raise BadNotation(f"position: {name} is due, and is on the board or out of the game")
        if state.attacked >> unit & 1 and (h < 0 or war.roster.side[unit] != state.phasing):
            raise BadNotation(f"position: {name} cannot have attacked in this phase (8.1)")
    for account, usual in BASE.items():
        if war.has(in_force.RAIL) and state.of[Railway].used.get(account, 0) > 2 * usual + 1:
            raise BadNotation(f"position: transports.{account}: at most twice the usual number (27.3)")
    if state.held[0] & state.held[1]:
        raise BadNotation("position: a place is held by both sides")
