"""Names of things, in a language: for words that name counters, hexes and cards."""

from collections.abc import Iterable, Mapping
from typing import Any

from sztab.games.west.edition import Edition
from sztab.words import words

UNIT_FIELDS = frozenset({"unit", "units", "of", "target", "piece"})
HEX_FIELDS = frozenset({"hex", "start", "path", "via", "second", "with_hex", "town", "of"})
FOUGHT = {"attack-declared": ("units", "target"), "withdrew": ("units",)}
"""Events that show whole stacks, and their fields that say who fights or gives way."""
FIELD_OF = {"seat": "side", "winner": "side", "modifier": "modifier"}


def fighters(ed: Edition, event: str, fields: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Who is named as fighting: not the headquarters and blanks with them, unless nobody else is there (9.6/c)."""
    return {field: _fighting(ed, fields[field]) for field in FOUGHT.get(event, ()) if field in fields}


def _fighting(ed: Edition, units: Iterable[str]) -> tuple[str, ...]:
    shown = tuple(units)
    return tuple(unit for unit in shown if unit in ed.number and ed.combat >> ed.number[unit] & 1) or shown


def hex_name(ed: Edition, number: str, language: str) -> str:
    """A hex by the name of its place, if it has one: no two places of the map are called alike."""
    try:
        h = ed.board.numbers.index(number)
    except ValueError:
        return number
    return ed.board.names.get(h, number)


def label(ed: Edition, field: str, value: Any, language: str) -> str:
    """The name of what a field of an event, a prompt, a refusal or a modifier means."""
    text = str(value)
    if not text:
        return "none"
    if field in UNIT_FIELDS and text in ed.number:
        return ed.pieces[ed.number[text]].name[language]
    if text in ed.card_number:
        return _quoted(ed.cards[ed.card_number[text]].title[language], language)
    if field in HEX_FIELDS:
        return hex_name(ed, text, language)
    say, key = words(language), f"west-label-{FIELD_OF.get(field, field)}-{text.lower()}"
    return say(key) if key in say else text


def _quoted(title: str, language: str) -> str:
    """A title in quotation marks; those of its own become inner ones."""
    return f"„{title.replace('„', '«').replace('”', '»')}”" if language == "pl" else f"“{title}”"
