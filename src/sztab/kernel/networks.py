"""Networks that were taught and are shipped as files, run by onnxruntime on the processor.

It is not installed with everything (`pip install 'sztab[learned]'`): whoever asks must do without where there is none.
"""

from __future__ import annotations

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
