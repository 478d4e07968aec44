"""The canonical hash of states: refactoring changes nothing, memory changes nothing, play changes it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sztab
from sztab import games
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.record import RulesVersion, parse, text_of
from sztab.kernel.recorder import Recorder
from sztab.kernel.state_hash import FORM, StateHash, canonical, state_hash
from sztab.kernel.verify import verify
from tests.conformance import suite
from tests.kernel.test_record import SEED, play_on, recorder
from tests.kernel.toy import State, Toy

OLD = Path(__file__).parent / "records" / "format-1.jsonl"


class Weather(msgspec.Struct, array_like=True):
    rain: int
    wind: int = 0


class Widened(State):
    """The toy's state with fields that nothing uses yet, one of them in the middle of the alphabet."""

    moon: int = 0
    storms: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    weather: Weather | None = None

    def copy(self) -> Widened:
        return Widened(**{name: getattr(State.copy(self), name) for name in State.__struct_fields__})


class Grown(Toy):
    state_type = Widened

    def start(self, scenario: str, options: Any) -> Widened:
        state = super().start(scenario, options)
        return Widened(**{name: getattr(state, name) for name in State.__struct_fields__})


def test_a_new_field_that_nothing_uses_changes_no_hash_and_no_proof() -> None:
    record = parse(play_on(recorder()).text())
    again = verify(lambda _: Grown(), record, RulesVersion("2.0", "r", "b"))
    assert (again.ok, again.dice, again.states, again.problems) == (True, "proven", "proven", [])
    Recorder(Grown(), record.header, SEED, lines=record.lines)


def test_a_field_that_is_used_changes_the_hash() -> None:
    game = Grown()
    plain = state_hash(game, game.start("one", {"target": "20"}))
    seen = {plain}
    for change in ({"moon": 3}, {"storms": [0, 1]}, {"weather": Weather(0)}, {"weather": Weather(0, 2)}, {"round": 2}):
        seen.add(state_hash(game, msgspec.structs.replace(game.start("one", {"target": "20"}), **change)))
    assert len(seen) == 6


def test_structs_inside_are_written_by_name_without_their_defaults() -> None:
    assert canonical([Weather(1), Weather(1, 2)]) == [{"rain": 1}, {"rain": 1, "wind": 2}]
    assert canonical({"a": (Weather(0),)}) == {"a": [{"rain": 0}]}


def test_the_hash_can_be_made_by_anyone_from_the_documents() -> None:
    """docs/records.md: a line NAME=SHA-256 of each part as JSON with sorted keys, in the order of the names."""
    game = Toy()
    state = game.start("one", {"target": "20"})
    parts = {"bids": state.bids, "deck": state.deck, "hands": state.hands, "points": state.points}
    written = "".join(
        f"{name}={hashlib.sha256(json.dumps(value, separators=(',', ':')).encode()).hexdigest()}\n"
        for name, value in sorted(parts.items())
    )
    assert state_hash(game, state) == hashlib.sha256(written.encode()).hexdigest()[:32]


@pytest.mark.parametrize("game_id", games.CATALOGUE)
def test_what_is_remembered_of_a_play_gives_the_same_hashes(game_id: str) -> None:
    """Also after undo and in the middle of activities: a part that changed unseen would give an old hash."""
    game, dice = games.load(game_id), RandomDice(5)
    for scenario in game.scenarios():
        play, remembered, seen = Play.begin(game, scenario), StateHash(game), set()
        for number in range(250):
            if (question := play.question) is None:
                break
            suite.step(play, dice)
            if number % 5 == 0 and play.undo_refusal(question.seat) is None:
                play.undo(question.seat)
            now = remembered.of(play.state)
            assert now == state_hash(game, play.state)
            seen.add(now)
        assert len(seen) > 20


@pytest.mark.parametrize("game_id", games.CATALOGUE)
def test_a_position_saved_and_loaded_has_the_same_hash(game_id: str) -> None:
    game, dice = games.load(game_id), RandomDice(8)
    for scenario in game.scenarios():
        play = Play.begin(game, scenario)
        for _ in range(60):
            if play.question is None:
                break
            suite.step(play, dice)
            saved = json.loads(json.dumps(game.dump(play.quiet_state())))
            assert state_hash(game, game.load(saved)) == state_hash(game, play.quiet_state())


def test_every_part_of_every_game_counts() -> None:
    """Whatever is dumped is hashed: a part that is left out by mistake would hide a difference."""
    for game_id in games.CATALOGUE:
        game: Game[Any] = games.load(game_id)
        state = game.start(scenario := next(iter(game.scenarios())), game.scenario(scenario).settle({}))
        hashed = {f.encode_name for f in msgspec.structs.fields(game.state_type)} - {*game.derived, "events"}
        assert hashed == set(game.dump(state)) - {"events"}


def test_records_of_format_1_are_read_and_proven_but_for_their_states() -> None:
    text = OLD.read_text()
    record = parse(text)
    assert (record.header.record, record.header.states, record.odd) == (1, 1, 0)
    assert text_of(record.header, record.lines) == text
    result = verify(lambda _: Toy(), record, RulesVersion(sztab.__version__, "r", "b"))
    assert (result.ok, result.dice, result.states, result.problems) == (True, "proven", "unchecked", [])
    forged = parse(text.replace('"dice":[', '"dice":[6,', 1))
    assert not verify(lambda _: Toy(), forged).ok


def test_a_record_says_the_form_of_its_hashes_and_the_rules_with_their_code() -> None:
    header = parse(play_on(recorder()).text()).header
    assert (header.record, header.states) == (2, FORM)
    versions = {game_id: games.rules_version(games.load(game_id)) for game_id in games.CATALOGUE}
    assert len({version.code for version in versions.values()}) == len(games.CATALOGUE)
    for version in versions.values():
        assert len(version.code) == 32
        assert version.is_same(msgspec.structs.replace(version, version="99"))
        assert not version.is_same(msgspec.structs.replace(version, code="0" * 32))


def test_changed_code_is_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import shutil

    shutil.copytree(games.SZTAB, tmp_path / "sztab", ignore=shutil.ignore_patterns("server", "words", "data", "*.pyc"))
    monkeypatch.setattr(games, "SZTAB", tmp_path / "sztab")
    monkeypatch.setattr(games, "HERE", tmp_path / "sztab" / "games")
    make = games.code_digest.__wrapped__

    def digest(game: str) -> str:
        made: str = make(games.entry(game))
        return made

    before = {game: digest(game) for game in games.CATALOGUE}
    assert before == {game: games.code_digest(games.entry(game)) for game in games.CATALOGUE}
    for name, changed in (
        ("kernel/verify.py", set()),
        ("games/raclawice/fire.py", {"raclawice-1794"}),
        ("games/rok1920/eagles/game.py", {"nest-of-eagles"}),
        ("games/rok1920/state.py", {"rok-1920", "nest-of-eagles"}),
        ("kernel/dice.py", set(games.CATALOGUE)),
    ):
        (tmp_path / "sztab" / name).write_text("changed = 1\n")
        assert {game for game in before if digest(game) != before[game]} == changed, name
        before = {game: digest(game) for game in games.CATALOGUE}
