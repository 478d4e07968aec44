"""The chapters of Nest of Eagles, with the section of the rulebook that each one stands in."""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.eagles import arrivals, hex_control, losses, supply, support
from sztab.games.rok1920.eagles.march_costs import march
from sztab.games.rok1920.first.chapters import PROMPTS as FIRST_PROMPTS
from sztab.games.rok1920.special_events import SPECIAL_EVENTS
from sztab.games.rok1920.units.counters import Side
from sztab.games.rok1920.war import War
from sztab.kernel.box import Box

WARSAW_LIMIT = 5


def warsaw(war: War, side: Side, h: int) -> int | None:
    """6.1: five units may stand in Warsaw, whoever's they are."""
    return WARSAW_LIMIT if h == war.warsaw and h >= 0 else None


COMMON = Chapter(name=in_force.COMMON, events=SPECIAL_EVENTS, prompts=FIRST_PROMPTS, stack_limits=(warsaw,))

CHAPTER_NUMBERS = {
    in_force.COMMON: 0,
    in_force.ARRIVALS: 0,
    in_force.CADRES: 0,
    in_force.REPLACEMENTS: 0,
    in_force.SUPPORT: 0,
    hex_control.CHAPTER.name: 0,
    losses.CHAPTER.name: 0,
    in_force.MORALE: 13,
    in_force.ORDERS: 14,
    in_force.SUPPLY: 15,
}
"""The section of the rulebook that each name stands for; 0: always in force (1.1)."""


def chapters(box: Box) -> tuple[Chapter, ...]:
    """All chapters; the fall of exposed cadres comes last of what a move brings about."""
    return (
        COMMON,
        arrivals.CHAPTER,
        support.chapter(march),
        supply.CHAPTER,
        hex_control.CHAPTER,
        losses.CHAPTER,
    )
