"""The compiled core for tests that compare the two forms."""

import os
from typing import Any

import pytest

from sztab.hexmap import compiled
from sztab.hexmap.compiled.building import can_build


def core() -> Any:
    """The core. Where it cannot be built there is nothing to compare; where it could, CI says that it was not."""
    if compiled.CORE is None:
        said = f"the compiled core does not run: {compiled.WHY_PLAIN} ({compiled.HOW})"
        if os.environ.get("CI") == "true" and can_build() and not compiled.is_plain_asked():
            pytest.fail(said)
        pytest.skip(said)
    return compiled.CORE
