"""What a scenario is about, for the eyes of a bot: the victory rules as weights of places, losses and morale.

A weight of 1 is a victory point where the scenario counts points; where conditions decide it, the weights say how
much each of them is worth on the way there.
"""

from collections.abc import Mapping

from msgspec import Struct

from sztab.games.rok1920.first.scenarios.campaign import EASTERN_CITIES, POLISH_CITIES
from sztab.games.rok1920.forces.lithuania import CAPITAL
from sztab.games.rok1920.map.board import Board
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.units.counters import PL, SU, THEATRES
from sztab.hexmap.bits import members

Places = Mapping[str, float]
PL_THEATRE = THEATRES.index("pl")
DIGIT, LOCALITY = 0.5, 0.1
"""Any place with a digit moves morale (15.4); any place is worth something for supply and rails."""
BROKEN = 3.0
"""G.2: a division of the Western Front that is a cadre or gone."""


class Goals(Struct, frozen=True, kw_only=True):
    """The weights of one scenario."""

    polish: Places = {}
    """Places that are worth something to the Pole while he holds them."""
    red: Places = {}
    strength: tuple[float, float] = (1.0, 1.0)
    """What a strength point of each side is worth to it."""
    division: float = 1.0
    brigade: float = 0.5
    """What a side loses with a unit besides its strength."""
    level: tuple[float, float, float] = (1.5, 1.5, 1.5)
    """Each level of morale, by theatre."""
    saved: float = 0.5
    """A replacement in the pool."""
    entry: float = 0.0
    """A Bolshevik unit that could enter the Polish theatre."""
    poland: float = 0.0
    """Each place in the Polish theatre in Bolshevik hands."""
    broken: float = 0.0


def each(weight: float, *names: str) -> dict[str, float]:
    return dict.fromkeys(names, weight)


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


def goals_of(card: ScenarioCard | None, options: Mapping[str, str]) -> Goals:
    """The goals of a scenario, where it may end in several ways those of the ending that was chosen."""
    if card is None:
        return Goals()
    chosen = options.get("ending", card.endings[0].id)
    victory = next(ending.victory for ending in card.endings if ending.id == chosen)
    return BY_SCENARIO.get(card.id) or BY_RULE.get(victory, CAMPAIGN)


def prizes(goals: Goals, board: Board) -> tuple[dict[int, float], dict[int, float]]:
    """For each side, the hexes that it wants to hold, with their weights."""
    found: tuple[dict[int, float], dict[int, float]] = ({}, {})
    for side, named in ((PL, goals.polish), (SU, goals.red)):
        for h in members(board.localities):
            found[side][h] = LOCALITY + DIGIT * board.digits.get(h, 0) / 2
        for name, weight in named.items():
            if (h := board.place(name)) >= 0:
                found[side][h] = found[side].get(h, 0.0) + weight
    found[PL].pop(board.place(CAPITAL), None)  # 38.2.2: closed to him
    for h in members(board.localities & board.theatres[PL_THEATRE]):
        found[SU][h] += goals.poland
    return found
