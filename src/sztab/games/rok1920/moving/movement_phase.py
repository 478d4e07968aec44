"""5, 6 / Eagles 6, 7: the movement phases: who may move, where to, and what a move brings about."""

from collections.abc import Callable, Sequence
from itertools import chain

from sztab.games.rok1920.command import acting, leader, led, next_player_acts
from sztab.games.rok1920.events import Moved
from sztab.games.rok1920.live_hooks import live_hooks
from sztab.games.rok1920.map.localities import pass_through
from sztab.games.rok1920.moving.blocked_ways import Blocked
from sztab.games.rok1920.moving.brought_about import hexes_of_note
from sztab.games.rok1920.moving.coming import hear_of, meet
from sztab.games.rok1920.moving.destinations import destinations, mobile_among, must_go_to
from sztab.games.rok1920.moving.kept_offers import note_march, other_offers
from sztab.games.rok1920.moving.march_refusals import MOVE_TO_TRIES, MOVE_TRIES
from sztab.games.rok1920.moving.reach import march_of, points_of
from sztab.games.rok1920.moving.reserves import reserve_hexes
from sztab.games.rok1920.moving.way_choice import choose_way, plain_way
from sztab.games.rok1920.politics import morale
from sztab.games.rok1920.rules import MARCH_POINTS, MOVE
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import DONE
from sztab.games.rok1920.units.counters import SEATS, Side, Unit
from sztab.games.rok1920.units.positions import move_to
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.requests import Answer, Choice, Rule, Steps


def begin_movement(war: War, state: State, side: Side, *, reserve: bool) -> None:
    """5: the units that may move in this phase: all of the side that have not attacked in this player-turn (regular
    movement), or all that are reserves now (reserve movement). Eagles 7/a, 7/b."""
    state.mover = side
    state.offers = None
    state.stacks = dict(state.stacks)  # without the gaps that moves leave in it, which copies would have to go through
    state.began = state.occupied[side]
    hexes = reserve_hexes(war, state, side) if reserve else state.occupied[side]
    tired = 0 if reserve else state.fought
    there = sorted(chain.from_iterable(map(state.stacks.__getitem__, members(hexes))))
    if tired:
        there = [unit for unit in there if not tired >> unit & 1]
    state.movers = mobile_among(war, state, there)
    state.eligible = bit_set(state.movers)
    state.bound = _sent_elsewhere(war, state, hexes)
    for hook in war.phase_begins:
        hook(war, state, side, reserve)


def _sent_elsewhere(war: War, state: State, hexes: int) -> int:
    """The movers on these hexes that have to get to others (a set): `must_go_to` is asked only where something may send
    them from."""
    live = 0
    for number, (duty, units, most) in enumerate(war.duties):
        if most & hexes and units & state.eligible and (duty.now is None or duty.now(war, state)):
            live |= 1 << number
    if not live:
        return 0
    at, sends_from = state.at, war.sends_from_by(live)
    near_duty = [unit for unit in state.movers if at[unit] in sends_from[unit]]
    return bit_set([unit for unit in near_duty if must_go_to(war, state, unit)])


def move(war: War, state: State, end: Callable[[War, State], None], *, nonstop: bool = False) -> Steps[None]:
    """5: one unit moves, or another action of the phase is taken; `end`: the phase is over. `nonstop`: the next move
    follows, as long as nothing else comes between. Eagles 7/c, 7/d."""
    side, step = state.mover, state.step
    while True:
        seat = acting(war, state, side) if war.is_shared else SEATS[side]
        others, may_end = other_offers(war, state, side)
        options = [*state.movers, *others]
        if war.is_shared:
            options = [*led(war, state, side, options)]
        if may_end or not options:
            options.append(DONE)
        answer = yield Choice(seat, "move", MOVE, options, tries=MOVE_TRIES, case=(war, state, options))
        if isinstance(answer, int):
            yield from march_unit(war, state, answer)
        elif answer == DONE:
            state.offers = None
            if not next_player_acts(war, state, side):
                end(war, state)
        else:
            yield from act(war, state, answer)
        is_next = state.settled and state.step == step and state.outcome is None and state.pursuit is None
        if not nonstop or not is_next or war.pending_at_any_time:
            return


