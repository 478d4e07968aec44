"""2.7, 3.4.1: who controls the hexes of the railway between the localities: whoever passed there last.

Localities are in `State.held`; other hexes matter to armoured trains alone (A84), so only those on rails are kept.
"""

from collections.abc import Sequence

from sztab.games.rok1920.chapter_state import ChapterState, mark_row, with_number
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.logistics.railway import railway_hexes
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import AIRCRAFT, ENEMY, SIDES, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members


class HexControl(ChapterState, frozen=True):
    """Who controls the railway between localities."""

    ground: tuple[int, ...] = mark_row("ground-pl", "ground-su")
    """By side, the hexes of the railway that it controls, localities apart (sets of hexes)."""


def held_rails(state: State, side: Side) -> int:
    """The hexes of the railway, localities apart, that a side controls."""
    return state.of[HexControl].ground[side]


def settle_ground(war: War, state: State) -> None:
    """2.7/a, A27: at the start a hex of the railway belongs to whoever holds the nearest locality."""
    held = [0, 0]
    places = [(h, side) for side in SIDES for h in members(state.held[side])]
    for h in members(railway_hexes(war) & ~war.board.localities & war.board.open) if places else ():
        _, side, _ = min((war.board.distance(h, place), side, place) for place, side in places)
        held[side] |= 1 << h
    for side in SIDES:
        state.change(HexControl, ground=with_number(state.of[HexControl].ground, side, held[side]))


def pass_over(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """2.7, A26: every step of a unit takes the hex, but not where enemies still stand; aircraft take nothing."""
    if war.roster.counters[unit].arm == AIRCRAFT:
        return
    side = war.roster.side[unit]
    hexes = bit_set(path) & railway_hexes(war) & ~war.board.localities & ~state.occupied[ENEMY[side]]
    if hexes:
        state.change(
            HexControl, ground=with_number(state.of[HexControl].ground, side, state.of[HexControl].ground[side] | hexes)
        )
        state.change(
            HexControl,
            ground=with_number(
                state.of[HexControl].ground, ENEMY[side], state.of[HexControl].ground[ENEMY[side]] & ~hexes
            ),
        )


def driven(war: War, state: State, unit: Unit, start: int, path: Sequence[int]) -> None:
    pass_over(war, state, unit, path)


CHAPTER = Chapter(name="hex-control", entered=(pass_over,), after_retreat=(driven,))
