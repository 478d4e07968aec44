"""What a bot does with depots, points and counters that come and go."""

from sztab.games.west.bot.look import Look, Scores, each
from sztab.games.west.edition import Edition
from sztab.games.west.logistics.supply import regions
from sztab.games.west.state import State
from sztab.kernel.opinions import Part
from sztab.kernel.requests import Answer, Choice


def build_depot(ed: Edition, st: State, question: Choice, side: int) -> Scores:
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

    return each(question.options, score)


def take_depot(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    """The depot that most enemy stacks live on."""
    foes = st.held[1 - side][1]
    return each(question.options, lambda h: float((ed.board.within(1 << h, 4) & foes).bit_count()))


def replenish(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    def score(piece: Answer) -> float:
        return -1.0 if piece == "done" else float(ed.full[piece][0] - ed.weak[piece][0])

    return each(question.options, score, lambda p: [] if p == "done" else [Part("factors", score(p))])


def good_hex(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    look = Look(ed, st, side)
    return each(question.options, look.hex, look.why)


def weakest_own(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    """Of the own units the one that is missed least, of the enemy's the strongest."""

    def score(piece: Answer) -> float:
        if piece == "done":
            return -9.0
        factor = float((ed.weak if st.weak >> piece & 1 else ed.full)[piece][0])
        return -factor if ed.side[piece] == side else factor

    return each(question.options, score, lambda piece: [] if piece == "done" else [Part("factors", score(piece))])


def strongest(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    def score(piece: Answer) -> float:
        return -9.0 if piece == "done" else float(ed.full[piece][0])

    return each(question.options, score, lambda piece: [] if piece == "done" else [Part("factors", score(piece))])
