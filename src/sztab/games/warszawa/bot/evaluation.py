"""What a view is worth to a seat: for bots that look one step ahead.

The corporal's figures are common sense; the officer's are tuned by playing against him.
"""

from math import exp

from msgspec import Struct

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.fighting.strength import Fight, bonus
from sztab.games.warszawa.table.view import View
from sztab.games.warszawa.units.armies import NONE, PL, SIDES, SU, WHITE
from sztab.kernel.requests import Seat

WARSAW = 60.0
MATCH_SHARE = 1 / 3
"""How many of the enemy's cards match an army, as a rule."""
ENEMY_CARD = 2.7
"""The strength of a card that the enemy chooses for his front."""

ByRound = tuple[float, float, float, float, float]


class Weights(Struct, frozen=True):
    """What counts, and how much; pairs are Polish and Red."""

    destroyed: tuple[float, float] = (6.0, 9.0)
    """What the destruction of an army costs its side."""
    dispersed: tuple[float, float] = (2.5, 4.0)
    radzymin: ByRound = (3.0, 4.0, 6.0, 9.0, 16.0)
    """What a Red army in Radzymin is worth in each round; a Polish one there keeps it out."""
    marker: ByRound = (0.3, 0.3, 0.3, 0.3, 0.3)
    """What an order marker is worth in each round."""
    card: ByRound = (0.35, 0.35, 0.35, 0.35, 0.35)
    """What a point of strength in the reserves is worth in each round."""
    step: float = 0.4
    """What one field nearer to the goal is worth."""
    spread: float = 1.6
    """How far sums scatter around what is expected."""


CORPORAL = Weights()
OFFICER = Weights(
    destroyed=(13.8, 36.5),
    dispersed=(1.4, 1.8),
    radzymin=(3.0, 5.0, 9.0, 6.4, 80.0),
    marker=(0.15, 0.15, 0.15, 0.1, 0.0),
    card=(0.35, 0.34, 0.35, 0.3, 0.03),
    spread=1.4,
)
"""Fitted to 3,711 games of officers (`python -m sztab.lab.fitting`): bolder, for destroyed armies above all, and in the
last round for Radzymin: cards and orders are worth nothing when it is over."""


def by_round(values: ByRound, view: View) -> float:
    return values[min(view.round, len(values)) - 1]


def worth(ed: Edition, view: View, seat: Seat, weights: Weights = CORPORAL) -> float:
    """Higher is better for the seat."""
    mine = SIDES.index(seat)
    red = losses(ed, view, weights) + places(ed, view, weights) + _orders(ed, view, weights)
    return (red if mine == SU else -red) + _cards(ed, view, mine, weights)


def losses(ed: Edition, view: View, weights: Weights) -> float:
    """Destroyed and dispersed armies, for the Reds; the last steps to a Polish victory weigh most."""
    value = 0.0
    whole = 0
    for army, field in enumerate(view.at):
        side = ed.side_of[army]
        sign = 1 if side == PL else -1
        if field == NONE:
            value += sign * weights.destroyed[side] if view.destroyed >> army & 1 else 0.0
        elif not view.dispersed >> army & 1:
            whole += side == SU
        elif ed.acts[army]:
            value += sign * weights.dispersed[side]
    lost = (view.destroyed & ed.bits_of[SU]).bit_count()
    return (
        value
        - (10.0 if lost == ed.numbers.destroyed_to_win - 1 else 0.0)
        - (0.0, 12.0, 5.0, 1.0, 0.0, 0.0, 0.0)[min(whole, 6)]
    )


def places(ed: Edition, view: View, weights: Weights) -> float:
    """Radzymin, the way to Warsaw, and an open Warsaw, for the Reds."""
    goal, decisive, distances = ed.numbers.goal, ed.numbers.decisive, ed.board.distances
    if NONE in (goal, decisive):
        return 0.0
    reds = [view.at[army] for army in ed.armies_of[SU] if view.at[army] != NONE]
    poles = [view.at[army] for army in ed.actors_of[PL] if view.at[army] != NONE]
    value = by_round(weights.radzymin, view) * ((decisive in reds) - 0.5 * (decisive in poles))
    for field in reds:
        value -= weights.step * min(distances[field][goal], distances[field][decisive])
    for field in poles:
        target = decisive if decisive in reds else field
        nearest = min((distances[field][red] for red in reds), default=0)
        value += 0.6 * weights.step * nearest + 0.5 * weights.step * distances[field][target]
    return value + open_warsaw(ed, view, reds, poles)


