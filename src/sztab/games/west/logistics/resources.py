"""4.0: the points of the turn: the base number, the white die less the red one, and what cards change."""

from sztab.games.west.edition import Edition
from sztab.games.west.events import PointsRolled
from sztab.games.west.rules import BASE_POINTS, CARD_POINTS, POINTS_ROLL
from sztab.games.west.state import State
from sztab.games.west.turn.phases import end_phase
from sztab.games.west.units.pieces import PL, RU, SIDES
from sztab.kernel.modifiers import Modifier
from sztab.kernel.requests import D6, Roll, Steps


def roll_points(ed: Edition, st: State) -> Steps[None]:
    """4.0/a, 4.0/b, 4.0/c, 4.0/d: both roll; the total is never below nothing (A28)."""
    for side in (PL, RU):
        white, red = yield Roll(2, D6, POINTS_ROLL, "points", {"side": SIDES[side]})
        base, shift = ed.turns[st.turn - 1].base[side], st.base_shift[side]
        parts = [
            Modifier(BASE_POINTS, "base", base),
            Modifier(POINTS_ROLL, "white", white),
            Modifier(POINTS_ROLL, "red", -red),
        ]
        if shift:
            parts.append(Modifier(CARD_POINTS, "cards", shift))
        st.dice[side] = [white, red]
        st.totals[side] = st.points[side] = max(0, base + white - red + shift)
        st.events.append(PointsRolled(SIDES[side], (white, red), tuple(parts), st.totals[side], rule=POINTS_ROLL))
    end_phase(st)


def richer(st: State) -> int:
    """5.1/b, 8.0/a, 11.1/b: who has the larger total of the turn begins; the Pole, if they are equal."""
    return RU if st.totals[RU] > st.totals[PL] else PL
