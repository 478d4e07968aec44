"""What a view is worth to a seat: for bots that look one step ahead.

All figures are a reconstruction of common sense, tuned by playing: about one for a dispersed army's worth of effort.
"""

from math import exp

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.fighting.strength import Fight, bonus
from sztab.games.warszawa.table.view import View
from sztab.games.warszawa.units.armies import NONE, PL, SIDES, SU, WHITE
from sztab.kernel.requests import Seat

DESTROYED = (6.0, 9.0)
"""What the destruction of an army costs its side, Polish and Red."""
DISPERSED = (2.5, 4.0)
RADZYMIN = (3.0, 4.0, 6.0, 9.0, 16.0)
"""What a Red army in Radzymin is worth in each round; a Polish one there keeps it out."""
WARSAW = 60.0
MARKER = 0.3
CARD = 0.35
"""What a point of strength in the reserves is worth."""
STEP = 0.4
"""What one field nearer to the goal is worth."""
SPREAD = 1.6
"""How far sums scatter around what is expected."""
MATCH_SHARE = 1 / 3
"""How many of the enemy's cards match an army, as a rule."""
ENEMY_CARD = 2.7
"""The strength of a card that the enemy chooses for his front."""


def worth(ed: Edition, view: View, seat: Seat) -> float:
    """Higher is better for the seat."""
    mine = SIDES.index(seat)
    red = _losses(ed, view) + _places(ed, view) + _orders(ed, view)
    return (red if mine == SU else -red) + _cards(ed, view, mine)


def _losses(ed: Edition, view: View) -> float:
    """Destroyed and dispersed armies, for the Reds; the last steps to a Polish victory weigh most."""
    value = 0.0
    whole = 0
    for army, field in enumerate(view.at):
        side = ed.side_of[army]
        sign = 1 if side == PL else -1
        if field == NONE:
            value += sign * DESTROYED[side] if view.destroyed >> army & 1 else 0.0
        elif not view.dispersed >> army & 1:
            whole += side == SU
        elif ed.acts[army]:
            value += sign * DISPERSED[side]
    lost = (view.destroyed & ed.bits_of[SU]).bit_count()
    return (
        value
        - (10.0 if lost == ed.numbers.destroyed_to_win - 1 else 0.0)
        - (0.0, 12.0, 5.0, 1.0, 0.0, 0.0, 0.0)[min(whole, 6)]
    )


def _places(ed: Edition, view: View) -> float:
    """Radzymin, the way to Warsaw, and an open Warsaw, for the Reds."""
    goal, decisive, distances = ed.numbers.goal, ed.numbers.decisive, ed.board.distances
    if NONE in (goal, decisive):
        return 0.0
    reds = [view.at[army] for army in ed.armies_of[SU] if view.at[army] != NONE]
    poles = [view.at[army] for army in ed.actors_of[PL] if view.at[army] != NONE]
    value = RADZYMIN[min(view.round, len(RADZYMIN)) - 1] * ((decisive in reds) - 0.5 * (decisive in poles))
    for field in reds:
        value -= STEP * min(distances[field][goal], distances[field][decisive])
    for field in poles:
        target = decisive if decisive in reds else field
        nearest = min((distances[field][red] for red in reds), default=0)
        value += 0.6 * STEP * nearest + 0.5 * STEP * distances[field][target]
    return value + _open_warsaw(ed, view, reds, poles)


def _open_warsaw(ed: Edition, view: View, reds: list[int], poles: list[int]) -> float:
    """Once the Defenders are gone, an empty Warsaw is there for the taking; a Polish army in it closes the way."""
    if not view.destroyed & ed.defenders_bit:
        return 0.0
    if ed.numbers.goal in poles:
        return 4.0
    near = min((ed.board.distances[field][ed.numbers.goal] for field in reds), default=9)
    return 6.0 + (20.0 if near == 1 else 8.0 if near == 2 else 0.0)


def _orders(ed: Edition, view: View) -> float:
    value = 0.0
    for army, count in enumerate(view.markers):
        value += count * (MARKER if ed.side_of[army] == SU else -MARKER)
    return value


