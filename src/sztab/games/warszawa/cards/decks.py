"""The two decks: colour and strength of each card, its effect in a fight, its action (BW-F7, BW-F8, BW-O9, BW-F19).

Effects and actions are a small closed vocabulary, written in the cards file:

    plus:N:attacking | defending | encircling | against-fort | at:FIELD     N more strength
    weaken-best:N      the enemy's strongest counted card loses N, not below 0
    cancel-lowest      the enemy's weakest counted card gives no strength
    win-ties           equal sums count as a win of the own side
    stand-on-tie       a tie does not disperse the own army
    draw:N             draw N cards more after the fight
    return-if-lost     goes back to the reserves when the own side lost

    march:ARMY:N       move the army up to N fields without markers
    orders:ARMY:N      put N markers on the army
    share:A+B:N        put N markers on these armies, as the player likes
    two-armies:N       put N markers on each of two different own armies
    raid:ARMY:N        take all markers from an enemy army at most N fields from the army
    peek               look at the other's reserves
    discard:N          the other discards N random cards of his reserves
"""

from collections.abc import Collection, Mapping

from msgspec import Struct

from sztab.games.warszawa.map.fields import Board
from sztab.games.warszawa.units.armies import COLOURS, SIDES, WHITE, Army
from sztab.kernel.box import Box, Row, read_all
from sztab.kernel.errors import BadNotation, DataError

DECK = 30
"""BW-S6: cards in each deck."""
WHENS = ("attacking", "defending", "encircling", "against-fort", "at")


class Effect(Struct, frozen=True):
    """BW-F8, BW-F19: what a card does in a fight, beside its strength."""

    kind: str
    amount: int = 0
    when: str = ""
    field: int = -1
    """With `at`: where the defender must stand."""


class Action(Struct, frozen=True):
    """What a card does when it is played as an action."""

    kind: str
    amount: int = 0
    armies: tuple[int, ...] = ()


class Card(Struct, frozen=True):
    """One card."""

    id: str
    name: Mapping[str, str]
    side: int
    colour: str
    strength: int
    effect: Effect | None = None
    action: Action | None = None

    def matches(self, army: Army) -> bool:
        """BW-F6, BW-F7, BW-F18: the colours are the same, or the card or the army is white."""
        return self.colour in (army.colour, WHITE) or army.colour == WHITE


def parse_effect(text: str, fields: Mapping[str, int]) -> Effect | None:
    """An effect as the cards file writes it."""
    match text.split(":"):
        case [""]:
            return None
        case ["plus", amount, "at", field] if field in fields and amount.isdigit():
            return Effect("plus", int(amount), "at", fields[field])
        case ["plus", amount, when] if when in WHENS[:-1] and amount.isdigit():
            return Effect("plus", int(amount), when)
        case [("weaken-best" | "draw") as kind, amount] if amount.isdigit():
            return Effect(kind, int(amount))
        case [("cancel-lowest" | "win-ties" | "stand-on-tie" | "return-if-lost") as kind]:
            return Effect(kind)
    raise BadNotation(f"effect is {text!r}, which no effect is written like")


def parse_action(text: str, armies: Mapping[str, int], own: Collection[int]) -> Action | None:
    """An action as the cards file writes it; the armies it names are the own side's."""
    match text.split(":"):
        case [""]:
            return None
        case [("march" | "orders" | "raid" | "share") as kind, names, amount] if amount.isdigit():
            numbers = tuple(armies.get(name, -1) for name in names.split("+"))
            if not set(numbers) <= set(own) or (kind != "share" and len(numbers) != 1):
                raise BadNotation(f"action is {text!r}, but {names!r} does not name own armies that act")
            return Action(kind, int(amount), numbers)
        case [("two-armies" | "discard") as kind, amount] if amount.isdigit():
            return Action(kind, int(amount))
        case ["peek"]:
            return Action("peek")
    raise BadNotation(f"action is {text!r}, which no action is written like")


def read_cards(box: Box, board: Board, armies: tuple[Army, ...]) -> tuple[Card, ...]:
    """The cards of the box, the Polish deck first."""

    def read(row: Row) -> Card:
        side = row.one_of("side", SIDES)
        try:
            return make_card(
                row.text("id"), {"pl": row.text("name_pl"), "en": row.text("name_en")}, side,
                row.one_of("colour", COLOURS), row.int("strength", low=0), row.text("effect", ""),
                row.text("action", ""), board, armies,
            )  # fmt: skip
        except BadNotation as error:
            raise row.error(str(error)) from None

    cards: list[Card] = read_all(box.rows("cards"), read)
    sizes = [sum(card.side == number for card in cards) for number in range(len(SIDES))]
    if problems := [f"{side} has {size} cards, not {DECK} (BW-S6)" for side, size in zip(SIDES, sizes) if size != DECK]:
        raise DataError(*(f"{box.path('cards.csv')}:1: {problem}" for problem in problems))
    return tuple(sorted(cards, key=lambda card: card.side))


def make_card(
    id_: str, name: Mapping[str, str], side: str, colour: str, strength: int, effect: str, action: str,
    board: Board, armies: tuple[Army, ...],
) -> Card:  # fmt: skip
    """A card from its printed words."""
    number = SIDES.index(side)
    numbers = {army.id: n for n, army in enumerate(armies)}
    own = [n for n, army in enumerate(armies) if army.side == number and army.acts]
    return Card(
        id_, name, number, colour, strength, parse_effect(effect, board.numbers), parse_action(action, numbers, own)
    )
