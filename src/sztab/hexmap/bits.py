"""Sets of dense indexes as Python integers: bit i is set when i is in the set.

`plain/bits.py` is the form to read; `compiled/core.c` gives the same answers where it was built.
"""

from typing import TYPE_CHECKING

from sztab.hexmap.compiled import CORE

if TYPE_CHECKING or CORE is None:
    from sztab.hexmap.plain.bits import bit_set, first, members, nth_member, union
else:
    bit_set, first, members = CORE.bit_set, CORE.first, CORE.members
    nth_member, union = CORE.nth_member, CORE.union

__all__ = ["bit_set", "first", "members", "nth_member", "union"]
