"""The network: what is seen becomes a few numbers, from which come the chance to win and, with what each answer is
about, how good that answer is. Here in numpy, for the many processes that play; `learner` has the same in torch.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sztab.lab.learning.subjects import Subject

Weights = dict[str, Any]


def fresh(subject: Subject, seed: int) -> Weights:
    """Weights of a network that knows nothing."""
    dice = np.random.default_rng(seed)
    made = {}
    for name, shape in subject.shapes.items():
        wide = {"views": 60, "answers": 6}.get(name, shape[0])
        scale = 0.0 if name.endswith("bias") else 0.1 if name in ("value", "policy") else 1.0
        made[name] = (dice.standard_normal(shape) * scale / np.sqrt(wide)).astype(np.float32)
    made["views"][-1] = made["answers"][-1] = 0.0
    return made


def trusting(weights: Weights, trust: float) -> Weights:
    """The same network, but so much likelier to answer as its mentor: one number of each answer says just that."""
    made = {name: part.copy() for name, part in weights.items()}
    for name in ("answers", "join"):
        made[name][:, 0] = 0.0
    made["join_bias"][0] = 0.0
    made["policy"][0] = 1.0
    made["answers"][0, 0] = trust
    return made


def padded(rows: list[list[int]], most: int, nothing: int) -> Any:
    """Lists of numbers as one array, filled up with the number that stands for nothing."""
    found = np.full((len(rows), most), nothing, dtype=np.uint16)
    for number, row in enumerate(rows):
        found[number, : len(row)] = row
    return found


def look(net: Weights, views: Any) -> tuple[Any, Any]:
    """What is thought of views, and how they stand (from -1, lost, to 1, won)."""
    seen = np.maximum(net["views"][views].sum(axis=1) + net["views_bias"], 0)
    inner = np.maximum(seen @ net["inner"] + net["inner_bias"], 0)
    return inner, np.tanh(inner @ net["value"] + net["value_bias"])[:, 0]


def scores(net: Weights, inner: Any, which: Any, answers: Any) -> Any:
    """How good answers are, each to one of the views (`which`)."""
    joined = net["answers"][answers].sum(axis=1) + (inner @ net["join"] + net["join_bias"])[which]
    return (np.maximum(joined, 0) @ net["policy"])[:, 0]
