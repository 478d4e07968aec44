"""How a mutant is tried: against the tests that claim its rule, in a process of its own.

All tests are collected once. Each mutant then gets a fork of that process, in which the code of the changed function is
exchanged; so a trial costs no more than its tests. What lives there, or cannot be exchanged (statements of modules),
is tried again in a new process that reads the changed file from the start.
"""

import functools
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from sztab.kernel.box import Box
from tests.mutants.catalogue import Place

SECONDS = 10
"""Of processor time, for one test: a mutant that takes longer runs in circles, and is noticed."""
KILLED, LIVED, UNSWAPPABLE, NO_TESTS = 1, 0, 3, 4
VARIABLE = "SZTAB_MUTANT"
NEVER = ("long", "skip", "agreement", "xfail")


def claims(items: list[pytest.Item], game: str) -> dict[str, list[pytest.Item]]:
    """The collected tests that claim each rule of a game, those that claim least first."""
    found: dict[str, list[tuple[int, pytest.Item]]] = {}
    for item in items:
        if any(item.get_closest_marker(name) for name in NEVER):
            continue
        rules = {str(rule) for mark in item.iter_markers("rule") if mark.args[0] == game for rule in mark.args[1:]}
        for rule in rules:
            found.setdefault(rule, []).append((len(rules), item))
    return {rule: [item for _, item in sorted(pairs, key=lambda pair: pair[0])] for rule, pairs in found.items()}


def run(items: list[pytest.Item]) -> int:
    """Run tests until one fails."""
    for number, item in enumerate(items):
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        following = items[number + 1] if number + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, nextitem=following, log=False)):
            return KILLED
    return LIVED if items else NO_TESTS


def in_fork(place: Place | None, items: list[pytest.Item]) -> int:
    """The process number of a fork that tries a mutant (None: the code as it is), and ends with what came of it."""
    sys.stdout.flush()
    sys.stderr.flush()
    if child := os.fork():
        return child
    code = UNSWAPPABLE
    try:
        _limit()
        if place is None or exchange(place):
            code = run(items)
            if code == LIVED and place is not None:
                forget()
                code = run(items)
    except BaseException:
        code = KILLED if place is not None else UNSWAPPABLE
    finally:
        os._exit(code)


def _limit() -> None:
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(null, stream)


def exchange(place: Place) -> bool:
    """Give the living function the changed code, or every box the changed data. What was worked out with the old code
    is kept at first, which saves most of a trial; the tests run again without it if they notice nothing."""
    if place.path.suffix != ".py":
        read_changed_data(place.path, place.text)
        forget()
    elif place.qualname:
        changed = next(_codes(compile(place.text, str(place.path), "exec"), place.qualname), None)
        alive = [f for f in gc.get_objects() if isinstance(f, FunctionType) and _is_of(f.__code__, place)]
        if changed is None or not alive or any(f.__code__.co_freevars != changed.co_freevars for f in alive):
            return False
        for function in alive:
            function.__code__ = changed
    else:
        return False
    return True


def forget() -> None:
    """Nothing is kept that was worked out before."""
    for cached in gc.get_objects():
        if isinstance(cached, functools._lru_cache_wrapper):
            cached.cache_clear()


def _is_of(code: CodeType, place: Place) -> bool:
    return code.co_qualname == place.qualname and Path(code.co_filename) == place.path


def _codes(code: CodeType, qualname: str) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_qualname == qualname:
                yield part
            yield from _codes(part, qualname)


def read_changed_data(path: Path, text: str) -> None:
    """Let every box read a changed text in place of a file's own."""
    plain: Callable[[Box, str], str] = Box.text

    def changed(self: Box, name: str) -> str:
        return text if self.path(name).resolve() == path.resolve() else plain(self, name)

    Box.text = changed  # type: ignore[method-assign]


def in_new_process(place: Place, items: list[pytest.Item]) -> bool:
    """Try a mutant in a process that reads the changed file from the start: do the tests notice?"""
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump({"path": str(place.path), "text": place.text}, file)
        file.flush()
        nodes = [item.nodeid for item in items]
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider",
                   "-p", "tests.mutants.changed", *nodes]  # fmt: skip
        env = {**os.environ, VARIABLE: file.name}
        try:
            done = subprocess.run(command, env=env, capture_output=True, timeout=20 * SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0


def collected(paths: list[str], work: Callable[[list[pytest.Item]], None]) -> int:
    """Collect the tests of files once, and do something with them in place of running them."""

    class Plugin:
        @pytest.hookimpl(tryfirst=True)
        def pytest_runtestloop(self, session: pytest.Session) -> Any:
            gc.unfreeze()  # as tests/conftest.py does with what was collected: what is frozen is not found
            work(session.items)
            return True

    options = ["-qq", "-n", "0", "-p", "no:cacheprovider", "--no-header", "--no-summary", *paths]
    return int(pytest.main(options, plugins=[Plugin()]))
