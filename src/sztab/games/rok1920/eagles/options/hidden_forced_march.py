"""23.1.2/b, 23.2: units under a marker press on together; a die for each, and what it costs them stays under it."""

from collections.abc import Sequence

from sztab.games.rok1920.chapters import Action
from sztab.games.rok1920.eagles.events import HiddenLoss
from sztab.games.rok1920.eagles.options import hidden_units as hidden
from sztab.games.rok1920.eagles.options.hidden_moves import movable, set_off
from sztab.games.rok1920.eagles.options.hidden_units import first_of, under
from sztab.games.rok1920.eagles.options.revealing import part
from sztab.games.rok1920.eagles.rules import HIDDEN_CADRE
from sztab.games.rok1920.moving import pressing_on
from sztab.games.rok1920.moving.reach import allowance
from sztab.games.rok1920.moving.steps import ANY_DISTANCE
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import CADRE, Side, Unit
from sztab.games.rok1920.units.losses import levels_left, lose_level
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.requests import Answer, Rule, Steps

TAG = "press-on-hidden"


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    """23.2.1, 23.2.2: where a unit of their kind might, and all of them in the same direction."""
    found: list[Answer] = []
    for marker, units in movable(war, state, side):
        unit = first_of(units)
        if allowance(war, state, unit) < ANY_DISTANCE and not state.bound & units:
            found += [(TAG, marker, way) for way in pressing_on.ways(war, state, unit) if goes(war, state, units, way)]
    return found


def goes(war: War, state: State, units: int, way: str) -> bool:
    directions = {pressing_on.direction_of(war, unit, way) for unit in members(units)}
    return len(directions) == 1 and pressing_on.has_first_step(war, state, first_of(units), way)


def press_on(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """23.2, A120: the marker goes as one; each unit under it throws, a dummy too."""
    _, marker, way = answer
    units = under(state, side, marker)
    risk = yield from pressing_on.go(war, state, set_off(state, units), way)
    for unit in members(units) if risk is not None else ():
        if risk is not None and state.outcome is None:
            yield from pressing_on.pay(war, state, unit, risk, lose_hidden)


def lose_hidden(war: War, state: State, unit: Unit, rule: Rule) -> None:
    """All see that somebody under the marker takes a loss; who falls, or is a Cadre now, comes to light (23.1.1/d)."""
    piece = hidden.name_of(war.roster.side[unit], hidden.marker_of(war, state, unit))
    state.events.append(HiddenLoss(piece=piece, rule=rule))
    if hidden.is_dummy(war, unit):
        return
    if levels_left(war, state, unit) == 1 or state.level[unit] + 1 == CADRE:
        part(war, state, unit, HIDDEN_CADRE)
    lose_level(war, state, unit, rule)


ACTION = Action(TAG, offers, press_on, can_be=pressing_on.is_played_at_all)
