"""A state machine that plays badly: illegal answers, undos and saves in any order; cut records; damaged boxes."""

import random
import shutil
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sztab import games
from sztab.kernel.beginning import new_header
from sztab.kernel.box import Box
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation, DataError, IllegalAnswer
from sztab.kernel.game import Game
from sztab.kernel.play import Play, Position
from sztab.kernel.record import parse
from sztab.kernel.recorder import Recorder
from sztab.kernel.requests import Choice
from sztab.kernel.state_hash import state_hash
from sztab.kernel.verify import verify
from tests.conformance.suite import GARBAGE, RULES
from tests.kernel.toy import Toy

OPENED: list[Game[Any]] = [Toy(), *(games.load(game) for game in games.CATALOGUE)]


class BadTable(RuleBasedStateMachine):
    """A recorded table at which people do whatever comes to their minds."""

    @initialize(game=st.sampled_from(OPENED), practice=st.integers(0, 99), skip=st.integers(0, 60))
    def open(self, game: Game[Any], practice: int, skip: int) -> None:
        self.game = game
        scenario = next(iter(game.scenarios()))
        header = new_header(game, scenario, {}, RULES, seed=b"", seats={}, practice=practice)
        self.table = Recorder(game, header, b"")
        self.dice = RandomDice(practice)
        for _ in range(skip):
            if self.table.play.question is not None:
                self.go_on()

    def go_on(self) -> None:
        question = self.table.play.question
        if isinstance(question, Choice):
            self.table.answer(question.options[self.dice.below(len(question.options))])
        else:
            self.table.settle()

    @precondition(lambda self: self.table.play.question is not None)
    @rule()
    def answer(self) -> None:
        self.go_on()

    @rule(answer=st.sampled_from(GARBAGE) | st.integers(-5, 500) | st.tuples(st.text(max_size=3), st.integers(-1, 50)))
    def answer_badly(self, answer: Any) -> None:
        question = self.table.play.question
        if isinstance(question, Choice) and answer in question.options:
            return
        before, lines = state_hash(self.game, self.table.play.state), len(self.table.lines)
        with pytest.raises((IllegalAnswer, TypeError)):
            self.table.answer(answer)
        assert (state_hash(self.game, self.table.play.state), len(self.table.lines)) == (before, lines)

    @rule(
        wire=st.dictionaries(st.sampled_from(["answer", "army", "field", "card", "x"]), st.text(max_size=4), max_size=2)
    )
    def send_a_bad_message(self, wire: dict[str, str]) -> None:
        question = self.table.play.question
        if isinstance(question, Choice):
            try:
                answer = self.game.codec.decode(question, wire)
            except BadNotation:
                return
            if answer not in question.options:
                with pytest.raises(IllegalAnswer):
                    self.table.answer(answer)

    @rule(which=st.integers(0, 3))
    def undo(self, which: int) -> None:
        seats = self.game.scenario(self.table.header.scenario).seats
        seat = seats[which % len(seats)]
        if self.table.play.question is None:
            return
        if self.table.play.undo_refusal(seat) is None:
            self.table.undo(seat)
        else:
            with pytest.raises(IllegalAnswer):
                self.table.undo(seat)

    @rule()
    def save_and_load(self) -> None:
        data = msgspec.json.decode(msgspec.json.encode(self.table.play.position()), type=Position)
        again = Play.resume(self.game, data)
        assert again.question == self.table.play.question
        assert state_hash(self.game, again.state) == state_hash(self.game, self.table.play.state)

    @rule(at=st.floats(0, 1))
    def cut_the_record(self, at: float) -> None:
        text = self.table.text()
        cut = text[: int(len(text) * at)]
        try:
            result = verify(lambda _: self.game, parse(cut), RULES)
        except BadNotation:
            return
        assert result.ok or result.problems, "a cut record is legal so far, or says what is wrong"

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "table"):
            self.game.check(self.table.play.state)


BadTable.TestCase.settings = settings(
    max_examples=12, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
TestBadTable = BadTable.TestCase


@pytest.mark.parametrize("game", list(games.CATALOGUE))
@given(seed=st.integers(0, 10_000))
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_damaged_boxes_are_refused_or_still_make_a_game(game: str, seed: int) -> None:
    """Bytes changed, lines lost, cells emptied: a DataError with file and line, or a box that can be played."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "box"
        shutil.copytree(games.entry(game).box_folder, folder)
        files = [path for path in folder.iterdir() if path.suffix in (".csv", ".toml") and path.stem != "origin"]
        victim = chance.choice(sorted(files))
        victim.write_bytes(_damaged(victim.read_bytes(), chance))
        said = _problems(game, Box(folder))
        assert all(".csv" in problem or ".toml" in problem for problem in said), said


def _problems(game: str, box: Box) -> list[str]:
    try:
        opened = games.load(game, box)
        Play.begin(opened, next(iter(opened.scenarios())))
    except DataError as error:
        return list(error.problems)
    return []


def _damaged(data: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    number = chance.randrange(len(lines))
    kind = chance.randrange(5)
    if kind == 0:
        return data[: chance.randrange(len(data))]
    if kind == 1:
        del lines[number]
    elif kind == 2:
        lines[number] = lines[number].replace(b",", b"", 1)
    elif kind == 3:
        lines[number] = bytes(chance.randrange(256) for _ in range(8)) + lines[number]
    else:
        cells = lines[number].split(b",")
        cells[chance.randrange(len(cells))] = chance.choice([b"", b"-1", b"999", b"x"])
        lines[number] = b",".join(cells)
    return b"\n".join(lines)
