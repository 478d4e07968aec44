"""Networks that were taught and are shipped as files, run by onnxruntime on the processor.

It is not installed with everything (`pip install 'sztab[learned]'`): whoever asks must do without where there is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any


@cache
def session(file: Path) -> Any:
    """A network, ready to be asked, on one thread; None: it cannot be run here, or there is none."""
    try:
        import onnxruntime
    except ImportError:
        return None
    if not file.is_file():
        return None
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])


def offsets(parts: Sequence[tuple[str, int]]) -> tuple[dict[str, int], int]:
    """Where the numbers of each part begin when all parts, of these sizes, are numbered one after the other; and how
    many numbers there are."""
    found, total = {}, 0
    for name, size in parts:
        found[name] = total
        total += size
    return found, total


def opinion_of(
    net: Any, seen: Sequence[int], about: Sequence[Sequence[int]], most: tuple[int, int], sizes: tuple[int, int]
) -> tuple[list[float], float]:
    """What a network says of a position and of its answers, each a list of numbers: how good each answer is, and the
    seat's chance to win. Lists of positions and of answers are filled up to `most` with the number after the last."""
    import numpy as np

    views = np.full((1, most[0]), sizes[0], dtype=np.int64)
    views[0, : len(seen)] = seen
    answers = np.full((len(about), most[1]), sizes[1], dtype=np.int64)
    for number, row in enumerate(about):
        answers[number, : len(row)] = row
    scores, stands = net.run(None, {"view": views, "asked": answers})
    return [float(score) for score in scores], (1 + float(stands[0])) / 2
