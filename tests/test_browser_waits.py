"""How the tests of the client wait for a page."""

from __future__ import annotations

import ast
from pathlib import Path

BROWSER = Path(__file__).parent / "browser"


def expressions(code: str) -> list[str]:
    """What is waited for by script, each as it is written."""
    return [
        node.args[0].value
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "wait_for_function"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    ]


def test_waits_are_functions() -> None:
    """An expression is evaluated again at each look, which the pages' security policy forbids: it fails when it is not
    true at once."""
    written = {file.name: expressions(file.read_text("utf-8")) for file in sorted(BROWSER.glob("*.py"))}
    assert sum(map(len, written.values())) > 20
    assert {name: bad for name, found in written.items() if (bad := [one for one in found if "=>" not in one])} == {}
