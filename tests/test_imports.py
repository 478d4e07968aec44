"""Packages only look down: the contracts of import-linter hold, and would catch an import that looks up."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINT = Path(sys.executable).parent / "lint-imports"


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    command = [str(LINT), "--config", str(root / "pyproject.toml"), "--no-cache"]
    env = {"PYTHONPATH": str(root / "src"), "PATH": "/usr/bin:/bin"}
    return subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.csv", "*.yaml"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_no_module_imports_upwards() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout


def test_an_import_that_looks_up_is_caught(checkout: Path) -> None:
    (checkout / "src/sztab/kernel/upward.py").write_text("from sztab.games import load\n\n__all__ = ['load']\n")
    result = lint(checkout)
    assert result.returncode == 1
    assert "packages only look down" in result.stdout
