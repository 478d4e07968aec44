"""Options that are a set of indexes, listed only where somebody reads the list: `plain/offered.py` is the form to
read."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sztab.hexmap.compiled import CORE

if TYPE_CHECKING or CORE is None:
    from sztab.hexmap.plain.offered import Offered
else:
    Offered = CORE.Offered
    Sequence.register(Offered)

__all__ = ["Offered"]
