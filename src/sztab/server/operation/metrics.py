"""Figures for Prometheus: counted here, read at `/metrics`."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from sztab.server.operation.guarding import Guarded
from sztab.server.operation.pushing import Pushing

if TYPE_CHECKING:
    from sztab.server.operation.services import Services

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Figures:
    """The figures of one server; each has a registry of its own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._requests = Counter("sztab_requests", "Replies.", ["method", "status"], registry=registry)
        self.saving = Histogram("sztab_save_seconds", "Until a change is on disk.", buckets=BOUNDS, registry=registry)
        self.delay = Histogram(
            "sztab_loop_delay_seconds", "How late the loop comes to what is due.", buckets=BOUNDS, registry=registry
        )
        self._totals: dict[str, tuple[Counter, int]] = {}
        self._gauges: dict[str, Gauge] = {}
        self._gauge("sztab_start_time_seconds", "When it started.", time.time())

    def count_request(self, method: str, status: int) -> None:
        self._requests.labels(method, str(status)).inc()

    def _gauge(self, name: str, what: str, value: float) -> None:
        if name not in self._gauges:
            self._gauges[name] = Gauge(name, what, registry=self._registry)
        self._gauges[name].set(value)

    def _total(self, name: str, what: str, value: int) -> None:
        counter, before = self._totals.get(name) or (Counter(name, what, registry=self._registry), 0)
        counter.inc(max(0, value - before))
        self._totals[name] = counter, value

    async def watch_the_loop(self) -> None:
        """Every half second: how late is it?"""
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.5)
            self.delay.observe(max(0.0, time.monotonic() - began - 0.5))

    def text(self, services: Services) -> str:
        hall, writer = services.hall, services.writer
        live = list(hall.live.values())
        self._gauge("sztab_tables_live", "Tables in memory.", len(live))
        self._gauge(
            "sztab_tables_marked", "Tables in memory that cannot be read.", sum(bool(t.table.meta.mark) for t in live)
        )
        self._gauge("sztab_sockets", "Open WebSockets.", len(services.connections))
        self._gauge(
            "sztab_thinking_waiting", "Bots and odds that wait for their turn.", services.thinkers.queue.waiting
        )
        self._gauge("sztab_queries_waiting", "Queries that wait for their turn.", services.actions.asking.waiting)
        self._gauge("sztab_writes_waiting", "Writes that wait.", writer.waiting)
        self._total("sztab_changes", "Changes of tables.", hall.answers)
        self._total("sztab_commits", "Commits.", writer.groups)
        self._total("sztab_saved", "Writes that were saved.", writer.jobs)
        self._total("sztab_failed_writes", "Writes that failed.", writer.failed)
        self._total("sztab_connections_cut", "Connections that were cut: half sent, too many.", Guarded.refused)
        self._total("sztab_readers_cut", "WebSockets that were cut: they did not read.", Pushing.cut)
        return generate_latest(self._registry).decode()
