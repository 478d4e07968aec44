"""A mark counts only on a test that is collected, runs and passes; code is cited by ids that cannot be mistaken."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sztab.kernel.citing import citations
from sztab.kernel.proofs import proofs
from tests.conftest import Ledger

MARKED = '''
import pytest

GAME = "toy"

@pytest.mark.rule(GAME, "1")
def test_good():
    assert True

class TestGroup:
    @pytest.mark.rule("toy", "2", "3")
    def test_inside(self):
        assert True

@pytest.mark.parametrize("n", [
    pytest.param(1, marks=pytest.mark.rule(GAME, "4")),
    pytest.param(2, marks=[pytest.mark.rule(GAME, "5"), pytest.mark.skip]),
])
def test_parameters(n):
    assert n

@pytest.mark.rule("chess", "6")
def test_of_another_game():
    assert True

@pytest.mark.rule(GAME, "10")
@pytest.mark.skip
def test_skipped():
    assert True

@pytest.mark.rule(GAME, "11")
@pytest.mark.xfail(reason="not yet")
def test_expected_to_fail():
    assert False

@pytest.mark.rule(GAME, "12")
@pytest.mark.long
def test_long():
    assert True

@pytest.mark.rule(GAME, "13")
def test_empty():
    """It says much and does nothing."""

@pytest.mark.rule(GAME, "14")
def helper():
    assert True

if False:
    @pytest.mark.rule(GAME, "15")
    def test_never_there():
        assert True

@pytest.mark.rule(GAME, "16")
@pytest.mark.agreement
def test_both_ways_agree():
    assert True

def test_uses_a_mark_inside():
    assert pytest.mark.rule(GAME, "17")
'''


def test_only_what_pytest_would_run_proves_anything(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "situations" / "toy").mkdir(parents=True)
    (tests / "test_toy.py").write_text(MARKED)
    (tests / "kit.py").write_text(MARKED)
    (tests / "test_all_long.py").write_text(f"import pytest\npytestmark = [pytest.mark.long]\n{MARKED}")
    (tests / "situations" / "toy" / "ex-7.yaml").write_text("game: toy\nrules: ['7']\n")
    found = {(proof.place, proof.rules) for proof in proofs(tests, "toy")}
    assert found == {
        ("tests/test_toy.py::test_good", ("1",)),
        ("tests/test_toy.py::TestGroup::test_inside", ("2", "3")),
        ("tests/test_toy.py::test_parameters", ("4",)),
        ("tests/test_situations.py::test_situation[toy/ex-7.yaml]", ("7",)),
    }


def report(outcome: str = "passed", when: str = "call", **more: Any) -> Any:
    marks = [("rules", [["bitwa-warszawska", "BW-S1"]])]
    return SimpleNamespace(when=when, passed=outcome == "passed", user_properties=marks, nodeid="x", **more)


def test_the_ledger_counts_passing_calls_alone() -> None:
    for useless in (report("failed"), report("skipped"), report(when="setup"), report(wasxfail="expected")):
        ledger = Ledger()
        ledger.pytest_runtest_logreport(useless)
        assert "bitwa-warszawska BW-S1" in ledger.missing()
    ledger = Ledger()
    ledger.pytest_runtest_logreport(report())
    assert "bitwa-warszawska BW-S1" not in ledger.missing()
    assert "bitwa-warszawska BW-S3" in ledger.missing()


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_run_that_leaves_rules_unproven_fails_in_one_process_and_in_many(processes: str) -> None:
    here = Path(__file__).parents[2]
    place = "tests/warszawa/test_setup.py"
    command = [sys.executable, "-m", "pytest", "-q", "-n", processes, "--prove", "-p", "no:cacheprovider", place]
    done = subprocess.run(command, cwd=here, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout
    assert " failed" not in done.stdout
    assert "had no passing test in this run" in done.stdout
    listed = {line.strip() for line in done.stdout.splitlines()}
    proven = {
        rule for proof in proofs(here / "tests", "bitwa-warszawska") if place in proof.place for rule in proof.rules
    }
    assert proven
    assert not listed & {f"bitwa-warszawska {rule}" for rule in proven}
    assert "raclawice-1794 10.9.8" in listed


CODE = '''
"""A word about hexes."""

LOSS = "loss"
NUMBERS = {"loss": "9.3", "other": "9.4"}
TABLE = ((LOSS, len),)


def article():
    """A hex is not a rule: 5 of them are none either."""


def lettered():
    """A, 5: rules indeed."""


def spread():
    """Losses of a retreat (9.3.1-3, 10.8/a-b)."""


def commented():
    x = 1  # 12.1: points
    return x


def named(rule=None):
    return named(rule=LOSS)
'''


def test_code_cites_by_ids_that_cannot_be_mistaken(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text(CODE)
    ids = ["A", "5", "9.3", "9.3.1", "9.3.2", "9.3.3", "9.4", "10.8/a", "10.8/b", "12.1"]
    found = citations(tmp_path, ids, {"loss": "9.3"}.__getitem__)
    assert found == {
        "A": ["code.py:lettered"],
        "5": ["code.py:lettered"],
        "9.3.1": ["code.py:spread"],
        "9.3.2": ["code.py:spread"],
        "9.3.3": ["code.py:spread"],
        "10.8/a": ["code.py:spread"],
        "10.8/b": ["code.py:spread"],
        "12.1": ["code.py:commented"],
        "9.3": ["code.py", "code.py:named"],
    }


SHARED = '''
def march():
    """5.1, 7 / Eagles 6.1, 7.2: what a march costs (Eagles 9.9)."""
'''


def test_each_edition_of_a_package_has_its_own_numbers(tmp_path: Path) -> None:
    for folder, text in (("first", '"""5.2: only here."""'), ("eagles", '"""6.2: only here."""')):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "edition.py").write_text(text)
    (tmp_path / "shared.py").write_text(SHARED)
    ids = ["5.1", "5.2", "6.1", "6.2", "7.2", "9.9"]
    names: dict[str, str] = {}
    found = {edition: citations(tmp_path, ids, names.__getitem__, edition) for edition in ("first", "eagles")}
    assert found["first"] == {"5.1": ["shared.py:march"], "5.2": ["first/edition.py"]}
    shared = {rule: ["shared.py:march"] for rule in ("6.1", "7.2", "9.9")}
    assert found["eagles"] == {**shared, "6.2": ["eagles/edition.py"]}