def act(war: War, state: State, answer: Answer) -> Steps[None]:
    """Another action of the phase is taken."""
    tag = answer if isinstance(answer, str) else answer[0]
    action = next(action for action in war.actions if action.tag == tag)
    if not action.keeps_offers:
        state.offers = None
    return action.run(war, state, state.mover, answer)


def march_unit(war: War, state: State, unit: Unit) -> Steps[None]:
    """5.1, 5.2: the unit goes as far as its player likes; what it does not spend is lost. Eagles 7.1/o."""
    span, goals = destinations(war, state, unit)
    about = {"unit": war.roster.ids[unit]}
    seat, start = leader(war, state, unit), state.at[unit]
    case = (war, state, unit, Blocked(war, state, unit, start, span.points, state.began))
    goal = yield Choice(seat, "move-to", MARCH_POINTS, goals, about, tries=MOVE_TO_TRIES, case=case)
    points, noted = span.reach.cost(goal), hexes_of_note(war, state, span)
    path, quiet = plain_way(war, state, span, goal, points, noted), not noted >> goal & 1
    if path is None:
        path, points, quiet = (yield from choose_way(war, state, span, goal)), None, False
    state.movers.remove(unit)
    if state.bound:
        state.bound &= ~(1 << unit)
    if (kept := state.offers) is not None:
        kept.marched = unit
        if war.is_counted[unit]:
            note_march(war, state, unit, start, path[-1] if path else start)
    if not path:
        return
    if span.lined and len(path) == 1 and bars_attack(war, state, unit, start, path):
        state.barred |= 1 << unit
    if span.began != state.began:
        points = None
    _come(war, state, unit, start, path, MOVE, points, lined=span.lined, quiet=quiet, marched=True)
    for meeting in (state.of.live or live_hooks(war, state)).rolls_after_move:
        if (steps := meeting(war, state, unit)) is not None:
            yield from steps


def bars_attack(war: War, state: State, unit: Unit, start: int, path: Sequence[int]) -> bool:
    """7.1.2: across an enemy line into rough ground or over a small river, with no own unit there before.
    Eagles 7.2/a, 7.2/b, 7.2/c."""
    step = march_of(war, state, unit, start, path[0], state.began) if len(path) == 1 else None
    return step is not None and step.bars_attack


def advance_unit(war: War, state: State, unit: Unit, start: int, path: list[int], rule: Rule) -> Steps[None]:
    """A unit has chosen its way: it goes there, and what comes of it whom it meets."""
    _come(war, state, unit, start, path, rule)
    return meet(war, state, unit)


def _come(
    war: War,
    state: State,
    unit: Unit,
    start: int,
    path: list[int],
    rule: Rule,
    points: int | None = None,
    *,
    lined: bool = True,
    quiet: bool = False,
    marched: bool = False,
) -> None:
    """A unit moves, takes the places on its way, and brings its morale to another theatre (15.7). `points`: what the
    way takes, where it is known; `quiet`: there are no such places on it; `marched`: by its own march."""
    numbers = war.board.map.numbers
    if points is None:
        points = points_of(war, state, unit, start, path, state.began, lined=lined, marched=marched)
    move_to(war, state, unit, path[-1])
    told = tuple(map(numbers.__getitem__, path))
    state.events.append(Moved(unit=war.roster.ids[unit], path=told, points=points, rule=rule))
    if not quiet:
        cross_theatres(war, state, unit, start, path)
        pass_through(war, state, unit, path)
    hear_of(war, state, unit, path, quiet=quiet)


def cross_theatres(war: War, state: State, unit: Unit, start: int, path: Sequence[int]) -> None:
    """15.7: morale goes along into other theatres."""
    here, theatre = war.board.theatre[start], war.board.theatre
    if {here}.issuperset(map(theatre.__getitem__, path)):
        return
    for h in path:
        if theatre[h] != here:
            morale.crossed(war, state, war.roster.side[unit], here, theatre[h])
            here = theatre[h]
