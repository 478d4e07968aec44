"""What follows when a unit has come to a hex by its player's will, on the march, by rail or as an arrival."""

from collections.abc import Sequence

from sztab.games.rok1920.live_hooks import live_hooks
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import CADRE, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.requests import Steps


def has_come(war: War, state: State, unit: Unit, path: Sequence[int]) -> Steps[None]:
    """The chapters hear of the hexes that it entered, then of whom it meets."""
    hear_of(war, state, unit, path)
    return meet(war, state, unit)


def hear_of(war: War, state: State, unit: Unit, path: Sequence[int], *, quiet: bool = False) -> None:
    """The chapters hear of the hexes that a unit entered. `quiet`: there is no ground to take on its way."""
    live, entered, side = state.of.live or live_hooks(war, state), bit_set(path), 1 << war.roster.side[unit]
    news = state.unheard & side
    if not news and not entered & (heard := live.heard_of[unit]).hexes:
        of_any = heard.in_any_case if quiet else heard.of_any
        for place, hexes, hook in heard.elsewhere if state.level[unit] == CADRE else of_any:
            if hexes & entered:
                hook(war, state, unit, path)
                if state.unheard & side:  # it has brought something about: whoever comes after it is told
                    told = live.entered[unit][place + 1 :]
                    break
        else:
            return
    else:
        state.unheard &= ~side
        told = live.entered[unit]
    for hexes, hook, by_theatre in told:
        if hexes & entered and (not by_theatre or news or state.unheard & side):
            hook(war, state, unit, path)


def meet(war: War, state: State, unit: Unit) -> Steps[None]:
    """What comes of it whom a unit meets where it has come to."""
    for meeting in (state.of.live or live_hooks(war, state)).rolls_after_move:
        if (steps := meeting(war, state, unit)) is not None:
            yield from steps
