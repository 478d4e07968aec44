"""A map, armies and cards that a situation draws for itself: an edition of its own."""

from collections.abc import Mapping
from typing import Any

from sztab.games.warszawa.cards.decks import Card, make_card
from sztab.games.warszawa.edition import Edition, read_numbers
from sztab.games.warszawa.map.fields import Board, Field, joint_problems
from sztab.games.warszawa.units.armies import COLOURS, NONE, SIDES, Army
from sztab.kernel.box import Box
from sztab.kernel.errors import BadNotation

MAP_KEYS = {"map", "units", "cards"}
OPPOSITE = {"nw": "se", "ne": "sw", "w": "e", "e": "w", "sw": "ne", "se": "nw", "n": "s", "s": "n"}
STEPS = {
    "nw": (-1, -0.5), "ne": (-1, 0.5), "w": (0, -1.0), "e": (0, 1.0), "sw": (1, -0.5), "se": (1, 0.5), "n": (-2, 0.0),
    "s": (2, 0.0),
}  # fmt: skip
"""Rows down and places along to the neighbour in a direction."""
FIELD_KEYS = {"fortified", "red_pattern", "name"}
UNIT_KEYS = {"colour", "acts", "dispersed", "name"}
CARD_KEYS = {"side", "colour", "strength", "effect", "action", "name"}


def drawn_edition(box: Box, ed: Edition, position: Mapping[str, Any]) -> Edition:
    """The edition that a position draws; the given one where it draws nothing."""
    if not MAP_KEYS & set(position):
        return ed
    board = draw_board(position["map"]) if "map" in position else ed.board
    armies = draw_armies(position["units"]) if "units" in position else _without_places(ed, board)
    cards = draw_cards(position["cards"], board, armies) if "cards" in position else _same_cards(ed, board, armies)
    return Edition(board, armies, cards, read_numbers(box, board, armies))


def draw_board(fields: Any) -> Board:
    """`{a: {e: b, fortified: true}, b: {}}`: a way back in the opposite direction need not be drawn."""
    spec = {str(name): dict(_mapping(value, f"map: {name}")) for name, value in _mapping(fields, "map").items()}
    ways: dict[str, dict[str, str]] = {name: {} for name in spec}
    for name, field in spec.items():
        for direction, to in field.items():
            if direction not in FIELD_KEYS:
                _draw_way(ways, name, direction, to)
    places = _places(ways)
    drawn = [
        Field(
            name, str(field.get("name", name)), _flag(field, "fortified"), _flag(field, "red_pattern"), ways[name],
            *places[name],
        )
        for name, field in spec.items()
    ]  # fmt: skip
    problems = joint_problems(drawn, ["map: "] * len(drawn))
    if problems:
        raise BadNotation("; ".join(problems))
    return Board(drawn)


def _draw_way(ways: dict[str, dict[str, str]], name: str, direction: str, to: Any) -> None:
    if not isinstance(to, str) or to not in ways:
        raise BadNotation(f"map: {direction} of {name} is {to!r}, which is no field")
    back = OPPOSITE.get(direction)
    if ways[name].setdefault(direction, to) != to or (back and ways[to].setdefault(back, name) != name):
        raise BadNotation(f"map: two fields lie {direction} of {name}, or {back} of {to}")


def _places(ways: Mapping[str, Mapping[str, str]]) -> dict[str, tuple[int, float]]:
    """Row and place in it where each field is drawn: what hangs together lies as its directions say, each part to the
    right of the one before."""
    found: dict[str, tuple[int, float]] = {}
    right = 0.0
    for start in ways:
        if start in found:
            continue
        part = {start: (0, 0.0)}
        rim = [start]
        for name in rim:
            row, x = part[name]
            for direction, to in ways[name].items():
                if to not in part:
                    down, along = STEPS.get(direction, (0, 1.0))
                    part[to] = (row + down, x + along)
                    rim.append(to)
        left = min(x for _, x in part.values())
        found |= {name: (row, x - left + right) for name, (row, x) in part.items()}
        right = max(x for _, x in found.values()) + 1
    return found


