"""The tool that tries mutants: what it makes, where they fit, how code is exchanged; every catalogue still fits."""

import ast
import importlib.util
import re
from pathlib import Path

import pytest

from sztab import games
from sztab.kernel.errors import DataError
from sztab.kernel.rulebook import Rulebook
from tests.mutants.automatic import automatic
from tests.mutants.catalogue import Mutant, Place, by_hand, place, read_results, results_file
from tests.mutants.trying import exchange

GAME = "bitwa-warszawska"
RETREAT = Mutant("BW-F14", "st.won == st.attacker and ", "", "fighting/aftermath.retreat")


@pytest.mark.parametrize("game", list(games.CATALOGUE))
def test_mutants_by_hand_still_fit_and_are_of_rules_that_exist(game: str) -> None:
    rules = Rulebook(games.entry(game).rulebook_file).rules
    for mutant in by_hand(game):
        assert mutant.rule in rules
        found = place(game, mutant)
        if found.path.suffix == ".py":
            ast.parse(found.text)


def test_a_mutant_is_found_by_its_function_wherever_its_module_has_moved() -> None:
    found = place(GAME, RETREAT)
    moved = place(GAME, Mutant(RETREAT.rule, RETREAT.old, "", "elsewhere/entirely.retreat"))
    assert (found.path, found.text, found.qualname) == (moved.path, moved.text, "retreat")
    assert "    if st.at[army] != NONE:" in found.text


@pytest.mark.parametrize(
    ("mutant", "said"),
    [
        (Mutant("BW-F14", "st.lost", "", RETREAT.at), "has no 'st.lost' any more"),
        (Mutant("BW-F14", RETREAT.old, "", RETREAT.at, nth=1), "any more"),
        (Mutant("BW-F14", "x", "", "aftermath.vanished"), "0 functions are called"),
        (Mutant("BW-F14", "x", "", file="vanished.csv"), "the box has no vanished.csv"),
    ],
)
def test_one_that_no_longer_fits_is_an_error(mutant: Mutant, said: str) -> None:
    with pytest.raises(DataError, match=said):
        place(GAME, mutant)


def test_automatic_mutants_negate_drop_and_shift_and_all_fit() -> None:
    made = automatic(GAME)
    changes = {(m.old, m.new) for m in made["BW-F14"]}
    condition = "st.won == st.attacker and st.at[army] != NONE"
    assert (condition, f"not ({condition})") in changes
    assert (condition, "((st.won == st.attacker))") in changes
    assert ("st.won == st.attacker", "st.won != st.attacker") in changes
    for mutants in made.values():
        assert len(set(mutants)) == len(mutants), "each is tried once"
        for mutant in mutants:
            ast.parse(place(GAME, mutant).text)
            assert mutant.old != mutant.new


@pytest.mark.parametrize("game", [game for game in games.CATALOGUE if results_file(game).is_file()])
def test_the_readme_does_not_claim_more_mutation_tested_rules_than_there_are(game: str) -> None:
    provable = Rulebook(games.entry(game).rulebook_file).provable()
    tried = read_results(game)
    count = sum(bool(tried[rule].killed) for rule in provable if rule in tried)
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    (line,) = [line for line in readme.splitlines() if f"**](docs/{game}.md)" in line]
    claimed = re.search(r"(all )?(\d+) mutation-tested", line)
    assert claimed is not None
    assert int(claimed[2]) <= count
    assert bool(claimed[1]) == (int(claimed[2]) == len(provable))


CODE = """
def outer(x):
    def inner(y):
        return y > x
    return inner(3)


class Thing:
    def kept(self):
        return 1
"""


def test_living_functions_take_the_changed_code(tmp_path: Path) -> None:
    path = tmp_path / "some_code.py"
    path.write_text(CODE)
    spec = importlib.util.spec_from_file_location("some_code", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    bound = module.outer
    assert exchange(Place(path, CODE.replace("y > x", "y <= x"), "outer"))
    assert bound(5)
    assert exchange(Place(path, CODE.replace("return 1", "return 2"), "Thing.kept"))
    assert module.Thing().kept() == 2
    assert not exchange(Place(path, CODE, "")), "a statement of a module needs a new process"
