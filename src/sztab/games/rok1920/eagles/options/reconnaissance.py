"""23.1.3: units that find out what stands under the enemy's markers."""

from collections.abc import Sequence

from sztab.games.rok1920.chapter_state import ChapterState, mark, mark_row, with_member, with_number
from sztab.games.rok1920.chapters import Action
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.eagles.options import hidden_units as hidden
from sztab.games.rok1920.eagles.options.hidden_units import GROUPS, HiddenUnits, first_of, pieces
from sztab.games.rok1920.eagles.options.revealing import reveal
from sztab.games.rok1920.eagles.rules import SCOUT, SCOUT_ENTERS, SCOUT_FOUND, SCOUT_NEVER, SCOUT_REVEALED
from sztab.games.rok1920.events import Moved
from sztab.games.rok1920.fighting.pursuit import ENTRY_ONLY
from sztab.games.rok1920.moving.march_refusals import refusal_mover
from sztab.games.rok1920.moving.movement_phase import advance_unit
from sztab.games.rok1920.moving.reach import allowance, closed_to, march_of
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.politics.operations import count_one
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn.sequence import RUNNING
from sztab.games.rok1920.units.counters import (
    AIRCRAFT,
    ARTILLERY,
    CAR,
    ENEMY,
    FRONTS,
    PL,
    TANK,
    TRAIN,
    Side,
    Unit,
)
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Steps, choose

TAG, DONE, ENTER, STAY = "scout", "done", "enter", "stay"
ALL = 6


class Scouting(ChapterState, frozen=True):
    """23.1.3: a unit that reveals."""

    unit: int = mark("scout")
    """The unit that reveals, and 1."""
    left: int = mark("scout-left")
    """How many hexes it may still reveal."""
    points: int = mark("scout-points")
    """The march points that it has left, and 1."""
    has_moved: int = mark("scout-moved")
    """1: it has moved, so it pays for the hex that it reveals."""
    empty: int = mark("scout-empty")
    """23.1.3/i: the hex that held only dummies, and 1."""
    counted: tuple[int, ...] = mark_row("scout-counted-pl", "scout-counted-su")
    earlier: tuple[int, ...] = mark_row("scout-earlier-pl", "scout-earlier-su")
    """23.1.3/j, 23.1.3/k: by side, the theatres or fronts for which revealing counts as an attack in this player-turn,
    or will in the side's next one (sets)."""


def hexes_revealed(war: War, state: State, unit: Unit) -> int:
    """23.1.3/d-23.1.3/g: how many hexes a unit that does not move may reveal; 23.1.3/l: 0, it cannot."""
    arm, level = war.roster.counters[unit].arm, state.level[unit]
    if arm in (TANK, ARTILLERY, AIRCRAFT):
        return 0
    if arm in (CAR, TRAIN):
        return 1
    found = 2 if war.roster.is_cavalry[unit] else 1
    if war.is_elite(state, unit):
        return ALL if war.roster.is_cavalry[unit] else 3
    return found + war.roster.lines[unit][level]


def hidden_hexes(war: War, state: State, side: Side) -> int:
    """The hexes on which a side has hidden units."""
    return bit_set(state.at[first_of(units)] for _, units in pieces(state, side))


def in_sight(war: War, state: State, unit: Unit) -> int:
    """23.1.3/a: the hexes beside a unit with hidden enemies."""
    side = war.roster.side[unit]
    return war.board.masks[state.at[unit]] & hidden_hexes(war, state, ENEMY[side])


def affordable(war: War, state: State, unit: Unit, h: int, points: int) -> bool:
    """23.1.3/b: could it enter the hex with these points, if enemy lines did not count (A02: 7.1)?"""
    here = state.at[unit]
    cases = war.marches[unit].table[6 * here + war.board.direction(here, h)]
    if cases is None:
        return False
    step = cases[2 * (state.began >> h & 1)]
    return step.refusal is None and not step.whole and step.points <= points


def targets(war: War, state: State, unit: Unit) -> list[int]:
    """The hexes that the scout may reveal now."""
    found, points = members(in_sight(war, state, unit)), state.of[Scouting].points - 1
    if not state.of[Scouting].has_moved:
        return found
    return [h for h in found if affordable(war, state, unit, h, points)]


def is_reserve_phase(war: War, state: State) -> bool:
    return state.window == RUNNING and war.steps[state.step].name.endswith("-window")


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    """23.1.3/a, 23.1.3/m: reserves that have not moved, units of a Group too; never a Patrol (23.1.3/l)."""
    if not is_reserve_phase(war, state) or not state.of[HiddenUnits].units[ENEMY[side]]:
        return ()
    grouped = [
        u
        for marker, units in pieces(state, side)
        if marker in GROUPS and state.of[HiddenUnits].movers >> first_of(units) & 1
        for u in members(units)
    ]
    units = [*state.movers, *grouped]
    return [(TAG, u) for u in units if hexes_revealed(war, state, u) and in_sight(war, state, u)]