def draw_armies(units: Any) -> tuple[Army, ...]:
    """`{pl-x: {colour: blue}}`: the id says the side."""
    armies = []
    for name, unit in _mapping(units, "units").items():
        spec = _mapping(unit or {}, f"units: {name}", UNIT_KEYS)
        side = str(name).partition("-")[0]
        colour = spec.get("colour", "white")
        if side not in SIDES or colour not in COLOURS:
            raise BadNotation(f"units: {name}: its id begins with pl- or su-, its colour is {', '.join(COLOURS)}")
        label = {language: str(spec.get("name", name)) for language in ("pl", "en")}
        acts, dispersed = bool(spec.get("acts", True)), _flag(spec, "dispersed")
        armies.append(Army(str(name), label, SIDES.index(side), colour, NONE, acts, dispersed))
    return tuple(sorted(armies, key=lambda army: army.side))


def draw_cards(cards: Any, board: Board, armies: tuple[Army, ...]) -> tuple[Card, ...]:
    """`{p-x: {side: pl, colour: white, strength: 3, effect: …, action: …}}`: these are the whole decks."""
    drawn = []
    for name, card in _mapping(cards, "cards").items():
        spec = _mapping(card, f"cards: {name}", CARD_KEYS)
        wordless = [key for key in ("side", "colour", "effect", "action") if not isinstance(spec.get(key, ""), str)]
        if wordless:
            raise BadNotation(f"cards: {name}: {wordless[0]} is {spec[wordless[0]]!r}, not a word")
        side = spec.get("side", {"p": "pl", "r": "su"}.get(str(name)[:1]))
        if side not in SIDES or spec.get("colour", "white") not in COLOURS or type(spec.get("strength", 1)) is not int:
            raise BadNotation(f"cards: {name}: side, colour or strength is wrong")
        label = {language: str(spec.get("name", name)) for language in ("pl", "en")}
        try:
            drawn.append(
                make_card(
                    str(name), label, side, spec.get("colour", "white"), spec.get("strength", 1),
                    spec.get("effect", ""), spec.get("action", ""), board, armies,
                )
            )  # fmt: skip
        except BadNotation as error:
            raise BadNotation(f"cards: {name}: {error}") from None
    return tuple(sorted(drawn, key=lambda card: card.side))


def _without_places(ed: Edition, board: Board) -> tuple[Army, ...]:
    """The armies of the box on another map: none has a start field there."""
    if board is ed.board:
        return ed.armies
    return tuple(
        Army(army.id, army.name, army.side, army.colour, NONE, army.acts, army.starts_dispersed) for army in ed.armies
    )


def _same_cards(ed: Edition, board: Board, armies: tuple[Army, ...]) -> tuple[Card, ...]:
    """The decks of the box with another map or other armies: what they do not name any more has no effect."""
    numbers = {army.id: number for number, army in enumerate(armies)}
    cards = []
    for card in ed.cards:
        effect, action = card.effect, card.action
        if effect is not None and effect.when == "at" and board is not ed.board:
            place = ed.board.fields[effect.field].id
            effect = type(effect)(effect.kind, effect.amount, effect.when, board.numbers.get(place, NONE))
        if action is not None and action.armies:
            named = [ed.armies[army].id for army in action.armies]
            kept = tuple(numbers[name] for name in named if name in numbers)
            action = type(action)(action.kind, action.amount, kept) if kept else None
        cards.append(Card(card.id, card.name, card.side, card.colour, card.strength, effect, action))
    return tuple(cards)


def _mapping(value: Any, where: str, known: set[str] | None = None) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadNotation(f"{where}: {value!r} is not a mapping")
    if known is not None and (unknown := sorted(map(str, set(value) - known))):
        raise BadNotation(f"{where}: unknown {', '.join(unknown)} (known: {', '.join(sorted(known))})")
    return value


def _flag(spec: Mapping[str, Any], key: str) -> bool:
    value = spec.get(key, False)
    if not isinstance(value, bool):
        raise BadNotation(f"{key} is {value!r}, not true or false")
    return value
