"""9.3 to 9.6: one combat: cards, dice, losses, retreat, pursuit."""

from collections.abc import Callable, Iterable, Sequence

from sztab.games.west.edition import Edition
from sztab.games.west.events import CombatCardUsed, CombatResolved, LossesDue
from sztab.games.west.fighting.factors import ATTACKER, DEFENDER, ROLES, SECOND, attack_parts, defence_parts
from sztab.games.west.fighting.retreat import begin_retreat
from sztab.games.west.moving.entering import remove_leaders
from sztab.games.west.refusals import own_pieces, tries, unit_params
from sztab.games.west.rules import (
    COMBAT_CARD,
    COMBAT_DICE,
    LEADERS_UNHURT,
    LOSER_LOSSES,
    LOSS_CHOICE,
    THIS_STACK_ONLY,
    WINNER_LOSSES,
)  # fmt: skip
from sztab.games.west.state import Boost, Fight, State
from sztab.games.west.turn.jobs import PURSUE, push
from sztab.games.west.units.pieces import NONE, SIDES
from sztab.games.west.units.stacks import weaken
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.modifiers import total
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import D6, Answer, Choice, Roll, Steps

RETREAT_FROM = 3
"""9.5.b: the least difference at which the loser retreats."""
ROUT_FROM = 7
"""9.5.c."""


def go_on(ed: Edition, st: State, fight: Fight) -> Steps[None]:
    """The steps of a combat, in the booklet's order; a headquarters alone is simply run down (9.6/c)."""
    if fight.step <= 1 and not st.held[1 - fight.side][1] >> fight.target & 1:
        return run_down(ed, st, fight)
    return STEPS[fight.step](ed, st, fight)


def run_down(ed: Edition, st: State, fight: Fight) -> Steps[None]:
    """9.6/c, A88: a lone headquarters that is attacked leaves the map; the attackers may enter its hex."""
    remove_leaders(ed, st, 1 - fight.side, fight.target)
    fight.vacated, fight.winner = fight.target, fight.side
    push(st, PURSUE, fight.side, fight.start, fight.target, 0)
    fight.step = len(STEPS) - 1
    return
    yield


def usable_boosts(ed: Edition, st: State, fight: Fight, by: int) -> list[Answer]:
    """9.3/f, A09 to A12: the cards that a player may use in this combat, and for which stack."""
    options: list[Answer] = []
    for boost in st.boosts:
        if boost.by != by or not boost.left:
            continue
        for role in (ATTACKER, DEFENDER, SECOND):
            if _fits(ed, st, fight, boost, role):
                options.append(("use", boost.card, role))
    return options


def stack_in_role(ed: Edition, st: State, fight: Fight, role: int) -> int:
    """The units that fight in a role."""
    if role == ATTACKER:
        return fight.attackers
    if role == DEFENDER:
        return st.on[1 - fight.side][fight.target] & ed.combat
    return fight.helpers if fight.is_supported else 0


def _fits(ed: Edition, st: State, fight: Fight, boost: Boost, role: int) -> bool:
    side = 1 - fight.side if role == DEFENDER else fight.side
    units = stack_in_role(ed, st, fight, role)
    if side != boost.side or not units or units & boost.used:
        return False
    if boost.when == "attacked":
        return role == DEFENDER
    return boost.when != "cavalry" or bool(units & ed.cavalry)


