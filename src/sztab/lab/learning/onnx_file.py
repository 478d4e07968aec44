"""A network as the file that is shipped: its weights in half precision, which is enough to choose by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

OPSET, IR = 17, 9
NUMBERS, REALS = "numbers", "reals"
"""What goes in or comes out: whole numbers (of features) or real ones."""

Step = tuple[str, list[str], str]
"""An operation of onnx, what it takes, and the name of what it gives. `axis1`, `axis2` and `axis-1` are at hand."""
Port = tuple[str, str, list[int | None]]
"""The name of what goes in or comes out, its kind, and its shape (None: any)."""
SETTINGS: Mapping[str, dict[str, int]] = {"Gather": {"axis": 0}, "ReduceSum": {"keepdims": 0}}


def model(name: str, weights: Mapping[str, Any], steps: Sequence[Step], given: list[Port], found: list[Port]) -> Any:
    """The network as onnx knows it, checked; each weight stands under its own name."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    kinds = {NUMBERS: TensorProto.INT64, REALS: TensorProto.FLOAT}
    kept = [numpy_helper.from_array(one.astype(np.float16), f"{key}_half") for key, one in weights.items()]
    axes = {f"axis{axis}": np.array([axis], dtype=np.int64) for axis in (1, 2, -1)}
    taken = {part for _, takes, _ in steps for part in takes}
    kept += [numpy_helper.from_array(axis, key) for key, axis in axes.items() if key in taken]
    nodes = [helper.make_node("Cast", [f"{key}_half"], [key], to=TensorProto.FLOAT) for key in weights]
    nodes += [helper.make_node(kind, takes, [gives], **SETTINGS.get(kind, {})) for kind, takes, gives in steps]
    ports = [[helper.make_tensor_value_info(key, kinds[kind], shape) for key, kind, shape in side]
             for side in (given, found)]  # fmt: skip
    made = helper.make_model(
        helper.make_graph(nodes, name, *ports, kept),
        opset_imports=[helper.make_opsetid("", OPSET)],
        producer_name="sztab",
    )
    made.ir_version = IR
    onnx.checker.check_model(made)
    return made


def save(made: Any, file: Path) -> None:
    """Write it."""
    import onnx

    onnx.save(made, file)
