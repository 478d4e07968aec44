"""The strength of both sides in a fight: cards, their effects and those of the field (BW-F6 to F8, T1 to T4)."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from sztab.games.warszawa.cards.decks import Effect
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.rules import STRENGTH
from sztab.games.warszawa.state import State
from sztab.kernel.modifiers import Modifier, total


class Fight(Struct, frozen=True):
    """Who fights where: all that the effects of cards ask for."""

    attacker: int
    defender: int
    field: int
    """Where the defender stands."""
    is_fortified: bool
    is_encircling: bool


class Tally(Struct, frozen=True):
    """One side's numbers in a fight, each with the rule that made it."""

    cards: tuple[int, ...]
    """The cards that count."""
    modifiers: tuple[Modifier, ...]
    sum: int


def fight_of(ed: Edition, st: State, attacker: int, defender: int) -> Fight:
    """The fight between two armies where they stand now."""
    field = st.at[defender]
    return Fight(attacker, defender, field, ed.board.is_fortified[field], is_encircling(ed, st, attacker, defender))


def is_encircling(ed: Edition, st: State, attacker: int, defender: int) -> bool:
    """BW-T3: by the legend of the board, an attack on the enemy's hinterland from behind."""
    here, side = st.at[attacker], ed.side_of[attacker]
    direction = ed.board.directions[here].get(st.at[defender], "")
    in_rear = ed.board.has_red_pattern[here] == ed.numbers.rear_pattern[side]
    return in_rear and direction in ed.numbers.rear_directions[side]


def matching(ed: Edition, army: int, front: Sequence[int]) -> tuple[int, ...]:
    """BW-F6, BW-F7, BW-F18: the front cards that match the army."""
    cards = ed.matching[army]
    return tuple([card for card in front if card in cards])


PLUS: dict[str, Callable[[Fight, Effect, bool], bool]] = {
    "attacking": lambda fight, effect, attacks: attacks,
    "defending": lambda fight, effect, attacks: not attacks,
    "encircling": lambda fight, effect, attacks: attacks and fight.is_encircling,
    "against-fort": lambda fight, effect, attacks: attacks and fight.is_fortified,
    "at": lambda fight, effect, attacks: fight.field == effect.field,
}
"""When a card is stronger: the fight, the effect, and whether its own army attacks."""


def bonus(effect: Effect | None, fight: Fight, *, attacks: bool) -> int:
    """What an effect adds to its own card."""
    if effect is None or effect.kind != "plus":
        return 0
    return effect.amount if PLUS[effect.when](fight, effect, attacks) else 0


def tallies(ed: Edition, fight: Fight, attack: Sequence[int], defence: Sequence[int]) -> tuple[Tally, Tally]:
    """BW-F8: bonuses of both sides, then what the attacker's and what the defender's cards take from the other."""
    own = _Count(ed, fight, attack, attacks=True), _Count(ed, fight, defence, attacks=False)
    own[0].reduce(own[1])
    own[1].reduce(own[0])
    return own[0].tally(), own[1].tally()


class _Count:
    """A side's cards while they are counted."""

    def __init__(self, ed: Edition, fight: Fight, cards: Sequence[int], *, attacks: bool) -> None:
        self.ed = ed
        self.cards = tuple(cards)
        self.modifiers: list[Modifier] = []
        self.ranks = []
        """Strength after bonuses: what makes a card the strongest or weakest, whatever is taken from it later."""
        for card in cards:
            printed = ed.cards[card]
            effect = printed.effect
            more = bonus(effect, fight, attacks=attacks) if effect is not None else 0
            self.modifiers.append(Modifier(STRENGTH, "strength", printed.strength, printed.id))
            if more and effect is not None:
                self.modifiers.append(Modifier(STRENGTH, effect.when, more, printed.id))
            self.ranks.append(printed.strength + more)
        self.left = self.ranks[:]

    def reduce(self, other: "_Count") -> None:
        """What these cards take from the other side's: first the strongest is weakened, then the weakest cancelled."""
        if not other.cards:
            return
        effects = [effect for card in self.cards if (effect := self.ed.cards[card].effect) is not None]
        for kind in ("weaken-best", "cancel-lowest"):
            for effect in effects:
                if effect.kind == kind:
                    other.suffer(effect)

    def suffer(self, effect: Effect) -> None:
        pick = max if effect.kind == "weaken-best" else min
        index = self.ranks.index(pick(self.ranks))
        loss = min(effect.amount, self.left[index]) if effect.kind == "weaken-best" else self.left[index]
        self.left[index] -= loss
        if loss:
            name = self.ed.cards[self.cards[index]].id
            self.modifiers.append(Modifier(STRENGTH, effect.kind, -loss, name))

    def tally(self) -> Tally:
        return Tally(self.cards, tuple(self.modifiers), total(self.modifiers))


def has_effect(ed: Edition, cards: Sequence[int], kind: str) -> bool:
    """Does one of these cards have an effect of this kind?"""
    kinds = [effect.kind for card in cards if (effect := ed.cards[card].effect) is not None]
    return kind in kinds
