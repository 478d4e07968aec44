"""What an officer goes by, in numbers: victory points are the measure of all of them."""

from msgspec import Struct


class Doctrine(Struct, frozen=True):
    """Weights of an officer's plans."""

    loss: float = 0.12
    """A loss in a melee."""
    flight: float = 0.025
    """A strength point that flees and is away for some turns."""
    risk: tuple[float, ...] = (0.0, 1.1, 0.42, 0.25, 0.17, 0.13, 0.13)
    """A loss under fire, by the strength that the unit has: the last one is a victory point as well."""
    back: float = 0.06
    """A unit that fire drives back."""
    trapped: float = 1.1
    """A unit that fire drives back and that has nowhere to go: it is lost, for a point (10.11.7)."""
    least: float = 0.12
    """No attack for less than this."""
    joint: float = 0.85
    """The share that an attack counts for which others have yet to come to."""
    danger: float = 0.6
    """An attack that the enemy can make."""
    together: float = 0.6
    """The share that it counts if several enemy stacks have to come for it."""
    unled: float = 0.5
    """The share that it counts if the enemy has no leader near."""
    fire: float = 1.0
    """A shot that one can fire."""
    under_fire: float = 0.8
    """A shot that the enemy can fire."""
    cannon: float = 1.5
    """How often the enemy's guns fire, against his muskets."""
    turning: float = 0.4
    """The share that a shot counts for which somebody has to turn first."""
    chance: float = 0.3
    """An attack that one could make next time."""
    later: float = 0.75
    """The share of it that is left for each activation that it lies further away."""
    help: float = 0.5
    """The share of friends near by that are thought to come along."""
    near: float = 0.03
    """A stack one hex nearer to the enemy, for the side that must score."""
    calm: float = 0.005
    """The same for the other side."""
    urgent: float = 1.0
    """How much more that is in the last turn than in the first."""
    lead: float = 0.03
    """A stack one hex further from its leader than he commands."""
    escort: float = 0.3
    """Troops with own guns, or beside them, when enemies are near."""
    jammed: float = 0.15
    """A stack near the enemy whose last way back another one takes."""
    hurry: float = 0.03
    """No double pace for less than this beyond the best of an ordinary move."""
    move: float = 0.01
    """No move for less than this."""
    shot: float = 0.012
    """No shot for less than this."""
    command: float = 0.01
    """A strength point near the enemy that a leader commands."""
    alone: float = 0.4
    """A leader alone beside enemies."""


MARSHAL = Doctrine()
"""Set by thought; `python -m sztab.lab.fitting raclawice-1794:battery --thorough` looks for better ones."""

OFFICER = Doctrine(chance=0.05, escort=0.0, command=0.0, jammed=0.0, alone=0.0, trapped=0.0)
"""An officer thinks of the fight at hand: of attacks that are still to be prepared, of guns left alone, of leaders in
danger, of who stands out of command and of the way back a marshal thinks as well."""
