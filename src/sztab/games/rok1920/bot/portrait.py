"""A position in numbers, for the network that foretells who wins."""

from collections.abc import Sequence

from sztab.games.rok1920.bot.evaluation import Judge
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.in_force import SUPPLY
from sztab.games.rok1920.logistics.supply import supplied_hexes
from sztab.games.rok1920.state import ELIMINATED, State
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.portrait import Portrait

KINDS = 4
"""By side: strength of units, places held."""
FACTS = 20
"""Besides one for each scenario."""
LEAD = 20.0
"""A lead that counts as one."""


def portrait(judge: Judge, better: Officer, state: State, turns: int, scenarios: Sequence[str]) -> Portrait:
    """What stands where, which places are whose, morale, losses, replacements, supply, and both judgements of it."""
    war = judge.war
    size = war.board.size
    side_of, strength, level = war.roster.side, war.roster.strength, state.level
    cells: list[int] = []
    weights: list[float] = []
    lost, units = [0.0, 0.0], [0.0, 0.0]
    for unit, h in enumerate(state.at):
        if h >= 0:
            cells.append(side_of[unit] * size + h)
            weights.append(strength[unit][level[unit]] / 4)
            units[side_of[unit]] += strength[unit][level[unit]]
        elif h == ELIMINATED:
            lost[side_of[unit]] += strength[unit][0]
    facts = [state.stage / max(1, turns), float(state.phasing)]
    facts += [one / 10 for one in state.morale]
    facts += [state.markers.bit_count() / 3, sum(state.pools.get(p, 0) for p in ("pl", "ua")) / 5]
    facts.append(sum(count for pool, count in state.pools.items() if pool not in ("pl", "ua")) / 5)
    for side in SIDES:
        for h in members(state.held[side]):
            cells.append((2 + side) * size + h)
            weights.append(1.0)
        held = sum(weight for h, weight in judge.worths[side].items() if state.held[side] >> h & 1)
        fed = supplied_hexes(war, state, side) if war.has(SUPPLY) else state.occupied[side]
        hungry = (state.occupied[side] & ~fed).bit_count()
        facts += [units[side] / 100, lost[side] / 40, held / 20, hungry / 10]
    for one in (judge, better.as_taught):
        lead = one.value(state, SIDE_NAMES[PL]) / LEAD
        facts += [max(-5.0, min(5.0, lead)), max(-5.0, min(5.0, lead * facts[0]))]
    facts += [float(state.scenario == name) for name in scenarios]
    return Portrait(cells, weights, facts)
