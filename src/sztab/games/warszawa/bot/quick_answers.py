"""What is answered without much thought: how bots play games out in their heads. Hot: called for every answer."""

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.fighting.strength import bonus, fight_of
from sztab.games.warszawa.state import State
from sztab.games.warszawa.units.armies import NONE, SIDES, SU
from sztab.kernel.dice import RandomDice
from sztab.kernel.requests import Answer, Choice

SCATTER = 1.5
"""How much worse than the best a front card may be and still be chosen."""
ENOUGH_CARDS = 3
ATTACK, ATTACK_WITHOUT_CARDS = 3.0, 0.5
"""How readily an attack is ordered, with cards for it and without."""
FORWARD, SIDEWAYS, BACK = 2.0, 0.3, 0.1
"""How readily a Red army moves, by where it leads."""
TO_RADZYMIN, ELSEWHERE = 1.0, 0.3
"""How readily a Polish army moves: to a Radzymin that no Pole holds, or anywhere else."""
REST, PLUNDER, CARD = 2.0, 1.0, 1.5


def quick_answer(ed: Edition, state: State, question: Choice, dice: RandomDice) -> int:
    """The number of an answer: the best cards to the front, forward, and not too many orders."""
    match question.prompt:
        case "front":
            return _strongest(ed, state, question, dice, SCATTER)
        case "protect":
            return _strongest(ed, state, question, dice, 0.0)
        case "action":
            return _action(ed, state, question, dice)
    return dice.below(len(question.options))


def _strongest(ed: Edition, state: State, question: Choice, dice: RandomDice, scatter: float) -> int:
    """The card that counts most in the running fight, or one about as good."""
    side = SIDES.index(question.seat)
    attacks = ed.side_of[state.attacker] == side
    army = ed.armies[state.attacker if attacks else state.defender]
    fight = fight_of(ed, state, state.attacker, state.defender)
    best, found = -1.0, 0
    for index, number in enumerate(question.options):
        card = ed.cards[number]
        strength = card.strength + bonus(card.effect, fight, attacks=attacks) if card.matches(army) else 0
        worth = strength + (scatter * dice.below(1000) / 1000 if scatter else 0.0)
        if worth > best:
            best, found = worth, index
    return found


def _action(ed: Edition, state: State, question: Choice, dice: RandomDice) -> int:
    """Any action, some more readily than others."""
    side = SIDES.index(question.seat)
    attack = ATTACK if len(state.hands[side]) >= ENOUGH_CARDS else ATTACK_WITHOUT_CARDS
    total, sums = 0.0, []
    for answer in question.options:
        kind = answer if isinstance(answer, str) else answer[0]
        if kind == "attack":
            total += attack
        elif kind == "move":
            total += _march(ed, state, side, answer)
        else:
            total += REST if kind == "rest" else PLUNDER if kind == "plunder" else CARD
        sums.append(total)
    drawn = dice.below(1_000_000) * total / 1_000_000
    return next(index for index, bound in enumerate(sums) if drawn < bound)


def _march(ed: Edition, state: State, side: int, answer: Answer) -> float:
    _, army, field = answer
    goal, decisive, distances = ed.numbers.goal, ed.numbers.decisive, ed.board.distances
    if NONE in (goal, decisive):
        return SIDEWAYS
    here, there = distances[state.at[army]], distances[field]
    if side == SU:
        nearer = min(here[goal], here[decisive]) - min(there[goal], there[decisive])
        return FORWARD if nearer > 0 else BACK if nearer < 0 else SIDEWAYS
    holder = state.on[decisive]
    if (holder == NONE or ed.side_of[holder] == SU) and there[decisive] < here[decisive]:
        return TO_RADZYMIN
    return ELSEWHERE
