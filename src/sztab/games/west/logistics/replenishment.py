"""10.0, 13.6: points that are left make weakened units up; the capitals' levies are free."""

from sztab.games.west.edition import Edition
from sztab.games.west.events import Passed, Replenished
from sztab.games.west.logistics.supply import is_supplied, region_of, regions
from sztab.games.west.refusals import own_pieces, tries, unit_params
from sztab.games.west.rules import LEVY, NEVER_REPLENISHED, REPLENISH_SUPPLY, REPLENISHING
from sztab.games.west.state import State
from sztab.games.west.turn.phases import end_phase
from sztab.games.west.units.pieces import NONE, PL, RU, SIDES
from sztab.games.west.units.stacks import restore
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Choice, Steps


def restorable(ed: Edition, st: State, side: int) -> list[int]:
    """10.0/b, 10.0/f: weakened combat units in supply, but for the three with one side."""
    weak = st.weak & ed.combat & ed.of_side[side] & ~ed.one_sided
    if not weak:
        return []
    found = regions(ed, st, side)
    at = st.at
    return [p for p in members(weak) if at[p] >= 0 and region_of(ed, found, p) >> at[p] & 1]


def call_levies(ed: Edition, st: State) -> None:
    """13.6, A92: weakened units in supply in Smolensk or Warsaw are made up for nothing while an enemy unit is near."""
    for side, capital in ((RU, ed.smolensk), (PL, ed.warsaw)):
        enemies = st.held[1 - side][1] | st.leaders[1 - side]
        if capital == NONE or not ed.board.around[capital] & enemies:
            continue
        for piece in restorable(ed, st, side):
            if st.at[piece] == capital:
                restore(ed, st, piece, LEVY)


def why_not_replenished(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """10.0/b, 10.0/f: what stands against making a unit up."""
    bit, who = 1 << answer, unit_params(ed, answer)
    if ed.side[answer] != side or bit & ed.leaders:
        yield Refusal(REPLENISHING, "no-own-combat-unit", who)
    if st.at[answer] < 0:
        yield Refusal(REPLENISHING, "not-on-map", who)
    if bit & ed.one_sided:
        yield Refusal(NEVER_REPLENISHED, "one-sided", who)
    if not st.weak & bit:
        yield Refusal(REPLENISHING, "not-weak", who)
    if st.at[answer] >= 0 and not is_supplied(ed, st, answer):
        yield Refusal(REPLENISH_SUPPLY, "out-of-supply", who)


REPLENISH_TRIES = tries(own_pieces, why_not_replenished, "done")


def replenish(ed: Edition, st: State) -> Steps[None]:
    """10.0/a, 10.0/c, 10.0/d, 10.0/e: first the Russian (A91), then the Pole, a unit for a point, while he likes."""
    if st.step == 0:
        call_levies(ed, st)
        st.step, st.acting = 1, RU
    side = st.acting
    if st.points[side]:
        options: list[Answer] = [*restorable(ed, st, side), "done"]
        about = {"points": st.points[side]}
        case = (ed, st, side, options)
        piece = yield Choice(SIDES[side], "replenish", REPLENISHING, options, about, True, REPLENISH_TRIES, case)
        if piece != "done":
            st.points[side] -= 1
            st.events.append(Replenished(SIDES[side], st.points[side], rule=REPLENISHING))
            restore(ed, st, piece, REPLENISHING)
            return
        st.events.append(Passed(SIDES[side], "replenishment", rule=REPLENISHING))
    if side == RU:
        st.acting = PL
    else:
        end_phase(st)
