"""The network: what is seen becomes a few numbers, from which come the chance to win and, with what each answer is
about, how good that answer is. Here in numpy, for the many processes that play; `training` has the same in torch.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sztab.games.warszawa.bot.features import ANSWER_SIZE, MOST_OF_ANSWER, MOST_OF_VIEW, VIEW_SIZE

SEEN, INNER, ASKED = 160, 96, 96
"""How many numbers stand for a view at first and in the end, and for an answer."""
SHAPES = {
    "views": (VIEW_SIZE + 1, SEEN),
    "views_bias": (SEEN,),
    "inner": (SEEN, INNER),
    "inner_bias": (INNER,),
    "value": (INNER, 1),
    "value_bias": (1,),
    "answers": (ANSWER_SIZE + 1, ASKED),
    "join": (INNER, ASKED),
    "join_bias": (ASKED,),
    "policy": (ASKED, 1),
}
"""The last row of `views` and of `answers` stands for nothing, and is nought."""
Weights = dict[str, Any]


def fresh(seed: int) -> Weights:
    """Weights of a network that knows nothing."""
    dice = np.random.default_rng(seed)
    made = {}
    for name, shape in SHAPES.items():
        wide = {"views": 60, "answers": 6}.get(name, shape[0])
        scale = 0.0 if name.endswith("bias") else 0.1 if name in ("value", "policy") else 1.0
        made[name] = (dice.standard_normal(shape) * scale / np.sqrt(wide)).astype(np.float32)
    made["views"][-1] = made["answers"][-1] = 0.0
    return made


def padded(rows: list[list[int]], most: int, nothing: int) -> Any:
    """Lists of numbers as one array, filled up with the number that stands for nothing."""
    found = np.full((len(rows), most), nothing, dtype=np.uint16)
    for number, row in enumerate(rows):
        found[number, : len(row)] = row
    return found


def pad_views(rows: list[list[int]]) -> Any:
    return padded(rows, MOST_OF_VIEW, VIEW_SIZE)


def pad_answers(rows: list[list[int]]) -> Any:
    return padded(rows, MOST_OF_ANSWER, ANSWER_SIZE)


def look(net: Weights, views: Any) -> tuple[Any, Any]:
    """What is thought of views, and how they stand (from -1, lost, to 1, won)."""
    seen = np.maximum(net["views"][views].sum(axis=1) + net["views_bias"], 0)
    inner = np.maximum(seen @ net["inner"] + net["inner_bias"], 0)
    return inner, np.tanh(inner @ net["value"] + net["value_bias"])[:, 0]


def scores(net: Weights, inner: Any, which: Any, answers: Any) -> Any:
    """How good answers are, each to one of the views (`which`)."""
    joined = net["answers"][answers].sum(axis=1) + (inner @ net["join"] + net["join_bias"])[which]
    return (np.maximum(joined, 0) @ net["policy"])[:, 0]
