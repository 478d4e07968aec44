"""The compiled form of the searches over maps, where it was built: `make core`, or `python -m sztab.hexmap.compiled`.

It gives the answers of `sztab.hexmap.plain`, faster. `SZTAB_PLAIN=1` leaves it alone. A core that was built from
another source than the one that lies here is never run.
"""

import hashlib
import os
from importlib import import_module
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SOURCE = HERE / "core.c"
MODULE = "_core"
PLAIN = "SZTAB_PLAIN"
"""The variable of the environment that asks for the plain form."""
HOW = "python -m sztab.hexmap.compiled (in a checkout: make core)"


def source_digest() -> str:
    """Which source this is, with all that it includes; the core is built with the digest of its own."""
    texts = (file.read_bytes().replace(b"\r\n", b"\n") for file in sorted(HERE.glob("*.c")))
    return hashlib.sha256(b"".join(texts)).hexdigest()[:16]


def is_plain_asked() -> bool:
    return os.environ.get(PLAIN, "") not in ("", "0")


def _found() -> tuple[Any, str]:
    """The core, or None and why."""
    if is_plain_asked():
        return None, f"{PLAIN} is set"
    try:
        core = import_module(f"{__name__}.{MODULE}")
    except ModuleNotFoundError:
        return None, "it was not built"
    except ImportError as error:
        return None, f"it cannot be loaded: {error}"
    if source_digest() != core.SOURCE:
        return None, "it was built from another source"
    return core, ""


CORE, WHY_PLAIN = _found()
"""The compiled core; None where the plain form runs, and why it does."""


def form() -> str:
    """Which form runs."""
    return "plain" if CORE is None else "compiled"
