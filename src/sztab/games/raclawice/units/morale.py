"""3.4: morale tests, losses, elimination."""

from collections.abc import Sequence

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import LossTaken, MoraleTested, UnitEliminated
from sztab.games.raclawice.rules import ELIMINATION, LOSS, MORALE_TEST
from sztab.games.raclawice.state import GONE, State
from sztab.games.raclawice.units import leaders
from sztab.games.raclawice.units.stacking import lift, settle_formation
from sztab.kernel.modifiers import Modifier, total
from sztab.kernel.requests import D10_FROM_ZERO, Rule, Steps, roll


def strength(edition: Edition, state: State, unit: int) -> int:
    """3.4/e: what the losses have left."""
    return edition.strength[unit][state.lost[unit]]


def fire_strength(edition: Edition, state: State, unit: int) -> int:
    return edition.fire[unit][state.lost[unit]]


def morale(edition: Edition, state: State, unit: int) -> int:
    """3.4/e2: that of the face which shows; markers do not lower it."""
    return edition.morale[unit][state.lost[unit]]


def check(
    edition: Edition, state: State, unit: int, modifiers: Sequence[Modifier] = (), rule: Rule = MORALE_TEST
) -> Steps[tuple[int, int]]:
    """3.4/g, 3.4/g1, 2.2: one die and the modifiers; at most the morale passes, and artillery is never asked. Returns
    the margin above it and the bare die."""
    assert edition.morale[unit], "3.4/g1: artillery takes no morale test"
    (die,) = yield from roll(1, D10_FROM_ZERO, rule=rule, prompt="morale", about={"unit": edition.counters[unit].id})
    needed = morale(edition, state, unit)
    margin = die + total(modifiers) - needed
    state.events.append(MoraleTested(edition.counters[unit].id, (die,), tuple(modifiers), needed, margin, rule=rule))
    return margin, die


def lose(edition: Edition, state: State, unit: int, rule: Rule = LOSS) -> bool:
    """3.4/e: one loss; a unit that has no step left is eliminated (3.4/e3)."""
    if state.lost[unit] + 1 >= len(edition.strength[unit]):
        eliminate(edition, state, unit, rule)
        return True
    state.lost[unit] += 1
    state.events.append(LossTaken(edition.counters[unit].id, strength(edition, state, unit), rule=rule))
    settle_formation(edition, state, edition.side[unit], state.hexes[unit])
    return False


def eliminate(edition: Edition, state: State, unit: int, rule: Rule = ELIMINATION) -> None:
    """3.4/e3: it is taken off for good; 4.6: a leader may go with it."""
    hex = state.hexes[unit]
    if hex >= 0:
        lift(edition, state, unit)
    state.fate[unit] = GONE
    state.events.append(UnitEliminated(edition.counters[unit].id, edition.number(hex), rule=rule))
    leaders.after_elimination(edition, state, unit, hex)
