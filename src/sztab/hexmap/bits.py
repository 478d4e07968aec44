"""Sets of dense indexes as Python integers: bit i is set when i is in the set.

`plain/bits.py` is the form to read; `compiled/core.c` gives the same answers where it was built.
"""

from typing import TYPE_CHECKING

from sztab.hexmap.compiled import CORE

if TYPE_CHECKING or CORE is None:
    from sztab.hexmap.plain.bits import bit_set, first, members, nth_member
else:
    bit_set, first, members, nth_member = CORE.bit_set, CORE.first, CORE.members, CORE.nth_member

__all__ = ["bit_set", "first", "members", "nth_member"]
