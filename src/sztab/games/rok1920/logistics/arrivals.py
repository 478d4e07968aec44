"""28, A.3 / Eagles 16: units that come into play, in the first movement phase of their owner's player-turn."""

from collections.abc import Sequence
from itertools import compress

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import Arrived
from sztab.games.rok1920.chapter_rules import ARRIVALS, ARRIVALS_WARSAW
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Action, Chapter, For, anyone
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.forces.status import VolunteerArmy
from sztab.games.rok1920.kept import shared
from sztab.games.rok1920.logistics.arrival_hexes import (
    ARRIVE_AT_TRIES,
    ARRIVE_WAY_TRIES,
    RULES,
    by_rail,
    east_end,
    entries,
    entry_hexes,
    is_konarmia_entry,
    may_stand,
    rails_kept_open,
)
from sztab.games.rok1920.map.localities import pass_through
from sztab.games.rok1920.moving.coming import has_come
from sztab.games.rok1920.named import SECOND_RECEPTION
from sztab.games.rok1920.state import AWAY, HangsOn, State
from sztab.games.rok1920.units.counters import PL, SU, Side, Unit
from sztab.games.rok1920.units.positions import put
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Rule, Steps, choose

TAG = "arrive"


class Arrivals(ChapterState, frozen=True):
    """28: what the movement phase that is on knows of units that come."""

    wakes_hooks = True
    first_phase: int = mark("first-phase")
    """28: 1 while the movement phase that is on is the phasing player's first of his player-turn."""
    has_moved: int = mark("has-moved")
    """28: 1 once the phasing player has begun a movement phase in his player-turn."""
    placed: int = mark("placed")
    """Units that were placed or came by rail in this phase, so that they do not march in it (a set; A.3, 27, 28.1)."""
    entry_one: int = mark("entry-1")
    """28: units that marched onto the board in this phase, by the points that the first hex took (sets)."""
    entry_two: int = mark("entry-2")
    """28: units that marched onto the board in this phase, by the points that the first hex took (sets)."""


def begin_turn(war: War, state: State) -> None:
    state.change(Arrivals, has_moved=0, first_phase=0)


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    """28, amb-017: arrivals come in the first movement phase of the own player-turn, be it a reserve phase."""
    is_first = side == state.phasing and not state.of[Arrivals].has_moved
    state.change(Arrivals, first_phase=int(is_first), placed=0, entry_one=0, entry_two=0)
    if side == state.phasing:
        state.change(Arrivals, has_moved=1)
    if is_first and side == PL and not by_rail(war):
        for unit in due_units(war, state, PL):
            if (h := reception(war, state, unit)) >= 0:
                come(war, state, unit, h, ARRIVALS_WARSAW if state.crowded[PL] >> h & 1 else ARRIVALS)
                may_move(state, unit)
                state.began |= 1 << state.at[unit]


def may_move(state: State, unit: Unit) -> None:
    """Who has come may move in the phase that is on, once."""
    state.offers = None
    state.movers.append(unit)
    state.eligible |= 1 << unit


def due_units(war: War, state: State, side: Side) -> list[Unit]:
    """The units of a side whose stage has come."""
    return shared(state, "due", side, lambda: _due_units(war, state, side))


def _due_units(war: War, state: State, side: Side) -> list[Unit]:
    due, at, stage, sides = state.due, state.at, state.stage, war.roster.side
    expected = compress(range(len(due)), due)
    return [unit for unit in expected if due[unit] <= stage and at[unit] == AWAY and sides[unit] == side]


def reception(war: War, state: State, unit: Unit) -> int:
    """28: Polish units appear in Warsaw, however full it is (28.2; 33.4: one may in Lwów); -1 while the enemy holds
    it."""
    h = war.named_hex(SECOND_RECEPTION) if state.of[VolunteerArmy].in_lwow >> unit & 1 else war.warsaw
    return -1 if h < 0 or state.held[SU] >> h & 1 else h


def come(war: War, state: State, unit: Unit, h: int, rule: Rule) -> None:
    """A unit comes into play on a hex."""
    state.due[unit] = 0
    if state.entered[unit] < 0:
        state.entered[unit] = state.level[unit]
    put(war, state, unit, h)
    pass_through(war, state, unit, (h,))
    state.events.append(Arrived(unit=war.roster.ids[unit], hex=war.board.map.numbers[h], rule=rule))


def waiting(war: War, state: State, side: Side) -> list[Unit]:
    """Units that may be brought on in the phase that is on."""
    if side != state.phasing or not state.of[Arrivals].first_phase:
        return []
    if side == PL and not by_rail(war):
        return []  # 28: they have appeared in Warsaw
    return shared(state, "waiting", side, lambda: [u for u in due_units(war, state, side) if has_entry(war, state, u)])


