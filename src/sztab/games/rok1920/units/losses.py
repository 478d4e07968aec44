"""8.4.1, 13 / Eagles 3.3: losing levels, cadres, elimination."""

from collections.abc import Sequence

from sztab.games.rok1920.command import leader_of
from sztab.games.rok1920.events import Eliminated, Weakened
from sztab.games.rok1920.rules import CADRE_EXPOSED, LOSS
from sztab.games.rok1920.state import ELIMINATED, State
from sztab.games.rok1920.tries import refusing
from sztab.games.rok1920.units.counters import CADRE, LEVELS, Side, Unit
from sztab.games.rok1920.units.positions import enemies, lift, set_level
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Rule, Steps, choose


def levels_left(war: War, state: State, unit: Unit) -> int:
    """How many levels a unit can still lose."""
    return war.levels[unit] - state.level[unit]


def lose_level(war: War, state: State, unit: Unit, rule: Rule = LOSS) -> None:
    """8.4.1, 13: a unit is turned to its weaker side; a weak division becomes a cadre; any other is eliminated.
    Eagles 3.3/a, 3.3/b, 3.3/c."""
    if levels_left(war, state, unit) == 1:
        eliminate(war, state, unit, rule)
        return
    set_level(war, state, unit, state.level[unit] + 1)
    state.events.append(Weakened(unit=war.roster.ids[unit], level=LEVELS[state.level[unit]], rule=rule))
    for hook in war.weakened:
        hook(war, state, unit)


def eliminate(war: War, state: State, unit: Unit, rule: Rule = LOSS) -> None:
    h = state.at[unit]
    assert h >= 0, "only what is on the map can fall"
    lift(war, state, unit, ELIMINATED)
    if unit in state.movers:  # it falls while its side is moving
        state.movers.remove(unit)
        state.offers = None
    state.events.append(Eliminated(unit=war.roster.ids[unit], hex=war.board.map.numbers[h], rule=rule))
    war.edition.loss_of_unit(war, state, unit, h)
    for hook in war.lost:
        hook(war, state, unit, h)


def take_losses(war: War, state: State, side: Side, units: Sequence[Unit], count: int, rule: Rule) -> Steps[None]:
    """8.4.1: a side loses so many levels; its owner says which unit bears each. More than there are eliminate all.
    Eagles 3.3/h, 3.4.2/f."""
    units = [unit for unit in units if state.at[unit] >= 0 and not any(safe(war, unit) for safe in war.unharmed)]
    if count >= sum(levels_left(war, state, unit) for unit in units):
        for unit in units:
            eliminate(war, state, unit, rule)
        return
    for left in range(count, 0, -1):
        bearers = tuple(unit for unit in units if state.at[unit] >= 0)
        seat, case = leader_of(war, state, side, bearers), (war, state, bearers)
        unit = yield from choose(seat, "loss", bearers, rule=LOSS, about={"left": left}, tries=LOSS_TRIES, case=case)
        lose_level(war, state, unit, rule)


def _beside(war: War, state: State, bearers: Sequence[Unit]) -> list[Unit]:
    """All units of the hexes of those who bear the losses."""
    return [unit for h in sorted({state.at[unit] for unit in bearers}) for unit in state.stacks[h]]


def _against_bearer(unit: Unit, war: War, state: State, bearers: Sequence[Unit]) -> Reasons:
    """8.4.1: those who fought or retreated bear the losses."""
    yield Refusal(LOSS, "bears-no-loss")


LOSS_TRIES = refusing(_beside, _against_bearer)
"""Case: war, state, who bears the losses."""


def exposed_cadres(war: War, state: State, side: Side) -> list[Unit]:
    """13.3: cadres beside enemies, with no own unit on their hex that is not a cadre."""
    foes = enemies(state, side)
    return [
        unit
        for unit in war.roster.of_side[side]
        if state.level[unit] == CADRE
        and (h := state.at[unit]) >= 0
        and war.board.masks[h] & foes
        and all(state.level[other] == CADRE for other in state.stacks[h])
    ]


def remove_exposed_cadres(war: War, state: State, side: Side) -> None:
    """13.3: they are eliminated at the end of their own player-turn."""
    if war.cadres:
        for unit in exposed_cadres(war, state, side):
            eliminate(war, state, unit, CADRE_EXPOSED)
