"""What a view is worth to a seat: for bots that look one step ahead."""

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.units import NONE, PL, SIDES, SU
from sztab.games.warszawa.view import View
from sztab.kernel.requests import Seat


def worth(ed: Edition, view: View, seat: Seat) -> float:
    """Higher is better for the seat."""
    red = sum(3.0 for army in ed.armies_of[SU] if view.at[army] != NONE)
    polish = sum(3.0 for army in ed.armies_of[PL] if view.at[army] != NONE)
    return red - polish if seat == SIDES[SU] else polish - red
