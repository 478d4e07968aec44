"""Further questions to a position, for situations and clients: each answer carries its rules."""

from typing import Any

QUERIES: dict[str, Any] = {}
