"""Analysis of a record: the curve ends where the game ended, luck is fair, mistakes are those of the seat's view."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from sztab.analysis.luck import luck, struck
from sztab.analysis.moments import Moment, between, curve, turning_points
from sztab.analysis.pieces import Piece, Plain, Stretch, Stroke
from sztab.analysis.running import analyse, subject_of
from sztab.bots import make
from sztab.bots.bot import Glimpse
from sztab.bots.winning import Scale, shifted
from sztab.cli.__main__ import app
from sztab.games import load, rules_version
from sztab.kernel.beginning import new_header
from sztab.kernel.errors import BadNotation
from sztab.kernel.play import Play
from sztab.kernel.record import Record, read_record
from sztab.kernel.recorder import Recorder
from sztab.kernel.requests import Choice
from sztab.lab.calibration import fitted, told

GAME = "bitwa-warszawska"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of a corporal against someone who plays anything."""
    game = load(GAME)
    seats = {"pl": "corporal", "su": "uniform"}
    table: Recorder[Any] = Recorder(
        game, new_header(game, "olympiad", {}, rules_version(game), seed=b"x" * 32, seats=seats, practice=5), b"x" * 32
    )
    minds = {seat: make(name, 5) for seat, name in seats.items()}
    while (question := table.play.question) is not None:
        if isinstance(question, Choice):
            table.answer(minds[question.seat].answer(Glimpse(table.play, question.seat)))
        else:
            table.settle()
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    table.save(path)
    return path


@pytest.fixture(scope="module")
def read(record: Path) -> Record:
    return read_record(record)


def test_the_whole_report(record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    words = ["analyse", str(record), "--seconds", "30", "--json", "-o", str(picture)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    moments = report["moments"]
    assert [m["answer"] for m in moments] == sorted(m["answer"] for m in moments)
    assert moments[-1]["answer"] == report["answers"]
    assert set(moments[-1]["win"].values()) == {0.0, 1.0}, "at the end it is decided"
    for moment in moments:
        assert sum(moment["win"].values()) == pytest.approx(1, abs=0.001)
        assert 0 <= moment["low"] <= moment["win"]["pl"] <= moment["high"] <= 1
    assert report["luck"]["pl"]["win"] == pytest.approx(-report["luck"]["su"]["win"], abs=0.002)
    assert 0 < report["looked_at"] <= report["choices"]
    gains = [one["gain"] for one in report["better"]]
    assert gains == sorted(gains, reverse=True)
    assert all(one["played"] != one["best"] for one in report["better"])
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_who_plays_anything_makes_more_mistakes(read: Record) -> None:
    found = analyse(load(GAME), read, seconds=30.0, ahead=1)
    costs = {seat: sum(one.gain for one in found.better if one.seat == seat) for seat in found.seats}
    assert costs["su"] > costs["pl"]


def test_luck_is_measured_against_what_could_have_come(read: Record) -> None:
    game = load(GAME)
    subject = subject_of(game, read, 1.0, 0)
    stretch = Stretch(subject.start, 0, subject.answers)
    found = struck(game, Piece(work="luck", scenario="olympiad", stretch=stretch, seed="x", parts=4)).strokes
    assert found
    for stroke in found:
        assert sum(stroke.gain.values()) == pytest.approx(0, abs=1e-9)
        assert stroke.spread >= 0


def test_luck_in_standard_deviations() -> None:
    gains = ({"a": 0.1, "b": -0.1}, {"a": 0.1, "b": -0.1}, {"a": -0.05, "b": 0.05})
    found = luck([Stroke(n, gain, 0.01) for n, gain in enumerate(gains)], ("a", "b"))
    assert found["a"].win == pytest.approx(0.15)
    assert found["a"].sd == pytest.approx(0.15 / (3 * 0.01) ** 0.5, abs=0.01)
    assert found["b"].sd == -found["a"].sd


def test_turning_points_are_the_largest_changes() -> None:
    shares = (0.5, 0.52, 0.8, 0.79, 0.3)
    moments = [Moment(n, 1, {"a": p, "b": 1 - p}, p, p) for n, p in enumerate(shares)]
    found = turning_points(moments, 2)
    assert [(turn.answer, turn.change) for turn in found] == [(2, 0.28), (4, 0.49)]


def test_games_played_out_bend_the_curve_and_do_not_break_it() -> None:
    plain = [Plain(n, 1, {"a": 0.5, "b": 0.5}) for n in range(0, 41, 10)]
    moments = curve(plain, {10: [1.0] * 12, 30: [1.0] * 12}, "a")
    shares = [moment.win["a"] for moment in moments]
    assert shares[1] == shares[2] == shares[3] > 0.8
    assert shares[4] == shares[3], "it does not fall back behind the last games"
    assert moments[1].high - moments[1].low < moments[4].high - moments[4].low
    assert between([(0, 1.0), (10, 3.0)], 5) == 2.0
    assert not [turn for turn in turning_points(moments) if turn.answer in (20, 30)]


def test_two_processes_find_the_same_as_one(read: Record) -> None:
    one, two = (analyse(load(GAME), read, seconds=2.0, ahead=1, jobs=jobs) for jobs in (1, 2))
    assert one.luck == two.luck, "luck is told whole, whatever the time"
    assert [moment.answer for moment in one.moments] == [moment.answer for moment in two.moments]


def test_a_lead_is_worth_more_the_less_is_left() -> None:
    game = load(GAME)
    scale = Scale(game, "olympiad")
    early, late = (Play.begin(game, "olympiad").state for _ in range(2))
    late.round = 5
    assert scale.steepness(late) > scale.steepness(early)
    assert shifted(0.5, 1.0) == pytest.approx(0.731, abs=0.001)
    assert shifted(0.9, 0.0) == pytest.approx(0.9)


def test_the_scale_is_fitted_to_games() -> None:
    game = load(GAME)
    states = told(game, "olympiad", 2)
    assert {state.round for _, state, _ in states} >= {1, 2}
    assert fitted(game, states).curve > 0


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text("{}")
    result = CliRunner().invoke(app, ["analyse", str(path)])
    assert isinstance(result.exception, BadNotation)
    assert "x.jsonl" in str(result.exception)
