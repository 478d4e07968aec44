"""Why a bot would do something: its numbers rank its choices, and the parts add up to what it judges by."""

from typing import Any

import pytest

from sztab.bots import make
from sztab.bots.bot import Glimpse, Minds
from sztab.bots.happenings import Count, Counts, counted, shared, told
from sztab.bots.hints import WINS, advise, adviser
from sztab.bots.levels import known
from sztab.bots.reasons import in_common, largest, summed
from sztab.games.warszawa.events import ArmyDispersed
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.opinions import Part, Reasoned, changes, total
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.lab.playing import opened as the_game

SCENARIOS = {
    "bitwa-warszawska": "olympiad",
    "raclawice-1794": "battery",
    "rok-1920": "A",
    "how-the-west-was-saved": "campaign",
    "nest-of-eagles": "1",
}


def moments(game: Game[Any], scenario: str, wanted: int, apart: int) -> list[Play[Any]]:
    """Choices among several, in a game of corporals."""
    play, dice = Play.begin(game, scenario), RandomDice("reasons")
    minds = Minds({seat: make("corporal", f"reasons {seat}") for seat in game.scenario(scenario).seats})
    found: list[Play[Any]] = []
    asked = 0
    while len(found) < wanted and (question := play.question) is not None:
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        asked += len(question.options) > 1
        if len(question.options) > 1 and asked % apart == 1:
            found.append(play.copy())
        play.answer(minds.answer(play))
    return found


@pytest.mark.parametrize("game_id", SCENARIOS)
def test_the_first_choice_has_the_best_number(game_id: str) -> None:
    game: Game[Any] = the_game(game_id, "")
    plays = moments(game, SCENARIOS[game_id], 5, 9)
    assert len(plays) == 5
    for play in plays:
        assert play.question is not None
        advice = advise(Glimpse(play, play.question.seat), 3, scenario=SCENARIOS[game_id])
        assert advice.hints
        worths = [hint.worth for hint in advice.hints]
        assert advice.is_plan or worths == sorted(worths, reverse=True)
        assert all(0 <= hint.win <= 1 and 0 <= hint.better <= hint.tries for hint in advice.hints)
        for hint in advice.hints:
            sizes = [abs(part.worth) for part in hint.parts]
            assert sizes == sorted(sizes, reverse=True), "the largest reason first"
        if advice.measure and advice.measure != WINS and isinstance(game, Reasoned):
            assert advice.bot == adviser(game_id)


@pytest.mark.parametrize("game_id", SCENARIOS)
def test_the_parts_of_a_judgement_are_all_of_it(game_id: str) -> None:
    game: Game[Any] = the_game(game_id, "")
    assert isinstance(game, Reasoned)
    for play in moments(game, SCENARIOS[game_id], 4, 7):
        for seat in game.scenario(SCENARIOS[game_id]).seats:
            weights = known(adviser(game_id)).weights(game, seat)
            for some in (None, weights):
                assert total(game.parts(play.state, seat, some)) == pytest.approx(game.weigh(play.state, seat, some))


def test_what_all_choices_have_in_common_is_told_once() -> None:
    one = [Part("troops", 3.0), Part("places", 2.0, "hex", "a"), Part("danger", -1.0)]
    other = [Part("troops", 1.0), Part("places", 2.0, "hex", "b"), Part("danger", -4.0)]
    assert in_common([one, other]) == {("troops", "", ""): 1.0, ("danger", "", ""): -1.0}
    assert in_common([one]) == {}


def test_small_reasons_are_left_out_and_alike_ones_told_together() -> None:
    parts = [
        Part("places", 2.0, "hex", "a"), Part("places", 0.5, "hex", "b"), Part("troops", -1.0, "unit", "x"),
        Part("troops", -1.0, "unit", "y"), Part("supply", 0.1),
    ]  # fmt: skip
    told = largest(summed(parts), 0.5)
    assert [(part.name, part.worth, part.about) for part in told] == [("places", 5.0, "a"), ("troops", -4.0, "x")]


def test_changes_are_what_came_and_what_went() -> None:
    before, after = [Part("a", 1.0), Part("b", 2.0)], [Part("b", 2.0), Part("c", 4.0)]
    assert {part.name: part.worth for part in changes(before, after)} == {"a": -1.0, "c": 4.0}


def test_the_same_event_is_counted_once_by_whatever_rule_it_came() -> None:
    game: Any = the_game("bitwa-warszawska", "")
    state = game.start("olympiad", {})
    trials = [[ArmyDispersed("pl-1a", rule=rule)] for rule in ("BW-F9", "BW-F10", "BW-F9")]
    [one] = counted(trials, state, game, "pl").values()
    assert (one.times, one.harms) == (3, True)
    [one] = counted(trials, state, game, "su").values()
    assert not one.harms


def test_what_differs_by_the_choice_is_told_against_the_others_and_what_does_not_once() -> None:
    def counts(**times: int) -> tuple[Counts, int]:
        return {key: Count(ArmyDispersed(key), 1.0, often, False) for key, often in times.items()}, 16

    choices = [counts(a=12, b=14), counts(a=10, b=4), counts(a=11)]
    alike = shared(choices)
    assert {key: one.times for key, one in alike.items()} == {"a": 11}, "as often as on the average of them"
    [other] = told(*choices[0], alike, choices[1:])
    assert (other.event["army"], other.count, other.others) == ("b", 14, 2)
