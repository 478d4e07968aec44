"""What a scenario is about, for the eyes of a bot: the victory rules as weights of places, losses and morale.

A weight of 1 is a victory point where the scenario counts points; where conditions decide it, the weights say how
much each of them is worth on the way there.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from sztab.games.rok1920.named import LITHUANIAN_CAPITAL
from sztab.games.rok1920.scenarios.victory_table import Counted
from sztab.games.rok1920.units.counters import ENEMY, PL, SU, THEATRES
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members

Places = Mapping[str, float]
PL_THEATRE = THEATRES.index("pl")
STRENGTH = ("lost-strength", "strength-lacking", "strength-lead", "steps-lacking")
"""What a side counts of the enemy's strength: so much is each point worth to him."""
LEVEL = "level"
WEIGHTS = {
    "lost-division": "division",
    "lost-brigade": "brigade",
    "saved-replacement": "saved",
    "entered": "entry",
    "places-in-poland": "poland",
    "broken-division": "broken",
}
"""What a victory counts, and the weight that it is to a bot."""
DIGIT, LOCALITY = 0.5, 0.1
"""Any place with a digit moves morale (15.4); any place is worth something for supply and rails."""


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
    """G.2: a division of the Western Front that is neither a cadre nor gone."""


def goals_of(table: Iterable[Counted]) -> Goals:
    """The weights of a scenario by what its victory counts; what it does not name keeps its usual weight."""
    usual, weights = Goals(), dict[str, float]()
    places: tuple[dict[str, float], dict[str, float]] = ({}, {})
    strength, level = list(usual.strength), list(usual.level)
    for line in table:
        for side in line.sides:
            for name in line.places if line.weight else ():
                places[side][name] = places[side].get(name, 0) + line.weight
            if line.what in STRENGTH:
                strength[ENEMY[side]] = line.weight
        for theatre in line.theatres if line.what.startswith(LEVEL) else ():
            level[theatre] = line.weight
        if line.what in WEIGHTS:
            weights[WEIGHTS[line.what]] = line.weight
    return Goals(
        polish=places[PL],
        red=places[SU],
        strength=(strength[PL], strength[SU]),
        level=(level[0], level[1], level[2]),
        **weights,
    )


def prizes(goals: Goals, war: War) -> tuple[dict[int, float], dict[int, float]]:
    """For each side, the hexes that it wants to hold, with their weights."""
    found: tuple[dict[int, float], dict[int, float]] = ({}, {})
    board = war.board
    for side, named in ((PL, goals.polish), (SU, goals.red)):
        for h in members(board.localities):
            found[side][h] = LOCALITY + DIGIT * board.digits.get(h, 0) / 2
        for name, weight in named.items():
            if (h := board.place(name)) >= 0:
                found[side][h] = found[side].get(h, 0.0) + weight
    found[PL].pop(war.named_hex(LITHUANIAN_CAPITAL), None)  # 38.2.2: closed to him
    for h in members(board.localities & board.theatres[PL_THEATRE]):
        found[SU][h] += goals.poland
    return found
