"""22: a game for three: one player leads the Poles, two the Bolshevik fronts, and one of these has precedence."""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise

from msgspec import UNSET, Struct, structs

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.eagles.events import PrecedenceSet
from sztab.games.rok1920.eagles.named import LINE
from sztab.games.rok1920.eagles.rules import PRECEDENCE_BY_MORALE, PRECEDENCE_IN_POLAND
from sztab.games.rok1920.forces.front_reserves import FORMATION
from sztab.games.rok1920.politics.fronts import LB, PL_THEATRE, UA, front_of
from sztab.games.rok1920.state import AWAY, State
from sztab.games.rok1920.units.counters import CADRE, FRONTS, PL, SIDE_NAMES, SU, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.hexmap.layout import Layout
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Seat

NAME = "three-players"
SEATS: tuple[Seat, ...] = (SIDE_NAMES[PL], *FRONTS)
ON_THE_LINE = 1e-6
CAVALRY_DIVISION, ELITE_CAVALRY_DIVISION = 2, 3


class Precedence(ChapterState, frozen=True):
    """22.1/e"""

    holder: int = mark("precedence")
    """22.1/e: 1 and the number of the front whose player has precedence; 0: not looked at yet."""
    at_end: int = mark("precedence-at-end")
    """22.2/a: the same at the end of the last Bolshevik player-turn."""


class Glory(Struct, frozen=True):
    """22.2: which of the Bolshevik players have won, and what each has done for it by himself."""

    seats: tuple[Seat, ...]
    score: dict[str, int] = {}


Share = Callable[[War, State, Outcome], Glory]
"""22.2: who of the Bolshevik players wins, by how it ended for the side; it is asked when the Poles have not won."""


class ThreePlayers:
    """22.1/b, 22: the Poles have one player, each front of the Bolsheviks has one."""

    seats = SEATS

    def __init__(self, share: Share, rule: str) -> None:
        self.share = share
        self.rule = rule

    def side_of(self, seat: Seat | None) -> Side | None:
        if seat == SIDE_NAMES[PL]:
            return PL
        return SU if seat in FRONTS else None

    def players(self, war: War, state: State, side: Side) -> tuple[Seat, ...]:
        if side == PL:
            return SEATS[:1]
        return FRONTS if holder(state) == 0 else FRONTS[::-1]

    def leader(self, war: War, state: State, unit: Unit) -> Seat:
        """Units of no front (21: Lithuanians), and reserve divisions until they are placed (22.1/d), are led by who has
        precedence."""
        counter = war.roster.counters[unit]
        if counter.side == PL:
            return SEATS[0]
        is_placed = state.at[unit] != AWAY or counter.formation != FORMATION
        return (front_of(war, state, unit) if is_placed else "") or FRONTS[holder(state)]

    def of_front(self, front: str) -> Seat:
        return front

    def credit(self, war: War, state: State, outcome: Outcome) -> Outcome:
        """22.2: what the Bolsheviks have won is one commander's, or both's."""
        if outcome.winner == SIDE_NAMES[PL]:
            return outcome
        glory = self.share(war, state, outcome)
        score = {**outcome.score, **glory.score}
        if not glory.seats:
            return structs.replace(outcome, winner=None, score=score)
        level = outcome.level if outcome.winner is not None else "win"
        also = glory.seats[1:] or UNSET
        return structs.replace(outcome, winner=glory.seats[0], also=also, level=level, rule=self.rule, score=score)


def holder(state: State) -> int:
    """The number of the front whose player has precedence; at first the West's (A77)."""
    return max(0, state.of[Precedence].holder - 1)


def holder_at_end(state: State) -> Seat:
    """22.2/a: who had it at the end of the last Bolshevik player-turn."""
    noted = state.of[Precedence].at_end
    return FRONTS[noted - 1 if noted else holder(state)]


def examined(war: War, state: State) -> int:
    """22.1, 22.1/a, A77: who has precedence as things stand; between equals it stays where it is."""
    measured = in_the_west(war, state) if in_poland(state) else (state.morale[LB], state.morale[UA])
    if measured[0] == measured[1]:
        return holder(state)
    return int(measured[1] < measured[0])


def in_poland(state: State) -> bool:
    """A77: play is in the Polish theatre while its marker is on the track."""
    return bool(state.markers >> PL_THEATRE & 1)


def in_the_west(war: War, state: State) -> tuple[int, int]:
    """22.1/a: what each front has west of the line."""
    hexes = west_of_line(war)
    weights = [0, 0]
    for unit in war.roster.of_side[SU]:
        h, front = state.at[unit], front_of(war, state, unit)
        if h >= 0 and hexes >> h & 1 and front and state.level[unit] != CADRE:
            weights[FRONTS.index(front)] += weight(war, state, unit)
    return weights[0], weights[1]


def weight(war: War, state: State, unit: Unit) -> int:
    """22.1/a: a cavalry division counts for two units, an elite one for three."""
    if not (war.roster.is_cavalry[unit] and war.roster.is_division[unit]):
        return 1
    return ELITE_CAVALRY_DIVISION if war.is_elite(state, unit) else CAVALRY_DIVISION


@lru_cache(maxsize=64)
def west_of_line(war: War) -> int:
    """22.1/a: the hexes whose centres lie west of the line; beyond its ends it goes on to the north and the south."""
    layout = Layout(war.board.map.grid.orientation)
    centres = [layout.centre(hex) for hex in war.board.map.hexes]
    line = war.named_hexes(LINE)
    corners = [centres[h] for h in line if h >= 0]
    if len(corners) < len(line):
        return 0
    return bit_set(h for h, (x, y) in enumerate(centres) if x < _line_at(corners, y) - ON_THE_LINE)


def _line_at(corners: list[tuple[float, float]], y: float) -> float:
    """How far east the line lies at a latitude."""
    if y <= corners[0][1]:
        return corners[0][0]
    for (x, above), (other, below) in pairwise(corners):
        if y <= below:
            return x + (other - x) * (y - above) / (below - above)
    return corners[-1][0]


def begin_turn(war: War, state: State) -> None:
    """22.1/e: precedence is looked at when a Bolshevik player-turn begins."""
    if state.phasing == SU:
        found = examined(war, state)
        state.change(Precedence, holder=1 + found)
        rule = PRECEDENCE_IN_POLAND if in_poland(state) else PRECEDENCE_BY_MORALE
        state.events.append(PrecedenceSet(front=FRONTS[found], rule=rule))


def end_turn(war: War, state: State) -> None:
    """22.2/a: and, for the victory, when it ends."""
    if state.phasing == SU:
        state.change(Precedence, at_end=1 + examined(war, state))
