"""What the worth of a position is made of, thing by thing: for those who ask a bot why."""

from collections.abc import Iterator

from sztab.games.west.bot.evaluation import STRENGTH, TOWN, UNSUPPLIED, capitals, contacts, nearness
from sztab.games.west.edition import Edition
from sztab.games.west.logistics.supply import region_of, regions
from sztab.games.west.state import DEAD, GONE, State
from sztab.games.west.units.pieces import SIDES
from sztab.hexmap.bits import members
from sztab.kernel.opinions import Part
from sztab.kernel.requests import Seat

MEASURE = "factors"
"""Front factors."""


def parts(ed: Edition, st: State, seat: Seat) -> list[Part]:
    """They add up to `evaluation.evaluate_state`."""
    return [part for part in _parts(ed, st, SIDES.index(seat)) if part.worth]


def _parts(ed: Edition, st: State, side: int) -> Iterator[Part]:
    enemy, board = 1 - side, ed.board
    on = st.on[enemy]
    heights = {h: on[h].bit_count() for h in members(st.held[enemy][1] | st.leaders[enemy])}
    lost = sum(ed.full[p][0] for p in members(ed.combat & ed.of_side[enemy]) if st.at[p] in (DEAD, GONE))
    yield Part("enemy-losses", STRENGTH * lost)
    for whose, sign in ((side, 1.0), (enemy, -1.0)):
        for h in members(st.held[whose][1] & board.green):
            yield Part("town", sign * TOWN, "hex", board.numbers[h])
    reach, near = regions(ed, st, side), nearness(ed, st, side)
    for h in members(st.held[side][1]):
        for piece in members(st.on[side][h] & ed.combat):
            strength = (ed.weak if st.weak >> piece & 1 else ed.full)[piece][0]
            yield Part("troops", STRENGTH * strength, "unit", ed.pieces[piece].id)
            yield Part("nearness", -near[h])
            if not region_of(ed, reach, piece) >> h & 1:
                yield Part("supply", -UNSUPPLIED, "unit", ed.pieces[piece].id)
    yield Part("contact", contacts(ed, st, side, heights))
    yield Part("capital", capitals(ed, st, side, heights))
