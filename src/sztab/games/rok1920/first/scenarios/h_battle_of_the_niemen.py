"""H: The Battle of the Niemen: one theatre, the Suwałki agreement, and victory."""

from msgspec import structs

from sztab.games.rok1920 import marks
from sztab.games.rok1920.chapters import Bar, Chapter, Duty
from sztab.games.rok1920.first.scenarios.d_battle_of_warsaw import supplied_hexes_of
from sztab.games.rok1920.forces.lithuania import PRIZE, is_in_game, is_lithuanian
from sztab.games.rok1920.logistics.supply import unsupplied_units
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.scoring import decide, holds, kept, lacking_strength
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.special_rules import PLAY_AREA_H, SUWALKI
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SEATS, SU, THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Outcome, Refusal

LB = THEATRES.index("lb")
BAND = 2
"""H.1: hexes of the UA theatre fewer than three from the others."""
FIRST_DLB = "pl-1dlb"


def area(war: War) -> int:
    """H.1: the PL and LB theatres and the strip of the UA theatre beside them."""
    regions = war.board.map.regions
    near = regions.get("pl", 0) | regions.get("lb", 0)
    for _ in range(BAND):
        near |= war.board.around(near)
    return near & war.board.open


def closed(war: War, state: State, unit: Unit) -> int:
    """H.1: nobody leaves the area by choice."""
    return war.board.open & ~area(war)


def duty(war: War, state: State, unit: Unit) -> int:
    return area(war)


def peace(war: War, state: State, unit: Unit, target: int) -> Refusal | None:
    """H.3: Poles do not attack Lithuanians who have not attacked them; 1 DLB may attack Wilno."""
    if war.roster.side[unit] != PL or marks.get(state, marks.LITHUANIANS_ATTACKED):
        return None
    defenders = state.stacks.get(target, ())
    if not defenders or not is_lithuanian(war, defenders[0]):
        return None
    if war.roster.ids[unit] == FIRST_DLB and target == war.board.place(PRIZE):
        return None
    return Refusal(SUWALKI, "suwalki")


def supplied_strength(war: War, state: State, side: int) -> int:
    """H.6.3: strength points of a side's supplied units."""
    hungry = set(unsupplied_units(war, state, side))
    units = (u for u in war.roster.of_side[side] if state.at[u] >= 0 and u not in hungry)
    return sum(war.strength(state, u) for u in units)


def lithuanians_hold(war: War, state: State, name: str) -> bool:
    """H.6.2, amb-137: the Lithuanians are in the game, and were the last in a place."""
    h = war.board.place(name)
    return h >= 0 and is_in_game(state) and marks.has(state, marks.LITHUANIAN_PLACES, h)


def verdict(war: War, state: State, when: str) -> Outcome | None:
    """H.6: points; but more supplied strength is a Bolshevik victory (H.6.1, H.6.2/a-c, H.6.3)."""
    if when != "end":
        return None
    grodno = war.board.place("Grodno")
    polish = [
        ("H.6.1", 5 * holds(war, state, PL, "Wilno") + 3 * holds(war, state, PL, "Mińsk")
         + 2 * holds(war, state, PL, "Święciany", "Mołodeczno", "Słuck", "Łuniniec")),
    ]  # fmt: skip
    red = [
        ("H.6.2/a", lacking_strength(war, state, PL)),
        ("H.6.2/b", 3 * (supplied_hexes_of(war, state, SU) >> grodno & 1 if grodno >= 0 else 0)),
        ("H.6.2/c", 3 * lithuanians_hold(war, state, "Suwałki")),
    ]
    by_points = decide({PL: kept(polish), SU: kept(red)}, "H.6")
    if supplied_strength(war, state, SU) > supplied_strength(war, state, PL):
        return Outcome(SEATS[SU], "win", "stronger", "H.6.3", by_points.score)
    return by_points


OWN = Chapter(
    name="niemen",
    bars=(Bar(PLAY_AREA_H, "play-area", closed),),
    duties=(Duty(PLAY_AREA_H, "duty-play-area", duty),),
    attack_bars=(peace,),
    verdicts=(verdict,),
)


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    return structs.replace(
        setting,
        own=(OWN,),
        raised=("reserve",),
        theatre=LB,
        replacement_cap=True,
        front_changes={"su-17dk": "west"},
        wilno_units=(FIRST_DLB,),
    )
