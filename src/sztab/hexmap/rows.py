"""Rows of numbers: where two differ, and their sum. `plain/rows.py` is the form to read."""

from typing import TYPE_CHECKING

from sztab.hexmap.compiled import CORE

if TYPE_CHECKING or CORE is None:
    from sztab.hexmap.plain.rows import added_up, differing
else:
    added_up, differing = CORE.added_up, CORE.differing

__all__ = ["added_up", "differing"]
