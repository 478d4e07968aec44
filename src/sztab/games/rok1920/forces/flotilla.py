"""22 / Eagles 2.6: the Dnieper flotilla makes two large rivers small for the Bolsheviks."""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.map.board import Board, Ground
from sztab.games.rok1920.named import FLOTILLA_RIVERS, Named
from sztab.games.rok1920.units.counters import SU, THEATRES, Side
from sztab.hexmap.bits import bit_set

THEATRE = THEATRES.index("ua")


def red_rivers(named: Named, board: Board, side: Side) -> Ground | None:
    """22: in the UA theatre and on its rim the Bolsheviks take the Dniepr and the Prypeć for small rivers; the Poles do
    not."""
    if side != SU:
        return None
    inside = board.theatres[THEATRE]
    both = board.map.side_hexes
    large = board.rivers(named.rivers[FLOTILLA_RIVERS]) & board.ground.large
    here = bit_set(s for s in both if large >> s & 1 and (inside >> both[s][0] & 1 or inside >> both[s][1] & 1))
    return Ground(board.ground.large & ~here, board.ground.small | here, board.ground.bridges & ~here)


CHAPTER = Chapter(name=in_force.FLOTILLA, grounds=red_rivers)