def against_scouting(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """23.1.3/a, 23.1.3/l: why a unit reveals nobody."""
    unit = answer[1]
    if not is_reserve_phase(war, state):
        return Refusal(SCOUT, "scouts-in-reserve-phase")
    marker = hidden.marker_of(war, state, unit)
    if not hexes_revealed(war, state, unit) or (marker and marker not in GROUPS):
        return Refusal(SCOUT_NEVER, "never-scouts")
    if unit not in state.movers and not marker:
        return refusal_mover(war, state, unit)
    return Refusal(SCOUT, "nobody-hidden-beside") if not in_sight(war, state, unit) else None


def scout(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """23.1.3/a: the unit stays where it is, and looks around; 23.1.3/m: hidden it comes to light."""
    unit = answer[1]
    if hidden.is_hidden(war, state, unit):
        reveal(war, state, side, 1 << unit, SCOUT_REVEALED)
    state.movers.remove(unit)
    state.bound &= ~(1 << unit)
    _begin(state, unit, hexes_revealed(war, state, unit), allowance(war, state, unit), moved=False)
    return
    yield


def _begin(state: State, unit: Unit, count: int, points: int, *, moved: bool) -> None:
    state.change(Scouting, unit=unit + 1, left=count, points=points + 1, has_moved=int(moved))


def end(state: State) -> None:
    state.change(Scouting, unit=0, left=0, points=0, has_moved=0, empty=0)


def after_move(war: War, state: State, unit: Unit) -> Steps[None]:
    """23.1.3/a, 23.1.3/h, A78: who has moved in a reserve phase, or pursues, may reveal one hex with what is left."""
    is_time = state.pursuit is not None or is_reserve_phase(war, state)
    if is_time and state.at[unit] >= 0 and not hidden.is_hidden(war, state, unit) and hexes_revealed(war, state, unit):
        left = points_left(war, state, unit)
        if left > 0:
            _begin(state, unit, 1, left, moved=True)
    return
    yield


def points_left(war: War, state: State, unit: Unit) -> int:
    """What a unit that has just moved did not spend."""
    told = next((e for e in state.events[::-1] if isinstance(e, Moved) and e.unit == war.roster.ids[unit]), None)
    if told is None:
        return 0  # it has arrived, not marched
    if state.pursuit is None:
        return allowance(war, state, unit) - told.points
    usual = war.edition.pursuit_points(war, unit)
    if usual == ENTRY_ONLY or state.pursuit.repeat:
        return 0
    return usual + state.pursuit.extra - told.points


def pending(war: War, state: State) -> Steps[None] | None:
    """What a scout still has to be asked."""
    unit = state.of[Scouting].unit - 1
    if unit < 0:
        return None
    if state.of[Scouting].empty:
        return enter(war, state, unit)
    if state.at[unit] < 0 or not state.of[Scouting].left or not targets(war, state, unit):
        return stop(state)
    return look(war, state, unit)


def stop(state: State) -> Steps[None]:
    end(state)
    return
    yield


def look(war: War, state: State, unit: Unit) -> Steps[None]:
    """23.1.3/c, 23.1.3/q: its player picks a hex; all that is hidden there comes to light."""
    options: list[Answer] = [DONE, *targets(war, state, unit)]
    about = {"unit": war.roster.ids[unit], "left": state.of[Scouting].left}
    h = yield from choose(leader(war, state, unit), "scout", options, rule=SCOUT, about=about)
    if h == DONE:
        end(state)
        return
    state.change(Scouting, left=state.of[Scouting].left - 1)
    enemy = ENEMY[war.roster.side[unit]]
    units = bit_set(u for u in state.stacks[h] if hidden.is_hidden(war, state, u))
    count_once(war, state, unit)
    reveal(war, state, enemy, units, SCOUT_FOUND)
    if h not in state.stacks and may_enter(war, state, unit, h):
        state.change(Scouting, empty=h + 1)


def may_enter(war: War, state: State, unit: Unit, h: int) -> bool:
    """23.1.3/i: by the usual costs, with the points that are left."""
    step = march_of(war, state, unit, state.at[unit], h, state.began)
    if step is None or step.refusal is not None or closed_to(war, state, unit) >> h & 1:
        return False
    points = state.of[Scouting].points - 1
    return not state.of[Scouting].has_moved if step.whole else step.points <= points


def enter(war: War, state: State, unit: Unit) -> Steps[None]:
    """23.1.3/i: only dummies were there: the unit may go in."""
    h = state.of[Scouting].empty - 1
    about = {"unit": war.roster.ids[unit], "hex": war.board.map.numbers[h]}
    answer = yield from choose(leader(war, state, unit), "scout-enter", (ENTER, STAY), rule=SCOUT_ENTERS, about=about)
    state.change(Scouting, empty=0)
    if answer == ENTER:
        end(state)
        yield from advance_unit(war, state, unit, state.at[unit], [h], SCOUT_ENTERS)
        end(state)


def count_once(war: War, state: State, unit: Unit) -> None:
    """23.1.3/j: for the theatre of a Polish unit, or the front of a Bolshevik one, revealing counts as one attack."""
    side = war.roster.side[unit]
    front = front_of(war, state, unit)
    number = war.board.theatre[state.at[unit]] if side == PL else FRONTS.index(front) if front in FRONTS else -1
    if number < 0:
        return
    if side != state.phasing:
        state.change(Scouting, earlier=with_member(state.of[Scouting].earlier, side, number))
    elif not state.of[Scouting].counted[side] >> number & 1:
        state.change(Scouting, counted=with_member(state.of[Scouting].counted, side, number))
        _count(state, side, number)


def _count(state: State, side: Side, number: int) -> None:
    count_one(state, side, number)


def count_earlier(state: State) -> None:
    """23.1.3/k: at the start of a player-turn."""
    side, kept = state.phasing, state.of[Scouting]
    earlier = kept.earlier[side]
    counted = with_number(kept.counted, side, earlier)
    state.change(Scouting, earlier=with_number(kept.earlier, side, 0), counted=counted)
    for number in members(earlier):
        _count(state, state.phasing, number)


ACTION = Action(TAG, offers, scout, refusal=against_scouting)
