"""Edition: all that does not change in play (board, armies, decks, numbers of the sheet), with tables made from it."""

from collections.abc import Mapping

from msgspec import Struct

from sztab.games.warszawa.cards.decks import Card, read_cards
from sztab.games.warszawa.map.fields import DIRECTIONS, Board, read_board
from sztab.games.warszawa.units.armies import NONE, SIDES, Army, read_armies
from sztab.kernel.box import Box
from sztab.kernel.box import Card as TomlCard


class Numbers(Struct, frozen=True):
    """The numbers of the sheet."""

    rounds: int
    days: tuple[str, ...]
    goal: int
    """Warsaw."""
    decisive: int
    """Radzymin."""
    defenders: int
    """The Defenders of Warsaw."""
    destroyed_to_win: int
    start_orders: int
    extra_orders: int
    clean_up_orders: int
    hands: tuple[int, int]
    draws: tuple[int, int]
    draw_after_fight: int
    front: int
    rejected: int
    plunderer: int
    plunder_markers: int
    plunder_cards: int
    field_points: Mapping[int, int]
    other_points: int
    destroyed_points: int
    rear_pattern: tuple[bool, bool]
    """For each side: does it stand behind the enemy on fields with the red pattern, or on those without it?"""
    rear_directions: tuple[tuple[str, ...], tuple[str, ...]]
    """For each side: the directions of an attack from behind."""


class Edition:
    """Board, armies, cards and numbers, on dense integers."""

    def __init__(self, board: Board, armies: tuple[Army, ...], cards: tuple[Card, ...], numbers: Numbers) -> None:
        self.board = board
        self.armies = armies
        self.cards = cards
        self.numbers = numbers
        self.side_of = tuple(army.side for army in armies)
        self.acts = tuple(army.acts for army in armies)
        self.armies_of = tuple(tuple(n for n, army in enumerate(armies) if army.side == side) for side in (0, 1))
        self.actors_of = tuple(tuple(n for n in own if self.acts[n]) for own in self.armies_of)
        self.deck_of = tuple(tuple(n for n, card in enumerate(cards) if card.side == side) for side in (0, 1))
        self.bits_of = tuple(sum(1 << army for army in own) for own in self.armies_of)
        self.defenders_bit = 1 << numbers.defenders if numbers.defenders != NONE else 0
        self.army_numbers = {army.id: n for n, army in enumerate(armies)}
        self.matching = tuple(frozenset(n for n, card in enumerate(cards) if card.matches(army)) for army in armies)
        """For each army, the cards that match it."""
        self.card_numbers = {card.id: n for n, card in enumerate(cards)}
        self.action_of = tuple(card.action for card in cards)
        self._make_answers()

    def _make_answers(self) -> None:
        """Every answer that can be offered, made once: option lists only pick from these."""
        armies, fields = range(len(self.armies)), range(len(self.board.fields))
        self.first_moves = [[("move", army, field) for field in fields] for army in armies]
        self.first_attacks = [[("attack", army, target) for target in armies] for army in armies]
        self.plunders = [("plunder", army) for army in armies]
        self.plays = [("card", card) for card in range(len(self.cards))]
        self.further_moves = [("move", field) for field in fields]
        self.further_attacks = [("attack", target) for target in armies]
        self.fights = [[(attacker, target) for target in armies] for attacker in armies]


def edition(box: Box) -> Edition:
    """The edition that a box holds."""
    board = read_board(box)
    armies = read_armies(box, board)
    _check_names(box.card("olympiad"), board, armies)
    return Edition(board, armies, read_cards(box, board, armies), read_numbers(box, board, armies))


def read_numbers(box: Box, board: Board, armies: tuple[Army, ...]) -> Numbers:
    """The numbers of the sheet; fields and armies that an inline map lacks are nowhere."""
    card = box.card("olympiad")
    names = {army.id: n for n, army in enumerate(armies)}
    points = card.get("points.fields", dict)
    rears = [_directions(card, f"encirclement.{side}.directions") for side in SIDES]
    return Numbers(
        rounds=_count(card, "rounds", low=1),
        days=tuple(card.get("days", list)),
        goal=board.numbers.get(card.get("goal", str), NONE),
        decisive=board.numbers.get(card.get("decisive", str), NONE),
        defenders=names.get(card.get("defenders", str), NONE),
        destroyed_to_win=_count(card, "destroyed_to_win", low=1),
        start_orders=_count(card, "orders.start"),
        extra_orders=_count(card, "orders.extra"),
        clean_up_orders=_count(card, "orders.clean_up"),
        hands=(_count(card, "hands.pl"), _count(card, "hands.su")),
        draws=(_count(card, "draws.pl"), _count(card, "draws.su")),
        draw_after_fight=_count(card, "draws.after_fight"),
        front=_count(card, "front.cards", low=1),
        rejected=_count(card, "front.rejected"),
        plunderer=SIDES.index(_one_of(card, "plunder.side")),
        plunder_markers=_count(card, "plunder.markers", low=1),
        plunder_cards=_count(card, "plunder.cards", low=1),
        field_points={board.numbers[name]: points[name] for name in points if name in board.numbers},
        other_points=_count(card, "points.other"),
        destroyed_points=_count(card, "points.destroyed"),
        rear_pattern=(card.get("encirclement.pl.red_pattern", bool), card.get("encirclement.su.red_pattern", bool)),
        rear_directions=(tuple(rears[0]), tuple(rears[1])),
    )


def _check_names(card: TomlCard, board: Board, armies: tuple[Army, ...]) -> None:
    """What the sheet names must be on the board: only an inline map may lack it."""
    for path in ("goal", "decisive"):
        if card.get(path, str) not in board.numbers:
            raise card.error(path, f"{card.get(path, str)!r} is no field")
    if card.get("defenders", str) not in {army.id for army in armies}:
        raise card.error("defenders", f"{card.get('defenders', str)!r} is no army")
    for name in card.get("points.fields", dict):
        if name not in board.numbers:
            raise card.error("points.fields", f"{name!r} is no field")


def _count(card: TomlCard, path: str, low: int = 0) -> int:
    value = card.get(path, int)
    if value < low:
        raise card.error(path, f"{value} is less than {low}")
    return value


def _directions(card: TomlCard, path: str) -> list[str]:
    found = card.get(path, list)
    for direction in found:
        if direction not in DIRECTIONS:
            raise card.error(path, f"{direction!r} is not one of {', '.join(DIRECTIONS)}")
    return found


def _one_of(card: TomlCard, path: str) -> str:
    value = card.get(path, str)
    if value not in SIDES:
        raise card.error(path, f"{value!r} is not one of {', '.join(SIDES)}")
    return value
