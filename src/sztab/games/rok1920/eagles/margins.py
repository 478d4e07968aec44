"""What lies beside the tracks and on the map besides units: markers of Kijów (13.3.3, 19.8.1), of Wilno (21.4), of the
Cheka (17.1.5) and of political priorities (23.5)."""

from collections.abc import Iterator

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.eagles.cheka import ChekaMarkers
from sztab.games.rok1920.eagles.morale import MoraleEvents
from sztab.games.rok1920.eagles.options import priorities
from sztab.games.rok1920.eagles.options.priorities import Priorities
from sztab.games.rok1920.forces import lithuania
from sztab.games.rok1920.forces.ukrainians import Ukrainians
from sztab.games.rok1920.named import UKRAINIAN_DEADLINE
from sztab.games.rok1920.state import State
from sztab.games.rok1920.table.markers import MarkerView
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES, SIDES, SU
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.requests import Seat

NAME = "margins"
KIEV, WILNO, CHEKA, PRIORITY = "kiev", "wilno", "cheka", "priority"
BESIDE_MORALE, UNCHOSEN, CHOSEN, REVEALED = "morale", "unchosen", "chosen", "revealed"


def shown(war: War, state: State, seat: Seat | None) -> Iterator[MarkerView]:
    yield from _kiev(war, state)
    yield from _wilno(war, state)
    for h in members(state.of[ChekaMarkers].at):
        yield MarkerView(SIDE_NAMES[SU], CHEKA, war.board.map.numbers[h], CHEKA)
    yield from _priorities(war, state, seat)


def _kiev(war: War, state: State) -> Iterator[MarkerView]:
    """13.3.3: beside the morale track while its rule works; 19.8.1: before, on the stage by which it has to fall."""
    due = war.edition.named.stages[UKRAINIAN_DEADLINE]
    is_due = war.has(in_force.UKRAINIANS) and not state.of[Ukrainians].kijow_taken and state.stage <= due
    if state.of[MoraleEvents].kiev_effect:
        yield MarkerView(SIDE_NAMES[PL], KIEV, BESIDE_MORALE, KIEV)
    if is_due and not state.of[Ukrainians].gone:
        yield MarkerView(SIDE_NAMES[PL], KIEV, war.edition.stages[due - 1], KIEV)


def _wilno(war: War, state: State) -> Iterator[MarkerView]:
    """21.4: on the stage by whose end the Lithuanians, once at war, have to hold Wilno."""
    if lithuania.status(state) != lithuania.CROSSED or lithuania.holds_wilno(war, state):
        return
    left = lithuania.GRACE - state.of[lithuania.Lithuania].since
    is_over = state.phasing != SU and war.setting.first == SU
    stage = min(state.stage + left + is_over, len(war.edition.stages))
    yield MarkerView(SIDE_NAMES[SU], WILNO, war.edition.stages[stage - 1], WILNO)


def _priorities(war: War, state: State, seat: Seat | None) -> Iterator[MarkerView]:
    """23.5: to be chosen, chosen and face down to the enemy, and then revealed."""
    for side in SIDES if war.has(priorities.NAME) else ():
        own = war.command.side_of(seat) == side
        chosen, revealed = state.of[Priorities].picks[side], state.of[Priorities].revealed[side]
        if not chosen and not revealed:
            yield MarkerView(SIDE_NAMES[side], PRIORITY, UNCHOSEN)
        for number, place in ((chosen, CHOSEN), (revealed, REVEALED)):
            if number:
                is_known = own or place == REVEALED
                name = priorities.CHOICES[side][number - 1] if is_known else ""
                yield MarkerView(SIDE_NAMES[side], PRIORITY, place, name)


CHAPTER = Chapter(name=NAME, markers=(shown,))