def all_boosts(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    yield from ((("use", boost.card, role),) for boost in st.boosts for role in (ATTACKER, DEFENDER, SECOND))
    yield ("none",)


def why_no_boost(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """9.3/f, A09 to A12: which cards may not be used for a stack."""
    _, card, role = answer
    named = {"card": ed.cards[card].id, "role": ROLES[role]}
    boost = next((boost for boost in st.boosts if boost.card == card), None)
    fight = st.fight
    if boost is None or fight is None:
        yield Refusal(COMBAT_CARD, "card-not-in-force", named)
        return
    if boost.by != side:
        yield Refusal(COMBAT_CARD, "card-not-yours-to-use", named)
    if not boost.left:
        yield Refusal(COMBAT_CARD, "card-used-up", named)
    units = stack_in_role(ed, st, fight, role)
    if not units:
        yield Refusal(COMBAT_CARD, "no-stack-in-role", named)
    if boost.side != (1 - fight.side if role == DEFENDER else fight.side):
        yield Refusal(COMBAT_CARD, "card-for-other-side", named)
    if units & boost.used:
        yield Refusal(COMBAT_CARD, "stack-had-card", named)
    if boost.when == "attacked" and role != DEFENDER:
        yield Refusal(COMBAT_CARD, "card-for-defenders", named)
    if boost.when == "cavalry" and not units & ed.cavalry:
        yield Refusal(COMBAT_CARD, "card-for-cavalry", named)


def why_no_loss(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """9.4/d, 9.4/e: who cannot take a loss."""
    who = unit_params(ed, answer)
    if 1 << answer & ed.leaders:
        yield Refusal(LEADERS_UNHURT, "headquarters-take-no-loss", who)
    if st.fight is None or st.at[answer] != hex_of(st.fight, side) or ed.side[answer] != side:
        yield Refusal(THIS_STACK_ONLY, "not-in-this-fight", who)


BOOST_TRIES = tries(all_boosts, why_no_boost, "none")
LOSS_TRIES = tries(own_pieces, why_no_loss)


def use_cards(ed: Edition, st: State, fight: Fight) -> Steps[None]:
    """9.3/f, A11: after the coordination roll, first the attacker, then the defender says which cards he uses."""
    by = fight.side if fight.asked == 0 else 1 - fight.side
    options = usable_boosts(ed, st, fight, by)
    answer: Answer = "none"
    if options:
        options.append("none")
        about, case = {"hex": ed.board.numbers[fight.target]}, (ed, st, by, options)
        answer = yield Choice(SIDES[by], "combat-card", COMBAT_CARD, options, about, False, BOOST_TRIES, case)
    if answer == "none":
        fight.asked += 1
        fight.step = 1 if fight.asked < 2 else 2
        return
    _, card, role = answer
    boost = next(boost for boost in st.boosts if boost.card == card)
    boost.left -= 1
    boost.used |= stack_in_role(ed, st, fight, role)
    fight.boosts.append((card, boost.value, role))
    fight.step = 1
    told = CombatCardUsed(SIDES[by], ed.cards[card].id, boost.value, ROLES[role], rule=COMBAT_CARD)
    st.events.append(told)


def roll_combat(ed: Edition, st: State, fight: Fight) -> Steps[None]:
    """9.3/h, 9.3/i, A74: both add a die to their factors; the higher value wins, equal ones nobody."""
    attack_sum, defence_sum = attack_parts(ed, st, fight), defence_parts(ed, st, fight)
    dice = yield Roll(2, D6, COMBAT_DICE, "combat", {"hex": ed.board.numbers[fight.target]})
    attack, defence = total(attack_sum) + dice[0], total(defence_sum) + dice[1]
    fight.difference = abs(attack - defence)
    fight.winner = NONE if attack == defence else fight.side if attack > defence else 1 - fight.side
    winner = SIDES[fight.winner] if fight.winner != NONE else ""
    numbers = ed.board.numbers
    st.events.append(
        CombatResolved(
            numbers[fight.start], numbers[fight.target], tuple(attack_sum), tuple(defence_sum), (dice[0], dice[1]),
            attack, defence, winner, fight.difference, rule=COMBAT_DICE,
        )
    )  # fmt: skip
    fight.step = 3
    if fight.winner != NONE:
        winners = fight.sizes[0] if fight.winner == fight.side else fight.sizes[1]
        fight.losses = min(fight.difference // 2, winners)
        if fight.losses:
            st.events.append(LossesDue(SIDES[1 - fight.winner], fight.losses, rule=LOSER_LOSSES))


def hex_of(fight: Fight, side: int) -> int:
    return fight.start if side == fight.side else fight.target


def lose(ed: Edition, st: State, fight: Fight) -> Steps[None]:
    """9.4/a, c, d, e: the loser allots his losses to his units, never to headquarters (A75)."""
    if fight.winner != NONE and fight.losses:
        side = 1 - fight.winner
        taken = yield from take_losses(ed, st, fight, side)
        fight.inflicted += taken
        if fight.losses:
            return
    fight.step = 4
    if fight.winner != NONE and fight.difference < ROUT_FROM:
        losers = fight.sizes[1] if fight.winner == fight.side else fight.sizes[0]
        fight.losses = min(fight.inflicted // 2, losers)
        if fight.losses:
            st.events.append(LossesDue(SIDES[fight.winner], fight.losses, rule=WINNER_LOSSES))


def pay(ed: Edition, st: State, fight: Fight) -> Steps[None]:
    """9.4/b, 9.5.c/b: the winner loses half as much as he really inflicted; nothing after a rout."""
    if fight.losses:
        yield from take_losses(ed, st, fight, fight.winner)
        if fight.losses:
            return
    fight.step = 5


def take_losses(ed: Edition, st: State, fight: Fight, side: int) -> Steps[int]:
    """9.4/c, 9.4/d: one loss, or all at once where nothing is left to choose; how many were taken."""
    h = hex_of(fight, side)
    units = st.on[side][h] & ed.combat
    steps = units.bit_count() + (units & ~st.weak).bit_count()
    if steps <= fight.losses:
        for piece in members(units):
            if not weaken(ed, st, piece, "combat", LOSS_CHOICE, is_open=True):
                weaken(ed, st, piece, "combat", LOSS_CHOICE, is_open=True)
        fight.losses = 0
        return steps
    options = members(units)
    piece = options[0]
    if len(options) > 1:
        about = {"hex": ed.board.numbers[h], "left": fight.losses}
        case = (ed, st, side, options)
        piece = yield Choice(SIDES[side], "loss", LOSS_CHOICE, options, about, False, LOSS_TRIES, case)
    weaken(ed, st, piece, "combat", LOSS_CHOICE, is_open=True)
    fight.losses -= 1
    return 1


def give_way(ed: Edition, st: State, fight: Fight) -> Steps[None]:
    """9.5.a, 9.6/a: headquarters without units go; from a difference of three the loser retreats."""
    fight.step = 6
    for side in (0, 1):
        h = hex_of(fight, side)
        if not st.held[side][1] >> h & 1 and st.on[side][h] & ed.leaders:
            remove_leaders(ed, st, side, h)
    if fight.winner == NONE or fight.difference < RETREAT_FROM:
        return
    loser = 1 - fight.winner
    fight.vacated = hex_of(fight, loser)
    push(st, PURSUE, fight.winner, hex_of(fight, fight.winner), fight.vacated, 1)
    if st.held[loser][1] >> fight.vacated & 1:
        chooser = fight.winner if fight.difference >= ROUT_FROM else loser
        begin_retreat(ed, st, loser, fight.vacated, chooser)
    return
    yield


def conclude(ed: Edition, st: State, fight: Fight) -> Steps[None]:
    """9.3/e, A82: who has fought is tired for the turn, but for those who won by seven or more."""
    side, is_rout = fight.side, fight.difference >= ROUT_FROM
    if fight.sizes[1]:
        if not (is_rout and fight.winner == side):
            st.fought |= fight.attackers | (fight.helpers if fight.is_supported else 0)
        if not (is_rout and fight.winner == 1 - side):
            st.fought |= fight.defenders
    st.fight = None
    if not st.eager:
        st.acting = 1 - st.acting
    return
    yield


STEPS: tuple[Callable[[Edition, State, Fight], Steps[None]], ...] = (
    use_cards, use_cards, roll_combat, lose, pay, give_way, conclude,
)  # fmt: skip
"""0 and 1: cards, 2: dice, 3: the loser's losses, 4: the winner's, 5: retreat and pursuit, 6: the end."""
