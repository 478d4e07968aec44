"""9.5.b, 9.5.c: beaten stacks retreat two hexes; what cannot, or has no room, is eliminated."""

from collections.abc import Iterable, Sequence

from sztab.games.west.edition import Edition
from sztab.games.west.events import NoRetreat, Retreated
from sztab.games.west.knowledge.sight import show
from sztab.games.west.map.ground import ground, where_nation_bars, why_closed, why_nation_bars
from sztab.games.west.moving.entering import remove_leaders, run_over, settle
from sztab.games.west.refusals import hex_params, own_pieces, tries, unit_params
from sztab.games.west.rules import GUNS_LOST, NO_ROUTE, OVERSTACKED, ROUTE, WINNERS_ROUTE
from sztab.games.west.rules import RETREAT as RETREAT_RULE
from sztab.games.west.state import State
from sztab.games.west.turn.jobs import CROWD, RETREAT, done, push
from sztab.games.west.units.pieces import PL, SIDES
from sztab.games.west.units.stacks import eliminate, forget, move
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Choice, Steps

Route = tuple[int, ...]


def retreat_ground(ed: Edition, st: State, side: int, pieces: int) -> int:
    """9.5.b/b, A67, A130: hexes to retreat through: none with enemy combat units, none next to them unless an unbridged
    river lies between or a friend stands there."""
    foes = st.held[1 - side][1]
    friends = st.held[side][1] | st.leaders[side]
    bars = 0 if side == PL else where_nation_bars(ed, st, side, pieces & ~ed.lithuanians)
    if pieces & ed.lithuanians:
        bars = where_nation_bars(ed, st, side, pieces) & friends
    return ground(ed, st, side) & ~(ed.board.zone(foes) & ~friends) & ~bars


def routes(ed: Edition, st: State, side: int, h: int, pieces: int) -> list[Route]:
    """9.5.b/a, A68, A69: every way of two hexes that ends two hexes away; over a neutral border only where there is no
    other."""
    board = ed.board
    free = retreat_ground(ed, st, side, pieces) & ~(1 << h)
    near = board.around[h]
    if found := routes_inland(ed, h, free):
        return found
    inland, neutral = free & ~board.east_prussia, neutrals(ed, st)
    found = [(a,) for a in members(near & (neutral | free & board.east_prussia))]
    return found + [(a, b) for a in members(near & inland) for b in members(board.around[a] & neutral & ~near)]


def routes_inland(ed: Edition, h: int, free: int) -> list[Route]:
    """9.5.b/a: the ways of two hexes over no neutral border."""
    board, near = ed.board, ed.board.around[h]
    inland = free & ~board.east_prussia
    return [(a, b) for a in members(near & inland) for b in members(board.around[a] & free & ~near & ~(1 << h))]


def neutrals(ed: Edition, st: State) -> int:
    """1.3/g, 1.3/j: the neutral countries of the moment."""
    return ed.board.neutral if st.has_treaty else ed.board.neutral | ed.board.lithuania


def route_losses(ed: Edition, st: State, side: int, route: Route, pieces: int) -> int:
    """9.5.c/a, A71: combat units that a route would cost: for want of room, by internment, or over a line."""
    limit = ed.numbers.stack_limit
    left, lost = (pieces & ed.combat).bit_count(), 0
    for h in route:
        too_many = max(0, left + (st.on[side][h] & ed.combat).bit_count() - limit)
        lost += too_many
        left -= min(too_many, left)
    goal, board = route[-1], ed.board
    if board.open >> goal & 1 and (st.has_treaty or not board.lithuania >> goal & 1):
        if board.east_prussia >> goal & 1:
            return lost + left if side == PL else lost
        if side == PL and not board.south >> goal & 1:
            return lost + (pieces & ed.ukrainians & ed.combat).bit_count()
        return lost
    return lost + left


def begin_retreat(ed: Edition, st: State, side: int, h: int, chooser: int) -> None:
    """9.5.b/a, 9.5.b/d: artillery is lost; the others must go."""
    for piece in members(st.on[side][h] & ed.artillery):
        eliminate(ed, st, piece, "retreat", GUNS_LOST)
    if not st.on[side][h] & ed.troops:
        remove_leaders(ed, st, side, h)
        return
    pieces = st.on[side][h]
    if chooser != side:
        friends = 0
        for route in routes(ed, st, side, h, pieces):
            for a in route:
                friends |= 1 << a
        show(ed, st, side, friends & st.held[side][1])
    push(st, RETREAT, side, h, chooser, pieces)


def route_options(ed: Edition, st: State, side: int, h: int, chooser: int, pieces: int) -> list[Route]:
    """9.5.b/b, 9.5.c/a: the loser picks any route, a winner only among those that cost the fewest units."""
    found = routes(ed, st, side, h, pieces)
    if chooser == side or not found:
        return found
    least = min(route_losses(ed, st, side, route, pieces) for route in found)
    return [route for route in found if route_losses(ed, st, side, route, pieces) == least]


def all_routes(
    ed: Edition, st: State, side: int, options: Sequence[Route], h: int, chooser: int, pieces: int
) -> Iterable[Sequence[Answer]]:
    around = ed.board.around
    for a in members(around[h]):
        yield from (((a, b),) for b in members(around[a]))
    yield from ((route,) for route in options if len(route) == 1)


