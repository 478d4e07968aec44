"""Records that went over to other rules: proven stretch by stretch, here or by the version that played it."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import msgspec
import pytest

from sztab.cli.other_versions import prove_elsewhere
from sztab.kernel.errors import BadNotation
from sztab.kernel.record import Base, Line, Passage, Record, RulesVersion, chained, parse, text_of
from sztab.kernel.recorder import Recorder
from sztab.kernel.requests import Steps, choose
from sztab.kernel.state_hash import FORM
from sztab.kernel.verify import Verification, verify
from tests.kernel import toy
from tests.kernel.test_record import SEED, play_on, recorder
from tests.kernel.toy import State, Toy

OLD = RulesVersion("1.0", "r", "b", "old")
NEW = RulesVersion("2.0", "r", "b", "new")


def quick_bid(state: State) -> Steps[None]:
    who = state.phase - 1
    card = yield from choose(toy.SEATS[who], "bid", sorted(state.hands[who]), rule="2", secret=True)
    state.bids[who] = card
    state.hands[who].remove(card)
    state.phase += 1


class NewRules(Toy):
    def next_activity(self, state: State) -> Steps[None]:
        return quick_bid(state) if state.phase in (1, 2) else super().next_activity(state)


def passed_over(was: RulesVersion = OLD) -> Record:
    """A game of the toy that goes over to new rules in the middle."""
    table = play_on(recorder(), 6)
    header = table.header.__class__(
        **{f: getattr(table.header, f) for f in table.header.__struct_fields__} | {"rules": was}
    )
    old = Recorder(Toy(), header, SEED)
    play_on(old, 6)
    mark = old.marks.firm
    assert mark is not None
    game = NewRules()
    new = Recorder(game, header, SEED)
    new.play.journal = old.play.journal[: mark.told]
    new.go_over(Passage(was, NEW, 3, mark.answers, Base(game.dump(mark.state)), FORM), old.lines)
    play_on(new)
    return parse(new.text())


def proven(record: Record, game: Toy, rules: RulesVersion) -> Verification:
    return verify(lambda _: game, record, rules)


def test_each_stretch_is_proven_by_its_own_rules() -> None:
    record = passed_over()
    passage = next(line.n for line in record.lines if line.rules)
    by_new = proven(record, NewRules(), NEW)
    assert (by_new.ok, by_new.dice, by_new.states, by_new.rules) == (
        True,
        "partly",
        "unchecked",
        OLD.version + by_new.rules[3:],
    )
    assert [(s.first, s.last, s.proven) for s in by_new.stretches] == [
        (1, passage - 1, False),
        (passage, len(record.lines), True),
    ]
    by_old = proven(record, Toy(), OLD)
    assert not by_old.ok
    assert by_old.stretches[0].proven


def test_rules_that_are_the_same_must_prove_their_stretch() -> None:
    result = proven(passed_over(NEW), NewRules(), NEW)
    assert (result.ok, result.problems[0][:7]) == (False, "line 3:")


def test_a_passage_must_hold_together() -> None:
    """Made anew with all hashes, a passage that drops answers it does not have or moves pieces is found."""
    record = passed_over()
    place = next(number for number, line in enumerate(record.lines) if line.rules)
    passage = record.lines[place].rules
    assert passage is not None
    moved = msgspec.structs.replace(passage.position, state={**passage.position.state, "points": [9, 0]})
    for wrong in ({"answers": 99}, {"answers": -1}, {"position": moved}, {"position": Base({"hands": 1})}):
        lines = [*record.lines[:place], *_chained(record, place, msgspec.structs.replace(passage, **wrong))]
        found = proven(parse(text_of(record.header, lines)), NewRules(), NEW)
        assert not found.ok, wrong
        assert found.problems[0].startswith(f"line {place + 2}:")


def _chained(record: Record, place: int, passage: Passage) -> list[Line]:
    chain, lines = record.lines[place - 1].chain, []
    for line in [msgspec.structs.replace(record.lines[place], rules=passage), *record.lines[place + 1 :]]:
        lines.append(chained(chain, line))
        chain = lines[-1].chain
    return lines


def environment(folder: Path, body: str) -> Path:
    """A folder that looks like an environment with another sztab in it."""
    (folder / "bin").mkdir(parents=True)
    program = folder / "bin" / "sztab"
    program.write_text(f"#!{sys.executable}\nimport sys, json\nsys.path[:0] = {sys.path!r}\n{body}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return folder


PROVES = """
from tests.kernel.test_passages import OLD, Toy, verify
from sztab.kernel.record import parse
if "--version" in sys.argv:
    print("sztab 1.0")
else:
    found = verify(lambda _: Toy(), parse(open(sys.argv[2]).read()), OLD)
    print(json.dumps({"ok": found.ok, "states": found.states, "problems": found.problems}))
"""


def test_another_version_proves_what_it_played(tmp_path: Path) -> None:
    record = passed_over()
    result = proven(record, NewRules(), NEW)
    no = environment(tmp_path / "no", "print(json.dumps({'ok': False}))")
    assert prove_elsewhere(record, result, [no]) == []
    assert result.states == "unchecked"
    yes = environment(tmp_path / "yes", PROVES)
    (told,) = prove_elsewhere(record, result, [no, yes])
    assert told == f"lines 1-{result.stretches[0].last}: sztab 1.0"
    assert (result.ok, result.states, result.dice) == (True, "proven", "proven")


def test_a_later_stretch_is_a_record_of_its_own(tmp_path: Path) -> None:
    """By the old version the second stretch cannot be proven; the new one proves it from its position."""
    record = passed_over()
    result = proven(record, Toy(), OLD)
    body = (
        PROVES.replace("Toy, verify", "NewRules, NEW, verify")
        .replace("Toy()", "NewRules()")
        .replace(", OLD)", ", NEW)")
    )
    (told,) = prove_elsewhere(record, result, [environment(tmp_path / "new", body)])
    assert told.startswith(f"lines {result.stretches[1].first}-")
    assert (result.ok, result.problems) == (True, [])


def test_a_folder_without_sztab_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNotation, match="no environment"):
        prove_elsewhere(passed_over(), proven(passed_over(), NewRules(), NEW), [tmp_path])
