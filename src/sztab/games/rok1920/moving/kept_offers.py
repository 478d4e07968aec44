"""What a movement phase offers besides marches (trains, arrivals, …), kept from answer to answer.

`action.offers` and `refusal_done` are the forms to read: `other_offers` says the same. After a march, or a ride by
train, most of it stays as it was: an action is asked again only if units have come to, left or taken hexes that its
offers hang on, or if a chapter remembers something new that it hangs on. Whatever else changes something that offers
hang on drops them all (`State.offers`): another chapter that remembers something, a loss, a unit of the other side,
another activity, another level of morale, a march into or out of a region in which rules count the unit
(`ForbiddenHexes.counts_in`), or one of Lithuanians, whom nobody joins.
"""

from collections.abc import Sequence
from itertools import chain

from sztab.games.rok1920.kept import one_question
from sztab.games.rok1920.moving.destinations import refusal_of_actions, refusal_of_units
from sztab.games.rok1920.state import HangsOn, Offers, State
from sztab.games.rok1920.units.counters import Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.requests import Answer


def other_offers(war: War, state: State, side: Side) -> tuple[list[Answer], bool]:
    """What a player may do in the phase besides marching, and whether he may end it. Who has marched is offered no
    longer, and those actions are asked again that he may have changed."""
    kept = state.offers
    if kept is None:
        kept = _asked(war, state, side)
        if war.keeps_offers:
            state.offers = kept
    elif (touched := kept.touched) or kept.marched >= 0 or kept.taken or kept.stale:
        unit, full, before = kept.marched, state.crowded[side], kept.full
        if (
            kept.company & touched
            or kept.presence & touched & (state.occupied[side] ^ kept.occupied)
            or (full != before and kept.room & (full ^ before))
            or kept.hands & kept.taken
            or kept.stale
            or (unit >= 0 and kept.units >> unit & 1)
        ):
            _ask_again(war, state, side, kept, full ^ before)
        if state.bound or not kept.units_may_end or (full | before) & touched:
            with one_question(state):
                kept.units_may_end = refusal_of_units(war, state) is None
        kept.full, kept.occupied, kept.touched, kept.taken, kept.marched = full, state.occupied[side], 0, 0, -1
    if kept.others is None:
        kept.others = [*chain.from_iterable(kept.answers)]
    return kept.others, kept.units_may_end and kept.actions_may_end


def _asked(war: War, state: State, side: Side) -> Offers:
    """All actions are asked."""
    with one_question(state):
        answers = [action.offers(war, state, side) for action in war.possible_actions]
        units_may_end, actions_may_end = refusal_of_units(war, state) is None, refusal_of_actions(war, state) is None
        hexes = [action.hangs_on(war, state, side) for action in war.possible_actions if action.hangs_on is not None]
    full, occupied, named = state.crowded[side], state.occupied[side], [*map(_named, answers)]
    kept = Offers(answers, hexes, units_may_end, actions_may_end, full, occupied, named)
    for each, units in zip(hexes, named):
        _note(kept, each)
        kept.units |= units
    return kept


def _note(kept: Offers, hexes: HangsOn) -> None:
    kept.room |= hexes.room
    kept.presence |= hexes.presence
    kept.company |= hexes.company
    kept.hands |= hexes.hands


def _ask_again(war: War, state: State, side: Side, kept: Offers, changed: int) -> None:
    """Of some action of the phase the offers change: `changed`: the hexes that were filled or emptied."""
    touched, taken, unit, answers = kept.touched, kept.taken, kept.marched, kept.answers
    came_or_left = touched & (state.occupied[side] ^ kept.occupied)
    with one_question(state):
        for number, (action, (room, presence, company, hands)) in enumerate(zip(war.possible_actions, kept.hexes)):
            is_changed = presence & came_or_left or company & touched or room & changed or hands & taken
            if is_changed or action.tag in kept.stale:
                answers[number], kept.others = action.offers(war, state, side), None
                kept.named[number] = _named(answers[number])
                if action.hangs_on is not None:
                    kept.hexes[number] = action.hangs_on(war, state, side)
                    _note(kept, kept.hexes[number])
                if action.must is not None:
                    kept.actions_may_end = refusal_of_actions(war, state) is None
            elif unit >= 0 and kept.named[number] >> unit & 1:
                answers[number], kept.others = _without(answers[number], unit), None
                kept.named[number] &= ~(1 << unit)
    kept.units = 0
    for units in kept.named:
        kept.units |= units
    kept.stale.clear()


def _named(answers: Sequence[Answer]) -> int:
    """The units that these answers are about (a set)."""
    if not answers:
        return 0
    return bit_set([answer[1] for answer in answers if type(answer) is tuple and type(answer[1]) is int])


def _without(answers: Sequence[Answer], unit: Unit) -> Sequence[Answer]:
    """The same answers but those about a unit."""
    return [answer for answer in answers if type(answer) is str or answer[1] != unit]


def note_march(war: War, state: State, unit: Unit, start: int, end: int) -> None:
    """A unit has marched or ridden, or stays where it is."""
    kept = state.offers
    if kept is not None:
        kept.marched = unit
        if war.lithuanians >> unit & 1:
            state.offers = None
        for region in war.counted_in[unit] if end != start else ():
            if (region >> start ^ region >> end) & 1:
                state.offers = None
