"""Names of things, in a language: for words that name armies, fields and cards."""

from typing import Any

from sztab.games.warszawa.edition import Edition

SIDE_NAMES = {
    "pl": {"pl": "Wojsko Polskie", "en": "Polish Army"},
    "su": {"pl": "Armia Czerwona", "en": "Red Army"},
}
PHASE_NAMES = {
    "setup": {"pl": "przygotowanie", "en": "set-up"},
    "operations": {"pl": "faza operacyjna", "en": "operations phase"},
    "fights": {"pl": "faza walk", "en": "fight phase"},
    "clean-up": {"pl": "faza porządkowa", "en": "clean-up phase"},
}
TABLES = {"side": SIDE_NAMES, "winner": SIDE_NAMES, "seat": SIDE_NAMES, "phase": PHASE_NAMES}


def label(ed: Edition, field: str, value: Any, language: str) -> str:
    """The name of what a field of an event, a prompt, a refusal or a modifier means: an id, a number, or several."""
    if isinstance(value, (list, tuple)):
        return ", ".join(label(ed, field, part, language) for part in value) or "–"
    if not isinstance(value, str):
        return str(value)
    if value in ed.army_numbers:
        return ed.armies[ed.army_numbers[value]].name[language]
    if value in ed.card_numbers:
        return ed.cards[ed.card_numbers[value]].name[language]
    if value in ed.board.numbers:
        return ed.board.fields[ed.board.numbers[value]].name
    if not value:
        return "none"
    names = TABLES.get(field, {}).get(value)
    return names[language] if names else value
