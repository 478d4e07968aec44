"""What is printed on board, armies and cards: what a client draws, whatever the position."""

from typing import Any

from sztab.games.warszawa.cards.decks import Action, Effect
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.scenarios.victory import field_rule, field_value
from sztab.games.warszawa.state import PHASES
from sztab.games.warszawa.units.armies import NONE, SIDES


def printed(ed: Edition) -> dict[str, Any]:
    """Fields with their place, armies, cards, and the numbers of the sheet; things by id, in the engine's order."""
    numbers, fields = ed.numbers, ed.board.fields
    return {
        "fields": [
            {
                "id": field.id,
                "name": field.name,
                "row": field.row,
                "x": field.x,
                "fortified": field.is_fortified,
                "red_pattern": field.has_red_pattern,
                "points": field_value(ed, number),
                "rule": field_rule(ed, number)[0],
                "neighbours": field.neighbours,
            }
            for number, field in enumerate(fields)
        ],
        "armies": [
            {"id": army.id, "side": SIDES[army.side], "colour": army.colour, "acts": army.acts} for army in ed.armies
        ],
        "cards": [
            {
                "id": card.id,
                "side": SIDES[card.side],
                "colour": card.colour,
                "strength": card.strength,
                "effect": _effect(ed, card.effect),
                "action": _action(ed, card.action),
            }
            for card in ed.cards
        ],
        "sides": list(SIDES),
        "phases": list(PHASES),
        "rounds": numbers.rounds,
        "days": list(numbers.days),
        "front": numbers.front,
        "goal": fields[numbers.goal].id if numbers.goal != NONE else "",
        "decisive": fields[numbers.decisive].id if numbers.decisive != NONE else "",
    }


def _effect(ed: Edition, effect: Effect | None) -> dict[str, Any] | None:
    if effect is None:
        return None
    place = ed.board.fields[effect.field].id if effect.field != NONE else ""
    return {"kind": effect.kind, "amount": effect.amount, "when": effect.when, "field": place}


def _action(ed: Edition, action: Action | None) -> dict[str, Any] | None:
    if action is None:
        return None
    return {"kind": action.kind, "amount": action.amount, "armies": [ed.armies[army].id for army in action.armies]}
