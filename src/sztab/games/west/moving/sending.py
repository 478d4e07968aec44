"""Cards 24, 36, 37, 40: units that an instruction sends away, or brings back to Smolensk."""

from sztab.games.west.cards.targets import around_smolensk, places_at_smolensk, places_to_send
from sztab.games.west.edition import Edition
from sztab.games.west.events import Arrived, Relocated
from sztab.games.west.map.ground import why_closed
from sztab.games.west.moving.entering import run_over, settle
from sztab.games.west.refusals import hex_params, open_hexes, tries
from sztab.games.west.rules import BARRED, CARD_TARGET, STACK_LIMIT
from sztab.games.west.state import State
from sztab.games.west.turn.jobs import done
from sztab.games.west.units.pieces import NONE, PL, RU, SIDES
from sztab.games.west.units.stacks import forget, move, put
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Choice, Steps


def why_not_sent_there(answer: Answer, ed: Edition, st: State, side: int, wanted: int, start: int) -> Reasons:
    """A16, A20: where a card does not bring a unit."""
    where = hex_params(ed, answer)
    yield from why_closed(ed, st, answer)
    if (st.held[1 - side][1] | st.leaders[1 - side]) >> answer & 1:
        yield Refusal(BARRED, "enemy-there", where)
    if st.held[side][ed.numbers.stack_limit] >> answer & 1:
        yield Refusal(STACK_LIMIT, "stack-full", where)
    if answer == start:
        yield Refusal(CARD_TARGET, "same-hex", where)
    if not wanted >> answer & 1:
        yield Refusal(CARD_TARGET, "not-where-card-says", where)


SEND_TRIES = tries(open_hexes, why_not_sent_there)


def send(ed: Edition, st: State, job: list[int]) -> Steps[None]:
    """A20: to Toruń, or to a hex by the border that the Pole names."""
    _, piece, card = job
    start = st.at[piece]
    kind = next(effect.kind for effect in ed.cards[card].effects if effect.kind in ("torun", "border"))
    hexes = members(places_to_send(ed, st, kind) & ~(1 << start))
    h = hexes[0] if hexes else start
    if len(hexes) > 1:
        about, case = {"card": ed.cards[card].id}, (ed, st, PL, hexes, ed.board.czech_border, start)
        h = yield Choice(SIDES[PL], "send-to", CARD_TARGET, hexes, about, False, SEND_TRIES, case)
    done(st)
    numbers = ed.board.numbers
    st.events.append(Relocated(SIDES[PL], numbers[start], numbers[h], rule=CARD_TARGET))
    if h == start:
        return
    forget(st, PL, start, st.on[PL][start] & ~(1 << piece))
    move(ed, st, 1 << piece, start, h)
    run_over(ed, st, PL, 1 << piece, h)
    settle(ed, st, PL, 1 << piece, h)


def come_back(ed: Edition, st: State, job: list[int]) -> Steps[None]:
    """Card 37, A16: weakened, in Smolensk or next to it."""
    piece = job[1]
    hexes = members(places_at_smolensk(ed, st))
    h = hexes[0]
    if len(hexes) > 1:
        about, case = {"unit": ed.pieces[piece].id}, (ed, st, RU, hexes, around_smolensk(ed), NONE)
        h = yield Choice(SIDES[RU], "arrival", CARD_TARGET, hexes, about, False, SEND_TRIES, case)
    done(st)
    st.weak |= 1 << piece
    put(ed, st, 1 << piece, h)
    st.events.append(Arrived(ed.pieces[piece].id, ed.board.numbers[h], rule=CARD_TARGET))
    run_over(ed, st, RU, 1 << piece, h)
    settle(ed, st, RU, 1 << piece, h)
