"""The client's types are those of the server's messages."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_types_of_the_client_are_made_from_the_present_messages() -> None:
    made = subprocess.run(
        [sys.executable, str(ROOT / "web/tools/wire_types.py")], capture_output=True, check=True, encoding="utf-8"
    )
    kept = (ROOT / "web/src/wire/types.ts").read_text(encoding="utf-8")
    assert kept == made.stdout, "run: python web/tools/wire_types.py > web/src/wire/types.ts"
