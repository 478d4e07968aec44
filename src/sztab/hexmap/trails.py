"""Ways walked back through a reach, and what ways take: `plain/trails.py` is the form to read."""

from typing import TYPE_CHECKING

from sztab.hexmap.compiled import CORE

if TYPE_CHECKING or CORE is None:
    from sztab.hexmap.plain.trails import Trails
else:
    Trails = CORE.Trails

__all__ = ["Trails"]