def open_warsaw(ed: Edition, view: View, reds: list[int], poles: list[int]) -> float:
    """Once the Defenders are gone, an empty Warsaw is there for the taking; a Polish army in it closes the way."""
    if not view.destroyed & ed.defenders_bit:
        return 0.0
    if ed.numbers.goal in poles:
        return 4.0
    near = min((ed.board.distances[field][ed.numbers.goal] for field in reds), default=9)
    return 6.0 + (20.0 if near == 1 else 8.0 if near == 2 else 0.0)


def _orders(ed: Edition, view: View, weights: Weights) -> float:
    value, marker = 0.0, by_round(weights.marker, view)
    for army, count in enumerate(view.markers):
        value += count * (marker if ed.side_of[army] == SU else -marker)
    return value


def _cards(ed: Edition, view: View, mine: int, weights: Weights) -> float:
    """What the own cards promise in the fights to come, and what is left of them afterwards."""
    stakes, kept, held = fights(ed, view, mine, weights)
    value = 0.0
    for _, _, stake in stakes:
        value += stake
    return value + kept - held


def fights(ed: Edition, view: View, mine: int, weights: Weights) -> tuple[list[tuple[int, int, float]], float, float]:
    """What may come of each fight (attacker, defender), and what the cards are worth that are left after them, the own
    ones and the other's."""
    reserves = view.hand[:]
    stakes = []
    running = [(view.attacker, view.defender)] if view.attacker != NONE else []
    enemy = view.hands[1 - mine] + view.fronts[1 - mine]
    for attacker, defender in [*running, *view.attacks]:
        if NONE in (view.at[attacker], view.at[defender]):
            continue
        front = view.front if attacker == view.attacker and defender == view.defender else []
        own, used = _promise(ed, view, attacker, defender, mine, reserves, front)
        other = _threat(ed, view, attacker, defender, 1 - mine, enemy)
        chance = 1 / (1 + exp((other - own) / weights.spread))
        stakes.append((attacker, defender, _stake(ed, view, attacker, defender, mine, chance, weights)))
        reserves = [card for card in reserves if card not in used]
        enemy = max(0, enemy - 3)
    kept = sum(ed.cards[card].strength + (ed.cards[card].action is not None) for card in reserves)
    card = by_round(weights.card, view)
    return stakes, card * kept, card * 2.3 * enemy


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
    safe = max(strengths, default=0) if (fight.is_encircling if attacks else fight.is_fortified) else None
    if view.protected in front:
        safe = strengths[len(chosen) + front.index(view.protected)]
    return _expected(strengths, len(reserves) + len(front), safe), [card for _, card in chosen]


def _expected(strengths: list[int], held: int, safe: int | None) -> float:
    """One of four cards goes back at random, but not the one that was put aside, or will be: the best of them."""
    total, size = sum(strengths), min(4, held)
    if size == 0:
        return 0.0
    if safe is not None and size > 1:
        return safe + (total - safe) * (size - 2) / (size - 1)
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


def _stake(ed: Edition, view: View, attacker: int, defender: int, mine: int, chance: float, weights: Weights) -> float:
    """What a fight may bring: the own loss against the other's, and the ground behind it."""
    attacks = ed.side_of[attacker] == mine
    own, other = (attacker, defender) if attacks else (defender, attacker)
    value = chance * _loss(ed, view, other, weights) - (1 - chance) * _loss(ed, view, own, weights)
    ground = view.at[defender]
    prize = 0.0
    if ed.side_of[attacker] == SU and ground == ed.numbers.goal:
        prize = WARSAW
    elif ground == ed.numbers.decisive:
        prize = 1.5 * by_round(weights.radzymin, view)
    return value + (chance * prize if attacks else -(1 - chance) * prize)


def _loss(ed: Edition, view: View, army: int, weights: Weights) -> float:
    side = ed.side_of[army]
    if not ed.acts[army]:
        return 12.0
    if not view.dispersed >> army & 1:
        return weights.dispersed[side] + 1.0
    lost = (view.destroyed & ed.bits_of[SU]).bit_count()
    return (
        weights.destroyed[side]
        - weights.dispersed[side]
        + (20.0 * (lost == 2) + 5.0 * (lost == 1) if side == SU else 0.0)
    )
