"""What an officer goes by, in numbers: steps of losses are the measure of all of them."""

from msgspec import Struct, structs


class Doctrine(Struct, frozen=True):
    """Weights of an officer's plans."""

    hidden: float = 2.2
    """What a counter that is not known counts to its front."""
    flank: float = 1.3
    """The same to its flanks and rear."""
    mixed: float = 0.5
    """What each further counter of an unknown stack adds, since it may be of another arm."""
    retreat: float = 0.6
    """A stack that is driven off."""
    rout: float = 1.0
    """A stack that is routed: who did it may attack again."""
    attack: float = 1.0
    """An attack that can be made."""
    danger: float = 0.7
    """An attack that the enemy can make."""
    ground: float = 0.6
    """The ground that cavalry gives up when it withdraws."""
    town: float = 3.0
    """A green town that is taken or given up."""
    last_town: float = 8.0
    """The same in the last turns."""
    beyond: float = 0.4
    """The part of a town's worth that counts where those who take it would be out of supply, but for the last turns."""
    near: float = 0.22
    """A unit one hex nearer to a goal."""
    mass: float = 0.25
    """A factor that a stack has beyond those of its parts."""
    company: float = 0.25
    """A unit that joins others."""
    unsupplied: float = 1.5
    """A unit without supply; a weak one, which would die of it, counts twice."""
    depot: float = 0.4
    """A depot in the enemy's reach with a garrison."""
    lifeline: float = 0.8
    """The same for each step that would be lost without that depot, up to five."""
    capital: float = 3.0
    """Each unit that the capital needs while the enemy is near it, up to three."""
    approach: float = 0.3
    """The attack of an enemy two hexes away, against one who stands next to the stack."""
    point: float = 2.5
    """The first point that depots leave for orders; each further one counts less by a seventh."""
    exposed: float = 3.0
    """A headquarters that ends alone next to the enemy; further off, but in his reach, a part of it."""
    raid: float = 1.0
    """An enemy depot or headquarters that is run over."""
    reserve: float = 3.0
    """Points that are kept for weakened units, if there are such."""
    least: float = 0.35
    """No marker is placed for less than this."""
    least_rail: float = 0.3
    """No unit is railed for less than this."""


MARSHAL = Doctrine(hidden=1.14, flank=1.11, mixed=0.4, attack=1.28)
"""Fitted to 595 games (`python -m sztab.lab.fitting`); the rest as set by thought."""

OFFICER = structs.replace(MARSHAL, point=0.3, exposed=0.0, approach=0.0)
"""An officer thinks less of the orders that his depots cost him, and not at all of what the enemy could do from two
hexes away, to stacks and headquarters."""
