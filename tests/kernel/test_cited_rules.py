"""A rule that the code names and the rulebook does not have is an error at loading."""

from pathlib import Path
from types import ModuleType

import pytest

from sztab import games
from sztab.kernel.citing import citations
from sztab.kernel.errors import DataError
from sztab.kernel.rulebook import Rulebook, check_cited, numbered


def named(**rules: str) -> ModuleType:
    module = ModuleType("rules")
    vars(module).update(rules)
    return module


@pytest.mark.parametrize("game", ["bitwa-warszawska", "raclawice-1794"])
def test_ids_are_read_as_the_rulebook_has_them(game: str) -> None:
    file = games.entry(game).rulebook_file
    book = Rulebook(file)
    known = check_cited(named(), file)
    assert known == {*book.rules, *(ruling.id for ruling in book.rulings)}


def test_a_name_without_a_number_is_found(tmp_path: Path) -> None:
    file = tmp_path / "rulebook.yaml"
    file.write_text("rules:\n- id: '1.0'\n- id: 2.1/a\n")
    assert check_cited(named(MOVE="1.0", TURN="2.1/a", helper="9.9"), file) == {"1.0", "2.1/a"}
    with pytest.raises(DataError, match="named FIRE"):
        check_cited(named(MOVE="1.0", FIRE="3.3"), file)


def test_an_unknown_rule_is_never_shown() -> None:
    assert numbered("1.0", frozenset({"1.0"})) == "1.0"
    with pytest.raises(DataError):
        numbered("1.1", frozenset({"1.0"}))
    for game in ("bitwa-warszawska", "raclawice-1794"):
        with pytest.raises(DataError):
            games.load(game).number("no such rule")


def test_numbers_of_another_edition_stand_behind_its_name(tmp_path: Path) -> None:
    """Shared code is the first edition's by its numbers; `Eagles 12.2` and `Eagles S1.5` are those of the second."""
    for edition in ("first", "eagles"):
        (tmp_path / edition).mkdir()
        (tmp_path / edition / "edition.py").write_text("")
    shared = 'def stays() -> None:\n    """A.2.4, 7.1: it stays. Eagles 12.2, S1.5."""\n'
    (tmp_path / "river.py").write_text(shared)
    ids = ("A.2.4", "7.1", "12.2", "S1.5")
    found = {edition: set(citations(tmp_path, ids, str, edition)) for edition in ("first", "eagles")}
    assert found == {"first": {"A.2.4", "7.1"}, "eagles": {"12.2", "S1.5"}}
