"""Rows of numbers in plain Python: where two differ, and their sum."""

from functools import reduce
from itertools import compress
from operator import add, ne


def differing(one: list[int], other: list[int]) -> list[int]:
    """The indexes at which two rows are not equal, rising; the longer one is looked at as far as the other goes."""
    return [*compress(range(len(one)), map(ne, one, other))]


def added_up(row: list[float]) -> float:
    """The sum, one after the other: the same digits in all versions of Python (`sum` is not)."""
    return reduce(add, row, 0.0)
