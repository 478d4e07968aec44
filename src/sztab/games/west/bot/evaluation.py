"""What a position is worth to a side, by what it may see: strength, towns, the way to towns, supply, capitals."""

from sztab.games.west.edition import Edition
from sztab.games.west.logistics.supply import region_of, regions
from sztab.games.west.scenarios.setup import empty
from sztab.games.west.state import DEAD, GONE, State, derive
from sztab.games.west.table.view import View
from sztab.games.west.units.pieces import NONE, PL, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.requests import Seat

STRENGTH = 4.0
"""A point of front factor."""
TOWN = 45.0
FAR = 9
"""Beyond so many hexes a goal is no nearer."""
UNSUPPLIED = 9.0
ALARM = 14.0
"""An enemy stack a hex nearer the own capital than the alarm reaches."""
ALARM_RANGE = 4
CONTACT = 2.0
LEADER_NEAR = 1.5


def evaluate(ed: Edition, view: View, seat: Seat) -> float:
    """By the view: what is not seen of the enemy counts by the height of his stacks."""
    side = SIDES.index(seat)
    st = empty(ed)
    st.turn, st.has_treaty = view.turn, view.has_treaty
    st.weak = ed.one_sided
    heights: dict[int, int] = {}
    at = {number: h for h, number in enumerate(ed.board.numbers)}
    st.depots = [sum(1 << at[h] for h in depots) for depots in view.depots]
    held = leaders = 0
    facings = ed.board.map.grid.orientation.directions
    for stack in view.stacks:
        h, whose = at[stack.hex], SIDES.index(stack.side)
        pieces = [ed.number[piece.id] for piece in stack.pieces]
        if stack.facing:
            st.face[whose][h] = facings.index(stack.facing)
        if whose == side:
            for piece, seen in zip(pieces, stack.pieces):
                st.at[piece] = h
                st.weak |= seen.weak << piece
            continue
        heights[h] = stack.height
        own_leaders = sum(1 << piece & ed.leaders > 0 for piece in pieces)
        leaders |= bool(own_leaders) << h
        held |= (stack.height > own_leaders) << h
    for name in view.dead:
        st.at[ed.number[name]] = DEAD
    for name in view.gone:
        st.at[ed.number[name]] = GONE
    derive(ed, st)
    st.held[1 - side][1], st.leaders[1 - side] = held, leaders
    return value(ed, st, side, heights)


def evaluate_state(ed: Edition, st: State, seat: Seat) -> float:
    """The same by the state, without the detour over a view."""
    side = SIDES.index(seat)
    on = st.on[1 - side]
    heights = {h: on[h].bit_count() for h in members(st.held[1 - side][1] | st.leaders[1 - side])}
    return value(ed, st, side, heights)


def value(ed: Edition, st: State, side: int, heights: dict[int, int]) -> float:
    """Own counters as they are, enemy stacks by their height, both sides' towns, losses and capitals."""
    enemy = 1 - side
    board = ed.board
    lost = sum(ed.full[p][0] for p in members(ed.combat & ed.of_side[enemy]) if st.at[p] in (DEAD, GONE))
    found = STRENGTH * lost
    own, foes = st.held[side][1], st.held[enemy][1]
    found += TOWN * ((own & board.green).bit_count() - (foes & board.green).bit_count())
    reach = regions(ed, st, side)
    near = nearness(ed, st, side)
    for h in members(own):
        for piece in members(st.on[side][h] & ed.combat):
            is_weak = st.weak >> piece & 1
            found += STRENGTH * (ed.weak if is_weak else ed.full)[piece][0] - near[h]
            if not region_of(ed, reach, piece) >> h & 1:
                found -= UNSUPPLIED
    found += contacts(ed, st, side, heights)
    return found + capitals(ed, st, side, heights)


def goals(ed: Edition, st: State, side: int) -> list[int]:
    """Towns to be taken: green ones without an own combat unit, and the enemy's capital."""
    capital = ed.smolensk if side == PL else ed.warsaw
    wanted = ed.board.green & ~st.held[side][1] | (1 << capital if capital != NONE else 0)
    return [h for h in members(wanted) if h in ed.away]


def nearness(ed: Edition, st: State, side: int) -> dict[int, float]:
    """How far each own stack is from the nearest goal, at most FAR; in a green town it is where it should be."""
    rows = [ed.away[h] for h in goals(ed, st, side)]
    found: dict[int, float] = {}
    for h in members(st.held[side][1]):
        away = min((row[h] for row in rows), default=0)
        found[h] = 0.0 if ed.board.green >> h & 1 else float(min(away, FAR))
    return found


def contacts(ed: Edition, st: State, side: int, heights: dict[int, int]) -> float:
    """Stacks that face an enemy with a headquarters near are ready to attack; such as are outnumbered are in danger."""
    found = 0.0
    board = ed.board
    leaders = st.leaders[side]
    foes = st.held[1 - side][1]
    for h in members(st.held[side][1] & board.touching(foes)):
        facing = st.face[side][h]
        target = board.neighbours[h][facing] if facing >= 0 else NONE
        own = (st.on[side][h] & ed.combat).bit_count()
        if target >= 0 and foes >> target & 1:
            found += CONTACT * (1 + own - heights.get(target, 1))
            if (board.around[h] | 1 << h) & leaders:
                found += LEADER_NEAR
        else:
            found -= CONTACT
    return found


def capitals(ed: Edition, st: State, side: int, heights: dict[int, int]) -> float:
    """Enemies near the own capital weigh by how near they are, less where it is garrisoned."""
    capital = ed.warsaw if side == PL else ed.smolensk
    if capital == NONE:
        return 0.0
    away = ed.away[capital]
    garrison = (st.on[side][capital] & ed.combat).bit_count()
    danger = 0.0
    for h, height in heights.items():
        if away[h] < ALARM_RANGE:
            danger += (ALARM_RANGE - away[h]) * height
    return -ALARM * danger / (1 + garrison)
