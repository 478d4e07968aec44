"""Proofs: with `--prove` a run fails unless every provable rule of every game had a passing test in it.

It works alike in one process and in many: a test carries its rules on its report, and whoever gathers the reports adds
them up. What is skipped, deselected, expected to fail or marked `agreement` adds nothing.
"""

import gc
from collections import defaultdict
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice

import pytest
from hypothesis import HealthCheck, settings

from sztab import games
from sztab.kernel.proofs import CROWDED
from sztab.kernel.rulebook import Rulebook

RULES = "rules"
LONG_FIRST = frozenset({
    "test_conformance.py", "test_courses.py", "test_eagles_of_three.py", "test_fuzz.py", "test_hex_games.py",
    "test_in_sight.py", "test_kill.py", "test_officer.py", "test_options_played.py", "test_process.py",
    "test_proofs.py", "test_steady_buttons.py", "test_together.py", "test_wheel.py",
})  # fmt: skip
"""Files with tests that take long: one of these that starts last would hold a whole run up."""
RARE_SEARCHES = 50_000, 20, 50
"""Python looks for circular garbage so seldom: by default a sixth of the time of all tests went into it."""
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")  # no test fails because the machine is busy


def unproven_list(entry: games.Entry) -> dict[str, str]:
    """What a game under construction has yet to prove: rule id to reason. A finished game has no such list. The tests
    of a further edition lie in the folder of its name, all others in that of the package."""
    folders = [f"tests.{name}" for name in (entry.edition, entry.package) if name and find_spec(f"tests.{name}")]
    if not folders or find_spec(name := f"{folders[0]}.unproven") is None:
        return {}
    listed: dict[str, str] = import_module(name).UNPROVEN
    return listed


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--prove", action="store_true", help="Fail unless every provable rule had a passing test.")


def dealt(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Tests in an order in which each of the processes, which take equal stretches of it, begins with its part of
    those that take long; what belongs to one folder stays together."""
    long = [item for item in items if item.path.name in LONG_FIRST]
    others = iter([item for item in items if item.path.name not in LONG_FIRST])
    found: list[pytest.Item] = []
    for number in range(processes):
        stretch = len(items) * (number + 1) // processes - len(found)
        mine = long[len(long) * number // processes : len(long) * (number + 1) // processes]
        found += [*mine, *islice(others, max(0, stretch - len(mine)))]
    return [*found, *others]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    worker = getattr(config, "workerinput", None)
    items[:] = dealt(items, worker["workercount"] if worker else 1)
    for item in items:
        marks = [] if item.get_closest_marker("agreement") else [mark.args for mark in item.iter_markers("rule")]
        if marks:
            item.user_properties.append((RULES, [list(map(str, mark)) for mark in marks]))


def pytest_configure(config: pytest.Config) -> None:
    gc.set_threshold(*RARE_SEARCHES)
    if config.getoption("--prove") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Ledger(), "ledger-of-proofs")


def pytest_collection_finish() -> None:
    gc.freeze()  # the tests themselves stay to the end


@cache
def _to_prove() -> list[tuple[str, list[str], dict[str, str]]]:
    """Each game with its provable rules, and with those that it has yet to prove."""
    return [
        (id, Rulebook(entry.rulebook_file).provable(), unproven_list(entry)) for id, entry in games.CATALOGUE.items()
    ]


class Ledger:
    """What the passing tests of a run have proven."""

    def __init__(self) -> None:
        self.proven: dict[str, set[str]] = defaultdict(set)
        self.crowded: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call" or not report.passed or hasattr(report, "wasxfail"):
            return
        for name, marks in report.user_properties:
            if name == RULES and isinstance(marks, list):
                for game, *rules in marks:
                    self.proven[game].update(rules)
                    if len(rules) > CROWDED:
                        self.crowded.add(report.nodeid.partition("[")[0])

    def missing(self) -> list[str]:
        """The provable rules without a passing test, those left out that a game lists with its reason."""
        found = []
        for game, provable, listed in _to_prove():
            found += [f"{game} {rule}" for rule in provable if rule not in self.proven[game] and rule not in listed]
        return found

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.missing() and session.exitstatus == 0:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.crowded:
            terminalreporter.write_line(f"{len(self.crowded)} tests carry more than {CROWDED} rules each")
        if missing := self.missing():
            terminalreporter.write_line(f"{len(missing)} rules had no passing test in this run:", red=True)
            for rule in missing:
                terminalreporter.write_line(f"  {rule}", red=True)
        else:
            count = sum(len(rules) for rules in self.proven.values())
            terminalreporter.write_line(f"{count} rules had a passing test in this run")
