"""The chapters of Nest of Eagles, with the section of the rulebook that each one stands in."""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import SPECIAL_EVENTS
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.eagles import (
    aircraft,
    allies,
    arrivals,
    cheka,
    front_reserves,
    hex_control,
    joining,
    konarmia,
    lithuania,
    losses,
    margins,
    morale,
    operations,
    polish_rifles,
    rail,
    reorganisation,
    replacements,
    secret,
    sich,
    supply,
    support,
    volunteers,
    withdrawal,
)
from sztab.games.rok1920.eagles.events import EVENTS
from sztab.games.rok1920.eagles.march_costs import march
from sztab.games.rok1920.eagles.options import forced_march
from sztab.games.rok1920.forces import lwow, motorised
from sztab.games.rok1920.prompts import PROMPTS as FIRST_PROMPTS
from sztab.games.rok1920.units.counters import Side
from sztab.games.rok1920.war import War
from sztab.kernel.box import Box

WARSAW_LIMIT = 5


def warsaw(war: War, side: Side, h: int) -> int | None:
    """6.1: five units may stand in Warsaw, whoever's they are."""
    return WARSAW_LIMIT if h == war.warsaw and h >= 0 else None


PROMPTS: dict[str, dict[str, tuple[str, ...]]] = {
    "move": {"fly": (), "surge": ("theatre:text",), "event": ("political:text",), "event-arrival": ("unit",),
        "hidden": ("piece:text",), "split": ("piece:text", "unit"), "dummy": ("unit",), "arrive-hidden": ("unit",),
        "patrol": ("units:unit&",), "group": ("units:unit&",), "reveal": ("piece:text",), "scout": ("unit",),
        "rail-hidden": ("piece:text",), "concentrate-hidden": ("piece:text",),
        "press-on-hidden": ("piece:text", "way:text"),
    },
    "fly-to": {"": ("unit",)},
    "fly-home": {"": ("hex",)},
    "replacements": {
        "join": ("unit", "with:unit"), "cavalry-group": (), "fourth": ("unit",), "cheka-marker": (),
        "patrol": ("units:unit&",), "group": ("units:unit&",), "cover": ("piece:text",), "reveal": ("piece:text",),
    },
    "join-into": {"": ("unit",)},
    "attackers": {"with-partner": ()},
    "join-attack": {"": ("unit",), "done": ()},
    "front-reserve": {"": ("unit",), "no": ()},
    "reserve-cavalry": {"": ("unit",), "no": ()},
    "disband": {"": ("unit",)},
    "volunteer-unit": {"": ("unit",)},
    "to-lwow": {"": ("unit",), "none": ()},
    "recruit": {"": ("unit",), "no": ()},
    "sich-pick": {"": ("unit",)},
    "sich-back": {"": ("unit",)},
    "start-joined": {"": ("unit",), "ready": ()},
    "priority": dict.fromkeys(("silesia", "galicia", "stalin", "third-army", "none"), ()),
    "priority-division": {"": ("unit",)},
    "attack": {"event": ("political:text",), "reveal": ("piece:text",)},
    "start-hidden": {"ready": (), "patrol": ("units:unit&",), "group": ("units:unit&",), "cover": ("piece:text",)},
    "scout": {"": ("hex",), "done": ()},
    "scout-enter": {"enter": (), "stay": ()},
    "play-event": {"": ("political:text",), "no": ()},
    "react": {"": ("political:text",), "no": ()},
    "event-unit": {"": ("unit",)},
    "arrival-plan": {"keep": (), "delay": (), "hasten": ("first:int", "second:int", "third:int")},
    "arrival-decoy": {"": ("stage:text",), "none": ()},
    "volunteer-plan": {"": ("first:text", "second:text", "third:text")},
}  # fmt: skip
"""Shapes of the answers to this edition's own questions."""

COMMON = Chapter(name=in_force.COMMON, events=(*SPECIAL_EVENTS, *EVENTS), prompts=FIRST_PROMPTS, stack_limits=(warsaw,))
QUESTIONS = Chapter(name="questions", prompts=PROMPTS)

ALWAYS = (
    in_force.COMMON, in_force.ARRIVALS, in_force.REINFORCEMENTS, in_force.CADRES, in_force.SUPPORT, in_force.FLOTILLA,
    "questions", margins.NAME, "hex-control", "losses", "aircraft", in_force.PRESSING_ON,
)  # fmt: skip
SECTIONS = {
    **dict.fromkeys(ALWAYS, "0"), "withdrawal": "2.4.1", in_force.FRONTS: "2.5", in_force.RAIL: "9",
    in_force.CONCENTRATION: "9.4", in_force.MORALE: "13", in_force.COUPLING: "13.4", in_force.ORDERS: "14",
    in_force.SUPPLY: "15", in_force.REPLACEMENTS: "17", in_force.OPERATIONS: "17.1.1", "income": "17.1.2",
    in_force.CHEKA: "17.1.5", "reorganisation": "18", "joining": "18.1", in_force.VOLUNTEERS: "19.1",
    in_force.LWOW: "19.4", in_force.MOTORISED: "19.5", "cossacks": "19.6", in_force.WHITES: "19.7",
    in_force.UKRAINIANS: "19.8", "recruiting": "19.9", in_force.KONARMIA: "20.1", in_force.FRONT_RESERVES: "20.2",
    "polish-rifles": "20.3", in_force.SICH: "20.4", in_force.LITHUANIA: "21",
}  # fmt: skip
"""The section of the rulebook that each name stands for; 0: always in force (1.1)."""
CHAPTER_NUMBERS = {name: int(section.split(".")[0]) for name, section in SECTIONS.items()}


def chapters(box: Box) -> tuple[Chapter, ...]:
    """All chapters; the fall of exposed cadres comes last of what a move brings about."""
    return (
        COMMON,
        QUESTIONS,
        joining.CHAPTER,
        arrivals.CHAPTER,
        withdrawal.FLOTILLA,
        motorised.chapter(march),
        support.chapter(march),
        withdrawal.chapter(march),
        lwow.CHAPTER,
        supply.CHAPTER,
        konarmia.FRONTS,
        rail.CHAPTER,
        secret.CHAPTER,
        operations.COUNTING,
        operations.INCOME,
        replacements.CHAPTER,
        reorganisation.CHAPTER,
        cheka.CHAPTER,
        volunteers.CHAPTER,
        allies.UKRAINIANS,
        allies.WHITES,
        allies.RECRUITING,
        allies.COSSACKS,
        konarmia.chapter(box),
        front_reserves.CHAPTER,
        polish_rifles.CHAPTER,
        sich.CHAPTER,
        lithuania.CHAPTER,
        morale.COUPLED,
        morale.CHAPTER,
        forced_march.CHAPTER,
        aircraft.CHAPTER,
        hex_control.CHAPTER,
        margins.CHAPTER,
        losses.CHAPTER,
    )
