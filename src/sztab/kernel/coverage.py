"""Rule coverage: which code cites a rule, which tests prove it, and which mutants of its code those tests kill."""

from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import msgspec

from sztab.kernel.citing import Marks, citations
from sztab.kernel.proofs import CROWDED, proofs
from sztab.kernel.rulebook import Rulebook


class Coverage(msgspec.Struct):
    """What is cited and proven of one game's rulebook."""

    cited_by: Marks
    tests: Marks
    unproven: list[str]
    unknown: list[str]
    """Places that name a rule which the rulebook does not have."""
    uncited: list[str]
    """Provable rules that no code cites, and that do not say why none is needed."""
    crowded: list[str]
    """Tests with more rules on them than anyone can tell apart."""


def coverage(
    rulebook: Rulebook, package: Path, tests: Path | None, number: Callable[[str], str] = lambda rule: rule
) -> Coverage:
    """Scan a game's package and the tests; `number` maps names of rules to the edition's numbers."""
    cited = citations(package, rulebook.rules, number)
    tested: Marks = defaultdict(list)
    crowded = []
    if tests is not None and tests.is_dir():
        for proof in proofs(tests, rulebook.game):
            for rule in proof.rules:
                tested[rule].append(proof.place)
            if len(proof.rules) > CROWDED:
                crowded.append(f"{proof.place}: {len(proof.rules)} rules")
    return Coverage(
        cited,
        dict(tested),
        unproven=[rule for rule in rulebook.provable() if rule not in tested],
        unknown=[f"{place}: {rule}" for rule in tested if rule not in rulebook.rules for place in tested[rule]],
        uncited=[rule for rule in rulebook.provable() if rule not in cited and not rulebook.rules[rule].no_code],
        crowded=crowded,
    )
