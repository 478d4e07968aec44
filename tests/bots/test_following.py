"""What a hint goes on with is what its answer has begun, and nothing else."""

import pytest

from sztab import games
from sztab.bots.following import line_of
from sztab.bots.trial import Trial
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from tests.conformance import suite


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_move_that_ends_is_not_gone_on_with_by_the_next(seed: int) -> None:
    game = games.load("raclawice-1794")
    play, dice, within = Play.begin(game, "battery"), RandomDice(seed), 0
    for _ in range(60):
        question = play.question
        if not isinstance(question, Choice):
            suite.step(play, dice)
            continue
        found = (game.planned(play.state, question, b"", None)[0] or [0])[0]
        if question.prompt == "step":
            within += 1
            asked = {reply.prompt for reply in line_of(Trial.of(play), question, found)}
            assert "act" not in asked, game.codec.encode(question, question.options[found])
        play.answer(question.options[found])
    assert within > 5