def has_entry(war: War, state: State, unit: Unit) -> bool:
    """Is there any way in? The east edge is looked at first, since the railway takes longer."""
    is_red = war.roster.counters[unit].nation == "su" and not is_konarmia_entry(war, state, unit)
    if is_red and not by_rail(war) and may_stand(war, state, unit, east_end(war, state, unit)):
        return True
    return any(entries(war, state, unit).values())


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [(TAG, unit) for unit in waiting(war, state, side)]


def hangs_on(war: War, state: State, side: Side) -> HangsOn:
    """Room where they come, the railway that own units keep open, and own places."""
    is_first = side == state.phasing and state.of[Arrivals].first_phase
    if not is_first or not due_units(war, state, side):
        return HangsOn()
    return HangsOn(entry_hexes(war), rails_kept_open(war, state, side), hands=war.board.localities)


def must(war: War, state: State, side: Side) -> Refusal | None:
    """28, A.3: they come in this phase, so it does not end before."""
    units = waiting(war, state, side)
    return Refusal(ARRIVALS, "arrivals-first", {"unit": war.roster.ids[units[0]]}) if units else None


def arrive(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """28, 28.1, 23.1, A.3, B.3: a unit comes: by which way, and where."""
    unit = answer[1]
    ways = {name: hexes for name, hexes in entries(war, state, unit).items() if hexes}
    seat, about = leader(war, state, unit), {"unit": war.roster.ids[unit]}
    way = next(iter(ways))
    if len(ways) > 1:
        case = (war, state, tuple(ways), unit)
        way = yield from choose(
            seat, "arrive-way", tuple(ways), rule=ARRIVALS, about=about, tries=ARRIVE_WAY_TRIES, case=case
        )
    hexes, rule = members(ways[way]), RULES[way]
    at = (war, state, hexes, unit, rule)
    h = yield from choose(seat, "arrive-at", hexes, rule=rule, about=about, tries=ARRIVE_AT_TRIES, case=at)
    come(war, state, unit, h, rule)
    settle(war, state, unit, way)
    yield from has_come(war, state, unit, (h,))


def settle(war: War, state: State, unit: Unit, way: str) -> None:
    """What an arrival may still do: whoever marches on goes on with the points that are left (28), the Cavalry Army
    with
    all of them (23.1); whoever came by rail or was placed stays (A.3, 27)."""
    if way in ("place", "train", "kowno"):
        state.change(Arrivals, placed=state.of[Arrivals].placed | 1 << unit)
        return
    may_move(state, unit)
    if way == "march":
        rough = war.board.rough >> state.at[unit] & 1
        if rough:
            state.change(Arrivals, entry_two=state.of[Arrivals].entry_two | 1 << unit)
        else:
            state.change(Arrivals, entry_one=state.of[Arrivals].entry_one | 1 << unit)


def points_left(war: War, state: State, unit: Unit, points: int) -> int:
    """28: the first hex has taken its points."""
    arrivals = state.of[Arrivals]
    if arrivals.entry_one >> unit & 1:
        return points - 1
    return points - 2 if arrivals.entry_two >> unit & 1 else points


def has_any_marched_in(state: State) -> bool:
    """28: some unit has paid for its first hex in this phase."""
    return bool(state.of[Arrivals].entry_one or state.of[Arrivals].entry_two)


def refusal(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """Why a unit may not be brought on now."""
    unit = answer[1]
    if (found := refusal_due(war, state, side, unit)) is not None:
        return found
    return None if any(entries(war, state, unit).values()) else Refusal(ARRIVALS, "no-entry")


def refusal_due(war: War, state: State, side: Side, unit: Unit) -> Refusal | None:
    """28: why it is not the time of an arrival."""
    if state.at[unit] != AWAY or not state.due[unit]:
        return Refusal(ARRIVALS, "not-waiting", {"unit": war.roster.ids[unit]})
    if state.due[unit] > state.stage:
        return Refusal(ARRIVALS, "not-yet", {"stage": war.edition.stages[state.due[unit] - 1]})
    if side != state.phasing or not state.of[Arrivals].first_phase:
        return Refusal(ARRIVALS, "first-phase-only")
    return None


def tries(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [(TAG, u) for u in war.roster.of_side[side] if state.at[u] == AWAY and state.due[u]]


CHAPTER = Chapter(
    name=in_force.ARRIVALS,
    allowance=(For(anyone, points_left, now=has_any_marched_in),),
    actions=(Action(TAG, offers, arrive, must, refusal, tries, hangs_on=hangs_on),),
    phase_begins=(begin_phase,),
)
