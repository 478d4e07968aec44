"""1.3, 13.3 to 13.5: which hexes a side's counters may enter, whoever stands there."""

from sztab.games.west.edition import Edition
from sztab.games.west.rules import (
    BORDER_LIMIT,
    INACCESSIBLE,
    LITHUANIA_CLOSED,
    NEUTRALS,
    NOT_TOGETHER,
    UKRAINIANS_SOUTH,
)  # fmt: skip
from sztab.games.west.state import State
from sztab.games.west.units.pieces import PL, RU
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons


def country(ed: Edition, st: State) -> int:
    """1.3/j, 13.3/a: the open hexes; those of Lithuania only when it is at war."""
    return ed.board.open if st.has_treaty else ed.board.open & ~ed.board.lithuania


def ground(ed: Edition, st: State, side: int) -> int:
    """7.4, A129: open hexes without enemy combat units."""
    return country(ed, st) & ~st.held[1 - side][1]


def where_nation_bars(ed: Edition, st: State, side: int, pieces: int) -> int:
    """13.3/e, 13.3/f, 13.4/a, 13.4/b: hexes closed to these counters for the nations among them and there."""
    if side == PL:
        return ~ed.board.south if pieces & ed.ukrainians else 0
    if not st.has_treaty:
        return 0
    own = 0
    for piece in ed.lithuanian_pieces:
        if st.at[piece] >= 0:
            own |= 1 << st.at[piece]
    if pieces & ed.lithuanians:
        return (st.held[RU][1] | st.leaders[RU]) & ~own | ~ed.lithuanian_land
    return own


def why_closed(ed: Edition, st: State, h: int) -> Reasons:
    """1.3/f, 1.3/g, 1.3/j, A126: why nobody may enter a hex."""
    where = {"hex": ed.board.numbers[h]}
    if ed.board.neutral >> h & 1:
        yield Refusal(NEUTRALS, "neutral-country", where)
    if ed.board.lithuania >> h & 1 and not st.has_treaty:
        yield Refusal(LITHUANIA_CLOSED, "lithuania-neutral", where)
    if not ed.board.open >> h & 1:
        yield Refusal(INACCESSIBLE, "inaccessible", where)


def why_nation_bars(ed: Edition, st: State, side: int, pieces: int, h: int) -> Reasons:
    """13.3/e, 13.3/f, 13.4/a: why counters of these nations may not come to a hex."""
    where = {"hex": ed.board.numbers[h]}
    if pieces & ed.ukrainians and not ed.board.south >> h & 1:
        yield Refusal(UKRAINIANS_SOUTH, "ukrainians-stay-south", where)
    if pieces & ed.lithuanians and not ed.lithuanian_land >> h & 1:
        yield Refusal(BORDER_LIMIT, "too-far-from-lithuania", where)
    if side == RU and where_nation_bars(ed, st, side, pieces) >> h & 1 and st.on[RU][h]:
        yield Refusal(NOT_TOGETHER, "not-together", where)
