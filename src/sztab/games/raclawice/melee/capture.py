"""10.10.10: guns taken and taken back."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import GunsCaptured, GunsRecaptured
from sztab.games.raclawice.rules import GUNS_TAKEN, SCORE_CAPTURE, SCORE_RECAPTURE
from sztab.games.raclawice.scenarios.victory import award
from sztab.games.raclawice.state import CAPTURED, GONE, NOWHERE, State
from sztab.games.raclawice.units import stacking
from sztab.games.raclawice.units.leaders import after_elimination
from sztab.kernel.requests import Rule

POINTS = 2
"""12.1/c, 12.1/d: for a capture (with the stars) and for a recapture."""


def capture(edition: Edition, state: State, gun: int, rule: Rule, *, is_removed: bool) -> None:
    """10.10.10, 12.1/c, A65: the enemy scores 2 and the stars, once a battery. Guns taken by fire leave the map, those
    taken in a melee stay in their hex. A leader beside them is not lost with them (4.6/b), but may lack units."""
    hex = state.hexes[gun]
    state.fate[gun] = GONE if is_removed else CAPTURED
    if is_removed:
        state.hexes[gun] = NOWHERE
    stacking.count_batteries(edition, state, edition.side[gun])
    stacking.forget_clash(edition, state, hex)
    state.events.append(GunsCaptured(edition.counters[gun].id, edition.number(hex), rule=rule))
    if gun not in state.taken:
        state.taken.append(gun)
        award(state, 1 - edition.side[gun], POINTS + edition.stars[gun], SCORE_CAPTURE)
    after_elimination(edition, state, gun, NOWHERE)


def recapture(edition: Edition, state: State, side: int, hex: int) -> None:
    """12.1/d, A65: troops of a side stand without enemies where its captured guns are: it scores 2, once a battery. The
    guns stay out of action (10.10.10)."""
    if not state.stacks[side][hex] or stacking.has_units(edition, state, 1 - side, hex):
        return
    for gun in edition.guns[side]:
        if state.hexes[gun] == hex and state.fate[gun] == CAPTURED and -1 - gun not in state.taken:
            state.taken.append(-1 - gun)
            state.events.append(GunsRecaptured(edition.counters[gun].id, edition.number(hex), rule=GUNS_TAKEN))
            award(state, side, POINTS, SCORE_RECAPTURE)
