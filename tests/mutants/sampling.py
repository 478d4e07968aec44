"""Mutants that were killed before, tried again: a sample of them in `make test`, or all."""

import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from sztab import games
from sztab.kernel.errors import DataError
from sztab.kernel.proofs import proofs
from sztab.kernel.rulebook import Rulebook
from tests.mutants.catalogue import Mutant, Place, Tried, by_hand, place, read_results, write_results
from tests.mutants.running import ROOT, Trial, say, tree_digest, tried_together
from tests.mutants.trying import claims, collected


class Known(msgspec.Struct):
    """The mutants of a game of which it is written down that they were killed."""

    game: str
    fit: list[tuple[Mutant, Place]] = []
    stale: list[Mutant] = []
    """Those whose piece of text is no longer there."""

    def bare(self) -> list[str]:
        """The rules of which none fits."""
        fine = {mutant.rule for mutant, _ in self.fit}
        return [rule for rule in Rulebook(games.entry(self.game).rulebook_file).provable() if rule not in fine]


def known(game: str) -> Known:
    """What is written down of a game; a mutant by hand that no longer fits is an error."""
    for mutant in by_hand(game):
        place(game, mutant)
    found = Known(game)
    for tried in read_results(game).values():
        for mutant in tried.killed:
            try:
                found.fit.append((mutant, place(game, mutant)))
            except DataError:
                found.stale.append(mutant)
    return found


def run_sample(chosen: list[str], size: int, jobs: int) -> int:
    """Try some again, those of changed files first, others by a seed from the tree. It fails where one lives, and where
    a rule has none any more."""
    changed = changed_files()
    chance = random.Random(tree_digest(ROOT / "src", ROOT / "tests"))
    all_known = [known(game) for game in chosen]
    listed = [(at.path not in changed, chance.random(), one.game, mutant, at)
              for one in all_known for mutant, at in one.fit]  # fmt: skip
    picked = sorted(listed, key=lambda entry: entry[:2])[:size]
    stale = sum(len(one.stale) for one in all_known)
    say(f"{len(picked)} of {len(listed)} mutants; {stale} no longer fit (make mutants finds others)")
    lived = 0
    for game in sorted({entry[2] for entry in picked}):
        tried = list(again(game, [(mutant, at) for _, _, of, mutant, at in picked if of == game], jobs))
        lived += sum(not killed for _, killed in tried)
    say(f"{len(picked) - lived} of {len(picked)} killed")
    bare = {one.game: rules for one in all_known if (rules := one.bare())}
    for game, rules in bare.items():
        say(f"{game}: no mutant fits of {', '.join(rules)} (python -m tests.mutants {game} --open 0)")
    return 1 if lived or bare else 0


def run_again(game: str, jobs: int) -> int:
    """Try all of a game again, and write down what came of it: what lives now, or no longer fits, proves nothing."""
    one = known(game)
    results = read_results(game)
    for mutant in one.stale:
        results[mutant.rule].killed.remove(mutant)
    lived = 0
    for mutant, killed in again(game, one.fit, jobs):
        if not killed:
            lived += 1
            results[mutant.rule].killed.remove(mutant)
            results[mutant.rule].lived.append(mutant)
    write_results(game, {rule: tried for rule, tried in results.items() if tried != Tried()})
    bare = known(game).bare()
    say(f"{game}: {len(one.fit) - lived} of {len(one.fit)} killed again, {len(one.stale)} no longer fit")
    if bare:
        say(f"  none left: {', '.join(bare)} (python -m tests.mutants {game} --open 0)")
    return 1 if bare else 0


def again(game: str, mutants: list[tuple[Mutant, Place]], jobs: int) -> Iterator[tuple[Mutant, bool]]:
    """Try mutants of a game again; those that live are told at once."""
    results: list[tuple[Mutant, bool]] = []

    def work(items: list[pytest.Item]) -> None:
        claimed = claims(items, game)
        trials = (Trial(mutant, at, claimed.get(mutant.rule, []), True) for mutant, at in mutants)
        for trial, killed in tried_together(trials, jobs or os.cpu_count() or 1):
            results.append((trial.mutant, killed))
            if not killed:
                say(f"LIVED {game} {trial.mutant.rule} {trial.mutant.at or trial.mutant.file}: {trial.mutant.old!r}")

    rules = {mutant.rule for mutant, _ in mutants}
    files = {p.place.partition("::")[0] for p in proofs(ROOT / "tests", game) if rules.intersection(p.rules)}
    files |= naming(rules, {(ROOT / file).parent for file in files})
    if code := collected(sorted(files), work):
        raise DataError(f"{game}: the tests cannot be collected (pytest says {code})")
    yield from results


def naming(rules: set[str], folders: set[Path]) -> set[str]:
    """Test files in which a rule stands in quotes, as in a table of cases that its tests are made from."""
    quoted = [f'"{rule}"' for rule in rules]
    files = {file: file.read_text() for folder in folders for file in folder.glob("test_*.py")}
    return {str(file.relative_to(ROOT)) for file, text in files.items() if any(rule in text for rule in quoted)}


def changed_files() -> set[Path]:
    """What the last commit and the working tree have changed; nothing where there is no Git."""
    found: set[Path] = set()
    for command in (["git", "diff", "--name-only", "HEAD~1"], ["git", "ls-files", "--others", "--exclude-standard"]):
        try:
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        except OSError:
            return set()
        found.update(ROOT / line for line in done.stdout.splitlines())
    return found
