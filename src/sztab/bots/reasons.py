"""Parts of what something is worth, put together so that one can read them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sztab.kernel.opinions import Part

MOST = 3
"""How many reasons are told."""
SMALL = 0.15
"""A reason counts that is so much of the largest one."""
TINY = 0.005
Worths = dict[tuple[str, str, str], float]
"""Parts by name, field and what they are about."""


def summed(parts: Iterable[Part]) -> Worths:
    """Alike ones together."""
    found: Worths = {}
    for part in parts:
        key = (part.name, part.field, part.about)
        found[key] = found.get(key, 0.0) + part.worth
    return found


def in_common(choices: Sequence[Iterable[Part]]) -> Worths:
    """What all choices have in common: of each part, as much as comes with every one of them."""
    if len(choices) < 2:
        return {}
    each = [summed(parts) for parts in choices]
    found = {}
    for key in each[0]:
        worths = [one.get(key, 0.0) for one in each]
        if all(worth > 0 for worth in worths):
            found[key] = min(worths)
        elif all(worth < 0 for worth in worths):
            found[key] = max(worths)
    return found


def largest(parts: Worths, unit: float) -> list[Part]:
    """The reasons that count: the largest ones of each kind, with what each kind is mostly about."""
    kinds: dict[str, dict[tuple[str, str], float]] = {}
    for (name, field, about), worth in parts.items():
        kinds.setdefault(name, {})[field, about] = worth
    told = []
    for name, things in kinds.items():
        worth = sum(things.values())
        (field, about), most = max(things.items(), key=lambda one: one[1] if worth > 0 else -one[1])
        is_mostly = about and abs(most) >= abs(worth) / 2
        told.append(Part(name, rounded(worth / unit), field if is_mostly else "", about if is_mostly else ""))
    told.sort(key=lambda part: -abs(part.worth))
    least = max(SMALL * abs(told[0].worth), TINY) if told else 0.0
    return [part for part in told[:MOST] if abs(part.worth) >= least]


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def rounded(value: float) -> float:
    return round(value, 3) + 0.0
