"""Full runs: which mutants are tried, on how many processes, and what is said and kept of it."""

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from sztab import games
from sztab.kernel.errors import DataError
from sztab.kernel.proofs import proofs
from sztab.kernel.rulebook import Rulebook
from tests.mutants.automatic import automatic
from tests.mutants.catalogue import Mutant, Place, Tried, by_hand, place, read_results, write_results
from tests.mutants.trying import KILLED, LIVED, NO_TESTS, claims, collected, in_fork, in_new_process

ROOT = Path(__file__).parents[2]
CONFIRMED = 2
"""So many automatic mutants of a rule of which none was killed are tried again from the start."""
KEPT = ROOT / ".mutants"
"""Where a stopped run finds what it has tried (not in the repository)."""


class Trial(msgspec.Struct):
    """A mutant on its way: the fork that tries it."""

    mutant: Mutant
    place: Place
    items: list[pytest.Item]
    is_confirmed: bool
    """Is it tried again from the start when it lives in the fork, where something may have been worked out before?"""
    child: int = 0


def tree_digest(*folders: Path) -> str:
    """A fingerprint of all that decides what comes of a mutant."""
    total = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".csv", ".toml", ".yaml") and "mutants" not in path.parts:
                total.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return total.hexdigest()[:16]


def test_files(game: str) -> list[str]:
    """The files with tests that claim rules of a game."""
    return sorted({proof.place.partition("::")[0] for proof in proofs(ROOT / "tests", game)})


test_files.__test__ = False  # type: ignore[attr-defined]


def tried_together(trials: Iterator[Trial], jobs: int) -> Iterator[tuple[Trial, bool]]:
    """Try mutants, so many at once; whether each was killed."""
    running: dict[int, Trial] = {}
    waiting = True
    while waiting or running:
        while waiting and len(running) < jobs:
            trial = next(trials, None)
            if trial is None:
                waiting = False
                break
            trial.child = in_fork(trial.place, trial.items)
            running[trial.child] = trial
        if not running:
            break
        child, status = os.wait()
        if child not in running:
            continue
        trial = running.pop(child)
        code = os.waitstatus_to_exitcode(status)
        if code == NO_TESTS:
            yield trial, False
        elif code == KILLED or code < 0:
            yield trial, True
        else:
            yield trial, trial.is_confirmed and in_new_process(trial.place, trial.items)


class Run(msgspec.Struct, frozen=True):
    """What a full run is asked for."""

    rules: list[str] = []
    """Only these, and all of their mutants."""
    open: int | None = None
    """Only so many rules without a killed mutant (0: all of them)."""
    jobs: int = 0
    is_trusted: bool = False
    is_hand: bool = False


def open_rules(game: str, most: int) -> list[str]:
    """The rules of which no mutant that still fits was killed."""
    tried = read_results(game)
    found = [rule for rule in Rulebook(games.entry(game).rulebook_file).provable()
             if not any(_fits(game, mutant) for mutant in tried.get(rule, Tried()).killed)]  # fmt: skip
    return found[:most] if most else found


def _fits(game: str, mutant: Mutant) -> bool:
    try:
        place(game, mutant)
    except DataError:
        return False
    return True


