"""What the victory rules of the first edition's scenarios are worth to a bot on the way."""

from sztab.games.rok1920.bot.goals import Goals, each
from sztab.games.rok1920.first.scenarios.campaign import EASTERN_CITIES, POLISH_CITIES
from sztab.games.rok1920.scenarios.cards import ScenarioCard

BROKEN = 3.0
"""G.2: a division of the Western Front that is a cadre or gone."""

SMOLENSK = Goals(
    polish=each(2, "Orsza", "Mohylew", "Witebsk"),
    red={
        "Wilno": 10, "Mińsk": 5, "Kalenkowicze": 5,
        **each(2, "Borysów", "Bobrujsk", "Święciany", "Mołodeczno", "Głębokie"),
    },
    division=2.0,
    brigade=1.0,
)  # fmt: skip
KIEV = Goals(
    polish={"Kijów": 10, "Żytomierz": 3},
    red={"Lwów": 40, **each(4, "Równe", "Tarnopol")},
    level=(0, 5, 0),
    saved=0.9,
)
SPRING = Goals(
    polish={"Kijów": 5, "Bobrujsk": 2, "Żłobin": 2, "Kalenkowicze": 2},
    red={"Lwów": 40, "Wilno": 10, "Równe": 5},
    level=(5, 5, 5),
    saved=0.9,
    entry=40,
)
WARSAW = Goals(red={"Warszawa": 60, "Lwów": 12}, level=(9, 2, 2), poland=0.8)
CAVALRY_ARMY = Goals(
    red={"Lwów": 10, "Wilno": 5, **each(2, "Mińsk", "Grodno", "Równe")},
    strength=(0.8, 1.0),
    level=(1.5, 5, 5),
    poland=0.5,
)
MIRACLE = Goals(red={"Warszawa": 8, "Lwów": 15}, strength=(0.8, 0.8), broken=BROKEN)
NIEMEN = Goals(
    polish={"Wilno": 5, "Mińsk": 3, **each(2, "Święciany", "Mołodeczno", "Słuck", "Łuniniec")},
    red=each(3, "Grodno", "Suwałki"),
    strength=(1.5, 0.5),
    division=0.5,
    brigade=0.3,
)
CAMPAIGN = Goals(
    polish=each(4, *EASTERN_CITIES),
    red={"Warszawa": 60, **each(5, *POLISH_CITIES), "Lwów": 10},
    level=(3, 4, 4),
    poland=0.4,
)
BY_RULE = {"D.4": WARSAW, "E.2": CAVALRY_ARMY, "40.2": CAMPAIGN}
BY_SCENARIO = {"A": SMOLENSK, "B": KIEV, "C": SPRING, "G": MIRACLE, "H": NIEMEN}


def goals_of(card: ScenarioCard, victory: str) -> Goals:
    """The goals of a scenario that is judged by this rule."""
    return BY_SCENARIO.get(card.id) or BY_RULE.get(victory, CAMPAIGN)
