"""A small network that learns from portraits who wins: one layer of what lies where, one of all together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from sztab.lab.learning import onnx_file
from sztab.lab.learning.onnx_file import NUMBERS, REALS, Port, Step

INNER = 32
PASSES, PORTION, RATE = 60, 1024, 2e-3
PATIENCE = 8
DROPPED = 0.3
STEPS: list[Step] = [
    ("Gather", ["places_weights", "cells"], "rows"), ("Unsqueeze", ["weights", "axis2"], "much"),
    ("Mul", ["rows", "much"], "weighted"), ("ReduceSum", ["weighted", "axis1"], "sums"),
    ("MatMul", ["facts", "facts_weights"], "told"), ("Add", ["sums", "told"], "both"),
    ("Add", ["both", "seen_bias_weights"], "seen_raw"), ("Relu", ["seen_raw"], "seen"),
    ("MatMul", ["seen", "inner_weights"], "inner_product"),
    ("Add", ["inner_product", "inner_bias_weights"], "inner_raw"), ("Relu", ["inner_raw"], "thought"),
    ("MatMul", ["thought", "last_weights"], "last_product"), ("Add", ["last_product", "last_bias_weights"], "score"),
    ("Sigmoid", ["score"], "chance_row"), ("Reshape", ["chance_row", "axis-1"], "chance"),
]  # fmt: skip
"""The same as `Foreteller._forward`, with the chance at its end."""


class Rows(Struct):
    """Portraits as arrays, and how their games ended."""

    cells: Any
    weights: Any
    facts: Any
    won: Any


class Foreteller:
    """The network in torch."""

    def __init__(self, cells: int, facts: int, device: str, size: int, decay: float) -> None:
        import torch

        torch.manual_seed(7)
        self.torch, self.device, self.size, self.decay = torch, device, size, decay
        scale = {"places": 0.02, "facts": 0.3, "inner": 0.3, "last": 0.2}
        shapes = {"places": (cells + 1, size), "facts": (facts, size), "seen_bias": (size,), "inner": (size, INNER),
                  "inner_bias": (INNER,), "last": (INNER, 1), "last_bias": (1,)}  # fmt: skip
        self.weights = {
            name: (torch.randn(shape, device=device) * scale.get(name, 0.0)).requires_grad_()
            for name, shape in shapes.items()
        }
        self.loss = float("inf")

    def _forward(self, cells: Any, weights: Any, facts: Any, dropped: float = 0.0) -> Any:
        torch, w = self.torch, self.weights
        bag = torch.nn.functional.embedding_bag(cells, w["places"], mode="sum", per_sample_weights=weights)
        seen = torch.relu(bag + facts @ w["facts"] + w["seen_bias"])
        seen = torch.nn.functional.dropout(seen, dropped)
        inner = torch.relu(seen @ w["inner"] + w["inner_bias"])
        return (torch.nn.functional.dropout(inner, dropped) @ w["last"] + w["last_bias"])[:, 0]

    def _tensors(self, rows: Rows) -> tuple[Any, ...]:
        given = (rows.cells, rows.weights, rows.facts, rows.won)
        return tuple(self.torch.tensor(one, device=self.device) for one in given)

    def taught(self, rows: Rows, tested: Rows) -> Foreteller:
        """Learn, and keep what foretold the other games best."""
        torch = self.torch
        given, other = self._tensors(rows), self._tensors(tested)
        optimizer = torch.optim.AdamW(self.weights.values(), lr=RATE, weight_decay=self.decay)
        judge = torch.nn.functional.binary_cross_entropy_with_logits
        best = {name: one.detach().clone() for name, one in self.weights.items()}
        idle = 0
        for _ in range(PASSES):
            for part in torch.randperm(len(rows.won), device=self.device).split(PORTION):
                cells, weights, facts, won = (one[part] for one in given)
                optimizer.zero_grad()
                judge(self._forward(cells, weights, facts, DROPPED), won).backward()
                optimizer.step()
            with torch.no_grad():
                now = float(judge(self._forward(*other[:3]), other[3]))
            idle += 1
            if now < self.loss:
                self.loss, idle = now, 0
                best = {name: one.detach().clone() for name, one in self.weights.items()}
            if idle >= PATIENCE:
                break
        self.weights = best
        return self

    def chances(self, rows: Rows) -> list[float]:
        """What it foretells."""
        with self.torch.no_grad():
            found = self.torch.sigmoid(self._forward(*self._tensors(rows)[:3]))
        return [float(one) for one in found.cpu()]

    def save(self, file: Path) -> None:
        """Write it as the file that is shipped."""
        weights = {f"{name}_weights": one.detach().cpu().numpy() for name, one in self.weights.items()}
        given: list[Port] = [("cells", NUMBERS, [1, None]), ("weights", REALS, [1, None]), ("facts", REALS, [1, None])]
        onnx_file.save(onnx_file.model("foretelling", weights, STEPS, given, [("chance", REALS, [1])]), file)
