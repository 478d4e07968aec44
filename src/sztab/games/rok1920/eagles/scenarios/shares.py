"""22.2, S3.P-S7.P, S9.P: which of the two Bolshevik players has won, where their side has not lost."""

from collections.abc import Callable, Sequence

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter, For, reds
from sztab.games.rok1920.eagles.cards import EaglesCard
from sztab.games.rok1920.eagles.named import SECOND_CITY
from sztab.games.rok1920.eagles.scenarios.verdicts import BROKEN
from sztab.games.rok1920.eagles.supply import has_supply
from sztab.games.rok1920.eagles.three_players import NAME, Glory, Share, ThreePlayers, examined, holder_at_end
from sztab.games.rok1920.eagles.withdrawal import poland
from sztab.games.rok1920.named import RECEPTION
from sztab.games.rok1920.politics.fronts import LB, PL_THEATRE, UA, belonging, front_of
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.scenarios.continuous_front import polish_cities
from sztab.games.rok1920.scenarios.scoring import LwowHeld, holds
from sztab.games.rok1920.scenarios.victory_table import Counted
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import FRONTS, SU, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Seat

TAKER = {RECEPTION: "warsaw_taker", SECOND_CITY: "lwow_taker"}
"""Who took each city last (`Glories`)."""
OWN_THEATRE = {"west": LB, "southwest": UA}
TACTICAL, STRATEGIC = "tactical", "strategic"


class Glories(ChapterState, frozen=True):
    """22.2: whose unit did what."""

    warsaw_taker: int = mark("warszawa-taker")
    lwow_taker: int = mark("lwow-taker")
    """1 and the number of the front whose unit took the city last."""
    first_in_poland: int = mark("first-in-poland")
    """S3.P: 1 and the number of the front whose unit was the first in the Polish theatre."""


def _leader(war: War, state: State, unit: Unit) -> int:
    return FRONTS.index(war.command.leader(war, state, unit))


def note_taker(war: War, state: State, unit: Unit, h: int) -> None:
    """S3.P, S6.P, S9.P: whose unit takes Warsaw or Lwów."""
    if reds(war, unit):
        for place, name in TAKER.items():
            if h == war.named_hex(place):
                state.change(Glories, **{name: 1 + _leader(war, state, unit)})


