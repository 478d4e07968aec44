"""The special chapters of the first edition in the order of its rulebook."""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import SPECIAL_EVENTS
from sztab.games.rok1920.chapters import Chapter, MarchRule
from sztab.games.rok1920.forces import (
    cheka,
    flotilla,
    front_reserves,
    konarmia,
    lithuania,
    lwow,
    motorised,
    no_mans_land,
    sich,
    support,
    ukrainians,
    volunteers,
    whites,
)
from sztab.games.rok1920.logistics import (
    arrivals,
    rail_transport,
    reorganisation,
    replacements,
    secret_concentration,
    supply,
)
from sztab.games.rok1920.moving import pressing_on
from sztab.games.rok1920.politics import coupled_theatres, operations
from sztab.games.rok1920.politics.fronts import CHAPTER as FRONTS
from sztab.games.rok1920.prompts import PROMPTS

COMMON = Chapter(name=in_force.COMMON, events=SPECIAL_EVENTS, prompts=PROMPTS)


def special_chapters(march: MarchRule) -> tuple[Chapter, ...]:
    """All special chapters; a scenario uses those that are in force in it."""
    return (
        COMMON,
        arrivals.CHAPTER,
        replacements.CHAPTER,
        motorised.chapter(march),
        lwow.CHAPTER,
        reorganisation.CHAPTER,
        ukrainians.CHAPTER,
        sich.CHAPTER,
        flotilla.CHAPTER,
        konarmia.CHAPTER,
        supply.CHAPTER,
        FRONTS,
        rail_transport.CHAPTER,
        secret_concentration.CHAPTER,
        operations.CHAPTER,
        support.chapter(march),
        no_mans_land.CHAPTER,
        volunteers.CHAPTER,
        coupled_theatres.CHAPTER,
        whites.CHAPTER,
        front_reserves.CHAPTER,
        lithuania.CHAPTER,
        cheka.CHAPTER,
        pressing_on.CHAPTER,
    )


CHAPTER_NUMBERS = {
    in_force.COMMON: 0,
    in_force.ARRIVALS: 0,
    in_force.CADRES: 13,
    in_force.REPLACEMENTS: 14,
    in_force.MORALE: 15,
    in_force.PRESSING_ON: 15,
    in_force.ORDERS: 16,
    in_force.MOTORISED: 17,
    in_force.LWOW: 18,
    in_force.BRIGADES: 19,
    in_force.UKRAINIANS: 20,
    in_force.SICH: 21,
    in_force.FLOTILLA: 22,
    in_force.KONARMIA: 23,
    in_force.SUPPLY: 25,
    in_force.FRONTS: 26,
    in_force.RAIL: 27,
    in_force.CONCENTRATION: 27,
    in_force.REINFORCEMENTS: 28,
    in_force.OPERATIONS: 29,
    in_force.SUPPORT: 30,
    in_force.NO_MANS_LAND: 32,
    in_force.VOLUNTEERS: 33,
    in_force.COUPLING: 33,
    in_force.WHITES: 34,
    in_force.FRONT_RESERVES: 35,
    in_force.CAVALRY_DIVISION: 36,
    in_force.MOUNTAIN_DIVISION: 37,
    in_force.LITHUANIA: 38,
    in_force.CHEKA: 39,
}
"""The chapter of the rulebook that each name stands for (45 and 46 hang on moral advantage, 15)."""
