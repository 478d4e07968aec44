"""1.2: counters come to hexes and leave them; units are weakened, eliminated and restored."""

from sztab.games.west.edition import Edition
from sztab.games.west.events import UnitEliminated, UnitRestored, UnitWeakened
from sztab.games.west.state import DEAD, State
from sztab.games.west.units.pieces import NONE, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.requests import Rule


def put(ed: Edition, st: State, pieces: int, h: int) -> None:
    """1.2/o, 1.2/r: counters of one side that stand nowhere come to a hex; only combat units count there."""
    side = ed.side[pieces.bit_length() - 1]
    stack, bit = st.on[side][h], 1 << h
    held = st.held[side]
    before, after = (stack & ed.combat).bit_count(), ((stack | pieces) & ed.combat).bit_count()
    for count in range(before + 1, after + 1):
        held[count] |= bit
    st.on[side][h] = stack | pieces
    if pieces & ed.leaders:
        st.leaders[side] |= bit
    st.on_map |= pieces
    at = st.at
    while pieces:
        piece = pieces.bit_length() - 1
        at[piece] = h
        pieces ^= 1 << piece


def lift(ed: Edition, st: State, pieces: int, h: int, to: int = NONE) -> None:
    """Counters of one side leave a hex; where the last cavalry and infantry leaves, no facing is left."""
    side = ed.side[pieces.bit_length() - 1]
    stack, bit = st.on[side][h], 1 << h
    held = st.held[side]
    rest = stack & ~pieces
    before, after = (stack & ed.combat).bit_count(), (rest & ed.combat).bit_count()
    for count in range(after + 1, before + 1):
        held[count] &= ~bit
    st.on[side].put(h, rest)
    if pieces & ed.leaders and not rest & ed.leaders:
        st.leaders[side] &= ~bit
    if not rest & ed.troops:
        st.face[side][h] = NONE
        if rest & ed.blanks and not rest & ed.combat:
            _take_blanks(ed, st, side, h)
    st.on_map &= ~pieces
    at = st.at
    while pieces:
        piece = pieces.bit_length() - 1
        at[piece] = to
        pieces ^= 1 << piece


def _take_blanks(ed: Edition, st: State, side: int, h: int) -> None:
    """13.2/a, A102: blanks only make stacks of combat units higher; where none is left they come off, so that all see
    whether a headquarters is alone."""
    blanks = st.on[side][h] & ed.blanks
    for piece in members(blanks):
        st.at[piece] = NONE
    st.seen[side] &= ~blanks
    st.on_map &= ~blanks
    st.on[side].put(h, st.on[side][h] & ~blanks)


def forget(st: State, side: int, h: int, staying: int) -> None:
    """13.2: where a known stack parts, the other side no longer knows who stayed and who went."""
    if staying and st.seen[side]:
        st.seen[side] &= ~st.on[side][h]


def eliminate(ed: Edition, st: State, piece: int, why: str, rule: Rule, to: int = DEAD) -> None:
    """A unit is taken off the map."""
    h = st.at[piece]
    lift(ed, st, 1 << piece, h, to)
    drop_marks(ed, st, ed.side[piece], h)
    st.weak |= 1 << piece & ed.one_sided
    st.seen[ed.side[piece]] &= ~(1 << piece)
    st.events.append(UnitEliminated(ed.pieces[piece].id, ed.board.numbers[h], why, rule=rule))


def weaken(ed: Edition, st: State, piece: int, why: str, rule: Rule, *, is_open: bool = False) -> bool:
    """6.0, 7.4, 9.4: a full unit is weakened, a weakened one eliminated; True: it is gone."""
    if st.weak >> piece & 1:
        eliminate(ed, st, piece, why, rule)
        return True
    st.weak |= 1 << piece
    only = "" if is_open else SIDES[ed.side[piece]]
    st.events.append(UnitWeakened(ed.pieces[piece].id, ed.board.numbers[st.at[piece]], why, rule=rule, only=only))
    return False


def restore(ed: Edition, st: State, piece: int, rule: Rule) -> None:
    """10.0: a weakened unit regains its full strength."""
    st.weak &= ~(1 << piece)
    h = ed.board.numbers[st.at[piece]]
    st.events.append(UnitRestored(ed.pieces[piece].id, h, rule=rule, only=SIDES[ed.side[piece]]))


def drop_marks(ed: Edition, st: State, side: int, h: int) -> None:
    """7.2: a stack never holds more activation markers than combat units."""
    marks, bit = st.marks[side], 1 << h
    if marks[1] & bit:
        for count in range((st.on[side][h] & ed.combat).bit_count() + 1, 5):
            marks[count] &= ~bit


def move(ed: Edition, st: State, pieces: int, start: int, h: int) -> None:
    """Counters of one side go from hex to hex."""
    lift(ed, st, pieces, start)
    put(ed, st, pieces, h)
