"""Figures in Prometheus' format: counted here, read at `/metrics`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sztab.server.operation.services import Services

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long something took, in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.sum += seconds
        self.counts[next((i for i, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))] += 1

    def lines(self, name: str) -> list[str]:
        total, told = 0, []
        for bound, count in zip(BOUNDS, self.counts):
            total += count
            told.append(f'{name}_bucket{{le="{bound}"}} {total}')
        total += self.counts[-1]
        return [*told, f'{name}_bucket{{le="+Inf"}} {total}', f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Figures:
    def __init__(self) -> None:
        self.started = time.time()
        self.requests: dict[tuple[str, int], int] = {}

    def count_request(self, method: str, status: int) -> None:
        key = (method, status)
        self.requests[key] = self.requests.get(key, 0) + 1

    def text(self, services: Services) -> str:
        hall, writer = services.hall, services.writer
        plain = {
            "sztab_tables_live": ("gauge", len(hall.live)),
            "sztab_sockets": ("gauge", len(services.connections)),
            "sztab_changes_total": ("counter", hall.answers),
            "sztab_commits_total": ("counter", writer.groups),
            "sztab_saved_total": ("counter", writer.jobs),
            "sztab_start_time_seconds": ("gauge", self.started),
        }
        lines = []
        for name, (kind, value) in plain.items():
            lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
        lines.append("# TYPE sztab_save_seconds histogram")
        lines += hall.saving.lines("sztab_save_seconds")
        lines.append("# TYPE sztab_requests_total counter")
        for (method, status), count in sorted(self.requests.items()):
            lines.append(f'sztab_requests_total{{method="{method}",status="{status}"}} {count}')
        return "\n".join(lines) + "\n"
