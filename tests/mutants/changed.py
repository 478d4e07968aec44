"""A plugin of pytest for one trial: a file of the project reads as the mutant has it, from the first import on."""

import importlib.machinery
import json
import os
from pathlib import Path
from types import CodeType

from tests.mutants.trying import VARIABLE, read_changed_data


def change() -> None:
    spec = json.loads(Path(os.environ[VARIABLE]).read_text(encoding="utf-8"))
    path, text = Path(spec["path"]).resolve(), spec["text"]
    if path.suffix != ".py":
        read_changed_data(path, text)
        return
    plain = importlib.machinery.SourceFileLoader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        if Path(self.path).resolve() == path:
            code: CodeType = compile(text, str(path), "exec", dont_inherit=True)
            return code
        return plain(self, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


change()
