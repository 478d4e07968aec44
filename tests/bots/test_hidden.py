"""A bot cannot read hidden things: when others lie there that its seat cannot tell from them, it answers the same."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from sztab import games
from sztab.bots import make, offered
from sztab.bots.bot import Glimpse, ask
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import redealt

Moments = tuple[str, Mapping[str, str], int, int]
MOMENTS: Mapping[str, Moments] = {
    "bitwa-warszawska": ("olympiad", {}, 7, 40),
    "how-the-west-was-saved": ("campaign", {}, 60, 5),
    "rok-1920": ("C", {}, 10, 4),
    "nest-of-eagles": ("1", {"hiding": "both"}, 10, 4),
}
"""Games with secrets: a scenario and its options, and at how many moments, so many questions apart, all levels are
asked."""
ODD = 3
"""One answer in so many is any legal one: without it nobody concentrates in secret."""


@cache
def load(game: str) -> Game[Any]:
    return games.load(game)


def test_all_games_with_secrets_are_looked_at() -> None:
    assert {game for game in games.CATALOGUE if load(game).has_secrets} == set(MOMENTS)


@pytest.mark.parametrize("game", MOMENTS)
def test_what_is_hidden_changes_no_answer(game: str) -> None:
    opened, dice = load(game), RandomDice(11)
    scenario, options, every, count = MOMENTS[game]
    play = Play.begin(opened, scenario, options)
    swapped = asked = weighty = 0
    while (question := play.question) is not None and count:
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        asked += 1
        if asked % every == 0 and len(question.options) > 1:
            twin = redealt(play, question.seat, dice)
            if opened.dump(twin.state) != opened.dump(play.state):
                swapped += 1
                weighty += opened.is_weighty(play.state, question)
                for level in offered(game):
                    replies = [ask(make(level, asked), Glimpse(one, question.seat)) for one in (play, twin)]
                    assert replies[0] == replies[1], f"{level} saw through {question.prompt}"
                count -= 1
        is_odd = dice.below(ODD) == 0
        quick = opened.quick_answer(play.state, question, dice)
        play.answer_index(dice.below(len(question.options)) if is_odd else quick)
    assert swapped > 2, "something was hidden"
    assert weighty > 2, "and some questions were worth a search"
