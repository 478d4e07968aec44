"""23.1.2/b, 17, 18: units under a marker take replacements and regroup there; who they are is told to nobody else."""

from collections.abc import Sequence

from sztab.games.rok1920.eagles.options import hidden_units as hidden
from sztab.games.rok1920.eagles.options.hidden_units import GROUPS, MARKERS, lay, under
from sztab.games.rok1920.eagles.options.laying_markers import fits
from sztab.games.rok1920.eagles.rules import GROUP_LED
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal


def apart(war: War, state: State, units: Sequence[Unit]) -> Refusal | None:
    """A120: only units under the same marker, or none, join or take each other in."""
    markers = {hidden.marker_of(war, state, unit) for unit in units if state.at[unit] >= 0}
    return Refusal(GROUP_LED, "not-under-one-marker") if len(markers) > 1 else None


def take_their_place(war: War, state: State, old: Sequence[Unit], new: Sequence[Unit]) -> None:
    """Who takes the place of hidden units is hidden; a Group that would grow beyond two divisions (23.1.2/e) leaves him
    in the open. Those who left are dropped when the deed is done: what it tells still knows them by their marker."""
    side, gone = war.roster.side[old[0]], bit_set(old)
    stays = True
    for marker in GROUPS:
        after = [u for u in members(under(state, side, marker)) if not gone >> u & 1] + list(new)
        stays &= not under(state, side, marker) & gone or fits(war, after)
    for marker in MARKERS if stays else ():
        if under(state, side, marker) & gone:
            lay(state, side, marker, under(state, side, marker) | bit_set(new))
