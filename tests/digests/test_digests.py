"""Recorded games are played again by frozen policies: a change that means to change nothing changes nothing here."""

import pytest

from sztab import games
from tests.digests.playing import PLAY, REFUSALS, WALKS, Line, opened
from tests.digests.policy import Generator, forward
from tests.digests.recording import GAMES, Digest, difference, digest, file_of, read_line, recorded

SCENARIOS = [(game, scenario) for game in games.CATALOGUE for scenario in opened(game).scenarios()]
SHORT = 1_600
"""`make test` plays the shortest random game of each scenario, and the shortest forward game if it is no longer."""
each_scenario = pytest.mark.parametrize(("game", "scenario"), SCENARIOS, ids=[f"{g}-{s}" for g, s in SCENARIOS])


def differences(game: str, scenario: str, wanted: list[Digest]) -> list[str]:
    found = (difference(was, digest(game, scenario, was.policy, was.seed, was.options)) for was in wanted)
    return [text for text in found if text]


@each_scenario
def test_every_scenario_is_recorded(game: str, scenario: str) -> None:
    assert file_of(game, scenario).exists(), "python -m tests.digests record"
    policies = [found.policy for found in recorded(game, scenario)]
    assert {policy: policies.count(policy) for policy in GAMES} == GAMES


@each_scenario
def test_short_games_are_played_as_before(game: str, scenario: str) -> None:
    was = recorded(game, scenario)
    random, ahead = (min((d for d in was if d.policy == policy), key=lambda d: d.answers) for policy in GAMES)
    assert differences(game, scenario, [random, ahead] if ahead.answers <= SHORT else [random]) == []


@pytest.mark.long
@pytest.mark.timeout(0)
@each_scenario
def test_all_games_are_played_as_before(game: str, scenario: str) -> None:
    assert differences(game, scenario, recorded(game, scenario)) == []


def made(play: str, refusals: str = "dd ee ff") -> Digest:
    return read_line(f"random 7 700 flight=on,pursuit=off | {play} | {refusals} | 11 22 33")


def test_a_line_reads_back() -> None:
    was = made("aa bb cc")
    assert was.line() == "random 7 700 flight=on,pursuit=off | aa bb cc | dd ee ff | 11 22 33"
    assert was.options == {"flight": "on", "pursuit": "off"}


def test_a_difference_is_placed() -> None:
    was = made("aa bb cc")
    assert difference(was, was) == ""
    assert difference(was, made("aa xx yy")) == "random game 7: the questions differ between answers 250 and 500"
    other = made("aa bb cc", "dd ee xx")
    assert difference(was, other) == "random game 7: the refusals differ between answers 500 and 700"


def test_one_changed_word_changes_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [Line(0, PLAY, "a"), Line(300, REFUSALS, "b"), Line(600, WALKS, "c")]
    monkeypatch.setattr("tests.digests.recording.lines", lambda *_: iter(texts))
    was = digest("any", "one", "random", "1", {})
    assert [len(points) for points in was.points.values()] == [3, 3, 3]
    for number, said in ((2, "walks"), (1, "refusals"), (0, "questions")):
        texts[number] = Line(texts[number].answers, texts[number].part, "changed")
        assert said in difference(was, digest("any", "one", "random", "1", {}))


def test_the_policies_are_frozen() -> None:
    luck = Generator("frozen")
    assert [luck.below(1000) for _ in range(6)] == FROZEN
    wires = [{"answer": "done"}, {"hex": "0101"}, {"hex": "0909"}, {"answer": "attack"}]
    assert [forward(luck, "any", "any", wires[:3]) for _ in range(12)] == FORWARD
    assert {forward(luck, "any", "any", [wires[0], wires[3]]) for _ in range(40)} == {0, 1}


FROZEN = [561, 546, 619, 366, 130, 609]
FORWARD = [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
