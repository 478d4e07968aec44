"""Sets of dense indexes as Python integers: bit i is set when i is in the set."""

from collections.abc import Iterable, Sequence

_IN_BYTE: tuple[tuple[int, ...], ...] = tuple(tuple(i for i in range(8) if byte >> i & 1) for byte in range(256))
MANY = 200
"""Sets of so many members are read byte by byte, smaller ones member by member."""


def bit_set(indexes: Iterable[int]) -> int:
    """The set of these indexes."""
    found = 0
    for i in indexes:
        found |= 1 << i
    return found


def union(sets: Sequence[int], indexes: Iterable[int]) -> int:
    """What is in any of the sets at these indexes; negative indexes are none."""
    found = 0
    for i in indexes:
        if i >= 0:
            found |= sets[i]
    return found


def members(bits: int) -> list[int]:
    """The indexes in the set, rising."""
    found: list[int] = []
    if not bits:
        return found
    if bits.bit_count() < MANY:
        # From the highest down, since the number gets shorter with every member that is taken off.
        while bits:
            highest = bits.bit_length() - 1
            found.append(highest)
            bits ^= 1 << highest
        found.reverse()
        return found
    low = (bits & -bits).bit_length() - 1 & ~7
    bits >>= low
    for at, byte in enumerate(bits.to_bytes(bits.bit_length() // 8 + 1, "little")):
        if byte:
            base = low + 8 * at
            found += [base + i for i in _IN_BYTE[byte]]
    return found


def first(bits: int) -> int:
    """The lowest index in the set; -1 for the empty set."""
    return (bits & -bits).bit_length() - 1


def nth_member(bits: int, index: int) -> int:
    """The member of a set that this many others come before: its binary digits are searched, which takes less than
    taking members off or halving it."""
    lowest = (bits & -bits).bit_length() - 1
    digits = f"{bits >> lowest:b}"
    above = bits.bit_count() - 1 - index
    return lowest + len(digits) - 1 - digits.replace("1", "0", above).index("1")
