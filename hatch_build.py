"""What a checkout knows of its proofs goes into the wheel, so that `sztab rules` can tell it without the tests."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ProofsHook(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    """Writes `sztab/proofs.json` into a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or not (root / "tests").is_dir():
            return
        sys.path.insert(0, str(root / "src"))
        import msgspec

        from sztab import games
        from sztab.kernel.coverage import found_proofs

        told = {game: found_proofs(game, root / "tests") for game in games.CATALOGUE}
        file = Path(tempfile.mkdtemp()) / "proofs.json"
        file.write_bytes(msgspec.json.encode(told))
        build_data["force_include"][str(file)] = "sztab/proofs.json"
