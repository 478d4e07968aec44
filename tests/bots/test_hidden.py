"""A bot cannot read hidden things: when others lie there that its seat cannot tell from them, it answers the same."""

import pytest

from sztab.bots import make, offered
from sztab.bots.bot import Glimpse, ask
from sztab.games import load
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import redealt

MOMENTS = {"bitwa-warszawska": (8, 16), "how-the-west-was-saved": (60, 5)}
"""Games with secrets: every so many questions, and at how many of them."""


@pytest.mark.parametrize("game", MOMENTS)
def test_what_is_hidden_changes_no_answer(game: str) -> None:
    opened, dice = load(game), RandomDice(11)
    every, count = MOMENTS[game]
    assert opened.has_secrets
    play = Play.begin(opened, next(iter(opened.scenarios())))
    swapped = asked = weighty = 0
    while (question := play.question) is not None and count:
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        asked += 1
        if asked % every == 0 and len(question.options) > 1:
            twin = redealt(play, question.seat, dice)
            swapped += opened.dump(twin.state) != opened.dump(play.state)
            weighty += opened.is_weighty(play.state, question)
            for level in offered(game):
                replies = [ask(make(level, asked), Glimpse(one, question.seat)) for one in (play, twin)]
                assert replies[0] == replies[1], f"{level} saw through {question.prompt}"
            count -= 1
        play.answer_index(opened.quick_answer(play.state, question, dice))
    assert swapped > 2, "something was hidden"
    assert weighty > 2, "and some questions were worth a search"
