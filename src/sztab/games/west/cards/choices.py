"""Instructions that fall on units which somebody picks (cards 7, 8, 14, 20, 24, 28, 29, 34, 36, 37, 40).

Each is a job `[CARD, chooser, card, left]` until all its units are picked; a pick ends its activity.
"""

from collections.abc import Callable

from sztab.games.west.cards.card import Effect
from sztab.games.west.cards.targets import PICK_TRIES, can_come_back, nearest_kiev, on_map, panicked, sendable, targets
from sztab.games.west.edition import Edition
from sztab.games.west.events import CardLapsed, CardTargeted, DesertionRolled
from sztab.games.west.knowledge.sight import show, show_units
from sztab.games.west.logistics.replenishment import restorable
from sztab.games.west.rules import CARD_TARGET, IMPOSSIBLE
from sztab.games.west.state import State
from sztab.games.west.turn.jobs import CARD, COME_BACK, RETREAT, SEND, done, push
from sztab.games.west.units.pieces import NONE, PL, RU, SIDES
from sztab.games.west.units.stacks import eliminate, restore, weaken
from sztab.hexmap.bits import members
from sztab.kernel.requests import D6, Answer, Choice, Roll, Steps

DOOM = 2
"""In place of a chooser: both have picked, and their deserters go."""


def _effect(ed: Edition, st: State, card: int) -> Effect:
    """The instruction of the card that is being carried out, as the side that played it has it."""
    side = PL if st.played[PL] == card else RU
    return ed.cards[card].effects[side]


def lapse(ed: Edition, st: State, card: int) -> None:
    """3.2/c: an instruction that cannot be carried out is dropped."""
    st.events.append(CardLapsed(ed.cards[card].id, rule=IMPOSSIBLE))


# --- how each begins ---


def begin_partisans(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    _begin(ed, st, RU, card, 1, bool(nearest_kiev(ed, st)))


def begin_desertion(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    """Card 8, A133: both roll, both pick their units, then all of these go."""
    push(st, CARD, DOOM, card, 0)
    push(st, CARD, RU, card, NONE)
    push(st, CARD, PL, card, NONE)


def begin_mutiny(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    """Card 14, A17: a Pole who picks is shown the Russian cavalry."""
    riders = on_map(st, ed.cavalry & ed.of_side[RU])
    if effect.side(0) == PL:
        show_units(ed, st, RU, riders)
    _begin(ed, st, effect.side(0), card, 1, bool(riders))


def begin_panic(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    """Cards 20, 28, A18: who picks is shown the stacks in question."""
    show_panicked(ed, st, effect)
    _begin(ed, st, effect.side(2), card, effect.number(0), bool(panicked(ed, st, effect.args[1])))


def show_panicked(ed: Edition, st: State, effect: Effect) -> bool:
    """A18: who picks is shown the stacks that the pick depends on; True: there was something new to see."""
    if effect.side(2) == RU:
        side, hexes = PL, st.held[PL][1] & ed.board.touching(st.held[RU][1] | st.leaders[RU])
    elif effect.args[1] == "cavalry":
        side, hexes = RU, st.held[RU][1] & ed.board.touching(st.held[PL][1])
    else:
        return False
    before = st.seen[side]
    show(ed, st, side, hexes)
    return st.seen[side] != before


def begin_sending(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    _begin(ed, st, PL, card, effect.number(0), bool(sendable(ed, st, effect.kind)))


def begin_restoring(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    """Cards 29, 34, A25: supply is looked at as it is now."""
    whose = effect.side(0)
    units = restorable(ed, st, whose)
    if effect.args[1] == "all":
        for piece in units:
            restore(ed, st, piece, CARD_TARGET)
    else:
        _begin(ed, st, whose, card, effect.number(1), bool(units))


def begin_return(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    _begin(ed, st, RU, card, effect.number(0), bool(can_come_back(ed, st)))


def _begin(ed: Edition, st: State, chooser: int, card: int, count: int, is_possible: bool) -> None:
    if is_possible:
        push(st, CARD, chooser, card, count)
    else:
        lapse(ed, st, card)


# --- the picks ---


def pick(ed: Edition, st: State, job: list[int]) -> Steps[None]:
    """A unit is picked; the instruction falls on it, and goes on as long as units are wanted and found (A07)."""
    _, chooser, card, left = job
    if chooser == DOOM:
        done(st)
        _desert(ed, st)
        return
    if left == NONE:
        left = job[3] = yield from _roll_desertion(st, chooser)
        if not left:
            done(st)
        return
    effect = _effect(ed, st, card)
    if effect.kind == "panic" and show_panicked(ed, st, effect):
        return
    options = targets(ed, st, chooser, effect)
    about = {"card": ed.cards[card].id, "left": left}
    is_secret = effect.kind in ("partisans", "desertion", "restore", "torun", "border")
    answer: Answer = "done"
    if options and options != ["done"]:
        case = (ed, st, chooser, options, effect)
        prompt = PROMPTS[effect.kind]
        answer = yield Choice(SIDES[chooser], prompt, CARD_TARGET, options, about, is_secret, PICK_TRIES, case)
    done(st)
    if answer == "done":
        return
    if left > 1:
        push(st, CARD, chooser, card, left - 1)
    if effect.kind != "desertion" and st.at[answer] >= 0:
        st.events.append(CardTargeted(ed.cards[card].id, ed.board.numbers[st.at[answer]], rule=CARD_TARGET))
    st.picked |= 1 << answer
    FALLS_ON[effect.kind](ed, st, answer, card)


def _roll_desertion(st: State, side: int) -> Steps[int]:
    """Card 8, 1.5: half of a die."""
    dice = yield Roll(1, D6, CARD_TARGET, "desertion", {"side": SIDES[side]})
    count: int = dice[0] // 2
    st.events.append(DesertionRolled(SIDES[side], dice, count, rule=CARD_TARGET))
    return count


def _desert(ed: Edition, st: State) -> None:
    for piece in members(st.picked):
        eliminate(ed, st, piece, "card", CARD_TARGET)


def _hit(ed: Edition, st: State, piece: int, card: int) -> None:
    weaken(ed, st, piece, "partisans", CARD_TARGET)


def _mark(ed: Edition, st: State, piece: int, card: int) -> None:
    """Deserters go when both players have picked theirs."""


def _kill(ed: Edition, st: State, piece: int, card: int) -> None:
    eliminate(ed, st, piece, "card", CARD_TARGET)


def _flee(ed: Edition, st: State, piece: int, card: int) -> None:
    """9.5.b, A18: the unit retreats alone, by a route that its owner picks."""
    push(st, RETREAT, PL, st.at[piece], PL, 1 << piece)


def _send(ed: Edition, st: State, piece: int, card: int) -> None:
    push(st, SEND, piece, card)


def _restore(ed: Edition, st: State, piece: int, card: int) -> None:
    restore(ed, st, piece, CARD_TARGET)


def _come_back(ed: Edition, st: State, piece: int, card: int) -> None:
    push(st, COME_BACK, piece)


PROMPTS = {
    "partisans": "partisans",
    "desertion": "deserters",
    "mutiny": "mutiny",
    "panic": "panic",
    "torun": "send",
    "border": "send",
    "restore": "restore",
    "return": "return",
}
FALLS_ON: dict[str, Callable[[Edition, State, int, int], None]] = {
    "partisans": _hit,
    "desertion": _mark,
    "mutiny": _kill,
    "panic": _flee,
    "torun": _send,
    "border": _send,
    "restore": _restore,
    "return": _come_back,
}
