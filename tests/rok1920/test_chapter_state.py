"""What chapters remember: small structs in memory, one flat table in records and hashes."""

from collections import Counter

import pytest
from tests.rok1920.special_kit import real

from sztab.games.rok1920.chapter_state import ChapterStates, kinds, read, with_entry, with_member, with_number, written
from sztab.games.rok1920.forces.status import IN_PLAY, CavalryArmy
from sztab.games.rok1920.logistics.railway import Railway
from sztab.games.rok1920.politics.operations import Operations
from sztab.kernel.errors import BadNotation

TABLE = {"konarmia": 1, "konarmia-front": 1, "rail-used-pl": 2, "attacks-lb": 3, "attacks-west": 1, "theatre-7": 2}


def test_a_flat_table_is_read_and_written_the_same() -> None:
    states = read(TABLE)
    assert states[CavalryArmy] == CavalryArmy(status=IN_PLAY, front=1)
    assert states[Railway].used == {"pl": 2}
    assert states[Operations].by_theatre == (0, 0, 3)
    assert written(states) == TABLE


def test_every_field_of_every_chapter_comes_back_under_a_name_of_its_own() -> None:
    names: Counter[str] = Counter()
    for kind in kinds():
        full = {}
        for number, name in enumerate(kind.__struct_fields__, start=1):
            empty = getattr(kind(), name)
            row = tuple(range(number, number + len(empty))) if isinstance(empty, tuple) else ()
            full[name] = number if isinstance(empty, int) else row or {"x": number}
        states = ChapterStates({kind: kind(**full)})
        table = written(states)
        assert read(table) == states
        assert written(ChapterStates({kind: kind()})) == {}
        names.update(table.keys())
    assert [name for name, times in names.items() if times > 1] == []


def test_nothing_is_kept_of_a_chapter_that_has_nothing_to_remember() -> None:
    state = real("C").state
    before = state.copy()
    state.change(CavalryArmy, front=1)
    assert state != before, "a copy shares the structs, and does not see what is changed"
    assert not before.of[CavalryArmy].front
    state.change(CavalryArmy, front=0)
    assert state == before


@pytest.mark.parametrize("table", [{"konarmia-front": "1"}, {"no such thing": 1}, ["konarmia"]])
def test_a_table_that_no_chapter_wrote_is_refused(table: object) -> None:
    with pytest.raises(BadNotation, match="marks"):
        read(table)  # type: ignore[arg-type]


def test_rows_and_tables_are_changed_in_one_place() -> None:
    assert with_number((1, 2, 3), 1, 0) == (1, 0, 3)
    assert with_member((1, 0), 1, 4) == (1, 16)
    assert with_entry({"pl": 1, "west": 2}, "pl", 0) == {"west": 2}
    assert with_entry({"pl": 1}, "west", 2) == {"pl": 1, "west": 2}
