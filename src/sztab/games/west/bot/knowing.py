"""What a bot does with cards, reconnaissance, fog and blanks."""

from sztab.games.west.bot.look import Look, Scores, each
from sztab.games.west.edition import Edition
from sztab.games.west.state import State
from sztab.games.west.units.pieces import PL
from sztab.kernel.opinions import Part
from sztab.kernel.requests import Answer, Choice


def play_card(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    """The card whose instruction helps the own side more."""

    def score(card: int) -> float:
        effect = ed.cards[card].effects[side]
        if effect.kind == "points":
            return effect.number(1) * (1 if effect.side(0) == side else -1)
        if effect.kind == "combat":
            sign = 1 if effect.side(0) == side else -1
            return 0.8 * sign * effect.number(1) * effect.number(2)
        return CARD_WORTH.get(effect.kind, (0.0, 0.0))[side]

    return each(question.options, score, lambda card: [Part("card", score(card))])


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


def look_at(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    near = ed.board.touching(st.held[side][1])

    def score(h: Answer) -> float:
        return -1.0 if h == "done" else float(near >> h & 1) + st.on[1][h].bit_count() / 9

    def why(h: Answer) -> list[Part]:
        if h == "done":
            return []
        return [Part("beside", float(near >> h & 1)), Part("height", float(st.on[1][h].bit_count()))]

    return each(question.options, score, why)


def lay_fog(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    return each(question.options, lambda h: float(st.on[PL][h].bit_count()))


def lay_blanks(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    """13.2: low stacks that the enemy may attack look higher; blanks far behind are fetched first."""
    look, board = Look(ed, st, side), ed.board
    near, front = look.near_foes, board.within(look.foes, 3)

    def score(answer: Answer) -> float:
        if answer == "done":
            return 0.5
        what, h = answer
        if what == "take":
            return 3.0 if not front >> h & 1 else 0.0
        if not front >> h & 1 or st.on[side][h] & ed.blanks:
            return 0.0
        units: int = (st.on[side][h] & ed.combat).bit_count()
        return (2.0 if near >> h & 1 else 1.0) + (0.2 if board.green >> h & 1 else 0.0) - 0.3 * units

    def why(answer: Answer) -> list[Part]:
        if answer == "done" or not score(answer):
            return []
        return [Part("far-behind" if answer[0] == "take" else "looks-higher", score(answer))]

    return each(question.options, score, why)
