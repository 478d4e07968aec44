"""How a bot orders, marches, faces, leads and rails."""

from sztab.games.west.bot.look import Look, Scores, each, towards_enemy
from sztab.games.west.edition import Edition
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE
from sztab.hexmap.bits import members
from sztab.kernel.requests import Answer, Choice

RESERVE = 2
"""Points that are not spent on markers, but kept for weakened units."""


def place_marker(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    """The stack that can better its place most; one marker a stack, and some points are kept."""
    if st.points[side] <= RESERVE:
        return Scores([0.0] * len(question.options), len(question.options) - 1)
    look = Look(ed, st, side)

    def score(h: Answer) -> float:
        if h == "pass":
            return 0.6
        if st.marks[side][1] >> h & 1:
            return 0.0
        return urge(look, h)

    return each(question.options, score)


def urge(look: Look, h: int) -> float:
    """How much a stack wants an order."""
    ed, st, side = look.ed, look.st, look.side
    facing = st.face[side][h]
    target = ed.board.neighbours[h][facing] if facing >= 0 else NONE
    if target >= 0 and look.foes >> target & 1:
        return 0.3
    stack = st.on[side][h] & ed.combat
    if look.near_foes >> h & 1 and stack & ed.troops:
        return 3.0
    if ed.board.green >> h & 1 and stack.bit_count() == 1:
        return 0.1
    here = look.hex(h)
    reach = ed.board.within(1 << h, 2) & ed.board.open & ~look.foes & ~st.held[side][4] & look.supplied
    top = max((look.hex(x) for x in members(reach)), default=here)
    return top - here


def give_order(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    """Turn towards an enemy next to the stack, stay where an attack is ready, else march."""
    look = Look(ed, st, side)
    wanted: dict[int, int] = {}

    def score(answer: Answer) -> float:
        if answer == "done":
            return 0.5
        what, h = answer[0], answer[1]
        facing = st.face[side][h]
        target = ed.board.neighbours[h][facing] if facing >= 0 else NONE
        is_ready = target >= 0 and look.foes >> target & 1
        if what == "discard":
            return 2.0 if is_ready else -1.0
        if what == "face":
            if h not in wanted:
                wanted[h] = towards_enemy(look, h)
            return 1.5 if look.near_foes >> h & 1 and wanted[h] == answer[2] else -2.0
        return 1.0 if not look.near_foes >> h & 1 else 0.2

    return each(question.options, score)


def choose_group(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    """All of them, with headquarters and blanks; one stays in a green town."""
    h = st.origin
    stays = 1 if ed.board.green >> h & 1 or h in (ed.warsaw, ed.smolensk) else 0
    units = (st.on[side][h] & ed.combat).bit_count()
    most = max(1, units - stays)

    def score(group: tuple[int, ...]) -> float:
        bits = sum(1 << p for p in group)
        count = (bits & ed.combat).bit_count()
        slow = (bits & ed.artillery).bit_count()
        return -3.0 * abs(count - most) + 0.2 * (len(group) - count) - 0.5 * slow

    return each(question.options, score)


def choose_march(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    look = Look(ed, st, side)
    far = {}

    def score(answer: Answer) -> float:
        h = answer[2] if isinstance(answer, tuple) else answer
        if h not in far:
            is_tired = st.group & ed.cavalry and ed.board.distance(st.origin, h) >= ed.numbers.forced_march
            far[h] = look.hex(h) - (3.0 if is_tired else 0.0)
        return far[h] + (2.0 if isinstance(answer, tuple) else 0.0)

    return each(question.options, score)


def choose_facing(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    h = ed.board.numbers.index(str(question.about["hex"]))
    return Scores([0.0] * len(question.options), towards_enemy(Look(ed, st, side), h))


def leader_worth(ed: Edition, st: State, side: int, h: int, leader: int) -> float:
    """Own stacks in range of a headquarters there; those near the enemy count more, a lonely place next to him less."""
    board = ed.board
    reach = board.around[h] | 1 << h
    own, foes = st.held[side][1], st.held[1 - side][1]
    others = 0
    for other in members(st.leaders[side]):
        if st.on[side][other] & ed.leaders & ~(1 << leader):
            others |= board.around[other] | 1 << other
    near = board.touching(foes)
    zone = -1
    if 1 << leader & ed.north_leaders:
        zone = board.north
    elif 1 << leader & ed.south_leaders:
        zone = board.south
    covered = reach & own & zone
    found = 1.0 * (covered & ~others).bit_count() + 2.0 * (covered & near & ~others).bit_count()
    found += 0.3 * covered.bit_count() + 0.5 * (own >> h & 1)
    if not own >> h & 1 and near >> h & 1:
        found -= 4.0
    if board.east_prussia >> h & 1:
        found -= 50.0
    return found


def choose_leader(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    """The headquarters that covers least where it stands."""
    return each(question.options, lambda p: -4.5 if p == "pass" else -leader_worth(ed, st, side, st.at[p], p))


def move_leader(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    leader = st.group.bit_length() - 1
    start = st.at[leader]
    return each(question.options, lambda h: leader_worth(ed, st, side, h, leader) - 0.05 * ed.board.distance(start, h))


def rail_unit(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    """The unit farthest from any goal; nobody out of a green town that would be empty."""
    look = Look(ed, st, side)

    def score(piece: Answer) -> float:
        if piece == "pass":
            return 3.5
        h = st.at[piece]
        if 1 << piece & ed.leaders:
            return 0.0
        if ed.board.green >> h & 1 and (st.on[side][h] & ed.combat).bit_count() == 1:
            return 0.0
        return look.away(h)

    return each(question.options, score)


def rail_to(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    look = Look(ed, st, side)
    return each(question.options, lambda h: look.hex(h) + 2.0 * (look.near_foes >> h & 1))
