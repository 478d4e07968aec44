"""A trial that begins behind the first question of its activity stands where one stands that was asked it."""

from typing import Any

import pytest

from sztab import games
from sztab.bots.trial import Trial
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from tests.conformance import suite


def asked(game: Game[Any], quiet: Any, tape: list[Any]) -> Trial[Any]:
    """The trial with all its questions asked."""
    trial = Trial(game, quiet)
    for answer in tape:
        trial.answer(answer)
    return trial


def stand(trial: Trial[Any]) -> tuple[Any, ...]:
    return trial.state, trial.state.events, trial.question, trial.tape, trial.quiet, trial.is_idle, trial.is_settled


@pytest.mark.parametrize(
    ("name", "scenario", "answers"),
    [("rok-1920", "campaign", 500), ("rok-1920", "C", 300), ("nest-of-eagles", "9", 400)],
)
def test_a_trial_behind_the_first_question_stands_where_the_other_stands(
    name: str, scenario: str, answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.load(name)
    play, dice, skipped = Play.begin(game, scenario), RandomDice(3), set[str]()
    go_on = type(game).go_on

    def noted(self: Any, state: Any, steps: Any, answer: Any) -> Any:
        found = go_on(self, state, steps, answer)
        if found is not None:
            skipped.add(steps.__name__)
        return found

    monkeypatch.setattr(type(game), "go_on", noted)
    for _ in range(answers):
        question = play.question
        if question is None:
            break
        if isinstance(question, Choice):
            count = len(question.options)
            for index in {0, dice.below(count), dice.below(count), count - 1}:
                tape = [*play.tape, question.options[index]]
                quick = Trial.at(play).fork(question.options[index])
                assert stand(quick) == stand(asked(game, play.quiet_state(), tape)), (question.prompt, tape)
        suite.step(play, dice)
    assert skipped >= {"move", "attack_phase"}
