"""13.2: stacks that are looked at. What a side has seen it knows until the stack parts or the turn ends."""

from collections.abc import Iterable, Sequence

from sztab.games.west.edition import Edition
from sztab.games.west.events import FogLaid, StackLookedAt, StackSeen
from sztab.games.west.refusals import hex_params, spoken, tries
from sztab.games.west.rules import AIR, CARD_TARGET, HIDDEN, RECONNAISSANCE
from sztab.games.west.state import State
from sztab.games.west.turn.phases import end_phase
from sztab.games.west.units.pieces import PL, RU, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Choice, Rule, Steps


def show(ed: Edition, st: State, side: int, hexes: int, rule: Rule = HIDDEN) -> None:
    """The other side sees what a side has in these hexes."""
    for h in members(hexes):
        stack = st.on[side][h]
        if stack & ~st.seen[side]:
            st.seen[side] |= stack
            units = ed.ids(members(stack))
            st.events.append(StackSeen(ed.board.numbers[h], units, rule=rule, only=SIDES[1 - side]))


def show_units(ed: Edition, st: State, side: int, pieces: int, rule: Rule = HIDDEN) -> None:
    """The other side sees where these counters of a side stand."""
    new = pieces & ~st.seen[side]
    st.seen[side] |= pieces
    while new:
        h = st.at[new.bit_length() - 1]
        here = new & st.on[side][h]
        units = ed.ids(members(here))
        st.events.append(StackSeen(ed.board.numbers[h], units, rule=rule, only=SIDES[1 - side]))
        new &= ~here


def lookable(ed: Edition, st: State) -> int:
    """7.1/a, 13.2/c, A103: Russian stacks at most three hexes from a Polish unit."""
    poles = st.held[PL][1] | st.leaders[PL]
    return ed.board.within(poles, ed.numbers.reconnaissance_range) & st.held[RU][1]


def unknown(ed: Edition, st: State, h: int) -> int:
    """13.2/b: counters of a Russian stack that the Pole does not know: blanks among them are no different to him."""
    return st.on[RU][h] & ~st.seen[RU] & ~ed.leaders


def foggable(ed: Edition, st: State) -> int:
    """Card 21: Polish stacks next to a Russian stack."""
    return st.held[PL][1] & ed.board.touching(st.held[RU][1] | st.leaders[RU]) & ~st.fog


def enemy_hexes(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    yield from ((h,) for h in members(st.held[1 - side][1] | st.leaders[1 - side]))
    yield from spoken(options)


def why_not_looked_at(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """13.2/b, 13.2/c: which stacks may not be looked at."""
    where = hex_params(ed, answer)
    if not st.held[RU][1] >> answer & 1:
        yield Refusal(AIR, "no-enemy-stack", where)
    if not lookable(ed, st) >> answer & 1:
        yield Refusal(AIR, "too-far-to-look", where)
    if st.held[RU][1] >> answer & 1 and not unknown(ed, st, answer):
        yield Refusal(HIDDEN, "known-already", where)


def why_no_fog(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """Card 21."""
    where = hex_params(ed, answer)
    if st.fog >> answer & 1:
        yield Refusal(CARD_TARGET, "fog-there-already", where)
    if not st.held[PL][1] & ed.board.touching(st.held[RU][1] | st.leaders[RU]) & 1 << answer:
        yield Refusal(CARD_TARGET, "fog-not-there", where)


LOOK_TRIES = tries(enemy_hexes, why_not_looked_at, "done")
FOG_TRIES = tries(enemy_hexes, why_no_fog)


def reconnoitre(ed: Edition, st: State) -> Steps[None]:
    """7.1/a: the Pole may look at up to two Russian stacks; then fog may lie on stacks of his (card 21, A19)."""
    if st.step == 0:
        st.step, st.looks = 1, ed.numbers.reconnaissance_stacks
    stacks = [h for h in members(lookable(ed, st)) if unknown(ed, st, h)]
    if st.looks and stacks:
        options: list[Answer] = [*stacks, "done"]
        about, case = {"left": st.looks}, (ed, st, PL, options)
        h = yield Choice(SIDES[PL], "reconnaissance", RECONNAISSANCE, options, about, False, LOOK_TRIES, case)
        if h == "done":
            st.looks = 0
            return
        st.looks -= 1
        st.events.append(StackLookedAt(ed.board.numbers[h], rule=AIR))
        show(ed, st, RU, 1 << h, AIR)
        return
    st.looks = 0
    if st.fogs_left and (hexes := members(foggable(ed, st))):
        about, case = {"left": st.fogs_left}, (ed, st, RU, hexes)
        h = yield Choice(SIDES[RU], "fog", CARD_TARGET, hexes, about, False, FOG_TRIES, case)
        st.fog |= 1 << h
        st.fogs_left -= 1
        st.events.append(FogLaid(ed.board.numbers[h], rule=CARD_TARGET))
        return
    st.fogs_left = 0
    end_phase(st)
