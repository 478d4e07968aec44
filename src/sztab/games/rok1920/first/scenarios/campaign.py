"""40: the campaign: armistice, three levels of victory, and the test of a continuous front."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import structs

from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.command import player
from sztab.games.rok1920.first.scenarios.d_battle_of_warsaw import RAISED, note_lwow, supplied_hexes_of
from sztab.games.rok1920.logistics.supply_search import end_of
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.scoring import holds
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.special_rules import ARMISTICE
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import PL, SEATS, SU, THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.hexmap.ways import ways
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Steps, choose

PL_THEATRE, UA, LB = (THEATRES.index(name) for name in ("pl", "ua", "lb"))
CRUSHING, STRATEGIC, TACTICAL = "crushing", "strategic", "tactical"
ARMISTICE_STAGE, FRONT_STAGE = "10.X", "1.VIII"
EASTERN_CITIES = ("Wilno", "Mińsk", "Kijów")
POLISH_CITIES = ("Kraków", "Lwów", "Lublin", "Łódź", "Toruń")


def is_from(war: War, state: State, stage: str) -> bool:
    return state.stage >= war.edition.stages.index(stage) + 1


def has_continuous_front(war: War, state: State) -> bool:
    """40.2.1, amb-103: from the east one cannot come to the west edge without meeting a unit of the Polish player or
    crossing one of his control lines; and Wilno, Mińsk and Kijów, all occupied, lie on the far side or in the line
    itself: from them one can go to the west without touching what the enemy can reach."""
    board, occupied = war.board, state.occupied[PL]
    cities = [board.place(name) for name in EASTERN_CITIES]
    if any(h < 0 or not occupied >> h & 1 for h in cities):
        return False
    reached = _flood(war, "east-edge", board.open & ~occupied, control_lines(war, state, PL) | board.borders)
    west = end_of(board, "west-edge")
    behind = _flood(war, "west-edge", board.open & ~reached, board.borders)
    return not reached & west and not bit_set(cities) & ~behind


def _flood(war: War, edge: str, hexes: int, barred: int) -> int:
    """All of these hexes that one can come to from an edge of the board without crossing these sides."""
    passable = ways(war.board.map, into=hexes, out_of=hexes, barred=barred)
    return int(passable.flood(end_of(war.board, edge) & hexes))


@lru_cache(maxsize=64)
def polish_cities(war: War) -> int:
    """40.2.4: the five great cities; a map without all of them has one that nobody can occupy."""
    hexes = [war.board.place(name) for name in POLISH_CITIES]
    return bit_set(h if h >= 0 else war.board.size for h in hexes)


def crushing(war: War, state: State) -> Outcome | None:
    """40.2.4: Warsaw taken, or five great cities occupied at once."""
    if holds(war, state, SU, "Warszawa"):
        return Outcome(SEATS[SU], CRUSHING, "warsaw-taken", "40.2.4")
    if not polish_cities(war) & ~state.occupied[SU]:
        return Outcome(SEATS[SU], CRUSHING, "five-cities", "40.2.4")
    return None


def standing(war: War, state: State) -> Outcome:
    """40.2: who would have won if the game ended now, from the highest level down (amb-101, amb-102)."""
    if (found := crushing(war, state)) is not None:
        return found
    is_free = not supplied_hexes_of(war, state, SU) & war.board.theatres[PL_THEATRE]
    lowest = min(level(war, state, theatre, PL) for theatre in (UA, LB))
    if is_free and lowest == 2:
        return Outcome(SEATS[PL], STRATEGIC, "morale-in-the-east", "40.2.2")
    if level(war, state, PL_THEATRE, SU) >= 1 and holds(war, state, SU, "Lwów"):
        return Outcome(SEATS[SU], STRATEGIC, "lwow-and-morale", "40.2.5")
    if is_free and lowest == 1:
        return Outcome(SEATS[PL], TACTICAL, "morale-in-the-east", "40.2.3")
    return Outcome(SEATS[SU], TACTICAL, "nothing-decided", "40.2.6")


def verdict(war: War, state: State, when: str) -> Outcome | None:
    """40.2: a crushing victory ends the game at once; the rest is judged at its end (40.2.2-6)."""
    if (found := crushing(war, state)) is not None:
        return found
    is_time = when == "turn-start" and state.phasing == PL and is_from(war, state, FRONT_STAGE)
    if is_time and has_continuous_front(war, state):
        return Outcome(SEATS[PL], CRUSHING, "continuous-front", "40.2.1")
    return standing(war, state) if when == "end" else None


def armistice(war: War, state: State) -> Steps[None]:
    """40.1: from 10.X on the player who is losing may end the game at the start of his player-turn."""
    if is_from(war, state, ARMISTICE_STAGE):
        result = standing(war, state)
        if result.winner != SEATS[state.phasing]:
            about = {"winner": result.winner or "", "level": result.level}
            answer = yield from choose(
                player(war, state, state.phasing), "armistice", ("fight", "end"), rule=ARMISTICE, about=about
            )
            if answer == "end":
                state.outcome = result
                return
    advance(state)


def entered(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """40.2, 40.2.4: a crushing victory ends the game at once, also by a step back into a city that is held already."""
    if war.roster.side[unit] == SU:
        state.outcome = state.outcome or crushing(war, state)


VICTORY = Chapter(
    name="campaign",
    entered=(entered,),
    taken=(note_lwow,),
    verdicts=(verdict,),
)


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    return structs.replace(setting, own=(VICTORY,), raised=RAISED)
