"""Which steps cross the sides of a map: `plain/sides.py` is the form to read."""

from typing import TYPE_CHECKING

from sztab.hexmap.compiled import CORE

if TYPE_CHECKING or CORE is None:
    from sztab.hexmap.plain.sides import Sides
else:
    Sides = CORE.Sides

__all__ = ["Sides"]
