"""Analysis of a record: the curve ends where the game ended, luck is fair, mistakes are those of the seat's view."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from sztab.analysis.luck import luck, struck
from sztab.analysis.mistakes import MARKS, acts, is_done, together
from sztab.analysis.moments import Moment, between, curve
from sztab.analysis.pieces import Act, Better, Noted, Opened, Piece, Plain, Run, Stretch, Stroke
from sztab.analysis.report import joined
from sztab.analysis.running import analyse, subject_of
from sztab.analysis.turning import turning_points
from sztab.analysis.walking import walked
from sztab.bots import make
from sztab.bots.bot import Glimpse
from sztab.bots.winning import Counts, Facts, Fit, Usual, fits, probability, shifted, weighed
from sztab.cli.__main__ import app
from sztab.games import CATALOGUE, load, rules_version
from sztab.kernel.beginning import new_header
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation
from sztab.kernel.play import Play
from sztab.kernel.record import Record, read_record
from sztab.kernel.recorder import Recorder
from sztab.kernel.requests import Choice
from sztab.lab.calibration import Watched, off, reliability, surprise, watched, written
from sztab.lab.chance_fit import fitted

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
    gains = [one["gain"] for one in report["better"] if one["mark"] != "slip"]
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


def standing(*shares: float) -> list[Moment]:
    return [Moment(10 * n, 1, {"a": p, "b": 1 - p}, p, p) for n, p in enumerate(shares)]


def happened(answer: int, favours: str, worth: float = 5.0) -> Noted:
    return Noted(answer, worth, {"answer": answer}, favours)


def test_turning_points_are_the_passages_that_changed_most_and_tell_what_happened() -> None:
    opened = [Opened(10, 1, "fire"), Opened(20, 1, "fight"), Opened(40, 1, "income")]
    noted = [happened(25, "b"), happened(28, "a", 9.0), happened(29, "a"), happened(12, "a")]
    found = turning_points(standing(0.5, 0.51, 0.53, 0.7, 0.8, 0.95), opened, noted)
    assert [(turn.answer, turn.change, turn.opened) for turn in found] == [(28, 0.27, "fight")]
    assert [one.answer for one in found[0].noted] == [28, 29], "what helped those who gained"


def test_a_tie_is_told_whole_by_what_befell_both() -> None:
    noted = [happened(22, "b"), happened(25, "b"), happened(25, "a")]
    found = turning_points(standing(0.5, 0.5, 0.5, 0.8), [Opened(20, 1, "fight")], noted)
    assert [(one.answer, one.favours) for one in found[0].noted] == [(25, "b"), (25, "a")], "in the order it happened"


def test_where_nothing_happened_that_one_would_name_nothing_turned() -> None:
    moments = standing(0.5, 0.9, 0.2)
    assert turning_points(moments, [Opened(10, 1, "income")], []) == []
    assert turning_points(moments, [Opened(10, 1, "income")], [happened(15, "b", 0.5)]) == []
    assert [turn.answer for turn in turning_points(moments, [Opened(10, 1, "fight")], [happened(15, "b")])] == [15]


def test_games_played_out_bend_the_curve_and_do_not_break_it() -> None:
    plain = [Plain(n, 1, {"a": 0.5, "b": 0.5}) for n in range(0, 41, 10)]
    moments = curve(plain, {10: [1.0] * 12, 30: [1.0] * 12}, "a")
    shares = [moment.win["a"] for moment in moments]
    assert shares[0] == shares[1] == shares[2] == shares[3] > 0.7
    assert shares[4] == 0.5, "behind the last games nothing is corrected any more"
    assert moments[1].high - moments[1].low < moments[4].high - moments[4].low
    assert between([(0, 1.0), (10, 3.0)], 5) == 2.0


def test_two_processes_find_the_same_as_one(read: Record) -> None:
    one, two = (analyse(load(GAME), read, seconds=2.0, ahead=1, jobs=jobs) for jobs in (1, 2))
    assert one.luck == two.luck, "luck is told whole, whatever the time"
    assert [moment.answer for moment in one.moments] == [moment.answer for moment in two.moments]


def test_what_was_prepared_belongs_to_what_came_of_it() -> None:
    opened = [Opened(10, 1, "march"), Opened(20, 1, "attack"), Opened(30, 2, "turn")]
    found = turning_points(standing(0.5, 0.5, 0.3, 0.2, 0.6), opened, [happened(25, "b"), happened(35, "a")])
    assert [(turn.answer, turn.change, turn.opened) for turn in found] == [(25, 0.3, "attack"), (35, 0.4, "turn")]


def test_turns_are_told_by_the_numbers_that_players_know() -> None:
    game = load("raclawice-1794")
    play: Play[Any] = Play.begin(game, "battery")
    start, dice = play.position(), RandomDice(1)
    wires: list[dict[str, Any]] = []
    while len(wires) < 3 and (question := play.question) is not None:
        answer = question.options[0] if isinstance(question, Choice) else dice.settle(question)
        wires.append(game.codec.encode(question, answer))
        play.answer(answer)
    found = walked(game, Piece(work="walk", scenario="battery", stretch=Stretch(start, 0, wires), seed="x"))
    assert game.turn(play.state) == 1
    assert {moment.turn for moment in found.moments} == {7}, "the assault on the battery begins later than the battle"


def test_a_move_is_told_in_the_things_that_were_done() -> None:
    answers: list[tuple[str, dict[str, Any]]] = [
        ("move", {"unit": "a"}), ("to", {"hex": "1"}), ("to", {"hex": "2"}), ("to", {"answer": "done"}),
        ("move", {"unit": "b"}), ("to", {"hex": "3"}), ("move", {"unit": "c"}), ("move", {"answer": "pass"}),
    ]  # fmt: skip
    told = acts(answers)
    assert [(act.wire, [one.get("hex") for one in act.then]) for act in told] == [
        ({"unit": "a"}, ["1", "2", None]), ({"unit": "b"}, ["3"]), ({"unit": "c"}, [None])
    ]  # fmt: skip


def lost(answer: int, gain: float, best: str, seat: str = "a") -> Better:
    return Better(
        answer, seat, 1, "move", [Act("move", {"unit": "x"})], [Act("move", {"unit": best})], gain, 9.0, "slip"
    )


def test_what_is_lost_in_one_passage_counts_together_and_each_thing_once() -> None:
    found = [lost(3, 0.05, "k"), lost(5, 0.05, "l"), lost(7, 0.04, "k"), lost(12, 0.005, "m"), lost(6, 0.02, "k", "b")]
    told = {(one.seat, one.answer): one for one in together(load(GAME), found, [10], [{"unit": "x"}] * 20)}
    assert set(told) == {("a", 3), ("b", 6)}, "next to nothing is not told"
    assert told["a", 3].gain == pytest.approx(0.0975, abs=0.001), "the same thing missed again is not lost again"
    assert told["a", 3].mark == "mistake"
    assert [act.wire["unit"] for act in told["a", 3].best] == ["k", "l"]
    assert [least for least, _ in MARKS] == sorted((least for least, _ in MARKS), reverse=True)


def test_what_is_done_later_in_the_passage_was_not_missed() -> None:
    attack, march = Act("attack", {"hex": "7"}, [{"units": ["x"]}]), Act("move", {"unit": "k"}, [{"hex": "5"}])
    answers: list[dict[str, Any]] = [{"hex": "6"}, {"hex": "7"}, {"unit": "k"}, {"hex": "4"}]
    assert is_done(attack, answers), "with whomever"
    assert not is_done(march, answers), "it went elsewhere"
    assert is_done(march, [*answers, {"unit": "k"}, {"hex": "5"}])
    lost_order = Better(0, "a", 1, "attack", [Act("attack", {"hex": "6"})], [attack], 0.3, 9.0, "blunder")
    assert together(load(GAME), [lost_order], [10], answers) == []
    assert len(together(load(GAME), [lost_order], [1], answers)) == 1, "in another passage it is too late"


def test_a_move_cut_in_two_is_put_together() -> None:
    halves = [[Run(0, "a", 4, 2), Run(6, "b", 4, 3)], [Run(10, "b", 5, 4), Run(15, "a", 2, 1)]]
    assert joined(halves, set()) == [[Run(0, "a", 4, 2), Run(6, "b", 9, 7)], [Run(15, "a", 2, 1)]]
    assert joined(halves, {10}) == halves, "something new begins there"


def test_a_lead_is_worth_more_the_less_is_left() -> None:
    counts, usual = Counts(result=0.5, lead=0.5, worth=0.5), Usual(lead=5.0, worth=20.0)
    chances = [probability(weighed(Facts(left, 1.0, 5.0, 0.0, None), counts, usual)) for left in (1.0, 0.5, 0.1, 0.0)]
    assert chances[0] == pytest.approx(0.5)
    assert chances == sorted(chances)
    assert chances[-1] > 0.95
    assert shifted(0.5, 1.0) == pytest.approx(0.731, abs=0.001)
    assert shifted(0.9, 0.0) == pytest.approx(0.9)


@pytest.mark.parametrize("game_id", sorted(CATALOGUE))
def test_who_is_far_behind_at_the_end_is_not_said_to_win(game_id: str) -> None:
    fit = fits()[game_id]
    for usual in fit.scenarios.values():
        for counts in filter(None, (fit.counts, fit.learned)):
            behind = Facts(0.02, -1.0, -2 * usual.lead, usual.end, None)
            assert probability(weighed(behind, counts, usual)) < 0.5


def test_counts_are_fitted_to_games() -> None:
    def game(number: int, won: float) -> Watched:
        sign = 2 * won - 1
        worths = [Facts(left, sign * (left < 0.5), 3 * sign, 10 * sign * (1 - left), None) for left in (0.9, 0.5, 0.1)]
        return Watched(GAME, "olympiad", ("officer", "officer"), number, won, worths)

    games = [game(number, float(number % 2)) for number in range(20)]
    fit = fitted(games)
    assert min(fit.counts.result, fit.counts.lead, fit.counts.worth, fit.counts.late) >= 0
    assert surprise(games, fit) < 0.5 < surprise(games, Fit())
    assert off(games, fit) < off(games, Fit()) < 0.25
    rows = list(reliability(games, fit))
    assert rows[-1].split("|")[-2].strip() == "100%"
    assert any(line.startswith("[bitwa-warszawska.counts]") for line in written(GAME, fit))


def test_a_game_is_watched() -> None:
    found = watched(load(GAME), "olympiad", ("corporal", "recruit"), 2)
    assert found.won in (0.0, 0.5, 1.0)
    assert [one.left for one in found.positions] == sorted((one.left for one in found.positions), reverse=True)


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text("{}")
    result = CliRunner().invoke(app, ["analyse", str(path)])
    assert isinstance(result.exception, BadNotation)
    assert "x.jsonl" in str(result.exception)
