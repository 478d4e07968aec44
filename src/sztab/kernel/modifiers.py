"""Modifiers: tables of cited functions. One loop makes the sum, the journal entry and the client's breakdown."""

from collections.abc import Callable, Iterable
from typing import TypeAlias, TypeVar

from msgspec import Struct

from sztab.kernel.requests import Rule

T = TypeVar("T")
Cited: TypeAlias = tuple[Rule, Callable[[T], int]]


class Modifier(Struct, frozen=True):
    """One number and the rule that made it; `key` names its words, `of` the card or unit it comes from."""

    rule: Rule
    key: str
    value: int
    of: str = ""


def modifiers(table: Iterable[Cited[T]], case: T) -> list[Modifier]:
    """The modifiers that apply to a case, in the order of the rulebook's list."""
    return [Modifier(rule, shift.__name__.replace("_", "-"), value) for rule, shift in table if (value := shift(case))]


def total(found: Iterable[Modifier]) -> int:
    return sum([modifier.value for modifier in found])
