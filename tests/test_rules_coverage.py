"""Every rule that can be proven is proven, or stands in the game's list of what is not proven yet, with its reason."""

import csv
from pathlib import Path

import pytest

from sztab import games
from sztab.kernel.coverage import coverage, found_proofs
from sztab.kernel.rulebook import Rulebook
from tests.conftest import unproven_list

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game", list(games.CATALOGUE))
def test_every_provable_rule_is_proven_or_listed(game: str) -> None:
    entry = games.entry(game)
    rulebook = Rulebook(entry.rulebook_file)
    assert rulebook.game == game
    package, proven = games.HERE / entry.package, found_proofs(game, TESTS)
    found = coverage(rulebook, package, proven, games.load(game).number, entry.edition)
    listed = unproven_list(entry)
    assert found.unknown == [], "tests name rules that do not exist"
    assert [rule for rule in found.unproven if rule not in listed] == [], "rules without a proof"
    assert [rule for rule in listed if rule not in found.unproven] == [], "listed as unproven, but proven or unknown"
    assert all(listed.values()), "every unproven rule has its reason"
    assert listed or found.uncited == [], "no code cites these: cite them, or say why none is needed (no_code)"


@pytest.mark.parametrize("game", ["rok-1920", "nest-of-eagles"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_points_are_for_is_told_apart(game: str, language: str) -> None:
    """A result lists its points by the titles of their rules: no two of a scenario are called alike."""
    book = games.entry(game).rulebook_file
    rules, titles = Rulebook(book).rules, dict[tuple[str, str], str]()
    with (book.parent / "victory.csv").open(encoding="utf-8") as table:
        lines = [(row["victory"], row["rule"]) for row in csv.DictReader(table)]
    for victory, rule in lines:
        assert titles.setdefault((victory, rules[rule].title[language]), rule) == rule


@pytest.mark.parametrize("game", list(games.CATALOGUE))
def test_rule_texts_are_in_both_languages(game: str) -> None:
    rulebook = Rulebook(games.entry(game).rulebook_file)
    for rule in rulebook.rules.values():
        assert set(rule.title) == set(rule.says) == {"en", "pl"}, rule.id
        assert all([*rule.title.values(), *rule.says.values()]), rule.id
        assert rule.kind != "commentary" or rule.why, f"{rule.id}: why can no program prove it?"
    for ruling in rulebook.rulings:
        assert set(ruling.question) == set(ruling.ruling) == set(ruling.reason) == {"en", "pl"}, ruling.id
