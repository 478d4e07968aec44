"""The hash of states in the compiled core, where it runs; elsewhere the kernel's own form, which is the one to read."""

from collections.abc import Callable
from typing import Any

from sztab.hexmap.compiled import CORE

HASHER: Callable[..., Any] | None = None if CORE is None else CORE.Hasher
"""What a game names as its `hasher`."""