def run_all(game: str, how: Run) -> int:
    """Try the mutants by hand, and of each rule automatic ones until one is killed; write down what came of it."""
    rulebook = Rulebook(games.entry(game).rulebook_file)
    wanted = how.rules or (rulebook.provable() if how.open is None else open_rules(game, how.open))
    if unknown := [rule for rule in wanted if rule not in rulebook.provable()]:
        raise DataError(f"{game}: no provable rule {', '.join(unknown)}")
    is_hand, jobs, is_whole = how.is_hand, how.jobs, not how.rules
    hand = [mutant for mutant in by_hand(game) if mutant.rule in wanted]
    if strange := sorted({m.rule for m in by_hand(game) if m.rule not in rulebook.rules}):
        raise DataError(f"{game}: mutants of rules that do not exist: {', '.join(strange)}")
    for mutant in hand:
        place(game, mutant)
    folders = (games.HERE / games.entry(game).package, ROOT / "src" / "sztab" / "kernel", ROOT / "tests")
    log = KEPT / f"{game}-{tree_digest(*folders)}.log"
    known = _read_log(log) if is_whole and not is_hand else {}
    results: dict[str, Tried] = {}

    def work(items: list[pytest.Item]) -> None:
        claimed = claims(items, game)
        if not how.is_trusted:
            _refuse_broken(claimed, wanted, jobs)
        automatics = automatic(game)
        first = {mutant.key for r in wanted for mutant in automatics[r][:CONFIRMED]}
        queue = [(m, True) for m in hand] + [(m, False) for r in wanted for m in automatics[r]]
        queue += [(m, False) for r in wanted for m in automatics[r][:CONFIRMED]]
        if is_hand:
            queue = [(mutant, True) for mutant in hand]
        done = 0

        def trials() -> Iterator[Trial]:
            nonlocal done
            for mutant, by_a_person in queue:
                done += 1
                settled = results.setdefault(mutant.rule, Tried())
                if mutant.key in known and mutant not in (*settled.killed, *settled.lived):
                    _note(settled, mutant, known[mutant.key])
                    continue
                if mutant in settled.killed:
                    continue
                if not by_a_person and settled.killed and is_whole:
                    continue
                again = mutant in settled.lived
                if again:
                    settled.lived.remove(mutant)
                confirmed = by_a_person or (again and mutant.key in first)
                yield Trial(mutant, place(game, mutant), claimed.get(mutant.rule, []), confirmed)

        for trial, killed in tried_together(trials(), jobs or os.cpu_count() or 1):
            _note(results[trial.mutant.rule], trial.mutant, killed)
            _log(log, trial.mutant, killed)
            if not killed or not is_whole or is_hand:
                say(f"{'killed' if killed else 'LIVED '} {trial.mutant.rule} {trial.mutant.at or trial.mutant.file}: "
                     f"{trial.mutant.old!r} -> {trial.mutant.new!r}")  # fmt: skip
            elif done % 25 == 0:
                say(f"{game}: {done} of {len(queue)}")

    try:
        code = collected(test_files(game), work)
    finally:
        if not is_hand:
            write_results(game, {**read_results(game), **{r: came for r, came in results.items() if _is_told(came)}})
    if code:
        return code
    good = sum(bool(tried.killed) for tried in results.values())
    bare = [r for r in wanted if not results.get(r, Tried()).killed]
    by_keys = {mutant.key for mutant in hand}
    living = [m for tried in results.values() for m in tried.lived if m.key in by_keys]
    if is_hand:
        wanted = sorted({mutant.rule for mutant in hand})
        bare = [r for r in bare if r in wanted]
    say(f"{game}: {good} of {len(wanted)} rules have a mutant that their tests kill")
    if bare:
        say(f"  none yet: {', '.join(bare)}")
    for mutant in living:
        say(f"  lived, by hand: {mutant.rule} {mutant.at or mutant.file}: {mutant.old!r}")
    return 1 if living else 0


def _refuse_broken(claimed: dict[str, list[pytest.Item]], wanted: list[str], jobs: int) -> None:
    """The tests must pass before anything is broken, or every mutant would seem to be killed."""
    items = list({item.nodeid: item for rule in wanted for item in claimed.get(rule, [])}.values())
    size = max(1, -(-len(items) // (4 * (jobs or os.cpu_count() or 1))))
    children = []
    for start in range(0, len(items), size):
        children.append(in_fork(None, items[start : start + size]))
        if len(children) >= (jobs or os.cpu_count() or 1):
            _expect_good(children.pop(0))
    for child in children:
        _expect_good(child)


def _expect_good(child: int) -> None:
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code not in (LIVED, NO_TESTS):
        why = "a test takes too long" if code < 0 else "tests fail"
        raise DataError(f"{why} before anything is broken: run them first")


def _note(tried: Tried, mutant: Mutant, killed: bool) -> None:
    (tried.killed if killed else tried.lived).append(mutant)


def _is_told(tried: Tried) -> bool:
    return bool(tried.killed or tried.lived)


def _read_log(path: Path) -> dict[str, bool]:
    if not path.is_file():
        return {}
    lines = (msgspec.json.decode(line, type=tuple[bool, Mutant]) for line in path.read_bytes().splitlines())
    return {mutant.key: killed for killed, mutant in lines}


def _log(path: Path, mutant: Mutant, killed: bool) -> None:
    path.parent.mkdir(exist_ok=True)
    with path.open("ab") as file:
        file.write(msgspec.json.encode((killed, mutant)) + b"\n")


def say(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
