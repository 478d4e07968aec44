"""The index of a rulebook: every rule id with title and statement in our own words, kinds, and rulings.

A rulebook file is YAML:

    game: bitwa-warszawska
    rules:
      - id: BW-O3
        kind: enforced              # enforced, setup, scenario, option, data, commentary
        umbrella: true              # only for headings whose parts carry the content
        why: …                      # only for commentary: why no program can prove it
        no_code: …                  # only where no code cites the rule: why none is needed
        title: {en: …, pl: …}
        says: {en: …, pl: …}
    rulings:
      - id: BA16
        rules: [BW-O3]
        question: {en: …, pl: …}
        ruling: {en: …, pl: …}
        reason: {en: …, pl: …}
"""

import hashlib
import re
from pathlib import Path
from types import ModuleType

import msgspec
import yaml

from sztab.kernel.errors import DataError
from sztab.kernel.misread import yaml_problem

PROVABLE_KINDS = ("enforced", "setup", "scenario", "option")
KINDS = (*PROVABLE_KINDS, "data", "commentary")


class RuleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule, in our words."""

    id: str
    kind: str
    title: dict[str, str]
    says: dict[str, str]
    umbrella: bool = False
    why: str = ""
    no_code: str = ""
    """Why no code cites a rule that is proven."""

    @property
    def is_provable(self) -> bool:
        return self.kind in PROVABLE_KINDS and not self.umbrella


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decided ambiguity, with its reason."""

    id: str
    rules: tuple[str, ...]
    question: dict[str, str]
    ruling: dict[str, str]
    reason: dict[str, str]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules: list[RuleText]
    rulings: list[Ruling] = []


class Rulebook:
    """All rules of one game by id, in the order of the book, with the rulings on them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        raw = path.read_bytes()
        self.digest = hashlib.sha256(raw).hexdigest()
        try:
            data = msgspec.convert(yaml.load(raw, yaml.CSafeLoader), _File)
        except yaml.YAMLError as error:
            line, what = yaml_problem(error)
            raise DataError(f"{path}:{line}: {what}") from None
        except msgspec.ValidationError as error:
            raise DataError(f"{path}: {error}") from None
        self.game = data.game
        self.rules = {rule.id: rule for rule in data.rules}
        self.rulings = data.rulings
        problems = [f"{path}: {rule.id} stands twice" for rule in data.rules if self.rules[rule.id] is not rule]
        problems += [f"{path}: {rule.id} has kind {rule.kind!r}" for rule in data.rules if rule.kind not in KINDS]
        problems += [
            f"{path}: ruling {ruling.id} names {rule}, which does not exist"
            for ruling in data.rulings
            for rule in ruling.rules
            if rule not in self.rules
        ]
        if problems:
            raise DataError(*problems)

    def provable(self) -> list[str]:
        return [rule.id for rule in self.rules.values() if rule.is_provable]

    def rulings_on(self, rule: str) -> list[Ruling]:
        return [ruling for ruling in self.rulings if rule in ruling.rules]


RULE_ID = re.compile(r"^ *- id: [\"']?([^\"'\n]+?)[\"']? *$", re.MULTILINE)


def check_cited(rules: ModuleType, path: Path) -> frozenset[str]:
    """The ids of a rulebook file, read quickly; every rule that a game's module of names cites must be among them."""
    known = frozenset(RULE_ID.findall(path.read_text("utf-8")))
    named = {name: number for name, number in vars(rules).items() if name.isupper() and isinstance(number, str)}
    wrong = [f"{path}: no rule {number!r}, named {name}" for name, number in named.items() if number not in known]
    if wrong:
        raise DataError(*wrong)
    return known


class UnknownRule(DataError, LookupError):
    """A rule that the rulebook does not have."""


def numbered(rule: str, known: frozenset[str]) -> str:
    """The number of a rule; a rule that the rulebook does not have is never shown to a player."""
    if rule not in known:
        raise UnknownRule(f"no rule {rule!r} in the rulebook")
    return rule
