"""What a hex, a stack and a direction are worth to a side, by what it may know."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from sztab.games.west.bot.evaluation import goals
from sztab.games.west.edition import Edition
from sztab.games.west.logistics.supply import regions
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE, PL
from sztab.hexmap.bits import members
from sztab.kernel.opinions import Part
from sztab.kernel.requests import Answer, Choice

Reason = tuple[Sequence[Part], Part | None]
"""What a score is made of, and what the answer is meant for where that comes later."""

TERMS = ("nearness", "town", "supply", "prussia", "contact", "cover", "company", "raid")
"""The parts of what a hex is worth."""


class Scores(Struct, frozen=True):
    """What all answers to a question are worth."""

    values: Sequence[float]
    prefers: int = NONE
    """Of several that are worth the same, this one is taken, else the first."""
    measure: str = ""
    """What they are counted in, where that has a name."""
    explain: Callable[[int], Reason] | None = None
    """Why an answer is worth so much, by its number."""

    def best(self, count: int = 1) -> list[int]:
        """The numbers of the best answers."""
        values, prefers = self.values, self.prefers
        if count == 1:
            return [max(range(len(values)), key=lambda n: (values[n], n == prefers, -n))]
        return sorted(range(len(values)), key=lambda n: (-values[n], n != prefers, n))[:count]


Scorer = Callable[[Edition, State, Choice, int], Scores]
"""Edition, state, question, side: what the answers are worth."""


def each(
    options: Sequence[Answer],
    score: Callable[[Answer], float],
    why: Callable[[Answer], Sequence[Part]] | None = None,
) -> Scores:
    """Each by itself; `why`: what that is made of."""
    explain = None if why is None else lambda index: (why(options[index]), None)
    return Scores([score(option) for option in options], explain=explain)


def first(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    return Scores([0.0] * len(question.options))


def last(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    return Scores([0.0] * len(question.options), len(question.options) - 1)


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
        return sum(self.terms(h))

    def terms(self, h: int) -> tuple[float, ...]:
        """The same part by part, as `TERMS` names them."""
        board = self.ed.board
        is_near = self.near_foes >> h & 1
        own = (self.st.on[self.side][h] & self.ed.combat).bit_count()
        town = 0.0
        if board.green >> h & 1:
            town = 7.0 if not self.st.held[self.side][1] >> h & 1 else 2.0
        return (
            -2.0 * self.away(h),
            town,
            -5.0 if not self.supplied >> h & 1 else 0.0,
            -50.0 if board.east_prussia >> h & 1 else 0.0,
            2.0 if is_near else 0.0,
            1.0 if is_near and (board.difficult | board.works) >> h & 1 else 0.0,
            1.0 if own and not board.green >> h & 1 else 0.0,
            3.0 if (self.st.depots[1 - self.side] | self.st.leaders[1 - self.side]) >> h & 1 else 0.0,
        )

    def why(self, h: int) -> list[Part]:
        return [Part(name, worth) for name, worth in zip(TERMS, self.terms(h)) if worth]

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
