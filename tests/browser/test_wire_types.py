"""The client's types are those of the server's messages, and of what each game shows and has printed."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_types_of_the_client_are_made_from_the_present_messages() -> None:
    made = subprocess.run(
        [sys.executable, str(ROOT / "web/tools/wire_types.py")], capture_output=True, check=True, encoding="utf-8"
    )
    kept = (ROOT / "web/src/wire/types.ts").read_text(encoding="utf-8")
    assert kept == made.stdout, "run: python web/tools/wire_types.py > web/src/wire/types.ts"


def test_types_of_views_and_boards_are_made_from_the_present_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "web/tools"))
    made = importlib.import_module("view_types").all_types()
    folder = ROOT / "web/src/wire/views"
    kept = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.ts")}
    assert kept == made, "run: python web/tools/view_types.py"
