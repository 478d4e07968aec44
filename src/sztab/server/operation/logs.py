"""Structured logs: one JSON object a line on standard error. Paths are logged without queries, secrets never."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = getattr(record, "fields", {})
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **fields,
        }
        if record.exc_info and record.exc_info[0] is not None:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def set_up_logs(level: str = "INFO") -> None:
    """Everything in one form; uvicorn's own access log, which would hold queries, is off."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("sztab").setLevel(level)
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
    access = logging.getLogger("uvicorn.access")
    access.handlers[:] = []
    access.propagate = False
