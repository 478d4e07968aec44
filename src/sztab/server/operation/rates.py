"""How often one address, account or connection may ask: a bucket that fills by itself and is emptied by requests."""

from __future__ import annotations

import ipaddress
import time

from msgspec import Struct

from sztab.server.wire.faults import Fault

MOST = 100_000
"""How many buckets are kept; then the full ones go, and where that is not enough the oldest of all."""


def network_of(address: str) -> str:
    """Whose address this is: an IPv6 one belongs to a whole /64, which one household has to itself."""
    try:
        found = ipaddress.ip_address(address.split("%", 1)[0].strip("[]"))
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Rate(Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: float


RATES = {
    # by address, by account or by connection; `talk` is the chat of one address on all its connections
    "read": Rate(50, 200),
    "write": Rate(50, 200),
    "file": Rate(200, 2000),
    "table": Rate(0.5, 30),
    "account": Rate(0.02, 10),
    "login": Rate(0.2, 10),
    "mail": Rate(0.01, 5),
    "import": Rate(0.1, 10),
    "box": Rate(0.05, 10),
    "socket": Rate(5, 200),
    "message": Rate(200, 400),
    "think": Rate(5, 30),
    "chat": Rate(1, 20),
    "talk": Rate(5, 100),
}


class Bucket:
    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Rates:
    """Buckets by kind and by who asks."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def check(self, kind: str, who: str) -> None:
        """Count one request; raises when there were too many."""
        if not self._on:
            return
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            if len(self._buckets) >= MOST:
                self._drop_full()
            bucket = self._buckets[kind, who] = Bucket(RATES[kind])
        if not bucket.take():
            raise Fault("too-many")

    def _drop_full(self) -> None:
        now = time.monotonic()
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket.left + (now - bucket.at) * bucket.rate.per_second < bucket.rate.burst
        }
        spare = MOST * 9 // 10  # not looked through again for each one that comes
        if len(self._buckets) > spare:
            self._buckets = dict(sorted(self._buckets.items(), key=lambda item: item[1].at)[-spare:])
