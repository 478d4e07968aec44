"""`python -m sztab.lab.learning.export WEIGHTS.npz NETWORK.onnx`: the network as the file that is shipped.

Weights are kept in half precision, which is enough to choose by, and halves the file.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from sztab.lab.learning.network import SHAPES, Weights

OPSET, IR = 17, 9


def network(weights: Weights) -> Any:
    """The network as a graph: `view` and `answers` are numbers of features, filled up with those of nothing."""
    from onnx import TensorProto, helper, numpy_helper

    kept = [numpy_helper.from_array(weights[name].astype(np.float16), f"{name}_half") for name in SHAPES]
    first, flat = (numpy_helper.from_array(np.array([axis], dtype=np.int64), f"axis{axis}") for axis in (1, -1))
    nodes = [helper.make_node("Cast", [f"{name}_half"], [name], to=TensorProto.FLOAT) for name in SHAPES]

    def add(kind: str, inputs: list[str], output: str, **more: Any) -> None:
        nodes.append(helper.make_node(kind, inputs, [output], **more))

    add("Gather", ["views", "view"], "view_rows", axis=0)
    add("ReduceSum", ["view_rows", "axis1"], "view_sum", keepdims=0)
    add("Add", ["view_sum", "views_bias"], "seen_raw")
    add("Relu", ["seen_raw"], "seen")
    add("MatMul", ["seen", "inner"], "inner_product")
    add("Add", ["inner_product", "inner_bias"], "inner_raw")
    add("Relu", ["inner_raw"], "thought")
    add("MatMul", ["thought", "value"], "value_product")
    add("Add", ["value_product", "value_bias"], "value_raw")
    add("Tanh", ["value_raw"], "value_row")
    add("Reshape", ["value_row", "axis-1"], "stands")
    add("Gather", ["answers", "asked"], "answer_rows", axis=0)
    add("ReduceSum", ["answer_rows", "axis1"], "answer_sum", keepdims=0)
    add("MatMul", ["thought", "join"], "join_product")
    add("Add", ["join_product", "join_bias"], "join_raw")
    add("Add", ["answer_sum", "join_raw"], "joined_raw")
    add("Relu", ["joined_raw"], "joined")
    add("MatMul", ["joined", "policy"], "score_rows")
    add("Reshape", ["score_rows", "axis-1"], "scores")
    numbers, real = TensorProto.INT64, TensorProto.FLOAT
    graph = helper.make_graph(
        nodes,
        "bitwa-warszawska",
        [helper.make_tensor_value_info("view", numbers, [1, None]),
         helper.make_tensor_value_info("asked", numbers, [None, None])],
        [helper.make_tensor_value_info("scores", real, [None]), helper.make_tensor_value_info("stands", real, [1])],
        [*kept, first, flat],
    )  # fmt: skip
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="sztab")
    model.ir_version = IR
    return model


def main(words: list[str]) -> None:
    """Write the file."""
    import onnx

    model = network(dict(np.load(words[0])))
    onnx.checker.check_model(model)
    onnx.save(model, words[1])
    print(f"{words[1]}: {Path(words[1]).stat().st_size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
