"""17 / Eagles 19.6: motorised infantry, which slips past weak enemies and control lines; 30.2.2: armoured cars do
too."""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_rules import MOTOR_RIVER
from sztab.games.rok1920.chapters import Chapter, For, March, MarchRule, Profile
from sztab.games.rok1920.map.board import NO_RIVER, UNBRIDGED, HexStep
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import MOTOR, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Rule

FAINT = 2
"""17.1: the strength of enemies that it passes."""


def passable(war: War, state: State, unit: Unit, among: int) -> int:
    """17.1: enemy hexes of 1 or 2 strength points in all; a support unit counts 1 (30.1.9). Eagles 3.4.4/b, 19.5/a."""
    return faint_hexes(war, state, enemies(state, war.roster.side[unit]) & among)


def faint_hexes(war: War, state: State, hexes: int) -> int:
    return bit_set(h for h in members(hexes) if 1 <= strength_on(war, state, h) <= FAINT)


def strength_on(war: War, state: State, h: int) -> int:
    """The strength points on a hex, a support unit counted 1."""
    return sum(war.seen_strength(state, u) or int(war.roster.support[u] > 0) for u in state.stacks.get(h, ()))


def drive(march: MarchRule, rule: Rule = MOTOR_RIVER, key: str = "motor-river") -> MarchRule:
    """17.1, 17.2: as other units march, but enemy lines do not count where it neither crosses a river nor enters
    difficult
    terrain; large rivers only by bridge. Eagles 3.4.4/c, 19.5/b."""

    def driving(step: HexStep, lined: bool, held: bool) -> March:
        if step.river == UNBRIDGED:
            return March(refusal=Refusal(rule, key))
        return march(step, lined and (step.river != NO_RIVER or step.rough), held)

    return driving


def is_motorised(war: War, unit: Unit) -> bool:
    return war.roster.counters[unit].arm == MOTOR


def drowns(war: War, state: State, unit: Unit, step: HexStep | None) -> Rule | None:
    """17.2: eliminated when it has to retreat over a large river without a bridge. Eagles 19.5/d."""
    return MOTOR_RIVER if is_motorised(war, unit) and step is not None and step.river == UNBRIDGED else None


def chapter(march: MarchRule) -> Chapter:
    return Chapter(
        name=in_force.MOTORISED,
        profiles=(Profile("motor", is_motorised, drive(march), passable),),
        retreat_dies=(For(is_motorised, drowns),),
    )
