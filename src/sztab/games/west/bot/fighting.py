"""How a bot withdraws, attacks, loses, retreats and pursues."""

from sztab.games.west.bot.look import Look, Scores, each
from sztab.games.west.edition import Edition
from sztab.games.west.fighting.withdrawal import facing_stacks
from sztab.games.west.state import State
from sztab.kernel.opinions import Part, changes
from sztab.kernel.requests import Answer, Choice


def choose_attack(ed: Edition, st: State, question: Choice, side: int) -> Scores:
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
    return Scores(scores)


def arms(ed: Edition, stack: int) -> int:
    if not stack & ed.infantry:
        return 0
    return 2 * bool(stack & ed.cavalry) + 2 * bool(stack & ed.artillery)


def take_loss(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    """Where a loss costs least: a factor, or a weak unit."""

    def score(piece: int) -> float:
        if st.weak >> piece & 1:
            return -3.0 - ed.weak[piece][0]
        return -float(ed.full[piece][0] - ed.weak[piece][0])

    return each(question.options, score, lambda piece: [Part("factors", score(piece))])


def choose_retreat(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    """For the own stack to supply and friends; for the enemy's, away from towns."""
    look = Look(ed, st, side)
    is_own = question.about.get("side") == question.seat

    def score(route: tuple[int, ...]) -> float:
        h = route[-1]
        own = (st.on[side][h] & ed.combat).bit_count()
        found = look.hex(h) + 0.5 * own - (4.0 if own > 2 else 0.0)
        return found if is_own else -found

    def why(route: tuple[int, ...]) -> list[Part]:
        sign = 1.0 if is_own else -1.0
        return [Part(part.name, sign * part.worth) for part in look.why(route[-1])]

    return each(question.options, score, why)


def follow_all(ed: Edition, st: State, question: Choice, side: int) -> Scores:
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

    def why(answer: Answer) -> list[Part]:
        worth = score(answer)
        return [Part("followers", worth)] if worth > 0 else [Part("town", worth)] if worth < 0 else []

    return each(question.options, score, why)


def ride(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    look = Look(ed, st, side)

    def score(answer: Answer) -> float:
        if answer == "done":
            return 0.0
        piece, h = answer
        return look.hex(h) - look.hex(st.at[piece]) - 3.0

    def why(answer: Answer) -> list[Part]:
        return [] if answer == "done" else changes(look.why(st.at[answer[0]]), look.why(answer[1]))

    return each(question.options, score, why)


def withdraw(ed: Edition, st: State, question: Choice, side: int) -> Scores:
    """9.1: cavalry goes where the stack that faces it could beat it by three, in a green town only where by six."""
    look, board, enemy = Look(ed, st, side), ed.board, 1 - side

    def score(h: Answer) -> float:
        if h == "pass":
            return 0.0
        (foe,) = facing_stacks(ed, st, side, h)
        if not (board.around[foe] | 1 << foe) & st.leaders[enemy]:
            return -1.0
        beside = (st.held[enemy][1] & board.around[h]).bit_count() - (st.held[side][1] & board.around[h]).bit_count()
        shelter = 2 if board.difficult >> h & 1 or board.is_river(foe, h) else 0
        edge = look.enemy_strength(foe) + beside - 1 - look.strength(h) - shelter
        return edge - (6.0 if board.green >> h & 1 else 3.0)

    return each(question.options, score)
