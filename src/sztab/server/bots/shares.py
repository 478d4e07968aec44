"""What part of the server's own time one network may take: some at once, and a share of it in the long run."""

from __future__ import annotations

import time

MOST = 10_000
"""Networks that are remembered; then those go that owe nothing."""


class Shares:
    """Who has taken more than his share rests until that is made good."""

    def __init__(self, share: float, at_once: float) -> None:
        self._share, self._at_once = share, at_once
        self._left: dict[str, tuple[float, float]] = {}
        """Seconds that each network may still take, and when that was so."""

    def _now(self, who: str) -> float:
        left, at = self._left.get(who, (self._at_once, 0.0))
        return min(self._at_once, left + (time.monotonic() - at) * self._share)

    def spend(self, who: str, seconds: float) -> None:
        """So much time was taken."""
        if len(self._left) >= MOST:
            self._left = {one: kept for one, kept in self._left.items() if self._now(one) < self._at_once}
        self._left[who] = self._now(who) - seconds, time.monotonic()

    def rest(self, who: str) -> float:
        """For how many seconds someone has to rest."""
        return max(0.0, -self._now(who) / self._share)
