"""The dice of a record, computed by nothing but docs/records.md: no rules, no kernel, as another program would do."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from typing import Any


def check_dice(text: str) -> int:
    """How many answers of chance a finished record proves by itself; fails at the first that it does not."""
    header, *lines = (json.loads(row) for row in text.splitlines())
    (end,) = (line for line in lines if "end" in line)
    seed = bytes.fromhex(end["seed"])
    assert hashlib.sha256(b"sztab-seed:" + seed).hexdigest() == header["commitment"]
    said = "".join(f"{len(s)}:{s}={len(t)}:{t};" for s, t in sorted(header["contributions"].items()))
    key = hmac.digest(seed, b"sztab-key:" + said.encode(), "sha256")
    asked = [line for line in lines if line.get("seat") == "chance"]
    assert [line["index"] for line in asked] == list(range(len(asked)))
    for line in asked:
        assert answer_to(line["of"], words(key, line["index"])) == line["answer"], line
    return len(asked)


def answer_to(of: dict[str, Any], numbers: Iterator[int]) -> dict[str, Any]:
    """What chance had to answer to what it was asked."""

    def below(n: int) -> int:
        return next(number for number in numbers if number < 2**32 // n * n) % n

    if "roll" in of:
        assert set(of) == {"roll", "low", "sides"}
        return {"dice": [of["low"] + below(of["sides"]) for _ in range(of["roll"])]}
    assert set(of) == {"draw", "from"}
    ((name, pool),) = of["from"].items()
    pool = list(pool)
    for i in range(of["draw"]):
        j = i + below(len(pool) - i)
        pool[i], pool[j] = pool[j], pool[i]
    return {name: pool[: of["draw"]]}


def words(key: bytes, index: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{index}:{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1
