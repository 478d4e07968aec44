"""3.2: instructions that work at once, and what they leave to the phase that they concern."""

from collections.abc import Callable

from sztab.games.west.cards.card import Effect
from sztab.games.west.cards.choices import (
    begin_desertion,
    begin_mutiny,
    begin_panic,
    begin_partisans,
    begin_restoring,
    begin_return,
    begin_sending,
)  # fmt: skip
from sztab.games.west.edition import Edition
from sztab.games.west.events import CardApplied, LithuaniaJoined
from sztab.games.west.rules import APPLIED, TREATY
from sztab.games.west.state import MAUSERS, NO_REMOVAL, NO_SOUTH, RAIN, RIFLES_LOW, SHELLS_LOW, Boost, State
from sztab.games.west.turn.jobs import FACE, push
from sztab.games.west.units.pieces import NONE, PL, RU, SIDES
from sztab.games.west.units.stacks import put
from sztab.kernel.requests import Steps

Handler = Callable[[Edition, State, int, int, Effect], None]
"""Edition, state, the side that played, the card's number, the instruction."""


def apply_next(ed: Edition, st: State) -> Steps[None]:
    """3.2/a, 3.2/b: the next card works as it says for the side that played it; what asks somebody becomes a job."""
    side, card = divmod(st.queue.pop(0), 100)
    effect = ed.cards[card].effects[side]
    st.picked = 0
    st.events.append(CardApplied(SIDES[side], ed.cards[card].id, rule=APPLIED))
    if effect.kind in FLAGS:
        st.effects |= FLAGS[effect.kind]
    else:
        HANDLERS[effect.kind](ed, st, side, card, effect)
    return
    yield


def _points(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    st.base_shift[effect.side(0)] += effect.number(1)


def _combat(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    whose, value, stacks, when, by = effect.args
    st.boosts.append(Boost(card, SIDES.index(whose), int(value), int(stacks), when, SIDES.index(by)))


def _strategic(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    """A08: of two limits the lower holds."""
    limit = effect.number(1)
    for whose in (PL, RU) if effect.args[0] == "both" else (effect.side(0),):
        allowed = st.moves_allowed[whose]
        st.moves_allowed[whose] = limit if allowed == NONE else min(limit, allowed)


def _treaty(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    """13.3/b, 13.3/c: Lithuania joins the Russians; its units come to Kaunas."""
    st.has_treaty = True
    st.base_shift[PL] += effect.number(0)
    st.events.append(LithuaniaJoined(rule=TREATY))
    if ed.kaunas != NONE:
        put(ed, st, ed.lithuanians, ed.kaunas)
        push(st, FACE, RU, ed.kaunas)


def _fog(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    st.fogs_left = effect.number(0)


def _manoeuvre(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    st.manoeuvres = effect.number(0)


def _free_order(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    st.free_orders = effect.number(0)


FLAGS = {
    "rifles-low": RIFLES_LOW,
    "shells-low": SHELLS_LOW,
    "rain": RAIN,
    "mausers": MAUSERS,
    "no-strategic-south": NO_SOUTH,
    "no-removal": NO_REMOVAL,
}
HANDLERS: dict[str, Handler] = {
    "points": _points,
    "combat": _combat,
    "strategic": _strategic,
    "treaty": _treaty,
    "fog": _fog,
    "manoeuvre": _manoeuvre,
    "free-order": _free_order,
    "partisans": begin_partisans,
    "desertion": begin_desertion,
    "mutiny": begin_mutiny,
    "panic": begin_panic,
    "torun": begin_sending,
    "border": begin_sending,
    "restore": begin_restoring,
    "return": begin_return,
}
