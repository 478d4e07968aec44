"""Rule coverage: which code cites a rule, which tests prove it, and which mutants of its code those tests kill."""

import json
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from sztab.kernel.citing import Marks, citations
from sztab.kernel.proofs import CROWDED, proofs
from sztab.kernel.rulebook import Rulebook


class Proofs(msgspec.Struct):
    """What tests and mutants say of a game's rules: of a checkout's tests, or as a wheel was told."""

    tests: Marks
    """Rule id to the tests that prove it, as pytest finds them."""
    mutated: list[str]
    """Rules with a mutant of their code that their own tests kill."""
    crowded: list[str]
    """Tests with more rules on them than anyone can tell apart."""


class Coverage(msgspec.Struct):
    """What is cited and proven of one game's rulebook."""

    cited_by: Marks
    tests: Marks
    mutated: list[str]
    unproven: list[str]
    unknown: list[str]
    """Places that name a rule which the rulebook does not have."""
    uncited: list[str]
    """Provable rules that no code cites, and that do not say why none is needed."""
    crowded: list[str]


def found_proofs(game: str, tests: Path) -> Proofs:
    """The proofs in a checkout's tests."""
    tested: Marks = defaultdict(list)
    crowded = []
    for proof in proofs(tests, game):
        for rule in proof.rules:
            tested[rule].append(proof.place)
        if len(proof.rules) > CROWDED:
            crowded.append(f"{proof.place}: {len(proof.rules)} rules")
    return Proofs(dict(tested), _mutated(tests / "mutants" / "results" / f"{game}.json"), crowded)


def _mutated(results: Path) -> list[str]:
    """The rules of which the last full run of the mutants killed one."""
    if not results.is_file():
        return []
    tried: dict[str, Any] = json.loads(results.read_text(encoding="utf-8"))
    return [rule for rule, came in tried.items() if came.get("killed")]


def coverage(
    rulebook: Rulebook,
    package: Path,
    found: Proofs,
    number: Callable[[str], str] = lambda rule: rule,
    edition: str = "",
) -> Coverage:
    """Scan a game's package; `number` maps names of rules to the edition's numbers, `edition` is its folder there."""
    cited = citations(package, rulebook.rules, number, edition)
    provable = rulebook.provable()
    return Coverage(
        cited,
        found.tests,
        mutated=[rule for rule in provable if rule in found.mutated],
        unproven=[rule for rule in provable if rule not in found.tests],
        unknown=[
            f"{place}: {rule}" for rule in found.tests if rule not in rulebook.rules for place in found.tests[rule]
        ],
        uncited=[rule for rule in provable if rule not in cited and not rulebook.rules[rule].no_code],
        crowded=found.crowded,
    )