def note_entry(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """S3.P: whose unit is the first in the Polish theatre (Lithuanians are none)."""
    is_first = not state.of[Glories].first_in_poland and war.roster.counters[unit].nation == "su"
    if is_first and war.board.theatres[PL_THEATRE] & bit_set(path):
        state.change(Glories, first_in_poland=1 + _leader(war, state, unit))


def first_honour(war: War, state: State, unit: Unit) -> list[int]:
    """S3.P: the Polish theatre, while nobody has been the first there."""
    is_open = not state.of[Glories].first_in_poland and war.roster.counters[unit].nation == "su"
    return [poland(war)] if is_open else []


def note_retreat(war: War, state: State, unit: Unit, start: int, path: Sequence[int]) -> None:
    if reds(war, unit):
        note_entry(war, state, unit, path)


CHAPTER = Chapter(
    name=NAME,
    taken_by=(note_taker,),
    consequences_of_entering=(For(reds, first_honour, poland),),
    entered=(For(reds, note_entry),),
    after_retreat=(note_retreat,),
)


def noted(state: State, name: str) -> Seat:
    """The player of whom something was noted; of nobody: who has precedence."""
    number: int = getattr(state.of[Glories], name)
    return FRONTS[number - 1] if number else holder_at_end(state)


# Points of a player's own.


def _held(war: War, state: State, front: str, entry: Counted) -> int:
    return holds(war, state, SU, *entry.places)


def _levels(war: War, state: State, front: str, entry: Counted) -> int:
    return level(war, state, OWN_THEATRE[front], SU)


def _in_poland(war: War, state: State, front: str, entry: Counted) -> int:
    there = war.board.theatres[PL_THEATRE]
    divisions = (u for u in belonging(war, state, front) if war.roster.is_division[u] and state.at[u] >= 0)
    return sum(there >> state.at[u] & 1 and has_supply(war, state, u) for u in divisions)


COUNTS: dict[str, Callable[[War, State, str, Counted], int]] = {
    "held": _held,
    "level-in-its-theatre": _levels,
    "supplied-division-in-poland": _in_poland,
}


def own_points(war: War, state: State, table: Sequence[Counted]) -> dict[str, int]:
    """What each of them has by himself."""
    found = dict.fromkeys(FRONTS, 0)
    for entry in table:
        found[entry.side] += entry.points * COUNTS[entry.what](war, state, entry.side, entry)
    return found


def by_own_points(card: EaglesCard) -> Share:
    """S3.P: of the two who have won by points together, only the one with more of his own, or of equals the one with
    precedence; what ended the game at once is his whose unit did it. S4.P: each who has enough; if neither has, the one
    with precedence."""

    def share(war: War, state: State, outcome: Outcome) -> Glory:
        if outcome.reason == "lwow-taken":
            return Glory((noted(state, TAKER[SECOND_CITY]),))
        if outcome.reason == "poland-entered":
            return Glory((noted(state, "first_in_poland"),))
        points = own_points(war, state, card.own_points)
        if outcome.winner is None:
            return Glory((), points)
        least = card.own_least or max(points.values())
        best = tuple(front for front in FRONTS if points[front] >= least)
        shared = bool(card.own_least) and bool(best)
        return Glory(best if shared or len(best) == 1 else (holder_at_end(state),), points)

    return share


def of_warsaw(war: War, state: State, outcome: Outcome) -> Glory:
    """S6.P"""
    if outcome.reason == "warsaw-taken":
        return Glory((noted(state, TAKER[RECEPTION]),))
    if outcome.level == STRATEGIC:
        return Glory(FRONTS)
    has_lwow = (
        holds(war, state, SU, *war.edition.named.places[SECOND_CITY])
        and noted(state, TAKER[SECOND_CITY]) == "southwest"
    )
    return Glory(("southwest",) if has_lwow else (holder_at_end(state),))


def of_the_miracle(war: War, state: State, outcome: Outcome) -> Glory:
    """S7.P: the West has kept its divisions; the South-West has been in Lwów."""
    done = (outcome.score["broken"] < BROKEN, bool(state.of[LwowHeld].lost))
    return Glory(tuple(front for front, is_done in zip(FRONTS, done) if is_done))


def of_the_campaign(war: War, state: State, outcome: Outcome) -> Glory:
    """S5.P, S9.P"""
    if outcome.reason == "warsaw-taken":
        return Glory((noted(state, TAKER[RECEPTION]),))
    if outcome.reason == "five-cities":
        return Glory((in_most_cities(war, state),))
    return Glory(FRONTS if outcome.level == STRATEGIC else (holder_at_end(state),))


def in_most_cities(war: War, state: State) -> Seat:
    """S9.P: whose units stand in more of the five cities; of equals, who has precedence now that the player-turn ends
    (22.2/a)."""
    found = dict.fromkeys(FRONTS, 0)
    for h in members(polish_cities(war)):
        for front in {front_of(war, state, unit) for unit in state.stacks.get(h, ())} & set(FRONTS):
            found[front] += 1
    west, southwest = (found[front] for front in FRONTS)
    return FRONTS[examined(war, state) if west == southwest else int(southwest > west)]


OTHERS: dict[str, tuple[Share, str]] = {
    "S6.V": (of_warsaw, "S6.P"),
    "S7.V": (of_the_miracle, "S7.P"),
    "S9.V": (of_the_campaign, "S9.P"),
}


def commanders(card: EaglesCard, victory: str) -> ThreePlayers:
    """22: the players of a scenario that is judged by a rule of victory."""
    share, rule = OTHERS.get(victory) or (by_own_points(card), victory.replace("V", "P"))
    return ThreePlayers(share, rule)
