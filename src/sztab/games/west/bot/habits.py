"""Which answers a bot thinks of: cheap looks by what its seat may know, so that it tries out only what matters.

An answer's number in the list of options stands for it; the first one named is given where no thought is spent.
"""

from collections.abc import Callable, Sequence

from sztab.games.west.bot.evaluation import goals
from sztab.games.west.edition import Edition
from sztab.games.west.logistics.supply import regions
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE, PL, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.requests import Answer, Choice

Habit = Callable[[Edition, State, Choice, int], Sequence[int]]
FEW = 4
RESERVE = 2
"""Points that are not spent on markers, but kept for weakened units."""


def likely(ed: Edition, st: State, question: Choice) -> Sequence[int] | None:
    """The numbers of the answers worth a thought; None: all."""
    habit = HABITS.get(question.prompt)
    if habit is None or len(question.options) == 1:
        return None
    return habit(ed, st, question, SIDES.index(question.seat))


def best(options: Sequence[Answer], score: Callable[[Answer], float], count: int = 1) -> list[int]:
    """The numbers of the best-scored answers."""
    scores = [score(option) for option in options]
    order = sorted(range(len(options)), key=lambda n: (-scores[n], n))
    return order[:count]


def first(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    return (0,)


def last(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    return (len(question.options) - 1,)


# --- what a hex is worth to a side ---


class Look:
    """The board as a side sees it, for scoring hexes."""

    def __init__(self, ed: Edition, st: State, side: int) -> None:
        self.ed, self.st, self.side = ed, st, side
        self.rows = [(h, ed.away[h]) for h in goals(ed, st, side)]
        self.foes = st.held[1 - side][1]
        self.near_foes = ed.board.touching(self.foes)
        self.supplied = regions(ed, st, side)[0]
        capital = ed.warsaw if side == PL else ed.smolensk
        self.home = ed.away.get(capital)
        self.alarm = NONE
        if self.home is not None:
            threats = [h for h in members(self.foes) if self.home[h] <= 4]
            if threats and (st.on[side][capital] & ed.combat).bit_count() < 3:
                self.alarm = capital

    def away(self, h: int) -> float:
        """How far the nearest goal is: one with an enemy in it a little further."""
        if self.alarm != NONE and self.home is not None:
            return float(self.home[h])
        return min((row[h] + 1.5 * (self.foes >> goal & 1) for goal, row in self.rows), default=0.0)

    def hex(self, h: int) -> float:
        """What it is worth to stand there."""
        board = self.ed.board
        found = -2.0 * self.away(h)
        if board.green >> h & 1:
            found += 7.0 if not self.st.held[self.side][1] >> h & 1 else 2.0
        if not self.supplied >> h & 1:
            found -= 5.0
        if board.east_prussia >> h & 1:
            found -= 50.0
        if self.near_foes >> h & 1:
            found += 2.0
            if (board.difficult | board.works) >> h & 1:
                found += 1.0
        own = (self.st.on[self.side][h] & self.ed.combat).bit_count()
        if own and not board.green >> h & 1:
            found += 1.0
        if (self.st.depots[1 - self.side] | self.st.leaders[1 - self.side]) >> h & 1:
            found += 3.0
        return found

    def strength(self, h: int) -> int:
        """The front factors of an own stack."""
        st, ed = self.st, self.ed
        units = members(st.on[self.side][h] & ed.combat)
        return sum((ed.weak if st.weak >> p & 1 else ed.full)[p][0] for p in units)

    def enemy_strength(self, h: int) -> float:
        """What an enemy stack may count: what is known of it, the rest by its height."""
        st, ed, enemy = self.st, self.ed, 1 - self.side
        stack = st.on[enemy][h]
        known = stack & st.seen[enemy] & ed.combat
        sure = sum((ed.weak if st.weak >> p & 1 else ed.full)[p][0] for p in members(known))
        hidden = (stack & ~st.seen[enemy] & ~ed.leaders).bit_count()
        return sure + 2.2 * hidden


def towards_enemy(look: Look, h: int) -> int:
    """The direction of the weakest enemy next to a hex, else of the nearest."""
    board = look.ed.board
    next_to = [(look.enemy_strength(n), d) for d, n in enumerate(board.neighbours[h]) if n >= 0 and look.foes >> n & 1]
    if next_to:
        return min(next_to)[1]
    foes = members(look.foes)
    if not foes:
        return 2 if look.side == PL else 5
    nearest = min(foes, key=lambda foe: board.distance(h, foe))
    around = board.neighbours[h]
    return min((d for d in range(6) if around[d] >= 0), key=lambda d: board.distance(around[d], nearest))


# --- habits, by prompt ---


def play_card(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    """The card whose instruction helps the own side more."""

    def score(card: int) -> float:
        effect = ed.cards[card].effects[side]
        if effect.kind == "points":
            return effect.number(1) * (1 if effect.side(0) == side else -1)
        if effect.kind == "combat":
            sign = 1 if effect.side(0) == side else -1
            return 0.8 * sign * effect.number(1) * effect.number(2)
        return CARD_WORTH.get(effect.kind, (0.0, 0.0))[side]

    return best(question.options, score)


CARD_WORTH = {
    "strategic": (1.0, 1.0),
    "no-removal": (-0.5, 0.0),
    "mutiny": (4.0, -2.0),
    "panic": (-2.0, 3.0),
    "fog": (-1.5, 2.0),
    "torun": (-1.5, 2.0),
    "border": (-1.5, 2.0),
    "restore": (2.0, 2.0),
    "return": (-2.0, 3.0),
    "manoeuvre": (2.0, 0.0),
    "free-order": (0.0, -0.5),
    "rifles-low": (-4.0, 0.0),
    "shells-low": (-2.0, 0.0),
    "mausers": (4.0, 0.0),
}


def build_depot(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    """Found where own units stand without supply or far from a depot; give up what nobody needs."""
    board = ed.board
    own = st.held[side][1]
    supplied = regions(ed, st, side)[0]
    is_rich = st.points[side] - st.depots[side].bit_count() >= 7

    def score(answer: Answer) -> float:
        if answer == "pass":
            return 1.0
        what, h = answer
        near = board.within(1 << h, 3)
        if what == "found":
            new = (own & near & ~supplied).bit_count()
            apart = not board.within(1 << h, 2) & st.depots[side]
            return 3.0 * new + (1.5 if apart and is_rich and (own & near).bit_count() >= 2 else 0.0)
        rest = st.depots[side] & ~(1 << h)
        needed = own & board.within(1 << h, 4) & ~board.within(rest, 3)
        return 0.0 if needed or h in (ed.warsaw, ed.smolensk) else 2.0

    return best(question.options, score)


def take_depot(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    """The depot that most enemy stacks live on."""
    foes = st.held[1 - side][1]
    return best(question.options, lambda h: float((ed.board.within(1 << h, 4) & foes).bit_count()))


def look_at(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    near = ed.board.touching(st.held[side][1])
    return best(question.options, lambda h: -1.0 if h == "done" else float(near >> h & 1) + st.on[1][h].bit_count() / 9)


def lay_fog(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    return best(question.options, lambda h: float(st.on[PL][h].bit_count()))


def place_marker(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    """The stack that can better its place most; one marker a stack, and some points are kept."""
    if st.points[side] <= RESERVE:
        return (len(question.options) - 1,)
    look = Look(ed, st, side)

    def score(h: Answer) -> float:
        if h == "pass":
            return 0.6
        if st.marks[side][1] >> h & 1:
            return 0.0
        return urge(look, h)

    return best(question.options, score)


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


def give_order(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
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

    return best(question.options, score)


def choose_group(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
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

    return best(question.options, score)


def choose_march(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    look = Look(ed, st, side)
    far = {}

    def score(answer: Answer) -> float:
        h = answer[2] if isinstance(answer, tuple) else answer
        if h not in far:
            is_tired = st.group & ed.cavalry and ed.board.distance(st.origin, h) >= ed.numbers.forced_march
            far[h] = look.hex(h) - (3.0 if is_tired else 0.0)
        return far[h] + (2.0 if isinstance(answer, tuple) else 0.0)

    return best(question.options, score, 2)


def choose_facing(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    h = ed.board.numbers.index(str(question.about["hex"]))
    return (towards_enemy(Look(ed, st, side), h),)


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


def choose_leader(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    """The headquarters that covers least where it stands."""
    return best(question.options, lambda p: -4.5 if p == "pass" else -leader_worth(ed, st, side, st.at[p], p))


def move_leader(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    leader = st.group.bit_length() - 1
    start = st.at[leader]
    return best(question.options, lambda h: leader_worth(ed, st, side, h, leader) - 0.05 * ed.board.distance(start, h))


def choose_attack(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    """Attacks that look favourable, the best first; else none."""
    look = Look(ed, st, side)
    board = ed.board
    scores = []
    for option in question.options:
        if option == "pass":
            scores.append(0.0)
            continue
        h = option[1]
        target = board.neighbours[h][st.face[side][h]]
        if not look.foes >> target & 1:
            scores.append(4.0)
            continue
        own = look.strength(h) + (st.held[side][1] & board.around[target]).bit_count() - 1
        defence = look.enemy_strength(target) + (st.held[1 - side][1] & board.around[target]).bit_count()
        defence += 2 * (board.difficult >> target & 1 or board.is_river(h, target))
        own += arms(ed, st.on[side][h])
        edge = own - defence
        if option[0] == "with":
            edge += look.strength(option[2]) / 3 - 2.5
        scores.append(edge)
    order = sorted(range(len(scores)), key=lambda n: (-scores[n], n))
    return order[:1]


def arms(ed: Edition, stack: int) -> int:
    if not stack & ed.infantry:
        return 0
    return 2 * bool(stack & ed.cavalry) + 2 * bool(stack & ed.artillery)


def take_loss(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    """Where a loss costs least: a factor, or a weak unit."""

    def score(piece: int) -> float:
        if st.weak >> piece & 1:
            return -3.0 - ed.weak[piece][0]
        return -float(ed.full[piece][0] - ed.weak[piece][0])

    return best(question.options, score)


def choose_retreat(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    """For the own stack to supply and friends; for the enemy's, away from towns."""
    look = Look(ed, st, side)
    is_own = question.about.get("side") == question.seat

    def score(route: tuple[int, ...]) -> float:
        h = route[-1]
        own = (st.on[side][h] & ed.combat).bit_count()
        found = look.hex(h) + 0.5 * own - (4.0 if own > 2 else 0.0)
        return found if is_own else -found

    return best(question.options, score)


def follow_all(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    """As many as may, but nobody out of a green town that would be empty."""

    def score(answer: Answer) -> float:
        if answer == "stay":
            return 0.0
        start = st.at[answer[0]]
        group = sum(1 << p for p in answer)
        left = st.on[side][start] & ed.combat & ~group
        if ed.board.green >> start & 1 and not left:
            return -1.0
        return float(len(answer))

    return best(question.options, score)


def ride(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    look = Look(ed, st, side)

    def score(answer: Answer) -> float:
        if answer == "done":
            return 0.0
        piece, h = answer
        return look.hex(h) - look.hex(st.at[piece]) - 3.0

    return best(question.options, score)


def replenish(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    return best(question.options, lambda p: -1.0 if p == "done" else float(ed.full[p][0] - ed.weak[p][0]))


def rail_unit(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
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

    return best(question.options, score)


def rail_to(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    look = Look(ed, st, side)
    return best(question.options, lambda h: look.hex(h) + 2.0 * (look.near_foes >> h & 1))


def good_hex(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    look = Look(ed, st, side)
    return best(question.options, lambda h: look.hex(h))


def weakest_own(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    """Of the own units the one that is missed least, of the enemy's the strongest."""

    def score(piece: Answer) -> float:
        if piece == "done":
            return -9.0
        factor = float((ed.weak if st.weak >> piece & 1 else ed.full)[piece][0])
        return -factor if ed.side[piece] == side else factor

    return best(question.options, score)


def strongest(ed: Edition, st: State, question: Choice, side: int) -> Sequence[int]:
    return best(question.options, lambda p: -9.0 if p == "done" else float(ed.full[p][0]))


HABITS: dict[str, Habit] = {
    "blanks": first,
    "card": play_card,
    "depot": build_depot,
    "forced-removal": take_depot,
    "reconnaissance": look_at,
    "fog": lay_fog,
    "marker": place_marker,
    "order": give_order,
    "manoeuvre": give_order,
    "group": choose_group,
    "march": choose_march,
    "free-order": first,
    "headquarters-stop": last,
    "facing": choose_facing,
    "headquarters": choose_leader,
    "headquarters-to": move_leader,
    "withdrawal": last,
    "follow": follow_all,
    "attack": choose_attack,
    "attack-again": choose_attack,
    "combat-card": first,
    "loss": take_loss,
    "retreat": choose_retreat,
    "overstacked": weakest_own,
    "pursue": follow_all,
    "ride-on": ride,
    "replenish": replenish,
    "strategic": rail_unit,
    "strategic-to": rail_to,
    "arrival": good_hex,
    "headquarters-back": good_hex,
    "partisans": weakest_own,
    "deserters": weakest_own,
    "mutiny": weakest_own,
    "panic": weakest_own,
    "send": weakest_own,
    "send-to": good_hex,
    "restore": strongest,
    "return": strongest,
}
