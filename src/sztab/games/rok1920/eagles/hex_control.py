"""2.7, 3.4.1: who controls the hexes of the railway between the localities: whoever passed there last.

Localities are in `State.held`; other hexes matter to armoured trains alone (A84), so only those on rails are kept.
"""

from collections.abc import Sequence
from functools import lru_cache

from sztab.games.rok1920.chapter_state import ChapterState, mark_row, with_number
from sztab.games.rok1920.chapters import Chapter, For, also_driven, anyone
from sztab.games.rok1920.logistics.railway import railway_hexes
from sztab.games.rok1920.state import ELIMINATED, State
from sztab.games.rok1920.units.counters import AIRCRAFT, ENEMY, SIDES, TRAIN, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set


class HexControl(ChapterState, frozen=True):
    """Who controls the railway between localities."""

    drops_offers = False
    ground: tuple[int, ...] = mark_row("ground-pl", "ground-su")
    """By side, the hexes of the railway that it controls, localities apart (sets of hexes)."""


def held_rails(state: State, side: Side) -> int:
    """The hexes of the railway, localities apart, that a side controls."""
    return state.of[HexControl].ground[side]


def settle_ground(war: War, state: State) -> None:
    """2.7/a, A27: at the start a hex of the railway belongs to whoever holds the nearest locality."""
    held, left = [0, 0], railway_hexes(war) & ~war.board.localities & war.board.open
    near, before = state.held, [0, 0]
    while left and near != before:  # ring by ring around the localities of both; between equals the Pole's
        for side in SIDES:
            held[side] |= left & near[side]
            left &= ~near[side]
        near, before = [hexes | war.board.around(hexes) for hexes in near], near
    for side in SIDES:
        state.change(HexControl, ground=with_number(state.of[HexControl].ground, side, held[side]))


@lru_cache(maxsize=64)
def ground_between(war: War) -> int:
    """The hexes of the railway between the localities."""
    return railway_hexes(war) & ~war.board.localities


def pass_over(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """2.7, A26: every step of a unit takes the hex, but not where enemies still stand; aircraft take nothing."""
    side = war.roster.side[unit]
    ground = state.of[HexControl].ground
    hexes = bit_set(path) & ground_between(war) & (~ground[side] | ground[ENEMY[side]])
    if not hexes or war.roster.counters[unit].arm == AIRCRAFT:
        return
    if hexes := hexes & ~state.occupied[ENEMY[side]]:
        ground = with_number(ground, side, ground[side] | hexes)
        ground = with_number(ground, ENEMY[side], ground[ENEMY[side]] & ~hexes)
        state.change(HexControl, ground=ground)
        if state.offers is not None:  # a train on a hex that is too full may have got a way out, so that it has to go
            state.offers.units_may_end = False


def takes_ground(war: War, unit: Unit) -> bool:
    """Trains do not pass what the enemy controls (A84), aircraft do not march."""
    return war.roster.counters[unit].arm not in (AIRCRAFT, TRAIN)


def rails_to_take(war: War, state: State, side: Side) -> int:
    """The hexes of the railway that a side does not control."""
    return ground_between(war) & ~state.of[HexControl].ground[side]


def trains_ride(war: War, state: State) -> bool:
    """A84: control of a hex of the railway matters to armoured trains alone: there are some, or they can be rebuilt."""
    for unit in trains(war):  # noqa: SIM110 - asked at every march
        if state.at[unit] >= 0 or state.at[unit] == ELIMINATED:
            return True
    return False


@lru_cache(maxsize=64)
def trains(war: War) -> tuple[Unit, ...]:
    return tuple(war.roster.where(arm=TRAIN))


def ground_to_take(war: War, state: State, unit: Unit) -> int:
    """2.7: each locality that would change hands, and each hex of the railway."""
    side = war.roster.side[unit]
    held, foes, control, last = state.held[side], state.occupied[ENEMY[side]], state.of[HexControl], _last_ground(war)
    was_held, were_foes, was_control, places, ground = last[side]
    if held is not was_held or foes is not were_foes or control is not was_control:
        places = war.board.localities & ~(held | foes)
        ground = places | control.ground[ENEMY[side]] & ~foes  # `held_rails`
        last[side] = held, foes, control, places, ground
    return ground if trains_ride(war, state) else places


@lru_cache(maxsize=64)
def _last_ground(war: War) -> list[tuple[int, int, HexControl, int, int]]:
    """What was found last for a side, without and with the railway, and what it was found from."""
    return [(-1, -1, HexControl(), 0, 0)] * len(SIDES)


CHAPTER = Chapter(
    name="hex-control",
    to_take=(rails_to_take,),
    consequences_of_entering=(For(takes_ground, ground_to_take, of_ground=True),),
    entered=(For(anyone, pass_over, ground_between, scattered=True, of_ground=True),),
    after_retreat=(also_driven(pass_over),),
)
