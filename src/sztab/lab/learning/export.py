"""`python -m sztab.lab.learning.export GAME WEIGHTS.npz NETWORK.onnx`: the network as the file that is shipped."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from sztab.lab.learning import onnx_file
from sztab.lab.learning.network import Weights
from sztab.lab.learning.onnx_file import NUMBERS, REALS, Port, Step
from sztab.lab.learning.subjects import SUBJECTS, Subject

STEPS: list[Step] = [
    ("Gather", ["views", "view"], "view_rows"),
    ("ReduceSum", ["view_rows", "axis1"], "view_sum"),
    ("Add", ["view_sum", "views_bias"], "seen_raw"),
    ("Relu", ["seen_raw"], "seen"),
    ("MatMul", ["seen", "inner"], "inner_product"),
    ("Add", ["inner_product", "inner_bias"], "inner_raw"),
    ("Relu", ["inner_raw"], "thought"),
    ("MatMul", ["thought", "value"], "value_product"),
    ("Add", ["value_product", "value_bias"], "value_raw"),
    ("Tanh", ["value_raw"], "value_row"),
    ("Reshape", ["value_row", "axis-1"], "stands"),
    ("Gather", ["answers", "asked"], "answer_rows"),
    ("ReduceSum", ["answer_rows", "axis1"], "answer_sum"),
    ("MatMul", ["thought", "join"], "join_product"),
    ("Add", ["join_product", "join_bias"], "join_raw"),
    ("Add", ["answer_sum", "join_raw"], "joined_raw"),
    ("Relu", ["joined_raw"], "joined"),
    ("MatMul", ["joined", "policy"], "score_rows"),
    ("Reshape", ["score_rows", "axis-1"], "scores"),
]
"""The view is thought about once, each answer joined with the thought."""


def network(subject: Subject, weights: Weights) -> Any:
    """The network as a graph: `view` and `asked` are numbers of features, filled up with those of nothing."""
    given: list[Port] = [("view", NUMBERS, [1, None]), ("asked", NUMBERS, [None, None])]
    found: list[Port] = [("scores", REALS, [None]), ("stands", REALS, [1])]
    return onnx_file.model(subject.game, {name: weights[name] for name in subject.shapes}, STEPS, given, found)


def main(words: list[str]) -> None:
    """Write the file."""
    game, weights, file = words[0], Path(words[1]), Path(words[2])
    onnx_file.save(network(SUBJECTS[game], dict(np.load(weights))), file)
    print(f"{file}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
