"""What messages are given beside plain names, to be whole sentences; the client does the same (`tell.ts`).

| field | also |
|---|---|
| an id, `side` | `side-id`: the id, to choose a form of the sentence by |
| a list, `units` | `units-count`; `units-first`, `units-last` with their ids |
| a sum, `losses` | `losses-count`, and `losses-parts` to go after a number: ` + 2 − 1`; its parts are told one by one |
| a number, `margin` | `margin-size`: without its sign; `margin-sign`: `plus`, `zero` or `minus` |
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

AND = {"en": " and ", "pl": " i "}
WAYS = frozenset({"path"})
"""Fields whose lists are a way from hex to hex."""
NAMELESS = "–"
MONTHS = {
    "I": "January", "II": "February", "III": "March", "IV": "April", "V": "May", "VI": "June", "VII": "July",
    "VIII": "August", "IX": "September", "X": "October", "XI": "November", "XII": "December",
}  # fmt: skip

Namer = Callable[[str, Any], str]


def listed(field: str, names: Sequence[str], language: str) -> str:
    """Names one after another: "a, b and c"; a way is "a – b – c"; of nobody, a dash."""
    if field in WAYS:
        return " – ".join(names) or NAMELESS
    if len(names) < 2:
        return names[0] if names else NAMELESS
    return ", ".join(names[:-1]) + AND[language] + names[-1]


def number(value: int) -> int | str:
    """Numbers stay numbers, for plurals are chosen by them; one below zero gets a true minus."""
    return value if value >= 0 else f"−{-value}"


def dated(text: str, language: str) -> str:
    """A day as the game prints it (26.IV, 13 VIII) as one writes it in English (26 April); any other text as it is."""
    found = re.fullmatch(r"(\d{1,2})[. ]([IVX]+)", text) if language == "en" else None
    return f"{found[1]} {MONTHS[found[2]]}" if found and found[2] in MONTHS else text


def ended(text: str) -> str:
    """A sentence that ends with an abbreviation has one full stop, not two."""
    return text[:-1] if text.endswith("..") and not text.endswith("...") else text


def told(fields: Mapping[str, Any], name: Namer) -> dict[str, Any]:
    """The parameters of a message: names in place of ids, and what goes beside them."""
    found: dict[str, Any] = {}
    for field, value in fields.items():
        found |= _of_field(field, value, name)
    return found


def _of_field(field: str, value: Any, name: Namer) -> dict[str, Any]:
    if isinstance(value, Mapping):
        return {field: str(value)}
    if isinstance(value, (list, tuple)):
        if value and isinstance(value[0], (Mapping, Struct)):
            return {f"{field}-count": len(value), f"{field}-parts": "".join(map(_part, value))}
        ends = {"first": value[0], "last": value[-1]} if value else {}
        beside = {f"{field}-{end}": name(field, part) for end, part in ends.items()}
        ids = {f"{field}-{end}-id": str(part) for end, part in ends.items()}
        nothing = {} if value else {f"{field}-parts": ""}  # a sum of no parts
        return {field: name(field, value), f"{field}-count": len(value), **beside, **ids, **nothing}
    said = name(field, value)
    if isinstance(value, bool) or not isinstance(value, int) or said != str(value):
        return {field: said, f"{field}-id": str(value)}
    sign = "plus" if value > 0 else "minus" if value < 0 else "zero"
    return {field: number(value), f"{field}-size": abs(value), f"{field}-sign": sign}


def _part(part: Mapping[str, Any] | Struct) -> str:
    """One part of a sum, to go after another number."""
    value = part.get("value", 0) if isinstance(part, Mapping) else getattr(part, "value", 0)
    return "" if not isinstance(value, int) or not value else f" {'+' if value > 0 else '−'} {abs(value)}"
