"""1.4/c, 13.2/a, A102: blank counters make stacks look higher; they are laid at set-up and at the end of each turn."""

from collections.abc import Iterable, Sequence

from sztab.games.west.edition import Edition
from sztab.games.west.events import BlankPut, BlankTaken, Passed
from sztab.games.west.refusals import hex_params, tries
from sztab.games.west.rules import BLANKS, BLANKS_AT_START
from sztab.games.west.state import AWAY, State
from sztab.games.west.turn.phases import SET_UP
from sztab.games.west.units.pieces import PL, RU, SIDES
from sztab.games.west.units.stacks import lift, put
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import NOTHING, Answer, Choice, Steps

PUTTING = 2
"""The step in which a side has begun to put blanks, and takes none off any more."""


def at_hand(ed: Edition, st: State, side: int) -> int:
    """The first blank that lies beside the map; -1: none is left."""
    at = st.at
    for piece in ed.blank_pieces[side]:
        if at[piece] == AWAY:
            return piece
    return -1


def all_blanks(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    for h in members(st.held[side][1] | st.leaders[side]):
        yield (("put", h),)
        yield (("take", h),)
    yield ("done",)


def why_no_blank(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """13.2/a, A102: blanks go on stacks with a combat unit, as many as there are; they come off before others go on."""
    what, h = answer
    where = hex_params(ed, h)
    if what == "take":
        if not st.on[side][h] & ed.blanks:
            yield Refusal(BLANKS, "no-blank-there", where)
        if st.step >= PUTTING:
            yield Refusal(BLANKS, "take-before-put", where)
        return
    if what != "put":
        raise ValueError(what)
    if not st.held[side][1] >> h & 1:
        yield Refusal(BLANKS, "no-stack-there", where)
    if at_hand(ed, st, side) < 0:
        yield Refusal(BLANKS, "no-blanks-left", where)


BLANK_TRIES = tries(all_blanks, why_no_blank, "done")


def lay_blanks(ed: Edition, st: State) -> Steps[bool]:
    """First the Pole, then the Russian: takes blanks off his stacks, then puts blanks on; True: both have ended."""
    if st.step == 0:
        st.step, st.acting = 1, PL
    side = st.acting
    rule = BLANKS_AT_START if st.phase == SET_UP else BLANKS
    options: list[Answer] = ["done"]
    if at_hand(ed, st, side) >= 0:
        options += [ed.puts[h] for h in members(st.held[side][1])]
    if st.step < PUTTING:
        on_map = [st.at[p] for p in ed.blank_pieces[side]]
        options += [ed.takes[h] for h in sorted({h for h in on_map if h >= 0})]
    case = (ed, st, side, options)
    answer = yield Choice(SIDES[side], "blanks", rule, options, NOTHING, False, BLANK_TRIES, case)
    if answer == "done":
        st.events.append(Passed(SIDES[side], "blanks", rule=rule))
        st.step, st.acting = 1, RU
        return side == RU
    what, h = answer
    number = ed.board.numbers[h]
    if what == "put":
        put(ed, st, 1 << at_hand(ed, st, side), h)
        st.step = PUTTING
        st.events.append(BlankPut(SIDES[side], number, rule=rule))
    else:
        blank = st.on[side][h] & ed.blanks
        lift(ed, st, blank & -blank, h, AWAY)
        st.seen[side] &= ~blank
        st.events.append(BlankTaken(SIDES[side], number, rule=rule))
    return False
