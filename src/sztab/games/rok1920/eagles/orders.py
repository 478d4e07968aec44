"""14.1: orders that do not use up the one of the player-turn."""

from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.fighting.orders import participants
from sztab.games.rok1920.units.counters import Side


def only_chosen_troops(attack: Attack, side: Side) -> bool:
    """3.4.2/h, 14.1/d, A81: all units of the side in the combat are elite, cavalry or support units."""
    war, state = attack.war, attack.state
    return all(
        war.is_elite(state, u) or war.roster.is_cavalry[u] or war.roster.support[u] for u in participants(attack, side)
    )
