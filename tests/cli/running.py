"""The command `sztab`, run as a user does: in this process, which is faster and the same, or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from sztab.cli.__main__ import main

ENVIRONMENT = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "140"}
Done = subprocess.CompletedProcess[str]


def sztab(*args: str, stdin: str = "", cwd: Path | None = None) -> Done:
    """Run the command, and keep what it says and how it ends. A fault of ours ends it as it would end the process."""
    out, err = _stream(), _stream()
    with _standing_in(args, _stream(stdin), out, err, cwd):
        code = _ended(err)
    return subprocess.CompletedProcess(["sztab", *args], code, _said(out), _said(err))


def sztab_apart(*args: str, stdin: str = "", cwd: Path | None = None) -> Done:
    """The same in a process of its own: for what begins workers, or ends with its process."""
    command = [sys.executable, "-m", "sztab.cli", *args]
    env = {**os.environ, **ENVIRONMENT}
    return subprocess.run(command, input=stdin, capture_output=True, text=True, cwd=cwd, env=env, check=False)


def _ended(err: io.TextIOWrapper) -> int:
    try:
        main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(bool(end.code))
    except BaseException:
        traceback.print_exc(file=err)
        return 1
    return 0


@contextmanager
def _standing_in(
    args: tuple[str, ...], stdin: io.TextIOWrapper, out: io.TextIOWrapper, err: io.TextIOWrapper, cwd: Path | None
) -> Iterator[None]:
    here = Path.cwd()
    with (
        mock.patch.object(sys, "argv", ["sztab", *args]),
        mock.patch.object(sys, "stdin", stdin),
        mock.patch.object(sys, "stdout", out),
        mock.patch.object(sys, "stderr", err),
        mock.patch.dict(os.environ, ENVIRONMENT),
    ):
        try:
            os.chdir(cwd or here)
            yield
        finally:
            os.chdir(here)


def _stream(text: str = "") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8", newline="\n")


def _said(stream: io.TextIOWrapper) -> str:
    stream.flush()
    raw = stream.buffer
    assert isinstance(raw, io.BytesIO)
    return raw.getvalue().decode()