def why_not_this_route(answer: Answer, ed: Edition, st: State, side: int, h: int, chooser: int, pieces: int) -> Reasons:
    """9.5.b/a, 9.5.b/b, 9.5.c/a, A69: what stands against a route."""
    board, (first, *_), last = ed.board, answer, answer[-1]
    if not board.around[h] >> first & 1 or len(answer) > 2 or (len(answer) > 1 and not board.around[first] >> last & 1):
        raise ValueError(answer)
    end, is_short = hex_params(ed, last), len(answer) == 1
    is_over_border = neutrals(ed, st) >> last & 1
    for hop in answer[:-1] if is_over_border else answer:
        yield from _why_not_through(ed, st, side, pieces, hop)
    is_way_out = is_over_border or (is_short and board.east_prussia >> last & 1)
    if is_way_out and routes_inland(ed, h, retreat_ground(ed, st, side, pieces)):
        yield Refusal(ROUTE, "border-only-in-need", end)
    if not is_way_out if is_short else board.distance(h, last) != 2:
        yield Refusal(RETREAT_RULE, "not-two-hexes-away", end)
    if not is_short and board.east_prussia >> first & 1:
        yield Refusal(ROUTE, "not-through-prussia", end)
    if chooser != side:
        least = min(route_losses(ed, st, side, route, pieces) for route in routes(ed, st, side, h, pieces))
        if route_losses(ed, st, side, answer, pieces) > least:
            yield Refusal(WINNERS_ROUTE, "costs-more-units", end)


def _why_not_through(ed: Edition, st: State, side: int, pieces: int, hop: int) -> Reasons:
    """9.5.b/b, 13.3/f: why a retreat does not lead through a hex."""
    where, foes = hex_params(ed, hop), st.held[1 - side][1]
    if foes >> hop & 1:
        yield Refusal(ROUTE, "enemy-there", where)
    yield from why_closed(ed, st, hop)
    if ed.board.zone(foes) >> hop & 1 and not (st.held[side][1] | st.leaders[side]) >> hop & 1:
        yield Refusal(ROUTE, "next-to-enemy-hex", where)
    if not retreat_ground(ed, st, side, pieces) >> hop & 1 and st.on[side][hop]:
        yield from why_nation_bars(ed, st, side, pieces, hop)


def why_not_this_one(answer: Answer, ed: Edition, st: State, side: int, h: int) -> Reasons:
    """9.5.b/f, A70: who does not go to make room."""
    who = unit_params(ed, answer)
    if 1 << answer & ed.leaders:
        yield Refusal(OVERSTACKED, "headquarters-need-no-room", who)
    if st.at[answer] != h or ed.side[answer] != side:
        yield Refusal(OVERSTACKED, "not-in-this-hex", who)


RETREAT_TRIES = tries(all_routes, why_not_this_route)
CROWD_TRIES = tries(own_pieces, why_not_this_one)


def retreat(ed: Edition, st: State, job: list[int]) -> Steps[None]:
    """9.5.b: the route is picked, then gone hex by hex; without one the units are eliminated."""
    _, side, h, chooser, pieces, *way = job
    pieces &= st.on[side][h]
    if not pieces & ed.combat:
        done(st)
        return
    if not way:
        options = route_options(ed, st, side, h, chooser, pieces)
        if not options:
            done(st)
            _perish(ed, st, side, h, pieces)
            return
        rule = ROUTE if chooser == side else WINNERS_ROUTE
        about = {"side": SIDES[side], "hex": ed.board.numbers[h]}
        route = options[0]
        if len(options) > 1:
            case = (ed, st, side, options, h, chooser, pieces)
            route = yield Choice(SIDES[chooser], "retreat", rule, options, about, False, RETREAT_TRIES, case)
        job += route
        numbers = ed.board.numbers
        units = ed.ids(members(pieces & ed.units))
        told = Retreated(SIDES[side], tuple(numbers[x] for x in (h, *route)), units, rule=RETREAT_RULE)
        st.events.append(told)
        return
    done(st)
    _step(ed, st, side, h, pieces, chooser, way)


def _step(ed: Edition, st: State, side: int, h: int, pieces: int, chooser: int, way: list[int]) -> None:
    to, onwards = way[0], way[1:]
    forget(st, side, h, st.on[side][h] & ~pieces)
    move(ed, st, pieces, h, to)
    run_over(ed, st, side, pieces, to)
    if onwards:
        push(st, RETREAT, side, to, chooser, pieces, *onwards)
    if (st.on[side][to] & ed.combat).bit_count() > ed.numbers.stack_limit:
        push(st, CROWD, side, to)
    elif not onwards:
        settle(ed, st, side, pieces, to)


def thin_out(ed: Edition, st: State, job: list[int]) -> Steps[None]:
    """9.5.b/f, A70: too many units in a hex: the owner picks those that are eliminated."""
    _, side, h = job
    units = members(st.on[side][h] & ed.combat)
    if len(units) > ed.numbers.stack_limit:
        about = {"hex": ed.board.numbers[h]}
        case = (ed, st, side, units, h)
        piece = yield Choice(SIDES[side], "overstacked", OVERSTACKED, units, about, True, CROWD_TRIES, case)
        eliminate(ed, st, piece, "stacking", OVERSTACKED)
        return
    done(st)
    goes_on = bool(st.tasks) and st.tasks[-1][0] == RETREAT and st.tasks[-1][2] == h
    if not goes_on:
        settle(ed, st, side, st.on[side][h], h)


def _perish(ed: Edition, st: State, side: int, h: int, pieces: int) -> None:
    """9.5.b/e, A90: no way out."""
    st.events.append(NoRetreat(SIDES[side], ed.board.numbers[h], rule=NO_ROUTE))
    for piece in members(pieces & ed.combat):
        eliminate(ed, st, piece, "retreat", NO_ROUTE)
    if not st.held[side][1] >> h & 1:
        remove_leaders(ed, st, side, h)