def _cards(ed: Edition, view: View, mine: int) -> float:
    """What the own cards promise in the fights to come, and what is left of them afterwards."""
    reserves = view.hand[:]
    value = 0.0
    fights = [(view.attacker, view.defender), *view.attacks] if view.attacker != NONE else view.attacks
    enemy = view.hands[1 - mine] + view.fronts[1 - mine]
    for attacker, defender in fights:
        if NONE in (view.at[attacker], view.at[defender]):
            continue
        running = attacker == view.attacker and defender == view.defender
        front = view.front if running else []
        own, used = _promise(ed, view, attacker, defender, mine, reserves, front)
        other = _threat(ed, view, attacker, defender, 1 - mine, enemy)
        chance = 1 / (1 + exp((other - own) / SPREAD))
        value += _stake(ed, view, attacker, defender, mine, chance)
        reserves = [card for card in reserves if card not in used]
        enemy = max(0, enemy - 3)
    kept = sum(ed.cards[card].strength + (ed.cards[card].action is not None) for card in reserves)
    return value + CARD * kept - CARD * 2.3 * enemy


def _promise(
    ed: Edition, view: View, attacker: int, defender: int, mine: int, reserves: list[int], front: list[int]
) -> tuple[float, list[int]]:
    """The strength to be expected of the own front, and the cards it takes."""
    attacks = ed.side_of[attacker] == mine
    army = ed.armies[attacker if attacks else defender]
    fight = _fight(ed, view, attacker, defender)
    scored = []
    for card in reserves:
        printed = ed.cards[card]
        if printed.matches(army):
            scored.append((printed.strength + bonus(printed.effect, fight, attacks=attacks), card))
    scored.sort(reverse=True)
    chosen = scored[: max(0, ed.numbers.front - len(front))]
    strengths = [strength for strength, _ in chosen]
    for card in front:
        printed = ed.cards[card]
        strengths.append(
            printed.strength + bonus(printed.effect, fight, attacks=attacks) if printed.matches(army) else 0
        )
    is_safe = fight.is_encircling if attacks else fight.is_fortified
    return _expected(strengths, len(reserves) + len(front), is_safe=is_safe), [card for _, card in chosen]


def _expected(strengths: list[int], held: int, *, is_safe: bool) -> float:
    """One of four cards goes back at random; the best is safe when it may be put aside."""
    total, size = sum(strengths), min(4, held)
    if size == 0:
        return 0.0
    if is_safe and size > 1:
        best = max(strengths, default=0)
        return best + (total - best) * (size - 2) / (size - 1)
    return total * (size - 1) / size if size > 1 else 0.0


def _threat(ed: Edition, view: View, attacker: int, defender: int, side: int, held: int) -> float:
    """The strength to be expected of the other's front, of which only the number of cards is known."""
    attacks = ed.side_of[attacker] == side
    army = ed.armies[attacker if attacks else defender]
    share = 1.0 if army.colour == WHITE else MATCH_SHARE
    cards = min(4.0, held * share + 0.5 * (held > 0))
    fight = _fight(ed, view, attacker, defender)
    is_safe = fight.is_encircling if attacks else fight.is_fortified
    return ENEMY_CARD * cards * (0.83 if is_safe else 0.75)


def _fight(ed: Edition, view: View, attacker: int, defender: int) -> Fight:
    here, there = view.at[attacker], view.at[defender]
    side = ed.side_of[attacker]
    is_behind = ed.board.has_red_pattern[here] == ed.numbers.rear_pattern[side]
    direction = ed.board.directions[here].get(there, "")
    encircles = is_behind and direction in ed.numbers.rear_directions[side]
    return Fight(attacker, defender, there, ed.board.is_fortified[there], encircles)


def _stake(ed: Edition, view: View, attacker: int, defender: int, mine: int, chance: float) -> float:
    """What a fight may bring: the own loss against the other's, and the ground behind it."""
    attacks = ed.side_of[attacker] == mine
    own, other = (attacker, defender) if attacks else (defender, attacker)
    value = chance * _loss(ed, view, other) - (1 - chance) * _loss(ed, view, own)
    ground = view.at[defender]
    prize = 0.0
    if ed.side_of[attacker] == SU and ground == ed.numbers.goal:
        prize = WARSAW
    elif ground == ed.numbers.decisive:
        prize = 1.5 * RADZYMIN[min(view.round, len(RADZYMIN)) - 1]
    return value + (chance * prize if attacks else -(1 - chance) * prize)


def _loss(ed: Edition, view: View, army: int) -> float:
    side = ed.side_of[army]
    if not ed.acts[army]:
        return 12.0
    if not view.dispersed >> army & 1:
        return DISPERSED[side] + 1.0
    lost = (view.destroyed & ed.bits_of[SU]).bit_count()
    return DESTROYED[side] - DISPERSED[side] + (20.0 * (lost == 2) + 5.0 * (lost == 1) if side == SU else 0.0)
