"""The hash of states, and records played again, in the compiled core, where it runs; elsewhere by the kernel's own
forms, which are the ones to read."""

from collections.abc import Callable
from typing import Any

from sztab.hexmap.compiled import CORE

HASHER: Callable[..., Any] | None = None if CORE is None else CORE.Hasher
"""What a game names as its `hasher`."""
REPLAYER: Callable[..., Any] | None = None if CORE is None else CORE.Replayer
"""What a game names as its `replayer`."""
