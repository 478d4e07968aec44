"""B.5 / Eagles S2.6: Polish units that leave for the north at the start of a Polish player-turn."""

from collections.abc import Sequence

from sztab.games.rok1920.chapter_events import Removed
from sztab.games.rok1920.chapter_rules import WITHDRAWAL, WITHDRAWAL_OTHERS
from sztab.games.rok1920.command import player
from sztab.games.rok1920.logistics.divisional_brigades import parts_of
from sztab.games.rok1920.state import REMOVED, State
from sztab.games.rok1920.tries import refusing, told
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import FULL, PL, Unit
from sztab.games.rok1920.units.positions import lift
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Steps, choose


def refusal_substitute(war: War, state: State, unit: Unit, instead_of: Unit) -> Refusal | None:
    """B.5.1: why a unit does not leave in place of another."""
    counter = war.roster.counters[unit]
    if unit in (instead_of, *parts_of(war, instead_of)):
        return Refusal(WITHDRAWAL_OTHERS, "stays-itself")
    if state.at[unit] < 0:
        return Refusal(WITHDRAWAL_OTHERS, "not-on-board")
    if counter.nation != "pl" or not counter.movement:
        return Refusal(WITHDRAWAL_OTHERS, "no-polish-troops")
    return Refusal(WITHDRAWAL_OTHERS, "is-encircled") if unit not in substitutes(war, state) else None


def _all_poles(war: War, *_: object) -> tuple[Unit, ...]:
    return war.roster.of_side[PL]


def _against_substitute(unit: Unit, war: War, state: State, offered: Sequence[Unit], instead_of: Unit) -> Reasons:
    return told(refusal_substitute(war, state, unit, instead_of))


WITHDRAW_TRIES = refusing(_all_poles, _against_substitute)
"""Case: war, state, who is offered, the unit in whose place they leave."""


def withdrawals(war: War, state: State) -> Steps[None]:
    """B.5, B.5.1: Polish units that leave for the north at the start of a Polish player-turn."""
    if state.phasing == PL:
        for withdrawal in war.setting.withdrawals:
            if withdrawal.stage == state.stage:
                for unit in withdrawal.units:
                    yield from _withdraw(war, state, unit)
    advance(state)


def _withdraw(war: War, state: State, unit: Unit) -> Steps[None]:
    """B.5, amb-150: the unit goes (a divided division as its two brigades), or others of its full strength for it,
    while it stays."""
    whole = (unit,) if state.at[unit] >= 0 else parts_of(war, unit)
    if whole and all(is_ready(war, state, u) for u in whole):
        for u in whole:
            withdraw(war, state, u)
        return
    needed = war.roster.strength[unit][FULL]
    while needed > 0 and (others := [u for u in substitutes(war, state) if u not in (unit, *parts_of(war, unit))]):
        about = {"unit": war.roster.ids[unit], "needed": needed}
        seat, case = player(war, state, PL), (war, state, others, unit)
        chosen = yield from choose(
            seat, "withdraw", others, rule=WITHDRAWAL_OTHERS, about=about, tries=WITHDRAW_TRIES, case=case
        )
        needed -= war.strength(state, chosen)
        withdraw(war, state, chosen)


def is_ready(war: War, state: State, unit: Unit) -> bool:
    """B.5.1: on the board, in full strength, not encircled."""
    h = state.at[unit]
    return h >= 0 and state.level[unit] == FULL and not war.edition.is_encircled(war, state, h)


def substitutes(war: War, state: State) -> list[Unit]:
    """B.5.1, amb-150: other Polish (not Ukrainian) units that are not encircled."""
    found = []
    for unit in war.roster.of_side[PL]:
        counter = war.roster.counters[unit]
        is_polish = counter.nation == "pl" and counter.movement > 0
        if state.at[unit] >= 0 and is_polish and not war.edition.is_encircled(war, state, state.at[unit]):
            found.append(unit)
    return found


def withdraw(war: War, state: State, unit: Unit) -> None:
    lift(war, state, unit, REMOVED)
    state.events.append(Removed(unit=war.roster.ids[unit], rule=WITHDRAWAL))
